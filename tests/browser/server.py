"""The server with loaded dice, ``python -m tests.browser.server``: every table is dealt alike and bots throw alike.

A whole game at the page is then the same game whenever it is played: what fails once fails again.
"""

from __future__ import annotations

import runpy
from unittest.mock import patch

from kantyna.play import match_setup

SEED = 20_261_116
STEADY_HAND = 4
"""With what each answer of a bot begins: a high throw, at which only the lowest level slips. At a low one all who ever
slip would do so whenever they are asked."""

# Before anything of the server is imported: it takes the function by its name.
match_setup.fresh_seed = lambda: SEED
with patch("kantyna.server.bot_driver.fresh_seed", lambda: STEADY_HAND):
    runpy.run_module("kantyna.server", run_name="__main__", alter_sys=True)
