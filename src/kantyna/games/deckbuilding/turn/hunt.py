"""Attacks on cards of the galaxy row: sabotage and bounty hunts."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.table import (
    AT_ROW,
    BLOCK,
    BOUNTY,
    COMMITTED,
    GALAXY_DISCARD,
    GALAXY_ROW,
    GONE,
    IN_PLAY,
    PROGRAM,
    Deckbuilding,
)
from kantyna.games.deckbuilding.turn.answers import RowCard
from kantyna.games.deckbuilding.turn.attack import COMMIT, why_no_attackers
from kantyna.games.deckbuilding.turn.galaxy import fill, leave_row, spend
from kantyna.games.deckbuilding.turn.rewards import REWARD
from kantyna.games.deckbuilding.turn.strength import committed, target_value
from kantyna.games.deckbuilding.turn.triggers import trigger
from kantyna.games.deckbuilding.vocabulary import DEFEATED, HUNT_FAILED, NEUTRAL, UNIT, WHEN_DEFEATS
from kantyna.kernel.body import Options
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said


class Hunt(RowCard):
    """Commit units to the attack on a card of the row."""

    def offer_targets(self, table: Deckbuilding, seat: Seat, out: Options) -> None:
        """Offer every card of the row that *seat* may attack."""
        theirs = 1 - seat % 2
        place: i64 = 0
        for card in table.rows[GALAXY_ROW]:
            if card >= 0:
                printed = table.printed[card]
                if printed.faction == theirs:
                    if printed.target:
                        out.add(self.base + place * BLOCK + printed.number)
                elif printed.faction == NEUTRAL and target_value(table, seat, place) > 0:
                    out.add(self.base + place * BLOCK + printed.number)
            place += 1

    def do(self, table: Deckbuilding, frame: Frame, what: i64, log: Log) -> None:
        aim = AT_ROW + what // BLOCK
        if table.book[what % BLOCK].faction == NEUTRAL:
            table.count[BOUNTY] = aim
        table.push(COMMIT, frame.seat, NO_CARD, -1, aim)

    def number(self, table: Deckbuilding, seat: Seat, what: i64) -> i64:
        return target_value(table, seat, what // BLOCK)

    def wish(self, table: Deckbuilding, seat: Seat, out: Options) -> None:
        self.offer_all(table, out)

    def why_not(self, table: Deckbuilding, seat: Seat, what: i64) -> Refusal | None:
        if not self.cards(table, seat, what):
            return Refusal("DB-HUNT-1", Said("why-not-in-row"))
        if target_value(table, seat, what // BLOCK) == 0:
            card = table.book[what % BLOCK]
            if card.faction == seat % 2:
                return Refusal("DB-HUNT-1", Said("why-own-card"))
            if card.faction == NEUTRAL and card.kind == UNIT and table.count[BOUNTY] >= 0:
                return Refusal("DB-CARDS-3", Said("why-one-bounty"))
            return Refusal("DB-HUNT-8", Said("why-no-target-value"))
        return why_no_attackers(table, seat, True)


class ResolveHunt(RowCard):
    """Resolve the attack on a card of the row."""

    def do(self, table: Deckbuilding, frame: Frame, what: i64, log: Log) -> None:
        table.push(HUNTED, frame.seat, NO_CARD, -1, what // BLOCK)

    def number(self, table: Deckbuilding, seat: Seat, what: i64) -> i64:
        return committed(table, seat, AT_ROW + what // BLOCK)

    def why_not(self, table: Deckbuilding, seat: Seat, what: i64) -> Refusal | None:
        return Refusal("DB-COMMIT-3", Said("why-nothing-committed"))


class Hunted(Node[Deckbuilding]):
    """The attack on the card in place ``frame.about`` of the row; afterwards reward, then "when" abilities."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        seat = frame.seat
        if frame.at == 0:
            return self.resolve(table, frame, log)
        if frame.at == 1 and frame.data:
            frame.at = 2
            trigger(table, seat, frame.data)
            return WAIT
        return DONE

    def resolve(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        seat = frame.seat
        place = frame.about
        aim = AT_ROW + place
        attack = committed(table, seat, aim)
        target = table.rows[GALAXY_ROW][place]
        if attack < target_value(table, seat, place):
            spend(table, seat, aim)
            if table.count[BOUNTY] == aim:
                table.count[BOUNTY] = GONE
            log.add(HUNT_FAILED, seat, target, attack)
            return DONE
        frame.at = 1
        for card in table.rows[IN_PLAY[seat]]:
            if table.mark(COMMITTED, card) == aim and table.printed[card].trigger == WHEN_DEFEATS:
                frame.data = [*frame.data, card]
        leave_row(table, place)
        table.add(GALAXY_DISCARD, target)
        log.add(DEFEATED, seat, target, attack)
        fill(table, seat, place, log)
        table.push(REWARD, seat, target)
        return WAIT


HUNT: Final = Hunt("hunt")
RESOLVE_HUNT: Final = ResolveHunt("resolve-hunt")
HUNTED: Final = PROGRAM.add("hunt", Hunted())
