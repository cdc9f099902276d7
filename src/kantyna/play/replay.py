"""The replay file: set-up, answers and proofs of the table on the way. docs/replay-format.md describes it."""

from __future__ import annotations

import re
from importlib.metadata import version
from pathlib import Path
from typing import TypeVar

import msgspec

from kantyna.games.registry import GAMES
from kantyna.kernel.errors import BadSave
from kantyna.kernel.ids import Code
from kantyna.kernel.spec import Setting
from kantyna.play.files import read_bytes, write_bytes
from kantyna.play.setup import Setup

T = TypeVar("T", bound=msgspec.Struct)

FIELD = re.compile(r"(?:field `| - at `\$\.)([^`]+)`")
"""Where the decoder says that something is wrong. Nowhere in particular: the whole is no such object."""

FORMAT = 1
"""The version of this file format; what is newer is refused."""


class Stamp(msgspec.Struct):
    """What tells a replay from any other file, read first: a newer file may have any other fields."""

    kantyna: str
    format: int


class Replay(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A match as it is kept. Hashes are proofs of the table, by the number of answers given before."""

    kantyna: str = "replay"
    format: int = FORMAT
    version: str
    game: str
    variant: str
    seats: int
    settings: dict[str, Setting] = {}
    seed: int
    names: list[str] = []
    players: list[str] = []
    answers: list[Code]
    hashes: dict[int, str]

    @classmethod
    def of(cls, setup: Setup, answers: list[Code], hashes: dict[int, str]) -> Replay:
        return cls(
            version=version("kantyna"),
            game=setup.game,
            variant=setup.variant,
            seats=setup.seats,
            settings=setup.settings,
            seed=setup.seed,
            names=setup.names,
            players=setup.players,
            answers=answers,
            hashes=hashes,
        )

    @property
    def setup(self) -> Setup:
        return Setup(self.game, self.variant, self.seats, self.seed, self.settings, self.names, self.players)

    def to_bytes(self) -> bytes:
        """One line a field, so that two replays can be compared by eye."""
        fields = msgspec.to_builtins(self, str_keys=True)
        lines = (f'  "{name}": {msgspec.json.encode(value).decode()}' for name, value in fields.items())
        return ("{\n" + ",\n".join(lines) + "\n}\n").encode()

    @classmethod
    def from_bytes(cls, data: bytes, game: str | None = None) -> Replay:
        """Read a replay; *game* is the game it must be of, if that matters."""
        stamp = _decoded(data, Stamp)
        if stamp.kantyna != "replay":
            raise BadSave("replay-damaged", field="kantyna")
        if stamp.format > FORMAT:
            raise BadSave("replay-newer", format=stamp.format, known=FORMAT)
        replay = _decoded(data, Replay)
        if replay.game not in GAMES:
            raise BadSave("replay-unknown-game", name=replay.game, known=", ".join(GAMES))
        if game is not None and replay.game != game:
            raise BadSave("replay-other-game", name=replay.game, wanted=game)
        for count in replay.hashes:
            if not 0 <= count <= len(replay.answers):
                raise BadSave("replay-damaged", field=f"hashes.{count}")
        return replay

    def write(self, path: Path) -> None:
        write_bytes(path, self.to_bytes())

    @classmethod
    def read(cls, path: Path, game: str | None = None) -> Replay:
        return cls.from_bytes(read_bytes(path), game)


def _decoded(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        named = FIELD.search(str(error))
        raise BadSave("replay-damaged", field=named[1] if named else "whole") from error
