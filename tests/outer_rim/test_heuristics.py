"""Rules of thumb: they answer every question, and beat chance."""

from __future__ import annotations

from kantyna.games.outer_rim.spec import OuterRimSpec
from kantyna.kernel.engine import advance
from kantyna.kernel.event import Log
from kantyna.kernel.rng import Dice, seeded
from tests.outer_rim.laid import lay, options

SPEC = OuterRimSpec()


def test_who_has_a_plan_beats_those_who_have_none() -> None:
    wins = 0
    for seed in range(6):
        table = SPEC.new("standard", 4, {"rounds": 12}, seed)
        dice = Dice(seeded(seed))
        planner = seed % 4
        while table.asked >= 0:
            choices = table.options
            chance = choices.codes[dice.below(choices.count)]
            advance(table, SPEC.heuristics.best(table, choices) if table.asked == planner else chance, Log(True))
        assert table.outcome is not None
        wins += planner in table.outcome.winners
    assert wins >= 4


def test_cargo_is_brought_where_it_is_wanted() -> None:
    table = lay({"cargo": ["cargo-coaxium-crystal"]}, "naboo", phase="planning")
    best = SPEC.heuristics.best(table, table.options)
    assert options(table)[table.options.listed().index(best)] == "move-to ryloth"


def test_what_is_wanted_here_is_delivered_first() -> None:
    table = lay({"cargo": ["cargo-coaxium-crystal"]}, "ryloth")
    best = SPEC.heuristics.best(table, table.options)
    assert options(table)[table.options.listed().index(best)] == "deliver"
