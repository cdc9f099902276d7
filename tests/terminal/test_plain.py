"""The table in numbered lines."""

import io
import re
import sys
from pathlib import Path

import pytest

from kantyna.games.registry import GAMES
from kantyna.kernel.ids import NOBODY
from kantyna.lang import LANGUAGES, Speaker
from kantyna.play.match import Match
from kantyna.play.replay import Replay
from kantyna.terminal.conversation import COMMANDS
from kantyna.terminal.guide import STEPS, Guide
from kantyna.terminal.plain import Plain
from tests.terminal.conftest import Seated


class Script(io.StringIO):
    """Answers that never run out: first the given lines, then one line again and again."""

    def __init__(self, lines: list[str], then: str = "") -> None:
        super().__init__()
        self.lines = lines
        self.then = then

    def readline(self, size: int | None = -1, /) -> str:
        if self.lines:
            return self.lines.pop(0) + "\n"
        return f"{self.then}\n" if self.then else ""


class Terminal(io.StringIO):
    """What is written to a terminal."""

    def isatty(self) -> bool:
        return True


def talk(seated: Seated, lines: list[str], then: str = "", language: str = "en", **where: str) -> str:
    out = io.StringIO()
    Plain(seated(language=language, **where), Script(lines, then), out).run()
    return out.getvalue()


def test_the_actions_of_a_turn_of_outer_rim_can_be_ended_by_e(seated: Seated) -> None:
    session = seated(game="outer-rim", variant="standard", players="human,greedy")
    match, offered = session.match, dict[str, int]()
    while "end-actions" not in offered:
        seat = match.pending_seat
        options = match.options(seat)
        offered = {option.verb: option.code for option in options} if seat == session.reader else {}
        if "end-actions" not in offered:
            match.submit(seat, options[0].code)
    assert session.finishing() == offered["end-actions"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_by_numbers(seated: Seated, language: str, tmp_path: Path) -> None:
    """Against a bot that plays at random, always taking the first option."""
    told = talk(seated, [], "1", language, players="human,random")
    assert {"pl": "wygrywa", "en": "wins"}[language] in told.casefold()
    assert not re.search(r"[│┃╭╮╰╯─━█▸◆\x1b]", told), "no drawing in plain lines"
    kept = Match.load(Replay.read(tmp_path / "match.json"))
    assert kept.over


def test_the_end_of_input_loses_nothing(seated: Seated, tmp_path: Path) -> None:
    told = talk(seated, ["1", "1"])
    assert f"kantyna resume {tmp_path / 'match.json'}" in told
    assert len(Match.load(Replay.read(tmp_path / "match.json")).given) >= 2


def test_a_terminal_gets_no_line_that_ends_in_the_middle_of_a_word(
    seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    out = Terminal()
    Plain(seated(game="outer-rim", variant="standard"), Script(["t", "q"]), out).run()
    told = out.getvalue()
    *lines, saved = told.splitlines()
    assert max(len(line) for line in lines) <= 40
    assert "  Cantonica: lanes to Navpoint A1,\n    Navpoint A3." in told
    assert saved.startswith("The game is saved. It goes on with: ")  # whoever copies it has all of it


def test_quitting_saves(seated: Seated, tmp_path: Path) -> None:
    talk(seated, ["1", "quit"])
    assert (tmp_path / "match.json").is_file()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("0", "There is no such option. Choose 1 to 3."),
        ("99", "There is no such option. Choose 1 to 3."),
        ("frobnicate", "“frobnicate” can’t be understood."),
        ("-1", "“-1” can’t be understood."),
        ("", "Choose 1 to 3; ? lists the commands."),
    ],
)
def test_nonsense_gets_a_sentence_and_the_question_stays(seated: Seated, words: str, sentence: str) -> None:
    told = talk(seated, [words, "1", "quit"])
    assert sentence in told
    assert "plays" in told


@pytest.mark.parametrize("key", ["term-no-number", "term-empty-line"])
def test_a_single_option_is_no_range(key: str) -> None:
    assert "1 to 1" not in Speaker("en").text(None, key, n=1, help="?")
    assert "od 1 do 1" not in Speaker("pl").text(None, key, n=1, help="?")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_in_the_help_and_understood(seated: Seated, language: str) -> None:
    asked = [spellings[-1] for name, spellings in COMMANDS.items() if name != "quit"]
    told = talk(seated, ["?", *asked, "quit"], language=language)
    assert {"pl": "niezrozumiałe", "en": "understood"}[language] not in told
    for name in COMMANDS:
        word = COMMANDS[name][0] if language == "en" or name == "help" else COMMANDS[name][1]
        assert f"\n{word}" in told, f"{word} is not in the help"


def test_a_card_is_read_in_full(seated: Seated) -> None:
    told = talk(seated, ["card junkyard", "card Śmietnisko", "card nonsense", "quit"])
    assert told.count("Scrap a card from your hand or discard pile.") == 2
    assert "There is no card “nonsense”" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_without_its_name_tells_how_to_ask(seated: Seated, language: str) -> None:
    told = talk(seated, ["card", "rule", "quit"], language=language)
    for name in ("term-help-card", "term-help-rule"):
        assert Speaker(language).text(None, name) in told


def test_why_not_gives_the_condition_and_the_rule(seated: Seated) -> None:
    told = talk(seated, ["why", "why 1", "rule SR-BUY-1", "quit"])
    assert re.search(r"\d+\. Buy .+ for \d: It takes \d trade, and you have 0\. \(SR-BUY-1\)", told)
    assert re.search(r"\nSR-[A-Z]+-\d+: ", told)


def test_why_with_a_number_asks_about_that_option_or_line(seated: Seated) -> None:
    told = talk(seated, ["why 1", "why", "quit"])
    assert "This can be done: Play Scout\nScout: ship" in told
    number = re.findall(r"^(\d+)\. Buy", told, re.MULTILINE)[0]
    told = talk(seated, [f"why {number}", "why 99", "quit"])
    assert re.search(r"\nSR-BUY-1: ", told)
    assert "There is no such option" in told


def test_what_has_the_same_reason_is_told_in_one_line(seated: Seated) -> None:
    for game in ("star-realms", "deckbuilding", "card-game"):
        variant = {"deckbuilding": "beginner"}.get(game, "duel")
        told = talk(seated, ["why", "quit"], game=game, variant=variant)
        reasons = re.findall(r"^\d+\. .*: (.*\([A-Z]+-[A-Z]+-\d+\))$", told, re.MULTILINE)
        assert len(reasons) == len(set(reasons)) > 0


def test_the_keys_of_the_drawn_table_are_understood(seated: Seated) -> None:
    told = talk(seated, ["a", "e", "w", "l", "t", "i", "q"])
    assert "can’t be understood" not in told
    assert "Player 1 ends the turn." in told
    told = talk(seated, ["1", "u", "q"])
    assert "Taken back." in told


def test_where_no_card_is_left_to_play_that_is_told(seated: Seated) -> None:
    sentence = "There is no card here that can simply be played."
    assert sentence not in talk(seated, ["a", "q"])
    assert sentence in talk(seated, ["a", "a", "q"])


def test_the_guide_explains_each_thing_once_when_it_can_be_done(seated: Seated) -> None:
    session = seated("human,greedy")
    session.guide = Guide("star-realms")
    out = io.StringIO()
    Plain(session, Script(["a", "1", "e", "q"]), out).run()
    told = out.getvalue()
    assert [told.count(words) for words in ("First turn. Play your cards", "Trade buys cards")] == [1, 1]


def test_the_guide_ends_no_turn_with_cards_in_hand(seated: Seated) -> None:
    session = seated("human,greedy")
    session.guide = Guide("star-realms")
    out = io.StringIO()
    Plain(session, Script(["1", "q"]), out).run()
    assert "Play Scout" in out.getvalue().partition("plays Scout")[2]  # one is left
    assert "That is all for this turn" not in out.getvalue()


def test_the_guide_of_the_card_game_speaks_from_the_first_question_on(seated: Seated) -> None:
    session = seated("human,greedy", game="card-game", variant="duel")
    session.guide = Guide("card-game")
    out = io.StringIO()
    Plain(session, Script(["1", "2", "1", "1", "1", "1", "e", "e", "e", "q"]), out).run()
    told = [line.partition(":")[0].partition(".")[0] for line in out.getvalue().splitlines()]
    spoken = ["Objectives pay for your cards", "Your opening hand", "Draw phase", "Deployment"]
    assert list(dict.fromkeys(words for words in told if words in spoken)) == spoken


@pytest.mark.parametrize("game", STEPS)
def test_the_guide_knows_verbs_that_there_are(game: str) -> None:
    for step in STEPS[game]:
        assert set(step.asks) <= set(GAMES[game].names.decisions)
    for language in LANGUAGES:
        for step in STEPS[game]:
            assert Speaker(language).text(None, f"term-guide-{game}-{step.name}")
            assert any(Speaker(language).has(GAMES[game], f"option-{verb}") for verb in step.verbs)


def test_the_log_cites_the_rules(seated: Seated) -> None:
    told = talk(seated, ["1", "log", "quit"])
    assert re.search(r"^Player 1 plays (Scout|Viper)\. \(SR-PLAY-1\)$", told, re.MULTILINE)


def test_undo_takes_back_what_showed_nothing(seated: Seated) -> None:
    told = talk(seated, ["1", "undo", "quit"])
    assert "Taken back." in told
    before, after = told.split("Taken back.")
    assert after.strip().splitlines()[0] in before


def test_undo_is_refused_once_something_was_seen(seated: Seated) -> None:
    """The end of the turn draws five cards: that is no more to be taken back."""
    session = seated("human,human")
    out = io.StringIO()
    ends = [str(len(session.match.options(session.reader))), "", "undo", "quit"]
    Plain(session, Script(ends), out).run()
    assert "can’t be taken back any more" in out.getvalue() or "nothing to take back" in out.getvalue()


def test_a_hint_is_one_of_the_options(seated: Seated) -> None:
    told = talk(seated, ["hint", "quit"])
    hint = re.search(r"A good move: (.+)", told)
    assert hint is not None
    assert re.search(rf"^\d+\. {re.escape(hint[1])}$", told, re.MULTILINE)
    reason = told[hint.end() :].strip().splitlines()[0]
    assert reason.startswith(("Thought through", "No need to think"))


def test_saving_to_a_file_of_choice(seated: Seated, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    told = talk(seated, ["1", f"save {file}", "save /proc/nowhere/x.json", "quit"])
    assert f"Saved in {file}." in told
    assert "can’t be written" in told
    assert Match.load(Replay.read(file)).given


def test_two_people_hand_the_keyboard_over_and_see_only_their_own_hand(seated: Seated) -> None:
    session = seated("human,human")
    first = session.reader
    out = io.StringIO()
    end = str(len(session.match.options(first)))
    Plain(session, Script([end, "", "table", "quit"]), out).run()
    told = out.getvalue()
    assert f"{session.names[1 - first]} decides now" in told
    after = told.split("decides now")[1]
    assert f"{session.names[first]} draws a card. (×5)" in after
    assert "5 unknown cards" in after


def test_watching_is_a_story_without_questions(seated: Seated) -> None:
    told = talk(seated, [], players="random,random")
    assert "main phase: what" not in told.casefold()


def test_spectators_are_told_no_secrets(seated: Seated) -> None:
    session = seated("random,random")
    assert session.reader == NOBODY
    out = io.StringIO()
    Plain(session, Script([]), out).run()
    assert not re.search(r"draws (?!a card)", out.getvalue())


@pytest.mark.parametrize(
    ("terminal", "told"),
    [(True, "Star Realms, Duel. Enter makes the next step; ? lists the commands."), (False, "Star Realms, Duel.")],
)
def test_spectators_are_told_how_to_go_on(
    seated: Seated, monkeypatch: pytest.MonkeyPatch, terminal: bool, told: str
) -> None:
    typed, out = Script(["quit"]), io.StringIO()
    monkeypatch.setattr(typed, "isatty", lambda: terminal)
    Plain(seated("random,random"), typed, out).run()
    assert out.getvalue().splitlines()[0] == told


@pytest.mark.parametrize(
    ("game", "variant", "seats", "told"),
    [
        ("star-realms", "two-headed-hydra", 4, ["Player 1 (team 1)", "greedy (team 1, with you)", "greedy 2 (team 2)"]),
        ("star-realms", "emperor", 6, ["Player 1 (Admiral, team 1)", "greedy (Emperor, team 1, with you)"]),
        ("star-realms", "raid", 3, ["Player 1 (Boss, team 1)", "greedy (Raider, team 2)", "greedy 2 (Raider, team 2)"]),
        ("star-realms", "duel", 2, ["Player 1: authority 50"]),
        ("deckbuilding", "teams-beginner", 4, ["Player 1 (Empire, team 1)", "greedy 2 (Empire, team 1, with you)"]),
        ("deckbuilding", "beginner", 2, ["Player 1 (Empire)", "greedy (Rebels)"]),
        ("card-game", "duel", 2, ["Player 1 (Dark side)", "greedy (Light side)"]),
    ],
)
def test_who_is_what_and_with_whom(seated: Seated, game: str, variant: str, seats: int, told: list[str]) -> None:
    players = ",".join(["human", *["greedy"] * (seats - 1)])
    out = io.StringIO()
    Plain(seated(players, "en", variant, game=game), Script(["quit"]), out).run()
    for words in told:
        assert f"\n{words}" in out.getvalue()


def test_a_middle_where_nothing_lies_is_not_told(seated: Seated) -> None:
    cards = talk(seated, [], game="card-game")
    stars = talk(seated, [])
    assert "In the middle" not in cards
    assert "In the middle" in stars


def test_a_number_beyond_all_bounds_is_no_option(seated: Seated) -> None:
    """Typed by a cat."""
    told = talk(seated, ["9" * 5000, f"log {'9' * 5000}", f"why {'9' * 5000}"])
    assert "There is no such option." in told


def test_a_bot_that_breaks_down_is_told_and_another_plays_on(
    seated: Seated, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bots.toml").write_text(f'[weak]\ncommand = ["{sys.executable}", "-c", "input(); exit(1 / 0)"]\n')
    monkeypatch.setenv("KANTYNA_BOTS", str(tmp_path / "bots.toml"))
    with monkeypatch.context() as quick:
        quick.setattr("kantyna.terminal.session.STAND_IN", "level1")
        session = seated(players="weak,random")
        session.submit(session.think(lambda part: None))
        (notice,) = session.new_notices()
        session.submit(session.think(lambda part: None))
    assert "The bot weak ended before the game did: ZeroDivisionError" in notice
    assert session.new_notices() == []
    assert session.match.count >= 2
