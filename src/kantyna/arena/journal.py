"""A file that grows by one line a finished piece of work, so that an interrupted run can go on where it was."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kantyna.kernel.errors import BadSave
from kantyna.play.files import reason


class Journal:
    """The first line says what the work is; a last line cut off in the middle is forgotten."""

    def __init__(self, file: Path, identity: dict[str, Any]) -> None:
        self.file = file
        self.lines: list[dict[str, Any]] = []
        head = _line(identity)
        try:
            written = file.read_bytes() if file.exists() else b""
            if head.startswith(written):
                file.write_bytes(head)
                return
            whole = written[: written.rfind(b"\n") + 1]
            self.lines = self._understood(whole, identity)
            # Only now: whatever is no journal of ours stays as it is.
            if whole != written:
                file.write_bytes(whole)
        except OSError as error:
            raise BadSave("file-unwritable", file=str(file), reason=reason(error)) from error

    def _understood(self, whole: bytes, identity: dict[str, Any]) -> list[dict[str, Any]]:
        try:
            first, *rest = [json.loads(line) for line in whole.splitlines()]
        except ValueError as error:
            raise BadSave("arena-file-damaged", file=str(self.file)) from error
        if not isinstance(first, dict) or first.keys() != identity.keys():
            raise BadSave("arena-file-damaged", file=str(self.file))
        if first != identity:
            raise BadSave("arena-file-other", file=str(self.file))
        return rest

    def add(self, line: dict[str, Any]) -> None:
        with self.file.open("ab") as out:
            out.write(_line(line))


def _line(content: dict[str, Any]) -> bytes:
    return json.dumps(content).encode() + b"\n"
