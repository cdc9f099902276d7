"""Rules of thumb: they beat chance, think of something always, and know who stands better."""

import pytest

from kantyna.games.deckbuilding.cards import CARDS
from kantyna.games.deckbuilding.table import CURRENT_BASE, VICTORY, Deckbuilding
from kantyna.games.deckbuilding.variants import VARIANTS
from kantyna.games.registry import GAMES
from kantyna.kernel.body import Options
from kantyna.kernel.engine import advance
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NOBODY
from kantyna.kernel.layout import Laid, Scene
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
            out = Options()
            SPEC.heuristics.worth_trying(table, out)
            assert out.listed()
            assert set(out.listed()) <= set(options)
            chances = [SPEC.heuristics.evaluate(table, seat) for seat in range(table.seats)]
            assert all(0 <= chance <= 1000 for chance in chances)
            assert 999 <= chances[0] + chances[1] <= 1001
        thinks = table.pending.seat % 2 == thinking
        code = SPEC.heuristics.best(table, table.options) if thinks else options[dice.below(len(options))]
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
    before = SPEC.heuristics.evaluate(table, 0)
    table.move(table.base(1), CURRENT_BASE[1], VICTORY[0])
    assert SPEC.heuristics.evaluate(table, 0) > before
    assert SPEC.heuristics.evaluate(table, 1) < 1000 - before


def scene(variant: str, piles: dict[str, dict[int, list[Laid]]], force: int = 0, phase: str = "") -> Deckbuilding:
    """The turn of the first seat."""
    laid = Scene(variant, 4 if variant.startswith("teams") else 2, {}, 1)
    laid.phase = phase
    laid.counters = {"force": {NOBODY: force}}
    laid.piles = piles
    table = SPEC.layout.lay(laid)
    assert isinstance(table, Deckbuilding)
    return table


def card(key: str, **marks: int) -> Laid:
    return Laid(next(at for at, one in enumerate(CARDS) if one.key == key), marks, [])


def story(table: Deckbuilding, answers: int) -> list[str]:
    """What the rules of thumb answer next."""
    told: list[str] = []
    for _ in range(answers):
        assert table.pending is not None
        code = SPEC.heuristics.best(table, table.options)
        option = SPEC.option(table, code)
        told.append(f"{option.verb} {option.name or option.seat}".removesuffix(" -1"))
        advance(table, code, Log(True))
    return told


def test_either_opponents_base_is_finished_before_anybody_hunts() -> None:
    for hurt in (1, 3):
        piles = {
            "in-play": {0: [card("at-at")]},
            "base": {hurt: [card("dantooine", damage=3)]},
            "galaxy-row": {NOBODY: [card("u-wing")]},
        }
        assert story(scene("teams-beginner", piles), 1) == [f"strike {hurt}"]


def test_what_one_base_does_not_take_goes_to_the_other() -> None:
    piles = {
        "in-play": {0: [card("at-at"), card("at-st"), card("stormtrooper")]},
        "base": {3: [card("dantooine", damage=3)]},
    }
    assert story(scene("teams-beginner", piles), 6) == [
        "strike 3",
        "attacker at-at",
        "stop",
        "strike 1",
        "attacker at-st",
        "attacker stormtrooper",
    ]


@pytest.mark.parametrize(("force", "chosen"), [(3, 2), (-2, 2), (0, 1)])
def test_force_is_chosen_where_a_bonus_each_turn_hangs_on_it(force: int, chosen: int) -> None:
    table = scene("beginner", {"hand": {0: [card("inquisitor")]}}, force)
    assert story(table, 2) == ["play inquisitor", "react inquisitor"]
    assert table.pending is not None
    assert SPEC.option(table, SPEC.heuristics.best(table, table.options)).number == chosen


def test_the_first_new_base_is_one_that_helps_at_once() -> None:
    early: dict[str, dict[int, list[Laid]]] = {"base": {0: []}, "victory-pile": {1: [card("lothal")]}}
    assert story(scene("full-control", early, phase="start"), 1) == ["reveal-base corellia"]
    late: dict[str, dict[int, list[Laid]]] = {"base": {0: []}, "victory-pile": {1: [card("lothal"), card("corellia")]}}
    assert story(scene("full-control", late, phase="start"), 1) == ["reveal-base kafrene"]
