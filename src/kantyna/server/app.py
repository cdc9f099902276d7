"""The application: doors, guard, page, and what is opened and closed with them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.routing import compile_path

from kantyna.kernel.errors import KantynaError
from kantyna.server import api_docs, bot_api, deck_api, lobby_api, replay_api, shelf_api
from kantyna.server.bus import make_bus
from kantyna.server.database import open_database
from kantyna.server.errors import Away, Refused, TooMuch, status_of
from kantyna.server.health import add_health
from kantyna.server.limits import RateLimits
from kantyna.server.link_preview import preview
from kantyna.server.localization import cached_speaker
from kantyna.server.metrics import Metrics
from kantyna.server.request_log import RequestLog
from kantyna.server.routes import REF, language_of, reply, service_of
from kantyna.server.security import SecurityMiddleware
from kantyna.server.settings import Settings
from kantyna.server.store import Store
from kantyna.server.table_service import TableService
from kantyna.server.webpage import Page

ABOUT = (
    "Everything that the page of the table does, a program can do too. Words come in the asked language; errors say "
    "what is wrong and what would be right. The WebSocket of a table is described in docs/protocol.md."
)

PARTS = (lobby_api.routes, replay_api.routes, bot_api.routes, deck_api.routes, shelf_api.routes)

log = logging.getLogger("kantyna.server")


def create_app(settings: Settings, metrics: Metrics | None = None) -> FastAPI:
    """A server that is set up but not running."""
    counted = metrics or Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(await open_database(settings.database))
        service = TableService(
            settings, store, make_bus(settings.bus), RateLimits(settings.limits, settings.bus), counted
        )
        app.state.service = service
        await service.open()
        try:
            yield
        finally:
            await service.close()

    app = FastAPI(
        title="Kantyna", version=version("kantyna"), docs_url=None, redoc_url=None, openapi_url=None, lifespan=lifespan
    )
    for part in PARTS:
        app.include_router(part.router)
    _add_documents(app)
    add_health(app, settings, counted)
    _add_page(app)
    _add_failures(app)
    app.openapi = lambda: _description(app)  # type: ignore[method-assign]  # FastAPI's own way to change it
    app.add_middleware(GZipMiddleware, minimum_size=300)
    if settings.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=list(settings.origins),
            allow_methods=["GET", "POST", "DELETE"],
            allow_headers=["Authorization", "Content-Type"],
        )
    app.add_middleware(SecurityMiddleware, settings=settings)
    app.add_middleware(RequestLog, metrics=counted)
    return app


def _failure(request: Request, error: KantynaError) -> Response:
    service_of(request).metrics.failures.labels(error.key).inc()
    headers = None
    if isinstance(error, TooMuch | Away):
        headers = {"Retry-After": str(error.retry_after)}
    return reply(cached_speaker(language_of(request)).failure(error), status_of(error), headers)


def _add_failures(app: FastAPI) -> None:
    @app.exception_handler(KantynaError)
    async def known(request: Request, error: KantynaError) -> Response:
        if status_of(error) == 500:
            log.error("a fault of ours", exc_info=error)
        return _failure(request, error)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return _failure(request, Refused(422, "bad-parameter", where=where, reason=first["msg"]))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        key = "no-such-method" if error.status_code == 405 else "no-such-page"
        failure = cached_speaker(language_of(request)).failure(
            Refused(error.status_code, key, path=request.url.path[:100])
        )
        allow = {"Allow": _methods(app, request.url.path)} if error.status_code == 405 else None
        return reply(failure, error.status_code, allow)

    @app.exception_handler(ClientDisconnect)
    async def gone(request: Request, error: ClientDisconnect) -> Response:
        return Response(status_code=400)  # nobody is there to read it

    @app.exception_handler(Exception)
    async def unknown(request: Request, error: Exception) -> Response:
        return _failure(request, Refused(500, "our-fault"))


def _methods(app: FastAPI, path: str) -> str:
    """How a path can be asked for."""
    paths = app.openapi()["paths"]
    found = {
        method.upper() for door, methods in paths.items() if compile_path(door)[0].match(path) for method in methods
    }
    return ", ".join(sorted(found or {"GET"}))


def _description(app: FastAPI) -> dict[str, Any]:
    """What OpenAPI says: FastAPI knows the doors, msgspec the shapes."""
    if app.openapi_schema is None:
        told = get_openapi(title=app.title, version=app.version, description=ABOUT, routes=app.routes)
        structs = sorted({one for part in PARTS for one in part.structs}, key=lambda one: one.__name__)
        _, shapes = msgspec.json.schema_components(structs, ref_template=REF)
        told.setdefault("components", {})["schemas"] = shapes
        app.openapi_schema = told
    return app.openapi_schema


def _add_documents(app: FastAPI) -> None:
    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi() -> Response:
        return Response(msgspec.json.encode(app.openapi()), media_type="application/json")

    @app.get("/api/docs", include_in_schema=False)
    async def documents() -> Response:
        return Response(api_docs.page(app.openapi()), media_type="text/html")

    @app.get("/api/docs.css", include_in_schema=False)
    async def style() -> Response:
        return Response(api_docs.STYLE, media_type="text/css")


class PagePath(Convertor[str]):
    """Every path that is not the API's or a watcher's."""

    regex = r"(?!(?:api|health|metrics)(?:/|$)).*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


def _add_page(app: FastAPI) -> None:
    page = Page()

    register_url_convertor("page", PagePath())

    @app.api_route("/{path:page}", methods=["GET", "HEAD"], include_in_schema=False)
    async def show(request: Request, path: str) -> Response:
        return page.response(request, path, await preview(request, path))
