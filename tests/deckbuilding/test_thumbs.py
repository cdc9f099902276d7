"""Rules of thumb: they beat chance, think of something always, and know who stands better."""

import pytest

from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.variants import VARIANTS
from kantyna.games.registry import GAMES
from kantyna.kernel.engine import advance
from kantyna.kernel.event import Log
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import Variant

SPEC = GAMES["deckbuilding"]


def finished(variant: Variant, seed: int, thinking: int, watch: bool = False) -> Deckbuilding:
    """A game in which the side *thinking* goes by rules of thumb and the other by chance."""
    table = SPEC.new(variant.name, variant.fewest, {}, seed)
    assert isinstance(table, Deckbuilding)
    dice = Dice(seed)
    while table.pending is not None:
        options = table.pending.options
        if watch:
            tried = SPEC.thumbs.worth_trying(table)
            assert tried
            assert set(tried) <= set(options)
            chances = [SPEC.thumbs.evaluate(table, seat) for seat in range(table.seats)]
            assert all(0 <= chance <= 1000 for chance in chances)
            assert abs(chances[0] + chances[1] - 1000) <= 1
        thinks = table.pending.seat % 2 == thinking
        code = SPEC.thumbs.best(table, options) if thinks else options[dice.below(len(options))]
        advance(table, code, Log(True))
    return table


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_rules_of_thumb_beat_chance(variant: Variant) -> None:
    lost = 0
    for seed in range(10):
        table = finished(variant, seed, seed % 2)
        assert table.outcome is not None
        lost += seed % 2 not in table.outcome.winners
    assert lost == 0


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_something_is_always_worth_a_thought(variant: Variant) -> None:
    finished(variant, 3, 0, watch=True)


def test_a_destroyed_base_is_a_lead() -> None:
    table = SPEC.new("full-control", 2, {}, 1)
    assert isinstance(table, Deckbuilding)
    before = SPEC.thumbs.evaluate(table, 0)
    table.victory[0].append(table.base[1])
    table.base[1] = -1
    assert SPEC.thumbs.evaluate(table, 0) > before
    assert SPEC.thumbs.evaluate(table, 1) < 1000 - before
