"""Copies and pickles of what the engine is made of: compiled, it does not make them by itself. Tables are written and
read as they are kept; what a view holds is made again from its arguments; of each game there is one."""

from __future__ import annotations

import copyreg
from typing import Any, Final

from kantyna.games.registry import GAMES, game
from kantyna.kernel.decision import Chance, Decision, Option
from kantyna.kernel.event import Event
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.modifier import Modifier
from kantyna.kernel.outcome import Outcome
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.rng import Dice, standing_at
from kantyna.kernel.said import Said
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.table import Table
from kantyna.kernel.view import Counter, Mark, Position, Space, Unseen, View, Zone

ARGUMENTS: Final[dict[type, str]] = {
    Chance: "said percent",
    Counter: "kind seat value",
    Decision: "seat kind options card number",
    Event: "kind seat card number other known source",
    Frame: "node seat card at left about data",
    Happening: "kind seat card amount other source then cancelled applied",
    Mark: "card kind value",
    Modifier: "what whom amount until source",
    Option: "code verb name cards seat number place face",
    Outcome: "winners reason",
    Position: "stack modifiers happenings queue decisions",
    Refusal: "rule said",
    Said: "key numbers names parts plain",
    Space: "key kind along across lanes faction thing",
    Unseen: "pool seat cards",
    View: "variant seats seat",
    Zone: "kind seat size cards place",
}
"""What each is made of, in the order in which it is asked for."""
BESIDES: Final[dict[type, str]] = {
    Option: "chances",
    View: "settings teams active turn phase zones spaces unseen counters marks undrawn "
    "defs position extra decision asked outcome",
}
"""What is written into some of them once they are made."""


def part(one: Any) -> tuple[Any, ...]:
    kind = type(one)
    arguments = [getattr(one, name) for name in ARGUMENTS[kind].split()]
    besides = {name: getattr(one, name) for name in BESIDES.get(kind, "").split()}
    return (filled, (kind, arguments, besides)) if besides else (kind, tuple(arguments))


def filled(kind: type, arguments: list[Any], besides: dict[str, Any]) -> Any:
    """What was copied or pickled, with what is written into it."""
    made = kind(*arguments)
    for name, value in besides.items():
        setattr(made, name, value)
    return made


def read_table(name: str, numbers: list[int], names: list[str]) -> Table:
    """The table that was copied or pickled."""
    spec = game(name)
    table = spec.read(spec.reader(numbers, names))
    learn(spec, table)
    return table


def learn(spec: GameSpec, table: Table) -> None:
    """From now on tables of this game can be copied and pickled."""

    def write(one: Table) -> tuple[Any, ...]:
        out = spec.writer(one)
        return read_table, (spec.name, out.numbers, out.names)

    if type(table) not in copyreg.dispatch_table:
        copyreg.pickle(type(table), write)


def chance(one: Dice) -> tuple[Any, ...]:
    return standing_at, (one.state,)


def itself(one: GameSpec) -> tuple[Any, ...]:
    return game, (one.name,)


copyreg.pickle(Dice, chance)
for spec in GAMES.values():
    copyreg.pickle(type(spec), itself)
for kind in ARGUMENTS:
    copyreg.pickle(kind, part)
