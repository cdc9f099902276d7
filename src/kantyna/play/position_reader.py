"""Reads how a scenario lays a table out: whatever can't be understood is told with its line."""

from __future__ import annotations

import re

from kantyna.kernel.ids import NOBODY, DefId, Seat
from kantyna.kernel.layout import Laid, Scene
from kantyna.kernel.spec import GameSpec, Variant
from kantyna.play.card_names import CardNames, NameBook, UnknownCard
from kantyna.play.moves import find_card
from kantyna.play.yaml_lines import BadScenario, Item

SEAT = re.compile(r"seat ([1-9])")
COUNTED = re.compile(r"(.+?) x(\d{1,3})")

NO_DEF = -1

NEW_GAME = "new game"
"""Given so, a table is laid out by the rulebook: shuffled, dealt, with its lots drawn."""


class PositionReader:
    """Reads with the names of one game."""

    def __init__(self, spec: GameSpec, book: NameBook) -> None:
        self.spec = spec
        self.layout = spec.layout
        self.names = CardNames(spec, book(spec))

    def scene(self, item: Item) -> Scene:
        fields = item.fields
        variant = self.variant(fields["variant"]) if "variant" in fields else self.spec.variants()[0]
        players = fields["seats"].number if "seats" in fields else variant.fewest
        settings: dict[str, int | str] = {}
        for name, value in (fields["settings"].fields if "settings" in fields else {}).items():
            settings[name] = value.text if isinstance(value.value, str) else value.number
        seed = fields["seed"].number if "seed" in fields else 1
        scene = Scene(variant.name, players, settings, seed, variant.automatic)
        for name in ("seats", "settings", "given"):
            if name in fields:
                scene.lines[name, NOBODY] = fields[name].line
        if "given" in fields and isinstance(fields["given"].value, str):
            self.one_of(fields["given"], [NEW_GAME])
            scene.dealt = True
            return scene
        for name, value in (fields["given"].fields if "given" in fields else {}).items():
            scene.lines[name, NOBODY] = value.line
            if name == "turn":
                scene.active = self.seat(value, scene.seats)
            elif name == "phase":
                scene.phase = self.one_of(value, self.spec.names.phases)
            elif name == "until":
                scene.until = self.one_of(value, self.spec.names.decisions)
            else:
                self.lay(scene, self.owner(name, value, scene.seats), value)
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
        lasting = [] if seat == NOBODY else list(layout.lasting)
        for name, value in item.only(*zones, *counters, *lasting).items():
            scene.lines[name, seat] = value.line
            if name in counters:
                scene.counters.setdefault(name, {})[seat] = value.number
            elif name in lasting:
                scene.lasting.setdefault(name, {})[seat] = value.number
            else:
                scene.piles.setdefault(name, {})[seat] = self.laid_all(value)

    def laid_all(self, item: Item) -> list[Laid]:
        return [laid for card in item.items for laid in self.laid(card)]

    def laid(self, item: Item) -> list[Laid]:
        if not isinstance(item.value, dict):
            return [Laid(card, {}, [], line=item.line) for card in self.cards(item)]
        fields = item.only("card", "with", "captives", *self.layout.marks)
        if "card" not in fields:
            raise item.wrong(BadScenario("scenario-missing-field", name="card"))
        card = find_card(fields["card"], self.names)
        attached = self.laid_all(fields["with"]) if "with" in fields else []
        captives = self.laid_all(fields["captives"]) if "captives" in fields else []
        marks = {name: self.mark(name, fields[name]) for name in fields if name in self.layout.marks}
        return [Laid(card, marks, attached, captives, item.line)]

    def mark(self, name: str, item: Item) -> int:
        """A mark's number: as such, by the card that it stands for, or by a word of the game."""
        if name in self.layout.mark_places:
            return self.place(item, self.layout.mark_places[name])
        if name in self.layout.card_marks:
            return find_card(item, self.names)
        words = self.layout.mark_words.get(name, {})
        return words[self.one_of(item, list(words))] if isinstance(item.value, str) and words else item.number

    def place(self, item: Item, places: list[DefId]) -> DefId:
        """A place of the map, which the engine keeps among the cards."""
        try:
            found = self.names.find(item.text)
        except UnknownCard:
            found = NO_DEF
        if found not in places:
            known = ", ".join(self.spec.cards[place].key for place in places)
            raise item.wrong(BadScenario("scenario-no-place", name=item.text, known=known))
        return found

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
