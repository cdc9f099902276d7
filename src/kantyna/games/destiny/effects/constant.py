"""What a card changes as long as it lies there, or its die is in a pool."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.vocabulary import COLOURS
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said
from kantyna.kernel.vocabulary import Words

CONSTANTS: Final = Words()
GUARDIAN_TO_COMMON: Final = CONSTANTS.add("guardian-to-common")
"""Your characters that are not unique have Guardian (Captain Phasma)."""
GUARDIAN_TO_HOST: Final = CONSTANTS.add("guardian-to-host")
REDEPLOY_ON: Final = CONSTANTS.add("redeploy-on")
"""It has Redeploy while attached to somebody of a title."""
BARE_WEAPON_DISCOUNT: Final = CONSTANTS.add("bare-weapon-discount")
"""Weapons cost less on this character while it has no upgrade (Padawan)."""
WEAPONS_UNRESTRICTED: Final = CONSTANTS.add("weapons-unrestricted")
RED_VILLAIN_ARMS: Final = CONSTANTS.add("red-villain-arms")
"""For deck building: red villain weapons and vehicles are allowed (Finn)."""
HAND_SIZE_MORE: Final = CONSTANTS.add("hand-size-more")
FOES_EARN_LESS: Final = CONSTANTS.add("foes-earn-less")
HOLDING_VALUE: Final = CONSTANTS.add("holding-value")
"""The sides of this die are worth more while you control the battlefield (E-Web Emplacement)."""
NO_BLUE_ABILITIES: Final = CONSTANTS.add("no-blue-abilities")
FIRST_EVENT_DISCOUNT: Final = CONSTANTS.add("first-event-discount")
"""The first yellow event of a round costs less (Jyn Erso)."""
CLAIM_TAX: Final = CONSTANTS.add("claim-tax")
"""While this die is in the pool, opponents pay to claim."""
GUARDS_RANGED: Final = CONSTANTS.add("guards-ranged")
"""While this die is in the pool, opponents can't remove your other dice that show ranged damage (TIE Pilot)."""
MELEE_UNBLOCKABLE: Final = CONSTANTS.add("melee-unblockable")
"""While this die is in the pool, melee damage of your dice can't be blocked (Vibroknife)."""
SHARED_SHIELDS: Final = CONSTANTS.add("shared-shields")
ELITE_HOST: Final = CONSTANTS.add("elite-host")
"""The character has a second die (Training)."""
LOST_TO_MELEE: Final = CONSTANTS.add("lost-to-melee")
"""Discarded when its bearer takes melee damage (Hunker Down)."""
SPLIT_SHIELDS: Final = CONSTANTS.add("split-shields")
"""Integral to the die: its shields may go to several characters (Diplomatic Immunity)."""
X_IS_HAND: Final = CONSTANTS.add("x-is-hand")
"""Integral to the die: X is the number of cards in hand (Launch Bay)."""
ADDS_TO_ANY: Final = CONSTANTS.add("adds-to-any")
"""Integral to the die: what its sides for any symbol say (Lure of Power)."""
RICH_FOE_DISCOUNT: Final = CONSTANTS.add("rich-foe-discount")
"""It costs less while an opponent has so many resources (Strike Team)."""


class Constant:
    """One of these, with its amount, and the colour or title it speaks of."""

    def __init__(self, what: i64, amount: i64 = 1, colour: i64 = -1, title: str = "", least: i64 = 0) -> None:
        self.what = what
        self.amount = amount
        self.colour = colour
        self.title = title
        self.least = least
        """What remains at least, or must be there at least."""

    def said(self) -> Said:
        names: dict[str, str] = {}
        if self.colour >= 0:
            names["colour"] = f"colour-{COLOURS.words[self.colour]}"
        if self.title:
            names["title"] = f"card-{self.title}"
        return Said(f"constant-{CONSTANTS.words[self.what]}", {"n": self.amount, "least": self.least}, names)
