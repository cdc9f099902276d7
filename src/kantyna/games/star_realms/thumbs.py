"""Rules of thumb for Star Realms: what to buy, what to scrap, when to hit."""

from __future__ import annotations

from kantyna.kernel.spec import Thumbs


class StarRealmsThumbs(Thumbs):
    """How a decent player sees the table."""
