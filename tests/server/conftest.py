"""Servers for the tests: one over SQLite alone, one over Postgres and Redis; every test of a table runs on both."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from kantyna.server.settings import Limits, Settings, database_url
from kantyna.server.startup import Server, bound, configured
from tests.server.backends import postgres, redis
from tests.server.table import House

GENEROUS = Limits(
    create_table="100000/minute",
    join_table="100000/minute",
    create_bot="100000/minute",
    upload_replay="100000/minute",
    upload_kilobytes="100000000/minute",
    measure_deck="100000/minute",
    create_shelf="100000/minute",
    keep_deck="100000/minute",
    analyse_replay="100000/minute",
    call="100000/minute",
    connect="100000/minute",
    frame="100000/minute",
    lines="100000/minute",
    hint="100000/minute",
)


@contextlib.contextmanager
def running(settings: Settings) -> Iterator[House]:
    """A server in a thread of this process, on a free port."""
    listening = bound("127.0.0.1", 0)
    server = Server(configured(settings))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listening])), daemon=True)
    thread.start()
    try:
        house = House(f"http://127.0.0.1:{listening.getsockname()[1]}")
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            thread.join(0.01)
        with house.http:
            yield house
    finally:
        server.should_exit = True
        thread.join(100)  # what it still warms up ends first
        listening.close()
    assert not thread.is_alive()


def settings_for(database: str, bus: str = "") -> Settings:
    return Settings(database=database, bus=bus, pace=0.0, gone=1, thinkers=1, limits=GENEROUS)


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with redis() as url:
        yield url


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """How the server of a test is set up: the two ways that there are."""
    if request.param == "sqlite":
        return settings_for(database_url(tmp_path_factory.mktemp("tables")))
    address = request.getfixturevalue("postgres_url")
    return settings_for(database_url(address), request.getfixturevalue("redis_url"))


@pytest.fixture(scope="session")
def house(settings: Settings) -> Iterator[House]:
    with running(settings) as house:
        yield house


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[House]:
    """A server with the limits that a real one has, but low ones."""
    low = replace(GENEROUS, create_table="3/minute", frame="20/10 second", hint="1/minute")
    with running(replace(settings_for(database_url(tmp_path)), limits=low)) as house:
        yield house
