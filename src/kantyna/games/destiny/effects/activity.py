"""Ready and exhausted cards, and activations."""

from __future__ import annotations

from kantyna.games.destiny.effects.choosing import Choosing
from kantyna.games.destiny.effects.registers import FINISHED, report
from kantyna.games.destiny.table import EXHAUSTED, Destiny
from kantyna.games.destiny.turn.activate import can_activate
from kantyna.games.destiny.turn.nodes import N_ACTIVATE
from kantyna.games.destiny.vocabulary import E_EXHAUSTED, E_READIED
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId
from kantyna.kernel.said import Said


class ExhaustThis(Effect[Destiny]):
    """This card is exhausted: the cost of most actions."""

    def able(self, table: Destiny, frame: Frame) -> bool:
        return not table.mark(EXHAUSTED, frame.card) and table.in_play(frame.card)

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        full = self.able(table, frame)
        report(frame, full, 0)
        if full:
            table.write_mark(EXHAUSTED, frame.card, 1)
            log.add(E_EXHAUSTED, frame.seat, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("exhaust-this")


class ReadyThis(Effect[Destiny]):
    """This card is readied."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if table.in_play(frame.card) and table.mark(EXHAUSTED, frame.card):
            table.write_mark(EXHAUSTED, frame.card, 0)
            log.add(E_READIED, frame.seat, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("ready-this")


class Exhaust(Choosing):
    """Ready cards are exhausted."""

    def allowed(self, table: Destiny, frame: Frame, thing: CardId) -> bool:
        return not table.mark(EXHAUSTED, thing)

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        for card in things:
            table.write_mark(EXHAUSTED, card, 1)
            log.add(E_EXHAUSTED, table.controller(card), card)

    def said(self) -> Said:
        return self.worded("exhaust")


class Ready(Choosing):
    """Exhausted cards are readied."""

    def allowed(self, table: Destiny, frame: Frame, thing: CardId) -> bool:
        return table.mark(EXHAUSTED, thing) != 0

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        for card in things:
            table.write_mark(EXHAUSTED, card, 0)
            log.add(E_READIED, table.controller(card), card)

    def said(self) -> Said:
        return self.worded("ready")


class ActivateCards(Choosing):
    """Cards are activated outside of a turn's own action, one after another; "after" waits for all of them."""

    def allowed(self, table: Destiny, frame: Frame, thing: CardId) -> bool:
        return can_activate(table, thing)

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        for card in reversed(things):
            table.push(N_ACTIVATE, frame.seat, card)

    def said(self) -> Said:
        return self.worded("activate")


class ActivateThis(Effect[Destiny]):
    """This character is activated, or the one that bears this card."""

    def __init__(self, bearer: bool = False) -> None:
        self.bearer = bearer

    def _card(self, table: Destiny, frame: Frame) -> CardId:
        return table.host(frame.card) if self.bearer else frame.card

    def able(self, table: Destiny, frame: Frame) -> bool:
        card = self._card(table, frame)
        return card != NO_CARD and table.in_play(card) and can_activate(table, card)

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED or not self.able(table, frame):
            return DONE
        frame.left = FINISHED
        table.push(N_ACTIVATE, frame.seat, self._card(table, frame))
        return WAIT

    def said(self) -> Said:
        return Said("activate-bearer" if self.bearer else "activate-this")
