"""Routes of the API: accounts of programs that play."""

from __future__ import annotations

from fastapi import Request, Response

from kantyna.server.errors import Refused
from kantyna.server.lobby_api import TableName
from kantyna.server.presence import Presence
from kantyna.server.protocol.bots import BotCreated, BotStatus, BotTable, CreateBot
from kantyna.server.protocol.lobby import TableInfo
from kantyna.server.routes import AskedLanguage, Bearer, Routes, bearer, body, caller, reply, service_of
from kantyna.server.table_info import table_info
from kantyna.server.tokens import hashed, new_token

routes = Routes("bots")


async def account_of(request: Request, authorization: str) -> str:
    """The bot whose token it is."""
    account = await service_of(request).store.bot_of(bearer(authorization))
    if account is None:
        raise Refused(401, "token-unknown")
    return account


@routes.route(
    "POST", "/bots", "Make an account for a program; its token is told once.", BotCreated, CreateBot, 201, (409,)
)
async def create_bot(request: Request, language: AskedLanguage = None) -> Response:
    service = service_of(request)
    wish = await body(request, CreateBot)
    await service.limits.hit("create_bot", caller(request))
    token = new_token()
    await service.store.create_bot(wish.name, hashed(token))
    return reply(BotCreated(wish.name, token), 201)


@routes.route("GET", "/bots/me", "The bot's invitations and its tables that aren't over.", BotStatus, fails=(401,))
async def read_bot(request: Request, authorization: Bearer = "", language: AskedLanguage = None) -> Response:
    service = service_of(request)
    account = await account_of(request, authorization)
    most = service.settings.limits.bot_tables
    status = BotStatus(account, most, [], [])
    for record in await service.store.tables_of_bot(account, 4 * most):
        seats = [n for n, seat in enumerate(record.seats) if seat.account == account and seat.token is not None]
        info = table_info(record, Presence(len(record.seats)))
        if seats:
            live = await service.table(record.id) if record.state == "playing" else None
            course = live.course if live is not None else None
            asked = course is not None and course.match.pending_seat in seats
            status.tables.append(BotTable(info, seats, asked, course.version if course is not None else 0))
        else:
            status.invitations.append(info)
    return reply(status)


@routes.route(
    "POST", "/tables/{table}/decline", "Decline an invitation: the seat is open to anybody.", TableInfo,
    fails=(401, 404),
)  # fmt: skip
async def decline(
    request: Request, table: TableName, authorization: Bearer = "", language: AskedLanguage = None
) -> Response:
    service = service_of(request)
    account = await account_of(request, authorization)
    await service.table(table)
    record = await service.store.decline(table, account)
    return reply((await service.seated(record)).info())
