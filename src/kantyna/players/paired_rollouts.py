"""What an answer leads to, next to another: the same tables played on by rule of thumb after either of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from time import monotonic
from typing import Final, TypeAlias

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
RELATED: Final = 4.0
"""Of so many tables, correlation squared from which on it is believed that more of something is better, or worse."""
LATER: Final = 4
"""Turns after which reasons are looked for where the next one shows none: what was bought must be drawn first."""
CHANCES: Final = 1 << 29

Key: TypeAlias = tuple[str, Seat]
"""The message of a fact, and whose it is."""


class Side:
    """What one of the two answers led to: each fact, and what it was worth, table by table."""

    def __init__(self) -> None:
        self.facts: list[dict[Key, int]] = []
        self.worth: list[int] = []

    def deviations(self, key: Key) -> list[tuple[float, float]]:
        """By how much a table has more of something than usual, and is worth more."""
        amounts = [facts.get(key, 0) for facts in self.facts]
        usual, worth = sum(amounts) / len(amounts), sum(self.worth) / len(amounts)
        return [(amount - usual, value - worth) for amount, value in zip(amounts, self.worth, strict=True)]


@dataclass(frozen=True)
class Difference:
    """A counter, or what lies in a zone, of a seat (-1: of the table) that is so much more than after the other answer.

    *what* is its message: `counter-authority`, `zone-bases`.
    """

    what: str
    seat: Seat
    by: int


def differences(
    spec: GameSpec,
    view: View,
    code: Code,
    other: Code,
    seed: int,
    wanted: int = 0,
    turns: int = 1,
) -> list[Difference]:
    """What clearly speaks for *code* next to *other* when the seat of this view has its next turn (or so many *turns*
    on); in as many pairs of games as are *wanted*, or as there is time for."""
    started = monotonic()
    dice = Dice(seed)
    after, instead = Side(), Side()
    pairs = 0
    while pairs < wanted or (not wanted and (pairs < FEWEST or (pairs < MOST and monotonic() - started < SECONDS))):
        table = spec.determinize(view, dice)
        table.rng = seeded(dice.below(CHANCES))
        own = [seat for seat, team in enumerate(table.box.teams) if team == table.box.teams[table.asked]]
        _play_on(spec, table.clone(), code, turns, after)
        _play_on(spec, table, other, turns, instead)
        pairs += 1
    told = []
    for key in {key for facts in (*after.facts, *instead.facts) for key in facts}:
        ways = [one.get(key, 0) - other.get(key, 0) for one, other in zip(after.facts, instead.facts, strict=True)]
        mean = _clearly(ways, pairs)
        if mean and mean * _good(key, after, instead, own) > 0:
            told.append((mean, *key))
    told.sort(key=lambda one: (-abs(one[0]), one[1:]))
    return [Difference(what, seat, mean) for mean, what, seat in told]


def _good(key: Key, after: Side, instead: Side, own: Sequence[Seat]) -> int:
    """Is more of it better (1) or worse (-1)? One's own usually is, another's is worse. Tables that have more of it
    than others after the same answer may speak against that; then neither is believed (0): less of one's own may be a
    harm averted, or the price of what it bought."""
    usual = 0 if key[1] == NOBODY else 1 if key[1] in own else -1
    deviations = [*after.deviations(key), *instead.deviations(key)]
    both = sum(amount * worth for amount, worth in deviations)
    amounts, values = sum(amount * amount for amount, _ in deviations), sum(worth * worth for _, worth in deviations)
    if both * both * len(deviations) <= RELATED * amounts * values:
        return usual
    found = 1 if both > 0 else -1
    return 0 if found == -usual else found


def _clearly(ways: list[int], pairs: int) -> int:
    """The mean over all pairs, as a whole number; 0 where chance alone could have made it."""
    mean = sum(ways) / pairs
    spread = sqrt(sum((way - mean) ** 2 for way in ways) / pairs / pairs)
    return round(mean) if abs(mean) > SURE * spread else 0


def _play_on(spec: GameSpec, table: Table, code: Code, turns: int, side: Side) -> None:
    """Counters, how much lies open before each seat, and what that is worth to the one that is asked, when the turn has
    come back to it so often or the game is over."""
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
    side.facts.append(facts)
    over = table.outcome is not None
    side.worth.append(spec.score(table, seat) if over else heuristics.evaluate(table, seat))
