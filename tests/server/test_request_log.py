"""What whoever keeps a server sees of it: health, metrics, and lines with the request they belong to."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.requests import Request

from kantyna.server import logs
from kantyna.server.app import create_app
from kantyna.server.errors import Away
from kantyna.server.health import health_of
from kantyna.server.networks import networks
from kantyna.server.settings import database_url
from kantyna.server.table_service import TableService
from kantyna.server.tokens import hashed, new_token
from tests.server.conftest import running, settings_for
from tests.server.table import House
from tests.server.test_table_service import service_at


async def asked(app: FastAPI, path: str) -> list[dict[str, Any]]:
    """What an application answers, without a server."""
    told: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request"}

    async def send(message: Any) -> None:
        told.append(message)

    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "headers": [(b"host", b"localhost"), (b"x-request-id", b"abcdefgh")],
        "query_string": b"",
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "scheme": "http",
    }
    await app(scope, receive, send)
    return told


def test_it_lives_and_is_ready(house: House) -> None:
    for address in ("/health/live", "/health/ready", "/metrics"):
        assert house.http.get(address).status_code == 200
        assert house.http.head(address).status_code == 200
    assert house.http.get("/health/else").status_code == 404
    reply = house.http.get("/health/ready")
    assert (reply.status_code, reply.json()) == (
        200,
        {"ready": True, "database": True, "bus": True, "closing": False},
    )


def test_whoever_asks_for_health_may_call_the_server_anything(house: House) -> None:
    assert house.http.get("/health/ready", headers={"Host": "10.0.0.7"}).status_code == 200


def rooms_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception) -> TableService:
    async def broken(*_: object) -> Any:
        raise fault

    async def make() -> TableService:
        rooms = await service_at(database_url(tmp_path))
        await rooms.close()
        rooms.closing.clear()
        monkeypatch.setattr(rooms.store.database, "read", broken)
        return rooms

    return asyncio.run(make())


@pytest.mark.parametrize("fault", [ConnectionRefusedError(111, "refused"), TimeoutError()])
def test_without_its_database_it_lives_but_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    rooms = rooms_without(tmp_path, monkeypatch, fault)
    found = asyncio.run(health_of(rooms))
    assert (found.ready, found.database) == (False, False)


def test_the_server_says_so_when_its_database_is_away(tmp_path: Path) -> None:
    app = create_app(settings_for(database_url(tmp_path)))

    async def away(*_: object) -> Any:
        raise Away("refused")

    async def call() -> Any:
        async with app.router.lifespan_context(app):
            read = app.state.service.store.database.read
            app.state.service.store.database.read = away
            try:
                return await asked(app, "/api/server")
            finally:
                app.state.service.store.database.read = read

    start = asyncio.run(call())[0]
    assert start["status"] == 503
    assert (b"retry-after", b"3") in start["headers"]


def test_while_it_ends_it_is_not_ready(tmp_path: Path) -> None:
    async def look() -> bool:
        rooms = await service_at(database_url(tmp_path))
        try:
            assert (await health_of(rooms)).ready
            rooms.closing.set()
            return (await health_of(rooms)).ready
        finally:
            await rooms.close()

    assert not asyncio.run(look())


def test_metrics_count_what_happens(house: House) -> None:
    table, tokens = house.duel()
    with house.guest(table, tokens[0]) as north, house.guest(table, tokens[1]) as south, house.guest(table):
        for guest in (north, south):
            guest.until_version(0)
        asked = north if north.codes else south
        asked.answer(99999)
        asked.answer(asked.codes[0])
        told = house.http.get("/metrics").text
    samples = dict(line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#"))
    assert float(samples['kantyna_tables{state="playing"}']) >= 1
    assert float(samples['kantyna_guests{kind="player"}']) >= 1
    assert float(samples['kantyna_guests{kind="spectator"}']) >= 1
    assert float(samples['kantyna_requests_total{door="/api/tables",method="POST",status="201"}']) >= 1
    assert float(samples["kantyna_thinkers"]) >= 1
    assert 'kantyna_request_seconds_bucket{door="/api/tables/{table}/seats",le="0.1"}' in samples
    assert float(samples['kantyna_moves_total{game="star-realms"}']) >= 1
    assert float(samples["kantyna_move_seconds_count"]) >= 1
    assert float(samples['kantyna_frame_seconds_count{type="answer"}']) >= 2
    assert float(samples['kantyna_failures_total{key="answer-not-offered"}']) >= 1
    assert table not in told, "nothing is counted by table"


def test_metrics_are_for_known_machines(tmp_path: Path) -> None:
    with running(replace(settings_for(database_url(tmp_path)), watchers=networks("10.0.0.0/8"))) as house:
        assert house.http.get("/metrics").status_code == 404


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What is logged, as JSON."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    logs.configure("json", "info", stream)
    try:
        yield stream
    finally:
        root.handlers = handlers
        root.setLevel(level)


def lines(written: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in written.getvalue().splitlines()]


def test_every_request_has_an_id_and_a_line(tmp_path: Path, written: io.StringIO) -> None:
    with running(settings_for(database_url(tmp_path))) as house:
        given = house.http.get("/api/server", headers={"X-Request-ID": "from-the-proxy-1"})
        assert given.headers["X-Request-ID"] == "from-the-proxy-1"
        own = house.http.get("/api/nothing", headers={"X-Request-ID": "not\tplain"}).headers["X-Request-ID"]
        assert own not in ("", "not\tplain")
    told = {line["request"]: line for line in lines(written) if line["event"] == "request"}
    assert (told["from-the-proxy-1"]["path"], told["from-the-proxy-1"]["status"]) == ("/api/server", 200)
    assert told[own]["status"] == 404


def test_no_key_is_ever_written_down(tmp_path: Path, written: io.StringIO) -> None:
    with running(settings_for(database_url(tmp_path))) as house:
        table, tokens = house.duel()
        headers = {"Authorization": f"Bearer {tokens[0]}"}
        house.http.get(f"/api/tables/{table}/situation", headers=headers, params={"token": tokens[0]})
        with house.guest(table, tokens[1]):
            pass
        log = logging.getLogger("kantyna.server")
        log.warning("somebody came with %s", tokens[0])
        log.error("postgresql://kantyna:swordfish@db/kantyna can't be reached")
        try:
            raise ValueError(f"parameters: {hashed(tokens[1])}")
        except ValueError:
            log.exception("a fault", extra={"token": "short"})
    told = written.getvalue()
    for secret in (*tokens, *map(hashed, tokens), "swordfish", '"short"'):
        assert secret not in told
    assert "parameters: [hidden]" in told
    assert table in told


def test_a_fault_is_written_with_the_request_it_happened_in(tmp_path: Path, written: io.StringIO) -> None:
    app = create_app(settings_for(database_url(tmp_path)))

    @app.get("/api/fault")
    async def fault(request: Request) -> None:
        logging.getLogger("kantyna.server").warning("before the fault")

    async def call() -> None:
        async with app.router.lifespan_context(app):
            await asked(app, "/api/fault")

    asyncio.run(call())
    assert [line["request"] for line in lines(written) if line["event"] == "before the fault"] == ["abcdefgh"]


def test_lines_for_people_are_lines(written: io.StringIO) -> None:
    logs.configure("plain", "info", written)
    logging.getLogger("kantyna.server").warning("table %s is in trouble", "abc")
    logging.getLogger("kantyna.requests").info("request", extra={"path": "/", "token": new_token()})
    first, second = written.getvalue().splitlines()
    assert "table abc is in trouble" in first
    assert "token=[hidden]" in second.replace("'", "")
