"""What people typed or a damaged file holds, as a message may repeat it."""

from __future__ import annotations

from typing import Final

from kantyna.kernel.printable import is_seen
from kantyna.lang.lexicon import Value

MOST: Final = 2**53
"""Numbers beyond are only copied out."""
LONGEST: Final = 800
"""Signs of a value that is quoted."""


def quoted(value: Value) -> Value:
    """No number that Fluent can't format, no text without end, no signs that do something to whatever shows them."""
    if isinstance(value, int) and abs(value) > MOST:
        value = str(value)
    if not isinstance(value, str):
        return value
    short = value if len(value) <= LONGEST else f"{value[:LONGEST]}…"
    return "".join(sign if sign in "\n\t" or is_seen(sign) else "\ufffd" for sign in short)
