"""Playing cards from hand."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.table import HAND, IN_PLAY, PLAYED_NEUTRAL, RESOURCES, Deckbuilding
from kantyna.games.deckbuilding.turn.own_cards import OwnCard
from kantyna.games.deckbuilding.turn.points import gain_force
from kantyna.games.deckbuilding.turn.triggers import trigger
from kantyna.games.deckbuilding.vocabulary import NEUTRAL, PLAYED, WHEN_NEUTRAL_PLAYED, WHEN_PLAYED
from kantyna.kernel.body import Options
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said


class Play(OwnCard):
    """Put a card into play: its resources at once, then its Force, then what happens when it is played (DB-PLAY-2)."""

    def do(self, table: Deckbuilding, frame: Frame, what: i64, log: Log) -> None:
        seat = frame.seat
        card = self.meant(table, seat, what)
        printed = table.printed[card]
        table.move(card, HAND[seat], IN_PLAY[seat])
        table.count[RESOURCES[seat]] += printed.resources
        if not log.muted:
            log.add(PLAYED, seat, card, printed.resources)
        if printed.force:
            gain_force(table, seat, printed.force, log, card)
        base = NO_CARD
        if printed.faction == NEUTRAL:
            table.count[PLAYED_NEUTRAL] += 1
            if table.count[PLAYED_NEUTRAL] == 1:
                base = table.base(seat)
                if base >= 0 and table.printed[base].trigger != WHEN_NEUTRAL_PLAYED:
                    base = NO_CARD
        if printed.trigger == WHEN_PLAYED:
            trigger(table, seat, [card, base] if base >= 0 else [card])
        elif base >= 0:
            trigger(table, seat, [base])

    def wish(self, table: Deckbuilding, seat: Seat, out: Options) -> None:
        self.offer_all(table, seat, out)

    def why_not(self, table: Deckbuilding, seat: Seat, what: i64) -> Refusal | None:
        return Refusal("DB-PLAY-1", Said("why-not-in-hand"))


PLAY: Final = Play("play", HAND)
