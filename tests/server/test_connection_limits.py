"""Connections that say nothing, half a word, or too much; and too many of them."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from kantyna.server.connection_limits import BODY, HEAD, LONGEST_HEAD, READING, Connection, ConnectionLimits
from kantyna.server.metrics import Metrics
from kantyna.server.networks import THIS_MACHINE, belongs, household, networks
from kantyna.server.settings import Settings, database_url
from tests.server.conftest import GENEROUS, running, settings_for

STRANGER = "203.0.113.7"


class Timer:
    def __init__(self, when: float, call: Callable[[], Any]) -> None:
        self.when = when
        self.call: Callable[[], Any] | None = call

    def cancel(self) -> None:
        self.call = None


class Loop:
    """A loop whose clock is turned by hand."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.timers: list[Timer] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, call: Callable[..., Any], *args: Any) -> Timer:
        self.timers.append(Timer(self.now + seconds, lambda: call(*args)))
        return self.timers[-1]

    def create_task(self, work: Any) -> Any:
        work.close()
        return asyncio.Future(loop=LOOP)

    def go_on(self, seconds: float) -> None:
        self.now += seconds
        for timer in list(self.timers):
            if timer.when <= self.now and timer.call is not None:
                call, timer.call = timer.call, None
                call()


LOOP = asyncio.new_event_loop()


@pytest.fixture(scope="module", autouse=True)
def close_loop() -> Iterator[None]:
    yield
    LOOP.close()


class Transport:
    """A connection of a stranger."""

    def __init__(self, host: str = STRANGER) -> None:
        self.host = host
        self.written = b""
        self.ended = ""

    def get_extra_info(self, name: str) -> Any:
        return {"peername": (self.host, 4711), "sockname": ("127.0.0.1", 80)}.get(name)

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.ended = self.ended or "closed"

    def abort(self) -> None:
        self.ended = self.ended or "aborted"

    def is_closing(self) -> bool:
        return bool(self.ended)

    def pause_reading(self) -> None:
        return

    def resume_reading(self) -> None:
        return


async def nothing(_scope: Any, _receive: Any, _send: Any) -> None:
    return


class Door:
    """A doorman and the connections before him."""

    def __init__(self, **settings: Any) -> None:
        asked = Settings("sqlite://", loopback=False, **settings)
        self.doorman = ConnectionLimits(asked, Metrics())
        self.loop = Loop()
        self.config = uvicorn.Config(nothing, lifespan="off", log_config=None)
        self.config.load()

    def come(self, host: str = STRANGER) -> tuple[Any, Transport]:
        kind: Any = self.doorman.connections()
        assert issubclass(kind, Connection)
        one = kind(config=self.config, server_state=ServerState(), app_state={}, _loop=self.loop)
        transport = Transport(host)
        one.connection_made(transport)
        return one, transport


@pytest.mark.parametrize("said", [b"", b"G", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST / HTTP/1.1\r\nX: "])
def test_who_says_only_half_of_a_request_is_shown_out(said: bytes) -> None:
    door = Door()
    one, transport = door.come()
    if said:
        one.data_received(said)
    door.loop.go_on(HEAD - 1)
    assert not transport.ended
    one.data_received(b"E") if said else None  # a letter now and then is no excuse
    door.loop.go_on(1)
    assert transport.ended == "closed"
    assert transport.written.startswith(b"HTTP/1.1 408 ")
    one.connection_lost(None)
    assert not door.doorman.inside


def test_who_asks_properly_may_stay() -> None:
    door = Door()
    one, transport = door.come()
    one.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    door.loop.go_on(HEAD + BODY + 1)  # whoever answers may take their time
    assert not transport.ended


def test_a_body_must_come_in_time() -> None:
    door = Door()
    one, transport = door.come()
    one.data_received(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n")
    door.loop.go_on(BODY - 1)
    one.data_received(b"x")
    assert not transport.ended
    door.loop.go_on(1)
    assert transport.ended == "aborted"


def test_a_second_request_has_its_own_time() -> None:
    door = Door()
    one, transport = door.come()
    one.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    one.cycle.response_complete = True
    one.on_response_complete()
    one.data_received(b"GET /again HT")
    door.loop.go_on(HEAD)
    assert transport.ended == "closed"


def test_a_head_without_end_is_refused() -> None:
    door = Door()
    one, transport = door.come()
    one.data_received(b"GET / HTTP/1.1\r\n")
    for number in range(LONGEST_HEAD // 1000 + 1):
        one.data_received(b"X-%d: %s\r\n" % (number, b"x" * 1000))
    assert transport.ended == "closed"
    assert transport.written.startswith(b"HTTP/1.1 431 ")


def test_a_long_body_is_no_long_head() -> None:
    door = Door()
    one, transport = door.come()
    one.data_received(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\n" + b"x" * 50_000)
    one.data_received(b"x" * 50_000)
    assert not transport.ended


def test_who_does_not_read_is_cut_off() -> None:
    door = Door()
    one, transport = door.come()
    one.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    one.pause_writing()
    one.resume_writing()
    door.loop.go_on(READING + 1)
    assert not transport.ended
    one.pause_writing()
    door.loop.go_on(READING)
    assert transport.ended == "aborted"


def test_one_address_holds_so_many_connections_and_others_come_in() -> None:
    door = Door(limits=replace(GENEROUS, sockets=3))
    held = [door.come() for _ in range(3)]
    assert not any(transport.ended for _, transport in held)
    late, refused = door.come()
    assert refused.written.startswith(b"HTTP/1.1 429 ")
    late.connection_lost(None)
    assert not door.come("198.51.100.1")[1].ended
    held[0][0].connection_lost(None)
    assert not door.come()[1].ended


def test_a_trusted_proxy_brings_as_many_as_it_likes() -> None:
    door = Door(limits=replace(GENEROUS, sockets=1), proxies=networks("203.0.113.0/24"))
    assert not any(transport.ended for _, transport in [door.come() for _ in range(5)])


def test_trouble_leaves_a_line_but_not_a_thousand(caplog: pytest.LogCaptureFixture) -> None:
    door = Door(limits=replace(GENEROUS, sockets=1))
    for _ in range(50):
        door.come()
    assert [record.args for record in caplog.records] == [("too many connections of one address", 1, STRANGER)]
    door.loop.go_on(61)
    door.come("198.51.100.1")
    door.come()
    told = [record.args for record in caplog.records if record.levelno == logging.WARNING]
    assert told[2:] == [("too many connections of one address", 49, STRANGER)]
    assert door.doorman.metrics.registry.get_sample_value(
        "kantyna_connections_turned_away_total", {"why": "too-many"}
    ) == pytest.approx(50)


@pytest.mark.parametrize(
    ("host", "who"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("not an address", "not an address"),
    ],
)
def test_whose_limits_are_counted_together(host: str, who: str) -> None:
    assert household(host) == who


def test_which_machines_are_known() -> None:
    assert belongs("127.0.0.1", THIS_MACHINE)
    assert belongs("::ffff:127.0.0.1", THIS_MACHINE)
    assert not belongs("10.0.0.1", THIS_MACHINE)
    assert not belongs("proxy", THIS_MACHINE)


def test_a_crowd_of_half_requests_keeps_nobody_out(tmp_path: Path) -> None:
    """Over real sockets: one address takes all it may have, and another still gets in."""
    public = replace(settings_for(database_url(tmp_path)), loopback=False, limits=replace(GENEROUS, sockets=20))
    with running(public) as house, ExitStack() as crowd:
        port = int(house.base.rpartition(":")[2])
        for _ in range(60):
            half = crowd.enter_context(socket.create_connection(("127.0.0.1", port)))
            half.sendall(b"GET / HT")
        refused = socket.create_connection(("127.0.0.1", port))
        assert refused.recv(100).startswith(b"HTTP/1.1 429 ")
        refused.close()
        other = crowd.enter_context(socket.create_connection(("127.0.0.1", port), source_address=("127.0.0.2", 0)))
        other.sendall(b"GET /api/server HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert other.recv(100).startswith(b"HTTP/1.1 200 ")


def test_sockets_of_one_address_are_counted_behind_a_proxy_too(tmp_path: Path) -> None:
    limits = replace(GENEROUS, sockets=2)
    proxied = replace(settings_for(database_url(tmp_path)), loopback=False, proxies=THIS_MACHINE, limits=limits)
    with running(proxied) as house, ExitStack() as guests:
        table, _ = house.duel()
        address = f"{house.base.replace('http', 'ws')}/api/tables/{table}/play"
        mine = {"X-Forwarded-For": STRANGER}
        for _ in range(2):
            guests.enter_context(connect(address, additional_headers=mine))
        with pytest.raises(InvalidStatus), connect(address, additional_headers=mine):
            pass
        guests.enter_context(connect(address, additional_headers={"X-Forwarded-For": "198.51.100.1"}))
        reply = house.http.get("/api/tables", headers=mine)
        assert (reply.status_code, reply.json()["key"]) == (429, "too-many-sockets")


def test_which_proxy_is_believed_is_a_setting(tmp_path: Path) -> None:
    """The limits of an address are those of whoever the proxy names, if it is one of ours."""
    low = replace(GENEROUS, create_table="1/day")
    wish = {"game": "star-realms", "variant": "duel", "seats": [{"kind": "human"}, {"kind": "open"}]}
    for trusted, statuses in ((networks("127.0.0.0/8"), [201, 201]), (networks("10.0.0.0/8"), [201, 429])):
        settings = replace(settings_for(database_url(tmp_path)), loopback=False, proxies=trusted, limits=low)
        with running(settings) as house:
            found = [
                house.http.post("/api/tables", json=wish, headers={"X-Forwarded-For": f"203.0.113.{n}"}).status_code
                for n in (1, 2)
            ]
            assert found == statuses
