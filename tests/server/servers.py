"""Servers in processes of their own, which can be killed and started again at the same address."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from tests.server.backends import free_port
from tests.server.table import House

GENEROUS = (
    "create_table=999999/minute,join_table=999999/minute,call=999999/minute,connect=999999/minute,frame=9999/second"
)


class Process:
    """A server that can be killed and started again at the same address."""

    def __init__(self, data: str, **environment: str) -> None:
        self.data = data
        self.environment = environment
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None
        self.houses: list[House] = []
        self.stderr: IO[str] | None = None
        """Where it writes what goes wrong; nothing: where the tests do."""

    def start(self) -> House:
        self.run()
        self.houses.append(House(self.base))
        return self.houses[-1]

    def run(self) -> None:
        """Start it, and wait until it listens."""
        command = [sys.executable, "-P", "-m", "kantyna.server", "--data", self.data, "--port", str(self.port)]
        environment = {**os.environ, "KANTYNA_LIMITS": GENEROUS, "KANTYNA_THINKERS": "1", **self.environment}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.stderr, text=True, env=environment)
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        if str(self.port) not in told:
            raise RuntimeError(f"the server did not start: {told!r}")

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        for house in self.houses:
            house.http.close()
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


@contextmanager
def process(data: str, **environment: str) -> Iterator[Process]:
    one = Process(data, **environment)
    try:
        yield one
    finally:
        one.kill()
