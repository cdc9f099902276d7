"""`arena` and `soak`: many games, for who wins and for what holds."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kantyna.commands.output import BadInput, not_together, say, say_json, settings
from kantyna.commands.progress import bar
from kantyna.games.registry import game as find_game
from kantyna.kernel.errors import BadSetup, KantynaError
from kantyna.lang import Speaker
from kantyna.play.match_setup import fitting
from kantyna.players.factory import HUMAN

if TYPE_CHECKING:
    from kantyna.arena.laws import Violation
    from kantyna.arena.tournament import Result
    from kantyna.arena.worker_pool import Jobs

PATIENCE: Final = 5.0
"""Seconds within which a cluster answers: Ray itself would try for many minutes."""


def shared_by(jobs: int, engine: str, address: str) -> Jobs:
    """Who does the work: processes of this machine, or a cluster."""
    if engine == "local":
        if address:
            raise BadInput("cli-address-alone")
        return jobs
    if engine != "ray":
        raise BadInput("cli-unknown-engine", engine=engine)
    not_together("--engine ray", {"--jobs": jobs != 1})
    if address and not _answers(address):
        raise BadSetup("cluster-unreachable", address=address)
    from kantyna.arena.cluster import Cluster

    return Cluster(address or "auto")


def _answers(address: str) -> bool:
    """Does anybody listen at HOST:PORT?"""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError):
        return False
    return True


def hold_arena(
    speaker: Speaker,
    name: str,
    variant: str,
    seats: str,
    games: int,
    jobs: Jobs,
    seed: int,
    pairs: list[str],
    file: Path | None,
    plot: bool,
    against: str | None,
    machine: bool,
) -> int:
    """0 if every game was played to its end without an error."""
    from kantyna.arena.pinned import pinned
    from kantyna.arena.tournament import run

    players = [word.strip() for word in seats.split(",")]
    if HUMAN in players:
        raise BadInput("cli-no-people")
    way = variant or fitting(find_game(name), len(players))
    there = None if against is None else pinned(against)
    with bar(speaker.text(None, "cli-arena-plays")) as advance:
        result = run(name, way, players, games, jobs, seed, settings(pairs), file, advance, there)
    if machine:
        say_json(result.json())
    else:
        _say_result(speaker, result, file)
        if plot:
            _say_plots(speaker, result)
    return 1 if result.errors else 0


def _say_result(speaker: Speaker, result: Result, file: Path | None) -> None:
    """Who won how often, how long games were, how fast they were played, what went wrong."""
    told = result.json()
    players = told["seats"]
    for at, player in enumerate(players):
        low, high = told["ci95"][at]
        say(
            speaker.text(
                None,
                "cli-arena-player",
                player=player,
                wins=told["wins"][at],
                rate=round(100 * told["win_rate"][at], 1),
                low=round(100 * low, 1),
                high=round(100 * high, 1),
            )
        )
    lengths = result.lengths or [0]
    say(speaker.text(None, "cli-arena-draws", games=told["games"], draws=told["draws"], errors=told["errors"]))
    say(
        speaker.text(
            None,
            "cli-arena-lengths",
            shortest=lengths[0],
            middle=lengths[len(lengths) // 2],
            longest=lengths[-1],
        )
    )
    if told["kept"]:
        say(speaker.text(None, "cli-arena-kept", kept=told["kept"], file=str(file)))
    say(
        speaker.text(
            None,
            "cli-arena-speed",
            seconds=round(told["seconds"], 1),
            games=round(told["games_per_second"], 1),
            decisions=round(told["decisions_per_second"]),
        )
    )
    say(speaker.text(None, "cli-arena-digest", digest=told["digest"]))
    for at, player in enumerate(players):
        failed = [game for game in result.forfeits if game.failed == at]
        if failed:
            why = speaker.error(KantynaError(failed[0].fault, **failed[0].values))
            say(speaker.text(None, "cli-arena-forfeits", player=player, games=len(failed), why=why))
    for broken in result.errors:
        say(speaker.text(None, "cli-arena-error", n=str(broken.number), error=broken.error))


def _say_plots(speaker: Speaker, result: Result) -> None:
    from kantyna.arena.bar_chart import figures, win_rates

    say(win_rates(result))
    spec = find_game(result.plan.game)
    drawn = figures(result, lambda key: speaker.text(spec, key), speaker.decimal)
    if drawn:
        say(drawn)


def hold_ladder(
    speaker: Speaker,
    name: str,
    variant: str,
    games: int,
    jobs: Jobs,
    seed: int,
    pairs: list[str],
    file: Path | None,
    machine: bool,
) -> int:
    """0 if every game was played to its end without an error."""
    from kantyna.arena.bar_chart import rungs
    from kantyna.arena.ladder import climb

    way = variant or fitting(find_game(name), 2)
    with bar(speaker.text(None, "cli-arena-plays")) as advance:
        ladder = climb(name, way, games, jobs, seed, settings(pairs), file, advance)
    if machine:
        say_json(ladder.json())
        return 1 if ladder.errors else 0
    for step in ladder.steps:
        low, high = step.interval
        say(
            speaker.text(
                None,
                "cli-ladder-step",
                stronger=step.stronger,
                weaker=step.weaker,
                wins=step.wins,
                games=step.games,
                elo=round(step.elo),
                low=round(low),
                high=round(high),
            )
        )
    say(speaker.text(None, "cli-ladder-plot"))
    say(rungs(ladder))
    return 1 if ladder.errors else 0


def soak_game(
    speaker: Speaker, name: str, variant: str, decisions: int, jobs: Jobs, seed: int, file: Path | None, machine: bool
) -> int:
    """0 if no law was broken. For machines: one object a line, one line a way to play."""
    from kantyna.arena.soak_test import soak

    with bar(speaker.text(None, "cli-soak-plays")) as advance:
        results = soak(name, variant, decisions, jobs, seed, advance, file)
    for result in results:
        if machine:
            say(json.dumps(result.json(), ensure_ascii=False))
            continue
        say(
            speaker.text(
                None,
                "cli-soaked",
                variant=result.variant,
                games=result.games,
                decisions=result.decisions,
                violations=len(result.violations),
            )
        )
        for violation in result.violations:
            say(f"  {_told(speaker, violation)}")
    return 1 if any(result.violations for result in results) else 0


def _told(speaker: Speaker, broken: Violation) -> str:
    """The law by its name, and all that it takes to see it broken again."""
    where = speaker.text(
        None,
        "cli-soak-broken",
        law=broken.law,
        game=broken.game,
        variant=broken.variant,
        seats=broken.seats,
        seed=str(broken.seed),
        decision=str(broken.decision),
    )
    return f"{where}: {broken.detail}" if broken.detail else where
