"""Many games: counted rightly, the same whatever the jobs, resumable."""

import json
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from kantyna.arena import run
from kantyna.arena.bar_chart import figures, win_rates
from kantyna.arena.confidence import wilson
from kantyna.arena.harness import surface
from kantyna.arena.tournament import Game, Plan, Result, play
from kantyna.kernel.errors import BadSave, BadSetup
from kantyna.kernel.spec import GameSpec
from kantyna.lang import Speaker
from kantyna.players.level_player import SKILLS, Skill
from kantyna.players.player import RandomPlayer

DUEL = ("star-realms", "duel", ["greedy", "random"])
FIELDS = [
    "game",
    "variant",
    "seats",
    "games",
    "wins",
    "draws",
    "win_rate",
    "ci95",
    "decisions",
    "seconds",
    "games_per_second",
    "decisions_per_second",
    "errors",
    "digest",
    "kept",
    "forfeits",
]


def counted(result: Result) -> list[tuple[int, tuple[int, ...], int]]:
    return [(game.number, game.winners, game.decisions) for game in result.played]


def test_the_jobs_do_not_matter() -> None:
    assert counted(run(*DUEL, games=6, jobs=1, seed=5)) == counted(run(*DUEL, games=6, jobs=2, seed=5))


def test_the_seed_matters() -> None:
    assert counted(run(*DUEL, games=4, seed=5)) != counted(run(*DUEL, games=4, seed=6))


def test_a_slow_machine_gets_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A level is told by what it thinks over, not by how long this machine needs for it."""
    monkeypatch.setitem(SKILLS, "star-realms", [Skill(iterations=20)] * 5)
    quick = counted(run("star-realms", "duel", ["level4", "greedy"], games=1, seed=3))
    late = count(step=60)
    monkeypatch.setitem(surface.ARENA, "clock", lambda: float(next(late)))
    assert counted(run("star-realms", "duel", ["level4", "greedy"], games=1, seed=3)) == quick


def test_machines_get_the_promised_fields() -> None:
    told = run(*DUEL, games=4, seed=1).json()
    assert list(told) == FIELDS
    assert told["seats"] == ["greedy", "random"]
    assert told["games"] == 4
    assert told["wins"] == [4, 0]
    assert told["win_rate"] == [1, 0]
    assert told["draws"] == told["errors"] == 0
    assert told["ci95"][0] == list(wilson(4, 4))
    assert told["decisions_per_second"] == pytest.approx(told["decisions"] / told["seconds"])
    json.dumps(told)


def test_players_change_places() -> None:
    """The same player on both sides: each deal is won once from either side, if luck alone decides the deal."""
    result = run("star-realms", "duel", ["random", "random"], games=8, seed=2)
    assert sum(result.wins) == 8
    assert len({game.winners for game in result.played}) == 2


def test_teams_win_together() -> None:
    result = run("star-realms", "two-headed-hydra", ["greedy", "greedy", "random", "random"], games=4, seed=1)
    assert all(len(game.winners) == 2 for game in result.played)


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = run(*DUEL, games=6, seed=3)
    run(*DUEL, games=3, seed=3, file=file)
    with file.open("ab") as out:
        out.write(b'{"number": 3, "winn')  # it was cut off while it wrote
    told: list[tuple[int, int]] = []
    resumed = run(*DUEL, games=6, seed=3, file=file, progress=lambda done, total: told.append((done, total)))
    assert counted(resumed) == counted(whole)
    assert told == [(4, 6), (5, 6), (6, 6)]
    again = run(*DUEL, games=6, seed=3, file=file, progress=lambda done, total: pytest.fail("all was played"))
    assert counted(again) == counted(whole)


def test_the_time_is_that_of_the_games_of_this_run() -> None:
    """What an earlier run left in the file took its time then, perhaps with other jobs."""
    games = [Game(0, (0,), 30, 100.0), Game(1, (1,), 10, 100.0), Game(2, (0,), 20, 1.0)]
    told = Result(Plan(*DUEL[:2], tuple(DUEL[2]), 3, 0), games, 2.0, frozenset({0, 1})).json()
    assert (told["games"], told["decisions"], told["kept"], told["seconds"]) == (3, 60, 2, 2.0)
    assert (told["games_per_second"], told["decisions_per_second"]) == (0.5, 10)


def test_a_run_that_finds_everything_played_takes_no_time(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(*DUEL, games=2, seed=3, file=file)
    again = run(*DUEL, games=2, seed=3, file=file).json()
    assert (again["games"], again["kept"], again["games_per_second"]) == (2, 2, 0)


def test_a_file_of_another_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(*DUEL, games=1, seed=3, file=file)
    with pytest.raises(BadSave, match="arena-file-other"):
        run(*DUEL, games=1, seed=4, file=file)
    file.write_text("no games\n")
    with pytest.raises(BadSave, match="arena-file-damaged"):
        run(*DUEL, games=1, seed=3, file=file)
    with pytest.raises(BadSave, match="file-unwritable"):
        run(*DUEL, games=1, seed=3, file=tmp_path / "nowhere" / "games.jsonl")


def test_what_does_not_exist_is_refused_before_the_first_game() -> None:
    for arguments, key in (
        (("bogus", "duel", ["greedy", "random"], 1), "setup-unknown-game"),
        (("star-realms", "bogus", ["greedy", "random"], 1), "setup-unknown-variant"),
        (("star-realms", "duel", ["greedy", "bogus"], 1), "setup-unknown-player"),
        (("star-realms", "duel", ["greedy"], 1), "setup-seats"),
        (("star-realms", "duel", ["greedy", "random"], 0), "arena-games"),
    ):
        with pytest.raises(BadSetup, match=key):
            run(*arguments)


def test_a_broken_game_is_counted_as_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(self: RandomPlayer, spec: GameSpec, *rest: object) -> int:
        raise RuntimeError("stumbled")

    monkeypatch.setattr(RandomPlayer, "choose", stumble)
    result = run(*DUEL, games=2, seed=1)
    told = result.json()
    assert told["errors"] == 2
    assert told["games"] == 0
    assert told["win_rate"] == [0, 0]
    assert "stumbled" in result.errors[0].error


def test_what_no_game_can_be_played_with_is_told_instead_of_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here a learned value that was made for other cards."""

    def refuse(self: RandomPlayer, spec: GameSpec, *rest: object) -> int:
        raise BadSetup("setup-old-value", game=spec.name)

    monkeypatch.setattr(RandomPlayer, "choose", refuse)
    with pytest.raises(BadSetup, match="setup-old-value"):
        run(*DUEL, games=2, seed=1)


def test_intervals() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)  # the textbook's example
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 5)[0] == 0
    assert wilson(5, 5)[1] == 1


def test_a_plot_shows_who_won() -> None:
    plan = Plan("star-realms", "duel", ("greedy", "search:10"), 4, 0)
    games = [Game(0, (1,), 10, 0.1), Game(1, (1,), 10, 0.1), Game(2, (1,), 10, 0.1), Game(3, (0,), 10, 0.1)]
    first, second = win_rates(Result(plan, games, 1.0), width=60).splitlines()
    assert first.startswith("1. greedy")
    assert first.endswith("25%")
    assert second.endswith("75%")
    assert second.count("█") > first.count("█")
    assert len(first) == len(second) <= 60


def test_a_game_draws_its_own_figures_beside_the_wins() -> None:
    plan = Plan("outer-rim", "standard", ("greedy", "random"), 2, 0)
    told = (("rounds", "9", 1, 1), ("rounds", "11", 1, 1), ("captains", "card-bossk", 0, 1), ("credits", "4", 9000, 2))
    won = (("rounds", "11", 1, 1), ("captains", "card-bossk", 1, 1), ("fame", "fame-from-jobs", 3, 1))
    games = [Game(0, (0,), 50, 1.0, figures=told), Game(1, (1,), 70, 1.0, figures=won)]
    lines = figures(Result(plan, games, 1.0), lambda key: key, Speaker("pl").decimal, width=40).splitlines()
    assert lines[1] == "chart-rounds"
    assert [line.split("│")[0].strip() for line in lines[2:4]] == ["9", "11"]
    assert [line.split("│")[2].strip() for line in lines[2:4]] == ["33,3%", "66,7%"]
    assert lines[3].count("█") == 2 * lines[2].count("█") > 0
    assert lines[5:7] == ["chart-captains", f"card-bossk │{'█' * 20}│  50,0%"]
    assert lines[8] == "chart-fame"
    assert lines[-2:] == ["chart-credits", f"4 │{'█' * 29}│   4500"]
    assert Result(plan, games).digest == Result(plan, [replace(game, figures=()) for game in games]).digest
    assert figures(Result(replace(plan, game="star-realms"), games), str, Speaker("en").decimal) == ""


def test_outer_rim_tells_rounds_captains_fame_defeats_and_credits() -> None:
    game = play(Plan("outer-rim", "first-game", ("greedy", "greedy"), 1, 3, (("rounds", 20),)), 0)
    assert not game.error
    charts = {chart for chart, *_ in game.figures}
    assert charts == {"rounds", "captains", "fame", "defeats", "credits"}
    assert [(amount, of) for chart, _, amount, of in game.figures if chart == "captains"] in (
        [(1, 1), (0, 1)],
        [(0, 1), (1, 1)],
    )
    (rounds,) = [int(label) for chart, label, *_ in game.figures if chart == "rounds"]
    looked = [int(label) for chart, label, *_ in game.figures if chart == "credits"]
    assert looked == list(range(2, min(rounds, 21), 2))
