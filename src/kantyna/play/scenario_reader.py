"""Reads scenario files: whatever can't be understood is told with its line."""

from __future__ import annotations

import re

from kantyna.games.registry import GAMES
from kantyna.games.rules import rules
from kantyna.kernel.ids import NOBODY, Seat
from kantyna.kernel.layout import Scene
from kantyna.kernel.spec import GameSpec
from kantyna.play.card_names import NameBook
from kantyna.play.moves import Move, find_card, read_move, read_moves
from kantyna.play.position_reader import PositionReader
from kantyna.play.scenario import (
    Asked,
    Choices,
    Count,
    Ended,
    ExpectedEvent,
    Marked,
    Pile,
    Refused,
    Rolls,
    Scenario,
    Shuffle,
    Step,
    Then,
)
from kantyna.play.yaml_lines import BadScenario, Fault, Item

SEES = re.compile(r"seat ([1-9]) sees")
OFFERED = re.compile(r"options of seat ([1-9])")
NOTHING = "none"
"""Nothing is offered."""
NOT_OVER = "no"

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


class _Reader(PositionReader):
    """Reads what is done and what must hold, with the names of one game."""

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
                return Rolls(value.line, [self.roll(result) for result in value.items])
        return self.known(read_move(item, self.names))

    def roll(self, item: Item) -> int:
        if item.number < 0:
            raise item.wrong(BadScenario("scenario-roll", value=item.number))
        return item.number

    def then(self, item: Item) -> Then:
        then = Then(item.line)
        for name, value in item.fields.items():
            if name == "asks":
                then.asked = self.asked(value)
            elif name == "options":
                then.choices.append(self.choices(value))
            elif found := OFFERED.fullmatch(name):
                then.choices.append(self.choices(value, int(found[1]) - 1))
            elif name == "spectator sees":
                self.sees(then, NOBODY, value)
            elif found := SEES.fullmatch(name):
                self.sees(then, int(found[1]) - 1, value)
            elif name == "eliminated":
                then.eliminated = [self.seat(each) for each in value.items]
            elif name == "events":
                then.events = [self.expected_event(each) for each in value.items]
            elif name == "no events":
                then.no_events = [self.expected_event(each) for each in value.items]
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
        lasting = [] if seat == NOBODY else list(self.layout.lasting)
        for name, value in item.only(*names.zones, *names.counters, *lasting).items():
            if name in names.zones:
                then.piles.append(self.pile(name, seat, value))
            else:
                then.counts.append(Count(value.line, name, seat, None if value.value is None else value.number))

    def sees(self, then: Then, viewer: Seat, item: Item) -> None:
        for name, place in item.fields.items():
            for zone, value in place.only(*self.spec.names.zones).items():
                then.piles.append(self.pile(zone, self.owner(name, place, 9), value, viewer))

    def pile(self, zone: str, seat: Seat, item: Item, viewer: Seat | None = None) -> Pile:
        if isinstance(item.value, list):
            return Pile(item.line, zone, seat, exact=self.pile_of(item), viewer=viewer)
        if isinstance(item.value, int):
            return Pile(item.line, zone, seat, size=item.number, viewer=viewer)
        fields = item.only("size", "top", "has", "lacks")
        lists = {part: self.pile_of(fields[part]) for part in ("top", "has", "lacks") if part in fields}
        size = fields["size"].number if "size" in fields else None
        return Pile(item.line, zone, seat, size=size, viewer=viewer, **lists)

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

    def choices(self, item: Item, seat: Seat | None = None) -> Choices:
        if isinstance(item.value, str):
            self.one_of(item, [NOTHING])
            return Choices(item.line, True, [], [], seat)
        if isinstance(item.value, list):
            return Choices(item.line, True, self.moves(item), [], seat)
        fields = item.only("has", "lacks")
        has, lacks = (self.moves(fields[name]) if name in fields else [] for name in ("has", "lacks"))
        return Choices(item.line, False, has, lacks, seat)

    def moves(self, item: Item) -> list[Move]:
        return [self.known(move) for each in item.items for move in read_moves(each, self.names)]

    def known(self, move: Move) -> Move:
        """A move whose verb the game has, and the verbs of what follows it."""
        verbs = [verb.name for verb in self.spec.space.verbs]
        for one in (move, *move.follows):
            if one.verb not in verbs:
                error = BadScenario("scenario-unknown-word", name=one.verb, known=", ".join(verbs))
                raise Fault(one.line, error)
        return move

    def expected_event(self, item: Item) -> ExpectedEvent:
        """``drew``, ``bought: Cutter``, ``gained-trade: 2``, or ``attacked: {seat: 1, other: 2, number: 5}``."""
        if isinstance(item.value, str):
            return ExpectedEvent(item.line, self.one_of(item, self.spec.names.events))
        if len(item.fields) != 1:
            raise item.wrong(BadScenario("scenario-one-verb", found=", ".join(item.fields) or "-"))
        name, value = next(iter(item.fields.items()))
        event = self.one_of(Item(name, item.line), self.spec.names.events)
        if isinstance(value.value, str):
            return ExpectedEvent(item.line, event, card=find_card(value, self.names))
        if not isinstance(value.value, dict):
            return ExpectedEvent(item.line, event, number=value.number)
        fields = value.only("card", "seat", "other", "number")
        return ExpectedEvent(
            item.line,
            event,
            find_card(fields["card"], self.names) if "card" in fields else None,
            self.seat(fields["seat"]) if "seat" in fields else None,
            self.seat(fields["other"]) if "other" in fields else None,
            fields["number"].number if "number" in fields else None,
        )

    def marked(self, item: Item) -> Marked:
        fields = item.only("card", "count", *self.spec.names.marks)
        if "card" not in fields:
            raise item.wrong(BadScenario("scenario-missing-field", name="card"))
        marks = {
            name: None if value.value is None or self.is_no_card(name, value) else self.mark(name, value)
            for name, value in fields.items()
            if name not in ("card", "count")
        }
        count = fields["count"].number if "count" in fields else None
        return Marked(item.line, find_card(fields["card"], self.names), marks, count)

    def is_no_card(self, name: str, item: Item) -> bool:
        """A mark that stands for a card, and 0: it stands for none."""
        return name in self.layout.card_marks and item.value == 0

    def refused(self, item: Item) -> Refused:
        fields = dict(item.fields)
        if "rule" not in fields:
            raise item.wrong(BadScenario("scenario-missing-field", name="rule"))
        rule = fields.pop("rule")
        if rule.text not in rules(self.spec):
            raise rule.wrong(BadScenario("rule-unknown", name=rule.text, game=self.spec.name))
        move = self.known(read_move(Item(fields, item.line), self.names))
        if move.follows:
            raise item.wrong(BadScenario("scenario-no-follow"))
        return Refused(move, rule.text)

    def ended(self, item: Item) -> Ended:
        if isinstance(item.value, str):
            self.one_of(item, [NOT_OVER])
            return Ended(item.line, False)
        fields = item.only("winners", "reason")
        return Ended(
            item.line,
            True,
            [self.seat(each) for each in fields["winners"].items] if "winners" in fields else None,
            self.one_of(fields["reason"], self.spec.names.reasons) if "reason" in fields else None,
        )
