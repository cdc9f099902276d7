"""Whole games through a pipe, replays, branches, scenarios."""

import json
import re
import shlex
from pathlib import Path

import pytest

from kantyna.lang import LANGUAGES
from tests.cli.conftest import Kantyna

SCENARIO = """\
scenario: a viper gives one combat
game: star-realms
given:
  seat 1: {hand: [Żmija]}
when:
  - play: Viper
then:
  seat 1: {combat: 1}
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_through_a_pipe(kantyna: Kantyna, spawned: Kantyna, language: str, tmp_path: Path) -> None:
    done = spawned(
        "play",
        "star-realms",
        "--seats",
        "human,random",
        "--seed",
        "11",
        "--plain",
        "--lang",
        language,
        given="1\n" * 3000,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert {"pl": "Partia zostaje w pliku", "en": "The game is kept in"}[language] in done.stdout
    (kept,) = (tmp_path / "state").rglob("*.json")
    verified = kantyna("replay", str(kept), "--verify", "--json")
    assert json.loads(verified.stdout)["over"] is True


def test_without_a_terminal_the_plain_table_is_taken(kantyna: Kantyna) -> None:
    assert "what will it be?" in kantyna("play", lang="en", given="quit\n").stdout


def test_the_same_seed_gives_the_same_game(kantyna: Kantyna) -> None:
    games = [kantyna("play", "--seats", "human,greedy", "--seed", seed, given="table\nquit\n") for seed in "112"]
    first, second, other = (done.stdout.split("The game is saved")[0] for done in games)
    assert first == second != other


@pytest.mark.parametrize(("variant", "bots"), [("", 1), ("hunter", 2), ("emperor", 5)])
def test_without_seats_the_way_to_play_is_filled_with_bots(kantyna: Kantyna, variant: str, bots: int) -> None:
    done = kantyna("play", "star-realms", "--variant", variant, "--seed", "1", lang="en", given="quit\n")
    assert len(re.findall(r"^Player \d.*: authority", done.stdout, re.MULTILINE)) == 1
    assert len(re.findall(r"^Regular.*: authority", done.stdout, re.MULTILINE)) == bots


def test_the_way_to_go_on_can_be_typed_as_it_stands(kantyna: Kantyna, tmp_path: Path) -> None:
    """By the name that was typed, and with quotation marks where a folder has a space in its name."""
    folder = tmp_path / "my games"
    told = kantyna("play", "--plain", given="1\nquit\n", XDG_STATE_HOME=str(folder), KANTYNA_CALLED="./kantyna").stdout
    called, *words = shlex.split(told.splitlines()[-1].partition(": ")[2])
    assert called == "./kantyna"
    assert folder in Path(words[-1]).parents
    assert kantyna(*words, given="quit\n").returncode == 0


def test_saved_resumed_and_branched(kantyna: Kantyna, tmp_path: Path) -> None:
    kantyna("play", "--seats", "human,greedy", "--seed", "4", given="1\n1\n1\nsave kept.json\nquit\n")
    before = json.loads((tmp_path / "kept.json").read_text("utf-8"))["answers"]
    resumed = kantyna("resume", "kept.json", given="1\nquit\n")
    assert "buys" in resumed.stdout
    after = json.loads((tmp_path / "kept.json").read_text("utf-8"))["answers"]
    assert after[: len(before)] == before
    assert len(after) > len(before)
    branched = kantyna("replay", "kept.json", "--at", "2", "--branch", given="save other.json\nquit\n")
    assert "Main phase" in branched.stdout
    other = json.loads((tmp_path / "other.json").read_text("utf-8"))["answers"]
    assert other[:2] == before[:2]
    at = kantyna("replay", "kept.json", "--at", "1", "--json")
    assert json.loads(at.stdout)["at"] == 1
    assert kantyna("replay", "kept.json", "--at", "9999", lang="en").returncode == 1


def test_a_game_of_bots_is_gone_on_with_by_whoever_branches_it(kantyna: Kantyna, tmp_path: Path) -> None:
    """Whoever is told to try it takes the seat that is asked there."""
    kantyna("watch", "--seats", "greedy,greedy", "--seed", "4")
    (kept,) = (tmp_path / "state" / "kantyna" / "matches").glob("*.json")
    branched = kantyna("replay", str(kept), "--at", "2", "--branch", given="1\nsave other.json\nquit\n")
    assert branched.returncode == 0
    other = json.loads((tmp_path / "other.json").read_text("utf-8"))
    assert sorted(other["players"]) == ["greedy", "human"]
    assert len(other["answers"]) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_that_were_left_are_listed_and_gone_on_with(kantyna: Kantyna, tmp_path: Path, language: str) -> None:
    assert {"pl": "Nie ma", "en": "No game"}[language] in kantyna("resume", lang=language).stdout
    kantyna("play", "--names", "Ola,", "--seed", "4", given="1\n1\nquit\n")
    kantyna("play", "deckbuilding", "--seed", "4", given="quit\n")
    kantyna("play", "card-game", "--seed", "4", given="quit\n")
    kantyna("watch", "--seats", "random,random", "--seed", "4")
    (tmp_path / "state" / "kantyna" / "matches" / "broken.json").write_text("{")
    told = kantyna("resume", lang=language).stdout.splitlines()
    assert len([line for line in told if re.match(r"\d\. ", line)]) == 3
    assert not any(" 0," in line for line in told), "a set-up belongs to no turn"
    assert any("Star Realms" in line and "Ola" in line for line in told)
    listed = json.loads(kantyna("resume", "--json").stdout)
    number = [one["game"] for one in listed].index("star-realms") + 1
    assert listed[number - 1]["answers"] >= 2
    assert kantyna("resume", str(number), given="1\nquit\n").returncode == 0
    again = json.loads(kantyna("resume", "--json").stdout)
    assert [one["answers"] for one in again if one["game"] == "star-realms"] > [listed[number - 1]["answers"]]
    assert kantyna("resume", "9", lang=language).returncode == 1


def test_a_number_that_is_not_in_the_list_is_told_with_those_that_are(kantyna: Kantyna) -> None:
    assert kantyna("resume", "9", lang="pl").stderr == "Na liście nie ma partii 9; lista jest pusta.\n"
    kantyna("play", "--seed", "4", given="1\nquit\n")
    assert kantyna("resume", "9", lang="pl").stderr == "Na liście nie ma partii 9; jest tylko partia 1.\n"
    assert kantyna("resume", "9", lang="en").stderr == "There is no game 9 in the list; there is only game 1.\n"


def test_a_first_game_is_explained_and_a_second_only_on_wish(kantyna: Kantyna) -> None:
    explained = "First turn. Play your cards"
    assert explained in kantyna("play", lang="en", given="quit\n").stdout
    assert explained not in kantyna("play", lang="en", given="quit\n").stdout
    assert explained in kantyna("play", "--guide", lang="en", given="quit\n").stdout
    assert explained not in kantyna("play", "deckbuilding", "--seats", "human,greedy", lang="en", given="quit\n").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_watching(kantyna: Kantyna, language: str) -> None:
    done = kantyna("watch", "star-realms", "--seats", "random,greedy", "--seed", "2", lang=language)
    assert done.returncode == 0
    assert {"pl": "kupuje", "en": "buys"}[language] in done.stdout


def test_judging(kantyna: Kantyna, tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(SCENARIO, "utf-8")
    (tmp_path / "bad.yaml").write_text(SCENARIO.replace("combat: 1", "combat: 2"), "utf-8")
    assert kantyna("judge", "good.yaml").returncode == 0
    done = kantyna("judge", "good.yaml", "bad.yaml", "--json")
    assert done.returncode == 1
    good, bad = (json.loads(line) for line in done.stdout.splitlines())
    assert (good["file"], good["passed"], good["failures"]) == ("good.yaml", True, [])
    assert not bad["passed"]
    assert bad["failures"][0]["line"] > 0
    assert bad["failures"][0]["text"]
