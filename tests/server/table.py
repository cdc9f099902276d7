"""A table as its guests in the tests use it: over real HTTP and real WebSockets."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Self

import httpx2 as httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from kantyna.server.protocol.base import PROTOCOL
from kantyna.server.protocol.client_frames import ClientFrame
from kantyna.server.protocol.server_frames import Done, Failure, ServerFrame, TableChanged, Thinking, Update, Welcome
from kantyna.server.protocol.view import Option

DUEL = {"game": "star-realms", "variant": "duel"}
decode = msgspec.json.Decoder(ServerFrame).decode


PATIENCE = 60.0
"""Seconds for a frame that must come: a busy machine is no fault."""


class Guest:
    """One WebSocket."""

    def __init__(self, base: str, table: str, token: str = "", language: str = "en", since: int = 0) -> None:
        address = f"{base.replace('http', 'ws')}/api/tables/{table}/play"
        self.open = ExitStack()
        # However much is left unread: where it is held back, a farewell waits for its answer until its time is over.
        line = connect(address, compression=None, max_size=None, max_queue=None)
        self.socket: ClientConnection = self.open.enter_context(line)
        self.seen: list[ServerFrame] = []
        self.raw: list[str] = []
        self.update: Update | None = None
        self.welcome: Welcome | None = None
        self.next_id = 0
        hello = {"type": "hello", "protocol": PROTOCOL, "token": token, "language": language, "since": since}
        self.socket.send(msgspec.json.encode(hello).decode())
        self.until(lambda frame: isinstance(frame, Welcome))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.open.close()

    def receive(self, timeout: float = PATIENCE) -> ServerFrame:
        text = str(self.socket.recv(timeout))
        frame: ServerFrame = decode(text)
        self.raw.append(text)
        self.seen.append(frame)
        if isinstance(frame, Update):
            self.update = frame
        if isinstance(frame, Welcome):
            self.welcome = frame
        return frame

    def until(self, wanted: Any, timeout: float = PATIENCE) -> ServerFrame:
        while True:
            frame = self.receive(timeout)
            if wanted(frame):
                return frame

    def until_version(self, version: int) -> Update:
        """Read on until the table is at least that far."""
        while self.update is None or self.update.version < version:
            self.receive()
        return self.update

    def send(self, **frame: Any) -> int:
        self.next_id += 1
        self.socket.send(msgspec.json.encode({"id": self.next_id, **frame}).decode())
        return self.next_id

    def ask(self, **frame: Any) -> ServerFrame:
        """Send a frame and wait for the answer to it; updates come in between."""
        sent = self.send(**frame)
        return self.until(
            lambda one: not isinstance(one, Update | Welcome | TableChanged | Thinking) and one.id == sent
        )

    def answer(self, *codes: int, version: int | None = None) -> ServerFrame:
        assert self.update is not None
        return self.ask(type="answer", version=self.update.version if version is None else version, codes=list(codes))

    def busy(self, dice: random.Random) -> int:
        """An answer at random, but the turn only ends when there is nothing else to do: such games are short."""
        codes = [option.code for option in self.options if option.verb not in ("end", "stop", "no")]
        return dice.choice(codes or self.codes)

    @property
    def options(self) -> list[Option]:
        """What can be answered now."""
        assert self.update is not None
        decision = self.update.view.decision
        return [] if decision is None else decision.options

    @property
    def codes(self) -> list[int]:
        return [option.code for option in self.options]

    def code(self, verb: str) -> int:
        """The first answer of a kind."""
        return next(option.code for option in self.options if option.verb == verb)


class House:
    """A running server."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.Client(base_url=base, timeout=30)

    def create(self, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
        """Open a table; by default one seat is mine and one is open."""
        wish = {**DUEL, "seats": list(seats) or [{"kind": "human", "name": "North"}, {"kind": "open"}], **more}
        response = self.http.post("/api/tables", json=wish)
        assert response.status_code == 201, response.text
        found: dict[str, Any] = response.json()
        return found

    def join(self, table: str, name: str = "South", **more: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/seats", json={"name": name, **more})

    def duel(self, **more: Any) -> tuple[str, list[str]]:
        """A table of two people that has begun: its name and their tokens."""
        first = self.create(**more)
        second = self.join(first["table"]["id"])
        assert second.status_code == 201, second.text
        return first["table"]["id"], [first["token"], second.json()["token"]]

    def guest(self, table: str, token: str = "", **more: Any) -> Guest:
        return Guest(self.base, table, token, **more)

    @contextmanager
    def dealt(self, **more: Any) -> Iterator[tuple[Guest, Guest]]:
        """A table of two people that has begun, with both at it: who is asked first, and the other."""
        table, tokens = self.duel(**more)
        with self.guest(table, tokens[0]) as north, self.guest(table, tokens[1]) as south:
            for guest in (north, south):
                guest.until_version(0)
            yield (north, south) if north.codes else (south, north)


def play(guests: list[Guest], dice: random.Random, most: int = 10_000) -> int:
    """Answer at random for all guests in turn until the game is over; tells how many answers it took."""
    for made in range(most):
        assert guests[0].update is not None
        if guests[0].update.view.outcome is not None:
            return made
        asked = next(guest for guest in guests if guest.codes)
        version = asked.update.version if asked.update is not None else 0
        reply = asked.answer(asked.busy(dice))
        assert isinstance(reply, Done), reply
        for guest in guests:
            guest.until_version(version + 1)
    return most


def failed(frame: object, key: str) -> Failure:
    """The frame is that failure, in words and with what would be right."""
    assert isinstance(frame, Failure), frame
    assert frame.key == key
    assert frame.text
    return frame


__all__ = ["DUEL", "ClientFrame", "Guest", "House", "failed", "play"]
