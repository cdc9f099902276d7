"""By which name Kantyna was called, so that a command which a sentence proposes can be typed as it stands."""

from __future__ import annotations

import os
import shlex
from typing import Final

CALLED: Final = "KANTYNA_CALLED"
"""The project's own launcher says so here."""


def launched() -> bool:
    """Was Kantyna started by the project's own launcher?"""
    return bool(os.environ.get(CALLED))


def program() -> str:
    return os.environ.get(CALLED) or "kantyna"


def command(*words: str) -> str:
    """What to type for a command of Kantyna's."""
    return shlex.join([program(), *words])
