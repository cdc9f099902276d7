"""Effects that scrap cards of one's own."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import offer_pile
from kantyna.games.star_realms.effects.hand import PickToDraw
from kantyna.games.star_realms.table import DISCARD, HAND, StarRealms
from kantyna.games.star_realms.turn.action import in_hand
from kantyna.games.star_realms.turn.answers import STOP
from kantyna.games.star_realms.turn.play_area import to_scrap_heap
from kantyna.games.star_realms.vocabulary import ASK_MUST_SCRAP, ASK_SCRAP, ASK_SCRAP_TO_DRAW
from kantyna.kernel.action import Chosen
from kantyna.kernel.body import Options
from kantyna.kernel.combinators import Pick
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

SCRAP_HAND: Final = Chosen("scrap-hand", [HAND])
SCRAP_DISCARD: Final = Chosen("scrap-discard", [DISCARD])


class ScrapCard(Pick[StarRealms]):
    """Scrap a card from hand, or from hand or discard pile; optional or forced."""

    def __init__(self, from_discard: bool = True, forced: bool = False) -> None:
        super().__init__(ASK_MUST_SCRAP if forced else ASK_SCRAP, None if forced else STOP)
        self.from_discard = from_discard
        self.forced = forced

    def offer(self, table: StarRealms, frame: Frame, out: Options) -> None:
        offer_scrap(table, frame.seat, self.from_discard, out)

    def picked(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        scrap(table, frame.seat, code, log)

    def would_change(self, table: StarRealms, seat: Seat, card: CardId) -> bool:
        return any_to_scrap(table, seat, self.from_discard)

    def said(self) -> Said:
        place = "hand-or-discard" if self.from_discard else "hand"
        return Said(f"{'scrap' if self.forced else 'may-scrap'}-from-{place}", {"n": 1})


class ScrapToDraw(PickToDraw):
    """Scrap up to some cards from hand and discard pile, then draw as many."""

    def __init__(self, most: i64) -> None:
        super().__init__(ASK_SCRAP_TO_DRAW, most, STOP)

    def offer(self, table: StarRealms, frame: Frame, out: Options) -> None:
        offer_scrap(table, frame.seat, True, out)

    def give_up(self, table: StarRealms, seat: Seat, code: Code, log: Log) -> None:
        scrap(table, seat, code, log)

    def would_change(self, table: StarRealms, seat: Seat, card: CardId) -> bool:
        return any_to_scrap(table, seat, True)

    def said(self) -> Said:
        return Said("scrap-to-draw", {"n": self.most})


def any_to_scrap(table: StarRealms, seat: Seat, from_discard: bool) -> bool:
    return len(table.rows[HAND[seat]]) > 0 or (from_discard and len(table.rows[DISCARD[seat]]) > 0)


def offer_scrap(table: StarRealms, seat: Seat, from_discard: bool, out: Options) -> None:
    offer_pile(table, SCRAP_HAND.base, HAND[seat], out)
    if from_discard:
        offer_pile(table, SCRAP_DISCARD.base, DISCARD[seat], out)


def scrap(table: StarRealms, seat: Seat, code: Code, log: Log) -> None:
    """Scrap the card that an option of ``offer_scrap`` names."""
    if SCRAP_HAND.has(code):
        place, card = HAND[seat], in_hand(table, seat, code - SCRAP_HAND.base)
    else:
        place, card = DISCARD[seat], table.first_of(table.rows[DISCARD[seat]], code - SCRAP_DISCARD.base)
    table.take(place, card)
    to_scrap_heap(table, seat, card, log)
