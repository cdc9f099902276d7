"""Starts the harness: ``python -P FILE``, with the ``kantyna`` on the path that is to be looked at.

Whatever revision that is, this folder becomes its ``kantyna.arena.harness``; nothing else of its arena is imported.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

NAME = "kantyna.arena.harness"


def lend() -> None:
    """Put this folder in the place where imports look for the harness."""
    folder = Path(__file__).parent
    spec = importlib.util.spec_from_file_location(
        NAME, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[NAME] = module
    spec.loader.exec_module(module)


if __name__ == "__main__":
    lend()
    from kantyna.arena.harness.service import serve

    serve()
