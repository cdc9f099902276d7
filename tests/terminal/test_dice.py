"""Dice in the terminal: drawn in characters, and told side by side in plain lines."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from kantyna.games.registry import GAMES
from kantyna.kernel.spec import Side
from kantyna.lang import Speaker
from kantyna.lang.option_lines import offered
from kantyna.lang.scene import scene
from kantyna.lang.scene_lines import table_lines
from kantyna.play.match import Match
from kantyna.players.factory import make
from kantyna.terminal.painter import Painter, engraved

NAMES = ["Ola", "Igor"]
SPEC = GAMES["destiny"]


@pytest.fixture(scope="module")
def match() -> Match:
    """A duel in which the one who is asked may resolve a die."""
    found = Match.new("destiny", "duel", 2, seed=3, names=NAMES)
    player = make("greedy", 1)
    while not any(option.verb == "resolve" for option in found.options(found.pending_seat)):
        seat = found.pending_seat
        asked = found.decision(seat)
        assert asked is not None
        found.submit(seat, player.choose(SPEC, found.view(seat), asked))
    return found


@pytest.mark.parametrize(
    ("side", "drawn"),
    [
        (Side("melee", 3, 1, False), "3×"),
        (Side("ranged", 2, 0, True), "+2⌐"),
        (Side("special", 0, 0, False), "✦"),
        (Side("blank", 0, 0, False), "—"),
    ],
)
def test_a_side_is_a_few_characters(side: Side, drawn: str) -> None:
    assert engraved(side) == drawn


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_die_in_a_pool_says_its_side(match: Match, language: str) -> None:
    speaker = Speaker(language)
    seat = match.pending_seat
    view = match.view(seat)
    seen = scene(speaker, SPEC, view, NAMES)
    rolled = [some for side in seen.sides for place in side.places if place.name == "pool" for some in place.cards]
    assert rolled
    for some in rolled:
        assert some.side is not None
        assert some.definition is not None
        face = some.definition.sides.index(some.side)
        told = speaker.side(SPEC, some.definition, face)
        assert some.marks[0] == told
        assert any(told in line for line in table_lines(speaker, seen))
    lines = offered(speaker, SPEC, view, match.options(seat), NAMES)
    for option, line in zip(match.options(seat), lines, strict=True):
        if option.verb == "resolve":
            assert any(line.endswith(f"({some.marks[0]})") for some in rolled if option.cards[0] in some.cards)


def test_dice_are_boxes_where_there_is_room_and_brackets_elsewhere(match: Match) -> None:
    seat = match.pending_seat
    view = match.view(seat)
    seen = scene(Speaker("en"), SPEC, view, NAMES)
    rolled = [some for side in seen.sides for place in side.places if place.name == "pool" for some in place.cards]
    painter = Painter(Speaker("en"), SPEC)
    for height, left, right in ((90, "│", "│"), (10, "[", "]")):
        paper = io.StringIO()
        Console(width=110, file=paper).print(painter.table(seen, seat, view.active, 110, height).picture)
        for some in rolled:
            assert some.side is not None
            face = engraved(some.side)
            assert f"{left}{face:^4}{right}" in paper.getvalue() or f"{left}{face}{right}" in paper.getvalue()
