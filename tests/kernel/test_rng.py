"""Chance: the same seed gives the same stream in every build, and the stream looks like chance."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kantyna.kernel.rng import LOW, MULTIPLIER, Dice, below, following, seeded


@given(st.integers(-(2**80), 2**80))
def test_any_seed_starts_inside_the_cycle(seed: int) -> None:
    assert 0 < seeded(seed) < MULTIPLIER * (LOW + 1) - 1


@given(st.integers(1, MULTIPLIER * (LOW + 1) - 2), st.integers(1, 2**20))
def test_states_stay_in_machine_integers_and_results_below_their_bound(state: int, bound: int) -> None:
    assert 0 < following(state) < 2**60
    assert 0 <= below(state, bound) < bound


def test_the_multiplier_makes_a_safe_prime() -> None:
    prime = MULTIPLIER * (LOW + 1) - 1
    for number in (prime, (prime - 1) // 2):
        assert all(pow(base, number - 1, number) == 1 for base in (2, 3, 5, 7, 11, 13))


def test_the_stream_of_a_seed_never_changes() -> None:
    dice = Dice(2026)
    assert [dice.below(100) for _ in range(12)] == [93, 19, 42, 63, 26, 19, 2, 60, 35, 67, 88, 83]


def test_results_are_even() -> None:
    dice = Dice(1)
    counts = [0] * 10
    for _ in range(50_000):
        counts[dice.below(10)] += 1
    # Chi-squared with 9 degrees of freedom: above 27.9 once in a thousand streams; this stream is fixed.
    assert sum((count - 5000) ** 2 / 5000 for count in counts) < 27.9


def test_every_order_of_a_small_pile_comes_up_equally_often() -> None:
    dice = Dice(7)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        pile = [0, 1, 2, 3]
        dice.shuffle(pile)
        seen[tuple(pile)] = seen.get(tuple(pile), 0) + 1
    assert len(seen) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 49.7  # 23 degrees of freedom, 0.1 %


def test_near_seeds_give_unrelated_first_results() -> None:
    assert len({Dice(seed).below(1_000_000) for seed in range(1000)}) > 990
