"""The map in the terminal: drawn in characters, and told lane by lane."""

from __future__ import annotations

import pytest

from kantyna.lang import LANGUAGES
from kantyna.lang.scene import scene
from kantyna.lang.scene_lines import table_lines
from kantyna.lang.speaker import Speaker
from kantyna.play.match import Match
from kantyna.terminal.map_drawing import HIGH, MapDrawing
from kantyna.terminal.painter import Painter

NAMES = ["Ola", "Igor"]


def begun() -> Match:
    """A game of Outer Rim whose captains are on the map."""
    match = Match.new("outer-rim", "standard", 2, seed=1, names=NAMES)
    while match.view(match.pending_seat).phase == 0:
        asked = match.decision(match.pending_seat)
        assert asked is not None
        match.submit(match.pending_seat, asked.options[0])
    return match


def test_every_world_has_its_name_on_the_map_and_everybody_is_somewhere() -> None:
    match = begun()
    seen = scene(Speaker("en"), match.spec, match.view(0), NAMES)
    drawn = [line.plain for line in MapDrawing(seen.spots, 118).lines()]
    chart = "\n".join(drawn[:HIGH])
    for world in ("Cantonica", "Tatooine", "Naboo", "Kessel"):
        assert world in chart
    assert all(len(line) <= 118 for line in drawn[:HIGH])
    told = "\n".join(drawn[HIGH:])
    assert "Ola" in told
    assert "Igor" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_navpoint_is_told_from_others_however_narrow_the_map_is(language: str) -> None:
    """What is left out of its name is what all of its kind are called."""
    match = begun()
    spots = scene(Speaker(language), match.spec, match.view(0), NAMES).spots
    chart = "\n".join(line.plain for line in MapDrawing(spots, 60).lines()[:HIGH])
    assert "◉ A1" in chart
    assert "◉ A2" in chart
    assert "◉ Lothal" in chart


def test_a_screen_with_room_shows_the_map_and_a_low_one_does_not() -> None:
    match = begun()
    painter, seen = Painter(Speaker("en"), match.spec), scene(Speaker("en"), match.spec, match.view(0), NAMES)
    assert painter.table(seen, 0, 0, 100, 50).lines > painter.table(seen, 0, 0, 100, 18).lines


def test_plain_tells_ways_and_neighbours() -> None:
    match = begun()
    lines = list(table_lines(Speaker("pl"), scene(Speaker("pl"), match.spec, match.view(0), NAMES)))
    kessel = next(line for line in lines if line.startswith("  Kessel: "))
    assert "szlaki do: Wir, " in kessel
    assert sum("szlaki do: " in line for line in lines) == 38
