"""Damage, recovery and defeat."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.events import RECOVERED, STOOD_UP, SUFFERED, WAS_DEFEATED
from kantyna.games.outer_rim.table import (
    DAMAGE,
    DEFEATED,
    ENCOUNTER_DECKS,
    PROGRAM,
    SECRETS,
    OuterRim,
)
from kantyna.games.outer_rim.turn.abilities import Found, health, hull, run_now, standing_abilities, usable
from kantyna.games.outer_rim.turn.answers import NO, YES
from kantyna.games.outer_rim.turn.decks import under
from kantyna.games.outer_rim.turn.fame import lose_credits
from kantyna.games.outer_rim.turn.goals import goal_repaired
from kantyna.games.outer_rim.vocabulary import (
    AFTER_DEFEAT,
    ASK_REPLACE,
    ASK_SHIELD,
    CHARACTER,
    IN_SHIP,
    ON_DAMAGE,
    SHIP_TARGET,
    WOULD_BE_DEFEATED,
)
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64

PRICE_OF_DEFEAT: Final = 3000


def thing_of(table: OuterRim, seat: Seat, target: i64) -> CardId:
    return table.captain(seat) if target == CHARACTER else table.ship(seat)


def room_left(table: OuterRim, seat: Seat, target: i64) -> i64:
    """How much damage the captain or ship stands before the seat is defeated."""
    most = health(table, seat) if target == CHARACTER else hull(table, seat)
    return most - table.mark(DAMAGE, thing_of(table, seat, target))


def beaten(table: OuterRim, seat: Seat) -> bool:
    """Is there damage enough on captain or ship for a defeat (OR-DEFEAT-1)?"""
    return room_left(table, seat, CHARACTER) <= 0 or room_left(table, seat, SHIP_TARGET) <= 0


def suffer(table: OuterRim, seat: Seat, target: i64, amount: i64, in_fight: bool = False) -> None:
    """Damage comes: the node decides what becomes of it."""
    if amount > 0:
        table.push(HARM, seat, NO_CARD, amount, target + (2 if in_fight else 0))


def recover(table: OuterRim, seat: Seat, target: i64, amount: i64, log: Log) -> i64:
    """Take damage off; whoever is no longer beaten stands up (OR-DEFEAT-5). Tells how much."""
    thing = thing_of(table, seat, target)
    taken = min(amount, table.mark(DAMAGE, thing))
    if taken > 0:
        table.write_mark(DAMAGE, thing, table.mark(DAMAGE, thing) - taken)
        log.add(RECOVERED, seat, thing, taken)
        if table.count[DEFEATED[seat]] > 0 and not beaten(table, seat):
            table.count[DEFEATED[seat]] = 0
            log.add(STOOD_UP, seat)
        if target == SHIP_TARGET:
            goal_repaired(table, seat, taken, log)
    return taken


class Harm(Node[OuterRim]):
    """``left`` damage to the captain or ship (``about``, 2 more in a fight). ``at``: ward it off, suffer, avert
    defeat, be defeated, and what follows."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        seat = frame.seat
        target = frame.about % 2
        if frame.at == 0:
            shields = self.shields(table, seat) if target == CHARACTER else []
            if shields and frame.left > 0:
                out = table.offer()
                out.add(NO.base)
                out.add(YES.base)
                table.ask(seat, ASK_SHIELD, shields[0].card, frame.left)
                return WAIT
            frame.at = 1
        if frame.at == 1:
            thing = thing_of(table, seat, target)
            if frame.left > 0:
                table.write_mark(DAMAGE, thing, table.mark(DAMAGE, thing) + frame.left)
                log.add(SUFFERED, seat, thing, frame.left)
            frame.at = 2
        if frame.at == 2:
            if table.count[DEFEATED[seat]] > 0 or not beaten(table, seat):
                return DONE
            way_out = self.way_out(table, frame)
            if way_out is not None:
                self.avert(table, frame, way_out)
                return WAIT
            self.defeat(table, seat, log)
            frame.at = 3
        if frame.at == 3:
            frame.at = 4
            for found in standing_abilities(table, seat, AFTER_DEFEAT):
                table.push(found.ability.script.number, seat, found.card)
            return WAIT
        return DONE

    def shields(self, table: OuterRim, seat: Seat) -> list[Found]:
        return [found for found in standing_abilities(table, seat, ON_DAMAGE) if usable(table, seat, found)]

    def way_out(self, table: OuterRim, frame: Frame) -> Found | None:
        """The next ability that may replace the defeat; ``data`` lists the cards that were tried, each once."""
        seat = frame.seat
        for found in standing_abilities(table, seat, WOULD_BE_DEFEATED):
            if found.card in frame.data or not found.ability.script.would_change(table, seat, found.card):
                continue
            if found.ability.roll != IN_SHIP or frame.about == SHIP_TARGET + 2:
                return found
        return None

    def avert(self, table: OuterRim, frame: Frame, found: Found) -> None:
        """Use an ability that replaces the defeat, or ask whether to."""
        if not found.ability.optional:
            self.use(table, frame, found)
            return
        out = table.offer()
        out.add(NO.base)
        out.add(YES.base)
        table.ask(frame.seat, ASK_REPLACE, found.card)

    def use(self, table: OuterRim, frame: Frame, found: Found) -> None:
        frame.data = [*frame.data, found.card]
        table.push(found.ability.script.number, frame.seat, found.card)

    def defeat(self, table: OuterRim, seat: Seat, log: Log) -> None:
        """Lose 3000 credits and all secrets (OR-DEFEAT-2)."""
        table.count[DEFEATED[seat]] = 1
        log.add(WAS_DEFEATED, seat)
        lose_credits(table, seat, PRICE_OF_DEFEAT, log)
        for deck, handle in enumerate(SECRETS):
            while len(table.rows[handle[seat]]) > 0:
                card = table.pop(handle[seat])
                under(table, ENCOUNTER_DECKS[deck], card, table.known(card))

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        seat = frame.seat
        if frame.at == 0:
            if code == YES.base:
                shield = self.shields(table, seat)[0]
                frame.left -= shield.ability.amount
                run_now(table, seat, shield, log)
            frame.at = 1
            return
        found = self.way_out(table, frame)
        assert found is not None
        if code == YES.base:
            self.use(table, frame, found)
        else:
            frame.data = [*frame.data, found.card]


HARM: Final = PROGRAM.add("harm", Harm())
