"""Signs that people can see: what is typed, sent or read from a file may hold others, and those only do harm."""

from __future__ import annotations

import unicodedata


def is_seen(sign: str) -> bool:
    """No control signs, no changes of direction, nothing private, no half of a pair."""
    return not unicodedata.category(sign).startswith("C")


def all_seen(text: str) -> bool:
    """Is there nothing else in it?"""
    for sign in text:
        if not is_seen(sign):
            return False
    return True
