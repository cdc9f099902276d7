"""Reads scenario files: whatever can't be understood is told with its line."""

from __future__ import annotations

import re

from kantyna.games.registry import GAMES
from kantyna.games.rules import rules
from kantyna.kernel.ids import NOBODY, DefId, Seat
from kantyna.kernel.layout import Laid, Scene
from kantyna.kernel.spec import GameSpec, Variant
from kantyna.play.card_names import CardNames, NameBook
from kantyna.play.moves import Move, find_card, read_move, read_moves
from kantyna.play.scenario import (
    Asked,
    Choices,
    Count,
    Ended,
    Marked,
    Pile,
    Refused,
    Rolls,
    Scenario,
    Shuffle,
    Step,
    Then,
    Told,
)
from kantyna.play.yaml_lines import BadScenario, Item

SEAT = re.compile(r"seat ([1-9])")
COUNTED = re.compile(r"(.+?) x(\d{1,3})")


LAYOUT = ("game", "variant", "seats", "settings", "seed", "given")
"""The fields that lay a table out."""


def read_scenario(item: Item, book: NameBook) -> Scenario:
    """Understand one document; whatever is wrong is a Fault with its line."""
    item.only("scenario", "about", "rules", *LAYOUT, "when", "then")
    return _Reader(_game(item), book).scenario(item)


def read_position(item: Item, book: NameBook) -> tuple[GameSpec, Scene]:
    """Only how a table is laid out, and of which game."""
    item.only(*LAYOUT)
    spec = _game(item)
    return spec, _Reader(spec, book).scene(item)


def _game(item: Item) -> GameSpec:
    if "game" not in item.fields:
        raise item.wrong(BadScenario("scenario-missing-field", name="game"))
    game = item.fields["game"]
    if game.text not in GAMES:
        raise game.wrong(BadScenario("setup-unknown-game", name=game.text, known=", ".join(GAMES)))
    return GAMES[game.text]


class _Reader:
    """Reads with the names of one game."""

    def __init__(self, spec: GameSpec, book: NameBook) -> None:
        self.spec = spec
        self.layout = spec.layout
        self.names = CardNames(spec, book(spec))

    def scenario(self, item: Item) -> Scenario:
        fields = item.fields
        cited = [rule.text for rule in fields["rules"].items] if "rules" in fields else []
        for at, rule in enumerate(cited):
            if rule not in rules(self.spec):
                raise fields["rules"].items[at].wrong(BadScenario("rule-unknown", name=rule, game=self.spec.name))
        scene = self.scene(item)
        steps: list[Step] = []
        for step in fields["when"].items if "when" in fields else []:
            steps.append(self.step(step))
        if "then" in fields:
            steps.append(self.then(fields["then"]))
        if not any(isinstance(step, Then) for step in steps):
            raise item.wrong(BadScenario("scenario-missing-field", name="then"))
        name = fields["scenario"].text if "scenario" in fields else ""
        return Scenario(item.line, name, self.spec, cited, scene, steps)

    def scene(self, item: Item) -> Scene:
        fields = item.fields
        variant = self.variant(fields["variant"]) if "variant" in fields else self.spec.variants()[0]
        seats = fields["seats"].number if "seats" in fields else variant.fewest
        settings: dict[str, int | str] = {}
        for name, value in (fields["settings"].fields if "settings" in fields else {}).items():
            settings[name] = value.text if isinstance(value.value, str) else value.number
        scene = Scene(variant.name, seats, settings, fields["seed"].number if "seed" in fields else 1)
        for name, value in (fields["given"].fields if "given" in fields else {}).items():
            if name == "turn":
                scene.active = self.seat(value, seats)
            elif name == "phase":
                scene.phase = self.one_of(value, self.spec.names.phases)
            else:
                self.lay(scene, self.owner(name, value, seats), value)
        return scene

    def variant(self, item: Item) -> Variant:
        for variant in self.spec.variants():
            if variant.name == item.text:
                return variant
        known = ", ".join(variant.name for variant in self.spec.variants())
        raise item.wrong(BadScenario("setup-unknown-variant", name=item.text, known=known))

    def lay(self, scene: Scene, seat: Seat, item: Item) -> None:
        layout = self.layout
        zones = layout.common_zones if seat == NOBODY else layout.seat_zones
        counters = layout.common_counters if seat == NOBODY else layout.seat_counters
        for name, value in item.only(*zones, *counters).items():
            if name in counters:
                scene.counters.setdefault(name, {})[seat] = value.number
            else:
                scene.piles.setdefault(name, {})[seat] = [laid for card in value.items for laid in self.laid(card)]

    def laid(self, item: Item) -> list[Laid]:
        if not isinstance(item.value, dict):
            return [Laid(card, {}, []) for card in self.cards(item)]
        fields = item.only("card", "with", *self.layout.marks)
        if "card" not in fields:
            raise item.wrong(BadScenario("scenario-missing-field", name="card"))
        attached = [laid for card in (fields["with"].items if "with" in fields else []) for laid in self.laid(card)]
        marks = {name: value.number for name, value in fields.items() if name not in ("card", "with")}
        return [Laid(find_card(fields["card"], self.names), marks, attached)]

    def cards(self, item: Item) -> list[DefId]:
        """``Scout``, or ``Scout x8``."""
        counted = COUNTED.fullmatch(item.text)
        if counted is None:
            return [find_card(item, self.names)]
        return [find_card(Item(counted[1], item.line), self.names)] * int(counted[2])

    def pile_of(self, item: Item) -> list[DefId]:
        return [card for each in item.items for card in self.cards(each)]

    def owner(self, name: str, item: Item, seats: int) -> Seat:
        """``table`` is everybody's, ``seat 2`` somebody's."""
        if name == "table":
            return NOBODY
        found = SEAT.fullmatch(name)
        if found is None:
            raise item.wrong(BadScenario("scenario-unknown-field", name=name, known="table, seat 1, seat 2 …"))
        return self.seat(Item(int(found[1]), item.line), seats)

    def seat(self, item: Item, seats: int = 9) -> Seat:
        if not 1 <= item.number <= seats:
            raise item.wrong(BadScenario("scenario-no-seat", seat=str(item.number), seats=seats))
        return item.number - 1

    def one_of(self, item: Item, known: list[str]) -> str:
        if item.text not in known:
            raise item.wrong(BadScenario("scenario-unknown-word", name=item.text, known=", ".join(known)))
        return item.text

    def step(self, item: Item) -> Step:
        if isinstance(item.value, dict) and len(item.value) == 1:
            name, value = next(iter(item.value.items()))
            if name == "then":
                return self.then(value)
            if name == "next shuffle":
                fields = value.only("seat", "cards")
                seat = self.seat(fields["seat"]) if "seat" in fields else NOBODY
                if "cards" not in fields:
                    raise value.wrong(BadScenario("scenario-missing-field", name="cards"))
                return Shuffle(value.line, seat, self.pile_of(fields["cards"]))
            if name == "next rolls":
                return Rolls(value.line, [result.number for result in value.items])
        return read_move(item, self.names)

    def then(self, item: Item) -> Then:
        then = Then(item.line)
        for name, value in item.fields.items():
            if name == "asks":
                then.asked = self.asked(value)
            elif name == "options":
                then.choices = self.choices(value)
            elif name == "events":
                then.events = [self.told(each) for each in value.items]
            elif name == "no events":
                then.no_events = [self.told(each) for each in value.items]
            elif name == "marks":
                then.marks = [self.marked(each) for each in value.items]
            elif name == "refused":
                then.refused = [self.refused(each) for each in value.items]
            elif name == "ended":
                then.ended = self.ended(value)
            else:
                self.hold(then, self.owner(name, value, 9), value)
        return then

    def hold(self, then: Then, seat: Seat, item: Item) -> None:
        names = self.spec.names
        for name, value in item.only(*names.zones, *names.counters).items():
            if name in names.counters:
                then.counts.append(Count(value.line, name, seat, value.number))
            elif isinstance(value.value, list):
                then.piles.append(Pile(value.line, name, seat, exact=self.pile_of(value)))
            elif isinstance(value.value, int):
                then.piles.append(Pile(value.line, name, seat, size=value.number))
            else:
                fields = value.only("size", "top", "has", "lacks")
                lists = {part: self.pile_of(fields[part]) for part in ("top", "has", "lacks") if part in fields}
                size = fields["size"].number if "size" in fields else None
                then.piles.append(Pile(value.line, name, seat, size=size, **lists))

    def asked(self, item: Item) -> Asked:
        known = self.spec.names.decisions
        if isinstance(item.value, str):
            return Asked(item.line, None, self.one_of(item, known))
        if not isinstance(item.value, dict):
            return Asked(item.line, self.seat(item), None)
        fields = item.only("seat", "kind")
        return Asked(
            item.line,
            self.seat(fields["seat"]) if "seat" in fields else None,
            self.one_of(fields["kind"], known) if "kind" in fields else None,
        )

    def choices(self, item: Item) -> Choices:
        if isinstance(item.value, list):
            return Choices(item.line, True, self.moves(item), [])
        fields = item.only("has", "lacks")
        return Choices(
            item.line,
            False,
            self.moves(fields["has"]) if "has" in fields else [],
            self.moves(fields["lacks"]) if "lacks" in fields else [],
        )

    def moves(self, item: Item) -> list[Move]:
        return [move for each in item.items for move in read_moves(each, self.names)]

    def told(self, item: Item) -> Told:
        """``drew``, ``bought: Cutter``, ``gained-trade: 2``, or ``attacked: {seat: 1, other: 2, number: 5}``."""
        if isinstance(item.value, str):
            return Told(item.line, self.one_of(item, self.spec.names.events))
        if len(item.fields) != 1:
            raise item.wrong(BadScenario("scenario-one-verb", found=", ".join(item.fields) or "-"))
        name, value = next(iter(item.fields.items()))
        event = self.one_of(Item(name, item.line), self.spec.names.events)
        if isinstance(value.value, str):
            return Told(item.line, event, card=find_card(value, self.names))
        if not isinstance(value.value, dict):
            return Told(item.line, event, number=value.number)
        fields = value.only("card", "seat", "other", "number")
        return Told(
            item.line,
            event,
            find_card(fields["card"], self.names) if "card" in fields else None,
            self.seat(fields["seat"]) if "seat" in fields else None,
            self.seat(fields["other"]) if "other" in fields else None,
            fields["number"].number if "number" in fields else None,
        )

    def marked(self, item: Item) -> Marked:
        fields = item.only("card", *self.spec.names.marks)
        if "card" not in fields:
            raise item.wrong(BadScenario("scenario-missing-field", name="card"))
        marks = {
            # A mark may stand for a card: what a copy acts as.
            name: find_card(value, self.names) if isinstance(value.value, str) else value.number
            for name, value in fields.items()
            if name != "card"
        }
        return Marked(item.line, find_card(fields["card"], self.names), marks)

    def refused(self, item: Item) -> Refused:
        fields = dict(item.fields)
        if "rule" not in fields:
            raise item.wrong(BadScenario("scenario-missing-field", name="rule"))
        rule = fields.pop("rule")
        if rule.text not in rules(self.spec):
            raise rule.wrong(BadScenario("rule-unknown", name=rule.text, game=self.spec.name))
        return Refused(read_move(Item(fields, item.line), self.names), rule.text)

    def ended(self, item: Item) -> Ended:
        fields = item.only("winners", "reason")
        return Ended(
            item.line,
            [self.seat(each) for each in fields["winners"].items] if "winners" in fields else None,
            self.one_of(fields["reason"], self.spec.names.reasons) if "reason" in fields else None,
        )
