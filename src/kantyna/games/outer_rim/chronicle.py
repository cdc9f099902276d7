"""How games go: rounds, wins by captain, where fame came from, defeats, credits over time."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import Card
from kantyna.games.outer_rim.events import GAINED_FAME, WAS_DEFEATED
from kantyna.games.outer_rim.table import CREDITS, OuterRim
from kantyna.games.outer_rim.vocabulary import BOUNTY, CAPTAIN, CARGO, JOB, PATROL, SHEET
from kantyna.kernel.chronicle import MEAN, RATE, SHARE, Chronicle, Figure
from kantyna.kernel.event import Event
from kantyna.kernel.table import Table

EVERY: Final = 2
"""Rounds between two looks at the credits."""
LAST_LOOK: Final = 20
WAYS: Final[dict[int, str]] = {
    CAPTAIN: "goals",
    SHEET: "goals",
    BOUNTY: "bounties",
    JOB: "jobs",
    PATROL: "patrols",
    CARGO: "illegal-cargo",
}


def way_of(card: Card) -> str:
    """The way to fame that a card stands for."""
    return "luxury" if card.key.startswith("luxury") else WAYS.get(card.kind, "other")


class OuterRimChronicle(Chronicle):
    """Of one game."""

    def __init__(self) -> None:
        self.charts = {"rounds": SHARE, "captains": RATE, "fame": SHARE, "defeats": SHARE, "credits": MEAN}
        self.fame: dict[str, int] = {}
        """By the way it came."""
        self.defeats = 0
        self.credits: dict[int, int] = {}
        """Of all seats together, after some of the rounds."""

    def note(self, table: Table, events: list[Event]) -> None:
        assert isinstance(table, OuterRim)
        for event in events:
            if event.kind == WAS_DEFEATED:
                self.defeats += 1
            elif event.kind == GAINED_FAME:
                way = way_of(table.printed[event.source]) if event.source >= 0 else "other"
                self.fame[way] = self.fame.get(way, 0) + event.number
        after = EVERY * (len(self.credits) + 1)
        if after <= LAST_LOOK and table.turn >= after * table.seats:
            held = 0
            for seat in range(table.seats):
                held += table.count[CREDITS[seat]]
            self.credits[after] = held

    def figures(self, table: Table) -> list[Figure]:
        assert isinstance(table, OuterRim)
        assert table.outcome is not None
        found: list[Figure] = [("rounds", str(-(-table.turn // table.seats)), 1, 1)]
        for seat in range(table.seats):
            won = 1 if seat in table.outcome.winners else 0
            found.append(("captains", f"card-{table.captain_card(seat).key}", won, 1))
        for way, amount in self.fame.items():
            found.append(("fame", f"fame-from-{way}", amount, 1))
        found.append(("defeats", str(self.defeats), 1, 1))
        for after, held in self.credits.items():
            found.append(("credits", str(after), held, int(table.seats)))
        return found
