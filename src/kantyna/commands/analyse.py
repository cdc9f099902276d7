"""`analyse`: a kept game looked at again, as a picture and in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from kantyna.commands.output import say, say_json
from kantyna.commands.play import seat_names
from kantyna.commands.progress import bar
from kantyna.kernel.ids import Seat
from kantyna.lang import Speaker
from kantyna.play.match import Match
from kantyna.play.replay import Replay
from kantyna.terminal.session import HUMAN

SHOWN = 10
"""Mistakes that are told; the rest is in the JSON."""


def whose(seat: Seat, names: Sequence[str]) -> str:
    return "" if seat < 0 else names[seat]


def show_analysis(speaker: Speaker, file: Path, iterations: int, jobs: int, seed: int, machine: bool) -> int:
    from kantyna.arena.analysis import analyse
    from kantyna.arena.bar_chart import chances

    replay = Replay.read(file)
    match = Match.load(replay)
    with bar(speaker.text(None, "cli-analyse-thinks")) as advance:
        analysis = analyse(replay, iterations, jobs, seed, advance)
    if machine:
        say_json({"file": str(file), "game": replay.game, "variant": replay.variant, **analysis.json()})
        return 0
    names = replay.names or seat_names(speaker, replay.players or [HUMAN] * replay.seats)
    for seat in range(replay.seats):
        say(speaker.text(None, "cli-analyse-chance", name=names[seat]))
        for line in chances(analysis, seat):
            say(line)
    mistakes = analysis.mistakes
    say(speaker.text(None, "cli-analyse-mistakes", count=len(mistakes), answers=len(analysis.judged)))
    for one in mistakes[:SHOWN]:
        there = match.at(one.step)
        view = there.view(one.seat)
        options = {option.code: speaker.option(match.spec, option, names, view) for option in there.options(one.seat)}
        say(
            speaker.text(
                None,
                "cli-analyse-mistake",
                step=str(one.step),
                turn=one.turn,
                name=names[one.seat],
                played=options[one.played],
                best=options[one.best],
                left=round(one.kept / 10),
                chance=round(one.chance / 10),
            )
        )
        if one.seen:
            facts = speaker.facts(match.spec, [(fact.what, whose(fact.seat, names), fact.by) for fact in one.seen])
            say(f"  {speaker.text(None, 'analysis-why', facts=facts)}")
    for fortune in analysis.fortunes():
        say(
            speaker.text(
                None,
                "cli-analyse-fortune",
                name=names[fortune.seat],
                first=round(fortune.first / 10),
                lost=round(fortune.lost / 10),
                given=round(fortune.given / 10),
                luck=f"{round(fortune.luck / 10):+d}".replace("-", "−"),
            )
        )
    say(speaker.text(None, "cli-analyse-try", file=str(file)))
    return 0
