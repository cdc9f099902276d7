"""Routes for whoever keeps the server running: does it live, can it serve, what does it count."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import FastAPI, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST

from kantyna.server.errors import Refused
from kantyna.server.metrics import Metrics
from kantyna.server.networks import belongs
from kantyna.server.protocol.base import Wire
from kantyna.server.routes import reply, service_of
from kantyna.server.settings import Settings
from kantyna.server.table_service import TableService

PATIENCE: Final = 2.0
"""Seconds within which the database must answer."""
LOOK: Final = ["GET", "HEAD"]
PATHS: Final = frozenset(("/health/live", "/health/ready", "/metrics"))


class Health(Wire):
    """Can it serve, and what does that depend on?"""

    ready: bool
    database: bool
    bus: bool
    """Without it tables go on, and other processes' guests hear of moves a little later."""
    closing: bool


async def health_of(service: TableService) -> Health:
    """Ask what the service stands on."""
    try:
        async with asyncio.timeout(PATIENCE):
            await service.store.alive()
        database = True
    except Exception:  # whatever it is, the database can't be used
        database = False
    closing = service.closing.is_set()
    return Health(database and not closing, database, service.bus.heard, closing)


def add_health(app: FastAPI, settings: Settings, metrics: Metrics) -> None:
    """These doors are nobody's secret but the last, which only known machines may read."""

    @app.api_route("/health/live", methods=LOOK, include_in_schema=False)
    async def live() -> Response:
        return Response(b'{"live": true}', media_type="application/json")

    @app.api_route("/health/ready", methods=LOOK, include_in_schema=False)
    async def ready(request: Request) -> Response:
        found = await health_of(service_of(request))
        return reply(found, 200 if found.ready else 503)

    @app.api_route("/metrics", methods=LOOK, include_in_schema=False)
    async def counted(request: Request) -> Response:
        if not belongs(request.client.host if request.client else "", settings.watchers):
            raise Refused(404, "no-such-page", path="/metrics")
        return Response(metrics.exposition(), headers={"Content-Type": CONTENT_TYPE_LATEST})
