"""Effects on cards of one's own: drawing, discarding, exiling, taking back."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import discard, draw
from kantyna.games.deckbuilding.effects.selectors import Cards
from kantyna.games.deckbuilding.table import DECK, HAND, Deckbuilding
from kantyna.games.deckbuilding.table import DISCARD as DISCARD_PILE
from kantyna.games.deckbuilding.turn.answers import STOP
from kantyna.games.deckbuilding.turn.own_cards import OwnCard
from kantyna.games.deckbuilding.turn.play_area import exile, leave_play
from kantyna.games.deckbuilding.turn.purchase import to_hand
from kantyna.games.deckbuilding.vocabulary import (
    ASK_DISCARD_PRICE,
    ASK_EXILE,
    ASK_RECOVER,
    RECOVERED,
)
from kantyna.kernel.body import Options
from kantyna.kernel.combinators import Pick, RepeatPick
from kantyna.kernel.effect import DONE, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

DISCARD: Final = OwnCard("discard", HAND)
EXILE_HAND: Final = OwnCard("exile-hand", HAND)
EXILE_DISCARD: Final = OwnCard("exile-discard", DISCARD_PILE)
RECOVER: Final = OwnCard("recover", DISCARD_PILE)
"""A card of the own discard pile, for the hand."""


class Draw(Effect[Deckbuilding]):
    """Draw cards."""

    def __init__(self, count: i64) -> None:
        self.count = count

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        draw(table, frame.seat, self.count, log)
        return DONE

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return len(table.rows[DECK[seat]]) > 0 or len(table.rows[DISCARD_PILE[seat]]) > 0

    def said(self) -> Said:
        return Said("draw", {"n": self.count})


class Exile(RepeatPick[Deckbuilding]):
    """Exile cards from hand or discard pile, in any mix."""

    def __init__(self, most: i64, up_to: bool = False, from_discard: bool = True) -> None:
        super().__init__(ASK_EXILE, most, STOP if up_to else None)
        self.up_to = up_to
        self.from_discard = from_discard

    def offer(self, table: Deckbuilding, frame: Frame, out: Options) -> None:
        EXILE_HAND.offer_all(table, frame.seat, out)
        if self.from_discard:
            EXILE_DISCARD.offer_all(table, frame.seat, out)

    def picked(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        seat = frame.seat
        if EXILE_HAND.has(code):
            card = EXILE_HAND.meant(table, seat, code - EXILE_HAND.base)
            table.take(HAND[seat], card)
        else:
            card = EXILE_DISCARD.meant(table, seat, code - EXILE_DISCARD.base)
            table.take(DISCARD_PILE[seat], card)
        exile(table, seat, card, log)

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return len(table.rows[HAND[seat]]) > 0 or (self.from_discard and len(table.rows[DISCARD_PILE[seat]]) > 0)

    def said(self) -> Said:
        place = "" if self.from_discard else "-from-hand"
        return Said(f"exile{'-up-to' if self.up_to else ''}{place}", {"n": self.most})


class ExileSelf(Effect[Deckbuilding]):
    """A price: this card leaves the game."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        leave_play(table, frame.seat, frame.card)
        exile(table, frame.seat, frame.card, log)
        return DONE

    def said(self) -> Said:
        return Said("exile-self")


class DiscardOne(Pick[Deckbuilding]):
    """A price: discard a card from one's own hand."""

    def __init__(self) -> None:
        super().__init__(ASK_DISCARD_PRICE)

    def offer(self, table: Deckbuilding, frame: Frame, out: Options) -> None:
        DISCARD.offer_all(table, frame.seat, out)

    def picked(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        discard(table, frame.seat, DISCARD.meant(table, frame.seat, code - DISCARD.base), log)

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return len(table.rows[HAND[seat]]) > 0

    def said(self) -> Said:
        return Said("discard-own", {"n": 1})


class Recover(Pick[Deckbuilding]):
    """Take one of some cards from one's own discard pile into the hand."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(ASK_RECOVER)
        self.cards = cards

    def offer(self, table: Deckbuilding, frame: Frame, out: Options) -> None:
        for other in table.rows[DISCARD_PILE[frame.seat]]:
            if self.cards.fits(table, frame.seat, other):
                out.add(RECOVER.code(table, other))

    def picked(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        seat = frame.seat
        card = RECOVER.meant(table, seat, code - RECOVER.base)
        table.move(card, DISCARD_PILE[seat], HAND[seat])
        table.set_known(card, EVERYBODY)
        log.add(RECOVERED, seat, card, 0, -1, EVERYBODY, frame.card)

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return self.cards.any_in(table, DISCARD_PILE[seat], seat)

    def said(self) -> Said:
        return Said("recover", parts={"which": [self.cards.said()]})


class ToHand(Effect[Deckbuilding]):
    """A card just bought goes to the hand from wherever it was put."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        seat = frame.seat
        card = frame.card
        for handle in (DISCARD_PILE, DECK):
            if card in table.rows[handle[seat]]:
                table.take(handle[seat], card)
                to_hand(table, seat, card, log)
                return DONE
        return DONE

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return card not in table.rows[HAND[seat]]

    def said(self) -> Said:
        return Said("to-hand")
