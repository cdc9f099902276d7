"""Tables that can't be are refused."""

import pytest

from kantyna.games.deckbuilding.cards import NUMBER_OF
from kantyna.games.registry import game
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.ids import NOBODY
from kantyna.kernel.layout import Laid, Scene

SPEC = game("deckbuilding")


@pytest.mark.parametrize(
    ("zone", "seat", "cards"),
    [
        ("base", 0, ["lothal", "endor"]),
        ("base", 0, ["dantooine"]),
        ("bases", 1, ["x-wing"]),
        ("hand", 0, ["x-wing"]),
        ("hand", 1, ["hoth"]),
        ("in-play", 1, ["star-destroyer"]),
        ("victory-pile", 2, ["dantooine"]),
        ("galaxy-row", NOBODY, ["lobot", "dengar", "bossk", "ig-88", "x-wing", "y-wing", "b-wing"]),
        ("galaxy-row", NOBODY, ["lobot", "lobot", "lobot"]),
        ("hand", NOBODY, ["lobot"]),
    ],
)
def test_cards_lie_only_where_they_may(zone: str, seat: int, cards: list[str]) -> None:
    scene = Scene("teams-beginner", 4, {}, 1)
    scene.piles[zone] = {seat: [Laid(NUMBER_OF[card], {}, []) for card in cards]}
    with pytest.raises(BadSetup):
        SPEC.layout.lay(scene)


@pytest.mark.parametrize(
    ("counter", "seat", "value"), [("force", NOBODY, 9), ("force", NOBODY, -4), ("resources", 1, -2)]
)
def test_counters_stay_within_their_bounds(counter: str, seat: int, value: int) -> None:
    scene = Scene("beginner", 2, {}, 1)
    scene.counters[counter] = {seat: value}
    with pytest.raises(BadSetup):
        SPEC.layout.lay(scene)
