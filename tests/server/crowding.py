"""A table with thousands of spectators: when they have the new view, and whether the players wait for them.

``python -m tests.server.crowding --spectators 2000 --moves 20`` starts a server of its own and prints figures for
docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import resource
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import httpx2 as httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from kantyna.server.protocol.base import PROTOCOL
from tests.server.load import Load, processor, serve

VERSION = re.compile(rb'"type":"update","version":(\d+)')


@dataclass
class Figures:
    spectators: int
    moves: int
    players: list[float]
    everybody: list[float]
    busy: float

    def __str__(self) -> str:
        return (
            f"{self.spectators} spectators, {self.moves} moves: both players had the new view after "
            f"{told(self.players)}, the last spectator after {told(self.everybody)}; "
            f"{1000 * self.busy:.0f} ms of the server's processor for each move"
        )


def told(seconds: list[float]) -> str:
    return f"{1000 * statistics.median(seconds):.0f} ms (worst {1000 * max(seconds):.0f})"


class Spectator:
    """Looks at nothing but the number of the update."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.version = -1
        self.at = 0.0

    async def watch(self) -> None:
        async for data in self.socket:
            found = VERSION.search(data.encode() if isinstance(data, str) else data)
            if found is not None:
                self.version, self.at = int(found[1]), time.perf_counter()


def all_at(crowd: list[Spectator], version: int) -> bool:
    return all(one.version >= version for one in crowd)


async def measure(base: str, process: int, spectators: int, moves: int) -> Figures:
    load = Load(base, "star-realms", "duel")
    async with httpx.AsyncClient(base_url=base, timeout=30) as client:
        table = await load.open_one(client)
        names = (await client.get("/api/tables")).json()["playing"]
    address = f"{base.replace('http', 'ws')}/api/tables/{names[0]['id']}/play"
    crowd: list[Spectator] = []
    for number in range(spectators):
        socket = await connect(address, compression=None, max_size=None)
        hello = {"type": "hello", "protocol": PROTOCOL, "language": "en" if number % 2 else "pl"}
        await socket.send(msgspec.json.encode(hello).decode())
        crowd.append(Spectator(socket))
    watching = [asyncio.create_task(one.watch()) for one in crowd]
    await until(partial(all_at, crowd, 0))
    players, everybody = [], []
    spent = processor(process)
    for _ in range(moves):
        await until(lambda: bool(table.codes) and not table.missing)
        wanted = table.version + 1
        code = random.choice(table.codes)
        table.codes = []
        table.missing = 2
        table.sent = time.perf_counter()
        answer = {"type": "answer", "id": 1, "version": table.version, "codes": [code]}
        await table.sockets[table.asked].send(msgspec.json.encode(answer).decode())
        await until(lambda: table.missing == 0)
        players.append(load.times[-1])
        await until(partial(all_at, crowd, wanted))
        everybody.append(max(one.at for one in crowd) - table.sent)
    busy = (processor(process) - spent) / moves
    for task in watching:
        task.cancel()
    for one in crowd:
        one.socket.transport.abort()
    return Figures(spectators, moves, players, everybody, busy)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(300):
        while not true():
            await asyncio.sleep(0.001)


def run(spectators: int, moves: int) -> Figures:
    resource.setrlimit(resource.RLIMIT_NOFILE, (2 * spectators + 1000,) * 2)
    with tempfile.TemporaryDirectory() as folder:
        process, address = serve(folder)
        try:
            return asyncio.run(measure(address, process.pid, spectators, moves))
        finally:
            process.terminate()
            process.wait(30)
            if process.stdout is not None:
                process.stdout.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--spectators", type=int, default=2000)
    parser.add_argument("--moves", type=int, default=20)
    chosen = parser.parse_args()
    print(run(chosen.spectators, chosen.moves))
