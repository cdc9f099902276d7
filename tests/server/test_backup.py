"""Copies of all tables are made while games go on, and put back: both ways that docs/running-a-server.md shows."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path

from sqlalchemy import text

from kantyna.server.database import open_database
from kantyna.server.protocol.server_frames import Done
from kantyna.server.settings import database_url
from kantyna.server.store import Store
from launch.system import POSTGRES
from tests.server.backends import postgres
from tests.server.servers import Process, process
from tests.server.table import Guest, House
from tests.server.test_administration import laid


def answer(guests: list[Guest], count: int, dice: random.Random) -> int:
    """Play on for so many answers; tells the version then."""
    version = 0
    for _ in range(count):
        asked = next(guest for guest in guests if guest.codes)
        assert asked.update is not None
        version = asked.update.version
        assert isinstance(asked.answer(asked.busy(dice)), Done)
        for guest in guests:
            guest.until_version(version + 1)
    return version + 1


def kantyna(server: Process, *words: str) -> None:
    command = [sys.executable, "-P", "-m", "kantyna", "admin", *words, "--data", server.data]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr


def played(house: House, table: str, tokens: list[str], count: int) -> int:
    guests = [house.guest(table, token) for token in tokens]
    for guest in guests:
        guest.until_version(0)
    version = answer(guests, count, random.Random(3))
    for guest in guests:
        guest.open.close()
    return version


def test_a_copy_of_sqlite_made_in_the_middle_of_games(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    with process(str(tmp_path / "tables")) as server:
        house = server.start()
        table, tokens = house.duel()
        copied = played(house, table, tokens, 12)
        kantyna(server, "backup", str(copy))
        assert played(house, table, tokens, 5) == copied + 5
        server.kill()
        kantyna(server, "restore", str(copy))
        house = server.start()
        with house.guest(table, tokens[0]) as guest:
            assert guest.until_version(0).version == copied
        assert played(house, table, tokens, 5) == copied + 5


def test_a_copy_of_postgres_is_put_back(tmp_path: Path) -> None:
    copy = tmp_path / "copy.dump"
    programs = POSTGRES.path().resolve()

    async def lay(url: str) -> str:
        store = Store(await open_database(database_url(url)))
        try:
            return await laid(store)
        finally:
            await store.close()

    async def lose(url: str, name: str) -> None:
        store = Store(await open_database(database_url(url)))
        try:
            await store.database.write(lambda c: c.execute(text("DROP TABLE seats, journal, leases, tables CASCADE")))
        finally:
            await store.close()

    async def seats(url: str, name: str) -> list[str]:
        store = Store(await open_database(database_url(url)))
        try:
            return [seat.name for seat in (await store.table(name)).seats]
        finally:
            await store.close()

    with postgres() as url:
        name = asyncio.run(lay(url))
        dump = [programs.with_name("pg_dump"), "--format=custom", f"--file={copy}", url]
        subprocess.run(dump, check=True, capture_output=True, timeout=100)
        asyncio.run(lose(url, name))
        back = [programs.with_name("pg_restore"), "--clean", "--if-exists", "--no-owner", f"--dbname={url}", copy]
        subprocess.run(back, check=True, capture_output=True, timeout=100)
        assert asyncio.run(seats(url, name)) == ["Anna", ""]
