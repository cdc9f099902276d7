"""One server for one SQLite file: two would not hear of each other's moves."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url

from kantyna.kernel.errors import KantynaError


@contextmanager
def only_server(database: str) -> Iterator[None]:
    """While this lasts, no other server may use the file. The lock is the system's: it ends with the process."""
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        yield
        return
    file = Path(url.database)
    with file.with_name(f"{file.name}.lock").open("a") as held:
        if not _lock(held):
            raise KantynaError("server-database-taken", folder=str(file.parent))
        yield


def _lock(file: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
