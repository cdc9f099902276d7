"""Everything that can be sent or uploaded has bounds, and whatever lies beyond them is refused in a sentence."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kantyna.kernel.errors import KantynaError
from kantyna.lang import LANGUAGES, Speaker
from kantyna.play.match import Match
from kantyna.play.replay import Replay
from kantyna.server.protocol import MODULES
from kantyna.server.protocol.base import Asked
from kantyna.server.protocol.server_frames import Done, Failure
from kantyna.server.settings import database_url
from kantyna.server.typescript import structs
from tests.server.conftest import GENEROUS, running, settings_for
from tests.server.table import House

RIGHT_TO_LEFT = "\u202e"


def unbounded(kind: msgspec.inspect.Type, where: str) -> list[str]:
    """The parts of a type that have no bounds."""
    match kind:
        case msgspec.inspect.StrType():
            return [] if kind.max_length is not None else [where]
        case msgspec.inspect.IntType():
            return [] if None not in (kind.ge if kind.ge is not None else kind.gt, kind.le or kind.lt) else [where]
        case msgspec.inspect.ListType():
            return ([] if kind.max_length is not None else [where]) + unbounded(kind.item_type, f"{where}[]")
        case msgspec.inspect.DictType():
            inner = unbounded(kind.key_type, f"{where}.key") + unbounded(kind.value_type, f"{where}.value")
            return ([] if kind.max_length is not None else [where]) + inner
        case msgspec.inspect.UnionType():
            return [found for one in kind.types for found in unbounded(one, where)]
        case msgspec.inspect.StructType():
            named = kind.cls.__name__
            return [found for field in kind.fields for found in unbounded(field.type, f"{named}.{field.name}")]
        case msgspec.inspect.LiteralType() | msgspec.inspect.BoolType() | msgspec.inspect.NoneType():
            return []
    return [where]


def test_every_field_that_is_received_has_bounds() -> None:
    received = [one for module in MODULES for one in structs(module) if issubclass(one, Asked)]
    assert len(received) > 12
    known = {"Hello.protocol"}  # compared with the one that is spoken
    assert {found for one in received for found in unbounded(msgspec.inspect.type_info(one), "")} <= known


def test_every_field_of_a_replay_has_bounds() -> None:
    # The seed is checked by the set-up, an answer by what is offered, a proof by the number of answers; the numbers of
    # the format and of the rules are compared with those that are known.
    known = {"Replay.format", "Replay.rules", "Replay.seed", "Replay.answers[]", "Replay.hashes", "Replay.hashes.key"}
    assert set(unbounded(msgspec.inspect.type_info(Replay), "")) <= known


def replay(**changed: Any) -> bytes:
    kept = msgspec.to_builtins(Match.new("star-realms", "duel", 2, seed=3).replay(), str_keys=True)
    return msgspec.json.encode({**kept, **changed})


@pytest.mark.parametrize(
    "changed",
    [
        {"version": "x" * 1_000_00},
        {"version": "1\u0000"},
        {"names": ["x" * 400_000, "y"]},
        {"names": ["a\u0000b", "y"]},
        {"names": [f"a{RIGHT_TO_LEFT}b", "y"]},
        {"names": ["a\nb", "y"]},
        {"players": ["human\u0000", "human"]},
        {"settings": {"x" * 1000: 1}},
        {"settings": {str(n): 1 for n in range(2000)}},
        {"variant": "x" * 60_000},
        {"hashes": {"0": "x" * 60_000}},
        {"answers": [-1]},
        {"answers": [2**70]},
        {"seats": 10**9},
        {"seed": 10**31},
        {"seed": -1},
        {"x" * 60_000: 1},
    ],
    ids=lambda changed: re.sub(r"\W+", "-", str(changed))[:30],
)
def test_a_padded_replay_is_refused_in_a_sentence(house: House, changed: dict[str, Any]) -> None:
    for language in LANGUAGES:
        reply = house.http.post("/api/replays", content=replay(**changed), params={"language": language})
        assert reply.status_code == 422, reply.text[:300]
        assert len(reply.json()["text"]) < 1000
        assert not re.search(rf"[\x00-\x09\x0b-\x1f{RIGHT_TO_LEFT}]", reply.json()["text"])


def test_a_good_replay_is_still_taken(house: House) -> None:
    assert house.http.post("/api/replays", content=replay(names=["Ałła Żółć", "Bob"])).status_code == 201


@pytest.mark.parametrize("address", ["/api/tables", "/api/bots", "/api/replays"])
def test_deep_json_is_refused_in_a_sentence(house: House, address: str) -> None:
    for deep in (b'{"name": ' + b"[" * 30_000, b'{"a":' * 10_000, b"[" * 30_000):
        reply = house.http.post(address, content=deep, headers={"Content-Type": "application/json"})
        assert reply.status_code == 422
        assert reply.json()["text"]


@pytest.mark.parametrize("name", ["abc\n", "abc\n\n", "ab\u0000c", f"abc{RIGHT_TO_LEFT}", "abc "])
def test_a_bots_name_has_no_hidden_twin(house: House, name: str) -> None:
    assert house.http.post("/api/bots", json={"name": name}).status_code == 422


def test_an_invited_bots_name_may_be_anything_and_is_looked_for(house: House) -> None:
    for name in ("no\u0000body", f"{RIGHT_TO_LEFT}nobody"):
        seats = [{"kind": "human"}, {"kind": "bot", "name": name}]
        reply = house.http.post("/api/tables", json={"game": "star-realms", "variant": "duel", "seats": seats})
        assert (reply.status_code, reply.json()["key"]) == (422, "no-such-bot")


@pytest.mark.parametrize("name", ["North\u0000", f"{RIGHT_TO_LEFT}North", "\u2066North"])
def test_names_of_people_lose_what_cannot_be_seen(house: House, name: str) -> None:
    seated = house.create({"kind": "human", "name": name}, {"kind": "open"})
    assert seated["table"]["seats"][0]["name"] == "North"


@pytest.mark.parametrize(
    "body",
    [
        {"game": "x\u0000", "variant": "duel", "seats": [{"kind": "human"}]},
        {"game": "star-realms", "variant": "\u0000", "seats": [{"kind": "human"}]},
        {"game": "star-realms", "variant": "duel", "seats": [{"kind": "human"}], "settings": {"a\u0000": 1}},
        {"game": "star-realms", "variant": "duel", "seats": [{"kind": "human"}], "settings": {"a": "\u0000"}},
        {"game": "star-realms", "variant": "duel", "seats": [{"kind": "human"}], "x" * 30_000: 1},
        {"game": "star-realms", "variant": "duel", "seats": [{"kind": "x" * 30_000}]},
        {"game": "star-realms", "variant": "duel", "seats": [{"kind": "human"}], "settings": {"a": "x" * 3999}},
    ],
    ids=range(7),
)
def test_a_table_is_asked_for_in_plain_signs(house: House, body: dict[str, Any]) -> None:
    reply = house.http.post("/api/tables", json=body)
    assert reply.status_code == 422, reply.text[:300]
    assert reply.json()["text"]


def test_a_frame_with_a_long_name_in_it_is_refused_and_the_connection_goes_on(house: House) -> None:
    table, tokens = house.duel()
    with house.guest(table, tokens[0]) as guest:
        guest.until_version(0)
        for frame in ('{"type": "' + "x" * 9000 + '"}', '{"type": "ping", "id": 1, "' + "y" * 9000 + '": 1}'):
            guest.socket.send(frame)
            told = guest.until(lambda one: isinstance(one, Failure))
            assert isinstance(told, Failure)
            assert told.key == "bad-frame"
            assert len(told.text) < 1000
        assert isinstance(guest.ask(type="ping"), Done)


def test_nobody_fills_a_journal_for_ever(tmp_path: Path) -> None:
    """Answer and take back, answer and take back: each is a line that is kept."""
    limits = dataclasses.replace(GENEROUS, lines="5/day")
    public = dataclasses.replace(settings_for(database_url(tmp_path)), loopback=False, limits=limits)
    with running(public) as house:
        seats = [{"kind": "human", "name": "A"}, {"kind": "hot-seat", "name": "B"}]
        seated = house.create(*seats, undo="free")
        with house.guest(seated["table"]["id"], seated["token"]) as guest:
            guest.until_version(0)
            for version in range(5):
                assert isinstance(guest.answer(guest.codes[0]), Done)
                guest.until_version(version + 1)
            told = guest.answer(guest.codes[0])
            assert isinstance(told, Failure)
            assert (told.key, told.limit) == ("rate-limited", "lines")
        headers = {"Authorization": f"Bearer {seated['token']}"}
        answer = {"version": 5, "codes": [guest.codes[0]]}
        reply = house.http.post(f"/api/tables/{seated['table']['id']}/answers", json=answer, headers=headers)
        assert (reply.status_code, reply.json()["limit"]) == (429, "lines")


def test_a_strange_origin_is_refused(house: House) -> None:
    reply = house.http.post("/api/tables", json={}, headers={"Origin": "http://["})
    assert (reply.status_code, reply.json()["key"]) == (403, "origin-unknown")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", ["x" * 100_000, "a\u0000b", f"{RIGHT_TO_LEFT}x", "\x1b[31m", "\ud800", 10**400])
def test_whatever_an_error_quotes_it_can_be_said_and_sent(language: str, value: str | int) -> None:
    error = KantynaError("bad-body", reason=value)
    for told in (Speaker(language).error(error), Speaker(language).remedy(KantynaError("no-such-step", steps=value))):
        assert 0 < len(told) < 1000
        told.encode()
        assert not re.search(rf"[\x00-\x09\x0b-\x1f{RIGHT_TO_LEFT}]", told)
