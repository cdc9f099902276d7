"""The database: SQLite by default, Postgres by its address; brought up to date at every start.

What is asked of it is written once, as functions of a connection. For SQLite they run in threads: there every single
call of an asynchronous driver would be a change of threads, here a whole transaction is one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from kantyna.kernel.errors import KantynaError
from kantyna.play.files import reason
from kantyna.server.migrations import LATEST

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATING: Final = 5_214_011
"""The number of the Postgres lock under which one process migrates while others wait."""
READERS: Final = 2

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database:
    """Runs functions of a connection: to read, or to write all or nothing."""

    async def read(self, work: Work[T]) -> T:
        raise NotImplementedError

    async def write(self, work: Work[T]) -> T:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError


class Sqlite(Database):
    """A file. One thread writes, so writers never wait for a lock of their own process."""

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url)
        _prepare(self._engine)
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT", reading=True)
        self._writer = ThreadPoolExecutor(1, "writes")
        self._readers = ThreadPoolExecutor(READERS, "reads")

    async def read(self, work: Work[T]) -> T:
        def run() -> T:
            with self._reading.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, work: Work[T]) -> T:
        def run() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, run)

    async def close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()


class Postgres(Database):
    """A server of its own; its driver waits for it without a thread."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url, pool_size=4, max_overflow=8)
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Work[T]) -> T:
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def _prepare(engine: Engine) -> None:
    """Writers take SQLite's one lock at once, so that none has to give way later; a commit is on the disk."""

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if not connection.get_execution_options().get("reading"):
            connection.exec_driver_sql("BEGIN IMMEDIATE")


def migrate(connection: Connection) -> None:
    """Walk the steps that this database hasn't walked yet."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})
    stands = inspect(connection).has_table("alembic_version")
    if stands and connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == LATEST:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise KantynaError("server-database-newer") from error


async def open_database(url: str) -> Database:
    """The database, up to date."""
    database: Database = Sqlite(url) if url.startswith("sqlite") else Postgres(url)
    try:
        await database.write(migrate)
    except (OSError, SQLAlchemyError) as error:
        await database.close()
        told = reason(error) if isinstance(error, OSError) else str(error).splitlines()[0]
        raise KantynaError("server-database-failed", reason=told) from error
    return database
