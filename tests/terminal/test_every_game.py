"""The terminal knows no game: whatever is registered can be played at both tables, in both languages."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from kantyna.commands.play import seat_names
from kantyna.games.registry import GAMES
from kantyna.kernel.ids import NOBODY
from kantyna.lang import LANGUAGES, Speaker
from kantyna.lang.scene import scene
from kantyna.play.match import Match
from kantyna.players import make
from kantyna.terminal.app import TableApp
from kantyna.terminal.painter import Painter
from kantyna.terminal.plain import Plain
from kantyna.terminal.session import Session

WAYS = [(name, variant.name, variant.fewest) for name, spec in GAMES.items() for variant in spec.variants()]
DECISIONS = 80


def seated(game: str, variant: str, seats: int, language: str, file: Path, first: str = "human") -> Session:
    players = [first, *["greedy"] * (seats - 1)]
    names = seat_names(Speaker(language), players)
    return Session(Speaker(language), Match.new(game, variant, seats, seed=3, names=names, players=players), file)


def play_on(session: Session) -> None:
    """Rules of thumb play for everybody for a while, then until a person is asked."""
    bot = make("greedy", 1)
    match = session.match
    while not match.over and (len(match.given) < DECISIONS or not session.turn_of_person):
        seat = match.pending_seat
        asked = match.decision(seat)
        assert asked is not None
        match.submit(seat, bot.choose(session.spec, match.view(seat), asked))
    session.follow()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "variant", "seats"), WAYS)
def test_the_plain_table(game: str, variant: str, seats: int, language: str, tmp_path: Path) -> None:
    session = seated(game, variant, seats, language, tmp_path / "match.json")
    play_on(session)
    out = io.StringIO()
    given = "look\nwhy\nlog 500\n" + "1\n" * 20 + "table\nquit\n"
    Plain(session, io.StringIO(given), out).run()
    told = out.getvalue()
    assert not re.search(r"[{}$\x1b│╭]|FluentNone", told)
    assert all(name in told for name in session.names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "variant", "seats"), WAYS)
def test_the_drawing_shows_every_open_card(game: str, variant: str, seats: int, language: str, tmp_path: Path) -> None:
    """At every size, whatever lies open outside of piles is named."""
    session = seated(game, variant, seats, language, tmp_path / "match.json")
    play_on(session)
    painter = Painter(session.speaker, session.spec)
    view = session.view()
    seen = scene(session.speaker, session.spec, view, session.names)
    for width, height in ((46, 22), (70, 38), (150, 58)):
        page = io.StringIO()
        Console(width=width, file=page, color_system=None).print(
            painter.table(seen, session.reader, view.active, width, height).picture
        )
        drawn = re.sub(r"[^\w]+", "", page.getvalue())
        for side in seen.sides:
            for place in side.rows():
                for some in place.cards:
                    first = re.sub(r"[^\w]+", "", some.name.split()[0] if some.name else "")
                    assert first in drawn, f"{some.name} at {width}×{height}"


@pytest.mark.anyio
@pytest.mark.parametrize("game", GAMES)
async def test_the_drawn_table(game: str, tmp_path: Path) -> None:
    way = next(way for way in WAYS if way[0] == game)
    session = seated(*way, "pl", tmp_path / "match.json")
    play_on(session)
    app = TableApp(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.2)
        before = len(session.match.given)
        await pilot.press("w")
        await pilot.pause(0.1)
        await pilot.press("escape", "i")
        await pilot.pause(0.1)
        await pilot.press("escape", "1")
        await pilot.pause(0.1)
        assert len(session.match.given) > before
        await pilot.press("q")
    assert app.fault is None


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_no_hand(game: str, tmp_path: Path) -> None:
    way = next(way for way in WAYS if way[0] == game)
    session = seated(*way, "en", tmp_path / "match.json", first="greedy")
    assert session.reader == NOBODY
    for side in scene(session.speaker, session.spec, session.view(), session.names).sides:
        for place in side.places:
            if place.name == "hand":
                assert all(not some.name for some in place.cards)
