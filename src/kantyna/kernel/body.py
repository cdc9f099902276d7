"""One source, three bodies of the state: ``packed`` where the engine is compiled, ``listed`` in plain Python, and there
for tests ``strict`` (``KANTYNA_BODY=strict``), which forbids whatever the other two would do differently.

Never compiled itself. Type checkers and mypyc read the compiled one's types, which the others' numbers satisfy.
"""

from __future__ import annotations

import os
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
elif os.environ.get("KANTYNA_BODY") == "strict":
    from kantyna.kernel.strict import KNOWN as KNOWN
    from kantyna.kernel.strict import Options as Options
    from kantyna.kernel.strict import Row as Row
    from kantyna.kernel.strict import State as State
    from kantyna.kernel.strict import append as append
    from kantyna.kernel.strict import listed as listed
    from kantyna.kernel.strict import row as row
    from kantyna.kernel.strict import vec as vec
else:
    from kantyna.kernel.listed import KNOWN as KNOWN
    from kantyna.kernel.listed import Options as Options
    from kantyna.kernel.listed import Row as Row
    from kantyna.kernel.listed import State as State
    from kantyna.kernel.listed import append as append
    from kantyna.kernel.listed import listed as listed
    from kantyna.kernel.listed import row as row
    from kantyna.kernel.listed import vec as vec
