"""The kernel's combinators with the questions and answers of Star Realms."""

from __future__ import annotations

from kantyna.games.star_realms.table import StarRealms
from kantyna.games.star_realms.turn.answers import CHOOSE
from kantyna.games.star_realms.vocabulary import ASK_CHOOSE
from kantyna.kernel.combinators import ChooseOne
from kantyna.kernel.effect import Effect, Script


def choose_one(*choices: list[Effect[StarRealms]]) -> ChooseOne[StarRealms]:
    """One of several texts."""
    return ChooseOne(CHOOSE, ASK_CHOOSE, [Script(choice) for choice in choices])
