"""A seeded game, told line by line: who is asked what, every option by its name, the answer, what happened, the end.

Answers are drawn over the options in the order of their names, so an engine that numbers its codes or cards anew
plays the same game. Games of even seeds take every option with the same chance; those of odd seeds mostly leave alone
what concerns no card, seat or number (to pass, to stop, to end the turn), and so come further in fewer decisions.

With *choices* a question that has one answer is answered without a line and without chance: so engines can be compared
of which only one puts such questions.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from typing import Final

from kantyna.arena.harness.surface import Game, OptionName, Question, Way

EAGER: Final = 0.875
"""How often an eager player leaves idle options alone."""
BROKEN: Final = "! "
"""Begins what is told of an engine that raised an error."""


def lines(way: Way, seed: int, most: int, choices: bool = False) -> Iterator[str]:
    """The first *most* decisions of a game; with *choices*, only decisions that leave a choice count."""
    game = Game(way, seed)
    dice = random.Random(seed)
    yield from map(str, game.begun)
    made = 0
    while (asked := game.question()) is not None:
        if choices and len(asked.options) == 1:
            code = asked.options[0][1]
        elif made == most:
            return
        else:
            made += 1
            name, code = drawn(asked, dice, eager=seed % 2 == 1)
            names = [name for name, _ in asked.options]
            yield f"{made}: seat {asked.seat}, {asked.kind} {asked.card!r} {asked.number}: {names}"
            yield f"{made}: {name}"
        yield from map(str, game.answer(code))
    yield f"{game.outcome()}"


def views(way: Way, seed: int) -> Iterator[tuple[int, int]]:
    """For each decision that leaves a choice what was asked, and what everybody saw then, each as a hash: where two
    processes are compared, hashes of strings must not differ by chance (PYTHONHASHSEED)."""
    game = Game(way, seed)
    dice = random.Random(seed)
    while (asked := game.question()) is not None:
        code = asked.options[0][1]
        if len(asked.options) > 1:
            names = tuple(name for name, _ in asked.options)
            yield hash((asked.seat, asked.kind, asked.card, names)), hash(game.seen())
            _, code = drawn(asked, dice, eager=seed % 2 == 1)
        game.go(code)


def seen(way: Way, seed: int, at: int) -> list[str]:
    """What everybody saw at one of those decisions, in full."""
    game = Game(way, seed)
    dice = random.Random(seed)
    made = 0
    while (asked := game.question()) is not None:
        code = asked.options[0][1]
        if len(asked.options) > 1:
            if made == at:
                break
            made += 1
            _, code = drawn(asked, dice, eager=seed % 2 == 1)
        game.go(code)
    return [repr(part) for view in game.seen() for part in view]


def drawn(asked: Question, dice: random.Random, eager: bool) -> tuple[OptionName, int]:
    """The name and the code of an answer by chance."""
    options = asked.options
    if eager and dice.random() < EAGER:
        options = [option for option in options if option[0][1:] != ("", -1, -1)] or options
    return options[int(dice.random() * len(options))]


def digest(way: Way, seed: int, most: int, choices: bool = False) -> str:
    """All those lines in 16 signs; where the engine broke, how, after `BROKEN`."""
    whole = hashlib.sha256()
    try:
        for line in lines(way, seed, most, choices):
            whole.update(line.encode() + b"\n")
    except Exception as error:  # whatever it is, it is this game that must be told of
        return f"{BROKEN}{type(error).__name__}: {error}"
    return whole.hexdigest()[:16]


def lines_until_error(way: Way, seed: int, most: int, choices: bool = False) -> list[str]:
    """The lines themselves, with the error at the end where the engine broke."""
    found: list[str] = []
    try:
        found.extend(lines(way, seed, most, choices))
    except Exception as error:  # as above
        found.append(f"{BROKEN}{type(error).__name__}: {error}")
    return found
