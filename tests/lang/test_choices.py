"""Options that can be told apart by reading alone."""

import pytest

from kantyna.kernel.rng import Dice
from kantyna.lang import LANGUAGES, Speaker
from kantyna.lang.option_lines import offered
from kantyna.play.match import Match
from tests.card_game.tables import SPEC, answer, table

NAMES = ["Ola", "Mira"]
RANDOM_DECKS = {"dark": "random", "light": "random"}


def lines_of(match: Match, language: str) -> list[str]:
    seat = match.pending_seat
    return offered(Speaker(language), match.spec, match.view(seat), match.options(seat), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "variant", "seed"), [("card-game", "duel", 2), ("deckbuilding", "beginner", 3)])
def test_no_two_options_read_the_same(game: str, variant: str, seed: int, language: str) -> None:
    match = Match.new(game, variant, 2, RANDOM_DECKS if game == "card-game" else {}, seed, NAMES)
    dice = Dice(seed)
    twins = 0
    for _ in range(450):
        if match.over:
            break
        lines = lines_of(match, language)
        assert len(set(lines)) == len(lines), lines
        twins += any(line.endswith(" 2)") for line in lines)
        options = match.options(match.pending_seat)
        match.submit(match.pending_seat, options[dice.below(len(options))].code)
    assert twins, "the game had no twins to tell apart"


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Attack with TIE Fighter (damage 1)", "Attack with TIE Fighter"]),
        ("pl", ["Do ataku: Myśliwiec TIE (obrażenia 1)", "Do ataku: Myśliwiec TIE"]),
    ],
)
def test_what_lies_on_a_card_tells_it_from_its_twin(language: str, lines: list[str]) -> None:
    on = table(
        """
seat 1: {units: [{card: TIE Fighter, damage: 1}, TIE Fighter], objectives: [the-heart-of-the-empire]}
seat 2: {objectives: [a-heros-journey]}
turn: 1
phase: conflict
"""
    )
    while on.pending is not None and on.pending.kind != SPEC.names.decisions.index("attackers"):
        answer(on, *NEXT[SPEC.names.decisions[on.pending.kind]])
    assert on.pending is not None
    options = [SPEC.option(on, code) for code in on.pending.options]
    assert offered(Speaker(language), SPEC, SPEC.view(on, 0), options, NAMES)[:2] == lines


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Jedi in Hiding (no. 1 from the top)", "Jedi in Hiding (no. 3 from the top)"]),
        ("pl", ["Jedi w ukryciu (nr 1 od wierzchu)", "Jedi w ukryciu (nr 3 od wierzchu)"]),
    ],
)
def test_how_deep_it_lies_tells_a_card_of_a_pile_from_its_twin(language: str, lines: list[str]) -> None:
    on = table(
        """
turn: 2
seat 2:
  objectives: [a-heros-journey]
  hand: [return-of-the-jedi, it-binds-all-things]
  discard: [jedi-in-hiding, r2-d2, jedi-in-hiding]
"""
    )
    answer(on, "use", "return-of-the-jedi")
    answer(on, "suggested")
    assert on.pending is not None
    options = [SPEC.option(on, code) for code in on.pending.options]
    told = offered(Speaker(language), SPEC, SPEC.view(on, 1), options, NAMES)
    assert [line.replace("\N{NO-BREAK SPACE}", " ") for line in told] == lines


NEXT = {"action": ("pass",), "engage": ("engage", "a-heros-journey")}
