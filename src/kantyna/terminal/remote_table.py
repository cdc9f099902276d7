"""A table of a server, seen from here: who sits down gets views, questions and the story over its protocol."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from kantyna.games.registry import game
from kantyna.kernel import view as seen
from kantyna.kernel.errors import KantynaError
from kantyna.kernel.ids import NOBODY
from kantyna.kernel.spec import GameSpec
from kantyna.server.protocol.addresses import is_page
from kantyna.server.protocol.base import PROTOCOL
from kantyna.server.protocol.lobby import Seated, TableInfo
from kantyna.server.protocol.server_frames import Failure, ServerFrame, TableChanged, Update, Welcome
from kantyna.server.protocol.view import View

PATIENCE: Final = 20
"""Seconds for an answer of the server."""
PAUSE: Final = 0.2
"""Seconds after which is looked for what was typed meanwhile."""


class Refused(KantynaError):
    """The server says no, or does not answer."""


class Address:
    """What is behind a table's link: the server, the table's name, and the key to a seat if it is in it."""

    def __init__(self, link: str) -> None:
        parts = urlsplit(link if is_page(link) else "")
        words = [word for word in parts.path.split("/") if word]
        if not words:
            raise Refused("join-address", link=link)
        self.server = f"{parts.scheme}://{parts.netloc}"
        self.table = words[-1]
        self.token = parts.fragment
        self.page = f"{self.server}{parts.path}"

    def link(self) -> str:
        """By this link one comes back to one's seat, from any device."""
        return f"{self.page}#{self.token}" if self.token else self.page


class RemoteTable:
    """One connection to one table."""

    def __init__(self, address: Address, language: str) -> None:
        self.address = address
        self.language = language
        self.info = msgspec.convert(self._call("GET", ""), TableInfo, strict=False)
        self.spec: GameSpec = game(self.info.game)
        self.held: list[int] = []
        self.update: Update | None = None
        self._open = ExitStack()
        self._socket: ClientConnection | None = None
        self._asked = 0

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.info.seats]

    def sit_down(self, name: str) -> None:
        """Take the first open seat."""
        seated = msgspec.convert(self._call("POST", "/seats", {"name": name}), Seated, strict=False)
        self.info, self.address.token = seated.table, seated.token

    def open(self) -> None:
        """Come to the table."""
        path = f"{self.address.server.replace('http', 'ws', 1)}/api/tables/{self.address.table}/play"
        try:
            # Frames are never held back: whoever leaves with some unread would wait for the server's farewell in vain.
            line = connect(path, open_timeout=PATIENCE, max_size=None, max_queue=None)
            self._socket = self._open.enter_context(line)
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise Refused("join-away", server=self.address.server) from error
        hello = {"type": "hello", "protocol": PROTOCOL, "token": self.address.token, "language": self.language}
        self._socket.send(json.dumps(hello))

    def close(self) -> None:
        self._open.close()

    def frames(self, meanwhile: Callable[[], None] | None = None) -> Iterator[ServerFrame]:
        """Whatever the table tells, as it comes; what it says of itself is remembered. While nothing comes, something
        else may be done."""
        assert self._socket is not None
        while True:
            try:
                told = self._socket.recv(None if meanwhile is None else PAUSE)
                frame: ServerFrame = msgspec.json.decode(told, type=ServerFrame)
            except TimeoutError:
                if meanwhile is not None:
                    meanwhile()
                continue
            except ConnectionClosed as error:
                raise Refused("join-away", server=self.address.server) from error
            if isinstance(frame, Welcome):
                self.info, self.held = frame.table, frame.held
            elif isinstance(frame, TableChanged):
                self.info = frame.table
            elif isinstance(frame, Update):
                self.update = frame
            yield frame

    def send(self, kind: str, **more: Any) -> int:
        """Ask for something; the number by which its answer is known."""
        assert self._socket is not None
        self._asked += 1
        with suppress(ConnectionClosed):  # told when the next frame is read
            self._socket.send(json.dumps({"type": kind, "id": self._asked, **more}))
        return self._asked

    def _call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        address = f"{self.address.server}/api/tables/{self.address.table}{path}?language={self.language}"
        data = None if body is None else json.dumps(body).encode()
        wanted = Request(address, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urlopen(wanted, timeout=PATIENCE) as answer:
                return json.load(answer)
        except HTTPError as error:
            with error:
                raise _failure(error.read(), self.address.server) from error
        except (URLError, OSError, ValueError) as error:
            raise Refused("join-away", server=self.address.server) from error


def _failure(body: bytes, server: str) -> Refused:
    """What the server says in its own words, which are in the user's language."""
    try:
        told = msgspec.convert(json.loads(body), Failure, strict=False)
    except (ValueError, msgspec.ValidationError):
        return Refused("join-away", server=server)
    return Refused("join-refused", text=f"{told.text} {told.right}".strip())


def as_seen(spec: GameSpec, told: View) -> seen.View:
    """A view that came over the wire as the engine has it, so that it is shown like any other."""
    names, keys = spec.names, {card.key: at for at, card in enumerate(spec.cards)}
    view = seen.View(told.variant, told.seats, NOBODY if told.seat is None else told.seat)
    view.teams, view.active, view.asked, view.turn = told.teams, told.active, told.asked, told.turn
    view.phase = names.phases.index(told.phase)
    for zone in told.zones:
        things = [thing.id for thing in zone.things]
        view.zones.append(seen.Zone(names.zones.index(zone.kind), zone.seat, zone.size, things, zone.place))
        for card in zone.things:
            if card.id >= 0:
                view.defs[card.id] = keys[card.name]
                view.marks += [seen.Mark(card.id, names.marks.index(mark), n) for mark, n in card.marks.items()]
    view.spaces = [
        seen.Space(one.key, one.kind, one.along, one.across, one.lanes, one.faction, one.thing) for one in told.spaces
    ]
    for counter in told.counters:
        view.counters.append(seen.Counter(names.counters.index(counter.kind), counter.seat, counter.value))
    return view
