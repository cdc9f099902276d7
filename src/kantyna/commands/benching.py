"""`bench`: how fast the engine is."""

from __future__ import annotations

from kantyna.commands.printing import say, say_json
from kantyna.commands.progress import bar
from kantyna.lang import Speaker

MICROSECONDS = 1_000_000
DIFFERING = "traces that differ"


def show_bench(
    speaker: Speaker, game: str, rounds: int, seconds: float, peers: bool, traces: int, machine: bool
) -> int:
    """0, unless the two builds played different games."""
    from kantyna.arena.benchmark import bench

    with bar(speaker.text(None, "cli-bench-measures")) as advance:
        told = bench(game, rounds, seconds, peers, traces, advance).json()
    if machine:
        say_json(told)
    else:
        for row in told["results"]:
            say(
                speaker.text(
                    None,
                    "cli-bench-result",
                    game=row["game"],
                    build=row["build"],
                    decisions=round(row["decisions_per_second"]),
                    games=round(row["games_per_second"]),
                    clone=micro(row["clones_per_second"]),
                    view=micro(row["views_per_second"]),
                    save=micro(row["saves_per_second"]),
                )
            )
        for row in told["peers"]:
            say(
                speaker.text(
                    None,
                    "cli-bench-peer",
                    name=row["name"],
                    decisions=round(row["decisions_per_second"]),
                    clone=micro(row["clones_per_second"]),
                )
            )
        for name, ratio in told["ratios"].items():
            say(speaker.text(None, "cli-bench-ratio", name=name, ratio=round(ratio, 2)))
        if len({row["build"] for row in told["results"]}) == 1:
            say(speaker.text(None, "cli-bench-plain"))
    return 1 if told["ratios"].get(DIFFERING) else 0


def micro(rate: float) -> float:
    """Microseconds for one of so many a second; 0 for what was not measured."""
    return round(MICROSECONDS / rate, 1) if rate else 0.0
