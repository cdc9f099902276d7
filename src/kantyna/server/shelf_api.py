"""Routes of the API: decks that people keep on the server."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request, Response

from kantyna.games.common.deck_list import DeckList
from kantyna.server.deck_api import builder_of
from kantyna.server.deck_shelf import MOST_DECKS, DeckShelves
from kantyna.server.protocol.decks import KeepDeck, Shelf, ShelfKey, ShelfState
from kantyna.server.routes import AskedLanguage, Bearer, Routes, bearer, body, caller, reply, service_of
from kantyna.server.tokens import hashed, new_token

routes = Routes("shelf")

KeptId = Annotated[str, Path(max_length=36)]


def shelves_of(request: Request) -> DeckShelves:
    return DeckShelves(service_of(request).store.database)


@routes.route("POST", "/shelf", "A new shelf for decks; its key is told once.", ShelfKey, status=201)
async def create_shelf(request: Request, language: AskedLanguage = None) -> Response:
    """Whoever opens a table or sits down with this key has it for the seat, too."""
    await service_of(request).limits.hit("create_shelf", caller(request))
    token = new_token()
    await shelves_of(request).create(hashed(token))
    return reply(ShelfKey(token), 201)


@routes.route("GET", "/shelf", "The decks on the key's shelf.", Shelf, fails=(401,))
async def read_shelf(request: Request, authorization: Bearer = "", language: AskedLanguage = None) -> Response:
    return reply(Shelf(await shelves_of(request).decks(bearer(authorization))))


@routes.route("POST", "/shelf/decks", "Keep a deck, legal or not.", ShelfState, KeepDeck, fails=(401, 404, 409))
async def keep_deck(request: Request, authorization: Bearer = "", language: AskedLanguage = None) -> Response:
    owner = bearer(authorization)
    wish = await body(request, KeepDeck)
    deck = DeckList(builder_of(wish.game).sorted(wish.picks), wish.name)
    await service_of(request).limits.hit("keep_deck", caller(request))
    return reply(ShelfState(await shelves_of(request).keep(owner, wish.id, wish.game, deck), MOST_DECKS))


@routes.route("DELETE", "/shelf/decks/{deck}", "Take a deck off the shelf.", ShelfState, fails=(401,))
async def drop_deck(
    request: Request, deck: KeptId, authorization: Bearer = "", language: AskedLanguage = None
) -> Response:
    return reply(ShelfState(await shelves_of(request).drop(bearer(authorization), deck), MOST_DECKS))


@routes.route("DELETE", "/shelf", "Delete the shelf with all that is on it.", ShelfState, fails=(401,))
async def delete_shelf(request: Request, authorization: Bearer = "", language: AskedLanguage = None) -> Response:
    await shelves_of(request).delete(bearer(authorization))
    return reply(ShelfState(0, MOST_DECKS))
