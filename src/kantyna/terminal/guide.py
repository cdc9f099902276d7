"""A guided first turn: real decisions, one thing explained at a time, each when it can first be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple


class Step(NamedTuple):
    """What is explained, and the verbs of the options that it is about; *after* are those of which none may be left,
    *asks* the kinds of question that it is about where the verbs stand for more."""

    name: str
    verbs: tuple[str, ...]
    after: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()

    def about(self, asked: str, verb: str) -> bool:
        """Is this option of this question what is explained?"""
        return verb in self.verbs and (not self.asks or asked in self.asks)


STEPS: Final = {
    "star-realms": [
        Step("play", ("play",)),
        Step("buy", ("buy",)),
        Step("attack", ("attack",)),
        Step("end", ("end",), after=("play",)),
    ],
    "deckbuilding": [
        Step("play", ("play",)),
        Step("buy", ("buy",)),
        Step("attack", ("strike", "hunt")),
        Step("end", ("end", "stop"), after=("play",)),
    ],
    "card-game": [
        Step("objectives", ("pick",), asks=("keep-objectives",)),
        Step("mulligan", ("yes", "no"), asks=("mulligan",)),
        Step("draw", ("discard", "stop"), asks=("discard-one",)),
        Step("deploy", ("play",)),
        Step("pay", ("pay", "suggested")),
        Step("engage", ("engage",)),
        Step("attackers", ("attack",)),
        Step("defenders", ("defend",)),
        Step("edge", ("lay",)),
        Step("strike", ("strike",)),
        Step("commit", ("commit",)),
        Step("window", ("pass",), after=("play",), asks=("action", "respond")),
    ],
    "destiny": [
        Step("mulligan", ("pick", "stop"), asks=("mulligan",)),
        Step("play", ("play",)),
        Step("activate", ("activate",)),
        Step("resolve", ("resolve",)),
        Step("reroll", ("reroll",)),
        Step("claim", ("claim", "pass")),
    ],
    "outer-rim": [
        Step("captain", ("captain",)),
        Step("fly", ("move-to", "recover", "earn")),
        Step("market", ("market",)),
        Step("buy", ("buy",)),
        Step("actions", ("end-actions",)),
        Step("encounter", ("draw", "meet", "fight-patrol", "attempt")),
    ],
}
"""In the order in which things come up."""


class Guide:
    """What a newcomer to one game has been told already."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.left = list(STEPS.get(game, []))

    def step(self, asked: str, verbs: Sequence[str]) -> str:
        """The message about the first thing not yet done that can be done now; nothing if there is none."""
        for step in self.left:
            if any(step.about(asked, verb) for verb in verbs) and set(step.after).isdisjoint(verbs):
                return f"term-guide-{self.game}-{step.name}"
        return ""

    def done(self, asked: str, verb: str) -> None:
        """It was done: what is about it need not be told any more."""
        self.left = [step for step in self.left if not step.about(asked, verb)]
