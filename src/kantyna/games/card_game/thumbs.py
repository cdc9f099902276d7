"""Rules of thumb: what a decent player does at a glance."""

from __future__ import annotations

from kantyna.kernel.spec import Thumbs


class CardGameThumbs(Thumbs):
    """How a decent player sees the table."""
