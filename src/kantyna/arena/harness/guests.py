"""Players of this engine at a game that is held elsewhere: followed here answer by answer, and they are asked."""

from __future__ import annotations

from typing import Any

from kantyna.arena.harness import surface
from kantyna.arena.harness.surface import Game, Question, Way


class Guests:
    """One game and those who play it from here, by their seats: a name and a seed each."""

    def __init__(self, way: Way, seed: int, players: dict[str, list[Any]]) -> None:
        self.game = Game(way, seed)
        self.players = {int(seat): surface.player(name, chance) for seat, (name, chance) in players.items()}

    def choose(self, answers: list[int]) -> dict[str, Any]:
        """Follow the game with the answers given meanwhile, then ask whoever is asked. The question is told too:
        whoever holds the game must have asked the same. Nothing is told where the game went another way."""
        for answer in answers:
            asked = self._next()
            if asked is None or answer >= len(asked.options):
                return {}
            self.game.answer(asked.options[answer][1])
        asked = self._next()
        if asked is None or asked.seat not in self.players:
            return {}
        return {"asked": asked.by_names(), "answer": asked.place(self.game.choose(self.players[asked.seat]))}

    def _next(self) -> Question | None:
        """The next question that leaves a choice."""
        while (asked := self.game.question()) is not None and len(asked.options) == 1:
            self.game.answer(asked.options[0][1])
        return asked
