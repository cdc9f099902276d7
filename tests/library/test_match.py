"""The library as a program uses it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest

import kantyna
from kantyna.games.registry import GAMES
from kantyna.kernel.rng import Dice
from kantyna.lang import LANGUAGES
from kantyna.players.outside import OUTSIDE

WAYS = [(spec.name, variant.name) for spec in GAMES.values() for variant in spec.variants()]


def begun(seed: int = 7) -> kantyna.Match:
    return kantyna.new("star-realms", seed=seed, names=["Ola", "Jan"])


@pytest.mark.parametrize(("game", "variant"), WAYS)
def test_every_way_to_play(game: str, variant: str) -> None:
    """By chance, now and then looking at everything: moves in words mean one option, and every picture can be drawn."""
    match = kantyna.new(game, variant, seed=3)
    dice = Dice(5)
    for step in range(150):
        if match.over:
            break
        options = match.options
        option = options[dice.below(len(options))]
        if step % 5 == 0:
            assert len({str(one) for one in options}) == len(options)
            for one in options:
                branch = match.copy()
                branch.play(str(one))
                assert branch.answers[-1] == one.code
        if step % 30 == 0:
            for language in LANGUAGES:
                assert len({one.text(language) for one in options}) == len(options)
                assert match.text(language=language)
                assert all(refusal.text(language) for refusal in match.refusals())
            assert match._repr_html_().count("<li>") == len(options)
            assert repr(match)
        match.play(option)
    assert len(match.moves) == len(match.answers) > 0


@pytest.mark.parametrize(("game", "variant"), WAYS)
def test_what_is_imagined_is_what_was_seen(game: str, variant: str) -> None:
    match = kantyna.new(game, variant, seed=8)
    greedy = kantyna.bot("greedy")
    for _ in range(60):
        if match.over:
            break
        match.play(greedy(match.view()))
    view = match.view()
    for seed in range(3):
        imagined = view.imagine(seed)
        assert imagined.view(view.seat).text() == view.text()
        assert [one.code for one in imagined.options] == [one.code for one in view.options]


def test_a_move_in_words() -> None:
    match = begun()
    told = match.play("play: Scout")
    assert [str(event) for event in told] == ["Jan plays Scout.", "Jan gains 1 trade (Scout)."]
    match.play("play: Zwiadowca")
    match.play("buy: explorer")
    assert match.moves == ["play: scout", "play: scout", "buy: explorer"]
    assert match.view(1).me.counters["trade"] == 0
    assert [card.key for card in match.view(1).me.zones["discard-pile"].cards] == ["explorer"]


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("buy: Mothership", "It takes 7 trade, and you have 0. (SR-BUY-1)"),
        ("buy: Nonsense", "There is no card “Nonsense”."),
        ("dance", "Possible: play: scout, play: viper, end."),
        ("", "is not a move"),
        ("[", "is not a move"),
        ("{play: Scout, by: 1}", "seat 2 is asked"),
        (999_999, "Possible: play: scout"),
    ],
)
def test_what_can_not_be_done_is_told_and_changes_nothing(move: str | int, told: str) -> None:
    match = begun()
    with pytest.raises(kantyna.IllegalMove) as caught:
        match.play(move)
    assert told in str(caught.value)
    assert caught.value.text("pl") != str(caught.value)
    assert match.answers == []


def test_a_move_that_may_mean_several_options_is_no_move() -> None:
    match = begun()
    with pytest.raises(kantyna.IllegalMove, match="may mean several options: play: scout, play: viper"):
        match.play("play")
    match.play("play: {which: 2}")
    assert match.moves == ["play: viper"]


def test_points_are_the_amount_that_follows() -> None:
    laid = "{game: star-realms, given: {seat 1: {combat: 5}}}"
    match = kantyna.position(laid)
    with pytest.raises(kantyna.IllegalMove):
        match.play("attack: {seat: 2, points: 9}")
    assert match.answers == [], "a move is done as a whole or not at all"
    match.play("attack: {seat: 2, points: 3}")
    assert match.view().others[0].counters["authority"] == 47
    assert match.view().me.counters["combat"] == 2
    match = kantyna.position("{game: star-realms, given: {seat 1: {combat: 1}}}")
    with pytest.raises(kantyna.IllegalMove):  # one amount is possible, and this is not it
        match.play("attack: {seat: 2, points: 9}")
    match.play("attack: {seat: 2, points: 1}")
    assert match.view().others[0].counters["authority"] == 49


def test_why_not() -> None:
    match = begun()
    refusal = match.why_not("buy: Mothership")
    assert refusal is not None
    assert (refusal.rule, str(refusal.option)) == ("SR-BUY-1", "buy: mothership")
    assert refusal.text("pl") == "Potrzeba 7 punktów handlu, a masz 0."
    assert match.why_not("play: Scout") is None
    other = match.why_not("buy: Mothership", seat=0)
    assert other is not None
    assert other.rule != "SR-BUY-1"
    with pytest.raises(kantyna.IllegalMove, match="nothing that this seat can see"):
        match.why_not("play: Blob World")


def test_views_know_what_their_seat_may_know() -> None:
    match = begun()
    mine, other, spectator = match.view(1), match.view(0), match.spectate()
    assert len(mine.me.zones["hand"].cards) == mine.me.zones["hand"].size == 3
    assert [side.seat for side in mine.others] == [0]
    assert other.options == [] == spectator.options
    assert other.side(1).zones["hand"].cards == []
    assert other.side(1).zones["hand"].size == 3
    assert spectator.seat is None
    assert spectator.me.zones == {}
    assert mine.prompt() == "Main phase: what will it be?"
    assert (mine.kind, other.kind, other.prompt()) == ("main", "", "")
    before = str(mine)
    match.play("end")
    assert str(mine) == before, "a view stays as it is"


def test_undo_copies_and_branches() -> None:
    match = begun()
    start = match.digest()
    match.play("play: Scout")
    branch = match.at(0)
    copy = match.copy()
    assert branch.digest() == start != copy.digest() == match.digest()
    assert branch != copy == match != match.digest()
    copy.play("end")
    assert len(match.answers) == 1
    match.undo()
    assert match.digest() == start
    with pytest.raises(kantyna.Error, match="nothing to take back"):
        match.undo()
    with pytest.raises(kantyna.Error):
        match.at(5)


def test_kept_in_a_file(tmp_path: Path) -> None:
    match = begun()
    match.play("play: Scout")
    match.save(tmp_path / "match.json")
    kept = kantyna.load(tmp_path / "match.json")
    assert (kept.digest(), kept.names, kept.seed) == (match.digest(), ["Ola", "Jan"], 7)
    assert kept.story() == match.story()
    with pytest.raises(kantyna.Error, match="There is no file"):
        kantyna.load(tmp_path / "nowhere.json")
    for other in (match.view().imagine(), kantyna.position("game: star-realms")):
        with pytest.raises(kantyna.Error, match="no file can keep it"):
            other.save(tmp_path / "other.json")


def test_missing_folders_are_made_for_a_file_but_no_file_gives_way_to_a_folder(tmp_path: Path) -> None:
    match = begun()
    match.save(tmp_path / "games" / "of today" / "match.json")
    assert kantyna.load(tmp_path / "games" / "of today" / "match.json") == match
    (tmp_path / "list").write_text("mine")
    with pytest.raises(kantyna.Error, match="list"):
        match.save(tmp_path / "list" / "match.json")
    assert (tmp_path / "list").read_text() == "mine"


def test_bots_play_to_the_end() -> None:
    match = begun()
    with pytest.raises(kantyna.Error, match="not over yet"):
        match.score(0)
    outcome = match.run(kantyna.bot("greedy"), lambda view: view.options[0])
    assert match.over
    assert match.to_move is None
    assert match.options == []
    assert match.outcome is not None
    assert outcome.winners == match.outcome.winners
    assert [match.score(seat) for seat in range(2)] == [float(seat in outcome.winners) for seat in range(2)]
    assert outcome.text("pl").startswith("Wygrywa")
    assert "over" in repr(match)
    with pytest.raises(kantyna.IllegalMove, match="The match is over"):
        match.play("end")
    with pytest.raises(kantyna.IllegalMove, match="The match is over"):
        match.why_not("end")
    assert match.text()


def test_the_same_seeds_give_the_same_match() -> None:
    played = [begun() for _ in range(2)]
    for match in played:
        match.run(kantyna.bot("level1", seed=4), kantyna.bot("random", seed=9))
    assert played[0].answers == played[1].answers


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: kantyna.new("chess"), "Known: star-realms"),
        (lambda: kantyna.new("star-realms", "chess"), "no way to play"),
        (lambda: kantyna.new("star-realms", seats=9), "not played by 9 players"),
        (lambda: kantyna.new("star-realms", seed=-1), "can’t be a seed"),
        (lambda: kantyna.new("star-realms", seed=json.loads('"seven"')), "can’t be a seed"),
        (lambda: begun().text(0, "de"), "There is no language “de”"),
        (lambda: begun().options[0].text("de"), "There is no language “de”"),
        (lambda: kantyna.new("star-realms", settings={"boss": 1}), "no setting"),
        (lambda: kantyna.bot("deep-blue"), "There is no player “deep-blue”"),
        (lambda: kantyna.game("star-realms").card("Nonsense"), "There is no card"),
        (lambda: begun().view(2), "Seats are counted from 0 to 1"),
        (lambda: begun().run(*[kantyna.bot("random")] * 3), "one bot for each seat"),
        (lambda: kantyna.position("game: chess"), "There is no game"),
        (lambda: kantyna.position(""), "no scenario"),
        (lambda: kantyna.bot("human"), "is no bot"),
    ],
)
def test_errors_are_sentences(call: object, told: str) -> None:
    assert callable(call)
    with pytest.raises(kantyna.Error) as caught:
        call()
    assert told in str(caught.value)
    assert caught.value.text("pl") != str(caught.value)
    assert caught.value.key


def test_arguments_of_another_kind_are_refused_in_a_sentence() -> None:
    """As whoever reads no types will try them."""
    match, library = kantyna.new("star-realms", seed=1), cast(Any, kantyna)
    loose = cast(Any, match)
    for call in (
        lambda: library.new(None),
        lambda: library.new("star-realms", 3),
        lambda: library.new("star-realms", seats="2"),
        lambda: library.new("star-realms", names="ab"),
        lambda: library.new("star-realms", names=[1, 2]),
        lambda: library.new("star-realms", settings=[1]),
        lambda: library.game(None),
        lambda: library.bot(5),
        lambda: library.bot("greedy", seed="x"),
        lambda: library.load(None),
        lambda: library.position({"game": "star-realms"}),
        lambda: library.add_player("loose", 5),
        lambda: match.game.card(cast(Any, None)),
        lambda: loose.view("0"),
        lambda: loose.at("a"),
        lambda: loose.save(5),
        lambda: loose.text(0, None),
        lambda: loose.view().imagine("a"),
        lambda: loose.run("greedy"),
    ):
        with pytest.raises(kantyna.Error) as caught:
            call()
        assert caught.value.text("pl") != str(caught.value)


def test_a_seat_without_a_name_has_its_number() -> None:
    assert "Player 1:" in kantyna.new("star-realms", seed=1, names=["", "Ola"]).text(1)


def test_a_position_tells_where_it_is_wrong() -> None:
    with pytest.raises(kantyna.Error) as caught:
        kantyna.position("game: star-realms\ngiven:\n  seat 1:\n    hand: [Nonsense]\n")
    assert caught.value.line == 4


def test_cards_and_rules() -> None:
    pod = kantyna.game("star-realms").card("kokon handl")
    assert (pod.key, pod.cost, pod.copies, str(pod), pod.name("pl")) == (
        "trade-pod",
        2,
        3,
        "Trade Pod",
        "Kokon Handlowy",
    )
    assert "Gain 3 trade." in pod.text()
    assert pod._repr_html_().startswith("<b>Trade Pod")
    assert pod == kantyna.game("star-realms").card("trade-pod")
    assert kantyna.game("star-realms").rule("SR-BUY-1").section
    assert [game.name for game in kantyna.all_games()] == list(GAMES)


def test_a_table_in_a_notebook_parts_thousands() -> None:
    view = kantyna.new("outer-rim", seed=1).view(0)
    view.seen.counters[0].value = 10000
    assert "<b>10,000</b>" in view._repr_html_()


def test_a_bot_from_outside_hears_what_happens_while_the_match_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OUTSIDE, "_objects", {})
    heard: list[list[kantyna.Event]] = []

    class Listener:
        def __init__(self, seed: int) -> None:
            heard.append([])
            self.events = heard[-1]

        def hear(self, events: list[kantyna.Event]) -> None:
            self.events += events

        def __call__(self, view: kantyna.View) -> kantyna.Option:
            assert self.events
            return view.options[0]

    kantyna.add_player("listener", Listener)
    match = kantyna.new("star-realms", seed=7)
    match.play("end")
    match.run(kantyna.bot("listener"), kantyna.bot("greedy"))
    listened = [one for one in heard if one]
    assert [[str(event) for event in one] for one in listened] == [[str(event) for event in match.events(0)]]
    heard.clear()
    begun().run(kantyna.bot("listener"))
    assert len([one for one in heard if one]) == 2, "at each seat sits one of its own"


def test_who_completes_names_finds_the_library_and_nothing_else() -> None:
    assert [name for name in dir(kantyna) if not name.startswith("_")] == sorted(kantyna.__all__)


def test_a_part_of_the_package_is_imported_without_the_rest() -> None:
    check = (
        "import sys, kantyna.kernel.ids; "
        "assert not [name for name in sys.modules if name.startswith(('kantyna.lang', 'kantyna.games', 'fluent'))]; "
        "import kantyna; assert 'new' in dir(kantyna); kantyna.new('star-realms'); "
        "assert not [name for name in sys.modules if name.startswith(('textual', 'typer', 'fastapi', 'sqlalchemy'))]"
    )
    subprocess.run([sys.executable, "-P", "-c", check], check=True)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        kantyna.chess  # type: ignore[attr-defined] # that is what is tried # noqa: B018


def test_a_bot_that_is_shown_somebody_elses_question_says_so() -> None:
    match = kantyna.new("star-realms", seed=7)
    assert match.to_move == 1
    with pytest.raises(kantyna.Error, match=r"^Somebody else is asked now\.$"):
        kantyna.bot("greedy")(match.view(0))
