"""Programs that play: accounts, invitations, limits, playing over plain HTTP (R18)."""

from __future__ import annotations

import itertools
import random
import re
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from limits import parse_many

from kantyna.server.protocol.server_frames import Done
from kantyna.server.settings import Limits
from tests.server.table import DUEL, House

_numbers = itertools.count()


@pytest.fixture
def bot(house: House) -> dict[str, str]:
    """A fresh account: its name and token."""
    name = f"bot-{next(_numbers)}-{random.getrandbits(32):x}"
    reply = house.http.post("/api/bots", json={"name": name})
    assert reply.status_code == 201
    found: dict[str, str] = reply.json()
    return found


def auth(bot: dict[str, str]) -> dict[str, str]:
    return {"Authorization": f"Bearer {bot['token']}"}


def test_a_bot_plays_a_game_over_plain_http(house: House, bot: dict[str, str]) -> None:
    wish = {**DUEL, "seats": [{"kind": "human"}, {"kind": "level", "level": 1}]}
    seated = house.http.post("/api/tables", json=wish, headers=auth(bot)).json()
    table = seated["table"]["id"]
    assert seated["table"]["seats"][0]["kind"] == "bot"
    assert seated["table"]["seats"][0]["name"] == bot["name"]
    version, dice, answered = -1, random.Random(4), 0
    while answered < 12:
        query = {"since": version, "wait": 10, "language": "en"}
        update = house.http.get(f"/api/tables/{table}/situation", params=query, headers=auth(bot)).json()["update"]
        version = update["version"]
        decision = update["view"]["decision"]
        if decision is None:
            continue
        code = dice.choice(decision["options"])["code"]
        answer = {"version": version, "codes": [code]}
        reply = house.http.post(f"/api/tables/{table}/answers", json=answer, headers=auth(bot))
        assert reply.status_code == 200, reply.text
        version = reply.json()["update"]["version"] - 1
        answered += 1
        stale = house.http.post(f"/api/tables/{table}/answers", json=answer, headers=auth(bot))
        assert (stale.status_code, stale.json()["key"]) == (409, "stale-version")


def test_the_bot_of_the_documents_plays_a_game_within_the_limits(strict: House) -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert "http://localhost:8080" in program
    told: dict[str, Any] = {}
    exec(compile(program.replace("http://localhost:8080", strict.base), "protocol.md", "exec"), told)
    assert told["view"]["outcome"]["reason"]


def test_the_limits_are_as_the_documents_tell() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    told = dict(re.findall(r"^\| `([\w-]+)` \| (\d+ (?:a|in) [\w ,]+) \|", page, re.MULTILINE))
    kept = {name.replace("_", "-"): value for name, value in asdict(Limits()).items() if isinstance(value, str)}
    assert {name: parse_many(re.sub(" (a|in) ", "/", value)) for name, value in told.items()} == {
        name: parse_many(value) for name, value in kept.items()
    }
    assert f"| tables at once | {Limits().bot_tables} |" in page
    assert f"| connections at once | {Limits().sockets} |" in page


def test_a_person_challenges_a_bot_and_it_accepts(house: House, bot: dict[str, str]) -> None:
    wish = [{"kind": "human", "name": "Ola"}, {"kind": "bot", "name": bot["name"].upper()}]
    seated = house.create(*wish, listed=False)
    table = seated["table"]["id"]
    status = house.http.get("/api/bots/me", headers=auth(bot)).json()
    assert [one["id"] for one in status["invitations"]] == [table]
    assert house.join(table).status_code == 409  # the seat is kept for the bot
    reply = house.http.post(f"/api/tables/{table}/seats", json={"name": ""}, headers=auth(bot))
    assert reply.status_code == 201
    status = house.http.get("/api/bots/me", headers=auth(bot)).json()
    assert [one["table"]["id"] for one in status["tables"]] == [table]
    with house.guest(table, bot["token"]) as program, house.guest(table, seated["token"]) as person:
        program.until_version(0)
        person.until_version(0)
        asked = program if program.codes else person
        assert isinstance(asked.answer(asked.codes[0]), Done)


def test_a_bot_may_decline(house: House, bot: dict[str, str]) -> None:
    table = house.create({"kind": "human"}, {"kind": "bot", "name": bot["name"]})["table"]["id"]
    reply = house.http.post(f"/api/tables/{table}/decline", headers=auth(bot))
    assert reply.status_code == 200
    assert reply.json()["seats"][1]["kind"] == "open"
    assert house.join(table).status_code == 201


def test_a_bot_plays_at_so_many_tables_at_once_and_no_more(house: House, bot: dict[str, str]) -> None:
    most = house.http.get("/api/bots/me", headers=auth(bot)).json()["mostTables"]
    replies: list[Any] = []
    for _ in range(most + 1):
        table = house.create()["table"]["id"]
        replies.append(house.http.post(f"/api/tables/{table}/seats", json={"name": ""}, headers=auth(bot)))
    wish = {**DUEL, "seats": [{"kind": "human"}, {"kind": "open"}]}
    replies.append(house.http.post("/api/tables", json=wish, headers=auth(bot)))
    assert [reply.status_code for reply in replies] == [201] * most + [429, 429]
    assert {reply.json()["key"] for reply in replies[most:]} == {"bot-too-busy"}


def test_names_of_bots_are_their_own(house: House, bot: dict[str, str]) -> None:
    reply = house.http.post("/api/bots", json={"name": bot["name"].swapcase()})
    assert (reply.status_code, reply.json()["key"]) == (409, "bot-name-taken")
    for name in ("", "ab", "żółw", "a b c", "x" * 25, "-abc"):
        assert house.http.post("/api/bots", json={"name": name}).status_code == 422


@pytest.mark.parametrize("header", [{}, {"Authorization": "Bearer nonsense"}, {"Authorization": "Basic eDp5"}])
def test_without_its_token_nobody_is_a_bot(house: House, header: dict[str, str]) -> None:
    reply = house.http.get("/api/bots/me", headers=header)
    assert reply.status_code == 401
    assert reply.json()["right"]
