"""The battlefields of Spirit of Rebellion."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import Card, battlefield
from kantyna.games.destiny.vocabulary import COMMON, SPIRIT_OF_REBELLION, UNCOMMON

BATTLEFIELDS: Final[list[Card]] = [
    battlefield("carbon-freezing-chamber", set=SPIRIT_OF_REBELLION, number=151, rarity=UNCOMMON),
    battlefield("cargo-hold", set=SPIRIT_OF_REBELLION, number=152, rarity=COMMON),
    battlefield("docking-bay", set=SPIRIT_OF_REBELLION, number=153, rarity=COMMON),
    battlefield("ewok-village", set=SPIRIT_OF_REBELLION, number=154, rarity=COMMON),
    battlefield("mazs-castle", set=SPIRIT_OF_REBELLION, number=155, rarity=UNCOMMON),
    battlefield("moisture-farm", set=SPIRIT_OF_REBELLION, number=156, rarity=UNCOMMON),
    battlefield("otoh-gunga", set=SPIRIT_OF_REBELLION, number=157, rarity=COMMON),
    battlefield("secluded-beach", set=SPIRIT_OF_REBELLION, number=158, rarity=COMMON),
    battlefield("secret-facility", set=SPIRIT_OF_REBELLION, number=159, rarity=UNCOMMON),
    battlefield("war-torn-streets", set=SPIRIT_OF_REBELLION, number=160, rarity=COMMON),
]
