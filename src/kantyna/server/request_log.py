"""Around everything: each request gets an id, is timed and counted, and leaves a line."""

from __future__ import annotations

import logging
import re
import secrets
import time
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bound_contextvars

from kantyna.server.metrics import Metrics

ID: Final = re.compile(r"[A-Za-z0-9._-]{8,64}")
"""An id that a proxy gave; any other gets one of ours."""
NAME: Final = "X-Request-ID"

log = logging.getLogger("kantyna.requests")


class RequestLog:
    """Neither the query nor a header of a request is written down: keys travel there."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        given = Headers(scope=scope).get(NAME, "")
        name = given if ID.fullmatch(given) else secrets.token_hex(8)
        status = 500 if scope["type"] == "http" else 101
        started = time.perf_counter()

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)[NAME] = name
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        with bound_contextvars(request=name):
            try:
                await self.app(scope, receive, sending)
            finally:
                self._note(scope, status, time.perf_counter() - started)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = scope.get("route")
        door = getattr(route, "path", "other")
        method = scope.get("method", "WEBSOCKET")
        self.metrics.requests.labels(method, door, status).inc()
        if scope["type"] == "http":
            self.metrics.request_seconds.labels(door).observe(seconds)
        told = {"method": method, "path": scope["path"][:200], "status": status, "ms": round(1000 * seconds, 1)}
        log.info("request", extra=told)
