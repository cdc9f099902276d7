"""Patrols: their moves, and the next one when one is beaten."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import Patrol
from kantyna.games.outer_rim.events import PATROL_ENTERED, PATROL_MOVED, PHASE_ACTION, REDIRECTED
from kantyna.games.outer_rim.table import (
    PATROL_STACKS,
    PATROLS,
    PLACE,
    PROGRAM,
    REMOVED,
    TILES,
    OuterRim,
)
from kantyna.games.outer_rim.turn.abilities import standing_abilities
from kantyna.games.outer_rim.turn.answers import STOP, TARGET, SpaceVerb
from kantyna.games.outer_rim.vocabulary import ASK_PATROL_WAY, ASK_REDIRECT, PATROL_WOULD_MOVE
from kantyna.games.outer_rim.world import entry
from kantyna.kernel.body import listed
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NOBODY, CardId, Code, Seat
from kantyna.kernel.native import i64

STEP_TO: Final = SpaceVerb("step-to")


def move_patrol(table: OuterRim, seat: Seat, token: CardId, distance: i64, toward: Seat) -> None:
    """A patrol moves toward a seat (nobody: wherever *seat* says), who acts for it."""
    if token >= 0 and distance > 0:
        table.push(PATROL_MOVE, seat, token, distance, toward)


def nearest_patrols(table: OuterRim, seat: Seat) -> list[CardId]:
    """The patrols nearest to a seat: several, where they are equally near."""
    here = table.at(seat)
    best: i64 = 99
    found: list[CardId] = []
    for token in table.rows[PATROLS]:
        away = table.chart.distance(here, table.place_of(token))
        if away < best:
            best = away
            found = []
        if away == best:
            found.append(token)
    return found


class PatrolMove(Node[OuterRim]):
    """``card`` has ``left`` steps to go toward the seat ``about``; ``seat`` picks the way (OR-PATROL-2)."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.at == 0:
            if self.redirectable(table, frame):
                out = table.offer()
                out.add(STOP.base)
                for other in range(table.seats):
                    if other != frame.seat:
                        out.add(TARGET.base + other)
                table.ask(frame.seat, ASK_REDIRECT, frame.card)
                return WAIT
            frame.at = 1
        if frame.left <= 0:
            return DONE
        ways = self.ways(table, frame)
        if not ways:
            return DONE
        out = table.offer()
        for place in ways:
            out.add(STEP_TO.base + place)
        table.ask(table.decider(frame.seat), ASK_PATROL_WAY, frame.card, frame.left)
        return WAIT

    def redirectable(self, table: OuterRim, frame: Frame) -> bool:
        """May the move be turned to another player (in one's own action step only)?"""
        if frame.about != frame.seat or table.seats < 2 or table.phase() != PHASE_ACTION:
            return False
        away = table.chart.distance(table.place_of(frame.card), table.at(frame.seat))
        for found in standing_abilities(table, frame.seat, PATROL_WOULD_MOVE):
            if away <= found.ability.amount:
                return True
        return False

    def ways(self, table: OuterRim, frame: Frame) -> list[i64]:
        """The next spaces. If it can arrive the shortest way is forced, and it stops there; else no step leads away
        (ours)."""
        place = table.place_of(frame.card)
        if frame.about == NOBODY:
            return listed(table.chart.beside[place])
        target = table.at(frame.about)
        away = table.chart.distance(place, target)
        if away == 0:
            return []
        if away <= frame.left:
            return table.chart.closer(place, target)
        return table.chart.no_farther(place, target)

    def go(self, table: OuterRim, frame: Frame, place: i64, log: Log) -> None:
        frame.left -= 1
        table.write_mark(PLACE, frame.card, place + 1)
        log.add(PATROL_MOVED, frame.seat, frame.card, place)

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        frame.at = 1
        if STEP_TO.has(code):
            self.go(table, frame, code - STEP_TO.base, log)
        elif TARGET.has(code):
            frame.about = code - TARGET.base
            log.add(REDIRECTED, frame.seat, frame.card, 0, frame.about)


PATROL_MOVE: Final = PROGRAM.add("patrol-move", PatrolMove())


def replace_patrol(table: OuterRim, seat: Seat, token: CardId, log: Log) -> None:
    """A beaten patrol leaves the game; the next of its faction comes in at its end of the map (OR-BEAT-4)."""
    faction = table.faction_of(token)
    table.move(token, PATROLS, REMOVED)
    table.write_mark(PLACE, token, 0)
    enter_patrol(table, seat, faction, log)


def enter_patrol(table: OuterRim, seat: Seat, faction: i64, log: Log) -> None:
    """The waiting patrol of the lowest level of a faction comes in."""
    following = next_patrol(table, faction)
    if following < 0:
        return
    table.move(following, PATROL_STACKS, PATROLS)
    place = entry(listed(table.rows[TILES]), faction)
    table.write_mark(PLACE, following, place + 1)
    log.add(PATROL_ENTERED, seat, following, place)


def next_patrol(table: OuterRim, faction: i64) -> CardId:
    found: CardId = -1
    level: i64 = 99
    for token in table.rows[PATROL_STACKS]:
        printed = table.printed[token]
        assert isinstance(printed, Patrol)
        if printed.faction == faction and printed.level < level:
            found, level = token, printed.level
    return found
