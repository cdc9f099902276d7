"""Nonsense by the thousand: ``python -m tests.server.fuzz --messages 100000`` sends it to a server of its own.

Frames that are nearly right, bytes that are nearly JSON, requests that are nearly HTTP, uploads that are nearly
replays, connections that end in the middle. What must not be: an answer of 500 or more, a fault that is told as one, a
traceback, a connection that hangs, memory or open files that keep growing. The same seed sends the same nonsense.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kantyna.play.match import Match
from kantyna.server.protocol.base import PROTOCOL

PATIENCE: Final = 60.0
"""Seconds for an answer that must come, on the busiest machine."""
SPEAKERS: Final = 8
"""Who send nonsense at once."""

FRAMES: Final = (
    ("answer", ("version", "codes")),
    ("undo", ("version",)),
    ("undoAnswer", ("yes",)),
    ("why", ("code", "thing", "name")),
    ("story", ("before",)),
    ("language", ("language",)),
    ("replace", ("seat", "level")),
    ("stops", ("wish", "places")),
    ("hello", ("protocol", "token", "language", "since")),
    ("hurry", ("on",)),
    ("ping", ()),
    ("nothing", ("x",)),
)
STRANGE: Final = (
    "",
    "\u0000",
    "\u202e",
    "ż" * 30,
    "x" * 5000,
    "<script>",
    "' OR 1=1 --",
    "../..",
    "\ud83d\ude00",
    "en",
    "pl",
)
DOORS: Final = (
    "/api/server", "/api/games", "/api/games/star-realms", "/api/tables", "/api/tables/{table}",
    "/api/tables/{table}/seats", "/api/tables/{table}/seats/0/level", "/api/tables/{table}/situation",
    "/api/tables/{table}/answers", "/api/tables/{table}/again", "/api/tables/{table}/decline", "/api/replays",
    "/api/replays/{table}", "/api/replays/{table}/steps/3", "/api/replays/{table}/story", "/api/bots", "/api/bots/me",
    "/api/openapi.json", "/health/live", "/health/ready", "/api/nothing", "/assets/nothing.js",
)  # fmt: skip
TAKING: Final = ("/seats", "/level", "/answers", "/again", "/decline", "/replays", "/bots", "/tables")
"""How doors end that take something."""
METHODS: Final = ("GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD", "PATCH", "BREW")


@dataclass
class Report:
    """What came of it."""

    sent: Counter[str] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    keys: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


class Nonsense:
    """Makes it."""

    def __init__(self, seed: int, tables: list[tuple[str, list[str]]]) -> None:
        self.dice = random.Random(seed)
        self.tables = tables
        self.replay = Match.new("star-realms", "duel", 2, seed=5).replay().to_bytes()

    def value(self, depth: int = 0) -> Any:
        dice = self.dice
        kind = dice.randrange(10 if depth < 3 else 7)
        if kind < 3:
            return dice.choice([0, 1, 2, 3, -1, 7, 2**31 - 1, 2**31, 2**63, 10**30, dice.randrange(400)])
        if kind < 5:
            return dice.choice(STRANGE)
        if kind < 7:
            return dice.choice([None, True, False, 1.5, -0.0])
        if kind < 9:
            return [self.value(depth + 1) for _ in range(dice.randrange(4))]
        return {dice.choice(("a", "id", "type", *STRANGE[:4])): self.value(depth + 1) for _ in range(dice.randrange(3))}

    def frame(self) -> str | bytes:
        dice = self.dice
        kind, fields = dice.choice(FRAMES)
        frame: dict[str, Any] = {"type": kind, "id": dice.randrange(1000, 9999)}
        for name in fields:
            frame[name] = self.value() if dice.random() < 0.4 else self.likely(name)
        if dice.random() < 0.1:
            frame[str(self.value())[:40]] = self.value()
        text = json.dumps(frame)
        if dice.random() < 0.15:
            return self.spoilt(text.encode()).decode("utf-8", "replace")
        return text.encode() if dice.random() < 0.02 else text

    def likely(self, name: str) -> Any:
        dice = self.dice
        known = {
            "codes": [dice.randrange(300) for _ in range(dice.randrange(1, 4))],
            "yes": dice.random() < 0.5,
            "language": dice.choice(["pl", "en"]),
            "level": dice.randrange(1, 6),
            "wish": dice.choice(["always", "useful", "here"]),
            "places": [],
            "name": dice.choice(["viper", "scout", "x"]),
            "token": "",
            "protocol": PROTOCOL,
        }
        return known.get(name, dice.randrange(50))

    def spoilt(self, data: bytes) -> bytes:
        """The same with a few bytes gone, doubled or changed."""
        dice, made = self.dice, bytearray(data)
        for _ in range(dice.randrange(1, 6)):
            at = dice.randrange(len(made) + 1)
            made[at : at + dice.randrange(3)] = dice.choice([b"", b"\x00", b'"', b"[" * 50, b"\xff", b"{", b"9" * 30])
        return bytes(made)

    def body(self, path: str) -> bytes:
        dice = self.dice
        if path == "/api/replays" or dice.random() < 0.05:
            return self.spoilt(self.replay)
        seats = [
            {"kind": dice.choice(["human", "open", "level", "bot", "hot-seat"]), "name": self.value()} for _ in "ab"
        ]
        wish: dict[str, Any] = {
            "/api/tables": {"game": "star-realms", "variant": dice.choice(["duel", "x", self.value()]), "seats": seats},
            "/api/bots": {"name": dice.choice([f"bot-{dice.randrange(10**6)}", self.value()])},
            "/api/tables/{table}/seats": {"name": self.value(), "seat": dice.choice([None, 0, 1, self.value()])},
            "/api/tables/{table}/answers": {"version": dice.randrange(3), "codes": [dice.randrange(300)]},
        }  # fmt: skip
        kept = wish.get(path, {"level": dice.choice([3, self.value()])})
        if dice.random() < 0.2:
            kept[dice.choice(["level", "x", "settings"])] = self.value()
        data = json.dumps(kept).encode()
        return dice.choice([*[data] * 6, self.spoilt(data), b"[" * 20_000, b""])

    def request(self) -> tuple[str, bytes]:
        """A request and its method; as bytes, since no library would send it."""
        dice = self.dice
        table, tokens = dice.choice(self.tables)
        door = dice.choice(DOORS)
        path = door.replace("{table}", dice.choice([table, table, "x" * 16, "%00", "..%2f", "%ff" * 8]))
        usual = "POST" if door.endswith(TAKING) else "GET"
        method = usual if dice.random() < 0.85 else dice.choice(METHODS)
        query = dice.choice(["", "", "?language=pl", "?seat=9", "?since=x", "?first=-1", "?seat=-1&first=3", "?a=%00"])
        body = self.body(door) if method in ("POST", "PUT", "PATCH") else b""
        heads = [f"{method} {path}{query} HTTP/1.1", "Host: 127.0.0.1"]
        heads.append(f"Content-Type: {dice.choice(['application/json', 'application/json', 'text/plain', ''])}")
        strange = ("Origin: http://[", "Origin: null", "X-Request-ID: \x01", "Accept-Language: pl", "Expect: x")
        heads.append(dice.choice(strange) if dice.random() < 0.1 else "")
        token = dice.choice(["", f"Bearer {dice.choice(tokens)}", "Bearer", "Basic x", f"Bearer {'y' * 300}"])
        heads.append(f"Authorization: {token}" if token else "")
        if body:
            heads.append(f"Content-Length: {len(body)}")
        return method, "\r\n".join([*filter(None, heads), "", ""]).encode() + body


class Fuzzer:
    """Sends it, and looks at what comes back."""

    def __init__(self, base: str, seed: int, tables: list[tuple[str, list[str]]], report: Report) -> None:
        self.address = urlsplit(base)
        self.nonsense = Nonsense(seed, tables)
        self.dice = random.Random(seed + 1)
        self.report = report

    async def speak(self, messages: int) -> None:
        ways: list[tuple[int, Callable[[], Awaitable[int]]]] = [(2, self.frames), (9, self.requests), (2, self.rubbish)]
        left = messages
        while left > 0:
            way = self.dice.choices([one for _, one in ways], [weight for weight, _ in ways])[0]
            try:
                left -= await asyncio.wait_for(way(), PATIENCE * 2)
            except TimeoutError:
                self.report.faults.append(f"{way.__name__} hangs")
                return

    async def frames(self) -> int:
        """A visit at a table; at its end the server must still answer."""
        table, tokens = self.dice.choice(self.nonsense.tables)
        count = self.dice.randrange(10, 60)
        address = f"ws://{self.address.netloc}/api/tables/{table}/play"
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
            async with connect(address, compression=None, max_size=None) as socket:
                hello = {"type": "hello", "protocol": PROTOCOL, "token": self.dice.choice([*tokens, "", "x"])}
                await socket.send(json.dumps(hello))
                for _ in range(count):
                    await socket.send(self.nonsense.frame())
                if self.dice.random() < 0.8:
                    await self._still_answers(socket)
        self.report.sent["frames"] += count
        return count

    async def _still_answers(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "ping", "id": 77}))
        while True:
            told = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if told["type"] == "error":
                self.report.keys[told["key"]] += 1
                if told["key"] in ("our-fault", "database-away"):
                    self.report.faults.append(f"a frame: {told}")
            if told.get("id") == 77:
                return

    async def requests(self) -> int:
        """Several requests on one connection; some are left in the middle."""
        count = self.dice.randrange(1, 12)
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            reader, writer = await asyncio.open_connection(self.address.hostname, self.address.port)
            try:
                for _ in range(count):
                    method, data = self.nonsense.request()
                    if self.dice.random() < 0.05:
                        writer.write(data[: self.dice.randrange(len(data))])
                        await writer.drain()
                        break
                    writer.write(data)
                    await writer.drain()
                    if not await self._answered(reader, method, data):
                        break
            finally:
                writer.close()
        self.report.sent["requests"] += count
        return count

    async def _answered(self, reader: asyncio.StreamReader, method: str, asked: bytes) -> bool:
        """Read an answer; tells whether the connection goes on."""
        head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)).decode("latin-1")
        status = int(head.split(" ", 2)[1])
        self.report.statuses[status] += 1
        if status >= 500:
            self.report.faults.append(f"{status}: {asked[:300]!r}")
        lower = head.lower()
        if "transfer-encoding: chunked" in lower and method != "HEAD":
            while (size := int(await asyncio.wait_for(reader.readline(), PATIENCE), 16)) > 0:
                await reader.readexactly(size + 2)
            await reader.readline()
        elif "content-length: " in lower and method != "HEAD" and status not in (204, 304):
            length = int(lower.partition("content-length: ")[2].split("\r\n")[0])
            await asyncio.wait_for(reader.readexactly(length), PATIENCE)
        return "connection: close" not in lower

    async def rubbish(self) -> int:
        """Bytes that are no HTTP, or a WebSocket's that are no frames."""
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection(self.address.hostname, self.address.port)
            _, data = self.nonsense.request()
            if self.dice.random() < 0.5:
                table, _ = self.dice.choice(self.nonsense.tables)
                data = (
                    f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                    "Sec-WebSocket-Version: 13\r\n\r\n"
                ).encode() + self.dice.randbytes(60)
            writer.write(self.nonsense.spoilt(data) if self.dice.random() < 0.5 else data)
            await writer.drain()
            if self.dice.random() < 0.5:
                await asyncio.wait_for(reader.read(200), PATIENCE)
            writer.close()
        self.report.sent["rubbish"] += 1
        return 1


async def fuzz(base: str, messages: int, seed: int, tables: list[tuple[str, list[str]]]) -> Report:
    """Send so much nonsense to a server, from several sides at once."""
    report = Report()
    each = messages // SPEAKERS + 1
    speakers = [Fuzzer(base, seed * 1000 + n, tables, report) for n in range(SPEAKERS)]
    await asyncio.gather(*(one.speak(each) for one in speakers))
    return report


def main() -> int:
    from tests.server.servers import process
    from tests.server.table import House

    parser = argparse.ArgumentParser(prog="python -m tests.server.fuzz", description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data", default="", help="a Postgres to use instead of SQLite")
    chosen = parser.parse_args()
    many = ("create_table", "join_table", "create_bot", "upload_replay", "upload_kilobytes", "call", "connect", "frame")
    limits = ",".join(f"{name}=100000000/minute" for name in many)
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "errors").open("w+") as errors:
        with process(chosen.data or folder, KANTYNA_LIMITS=limits) as server:
            server.stderr = errors
            house: House = server.start()
            tables = [house.duel() for _ in range(12)]
            halves = []
            started = time.perf_counter()
            for half in (1, 2):
                report = asyncio.run(fuzz(house.base, chosen.messages // 2, chosen.seed + half, tables))
                halves.append((report, measured(house)))
            seconds = time.perf_counter() - started
        errors.seek(0)
        told = errors.read()
    faults = [fault for report, _ in halves for fault in report.faults]
    if "Traceback" in told:
        faults.append(told[told.index("Traceback") :][:3000])
    (_, first), (_, last) = halves
    sent = sum((report.sent for report, _ in halves), Counter())
    print(f"{sum(sent.values())} messages in {seconds:.0f} s: {dict(sent)}")
    print(f"answers: {dict(sorted(sum((report.statuses for report, _ in halves), Counter()).items()))}")
    print(f"refusals over WebSocket: {dict(sum((report.keys for report, _ in halves), Counter()).most_common(8))}")
    for name in first:
        print(f"{name}: {first[name]:.0f} after the first half, {last[name]:.0f} at the end")
    if last["kantyna_guests"] > 0 or last["process_open_fds"] > first["process_open_fds"] + 20:
        faults.append("connections are not given back")
    if last["process_resident_memory_bytes"] > first["process_resident_memory_bytes"] * 1.3 + 20e6:
        faults.append("memory keeps growing")
    for fault in faults[:20]:
        print(fault, file=sys.stderr)
    print("no fault" if not faults else f"{len(faults)} faults")
    return bool(faults)


def measured(house: Any) -> dict[str, float]:
    """What must not keep growing, once everybody has gone."""
    until = time.monotonic() + PATIENCE
    while True:
        lines = [line for line in house.http.get("/metrics").text.splitlines() if not line.startswith("#")]
        found = {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}
        guests = sum(value for name, value in found.items() if name.startswith("kantyna_guests"))
        if not guests or time.monotonic() > until:
            names = ("process_open_fds", "process_resident_memory_bytes")
            return {"kantyna_guests": guests, **{name: found[name] for name in names}}
        time.sleep(0.5)


if __name__ == "__main__":
    sys.exit(main())
