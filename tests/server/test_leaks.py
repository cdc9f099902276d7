"""Nothing that a seat may not know is in any frame that it gets (R4)."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from kantyna.kernel.ids import NOBODY
from kantyna.kernel.rng import Dice
from kantyna.server.journaled_match import JournaledMatch
from kantyna.server.protocol import MODULES
from kantyna.server.records import ANSWER, Entry, Record, Seat
from kantyna.server.typescript import structs
from tests.server.table import Guest, House, play

SECRET = {"seed", "rng", "state_numbers", "stack", "position", "known", "deck_order", "extra", "forced", "stacked"}


def keys(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from keys(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from keys(inner)


def test_the_protocol_has_no_place_for_a_secret() -> None:
    names = {field for module in MODULES for struct in structs(module) for field in struct.__struct_fields__}
    assert "zones" in names
    assert not names & SECRET


def hidden_hands(guest: Guest) -> None:
    """In no view of the guest lies a card of a hand or a deck that isn't the guest's own."""
    for text in guest.raw:
        frame = json.loads(text)
        assert not SECRET & set(keys(frame))
        if frame["type"] != "update":
            continue
        view = frame["view"]
        for zone in view["zones"]:
            assert not zone["kind"].endswith("unseen")
            if zone["kind"] == "hand" and zone["seat"] != view["seat"]:
                assert zone["things"] == []
            if zone["kind"] in ("deck", "trade-deck"):
                assert zone["things"] == []
        for line in frame["events"]:
            if line["kind"] == "drew" and line["seat"] != view["seat"]:
                assert (line["things"], line["names"]) == ([], [])
        if view["decision"] is not None:
            assert view["decision"]["seat"] == view["seat"]


def test_no_frame_of_a_game_tells_a_hidden_card(house: House) -> None:
    table, tokens = house.duel()
    with house.guest(table, tokens[0]) as north, house.guest(table, tokens[1]) as south, house.guest(table) as watcher:
        for guest in (north, south, watcher):
            guest.until_version(0)
        play([north, south, watcher], random.Random(21), 60)
        for guest in (north, south, watcher):
            guest.ask(type="story", before=100)
            hidden_hands(guest)
        drew = [line for text in north.raw for line in json.loads(text).get("events", []) if line["kind"] == "drew"]
        assert any(line["names"] for line in drew)
        assert any(not line["names"] for line in drew)


def course(seed: int) -> tuple[Record, JournaledMatch]:
    seats = [Seat("human", "North"), Seat("human", "South")]
    record = Record("x", "star-realms", "duel", {}, seed, "en", "consent", True, True, "", 0, 0, seats=seats)
    return record, JournaledMatch.resumed(record, [], [])


@pytest.mark.parametrize("viewer", [0, 1, NOBODY])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_sent_does_not_depend_on_what_the_seat_cannot_know(seed: int, viewer: int) -> None:
    """Deal anew what a seat can't place: everything that is shown to it stays the same, letter for letter."""
    record, played = course(seed)
    dice = random.Random(seed)
    for _ in range(60):
        seat = played.match.pending_seat
        asked = played.match.decision(seat)
        assert asked is not None
        played.take(Entry(ANSWER, seat, dice.choice(asked.options)))
    shown = played.shown(record, viewer, "en")
    before = (shown.view(), played.story(shown, 0))
    spec = played.match.spec
    view = spec.view(played.match._table, viewer)
    assert view.position.stack  # the engine's own view has it, the wire has not
    other = spec.determinize(view, Dice(seed + 100))
    played.match._table = other
    played.match._sight = type(played.match._sight)(spec, other)
    assert (shown.view(), played.story(shown, 0)) == before


def test_errors_tell_nothing_of_the_table(house: House) -> None:
    table, tokens = house.duel()
    with house.guest(table, tokens[0]) as north:
        north.until_version(0)
        for frame in ({"type": "answer", "version": 0, "codes": [1]}, {"type": "why", "code": 99999}, {"type": "x"}):
            north.send(**frame)
        north.ask(type="ping")
        hidden_hands(north)


def test_a_running_game_has_no_replay_to_look_into(house: House) -> None:
    table, tokens = house.duel()
    for address in (f"/api/replays/{table}", f"/api/replays/{table}/file", f"/api/replays/{table}/steps/0"):
        headers = {"Authorization": f"Bearer {tokens[0]}"}
        assert house.http.get(address, headers=headers).status_code == 404
