"""Playing a card from hand."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import offer_pile
from kantyna.games.star_realms.table import BASES, BLOBS, HAND, SHIPS, StarRealms
from kantyna.games.star_realms.turn.action import Action, equal, in_hand
from kantyna.games.star_realms.turn.play_area import fleet_bonus
from kantyna.games.star_realms.turn.points import gain
from kantyna.games.star_realms.vocabulary import BLOB, COMBAT, PLAYED, SHIP
from kantyna.kernel.body import Options
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said


class Play(Action):
    """Put a card from hand into play. A ship's primary ability works at once; a base's when its owner likes."""

    def offer(self, table: StarRealms, seat: Seat, out: Options) -> None:
        defs = table.defs
        first = self.base
        for card in table.rows[HAND[seat]]:
            out.add(first + defs[card])

    def do(self, table: StarRealms, frame: Frame, what: i64, log: Log) -> None:
        seat = frame.seat
        card = in_hand(table, seat, what)
        printed = table.printed[card]
        if not log.muted:
            log.add(PLAYED, seat, card)
        if printed.faction == BLOB:
            table.count[BLOBS[seat]] += 1
        if printed.kind != SHIP:
            table.move(card, HAND[seat], BASES[seat])
            return
        table.move(card, HAND[seat], SHIPS[seat])
        if len(table.rows[BASES[seat]]) > 0:
            bonus = fleet_bonus(table, seat)
            if bonus:
                gain(table, seat, COMBAT, bonus, log, card)
        table.push(printed.primary.number, seat, card)

    def cards(self, table: StarRealms, seat: Seat, what: i64) -> list[CardId]:
        return equal(table, HAND[seat], what)

    def wish(self, table: StarRealms, seat: Seat, out: Options) -> None:
        offer_pile(table, self.base, HAND[seat], out)

    def why_not(self, table: StarRealms, seat: Seat, what: i64) -> Refusal | None:
        return Refusal("SR-PLAY-1", Said("why-not-in-hand"))


PLAY: Final = Play("play")
