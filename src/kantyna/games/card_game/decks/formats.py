"""Decks as files: text that people write, JSON, and OCTGN's ``.o8d``."""

from __future__ import annotations

import json
import re
from typing import Final
from xml.etree import ElementTree

from kantyna.games.card_game.decks.deck import Deck
from kantyna.games.card_game.decks.octgn import AFFILIATION_NUMBERS, GAME, ID_DIGITS, PREFIX, SET_NUMBERS
from kantyna.games.card_game.decks.sets import BY_NUMBER, SETS
from kantyna.games.card_game.vocabulary import AFFILIATIONS, NEUTRAL
from kantyna.games.common.deck_list import DIGITS, SHOWN, BadDeck, lines, plain, read_json

NUMBER: Final = re.compile(rf"\((\d{{1,{DIGITS}}})\)\s*$|^(\d{{1,{DIGITS}}})$")
KNOWN: Final = ", ".join(AFFILIATIONS.words[:NEUTRAL])


def read_deck(text: str, names: dict[str, str]) -> Deck:
    """A deck in any of the three formats; *names* are the names of cards in all languages, and their keys."""
    start = text.lstrip("\ufeff \t\r\n")
    if start.startswith("<"):
        return from_octgn(start)
    if start.startswith("{"):
        return from_json(start)
    return from_text(start, names)


def to_text(deck: Deck, names: dict[str, str]) -> str:
    """A line for the affiliation, then one a set: ``2x A Hero's Journey (1)``. *names* are those of one language."""
    lines = [names[deck.affiliation]]
    for number in sorted(set(deck.sets)):
        lines.append(f"{deck.sets.count(number)}x {names[BY_NUMBER[number].objective]} ({number})")
    return "\n".join(lines) + "\n"


def from_text(text: str, names: dict[str, str]) -> Deck:
    """Sets by number or by the name of their objective, once or several times; the affiliation by its name."""
    known = {plain(name): key for name, key in names.items()}
    known.update({plain(name): name for name in AFFILIATIONS.words[:NEUTRAL]})
    objectives = {one.objective: one.number for one in SETS}
    affiliation = ""
    sets: list[int] = []
    for line in lines(text):
        number = NUMBER.search(line.what)
        key = known.get(plain(line.what), "")
        if number is not None:
            sets += [int(number[1] or number[2])] * line.count
        elif key in objectives:
            sets += [objectives[key]] * line.count
        elif key in AFFILIATIONS.words[:NEUTRAL]:
            affiliation = key
        else:
            raise BadDeck("deck-line", line=line.number, text=line.what[:SHOWN])
    if not affiliation:
        raise BadDeck("deck-no-affiliation", known=KNOWN)
    return Deck(affiliation, sets)


def to_json(deck: Deck) -> str:
    return json.dumps({"affiliation": deck.affiliation, "sets": deck.sets}) + "\n"


def from_json(text: str) -> Deck:
    data = read_json(text)
    affiliation = data.get("affiliation") if isinstance(data, dict) else None
    sets = data.get("sets") if isinstance(data, dict) else None
    if not isinstance(affiliation, str):
        raise BadDeck("deck-no-affiliation", known=KNOWN)
    if not isinstance(sets, list) or not all(isinstance(number, int) for number in sets):
        raise BadDeck("deck-no-sets")
    return Deck(affiliation, sets)


def to_octgn(deck: Deck, names: dict[str, str]) -> str:
    """Affiliation, command deck and objective deck, card by card."""
    root = ElementTree.Element("deck", {"game": GAME})
    section = ElementTree.SubElement(root, "section", {"name": "Affiliation"})
    _card(section, AFFILIATION_NUMBERS[deck.affiliation], 1, names[deck.affiliation])
    command = ElementTree.SubElement(root, "section", {"name": "Command Deck"})
    objectives = ElementTree.SubElement(root, "section", {"name": "Objective Deck"})
    for number in sorted(set(deck.sets)):
        count = deck.sets.count(number)
        for at, key in enumerate(BY_NUMBER[number].cards):
            _card(objectives if at == 0 else command, SET_NUMBERS[number][at], count, names[key])
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n' + ElementTree.tostring(root, "unicode") + "\n"


def octgn_id(number: int) -> str:
    return f"{PREFIX}{number:0{ID_DIGITS}d}"


def _card(section: ElementTree.Element, number: int, count: int, name: str) -> None:
    card = ElementTree.SubElement(section, "card", {"qty": str(count), "id": octgn_id(number)})
    card.text = name


def from_octgn(text: str) -> Deck:
    """Whole sets only: a set that lacks a card and a card without its set are told."""
    if "<!" in text:
        raise BadDeck("deck-octgn-part", text="<!")
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        raise BadDeck("deck-not-octgn", line=error.position[0]) from error
    counts: dict[int, int] = {}
    for card in root.iter("card"):
        found = card.get("id", "")
        digits = found.removeprefix(PREFIX)
        count = card.get("qty", "")
        good = digits.isdecimal() and len(digits) <= ID_DIGITS and count.isdecimal() and len(count) <= DIGITS
        if digits == found or not good:
            raise BadDeck("deck-octgn-part", text=found[:SHOWN] or "card")
        counts[int(digits)] = counts.get(int(digits), 0) + int(count)
    affiliation = ""
    for name, number in AFFILIATION_NUMBERS.items():
        if counts.pop(number, 0):
            affiliation = name
    if not affiliation:
        raise BadDeck("deck-no-affiliation", known=KNOWN)
    sets: list[int] = []
    for one in SETS:
        numbers = SET_NUMBERS[one.number]
        copies = counts.get(numbers[0], 0)
        sets += [one.number] * copies
        for at, number in enumerate(numbers):
            left = counts.pop(number, 0) - copies
            if left < 0:
                raise BadDeck("deck-broken-set", set=one.number, card=one.cards[at])
            if left > 0:
                raise BadDeck("deck-loose-card", card=one.cards[at])
    for number in counts:
        raise BadDeck("deck-loose-card", card=octgn_id(number))
    return Deck(affiliation, sets)
