"""A player from outside at a table of ours: whatever it does wrong is a fault with a sentence, and nothing hangs."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final, TypeVar

from kantyna.kernel.decision import Decision
from kantyna.kernel.event import Event
from kantyna.kernel.ids import Code
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.view import View
from kantyna.players.player import BotFault, Player, Progress

T = TypeVar("T")

SECONDS: Final = 10.0
"""How long an answer may take, unless somebody said otherwise."""
STARTING: Final = 60.0
"""How long it may take to sit down: libraries of the field are large."""
BETWEEN: Final = 0.1
"""Seconds between two words about how much of the time is over."""


class BoundedPlayer(Player):
    """Lets another player think for so many seconds, and checks what it answers.

    It thinks in a thread of its own: one that takes too long is left behind, a process is ended.
    """

    def __init__(self, name: str, make: Callable[[], Player], seconds: float = SECONDS) -> None:
        super().__init__(0)
        self.name = name
        self.seconds = seconds
        self._inner: Player | None = None
        self._inner = self._bounded(make, max(seconds, STARTING))

    def choose(self, spec: GameSpec, view: View, decision: Decision, progress: Progress | None = None) -> Code:
        inner = self._there()
        code = self._bounded(lambda: inner.choose(spec, view, decision), self.seconds, progress)
        if isinstance(code, bool) or not isinstance(code, int) or code not in decision.options:
            self.leave()
            known = ", ".join(str(option) for option in decision.options[:8])
            raise BotFault("bot-illegal", name=self.name, answer=short(code), known=known)
        return code

    def hear(self, spec: GameSpec, view: View, events: Sequence[Event]) -> None:
        inner = self._there()
        self._bounded(lambda: inner.hear(spec, view, events), self.seconds)

    def leave(self, scores: Sequence[float] = ()) -> None:
        inner, self._inner = self._inner, None
        if inner is not None:
            self._bounded(lambda: inner.leave(scores), self.seconds)

    def _there(self) -> Player:
        if self._inner is None:
            raise BotFault("bot-gone", name=self.name)
        return self._inner

    def _bounded(self, work: Callable[[], T], seconds: float, progress: Progress | None = None) -> T:
        done: list[T] = []
        trouble: list[BaseException] = []

        def run() -> None:
            try:
                done.append(work())
            except BaseException as error:  # told below, by whoever waits
                trouble.append(error)

        thread = threading.Thread(target=run, name=f"player {self.name}", daemon=True)
        started = monotonic()
        thread.start()
        thread.join(min(BETWEEN, seconds))
        while thread.is_alive() and (spent := monotonic() - started) < seconds:
            if progress is not None:
                progress(spent / seconds)
            thread.join(min(BETWEEN, seconds - spent))
        if done:
            return done[0]
        slow = not trouble  # asked before it is ended, which is trouble too
        inner, self._inner = self._inner, None
        if inner is not None:
            inner.leave()
        if slow:
            raise BotFault("bot-slow", name=self.name, seconds=f"{seconds:g}")
        if isinstance(trouble[0], BotFault):
            raise trouble[0]
        reason = short(f"{type(trouble[0]).__name__}: {trouble[0]}")
        raise BotFault("bot-raised", name=self.name, reason=reason) from trouble[0]


def short(value: object) -> str:
    """As much of what came from outside as a sentence bears."""
    text = " ".join(str(value).split())
    return text if len(text) <= 120 else f"{text[:119]}…"
