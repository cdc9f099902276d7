"""Spectators see what everybody may see and can do nothing (R7)."""

from __future__ import annotations

import json
import random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kantyna.server.protocol.server_frames import Failure, Update
from tests.server.table import House, failed, play

NUMBER = st.integers(-5, 5000)
FRAMES = st.one_of(
    st.fixed_dictionaries(
        {"type": st.just("answer"), "id": NUMBER, "version": NUMBER, "codes": st.lists(NUMBER, max_size=5)}
    ),
    st.fixed_dictionaries({"type": st.just("undo"), "id": NUMBER, "version": NUMBER}),
    st.fixed_dictionaries({"type": st.just("undoAnswer"), "id": NUMBER, "yes": st.booleans()}),
    st.fixed_dictionaries({"type": st.just("hint"), "id": NUMBER}),
    st.fixed_dictionaries({"type": st.just("why"), "id": NUMBER, "code": NUMBER, "thing": NUMBER}),
    st.fixed_dictionaries({"type": st.just("leave"), "id": NUMBER, "level": NUMBER}),
    st.fixed_dictionaries({"type": st.just("replace"), "id": NUMBER, "seat": NUMBER, "level": NUMBER}),
    st.fixed_dictionaries({"type": st.just("story"), "id": NUMBER, "before": NUMBER}),
    st.fixed_dictionaries({"type": st.just("hello"), "protocol": NUMBER, "token": st.text(max_size=8)}),
)


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(frames=st.lists(FRAMES, min_size=1, max_size=30))
def test_whatever_a_spectator_sends_the_table_stays_as_it_is(house: House, frames: list[dict[str, Any]]) -> None:
    table, tokens = house.duel()
    with house.guest(table, tokens[0]) as north, house.guest(table) as spectator:
        north.until_version(0)
        spectator.until_version(0)
        for frame in frames:
            spectator.socket.send(json.dumps(frame))
        spectator.ask(type="ping")
        north.ask(type="ping")
        assert north.update is not None
        assert north.update.version == 0
        assert sum(isinstance(frame, Update) for frame in north.seen) == 1
        info = house.http.get(f"/api/tables/{table}").json()
        assert [seat["kind"] for seat in info["seats"]] == ["human", "human"]


def test_a_spectator_may_not_act_even_with_the_right_answer(house: House) -> None:
    table, tokens = house.duel()
    with house.guest(table, tokens[0]) as north, house.guest(table, tokens[1]) as south, house.guest(table) as watcher:
        for guest in (north, south, watcher):
            guest.until_version(0)
        codes = north.codes or south.codes
        failed(watcher.ask(type="answer", version=0, codes=codes[:1]), "spectators-watch")
        reply = house.http.post(f"/api/tables/{table}/answers", json={"version": 0, "codes": codes[:1]})
        assert (reply.status_code, reply.json()["key"]) == (403, "spectators-watch")


def test_a_stranger_with_a_made_up_token_is_a_spectator(house: House) -> None:
    table, tokens = house.duel()
    with house.guest(table, tokens[0] + "x") as stranger:
        assert any(isinstance(frame, Failure) and frame.key == "token-unknown" for frame in stranger.seen)
        assert stranger.welcome is not None
        assert stranger.welcome.held == []
        assert stranger.until_version(0).view.seat is None


def test_spectators_follow_the_whole_game(house: House) -> None:
    table, tokens = house.duel()
    with house.guest(table, tokens[0]) as north, house.guest(table, tokens[1]) as south, house.guest(table) as watcher:
        for guest in (north, south, watcher):
            guest.until_version(0)
        play([north, south, watcher], random.Random(11), 40)
        assert watcher.update is not None
        assert watcher.update.view.seat is None
        assert watcher.update.view.decision is None
