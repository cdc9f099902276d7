"""Postgres and Redis for the tests: Debian's programs, a folder of their own, loopback only, ended afterwards."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from launch.system import POSTGRES, REDIS


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def wait_for(check: Callable[[], bool], what: str, seconds: float = 30.0) -> None:
    until = time.monotonic() + seconds
    while not check():
        if time.monotonic() > until:
            raise TimeoutError(what)
        time.sleep(0.05)


def listens(port: int) -> bool:
    with socket.socket() as one:
        one.settimeout(1)
        return one.connect_ex(("127.0.0.1", port)) == 0


class Postgres:
    """A fresh cluster that can be stopped and started again. Postgres refuses to run as root, so root lends it to
    Debian's user for it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.initdb = POSTGRES.path().resolve()  # the others of its programs lie beside it
        self.user = "postgres" if os.geteuid() == 0 else None
        self.port = free_port()
        self.url = f"postgresql://kantyna@127.0.0.1:{self.port}/postgres"
        self.process: subprocess.Popen[bytes] | None = None
        if self.user is not None:
            shutil.chown(folder, self.user, self.user)
        subprocess.run(
            [self.initdb, "-D", folder / "data", "-U", "kantyna", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8",
             "--no-sync"],
            check=True, capture_output=True, user=self.user, cwd=folder,
        )  # fmt: skip

    def start(self) -> None:
        told = self.folder / "log"
        options = ["-D", self.folder / "data", "-p", str(self.port), "-h", "127.0.0.1", "-k", self.folder]
        with told.open("w") as log:
            self.process = subprocess.Popen(
                [self.initdb.with_name("postgres"), *options, "-c", "fsync=off"],
                stderr=log, user=self.user, cwd=self.folder,
            )  # fmt: skip
        wait_for(lambda: "ready to accept connections" in told.read_text(), "postgres")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Its fast way to stop, which waits for nobody; SIGQUIT is its way to fall."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A running cluster; its address."""
    with cluster() as one:
        yield one.url


@contextlib.contextmanager
def cluster() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="kantyna-postgres-"))
    try:
        one = Postgres(folder)
        try:
            one.start()
            yield one
        finally:
            one.stop()
    finally:
        shutil.rmtree(folder)


class Redis:
    """A fresh Redis that keeps nothing, and can be stopped and started again."""

    def __init__(self, folder: str, port: int) -> None:
        self.folder = folder
        self.port = port
        self.url = f"redis://127.0.0.1:{port}/0"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        command = [REDIS.path(), *options, "--dir", self.folder]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_for(lambda: listens(self.port), "redis")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
            self.process = None


@contextlib.contextmanager
def redis(port: int = 0) -> Iterator[str]:
    """A running Redis; its address."""
    with bus(port) as one:
        yield one.url


@contextlib.contextmanager
def bus(port: int = 0) -> Iterator[Redis]:
    with tempfile.TemporaryDirectory() as folder:
        one = Redis(folder, port or free_port())
        try:
            one.start()
            yield one
        finally:
            one.stop()
