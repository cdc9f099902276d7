"""Players from outside, by name: objects of this process, entry points of installed packages, and those of a file.

Only names travel in replays and over the network; what a name means is settled on this machine alone.
"""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Callable, Mapping
from functools import cached_property, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias

from platformdirs import user_config_path

from kantyna.kernel.errors import BadSetup
from kantyna.players.bot_process import ProcessPlayer
from kantyna.players.bounded_player import SECONDS, BoundedPlayer, short
from kantyna.players.player import BotFault, Player

GROUP: Final = "kantyna.players"
"""The entry points of packages that bring players."""
FILE: Final = "KANTYNA_BOTS"
"""The variable that names the file of bots; without it, ``bots.toml`` in the user's folder of settings."""
NAME: Final = re.compile(r"(?!human$|random$|greedy$|level[1-5]$)[a-z0-9][a-z0-9_.-]{0,39}")
LONGEST_SECONDS: Final = 3600


class MakesPlayers(Protocol):
    """What a name from outside must lead to, unless it is a class of players."""

    def make(self, seed: int) -> Player: ...


Maker: TypeAlias = Callable[[int], Player]


class OutsidePlayers:
    """Everybody from outside who may sit down."""

    def __init__(self) -> None:
        self._objects: dict[str, Maker] = {}

    def add(self, name: str, player: type[Player] | MakesPlayers) -> None:
        """Let an object of this process sit down by a name."""
        if NAME.fullmatch(name) is None:
            raise BadSetup("bot-name", name=name)
        self._objects[name] = maker(name, player)

    def names(self) -> list[str]:
        return sorted({*self._objects, *self._entries, *read_bots(bots_file())})

    def make(self, name: str, seed: int) -> Player | None:
        """The player of that name, or nothing. BotFault if it can't sit down."""
        if name in self._objects:
            return BoundedPlayer(name, partial(self._objects[name], seed))
        declared = read_bots(bots_file()).get(name)
        if declared is not None:
            return BoundedPlayer(name, partial(declared.make, seed), declared.seconds)
        entry = self._entries.get(name)
        if entry is None:
            return None
        return BoundedPlayer(name, lambda: maker(name, _loaded(name, entry.load))(seed))

    @cached_property
    def _entries(self) -> dict[str, EntryPoint]:
        return {entry.name: entry for entry in entry_points(group=GROUP) if NAME.fullmatch(entry.name)}


OUTSIDE: Final = OutsidePlayers()


class Declared:
    """A bot of the file: a command, or a Python object."""

    def __init__(self, name: str, folder: Path, told: Mapping[str, Any]) -> None:
        self.name = name
        self.folder = folder
        self.command: list[str] = told.get("command", [])
        self.python: str = told.get("python", "")
        self.seconds = float(told.get("seconds", SECONDS))

    def make(self, seed: int) -> Player:
        if self.command:
            return ProcessPlayer(self.name, seed, self.command, self.folder, self.seconds)
        return maker(self.name, _loaded(self.name, self._object))(seed)

    def _object(self) -> object:
        module, _, attribute = self.python.partition(":")
        if str(self.folder) not in sys.path:
            sys.path.append(str(self.folder))
        return getattr(import_module(module), attribute)


def bots_file() -> Path:
    wished = os.environ.get(FILE)
    return Path(wished) if wished else user_config_path("kantyna", appauthor=False) / "bots.toml"


def read_bots(file: Path) -> dict[str, Declared]:
    """The bots of a file; none where there is no file. BadSetup names what is wrong in it."""
    try:
        told = tomllib.loads(file.read_text("utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        if os.environ.get(FILE):
            raise BadSetup("bots-no-file", file=str(file)) from None
        return {}
    except (OSError, ValueError) as error:
        raise BadSetup("bots-unreadable", file=str(file), reason=short(error)) from error
    for name, bot in told.items():
        _check(file, name, bot)
    return {name: Declared(name, file.absolute().parent, bot) for name, bot in told.items()}


def _check(file: Path, name: str, bot: Any) -> None:
    if NAME.fullmatch(name) is None:
        raise BadSetup("bot-name", name=name)
    if not isinstance(bot, dict) or len(bot.keys() & {"command", "python"}) != 1:
        raise BadSetup("bots-what", file=str(file), name=name)
    command, python, seconds = bot.get("command", ["?"]), bot.get("python", "?:?"), bot.get("seconds", SECONDS)
    unknown = sorted(bot.keys() - {"command", "python", "seconds"})
    if unknown:
        raise BadSetup("bots-field", file=str(file), name=name, field=unknown[0])
    if not isinstance(command, list) or not command or not all(isinstance(word, str) for word in command):
        raise BadSetup("bots-command", file=str(file), name=name)
    if not isinstance(python, str) or not all(python.partition(":")):
        raise BadSetup("bots-python", file=str(file), name=name)
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds <= LONGEST_SECONDS:
        raise BadSetup("bots-seconds", file=str(file), name=name, most=LONGEST_SECONDS)


def maker(name: str, found: object) -> Maker:
    """How to make a player of what a name leads to."""
    if isinstance(found, type) and issubclass(found, Player):
        return found
    make: object = getattr(found, "make", None)
    if callable(make):
        return make
    raise BotFault("bot-no-player", name=name)


def _loaded(name: str, load: Callable[[], object]) -> object:
    try:
        return load()
    except (ImportError, AttributeError) as error:
        raise BotFault("bot-not-found", name=name, reason=short(error)) from error
