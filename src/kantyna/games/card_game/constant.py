"""Constant effects: what a card changes just by being in play."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.words import ICONS, KEYWORDS
from kantyna.kernel.said import Said

HOST_ICONS: Final = 0
"""The enhanced unit gains icons."""
HOST_KEYWORD: Final = 1
HOST_CAPACITY: Final = 2
TITLE_KEYWORD: Final = 3
"""The enhanced unit gains a keyword if it is the one named."""
ICONS_EACH_ENHANCEMENT: Final = 4
ICONS_TO_ALL: Final = 5
ICONS_AFTER_FATE: Final = 6
ENEMY_CAPACITY: Final = 7
FIRST_CARD_UP: Final = 8
FATE_AGAIN: Final = 9
STRUGGLE: Final = 10
RESERVE: Final = 11
IGNORE_MATCH: Final = 12
MATCH_ALL: Final = 13
FIRST_ENHANCEMENT: Final = 14
FIRST_SITH_EVENT: Final = 15
FROM_DISCARD: Final = 16
NO_ATTACK: Final = 17
MOST_ATTACKERS: Final = 18
VEHICLES_ONLY: Final = 19
NO_TARGET: Final = 20
DIAL_AS_OBJECTIVE: Final = 21
LOSE_IF_DESTROYED: Final = 22
CAPTURED_INSTEAD: Final = 23
SPLIT_DAMAGE: Final = 24
AS_ENHANCEMENT: Final = 25
VEHICLE_DISCOUNT: Final = 26
"""A mark only: its text is an interrupt; whether a card can be paid depends on it."""

CONSTANTS: Final = [
    "host-icons",
    "host-keyword",
    "host-capacity",
    "title-keyword",
    "icons-each-enhancement",
    "icons-to-all",
    "icons-after-fate",
    "enemy-capacity",
    "first-card-up",
    "fate-again",
    "struggle",
    "reserve",
    "ignore-match",
    "match-all",
    "first-enhancement",
    "first-sith-event",
    "from-discard",
    "no-attack",
    "most-attackers",
    "vehicles-only",
    "no-target",
    "dial-as-objective",
    "lose-if-destroyed",
    "captured-instead",
    "split-damage",
    "as-enhancement",
    "vehicle-discount",
]


class Constant:
    """*what* it changes, by how much; *icons* are normal gun, tactics, blast, then edge-enabled ones."""

    def __init__(
        self, what: int, amount: int = 0, icons: list[int] | None = None, keyword: int = 0, title: str = ""
    ) -> None:
        self.what = what
        self.amount = amount
        self.icons = icons if icons is not None else []
        self.keyword = keyword
        """The place of a keyword in the list of keywords."""
        self.title = title

    def said(self) -> Said:
        names: dict[str, str] = {}
        if self.title:
            names["title"] = f"card-{self.title}"
        if self.what in (HOST_KEYWORD, TITLE_KEYWORD):
            names["keyword"] = f"keyword-{KEYWORDS[self.keyword]}"
        parts: dict[str, list[Said]] = {}
        if self.icons:
            parts["icons"] = said_icons(self.icons)
        return Said(f"constant-{CONSTANTS[self.what]}", {"n": self.amount}, names, parts)


def said_icons(icons: list[int]) -> list[Said]:
    """Icons as words: one part a kind that is there."""
    return [
        Said(f"icon-{'edge-' if at > 2 else ''}{ICONS[at % 3]}", {"n": count})
        for at, count in enumerate(icons)
        if count
    ]
