"""Outer Rim as the rest of the program sees it."""

from __future__ import annotations

import kantyna.games.outer_rim.actions  # the verbs have their codes from there  # noqa: F401
from kantyna.games.common.setup import find, named
from kantyna.games.outer_rim.boards import show_boards
from kantyna.games.outer_rim.bot.features import features
from kantyna.games.outer_rim.bot.heuristics import OuterRimHeuristics
from kantyna.games.outer_rim.card import Captain, Card, Contact, Patrol, Sheet, Space
from kantyna.games.outer_rim.cards import CARDS
from kantyna.games.outer_rim.chronicle import OuterRimChronicle
from kantyna.games.outer_rim.events import EVENTS, PHASES, REASONS
from kantyna.games.outer_rim.layout import OuterRimLayout
from kantyna.games.outer_rim.odds import chances
from kantyna.games.outer_rim.refusals import refuse
from kantyna.games.outer_rim.table import SPACE, STATE, TILES, TOTAL_FAME, OuterRim
from kantyna.games.outer_rim.texts import card_text
from kantyna.games.outer_rim.turn.setup import empty_table, new_table
from kantyna.games.outer_rim.variants import RANGES, VARIANTS
from kantyna.games.outer_rim.vocabulary import FACTIONS, KINDS, NO_FACTION, QUESTIONS, TRAITS
from kantyna.games.outer_rim.world import CONTACT_SPACES, drawn
from kantyna.kernel.body import listed
from kantyna.kernel.chronicle import Chronicle
from kantyna.kernel.decision import Option
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NOBODY, Code, DefId, Seat
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.spec import CardDef, GameSpec, Names
from kantyna.kernel.table import Table
from kantyna.kernel.variant import Setting, Variant
from kantyna.kernel.view import Counter, View


class OuterRimSpec(GameSpec):
    """The plug-in."""

    def __init__(self) -> None:
        self.name = "outer-rim"
        self.rule_prefix = "OR"
        self.rules_number = 6
        self.cards = [card_def(card) for card in CARDS]
        self.names = Names(STATE, EVENTS.words, QUESTIONS.words, PHASES.words, REASONS.words)
        self.schema = STATE
        self.space = SPACE
        self.heuristics = OuterRimHeuristics()
        self.features = features(len(self.cards))
        self.factions = [card.faction for card in self.cards]
        """Whose each definition is: the spaces are the first of them."""
        places = {f"contact-{at}": int(space.planet) for at, space in enumerate(CONTACT_SPACES)}
        self.contacts = {zone.number: places[zone.name] for zone in STATE.zones if zone.name in places}
        """The space of each zone of contacts."""
        self.layout = OuterRimLayout()

    def variants(self) -> list[Variant]:
        return list(VARIANTS)

    def new(self, variant: str, seats: int, settings: dict[str, Setting], seed: int, log: Log | None = None) -> Table:
        way, chosen = find(VARIANTS, variant, seats, settings, RANGES)
        return new_table(way, seats + way.automatic, chosen, seed, log or Log(True))

    def empty(self, variant: str, seats: int, settings: list[int], defs: list[DefId]) -> Table:
        way = named(VARIANTS, variant)
        return empty_table(way, seats, dict(zip(way.settings, settings, strict=True)), defs)

    def derive(self, table: Table, view: View) -> None:
        """The map, whose space each contact's is, the fame of each seat with what counts while something holds, and
        what boards say."""
        assert isinstance(table, OuterRim)
        view.spaces = drawn(listed(table.rows[TILES]), self.factions)
        for zone in view.zones:
            if zone.kind in self.contacts:
                zone.place = self.contacts[zone.kind]
        for seat in range(table.seats):
            view.counters.append(Counter(TOTAL_FAME, seat, table.fame(seat)))
        if table.ready():
            show_boards(table, view)

    def chronicle(self) -> Chronicle:
        return OuterRimChronicle()

    def option(self, table: Table, code: Code, seat: Seat = NOBODY) -> Option:
        """With the chance of every test and fight that it is known to come to."""
        assert isinstance(table, OuterRim)
        option = super().option(table, code, seat)
        if table.ready():
            option.chances = chances(table, table.asked if seat == NOBODY else seat, code)
        return option

    def intents(self, table: Table, seat: Seat) -> list[Code]:
        """Before the captains are on the map nobody wants anything but what is asked."""
        assert isinstance(table, OuterRim)
        return super().intents(table, seat) if table.ready() else []

    def refuse(self, table: Table, seat: Seat, code: Code) -> Refusal:
        assert isinstance(table, OuterRim)
        return refuse(table, seat, code)


def card_def(card: Card) -> CardDef:
    """The definition as pages and books show it."""
    numbers: dict[str, int] = {}
    faction = NO_FACTION
    traits: list[str] = []
    if isinstance(card, Captain):
        numbers = {"ground-combat": card.combat, "health": card.health}
    elif isinstance(card, Sheet):
        side = card.sides[0]
        numbers = {"cost": card.cost, "ship-combat": side.combat, "hull": side.hull, "hyperdrive": side.hyperdrive}
    elif isinstance(card, Patrol):
        faction = card.faction
        numbers = {"level": card.level, "ship-combat": card.combat}
    elif isinstance(card, Contact):
        faction = card.symbol
        numbers = {"databank": card.databank, "rank": card.rank + 1}
    elif isinstance(card, Space):
        faction = card.faction
    elif card.items:
        item = card.items[0]
        traits = TRAITS.of_mask(item.traits)
        if item.cost:
            numbers["cost"] = item.cost
    word = FACTIONS.words[faction] if faction != NO_FACTION else ""
    return CardDef(card.key, KINDS.words[card.kind], word, card.copies, numbers, card_text(card), traits)
