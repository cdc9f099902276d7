"""Decks as text: an affiliation and a line a set, as people write them and as the public deck sites print them."""

from __future__ import annotations

import re
from typing import Final

from kantyna.games.card_game.decks.picks import CHOICES, SET_OF, affiliations_in
from kantyna.games.card_game.decks.sets import BY_NUMBER, SETS
from kantyna.games.common.deck_list import (
    DIGITS,
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

PLACE: Final = re.compile(r"\s*\(([^()]+)\)\s*$")
"""What stands behind a name: the box it comes from, the number of its set, or number and place, ``(19-2)``."""
NUMBER: Final = re.compile(rf"(?:(?:core|set|zestaw)\s+)*(\d{{1,{DIGITS}}})(?:-(\d))?", re.IGNORECASE)
CORE: Final = re.compile(r"core\b.*|zestaw podstawowy", re.IGNORECASE)
"""The box whose sets are here."""
AFFILIATION: Final = re.compile(r"(?:affiliation|stronnictwo)\s*:\s*|\s+affiliation$", re.IGNORECASE)
"""The word for it before or behind its name."""
CREDIT: Final = re.compile(r"deck created with .*", re.IGNORECASE)
"""The line by which the site tells where a deck was built."""
HEADINGS: Final = {
    plain(word)
    for word in (
        *("Total Objective Sets", "Objective Sets", "Objectives", "Affiliation", "Light Side", "Dark Side"),
        *("Zestawy celów", "Cele", "Stronnictwo", "Jasna strona", "Ciemna strona"),
    )
}
SETS_KNOWN: Final = f"{SETS[0].number}–{SETS[-1].number}"
FIRST: Final = 1
"""An objective's place in its set."""
LOST: Final = "?"
"""The set that could not be read."""


def to_text(deck: DeckList, names: dict[str, str]) -> str:
    """A line for the affiliation, then one a set: ``2x A Hero's Journey (1)``. *names* are those of one language."""
    told = [f"{count}x {names[key]} ({SET_OF[key]})" for key, count in deck.picks.items() if key in SET_OF]
    return name_line(deck.name) + "\n".join([*(names[key] for key in affiliations_in(deck.picks)), *told]) + "\n"


def to_site(deck: DeckList, names: dict[str, str]) -> str:
    """As the public site prints it: below each set its cards, each with its place, ``Luke Skywalker (1-2)``."""
    parts = [f"{names[key]} (Core)" for key in affiliations_in(deck.picks)]
    chosen = [(BY_NUMBER[SET_OF[key]], count) for key, count in deck.picks.items() if key in SET_OF]
    parts.append(f"Total Objective Sets: ({sum(count for _, count in chosen)})")
    for one, count in chosen:
        told = [f"{names[card]} ({one.number}-{at})" for at, card in enumerate(one.cards, FIRST)]
        parts.append("\n".join([f"{count}x {told[0]}", *told[FIRST:]]))
    return name_line(deck.name) + "\n\n".join(parts) + "\n"


def from_text(text: str, called: dict[str, list[str]]) -> Reading:
    """Sets by number or by the name of their objective, once or several times; the affiliation by its name. Headings,
    what stands above them and the cards below their set are passed over. A line that can't be read is told; the
    others are read."""
    found = _sets_apart([line for line in lines(text) if not CREDIT.fullmatch(line.whole)])
    return SetText(called).deck(text, found)


def _sets_apart(found: list[Line]) -> list[Line]:
    """A table's setting is an affiliation and numbers on one line: a line for each of them."""
    if len(found) != 1:
        return found
    words = found[0].whole.replace(",", " ").split()
    numbers = all(word.isdecimal() and len(word) <= DIGITS for word in words[1:])
    return [Line(found[0].number, word) for word in words] if words[0] in CHOICES and numbers else found


class SetText(DeckText):
    """Finds the affiliation or the set that a line means."""

    def __init__(self, called: dict[str, list[str]]) -> None:
        super().__init__(HEADINGS, "deck-empty")
        self.within = ""
        """The set whose cards may be listed now."""
        self.names: dict[str, str] = {}
        self.written: list[str] = []
        self.cards: dict[str, list[int]] = {}
        """The sets of each card that is no objective, by its name without the side that some are told apart by."""
        for key in [*CHOICES, *SET_OF]:
            self.written += called[key]
            for name in (key, *called[key]):
                self.names[plain(name)] = key
        for one in SETS:
            for card in one.cards[FIRST:]:
                for name in {plain(PLACE.sub("", told)) for told in called[card]}:
                    self.cards.setdefault(name, []).append(one.number)

    def sort(self, line: Line, at: int, above: bool) -> int:
        if above and not line.counted and not self.knows(line):
            return NAMES_DECK
        return PASSED_OVER if self.belongs(line) else READ

    def knows(self, line: Line) -> bool:
        """Does the line name a set, an affiliation or a card?"""
        return _where(line)[0] > 0 or bool(self._named(line) or self._sets_with(line))

    def belongs(self, line: Line) -> bool:
        """Is it a card of the set above it, for which its objective stands? Nobody knows which cards a set has that
        could not be read: those that are listed below it are passed over with it."""
        if self._named(line):
            return False
        if self.within == LOST:
            return not line.counted and (line.dotted or PLACE.search(line.what) is not None)
        return self.within in SET_OF and SET_OF[self.within] in self._sets_with(line)

    def read(self, line: Line) -> tuple[str, int]:
        self.within = LOST if line.counted and not line.dotted else ""
        self.within = self._meant(line)
        return self.within, line.count

    def _meant(self, line: Line) -> str:
        number, place = _where(line)
        found = self._named(line)
        if number and place <= FIRST:
            return self._numbered(line, number, found)
        if found:
            return found
        told = _name(line)[:SHOWN]
        sets = self._sets_with(line)
        if sets:
            known = ", ".join(str(one) for one in sets)
            raise BadDeck("deck-line-card", line=line.number, text=told, known=known, n=len(sets))
        if number:
            raise BadDeck("deck-line-set", line=line.number, set=number, known=SETS_KNOWN)
        box = PLACE.search(line.what)
        if box is not None and not CORE.fullmatch(box[1]):
            raise BadDeck("deck-line-box", line=line.number, text=told, box=box[1][:SHOWN], known=SETS_KNOWN)
        near = nearest(told, self.written)
        if near:
            raise BadDeck("deck-line-like", line=line.number, text=told, near=near)
        raise BadDeck("deck-line", line=line.number, text=told)

    def _named(self, line: Line) -> str:
        """The set or affiliation of that name, or nothing."""
        return self.names.get(plain(AFFILIATION.sub("", _name(line))), "")

    def _sets_with(self, line: Line) -> list[int]:
        """The sets that have the card of that name or at that place."""
        number, place = _where(line)
        return [number] if place and number in BY_NUMBER else self.cards.get(plain(_name(line)), [])

    def _numbered(self, line: Line, number: int, named: str) -> str:
        if number not in BY_NUMBER:
            raise BadDeck("deck-line-set", line=line.number, set=number, known=SETS_KNOWN)
        found = BY_NUMBER[number].objective
        if named and named != found:
            raise BadDeck("deck-line-other", line=line.number, set=number, card=found, text=_name(line)[:SHOWN])
        return found


def _name(line: Line) -> str:
    """What the line says before the brackets."""
    return PLACE.sub("", line.what)


def _where(line: Line) -> tuple[int, int]:
    """The number of a set and a place in it; 0 where they are not told. A line that is a number is a set's."""
    behind = PLACE.search(line.what)
    number = NUMBER.fullmatch(behind[1] if behind is not None else line.what)
    return (0, 0) if number is None else (int(number[1]), int(number[2] or 0))
