"""The drawn table, driven by keys."""

import re
from pathlib import Path

import pytest
from textual.widgets import RichLog

from kantyna.games.star_realms.table import STATE
from kantyna.kernel.decision import Decision
from kantyna.kernel.ids import Code
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.view import View
from kantyna.lang import LANGUAGES
from kantyna.lang.scene import Place, scene
from kantyna.play.match import Match
from kantyna.play.replay import Replay
from kantyna.players import Player, Progress, make
from kantyna.players.seated_player import SeatedPlayer
from kantyna.terminal.app import TableApp
from kantyna.terminal.dialogs import CardBook, Handover, Reading
from tests.terminal.conftest import Seated
from tests.terminal.drawn import screen_text, shown, until, until_asked

AUTHORITY = [counter.name for counter in STATE.counters].index("authority")


@pytest.mark.anyio
async def test_a_number_answers(seated: Seated) -> None:
    app = TableApp(seated())
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(pilot, app)
        before = len(app.session.match.given)
        await pilot.press("1")
        await pilot.pause(0.05)
        assert len(app.session.match.given) > before


@pytest.mark.anyio
async def test_arrows_and_enter_answer_and_pick_out_the_card(seated: Seated) -> None:
    app = TableApp(seated())
    async with app.run_test(size=(120, 40)) as pilot:
        await until_asked(pilot, app)
        await pilot.pause(0.1)
        assert app.painter.picked
        options = app.session.match.options(app.session.reader)
        await pilot.press("down", "enter")
        await pilot.pause(0.05)
        assert options[1].code in app.session.match.answers


@pytest.mark.timeout(600)
@pytest.mark.anyio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_game_is_played_to_its_end_with_three_keys(seated: Seated, language: str, tmp_path: Path) -> None:
    """Play all, take the first option of whatever is asked, end the turn. Most of it was played by a bot."""
    session = seated("human,random", language, seed=47)
    bot = make("greedy", 1)
    while min(counter.value for counter in session.view().counters if counter.kind == AUTHORITY) > 13:
        seat = session.match.pending_seat
        asked = session.match.decision(seat)
        assert asked is not None
        session.submit(bot.choose(session.spec, session.match.view(seat), asked))
    assert not session.match.over
    app = TableApp(session)
    async with app.run_test(size=(80, 24)) as pilot:
        while not session.match.over:
            await until_asked(pilot, app)
            await pilot.press("a", "1", "e")
        wins = {"pl": "Wygrywa", "en": "wins"}[language]
        await until(pilot, lambda: wins in shown(app, "#ask"))
        await pilot.press("q")
    assert app.return_value == 0
    assert Match.load(Replay.read(tmp_path / "match.json")).over


@pytest.mark.anyio
async def test_a_fault_of_ours_reaches_whoever_started_the_table(seated: Seated) -> None:
    """It is told in a sentence there; nothing is printed over the terminal."""
    session = seated("greedy,greedy")
    session.bots = {seat: SeatedPlayer(session.spec, Player(seat), seat) for seat in range(2)}
    app = TableApp(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("space")
        await until(pilot, lambda: app.fault)
    assert isinstance(app.fault, NotImplementedError)
    assert app.return_value == 1


@pytest.mark.anyio
@pytest.mark.parametrize("key", ["q", "ctrl+c"])
async def test_leaving_keeps_the_game(seated: Seated, key: str, tmp_path: Path) -> None:
    app = TableApp(seated())
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(pilot, app)
        await pilot.press("1", key)
    assert app.return_value == 0
    assert Match.load(Replay.read(tmp_path / "match.json")).given


@pytest.mark.anyio
async def test_undo_takes_back_or_says_why_not(seated: Seated) -> None:
    app = TableApp(seated())
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(pilot, app)
        start = app.session.match.digest()
        await pilot.press("1")
        await pilot.press("u")
        await pilot.pause(0.05)
        assert app.session.match.digest() == start
        await pilot.press("u")
        await pilot.pause(0.05)
        assert app.session.match.digest() == start


@pytest.mark.anyio
async def test_why_not_cards_log_and_keys_open_and_close(seated: Seated) -> None:
    app = TableApp(seated())
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(pilot, app)
        for key, screen, words in (
            ("w", Reading, "SR-BUY-1"),
            ("i", CardBook, "Scout"),
            ("l", Reading, "What has happened"),
            ("question_mark", Reading, "F2"),
        ):
            await pilot.press(key)
            await pilot.pause(0.1)
            assert isinstance(app.screen, screen)
            assert words in screen_text(app)
            await pilot.press("escape")
            await pilot.pause(0.05)
            assert not isinstance(app.screen, screen)


@pytest.mark.anyio
async def test_a_click_on_a_card_reads_it(seated: Seated) -> None:
    app = TableApp(seated())
    async with app.run_test(size=(120, 40)) as pilot:
        await until_asked(pilot, app)
        await pilot.pause(0.1)
        lines = screen_text(app).splitlines()
        y = next(y for y, line in enumerate(lines) if "Explorer ×" in line)
        await pilot.click(offset=(lines[y].index("Explorer ×") + 1, y))
        await pilot.pause(0.1)
        assert "Scrap: gain 2 combat." in shown(app, "#card")


@pytest.mark.anyio
async def test_the_language_can_be_changed_in_the_middle(seated: Seated) -> None:
    app = TableApp(seated(language="en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(pilot, app)
        assert "End the turn" in screen_text(app)
        await pilot.press("f2")
        await pilot.pause(0.1)
        assert "Zakończ turę" in screen_text(app)
        assert "End the turn" not in screen_text(app)


@pytest.mark.anyio
async def test_a_hint_takes_a_good_option_in_hand_and_gives_its_reason(seated: Seated) -> None:
    app = TableApp(seated())
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await until_asked(pilot, app)
        await pilot.press("h")
        await until(pilot, lambda: any("A good move" in note.message for note in app._notifications))
        (note,) = app._notifications
        assert re.fullmatch(
            r"A good move: .+\n(Thought through [\d,]+ games? from here: .+|No need to think .+)", note.message
        )
        await pilot.press("1")
        await pilot.pause(0.05)
        assert not app._notifications


@pytest.mark.anyio
async def test_an_answer_does_not_wait_for_the_hint(seated: Seated) -> None:
    app = TableApp(seated())
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await until_asked(pilot, app)
        await pilot.press("h", "1")
        await until(pilot, lambda: app.session.match.given)
        await pilot.pause(1.5)
        assert not app._notifications


class Slow(Player):
    """Thinks hard for as long as nobody stops it."""

    def choose(self, spec: GameSpec, view: View, decision: Decision, progress: Progress | None = None) -> Code:
        assert progress is not None
        while True:
            sum(range(10_000))
            progress(0.4)


@pytest.mark.anyio
async def test_a_thinking_bot_never_freezes_the_table(seated: Seated) -> None:
    """While the bot thinks, its progress is shown, keys are obeyed, and one can leave."""
    session = seated("greedy,greedy")
    session.bots = {seat: SeatedPlayer(session.spec, Slow(seat), seat) for seat in range(2)}
    app = TableApp(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("space")
        await until(pilot, lambda: "████░░░░░░" in shown(app, "#ask"))
        assert "greedy" in shown(app, "#ask")
        await pilot.press("l")
        await pilot.pause(0.1)
        assert isinstance(app.screen, Reading)
        await pilot.press("escape", "q")
    assert app.return_value == 0


@pytest.mark.anyio
async def test_two_people_hand_over_behind_a_curtain(seated: Seated) -> None:
    app = TableApp(seated("human,human"))
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(pilot, app)
        first = app.session.reader
        await pilot.press("e")
        await pilot.pause(0.1)
        assert isinstance(app.screen, Handover)
        assert "Scout" not in screen_text(app)
        await pilot.press("enter")
        await pilot.pause(0.1)
        assert app.session.reader == 1 - first


@pytest.mark.anyio
async def test_watching_goes_step_by_step(seated: Seated) -> None:
    app = TableApp(seated("greedy,greedy"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.3)
        assert not app.session.match.given
        await pilot.press("space")
        await until(pilot, lambda: app.session.match.given)
        await pilot.pause(0.3)
        assert len(app.session.match.given) == 1
        await pilot.press("g")
        await until(pilot, lambda: len(app.session.match.given) > 3)
        assert app.query_one("#log", RichLog).lines


@pytest.mark.anyio
async def test_open_piles_can_be_looked_into(seated: Seated) -> None:
    """SR-DISCARD-4: any discard pile, at any time."""
    session = seated("human,greedy")
    bot = make("greedy", 1)

    def piles() -> list[Place]:
        sides = scene(session.speaker, session.spec, session.view(), session.names).sides
        return [place for side in sides for place in side.piles() if place.name == "discard-pile" and place.size]

    while not (session.turn_of_person and len(piles()) == 2):
        asked = session.match.decision(session.match.pending_seat)
        assert asked is not None
        session.match.submit(asked.seat, bot.choose(session.spec, session.match.view(asked.seat), asked))
    session.follow()
    app = TableApp(session)
    async with app.run_test(size=(100, 60)) as pilot:
        await until_asked(pilot, app)
        await pilot.press("i")
        await pilot.pause(0.1)
        text = screen_text(app)
        for place in piles():
            assert f"{place.title} ({place.size})" in text
            assert all(some.name in text for some in place.cards)


@pytest.mark.anyio
async def test_e_goes_on_in_every_game(seated: Seated) -> None:
    """It ends a turn, passes or stops: here the action window of the card game is passed."""
    session = seated(game="card-game")
    while not (session.turn_of_person and session.match.options(session.reader)[-1].verb == "pass"):
        asked = session.match.decision(session.match.pending_seat)
        assert asked is not None
        session.match.submit(asked.seat, asked.options[0])
        session.follow()
    passing = session.match.options(session.reader)[-1].code
    app = TableApp(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(pilot, app)
        before = len(session.match.given)
        await pilot.press("e")
        await pilot.pause(0.05)
        assert session.match.answers[before] == passing
