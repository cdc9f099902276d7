"""All different cards of the base set, faction by faction; a card's definition is its place here."""

from __future__ import annotations

from typing import Final

from kantyna.games.star_realms.card import Card
from kantyna.games.star_realms.cards.blob import BLOB_CARDS
from kantyna.games.star_realms.cards.cult import CULT_CARDS
from kantyna.games.star_realms.cards.empire import EMPIRE_CARDS
from kantyna.games.star_realms.cards.federation import FEDERATION_CARDS
from kantyna.games.star_realms.cards.starters import STARTER_CARDS
from kantyna.games.star_realms.table import PROGRAM

CARDS: Final[list[Card]] = [*STARTER_CARDS, *EMPIRE_CARDS, *FEDERATION_CARDS, *BLOB_CARDS, *CULT_CARDS]

for number, card in enumerate(CARDS):
    card.number = number
    for name, script in (("primary", card.primary), ("ally", card.ally), ("scrap", card.scrap)):
        PROGRAM.add(f"{card.key}/{name}", script)
