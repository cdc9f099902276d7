"""A process in which bots think: ``python -m kantyna.server.bot_worker``, spoken to over standard input and output."""

from __future__ import annotations

import contextlib
import os
import struct
import sys
import time
from typing import BinaryIO, Final, Literal, TypeAlias

import msgspec

from kantyna.arena.tournament import Game, Plan, play
from kantyna.games.registry import game
from kantyna.kernel.errors import KantynaError
from kantyna.kernel.ids import Code, Seat
from kantyna.play.match import Match
from kantyna.play.replay import Replay
from kantyna.players import make
from kantyna.players.advice import Advice, advise

LENGTH: Final = struct.Struct("!I")
BETWEEN: Final = 0.2
"""Seconds between two words about how far it is."""


class Think(msgspec.Struct, array_like=True, tag="think"):
    """Think for a seat, as a player of that name would, or, without a name, to give advice. The table comes as it is
    written; the player is shown what its seat may see of it, nothing else."""

    game: str
    numbers: list[int]
    names: list[str]
    seat: Seat
    seed: int
    player: str = ""

    @classmethod
    def about(cls, match: Match, seed: int, player: str = "") -> Think:
        """Think about the question that is asked in a match."""
        return cls(match.spec.name, *match.saved(), match.pending_seat, seed, player)


class Wind(msgspec.Struct, array_like=True, tag="wind"):
    """Play a replay to its end and write its keyframes down."""

    replay: Replay
    verify: bool


class Play(msgspec.Struct, array_like=True, tag="play"):
    """Play so many games of a plan, from that number on."""

    plan: Plan
    first: int
    count: int


Task: TypeAlias = Think | Wind | Play


class Word(msgspec.Struct, array_like=True):
    """*ready*: it listens; *progress*: how far it is, from 0 to 1; *done*: the answer, the advice, the keyframes or the
    games, or why there are none."""

    kind: Literal["ready", "progress", "done", "failed"]
    fraction: float = 0.0
    code: Code = -1
    advice: Advice | None = None
    keyframes: list[bytes] = []
    games: list[Game] = []
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
        player = make(task.player, task.seed)
        return Word("done", 1.0, player.choose(spec, view, view.decision, self.progress))

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
