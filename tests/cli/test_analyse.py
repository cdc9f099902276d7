"""`analyse`: in words of both languages, and as JSON."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from kantyna import build
from kantyna.arena import analysis as analyses
from kantyna.arena.analysis import Analysis, Judged
from kantyna.play.match import Match
from kantyna.players.paired_rollouts import Difference
from launch.environment import ROOT
from tests.cli.conftest import Kantyna

NAMES = ["Ola", "Jan"]


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """The beginning of a duel."""
    match, dice = Match.new("star-realms", "duel", 2, seed=3, names=NAMES), random.Random(1)
    for _ in range(12):
        match.submit(match.pending_seat, dice.choice(match.options(match.pending_seat)).code)
    match.replay().write(tmp_path / "game.json")
    return tmp_path / "game.json"


def told_fields() -> list[str]:
    """What the page about figures says that `analyse --json` prints."""
    page = (ROOT / "docs" / "benchmarks.md").read_text("utf-8")
    found = re.search(r"^- `analyse`: `([^`]+)`", page, re.MULTILINE)
    assert found is not None
    return found[1].split(", ")


def test_json_has_the_fields_that_are_told(kantyna: Kantyna, kept: Path) -> None:
    done = kantyna("analyse", str(kept), "--iterations", "64", "--json")
    assert done.returncode == 0
    found = json.loads(done.stdout)
    assert list(found) == told_fields()
    assert (found["names"], found["iterations"], found["scores"]) == (NAMES, 64, [-1, -1])
    assert found["judged"]
    for one in found["judged"]:
        assert {
            "step",
            "turn",
            "seat",
            "played",
            "best",
            "chance",
            "loss",
            "seen",
            "later",
            "line",
            "wins",
            "leads_to",
        } == one.keys()
    again = kantyna("analyse", str(kept), "--iterations", "64", "--json")
    assert json.loads(again.stdout) == found


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                "Ola: chance to win",
                "One mistake in 2 answers",
                "leaves a chance of 40%. Better: “End the turn” (70%).",
                "the better answer would have meant: Ola: authority +3.",
                "The turn could have gone on so: ",
                "{name}: began with 70%, own mistakes −30, mistakes of others 0, luck +60 points.",
                "Try it yourself: ",
            ],
        ),
        (
            "pl",
            [
                "Ola: szansa na zwycięstwo",
                "zostawia 40% szans. Lepiej: „Zakończ turę” (70%).",
                "lepsza odpowiedź dałaby: Ola: autorytet +3.",
                "Tura mogła pójść tak: ",
                "{name}: na początku 70%, własne błędy −30, cudze błędy 0, szczęście +60 p.p.",
                "Spróbuj inaczej: ",
            ],
        ),
    ],
)
def test_it_is_told_in_words(
    kantyna: Kantyna, kept: Path, monkeypatch: pytest.MonkeyPatch, lang: str, told: list[str]
) -> None:
    match = Match.new("star-realms", "duel", 2, seed=3, names=NAMES)
    seat = match.pending_seat
    codes = {option.verb: option.code for option in match.options(seat)}
    there = match.fork()
    there.submit(seat, codes["end"])
    line = (codes["end"], there.options(there.pending_seat)[0].code)
    judged = (
        Judged(0, 1, seat, codes["play"], codes["end"], 700, 300, (Difference("counter-authority", 0, 3),), line=line),
        Judged(5, 2, 1 - seat, 0, 0, 300, 0),
    )
    asked: list[int] = []

    def made(replay: object, iterations: int, *_: object) -> Analysis:
        asked.append(iterations)
        return Analysis(2, iterations, judged, (1000, 0) if seat == 0 else (0, 1000))

    monkeypatch.setattr(analyses, "analyse", made)
    done = kantyna("analyse", str(kept), lang=lang)
    assert done.returncode == 0
    for text in told:
        assert text.format(name=NAMES[seat]) in done.stdout.replace("\N{NO-BREAK SPACE}", " ")
    assert asked == [analyses.ITERATIONS[build.active()]]


def test_a_file_that_is_no_replay_is_refused_in_a_sentence(kantyna: Kantyna, tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text('{"game": "chess"}')
    done = kantyna("analyse", str(tmp_path / "other.json"))
    assert done.returncode != 0
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr
