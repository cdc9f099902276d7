"""Long matches: whatever is done takes as many steps of the engine at the twentieth answer as at the thousandth."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import msgspec
import pytest

from kantyna.games.registry import GAMES
from kantyna.kernel import engine
from kantyna.kernel.errors import BadSave, IllegalAnswer
from kantyna.kernel.ids import NOBODY
from kantyna.kernel.rng import Dice
from kantyna.play import match as matches
from kantyna.play import segment as segments
from kantyna.play.match import Match
from kantyna.play.segment import KEPT, LENGTH, Keyframe


class Steps:
    """Counts the answers that the engine is given."""

    def __init__(self) -> None:
        self.made = 0

    def of(self, act: Callable[[], object]) -> int:
        before = self.made
        act()
        return self.made - before


@contextmanager
def counting(monkeypatch: pytest.MonkeyPatch) -> Iterator[Steps]:
    steps = Steps()

    def submit(*given: Any) -> object:
        steps.made += 1
        return engine.submit(*given)

    with monkeypatch.context() as patched:
        patched.setattr(matches, "submit", submit)
        patched.setattr(segments, "submit", submit)
        yield steps


def long(name: str, answers: int) -> Match:
    """A match of so many answers; where games are shorter, of the longest that a few seeds give."""
    best = Match.new(name, next(iter(GAMES[name].variants())).name, 2, seed=0)
    for seed in range(1, 60):
        match, dice = Match.new(name, next(iter(GAMES[name].variants())).name, 2, seed=seed), Dice(seed)
        while not match.over and match.count < answers:
            options = match.options(match.pending_seat)
            match.submit(match.pending_seat, options[dice.below(len(options))].code)
        if match.over:
            match = match.at(match.count - 1)
        if match.count > best.count:
            best = match
        if best.count == answers:
            break
    return best


@pytest.fixture(scope="module", params=list(GAMES))
def match(request: pytest.FixtureRequest) -> Match:
    return long(request.param, 330)


def kept(match: Match) -> list[Keyframe]:
    data = msgspec.msgpack.encode(match.keyframes())
    return msgspec.msgpack.decode(data, type=list[Keyframe])


def test_no_step_is_further_than_a_stretch(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    with counting(monkeypatch) as steps:
        for count in (20, match.count // 2, match.count - 1):
            assert steps.of(partial(match.at, count)) <= LENGTH
        forked = match.fork()
        assert steps.of(lambda: forked.undo(forked.given[-1].seat, force=True)) <= LENGTH
        assert steps.of(lambda: match.story(0, match.lines)) == 0


def test_an_answer_that_does_not_fit_takes_no_step(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    with counting(monkeypatch) as steps:
        assert steps.of(match.fork) == 0
        with pytest.raises(IllegalAnswer):
            match.fork().submit(match.pending_seat, 10**6)


def test_a_fork_goes_its_own_way(match: Match) -> None:
    proof, lines, turns = match.digest(), match.lines, match.turns
    fork = match.fork()
    fork.submit(fork.pending_seat, fork.options(fork.pending_seat)[0].code)
    assert (match.digest(), match.lines, match.turns) == (proof, lines, turns)
    assert fork.count == match.count + 1
    assert fork.at(match.count).digest() == proof


def test_a_match_is_taken_up_from_its_keyframes(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    frames = kept(match)
    assert [frame.count for frame in frames] == list(range(KEPT, match.count + 1, KEPT))
    with counting(monkeypatch) as steps:
        again = Match.resumed(match.setup, frames)
        assert steps.made == 0
        assert steps.of(lambda: again.at(again.count - 1)) <= KEPT
        assert steps.of(lambda: again.at(1)) <= KEPT
    for given in match.given[again.count :]:
        again.submit(given.seat, given.code)
    assert again.digest() == match.digest()
    assert again.replay() == match.replay()
    assert again.turns == match.turns
    assert again.lines == match.lines
    for seat in (NOBODY, 0, 1):
        told, again_told = match.events_for(seat), again.events_for(seat)
        assert [vars_of(event) for event in again_told] == [vars_of(event) for event in told]
    told_in, again_in = match.story(0, match.lines), again.story(0, again.lines)
    assert [(line.count, line.turn) for line in again_in] == [(line.count, line.turn) for line in told_in]
    assert [msgspec.structs.asdict(one) for one in again.keyframes()] == [
        msgspec.structs.asdict(one) for one in match.keyframes()
    ]


def vars_of(event: object) -> dict[str, object]:
    return {name: getattr(event, name) for name in ("kind", "seat", "card", "number", "other", "known", "source")}


def test_only_the_lines_that_are_asked_for_are_played_again(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    again = Match.resumed(match.setup, kept(match))
    with counting(monkeypatch) as steps:
        first = again.lines // 2
        assert not again.at_hand(first, first + 5)
        assert steps.of(lambda: again.story(first, first + 5)) <= 2 * KEPT
        assert again.at_hand(first, first + 5)
        assert steps.of(lambda: again.story(first, first + 5)) == 0


def test_after_an_undo_keyframes_are_those_of_the_new_way() -> None:
    match, dice = long("star-realms", 130), Dice(5)
    match.undo(match.given[-1].seat, force=True)
    back = match.at(95)
    while back.count < 230 and not back.over:
        options = back.options(back.pending_seat)
        back.submit(back.pending_seat, options[dice.below(len(options))].code)
    again = Match.resumed(back.setup, kept(back))
    assert again.digest() == back.at(again.count).digest()
    assert again.answers == back.answers[: again.count]


def test_a_keyframe_that_lies_is_refused(match: Match) -> None:
    frames = kept(match)
    wrong = msgspec.structs.replace(frames[-1], proof="0" * 16)
    with pytest.raises(BadSave):
        Match.resumed(match.setup, [*frames[:-1], wrong])
    with pytest.raises(BadSave):
        Match.resumed(match.setup, frames[1:])
