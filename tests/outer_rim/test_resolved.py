"""Every text of every card is carried out, and where it branches, each way: tables are laid on which it can come up,
and played by chance until it has."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kantyna.games.outer_rim.card import Captain, Card, Databank, Encounter, Market, Sheet
from kantyna.games.outer_rim.cards import CARDS, NUMBER_OF
from kantyna.games.outer_rim.effects.belongings import ResolveDatabank
from kantyna.games.outer_rim.item import Item
from kantyna.games.outer_rim.spec import OuterRimSpec
from kantyna.games.outer_rim.table import PROGRAM, SPACE, OuterRim
from kantyna.games.outer_rim.vocabulary import (
    AFTER_PURCHASE,
    BOUNTY,
    CARGO,
    CONTACT,
    DECKS,
    ENCOUNTERS,
    JOB,
    KINDS,
    MAELSTROM,
    PLANETS,
    SPACES,
)
from kantyna.games.outer_rim.world import CONTACT_SPACES
from kantyna.kernel.action import DEFINITION
from kantyna.kernel.effect import Script
from kantyna.kernel.engine import submit
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NOBODY
from kantyna.kernel.layout import Laid, Scene
from kantyna.kernel.table import Table
from tests.outer_rim.laid import BLANK, CRIT, FOCUS, HIT

SPEC = OuterRimSpec()
TRIES = 2000
LONGEST = 30
FACTIONS = ("hutt", "imperial", "rebel", "syndicate")
ASIDE = ("give", "request", "trade")
ZONES = {"gear": "gear", "mod": "mods", "crew": "crew", "cargo": "cargo", "job": "jobs", "bounty": "jobs"}
ROLLS = (BLANK, FOCUS, HIT, CRIT)
SAID_ONLY = {
    "crew-hired-help/item/0",  # the test itself lets the helper go
    "kessel-03/1/item/0",  # the move itself asks whether the Maelstrom stops
    "luxury-chromium-hull/item/1",  # the others have a verb of their own for it
}
"""Texts that the rules carry out by themselves."""
NAVPOINTS = range(MAELSTROM + 1, len(SPACES.words))


def texts(card: Card) -> list[int]:
    """The numbers of a card's texts that say something."""
    start = f"{card.key}/"
    return [
        number
        for number, path in enumerate(PROGRAM.paths)
        if path.startswith(start)
        and path not in SAID_ONLY
        and isinstance(node := PROGRAM.nodes[number], Script)
        and len(node.effects) > 0
    ]


def named(card: Card) -> Iterator[int]:
    """The databank numbers that a card's texts name."""
    for number in texts(card):
        node = PROGRAM.nodes[number]
        assert isinstance(node, Script)
        for effect in node.effects:
            if isinstance(effect, ResolveDatabank):
                yield effect.number


TEXTS = {card.key: texts(card) for card in CARDS}
NAMING: dict[int, list[Card]] = {}
"""The cards that name a databank number."""
for _card in CARDS:
    for _number in named(_card):
        NAMING.setdefault(_number, []).append(_card)
KIND = {card.key: card.items[0].kind for card in CARDS if card.items and not isinstance(card, Encounter)}
OF_KIND = {word: [key for key, kind in KIND.items() if KINDS.words[kind] == word] for word in ZONES}
IN_DECK = [
    [card.key for card in CARDS if isinstance(card, Market) and card.deck == deck] for deck in range(len(DECKS.words))
]
DEEDS = [card for card in CARDS if card.key in KIND and KIND[card.key] in (CARGO, JOB, BOUNTY)]
TOKENS = [card.key for card in CARDS if card.kind == CONTACT]


class Stage:
    """A table of two on which a card can come up, other each time."""

    def __init__(self, card: Card, seed: int) -> None:
        self.lots = random.Random(f"{card.key} {seed}")
        self.scene = Scene("standard", 2, {}, seed, 0)
        self.taken = {card.key}
        self.own = card.number
        self.scene.phase = self.lots.choice(["planning", "action", "encounter"])
        self.place = self.lots.randrange(PLANETS)
        self.set_up(card)
        self.finish()

    def lay(self, zone: str, key: str, seat: int = NOBODY, **marks: int) -> None:
        self.taken.add(key)
        self.scene.piles.setdefault(zone, {}).setdefault(seat, []).append(Laid(NUMBER_OF[key], marks, []))

    def set_up(self, card: Card) -> None:
        if isinstance(card, Captain):
            self.lay("captain", card.key, 0, flipped=self.lots.randrange(2))
        elif isinstance(card, Sheet):
            self.lay("ship", card.key, 0, flipped=self.lots.randrange(2))
        elif isinstance(card, Encounter):
            self.encounter(card)
        elif isinstance(card, Databank) and (card.start >= 0 or (card.items and self.lots.randrange(2))):
            self.held(card, card.items[0])
            if card.contact:
                self.lay("aside", card.contact)
        elif isinstance(card, Databank):
            self.databank(card)
        elif card.items:
            self.held(card, card.items[0])

    def encounter(self, card: Encounter) -> None:
        at = self.lots.randrange(len(card.sections))
        section = card.sections[at]
        if section.item is not None and self.lots.randrange(2):
            self.held(card, section.item, at + 1)
            return
        self.place = section.space if section.space >= 0 else self.lots.choice(NAVPOINTS)
        if section.secret is not None:
            self.lay(f"secrets-{ENCOUNTERS.words[card.deck]}", card.key, 0, section=at + 1)
            return
        self.lay(f"encounters-{ENCOUNTERS.words[card.deck]}", card.key)
        self.scene.phase = "encounter"
        if section.patrol == 1:
            self.lay("patrols", "hutt-1", place=self.place)

    def held(self, card: Card, item: Item, section: int = 0) -> None:
        """The card is the seat's own, where it is wanted."""
        word = KINDS.words[item.kind]
        sold = any(ability.timing == AFTER_PURCHASE for ability in item.abilities)
        if word not in ZONES or (sold and self.lots.randrange(2)):
            self.lay("market", card.key)
            self.scene.phase = "action"
            return
        marks = {"section": section} if section else {}
        self.lay(ZONES[word], card.key, 0, **marks)
        if item.destination >= 0 and self.lots.randrange(4):
            self.place = item.destination
        elif item.destination < -1:
            self.place = self.lots.choice(NAVPOINTS)
        if item.bounty is not None:
            self.place = item.bounty.deliver_to
            self.lay(
                *self.lots.choice(
                    [(f"contact-{2 * self.place}", item.bounty.target), ("captured", item.bounty.target, 0)]
                )
            )
            self.scene.phase = "encounter" if "captured" not in self.scene.piles else "action"
        elif word == "job":
            self.scene.phase = self.lots.choice(["encounter", "action"])
        elif word == "cargo":
            self.scene.phase = "action"

    def databank(self, card: Databank) -> None:
        """A contact is met; any other is resolved by whatever card names its number."""
        if card.contact:
            self.lay(f"contact-{2 * self.place}", card.contact)
            self.scene.phase = "encounter"
            return
        self.taken.discard(card.key)
        if card.numbered == 1:
            cargo = CARDS[NUMBER_OF[self.lots.choice(["cargo-stolen-weapons", "cargo-stolen-supplies"])]]
            self.held(cargo, cargo.items[0])
            self.place = cargo.items[0].destination
            return
        other = self.lots.choice(NAMING[card.numbered])
        if isinstance(other, Encounter):
            for at, section in enumerate(other.sections):
                if section.item is not None and section.item.kind == JOB:
                    self.held(other, section.item, at + 1)
                    self.scene.phase = "encounter"
                    return
        self.set_up(other)

    def finish(self) -> None:
        """The rest by lot: standing, credits, somebody else here, cards that texts may want."""
        lots, scene = self.lots, self.scene
        captains = [card.key for card in CARDS if isinstance(card, Captain) and card.key not in self.taken]
        lots.shuffle(captains)
        for seat in (0, 1):
            if not scene.pile("captain", seat):
                self.lay("captain", captains[seat], seat)
            if not scene.pile("ship", seat):
                sheets = [card.key for card in CARDS if isinstance(card, Sheet) and card.key not in self.taken]
                turned = lots.randrange(2)
                self.lay("ship", lots.choice([*sheets, "starter"]) if seat == 0 else "starter", seat, flipped=turned)
                self.taken.discard("starter")
        scene.pile("captain", 0)[0].marks["place"] = self.place
        scene.pile("captain", 1)[0].marks["place"] = self.place if lots.randrange(4) else lots.randrange(PLANETS)
        for zone, kind in ((zone, kind) for kind, zone in ZONES.items() if kind != "bounty"):
            for seat in (0, 1):
                found = [key for key in OF_KIND[kind] if key not in self.taken]
                if found and lots.randrange(2) and not scene.pile(zone, seat):
                    self.lay(zone, lots.choice(found), seat)
        self.deed()
        for deck, word in enumerate(DECKS.words):
            keys = IN_DECK[deck]
            free = [key for key in keys if key not in self.taken]
            lots.shuffle(free)
            if not any(CARDS[laid.definition].key in keys for laid in scene.pile("market", NOBODY)):
                self.lay("market", free[0])
            for key in free[1:4]:
                self.lay(f"deck-{word}", key)
        if "patrols" not in scene.piles and lots.randrange(2):
            faction = lots.choice(FACTIONS)
            self.lay("patrols", f"{faction}-{lots.choice([1, 1, 2, 3])}", place=self.place)
        for key in TOKENS:
            if key not in self.taken and lots.randrange(4) == 0:
                at = lots.randrange(len(CONTACT_SPACES))
                if not scene.pile(f"contact-{at}", NOBODY):
                    self.lay(f"contact-{at}", key)
        scene.counters = {"credits": {0: lots.choice([0, 3000, 30000]), 1: lots.choice([0, 9000])}}
        for seat in (0, 1):
            for faction in FACTIONS:
                scene.counters.setdefault(f"reputation-{faction}", {})[seat] = lots.choice([-1, 0, 1])
            scene.counters.setdefault("fame", {})[seat] = lots.randrange(5)

    def deed(self) -> None:
        """Something to be done here, of which abilities may make more."""
        wanted = [card for card in DEEDS if card.key not in self.taken and here(card, self.place)]
        if wanted and self.place < PLANETS and self.lots.randrange(2):
            card = self.lots.choice(wanted)
            bounty = card.items[0].bounty
            zone = ZONES[KINDS.words[card.items[0].kind]]
            self.scene.piles.setdefault(zone, {})[0] = [
                one for one in self.scene.pile(zone, 0) if one.definition == self.own
            ]
            self.lay(zone, card.key, 0)
            if bounty is not None and bounty.target not in self.taken:
                self.scene.piles.pop(f"contact-{2 * self.place}", None)
                self.lay(f"contact-{2 * self.place}", bounty.target)

    def table(self) -> OuterRim:
        table = SPEC.layout.lay(self.scene)
        assert isinstance(table, OuterRim)
        if self.lots.randrange(2):
            table.forced = [self.lots.choice(ROLLS)] * LONGEST
        return table


def here(card: Card, place: int) -> bool:
    """Can something be done with the card in a space?"""
    item = card.items[0]
    return item.destination == place or (item.bounty is not None and item.bounty.deliver_to == place)


def play(card: Card, seed: int) -> None:
    """A little game that leans to the card."""
    stage = Stage(card, seed)
    table = stage.table()
    for _ in range(LONGEST):
        if table.asked < 0:
            return
        offered = table.options.listed()
        likely = [code for code in offered if leans(code, card)] if stage.lots.randrange(5) else []
        sensible = likely or [code for code in offered if SPACE.verb(code).name not in ASIDE] or offered
        submit(table, table.asked, stage.lots.choice(sensible))


def leans(code: int, card: Card) -> bool:
    """Is an answer about the card, or one after which something happens?"""
    verb = SPACE.verb(code)
    return verb.name in EAGER or (verb.points_at == DEFINITION and code - verb.base == card.number)


EAGER = ("draw", "meet", "attempt", "deliver", "market", "hunt", "use", "react", "yes")


@pytest.mark.parametrize("card", [card for card in CARDS if TEXTS[card.key]], ids=lambda card: card.key)
def test_every_text_is_carried_out_each_way(card: Card, monkeypatch: pytest.MonkeyPatch) -> None:
    missing = set(TEXTS[card.key])
    pushed, made = Table.push, Frame.__init__

    def push(self: Table, node: int, *rest: Any) -> None:
        missing.discard(node)
        pushed(self, node, *rest)

    def make(self: Frame, node: int, *rest: Any) -> None:
        missing.discard(node)
        made(self, node, *rest)

    monkeypatch.setattr(Table, "push", push)
    monkeypatch.setattr(Frame, "__init__", make)
    for seed in range(TRIES):
        if not missing:
            return
        play(card, seed)
    assert [PROGRAM.paths[number] for number in missing] == []
