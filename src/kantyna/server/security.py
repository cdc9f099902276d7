"""In front of everything: who may call from where, how often, and what browsers must keep to."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kantyna.server import health
from kantyna.server.errors import Refused, TooMuch
from kantyna.server.localization import cached_speaker
from kantyna.server.routes import address, asked_language, reply
from kantyna.server.settings import Settings

LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")
SAFE: Final = ("GET", "HEAD", "OPTIONS")

PLAIN: Final = re.compile(r"[a-z0-9.:\[\]-]{1,255}")
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self' {sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class SecurityMiddleware:
    """Nothing here is kept in cookies, so nobody can be made to act unknowingly; what other sites' pages send is
    refused nevertheless, and so is a name of this server that isn't its own."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        public = urlsplit(settings.public_url).netloc.lower()
        self.origins = {urlsplit(one).netloc.lower() for one in settings.origins} | ({public} if public else set())
        self.names = {*LOOPBACK, public.rsplit(":", 1)[0]} if settings.loopback else {public.rsplit(":", 1)[0]}
        self.any_name = not settings.loopback and not public
        self.inside: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or scope["path"] in health.PATHS:
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "").lower()
        policy = POLICY.format(sockets=f"ws://{host} wss://{host}" if PLAIN.fullmatch(host) else "")

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                told = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    told.setdefault(name, value)
                told.setdefault("Content-Security-Policy", policy)
                if scope["path"].startswith("/api"):
                    told.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            await self._check(scope, headers, host)
        except Refused as fault:
            scope["app"].state.service.metrics.failures.labels(fault.key).inc()
            if scope["type"] == "websocket":
                await send({"type": "websocket.close"})  # before it is accepted this is an HTTP 403
                return
            told = cached_speaker(asked_language("", headers)).failure(fault)
            again = {"Retry-After": str(fault.retry_after)} if isinstance(fault, TooMuch) else None
            await reply(told, fault.status, again)(scope, receive, sending)
        else:
            await self._inside(scope, receive, sending)

    async def _inside(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Behind a proxy, what one address has open at once is known only here."""
        who = address(scope)
        self.inside[who] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.inside[who] -= 1
            if not self.inside[who]:
                del self.inside[who]

    async def _check(self, scope: Scope, headers: Headers, host: str) -> None:
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        if not self.any_name and name not in self.names:
            raise Refused(421, "host-unknown", host=name[:100])
        origin = headers.get("origin")
        acts = scope["type"] == "websocket" or scope["method"] not in SAFE
        if origin is not None and acts:
            site = _site(origin)
            if site != host and site not in self.origins:
                raise Refused(403, "origin-unknown", origin=origin[:100])
        most = self.settings.limits.sockets
        if not self.settings.at_home and self.inside[address(scope)] >= most:
            raise Refused(429, "too-many-sockets", most=most)
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            await scope["app"].state.service.limits.hit("call", address(scope))


def _site(origin: str) -> str:
    """The host and port of an origin; one that is no address is nobody's."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""
