"""Which language the system speaks."""

from __future__ import annotations

import os
from collections.abc import Mapping


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """``pl`` on a Polish system, else ``en``: the first of the usual variables that is set decides."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "pl" if environment[name].startswith("pl") else "en"
    return "en"
