"""Whole games by chance, in every way to play."""

from __future__ import annotations

import pytest

from kantyna.games.destiny.spec import DestinySpec
from kantyna.kernel.engine import random_playout
from kantyna.kernel.event import Log
from kantyna.kernel.rng import Dice

SPEC = DestinySpec()
WAYS = [(variant.name, at) for variant in SPEC.variants() for at in range(len(variant.samples))]


@pytest.mark.parametrize(("name", "at"), WAYS)
def test_a_game_by_chance_ends_with_a_winner(name: str, at: int) -> None:
    variant = next(variant for variant in SPEC.variants() if variant.name == name)
    for seed in range(3):
        table = SPEC.new(name, variant.fewest, variant.samples[at], seed)
        random_playout(table, Dice(seed), Log(True))
        assert table.outcome is not None
        assert len(table.outcome.winners) == 1
