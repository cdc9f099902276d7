"""Routes of the API: the games, the lobby, tables and seats."""

from __future__ import annotations

import asyncio
from hashlib import blake2b
from importlib.metadata import version
from typing import Annotated

from fastapi import Path, Query, Request, Response
from starlette.websockets import WebSocket

from kantyna.games.registry import GAMES
from kantyna.kernel.errors import KantynaError
from kantyna.lang import LANGUAGES
from kantyna.server import catalogue
from kantyna.server.deck_shelf import DeckShelves
from kantyna.server.errors import Refused
from kantyna.server.fair_queue import mark
from kantyna.server.guest import Guest
from kantyna.server.live_table import LiveTable
from kantyna.server.networks import is_loopback
from kantyna.server.presence import Presence
from kantyna.server.protocol.base import PROTOCOL
from kantyna.server.protocol.bots import SendAnswer, Situation
from kantyna.server.protocol.catalogue import Catalogue, Games
from kantyna.server.protocol.lobby import CreateTable, JoinTable, Lobby, SeatBot, Seated, TableInfo
from kantyna.server.protocol.replays import ServerInfo
from kantyna.server.records import Record
from kantyna.server.routes import (
    JSON,
    AskedLanguage,
    Bearer,
    Routes,
    address,
    bearer,
    body,
    caller,
    language_of,
    reply,
    service_of,
)
from kantyna.server.session import Session, count_lines
from kantyna.server.table_creation import bot_name, called, open_again, open_table
from kantyna.server.table_info import table_info
from kantyna.server.table_service import TableService
from kantyna.server.tokens import hashed, new_token

routes = Routes("tables")

MOST_LISTED = 50
RECENT = 6 * 3600
"""Seconds after which a table at which nothing happens leaves the lobby; its link stays good."""
LONGEST_WAIT = 25

TableName = Annotated[str, Path(max_length=64, description="The table's name, as in its link.")]
SeatPlace = Annotated[int, Path(ge=0, lt=6)]


@routes.route("GET", "/server", "What this server is and speaks.", ServerInfo)
async def server_info(request: Request, language: AskedLanguage = None) -> Response:
    """While its database is away, it is none."""
    await service_of(request).store.alive()
    return reply(ServerInfo(PROTOCOL, version("kantyna"), list(GAMES), list(LANGUAGES), invites(request)))


@routes.route("GET", "/games", "All games, in few words.", Games)
async def list_games(request: Request, language: AskedLanguage = None) -> Response:
    return reply(catalogue.games(language_of(request)))


@routes.route(
    "GET", "/games/{game}", "All words of a game: cards, places, ways to play, rules.", Catalogue, fails=(404,)
)
async def read_catalogue(
    request: Request, game: Annotated[str, Path(max_length=64)], language: AskedLanguage = None
) -> Response:
    if game not in GAMES:
        raise Refused(404, "setup-unknown-game", name=game, known=", ".join(GAMES))
    data = catalogue.encoded(game, language_of(request))
    tag = f'"{blake2b(data, digest_size=12).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "public, max-age=0, must-revalidate", "Vary": "Accept-Language"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(data, 200, headers, JSON)


@routes.route("GET", "/tables", "The lobby: tables with open seats, and games to watch.", Lobby)
async def read_lobby(request: Request, language: AskedLanguage = None) -> Response:
    service = service_of(request)
    waiting = await service.store.lobby("open", MOST_LISTED, RECENT)
    playing = await service.store.lobby("playing", MOST_LISTED, RECENT)

    def info(record: Record) -> TableInfo:
        live = service.tables.get(record.id)
        return live.info() if live is not None else table_info(record, Presence(len(record.seats)))

    return reply(Lobby([info(one) for one in waiting], [info(one) for one in playing]))


@routes.route("POST", "/tables", "Open a table.", Seated, CreateTable, 201, (401,))
async def create_table(request: Request, authorization: Bearer = "", language: AskedLanguage = None) -> Response:
    """With a bot's token the creator's seats are the bot's; with the key of a shelf they have it; else they get a token
    of their own."""
    service = service_of(request)
    wish = await body(request, CreateTable)
    await service.limits.hit("create_table", caller(request))
    account = None
    token = new_token()
    if authorization:
        token, account = await _brought_key(service, authorization)
    most = service.settings.limits.bot_tables
    record = await open_table(service.store, wish, token, account, most, mark(caller(request)))
    live = await service.table(record.id)
    return reply(seated(request, live, token), 201)


async def _brought_key(service: TableService, authorization: str) -> tuple[str, str | None]:
    """The key with which somebody comes: of a bot's account, told with it, or of a person's shelf."""
    owner = bearer(authorization)
    account = await service.store.bot_of(owner)
    if account is None and not await DeckShelves(service.store.database).exists(owner):
        raise Refused(401, "token-unknown")
    return authorization.partition(" ")[2].strip(), account


def seated(request: Request, live: LiveTable, token: str) -> Seated:
    """The answer to whoever sat down."""
    key = hashed(token)
    seats = [place for place, seat in enumerate(live.record.seats) if seat.token == key]
    return Seated(live.info(), token, seats, f"{base_url(request)}/table/{live.record.id}#{token}")


def base_url(request: Request) -> str:
    return invites(request) or str(request.base_url).rstrip("/")


def invites(request: Request) -> str:
    """The address with which a link opens elsewhere. Whoever came by another name than this machine's own has it."""
    settings = service_of(request).settings
    if settings.public_url or is_loopback(request.base_url.hostname or ""):
        return settings.public_url or settings.house_url
    return str(request.base_url).rstrip("/")


@routes.route("GET", "/tables/{table}", "A table and who sits there.", TableInfo, fails=(404,))
async def read_table(request: Request, table: TableName, language: AskedLanguage = None) -> Response:
    return reply((await service_of(request).table(table)).info())


@routes.route("POST", "/tables/{table}/seats", "Sit down.", Seated, JoinTable, 201, (401, 404, 409))
async def join_table(
    request: Request, table: TableName, authorization: Bearer = "", language: AskedLanguage = None
) -> Response:
    """Of two who want one seat, one gets it. With a bot's token, the bot sits down under its own name."""
    service = service_of(request)
    wish = await body(request, JoinTable)
    await service.limits.hit("join_table", caller(request))
    live = await service.table(table)
    token, account = new_token(), None
    if authorization:
        token, account = await _brought_key(service, authorization)
    if account is None and any(seat.token == hashed(token) for seat in live.record.seats):
        token = new_token()  # whoever sits here already and plays on both sides has a key for each
    name = account or called(wish.name, live.record.language, wish.seat or len(live.record.seats) - 1)
    record = await service.store.join(
        table, wish.seat, name, hashed(token), account, service.settings.limits.bot_tables
    )
    return reply(seated(request, await service.seated(record), token), 201)


@routes.route(
    "POST", "/tables/{table}/again", "Play again: the same table for the same people.", Seated, status=201,
    fails=(401, 403, 404, 409),
)  # fmt: skip
async def play_again(
    request: Request, table: TableName, authorization: Bearer = "", language: AskedLanguage = None
) -> Response:
    """Everybody's token is good at the new table, too; whoever asks later is told of the one that is laid already."""
    service = service_of(request)
    live = await service.table(table)
    guest = guest_of(live, authorization, language_of(request))
    if not guest.held:
        raise Refused(403, "spectators-watch")
    if live.record.state != "over":
        raise Refused(409, "game-goes-on")
    if not live.record.next:
        await service.limits.hit("create_table", caller(request))
        await service.seated(await open_again(service.store, live.record, guest.token))
    following = await service.table(live.record.next)
    return reply(seated(request, following, authorization.partition(" ")[2].strip()), 201)


@routes.route(
    "POST", "/tables/{table}/seats/{seat}/level", "Give an open seat to one of our bots.", TableInfo, SeatBot,
    fails=(401, 403, 404, 409),
)  # fmt: skip
async def seat_bot(
    request: Request, table: TableName, seat: SeatPlace, authorization: Bearer = "", language: AskedLanguage = None
) -> Response:
    service = service_of(request)
    wish = await body(request, SeatBot)
    key = bearer(authorization)
    live = await service.table(table)
    if key != live.record.host:
        raise Refused(403, "host-only")
    if seat >= len(live.record.seats):
        raise Refused(404, "no-such-seat", seat=seat + 1, seats=len(live.record.seats))
    was = live.record.seats[seat]
    if not was.free:
        raise Refused(409, "seat-taken", seat=seat + 1)
    name = bot_name(live.record.language, wish.level)
    record = await service.store.give_to_bot(table, seat, wish.level, name, was.kind)
    return reply((await service.seated(record)).info())


Since = Annotated[int, Query(ge=-1, le=2**31 - 1, description="The version already known: wait for a newer one.")]
Wait = Annotated[int, Query(ge=0, le=LONGEST_WAIT, description="Seconds to wait for it.")]


@routes.route(
    "GET", "/tables/{table}/situation", "A table as the token's seats see it; without one, as a spectator.", Situation,
    fails=(401, 404),
)  # fmt: skip
async def read_situation(
    request: Request, table: TableName, authorization: Bearer = "", since: Since = -1, wait: Wait = 0,
    language: AskedLanguage = None,
) -> Response:  # fmt: skip
    live = await service_of(request).table(table)
    guest = guest_of(live, authorization, language_of(request))
    await live.polled(guest)
    if wait:
        await wait_for(live, since, wait)
        await live.polled(guest)
    return reply(Situation(live.info(), live.update(guest, "hello", 0)))


def guest_of(live: LiveTable, authorization: str, language: str) -> Guest:
    guest = Guest(bearer(authorization) if authorization else "", language)
    if authorization and not live.recognise(guest):
        raise Refused(401, "token-unknown")
    return guest


async def wait_for(live: LiveTable, since: int, seconds: int) -> None:
    """Until the table is newer than *since*, is over, the server ends, or the time is up."""

    def newer() -> bool:
        return live.course is not None and (live.course.version > since or live.course.match.over)

    async def news() -> None:
        async with live.changed:
            await live.changed.wait_for(newer)

    live.service.waiting += 1
    waits = [asyncio.create_task(news()), asyncio.create_task(live.service.closing.wait())]
    try:
        await asyncio.wait(waits, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.service.waiting -= 1
        for one in waits:
            one.cancel()
        await asyncio.gather(*waits, return_exceptions=True)


@routes.route(
    "POST", "/tables/{table}/answers", "Answer a decision, or a chain of them.", Situation, SendAnswer,
    fails=(401, 403, 404, 409),
)  # fmt: skip
async def send_answer(
    request: Request, table: TableName, authorization: Bearer = "", language: AskedLanguage = None
) -> Response:
    service = service_of(request)
    wish = await body(request, SendAnswer)
    live = await service.table(table)
    guest = guest_of(live, authorization, language_of(request))
    await count_lines(live, guest, caller(request), len(wish.codes))
    await live.polled(guest)
    await live.answer(guest.held, wish.version, wish.codes)
    return reply(Situation(live.info(), live.update(guest, "answer", 0)))


@routes.router.websocket("/tables/{table}/play")
async def play(socket: WebSocket, table: str) -> None:
    service = socket.app.state.service
    session = Session(service, socket, table)
    try:
        await service.limits.hit("connect", address(socket.scope))
    except KantynaError as error:
        await session.refuse(error)
        return
    await session.run()
