"""Kantyna: a digital table at which games are played by their rulebooks.

    import kantyna

    match = kantyna.new("star-realms", seed=7)
    match.play("play: Scout")
    print(match.text())

The names below are all that a program needs; `docs/library.md` shows them at work. They are loaded when they are first
used, so that a part of the package can be imported without the rest.
"""

from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from kantyna import build

if TYPE_CHECKING:
    from kantyna.library import (
        Bot,
        Card,
        Error,
        Event,
        Game,
        IllegalMove,
        Match,
        NamedBot,
        Option,
        Outcome,
        Piece,
        PlayerMaker,
        Refusal,
        Side,
        View,
        Zone,
        add_player,
        all_games,
        bot,
        game,
        load,
        new,
        player,
        position,
    )

__all__ = [
    "Bot",
    "Card",
    "Error",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "NamedBot",
    "Option",
    "Outcome",
    "Piece",
    "PlayerMaker",
    "Refusal",
    "Side",
    "View",
    "Zone",
    "add_player",
    "all_games",
    "bot",
    "game",
    "load",
    "new",
    "player",
    "position",
]

__version__ = version("kantyna")

# The compiled engine, where it is chosen, is found before the plain one: the same names, the same source.
build.choose(__path__)


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'kantyna' has no attribute {name!r}")
    from kantyna import library

    return getattr(library, name)


def __dir__() -> list[str]:
    """What a program needs; not what this file itself uses."""
    return [*__all__, "__all__", "__doc__", "__version__"]
