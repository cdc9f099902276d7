"""The database: SQLite by default, Postgres by its address; brought up to date at every start.

What is asked of it is written once, as functions of a connection. For SQLite they run in threads: there every single
call of an asynchronous driver would be a change of threads, here a whole transaction is one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Engine,
    cast,
    create_engine,
    event,
    extract,
    func,
    inspect,
    literal_column,
    text,
)
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from kantyna.kernel.errors import KantynaError
from kantyna.play.files import reason
from kantyna.server.errors import Away
from kantyna.server.migrations import LATEST

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATING: Final = 5_214_011
"""The number of the Postgres lock under which one process migrates while others wait."""
READERS: Final = 2
CONNECTING: Final = 3
"""Seconds to reach a Postgres."""
ANSWERING: Final = 10
"""Seconds for one of its answers."""

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database:
    """Runs functions of a connection: to read, or to write all or nothing. Away if it can't be reached: what was to be
    written then is not there, or, if the connection broke while it was committed, there as a whole."""

    now: ColumnElement[int]
    """Its clock, in milliseconds: the one that all processes share."""

    async def read(self, work: Work[T]) -> T:
        raise NotImplementedError

    async def write(self, work: Work[T]) -> T:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError


class Sqlite(Database):
    """A file. One thread writes, so writers never wait for a lock of their own process."""

    now = cast(literal_column("(julianday('now') - 2440587.5) * 86400000"), BigInteger)

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url, hide_parameters=True)  # what is written holds keys
        _prepare(self._engine)
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT", reading=True)
        self._writer = ThreadPoolExecutor(1, "writes")
        self._readers = ThreadPoolExecutor(READERS, "reads")

    async def read(self, work: Work[T]) -> T:
        def run() -> T:
            with self._reading.connect() as connection:
                return work(connection)

        return await self._in(self._readers, run)

    async def write(self, work: Work[T]) -> T:
        def run() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await self._in(self._writer, run)

    async def _in(self, threads: ThreadPoolExecutor, run: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, run)
        except OperationalError as error:  # the disk is full, the file is locked or gone
            raise Away(str(error.orig)) from error

    async def close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()


class Postgres(Database):
    """A server of its own; its driver waits for it without a thread."""

    now = cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)

    def __init__(self, url: str) -> None:
        # A connection that broke while nobody used it is noticed before it is used.
        self._engine = create_async_engine(
            url,
            pool_size=4,
            max_overflow=8,
            pool_pre_ping=True,
            hide_parameters=True,
            pool_timeout=ANSWERING,
            connect_args={"timeout": CONNECTING, "command_timeout": ANSWERING},
        )
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Work[T]) -> T:
        with _noticed():
            async with self._reading.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        with _noticed():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


@contextmanager
def _noticed() -> Iterator[None]:
    """Whatever the driver says when its Postgres is gone becomes Away."""
    import asyncpg  # type: ignore[import-untyped]  # it has no types

    gone = (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.OperatorInterventionError)
    try:
        yield
    except OSError as error:
        raise Away(reason(error)) from error
    except gone as error:
        raise Away(str(error) or type(error).__name__) from error
    except SQLAlchemyError as error:
        lost = isinstance(error, InterfaceError | OperationalError | PoolTimeout)
        if lost or (isinstance(error, DBAPIError) and (error.connection_invalidated or _ended(error, gone))):
            raise Away(str(error).splitlines()[0]) from error
        raise


def _ended(error: BaseException, gone: tuple[type[BaseException], ...]) -> bool:
    """Did it begin with one of these?"""
    first: BaseException | None = error
    while first is not None and not isinstance(first, gone):
        first = first.__cause__
    return first is not None


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
    except (Away, OSError, SQLAlchemyError) as error:
        await database.close()
        if isinstance(error, Away):
            told = error.reason
        else:
            told = reason(error) if isinstance(error, OSError) else str(error).splitlines()[0]
        raise KantynaError("server-database-failed", reason=told) from error
    return database
