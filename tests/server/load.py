"""Many tables at once: how long from an answer sent until every seat has its new view.

``python -m tests.server.load --tables 50 200 400 800 --seconds 60`` starts a server of its own on loopback for each
number, opens tables of two, lets each make a move a second, and prints figures for docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx2 as httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from kantyna.server.protocol.base import PROTOCOL

GENEROUS = "create_table=100000/minute,join_table=100000/minute,call=100000/minute,connect=100000/minute"


class Coded(msgspec.Struct):
    code: int


class Asks(msgspec.Struct):
    options: list[Coded]


class Seen(msgspec.Struct):
    decision: Asks | None = None
    outcome: dict[str, object] | None = None


class Frame(msgspec.Struct):
    type: str
    version: int = -1
    view: Seen | None = None
    key: str = ""
    id: int = 0


@dataclass
class Table:
    """Two connections, and the one of them that is asked."""

    sockets: list[ClientConnection] = field(default_factory=list)
    version: int = -1
    asked: int = -1
    codes: list[int] = field(default_factory=list)
    sent: float = 0.0
    missing: int = 0
    over: bool = False


@dataclass
class Figures:
    """What came of it."""

    tables: int
    moves: int
    p50: float
    p99: float
    worst: float
    kilobytes: float
    busy: float
    errors: int

    def __str__(self) -> str:
        return (
            f"{self.tables} tables, {self.moves} moves: p50 {self.p50 * 1000:.1f} ms, p99 {self.p99 * 1000:.1f} ms, "
            f"worst {self.worst * 1000:.1f} ms; {self.kilobytes:.0f} kB for each idle table; "
            f"{self.busy * 1000:.2f} ms of the server's processor for each move; {self.errors} errors"
        )


class Load:
    """Opens tables and plays at random."""

    def __init__(self, base: str, game: str, variant: str) -> None:
        self.base = base
        self.game = game
        self.variant = variant
        self.tables: list[Table] = []
        self.times: list[float] = []
        self.errors = 0
        self.readers: list[asyncio.Task[None]] = []
        self._decoder = msgspec.json.Decoder(Frame)

    async def open(self, count: int) -> None:
        async with httpx.AsyncClient(base_url=self.base, timeout=30) as client:
            for _ in range(count):
                self.tables.append(await self.open_one(client))

    async def open_one(self, client: httpx.AsyncClient) -> Table:
        wish = {
            "game": self.game,
            "variant": self.variant,
            "seats": [{"kind": "human", "name": "North"}, {"kind": "open"}],
            "language": "en",
        }
        first = (await client.post("/api/tables", json=wish)).raise_for_status().json()
        name = first["table"]["id"]
        second = (await client.post(f"/api/tables/{name}/seats", json={"name": "South"})).raise_for_status().json()
        table = Table()
        for place, token in enumerate((first["token"], second["token"])):
            address = f"{self.base.replace('http', 'ws')}/api/tables/{name}/play"
            socket = await connect(address, compression=None, max_size=None)
            language = "en" if place else "pl"
            hello = {"type": "hello", "protocol": PROTOCOL, "token": token, "language": language}
            await socket.send(msgspec.json.encode(hello).decode())
            table.sockets.append(socket)
            self.readers.append(asyncio.create_task(self.read(table, place, socket)))
        return table

    async def read(self, table: Table, place: int, socket: ClientConnection) -> None:
        async for data in socket:
            frame = self._decoder.decode(data)
            if frame.type == "error":
                self.errors += 1
            if frame.type != "update" or frame.view is None:
                continue
            if table.missing and frame.version > table.version:
                table.missing -= 1
                if table.missing == 0:
                    self.times.append(time.perf_counter() - table.sent)
                    table.version = frame.version
            elif not table.missing:
                table.version = max(table.version, frame.version)
            if frame.view.decision is not None:
                table.asked = place
                table.codes = [option.code for option in frame.view.decision.options]
            table.over = table.over or frame.view.outcome is not None

    async def play(self, table: Table, seconds: float) -> None:
        """A move a second, beginning at any moment of the first."""
        until = time.perf_counter() + seconds
        await asyncio.sleep(random.random())
        while time.perf_counter() < until and not table.over:
            if not table.missing and table.codes:
                socket, code = table.sockets[table.asked], random.choice(table.codes)
                table.codes = []
                answer = {"type": "answer", "id": 1, "version": table.version, "codes": [code]}
                table.missing = 2
                table.sent = time.perf_counter()
                await socket.send(msgspec.json.encode(answer).decode())
            await asyncio.sleep(1.0)

    async def close(self) -> None:
        for table in self.tables:
            for socket in table.sockets:
                await socket.close()
        await asyncio.gather(*self.readers, return_exceptions=True)


def memory(process: int) -> int:
    """Resident kilobytes of a process."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    raise LookupError(process)


async def settled(process: int) -> int:
    """The same once it grows no more: a server that has just begun makes the books of all games ready meanwhile."""
    last, calm = memory(process), 0
    while calm < 4:
        await asyncio.sleep(0.5)
        now = memory(process)
        calm = calm + 1 if now - last < 200 else 0
        last = now
    return last


def processor(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(base: str, process: int, tables: int, seconds: float, game: str, variant: str) -> Figures:
    load = Load(base, game, variant)
    await load.open(1)
    before = await settled(process)
    await load.open(tables - 1)
    await asyncio.sleep(2.0)
    each = (memory(process) - before) / max(1, tables - 1)
    spent = processor(process)
    await asyncio.gather(*(load.play(table, seconds) for table in load.tables))
    await asyncio.sleep(1.0)
    busy = (processor(process) - spent) / len(load.times)
    await load.close()
    cuts = statistics.quantiles(load.times, n=100)
    middle = statistics.median(load.times)
    return Figures(tables, len(load.times), middle, cuts[98], max(load.times), each, busy, load.errors)


def serve(folder: str, **environment: str) -> tuple[subprocess.Popen[str], str]:
    """A server of its own, and its address."""
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "kantyna.server", "--data", folder],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8", "KANTYNA_LIMITS": GENEROUS, **environment},
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    address = next((word for word in line.split() if word.startswith("http")), "")
    if not address:
        raise RuntimeError(f"the server did not start: {line!r}")
    return process, address


def run(tables: int, seconds: float, game: str = "star-realms", variant: str = "duel") -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        process, address = serve(folder)
        try:
            return asyncio.run(measure(address, process.pid, tables, seconds, game, variant))
        finally:
            process.terminate()
            process.wait(20)
            if process.stdout is not None:
                process.stdout.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[200])
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--game", default="star-realms")
    parser.add_argument("--variant", default="duel")
    chosen = parser.parse_args()
    for count in chosen.tables:
        print(run(count, chosen.seconds, chosen.game, chosen.variant), flush=True)
