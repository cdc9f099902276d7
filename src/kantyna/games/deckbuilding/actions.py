"""The action space: one block of codes a verb, one code a card (by definition) or seat within it.

Two equal cards are one option. Cards in play are told apart by what they have done this turn, row cards by their place.
"""

from __future__ import annotations

from typing import Final

BLOCK: Final = 64
"""Codes a block: more than there are different cards to play, and more than there are bases."""

PLAY: Final = 0 * BLOCK
BUY: Final = 1 * BLOCK
PAY_OFF: Final = 2 * BLOCK
DISCARD: Final = 3 * BLOCK
EXILE_HAND: Final = 4 * BLOCK
EXILE_DISCARD: Final = 5 * BLOCK
TAKE: Final = 6 * BLOCK
"""A card of the galaxy row to take or to buy without paying."""
SALVAGE: Final = 7 * BLOCK
"""A card of the galaxy discard pile."""
RECOVER: Final = 8 * BLOCK
"""A card of the own discard pile, for the hand."""
PUT_ON_DECK: Final = 9 * BLOCK
"""A card of an opponent's hand, for the top of their deck."""
KEEP: Final = 10 * BLOCK
"""Which of the cards looked at stays on top."""
REWARD: Final = 11 * BLOCK
REACT: Final = 12 * BLOCK
"""Use the "when" ability of this card."""
REACT_BASE: Final = 13 * BLOCK
USE_BASE: Final = 14 * BLOCK
REVEAL_BASE: Final = 15 * BLOCK
PICK_BASE: Final = 16 * BLOCK
CHOOSE: Final = 17 * BLOCK
TARGET: Final = 18 * BLOCK
"""A seat: whom an ability is aimed at, or whose base."""
STRIKE: Final = 19 * BLOCK
"""Commit cards to the attack on this seat's base."""
RESOLVE_STRIKE: Final = 20 * BLOCK
NUMBER: Final = 21 * BLOCK
STOP: Final = 22 * BLOCK
"""Enough: decline, or no more."""
END: Final = 22 * BLOCK + 1
YIELD: Final = 22 * BLOCK + 2
"""Let the other player gain instead of discarding."""
PLACE: Final = 22 * BLOCK + 8
"""Where a bought card goes."""
USE: Final = 23 * BLOCK
"""Twelve blocks, one for each aim the card may have."""
HUNT: Final = 35 * BLOCK
"""Commit units against a card of the row: six blocks, one for each place."""
RESOLVE_HUNT: Final = 41 * BLOCK
ROW: Final = 47 * BLOCK
"""A card of the row by its place: six blocks."""
ATTACKER: Final = 53 * BLOCK
"""Four blocks: 1 added where its ability is used, 2 where its attack was raised."""
SHIP: Final = 57 * BLOCK
"""A capital ship in play: for each of four owners eight blocks, one for each damage on it."""

DOOMED: Final = 89 * BLOCK
"""A card that must be exiled at the end of the turn is told from an equal one: its codes for playing, discarding,
exiling and using it stand so much higher (DB-EXILE-6)."""

ACTIONS: Final = DOOMED + HUNT

VERBS: Final = [
    "play",
    "buy",
    "pay-off",
    "discard",
    "exile-hand",
    "exile-discard",
    "take",
    "salvage",
    "recover",
    "put-on-deck",
    "keep",
    "reward",
    "react",
    "react",
    "use",
    "reveal-base",
    "pick-base",
    "choose",
    "target",
    "strike",
    "resolve-strike",
    "number",
    "stop",
    *["use"] * 12,
    *["hunt"] * 6,
    *["resolve-hunt"] * 6,
    *["row"] * 6,
    *["attacker"] * 4,
    *["ship"] * 32,
]
VERBS.extend(VERBS[: HUNT // BLOCK])
"""The verb of each block, for option names."""
