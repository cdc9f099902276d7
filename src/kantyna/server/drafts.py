"""Analyses that are being made: how far each is, and which process makes it. One at a time does, and another goes on
with what is there as soon as that one is gone."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from kantyna.server.database import Database
from kantyna.server.leases import alive
from kantyna.server.schema import drafts

NOBODY_HOLDS = ""
"""Whoever made it could not go on: it waits until somebody asks for it again."""


class Draft(NamedTuple):
    """How far an analysis is."""

    running: bool
    done: int
    """Answers that were looked at."""
    data: bytes
    """What came of it."""


class Drafts:
    """The drafts of all processes, as one of them sees them."""

    def __init__(self, database: Database, holder: str) -> None:
        self.database = database
        self.holder = holder

    async def find(self, name: str) -> Draft | None:
        """The draft of a replay's analysis, whoever makes it."""
        return await self.database.read(lambda connection: _find(connection, name))

    async def claim(self, name: str) -> Draft | None:
        """May this process make it? Then what there is of it; until it is gone or gives up, no other may."""

        def work(connection: Connection) -> Draft | None:
            free = or_(drafts.c.holder.in_((NOBODY_HOLDS, self.holder)), ~alive(self.database, drafts.c.holder))
            taken = update(drafts).where(drafts.c.id == name, free).values(holder=self.holder)
            if not connection.execute(taken).rowcount:
                if _find(connection, name) is not None:
                    return None
                connection.execute(insert(drafts).values(id=name, holder=self.holder, done=0, data=b""))
            return _find(connection, name)

        try:
            return await self.database.write(work)
        except IntegrityError:  # another was quicker, or the replay is gone
            return None

    async def note(self, name: str, done: int, data: bytes) -> bool:
        """Write down how far it is. Not where it is another's by now, or its replay is gone."""
        mine = update(drafts).where(self._mine(name)).values(done=done, data=data)
        return await self.database.write(lambda connection: connection.execute(mine).rowcount > 0)

    async def give_up(self, name: str) -> None:
        """It can't be finished: nobody goes on unless it is asked for again."""
        mine = update(drafts).where(self._mine(name)).values(holder=NOBODY_HOLDS)
        await self.database.write(lambda connection: connection.execute(mine))

    async def drop(self, name: str) -> None:
        """There is nothing to be made."""
        mine = delete(drafts).where(self._mine(name))
        await self.database.write(lambda connection: connection.execute(mine))

    async def orphans(self) -> list[str]:
        """Those that this process should make, or whose process is gone."""
        left = or_(drafts.c.holder == self.holder, ~alive(self.database, drafts.c.holder))
        wanted = select(drafts.c.id).where(drafts.c.holder != NOBODY_HOLDS, left)
        return await self.database.read(lambda connection: [row.id for row in connection.execute(wanted)])

    def _mine(self, name: str) -> ColumnElement[bool]:
        return and_(drafts.c.id == name, drafts.c.holder == self.holder)


def _find(connection: Connection, name: str) -> Draft | None:
    row = connection.execute(select(drafts).where(drafts.c.id == name)).first()
    return None if row is None else Draft(row.holder != NOBODY_HOLDS, row.done, bytes(row.data))
