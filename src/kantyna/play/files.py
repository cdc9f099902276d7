"""Reading and writing the files people keep: whole or not at all."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path
from socket import gaierror

from kantyna.kernel.errors import KantynaError

KNOWN = (
    "ENOENT",
    "EISDIR",
    "ENOTDIR",
    "EACCES",
    "EPERM",
    "EEXIST",
    "ENOSPC",
    "EROFS",
    "EADDRNOTAVAIL",
    "ECONNREFUSED",
    "ETIMEDOUT",
)
"""Reasons for which there is a message."""


class BadFile(KantynaError):
    """A file that can't be read or written."""


def reason(error: OSError) -> str:
    """Why the system refuses: by a name that languages know, or in its own words."""
    if isinstance(error, gaierror):
        return "EAI_NONAME"
    code = "ETIMEDOUT" if isinstance(error, TimeoutError) else errno.errorcode.get(error.errno or 0, "")
    return code if code in KNOWN else error.strerror or type(error).__name__


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise BadFile("file-missing", file=str(path)) from error
    except OSError as error:
        raise BadFile("file-unreadable", file=str(path), reason=reason(error)) from error


def write_bytes(path: Path, data: bytes) -> None:
    """Write beside the file, then take its place: whatever interrupts, the old file or the new one is there."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(data)
        beside.replace(path)
    except OSError as error:
        raise BadFile("file-unwritable", file=str(path), reason=reason(error)) from error
    finally:
        with suppress(OSError):
            beside.unlink()
