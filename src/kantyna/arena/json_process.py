"""A process that answers each line of JSON with one line of JSON: it measures, or plays, when it is asked to."""

from __future__ import annotations

import json
import os
import subprocess
from types import TracebackType
from typing import Any

from kantyna.kernel.errors import BadSetup


class Process:
    """Begun at once; its first line says what it is."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
        )
        self.told: dict[str, str] = self._read()

    def ask(self, what: str, **details: Any) -> Any:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"do": what, **details}) + "\n")
        self.process.stdin.flush()
        return self._read()

    def _read(self) -> Any:
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        line = self.process.stdout.readline()
        if not line:
            trouble = self.process.stderr.read().strip().splitlines()
            self.close()
            raise BadSetup("bench-failed", reason=trouble[-1] if trouble else "?")
        return json.loads(line)

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()

    def __enter__(self) -> Process:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
