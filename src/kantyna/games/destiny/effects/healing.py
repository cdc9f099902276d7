"""Damage that is taken off characters."""

from __future__ import annotations

from kantyna.games.destiny.effects.dealing import Dealing
from kantyna.games.destiny.effects.requirement import Requirement
from kantyna.games.destiny.effects.which import OF_BEARER, somebody
from kantyna.games.destiny.table import DAMAGE, Destiny
from kantyna.games.destiny.vocabulary import E_HEALED
from kantyna.kernel.effect import DONE, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class Heal(Dealing):
    """Damage is taken off chosen characters."""

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        for card in things:
            heal(table, card, self.number(table, frame), log)

    def said(self) -> Said:
        return self.measured("heal")


class HealBearer(Effect[Destiny]):
    """Damage is taken off the bearer; another number if something holds."""

    def __init__(self, n: i64, unless: Requirement | None = None, otherwise: i64 = 0) -> None:
        self.n = n
        self.unless = unless
        self.otherwise = otherwise

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        card = somebody(table, frame, OF_BEARER)
        if card != NO_CARD:
            number = self.otherwise if self.unless is not None and self.unless.holds_here(table, frame) else self.n
            heal(table, card, number, log)
        return DONE

    def said(self) -> Said:
        if self.unless is None:
            return Said("heal-bearer", {"n": self.n})
        return Said(
            "heal-bearer-unless", {"n": self.n, "otherwise": self.otherwise}, {}, {"unless": [self.unless.said()]}
        )


class SaveBearer(Effect[Destiny]):
    """In the place of the bearer's defeat: it is healed."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        event = table.happenings[frame.about]
        event.cancelled = 1
        heal(table, event.card, self.n, log)
        return DONE

    def said(self) -> Said:
        return Said("save-bearer", {"n": self.n})


def heal(table: Destiny, card: CardId, number: i64, log: Log) -> i64:
    """Take damage off a character, as much as there is."""
    healed = min(number, table.mark(DAMAGE, card))
    if healed > 0:
        table.write_mark(DAMAGE, card, table.mark(DAMAGE, card) - healed)
        log.add(E_HEALED, table.controller(card), card, healed)
    return healed
