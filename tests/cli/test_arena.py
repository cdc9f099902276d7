"""Many games on the command line: the fields machines rely on, the same result whatever the jobs, resumed runs."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kantyna.arena.laws import Broken, Laws
from kantyna.commands.learn import learn_value
from kantyna.kernel.table import Table
from kantyna.lang import LANGUAGES, Speaker
from kantyna.players.level_player import SKILLS, Skill
from tests.cli.conftest import Kantyna

ARENA = ("arena", "star-realms", "--seats", "greedy,random", "--seed", "5")
BENCHED = {
    "choices_per_second",
    "decisions_per_second",
    "games_per_second",
    "thumb_choices_per_second",
    "thumb_decisions_per_second",
    "eager_games_per_second",
    "driven_per_second",
    "iterations_per_second",
    "clones_per_second",
    "views_per_second",
    "saves_per_second",
}


def test_the_arena_for_machines(kantyna: Kantyna) -> None:
    told = json.loads(kantyna(*ARENA, "--games", "6", "--json").stdout)
    assert told["games"] == 6
    assert sum(told["wins"]) + told["draws"] == 6
    assert told["errors"] == 0


def test_the_jobs_do_not_matter_to_the_result(kantyna: Kantyna, spawned: Kantyna) -> None:
    alone = json.loads(kantyna(*ARENA, "--games", "4", "--json").stdout)
    shared = json.loads(spawned(*ARENA, "--games", "4", "--jobs", "2", "--json").stdout)
    for told in (alone, shared):
        for measured in ("seconds", "games_per_second", "decisions_per_second"):
            assert told.pop(measured) > 0
    assert alone == shared


def test_an_interrupted_run_goes_on_from_its_file(kantyna: Kantyna, tmp_path: Path) -> None:
    kantyna(*ARENA, "--games", "3", "--file", "kept")
    assert len((tmp_path / "kept").read_text("utf-8").splitlines()) == 4
    whole = json.loads(kantyna(*ARENA, "--games", "6", "--file", "kept", "--json").stdout)
    fresh = json.loads(kantyna(*ARENA, "--games", "6", "--json").stdout)
    assert (whole["wins"], whole["decisions"]) == (fresh["wins"], fresh["decisions"])
    assert whole["kept"] == 3
    told = kantyna(*ARENA, "--games", "7", "--file", "kept", lang="pl").stdout
    assert "6 partii było już w pliku kept; czas dotyczy pozostałych:" in told
    other = kantyna("arena", "star-realms", "--seed", "6", "--file", "kept", lang="en")
    assert other.returncode == 1
    assert "another seed" in other.stderr


NOT_A_JOURNAL = {
    "no line ends": b"my notes",
    "the last line does not end": b"my notes\nand more",
    "no text": b"\xff\xfe\x00",
    "JSON of another kind": b"[1]\n2\n3",
    "a replay": b'{"kantyna": "replay"}\n{"format',
}


@pytest.mark.parametrize("content", NOT_A_JOURNAL.values(), ids=NOT_A_JOURNAL)
def test_a_file_that_is_no_journal_is_left_as_it_is(kantyna: Kantyna, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "notes").write_bytes(content)
    done = kantyna(*ARENA, "--games", "2", "--file", "notes", lang="en")
    assert done.returncode == 1
    assert done.stderr.startswith("notes was not kept by this command, or is damaged")
    assert (tmp_path / "notes").read_bytes() == content


def test_a_game_in_the_file_that_cant_be_understood_is_told(kantyna: Kantyna, tmp_path: Path) -> None:
    kantyna(*ARENA, "--games", "1", "--file", "kept")
    with (tmp_path / "kept").open("a") as kept:
        kept.write('{"number": "two"}\n')
    done = kantyna(*ARENA, "--games", "2", "--file", "kept", lang="en")
    assert done.stderr.startswith("kept was not kept by this command, or is damaged")


@pytest.mark.parametrize("cut", [1, 30, 150])
def test_a_run_that_was_killed_while_writing_goes_on(kantyna: Kantyna, tmp_path: Path, cut: int) -> None:
    kantyna(*ARENA, "--games", "2", "--file", "kept")
    kept = tmp_path / "kept"
    kept.write_bytes(kept.read_bytes()[:-cut])
    done = kantyna(*ARENA, "--games", "2", "--file", "kept")
    assert done.returncode == 0
    assert len(kept.read_text("utf-8").splitlines()) == 3


def test_an_arena_that_is_broken_off_says_so_and_goes_on_from_its_file(tmp_path: Path) -> None:
    words = [*ARENA, "--games", "100000", "--jobs", "2", "--file", "kept", "--lang", "en"]
    playing = subprocess.Popen(
        [sys.executable, "-P", "-m", "kantyna", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        start_new_session=True,
    )
    kept = tmp_path / "kept"
    while not kept.exists() or kept.read_bytes().count(b"\n") < 3:
        time.sleep(0.05)
    os.killpg(playing.pid, signal.SIGINT)
    out, err = playing.communicate(timeout=60)
    assert (playing.returncode, out, err) == (130, "", "Interrupted.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arena_for_people(kantyna: Kantyna, language: str) -> None:
    done = kantyna(*ARENA, "--games", "2", "--plot", lang=language)
    assert done.returncode == 0
    assert {"pl": "2 partie", "en": "2 games"}[language] in done.stdout
    assert "│" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ladder_for_people_and_machines(kantyna: Kantyna, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SKILLS, "star-realms", [Skill(1000 - 100 * at) for at in range(5)])
    ladder = ("arena", "star-realms", "--ladder", "--games", "2")
    done = kantyna(*ladder, lang=language)
    assert done.returncode == 0
    assert done.stdout.count("Elo") == 5
    assert done.stdout.count("┃") == 5
    told = json.loads(kantyna(*ladder, "--json").stdout)
    assert set(told) == {"game", "variant", "steps", "heights", "errors"}
    assert {frozenset(step) for step in told["steps"]} == {
        frozenset({"stronger", "weaker", "games", "wins", "draws", "errors", "elo", "ci95"})
    }


def test_a_ladder_has_players_of_its_own(kantyna: Kantyna) -> None:
    for words in (("--seats", "level1,level2"), ("--plot",)):
        done = kantyna("arena", "star-realms", "--ladder", *words, lang="en")
        assert done.returncode == 1
        assert f"--ladder and {words[0]}" in done.stderr


def test_soaking_for_machines_is_a_line_for_each_way_to_play(kantyna: Kantyna) -> None:
    done = kantyna("soak", "star-realms", "--decisions", "60", "--json")
    assert done.returncode == 0
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(told) == 7
    for one in told:
        assert set(one) == {"game", "variant", "games", "decisions", "violations"}
        assert one["decisions"] >= 60
        assert one["violations"] == []


@pytest.mark.parametrize(("language", "number"), [("pl", r"0,\d{4}"), ("en", r"0\.\d{4}")])
def test_a_learning_curve_has_the_decimal_sign_of_the_language(
    language: str, number: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learn_value(Speaker(language), "star-realms", 6, 2, 9, tmp_path, 1, False) == 0
    curve = [line for line in capsys.readouterr().out.splitlines() if "│" in line]
    assert len(curve) == 2
    assert all(re.search(rf"│ {number}$", line) for line in curve)


def test_the_bench_for_machines(kantyna: Kantyna) -> None:
    done = kantyna("bench", "star-realms", "--rounds", "1", "--seconds", "0.05", "--json")
    assert done.returncode == 0
    told = json.loads(done.stdout)
    assert set(told) == {"results", "peers", "ratios"}
    assert {row["game"] for row in told["results"]} == {"star-realms"}
    for row in told["results"]:
        assert set(row) == {"game", "build", *BENCHED}
        assert row["decisions_per_second"] > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bench_for_people(kantyna: Kantyna, language: str) -> None:
    done = kantyna("bench", "star-realms", "--rounds", "1", "--seconds", "0.05", lang=language)
    assert done.returncode == 0
    assert done.stdout.startswith({"pl": "star-realms, zwykły Python: ", "en": "star-realms, plain: "}[language])
    assert "µs" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_revision_that_is_not_there(kantyna: Kantyna, language: str) -> None:
    done = kantyna("bench", "--against", "no-such-revision", lang=language)
    assert (done.returncode, done.stdout) == (1, "")
    assert "no-such-revision" in done.stderr or "git" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_bench_refuses_what_means_nothing_together(kantyna: Kantyna) -> None:
    for words in (("--against", "HEAD", "--traces", "1"), ("--build", "plain", "--traces", "1")):
        done = kantyna("bench", *words, lang="en")
        assert done.returncode == 1
        assert f"{words[0]} and --traces" in done.stderr
    assert "plain, compiled" in kantyna("bench", "--build", "fast").stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_of_a_comparison_has_a_name(language: str) -> None:
    names = [
        Speaker(language).text(
            None,
            "cli-bench-compared",
            game="star-realms",
            figure=field.removesuffix("_per_second").replace("_", "-"),
            ratio=1,
            lowest=1,
            highest=1,
            here=1,
            there=1,
        )
        for field in sorted(BENCHED)
    ]
    assert len(set(names)) == len(BENCHED)


@pytest.mark.parametrize(("language", "where"), [("en", "2 seats, seed "), ("pl", "2 miejsca, ziarno ")])
def test_a_broken_law_is_told_in_the_users_language(
    kantyna: Kantyna, monkeypatch: pytest.MonkeyPatch, language: str, where: str
) -> None:
    def lose(self: Laws, table: Table) -> None:
        raise Broken("cards-conserved", "[3]")

    monkeypatch.setattr(Laws, "cards_are_conserved", lose)
    done = kantyna("soak", "star-realms", "--variant", "duel", "--decisions", "60", lang=language)
    assert done.returncode == 1
    broken = done.stdout.splitlines()[1]
    assert broken.startswith(f"  cards-conserved (star-realms, duel, {where}")
    assert broken.endswith("): [3]")
