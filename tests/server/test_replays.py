"""Finished games: every step through every seat's eyes, files, branches."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kantyna.play.match import Match
from kantyna.play.replay import Replay
from tests.server.table import House


@pytest.fixture(scope="module")
def finished(house: House) -> str:
    """The name of the replay of a whole game. That a table becomes one is shown by the whole game of ``test_play``."""
    match = Match.new("star-realms", "duel", 2, seed=31, names=["North", "South"], players=["human", "human"])
    dice = random.Random(31)
    while not match.over:
        seat = match.pending_seat
        codes = [option.code for option in match.options(seat) if option.verb != "end"]
        match.submit(seat, dice.choice(codes) if codes else match.options(seat)[-1].code)
    sent = house.http.post("/api/replays", content=match.replay().to_bytes())
    assert sent.status_code == 201, sent.text
    return str(sent.json()["replay"]["id"])


def step(house: House, table: str, number: int, seat: int) -> dict[str, Any]:
    reply = house.http.get(f"/api/replays/{table}/steps/{number}", params={"seat": seat, "language": "en"})
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


def test_a_finished_game_can_be_looked_at_step_by_step(house: House, finished: str) -> None:
    info = house.http.get(f"/api/replays/{finished}").json()
    assert [(seat["kind"], seat["name"]) for seat in info["seats"]] == [("human", "North"), ("human", "South")]
    assert info["outcome"]["winners"]
    steps = [turn["step"] for turn in info["turns"]]
    assert steps == sorted(steps)
    assert steps[0] == 0
    for turn in info["turns"][:5]:
        shown = step(house, finished, turn["step"], -1)
        assert (shown["view"]["turn"], shown["view"]["active"]) == (turn["turn"], turn["seat"])
    last = step(house, finished, info["length"], 0)
    assert last["view"]["outcome"] == info["outcome"]
    assert last["answered"] is None
    back = step(house, finished, 1, 0)
    assert back["view"]["turn"] == 1


def test_a_step_shows_what_its_seat_knew_then(house: House, finished: str) -> None:
    for seat in (0, 1, -1):
        for number in (0, 7, 30):
            shown = step(house, finished, number, seat)
            assert shown["view"]["seat"] == (None if seat < 0 else seat)
            for zone in shown["view"]["zones"]:
                if zone["kind"] == "hand" and zone["seat"] != seat:
                    assert zone["things"] == []
            if shown["view"]["decision"] is not None:
                assert shown["answered"]["code"] in [one["code"] for one in shown["view"]["decision"]["options"]]
            for line in shown["events"]:
                if line["kind"] == "drew" and line["seat"] != seat:
                    assert line["names"] == []


def test_once_a_game_is_over_all_hands_can_be_seen(house: House, finished: str) -> None:
    for number in (0, 7, 30):
        shown = step(house, finished, number, -2)
        hands = {zone["seat"]: zone for zone in shown["view"]["zones"] if zone["kind"] == "hand"}
        for seat, zone in hands.items():
            assert len(zone["things"]) == zone["size"]
            assert zone in step(house, finished, number, seat)["view"]["zones"]
        assert sum(zone["size"] for zone in hands.values()) > 0
        assert all(line["names"] for line in shown["events"] if line["kind"] == "drew")
        assert shown["view"]["decision"] is None
        assert shown["answered"]["text"]
    told = house.http.get(f"/api/replays/{finished}/story", params={"seat": -2}).json()
    assert all(line["names"] for line in told["lines"] if line["kind"] == "drew")


def test_the_hands_of_a_game_that_has_not_ended_stay_hidden(house: House, finished: str) -> None:
    whole = Replay.from_bytes(house.http.get(f"/api/replays/{finished}/file").content)
    half = Match.load(whole).at(20).replay().to_bytes()
    name = house.http.post("/api/replays", content=half).json()["replay"]["id"]
    refused = house.http.get(f"/api/replays/{name}/steps/3", params={"seat": -2, "language": "en"})
    assert refused.status_code == 422
    assert "not ended" in refused.json()["text"]


def test_the_story_of_a_replay_has_the_step_of_each_line(house: House, finished: str) -> None:
    told = house.http.get(f"/api/replays/{finished}/story", params={"seat": 1, "language": "pl"}).json()
    assert len(told["lines"]) == len(told["steps"])
    assert told["steps"] == sorted(told["steps"])
    shown = step(house, finished, 9, 1)
    assert [line["n"] for line in shown["events"]] == [n for n, at in enumerate(told["steps"]) if at == 9]


def test_the_story_comes_in_pages(house: House, finished: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def page(first: int) -> dict[str, Any]:
        reply = house.http.get(f"/api/replays/{finished}/story", params={"first": first})
        assert reply.status_code == 200
        found: dict[str, Any] = reply.json()
        return found

    whole = page(0)
    assert len(whole["lines"]) == whole["story"] > 50
    monkeypatch.setattr("kantyna.server.replay_viewer.PAGE", 50)
    lines: list[Any] = []
    steps: list[int] = []
    while len(lines) < whole["story"]:
        part = page(len(lines))
        assert part["first"] == len(lines)
        assert 0 < len(part["lines"]) <= 50
        lines += part["lines"]
        steps += part["steps"]
    assert (lines, steps) == (whole["lines"], whole["steps"])
    assert page(10**6)["lines"] == []


def test_a_replay_file_can_be_taken_away_and_brought_back(house: House, finished: str) -> None:
    reply = house.http.get(f"/api/replays/{finished}/file")
    assert "attachment" in reply.headers["content-disposition"]
    replay = Replay.from_bytes(reply.content)
    assert Match.load(replay).over
    brought = house.http.post("/api/replays", content=reply.content)
    assert brought.status_code == 201
    found = brought.json()
    assert found["link"].endswith(f"/replay/{found['replay']['id']}")
    assert step(house, found["replay"]["id"], 5, 0)["view"] == step(house, finished, 5, 0)["view"]


@pytest.mark.parametrize("data", [b"", b"[]", b'{"kantyna": "replay", "format": 99}', b"\xff\xfe", b"{}"])
def test_what_is_no_replay_is_refused_in_words(house: House, data: bytes) -> None:
    reply = house.http.post("/api/replays", content=data)
    assert reply.status_code == 422
    assert reply.json()["key"].startswith("replay-")


def test_a_forged_replay_is_refused(house: House, finished: str) -> None:
    replay = Replay.from_bytes(house.http.get(f"/api/replays/{finished}/file").content)
    replay.answers[3] = 10**6
    reply = house.http.post("/api/replays", content=replay.to_bytes())
    assert reply.status_code == 422
    assert reply.json()["key"] in ("replay-illegal", "replay-differs")
    assert house.http.post("/api/replays", content=b" " * (1024 * 1024 + 1)).status_code == 413


def test_a_game_goes_on_from_any_step_against_a_bot(house: House, finished: str) -> None:
    shown = step(house, finished, 12, 0)
    wish = {"step": 12, "seat": 0, "name": "Ola", "level": 1}
    reply = house.http.post(f"/api/replays/{finished}/branches", json=wish)
    assert reply.status_code == 201
    seated = reply.json()
    with house.guest(seated["table"]["id"], seated["token"]) as guest:
        update = guest.until_version(12)
        names = [seat["name"] for seat in seated["table"]["seats"]]
        assert names[0] == "Ola"
        if update.version == 12:
            assert update.view.turn == shown["view"]["turn"]
        guest.until(lambda _: bool(guest.codes)) if not guest.codes else None
        guest.answer(guest.codes[0])
    bad = house.http.post(f"/api/replays/{finished}/branches", json={**wish, "step": 10**6})
    assert (bad.status_code, bad.json()["key"]) == (422, "no-such-step")


def test_a_replay_tells_who_were_machines(house: House) -> None:
    match = Match.new("star-realms", "duel", 2, names=["Ola", "Robot"], players=["human", "level3"])
    sent = house.http.post("/api/replays", content=match.replay().to_bytes())
    assert sent.status_code == 201, sent.text
    seats = sent.json()["replay"]["seats"]
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in seats] == [
        ("human", "Ola", 0),
        ("level", "Robot", 3),
    ]


def test_steps_and_seats_that_are_not_there(house: House, finished: str) -> None:
    for address, status in (
        (f"/api/replays/{finished}/steps/100000", 422),
        (f"/api/replays/{finished}/steps/1?seat=5", 422),
        (f"/api/replays/{finished}/steps/-1", 422),
        ("/api/replays/aaaaaaaaaaaaaaaa", 404),
    ):
        reply = house.http.get(address)
        assert reply.status_code == status, address
        assert reply.json()["text"]
