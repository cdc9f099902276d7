"""All different things of the box: spaces, captains, sheets, market, encounters, databank, contacts, patrols, AI cards.

A definition's number is its place here.
"""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.ability import Ability
from kantyna.games.outer_rim.card import Captain, Card, Databank, Encounter, Sheet
from kantyna.games.outer_rim.cards.ai import AI_CARDS
from kantyna.games.outer_rim.cards.captains import CAPTAIN_CARDS
from kantyna.games.outer_rim.cards.contacts import CONTACT_TOKENS
from kantyna.games.outer_rim.cards.databank.contacts_a_to_g import FIRST_CONTACTS
from kantyna.games.outer_rim.cards.databank.contacts_h_to_z import LATER_CONTACTS
from kantyna.games.outer_rim.cards.databank.jobs import JOB_STEPS
from kantyna.games.outer_rim.cards.databank.starts import STARTS
from kantyna.games.outer_rim.cards.databank.turns_of_fate import TURNS_OF_FATE
from kantyna.games.outer_rim.cards.encounters.cantonica_ord_mantell import CANTONICA_ORD_MANTELL_CARDS
from kantyna.games.outer_rim.cards.encounters.kessel import KESSEL_CARDS
from kantyna.games.outer_rim.cards.encounters.lothal_mon_calamari import LOTHAL_MON_CALAMARI_CARDS
from kantyna.games.outer_rim.cards.encounters.naboo_ryloth import NABOO_RYLOTH_CARDS
from kantyna.games.outer_rim.cards.encounters.nal_hutta_tatooine import NAL_HUTTA_TATOOINE_CARDS
from kantyna.games.outer_rim.cards.encounters.navpoint import NAVPOINT_CARDS
from kantyna.games.outer_rim.cards.encounters.ring_of_kafrene_takodana import RING_OF_KAFRENE_TAKODANA_CARDS
from kantyna.games.outer_rim.cards.market.bounties import BOUNTY_CARDS
from kantyna.games.outer_rim.cards.market.cargo import CARGO_CARDS
from kantyna.games.outer_rim.cards.market.gear import GEAR_CARDS
from kantyna.games.outer_rim.cards.market.jobs import JOB_CARDS
from kantyna.games.outer_rim.cards.market.luxury import LUXURY_CARDS
from kantyna.games.outer_rim.cards.market.ships import SHIP_CARDS
from kantyna.games.outer_rim.cards.patrols import PATROL_TOKENS
from kantyna.games.outer_rim.cards.ships import SHEETS
from kantyna.games.outer_rim.cards.spaces import SPACE_CARDS
from kantyna.games.outer_rim.item import Item
from kantyna.games.outer_rim.table import PROGRAM

CARDS: Final[list[Card]] = [
    *SPACE_CARDS,
    *CAPTAIN_CARDS,
    *SHEETS,
    *BOUNTY_CARDS,
    *CARGO_CARDS,
    *GEAR_CARDS,
    *JOB_CARDS,
    *LUXURY_CARDS,
    *SHIP_CARDS,
    *CANTONICA_ORD_MANTELL_CARDS,
    *LOTHAL_MON_CALAMARI_CARDS,
    *KESSEL_CARDS,
    *NAL_HUTTA_TATOOINE_CARDS,
    *NABOO_RYLOTH_CARDS,
    *RING_OF_KAFRENE_TAKODANA_CARDS,
    *NAVPOINT_CARDS,
    *TURNS_OF_FATE,
    *FIRST_CONTACTS,
    *LATER_CONTACTS,
    *JOB_STEPS,
    *STARTS,
    *CONTACT_TOKENS,
    *PATROL_TOKENS,
    *AI_CARDS,
]
NUMBER_OF: Final[dict[str, int]] = {card.key: number for number, card in enumerate(CARDS)}


def _add_abilities(path: str, abilities: list[Ability]) -> None:
    for at, ability in enumerate(abilities):
        PROGRAM.add(f"{path}/{at}", ability.script)


def _add_item(path: str, item: Item) -> None:
    _add_abilities(path, item.abilities)
    PROGRAM.add(f"{path}/after", item.after)
    PROGRAM.add(f"{path}/attempt", item.attempt)
    if item.bounty is not None:
        item.bounty.contact = NUMBER_OF[item.bounty.target]


def _enter(number: int, card: Card) -> None:
    """Number a card, and register its scripts under paths that stand for ever."""
    card.number = number
    if isinstance(card, Captain):
        _add_abilities(f"{card.key}/both", card.both)
        _add_abilities(f"{card.key}/front", card.front)
        _add_abilities(f"{card.key}/back", card.back)
    elif isinstance(card, Sheet):
        for side in card.sides:
            _add_abilities(f"{card.key}/{side.key}", side.abilities)
    elif isinstance(card, Encounter):
        for at, section in enumerate(card.sections):
            for which, branch in enumerate(section.branches):
                PROGRAM.add(f"{card.key}/{at}/{which}", branch.script)
            if section.secret is not None:
                PROGRAM.add(f"{card.key}/{at}/secret", section.secret.script)
            if section.item is not None:
                _add_item(f"{card.key}/{at}/item", section.item)
    else:
        if isinstance(card, Databank):
            PROGRAM.add(f"{card.key}/text", card.script)
            if card.contact:
                card.token = NUMBER_OF[card.contact]
        for item in card.items:
            _add_item(f"{card.key}/item", item)


for _number, _card in enumerate(CARDS):
    _enter(_number, _card)
