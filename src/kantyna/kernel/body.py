"""One source, two bodies of the state: ``packed`` where the engine is compiled, ``listed`` in plain Python.

Never compiled itself. Type checkers and mypyc read the compiled one's types, which the plain one's numbers satisfy.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING


def is_compiled() -> bool:
    found = find_spec("kantyna.kernel.packed")
    return found is not None and found.origin is not None and not found.origin.endswith(".py")


if TYPE_CHECKING or is_compiled():
    from kantyna.kernel.packed import KNOWN as KNOWN
    from kantyna.kernel.packed import Options as Options
    from kantyna.kernel.packed import Row as Row
    from kantyna.kernel.packed import State as State
    from kantyna.kernel.packed import append as append
    from kantyna.kernel.packed import listed as listed
    from kantyna.kernel.packed import row as row
    from kantyna.kernel.packed import vec as vec
else:
    from kantyna.kernel.listed import KNOWN as KNOWN
    from kantyna.kernel.listed import Options as Options
    from kantyna.kernel.listed import Row as Row
    from kantyna.kernel.listed import State as State
    from kantyna.kernel.listed import append as append
    from kantyna.kernel.listed import listed as listed
    from kantyna.kernel.listed import row as row
    from kantyna.kernel.listed import vec as vec
