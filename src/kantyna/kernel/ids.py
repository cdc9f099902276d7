"""What is in play is a number: seats, cards, option codes."""

from __future__ import annotations

from typing import Final, TypeAlias

from kantyna.kernel.native import i64

Seat: TypeAlias = i64
CardId: TypeAlias = i64
DefId: TypeAlias = i64
Code: TypeAlias = i64

NOBODY: Final = -1
NO_CARD: Final = -1
NOTHING: Final = -1
NOWHERE: Final = -1

SEATS: Final = 6
"""The most seats any game of the table has."""

BITS: Final = [1, 2, 4, 8, 16, 32, 64, 128]
"""The mask of each seat. A table, since a compiled ``1 << seat`` may shift in 32 bits."""

EVERYBODY: Final = 63
"""The mask of all seats; a spectator sees only what everybody may see."""
