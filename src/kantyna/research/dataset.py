"""Replays as a table of rows: what was seen, what was offered, what was answered, and how it ended for that seat."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

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
        setup = replay.setup
        if game is None:
            game = Game(setup.game, setup.variant, setup.seats, setup.settings)
        elif (game.spec.name, game.variant, game.seats) != (setup.game, setup.variant, setup.seats):
            raise ValueError(f"replay {number} is of {setup.game}, {setup.variant}, {setup.seats} seats: other columns")
        # Settings may differ, decks for instance: the columns are the same.
        position = Game(setup.game, setup.variant, setup.seats, setup.settings).start(setup.seed)
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


def write(path: str | Path, replays: Iterable[Replay], choices_only: bool = True) -> int:
    """Write them as Parquet; tells how many rows. The names of an observation's columns are in the file's metadata."""
    left = iter(replays)
    first = next(left, None)
    if first is None:
        raise ValueError("there is no replay to write")
    columns = Game(first.game, first.variant, first.seats, first.settings).columns
    found = rows(chain([first], left), choices_only)
    count = 0
    with pq.ParquetWriter(
        str(path), SCHEMA.with_metadata({"columns": json.dumps(columns)}), compression="zstd"
    ) as file:
        while portion := list(islice(found, PORTION)):
            file.write_table(pa.Table.from_pylist(portion, schema=SCHEMA))
            count += len(portion)
    return count
