"""Games, cards and rules on the command line."""

import json
import re
import sys
from pathlib import Path

import pytest

from kantyna.games.registry import GAMES
from kantyna.games.rules import rules
from kantyna.lang import LANGUAGES
from tests.cli.conftest import Kantyna

GOLDEN = Path(__file__).parents[1] / "lang" / "golden"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_card_book_is_the_approved_sheet(kantyna: Kantyna, game: str, language: str) -> None:
    assert kantyna("cards", game, lang=language).stdout == (GOLDEN / f"{game}.{language}.txt").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_our_own_decisions_give_their_reason(game: str) -> None:
    ours = [rule for rule in rules(GAMES[game]).values() if rule.origin == "ours"]
    assert len(ours) > 10
    assert [rule.id for rule in ours if not all(rule.reasons[language] for language in LANGUAGES)] == []


def test_cards_for_machines(kantyna: Kantyna) -> None:
    (card,) = json.loads(kantyna("cards", "star-realms", "blob wheel", "--json", lang="en").stdout)
    assert card["key"] == "blob-wheel"
    assert card["numbers"] == {"cost": 3, "defense": 5}
    assert card["text"] == ["Gain 1 combat.", "Scrap: gain 3 trade."]
    assert len(json.loads(kantyna("cards", "star-realms", "--json").stdout)) == 49


def test_games_for_machines(kantyna: Kantyna) -> None:
    games = {game["name"]: game for game in json.loads(kantyna("games", "--json").stdout)}
    assert set(games) == set(GAMES)
    assert games["star-realms"]["copies"] == 110
    assert games["destiny"]["cards"] == 380
    assert [variant["name"] for variant in games["star-realms"]["variants"]] == [
        "duel",
        "free-for-all",
        "hunter",
        "two-headed-hydra",
        "three-headed-hydra",
        "emperor",
        "raid",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_for_people(kantyna: Kantyna, language: str) -> None:
    told = kantyna("games", lang=language).stdout
    for spec in GAMES.values():
        assert f"{spec.name}:" in told
        assert all(f"  {variant.name}:" in told for variant in spec.variants())


def test_games_say_what_a_setting_may_be_and_the_same_list_once(kantyna: Kantyna) -> None:
    told = kantyna("games", lang="en").stdout
    assert "    --set fame=8: fame to win: any number from 8 to 12\n" in told
    assert "    --set rounds=0: limit of rounds: 0 (no limit), any number from 0 to 200\n" in told
    assert "    --set bases=3: bases to destroy (a team: twice as many): 2, 3, 4, 5\n" in told
    assert told.count("jango-veers (Jango and Veers)") == 1
    assert "    --set deck-2=ackbar-han: deck of seat 2: as above\n" in told


@pytest.mark.parametrize("game", GAMES)
def test_all_rules_some_rules_one_rule(kantyna: Kantyna, game: str) -> None:
    every = rules(GAMES[game])
    told = kantyna("rules", game, lang="pl").stdout
    assert all(rule.texts["pl"] in told for rule in every.values())
    first = next(iter(every))
    assert kantyna("rules", game, first.lower(), lang="en").stdout.startswith(f"{first} (")
    topic = first.rpartition("-")[0]
    found = json.loads(kantyna("rules", game, topic, "--json").stdout)
    assert {rule["id"] for rule in found} == {name for name in every if name.startswith(topic)}


def test_coverage_lists_what_is_missing(kantyna: Kantyna, tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(
        "import pytest\n\n\n@pytest.mark.rule('SR-SETUP-1')\ndef test_one():\n    assert True\n", "utf-8"
    )
    done = kantyna("rules", "star-realms", "--coverage", "--tests", str(tmp_path), "--json")
    assert done.returncode == 1
    found = json.loads(done.stdout)
    assert found["rules"] == len(rules(GAMES["star-realms"]))
    assert found["tested"] == 1
    assert "SR-SETUP-1" not in found["untested"]
    assert "SR-SETUP-2" in found["untested"]


def test_every_rule_of_star_realms_has_a_test(kantyna: Kantyna) -> None:
    done = kantyna("rules", "star-realms", "--coverage", "--json")
    assert json.loads(done.stdout)["untested"] == []
    assert done.returncode == 0


@pytest.mark.parametrize(
    "words", [["cards", "star-realms", "brain world"], ["rules", "star-realms", "SR-HYDRA-11"], ["games"]]
)
def test_a_terminal_gets_no_line_that_ends_in_the_middle_of_a_word(
    kantyna: Kantyna, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = kantyna(*words, lang="en").stdout
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    parted = kantyna(*words, lang="en", COLUMNS="60").stdout
    assert parted.split() == whole.split()
    assert max(map(len, parted.splitlines())) <= 60


@pytest.mark.parametrize("columns", range(40, 60, 3))
def test_no_line_of_a_polish_book_ends_with_a_word_of_one_letter(
    kantyna: Kantyna, columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    lines = kantyna("cards", "star-realms", lang="pl", COLUMNS=str(columns)).stdout.splitlines()
    assert len(lines) > 200
    assert not [line for line in lines if re.search(r"(^| )([aiouwz]|\d+)$", line, re.IGNORECASE)]
    assert not any("\N{NO-BREAK SPACE}" in line for line in lines), "what is copied has plain spaces"
