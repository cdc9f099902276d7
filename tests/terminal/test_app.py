"""The drawn table, driven by keys."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console, Group
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog, Static

from kantyna.games.star_realms.table import STATE
from kantyna.kernel.decision import Decision
from kantyna.kernel.ids import NOBODY, Code
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.view import View
from kantyna.lang import LANGUAGES, Speaker
from kantyna.lang.scene import Place, scene
from kantyna.play.match import Match
from kantyna.play.replay import Replay
from kantyna.players import Player, Progress, make
from kantyna.players.seated_player import SeatedPlayer
from kantyna.terminal import app as table_app
from kantyna.terminal.app import TableApp
from kantyna.terminal.dialogs import CardBook, Handover, Reading
from kantyna.terminal.painter import PICKED, flow
from kantyna.terminal.replay_viewer import ReplayViewer
from kantyna.terminal.score import SCORES
from kantyna.terminal.session import Session
from tests.terminal.conftest import Seated

AUTHORITY = [counter.name for counter in STATE.counters].index("authority")

SIZES = [(80, 24), (100, 30), (120, 40), (200, 60)]


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots need not wait for people to follow."""
    monkeypatch.setattr(table_app, "PACE", 0.0)


def shown(app: TableApp | ReplayViewer, name: str) -> str:
    return str(app.query_one(name, Static).content)


def screen_text(app: TableApp | ReplayViewer) -> str:
    """All that stands on the screen, line by line."""
    lines = app.screen._compositor.render_strips() if hasattr(app.screen, "_compositor") else []
    return "\n".join("".join(segment.text for segment in strip) for strip in lines)


async def until_asked(pilot: Pilot[int], app: TableApp) -> None:
    for _ in range(200):
        if app.session.match.over or (
            app.session.turn_of_person and app.query_one("#options", OptionList).option_count
        ):
            return
        await pilot.pause(0.05)
    raise AssertionError("nobody was asked for ten seconds")


@pytest.mark.anyio
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_table_is_drawn_at_any_size(seated: Seated, size: tuple[int, int], language: str) -> None:
    app = TableApp(seated(language=language))
    async with app.run_test(size=size) as pilot:
        await until_asked(pilot, app)
        await pilot.pause(0.1)
        text = screen_text(app)
        spec, speaker = app.session.spec, app.session.speaker
        view = app.session.view()
        for zone in view.zones:
            if spec.names.zones[zone.kind] in ("trade-row", "hand"):
                for card in zone.cards:
                    assert speaker.card(spec, view.defs[card]).split()[0] in text
        assert speaker.text(spec, "option-end", variant="duel") in text
        for name in app.session.names:
            assert name in text


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
    while min(counter.value for counter in session.view().counters if counter.kind == AUTHORITY) > 8:
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
        for _ in range(100):
            if wins in shown(app, "#ask"):
                break
            await pilot.pause(0.05)
        assert wins in shown(app, "#ask")
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
        await pilot.pause(0.5)
    assert isinstance(app.fault, NotImplementedError)
    assert app.return_value == 1


@pytest.mark.anyio
@pytest.mark.parametrize("key", ["q", "ctrl+c"])
async def test_leaving_keeps_the_game(seated: Seated, key: str, tmp_path: Path) -> None:
    app = TableApp(seated())
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(pilot, app)
        await pilot.press("1", key)
    assert app.return_value == 1
    assert Match.load(Replay.read(tmp_path / "match.json")).given


@pytest.mark.anyio
@pytest.mark.parametrize("size", SIZES)
async def test_the_layout_recovers_when_the_window_grows_again(seated: Seated, size: tuple[int, int]) -> None:
    app = TableApp(seated(language="pl"))
    async with app.run_test(size=size) as pilot:
        await until_asked(pilot, app)
        await pilot.pause(0.1)
        before = screen_text(app)
        await pilot.resize_terminal(40, 12)
        await pilot.pause(0.1)
        assert screen_text(app) != before
        await pilot.resize_terminal(*size)
        await pilot.pause(0.2)
        assert screen_text(app) == before


@pytest.mark.anyio
async def test_a_terminal_too_small_to_draw_in_has_plain_lines(seated: Seated) -> None:
    app = TableApp(seated(language="pl"))
    async with app.run_test(size=(60, 20)) as pilot:
        await until_asked(pilot, app)
        await pilot.pause(0.1)
        assert re.search(r"autorytet 50, handel", screen_text(app))
        options = app.session.match.options(app.session.reader)
        await pilot.press("1")
        assert app.session.match.answers[-1] == options[0].code


CROWDS = [
    ("star-realms", "emperor", "human" + ",greedy" * 5),
    ("star-realms", "free-for-all", "human" + ",greedy" * 5),
    ("deckbuilding", "teams-beginner", "human" + ",greedy" * 3),
    ("deckbuilding", "beginner", "human,greedy"),
    ("card-game", "duel", "human,greedy"),
]


@pytest.mark.anyio
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "variant", "players"), CROWDS)
async def test_who_stands_how_is_always_in_sight(
    seated: Seated, game: str, variant: str, players: str, language: str
) -> None:
    """At 80×24, in the middle of a game, wherever the table is scrolled to."""
    session = seated(players, language, variant, game=game)
    bot = make("greedy", 1)
    while len(session.match.given) < 200 or not session.turn_of_person:
        seat = session.match.pending_seat
        asked = session.match.decision(seat)
        assert asked is not None
        session.match.submit(seat, bot.choose(session.spec, session.match.view(seat), asked))
    app = TableApp(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(pilot, app)
        for pages in (-9, 9):
            app.action_scroll(pages)
            await pilot.pause(0.1)
            seen = scene(session.speaker, session.spec, session.view(), session.names)
            text = " ".join(screen_text(app).split())
            for side in seen.sides:
                if side.seat != NOBODY:
                    winning = [value for name, _, value in side.counters if name in SCORES[game]]
                    for value in winning:
                        assert re.search(rf"{re.escape(side.name)}\b[^▶]*?\b{value}\b", text)
                    bases = [some.name for place in side.places if place.name == "base" for some in place.cards]
                    assert all(base in text for base in bases)


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
        for _ in range(100):
            await pilot.pause(0.05)
            if any("A good move" in note.message for note in app._notifications):
                break
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
        await pilot.pause(1.5)
        assert len(app.session.match.given) >= 1
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
        await pilot.pause(0.5)
        assert "greedy" in shown(app, "#ask")
        assert "████░░░░░░" in shown(app, "#ask")
        await pilot.press("l")
        await pilot.pause(0.1)
        assert isinstance(app.screen, Reading)
        await pilot.press("escape", "q")
    assert app.return_value == 1


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
        await pilot.pause(0.5)
        assert len(app.session.match.given) == 1
        await pilot.press("g")
        await pilot.pause(1.5)
        assert len(app.session.match.given) > 3
        assert app.query_one("#log", RichLog).lines


@pytest.mark.anyio
@pytest.mark.parametrize(("variant", "seats"), [("emperor", 6), ("raid", 4), ("two-headed-hydra", 4), ("hunter", 3)])
async def test_more_players_are_all_shown(seated: Seated, variant: str, seats: int) -> None:
    app = TableApp(seated(",".join(["human"] + ["greedy"] * (seats - 1)), variant=variant))
    async with app.run_test(size=(100, 50)) as pilot:
        await pilot.pause(0.2)
        assert all(name in screen_text(app) for name in app.session.names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "width"), [("", 120), ("-short", 80), ("-watch", 80), ("-over", 80), ("-film", 80)])
def test_the_line_of_keys_is_never_cut(language: str, key: str, width: int) -> None:
    """One column is left free on each side."""
    assert len(Speaker(language).text(None, f"term-footer{key}")) <= width - 2


@pytest.mark.anyio
async def test_the_card_in_hand_is_in_sight_on_a_table_higher_than_the_terminal(seated: Seated) -> None:
    app = TableApp(seated(game="deckbuilding", variant="full-control", language="pl"))
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(pilot, app)
        await pilot.pause(0.2)
        board = app.query_one("#board")
        assert board.max_scroll_y > 0
        for _ in app.session.match.options(app.session.reader)[:-1]:
            assert PICKED in screen_text(app)
            await pilot.press("down")
            await pilot.pause(0.1)


@pytest.mark.anyio
async def test_the_text_of_the_card_in_hand_is_read_on_the_smallest_terminal(seated: Seated) -> None:
    app = TableApp(seated())
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(pilot, app)
        await pilot.pause(0.1)
        assert app.query_one("#card").region.height > 3
        assert "Gain 1 trade." in shown(app, "#card")


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


@pytest.mark.anyio
async def test_the_drawn_table_tells_who_is_with_whom(seated: Seated) -> None:
    app = TableApp(seated("human,greedy,greedy,greedy,greedy,greedy", "pl", "emperor"))
    async with app.run_test(size=(140, 60)) as pilot:
        await pilot.pause(0.2)
        text = screen_text(app)
        assert text.count("drużyna 1, z tobą") == 2
        assert text.count("drużyna 2") == 3
        assert text.count("Imperator, drużyna") == 2
        assert text.count("Admirał, drużyna") == 4


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


def test_pieces_beside_each_other_are_not_broken() -> None:
    page = io.StringIO()
    told = [Text("Player 1"), Text("authority 50"), Text("trade 0"), Text("combat 0")]
    Console(width=22, file=page, color_system=None).print(Group(*flow(told, 22, 4)))
    assert [line.rstrip() for line in page.getvalue().splitlines()] == [
        "Player 1  authority 50",
        "    trade 0  combat 0",
    ]


@pytest.mark.anyio
async def test_a_film_in_a_terminal_too_small_to_draw_in_has_plain_lines(seated: Seated) -> None:
    session = seated("random,random")
    app = ReplayViewer(session.speaker, session.match, session.names, 0)
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause(0.1)
        assert "authority 50, trade 0" in screen_text(app)


@pytest.mark.anyio
async def test_a_film_is_left_to_play_on_from_the_place_that_is_shown(seated: Seated) -> None:
    session = seated("human,random")
    for _ in range(4):
        session.submit(session.match.options(session.match.pending_seat)[0].code)
    app = ReplayViewer(session.speaker, session.match, session.names, 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("right", "right", "b")
    assert (app.branched, app.at) == (True, 2)
