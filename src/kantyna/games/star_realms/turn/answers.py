"""Answers that point at nothing, or at no card: they serve many questions."""

from __future__ import annotations

from typing import Final

from kantyna.games.star_realms.table import StarRealms
from kantyna.kernel.action import A_NUMBER, A_SEAT, NOTHING_MORE, Verb

MOST: Final = 255
"""The greatest number of points that one answer can name."""
CHOICES: Final = 8

CHOOSE: Final[Verb[StarRealms]] = Verb("choose", A_NUMBER, CHOICES)
"""One of several texts."""
TARGET: Final[Verb[StarRealms]] = Verb("target", A_SEAT)
"""Whom an ability is aimed at, or who gets a card."""
YES: Final[Verb[StarRealms]] = Verb("yes", NOTHING_MORE)
NO: Final[Verb[StarRealms]] = Verb("no", NOTHING_MORE)
STOP: Final[Verb[StarRealms]] = Verb("stop", NOTHING_MORE)
"""Enough: decline what is left of "may" and "up to"."""
NUMBER: Final[Verb[StarRealms]] = Verb("number", A_NUMBER, MOST)
"""How many points."""
