"""What a link to a table or a replay shows where it is pasted: a title, a line and a picture."""

from __future__ import annotations

import asyncio
from html import escape
from typing import Final

from fastapi import Request

from kantyna.games.registry import GAMES
from kantyna.kernel.errors import KantynaError
from kantyna.play.replay import Replay
from kantyna.server.lobby_api import base_url
from kantyna.server.localization import cached_speaker
from kantyna.server.routes import language_of, service_of
from kantyna.server.webpage import BUILT

WIDTH, HEIGHT = 1200, 630
"""The size of the pictures in ``web/public/preview``, one a game and one of the lobby (tests/browser/pictures.py)."""
NOTHING: Final = ""


def picture(game: str) -> str:
    """A game's own picture, or the room with all of them."""
    own = f"{game}.jpg"
    return own if (BUILT / "preview" / own).is_file() else "lobby.jpg"


async def preview(request: Request, path: str) -> str:
    """Tags for the head of the page at *path*; a link that leads nowhere has none."""
    kind, _, name = path.partition("/")
    language = language_of(request)
    try:
        if kind == "table":
            table = (await service_of(request).table(name)).record
            game, language, names = table.game, table.language, [seat.name for seat in table.seats if seat.name]
        elif kind == "replay":
            data, _ = await service_of(request).store.replay(name)
            kept = await asyncio.to_thread(Replay.from_bytes, data)
            game, names = kept.game, kept.names
        else:
            return NOTHING
    except KantynaError:
        return NOTHING
    speaker = cached_speaker(language).speaker
    title = " · ".join(filter(None, [speaker.text(GAMES[game], "game-title"), " – ".join(names)]))
    shown = {
        "og:site_name": "Kantyna",
        "og:type": "website",
        "og:title": title,
        "og:description": speaker.text(None, f"link-{kind}"),
        "og:image": f"{base_url(request)}/preview/{picture(game)}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    tags = [f'<meta property="{escape(key)}" content="{escape(value)}" />' for key, value in shown.items()]
    return "".join([*tags, '<meta name="twitter:card" content="summary_large_image" />'])
