"""The games in which one brings a deck of one's own."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.decks.builder import CardGameBuilder
from kantyna.games.common.deck_builder import DeckBuilder
from kantyna.games.destiny.decks.builder import DestinyBuilder
from kantyna.kernel.errors import BadSetup

BUILDERS: Final[dict[str, DeckBuilder]] = {one.game: one for one in (CardGameBuilder(), DestinyBuilder())}


def builder(game: str) -> DeckBuilder:
    """The builder of a game."""
    if game not in BUILDERS:
        raise BadSetup("deck-no-builder", name=game, known=", ".join(BUILDERS))
    return BUILDERS[game]
