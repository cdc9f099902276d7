"""Which process lets the bots of a table think: one at a time, and another as soon as it is gone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from kantyna.server.database import Database
from kantyna.server.records import OURS
from kantyna.server.schema import leases, processes, seats, tables

BEAT: Final = 1.0
"""Seconds between two signs of life."""
ALIVE: Final = 3000
"""Milliseconds after its last sign of life for which a process is held to be alive."""
LEASE: Final = 30_000
"""Milliseconds for which a process may drive a table without saying so again."""


class Leases:
    """The leases of one process. Whether two hold one at a time matters little: the journal takes one answer only."""

    def __init__(self, database: Database, holder: str) -> None:
        self.database = database
        self.holder = holder

    async def beat(self) -> None:
        """Give a sign of life, and forget those who gave none for long."""
        now = self.database.now

        def work(connection: Connection) -> None:
            mine = processes.c.origin == self.holder
            if not connection.execute(update(processes).where(mine).values(seen=now)).rowcount:
                connection.execute(insert(processes).values(origin=self.holder, seen=now))
            connection.execute(delete(processes).where(processes.c.seen < now - LEASE))

        await self.database.write(work)

    async def take(self, table: str) -> bool:
        """May this process let the bots of a table think? Until it is gone or lets go, no other may."""
        now = self.database.now
        open_to_us = or_(leases.c.holder == self.holder, leases.c.until < now, ~alive(self.database, leases.c.holder))

        def work(connection: Connection) -> bool:
            here = leases.c.table_id == table
            taken = update(leases).where(here, open_to_us).values(holder=self.holder, until=now + LEASE)
            if connection.execute(taken).rowcount:
                return True
            if connection.execute(select(leases.c.table_id).where(here)).first() is not None:
                return False
            connection.execute(insert(leases).values(table_id=table, holder=self.holder, until=now + LEASE))
            return True

        try:
            return await self.database.write(work)
        except IntegrityError:
            return False

    async def release(self, table: str) -> None:
        """Let another process have a table."""
        mine = delete(leases).where(leases.c.table_id == table, leases.c.holder == self.holder)
        await self.database.write(lambda connection: connection.execute(mine))

    async def close(self) -> None:
        """Let go of everything: this process ends."""

        def work(connection: Connection) -> None:
            connection.execute(delete(leases).where(leases.c.holder == self.holder))
            connection.execute(delete(processes).where(processes.c.origin == self.holder))

        await self.database.write(work)

    async def taken(self, names: Sequence[str]) -> set[str]:
        """Those of these tables that another process drives."""
        others = select(leases.c.table_id).where(leases.c.table_id.in_(names), self._driven())
        return await self.database.read(lambda connection: {row.table_id for row in connection.execute(others)})

    async def orphans(self) -> list[str]:
        """Tables at which one of our bots is asked, or nobody was asked yet, and which nobody drives."""
        asked = and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.asked)
        driven = exists().where(leases.c.table_id == tables.c.id, or_(leases.c.holder == self.holder, self._driven()))
        wanted = select(tables.c.id).join(seats, asked, isouter=True)
        wanted = wanted.where(tables.c.state == "playing", or_(seats.c.kind.in_(OURS), tables.c.asked == -1), ~driven)
        wanted = wanted.order_by(tables.c.changed.desc())
        return await self.database.read(lambda connection: [row.id for row in connection.execute(wanted)])

    def _driven(self) -> ColumnElement[bool]:
        """Does another process hold the lease that is still good?"""
        living = alive(self.database, leases.c.holder)
        return and_(leases.c.holder != self.holder, leases.c.until >= self.database.now, living)


def alive(database: Database, holder: ColumnElement[str]) -> ColumnElement[bool]:
    """Has that process given a sign of life? One that serves alone gives none, and asks nobody."""
    return exists().where(processes.c.origin == holder, processes.c.seen > database.now - ALIVE)
