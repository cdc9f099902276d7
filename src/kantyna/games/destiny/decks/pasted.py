"""Decks as text: one line a card, as people paste it from the public deck site."""

from __future__ import annotations

import re
from typing import Final

from kantyna.games.common.deck_list import (
    SHOWN,
    BadDeck,
    DeckList,
    Line,
    Reading,
    lines,
    name_line,
    nearest,
    plain,
)
from kantyna.games.common.deck_text import NAMES_DECK, PASSED_OVER, READ, DeckText
from kantyna.games.destiny.card import Card
from kantyna.games.destiny.card_index import CARDS, NUMBER_OF
from kantyna.games.destiny.decks.deck import BY_CODE, ELITE, WORD, Deck
from kantyna.games.destiny.decks.sets import NEWER_NAMES, SET_NAMES, card_code, newer_set, set_of
from kantyna.games.destiny.vocabulary import BATTLEFIELD, CHARACTER, EVENT, SUPPORT, UPGRADE

PLACE: Final = re.compile(r"\s*\(([^()#]+?)\s*#\s*(\d{1,3})\)\s*$")
"""Where a card stands: ``(Awakenings #28)``."""
DICE: Final = re.compile(
    r"\s*(?:\((\d)\s*\)|[(,]\s*(?:(\d)\s*(?:dice|die|kości|kość)|elite|elitarn[ay])\s*\)?)\s*$", re.IGNORECASE
)
"""How many dice a character has, as the site's page shows it and as people say it: ``(2 )``, ``, 2 dice``, ``(elite)``.
"""
BEHIND: Final = re.compile(r"\s*,\s*|\s+[-–—]\s+")
HEADINGS: Final = {
    plain(word)
    for word in (
        *("Battlefield", "Battlefields", "Character", "Characters", "Upgrade", "Upgrades", "Support", "Supports"),
        *("Event", "Events", "Pole bitwy", "Postać", "Postacie", "Ulepszenie", "Ulepszenia", "Wsparcie", "Wsparcia"),
        *("Wydarzenie", "Wydarzenia"),
    )
}
ORDER: Final = [CHARACTER, BATTLEFIELD, UPGRADE, SUPPORT, EVENT]


def to_text(deck: DeckList, names: dict[str, str]) -> str:
    """A line a card: ``2x Leia Organa (Awakenings #28)``. *names* are those of one language, by key."""
    parts: list[str] = []
    cards = Deck(deck.picks)
    for kind in ORDER:
        told = [f"{_count(card, count)}{names[card.key]} {place(card)}" for card, count in cards.of_kind(kind)]
        if told:
            parts.append("\n".join(told))
    return name_line(deck.name) + "\n\n".join(parts) + "\n"


def _count(card: Card, count: int) -> str:
    return "" if card.kind == BATTLEFIELD and count == 1 else f"{count}x "


def place(card: Card) -> str:
    return f"({SET_NAMES[card.set]} #{card.number})"


def from_text(text: str, called: dict[str, list[str]]) -> Reading:
    """Cards by their place in a set, by code, or by name in any language; headings and what stands above them are
    passed over. *called* are the names of each card by its key. A line that can't be read is told,
    the others are read."""
    found = _cards_apart([line for line in lines(text) if not re.fullmatch(r"[-=¯_*\s]+", line.what)])
    return CardText(called).deck(text, found)


def _cards_apart(found: list[Line]) -> list[Line]:
    """A line of codes, as a table's setting is written, is a line for each card."""
    apart: list[Line] = []
    for line in found:
        words = line.whole.replace(",", " ").split()
        if all(WORD.fullmatch(word) for word in words):
            apart += [Line(line.number, word) for word in words]
        else:
            apart.append(line)
    return apart


class CardText(DeckText):
    """Finds the card that a line means."""

    def __init__(self, called: dict[str, list[str]]) -> None:
        super().__init__(HEADINGS, "deck-no-cards")
        self.names: dict[str, list[str]] = {}
        self.written = [name for names in called.values() for name in names]
        for key, names in called.items():
            for name in {plain(one) for one in (key, *names)}:
                self.names.setdefault(name, []).append(key)

    def sort(self, line: Line, at: int, above: bool) -> int:
        if at == 0 and not line.counted and not self.knows(line.what):
            return NAMES_DECK
        return PASSED_OVER if above and not line.counted else READ

    def knows(self, what: str) -> bool:
        """Does the line name a card, or say where one stands?"""
        return (
            WORD.fullmatch(what) is not None
            or PLACE.search(what) is not None
            or bool(self._by_name(DICE.sub("", what)))
        )

    def read(self, line: Line) -> tuple[str, int]:
        what = line.what
        code = WORD.fullmatch(what)
        if code is not None:
            return self._coded(line, code[2]), line.count
        standing = PLACE.search(what)
        what = PLACE.sub("", what)
        dice = DICE.search(what)
        name = DICE.sub("", what)
        if standing is not None:
            key = self._standing(line, standing[1], int(standing[2]), name)
        else:
            key = self._named(line, name)
        if dice is not None and CARDS[NUMBER_OF[key]].kind == CHARACTER and CARDS[NUMBER_OF[key]].unique:
            return key, int(dice[1] or dice[2] or ELITE)
        return key, line.count

    def _coded(self, line: Line, code: str) -> str:
        if code in BY_CODE:
            return BY_CODE[code]
        newer = newer_set(code)
        if newer:
            raise BadDeck("deck-newer", line=line.number, text=code, set=newer)
        raise BadDeck("deck-name", line=line.number, text=code)

    def _standing(self, line: Line, set_name: str, number: int, name: str) -> str:
        which = set_of(set_name)
        if which < 0:
            if plain(set_name) in NEWER_NAMES:
                raise BadDeck("deck-newer", line=line.number, text=name[:SHOWN], set=NEWER_NAMES[plain(set_name)])
            raise BadDeck("deck-set", line=line.number, set=set_name[:SHOWN], known=", ".join(SET_NAMES))
        key = BY_CODE.get(card_code(which, number), "")
        if not key:
            raise BadDeck("deck-place", line=line.number, set=SET_NAMES[which], number=number)
        if name and CARDS[NUMBER_OF[key]].title not in [CARDS[NUMBER_OF[one]].title for one in self._by_name(name)]:
            raise BadDeck("deck-other-card", line=line.number, text=name[:SHOWN], card=key)
        return key

    def _named(self, line: Line, name: str) -> str:
        found = self._by_name(name)
        if len(found) == 1:
            return found[0]
        if found:
            places = ", ".join(place(CARDS[NUMBER_OF[key]]) for key in found)
            raise BadDeck("deck-which", line=line.number, text=name[:SHOWN], known=places)
        near = nearest(name, self.written)
        if near:
            raise BadDeck("deck-name-like", line=line.number, text=name[:SHOWN], near=near)
        raise BadDeck("deck-name", line=line.number, text=name[:SHOWN])

    def _by_name(self, name: str) -> list[str]:
        """The cards of that name, with or without what stands behind a comma or a dash: a subtitle, dice."""
        parts = BEHIND.split(name)
        for end in range(len(parts), 0, -1):
            found = self.names.get(plain(" ".join(parts[:end])), [])
            if found:
                return found
        return []
