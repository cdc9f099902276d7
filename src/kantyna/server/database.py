"""The database: SQLite by default, Postgres by its address; brought up to date at every start."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATING: Final = 5_214_011
"""The number of the Postgres lock under which one process migrates while others wait."""


def open_engine(url: str) -> AsyncEngine:
    """Connections to the database; writing ones take SQLite's one lock at once, so that none has to give way later."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=4, max_overflow=4)
    engine = create_async_engine(url)

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        if not connection.get_execution_options().get("reading"):
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def migrate(connection: Connection) -> None:
    """Walk the steps that this database hasn't walked yet."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def open_database(url: str) -> AsyncEngine:
    """The database, up to date."""
    engine = open_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    return engine
