"""What an answer leads to, next to another: the same tables played on by rule of thumb after either of them."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from time import monotonic
from typing import Final

from kantyna.kernel.body import Options
from kantyna.kernel.engine import advance
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NOBODY, Code, Seat
from kantyna.kernel.rng import Dice, seeded
from kantyna.kernel.schema import ALL
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.table import Table
from kantyna.kernel.view import View

SECONDS: Final = 0.4
MOST: Final = 40
"""Pairs of games that are played on, and how long more than the fewest may take."""
FEWEST: Final = 4
"""Pairs without which nothing is told."""
SURE: Final = 2.0
"""A difference is told that is so many standard errors away from none."""
CHANCES: Final = 1 << 29


@dataclass(frozen=True)
class Difference:
    """A counter, or what lies in a zone, of a seat (-1: of the table) that is so much more than after the other answer.

    *what* is its message: `counter-authority`, `zone-bases`.
    """

    what: str
    seat: Seat
    by: int


def differences(
    spec: GameSpec, view: View, code: Code, other: Code, seed: int, wanted: int = 0, turns: int = 1
) -> list[Difference]:
    """What is clearly otherwise when the seat of this view has its next turn (or so many *turns* on) after *code* than
    after *other*; in as many pairs of games as are *wanted*, or else as there is time for."""
    started = monotonic()
    dice = Dice(seed)
    found: dict[tuple[str, Seat], list[int]] = {}
    pairs = 0
    while pairs < wanted or (not wanted and (pairs < FEWEST or (pairs < MOST and monotonic() - started < SECONDS))):
        table = spec.determinize(view, dice)
        table.rng = seeded(dice.below(CHANCES))
        after, instead = _facts(spec, table.clone(), code, turns), _facts(spec, table, other, turns)
        for key in after.keys() | instead.keys():
            found.setdefault(key, []).append(after.get(key, 0) - instead.get(key, 0))
        pairs += 1
    told = [(mean, *key) for key, ways in found.items() if (mean := _clearly(ways, pairs)) != 0]
    told.sort(key=lambda one: (-abs(one[0]), one[1:]))
    return [Difference(what, seat, mean) for mean, what, seat in told]


def _clearly(ways: list[int], pairs: int) -> int:
    """The mean over all pairs, as a whole number; 0 where chance alone could have made it."""
    mean = sum(ways) / pairs
    spread = sqrt(sum((way - mean) ** 2 for way in ways) / pairs / pairs)
    return round(mean) if abs(mean) > SURE * spread else 0


def _facts(spec: GameSpec, table: Table, code: Code, turns: int) -> dict[tuple[str, Seat], int]:
    """Counters, and how much lies open before each seat, when the turn has come back so often or the game is over."""
    heuristics, muted, sensible = spec.heuristics, Log(True), Options()
    seat, turn = table.asked, table.turn
    advance(table, code, muted)
    for _ in range(turns):
        while table.asked != NOBODY and (table.turn == turn or table.active != seat):
            sensible.clear()
            heuristics.worth_trying(table, sensible)
            advance(table, heuristics.best(table, sensible), muted)
        turn = table.turn
    seen = spec.view(table, NOBODY)
    facts = {(f"counter-{spec.names.counters[one.kind]}", one.seat): one.value for one in seen.counters}
    for zone in seen.zones:
        declared = spec.schema.zones[zone.kind]
        if zone.seat >= 0 and declared.seen_by == ALL and not declared.stacked:
            facts[f"zone-{declared.name}", zone.seat] = zone.size
    return facts
