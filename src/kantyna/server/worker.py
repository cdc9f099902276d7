"""A process in which bots think: ``python -m kantyna.server.worker``, spoken to over its standard input and output.

It gets set-ups and answers, plays them again and shows the player what its seat may see, nothing else.
"""

from __future__ import annotations

import os
import struct
import sys
import time
from collections import OrderedDict
from typing import BinaryIO, Final, Literal

import msgspec

from kantyna.kernel.ids import Code, Seat
from kantyna.play.match import Match
from kantyna.play.setup import Setup
from kantyna.players import make
from kantyna.players.advice import Advice, advise

LENGTH: Final = struct.Struct("!I")
KEPT: Final = 64
"""Matches that a worker keeps in mind, so that it needn't play a game again for each answer."""
BETWEEN: Final = 0.2
"""Seconds between two words about how far it is."""


class Task(msgspec.Struct, array_like=True):
    """Think for a seat, as a player of that name would, or, without a name, to give advice."""

    table: str
    setup: Setup
    answers: list[Code]
    seat: Seat
    seed: int
    player: str = ""


class Word(msgspec.Struct, array_like=True):
    """*progress*: how far it is, from 0 to 1; *done*: the answer, or the advice."""

    kind: Literal["progress", "done", "failed"]
    fraction: float = 0.0
    code: Code = -1
    advice: Advice | None = None
    reason: str = ""


class Worker:
    """Thinks about one thing after the other."""

    def __init__(self, out: BinaryIO) -> None:
        self.out = out
        self.matches: OrderedDict[str, Match] = OrderedDict()
        self._told = 0.0

    def think(self, task: Task) -> Word:
        match = self.match(task)
        decision = match.decision(task.seat)
        if decision is None:
            return Word("failed", reason="the seat is not asked")
        self._told = time.monotonic()
        if not task.player:
            return Word("done", 1.0, advice=advise(match.spec, match.view(task.seat), task.seed, self.progress))
        player = make(task.player, task.seed)
        return Word("done", 1.0, player.choose(match.spec, match.view(task.seat), decision, self.progress))

    def match(self, task: Task) -> Match:
        """The match of a task: the one in mind goes on from where it is, if it is on the same way."""
        known = self.matches.pop(task.table, None)
        if known is None or known.setup != task.setup or known.answers != task.answers[: len(known.given)]:
            known = Match.of(task.setup)
        for code in task.answers[len(known.given) :]:
            known.submit(known.pending_seat, code)
        self.matches[task.table] = known
        if len(self.matches) > KEPT:
            self.matches.popitem(last=False)
        return known

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
        while len(head := asked.read(LENGTH.size)) == LENGTH.size:
            task = decoder.decode(asked.read(LENGTH.unpack(head)[0]))
            try:
                word = self.think(task)
            except Exception as error:
                self.matches.pop(task.table, None)
                word = Word("failed", reason=f"{type(error).__name__}: {error}")
            self.say(word)


def main() -> None:
    # Whatever prints must not disturb the talk with the server.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(5)
    Worker(out).run(sys.stdin.buffer)


if __name__ == "__main__":
    main()
