"""What of the drawn table is in sight, at any size of the terminal."""

import io
import re

import pytest
from rich.console import Console, Group
from rich.text import Text
from textual.widgets import Static

from kantyna.games.registry import GAMES
from kantyna.kernel.ids import NOBODY
from kantyna.lang import LANGUAGES, Speaker
from kantyna.lang.scene import scene
from kantyna.players import make
from kantyna.terminal.app import TableApp
from kantyna.terminal.guide import STEPS, Guide
from kantyna.terminal.painter import NO_LETTER, PICKED, Painter, flow, letters
from kantyna.terminal.score import HELD, SCORES, score
from tests.terminal.conftest import Seated
from tests.terminal.drawn import screen_text, shown, until_asked

SIZES = [(80, 24), (100, 30), (120, 40), (200, 60)]


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
    ("destiny", "duel", "human,greedy"),
    ("outer-rim", "standard", "human" + ",greedy" * 3),
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
                    winning = [counter.value for counter in side.counters if counter.name in SCORES[game]]
                    for value in winning:
                        assert re.search(rf"{re.escape(side.name)}\b[^▶]*?\b{value}\b", text)
                    held = [some for place in side.places if place.name in HELD for some in place.cards]
                    assert all(some.name in text for some in held)


@pytest.mark.parametrize(("language", "told"), [("en", "credits 10,000 fame 9"), ("pl", "kredyty 10 000 sława 9")])
def test_what_decides_is_told_with_its_name_and_in_figures_that_are_read(language: str, told: str) -> None:
    spec, speaker = GAMES["outer-rim"], Speaker(language)
    view = spec.view(spec.new("standard", 2, {}, 1), 0)
    for counter in view.counters:
        counter.value = {"credits": 10000, "total-fame": 9}.get(spec.names.counters[counter.kind], 0)
    seen = scene(speaker, spec, view, ["A", "B"])
    console = Console(file=io.StringIO(), width=200)
    console.print(score(spec.name, seen, 0, 0, 200))
    assert isinstance(console.file, io.StringIO)
    assert f"A {told}" in console.file.getvalue()


@pytest.mark.anyio
@pytest.mark.parametrize(("variant", "seats"), [("emperor", 6), ("raid", 4), ("two-headed-hydra", 4), ("hunter", 3)])
async def test_more_players_are_all_shown(seated: Seated, variant: str, seats: int) -> None:
    app = TableApp(seated(",".join(["human"] + ["greedy"] * (seats - 1)), variant=variant))
    async with app.run_test(size=(100, 50)) as pilot:
        await pilot.pause(0.2)
        assert all(name in screen_text(app) for name in app.session.names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "width"), [("", 120), ("-short", 80), ("-watch", 80), ("-over", 80), ("-replay", 80)])
def test_the_line_of_keys_is_never_cut(language: str, key: str, width: int) -> None:
    """One column is left free on each side."""
    assert len(Speaker(language).text(None, f"term-footer{key}")) <= width - 2


@pytest.mark.anyio
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", ["human,greedy", "greedy,greedy"])
async def test_a_narrow_window_has_as_many_keys_as_fit_and_those_that_tell_the_others(
    seated: Seated, players: str, language: str
) -> None:
    app = TableApp(seated(players, language))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.2)
        whole = shown(app, "#keys").split(" · ")
        for width in (60, 40):
            await pilot.resize_terminal(width, 24)
            await pilot.pause(0.2)
            keys = shown(app, "#keys").split(" · ")
            assert keys == [*whole[: len(keys) - 2], *whole[-2:]]
            assert len(" · ".join(keys)) <= width - 2 < len(" · ".join([*keys, whole[len(keys) - 2]]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_letter_stands_for_one_faction(game: str, language: str) -> None:
    letters = [one.split()[0] for one in Painter(Speaker(language), GAMES[game]).legend().split(", ") if one]
    assert len(set(letters)) == len(letters)


def test_a_faction_whose_letters_are_all_taken_has_a_dot() -> None:
    names = {"jedi": "Jedi", "job": "J-O", "oj": "Oj", "neutral": "neutral"}
    assert letters(names) == {"jedi": "J", "job": "O", "oj": NO_LETTER, "neutral": NO_LETTER}


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_factions_have_no_letters_none_are_explained(language: str) -> None:
    signs = Speaker(language).text(None, "term-signs", factions="none")
    assert "(" not in signs
    assert "none" not in signs


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
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", STEPS)
async def test_a_guided_question_is_read_whole_on_the_smallest_terminal(
    seated: Seated, game: str, language: str
) -> None:
    """Nothing beside the table reaches below the window, however much is explained and offered."""
    session = seated(game=game, variant=GAMES[game].variants()[0].name, language=language)
    session.guide = Guide(game)
    app = TableApp(session)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(6):
            await until_asked(pilot, app)
            await pilot.pause(0.1)
            side, ask = app.query_one("#side"), app.query_one("#ask", Static)
            assert side.children[-1].region.bottom <= side.region.bottom
            prompt = session.speaker.prompt(session.spec, session.view(), session.names)
            lines = screen_text(app).splitlines()[ask.region.y : ask.region.bottom]
            asked = " ".join(line[side.region.x :].strip() for line in lines)
            assert " ".join(asked.split()).endswith(" ".join(prompt.split()))
            await pilot.press("enter")


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


def test_pieces_beside_each_other_are_not_broken() -> None:
    page = io.StringIO()
    told = [Text("Player 1"), Text("authority 50"), Text("trade 0"), Text("combat 0")]
    Console(width=22, file=page, color_system=None).print(Group(*flow(told, 22, 4)))
    assert [line.rstrip() for line in page.getvalue().splitlines()] == [
        "Player 1  authority 50",
        "    trade 0  combat 0",
    ]
