"""`analyse`: a kept game looked at again, as a picture and in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from kantyna import build
from kantyna.commands.output import say, say_json
from kantyna.commands.play import seat_names
from kantyna.commands.progress import bar
from kantyna.lang import Speaker
from kantyna.lang.program import command
from kantyna.play.match import Match
from kantyna.play.replay import Replay
from kantyna.players.factory import HUMAN

if TYPE_CHECKING:
    from kantyna.arena.analysis import Judged

SHOWN = 10
"""Mistakes that are told; the rest is in the JSON."""


def signed(thousandths: int) -> str:
    """In hundredths, with a sign."""
    from kantyna.arena.analysis import hundredths

    amount = hundredths(thousandths)
    return f"{amount:+d}".replace("-", "−") if amount else "0"


def show_analysis(speaker: Speaker, file: Path, iterations: int | None, jobs: int, seed: int, machine: bool) -> int:
    from kantyna.arena.analysis import ITERATIONS, analyse
    from kantyna.arena.bar_chart import chances

    replay = Replay.read(file)
    match = Match.load(replay)
    with bar(speaker.text(None, "cli-analyse-thinks")) as advance:
        analysis = analyse(replay, iterations or ITERATIONS[build.active()], jobs, seed, advance)
    names = replay.names or seat_names(speaker, replay.players or [HUMAN] * replay.seats)
    if machine:
        say_json({"file": str(file), "game": replay.game, "variant": replay.variant, "names": names, **analysis.json()})
        return 0
    for seat in range(replay.seats):
        say(speaker.text(None, "cli-analyse-chance", name=names[seat]))
        for line in chances(analysis, seat):
            say(line)
    mistakes = analysis.mistakes
    say(speaker.text(None, "cli-analyse-mistakes", count=len(mistakes), answers=len(analysis.judged)))
    for one in mistakes[:SHOWN]:
        _say_mistake(speaker, match, one, names)
    for swing in analysis.swings():
        say(
            speaker.text(
                None,
                "cli-analyse-swing",
                step=str(swing.step),
                name=names[swing.seat],
                before=round(swing.before / 10),
                after=round(swing.after / 10),
                own=signed(-swing.lost),
                given=signed(swing.given),
                luck=signed(10 * swing.luck_told),
            )
        )
    for fortune in analysis.fortunes():
        say(
            speaker.text(
                None,
                "cli-analyse-fortune",
                name=names[fortune.seat],
                first=round(fortune.first / 10),
                lost=signed(-fortune.lost),
                given=signed(fortune.given),
                luck=signed(10 * fortune.luck_told),
            )
        )
    say(speaker.text(None, "cli-analyse-try", command=command("replay", str(file))))
    return 0


def _say_mistake(speaker: Speaker, match: Match, one: Judged, names: Sequence[str]) -> None:
    """What was asked, played and better; why, and how it could have gone on."""
    from kantyna.arena.analysis_words import told_answer, told_course, told_question, told_reason

    there = match.at(one.step)
    say(
        speaker.text(
            None,
            "cli-analyse-mistake",
            step=str(one.step),
            turn=one.turn,
            name=names[one.seat],
            question=told_question(speaker, there, names),
            played=told_answer(speaker, there, one.played, names),
            best=told_answer(speaker, there, one.best, names),
            left=round(one.kept / 10),
            chance=round(one.chance / 10),
        )
    )
    if why := told_reason(speaker, match.spec, one, names):
        say(f"  {why}")
    if len(one.line) > 1:
        say(f"  {speaker.text(None, 'cli-analyse-line', line=told_course(speaker, there, one, names))}")
