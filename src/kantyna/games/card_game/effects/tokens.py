"""Damage, focus and shields, put on cards and taken off them."""

from __future__ import annotations

from kantyna.games.card_game.effects.ability import PICKED, cause, picked
from kantyna.games.card_game.effects.target import IT, AtOnce, Proposal, Target
from kantyna.games.card_game.table import (
    DAMAGE,
    FOCUS,
    SHIELDS,
    CardGame,
)
from kantyna.games.card_game.turn.damage import damage
from kantyna.games.card_game.turn.movement import (
    heal,
    put_shield,
    take_focus,
)
from kantyna.games.card_game.turn.nodes import N_HAPPEN
from kantyna.games.card_game.turn.strikes import place_focus
from kantyna.games.card_game.turn.values import in_play
from kantyna.games.card_game.vocabulary import (
    E_MOVED_DAMAGE,
    E_PREVENTED,
    ENEMY,
    LIGHT,
    MOVED,
)
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import EVERYBODY, CardId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said
from kantyna.kernel.window import propose


class Damage(Proposal):
    """Deal damage, to several cards at once."""

    def __init__(self, amount: i64, target: Target) -> None:
        super().__init__(target)
        self.amount = amount

    def happening(self, table: CardGame, frame: Frame, card: CardId) -> Happening:
        return damage(table, card, self.amount, frame.card, ENEMY if table.owner[card] != frame.seat else 0)

    def said(self) -> Said:
        return self.target.said("damage", {"n": self.amount})


class PutFocus(AtOnce):
    """Place focus tokens; *light* of them instead while the Force is with the light side."""

    def __init__(self, amount: i64, target: Target, light: i64 = 0) -> None:
        super().__init__(target)
        self.amount = amount
        self.light = light

    def befall(self, table: CardGame, frame: Frame, cards: list[CardId]) -> None:
        amount = self.light if self.light and table.balance() == LIGHT else self.amount
        pairs: list[int] = []
        for card in cards:
            pairs += [card, amount]
        place_focus(table, frame.seat, frame.card, pairs)

    def said(self) -> Said:
        if self.light:
            return self.target.said("focus-light", {"n": self.amount, "light": self.light})
        return self.target.said("focus", {"n": self.amount})


class Unfocus(Effect[CardGame]):
    """Remove focus tokens; 0 means all of them."""

    def __init__(self, amount: i64, target: Target) -> None:
        self.amount = amount
        self.target = target

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        if self.target.kind == IT:
            return True
        for one in self.target.likely(table, seat, card, event):
            if table.mark(FOCUS, one):
                return True
        return False

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        for card in self.target.find(table, frame):
            take_focus(table, card, self.amount if self.amount else table.mark(FOCUS, card), log, frame.card)
        return DONE

    def said(self) -> Said:
        if not self.amount:
            return self.target.said("unfocus-all")
        return self.target.said("unfocus", {"n": self.amount})


class PutShield(Effect[CardGame]):
    """Place a shield; *more* even on a shielded card."""

    def __init__(self, target: Target, more: bool = False) -> None:
        self.target = target
        self.more = more

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        if self.target.kind == IT:
            return True
        for one in self.target.likely(table, seat, card, event):
            if table.mark(SHIELDS, one) == 0:
                return True
        return False

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        for card in self.target.find(table, frame):
            put_shield(table, card, log, frame.card, self.more)
        return DONE

    def said(self) -> Said:
        return self.target.said("shield-more" if self.more else "shield", {"n": 1})


class Heal(Effect[CardGame]):
    """Remove damage; 0 means all of it."""

    def __init__(self, amount: i64, target: Target) -> None:
        self.amount = amount
        self.target = target

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        for card in self.target.find(table, frame):
            heal(table, card, self.amount if self.amount else table.mark(DAMAGE, card), log, frame.card)
        return DONE

    def said(self) -> Said:
        if not self.amount:
            return self.target.said("heal-all")
        return self.target.said("heal", {"n": self.amount})


class Prevent(Effect[CardGame]):
    """One of the damage does not happen."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        event = cause(table, frame)
        if event.amount > 0:
            event.amount -= 1
            log.add(E_PREVENTED, table.owner[event.card], event.card, 1, -1, EVERYBODY, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("prevent", {"n": 1})


class Deflect(Effect[CardGame]):
    """One of the damage is dealt to the picked unit instead, by the same source."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        frame.left = 0
        event = cause(table, frame)
        targets = [card for card in picked(frame) if in_play(table, card)]
        if not targets or event.amount <= 0:
            return DONE
        event.amount -= 1
        propose(table, N_HAPPEN, frame.seat, [damage(table, targets[0], 1, event.source, ENEMY)])
        return WAIT

    def said(self) -> Said:
        return Said("deflect", {"n": 1})


class MoveDamage(Effect[CardGame]):
    """From the first picked unit to the second: moved, not dealt (CG-DMG-5)."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.left == 0 or len(frame.data) < PICKED + 2:
            return DONE
        frame.left = 0
        giver = frame.data[PICKED]
        taker = frame.data[PICKED + 1]
        if not in_play(table, giver) or not in_play(table, taker) or not table.mark(DAMAGE, giver):
            return DONE
        table.write_mark(DAMAGE, giver, table.mark(DAMAGE, giver) - 1)
        log.add(E_MOVED_DAMAGE, frame.seat, giver, 1, -1, EVERYBODY, frame.card)
        propose(table, N_HAPPEN, frame.seat, [damage(table, taker, 1, frame.card, MOVED)])
        return WAIT

    def said(self) -> Said:
        return Said("move-damage", {"n": 1})
