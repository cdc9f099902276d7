"""`bench`: how fast the engine is."""

from __future__ import annotations

import re
from typing import Any, Final

from kantyna.commands.output import BadInput, say, say_json
from kantyna.commands.progress import bar
from kantyna.games.registry import game as find_game
from kantyna.lang import Speaker

MICROSECONDS = 1_000_000
DIFFERING = "traces that differ"

NAMED: Final = re.compile(
    "traces that differ|traced games|compiled rollouts|compiled clone|compiled|plain|hearts clone|hearts|bare steps"
    "|whole games|rules alone|random inside|random opponent|solo v greedy|greedy inside|tictactoe"
)
"""What there are words for in the names of figures and ratios; games and programs of others keep theirs."""


def show_bench(
    speaker: Speaker, game: str, rounds: int, seconds: float, peers: bool, traces: int, build: str, machine: bool
) -> int:
    """0, unless the two builds played different games."""
    from kantyna.arena.benchmark import bench

    with bar(speaker.text(None, "cli-bench-measures")) as advance:
        told = bench(game, rounds, seconds, peers, traces, build, advance).json()
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
                    choices=round(row["choices_per_second"]),
                    decisions=round(row["decisions_per_second"]),
                    games=round(row["games_per_second"]),
                    thumb=round(row["thumb_choices_per_second"]),
                    iterations=round(row["iterations_per_second"]),
                    clone=micro(row["clones_per_second"]),
                    view=micro(row["views_per_second"]),
                    save=micro(row["saves_per_second"]),
                )
            )
            if row["eager_games_per_second"]:
                eager = round(row["eager_games_per_second"])
                say(speaker.text(None, "cli-bench-eager", game=row["game"], build=row["build"], games=eager))
        _say_peers(speaker, told)
        if not build and len({row["build"] for row in told["results"]}) == 1:
            say(speaker.text(None, "cli-bench-plain"))
    return 1 if told["ratios"].get(DIFFERING) else 0


def show_comparison(
    speaker: Speaker, against: str, game: str, rounds: int, seconds: float, peers: bool, build: str, machine: bool
) -> int:
    """This tree beside another revision; how much faster it is, figure by figure."""
    from kantyna.arena.comparison import compare

    with bar(speaker.text(None, "cli-bench-measures")) as advance:
        told = compare(against, game, rounds, seconds, peers, build, advance).json()
    if machine:
        say_json(told)
        return 0
    say(speaker.text(None, "cli-bench-against", name=against, build=told["build"], rounds=rounds))
    for row in told["results"]:
        say(
            speaker.text(
                None,
                "cli-bench-compared",
                game=row["game"],
                figure=row["figure"].removesuffix("_per_second").replace("_", "-"),
                ratio=round(row["ratio"], 2),
                lowest=round(row["lowest"], 2),
                highest=round(row["highest"], 2),
                here=round(row["here"]),
                there=round(row["there"]),
            )
        )
    _say_peers(speaker, told)
    return 0


def show_research(speaker: Speaker, game: str, rounds: int, seconds: float, machine: bool) -> int:
    """The environments for research beside each other and beside those of others."""
    try:
        from kantyna.research.speed import measure
    except ImportError as error:
        raise BadInput("cli-no-research", name=error.name or str(error)) from error

    name = find_game(game).name
    with bar(speaker.text(None, "cli-bench-measures")) as advance:
        told = measure(name, rounds, seconds, advance)
    if machine:
        say_json(told)
        return 0
    for what, rate in told["steps_per_second"].items():
        say(speaker.text(None, "cli-bench-steps", name=named(speaker, what), steps=round(rate)))
    _say_ratios(speaker, told)
    return 0


def _say_peers(speaker: Speaker, told: dict[str, Any]) -> None:
    """The peers, and what is held against what."""
    for row in told["peers"]:
        say(
            speaker.text(
                None,
                "cli-bench-peer",
                name=named(speaker, row["name"]),
                decisions=round(row["decisions_per_second"]),
                clone=micro(row["clones_per_second"]),
            )
        )
    _say_ratios(speaker, told)


def _say_ratios(speaker: Speaker, told: dict[str, Any]) -> None:
    for name, ratio in told["ratios"].items():
        say(speaker.text(None, "cli-bench-ratio", name=named(speaker, name), ratio=round(ratio, 2)))


def named(speaker: Speaker, name: str) -> str:
    """The name of a figure or of a ratio, as it is for machines, in the reader's words."""
    return NAMED.sub(lambda found: speaker.text(None, f"cli-bench-name-{found[0].replace(' ', '-')}"), name)


def micro(rate: float) -> float:
    """Microseconds for one of so many a second; 0 for what was not measured."""
    return round(MICROSECONDS / rate, 1) if rate else 0.0
