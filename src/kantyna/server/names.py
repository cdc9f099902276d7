"""What people may be called."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST: Final = 24


def cleaned(name: str) -> str:
    """A name on one line without signs that can't be seen, and not longer than fits on a seat; may be empty."""
    plain = unicodedata.normalize("NFC", name)
    seen = "".join(" " if sign.isspace() else sign for sign in plain if sign.isspace() or is_seen(sign))
    return " ".join(seen.split())[:LONGEST].strip()


def is_seen(sign: str) -> bool:
    """No control signs, no changes of direction, nothing private."""
    return not unicodedata.category(sign).startswith("C")
