"""The sets as deck lists name them: those that are played here, and those that came later."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.deck_list import plain
from kantyna.games.destiny.vocabulary import AWAKENINGS, SET_CODES, SPIRIT_OF_REBELLION, TWO_PLAYER_GAME

SET_NAMES: Final = ["Awakenings", "Spirit of Rebellion", "Two-Player Game"]
"""As the public deck site writes them, in the order of the vocabulary."""
SHORT: Final = ["AW", "SoR", "TPG"]
KNOWN_SETS: Final = {
    **{plain(name): number for number, name in enumerate(SET_NAMES)},
    **{plain(name): number for number, name in enumerate(SHORT)},
    "przebudzenia": AWAKENINGS,
    "duchrebelii": SPIRIT_OF_REBELLION,
    "gradladwochosob": TWO_PLAYER_GAME,
}
NEWER: Final = {
    "03": ("EaW", "Empire at War"),
    "05": ("LEG", "Legacies"),
    "06": ("RIV", "Rivals"),
    "07": ("WotF", "Way of the Force"),
    "08": ("AtG", "Across the Galaxy"),
    "09": ("CONV", "Convergence"),
    "10": ("AoN", "Allies of Necessity"),
    "11": ("SoH", "Spark of Hope"),
    "12": ("CM", "Covert Missions"),
    "13": ("TR", "Transformations"),
}
"""By the first two digits of a card's code: how the set is written in short and in full."""
NEWER_NAMES: Final = {plain(name): full for short, full in NEWER.values() for name in (short, full)}


def set_of(name: str) -> int:
    """The number of a set by any of its names, or -1."""
    return KNOWN_SETS.get(plain(name), -1)


def newer_set(code: str) -> str:
    """The name of the later set that a card's code points to, or nothing."""
    return NEWER[code[:2]][1] if code[:2] in NEWER else ""


def card_code(number: int, at: int) -> str:
    """The code of a card by its set and its number in it."""
    return f"{SET_CODES[number]}{at:03}"
