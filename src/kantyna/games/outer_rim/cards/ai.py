"""The cards that lead the captain of a solo game."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import AiCard
from kantyna.games.outer_rim.vocabulary import (
    AI_CREDITS,
    AI_CREW,
    AI_FAME,
    AI_JOB,
    AI_NEAREST_REPUTATION,
    AI_PATROL,
    AI_REPUTATION,
    CARGO_DECK,
    GEAR_DECK,
    JOB_DECK,
    SHIP_DECK,
)

AI_CARDS: Final[list[AiCard]] = [
    AiCard("ai-1", buys=CARGO_DECK, instead=JOB_DECK, steps=[AI_PATROL, AI_JOB, AI_FAME, AI_REPUTATION], ship_damage=2),
    AiCard(
        "ai-2",
        buys=JOB_DECK,
        instead=CARGO_DECK,
        steps=[AI_PATROL, AI_JOB, AI_CREW],
        recovers_always=True,
        ship_damage=2,
    ),
    AiCard("ai-3", buys=JOB_DECK, steps=[AI_PATROL, AI_FAME, AI_CREDITS], ship_damage=2),
    AiCard("ai-4", buys=CARGO_DECK, steps=[AI_PATROL, AI_JOB, AI_CREW, AI_FAME]),
    AiCard("ai-5", buys=JOB_DECK, steps=[AI_PATROL, AI_FAME, AI_CREW], ship_damage=3),
    AiCard("ai-6", buys=JOB_DECK, steps=[AI_PATROL, AI_JOB, AI_FAME], recovers_always=True, ship_damage=2),
    AiCard("ai-7", buys=CARGO_DECK, instead=GEAR_DECK, steps=[AI_PATROL, AI_JOB, AI_FAME], costs_reputation=True),
    AiCard(
        "ai-8", buys=GEAR_DECK, marks=False, steps=[AI_PATROL, AI_JOB, AI_FAME, AI_NEAREST_REPUTATION], reveals=True
    ),
    AiCard("ai-9", buys=SHIP_DECK, marks=False, steps=[AI_PATROL, AI_JOB, AI_CREDITS]),
    AiCard("ai-10", buys=CARGO_DECK, steps=[AI_PATROL, AI_JOB, AI_FAME], reshuffles=True),
]
