"""`completion`: what a shell offers when Tab is pressed."""

from __future__ import annotations

from typer._completion_shared import Shells, get_completion_script

from kantyna.commands.output import BadInput, say

PROGRAM = "kantyna"
COMPLETE = "_KANTYNA_COMPLETE"
"""By this variable a shell says that it asks for completions."""


def prepare() -> None:
    """Let the shells be known that may ask."""
    from typer._completion_classes import completion_init

    completion_init()


def show_script(shell: str) -> None:
    """What a shell has to read so that it completes our words."""
    known = [one.value for one in Shells]
    if shell not in known:
        raise BadInput("cli-unknown-shell", name=shell, known=", ".join(known))
    say(get_completion_script(prog_name=PROGRAM, complete_var=COMPLETE, shell=shell))


def games_known(incomplete: str) -> list[str]:
    from kantyna.games.registry import GAMES

    return [name for name in GAMES if name.startswith(incomplete)]


def variants(incomplete: str) -> list[str]:
    """Of all games: which one is meant, a shell may not know yet."""
    from kantyna.games.registry import GAMES

    found = dict.fromkeys(variant.name for spec in GAMES.values() for variant in spec.variants())
    return [name for name in found if name.startswith(incomplete)]


def bots(incomplete: str) -> list[str]:
    """Players with commas between: the last one is completed."""
    from kantyna.players.factory import HUMAN, KNOWN
    from kantyna.players.outside import OUTSIDE

    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in (HUMAN, *KNOWN, *OUTSIDE.names()) if name.startswith(last)]
