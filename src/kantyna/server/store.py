"""What is asked of the database. Whatever two people could want at once is settled inside one transaction."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from kantyna.games.registry import game
from kantyna.server.database import Database
from kantyna.server.errors import Refused, no_such_replay, no_such_table
from kantyna.server.journal_writer import Writer
from kantyna.server.protocol.base import SeatKind, State
from kantyna.server.records import Entry, Kept, Record, Seat, Step
from kantyna.server.schema import analyses, bots, drafts, journal, keyframes, replays, seats, tables

ROWS: Final = 200
"""Lines that are written in one go: nobody waits for the thousands of a long game's branch."""


class Store:
    """The tables, seats, journals, replays and bots of all processes."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = Writer(database)

    async def close(self) -> None:
        await self.writer.close()
        await self.database.close()

    async def alive(self) -> None:
        """Does the database answer?"""
        await self.database.read(lambda connection: connection.execute(select(tables.c.id).limit(1)).first())

    # Tables.

    async def create(
        self,
        record: Record,
        entries: Sequence[Entry] = (),
        account: str | None = None,
        most_tables: int = 0,
        frames: Sequence[Kept] = (),
    ) -> None:
        """A new table, with the first lines of its journal if it is a branch; a bot may not have too many."""

        def work(connection: Connection) -> None:
            if account is not None:
                _check_account(connection, account, most_tables)
            _add(connection, record)
            for first in range(0, len(entries), ROWS):
                rows = [
                    {
                        "table_id": record.id,
                        "number": n,
                        "kind": one.kind,
                        "seat": one.seat,
                        "value": one.value,
                        "at": 0,
                    }
                    for n, one in enumerate(entries[first : first + ROWS], first)
                ]
                connection.execute(insert(journal), rows)
            _keep(connection, record.id, frames)

        await self.database.write(work)

    async def follow(self, name: str, record: Record) -> Record:
        """Lay a table to follow another, unless one does already; tells the table that is followed."""

        def work(connection: Connection) -> Record:
            before = find_table(connection, name, lock=True)
            if not before.next:
                _add(connection, record)
                before.next = record.id
                _changed(connection, before, next=record.id)
            return before

        return await self.database.write(work)

    async def table(self, name: str) -> Record:
        """The table of that name."""
        return await self.database.read(lambda connection: find_table(connection, name))

    async def find(self, name: str) -> Record | None:
        """The table of that name, if there is one."""
        try:
            return await self.table(name)
        except Refused:
            return None

    async def lobby(self, state: State, most: int, recent: int) -> list[Record]:
        """Listed tables of that state that changed in the last seconds, those that changed last first."""
        wanted = select(tables).where(tables.c.listed.is_(True), tables.c.state == state)
        wanted = wanted.where(tables.c.changed >= int(time.time()) - recent)
        wanted = wanted.order_by(tables.c.changed.desc(), tables.c.id).limit(most)
        return await self.database.read(lambda connection: with_seats(connection, list(connection.execute(wanted))))

    async def journal(self, name: str, since: int = 0) -> list[Entry]:
        """The lines of a table's journal from number *since* on."""
        return await self.database.read(lambda connection: _journal(connection, name, since))

    async def course(self, name: str) -> tuple[list[Kept], list[Entry]]:
        """A table's keyframes, and the lines of its journal after the last of them."""

        def work(connection: Connection) -> tuple[list[Kept], list[Entry]]:
            kept = _kept(connection, name)
            return kept, _journal(connection, name, kept[-1].version if kept else 0)

        return await self.database.read(work)

    async def keyframes(self, name: str) -> list[Kept]:
        """The keyframes of a table or a replay."""
        return await self.database.read(lambda connection: _kept(connection, name))

    async def keep(self, name: str, frames: Sequence[Kept]) -> None:
        """Keep all keyframes of a game that has none that could be read."""

        def work(connection: Connection) -> None:
            connection.execute(delete(keyframes).where(keyframes.c.id == name))
            _keep(connection, name, frames)

        await self.database.write(work)

    async def append(self, step: Step) -> None:
        """Add a step to a table; raises Overtaken if its journal is longer by now."""
        await self.writer.write(step)

    async def stand(self, record: Record) -> None:
        """Write down who is asked first, before anybody has answered."""
        first = {"turn": record.turn, "asked": record.asked, "state": record.state}
        wanted = update(tables).where(tables.c.id == record.id, tables.c.version == record.version).values(first)
        await self.database.write(lambda connection: connection.execute(wanted))

    async def states(self, names: Sequence[str]) -> dict[str, tuple[int, int]]:
        """How long the journals of these tables are now, and how often anything else at them changed."""
        wanted = select(tables.c.id, tables.c.version, tables.c.seated).where(tables.c.id.in_(names))
        rows = await self.database.read(lambda connection: list(connection.execute(wanted)))
        return {row.id: (row.version, row.seated) for row in rows}

    # Seats.

    async def join(
        self, name: str, seat: int | None, called: str, token: str, account: str | None, most_tables: int
    ) -> Record:
        """Sit down; of two who want one seat, one gets it. The last to sit down starts the game."""

        def work(connection: Connection) -> Record:
            record = find_table(connection, name, lock=True)
            if record.state != "open":
                raise Refused(409, "table-started", name=name)
            place = _place(record, seat, account)
            if account is not None:
                _check_account(connection, account, most_tables)
            seated = Seat("bot" if account else "human", called, 0, token, account)
            change_seats(connection, record, {place: seated})
            _start_if_full(connection, record)
            return record

        return await self.database.write(work)

    async def give_to_bot(self, name: str, seat: int, level: int, called: str, was: SeatKind) -> Record:
        """Let one of our bots sit where somebody of that kind sat, or nobody."""

        def work(connection: Connection) -> Record:
            record = find_table(connection, name, lock=True)
            if record.seats[seat].kind != was:
                raise Refused(409, "seat-taken", seat=seat + 1)
            change_seats(connection, record, {seat: Seat("level", called, level)})
            if record.state == "open":
                _start_if_full(connection, record)
            return record

        return await self.database.write(work)

    async def set_stops(self, name: str, places: Sequence[int], stops: str) -> Record:
        """Write down where these seats want to be asked."""

        def work(connection: Connection) -> Record:
            record = find_table(connection, name, lock=True)
            change_seats(connection, record, {place: replace(record.seats[place], stops=stops) for place in places})
            return record

        return await self.database.write(work)

    async def decline(self, name: str, account: str) -> Record:
        """An invited bot doesn't come: its seat is open to anybody."""

        def work(connection: Connection) -> Record:
            record = find_table(connection, name, lock=True)
            invited = [n for n, seat in enumerate(record.seats) if seat.account == account and seat.token is None]
            change_seats(connection, record, {place: Seat("open", "") for place in invited})
            return record

        return await self.database.write(work)

    # Bots.

    async def create_bot(self, name: str, token: str) -> None:
        row = {"name": name, "folded": name.casefold(), "token": token, "created": int(time.time())}
        try:
            await self.database.write(lambda connection: connection.execute(insert(bots), row))
        except IntegrityError as error:
            raise Refused(409, "bot-name-taken", name=name) from error

    async def bot_of(self, token: str) -> str | None:
        """The account whose token has that hash."""
        wanted = select(bots.c.name).where(bots.c.token == token)
        return await self.database.read(lambda connection: connection.execute(wanted).scalar_one_or_none())

    async def bot_named(self, name: str) -> str | None:
        """The account of that name, however it is written."""
        wanted = select(bots.c.name).where(bots.c.folded == name.casefold())
        return await self.database.read(lambda connection: connection.execute(wanted).scalar_one_or_none())

    async def tables_of_bot(self, account: str, most: int) -> list[Record]:
        """The tables that aren't over at which an account sits or to which it is invited."""
        mine = select(seats.c.table_id).where(seats.c.account == account)
        wanted = select(tables).where(tables.c.id.in_(mine), tables.c.state != "over")
        wanted = wanted.order_by(tables.c.changed.desc(), tables.c.id).limit(most)
        return await self.database.read(lambda connection: with_seats(connection, list(connection.execute(wanted))))

    # Replays.

    async def replay(self, name: str) -> tuple[bytes, int]:
        """A replay file and when it was kept."""
        wanted = select(replays.c.data, replays.c.created).where(replays.c.id == name)
        row = await self.database.read(lambda connection: connection.execute(wanted).first())
        if row is None:
            raise no_such_replay(name)
        return bytes(row.data), row.created

    async def add_replay(self, name: str, game: str, data: bytes, frames: Sequence[Kept]) -> None:
        row = {"id": name, "game": game, "data": data, "created": int(time.time())}

        def work(connection: Connection) -> None:
            connection.execute(insert(replays), row)
            _keep(connection, name, frames)

        await self.database.write(work)

    async def analysis(self, name: str) -> bytes | None:
        """The analysis that is kept with a replay."""
        wanted = select(analyses.c.data).where(analyses.c.id == name)
        row = await self.database.read(lambda connection: connection.execute(wanted).first())
        return None if row is None else bytes(row.data)

    async def keep_analysis(self, name: str, data: bytes) -> None:
        """The last one stays, and no draft; of a replay that is gone meanwhile, none."""

        def work(connection: Connection) -> None:
            connection.execute(delete(drafts).where(drafts.c.id == name))
            connection.execute(delete(analyses).where(analyses.c.id == name))
            if connection.execute(select(replays.c.id).where(replays.c.id == name)).first() is not None:
                connection.execute(insert(analyses), {"id": name, "data": data, "created": int(time.time())})

        await self.database.write(work)


def _add(connection: Connection, record: Record) -> None:
    row = {column.name: getattr(record, column.name) for column in tables.columns}
    row["settings"] = json.dumps(record.settings)
    connection.execute(insert(tables), row)
    connection.execute(insert(seats), [_seat_row(record.id, at, seat) for at, seat in enumerate(record.seats)])


def find_table(connection: Connection, name: str, lock: bool = False) -> Record:
    wanted = select(tables).where(tables.c.id == name)
    row = connection.execute(wanted.with_for_update() if lock else wanted).first()
    if row is None:
        raise no_such_table(name)
    return _record(row, list(connection.execute(select(seats).where(seats.c.table_id == name).order_by(seats.c.seat))))


def with_seats(connection: Connection, rows: Sequence[Row[Any]]) -> list[Record]:
    found: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
    wanted = select(seats).where(seats.c.table_id.in_(list(found))).order_by(seats.c.seat)
    for seat in connection.execute(wanted):
        found[seat.table_id].append(seat)
    return [_record(row, found[row.id]) for row in rows]


def _check_account(connection: Connection, account: str, most_tables: int) -> None:
    connection.execute(select(bots.c.name).where(bots.c.name == account).with_for_update())
    wanted = select(func.count(func.distinct(seats.c.table_id))).join(tables, tables.c.id == seats.c.table_id)
    wanted = wanted.where(seats.c.account == account, seats.c.token.is_not(None), tables.c.state != "over")
    busy = connection.execute(wanted).scalar_one()
    if busy >= most_tables:
        raise Refused(429, "bot-too-busy", tables=busy, most=most_tables)


def _journal(connection: Connection, name: str, since: int) -> list[Entry]:
    wanted = select(journal.c.kind, journal.c.seat, journal.c.value)
    wanted = wanted.where(journal.c.table_id == name, journal.c.number >= since).order_by(journal.c.number)
    return [Entry(row.kind, row.seat, row.value) for row in connection.execute(wanted)]


def _kept(connection: Connection, name: str) -> list[Kept]:
    wanted = select(keyframes.c.count, keyframes.c.version, keyframes.c.data)
    rows = connection.execute(wanted.where(keyframes.c.id == name).order_by(keyframes.c.count))
    return [Kept(count, version, bytes(data)) for count, version, data in rows]


def _line(name: str, number: int, entry: Entry) -> dict[str, Any]:
    return {"table_id": name, "number": number, "kind": entry.kind, "seat": entry.seat, "value": entry.value, "at": 0}


def _keep(connection: Connection, name: str, frames: Sequence[Kept]) -> None:
    if frames:
        connection.execute(insert(keyframes), [{"id": name, **vars(one)} for one in frames])


def _changed(connection: Connection, record: Record, **values: str) -> None:
    """Something but the journal changed: processes that miss the notice find it by the count."""
    record.seated += 1
    connection.execute(update(tables).where(tables.c.id == record.id).values(seated=record.seated, **values))


def change_seats(connection: Connection, record: Record, changed: Mapping[int, Seat]) -> None:
    """Write down who sits at some seats of a table now."""
    for place, seat in changed.items():
        record.seats[place] = seat
        connection.execute(_seat_update(record.id, place, seat))
    _changed(connection, record)


def _start_if_full(connection: Connection, record: Record) -> None:
    if any(seat.free for seat in record.seats):
        return
    record.state = "playing"
    record.changed = int(time.time())
    record.rules = game(record.game).rules_number  # it may have been laid before they were raised
    started = {"state": record.state, "changed": record.changed, "rules": record.rules}
    connection.execute(update(tables).where(tables.c.id == record.id).values(started))


def _seat_row(table: str, place: int, seat: Seat) -> dict[str, Any]:
    return {"table_id": table, "seat": place, **vars(seat)}


def _seat_update(table: str, place: int, seat: Seat) -> Any:
    return update(seats).where(seats.c.table_id == table, seats.c.seat == place).values(**vars(seat))


def _record(row: Row[Any], at_it: Sequence[Row[Any]]) -> Record:
    fields = dict(row._mapping)
    fields["settings"] = json.loads(fields["settings"])
    sitting = [Seat(one.kind, one.name, one.level, one.token, one.account, one.stops) for one in at_it]
    return Record(**fields, seats=sitting)


def _place(record: Record, seat: int | None, account: str | None) -> int:
    """The seat that is meant: one kept for this account, else one that is open."""
    invited = [n for n, one in enumerate(record.seats) if account and one.account == account and one.token is None]
    free = invited + [n for n, one in enumerate(record.seats) if one.kind == "open"]
    if seat is None:
        if not free:
            raise Refused(409, "table-full", name=record.id)
        return free[0]
    if seat >= len(record.seats):
        raise Refused(422, "no-such-seat", seat=seat + 1, seats=len(record.seats))
    if seat not in free:
        raise Refused(409, "seat-taken", seat=seat + 1)
    return seat
