"""Matches laid out for the terminal, kept in a folder of the test's own."""

from collections.abc import Callable
from pathlib import Path

import pytest

from kantyna.commands.play import seat_names
from kantyna.lang import Speaker
from kantyna.play.match import Match
from kantyna.terminal import app as table_app
from kantyna.terminal.session import Session

Seated = Callable[..., Session]


@pytest.fixture
def seated(tmp_path: Path) -> Seated:
    """Sit down to a game: ``seated("human,greedy", language="pl", variant="duel", seed=5)``."""

    def sit(
        players: str = "human,greedy",
        language: str = "en",
        variant: str = "duel",
        seed: int = 5,
        game: str = "star-realms",
    ) -> Session:
        speaker = Speaker(language)
        listed = players.split(",")
        match = Match.new(game, variant, len(listed), seed=seed, names=seat_names(speaker, listed), players=listed)
        session = Session(speaker, match, tmp_path / "match.json")
        session.save()
        return session

    return sit


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots need not wait for people to follow."""
    monkeypatch.setattr(table_app, "PACE", 0.0)
