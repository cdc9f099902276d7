"""Kills and outages under load, and what was lost: nothing, or the script fails.

``python -m tests.server.chaos sqlite --kills 50`` (``postgres``: one process over Postgres; ``two``: two processes over
Postgres and Redis) starts servers of its own, plays at some tables, kills a server again and again, now and then in
the gentle way, and lets database and bus go away for a while. Afterwards each answer that was accepted must stand in
the journal, each finished game must be a replay whose proofs hold, and each table must go on.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import httpx2 as httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kantyna.play.match import Match
from kantyna.play.replay import Replay
from kantyna.server.database import open_database
from kantyna.server.errors import Refused
from kantyna.server.protocol.base import PROTOCOL
from kantyna.server.settings import database_url
from kantyna.server.store import Store
from tests.server.backends import Postgres, Redis, bus, cluster
from tests.server.load import Frame
from tests.server.servers import Process

HUMAN, HOT, BOT = {"kind": "human", "name": "A"}, {"kind": "hot-seat", "name": "B"}, {"kind": "level", "level": 1}
TABLES = [
    ("star-realms", "duel", [HUMAN, HOT]),
    ("star-realms", "duel", [HUMAN, BOT]),
    ("card-game", "duel", [HUMAN, BOT]),
    ("card-game", "duel", [HUMAN, HOT]),
    ("deckbuilding", "beginner", [BOT, BOT]),
    ("destiny", "duel", [HUMAN, BOT]),
    ("outer-rim", "first-game", [HUMAN, HOT]),
]
TAKEOVER = 5.0
"""Seconds in which a table must go on after a process fell, while another lives."""
DOWN = (ConnectionError, OSError, TimeoutError, WebSocketException, httpx.HTTPError)


@dataclass
class Watch:
    """What happened."""

    accepted: list[tuple[str, int, int]] = field(default_factory=list)
    """Table, number of the line, code."""
    failures: Counter[str] = field(default_factory=Counter)
    moved: dict[str, list[float]] = field(default_factory=dict)
    """When each table was seen to go on."""
    over: set[str] = field(default_factory=set)
    kills: list[float] = field(default_factory=list)
    gentle: int = 0
    outages: list[tuple[float, float]] = field(default_factory=list)


class Player:
    """Somebody at one table after the other, who comes back whenever the connection ends."""

    def __init__(
        self, servers: list[Process], watch: Watch, game: str, variant: str, seats: list[dict[str, object]]
    ) -> None:
        self.servers = servers
        self.watch = watch
        self.game = game
        self.variant = variant
        self.seats = seats
        self.table = ""
        self.token = ""
        self.version = -1
        self._decode = msgspec.json.Decoder(Frame).decode

    async def play(self) -> None:
        while True:
            base = random.choice(self.servers).base
            try:
                if not self.table:
                    await self.open(base)
                address = f"{base.replace('http', 'ws')}/api/tables/{self.table}/play"
                async with connect(address, compression=None, max_size=None, open_timeout=5) as socket:
                    await self.sit(socket)
            except DOWN:
                await asyncio.sleep(random.uniform(0.05, 0.3))

    async def open(self, base: str) -> None:
        wish = {"game": self.game, "variant": self.variant, "seats": self.seats, "listed": False}
        async with httpx.AsyncClient(base_url=base, timeout=15) as client:
            found = (await client.post("/api/tables", json=wish)).raise_for_status().json()
        self.table, self.token, self.version = found["table"]["id"], found["token"], -1
        self.watch.moved[self.table] = []

    async def sit(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "token": self.token, "language": "en"}
        await socket.send(msgspec.json.encode(hello).decode())
        sent: dict[int, tuple[int, int]] = {}
        last = Frame("none")
        while True:
            try:
                async with asyncio.timeout(3.0):  # wait_for may miss that the game is called off
                    frame = self._decode(await socket.recv())
            except TimeoutError:
                frame = Frame("error", key="nothing-heard")
            if frame.type == "done" and frame.id in sent:
                self.watch.accepted.append((self.table, *sent[frame.id]))
            elif frame.type == "update" and frame.view is not None:
                last = frame
                self.saw(frame.version)
                if frame.view.outcome is not None:
                    self.watch.over.add(self.table)
                    self.table = ""
                    return
                await self.answer(socket, last, sent)
            elif frame.type == "error":
                self.watch.failures[frame.key] += 1
                if frame.key == "no-such-table":
                    raise AssertionError(f"table {self.table} is lost")
                await asyncio.sleep(0.3)
                await self.answer(socket, last, sent)

    def saw(self, version: int) -> None:
        if version > self.version:
            self.version = version
            self.watch.moved[self.table].append(time.monotonic())

    async def answer(self, socket: ClientConnection, frame: Frame, sent: dict[int, tuple[int, int]]) -> None:
        """Any answer to what is asked, if something is."""
        if frame.view is None or frame.view.decision is None:
            return
        await asyncio.sleep(random.uniform(0, 0.05))
        code = random.choice(frame.view.decision.options).code
        number = len(sent) + 1
        sent[number] = (frame.version, code)
        answer = {"type": "answer", "id": number, "version": frame.version, "codes": [code]}
        await socket.send(msgspec.json.encode(answer).decode())


class Chaos:
    """Servers, what they stand on, and who plays there."""

    def __init__(self, data: str, servers: list[Process], postgres: Postgres | None, redis: Redis | None) -> None:
        self.data = data
        self.servers = servers
        self.postgres = postgres
        self.redis = redis
        self.watch = Watch()

    async def run(self, kills: int, tables: int, outages: bool) -> None:
        for server in self.servers:
            await asyncio.to_thread(server.run)
        players = [Player(self.servers, self.watch, *TABLES[n % len(TABLES)]) for n in range(tables)]
        playing = [asyncio.create_task(player.play()) for player in players]
        try:
            for number in range(kills):
                await self.load(random.randint(1, 6 * tables))
                await self.fall(number)
                if number % 10 == 9:
                    print(f"{number + 1} kills, {len(self.watch.accepted)} answers accepted", file=sys.stderr)
                if outages and number % 5 == 4:
                    await self.outage(number)
                if failed := [task for task in playing if task.done()]:
                    failed[0].result()
            await self.all_go_on(players)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def load(self, answers: int) -> None:
        """Wait until so many answers more were accepted."""
        wanted = len(self.watch.accepted) + answers
        async with asyncio.timeout(120):
            while len(self.watch.accepted) < wanted:
                await asyncio.sleep(0.02)

    async def fall(self, number: int) -> None:
        server = random.choice(self.servers)
        gentle = number % 4 == 3
        self.watch.gentle += gentle
        self.watch.kills.append(time.monotonic())
        await asyncio.to_thread(server.kill, signal.SIGTERM if gentle else signal.SIGKILL)
        if len(self.servers) > 1:
            await asyncio.sleep(TAKEOVER)
        await asyncio.to_thread(server.run)

    async def outage(self, number: int) -> None:
        began = time.monotonic()
        away: Postgres | Redis | None = self.postgres if number % 2 or self.redis is None else self.redis
        if away is not None:
            await asyncio.to_thread(away.stop)
            await asyncio.sleep(random.uniform(0.5, 15.0 if number % 3 == 0 else 3.0))
            await asyncio.to_thread(away.start)
            self.watch.outages.append((began, time.monotonic()))

    async def all_go_on(self, players: list[Player]) -> None:
        """At the end everything runs: no table may stand still."""
        since = time.monotonic()
        for player in players:
            async with asyncio.timeout(120):
                while player.table and (self.watch.moved[player.table] or [0.0])[-1] < since:
                    await asyncio.sleep(0.1)

    async def check(self) -> tuple[int, int]:
        """How many accepted answers are not in the journals, and how many finished games were verified."""
        store = Store(await open_database(database_url(self.data)))
        try:
            journals = {table: await store.journal(table) for table in {table for table, _, _ in self.watch.accepted}}
            lost = 0
            for table, version, code in self.watch.accepted:
                lines = journals[table]
                lost += version >= len(lines) or lines[version].value != code
            for table in self.watch.over:
                with contextlib.suppress(Refused):
                    data, _ = await store.replay(table)
                    assert Match.load(Replay.from_bytes(data)).over
            return lost, len(self.watch.over)
        finally:
            await store.close()

    def takeovers(self) -> list[float]:
        """For each kill and each table how long it stood still, where the database was there all the time."""
        waits = []
        for fell in self.watch.kills:
            if any(began < fell + TAKEOVER and fell < ended + TAKEOVER for began, ended in self.watch.outages):
                continue
            for moves in self.watch.moved.values():
                before = [at for at in moves if at <= fell]
                after = next((at for at in moves if at > fell), None)
                if before and after is not None:
                    waits.append(after - fell)
        return waits


@contextlib.contextmanager
def standing(way: str) -> Iterator[Chaos]:
    """What a way needs."""
    quick = {"KANTYNA_PACE": "0"}
    with contextlib.ExitStack() as stack:
        if way == "sqlite":
            data = stack.enter_context(tempfile.TemporaryDirectory())
            chaos = Chaos(data, [Process(data, **quick)], None, None)
        else:
            database = stack.enter_context(cluster())
            if way == "two":
                redis = stack.enter_context(bus())
                quick["KANTYNA_BUS"] = redis.url
                servers = [Process(database.url, **quick), Process(database.url, **quick)]
                chaos = Chaos(database.url, servers, database, redis)
            else:
                chaos = Chaos(database.url, [Process(database.url, **quick)], database, None)
        try:
            yield chaos
        finally:
            for server in chaos.servers:
                server.kill()


def run(way: str, kills: int, tables: int, outages: bool = True) -> tuple[Chaos, int]:
    """Do it; tells what happened, and how many accepted answers were lost."""
    with standing(way) as chaos:

        async def all_of_it() -> int:
            await chaos.run(kills, tables, outages)
            return (await chaos.check())[0]

        return chaos, asyncio.run(all_of_it())


def report(chaos: Chaos, lost: int) -> str:
    watch = chaos.watch
    waits = sorted(chaos.takeovers()) or [0.0]
    return (
        f"{len(watch.kills)} kills ({watch.gentle} gentle), {len(watch.outages)} outages; "
        f"{len(watch.accepted)} answers accepted, {lost} lost; {len(watch.over)} games finished and verified; "
        f"tables went on after {statistics.median(waits):.1f} s (median), {waits[-1]:.1f} s (worst); "
        f"told: {dict(watch.failures)}"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("way", choices=["sqlite", "postgres", "two"])
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--no-outages", action="store_true")
    chosen = parser.parse_args()
    done, missing = run(chosen.way, chosen.kills, chosen.tables, not chosen.no_outages)
    print(report(done, missing))
    raise SystemExit(1 if missing else 0)
