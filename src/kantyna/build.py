"""Two builds of one engine: plain Python, and the same source compiled by mypyc.

The compiled build lies in the environment (`compiled/` under `sys.prefix`), never beside the source. It is a
copy of each package of the engine in which every compiled module has its extension next to it; Python prefers
the extension. It is used only while it was made from exactly the source that is here, so editing a file means
plain Python until it is compiled again. `KANTYNA_BUILD=plain` or `=compiled` asks for one of the two;
`KANTYNA_COMPILED` is the folder of another compiled build, while one is made in two steps.
"""

import hashlib
import os
import sys
from collections.abc import Iterator, MutableSequence
from pathlib import Path

SOURCE = Path(__file__).parent
HOME = Path(os.environ.get("KANTYNA_COMPILED") or Path(sys.prefix) / "compiled")
STAMP = HOME / "source.sha256"

# What is compiled together as one group: packages, or single modules.
UNITS = ("kernel", "games", "players/ismcts.py", "players/learned.py")
# Left plain inside of them: cards, as data, take long to compile and gain nothing; what speaks to mypyc alone; the
# bodies of the state that plain Python has instead of the packed one.
PLAIN = frozenset({"cards", "native.py", "body.py", "listed.py", "strict.py"})

# Learnt, and read from beside the source whichever build runs: new ones need no compiling.
WEIGHTS = "value.json"


def packages() -> list[str]:
    """The packages of which the compiled build has a copy."""
    return sorted({unit.split("/")[0] for unit in UNITS if (SOURCE / unit).exists()})


def modules() -> Iterator[Path]:
    """The files that are compiled, relative to the package."""
    for unit in UNITS:
        path = SOURCE / unit
        for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
            relative = file.relative_to(SOURCE)
            if PLAIN.isdisjoint(relative.parts):
                yield relative


def names() -> Iterator[str]:
    """The dotted names of the modules that are compiled."""
    for file in modules():
        parts = file.with_suffix("").parts
        yield ".".join(("kantyna", *(parts[:-1] if parts[-1] == "__init__" else parts)))


def fingerprint(weights: bool = False) -> str:
    """What the compiled build depends on: this Python, how it is made, every file of the engine. With the *weights*
    that bots have learnt, too: what the bots play depends on."""
    digest = hashlib.sha256(str(sys.implementation.cache_tag).encode())
    files = [SOURCE / "build.py", SOURCE / "compiler.py"]
    for package in packages():
        files += sorted((SOURCE / package).rglob("*"))
    for file in files:
        name = file.relative_to(SOURCE).as_posix()
        if file.name == WEIGHTS and not weights:
            continue
        if file.is_file() and "__pycache__/" not in name and "/." not in name:
            digest.update(f"\n{name}\n".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()


def stamp(opt: int) -> str:
    """What a compiled build bears: what it was made from, and how hard the C compiler tried."""
    return f"{fingerprint()} {opt}"


def is_current(opt: int = 0) -> bool:
    """Is there a compiled build of exactly this source, optimised at least so far?"""
    if not STAMP.is_file():
        return False
    source, _, reached = STAMP.read_text().partition(" ")
    return reached >= str(opt) and source == fingerprint()


def choose(path: MutableSequence[str]) -> None:
    """Let the package, whose search path this is, find the engine in the build that is wished for."""
    wish = os.environ.get("KANTYNA_BUILD") or "any"
    if wish not in ("any", "plain", "compiled"):
        raise ImportError(f"KANTYNA_BUILD is {wish!r}; it can be 'plain' or 'compiled'.")
    if wish == "plain":
        return
    if is_current():
        path.insert(0, str(HOME / "kantyna"))
        # The one library behind all compiled modules lies on the top, as mypyc wants it.
        sys.path.append(str(HOME))
    elif wish == "compiled":
        raise ImportError("There is no compiled build of this source; `./kantyna compile` makes it.")


def active() -> str:
    """Which build this process runs: `plain` or `compiled`."""
    return "compiled" if str(HOME / "kantyna") in sys.modules["kantyna"].__path__ else "plain"
