"""The environment in `.venv`: made once, filled with what is locked, left alone until the locks change."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from launch.system import VENV, install
from launch.words import Trouble, say

ROOT = Path(__file__).resolve().parent.parent

# Each lock holds what `run` holds and more, with the same versions; `test` holds everything.
LOCKS = ("run", "page", "club", "compile", "test")
COVERED_BY = {name: LOCKS if name == "run" else (name, "test") for name in LOCKS}


def last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "?"


class Environment:
    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.home = root / ".venv"
        self.bin = self.home / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.bin / ("python.exe" if os.name == "nt" else "python")
        self.stamp = self.home / "kantyna.json"
        self.told = False
        """Was it said that this takes a while? A first start installs twice: for the program, and for the page."""

    def lock(self, name: str) -> Path:
        return self.root / "requirements" / f"{name}.txt"

    def wanted(self, name: str) -> str:
        """What the environment must have been made from: this lock, this project file, in this folder."""
        digest = hashlib.sha256(str(self.root).encode())
        for file in (self.lock(name), self.root / "pyproject.toml"):
            digest.update(file.read_bytes())
        return digest.hexdigest()

    def installed(self) -> dict[str, str]:
        """The locks that were installed and still are as they were then."""
        if not self.python.exists():
            return {}
        try:
            stamps = json.loads(self.stamp.read_text())
        except (OSError, ValueError):
            return {}
        return {name: stamp for name, stamp in stamps.items() if name in LOCKS and stamp == self.wanted(name)}

    def has(self, name: str) -> bool:
        return not self.installed().keys().isdisjoint(COVERED_BY[name])

    def ensure(self, name: str) -> None:
        """Have everything of a lock installed, and the project itself; at once if it already is."""
        if self.has(name):
            return
        with self.alone():
            if self.has(name):
                return
            if not self.told:
                print(say("setting-up"), file=sys.stderr, flush=True)
            self.told = True
            kept = self.installed()
            if not kept:
                self.make()
            self.pip("--require-hashes", "-r", str(self.lock(name)), lock=self.lock(name))
            self.pip("--no-deps", "--no-build-isolation", "-e", str(self.root), lock=self.lock(name))
            self.stamp.write_text(json.dumps({**kept, name: self.wanted(name)}))

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Two first starts at once: the second waits, then finds everything done."""
        try:
            import fcntl
        except ImportError:  # Windows has no such locks; there a double first start is the user's own.
            yield
            return
        with (self.root / "pyproject.toml").open() as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield

    def make(self) -> None:
        """Make the environment, anew if its Python is gone or if the folder was moved."""
        if self.python.exists() and self.moved():
            shutil.rmtree(self.home)
        if self.python.exists() and self.run_quietly("-m", "pip", "--version").returncode == 0:
            return
        have_ensurepip()
        done = subprocess.run([sys.executable, "-m", "venv", "--clear", str(self.home)], capture_output=True, text=True)
        if done.returncode != 0:
            raise Trouble("venv-failed", home=self.home, reason=last_line(done.stderr or done.stdout))

    def moved(self) -> bool:
        """The scripts of an environment name its folder."""
        scripts = (self.bin / "activate", self.bin / "activate.bat")
        return not any(file.exists() and str(self.home) in file.read_text() for file in scripts)

    def pip(self, *arguments: str, lock: Path) -> None:
        # Quick when there is no network at all; a slow network still gets its time.
        done = self.run_quietly("-m", "pip", "install", "--retries", "2", "--no-input", *arguments)
        if done.returncode != 0:
            errors = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
            reason = errors[0].removeprefix("ERROR: ") if errors else last_line(done.stderr)
            raise Trouble("install-failed", lock=lock.relative_to(self.root), reason=reason)

    def run_quietly(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.python), *arguments],
            capture_output=True,
            text=True,
            cwd=self.root,
            env=self.variables(),
        )

    def run(self, *arguments: str, **variables: str) -> int:
        """Run the environment's Python and show what it writes."""
        environ = {**self.variables(), **variables}
        return subprocess.run([str(self.python), *arguments], cwd=self.root, env=environ).returncode

    def variables(self) -> dict[str, str]:
        """The environment's programs first: its node, not the system's."""
        search = os.pathsep.join([str(self.bin), os.environ.get("PATH", os.defpath)])
        return {**os.environ, "PATH": search, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


def have_ensurepip() -> None:
    """Debian keeps the module that makes environments in a package of its own."""
    if find_spec("ensurepip") is not None:
        return
    try:
        install([VENV])
    except Trouble:
        raise Trouble("no-venv") from None
