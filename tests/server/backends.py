"""Postgres and Redis for the tests: Debian's programs, a folder of their own, loopback only, ended afterwards."""

from __future__ import annotations

import contextlib
import os
import shutil
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


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A fresh cluster; its address. Postgres refuses to run as root, so root lends it to Debian's user for it."""
    initdb = POSTGRES.path().resolve()  # the others of its programs lie beside it
    user = "postgres" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="kantyna-postgres-"))
    try:
        if user is not None:
            shutil.chown(folder, user, user)
        data = folder / "data"
        subprocess.run(
            [initdb, "-D", data, "-U", "kantyna", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
            check=True,
            capture_output=True,
            user=user,
            cwd=folder,
        )
        port = free_port()
        options = ["-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", folder, "-c", "fsync=off"]
        with (folder / "log").open("w") as log:
            process = subprocess.Popen([initdb.with_name("postgres"), *options], stderr=log, user=user, cwd=folder)
        try:
            told = folder / "log"
            wait_for(lambda: "ready to accept connections" in told.read_text(), "postgres")
            yield f"postgresql://kantyna@127.0.0.1:{port}/postgres"
        finally:
            process.terminate()
            process.wait(20)
    finally:
        shutil.rmtree(folder)


@contextlib.contextmanager
def redis(port: int = 0) -> Iterator[str]:
    """A fresh Redis that keeps nothing; its address."""
    program = REDIS.path()
    port = port or free_port()
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen([program, *options, "--dir", folder], stdout=subprocess.DEVNULL)
        try:
            wait_for(lambda: listens(port), "redis")
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            process.terminate()
            process.wait(20)
