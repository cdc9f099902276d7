"""Reading and writing the files people keep: whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from kantyna.kernel.errors import KantynaError


class BadFile(KantynaError):
    """A file that can't be read or written."""


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise BadFile("file-missing", file=str(path)) from error
    except OSError as error:
        raise BadFile("file-unreadable", file=str(path), reason=error.strerror or type(error).__name__) from error


def write_bytes(path: Path, data: bytes) -> None:
    """Write beside the file, then take its place: whatever interrupts, the old file or the new one is there."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(data)
        beside.replace(path)
    except OSError as error:
        raise BadFile("file-unwritable", file=str(path), reason=error.strerror or type(error).__name__) from error
    finally:
        with suppress(OSError):
            beside.unlink()
