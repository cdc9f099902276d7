"""Starting the server: for one household by default, for a club with a host and a port."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Final

import uvicorn
from fastapi import FastAPI

from kantyna.kernel.errors import KantynaError
from kantyna.lang import Speaker, system_language
from kantyna.play.files import reason
from kantyna.server import logs
from kantyna.server.app import create_app
from kantyna.server.bus import make_bus
from kantyna.server.connection_limits import ConnectionLimits
from kantyna.server.database import open_database
from kantyna.server.metrics import Metrics
from kantyna.server.networks import is_loopback
from kantyna.server.server_lock import only_server
from kantyna.server.session import LONGEST
from kantyna.server.settings import Settings, from_environment


def serve(
    host: str = "127.0.0.1",
    port: int = 0,
    data: str | Path | None = None,
    public_url: str = "",
    open_browser: bool = False,
    language: str | None = None,
) -> None:
    """Serve until interrupted. Port 0 is any free one; the address is printed."""
    settings = from_environment(data, public_url, is_loopback(host))
    with only_server(settings.database):
        _serve(settings, host, port, open_browser, language)


def _serve(settings: Settings, host: str, port: int, open_browser: bool, language: str | None) -> None:
    asyncio.run(check(settings))
    listening = bound(host, port)
    port = listening.getsockname()[1]
    if not settings.loopback and not settings.public_url:
        settings = replace(settings, house_url=house_url(host, port))
    address = settings.public_url or f"http://{_shown(host)}:{port}"
    speaker = Speaker(language or system_language())
    logs.configure(settings.log, settings.log_level)
    allow_many_files()
    told = speaker.text(None, "server-runs", address=settings.house_url or address)
    server = Announced(configured(settings), told, address if open_browser else "")
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn closes everything, then passes it on
        server.run(sockets=[listening])


def configured(settings: Settings) -> uvicorn.Config:
    """How uvicorn serves these tables."""
    metrics = Metrics()
    doorman = ConnectionLimits(settings, metrics)
    return uvicorn.Config(
        create_app(settings, metrics),
        http=doorman.connections(),
        ws=doorman.sockets(),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=[str(one) for one in settings.proxies],
        ws_max_size=8 * LONGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


def allow_many_files() -> None:
    """A connection is an open file, and systems allow few of them unless asked."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft < hard:
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def check(settings: Settings) -> None:
    """Can the database and the bus be had? A sentence now is better than a fault in the middle of starting."""

    async def ignored(*_: object) -> None:
        return

    await (await open_database(settings.database)).close()
    bus = make_bus(settings.bus)
    try:
        await bus.open(ignored, ignored)
    finally:
        await bus.close()


ELSEWHERE: Final = ("192.0.2.1", 9)
"""A place that is never on this machine: an address kept for documents."""

SWEEP: Final = 60.0
"""Seconds between two looks for rubbish among what is new."""
SWEEP_ALL: Final = 30
"""Every so many sweeps, everything is looked through."""


async def sweep() -> None:
    """Python's search for unreachable rings of objects stops everything, and the more tables there are the longer:
    a fifth of a second at two hundred. Tables live long and make no rings, so only what is new is looked at, when
    it is least in the way, and everything but twice an hour."""
    gc.disable()
    count = 0
    while True:
        count += 1
        if count % SWEEP_ALL == 0:
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(0)
        gc.freeze()
        await asyncio.sleep(SWEEP)


class Server(uvicorn.Server):
    """Lets nobody wait in vain when it ends."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Whoever waits for news is answered first: cut off, they would take it for a fault."""
        app: FastAPI = self.config.app  # type: ignore[assignment]  # it is ours
        app.state.service.closing.set()
        await super().shutdown(sockets)


class Announced(Server):
    """Says where it is once it listens."""

    def __init__(self, config: uvicorn.Config, told: str, opened: str) -> None:
        super().__init__(config)
        self.told = told
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.sweeping = asyncio.create_task(sweep())
            print(self.told, flush=True)
            if self.opened:
                threading.Thread(target=webbrowser.open, args=(self.opened,), daemon=True).start()


def _shown(host: str) -> str:
    """The host as it stands in an address; a server for everybody is reached from here by this machine's own name."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def house_url(host: str, port: int) -> str:
    """The address by which other machines of the network reach this one; nothing, if it is on none."""
    if host in ("0.0.0.0", "::"):
        # Nothing is sent: the system only says which of its own addresses it would send from.
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect(ELSEWHERE)
            except OSError:
                return ""
            host = asking.getsockname()[0]
    return f"http://{_shown(host)}:{port}"


def bound(host: str, port: int) -> socket.socket:
    """A listening place, or a sentence about why there is none."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    except socket.gaierror as error:
        raise KantynaError("server-host", host=host) from error
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let two servers share a port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        key = "server-port-taken" if error.errno == errno.EADDRINUSE else "server-port-refused"
        raise KantynaError(key, host=host, port=str(port), reason=reason(error)) from error
    return listening
