"""The contact tokens."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import Contact
from kantyna.games.outer_rim.vocabulary import (
    GREEN,
    HUTT,
    IMPERIAL,
    OUR_RANK,
    OUR_WHOLE,
    REBEL,
    SYNDICATE,
    WHITE,
    YELLOW,
)

CONTACT_TOKENS: Final[list[Contact]] = [
    Contact("contact-4-lom", databank=2, rank=GREEN, droid=True, ours=OUR_RANK),
    Contact("contact-black-krrsantan", databank=3, rank=YELLOW, ours=OUR_RANK),
    Contact("contact-black-sun-agent", databank=4, rank=WHITE, symbol=SYNDICATE, ours=OUR_RANK),
    Contact("contact-boshek", databank=5, rank=WHITE, ours=OUR_RANK),
    Contact("contact-chewbacca", databank=6, rank=YELLOW),
    Contact("contact-chopper", databank=7, rank=GREEN, droid=True, ours=OUR_RANK),
    Contact("contact-dengar", databank=8, rank=GREEN, ours=OUR_RANK),
    Contact("contact-doctor-evazan", databank=9, rank=WHITE, ours=OUR_RANK),
    Contact("contact-garindan", databank=10, rank=WHITE, symbol=IMPERIAL, ours=OUR_RANK),
    Contact("contact-grand-admiral-thrawn", databank=11, rank=YELLOW, symbol=IMPERIAL, ours=OUR_RANK),
    Contact("contact-greedo", databank=12, rank=GREEN, symbol=HUTT),
    Contact("contact-hera-syndulla", databank=13, rank=GREEN, symbol=REBEL, ours=OUR_RANK),
    Contact("contact-hondo-ohnaka", databank=14, rank=GREEN, ours=OUR_RANK),
    Contact("contact-k-2so", databank=15, rank=YELLOW, droid=True),
    Contact("contact-leia-organa", databank=16, rank=GREEN, symbol=REBEL, ours=OUR_RANK),
    Contact("contact-lobot", databank=17, rank=WHITE, ours=OUR_RANK),
    Contact("contact-maz-kanata", databank=18, rank=YELLOW),
    Contact("contact-ponda-baba", databank=19, rank=WHITE, ours=OUR_RANK),
    Contact("contact-rinnak", databank=20, rank=WHITE, ours=OUR_WHOLE),
    Contact("contact-sootbolt", databank=21, rank=WHITE, droid=True, ours=OUR_WHOLE),
    Contact("contact-tamsin-vell", databank=22, rank=GREEN, symbol=REBEL, ours=OUR_WHOLE),
    Contact("contact-ziton-moj", databank=23, rank=YELLOW, symbol=SYNDICATE, ours=OUR_RANK),
]
