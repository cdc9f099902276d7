"""A deck against the ready decks of its game: how often it wins in the hands of one player on both sides.

Where the game lets a deck sit anywhere, it sits in each seat equally often.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kantyna.arena.confidence import wilson
from kantyna.arena.progress import Progress
from kantyna.arena.tournament import Game, Plan, play_all
from kantyna.games.common.deck_builder import DeckBuilder, Picks
from kantyna.kernel.errors import BadSetup


@dataclass(frozen=True)
class Pairing:
    """Games against one foe with the deck in one seat."""

    foe: str
    seat: int
    plan: Plan

    def won(self, game: Game) -> bool:
        """Players move on by a seat each game; the decks stay."""
        turn = game.number % len(self.plan.seats)
        return any((place - turn) % len(self.plan.seats) == self.seat for place in game.winners)


@dataclass
class Row:
    """All games against one foe."""

    foe: str
    games: int = 0
    wins: int = 0
    draws: int = 0
    errors: int = 0

    def count(self, pairing: Pairing, game: Game) -> None:
        if game.error:
            self.errors += 1
            return
        self.games += 1
        self.wins += pairing.won(game)
        self.draws += not game.winners

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def json(self) -> dict[str, Any]:
        """The fields that machines may rely on."""
        rate = self.wins / self.games if self.games else 0.0
        return {**vars(self), "win_rate": rate, "ci95": list(self.interval)}


def pairings(builder: DeckBuilder, picks: Picks, player: str, games: int, seed: int) -> list[Pairing]:
    """*games* against every ready foe, shared among the seats. BadSetup if the deck can't be played."""
    for fault in builder.faults(picks):
        raise BadSetup(fault.key, **fault.values)
    if games < 1:
        raise BadSetup("arena-games", games=games)
    found = []
    seatings = builder.seatings(picks)
    for foe in seatings[0].foes:
        for at, one in enumerate(seatings):
            share = games // len(seatings) + (at < games % len(seatings))
            decks = ((one.setting, builder.code(picks)), (one.foe_setting, foe))
            if share:
                found.append(
                    Pairing(foe, one.seat, Plan(builder.game, one.variant, (player, player), share, seed, decks))
                )
    return found


def measure(chosen: list[Pairing], jobs: int, progress: Progress | None) -> list[Row]:
    """Play them all."""
    rows = {pairing.foe: Row(pairing.foe) for pairing in chosen}
    whose = {pairing.plan: pairing for pairing in chosen}
    tasks = [(pairing.plan, number) for pairing in chosen for number in range(pairing.plan.games)]
    for done, (plan, game) in enumerate(play_all(tasks, jobs), 1):
        rows[whose[plan].foe].count(whose[plan], game)
        if progress is not None:
            progress(done, len(tasks))
    return list(rows.values())
