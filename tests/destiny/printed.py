"""What is printed on the cards, by a list of figures and one of abilities that the game itself never reads, and a table
as one seat sees it. From these two the checker works out by itself what may be done."""

from __future__ import annotations

import csv
import json
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from kantyna.kernel.spec import GameSpec
from kantyna.kernel.table import Table

HERE = Path(__file__).parent
SIGNS = {
    "MD": "melee",
    "RD": "ranged",
    "Sh": "shield",
    "R": "resource",
    "Dr": "disrupt",
    "Dc": "discard",
    "F": "focus",
    "Sp": "special",
    "-": "blank",
    "*": "any",
}
SIDE = re.compile(r"(\+?)(\d+|X)?(MD|RD|Sh|R|Dr|Dc|F|Sp|-|\*)(\d*)")
DAMAGE = ("melee", "ranged")
X = -1

Step = dict[str, Any]


class Side(NamedTuple):
    """A side of a die as printed."""

    symbol: str
    value: int
    plus: bool
    cost: int


class Printed(NamedTuple):
    """A card as printed; *abilities* in the words of the list."""

    key: str
    name: str
    kind: str
    colour: str
    unique: bool
    cost: int
    health: int
    sides: list[Side]
    subtypes: list[str]
    keywords: list[str]
    abilities: list[Step]

    def of_kind(self, kind: str) -> list[Step]:
        return [ability for ability in self.abilities if ability["kind"] == kind]

    def lasting(self, verb: str) -> list[Step]:
        """The steps with this verb among what the card changes by lying there."""
        return [
            {**ability, **step}
            for ability in self.abilities
            if ability["kind"] in ("ongoing", "die_integral")
            for step in ability["do"]
            if step["verb"] == verb
        ]


def side(written: str) -> Side:
    found = SIDE.fullmatch(written)
    assert found is not None, written
    plus, value, sign, cost = found.groups()
    return Side(SIGNS[sign], X if value == "X" else int(value or 0), plus == "+", int(cost or 0))


@cache
def printed() -> dict[str, Printed]:
    """All cards by their keys."""
    told = json.loads((HERE / "abilities.json").read_text("utf-8"))
    found: dict[str, Printed] = {}
    with (HERE / "figures.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            key = row["key"]
            found[key] = Printed(
                key,
                told[key]["name"],
                row["kind"],
                row["colour"],
                row["unique"] == "unique",
                int(row["cost"] or 0),
                int(row["health"] or 0),
                [side(written) for written in row["sides"].split()],
                row["subtypes"].split(),
                row["keywords"].split(),
                told[key]["abilities"],
            )
    return found


class Board:
    """A table as *seat* sees it, by names; things are numbers."""

    def __init__(self, spec: GameSpec, table: Table, seat: int) -> None:
        view = spec.view(table, seat)
        names = spec.names
        self.seat = seat
        self.seats = view.seats
        self.zones = {(names.zones[zone.kind], zone.seat): [c for c in zone.cards if c >= 0] for zone in view.zones}
        self.sizes = {(names.zones[zone.kind], zone.seat): zone.size for zone in view.zones}
        self.counters = {(names.counters[one.kind], one.seat): one.value for one in view.counters}
        self.marks = {(names.marks[one.kind], one.card): one.value for one in view.marks}
        self.cards = {card: spec.cards[number].key for card, number in view.defs.items()}
        self.controllers = {
            thing: owner
            for (zone, owner), things in self.zones.items()
            if zone in ("characters", "upgrades", "supports", "pool", "dice")
            for thing in things
        }
        self.pooled = {thing for (zone, _), things in self.zones.items() if zone == "pool" for thing in things}

    def of(self, zone: str, seat: int) -> list[int]:
        return self.zones.get((zone, seat), [])

    def mark(self, name: str, thing: int) -> int:
        return self.marks.get((name, thing), 0)

    def on(self, name: str, thing: int) -> int:
        """The thing that a mark names, or -1."""
        return self.marks.get((name, thing), -1)

    def resources(self, seat: int) -> int:
        return self.counters.get(("resources", seat), 0)

    def holds(self, seat: int) -> bool:
        """Does a seat control the battlefield?"""
        return self.counters.get(("controls-battlefield", seat), 0) == 1

    def is_die(self, thing: int) -> bool:
        return self.cards[thing].startswith("die-")

    def card(self, thing: int) -> Printed:
        """What is printed on a card, or on the card behind a die."""
        return printed()[self.cards[thing].removeprefix("die-")]

    def face(self, die: int) -> Side:
        return self.card(die).sides[self.mark("face", die)]

    def foes(self, seat: int) -> list[int]:
        around = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [other for other in around if not self.counters.get(("eliminated", other), 0)]

    def in_play(self, seat: int) -> list[int]:
        return [*self.of("characters", seat), *self.of("upgrades", seat), *self.of("supports", seat)]

    def characters(self) -> list[int]:
        return [card for seat in range(self.seats) for card in self.of("characters", seat)]

    def worn(self, character: int) -> list[int]:
        """The upgrades of a character."""
        return [
            card
            for seat in range(self.seats)
            for card in self.of("upgrades", seat)
            if self.on("host", card) == character
        ]

    def bearer(self, die: int) -> int:
        """The character whose die, or whose upgrade's die, this is."""
        home = self.on("home", die)
        return self.on("host", home) if home >= 0 and self.on("host", home) >= 0 else home

    def value(self, die: int) -> int:
        """What a die in a pool is worth to whoever has it there."""
        return self.side_value(die, self.face(die), self.controllers[die])

    def side_value(self, die: int, face: Side, seat: int) -> int:
        if face.symbol in ("special", "blank"):
            return 0
        value = self.sizes["hand", seat] if face.value == X else face.value
        for step in self.card(die).lasting("value_modifier"):
            if self.on("home", die) >= 0 and (step["condition"] != "you_control_battlefield" or self.holds(seat)):
                value += int(step["n"])
        return value

    def alike(self, thing: int) -> tuple[Any, ...]:
        """What tells a thing from others: dice of one card that show the same are alike, and cards out of play."""
        if self.is_die(thing):
            home = self.on("home", thing)
            face = self.mark("face", thing) if thing in self.pooled else -1
            return self.cards[thing], home, face, self.mark("locked", thing)
        return (thing,) if thing in self.controllers else (self.cards[thing],)
