"""How the automatic captain of the solo game flies: to the nearest of its goal tokens, and rather to a planet."""

from __future__ import annotations

from kantyna.games.outer_rim.table import NO_STOPS, PATROLS, TARGETED, OuterRim
from kantyna.games.outer_rim.turn.abilities import hyperdrive
from kantyna.games.outer_rim.vocabulary import PLANETS, POSITIVE
from kantyna.kernel.body import listed, row
from kantyna.kernel.ids import Seat
from kantyna.kernel.native import i64


def nearest_targets(table: OuterRim, seat: Seat) -> list[i64]:
    """The spaces with the nearest goal tokens: several, where they are equally near."""
    here = table.at(seat)
    nearest: i64 = 99
    found: list[i64] = []
    for place in range(table.chart.size):
        away = table.chart.distance(here, place)
        if table.mark(TARGETED, place) > 0 and away <= nearest:
            if away < nearest:
                nearest, found = away, []
            found.append(place)
    return found


def landings(table: OuterRim, seat: Seat, target: i64) -> list[i64]:
    """Where a move toward a goal token may end: several, where several ways lead equally near. None: it stays.

    It passes the Maelstrom; patrols stop it (OR-SOLO-9).
    """
    here = table.at(seat)
    stops = listed(NO_STOPS)
    for token in table.rows[PATROLS]:
        if table.standing(seat, table.faction_of(token)) != POSITIVE:
            stops[table.place_of(token)] = 1
    needs = listed(table.chart.reach(here, hyperdrive(table, seat), row(stops)))
    nearest = table.chart.distance(here, target)
    reached: list[i64] = []
    for place in range(table.chart.size):
        away = table.chart.distance(place, target)
        if needs[place] > 0 and away < nearest:
            nearest, reached = away, []
        if needs[place] > 0 and away == nearest:
            reached.append(place)
    found: list[i64] = []
    if nearest < table.chart.distance(here, target):
        for place in reached:
            for end in ends(table, here, place, needs, stops):
                if end not in found:
                    found.append(end)
    found.sort()
    return found


def ends(table: OuterRim, here: i64, place: i64, needs: list[i64], stops: list[i64]) -> list[i64]:
    """Rather than on a navpoint it ends on a planet that is one of the last two spaces it passed (OR-SOLO-10)."""
    if place < PLANETS:
        return [place]
    found: list[i64] = []
    for last in passed(table, here, place, needs, stops):
        if last < PLANETS:
            found.append(last)
            continue
        before = passed(table, here, last, needs, stops)
        found.extend([other if other < PLANETS else place for other in before] or [place])
    return found or [place]


def passed(table: OuterRim, here: i64, place: i64, needs: list[i64], stops: list[i64]) -> list[i64]:
    """The spaces that it may pass right before a space; that where it begins is none."""
    found: list[i64] = []
    for other in table.chart.beside[place]:
        if needs[other] == needs[place] - 1 and stops[other] == 0 and other != here:
            found.append(other)
    return found
