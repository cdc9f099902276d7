"""Decks as a saved object of Tabletop Simulator: a bag with characters, battlefield and deck. Pictures are no part of
it: tables that know the game find each card by its number."""

from __future__ import annotations

import json
import re
from typing import Final

from kantyna.games.common.deck_list import SHOWN, BadDeck, DeckList
from kantyna.games.destiny.card import Card
from kantyna.games.destiny.card_index import CARDS, NUMBER_OF
from kantyna.games.destiny.decks.deck import BY_CODE, ELITE, Deck
from kantyna.games.destiny.decks.sets import NEWER_NAMES, SHORT, card_code, set_of
from kantyna.games.destiny.vocabulary import AWAKENINGS, BATTLEFIELD, CHARACTER, SPIRIT_OF_REBELLION, TWO_PLAYER_GAME

DESCRIPTION: Final = re.compile(r"(elite\s+)?(\w{2,4})\s+(\d{1,3})", re.IGNORECASE)
"""What stands under a card's name there: ``elite AW 28``."""
SHEET: Final = 70
"""Cards on one sheet of pictures."""
SHEETS: Final = {AWAKENINGS: [1300, 1400, 1900], SPIRIT_OF_REBELLION: [2200, 2300, 2400], TWO_PLAYER_GAME: [100]}
"""The number of the first card of each sheet."""
FIELDS: Final = 1800
"""The battlefields of Awakenings have a sheet of their own."""
FIRST_FIELD: Final = 165
DEPTH: Final = 6
"""Bags in bags: no honest file goes deeper."""


def card_id(card: Card) -> int:
    """The number that tables of this game know a card by; a reprint has that of the first print."""
    first = CARDS[NUMBER_OF[card.title]]
    shown = first if card.kind != CHARACTER else card
    if shown.kind == BATTLEFIELD and shown.set == AWAKENINGS:
        return FIELDS + shown.number - FIRST_FIELD
    at = shown.number - 1
    return SHEETS[shown.set][at // SHEET] + at % SHEET


def to_simulator(deck: DeckList, names: dict[str, str]) -> str:
    """*names* are those of one language, by key."""
    things: list[dict[str, object]] = []
    held = Deck(deck.picks)
    for card, count in [*held.of_kind(BATTLEFIELD), *held.of_kind(CHARACTER)]:
        elite = card.kind == CHARACTER and card.unique and count == ELITE
        for _ in range(1 if elite else count):
            things.append(_card(card, names[card.key], elite))
    cards = held.cards()
    things.append(
        {
            "Name": "Deck",
            "DeckIDs": [card_id(card) for card in cards],
            "ContainedObjects": [_card(card, names[card.key], False) for card in cards],
        }
    )
    bag = {"Name": "Bag", "Nickname": deck.name, "ContainedObjects": things}
    return json.dumps({"ObjectStates": [bag]}, ensure_ascii=False, indent=1) + "\n"


def _card(card: Card, name: str, elite: bool) -> dict[str, object]:
    return {
        "Name": "Card",
        "Nickname": name,
        "Description": f"{'elite ' if elite else ''}{SHORT[card.set]} {card.number}",
        "CardID": card_id(card),
        "SidewaysCard": card.kind == BATTLEFIELD,
    }


def is_saved_object(data: object) -> bool:
    return isinstance(data, dict) and "ObjectStates" in data


def from_simulator(data: object) -> DeckList:
    """Every card in every bag and deck, by what is written under its name; the outermost bag bears the deck's."""
    things = data.get("ObjectStates") if isinstance(data, dict) else None
    counts: dict[str, int] = {}
    _gather(things, counts, 0)
    if not counts:
        raise BadDeck("deck-no-cards")
    bags = [thing for thing in things if thing.get("Name") == "Bag"] if isinstance(things, list) else []
    return DeckList(counts, str(bags[0].get("Nickname", "")) if bags else "")


def _gather(things: object, counts: dict[str, int], depth: int) -> None:
    if not isinstance(things, list) or depth > DEPTH:
        raise BadDeck("deck-not-simulator")
    for thing in things:
        if not isinstance(thing, dict):
            raise BadDeck("deck-not-simulator")
        if thing.get("Name") in ("Card", "CardCustom"):
            key, count = _read_card(thing)
            counts[key] = counts.get(key, 0) + count
        elif "ContainedObjects" in thing:
            _gather(thing["ContainedObjects"], counts, depth + 1)


def _read_card(thing: dict[str, object]) -> tuple[str, int]:
    name = str(thing.get("Nickname", ""))[:SHOWN]
    found = DESCRIPTION.fullmatch(str(thing.get("Description", "")).strip())
    if found is None:
        raise BadDeck("deck-card-place", text=name)
    which = set_of(found[2])
    if which < 0:
        newer = NEWER_NAMES.get(found[2].casefold(), "")
        if newer:
            raise BadDeck("deck-newer-card", text=name, set=newer)
        raise BadDeck("deck-card-place", text=name)
    key = BY_CODE.get(card_code(which, int(found[3])), "")
    if not key:
        raise BadDeck("deck-card-place", text=name)
    return key, ELITE if found[1] else 1
