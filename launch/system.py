"""Programs outside of Python that the tests need: found where they are, else installed from Debian."""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from launch.words import Trouble, say


@dataclass(frozen=True)
class Program:
    name: str
    packages: tuple[str, ...]
    find: Callable[[], Path | None]

    def path(self) -> Path:
        found = self.find()
        if found is None:
            raise Trouble("system-missing", programs=self.name, command=command([self]))
        return found


def first(*names: str) -> Path | None:
    return next((Path(path) for path in map(shutil.which, names) if path), None)


def find_chromium() -> Path | None:
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return first(os.environ.get("KANTYNA_CHROMIUM", ""), *names)


def find_postgres() -> Path | None:
    """`initdb`; Debian keeps each version's programs in a folder that is not on the path."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return first("initdb", *map(str, reversed(folders)))


def find_compiler() -> Path | None:
    """A C compiler, of use only with the headers of this Python."""
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return first("cc", "gcc", "clang") if headers.exists() else None


def find_venv() -> Path | None:
    """Asked of a new process: this one remembers what it didn't find."""
    done = subprocess.run([sys.executable, "-c", "import ensurepip"], capture_output=True)
    return Path(sys.executable) if done.returncode == 0 else None


CHROMIUM = Program("Chromium", ("chromium-headless-shell",), find_chromium)
POSTGRES = Program("PostgreSQL", ("postgresql",), find_postgres)
REDIS = Program("Redis", ("redis-server",), lambda: first("redis-server", "valkey-server"))
COMPILER = Program("C", ("gcc", "libc6-dev", "python3-dev"), find_compiler)
VENV = Program("venv", ("python3-venv",), find_venv)


def command(programs: Iterable[Program]) -> str:
    return "apt-get install " + " ".join(package for program in programs for package in program.packages)


def install(programs: Iterable[Program]) -> None:
    """Have all of them, or say what is missing and how to get it."""
    missing = [program for program in programs if program.find() is None]
    if not missing:
        return
    names = ", ".join(program.name for program in missing)
    how = command(missing)
    if os.name == "nt" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise Trouble("system-missing", programs=names, command=how)
    print(say("installing-system", packages=how.removeprefix("apt-get install ")), file=sys.stderr, flush=True)
    # In runlevel 1 Debian doesn't start the servers that it installs; the tests start their own.
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    attempt = ["apt-get", "install", "--yes", "--no-install-recommends", *how.split()[2:]]
    done = subprocess.run(attempt, capture_output=True, text=True, env=quiet)
    if done.returncode != 0:  # The lists of packages may be missing or old.
        subprocess.run(["apt-get", "update"], capture_output=True, env=quiet)
        done = subprocess.run(attempt, capture_output=True, text=True, env=quiet)
    still = [program.name for program in missing if program.find() is None]
    if still:
        errors = [line for line in done.stderr.splitlines() if line.startswith("E:")]
        reason = errors[0] if errors else "?"
        raise Trouble("system-failed", programs=", ".join(still), command=how, reason=reason)
