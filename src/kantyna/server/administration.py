"""What whoever keeps a server may do with its tables: from the command line, while it runs or not.

It works on the database. Processes that have a table in mind compare it with the database every few seconds: seats that
changed are read again, and guests of a table that is gone are told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, select, update

from kantyna.play.replay import Replay
from kantyna.server.database import Database
from kantyna.server.deck_shelf import delete_shelf, hand_over
from kantyna.server.errors import Refused
from kantyna.server.journaled_match import JournaledMatch, other_rules, unplayed
from kantyna.server.protocol.base import State
from kantyna.server.records import Record, Seat
from kantyna.server.retention import delete_table
from kantyna.server.schema import bots, replays, seats, tables
from kantyna.server.store import Store, change_seats, find_table, with_seats
from kantyna.server.table_creation import bot_name, called
from kantyna.server.tokens import hashed, is_name, new_token

LEFT_TO: Final = 3
"""The level of the bot that goes on for somebody whose data is deleted."""


@dataclass(frozen=True)
class Person:
    """Somebody at a table."""

    table: str
    seat: int
    name: str
    kind: str
    since: int


class Administration:
    """The tables of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def tables(self, state: State | None, most: int) -> list[Record]:
        """The tables that changed last."""
        wanted = select(tables).order_by(tables.c.changed.desc(), tables.c.id).limit(most)
        if state is not None:
            wanted = wanted.where(tables.c.state == state)
        return await self.database.read(lambda connection: with_seats(connection, list(connection.execute(wanted))))

    async def people(self, most: int) -> list[Person]:
        """People and programs that sit at tables whose game is not over."""
        wanted = (
            select(seats.c.table_id, seats.c.seat, seats.c.name, seats.c.kind, tables.c.changed)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(tables.c.state != "over", seats.c.token.is_not(None))
            .order_by(tables.c.changed.desc(), seats.c.table_id, seats.c.seat)
            .limit(most)
        )
        return await self.database.read(lambda connection: [Person(*row) for row in connection.execute(wanted)])

    async def close(self, table: str) -> None:
        """End a table: it is gone with its journal, and its guests are told."""

        def work(connection: Connection) -> None:
            find_table(connection, table, lock=True)
            delete_table(connection, table)

        await self.database.write(work)

    async def export(self, table: str) -> Replay:
        """A table as a replay, even if its game is not over: whoever has it knows all that is hidden."""
        store = Store(self.database)
        try:
            record = await store.table(table)
            if record.state == "open":
                raise Refused(409, "table-waits")
            if other_rules(record) is not None:
                return unplayed(record, await store.journal(table))
            kept, entries = await store.course(table)
            return JournaledMatch.resumed(record, kept, entries).match.replay()
        finally:
            await store.writer.close()

    async def rotate(self, table: str, seat: int, here: bool = False) -> str:
        """A new key for a person's seats, wherever they have the same, and for the shelf; the old one opens nothing any
        more. Only *here*: for those at this table, and the old one goes on to open the others and the shelf."""
        token = new_token()

        def work(connection: Connection) -> None:
            record = find_table(connection, table, lock=True)
            old = _person(record, seat).token
            if old is None:
                change_seats(connection, record, {seat: replace(record.seats[seat], token=hashed(token))})
                return
            for one in [record] if here else _tables_where(connection, seats.c.token == old):
                mine = {place: held for place, held in enumerate(one.seats) if held.token == old}
                change_seats(
                    connection, one, {place: replace(held, token=hashed(token)) for place, held in mine.items()}
                )
            hosted = update(tables).where(tables.c.host == old).values(host=hashed(token))
            connection.execute(hosted.where(tables.c.id == table) if here else hosted)
            if not here:
                hand_over(connection, old, hashed(token))

        await self.database.write(work)
        return token

    async def revoke(self, table: str, seat: int) -> None:
        """Take the key of a person's seat away: nobody can play there until a new one is made."""

        def work(connection: Connection) -> None:
            record = find_table(connection, table, lock=True)
            change_seats(connection, record, {seat: replace(_person(record, seat), token=None)})

        await self.database.write(work)

    async def rotate_bot(self, name: str) -> str:
        """A new key for a program's account and all its seats."""
        token = new_token()

        def work(connection: Connection) -> None:
            account = _account(connection, name)
            connection.execute(update(bots).where(bots.c.name == account).values(token=hashed(token)))
            for record in _tables_where(connection, seats.c.account == account):
                held = {place: one for place, one in enumerate(record.seats) if one.account == account and one.token}
                change_seats(
                    connection, record, {place: replace(one, token=hashed(token)) for place, one in held.items()}
                )

        await self.database.write(work)
        return token

    async def forget(self, table: str, seat: int) -> int:
        """Delete what is kept of a person: the name wherever the same key played, in replays too, the
        decks on the shelf, and the key. Bots go on with games that are not over. Tells at how many tables."""

        def work(connection: Connection) -> int:
            record = find_table(connection, table, lock=True)
            token = _person(record, seat).token
            if token is None:
                _erase(connection, record, [seat])
                return 1
            found = _tables_where(connection, seats.c.token == token)
            for one in found:
                _erase(connection, one, [place for place, held in enumerate(one.seats) if held.token == token])
            connection.execute(update(tables).where(tables.c.host == token).values(host="", opener=""))
            delete_shelf(connection, token)
            return len(found)

        return await self.database.write(work)

    async def forget_bot(self, name: str) -> int:
        """Delete a program's account, and its name wherever it played."""

        def work(connection: Connection) -> int:
            account = _account(connection, name)
            found = _tables_where(connection, seats.c.account == account)
            for one in found:
                _erase(connection, one, [place for place, held in enumerate(one.seats) if held.account == account])
            connection.execute(delete(bots).where(bots.c.name == account))
            return len(found)

        return await self.database.write(work)


def _person(record: Record, seat: int) -> Seat:
    """The person of that seat, not a bot and not an account's program, whose key is the account's."""
    if not 0 <= seat < len(record.seats):
        raise Refused(422, "no-such-seat", seat=seat + 1, seats=len(record.seats))
    found = record.seats[seat]
    if found.kind not in ("human", "hot-seat"):
        raise Refused(409, "nobody-there", seat=seat + 1)
    return found


def _account(connection: Connection, name: str) -> str:
    found = connection.execute(select(bots.c.name).where(bots.c.folded == name.casefold())).scalar_one_or_none()
    if found is None:
        raise Refused(404, "no-such-table" if is_name(name) else "no-such-bot", name=name)
    return str(found)


def _tables_where(connection: Connection, condition: object) -> list[Record]:
    mine = select(seats.c.table_id).where(condition)  # type: ignore[arg-type]  # a column's condition
    return with_seats(connection, list(connection.execute(select(tables).where(tables.c.id.in_(mine)))))


def _erase(connection: Connection, record: Record, places: Sequence[int]) -> None:
    """Nobody is called anything at these seats any more."""
    bot = bot_name(record.language, LEFT_TO)
    names = {place: called("", record.language, place) for place in places}
    gone = {
        place: Seat("human", name) if record.state == "over" else Seat("level", bot, LEFT_TO)
        for place, name in names.items()
    }
    change_seats(connection, record, gone)
    row = connection.execute(select(replays.c.data).where(replays.c.id == record.id)).first()
    if row is not None:
        kept = Replay.from_bytes(bytes(row.data), any_rules=True)
        listed = [names.get(place, name) for place, name in enumerate(kept.names)]
        data = msgspec.structs.replace(kept, names=listed).to_bytes()
        connection.execute(update(replays).where(replays.c.id == record.id).values(data=data))
