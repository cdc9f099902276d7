"""Routes of the API: decks under construction."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import Path, Request, Response
from fastapi.responses import StreamingResponse

from kantyna.games.common.deck_builder import LONGEST, DeckBuilder
from kantyna.games.common.deck_list import DeckList
from kantyna.games.deck_builders import BUILDERS
from kantyna.kernel.rng import Dice
from kantyna.play.match_setup import fresh_seed
from kantyna.server import deck_report
from kantyna.server.deck_matrix import matrix
from kantyna.server.errors import Refused
from kantyna.server.fair_queue import Asker, mark
from kantyna.server.lobby_api import TableName, guest_of
from kantyna.server.protocol.decks import (
    BroughtDecks,
    CheckDeck,
    DeckBook,
    DeckHand,
    DeckRead,
    DeckReport,
    DeckWritten,
    DrawHand,
    MatrixNews,
    MeasureDeck,
    ReadDeck,
    WriteDeck,
)
from kantyna.server.routes import AskedLanguage, Bearer, Routes, body, caller, encode, language_of, reply, service_of
from kantyna.server.table_decks import brought

routes = Routes("decks")

LONGEST_BODY = 2 * LONGEST
"""Bytes of a body with a deck's file in it."""

DeckGame = Annotated[str, Path(max_length=64, description="A game to which one brings a deck.")]


def builder_of(name: str) -> DeckBuilder:
    if name not in BUILDERS:
        raise Refused(404, "deck-no-builder", name=name, known=", ".join(BUILDERS))
    return BUILDERS[name]


@routes.route("GET", "/decks/{game}", "What one needs to build a deck.", DeckBook, fails=(404,))
async def read_deck_book(request: Request, game: DeckGame, language: AskedLanguage = None) -> Response:
    return reply(deck_report.book(builder_of(game), language_of(request)))


@routes.route("POST", "/decks/{game}/check", "Everything about a deck.", DeckReport, CheckDeck, fails=(404,))
async def check_deck(request: Request, game: DeckGame, language: AskedLanguage = None) -> Response:
    """Is it legal, what could be added still, what is it worth?"""
    builder = builder_of(game)
    wish = await body(request, CheckDeck)
    deck = DeckList(builder.sorted(wish.picks), wish.name)
    return reply(await asyncio.to_thread(deck_report.report, builder, deck, wish.owned, language_of(request)))


@routes.route("POST", "/decks/{game}/read", "A deck as it was pasted.", DeckRead, ReadDeck, fails=(404,))
async def read_deck(request: Request, game: DeckGame, language: AskedLanguage = None) -> Response:
    builder = builder_of(game)
    wish = await body(request, ReadDeck, LONGEST_BODY)
    return reply(await asyncio.to_thread(deck_report.read, builder, wish.text, language_of(request)))


@routes.route("POST", "/decks/{game}/write", "A deck as a file.", DeckWritten, WriteDeck, fails=(404,))
async def write_deck(request: Request, game: DeckGame, language: AskedLanguage = None) -> Response:
    builder = builder_of(game)
    wish = await body(request, WriteDeck)
    deck = DeckList(builder.sorted(wish.picks), wish.name)
    return reply(deck_report.written(builder, deck, wish.form, language_of(request)))


@routes.route("POST", "/decks/{game}/hand", "A test hand.", DeckHand, DrawHand, fails=(404,))
async def draw_hand(request: Request, game: DeckGame, language: AskedLanguage = None) -> Response:
    builder = builder_of(game)
    wish = await body(request, DrawHand)
    hand = builder.draw(builder.sorted(wish.picks), Dice(wish.shuffle), wish.back)
    return reply(DeckHand(hand.cards, hand.laid, hand.whole))


@routes.route(
    "POST", "/decks/{game}/matrix", "News of games against the ready decks, as server-sent events.", MatrixNews,
    MeasureDeck, fails=(404,),
)  # fmt: skip
async def measure_deck(request: Request, game: DeckGame, language: AskedLanguage = None) -> Response:
    """Each event is how far it is. Whoever leaves ends it."""
    service = service_of(request)
    builder = builder_of(game)
    wish = await body(request, MeasureDeck)
    await service.limits.hit("measure_deck", caller(request))
    asker = Asker(mark(caller(request)), "", people=False)
    picks = builder.sorted(wish.picks)
    news = matrix(service, builder, picks, wish.games, fresh_seed(), asker, language_of(request))
    first = await anext(news)

    async def events() -> AsyncIterator[bytes]:
        yield _event(first)
        async for one in news:
            yield _event(one)

    return StreamingResponse(events(), media_type="text/event-stream", headers={"Cache-Control": "no-store"})


@routes.route(
    "GET",
    "/tables/{table}/decks",
    "The decks of one's own that the key's seats play.",
    BroughtDecks,
    fails=(401, 403, 404),
)
async def read_brought_decks(
    request: Request, table: TableName, authorization: Bearer = "", language: AskedLanguage = None
) -> Response:
    """Nobody else at the table is told of them before the game is over."""
    live = await service_of(request).table(table)
    guest = guest_of(live, authorization, language_of(request))
    if not guest.held:
        raise Refused(403, "spectators-watch")
    return reply(BroughtDecks(brought(live.record, guest.held)))


def _event(news: MatrixNews) -> bytes:
    return b"data: " + encode(news) + b"\n\n"
