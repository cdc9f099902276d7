"""Whatever is sent to a table, the server answers in words, goes on, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from kantyna.server.protocol.server_frames import Done, Failure, Update
from tests.server.fuzz import fuzz
from tests.server.table import House

TYPES = [
    "hello",
    "answer",
    "undo",
    "undoAnswer",
    "hint",
    "why",
    "story",
    "leave?",
    "replace",
    "language",
    "hurry",
    "ping",
    "x",
]
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FIELDS = st.sampled_from(
    ["id", "version", "codes", "code", "thing", "name", "seat", "level", "yes", "language", "token"]
)
# Not the numbers that a guest of the tests gives its own frames: answers are told apart by them.
IDS = st.integers(1000, 1009)
LIKELY = st.fixed_dictionaries({"type": st.sampled_from(TYPES), "id": IDS}).flatmap(
    lambda base: st.dictionaries(FIELDS, VALUES | st.integers(0, 300) | st.lists(st.integers(0, 300), max_size=5)).map(
        lambda more: {**more, **base}
    )
)
RIGHT = st.one_of(
    st.builds(
        lambda v, c: {"type": "answer", "version": v, "codes": c}, st.integers(0, 3), st.lists(st.integers(0, 2**31))
    ),
    st.builds(lambda c: {"type": "why", "code": c}, st.integers(-(2**40), 2**40)),
    st.builds(lambda c: {"type": "why", "thing": c}, st.integers(-3, 500)),
    st.builds(lambda b: {"type": "story", "before": b}, st.integers(0, 2**31 - 1)),
    st.builds(lambda v: {"type": "undo", "version": v}, st.integers(0, 3)),
).map(lambda frame: {"id": 1010, **frame})
TEXTS = st.one_of(LIKELY.map(json.dumps), RIGHT.map(json.dumps), VALUES.map(json.dumps), st.text(max_size=200))


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(texts=st.lists(TEXTS, min_size=1, max_size=20))
def test_nonsense_is_answered_in_words_and_changes_nothing_for_others(house: House, texts: list[str]) -> None:
    table, tokens = house.duel()
    with house.guest(table, tokens[0]) as north, house.guest(table, tokens[1]) as south:
        north.until_version(0)
        south.until_version(0)
        for text in texts:
            north.socket.send(text)
        assert isinstance(north.ask(type="ping"), Done | Failure)
        for frame in north.seen:
            if isinstance(frame, Failure):
                assert frame.key != "our-fault"
                assert frame.text
        assert isinstance(south.ask(type="ping"), Done)
        moved = max(frame.version for frame in south.seen if isinstance(frame, Update))
        given_by_north = sum('"answer"' in text or '"undo' in text for text in texts)
        assert moved <= 5 * given_by_north


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(first=st.one_of(TEXTS, st.binary(max_size=50)))
def test_the_first_word_must_be_hello(house: House, first: str | bytes) -> None:
    from websockets.sync.client import connect

    table, _ = house.duel()
    with connect(f"{house.base.replace('http', 'ws')}/api/tables/{table}/play", compression=None) as socket:
        socket.send(first)
        told: dict[str, Any] = json.loads(socket.recv(20))
        assert told["type"] == "error"
        assert told["key"] in ("hello-first", "bad-frame", "other-protocol")
        try:
            socket.recv(20)
            raise AssertionError("the connection went on")
        except ConnectionClosed:
            pass


def test_nonsense_from_all_sides(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """A short run of what ``python -m tests.server.fuzz`` does at length."""
    report = asyncio.run(fuzz(house.base, 1200, 3, [house.duel() for _ in range(3)]))
    assert report.faults == []
    assert sum(report.sent.values()) >= 1200
    assert report.statuses[422] > 20
    assert report.keys["bad-frame"] > 20
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


def test_a_long_frame_is_refused(house: House) -> None:
    table, tokens = house.duel()
    with house.guest(table, tokens[0]) as guest:
        guest.until_version(0)
        guest.socket.send('{"type": "ping", "id": 1, "x": "' + "x" * 20_000 + '"}')
        frame = guest.receive()
        while not isinstance(frame, Failure):
            frame = guest.receive()
        assert frame.key == "too-long"
        assert isinstance(guest.ask(type="ping"), Done)


def test_deep_nesting_is_refused(house: House) -> None:
    table, tokens = house.duel()
    with house.guest(table, tokens[0]) as guest:
        guest.until_version(0)
        guest.socket.send("[" * 15_000)
        assert isinstance(guest.ask(type="ping"), Done)
