"""Decks as files: JSON, OCTGN's ``.o8d``, and else text."""

from __future__ import annotations

import json
from typing import Final
from xml.etree import ElementTree

from kantyna.games.card_game.decks.octgn import AFFILIATION_NUMBERS, GAME, ID_DIGITS, PREFIX, SET_NUMBERS
from kantyna.games.card_game.decks.pasted import from_text
from kantyna.games.card_game.decks.picks import CHOICES, SET_OF, affiliations_in
from kantyna.games.card_game.decks.sets import BY_NUMBER, SETS
from kantyna.games.common.deck_list import DIGITS, SHOWN, BadDeck, DeckList, Reading, read_json

KNOWN: Final = ", ".join(CHOICES)


def read_deck(text: str, called: dict[str, list[str]]) -> Reading:
    """A deck in any of the formats; *called* are the names of each card, by its key, in all languages."""
    start = text.lstrip("\ufeff \t\r\n")
    if start.startswith("<"):
        return Reading(from_octgn(start), [])
    if start.startswith("{"):
        return Reading(from_json(start), [])
    return from_text(start, called)


def to_json(deck: DeckList) -> str:
    chosen = affiliations_in(deck.picks)
    sets = [SET_OF[key] for key, count in deck.picks.items() if key in SET_OF for _ in range(count)]
    data: dict[str, object] = {"name": deck.name, "affiliation": chosen[0] if chosen else "", "sets": sets}
    return json.dumps(data, ensure_ascii=False) + "\n"


def from_json(text: str) -> DeckList:
    data = read_json(text)
    affiliation = data.get("affiliation") if isinstance(data, dict) else None
    sets = data.get("sets") if isinstance(data, dict) else None
    if not isinstance(affiliation, str):
        raise BadDeck("deck-no-affiliation", known=KNOWN)
    if affiliation and affiliation not in CHOICES:
        raise BadDeck("deck-affiliation", name=affiliation[:SHOWN], known=KNOWN)
    if not isinstance(sets, list) or not all(isinstance(number, int) for number in sets):
        raise BadDeck("deck-no-sets")
    picks = {affiliation: 1} if affiliation else {}
    for number in sets:
        if number not in BY_NUMBER:
            raise BadDeck("deck-unknown-set", set=str(number)[:SHOWN])
        objective = BY_NUMBER[number].objective
        picks[objective] = picks.get(objective, 0) + 1
    return DeckList(picks, str(data.get("name") or "") if isinstance(data, dict) else "")


def to_octgn(deck: DeckList, names: dict[str, str]) -> str:
    """Affiliation, command deck and objective deck, card by card; the deck's name as OCTGN keeps notes."""
    root = ElementTree.Element("deck", {"game": GAME})
    section = ElementTree.SubElement(root, "section", {"name": "Affiliation"})
    for key in affiliations_in(deck.picks):
        _card(section, AFFILIATION_NUMBERS[key], 1, names[key])
    command = ElementTree.SubElement(root, "section", {"name": "Command Deck"})
    objectives = ElementTree.SubElement(root, "section", {"name": "Objective Deck"})
    for objective, count in deck.picks.items():
        if objective in SET_OF:
            number = SET_OF[objective]
            for at, key in enumerate(BY_NUMBER[number].cards):
                _card(objectives if at == 0 else command, SET_NUMBERS[number][at], count, names[key])
    ElementTree.SubElement(root, "notes").text = deck.name
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n' + ElementTree.tostring(root, "unicode") + "\n"


def octgn_id(number: int) -> str:
    return f"{PREFIX}{number:0{ID_DIGITS}d}"


def _card(section: ElementTree.Element, number: int, count: int, name: str) -> None:
    card = ElementTree.SubElement(section, "card", {"qty": str(count), "id": octgn_id(number)})
    card.text = name


def from_octgn(text: str) -> DeckList:
    """Whole sets only: a set that lacks a card and a card without its set are told."""
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise BadDeck("deck-octgn-part", text="<!")
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        raise BadDeck("deck-not-octgn", line=error.position[0]) from error
    counts: dict[int, int] = {}
    for card in root.iter("card"):
        found = card.get("id", "")
        digits = found.removeprefix(PREFIX)
        copies_told = card.get("qty", "")
        good = digits.isdecimal() and len(digits) <= ID_DIGITS
        good = good and copies_told.isdecimal() and len(copies_told) <= DIGITS
        if digits == found or not good:
            raise BadDeck("deck-octgn-part", text=found[:SHOWN] or "card")
        counts[int(digits)] = counts.get(int(digits), 0) + int(copies_told)
    if not counts and root.tag != "deck":
        raise BadDeck("deck-octgn-part", text=root.tag[:SHOWN])
    picks: dict[str, int] = {}
    for name, number in AFFILIATION_NUMBERS.items():
        count = counts.pop(number, 0)
        if count:
            picks[name] = count
    for one in SETS:
        numbers = SET_NUMBERS[one.number]
        copies = counts.get(numbers[0], 0)
        if copies:
            picks[one.objective] = copies
        for at, number in enumerate(numbers):
            left = counts.pop(number, 0) - copies
            if left < 0:
                raise BadDeck("deck-broken-set", set=one.number, card=one.cards[at])
            if left > 0:
                raise BadDeck("deck-loose-card", card=one.cards[at])
    for number in counts:
        raise BadDeck("deck-loose-card", card=octgn_id(number))
    return DeckList(picks, root.findtext("notes") or "")
