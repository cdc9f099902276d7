"""What an analysis found, in words: the same at the page and in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from kantyna.arena.analysis import Judged
from kantyna.kernel.ids import Code
from kantyna.kernel.spec import GameSpec
from kantyna.lang import Speaker
from kantyna.play.match import Match


def told_answer(speaker: Speaker, match: Match, code: Code, names: Sequence[str]) -> str:
    """An answer to the question that is asked in a match, as its seat would have read it."""
    seat = match.pending_seat
    option = next(one for one in match.options(seat) if one.code == code)
    return speaker.option(match.spec, option, names, match.view(seat))


def told_reason(speaker: Speaker, spec: GameSpec, mistake: Judged, names: Sequence[str]) -> str:
    """Why something else was better; nothing where nothing shows but the chance."""
    if mistake.wins:
        return speaker.text(None, "analysis-why-wins")
    if not mistake.seen:
        return ""
    facts = [(fact.what, "" if fact.seat < 0 else names[fact.seat], fact.by) for fact in mistake.seen]
    why = "analysis-why-later" if mistake.later else "analysis-why"
    return speaker.text(None, why, facts=speaker.facts(spec, facts))


def told_line(speaker: Speaker, match: Match, mistake: Judged, names: Sequence[str]) -> list[str]:
    """The answers of the better line one after the other; *match* stands where it begins."""
    line, lines = match.fork(), []
    for code in mistake.line:
        lines.append(told_answer(speaker, line, code, names))
        line.submit(line.pending_seat, code)
    return lines
