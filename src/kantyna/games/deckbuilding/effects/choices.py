"""The kernel's combinators with the questions and answers of the Deckbuilding Game."""

from __future__ import annotations

from kantyna.games.deckbuilding.effects.points import Gain
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.turn.answers import CHOOSE
from kantyna.games.deckbuilding.vocabulary import ASK_CHOOSE
from kantyna.kernel.combinators import ChooseOne
from kantyna.kernel.effect import Effect, Script
from kantyna.kernel.ids import CardId, Seat


class ChooseResolvable(ChooseOne[Deckbuilding]):
    """One of several texts, but only one that can be resolved (DB-CHOOSE-1)."""

    def possible(self, choice: Script[Deckbuilding], table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        """Would it do something, and could all be gained that it gains?"""
        if not choice.would_change(table, seat, card):
            return False
        for effect in choice.effects:
            if isinstance(effect, Gain) and not effect.in_full(table, seat):
                return False
        return True


def choose_one(*choices: list[Effect[Deckbuilding]]) -> ChooseResolvable:
    """One of several texts."""
    return ChooseResolvable(CHOOSE, ASK_CHOOSE, [Script(choice) for choice in choices])
