"""Whole games inside the engine: a loop outside of it costs as much as the compiled engine itself.

Questions with one answer are answered without chance; told is how many others there were.
"""

from __future__ import annotations

from kantyna.kernel.engine import advance
from kantyna.kernel.event import Log
from kantyna.kernel.ids import Code
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import Thumbs
from kantyna.kernel.table import Table


def random_game(table: Table, dice: Dice, last: Code, log: Log) -> int:
    """Play to the end, every option with the same chance; *last* is taken only where nothing else is offered."""
    choices = 0
    while True:
        asked = table.pending
        if asked is None:
            return choices
        options = asked.options
        at = 0
        if len(options) > 1:
            choices += 1
            at = dice.below(len(options))
            if options[at] == last:
                other = dice.below(len(options) - 1)
                at = other if other < at else other + 1
        advance(table, options[at], log)


def sensible_game(table: Table, thumbs: Thumbs, dice: Dice, slips: int, log: Log) -> int:
    """Play to the end by rule of thumb, and *slips* times in a thousand by chance."""
    choices = 0
    while True:
        asked = table.pending
        if asked is None:
            return choices
        options = asked.options
        if len(options) == 1:
            code = options[0]
        else:
            choices += 1
            code = options[dice.below(len(options))] if dice.below(1000) < slips else thumbs.best(table, options)
        advance(table, code, log)
