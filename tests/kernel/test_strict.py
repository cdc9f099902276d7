"""The strict body: it raises where the packed and the listed body would tell different things, and no game makes it."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from kantyna.games.registry import GAMES
from kantyna.kernel.strict import KNOWN, Stale, State

PILE, HAND, MARK = 1, 2, 3
BLANK = [0] * 6
SOAKED = ("--decisions", "2000", "--json")
PLAYED = ("--seats", "search:5,greedy", "--games", "2", "--seed", "1", "--json")


@pytest.fixture
def state() -> State:
    """Six things: a pile of three, a hand of two, one nowhere; a mark that one bears."""
    state = State(None, 4, [0])
    state.lay(KNOWN, BLANK)
    state.lay(PILE, [0, 1, 2])
    state.lay(HAND, [3, 4])
    state.set_mark(MARK, 1, 7, BLANK)
    return state


CHANGES: dict[str, Callable[[State], object]] = {
    "add": lambda state: state.add(PILE, 5),
    "take": lambda state: state.take(PILE, 1),
    "move from": lambda state: state.move(1, PILE, HAND),
    "move to": lambda state: state.move(3, HAND, PILE),
    "pop": lambda state: state.pop(PILE),
    "insert": lambda state: state.insert(PILE, 1, 5),
    "put": lambda state: state.put(PILE, 1, 5),
    "lay": lambda state: state.lay(PILE, [5]),
    "clear": lambda state: state.clear(PILE),
    "pour from": lambda state: state.pour(PILE, HAND),
    "pour to": lambda state: state.pour(HAND, PILE),
    "deal": lambda state: state.deal(PILE, HAND, 1, 1),
    "mix": lambda state: state.mix(PILE),
    "own": lambda state: state.own(PILE),
}

READS: dict[str, Callable[[Any], object]] = {
    "number": lambda row: row[0],
    "slice": lambda row: row[:],
    "length": len,
    "search": lambda row: 2 in row,
    "walk": list,
    "comparison": lambda row: row == row,
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("read", READS)
def test_a_row_is_not_read_after_its_zone_has_changed(state: State, change: str, read: str) -> None:
    row = state.rows[PILE]
    READS[read](row)
    CHANGES[change](state)
    with pytest.raises(Stale):
        READS[read](row)
    assert len(state.rows[PILE]) >= 0


def test_a_mark_is_a_row_too(state: State) -> None:
    marks = state.rows[MARK]
    state.set_mark(MARK, 2, 1, BLANK)
    with pytest.raises(Stale):
        marks[1]
    assert list(state.rows[MARK]) == [0, 7, 1, 0, 0, 0]


def test_a_walk_may_end_with_a_change_but_not_go_on(state: State) -> None:
    walk: Iterator[int] = iter(state.rows[PILE])
    state.take(PILE, next(walk))
    with pytest.raises(Stale):
        next(walk)


def test_other_zones_stay_readable(state: State) -> None:
    hand = state.rows[HAND]
    state.pop(PILE)
    assert list(hand) == [3, 4]


def test_a_clone_and_its_model_do_not_spoil_each_other(state: State) -> None:
    before = state.rows[PILE]
    clone = State(state, 4, [0])
    clone.pop(PILE)
    assert list(before) == [0, 1, 2]
    theirs = clone.rows[HAND]
    state.pop(HAND)
    assert list(theirs) == [3, 4]


def test_only_an_owned_row_is_written_and_not_after_a_clone(state: State) -> None:
    with pytest.raises(Stale):
        state.rows[PILE][0] = 5
    owned = state.own(PILE)
    owned[0] = 5
    assert list(state.rows[PILE]) == [5, 1, 2]
    State(state, 4, [0])
    with pytest.raises(Stale):
        owned[0] = 4


def test_options_are_read_once_all_are_in(state: State) -> None:
    out = state.offer()
    out.add(4)
    for read in (lambda: out.codes, lambda: out.count, out.listed):
        with pytest.raises(Stale):
            read()
    out.add(3)
    state.ask(0, 0)
    codes = out.codes
    assert (out.count, codes[0], codes[1]) == (2, 3, 4)
    with pytest.raises(Stale):
        codes[2]
    state.offer()
    with pytest.raises(Stale):
        codes[0]


def test_a_question_does_not_begin_within_another(state: State) -> None:
    state.offer().add(1)
    with pytest.raises(Stale):
        state.offer()


def strict(*words: str) -> str:
    """What a Python with the strict body, which is chosen when the engine is imported, writes."""
    environment = {**os.environ, "KANTYNA_BUILD": "plain", "KANTYNA_BODY": "strict"}
    done = subprocess.run([sys.executable, "-P", *words], env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def test_it_is_chosen_by_its_name() -> None:
    assert strict("-c", "from kantyna.kernel.body import State; print(State.__module__)").strip() == State.__module__


@pytest.mark.parametrize("game", GAMES)
def test_no_game_reads_a_stale_row(game: str) -> None:
    """Random play of every way to play under all laws: what is offered, done, told, viewed, completed, saved."""
    ways = [json.loads(line) for line in strict("-m", "kantyna", "soak", game, *SOAKED).splitlines()]
    assert [way["variant"] for way in ways] == [variant.name for variant in GAMES[game].variants()]
    assert [way["violations"] for way in ways] == [[]] * len(ways)


@pytest.mark.parametrize("game", GAMES)
def test_no_player_reads_a_stale_row(game: str) -> None:
    """Rules of thumb and search, game after game."""
    played = json.loads(strict("-m", "kantyna", "arena", game, *PLAYED))
    assert (played["games"], played["errors"]) == (2, 0)
