"""The base of the verbs of a main phase."""

from __future__ import annotations

from kantyna.games.star_realms.table import StarRealms
from kantyna.kernel.action import DEFINITION, Verb
from kantyna.kernel.ids import CardId
from kantyna.kernel.native import i64


class Action(Verb[StarRealms]):
    """*acts*: something happens by it, so that whoever waited for that may go on (Hydra)."""

    def __init__(self, name: str, points_at: int = DEFINITION, acts: bool = True) -> None:
        super().__init__(name, points_at)
        self.acts = acts


def equal(table: StarRealms, place: i64, definition: i64) -> list[CardId]:
    """The cards of a definition in a row."""
    return [card for card in table.rows[place] if table.defs[card] == definition]
