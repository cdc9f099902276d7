"""The doors of the deck builder: both games, bad input, and the matrix in turn with everybody else."""

from __future__ import annotations

import json

import msgspec
import pytest

from kantyna.games.deck_builders import BUILDERS
from kantyna.server.deck_shelf import MOST_DECKS
from kantyna.server.protocol.decks import MatrixNews
from tests.server.table import DUEL, House


@pytest.mark.parametrize("game", BUILDERS)
@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_deck_is_checked_written_read_and_drawn(house: House, game: str, language: str) -> None:
    def post(door: str, **wish: object) -> dict[str, object]:
        reply = house.http.post(f"/api/decks/{game}/{door}", json=wish, params={"language": language})
        assert reply.status_code == 200, reply.text
        told: dict[str, object] = reply.json()
        return told

    book = house.http.get(f"/api/decks/{game}", params={"language": language}).json()
    assert [deck["name"] for deck in book["ready"]] == list(BUILDERS[game].ready)
    picks = book["ready"][0]["picks"]
    report = post("check", picks=picks, name="Mine")
    assert report["legal"]
    assert report["setting"] == book["ready"][0]["name"]
    assert set(report["offers"]) == {pick["name"] for pick in book["picks"]}
    for form in book["formats"]:
        text = post("write", picks=picks, name="Mine", form=form)["text"]
        again = post("read", text=text)
        assert (again["picks"], again["troubles"]) == (picks, [])
        assert form == "code" or again["name"] == "Mine"
    link = post("write", picks=picks, name="Mine", form="link")["text"]
    assert post("read", text=f"https://x/decks/{game}#{link}")["name"] == "Mine"
    hand = post("hand", picks=picks, shuffle=5)
    assert hand == post("hand", picks=picks, shuffle=5)
    assert hand["cards"] != post("hand", picks=picks, shuffle=5, back=[0, 1, 2])["cards"]


def test_an_unfinished_deck_says_what_is_missing(house: House) -> None:
    report = house.http.post("/api/decks/destiny/check", json={"picks": {"rey": 2}}, params={"language": "en"}).json()
    assert not report["legal"]
    assert report["setting"] == ""
    assert [check["rule"] for check in report["checks"] if not check["good"]] == ["DE-DECK-5", "DE-DECK-1"]
    assert report["offers"]["darth-vader"]["rule"] == "DE-TEAM-2" or report["offers"]["darth-vader"]["room"] == 0


@pytest.mark.parametrize(
    ("door", "wish", "status"),
    [
        ("check", {"picks": {"nobody": 1}}, 422),
        ("check", {"picks": {"rey": 10**9}}, 422),
        ("check", {"picks": {f"card-{n}": 1 for n in range(700)}}, 422),
        ("read", {"text": "x" * 300_000}, 422),
        ("read", {"text": "x" * 600_000}, 413),
        ("write", {"picks": {}, "form": "pdf"}, 422),
        ("hand", {"picks": {"rey": 1}, "shuffle": 1, "back": [3]}, 422),
        ("matrix", {"picks": {"rey": 2}}, 422),
        ("matrix", {"picks": {"rey": 2}, "games": 1000}, 422),
    ],
)
def test_what_is_no_deck_is_refused_in_a_sentence(house: House, door: str, wish: object, status: int) -> None:
    for language in ("pl", "en"):
        reply = house.http.post(f"/api/decks/destiny/{door}", json=wish, params={"language": language})
        assert reply.status_code == status
        assert reply.json()["text"]
    assert house.http.get("/api/decks/star-realms").status_code == 404


def test_the_matrix_tells_how_far_it_is(house: House) -> None:
    wish = {"picks": BUILDERS["card-game"].ready["sith"], "games": 1}
    news: list[MatrixNews] = []
    with house.http.stream("POST", "/api/decks/card-game/matrix", json=wish, params={"language": "en"}) as reply:
        assert reply.headers["content-type"].startswith("text/event-stream")
        for line in reply.iter_lines():
            if line.startswith("data: "):
                news.append(msgspec.convert(json.loads(line[6:]), MatrixNews))
    assert [one.done for one in news] == [1, 2]
    assert [(row.title, row.games) for row in news[-1].rows] == [("Jedi", 1), ("Rebel Alliance", 1)]
    assert not any(one.trouble for one in news)


def test_every_bad_line_is_told(house: House) -> None:
    text = "1x Rey\n2x Lightsabr\n9x Qwrtz\n"
    told = house.http.post("/api/decks/destiny/read", json={"text": text}, params={"language": "en"}).json()
    assert told["picks"] == {"rey": 1}
    assert [line[:6] for line in told["troubles"]] == ["Line 2", "Line 3"]
    for text in ("1.damaged", "\n".join(["2x Scout"] * 400), "{"):
        told = house.http.post("/api/decks/destiny/read", json={"text": text}, params={"language": "en"}).json()
        assert (told["picks"], len(told["troubles"])) == ({}, 1)


OWN = {
    ("destiny", "deck-1", "deck-2"): (
        "2x01002 2x01008 2x01021 2x01023 2x01063 2x01070 2x01078 2x01092 2x01094 2x01097 2x02023 2x02063 2x02070 "
        "2x02125 2x02137 2x02143 2x02145 1x02151"
    ),
    ("card-game", "light", "dark"): "jedi 1 1 2 2 3 4 5 6 7 18",
}


@pytest.mark.parametrize(("way", "own"), OWN.items(), ids=[way[0] for way in OWN])
def test_a_deck_of_ones_own_is_kept_under_the_key_of_its_seat(
    house: House, way: tuple[str, str, str], own: str
) -> None:
    """Neither the foe nor a spectator is told of it; a ready deck is no secret."""
    game, mine, theirs = way
    builder = BUILDERS[game]
    seat = builder.settings.index(mine)
    picks = house.http.post(f"/api/decks/{game}/read", json={"text": own}).json()["picks"]
    ready = builder.seatings(picks)[0].foes[0]
    places = [{"kind": "human", "name": "North"}, {"kind": "open"}]
    made = house.create(*places[:: 1 - 2 * seat], game=game, variant="duel", settings={mine: own, theirs: ready})
    assert made["table"]["settings"] == {theirs: ready}
    door = f"/api/tables/{made['table']['id']}/decks"

    def told(token: str) -> object:
        return house.http.get(door, headers={"Authorization": f"Bearer {token}"}).json()

    foe = house.join(made["table"]["id"]).json()["token"]
    assert told(made["token"]) == {"decks": [{"seat": seat, "picks": picks}]}
    assert told(foe) == {"decks": []}
    assert house.http.get(door).status_code == 403
    assert house.http.get(door, headers={"Authorization": "Bearer nobody"}).status_code == 401


def test_decks_are_kept_on_a_shelf_under_a_key_of_ones_own(house: House) -> None:
    """Nobody else is told of them; a seat that is taken with the key has it; bad input changes nothing."""
    picks = BUILDERS["card-game"].ready["sith"]

    def key() -> dict[str, str]:
        return {"Authorization": f"Bearer {house.http.post('/api/shelf').json()['token']}"}

    def keep(who: dict[str, str], **deck: object) -> tuple[int, dict[str, object]]:
        wish = {"id": "a", "game": "card-game", "name": "Mine", "picks": picks, **deck}
        reply = house.http.post("/api/shelf/decks", json=wish, headers=who, params={"language": "en"})
        return reply.status_code, reply.json()

    def kept(who: dict[str, str]) -> list[str]:
        return [deck["name"] for deck in house.http.get("/api/shelf", headers=who).json()["decks"]]

    mine, other = key(), key()
    assert keep(mine) == (200, {"decks": 1, "most": MOST_DECKS})
    assert keep(mine, name="Mine, better") == (200, {"decks": 1, "most": MOST_DECKS})
    assert keep(mine, id="b", picks={"sith": 1}) == (200, {"decks": 2, "most": MOST_DECKS})
    assert (kept(mine), kept(other)) == (["Mine, better", "Mine"], [])
    assert house.http.get("/api/shelf", headers=mine).json()["decks"][0]["picks"] == picks
    for deck, status in (
        ({"picks": {"nobody": 1}}, 422),
        ({"picks": {"sith": 10**9}}, 422),
        ({"game": "star-realms"}, 404),
        ({"id": "../x"}, 422),
        ({"name": "x" * 61}, 422),
    ):
        assert keep(mine, **deck)[0] == status
    assert kept(mine) == ["Mine, better", "Mine"]
    made = house.http.post(
        "/api/tables", json={**DUEL, "seats": [{"kind": "human", "name": "A"}, {"kind": "open"}]}, headers=mine
    ).json()
    assert {"Authorization": f"Bearer {made['token']}"} == mine
    joined = house.http.post(f"/api/tables/{made['table']['id']}/seats", json={"name": "B"}, headers=mine).json()
    assert joined["token"] != made["token"]
    assert house.http.delete("/api/shelf/decks/a", headers=mine).json() == {"decks": 1, "most": MOST_DECKS}
    assert house.http.delete("/api/shelf", headers=mine).status_code == 200
    for who in (mine, {"Authorization": "Bearer nobody"}, {}):
        assert house.http.get("/api/shelf", headers=who).status_code == 401
        assert keep(who)[0] == 401
        assert house.http.delete("/api/shelf/decks/a", headers=who).status_code == 401
        assert house.http.delete("/api/shelf", headers=who).status_code == 401
    assert kept(other) == []


def test_a_shelf_is_full_one_day(house: House) -> None:
    who = {"Authorization": f"Bearer {house.http.post('/api/shelf').json()['token']}"}
    wish = {"game": "destiny", "picks": {"rey": 1}}
    for n in range(MOST_DECKS):
        assert house.http.post("/api/shelf/decks", json={**wish, "id": str(n)}, headers=who).status_code == 200
    full = house.http.post("/api/shelf/decks", json={**wish, "id": "more"}, headers=who, params={"language": "en"})
    assert (full.status_code, full.json()["text"]) == (409, "The shelf is full: at most 100 decks.")
    assert (
        house.http.post("/api/shelf/decks", json={**wish, "id": "0", "name": "again"}, headers=who).status_code == 200
    )
