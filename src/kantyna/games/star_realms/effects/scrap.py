"""Effects that scrap cards of one's own."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import draw, offer_pile
from kantyna.games.star_realms.table import DISCARD, HAND, StarRealms
from kantyna.games.star_realms.turn.answers import STOP
from kantyna.games.star_realms.turn.play_area import to_scrap_heap
from kantyna.games.star_realms.vocabulary import ASK_MUST_SCRAP, ASK_SCRAP, ASK_SCRAP_TO_DRAW
from kantyna.kernel.action import Chosen
from kantyna.kernel.body import Options
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

SCRAP_HAND: Final = Chosen("scrap-hand", [HAND])
SCRAP_DISCARD: Final = Chosen("scrap-discard", [DISCARD])


class ScrapCard(Effect[StarRealms]):
    """Scrap a card from hand, or from hand or discard pile; optional or forced."""

    def __init__(self, from_discard: bool = True, forced: bool = False) -> None:
        self.from_discard = from_discard
        self.forced = forced

    def step(self, table: StarRealms, frame: Frame, log: Log) -> bool:
        if frame.left == 0 or not any_to_scrap(table, frame.seat, self.from_discard):
            return DONE
        out = table.offer()
        offer_scrap(table, frame.seat, self.from_discard, out)
        if not self.forced:
            out.add(STOP.base)
        table.ask(frame.seat, ASK_MUST_SCRAP if self.forced else ASK_SCRAP, frame.card)
        return WAIT

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        if code != STOP.base:
            scrap(table, frame.seat, code, log)

    def would_change(self, table: StarRealms, seat: Seat, card: CardId) -> bool:
        return any_to_scrap(table, seat, self.from_discard)

    def said(self) -> Said:
        place = "hand-or-discard" if self.from_discard else "hand"
        return Said(f"{'scrap' if self.forced else 'may-scrap'}-from-{place}", {"n": 1})


class ScrapToDraw(Effect[StarRealms]):
    """Scrap up to some cards from hand and discard pile, then draw as many. ``frame.about`` counts them."""

    def __init__(self, most: i64) -> None:
        self.most = most

    def step(self, table: StarRealms, frame: Frame, log: Log) -> bool:
        if frame.left < 0:
            frame.left = self.most
            frame.about = 0
        if frame.left > 0 and any_to_scrap(table, frame.seat, True):
            out = table.offer()
            offer_scrap(table, frame.seat, True, out)
            out.add(STOP.base)
            table.ask(frame.seat, ASK_SCRAP_TO_DRAW, frame.card, frame.left)
            return WAIT
        draw(table, frame.seat, frame.about, log)
        return DONE

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP.base:
            frame.left = 0
        else:
            scrap(table, frame.seat, code, log)
            frame.left -= 1
            frame.about += 1

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
        place, definition = HAND[seat], code - SCRAP_HAND.base
    else:
        place, definition = DISCARD[seat], code - SCRAP_DISCARD.base
    card = table.first_of(table.rows[place], definition)
    table.take(place, card)
    to_scrap_heap(table, seat, card, log)
