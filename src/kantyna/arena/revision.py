"""An engine that the harness can run on: the one that is here, or that of another revision.

A revision's source is taken from git and put into the user's cache folder with an environment of its own, which borrows
the libraries of this one: a compiled build lies in its environment (see ``build``), so each revision needs one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path

from kantyna.arena import harness
from kantyna.arena.json_process import Process
from kantyna.build import SOURCE, STAMP, is_current
from kantyna.kernel.errors import BadSetup

HARNESS: Final = Path(harness.__file__).with_name("__main__.py")
PLAYOUT: Final = HARNESS.with_name("playout.txt")
BORROWED: Final = "borrowed.pth"


@dataclass(frozen=True)
class Engine:
    """The Python that runs it, and the folder of its source."""

    python: Path
    source: Path

    def start(self, build: str) -> Process:
        """The harness on one build of this engine, ready to be asked."""
        environment = {"KANTYNA_BUILD": build, "PYTHONPATH": str(self.source)}
        process = Process([str(self.python), "-P", str(HARNESS)], environment)
        if not Path(process.told["source"]).is_relative_to(self.source):
            process.close()
            raise BadSetup("bench-failed", reason=process.told["source"])  # another source than this one runs
        return process


def here() -> Engine:
    return Engine(Path(sys.executable), SOURCE.parent)


def commit(name: str) -> str:
    """The full name of a revision."""
    if _git("rev-parse", "--show-prefix").strip() != b"src/kantyna/":
        raise BadSetup("bench-no-checkout")
    found = _git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}").decode().strip()
    if not found:
        raise BadSetup("bench-unknown-revision", name=name)
    return found


def revision(name: str, compiled: bool = False) -> Engine:
    """The engine of another revision; made when it is first wanted, and compiled then, as far optimised as this one,
    which takes minutes."""
    full = commit(name)
    home = user_cache_path("kantyna", appauthor=False) / "revisions" / f"{full[:16]}-{sys.implementation.cache_tag}"
    engine = Engine(_python(home / "environment"), home / "source" / "src")
    with _alone(home):
        if not engine.python.exists():
            _make(home, full)
        _lend(engine)
        _borrow(home / "environment")
        if compiled:
            _compile(engine, name)
    return engine


def _git(*words: str) -> bytes:
    """What git writes; nothing where it refuses, or where there is no git."""
    try:
        return subprocess.run(["git", *words], cwd=SOURCE, capture_output=True).stdout
    except OSError:
        return b""


@contextmanager
def _alone(home: Path) -> Iterator[None]:
    """Two at once: the second waits, then finds everything done."""
    home.parent.mkdir(parents=True, exist_ok=True)
    try:
        import fcntl
    except ImportError:  # Windows has no such locks.
        yield
        return
    with home.with_suffix(".lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _make(home: Path, full: str) -> None:
    """Beside its place first, then there in one move: what was broken off is made again."""
    packed = _git("-C", str(SOURCE.parent.parent), "archive", "--format=zip", full, "src/kantyna")
    if not packed:
        raise BadSetup("bench-unknown-revision", name=full)
    shutil.rmtree(home, ignore_errors=True)
    with tempfile.TemporaryDirectory(dir=home.parent) as beside:
        fresh = Path(beside) / "fresh"
        zipfile.ZipFile(BytesIO(packed)).extractall(fresh / "source")
        venv.create(fresh / "environment", symlinks=os.name != "nt")
        fresh.rename(home)


def _python(environment: Path) -> Path:
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _lend(engine: Engine) -> None:
    """The loop that plays whole games inside the engine, where the revision has none yet."""
    place = engine.source / "kantyna" / "kernel" / "playout.py"
    if not place.exists():
        shutil.copy(PLAYOUT, place)


def _borrow(environment: Path) -> None:
    """The libraries of this environment without this tree's source: .pth files of a borrowed folder are not read."""
    place = sysconfig.get_path("purelib", "venv", {"base": str(environment), "platbase": str(environment)})
    borrowed = dict.fromkeys(sysconfig.get_path(kind) for kind in ("purelib", "platlib"))
    (Path(place) / BORROWED).write_text("\n".join(borrowed) + "\n")


def _compiler(source: Path) -> str:
    """The module that compiles the engine, which had another name in older revisions."""
    return "compiler" if (source / "kantyna" / "compiler.py").exists() else "compiling"


def _compile(engine: Engine, name: str) -> None:
    if not is_current():
        raise BadSetup("bench-no-build")  # how far this one is optimised is asked of its own build
    done = subprocess.run(
        [str(engine.python), "-P", "-m", f"kantyna.{_compiler(engine.source)}", "--opt", STAMP.read_text().split()[-1]],
        env={**os.environ, "PYTHONPATH": str(engine.source), "KANTYNA_BUILD": "plain"},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        trouble = done.stderr.strip().splitlines()
        raise BadSetup("bench-not-compiled", name=name, reason=trouble[-1] if trouble else "?")
