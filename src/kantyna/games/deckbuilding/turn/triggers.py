"""Abilities with a moment of their own ("when …"): each may be used or declined, in the order their player likes."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import discard
from kantyna.games.deckbuilding.table import (
    CURRENT_BASE,
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    PROGRAM,
    Deckbuilding,
)
from kantyna.games.deckbuilding.turn.answers import STOP
from kantyna.games.deckbuilding.turn.own_cards import equal
from kantyna.games.deckbuilding.vocabulary import ASK_REACT, USED_ABILITY, WHEN_FOE_DISCARDS
from kantyna.kernel.action import Verb
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, NOBODY, CardId, Code, Seat
from kantyna.kernel.native import i64


class React(Verb[Deckbuilding]):
    """Use the "when" ability of a card, wherever it has come by now, or of the base."""

    def cards(self, table: Deckbuilding, seat: Seat, what: i64) -> list[CardId]:
        found: list[CardId] = []
        for handle in (IN_PLAY, DISCARD, HAND, CURRENT_BASE):
            found.extend(equal(table, handle[seat], what))
        deck = table.rows[DECK[seat]]
        if len(deck) > 0 and table.defs[deck[len(deck) - 1]] == what:
            found.append(deck[len(deck) - 1])
        return found


class Triggered(Node[Deckbuilding]):
    """``frame.data`` lists the cards whose ability may be used now; ``frame.about`` is the opponent concerned."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        out = table.offer()
        found = False
        for card in frame.data:
            printed = table.printed[card]
            if printed.ability.usable(table, frame.seat, card):
                out.add(REACT.base + printed.number)
                found = True
        if not found:
            return DONE
        out.add(STOP.base)
        table.ask(frame.seat, ASK_REACT, frame.card)
        return WAIT

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP.base:
            frame.data = []
            return
        for card in frame.data:
            if table.defs[card] == code - REACT.base:
                frame.data = [other for other in frame.data if other != card]
                log.add(USED_ABILITY, frame.seat, card)
                table.push(table.printed[card].ability.script.number, frame.seat, card, -1, frame.about)
                return


def trigger(table: Deckbuilding, seat: Seat, cards: list[CardId], about: Seat = NOBODY) -> None:
    """The moment of these cards' abilities has come."""
    table.stack.append(Frame(TRIGGERED, seat, NO_CARD, 0, -1, about, cards))


def foe_discards(table: Deckbuilding, seat: Seat, foe: Seat, card: CardId, log: Log) -> None:
    """*foe* loses a card of the hand in *seat*'s turn; a base may hit the base of *foe* for it (Yavin 4)."""
    discard(table, foe, card, log)
    base = table.base(seat)
    if base >= 0 and table.printed[base].trigger == WHEN_FOE_DISCARDS and table.base(foe) >= 0:
        trigger(table, seat, [base], foe)


REACT: Final = React("react")
TRIGGERED: Final = PROGRAM.add("triggered", Triggered())
