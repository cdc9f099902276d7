"""Emperor: cards passed on to a teammate."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import offer_pile
from kantyna.games.star_realms.table import DISCARD, ON_THE_WAY, PROGRAM, TRADE_POOL, StarRealms
from kantyna.games.star_realms.turn.action import Action, equal
from kantyna.games.star_realms.turn.answers import TARGET
from kantyna.games.star_realms.vocabulary import ASK_GIVE_TO, GAVE
from kantyna.kernel.body import Options
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said


class Give(Action):
    """Pay 1 trade to pass a card of the own discard pile on to a teammate's."""

    def offer(self, table: StarRealms, seat: Seat, out: Options) -> None:
        if table.count[TRADE_POOL[seat]] > 0 and table.teammates(seat):
            offer_pile(table, self.base, DISCARD[seat], out)

    def do(self, table: StarRealms, frame: Frame, what: i64, log: Log) -> None:
        seat = frame.seat
        table.count[TRADE_POOL[seat]] -= 1
        card = table.first_of(table.rows[DISCARD[seat]], what)
        table.move(card, DISCARD[seat], ON_THE_WAY)
        table.push(GIVE_TO, seat, card)

    def cards(self, table: StarRealms, seat: Seat, what: i64) -> list[CardId]:
        return equal(table, DISCARD[seat], what)

    def wish(self, table: StarRealms, seat: Seat, out: Options) -> None:
        if table.way.offers(self):
            offer_pile(table, self.base, DISCARD[seat], out)

    def why_not(self, table: StarRealms, seat: Seat, what: i64) -> Refusal | None:
        if not table.way.offers(self) or not equal(table, DISCARD[seat], what):
            return Refusal("SR-EMPEROR-7", Said("why-not-in-discard"))
        if not table.teammates(seat):
            return Refusal("SR-EMPEROR-11", Said("why-no-teammate"))
        return Refusal("SR-EMPEROR-7", Said("why-no-trade", {"need": 1, "have": table.count[TRADE_POOL[seat]]}))


class GiveTo(Node[StarRealms]):
    """Which teammate gets the card ``frame.card``, already paid for and out of the discard pile."""

    def step(self, table: StarRealms, frame: Frame, log: Log) -> bool:
        if frame.at == 1:
            return DONE
        out = table.offer()
        for mate in table.teammates(frame.seat):
            out.add(TARGET.base + mate)
        table.ask(frame.seat, ASK_GIVE_TO, frame.card)
        return WAIT

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        frame.at = 1
        mate = code - TARGET.base
        table.move(frame.card, ON_THE_WAY, DISCARD[mate])
        log.add(GAVE, frame.seat, frame.card, 1, mate)


GIVE: Final = Give("give")
GIVE_TO: Final = PROGRAM.add("turn/give", GiveTo())
