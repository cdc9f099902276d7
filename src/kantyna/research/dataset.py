"""Replays as a table of rows: what was seen, what was offered, what was answered, and how it ended for that seat."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from kantyna.kernel.errors import KantynaError
from kantyna.library.errors import Error, sentences
from kantyna.library.wanted import shown
from kantyna.play.match import Match
from kantyna.play.replay import Replay
from kantyna.research.game import Game

SCHEMA = pa.schema(
    [
        ("game", pa.int32()),
        ("step", pa.int32()),
        ("seat", pa.int8()),
        ("observation", pa.list_(pa.int16())),
        ("legal", pa.list_(pa.int32())),
        ("action", pa.int32()),
        ("result", pa.float32()),
    ]
)
PORTION = 4096
"""Rows that are written at once."""

Row = dict[str, object]


def rows(replays: Iterable[Replay], choices_only: bool = True) -> Iterator[Row]:
    """A row for each answer; those that had no alternative are left out unless they are wished for.

    The replays must be of one game, way to play and number of seats: rows of others would have other columns.
    """
    game: Game | None = None
    for number, replay in enumerate(replays):
        own = game_of(replay)
        if game is not None and not own.alike(game):
            raise ValueError(f"replay {number} is of {own.id}, {own.seats} seats: other columns")
        game = own
        position = own.start(replay.seed)
        found: list[Row] = []
        for step, code in enumerate(replay.answers):
            seat, legal = position.asked, position.legal()
            if len(legal) > 1 or not choices_only:
                found.append(
                    {
                        "game": number,
                        "step": step,
                        "seat": seat,
                        "observation": position.row(seat),
                        "legal": legal,
                        "action": code,
                    }
                )
            position.answer(code)
        for one in found:
            yield {**one, "result": position.reward(int(str(one["seat"])))}


def game_of(replay: Replay) -> Game:
    """What was played in a replay whose proofs hold."""
    if not isinstance(replay, Replay):
        raise Error(KantynaError("research-replay", value=shown(replay)))
    with sentences():
        Match.load(replay)
    return Game(replay.game, replay.variant, replay.seats, replay.settings)


def write(path: str | Path, replays: Iterable[Replay], choices_only: bool = True) -> int:
    """Write them as Parquet; tells how many rows. The id of the way to play, its seats and
    the names of an observation's columns are in the file's metadata."""
    left = iter(replays)
    first = next(left, None)
    if first is None:
        raise ValueError("there is no replay to write")
    game = game_of(first)
    told = {"game": game.id, "seats": str(game.seats), "columns": json.dumps(game.columns)}
    found = rows(chain([first], left), choices_only)
    count = 0
    with pq.ParquetWriter(str(path), SCHEMA.with_metadata(told), compression="zstd") as file:
        while portion := list(islice(found, PORTION)):
            file.write_table(pa.Table.from_pylist(portion, schema=SCHEMA))
            count += len(portion)
    return count
