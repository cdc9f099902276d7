"""A copy of all tables in one file, made while the server runs, and put back when it doesn't."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy.engine import make_url

from kantyna.kernel.errors import KantynaError
from kantyna.server.migrations import LATEST
from kantyna.server.server_lock import only_server


def file_of(database: str) -> Path:
    """The file of an SQLite database; Postgres has programs of its own for this."""
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise KantynaError("backup-sqlite-only")
    return Path(url.database)


def back_up(database: str, copy: Path) -> None:
    """Copy the tables as they stand at one moment. What is there already is not touched."""
    file = file_of(database)
    if copy.exists():
        raise KantynaError("backup-exists", file=str(copy))
    beside = copy.with_name(f".{copy.name}.part")
    try:
        with (
            closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as tables,
            closing(sqlite3.connect(beside)) as to,
        ):
            tables.backup(to)
        beside.replace(copy)
    except (sqlite3.Error, OSError) as error:
        raise KantynaError("backup-failed", file=str(copy), reason=str(error)) from error
    finally:
        with suppress(OSError):
            beside.unlink()


def restore(database: str, copy: Path) -> Path:
    """Put a copy in the place of the tables, which are moved aside: tells where to. No server may use them."""
    file = file_of(database)
    if not copy.is_file():
        raise KantynaError("file-missing", file=str(copy))
    with only_server(database):
        _check(copy)
        aside = _free(file.with_name(f"{file.name}.before-restore"))
        try:
            if file.exists():
                with closing(sqlite3.connect(file)) as tables:
                    tables.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                file.replace(aside)
            for rest in ("-wal", "-shm"):
                file.with_name(f"{file.name}{rest}").unlink(missing_ok=True)
            with closing(sqlite3.connect(copy)) as source, closing(sqlite3.connect(file)) as to:
                source.backup(to)
        except (sqlite3.Error, OSError) as error:
            raise KantynaError("backup-failed", file=str(copy), reason=str(error)) from error
    return aside


def _check(copy: Path) -> None:
    """Is it a whole copy of tables, and none of a newer Kantyna?"""
    try:
        with closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as tables:
            whole = tables.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            stands = tables.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    except (sqlite3.Error, TypeError) as error:
        raise KantynaError("backup-damaged", file=str(copy)) from error
    if not whole:
        raise KantynaError("backup-damaged", file=str(copy))
    if stands > LATEST:
        raise KantynaError("server-database-newer")


def _free(path: Path) -> Path:
    """That path, or the first beside it that is free."""
    found, number = path, 1
    while found.exists():
        number += 1
        found = path.with_name(f"{path.name}.{number}")
    return found
