"""A deck in a link: no account, no database, everything stands behind the ``#``.

``1.`` and then, in letters that no mail program breaks: how many different cards, for each the step from the number of
the one before and how often it is there, the deck's name, and a checksum that also knows the game.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from zlib import crc32

from kantyna.games.common.deck_list import DIGITS, BadDeck, DeckList

VERSION: Final = 1
CHECKSUM: Final = 4
"""Bytes of it."""
LINK: Final = re.compile(r"(?:\S*#)?(\d{1,3})\.([\w-]{1,4000})", re.ASCII)
PAGE: Final = "/decks/"
SEVEN_BITS: Final = 7
MOST_BITS: Final = 28
"""No number in a link needs more."""


def is_link(text: str) -> bool:
    """Does it look like one, whole or damaged?"""
    word = text.strip()
    return len(word.split()) == 1 and (PAGE in word or LINK.fullmatch(word) is not None)


def to_link(game: str, deck: DeckList, numbers: dict[str, int]) -> str:
    """What stands behind the ``#``; *numbers* are those of the cards, by key, for ever the same."""
    data = bytearray(_number(len(deck.picks)))
    before = 0
    for number, count in sorted((numbers[key], count) for key, count in deck.picks.items()):
        data += _number(number - before) + _number(count)
        before = number
    data += deck.name.encode()
    data += _checksum(game, bytes(data))
    return f"{VERSION}.{urlsafe_b64encode(bytes(data)).decode().rstrip('=')}"


def from_link(game: str, text: str, numbers: dict[str, int]) -> DeckList:
    """The deck in a link, whole or only what stands behind the ``#``. BadDeck if it is damaged."""
    found = LINK.fullmatch(text.strip())
    if found is None:
        raise BadDeck("deck-link-damaged")
    if int(found[1]) != VERSION:
        raise BadDeck("deck-link-version", version=int(found[1]), known=VERSION)
    try:
        data = urlsafe_b64decode(found[2] + "=" * (-len(found[2]) % 4))
        return _unpacked(game, data, {number: key for key, number in numbers.items()})
    except (ValueError, IndexError, KeyError) as error:
        raise BadDeck("deck-link-damaged") from error


def _unpacked(game: str, data: bytes, keys: dict[int, str]) -> DeckList:
    if _checksum(game, data[:-CHECKSUM]) != data[-CHECKSUM:]:
        raise ValueError
    reader = _Reader(data[:-CHECKSUM])
    picks: dict[str, int] = {}
    number = 0
    for _ in range(reader.number()):
        number += reader.number()
        count = reader.number()
        if not 0 < count < 10**DIGITS:
            raise ValueError
        picks[keys[number]] = count
    return DeckList(picks, reader.rest().decode())


def _checksum(game: str, data: bytes) -> bytes:
    return crc32(game.encode() + data).to_bytes(CHECKSUM)


def _number(number: int) -> bytes:
    """Seven bits a byte, the lowest first; all but the last have the eighth."""
    found = bytearray()
    while number >> SEVEN_BITS:
        found.append(number & 0x7F | 0x80)
        number >>= SEVEN_BITS
    found.append(number)
    return bytes(found)


class _Reader:
    """Reads numbers off bytes."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def number(self) -> int:
        found = 0
        for shift in range(0, MOST_BITS, SEVEN_BITS):
            byte = self.data[self.at]
            self.at += 1
            found |= (byte & 0x7F) << shift
            if byte < 0x80:
                return found
        raise ValueError

    def rest(self) -> bytes:
        return self.data[self.at :]
