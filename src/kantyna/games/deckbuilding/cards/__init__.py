"""All different cards of the box; units and capital ships first, bases last."""

from kantyna.games.deckbuilding.book import CARDS, enter
from kantyna.games.deckbuilding.cards.bases import BASE_CARDS
from kantyna.games.deckbuilding.cards.empire import EMPIRE_CARDS
from kantyna.games.deckbuilding.cards.neutral import NEUTRAL_CARDS
from kantyna.games.deckbuilding.cards.rebel import REBEL_CARDS
from kantyna.games.deckbuilding.cards.starters import STARTER_CARDS

if not CARDS:
    enter([*STARTER_CARDS, *EMPIRE_CARDS, *REBEL_CARDS, *NEUTRAL_CARDS, *BASE_CARDS])
