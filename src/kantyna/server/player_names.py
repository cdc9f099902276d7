"""What people may be called."""

from __future__ import annotations

import unicodedata

from kantyna.kernel.printable import is_seen
from kantyna.server.protocol.base import LONGEST_NAME


def cleaned(name: str) -> str:
    """A name on one line without signs that can't be seen, and not longer than fits on a seat; may be empty."""
    plain = unicodedata.normalize("NFC", name)
    seen = "".join(" " if sign.isspace() else sign for sign in plain if sign.isspace() or is_seen(sign))
    return " ".join(seen.split())[:LONGEST_NAME].strip()
