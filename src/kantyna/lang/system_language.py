"""Which language the system speaks."""

from __future__ import annotations

import os


def system_language() -> str:
    """``pl`` on a Polish system, else ``en``: the first of the usual variables that is set decides."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if spoken := os.environ.get(name):
            return "pl" if spoken.startswith("pl") else "en"
    return "en"
