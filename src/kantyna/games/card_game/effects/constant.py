"""Constant effects: what a card changes just by being in play."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.vocabulary import ICONS, KEYWORDS
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said
from kantyna.kernel.vocabulary import Words

CONSTANTS: Final = Words()
HOST_ICONS: Final = CONSTANTS.add("host-icons")
"""The enhanced unit gains icons."""
HOST_KEYWORD: Final = CONSTANTS.add("host-keyword")
HOST_CAPACITY: Final = CONSTANTS.add("host-capacity")
TITLE_KEYWORD: Final = CONSTANTS.add("title-keyword")
"""The enhanced unit gains a keyword if it is the one named."""
ICONS_EACH_ENHANCEMENT: Final = CONSTANTS.add("icons-each-enhancement")
ICONS_TO_ALL: Final = CONSTANTS.add("icons-to-all")
ICONS_AFTER_FATE: Final = CONSTANTS.add("icons-after-fate")
ENEMY_CAPACITY: Final = CONSTANTS.add("enemy-capacity")
FIRST_CARD_UP: Final = CONSTANTS.add("first-card-up")
FATE_AGAIN: Final = CONSTANTS.add("fate-again")
STRUGGLE: Final = CONSTANTS.add("struggle")
RESERVE: Final = CONSTANTS.add("reserve")
IGNORE_MATCH: Final = CONSTANTS.add("ignore-match")
MATCH_ALL: Final = CONSTANTS.add("match-all")
FIRST_ENHANCEMENT: Final = CONSTANTS.add("first-enhancement")
FIRST_SITH_EVENT: Final = CONSTANTS.add("first-sith-event")
FROM_DISCARD: Final = CONSTANTS.add("from-discard")
NO_ATTACK: Final = CONSTANTS.add("no-attack")
MOST_ATTACKERS: Final = CONSTANTS.add("most-attackers")
VEHICLES_ONLY: Final = CONSTANTS.add("vehicles-only")
NO_TARGET: Final = CONSTANTS.add("no-target")
DIAL_AS_OBJECTIVE: Final = CONSTANTS.add("dial-as-objective")
LOSE_IF_DESTROYED: Final = CONSTANTS.add("lose-if-destroyed")
CAPTURED_INSTEAD: Final = CONSTANTS.add("captured-instead")
SPLIT_DAMAGE: Final = CONSTANTS.add("split-damage")
AS_ENHANCEMENT: Final = CONSTANTS.add("as-enhancement")
VEHICLE_DISCOUNT: Final = CONSTANTS.add("vehicle-discount")
"""A mark only: its text is an interrupt; whether a card can be paid depends on it."""


class Constant:
    """*what* it changes, by how much; *icons* are normal gun, tactics, blast, then edge-enabled ones."""

    def __init__(
        self, what: i64, amount: i64 = 0, icons: list[int] | None = None, keyword: i64 = 0, title: str = ""
    ) -> None:
        self.what = what
        self.amount = amount
        self.icons = icons if icons is not None else []
        self.keyword = keyword
        """A keyword, as a mask."""
        self.title = title

    def said(self) -> Said:
        names: dict[str, str] = {}
        if self.title:
            names["title"] = f"card-{self.title}"
        parts: dict[str, list[Said]] = {}
        if self.keyword:
            parts["keyword"] = [Said(f"keyword-{keyword}") for keyword in KEYWORDS.of_mask(self.keyword)]
        if self.icons:
            parts["icons"] = said_icons(self.icons)
        return Said(f"constant-{CONSTANTS.words[self.what]}", {"n": self.amount}, names, parts)


def said_icons(icons: list[int]) -> list[Said]:
    """Icons as words: one part a kind that is there."""
    return [
        Said(f"icon-{'edge-' if at > 2 else ''}{ICONS.words[at % 3]}", {"n": count})
        for at, count in enumerate(icons)
        if count
    ]
