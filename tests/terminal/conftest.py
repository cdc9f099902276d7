"""Matches laid out for the terminal, kept in a folder of the test's own."""

from collections.abc import Callable
from pathlib import Path

import pytest

from kantyna.commands.sitting import seat_names
from kantyna.lang import Speaker
from kantyna.play.match import Match
from kantyna.terminal.sitting import Sitting

Seated = Callable[..., Sitting]


@pytest.fixture
def seated(tmp_path: Path) -> Seated:
    """Sit down to a game: ``seated("human,greedy", language="pl", variant="duel", seed=5)``."""

    def sit(
        players: str = "human,greedy",
        language: str = "en",
        variant: str = "duel",
        seed: int = 5,
        game: str = "star-realms",
    ) -> Sitting:
        speaker = Speaker(language)
        listed = players.split(",")
        match = Match.new(game, variant, len(listed), seed=seed, names=seat_names(speaker, listed), players=listed)
        sitting = Sitting(speaker, match, tmp_path / "match.json")
        sitting.save()
        return sitting

    return sit


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
