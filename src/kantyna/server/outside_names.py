"""Which players from outside sit down at this server: those of its packages and of its file of bots."""

from __future__ import annotations

import logging

from kantyna.kernel.errors import KantynaError
from kantyna.players.outside import OUTSIDE

log = logging.getLogger("kantyna.server")


def outside_names() -> list[str]:
    """None where the file of bots is broken: that is the operator's to know, not the guests'."""
    try:
        return OUTSIDE.names()
    except KantynaError as error:
        log.warning("players from outside can't sit down: %s", error)
        return []
