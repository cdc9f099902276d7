"""The spaces of the map as definitions, in the order of ``SPACES``: planets with their factions, then the rest."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import Card, Space
from kantyna.games.outer_rim.vocabulary import (
    CANTONICA,
    CANTONICA_ORD_MANTELL,
    HUTT,
    IMPERIAL,
    KESSEL,
    KESSEL_DECK,
    LOTHAL,
    LOTHAL_MON_CALAMARI,
    MAELSTROM,
    MON_CALAMARI,
    NABOO,
    NABOO_RYLOTH,
    NAL_HUTTA,
    NAL_HUTTA_TATOOINE,
    NAVPOINT_DECK,
    NO_FACTION,
    ORD_MANTELL,
    OUR_LANES,
    OUR_RANK,
    OUR_WHOLE,
    PLANETS,
    REBEL,
    RING_OF_KAFRENE,
    RING_OF_KAFRENE_TAKODANA,
    RYLOTH,
    SPACES,
    SYNDICATE,
    TAKODANA,
    TATOOINE,
)
from kantyna.games.outer_rim.world import CONTACT_SPACES

FACTION_OF: Final = {
    ORD_MANTELL: SYNDICATE,
    LOTHAL: IMPERIAL,
    MON_CALAMARI: REBEL,
    KESSEL: SYNDICATE,
    NAL_HUTTA: HUTT,
    TATOOINE: HUTT,
    NABOO: IMPERIAL,
    RYLOTH: REBEL,
}
DECK_OF: Final = {
    CANTONICA: CANTONICA_ORD_MANTELL,
    ORD_MANTELL: CANTONICA_ORD_MANTELL,
    LOTHAL: LOTHAL_MON_CALAMARI,
    MON_CALAMARI: LOTHAL_MON_CALAMARI,
    KESSEL: KESSEL_DECK,
    MAELSTROM: KESSEL_DECK,
    NAL_HUTTA: NAL_HUTTA_TATOOINE,
    TATOOINE: NAL_HUTTA_TATOOINE,
    NABOO: NABOO_RYLOTH,
    RYLOTH: NABOO_RYLOTH,
    RING_OF_KAFRENE: RING_OF_KAFRENE_TAKODANA,
    TAKODANA: RING_OF_KAFRENE_TAKODANA,
}

SPACE_CARDS: Final[list[Card]] = [
    Space(
        key,
        DECK_OF.get(number, NAVPOINT_DECK),
        FACTION_OF.get(number, NO_FACTION),
        [space.rank for space in CONTACT_SPACES if space.planet == number],
        ours=OUR_RANK | OUR_LANES if number < PLANETS else OUR_LANES if number == MAELSTROM else OUR_WHOLE,
    )
    for number, key in enumerate(SPACES.words)
]
