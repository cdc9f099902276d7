"""How the API's doors are made: bodies and answers are structs of the protocol, and so is what it says of itself."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final, TypeVar

import msgspec
from fastapi import APIRouter, Header, Query, Request, Response
from msgspec import Struct
from starlette.types import Scope

from kantyna.server.errors import Refused
from kantyna.server.networks import household
from kantyna.server.protocol.base import Language
from kantyna.server.protocol.server_frames import Failure
from kantyna.server.table_service import TableService
from kantyna.server.tokens import hashed

T = TypeVar("T", bound=Struct)

JSON: Final = "application/json"
MOST_BYTES: Final = 64 * 1024
"""The longest body, but for replays."""
PATIENCE: Final = 30
"""Seconds within which a body must be there."""

encode: Final = msgspec.json.Encoder().encode
REF: Final = "#/components/schemas/{name}"
MEANINGS: Final = {
    401: "There is no such token.",
    403: "Whoever asks may not do this.",
    404: "There is no such thing.",
    408: "The body did not come in time.",
    409: "It can't be done as things stand.",
    413: "The body is too long.",
    415: "The body is not JSON.",
    422: "The request is not as it should be.",
    429: "Too much: the answer says of what, and when it will be possible again.",
    503: "The database can't be reached now; nothing is lost.",
}

Bearer = Annotated[str, Header(alias="Authorization", max_length=200)]
AskedLanguage = Annotated[
    Language | None, Query(alias="language", description="The language of all words in the answer.")
]


class Routes:
    """A part of the API."""

    def __init__(self, tag: str) -> None:
        self.router = APIRouter(prefix="/api", tags=[tag])
        self.structs: set[type[Struct]] = {Failure}

    def route(
        self,
        method: str,
        path: str,
        says: str,
        gives: type[Struct] | None,
        takes: type[Struct] | None = None,
        status: int = 200,
        fails: tuple[int, ...] = (),
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """A door: what it takes, what it gives, and how it can fail."""

        def wrap(handler: Callable[..., Any]) -> Callable[..., Any]:
            extra: dict[str, Any] = {}
            if takes is not None:
                extra["requestBody"] = {"required": True, "content": {JSON: {"schema": self._ref(takes)}}}
            failing = (*fails, 422, 429, 503) if takes is None else (*fails, 408, 413, 415, 422, 429, 503)
            responses: dict[int | str, dict[str, Any]] = {
                code: {"description": MEANINGS[code], "content": {JSON: {"schema": self._ref(Failure)}}}
                for code in sorted(set(failing))
            }
            good = {JSON: {"schema": self._ref(gives)}} if gives is not None else {JSON: {}}
            responses[status] = {"description": says, "content": good}
            self.router.add_api_route(
                path,
                handler,
                methods=[method],
                status_code=status,
                summary=says,
                operation_id=re.sub(r"\W+", "_", handler.__name__),
                response_class=Response,
                response_model=None,
                responses=responses,
                openapi_extra=extra,
            )
            return handler

        return wrap

    def _ref(self, struct: type[Struct]) -> dict[str, str]:
        self.structs.add(struct)
        return {"$ref": REF.format(name=struct.__name__)}


def reply(struct: Struct, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(encode(struct), status, headers, JSON)


def service_of(request: Request) -> TableService:
    service: TableService = request.app.state.service
    return service


def language_of(request: Request) -> str:
    """The language that is asked for, by the query or by the browser; else English."""
    return asked_language(request.query_params.get("language", ""), request.headers)


def asked_language(named: str, headers: Mapping[str, str]) -> str:
    if named in ("pl", "en"):
        return named
    return "pl" if headers.get("accept-language", "").lower().startswith("pl") else "en"


def caller(request: Request) -> str:
    return address(request.scope)


def address(scope: Scope) -> str:
    """Whose limits are counted."""
    client = scope.get("client")
    return household(str(client[0])) if client else "?"


def bearer(authorization: str) -> str:
    """The hash of the token in the header."""
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Refused(401, "token-missing")
    return hashed(token.strip())


async def body(request: Request, kind: type[T], most: int = MOST_BYTES) -> T:
    """The body of a request as a struct."""
    content = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if content != JSON:
        raise Refused(415, "not-json", found=content or "-")
    data = await read(request, most)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(422, "bad-body", reason=str(error)) from error


async def read(request: Request, most: int) -> bytes:
    """The body, if it is not too long and comes in time."""
    data = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise Refused(413, "too-long", most=most)
    except TimeoutError as error:
        raise Refused(408, "too-slow", seconds=PATIENCE) from error
    return bytes(data)
