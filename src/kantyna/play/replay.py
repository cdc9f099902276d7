"""The replay file: set-up, answers and proofs of the table on the way. docs/replay-format.md describes it."""

from __future__ import annotations

import re
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta

from kantyna.games.registry import GAMES
from kantyna.kernel.errors import BadSave
from kantyna.kernel.ids import Code
from kantyna.play.files import read_bytes, write_bytes
from kantyna.play.match_setup import LONGEST_NAME, MOST_SEATS, MOST_SETTINGS, Key, SettingValue, Setup

T = TypeVar("T", bound=msgspec.Struct)

FIELD = re.compile(r"(?:field `| - at `\$\.)([^`]+)`")
"""Where the decoder says that something is wrong. Nowhere in particular: the whole is no such object."""

FORMAT = 2
"""The version of this file format; every other is refused."""

MOST_CODE: Final = 2**31 - 1
MOST_ANSWERS: Final = 100_000
"""Some fifty times the longest game that was ever played here."""


class Stamp(msgspec.Struct):
    """What tells a replay from any other file, read first: a newer file may have any other fields."""

    kantyna: Key
    format: int


class Replay(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A match as it is kept. Hashes are proofs of the table, by the number of answers given before."""

    kantyna: Key = "replay"
    format: int = FORMAT
    version: Key
    game: Key
    rules: int
    """The rules number of the game it was played under."""
    variant: Key
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    settings: Annotated[dict[Key, SettingValue], Meta(max_length=MOST_SETTINGS)] = {}
    seed: int
    names: Annotated[list[Annotated[str, Meta(max_length=LONGEST_NAME)]], Meta(max_length=MOST_SEATS)] = []
    players: Annotated[list[Key], Meta(max_length=MOST_SEATS)] = []
    answers: Annotated[list[Code], Meta(max_length=MOST_ANSWERS)]
    hashes: dict[int, Key]

    @classmethod
    def of(cls, setup: Setup, answers: list[Code], hashes: dict[int, str], rules: int | None = None) -> Replay:
        """What is kept of a game; of one that was played under other rules, by their number."""
        return cls(
            version=version("kantyna"),
            game=setup.game,
            rules=GAMES[setup.game].rules_number if rules is None else rules,
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
    def from_bytes(cls, data: bytes, game: str | None = None, any_rules: bool = False) -> Replay:
        """Read a replay; *game* is the game it must be of, if that matters. *any_rules*: it is not to be played."""
        stamp = _decoded(data, Stamp)
        if stamp.kantyna != "replay":
            raise BadSave("replay-damaged", field="kantyna")
        if stamp.format != FORMAT:
            key = "replay-newer" if stamp.format > FORMAT else "replay-older"
            raise BadSave(key, format=stamp.format, known=FORMAT)
        replay = _decoded(data, Replay)
        if replay.game not in GAMES:
            raise BadSave("replay-unknown-game", name=replay.game, known=", ".join(GAMES))
        if game is not None and replay.game != game:
            raise BadSave("replay-other-game", name=replay.game, wanted=game)
        if replay.rules != GAMES[replay.game].rules_number and not any_rules:
            raise BadSave(
                "replay-other-rules",
                rules=replay.rules,
                known=GAMES[replay.game].rules_number,
                name=replay.game,
                version=replay.version,
            )
        replay.setup.check()
        for at, code in enumerate(replay.answers):
            if not 0 <= code <= MOST_CODE:
                raise BadSave("replay-illegal", at=at + 1, answer=code)
        for count in replay.hashes:
            if not 0 <= count <= len(replay.answers):
                raise BadSave("replay-damaged", field=f"hashes.{count}")
        return replay

    def write(self, path: Path) -> None:
        write_bytes(path, self.to_bytes())

    @classmethod
    def read(cls, path: Path, game: str | None = None) -> Replay:
        """Read a replay from a file, which is named where it is none."""
        try:
            return cls.from_bytes(read_bytes(path), game)
        except BadSave as error:
            if error.key != "replay-damaged":
                raise
            raise BadSave("replay-file-damaged", file=str(path), field=error.values["field"]) from error


def _decoded(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        named = FIELD.search(str(error))
        raise BadSave("replay-damaged", field=named[1] if named else "whole") from error
