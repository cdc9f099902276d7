"""The HTTP side: it keeps to its own description, and to what browsers and proxies expect."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings
from schemathesis.checks import load_all_checks
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from kantyna.games.registry import GAMES
from kantyna.server.app import create_app
from kantyna.server.catalogue import catalogue
from kantyna.server.settings import Settings, database_url
from kantyna.server.webpage import Page
from tests.server.conftest import running, settings_for
from tests.server.table import House

load_all_checks()
description = create_app(Settings(database="sqlite://")).openapi()
schema = schemathesis.openapi.from_dict(description)

WAITING = "/api/tables/{table}/situation"


@schema.exclude(path=WAITING).parametrize()
@hypothesis_settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_door_keeps_to_its_description(case: schemathesis.Case, house: House) -> None:
    """No fault of ours, no undescribed status or shape. Which names exist, only the database knows."""
    case.call_and_validate(
        base_url=house.base, excluded_checks=[positive_data_acceptance, negative_data_rejection], timeout=20
    )


def test_waiting_ends_in_time(house: House) -> None:
    table, _ = house.duel()
    reply = house.http.get(f"/api/tables/{table}/situation", params={"since": 0, "wait": 1})
    assert reply.status_code == 200
    assert reply.json()["update"]["version"] == 0
    assert house.http.get(f"/api/tables/{table}/situation", params={"wait": 26}).status_code == 422


def test_every_door_is_described_with_its_shapes() -> None:
    shapes = description["components"]["schemas"]
    assert {"TableInfo", "Seated", "CreateTable", "Failure", "Catalogue", "View", "Update"} <= set(shapes)
    for methods in description["paths"].values():
        for door in methods.values():
            assert door["summary"]
            assert "429" in door["responses"] or 429 in door["responses"]


def test_the_page_of_the_api_needs_no_script(house: House) -> None:
    reply = house.http.get("/api/docs")
    assert "<script" not in reply.text
    assert "/api/tables/{table}/seats" in reply.text
    assert house.http.get("/api/docs.css").headers["content-type"].startswith("text/css")
    assert house.http.get("/api/openapi.json").json()["info"]["title"] == "Kantyna"


@pytest.mark.parametrize("address", ["/api/server", "/api/tables", "/api/nothing", "/"])
def test_browsers_are_told_to_be_careful(house: House, address: str) -> None:
    headers = house.http.get(address).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert "access-control-allow-origin" not in headers


def test_pages_of_other_sites_may_not_act_here(house: House) -> None:
    foreign = {"Origin": "https://elsewhere.example"}
    reply = house.http.post("/api/tables", json={}, headers=foreign)
    assert (reply.status_code, reply.json()["key"]) == (403, "origin-unknown")
    own = {"Origin": house.base}
    assert house.http.post("/api/tables", json={}, headers=own).status_code == 422
    table, _ = house.duel()
    address = f"{house.base.replace('http', 'ws')}/api/tables/{table}/play"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://elsewhere.example")):
        pass
    with connect(address, origin=Origin(house.base)):
        pass


def test_a_name_that_is_not_ours_is_refused(house: House) -> None:
    """Nobody else's domain can be pointed at a table at home."""
    reply = house.http.get("/api/server", headers={"Host": "evil.example"})
    assert (reply.status_code, reply.json()["key"]) == (421, "host-unknown")


def test_other_sites_can_be_let_in_by_name(tmp_path: Path) -> None:
    site = "https://club.example"
    with running(replace(settings_for(database_url(tmp_path)), origins=(site,))) as house:
        reply = house.http.get("/api/server", headers={"Origin": site})
        assert reply.headers["access-control-allow-origin"] == site
        assert "access-control-allow-credentials" not in reply.headers
        assert house.http.post("/api/tables", json={}, headers={"Origin": site}).status_code == 422


def test_limits_say_what_and_when(strict: House) -> None:
    for _ in range(3):
        strict.create()
    reply = strict.http.post("/api/tables", json={"game": "x", "variant": "y", "seats": [{"kind": "human"}]})
    assert reply.status_code == 429
    told = reply.json()
    assert (told["key"], told["limit"]) == ("rate-limited", "create-table")
    assert 1 <= told["retryAfter"] <= 60
    assert reply.headers["retry-after"] == str(told["retryAfter"])
    assert str(told["retryAfter"]) in told["right"]


def test_frames_have_a_limit_too(strict: House) -> None:
    from kantyna.server.protocol.server_frames import Failure

    table, tokens = strict.duel()
    with strict.guest(table, tokens[0]) as guest:
        for _ in range(30):
            guest.send(type="ping")
        frame = guest.until(lambda one: isinstance(one, Failure))
        assert isinstance(frame, Failure)
        assert (frame.key, frame.limit) == ("rate-limited", "frame")
        assert frame.retry_after >= 1


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_catalogue_of_every_game(house: House, game: str, language: str) -> None:
    reply = house.http.get(f"/api/games/{game}", params={"language": language})
    assert reply.status_code == 200
    found = reply.json()
    spec = GAMES[game]
    assert [card["name"] for card in found["cards"]] == [card.key for card in spec.cards]
    for card in found["cards"]:
        assert card["title"]
        assert card["type"]
        for row in card["rows"]:
            assert row["text"]
            assert row["short"] or row["tokens"]
    assert {f"zone-{zone}" for zone in spec.names.zones} <= set(found["titles"])
    assert found["rules"]
    assert {rule for card in found["cards"] for rule in card["rules"]} <= {rule["id"] for rule in found["rules"]}
    again = house.http.get(
        f"/api/games/{game}", params={"language": language}, headers={"If-None-Match": reply.headers["etag"]}
    )
    assert again.status_code == 304


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_short_text_hides_no_condition(game: str) -> None:
    """What a row of a card says in short is never longer, and keeps its condition, or is marked with it."""
    for card in catalogue(GAMES[game], "en").cards:
        for row in card.rows:
            assert len(row.short) <= len(row.text), card.name
            conditional = re.compile(r"\bif\b", re.IGNORECASE)
            if not row.mark and conditional.search(row.text):
                assert conditional.search(row.short) or ":" in row.short or row.tokens, card.name


def test_cards_have_short_words_for_their_size() -> None:
    for language, told in (("en", "Opponent discards 1"), ("pl", "Przeciwnik odrzuca 1")):
        cards = {card.name: card for card in catalogue(GAMES["star-realms"], language).cards}
        row = cards["imperial-fighter"].rows[0]
        assert row.short.replace("\N{NO-BREAK SPACE}", " ") == told
        assert [(one.kind, one.n) for one in row.tokens] == [("combat", 2)]


def test_what_a_defeat_brings_is_marked() -> None:
    cards = {card.name: card for card in catalogue(GAMES["deckbuilding"], "en").cards}
    vader, bossk = cards["darth-vader"].rows[-1], cards["bossk"].rows[0]
    assert (vader.mark, [(one.kind, one.n) for one in vader.tokens]) == ("reward", [("resources", 4), ("force", 4)])
    assert (bossk.mark, [(one.kind, one.n) for one in bossk.tokens]) == ("when-defeats", [("force", 1)])


def test_the_page_is_served_for_its_own_addresses(house: House) -> None:
    for address in ("/", "/table/abc", "/replay/abc"):
        reply = house.http.get(address)
        assert reply.status_code == 200, "the page must be built before the tests"
        assert reply.headers["content-type"].startswith("text/html")
        assert house.http.head(address).status_code == 200
    assert house.http.get("/assets/nothing.js").status_code == 404


def test_a_script_comes_as_small_as_whoever_asks_can_read(house: House) -> None:
    path = next(path for path in Page().pressed if path.startswith("assets/index-") and path.endswith(".js"))
    sizes = dict[str, int]()
    for accepted, given in (("gzip, br", "br"), ("gzip, br;q=0", "gzip"), ("gzip, BR;q=0.5", "br"), ("", None)):
        with house.http.stream("GET", f"/{path}", headers={"Accept-Encoding": accepted}) as reply:
            assert (reply.status_code, reply.headers.get("content-encoding")) == (200, given)
            assert reply.headers["vary"] == "Accept-Encoding"
            assert reply.headers["content-type"].startswith("text/javascript")
            sizes[given or ""] = sum(len(chunk) for chunk in reply.iter_raw())
    assert sizes["br"] < sizes["gzip"] < sizes[""]
    assert house.http.get(f"/{path}.br").status_code == 404


def test_what_is_not_json_or_too_long_is_refused(house: House) -> None:
    reply = house.http.post("/api/tables", content=b"{}", headers={"Content-Type": "text/plain"})
    assert (reply.status_code, reply.json()["key"]) == (415, "not-json")
    long = house.http.post("/api/tables", content=b" " * 70_000, headers={"Content-Type": "application/json"})
    assert (long.status_code, long.json()["key"]) == (413, "too-long")
    method = house.http.put("/api/tables", json={})
    assert (method.status_code, method.json()["key"]) == (405, "no-such-method")
