"""The definitions by their numbers, linked to each other, with all their texts registered in the program."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import Ability, Captain, Card, Contact, Databank, Encounter, Item, Sheet
from kantyna.games.outer_rim.cards import CARDS
from kantyna.games.outer_rim.table import PROGRAM
from kantyna.games.outer_rim.vocabulary import A_DROID, CREW
from kantyna.kernel.body import vec

NUMBER_OF: Final[dict[str, int]] = {card.key: number for number, card in enumerate(CARDS)}


def add_abilities(path: str, abilities: list[Ability]) -> None:
    for at, ability in enumerate(abilities):
        PROGRAM.add(f"{path}/ability-{at}", ability.script)


def add_item(path: str, item: Item) -> None:
    add_abilities(path, item.abilities)
    PROGRAM.add(f"{path}/after", item.after)
    PROGRAM.add(f"{path}/attempt", item.attempt)
    if item.bounty is not None:
        item.bounty.contact = NUMBER_OF[item.bounty.target]


def add_card(card: Card) -> None:
    """Register the texts of a definition under paths that stand for ever."""
    if isinstance(card, Captain):
        add_abilities(f"{card.key}/both", card.both)
        add_abilities(f"{card.key}/front", card.front)
        add_abilities(f"{card.key}/back", card.back)
    elif isinstance(card, Sheet):
        for at, side in enumerate(card.sides):
            add_abilities(f"{card.key}/{at}", side.abilities)
    elif isinstance(card, Encounter):
        for at, section in enumerate(card.sections):
            for number, branch in enumerate(section.branches):
                PROGRAM.add(f"{card.key}/{at}/{number}", branch.script)
            if section.secret is not None:
                PROGRAM.add(f"{card.key}/{at}/secret", section.secret.script)
            if section.item is not None:
                add_item(f"{card.key}/{at}/item", section.item)
        return
    elif isinstance(card, Databank):
        PROGRAM.add(f"{card.key}/text", card.script)
        if card.contact:
            card.token = NUMBER_OF[card.contact]
            contact = CARDS[card.token]
            assert isinstance(contact, Contact)
            for item in card.items:
                if item.kind == CREW and contact.droid:
                    item.traits |= A_DROID
    for at, item in enumerate(card.items):
        add_item(f"{card.key}/item-{at}", item)


for number, card in enumerate(CARDS):
    card.number = number
for card in CARDS:
    add_card(card)

BOOK: Final = vec[Card](CARDS)
