"""How the automatic captain of the solo game flies: to the nearest of its goal tokens, and rather to a planet."""

from __future__ import annotations

from kantyna.games.outer_rim.table import NO_STOPS, PATROLS, TARGETED, OuterRim
from kantyna.games.outer_rim.turn.abilities import hyperdrive
from kantyna.games.outer_rim.turn.movement import put_captain
from kantyna.games.outer_rim.vocabulary import MAELSTROM, PLANETS, POSITIVE
from kantyna.kernel.body import listed, row
from kantyna.kernel.event import Log
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


def fly(table: OuterRim, seat: Seat, target: i64, log: Log) -> bool:
    """Move toward a goal token; on one it stays. It passes the Maelstrom; patrols stop it."""
    here = table.at(seat)
    if target == here:
        return False
    stops = listed(NO_STOPS)
    for token in table.rows[PATROLS]:
        if table.standing(seat, table.faction_of(token)) != POSITIVE:
            stops[table.place_of(token)] = 1
    needs = table.chart.reach(here, hyperdrive(table, seat), row(stops))
    best = here
    for place in range(table.chart.size):
        if needs[place] > 0 and table.chart.distance(place, target) < table.chart.distance(best, target):
            best = place
    if best == here:
        return False
    put_captain(table, seat, landing(table, here, best, listed(needs), stops), log)
    return True


def landing(table: OuterRim, here: i64, place: i64, needs: list[i64], stops: list[i64]) -> i64:
    """Rather than on a navpoint it ends on a planet that is one of the last two spaces it passed (OR-SOLO-10)."""
    if place < MAELSTROM:
        return place
    before = place
    for _ in range(2):
        for other in table.chart.beside[before]:
            if needs[other] == needs[before] - 1 and (stops[other] == 0 or other == here):
                before = other
                break
        if before == here:
            return place
        if before < PLANETS:
            return before
    return place
