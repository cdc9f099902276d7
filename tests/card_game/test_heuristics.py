"""Rules of thumb: nothing brilliant, but nothing foolish."""

import pytest

from kantyna.games.card_game.table import AFFILIATION_CARD, FOCUS, OBJECTIVES, CardGame
from kantyna.games.card_game.turn.answers import PASS, STOP, SUGGESTED, YES
from kantyna.games.card_game.vocabulary import DARK, LIGHT
from kantyna.kernel.body import Options
from kantyna.kernel.engine import advance
from kantyna.kernel.event import Log
from kantyna.kernel.rng import Dice
from kantyna.kernel.table import Table
from tests.card_game.tables import SPEC, answer, table


def liked(on: CardGame) -> tuple[str, str]:
    """The verb and card of the option that looks best."""
    assert on.pending is not None
    option = SPEC.option(on, SPEC.heuristics.best(on, on.options))
    return option.verb, option.name


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ("seat 1: {objectives: [shadows-of-dathomir], hand: [sith-library, nightsister]}", ("play", "sith-library")),
        ("seat 1: {objectives: [shadows-of-dathomir], hand: [nightsister, tie-fighter]}", ("play", "nightsister")),
        (
            "turn: 2\nphase: balance\nseat 1: {objectives: [{card: imperial-command, damage: 4}, death-and-despayre]}",
            ("pick", "imperial-command"),
        ),
        (
            "phase: conflict\nseat 1: {units: [devastator]}\nseat 2: {objectives: [draw-their-fire]}",
            ("engage", "draw-their-fire"),
        ),
        ("phase: force\nseat 1: {units: [darth-vader, advisor-to-the-emperor, devastator]}", ("commit", "darth-vader")),
        (
            "phase: conflict\nseat 1: {units: [duty-officer]}\n"
            "seat 2: {objectives: [draw-their-fire], units: [luke-skywalker]}",
            ("stop", ""),
        ),
    ],
)
def test_what_looks_best(given: str, wanted: tuple[str, str]) -> None:
    assert liked(table(given)) == wanted


def worthy(on: Table) -> list[int]:
    """What is worth trying."""
    out = Options()
    SPEC.heuristics.worth_trying(on, out)
    return out.listed()


def test_payments_are_made_as_suggested() -> None:
    on = table("seat 1: {objectives: [shadows-of-dathomir, imperial-command], hand: [nightsister]}")
    answer(on, "play", "nightsister")
    assert worthy(on) == [SUGGESTED.base]
    answer(on, "suggested")
    # The match comes from the objective that holds most of the cost; nothing is wasted.
    assert [on.mark(FOCUS, card) for card in on.rows[OBJECTIVES[DARK]]] == [2, 0]
    assert on.mark(FOCUS, on.rows[AFFILIATION_CARD[DARK]][0]) == 1


def test_harm_goes_to_the_enemy_and_first_to_whom_it_kills() -> None:
    on = table("seat 1: {units: [rancor], hand: [force-choke]}\nseat 2: {units: [luke-skywalker, twilek-loyalist]}")
    answer(on, "use", "force-choke")
    assert liked(on) == ("pick", "twilek-loyalist")


def test_help_goes_to_a_friend() -> None:
    on = table(
        "turn: 2\nseat 1: {units: [nightsister]}\nseat 2: {units: [mon-mothma], hand: [our-most-desperate-hour]}"
    )
    answer(on, "use", "our-most-desperate-hour")
    assert liked(on) == ("pick", "mon-mothma")


def test_bonus_damage_is_never_declined() -> None:
    on = table("turn: 2\nphase: conflict\nseat 1: {objectives: [imperial-command]}\nseat 2: {units: [x-wing]}")
    answer(on, "engage", "imperial-command")
    answer(on, "attack", "x-wing")
    answer(on, "strike", "x-wing")
    answer(on, "blast")
    assert worthy(on) == [YES.base]


def test_what_is_worth_trying_is_offered_and_never_nothing() -> None:
    for seed in range(6):
        on = SPEC.new("duel", 2, {"dark": "random", "light": "random"}, seed)
        dice = Dice(seed)
        for _ in range(400):
            if on.pending is None:
                break
            kept = worthy(on)
            assert kept
            assert set(kept) <= set(on.pending.options)
            assert kept == sorted(kept)
            options = on.pending.options
            advance(on, options[dice.below(len(options))], Log(True))


def chances(given: str) -> tuple[int, int]:
    on = table(given)
    found = SPEC.heuristics.evaluate(on, DARK), SPEC.heuristics.evaluate(on, LIGHT)
    assert sum(found) == 1000
    return found


def test_the_chance_follows_dial_damage_and_strength() -> None:
    even = (
        "turn: 2\nseat 1: {objectives: [imperial-command], hand: [rancor]%s}\n"
        "seat 2: {objectives: [draw-their-fire], hand: [yoda]%s}"
    )
    start = chances(even % (", dial: 3", ""))[0]
    assert chances(even % (", dial: 8", ""))[0] > start
    assert chances(even % (", dial: 3, units: [devastator]", ""))[0] > start
    assert chances(even % (", dial: 3", ", units: [luke-skywalker]"))[0] < start
    assert chances(even % (", dial: 3", ", victory: [shadows-of-dathomir]"))[0] < start


def test_greedy_beats_random_on_both_sides() -> None:
    """The long count is in docs/benchmarks.md; this one only has to catch a rule of thumb turned upside down."""
    won = 0
    for seed in range(4):
        for side in (DARK, LIGHT):
            on = SPEC.new("duel", 2, {}, seed)
            dice = Dice(seed + 1)
            while on.pending is not None:
                options = on.pending.options
                code = (
                    SPEC.heuristics.best(on, on.options)
                    if on.pending.seat == side
                    else options[dice.below(len(options))]
                )
                advance(on, code, Log(True))
            assert on.outcome is not None
            won += on.outcome.winners == [side]
    assert won >= 7


def test_plain_answers_are_known() -> None:
    assert [SPEC.option(table("seat 1: {hand: [rancor]}"), code).verb for code in (PASS.base, STOP.base)] == [
        "pass",
        "stop",
    ]
