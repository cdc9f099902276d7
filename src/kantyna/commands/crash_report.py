"""A fault of our own: its traceback goes to a file that can be sent, never to the screen."""

from __future__ import annotations

import tempfile
import traceback


def written(error: Exception) -> str:
    """The file that the fault was written to."""
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", prefix="kantyna-", suffix=".txt", delete=False) as file:
        traceback.print_exception(error, file=file)
    return file.name
