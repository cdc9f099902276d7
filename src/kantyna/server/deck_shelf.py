"""Decks that people keep on the server: each shelf under a key of its owner's, which its seats may have, too."""

from __future__ import annotations

import json
import time
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from kantyna.games.common.deck_list import DeckList
from kantyna.server.database import Database
from kantyna.server.errors import Refused
from kantyna.server.protocol.decks import KeptDeck
from kantyna.server.schema import kept_decks, shelves

MOST_DECKS: Final = 100
"""On one shelf."""
FRESH: Final = 24 * 3600
"""Seconds after which looking at a shelf is worth being written down."""


class DeckShelves:
    """The shelves of a database; an owner is the hash of a key."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, owner: str) -> None:
        row = {"owner": owner, "touched": int(time.time())}
        await self.database.write(lambda connection: connection.execute(insert(shelves), row))

    async def exists(self, owner: str) -> bool:
        return await self._touched(owner) is not None

    async def decks(self, owner: str) -> list[KeptDeck]:
        """What is on a shelf. Whoever looks at it wants it kept."""
        touched = await self._touched(owner)
        if touched is None:
            raise _unknown()
        if touched < int(time.time()) - FRESH:
            await self.database.write(lambda connection: _touch(connection, owner))
        wanted = select(kept_decks).where(kept_decks.c.owner == owner).order_by(kept_decks.c.id)
        rows = await self.database.read(lambda connection: list(connection.execute(wanted)))
        return [KeptDeck(row.id, row.game, row.name, json.loads(row.picks)) for row in rows]

    async def keep(self, owner: str, name: str, game: str, deck: DeckList) -> int:
        """Keep a deck, in the place of the one of that name; tells how many are there."""
        row = {"owner": owner, "id": name, "game": game, "name": deck.name, "picks": json.dumps(deck.picks)}

        def work(connection: Connection) -> int:
            _touch(connection, owner)
            connection.execute(delete(kept_decks).where(kept_decks.c.owner == owner, kept_decks.c.id == name))
            count = _count(connection, owner)
            if count >= MOST_DECKS:
                raise Refused(409, "shelf-full", most=MOST_DECKS)
            connection.execute(insert(kept_decks), row)
            return count + 1

        return await self.database.write(work)

    async def drop(self, owner: str, name: str) -> int:
        """Take a deck away, if it is there; tells how many are left."""

        def work(connection: Connection) -> int:
            _touch(connection, owner)
            connection.execute(delete(kept_decks).where(kept_decks.c.owner == owner, kept_decks.c.id == name))
            return _count(connection, owner)

        return await self.database.write(work)

    async def delete(self, owner: str) -> None:
        """The shelf with all that is on it; its key opens nothing any more."""

        def work(connection: Connection) -> None:
            if not delete_shelf(connection, owner):
                raise _unknown()

        await self.database.write(work)

    async def _touched(self, owner: str) -> int | None:
        wanted = select(shelves.c.touched).where(shelves.c.owner == owner)
        return await self.database.read(lambda connection: connection.execute(wanted).scalar_one_or_none())


def delete_shelf(connection: Connection, owner: str) -> bool:
    """Was there one?"""
    return connection.execute(delete(shelves).where(shelves.c.owner == owner)).rowcount > 0


def hand_over(connection: Connection, owner: str, to: str) -> None:
    """A shelf under another key."""
    touched = connection.execute(select(shelves.c.touched).where(shelves.c.owner == owner)).scalar_one_or_none()
    if touched is not None:
        connection.execute(insert(shelves), {"owner": to, "touched": touched})
        connection.execute(update(kept_decks).where(kept_decks.c.owner == owner).values(owner=to))
        delete_shelf(connection, owner)


def _touch(connection: Connection, owner: str) -> None:
    """Of two who write on one shelf at once, one waits."""
    wanted = update(shelves).where(shelves.c.owner == owner).values(touched=int(time.time()))
    if not connection.execute(wanted).rowcount:
        raise _unknown()


def _count(connection: Connection, owner: str) -> int:
    return int(connection.execute(select(func.count()).where(kept_decks.c.owner == owner)).scalar_one())


def _unknown() -> Refused:
    return Refused(401, "shelf-unknown")
