"""What the library gives is copied and pickled in the middle of a match, on either build of the engine."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import kantyna
from kantyna.games.registry import GAMES
from kantyna.kernel.rng import Dice


def pickled(one: Any) -> Any:
    return pickle.loads(pickle.dumps(one))


WAYS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, pickled]


def walk(match: kantyna.Match, moves: int, seed: int) -> kantyna.Match:
    dice = Dice(seed)
    for _ in range(moves):
        if not match.over:
            options = match.options
            match.play(options[dice.below(len(options))])
    return match


def alike(one: kantyna.View, other: kantyna.View) -> bool:
    told = [[option.text("pl"), str(option), *map(str, option.pieces)] for option in one.options]
    assert told == [[option.text("pl"), str(option), *map(str, option.pieces)] for option in other.options]
    return one.text() == other.text() and one.imagine(4) == other.imagine(4)


class Rememberer:
    """A bot that keeps whatever it is given."""

    def __init__(self, seed: int) -> None:
        self.heard: list[kantyna.Event] = []
        self.seen: list[tuple[kantyna.View, kantyna.Option]] = []
        self.inner = kantyna.bot("level2", seed)

    def hear(self, events: Sequence[kantyna.Event]) -> None:
        self.heard += events

    def __call__(self, view: kantyna.View) -> kantyna.Option:
        self.seen.append((view, self.inner(view)))
        return self.seen[-1][1]


@pytest.mark.parametrize("again", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_and_its_copy_go_on_each_by_itself(game: str, again: Callable[[Any], Any]) -> None:
    match = walk(kantyna.new(game, seed=3, names=["Ola", "Jan"] if game != "outer-rim" else []), 45, 1)
    other = again(match)
    assert other == match
    assert (other.moves, other.story(0), other.names) == (match.moves, match.story(0), match.names)
    before = match.digest()
    walk(other, 30, 2)
    assert match.digest() == before != other.digest()
    assert walk(match, 30, 2) == other
    assert again(other) == other, "a copy is copied like what it was made of"
    other.undo()
    assert other.at(20) == match.at(20)


@pytest.mark.parametrize("again", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_match_gives_is_copied_too(game: str, again: Callable[[Any], Any]) -> None:
    match = kantyna.new(game, seed=5)
    for _ in range(4):
        walk(match, 15, 1)
        for view in (match.view(), match.spectate()):
            assert alike(again(view), view)
        for option in match.options:
            assert again(option) == option
            assert (again(option).text(), again(option).card) == (option.text(), option.card)
        for refusal in match.refusals()[:5]:
            assert (again(refusal).text("pl"), again(refusal).rule) == (refusal.text("pl"), refusal.rule)
        assert [str(again(event)) for event in match.events(0)] == [str(event) for event in match.events(0)]
    card = match.game.cards[0]
    assert again(match.game) is match.game
    assert again(card) is card or again(card).text() == card.text()


@pytest.mark.parametrize("again", WAYS)
def test_a_laid_out_table_an_end_and_an_error_are_copied(again: Callable[[Any], Any]) -> None:
    laid = kantyna.position("{game: star-realms, given: {seat 1: {hand: [Viper], combat: 3}, seat 2: {authority: 4}}}")
    other = again(laid)
    other.play("play: Viper")
    other.play("attack: {seat: 2, points: 4}")
    assert not laid.over
    assert (again(other.outcome).winners, again(other.outcome).text()) == ((0,), other.outcome.text())
    with pytest.raises(kantyna.Error, match="no file"):
        again(laid).save("never.json")
    with pytest.raises(kantyna.IllegalMove) as refused:
        laid.play("buy: Explorer")
    told, error = again(refused.value), refused.value
    assert (str(told), told.text("pl"), told.key) == (str(error), error.text("pl"), error.key)
    assert error.why is not None
    assert told.why.rule == error.why.rule == "SR-BUY-1"


def test_another_process_reads_and_copies_it() -> None:
    match = walk(kantyna.new("destiny", seed=2), 30, 1)
    script = "import pickle, sys; one = pickle.load(sys.stdin.buffer); print(pickle.loads(pickle.dumps(one)).digest())"
    done = subprocess.run([sys.executable, "-c", script], input=pickle.dumps(match), capture_output=True, check=True)
    assert done.stdout.decode().strip() == match.digest()


@pytest.mark.parametrize("again", [copy.deepcopy, pickled])
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_keeps_its_memory(game: str, again: Callable[[Any], Any]) -> None:
    match, bot = kantyna.new(game, seed=9), Rememberer(1)
    for _ in range(25):
        bot.hear(match.play(bot(match.view())))
    other, its = again((match, bot))
    assert [str(event) for event in its.heard] == [str(event) for event in bot.heard]
    assert all(alike(one, same) for (one, _), (same, _) in zip(its.seen[-3:], bot.seen[-3:], strict=True))
    for _ in range(25):
        match.play(bot(match.view()))
        other.play(its(other.view()))
    assert other == match
