"""The action space: one block of codes a verb, one code a card (by definition) or seat within it.

Two equal cards are one option: playing either Scout is the same move.
"""

from __future__ import annotations

from typing import Final

BLOCK: Final = 64
"""Codes a block: more than there are different cards."""

PLAY: Final = 0 * BLOCK
PRIMARY: Final = 1 * BLOCK
ALLY: Final = 2 * BLOCK
ALLY_AS: Final = 3 * BLOCK
"""The ally ability that a Stealth Needle took over from this card."""
SCRAP: Final = 4 * BLOCK
SCRAP_AS: Final = 5 * BLOCK
BUY: Final = 6 * BLOCK
BUY_TOGETHER: Final = 7 * BLOCK
GIVE: Final = 8 * BLOCK
"""Emperor: pay 1 trade to pass this card on to a teammate."""
HIT_BASE: Final = 9 * BLOCK
"""Six blocks, one for each owner."""
HIT_TOGETHER: Final = 15 * BLOCK
DESTROY: Final = 21 * BLOCK
DISCARD: Final = 27 * BLOCK
SCRAP_HAND: Final = 28 * BLOCK
SCRAP_DISCARD: Final = 29 * BLOCK
SCRAP_ROW: Final = 30 * BLOCK
TAKE: Final = 31 * BLOCK
COPY: Final = 32 * BLOCK
LEAVE: Final = 33 * BLOCK
"""The card that a fallen player leaves to a teammate."""
CHOOSE: Final = 34 * BLOCK
TARGET: Final = 35 * BLOCK
"""A seat: whom an ability is aimed at, or who gets a card."""
ATTACK: Final = 36 * BLOCK
HAND_OVER: Final = 37 * BLOCK
"""Hydra: let this teammate go on."""
YES: Final = 38 * BLOCK
NO: Final = 38 * BLOCK + 1
STOP: Final = 38 * BLOCK + 2
"""Enough: decline what is left of "may" and "up to"."""
END: Final = 38 * BLOCK + 3
NUMBER: Final = 39 * BLOCK
"""How many points: four blocks, 0 to 255."""
MOST: Final = 255

ACTIONS: Final = 43 * BLOCK

VERBS: Final = [
    "play",
    "primary",
    "ally",
    "ally-as",
    "scrap",
    "scrap-as",
    "buy",
    "buy-together",
    "give",
    *["hit-base"] * 6,
    *["hit-together"] * 6,
    *["destroy"] * 6,
    "discard",
    "scrap-hand",
    "scrap-discard",
    "scrap-row",
    "take",
    "copy",
    "leave",
    "choose",
    "target",
    "attack",
    "hand-over",
    "yes-no",
    *["number"] * 4,
]
"""The verb of each block, for option names."""
