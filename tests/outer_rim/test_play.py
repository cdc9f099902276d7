"""Whole games by chance: every answer that is offered is taken, nothing gets lost, every game ends."""

from __future__ import annotations

import pytest

from kantyna.games.outer_rim.spec import OuterRimSpec
from kantyna.kernel.engine import submit
from kantyna.kernel.rng import Dice, seeded

SPEC = OuterRimSpec()
WAYS = [("first-game", 2), ("standard", 3), ("standard", 4), ("extended", 2), ("modular", 4), ("solo", 1)]


@pytest.mark.parametrize(("variant", "seats"), WAYS)
def test_a_game_by_chance_ends_and_loses_nothing(variant: str, seats: int) -> None:
    table = SPEC.new(variant, seats, {"rounds": 12}, 7)
    dice = Dice(seeded(8))
    things = list(range(len(table.defs)))
    while table.asked >= 0:
        options = table.options.listed()
        assert options == sorted(set(options))
        submit(table, table.asked, options[dice.below(len(options))])
        lying = [
            card
            for zone in SPEC.schema.zones
            for owner in range(SPEC.schema.owners(zone.of, table.box.seats))
            for card in table.rows[zone.handle[owner]]
            if card >= 0
        ]
        assert sorted(lying) == things
    assert table.outcome is not None
