"""Decks as people write them down: what is wrong with one, and how files and lines of them are read in every game."""

from __future__ import annotations

import json
import re
import unicodedata
from difflib import get_close_matches
from typing import Final

from kantyna.kernel.errors import KantynaError

DIGITS: Final = 3
"""No count in a deck has more; longer ones are refused before they grow into lists."""
SHOWN: Final = 60
"""So much of what cannot be read is shown."""
COUNTED: Final = re.compile(rf"(\d{{1,{DIGITS}}})(?:\s*[x×]\s*|\s+(?=\D))(.+)")
COUNTED_AFTER: Final = re.compile(rf"(.+?)[\s(]+[x×]\s?(\d{{1,{DIGITS}}})\)?")
"""``2x Rey`` and ``2 Rey``; ``Rey x2``."""
DOT: Final = re.compile(r"[•·◦▪*–-]\s+")
"""What lists begin their lines with."""
HEADING: Final = re.compile(r"([^\d(:]+?)\s*:?\s*(?:\(\d+\)|\d+)?\s*:?")
"""``Upgrades (12):``, ``Objective sets: 10``."""


MOST_LINES: Final = 300
"""Of a deck as text: no deck has so many."""
MOST_TROUBLES: Final = 20
"""So many lines that can't be read are told; then it is something else."""
LONGEST_NAME: Final = 60
"""Of a deck."""
NAMED: Final = re.compile(r"#\s+(\S.*)")
"""The first line of a deck as text may be a remark: the name of the deck."""


class BadDeck(KantynaError):
    """A deck, or a line of one, that can't be read: the message says where and why."""


class DeckList:
    """A deck as it is built, legal or not: how often each card is in it, by key, and what its owner calls it."""

    def __init__(self, picks: dict[str, int], name: str) -> None:
        self.picks = picks
        self.name = clean_name(name)


class Reading:
    """What could be read of a deck, and what could not, line by line."""

    def __init__(self, deck: DeckList, troubles: list[BadDeck]) -> None:
        self.deck = deck
        self.troubles = troubles

    def whole(self) -> DeckList:
        """The deck, if all of it could be read."""
        for trouble in self.troubles:
            raise trouble
        return self.deck


class Fault:
    """One thing that is wrong: the rule it breaks, the message's key and what fills it."""

    def __init__(self, rule: str, key: str, **values: str | int) -> None:
        self.rule = rule
        self.key = key
        self.values = values

    def equals(self, other: Fault) -> bool:
        return self.rule == other.rule and self.key == other.key and self.values == other.values


class Line:
    """A line that says something: its number in the file, and how often it names what."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.whole = text
        dot = DOT.match(text)
        self.dotted = dot is not None
        said = text[dot.end() :] if dot is not None else text
        before, after = COUNTED.fullmatch(said), COUNTED_AFTER.fullmatch(said)
        self.counted = before is not None or after is not None
        self.count = 1
        self.what = said
        if before is not None:
            self.count, self.what = int(before[1]), before[2].strip()
        elif after is not None:
            self.count, self.what = int(after[2]), after[1].strip()


def lines(text: str) -> list[Line]:
    """The lines of a deck as text; what follows a ``#`` that begins a word is a remark."""
    found: list[Line] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = re.split(r"(?:^|(?<=\s))#(?!\d)", raw)[0].strip()
        if line:
            found.append(Line(number, line))
    if len(found) > MOST_LINES:
        raise BadDeck("deck-many-lines", have=len(found), most=MOST_LINES)
    return found


def is_heading(line: Line, headings: set[str]) -> bool:
    """Does the line only say what comes below it? *headings* are compared as names are."""
    word = HEADING.fullmatch(line.what)
    return not line.counted and word is not None and plain(word[1]) in headings


def clean_name(name: str) -> str:
    """A deck's name on one line, without what can't be seen, and not too long."""
    seen = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(seen.split())[:LONGEST_NAME].strip()


def name_in(text: str) -> str:
    """The name of a deck as text, or nothing."""
    found = NAMED.match(text)
    return found[1] if found is not None else ""


def name_line(name: str) -> str:
    """The name of a deck as text begins with it."""
    return f"# {name}\n\n" if name else ""


def plain(name: str) -> str:
    """A name as it is compared: small letters without marks; signs and spaces don't count."""
    letters = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l"))
    return "".join(letter for letter in letters if letter.isalnum())


def nearest(name: str, known: list[str]) -> str:
    """The known name that is most like this one, or nothing."""
    by_letters = {plain(one): one for one in known}
    found = get_close_matches(plain(name), list(by_letters), 1)
    return by_letters[found[0]] if found else ""


def read_json(text: str) -> object:
    """A deck in JSON, whatever it holds."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        raise BadDeck("deck-not-json", line=line) from error
