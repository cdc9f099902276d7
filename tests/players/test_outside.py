"""Players from outside: whoever has a name sits down like ours; what one does wrong has a sentence and an end."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import kantyna
from kantyna.arena.tournament import run
from kantyna.games.registry import GAMES, game
from kantyna.kernel.decision import Decision
from kantyna.kernel.engine import submit
from kantyna.kernel.errors import BadSetup, KantynaError
from kantyna.kernel.event import Event, Log
from kantyna.kernel.ids import BITS, Code
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.view import View
from kantyna.lang import LANGUAGES, Speaker
from kantyna.play.match import Match
from kantyna.players import BotFault, Player, Progress, make
from kantyna.players.bot_process import BENCH
from kantyna.players.named_view import named_events, named_options, named_view
from kantyna.players.outside import OUTSIDE
from kantyna.players.seated_player import SeatedPlayer

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
(PROGRAM,) = re.findall(r"^```py\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
READY = """import json, sys
def say(**told): print(json.dumps(told), flush=True)
sys.stdin.readline(); say(type="ready", protocol=1); sys.stdin.readline()
"""
BAD = {
    "dies": ("import sys; sys.exit('out of petrol')", "bot-died"),
    "leaves": (READY + "sys.exit()", "bot-died"),
    "hangs": ("import time; time.sleep(1000)", "bot-slow"),
    "sleeps": (READY + "import time; time.sleep(1000)", "bot-slow"),
    "babbles": ("print('hello', flush=True); input()", "bot-garbage"),
    "floods": ("while True: print(end='x' * 1000)", "bot-garbage"),
    "old": ('print(\'{"type": "ready", "protocol": 0}\', flush=True); input()', "bot-protocol"),
    "lists": (READY + "print([1]); input()", "bot-garbage"),
    "cheats": (READY + "say(type='answer', code=-7); input()", "bot-illegal"),
    "words": (READY + "say(type='answer', code='end'); input()", "bot-illegal"),
}


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file of bots: a good one, the bad ones, one that is not there."""
    entries = ['[nowhere]\ncommand = ["./no-such-program"]\n']
    for name, program in {"good": PROGRAM, **{name: program for name, (program, _) in BAD.items()}}.items():
        (tmp_path / f"{name}.py").write_text(program)
        # Who is good has all the time in the world, however slow the machine; who hangs has none.
        seconds = 100 if BAD.get(name, ("", ""))[1] != "bot-slow" else 0.2
        entries.append(f'[{name}]\ncommand = ["{sys.executable}", "{name}.py"]\nseconds = {seconds}\n')
    (tmp_path / "bots.toml").write_text("".join(entries))
    monkeypatch.setenv("KANTYNA_BOTS", str(tmp_path / "bots.toml"))
    yield tmp_path
    BENCH.clear()


def test_the_program_of_the_documents_plays_in_the_arena(bots: Path) -> None:
    told = run("star-realms", "duel", ["good", "greedy"], 2).json()
    assert (told["games"], told["errors"], told["forfeits"]) == (2, 0, [0, 0])
    assert sum(told["wins"]) == 2
    assert len(BENCH._all) == 1, "a program plays game after game"


@pytest.mark.parametrize("name", BAD)
def test_a_bad_program_has_lost_and_a_sentence_says_why(name: str, bots: Path) -> None:
    result = run("star-realms", "duel", [name, "greedy"], 1)
    (played,) = result.forfeits
    assert (played.failed, played.winners, played.fault) == (0, (1,), BAD[name][1])
    for language in LANGUAGES:
        told = Speaker(language).error(KantynaError(played.fault, **played.values))
        assert name in told
    assert all(process.alive for process in BENCH._all)
    assert name != "old" or not BENCH._all, "who speaks another protocol waits for no other game"


def test_who_is_not_there_is_told_before_the_first_game(bots: Path) -> None:
    with pytest.raises(BotFault, match=r"no-such-program"):
        run("star-realms", "duel", ["nowhere", "greedy"], 1)
    with pytest.raises(BadSetup, match=r"stranger.*good"):
        make("stranger", 1)


def test_whoever_sat_with_a_bad_one_has_won_with_his_team(bots: Path) -> None:
    assert run("star-realms", "free-for-all", ["greedy", "cheats", "greedy"], 1).played[0].winners == (0, 2)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[", "bots-unreadable"),
        ("[greedy]\ncommand = ['x']", "bot-name"),
        ("['a,b']\ncommand = ['x']", "bot-name"),
        ("[mine]", "bots-what"),
        ("mine = 3", "bots-what"),
        ("[mine]\ncommand = ['x']\npython = 'a:b'", "bots-what"),
        ("[mine]\ncommand = 'x'", "bots-command"),
        ("[mine]\npython = 'my_bot'", "bots-python"),
        ("[mine]\ncommand = ['x']\nseconds = 0", "bots-seconds"),
        ("[mine]\ncommand = ['x']\nsecond = 1", "bots-field"),
    ],
)
def test_a_broken_file_of_bots_is_told(text: str, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots.toml").write_text(text)
    monkeypatch.setenv("KANTYNA_BOTS", str(tmp_path / "bots.toml"))
    with pytest.raises(BadSetup) as caught:
        make("mine", 1)
    assert caught.value.key == key
    assert all(Speaker(language).error(caught.value) for language in LANGUAGES)


def test_a_file_that_is_named_must_be_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KANTYNA_BOTS", str(tmp_path / "none.toml"))
    with pytest.raises(BadSetup, match="bots-no-file"):
        make("mine", 1)


OBJECTS = """import kantyna
@kantyna.player
def first(view):
    return view.options[0]
@kantyna.player
def broken(view):
    return 1 // 0
def plain(view):
    return view.options[0]
"""


def test_python_objects_of_a_file_and_of_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_objects.py").write_text(OBJECTS)
    names = ("first", "broken", "plain", "missing")
    (tmp_path / "bots.toml").write_text("".join(f"[{name}]\npython = 'my_objects:{name}'\n" for name in names))
    monkeypatch.setenv("KANTYNA_BOTS", str(tmp_path / "bots.toml"))
    monkeypatch.setattr(sys, "path", sys.path[:])
    assert run("star-realms", "duel", ["first", "greedy"], 1).json()["forfeits"] == [0, 0]
    assert run("star-realms", "duel", ["broken", "greedy"], 1).forfeits[0].fault == "bot-raised"
    for name, key in (("plain", "bot-no-player"), ("missing", "bot-not-found")):
        with pytest.raises(BotFault, match=key):
            make(name, 1)
    packaged = EntryPoint("packaged", "my_objects:first", "kantyna.players")
    monkeypatch.setitem(OUTSIDE._entries, "packaged", packaged)
    assert "packaged" in OUTSIDE.names()
    assert run("star-realms", "duel", ["packaged", "random"], 1).json()["forfeits"] == [0, 0]


class Diary(Player):
    """Keeps what it heard, and answers by chance."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.heard: list[tuple[int, ...]] = []
        self.scores: list[float] = []

    def hear(self, spec: GameSpec, view: View, events: Sequence[Event]) -> None:
        self.heard += map(told, events)

    def choose(self, spec: GameSpec, view: View, decision: Decision, progress: Progress | None = None) -> Code:
        return decision.options[self.dice.below(len(decision.options))]

    def leave(self, scores: Sequence[float] = ()) -> None:
        self.scores = [*scores]


def told(event: Event) -> tuple[int, ...]:
    return event.kind, event.seat, event.card, event.number


@pytest.mark.parametrize("name", GAMES)
def test_a_player_hears_all_that_its_seat_may_know_and_nothing_else(name: str) -> None:
    variant = game(name).variants()[0]
    match = Match.new(name, variant.name, variant.fewest, seed=3)
    diaries = [Diary(seat) for seat in range(variant.fewest)]
    seated = [SeatedPlayer(match.spec, diary, seat) for seat, diary in enumerate(diaries)]
    for one in seated:
        one.happened([event for _, event in match.events])
    for _ in range(60):
        seat = match.pending_seat
        asked = len(match.options(seat)) > 1
        code = seated[seat].choose(match.view(seat))
        if asked:
            assert diaries[seat].heard == [told(event) for event in match.events_for(seat)]
        happened = match.submit(seat, code)
        for one in seated:
            one.happened(happened)
    for seat, one in enumerate(seated):
        one.end(match.view(seat), [1.0, 0.0])
        assert diaries[seat].heard == [told(event) for event in match.events_for(seat)]
        assert diaries[seat].scores == [1.0, 0.0]


@pytest.mark.parametrize("name", GAMES)
def test_what_a_program_is_told_is_the_same_for_every_table_its_view_allows(name: str) -> None:
    spec, dice, log = game(name), Dice(5), Log()
    variant = spec.variants()[0]
    table = spec.new(variant.name, variant.fewest, {}, 8, log)
    events = log.events
    for _ in range(60):
        if table.pending is None:
            break
        seat, options = table.pending.seat, table.pending.options
        view = spec.view(table, seat)
        other = spec.view(spec.determinize(view, dice), seat)
        heard = [one.seen_by(BITS[seat]) for one in events]
        assert named_view(spec, view) == named_view(spec, other)
        assert [one["code"] for one in named_options(spec, view)] == options
        assert named_options(spec, view) == named_options(spec, other)
        for event, line in zip(heard, named_events(spec, view, heard), strict=True):
            assert (line["name"] is None) == (event.card < 0)
        events = submit(table, seat, options[dice.below(len(options))])


def test_objects_of_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OUTSIDE, "_objects", {})
    kantyna.add_player("last", lambda view: view.options[-1])
    assert "last" in OUTSIDE.names()
    match = kantyna.new("star-realms", seed=1)
    assert kantyna.bot("last")(match.view()) == match.options[-1]
    with pytest.raises(kantyna.Error, match="greedy"):
        kantyna.add_player("greedy", lambda view: view.options[0])
