"""`admin`: what whoever keeps a server does with its tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from kantyna.commands.output import BadInput, not_together, say, say_json
from kantyna.lang import Speaker
from kantyna.server import backup
from kantyna.server.administration import Administration
from kantyna.server.database import open_database
from kantyna.server.protocol.base import State
from kantyna.server.records import Record
from kantyna.server.settings import database_url, need
from kantyna.server.tokens import is_name

STATES: Final[tuple[State, ...]] = ("open", "playing", "over")

T = TypeVar("T")


def _existing(data: str) -> str:
    """The database of a server; none is made here."""
    url = database_url(data or None, make_folder=False)
    if url.startswith("sqlite") and not backup.file_of(url).exists():
        raise BadInput("admin-no-tables", folder=str(backup.file_of(url).parent))
    if url.startswith("postgresql"):
        need("asyncpg", "postgres")
    return url


def _do(data: str, work: Callable[[Administration], Awaitable[T]]) -> T:
    url = _existing(data)

    async def run() -> T:
        database = await open_database(url)
        try:
            return await work(Administration(database))
        finally:
            await database.close()

    return asyncio.run(run())


def list_tables(speaker: Speaker, data: str, state: str, most: int, machine: bool) -> None:
    wanted = next((one for one in STATES if one == state), None)
    if state and wanted is None:
        raise BadInput("admin-no-state", name=state, known=", ".join(STATES))
    found = _do(data, lambda admin: admin.tables(wanted, most))
    if machine:
        say_json([_facts(record) for record in found])
        return
    ways = [f"{record.game}/{record.variant}" for record in found]
    wide = max(map(len, ways), default=0)
    for record, way in zip(found, ways, strict=True):
        seats = ", ".join(seat.name or "–" for seat in record.seats)
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(record.changed))
        state_word = speaker.text(None, f"admin-state-{record.state}")
        say(f"{record.id}  {when}  {state_word:<12}  {way:<{wide}}  {record.version:>5}  {seats}")
    say(speaker.text(None, "admin-tables", n=len(found)))


def _facts(record: Record) -> dict[str, Any]:
    """What may be told of a table: no key, no seed."""
    return {
        "id": record.id,
        "game": record.game,
        "variant": record.variant,
        "state": record.state,
        "version": record.version,
        "turn": record.turn,
        "created": record.created,
        "changed": record.changed,
        "seats": [{"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in record.seats],
    }


def list_guests(speaker: Speaker, data: str, most: int, machine: bool) -> None:
    found = _do(data, lambda admin: admin.people(most))
    if machine:
        say_json([{**vars(one), "seat": one.seat + 1} for one in found])
        return
    for one in found:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(one.since))
        say(f"{one.table}  {one.seat + 1}  {when}  {speaker.text(None, f'admin-kind-{one.kind}'):<12}  {one.name}")
    say(speaker.text(None, "admin-guests", n=len(found)))


def close_table(speaker: Speaker, data: str, table: str) -> None:
    _do(data, lambda admin: admin.close(table))
    say(speaker.text(None, "admin-closed", table=table))


def export_table(speaker: Speaker, data: str, table: str, file: Path) -> None:
    replay = _do(data, lambda admin: admin.export(table))
    replay.write(file)
    say(speaker.text(None, "admin-exported", table=table, file=str(file)))


def rotate(speaker: Speaker, data: str, name: str, seat: int | None, here: bool) -> None:
    if seat is None:
        _needs_seat(name)
        not_together("--here", {name: here})
        say(_do(data, lambda admin: admin.rotate_bot(name)))
        return
    token = _do(data, lambda admin: admin.rotate(name, seat - 1, here))
    say(speaker.text(None, "admin-rotated", link=f"/table/{name}#{token}"))


def revoke(speaker: Speaker, data: str, table: str, seat: int) -> None:
    _do(data, lambda admin: admin.revoke(table, seat - 1))
    say(speaker.text(None, "admin-revoked", table=table, seat=seat))


def forget(speaker: Speaker, data: str, name: str, seat: int | None) -> None:
    if seat is None:
        _needs_seat(name)
        count = _do(data, lambda admin: admin.forget_bot(name))
    else:
        count = _do(data, lambda admin: admin.forget(name, seat - 1))
    say(speaker.text(None, "admin-forgotten", n=count))


def _needs_seat(name: str) -> None:
    """Without a seat a program's account is meant, and no account is called like a table."""
    if is_name(name):
        raise BadInput("admin-which-seat", table=name)


def back_up(speaker: Speaker, data: str, file: Path) -> None:
    backup.back_up(_existing(data), file)
    say(speaker.text(None, "admin-backed-up", file=str(file)))


def restore(speaker: Speaker, data: str, file: Path) -> None:
    aside = backup.restore(database_url(data or None), file)
    say(speaker.text(None, "admin-restored", file=str(file)))
    if aside.exists():
        say(speaker.text(None, "admin-aside", file=str(aside)))
