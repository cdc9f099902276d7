"""Playing at a table over the wire."""

from __future__ import annotations

import random
import time
from contextlib import ExitStack

import httpx2 as httpx
import pytest

from kantyna.server.protocol.server_frames import Done, Explained, Hinted, Story, TableChanged, Thinking
from tests.server.table import House, failed, play


def test_a_whole_game_between_two_people_and_another_at_the_same_table(house: House) -> None:
    """The game is a replay when it is over, and they play again with the tokens they have."""
    table, tokens = house.duel(undo="free", hints=False)

    def again(token: str) -> httpx.Response:
        return house.http.post(f"/api/tables/{table}/again", headers={"Authorization": f"Bearer {token}"})

    assert again(tokens[0]).json()["key"] == "game-goes-on"
    with house.guest(table, tokens[0], language="pl") as north, house.guest(table, tokens[1]) as south:
        north.until_version(0)
        south.until_version(0)
        length = play([north, south], random.Random(5))
        assert north.update is not None
        assert south.update is not None
        outcome = south.update.view.outcome
        assert outcome is not None
        assert len(outcome.winners) == 1
        assert outcome.text
        assert north.update.view.decision is None
        assert north.update.can_undo == "no"
        failed(north.answer(0), "answer-game-over")
        first, second = again(tokens[1]), again(tokens[0])
        north.until(lambda frame: isinstance(frame, TableChanged) and frame.table.next)
    assert house.http.get(f"/api/tables/{table}").json()["replay"] == table
    replay = house.http.get(f"/api/replays/{table}").json()
    assert [(seat["kind"], seat["name"]) for seat in replay["seats"]] == [("human", "North"), ("human", "South")]
    assert (replay["length"], replay["outcome"]["winners"]) == (length, outcome.winners)
    last = house.http.get(f"/api/replays/{table}/steps/{length}", params={"seat": 1, "language": "en"}).json()
    assert last["view"]["outcome"] == replay["outcome"]

    assert (first.status_code, second.status_code) == (201, 201)
    new = first.json()["table"]
    assert second.json()["table"]["id"] == new["id"] != table
    assert (new["state"], new["undo"], new["hints"]) == ("playing", "free", False)
    assert [seat["name"] for seat in new["seats"]] == ["North", "South"]
    assert (first.json()["seats"], second.json()["seats"]) == ([1], [0])
    with house.guest(new["id"], tokens[0]) as north:
        assert north.welcome is not None
        assert north.welcome.held == [0]


def test_only_who_played_may_have_it_laid_again(house: House) -> None:
    table, _ = house.duel()
    assert house.http.post(f"/api/tables/{table}/again").json()["key"] == "spectators-watch"
    stranger = {"Authorization": "Bearer nobodys"}
    assert house.http.post(f"/api/tables/{table}/again", headers=stranger).json()["key"] == "token-unknown"


def test_a_view_comes_in_the_asked_language(house: House) -> None:
    table, tokens = house.duel()
    texts = {}
    for language in ("pl", "en"):
        for token in tokens:
            with house.guest(table, token, language=language) as guest:
                guest.until_version(0)
                assert guest.update is not None
                if guest.update.view.decision is not None:
                    texts[language] = [option.text for option in guest.update.view.decision.options]
    assert "End the turn" in texts["en"]
    assert "Zakończ turę" in texts["pl"]


def test_the_language_can_be_changed_at_the_table(house: House) -> None:
    table, tokens = house.duel()
    with house.guest(table, tokens[0]) as guest:
        guest.until_version(0)
        assert isinstance(guest.ask(type="language", language="pl"), Done)
        failed(guest.ask(type="undo", version=0), "undo-not-now")
        assert "cofnąć" in guest.raw[-1]


def test_our_bot_plays_and_shows_that_it_thinks(house: House) -> None:
    seated = house.create({"kind": "human", "name": "North"}, {"kind": "level", "level": 3})
    with house.guest(seated["table"]["id"], seated["token"]) as guest:
        guest.until_version(0)
        dice = random.Random(1)
        assert guest.update is not None
        while not any(isinstance(frame, Thinking) for frame in guest.seen) or guest.update.version == 0:
            if guest.codes:
                guest.answer(dice.choice(guest.codes))
            else:
                guest.receive()


def test_a_bot_against_a_bot_is_a_game_to_watch(house: House) -> None:
    seated = house.create({"kind": "level", "level": 1}, {"kind": "level", "level": 1})
    assert seated["seats"] == []
    with house.guest(seated["table"]["id"]) as watcher:
        assert watcher.until_version(20).view.seat is None


def test_a_chain_of_answers_is_all_or_nothing(house: House) -> None:
    with house.dealt() as (asked, other):
        assert asked.update is not None
        play_code = asked.code("play")
        nonsense = max(asked.codes) + 1
        failed(asked.answer(play_code, nonsense), "answer-not-offered")
        assert asked.update.version == 0
        hand = next(zone for zone in asked.update.view.zones if zone.kind == "hand" and zone.things)
        twice = [card.name for card in hand.things].count(next(o.name for o in asked.options if o.code == play_code))
        codes = [play_code] * twice
        assert isinstance(asked.answer(*codes), Done)
        assert asked.update.version == twice
        assert other.until_version(twice).view.decision is None


def test_a_stale_answer_is_refused_and_the_table_shown_again(house: House) -> None:
    with house.dealt() as (asked, _):
        first = asked.codes[0]
        asked.answer(first)
        failed(asked.answer(first, version=0), "stale-version")
        before = len(asked.seen)
        asked.receive()
        assert asked.update is asked.seen[before]


def test_only_the_asked_seat_answers(house: House) -> None:
    with house.dealt() as (asked, other):
        failed(other.answer(asked.codes[0]), "answer-not-asked")


def test_a_hot_seat_sees_what_the_asked_seat_sees(house: House) -> None:
    seated = house.create({"kind": "human", "name": "A"}, {"kind": "hot-seat", "name": "B"})
    assert seated["seats"] == [0, 1]
    dice = random.Random(3)
    with house.guest(seated["table"]["id"], seated["token"]) as guest:
        guest.until_version(0)
        seats = set()
        for _ in range(40):
            assert guest.update is not None
            assert guest.update.view.decision is not None
            assert guest.update.view.seat == guest.update.view.asked
            seats.add(guest.update.view.seat)
            version = guest.update.version
            guest.answer(dice.choice(guest.codes))
            guest.until_version(version + 1)
        assert seats == {0, 1}


def test_why_not_is_answered_with_a_rule_and_only_to_the_asker(house: House) -> None:
    with house.dealt() as (asked, other):
        assert asked.update is not None
        row = next(zone for zone in asked.update.view.zones if zone.kind == "trade-row")
        told = asked.ask(type="why", thing=row.things[0].id)
        assert isinstance(told, Explained)
        assert not told.can
        assert told.refusals[0].verb == "buy"
        assert told.refusals[0].rule.startswith("SR-")
        assert told.refusals[0].text
        can = asked.ask(type="why", code=asked.codes[0])
        assert isinstance(can, Explained)
        assert can.can
        assert isinstance(other.ask(type="ping"), Done)
        assert not any(isinstance(frame, Explained) for frame in other.seen)


def test_undo_is_free_until_something_is_shown_then_the_others_agree(house: House) -> None:
    with house.dealt() as (asked, other):
        assert asked.update is not None
        start = asked.update.view
        asked.answer(asked.code("play"))
        assert asked.update.can_undo == "free"
        assert asked.update.story > 0
        assert isinstance(asked.ask(type="undo", version=asked.update.version), Done)
        assert asked.update.view == start
        # The line of the first turn stays.
        assert (asked.update.story, asked.update.first) == (1, 1)
        # The end of the turn draws cards: now the other has to agree.
        asked.answer(asked.code("end"))
        assert asked.update.can_undo == "ask"
        ended = asked.update.version
        assert isinstance(asked.ask(type="undo", version=ended), Done)
        assert other.until_version(ended + 1).undo_asked == start.seat
        failed(asked.ask(type="undoAnswer", yes=True), "undo-not-asked")
        assert isinstance(other.ask(type="undoAnswer", yes=False), Done)
        refused = asked.until_version(ended + 2)
        assert (refused.undo_asked, refused.undo_refused) == (-1, other.update.view.seat if other.update else None)
        asked.ask(type="undo", version=asked.update.version)
        other.until_version(ended + 3)
        other.ask(type="undoAnswer", yes=True)
        assert asked.until_version(ended + 5).view == start


def test_against_bots_nobody_minds_an_undo(house: House) -> None:
    seated = house.create({"kind": "human", "name": "North"}, {"kind": "level", "level": 1})
    with house.guest(seated["table"]["id"], seated["token"]) as guest:
        guest.until(lambda _: bool(guest.codes))
        assert guest.update is not None
        before = guest.update.view
        assert isinstance(guest.answer(guest.code("end")), Done)
        guest.until(lambda _: guest.update is not None and guest.update.view.turn > before.turn and bool(guest.codes))
        assert guest.update.can_undo == "free"
        assert isinstance(guest.ask(type="undo", version=guest.update.version), Done)
        assert guest.update.view == before


def test_whoever_has_agreed_to_an_undo_is_not_asked_again(house: House) -> None:
    first = house.create({"kind": "human", "name": "A"}, {"kind": "open"}, {"kind": "open"}, variant="free-for-all")
    table = first["table"]["id"]
    tokens = [first["token"], *(house.join(table, name).json()["token"] for name in ("B", "C"))]
    with ExitStack() as stack:
        guests = [stack.enter_context(house.guest(table, token)) for token in tokens]
        for guest in guests:
            guest.until_version(0)
        asks = next(guest for guest in guests if guest.codes)
        agrees, waits = [guest for guest in guests if guest is not asks]
        asks.answer(asks.code("end"))
        version = asks.update.version
        asks.ask(type="undo", version=version)
        seat = asks.update.view.seat
        assert agrees.until_version(version + 1).undo_asked == seat
        assert isinstance(agrees.ask(type="undoAnswer", yes=True), Done)
        assert agrees.until_version(version + 2).undo_asked == -1
        assert waits.until_version(version + 2).undo_asked == seat
        assert asks.until_version(version + 2).undo_asked == seat


@pytest.mark.parametrize("policy", ["never", "free"])
def test_a_table_can_forbid_undo(house: House, policy: str) -> None:
    with house.dealt(undo=policy) as (asked, _):
        assert asked.update is not None
        asked.answer(asked.code("end"))
        assert asked.update.can_undo == "no"
        failed(asked.ask(type="undo", version=asked.update.version), "undo-not-now")


def test_a_hint_names_an_option_and_its_reason(house: House) -> None:
    seated = house.create({"kind": "human", "name": "A"}, {"kind": "hot-seat", "name": "B"})
    with house.guest(seated["table"]["id"], seated["token"]) as guest:
        guest.until_version(0)
        told = guest.ask(type="hint")
        assert isinstance(told, Hinted), told
        assert told.code in guest.codes
        assert told.text
        assert "%" in told.reason or told.reason == "No need to think it over: this comes first."


def test_a_table_can_forbid_hints(house: House) -> None:
    seated = house.create({"kind": "human", "name": "A"}, {"kind": "hot-seat", "name": "B"}, hints=False)
    with house.guest(seated["table"]["id"], seated["token"]) as guest:
        guest.until_version(0)
        assert guest.update is not None
        assert not guest.update.can_hint
        failed(guest.ask(type="hint"), "hints-off")


def test_the_story_goes_on_where_a_guest_left_it(house: House) -> None:
    table, tokens = house.duel()
    with house.guest(table, tokens[0]) as north, house.guest(table, tokens[1]) as south:
        north.until_version(0)
        south.until_version(0)
        play([north, south], random.Random(8), 30)
        assert north.update is not None
        lines = north.update.story
        with house.guest(table, tokens[0], since=lines - 3) as again:
            again.until_version(30)
            assert again.update is not None
            assert again.update.first == lines - 3
            assert [line.n for line in again.update.events] == [lines - 3, lines - 2, lines - 1]
            earlier = again.ask(type="story", before=5)
            assert isinstance(earlier, Story)
            assert [line.n for line in earlier.events] == [0, 1, 2, 3, 4]
            assert all(line.text for line in earlier.events)
            assert any(line.rule for line in earlier.events)


def test_who_leaves_gives_the_seat_to_a_bot_and_watches(house: House) -> None:
    table, tokens = house.duel()
    with house.guest(table, tokens[0]) as north, house.guest(table, tokens[1]) as south:
        north.until_version(0)
        south.until_version(0)
        assert isinstance(north.ask(type="leave", level=1), Done)
        assert north.welcome is not None
        assert north.welcome.held == []
        failed(north.answer(1), "spectators-watch")
        seats = house.http.get(f"/api/tables/{table}").json()["seats"]
        assert (seats[0]["kind"], seats[0]["level"]) == ("level", 1)
        dice = random.Random(2)
        for _ in range(200):
            assert south.update is not None
            if south.update.version > 5:
                break
            if south.codes:
                south.answer(dice.choice(south.codes))
            else:
                south.receive()


def test_the_seat_of_somebody_who_is_gone_can_be_given_to_a_bot(house: House) -> None:
    table, tokens = house.duel()
    north = house.guest(table, tokens[0])
    with house.guest(table, tokens[1]) as south:
        south.until_version(0)
        failed(south.ask(type="replace", seat=0), "seat-not-gone")
        north.open.close()
        reply = south.ask(type="replace", seat=0)
        for _ in range(100):
            if isinstance(reply, Done):
                break
            failed(reply, "seat-not-gone")
            reply = south.ask(type="replace", seat=0)
            time.sleep(0.1)
        assert isinstance(reply, Done)
        failed(south.ask(type="replace", seat=0), "seat-of-bot")
        assert house.http.get(f"/api/tables/{table}").json()["seats"][0]["kind"] == "level"


@pytest.mark.parametrize(("wish", "asked"), [("always", True), ("here", False)])
def test_a_seat_says_where_it_wants_to_be_asked(house: House, wish: str, asked: bool) -> None:
    """Passes are given for a seat that doesn't want to be asked, and it can want to be asked everywhere."""
    seats = [{"kind": "human", "name": "A"}, {"kind": "hot-seat", "name": "B"}]
    seated = house.create(*seats, game="card-game")
    dice = random.Random(7)
    windows = 0
    with house.guest(seated["table"]["id"], seated["token"]) as guest:
        guest.until_version(0)
        assert isinstance(guest.ask(type="stops", wish=wish, places=[]), Done)
        for _ in range(60):
            if not guest.codes:
                guest.receive()
                continue
            assert guest.update is not None
            assert guest.update.view.decision is not None
            windows += guest.update.view.decision.kind in ("action", "respond")
            version = guest.update.version
            guest.answer(dice.choice(guest.codes))
            guest.until_version(version + 1)
        assert (windows > 0) is asked
        failed(guest.ask(type="stops", wish="here", places=["kitchen"]), "stops-unknown-place")
    with house.guest(seated["table"]["id"], seated["token"]) as again:
        assert again.welcome is not None
        assert again.welcome.stops == wish
