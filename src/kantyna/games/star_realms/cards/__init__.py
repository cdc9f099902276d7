"""All different cards of the base set, faction by faction."""

from kantyna.games.star_realms.book import CARDS, enter
from kantyna.games.star_realms.cards.blob import BLOB_CARDS
from kantyna.games.star_realms.cards.cult import CULT_CARDS
from kantyna.games.star_realms.cards.empire import EMPIRE_CARDS
from kantyna.games.star_realms.cards.federation import FEDERATION_CARDS
from kantyna.games.star_realms.cards.starters import STARTER_CARDS

if not CARDS:
    enter([*STARTER_CARDS, *EMPIRE_CARDS, *FEDERATION_CARDS, *BLOB_CARDS, *CULT_CARDS])
