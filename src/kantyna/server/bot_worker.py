"""A process in which bots think: ``python -m kantyna.server.bot_worker``, spoken to over standard input and output."""

from __future__ import annotations

import contextlib
import os
import struct
import sys
import time
from typing import BinaryIO, Final, Literal, TypeAlias

import msgspec

from kantyna.arena.analysis import Judged, judge
from kantyna.arena.tournament import Game, Plan, play
from kantyna.games.registry import game
from kantyna.kernel.errors import KantynaError
from kantyna.kernel.event import Event
from kantyna.kernel.ids import Code, Seat
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.view import View
from kantyna.play.match import Match
from kantyna.play.replay import Replay
from kantyna.players import BotFault, make
from kantyna.players.advice import Advice, advise
from kantyna.players.bounded_player import BoundedPlayer
from kantyna.players.factory import STAND_IN
from kantyna.players.seated_player import SeatedPlayer

LENGTH: Final = struct.Struct("!I")
BETWEEN: Final = 0.2
"""Seconds between two words about how far it is."""
MOST_SECONDS: Final = 10.0
"""How long a player from outside may think here, whatever it is allowed elsewhere: below the time at which this process
would be ended."""


PackedEvent: TypeAlias = tuple[int, int, int, int, int, int, int]
"""An event as a seat may know it: the numbers that one is made of."""


class Think(msgspec.Struct, array_like=True, tag="think"):
    """Think for a seat, as a player of that name would, or, without a name, to give advice. The table comes as it is
    written; the player is shown what its seat may see of it, nothing else."""

    game: str
    numbers: list[int]
    names: list[str]
    seat: Seat
    seed: int
    player: str = ""
    events: list[PackedEvent] = []
    """What the seat knows of all that happened; nothing for those of ours, who never ask."""

    @classmethod
    def about(cls, match: Match, seed: int, player: str = "", hears: bool = False) -> Think:
        """Think about the question that is asked in a match; whoever *hears* is told all that happened."""
        seat = match.pending_seat
        events: list[PackedEvent] = []
        if hears:
            events = [
                (one.kind, one.seat, one.card, one.number, one.other, one.known, one.source)
                for one in match.events_for(seat)
            ]
        return cls(match.spec.name, *match.saved(), seat, seed, player, events)


class Wind(msgspec.Struct, array_like=True, tag="wind"):
    """Play a replay to its end and write its keyframes down."""

    replay: Replay
    verify: bool


class Play(msgspec.Struct, array_like=True, tag="play"):
    """Play so many games of a plan, from that number on."""

    plan: Plan
    first: int
    count: int


class Judge(msgspec.Struct, array_like=True, tag="judge"):
    """Judge the answers of a replay from the *first* to before the *last*."""

    replay: bytes
    first: int
    last: int
    iterations: int


Task: TypeAlias = Think | Wind | Play | Judge


class Word(msgspec.Struct, array_like=True):
    """*ready*: it listens; *progress*: how far it is, from 0 to 1; *done*: the answer, the advice, the keyframes, the
    games or the answers judged, or why there are none."""

    kind: Literal["ready", "progress", "done", "failed"]
    fraction: float = 0.0
    code: Code = -1
    advice: Advice | None = None
    keyframes: list[bytes] = []
    games: list[Game] = []
    judged: list[Judged] = []
    refused: str = ""
    values: dict[str, str | int] = {}
    reason: str = ""


class Worker:
    """Thinks about one thing after the other."""

    def __init__(self, out: BinaryIO) -> None:
        self.out = out
        self._told = 0.0

    def do(self, task: Task) -> Word:
        if isinstance(task, Play):
            return Word("done", 1.0, games=[play(task.plan, task.first + at) for at in range(task.count)])
        if isinstance(task, Judge):
            return Word("done", 1.0, judged=judge(task.replay, task.first, task.last, task.iterations, seed=0))
        return self.wind(task) if isinstance(task, Wind) else self.think(task)

    def think(self, task: Think) -> Word:
        spec = game(task.game)
        table = spec.read(spec.reader(task.numbers, task.names))
        view = spec.view(table, task.seat)
        if view.decision is None:
            return Word("failed", reason="the seat is not asked")
        self._told = time.monotonic()
        if not task.player:
            return Word("done", 1.0, advice=advise(spec, view, task.seed, self.progress))
        try:
            return Word("done", 1.0, self._answer(spec, view, task, task.player))
        except BotFault as fault:
            # The table must not stand still for it.
            code = self._answer(spec, view, task, STAND_IN)
            return Word("done", 1.0, code, refused=fault.key, values=fault.values)

    def _answer(self, spec: GameSpec, view: View, task: Think, name: str) -> Code:
        player = make(name, task.seed)
        if isinstance(player, BoundedPlayer):
            player.seconds = min(player.seconds, MOST_SECONDS)
        seated = SeatedPlayer(spec, player, task.seat)
        seated.happened([Event(*numbers) for numbers in task.events])
        try:
            return seated.choose(view, self.progress)
        finally:
            seated.leave()

    def wind(self, task: Wind) -> Word:
        try:
            match = Match.load(task.replay, task.verify)
        except KantynaError as error:
            return Word("done", 1.0, refused=error.key, values=error.values)
        return Word("done", 1.0, keyframes=[msgspec.msgpack.encode(frame) for frame in match.keyframes()])

    def progress(self, fraction: float) -> None:
        now = time.monotonic()
        if now - self._told >= BETWEEN:
            self._told = now
            self.say(Word("progress", fraction))

    def say(self, word: Word) -> None:
        data = msgspec.msgpack.encode(word)
        self.out.write(LENGTH.pack(len(data)) + data)
        self.out.flush()

    def run(self, asked: BinaryIO) -> None:
        """Until there is nobody to ask any more."""
        decoder = msgspec.msgpack.Decoder(Task)
        self.say(Word("ready"))
        while len(head := asked.read(LENGTH.size)) == LENGTH.size:
            task = decoder.decode(asked.read(LENGTH.unpack(head)[0]))
            try:
                word = self.do(task)
            except Exception as error:
                word = Word("failed", reason=f"{type(error).__name__}: {error}")
            self.say(word)


def main() -> None:
    # Whatever prints must not disturb the talk with the server.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(5)
    with contextlib.suppress(BrokenPipeError):  # the server is gone in the middle of a thought
        Worker(out).run(sys.stdin.buffer)


if __name__ == "__main__":
    main()
