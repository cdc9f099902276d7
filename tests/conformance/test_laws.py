"""The laws, for every game, every way to play it and every number of seats."""

import pytest

from kantyna import build
from kantyna.arena.language_check import LanguageCheck
from kantyna.arena.laws import Laws, Violation
from kantyna.games.registry import GAMES

WAYS = [
    (spec.name, variant.name, seats)
    for spec in GAMES.values()
    for variant in spec.variants()
    for seats in range(variant.fewest, variant.most + 1)
]

SEEDS = 2 if build.active() == "compiled" else 1
"""Both builds play the first game; the compiled one, which is quick, a second. The plain one plays on under a stricter
body still (tests/kernel/test_strict.py)."""


@pytest.mark.parametrize(("game", "variant", "seats"), WAYS)
def test_the_laws_hold_in_random_play(game: str, variant: str, seats: int) -> None:
    known = next(known for known in GAMES[game].variants() if known.name == variant)
    broken: list[Violation] = []
    for sample in known.samples:
        laws = Laws(GAMES[game], variant, seats, sample, every=40)
        for seed in range(SEEDS):
            made, violation = laws.game(seed, most=600)
            assert made > 10
            if violation is not None:
                broken.append(violation)
    assert not broken, "\n".join(map(str, broken))


@pytest.mark.parametrize("game", GAMES)
def test_a_random_game_ends(game: str) -> None:
    spec = GAMES[game]
    for variant in spec.variants():
        laws = Laws(spec, variant.name, variant.fewest, every=10_000)
        made, violation = laws.game(7)
        assert violation is None, str(violation)
        assert made > 10


@pytest.mark.parametrize("game", GAMES)
def test_every_card_speaks_both_languages(game: str) -> None:
    LanguageCheck(GAMES[game], ["A", "B"]).cards()
