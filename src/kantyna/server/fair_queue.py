"""Who may think next: people before bots among themselves, then each address and each table in its turn."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import blake2b
from typing import TypeAlias

from kantyna.server.records import Record

PEOPLE = ("human", "hot-seat")


@dataclass(frozen=True)
class Asker:
    """For whom a thought is: an address, one of its tables, and whether people wait for it there."""

    address: str
    table: str
    people: bool

    @classmethod
    def of(cls, record: Record) -> Asker:
        return cls(record.opener, record.id, any(seat.kind in PEOPLE for seat in record.seats))


def mark(address: str) -> str:
    """What is kept of an address: enough to share fairly between those of a day, too little to find it out by."""
    return blake2b(address.encode(), digest_size=3).hexdigest()


Line: TypeAlias = OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]]
"""Who waits, by address and by table; who had their turn goes to the end."""


class FairQueue:
    """Lets so many in at once. One place is kept for people, and no address takes all that there are."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.waiting: dict[bool, Line] = {True: OrderedDict(), False: OrderedDict()}
        self.inside: Counter[tuple[bool, str]] = Counter()

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait until it is their turn; while they are in, somebody else may have to wait."""
        await self._wait(asker)
        try:
            yield
        finally:
            self._leave(asker)

    async def _wait(self, asker: Asker) -> None:
        entered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line = self.waiting[asker.people]
        line.setdefault(asker.address, OrderedDict()).setdefault(asker.table, deque()).append(entered)
        self._let_in()
        try:
            await entered
        except asyncio.CancelledError:
            if entered.done() and not entered.cancelled():
                self._leave(asker)  # it was their turn just now
            raise

    def _leave(self, asker: Asker) -> None:
        self.inside[asker.people, asker.address] -= 1
        self.inside += Counter()  # forget those at none
        self._let_in()

    def _let_in(self) -> None:
        for people in (True, False):
            while (address := self._next(people)) is not None:
                entered = self._first(self.waiting[people], address)
                if not entered.cancelled():
                    self.inside[people, address] += 1
                    entered.set_result(None)

    def _next(self, people: bool) -> str | None:
        """The address whose turn it is: of those who occupy least the one that has waited longest."""
        if self.inside.total() >= self.places:
            return None
        bots = sum(count for (of_people, _), count in self.inside.items() if not of_people)
        if not people and bots >= max(1, self.places - 1):
            return None
        least = min(self.waiting[people], key=self._occupied, default=None)
        return least if least is not None and self._occupied(least) < max(1, self.places - 1) else None

    def _occupied(self, address: str) -> int:
        return self.inside[True, address] + self.inside[False, address]

    def _first(self, line: Line, address: str) -> asyncio.Future[None]:
        tables = line.pop(address)
        table, thoughts = tables.popitem(last=False)
        entered = thoughts.popleft()
        if thoughts:
            tables[table] = thoughts
        if tables:
            line[address] = tables
        return entered
