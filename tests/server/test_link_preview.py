"""A link to a table or a replay shows a title and a picture where it is pasted."""

from __future__ import annotations

import re
from html import unescape

from kantyna.games.registry import GAMES
from kantyna.server.link_preview import picture
from kantyna.server.startup import house_url
from tests.server.table import House


def tags(page: str) -> dict[str, str]:
    return {key: unescape(value) for key, value in re.findall(r'<meta property="(.*?)" content="(.*?)" />', page)}


def test_a_table_is_told_with_its_game_and_guests(strict: House) -> None:
    seats = [{"kind": "human", "name": 'Ola "<b>"'}, {"kind": "level", "level": 2}]
    wish = {"game": "star-realms", "variant": "duel", "seats": seats, "language": "pl"}
    opened = strict.http.post("/api/tables", json=wish).json()
    shown = tags(strict.http.get(f"/table/{opened['table']['id']}").text)
    assert shown["og:title"].startswith('Star Realms · Ola "<b>" – ')
    assert shown["og:description"].startswith("Usiądź")
    assert shown["og:image"] == f"{strict.base}/preview/star-realms.jpg"


def test_a_link_that_leads_nowhere_shows_the_page_alone(strict: House) -> None:
    for path in ("/", "/table/nowhere", "/replay/nowhere", "/table/a/b"):
        assert not tags(strict.http.get(path).text)


def test_every_game_has_a_picture_that_is_served(strict: House) -> None:
    for game in GAMES:
        assert picture(game) == f"{game}.jpg"
        found = strict.http.get(f"/preview/{picture(game)}")
        assert (found.status_code, found.headers["content-type"]) == (200, "image/jpeg")
        assert found.content[:2] == b"\xff\xd8"


def test_who_came_from_elsewhere_gets_links_that_open_elsewhere() -> None:
    assert house_url("10.1.2.3", 8080) == "http://10.1.2.3:8080"
    assert re.fullmatch(r"(http://[\d.]+:8080)?", house_url("0.0.0.0", 8080))
