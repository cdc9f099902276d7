"""The action space: a block of codes a verb, one code a card of the table within it, and a block of plain answers.

Of equal cards in one hand only the first is offered: laying either of two is the same move.
"""

from __future__ import annotations

from typing import Final

BLOCK: Final = 512
"""Codes a block: more than two of the biggest decks have cards."""

PLAY: Final = 0 * BLOCK
PLAY_ON: Final = 1 * BLOCK
"""Play a unit as an enhancement."""
USE: Final = 2 * BLOCK
"""An action of a card in play, or an event from hand."""
RESPOND: Final = 3 * BLOCK
PICK: Final = 4 * BLOCK
SUGGESTED: Final = 5 * BLOCK - 1
"""Pay as the table suggests: just below all payments, so it is offered first. No card has this number."""
PAY: Final = 5 * BLOCK
ENGAGE: Final = 6 * BLOCK
ATTACK: Final = 7 * BLOCK
DEFEND: Final = 8 * BLOCK
LAY: Final = 9 * BLOCK
STRIKE: Final = 10 * BLOCK
COMMIT: Final = 11 * BLOCK
DISCARD: Final = 12 * BLOCK
ICON: Final = 13 * BLOCK
"""A kind of combat icon: three codes."""
TOKEN: Final = 13 * BLOCK + 3
"""A kind of token: damage, focus, shield."""
YES: Final = 13 * BLOCK + 6
NO: Final = 13 * BLOCK + 7
STOP: Final = 13 * BLOCK + 8
"""Enough: decline what is left of "may", "any number" and "up to"."""
PASS: Final = 13 * BLOCK + 9

ACTIONS: Final = 13 * BLOCK + 10

VERBS: Final = [
    "play",
    "play-on",
    "use",
    "respond",
    "pick",
    "pay",
    "engage",
    "attack",
    "defend",
    "lay",
    "strike",
    "commit",
    "discard",
]
"""The verb of each block of cards."""

PLAIN: Final = ["gun", "tactics", "blast", "damage", "focus", "shield", "yes", "no", "stop", "pass"]
"""The names of the plain answers."""
