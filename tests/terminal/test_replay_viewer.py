"""A kept game in the terminal, step by step."""

import pytest

from kantyna.play.match import Match
from kantyna.terminal.replay_viewer import ReplayViewer
from kantyna.terminal.session import Session
from tests.terminal.conftest import Seated
from tests.terminal.drawn import screen_text, shown


def played(session: Session) -> Match:
    match = session.match
    while not match.over:
        match.submit(match.pending_seat, session.think(lambda part: None))
    return match


@pytest.mark.anyio
async def test_a_kept_game_is_stepped_through(seated: Seated) -> None:
    session = seated("random,random")
    match = played(session)
    app = ReplayViewer(session.speaker, match, session.names, 0)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause(0.1)
        await pilot.press("right", "right", "left")
        assert app.at == 1
        await pilot.press("end")
        await pilot.pause(0.1)
        assert app.at == len(match.given)
        assert "wins" in shown(app, "#ask")
        await pilot.press("s")
        assert app.eyes == 0
        await pilot.press("q")
    assert app.return_value == 0


@pytest.mark.anyio
async def test_keys_of_a_replay_are_its_own_whatever_has_the_focus(seated: Seated) -> None:
    """A part that scrolls would take these four for itself."""
    session = seated("random,random")
    app = ReplayViewer(session.speaker, played(session), session.names, 0)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause(0.1)
        story = app.query_one("#story")
        story.can_focus = True
        story.focus()
        await pilot.pause(0.1)
        places = []
        for key in ("pagedown", "pagedown", "pageup", "end", "home"):
            await pilot.press(key)
            places.append(app.at)
        assert places == [10, 20, 10, len(app.match.given), 0]


@pytest.mark.anyio
async def test_a_replay_in_a_terminal_too_small_to_draw_in_has_plain_lines(seated: Seated) -> None:
    session = seated("random,random")
    app = ReplayViewer(session.speaker, session.match, session.names, 0)
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause(0.1)
        assert "authority 50, trade 0" in screen_text(app)


@pytest.mark.anyio
async def test_a_replay_is_left_to_play_on_from_the_place_that_is_shown(seated: Seated) -> None:
    session = seated("human,random")
    for _ in range(4):
        session.submit(session.match.options(session.match.pending_seat)[0].code)
    app = ReplayViewer(session.speaker, session.match, session.names, 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("right", "right", "b")
    assert (app.branched, app.at) == (True, 2)
