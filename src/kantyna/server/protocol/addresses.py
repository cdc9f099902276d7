"""Addresses of pages, as people write them."""

from __future__ import annotations

from urllib.parse import urlsplit


def is_page(written: str) -> bool:
    """Is it an address of the web, with a host and, if it names one, a port that there can be?"""
    try:
        parts = urlsplit(written)
        named = bool(parts.hostname) and parts.port != 0
    except ValueError:  # brackets that are not closed, a port that is no number
        return False
    return named and parts.scheme in ("http", "https") and written.isprintable() and " " not in written
