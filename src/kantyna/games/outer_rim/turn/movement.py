"""Moving on the map: up to the hyperdrive along lanes; the Maelstrom and patrols stop whoever comes in."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.events import MOVED, PASSED_BY, TRACTORED, USED_ABILITY
from kantyna.games.outer_rim.table import NO_STOPS, PATROLS, PLACE, PROGRAM, OuterRim
from kantyna.games.outer_rim.turn.abilities import Found, has_ability, hyperdrive, standing_abilities, usable
from kantyna.games.outer_rim.turn.answers import NO, STOP, YES, SpaceVerb
from kantyna.games.outer_rim.turn.dice import REACT
from kantyna.games.outer_rim.vocabulary import (
    ASK_MOVE,
    ASK_PASS_BY,
    ASK_TRACTOR,
    ENTER_MAELSTROM,
    ENTER_PATROL,
    MAELSTROM,
    OTHER_ENTERS,
    POSITIVE,
)
from kantyna.kernel.body import Options, Row
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, NOBODY, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said

# What a move asks next, as its ``at``.
CHOOSING: Final = 0
ARRIVED: Final = 1
HELD_FAST: Final = 2
"""Patrols and Maelstrom are looked at."""

FREELY: Final = 1


def hostile_patrol(table: OuterRim, seat: Seat, place: i64) -> bool:
    """Is there a patrol here of a faction with which the standing is not positive (OR-MOVE-4)?"""
    for token in table.rows[PATROLS]:
        if table.place_of(token) == place and table.standing(seat, table.faction_of(token)) != POSITIVE:
            return True
    return False


def stops_for(table: OuterRim, seat: Seat) -> Row:
    """The spaces where a move of *seat* ends, or somebody may be asked whether it does."""
    stops = NO_STOPS[:]
    if not has_ability(table, seat, ENTER_MAELSTROM):
        stops[MAELSTROM] = 1
    for token in table.rows[PATROLS]:
        if table.standing(seat, table.faction_of(token)) != POSITIVE:
            stops[table.place_of(token)] = 1
    for other in range(table.seats):
        if other != seat and has_ability(table, other, OTHER_ENTERS):
            stops[table.at(other)] = 1
    return stops


def put_captain(table: OuterRim, seat: Seat, place: i64, log: Log) -> None:
    table.write_mark(PLACE, table.captain(seat), place + 1)
    log.add(MOVED, seat, place)


class MoveTo(SpaceVerb):
    """Move to a space that can be reached without a decision on the way: a choice of planning, or of a move that goes
    on."""

    def offer(self, table: OuterRim, seat: Seat, out: Options) -> None:
        self.offer_reach(table, seat, hyperdrive(table, seat), stops_for(table, seat), out)

    def offer_reach(self, table: OuterRim, seat: Seat, most: i64, stops: Row, out: Options) -> None:
        here = table.at(seat)
        needs = table.chart.reach(here, most, stops)
        for place in range(table.chart.size):
            if needs[place] > 0:
                out.add(self.base + place)

    def do(self, table: OuterRim, frame: Frame, what: i64, log: Log) -> None:
        move(table, frame.seat, hyperdrive(table, frame.seat))
        arrive(table, table.stack[-1], what, log)

    def number(self, table: OuterRim, seat: Seat, what: i64) -> i64:
        """How many spaces away it is by the way on which nothing stops."""
        needs = table.chart.reach(table.at(seat), table.chart.size, stops_for(table, seat))[what]
        return needs if needs > 0 else -1

    def wish(self, table: OuterRim, seat: Seat, out: Options) -> None:
        for place in range(table.chart.size):
            if place != table.at(seat):
                out.add(self.base + place)

    def why_not(self, table: OuterRim, seat: Seat, what: i64) -> Refusal | None:
        if what == table.at(seat):
            return Refusal("OR-MOVE-1", Said("why-already-there"))
        most = hyperdrive(table, seat)
        away = table.chart.distance(table.at(seat), what)
        if away > most:
            return Refusal("OR-MOVE-1", Said("why-too-far", {"need": away, "have": most}))
        maelstrom = NO_STOPS[:]
        maelstrom[MAELSTROM] = 1
        passable = table.chart.reach(table.at(seat), most, maelstrom)[what] > 0
        return Refusal("OR-MOVE-4" if passable else "OR-MOVE-3", Said("why-way-blocked"))


MOVE_TO: Final = MoveTo("move-to")


def move(table: OuterRim, seat: Seat, most: i64, freely: bool = False) -> None:
    """A move of up to so many spaces; *freely*: nothing stops it."""
    table.push(MOVE, seat, NO_CARD, most, FREELY if freely else 0)


def arrive(table: OuterRim, frame: Frame, place: i64, log: Log) -> None:
    """Go to a space by a shortest way on which nothing is in the way."""
    seat = frame.seat
    stops = NO_STOPS if frame.about == FREELY else stops_for(table, seat)
    frame.left -= table.chart.reach(table.at(seat), frame.left, stops)[place]
    put_captain(table, seat, place, log)
    frame.at = ARRIVED if stops[place] != 0 else CHOOSING
    if frame.at == CHOOSING:
        frame.left = 0  # it is where it wanted to be
    frame.data = []


class Move(Node[OuterRim]):
    """``left`` spaces may still be moved. Where the way may be barred the others are asked, then the mover."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        seat = frame.seat
        if frame.at == ARRIVED:
            holder = self.holder(table, frame)
            if holder != NOBODY:
                out = table.offer()
                out.add(YES.base)
                out.add(NO.base)
                table.ask(holder, ASK_TRACTOR)
                return WAIT
            frame.at = HELD_FAST
        if frame.at == HELD_FAST:
            if frame.left <= 0:
                return DONE
            caught = table.at(seat) == MAELSTROM and not has_ability(table, seat, ENTER_MAELSTROM)
            if caught or hostile_patrol(table, seat, table.at(seat)):
                return self.pass_by(table, frame)
            frame.at = CHOOSING
        if frame.left <= 0:
            return DONE
        out = table.offer()
        out.add(STOP.base)
        stops = NO_STOPS if frame.about == FREELY else stops_for(table, seat)
        MOVE_TO.offer_reach(table, seat, frame.left, stops, out)
        table.ask(seat, ASK_MOVE, NO_CARD, frame.left)
        return WAIT

    def holder(self, table: OuterRim, frame: Frame) -> Seat:
        """The next of the players here who may end the move; ``data`` lists those who did not want to."""
        for other in table.others_here(frame.seat):
            if other not in frame.data and has_ability(table, other, OTHER_ENTERS):
                return other
        return NOBODY

    def evasions(self, table: OuterRim, seat: Seat) -> list[Found]:
        """The abilities that let a seat go on from a patrol: all patrols here must be of their factions."""
        here = table.at(seat)
        if here == MAELSTROM and not has_ability(table, seat, ENTER_MAELSTROM):
            return []
        found: list[Found] = []
        for one in standing_abilities(table, seat, ENTER_PATROL):
            if usable(table, seat, one) and self.covers(table, seat, one):
                found.append(one)
        return found

    def covers(self, table: OuterRim, seat: Seat, found: Found) -> bool:
        factions = found.ability.factions
        for token in table.patrols_at(table.at(seat)):
            faction = table.faction_of(token)
            if table.standing(seat, faction) != POSITIVE and len(factions) > 0 and faction not in factions:
                return False
        return True

    def pass_by(self, table: OuterRim, frame: Frame) -> bool:
        """Offer the abilities that let one go on; each is tried once here."""
        found = [one for one in self.evasions(table, frame.seat) if -1 - one.card not in frame.data]
        if not found:
            return DONE
        out = table.offer()
        out.add(STOP.base)
        for one in found:
            out.add(REACT.base + table.defs[one.card])
        table.ask(frame.seat, ASK_PASS_BY, NO_CARD, frame.left)
        return WAIT

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        seat = frame.seat
        if code == STOP.base:
            frame.left = 0
        elif MOVE_TO.has(code):
            arrive(table, frame, code - MOVE_TO.base, log)
        elif code == YES.base:
            frame.left = 0
            frame.at = HELD_FAST
            log.add(TRACTORED, self.holder(table, frame), NO_CARD, 0, seat)
        elif code == NO.base:
            frame.data = [*frame.data, self.holder(table, frame)]
        elif REACT.has(code):
            for one in self.evasions(table, seat):
                if table.defs[one.card] == code - REACT.base and -1 - one.card not in frame.data:
                    frame.data = [*frame.data, -1 - one.card]
                    log.add(USED_ABILITY, seat, one.card)
                    table.push(one.ability.script.number, seat, one.card)
                    return


MOVE: Final = PROGRAM.add("move", Move())


def slip_past(table: OuterRim, seat: Seat, log: Log) -> None:
    """The move goes on from here (an ability's text says so)."""
    frame = table.nearest(MOVE)
    frame.at = CHOOSING
    log.add(PASSED_BY, seat, table.at(seat))
