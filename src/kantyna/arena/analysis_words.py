"""What an analysis found, in words: the same at the page and in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from kantyna.arena.analysis import Judged
from kantyna.kernel.ids import NOBODY, Code, Seat
from kantyna.kernel.spec import GameSpec
from kantyna.lang import Speaker
from kantyna.play.match import Match

COURSE: Final = 12
"""Answers of a line that are told in one line; the page steps through all."""


UNTOLD: Final = ("pass", "stop", "no", "yes")
"""Answers that say nothing without their question."""


class Answer(NamedTuple):
    """Whose it is, what is done, and how it reads."""

    seat: Seat
    verb: str
    text: str


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


def told_question(speaker: Speaker, match: Match, names: Sequence[str]) -> str:
    """What is asked in a match: an answer like "pass" or a mere name says little without it."""
    return speaker.prompt(match.spec, match.view(match.pending_seat), names)


def told_line(speaker: Speaker, match: Match, mistake: Judged, names: Sequence[str]) -> list[str]:
    """The answers of the better line one after the other; *match* stands where it begins. Where others answer, too,
    each tells whose it is."""
    answers, _ = _answers(speaker, match, mistake, names)
    if all(one.seat == mistake.seat for one in answers):
        return [one.text for one in answers]
    return [_of(speaker, names[one.seat], one.text) for one in answers]


def told_course(speaker: Speaker, match: Match, mistake: Judged, names: Sequence[str]) -> str:
    """The same in one line, as far as it is to be read, beginning with whose turn it is: somebody is named when the
    answers become theirs, what is done several times in a row is told once, what says nothing by itself is left out,
    and a turn that goes on says so."""
    course, before = [], NOBODY
    answers, end = _answers(speaker, match, mistake, names)
    acts = [(one.seat, one.text) for at, one in enumerate(answers) if at == 0 or one.verb not in UNTOLD]
    told = [(seat, text.removesuffix("."), len(list(same))) for (seat, text), same in groupby(acts)]
    for seat, text, times in told[:COURSE]:
        answer = text + (f" ×{times}" if times > 1 else "")
        course.append(answer if seat == before else _of(speaker, names[seat], answer))
        before = seat
    goes_on = len(told) > COURSE or (not end.over and end.view(NOBODY).turn == mistake.turn)
    return " → ".join([*course, "…"] if goes_on else course)


def _answers(speaker: Speaker, match: Match, mistake: Judged, names: Sequence[str]) -> tuple[list[Answer], Match]:
    """The answers of the better line, and the match at their end."""
    line, answers = match.fork(), []
    for code in mistake.line:
        verb = match.spec.space.verb(code).name
        answers.append(Answer(line.pending_seat, verb, told_answer(speaker, line, code, names)))
        line.submit(line.pending_seat, code)
    return answers, line


def _of(speaker: Speaker, name: str, answer: str) -> str:
    return speaker.text(None, "analysis-line-answer", name=name, answer=answer)
