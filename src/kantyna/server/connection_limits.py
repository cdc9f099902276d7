"""Connections before they are requests: how many one address may hold, and how long a request may take to arrive.

uvicorn waits for the head of a request for ever: a few hundred connections that say nothing would keep everybody out.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kantyna.server.metrics import Metrics
from kantyna.server.networks import belongs, household
from kantyna.server.settings import Settings

HEAD: Final = 10.0
"""Seconds within which the head of a request must be there."""
BODY: Final = 60.0
"""Seconds for the rest of it; whoever reads a body waits less long."""
READING: Final = 60.0
"""Seconds for which somebody may not read what waits for them."""
LONGEST_HEAD: Final = 32 * 1024
"""Bytes."""
BETWEEN: Final = 60.0
"""Seconds between two lines about the same trouble: whoever makes it must not fill the disk with them."""

STATUS: Final = {
    "too-many": b"429 Too Many Requests",
    "slow-head": b"408 Request Timeout",
    "long-head": b"431 Request Header Fields Too Large",
}
SAID: Final = {
    "too-many": "too many connections of one address",
    "slow-head": "no request came in time",
    "long-head": "the head of a request was too long",
    "slow-body": "the body of a request did not come in time",
    "slow-reader": "somebody did not read their answer",
}

log = logging.getLogger("kantyna.server")


class ConnectionLimits:
    """Counts the connections of each address; proxies that are trusted bring those of many, and this machine's own
    guests, where it serves nobody else, are nobody's enemies."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.most = 0 if settings.at_home else settings.limits.sockets
        self.proxies = settings.proxies
        self.metrics = metrics
        self.inside: Counter[str] = Counter()
        self._told: dict[str, float] = {}
        self._untold: Counter[str] = Counter()

    def come(self, host: str) -> bool:
        """One more connection; may it stay?"""
        who = household(host)
        self.inside[who] += 1
        return not self.most or self.inside[who] <= self.most or belongs(host, self.proxies)

    def go(self, host: str) -> None:
        who = household(host)
        self.inside[who] -= 1
        if self.inside[who] <= 0:
            del self.inside[who]

    def turned_away(self, why: str, host: str, now: float) -> None:
        """Count it, and write it down, but not again and again."""
        self.metrics.turned_away.labels(why).inc()
        self._untold[why] += 1
        if now - self._told.get(why, -BETWEEN) >= BETWEEN:
            self._told[why] = now
            log.warning("%s: %d ended, the last from %s", SAID[why], self._untold.pop(why), host)

    def connections(self) -> type[asyncio.Protocol]:
        """What uvicorn speaks HTTP with."""
        return type("WatchedConnection", (Connection,), {"doorman": self})

    def sockets(self) -> type[asyncio.Protocol]:
        """What uvicorn speaks WebSocket with."""
        return type("WatchedSocket", (Socket,), {"doorman": self})


class Connection(HttpToolsProtocol):
    """One connection, until it ends or becomes a WebSocket."""

    doorman: ClassVar[ConnectionLimits]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._deadline: asyncio.TimerHandle | None = None
        self._reader: asyncio.TimerHandle | None = None
        self._head = 0
        """Bytes of a head that is not complete."""

    @property
    def host(self) -> str:
        return self.client[0] if self.client else "?"

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        if self.doorman.come(self.host):
            self._expect(HEAD, "slow-head")
        else:
            self._end("too-many")

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel()
        if self._reader is not None:
            self._reader.cancel()
        self.doorman.go(self.host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._head += len(data)
        super().data_received(data)
        if self._head > LONGEST_HEAD and not self.transport.is_closing():
            self._end("long-head")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect(HEAD, "slow-head")

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._expect(BODY, "slow-body")

    def on_body(self, body: bytes) -> None:
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._cancel()
        self._head = 0

    def handle_websocket_upgrade(self) -> None:
        self._cancel()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader = self.loop.call_later(READING, self._end, "slow-reader")

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._reader is not None:
            self._reader.cancel()

    def _expect(self, seconds: float, why: str) -> None:
        self._cancel()
        self._deadline = self.loop.call_later(seconds, self._end, why)

    def _cancel(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _end(self, why: str) -> None:
        """Say why, if nothing else is being said, and end it."""
        self._cancel()
        if self.transport.is_closing():
            return
        self.doorman.turned_away(why, self.host, self.loop.time())
        if why in STATUS and (self.cycle is None or self.cycle.response_complete):
            self.transport.write(b"HTTP/1.1 " + STATUS[why] + b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()
        else:
            self.transport.abort()


class Socket(WebSocketsSansIOProtocol):
    """A connection that became a WebSocket: it was counted when it came."""

    doorman: ClassVar[ConnectionLimits]

    def connection_lost(self, exc: Exception | None) -> None:
        self.doorman.go(self.client[0] if self.client else "?")
        super().connection_lost(exc)
