"""The lobby: opening tables, sitting down, who may do what."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from kantyna.server.protocol.server_frames import TableChanged
from tests.server.table import DUEL, House


def test_an_open_table_is_in_the_lobby_until_it_is_full(house: House) -> None:
    table = house.create()["table"]["id"]
    lobby = house.http.get("/api/tables").json()
    assert table in [one["id"] for one in lobby["open"]]
    assert house.join(table).status_code == 201
    lobby = house.http.get("/api/tables").json()
    assert table not in [one["id"] for one in lobby["open"]]
    assert table in [one["id"] for one in lobby["playing"]]


def test_an_unlisted_table_is_reached_by_its_link_alone(house: House) -> None:
    seated = house.create(listed=False)
    table = seated["table"]["id"]
    assert seated["link"] == f"{house.base}/table/{table}#{seated['token']}"
    lobby = house.http.get("/api/tables").json()
    assert table not in [one["id"] for one in lobby["open"] + lobby["playing"]]
    assert house.join(table).status_code == 201


def test_of_many_who_want_one_seat_one_gets_it(house: House) -> None:
    """R27."""
    table = house.create()["table"]["id"]
    with ThreadPoolExecutor(16) as pool:
        replies = list(pool.map(lambda n: house.join(table, f"P{n}", seat=1), range(16)))
    assert sorted(reply.status_code for reply in replies) == [201] + [409] * 15
    winner = next(reply.json() for reply in replies if reply.status_code == 201)
    seats = house.http.get(f"/api/tables/{table}").json()["seats"]
    assert seats[1]["name"] == winner["table"]["seats"][1]["name"]


def test_many_who_sit_down_at_once_fill_the_table_and_start_the_game(house: House) -> None:
    """R27: nobody sits twice, nobody is lost, the game begins."""
    seats = [{"kind": "human", "name": "Host"}] + [{"kind": "open"}] * 5
    table = house.create(*seats, variant="free-for-all")["table"]["id"]
    with ThreadPoolExecutor(12) as pool:
        replies = list(pool.map(lambda n: house.join(table, f"P{n}"), range(12)))
    taken = [reply.json()["seats"] for reply in replies if reply.status_code == 201]
    assert sorted(taken) == [[1], [2], [3], [4], [5]]
    assert house.http.get(f"/api/tables/{table}").json()["state"] == "playing"


def test_the_host_sees_who_sits_down_and_then_the_game(house: House) -> None:
    seated = house.create()
    with house.guest(seated["table"]["id"], seated["token"]) as host:
        assert host.welcome is not None
        assert host.welcome.host
        house.join(seated["table"]["id"], "Zoë")
        host.until(lambda frame: isinstance(frame, TableChanged) and frame.table.seats[1].name == "Zoë")
        host.until_version(0)


def test_the_host_can_give_an_open_seat_to_a_bot_and_nobody_else_can(house: House) -> None:
    seated = house.create()
    address = f"/api/tables/{seated['table']['id']}/seats/1/level"
    for token, status in (("", 401), ("nonsense", 403)):
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        assert house.http.post(address, json={"level": 2}, headers=headers).status_code == status
    host = {"Authorization": f"Bearer {seated['token']}"}
    reply = house.http.post(address, json={"level": 2}, headers=host)
    assert reply.status_code == 200
    assert reply.json()["state"] == "playing"
    assert house.http.post(address, json={"level": 2}, headers=host).status_code == 409


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({**DUEL, "game": "checkers", "seats": [{"kind": "human"}]}, "setup-unknown-game"),
        ({**DUEL, "variant": "trio", "seats": [{"kind": "human"}, {"kind": "open"}]}, "setup-unknown-variant"),
        ({**DUEL, "seats": [{"kind": "human"}]}, "setup-seats"),
        ({**DUEL, "seats": [{"kind": "human"}, {"kind": "bot", "name": "nobody-such"}]}, "no-such-bot"),
        ({**DUEL, "seats": [{"kind": "human"}, {"kind": "open"}], "settings": {"x": 1}}, "setup-unknown-setting"),
        ({**DUEL, "seats": [{"kind": "human"}, {"kind": "level", "level": 6}]}, "bad-body"),
        ({**DUEL, "seats": [{"kind": "human", "name": "x" * 25}, {"kind": "open"}]}, "bad-body"),
        ({**DUEL, "seats": [{"kind": "open"}] * 7}, "bad-body"),
        ({**DUEL, "seats": [{"kind": "human"}, {"kind": "open"}], "seed": 5}, "bad-body"),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused_in_words(house: House, wish: dict[str, object], key: str) -> None:
    for language in ("pl", "en"):
        reply = house.http.post("/api/tables", json=wish, params={"language": language})
        assert reply.status_code == 422
        assert reply.json()["key"] == key
        assert reply.json()["text"]


def test_names_lose_what_cannot_be_seen(house: House) -> None:
    seated = house.create(
        {"kind": "human", "name": " \u202eO\u0000la \n\t K. "}, {"kind": "hot-seat", "name": "\u200b"}
    )
    names = [seat["name"] for seat in seated["table"]["seats"]]
    assert names == ["Ola K.", "Gracz 2"]


def test_a_table_that_has_begun_takes_nobody(house: House) -> None:
    table, _ = house.duel()
    reply = house.join(table)
    assert (reply.status_code, reply.json()["key"]) == (409, "table-started")


@pytest.mark.parametrize("name", ["x", "aaaaaaaaaaaaaaaa", "..%2f..%2fetc", "%00"])
def test_there_is_no_such_table(house: House, name: str) -> None:
    reply = house.http.get(f"/api/tables/{name}")
    assert reply.status_code == 404
    assert reply.json()["key"] in ("no-such-table", "no-such-page")
