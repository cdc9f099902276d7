"""Whole games inside the engine: a loop outside of it costs as much as the compiled engine itself.

Questions with one answer are answered without chance; told is how many others there were.
"""

from __future__ import annotations

from kantyna.kernel.engine import advance
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NOBODY, Code
from kantyna.kernel.native import i64
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import Heuristics
from kantyna.kernel.table import Table


def random_game(table: Table, dice: Dice, last: Code, log: Log) -> int:
    """Play to the end, every option with the same chance; *last* is taken only where nothing else is offered."""
    choices = 0
    options = table.options
    while table.asked != NOBODY:
        at: i64 = 0
        if options.count > 1:
            choices += 1
            at = dice.below(options.count)
            if options.codes[at] == last:
                other = dice.below(options.count - 1)
                at = other if other < at else other + 1
        advance(table, options.codes[at], log)
    return choices


def sensible_game(table: Table, heuristics: Heuristics, dice: Dice, slips: int, log: Log) -> int:
    """Play to the end by rule of thumb, and *slips* times in a thousand by chance."""
    choices = 0
    options = table.options
    while table.asked != NOBODY:
        code = options.codes[0]
        if options.count > 1:
            choices += 1
            if dice.below(1000) < slips:
                code = options.codes[dice.below(options.count)]
            else:
                code = heuristics.best(table, options)
        advance(table, code, log)
    return choices
