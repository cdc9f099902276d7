"""A program that plays: a process that is told of the table in lines of JSON and answers with one of the codes.

What travels is told in ``docs/bots.md``; ``PROTOCOL`` is raised when something in it changes its meaning.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import signal
import subprocess
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from kantyna.kernel.decision import Decision
from kantyna.kernel.event import Event
from kantyna.kernel.ids import Code
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.view import View
from kantyna.players.bounded_player import short
from kantyna.players.named_view import named_events, named_options, named_view
from kantyna.players.player import BotFault, Player, Progress

PROTOCOL: Final = 1
LONGEST: Final = 65536
"""Bytes of one line that a program may answer with."""
LAST_WORDS: Final = 4096
"""Bytes that are kept of what it writes to its standard error."""
LAST_MOMENTS: Final = 5.0
"""Seconds that a program which hung up has to end and to say why."""


class BotProcess:
    """One program at work. It may play game after game; two at once need two of it."""

    def __init__(self, name: str, command: Sequence[str], folder: Path) -> None:
        self.name = name
        self.key = (tuple(command), folder)
        self.asked = False
        """Is an answer due? Then nobody else can talk to it."""
        self._reading = False
        self._ended = False
        self._words = b""
        try:
            self._process = subprocess.Popen(
                command,
                cwd=folder,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # Ctrl-C is for whoever holds the table; and what it begins itself ends with it.
                start_new_session=os.name != "nt",
            )
        except (OSError, ValueError) as error:
            raise BotFault("bot-not-started", name=name, command=" ".join(command), reason=short(error)) from error
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def tell(self, **told: Any) -> None:
        """Say something that needs no answer."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(told, ensure_ascii=False).encode() + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise self._died() from error

    def ask(self, wanted: str, **told: Any) -> dict[str, Any]:
        """Say something and wait for the answer, which must be of the type that is wanted."""
        self.asked = True
        self.tell(**told)
        line = self._read()
        if not line:
            raise self._died()
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict) or answer.get("type") != wanted:
            raise BotFault("bot-garbage", name=self.name, wanted=wanted, line=short(line.decode(errors="replace")))
        self.asked = False
        return answer

    def _read(self) -> bytes:
        assert self._process.stdout is not None
        self._reading = True
        line = self._process.stdout.readline(LONGEST)
        self._reading = False
        if self._ended:
            self._process.stdout.close()
        return line

    def end(self) -> None:
        self._ended = True
        with contextlib.suppress(OSError):
            if os.name == "nt":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._listener.join(1.0)
        for stream in (self._process.stdin, self._process.stderr, self._process.stdout):
            # Whoever still waits for a line closes the stream when it ends.
            if stream is not None and not (self._reading and stream is self._process.stdout):
                with contextlib.suppress(OSError):
                    stream.close()

    def _listen(self) -> None:
        """Its standard error must be read, or it would stand still one day; the last words tell why it died."""
        assert self._process.stderr is not None
        with contextlib.suppress(OSError, ValueError):
            while data := os.read(self._process.stderr.fileno(), LAST_WORDS):
                self._words = (self._words + data)[-LAST_WORDS:]

    def _died(self) -> BotFault:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(LAST_MOMENTS)
        self._listener.join(LAST_MOMENTS)  # what it said last may still be on its way
        lines = self._words.decode(errors="replace").strip().splitlines()
        reason = short(lines[-1]) if lines else f"exit {self._process.poll()}"
        return BotFault("bot-died", name=self.name, reason=reason)


class Bench:
    """Programs that wait for their next game: to start one takes longer than most answers."""

    def __init__(self) -> None:
        self._idle: list[BotProcess] = []
        self._all: list[BotProcess] = []
        self._lock = threading.Lock()
        atexit.register(self.clear)

    def take(self, name: str, command: Sequence[str], folder: Path) -> BotProcess:
        with self._lock:
            self._bury()
            for process in self._idle:
                if process.key == (tuple(command), folder):
                    self._idle.remove(process)
                    return process
            process = BotProcess(name, command, folder)
            self._all.append(process)
            return process

    def give_back(self, process: BotProcess) -> None:
        """One that still owes an answer, or is dead, is of no use to anybody."""
        with self._lock:
            if process.alive and not process.asked:
                self._idle.append(process)
                return
            self._all.remove(process)
        process.end()

    def _bury(self) -> None:
        """Who died while nobody asked it is waited for no more."""
        for process in [one for one in self._idle if not one.alive]:
            self._idle.remove(process)
            self._all.remove(process)
            process.end()

    def clear(self) -> None:
        with self._lock:
            gone, self._all, self._idle = self._all, [], []
        for process in gone:
            process.end()


BENCH: Final = Bench()


class ProcessPlayer(Player):
    """Plays as a program does."""

    def __init__(self, name: str, seed: int, command: Sequence[str], folder: Path, seconds: float) -> None:
        super().__init__(seed)
        self.seed = seed
        self.seconds = seconds
        self._process = BENCH.take(name, command, folder)
        self._begun = False
        self._news: list[dict[str, Any]] = []

    def hear(self, spec: GameSpec, view: View, events: Sequence[Event]) -> None:
        self._news += named_events(spec, view, events)

    def choose(self, spec: GameSpec, view: View, decision: Decision, progress: Progress | None = None) -> Code:
        if not self._begun:
            self._begin(spec, view)
        news, self._news = self._news, []
        told = {"view": named_view(spec, view, ids=True), "options": named_options(spec, view)}
        answer = self._process.ask("answer", type="choose", events=news, **told)
        code = answer.get("code")
        return code if isinstance(code, int) else -1

    def leave(self, scores: Sequence[float] = ()) -> None:
        try:
            if self._begun and scores and not self._process.asked:
                self._process.tell(type="end", events=self._news, scores=list(scores))
        finally:
            BENCH.give_back(self._process)

    def _begin(self, spec: GameSpec, view: View) -> None:
        ready = self._process.ask(
            "ready",
            type="game",
            protocol=PROTOCOL,
            game=spec.name,
            variant=view.variant,
            seats=view.seats,
            seat=int(view.seat),
            actions=int(spec.actions),
            seed=self.seed,
            seconds=self.seconds,
        )
        if ready.get("protocol") != PROTOCOL:
            self._process.asked = True  # what was asked for has not come: it is of no use in another game either
            told = short(ready.get("protocol"))
            raise BotFault("bot-protocol", name=self._process.name, told=told, known=PROTOCOL)
        self._begun = True
