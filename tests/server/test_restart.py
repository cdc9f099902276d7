"""kill -9 in the middle of a game: every table is there afterwards, no accepted move is lost (R8)."""

from __future__ import annotations

import random
import signal
import threading
from pathlib import Path

from kantyna.server.protocol.server_frames import Done
from tests.server.backends import free_port, redis, wait_for
from tests.server.servers import Process, process
from tests.server.table import Guest, House


def kill_in_the_middle(server: Process) -> None:
    """Kill right after an answer was accepted and, another time, with an answer on its way."""
    house = server.start()
    dice = random.Random(17)
    table, tokens = house.duel()
    seated = house.create({"kind": "human", "name": "A"}, {"kind": "level", "level": 1})
    waiting = house.create()
    accepted = 0
    for round_ in range(3):
        guests = [house.guest(table, token) for token in tokens]
        for guest in guests:
            guest.until_version(accepted)
            assert guest.update is not None
            assert guest.update.version >= accepted
        for _ in range(7):
            asked = next(guest for guest in guests if guest.codes)
            assert asked.update is not None
            version = asked.update.version
            assert isinstance(asked.answer(asked.busy(dice)), Done)
            for guest in guests:
                guest.until_version(version + 1)
            accepted = version + 1
        before = [guest.update.view for guest in guests if guest.update is not None]
        if round_ == 1:  # one more, whose answer nobody waits for
            asked = next(guest for guest in guests if guest.codes)
            assert asked.update is not None
            asked.send(type="answer", version=asked.update.version, codes=[asked.busy(dice)])
        server.kill()
        for guest in guests:
            guest.open.close()
        house = server.start()
        for token, view in zip(tokens, before, strict=True):
            with house.guest(table, token) as again:
                found = again.until_version(accepted)
                if found.version == accepted:
                    assert found.view == view
                else:
                    assert round_ == 1
                    assert found.version == accepted + 1
    assert house.http.get(f"/api/tables/{waiting['table']['id']}").json()["state"] == "open"
    bot_goes_on(house.guest(seated["table"]["id"], seated["token"]), dice)


def bot_goes_on(guest: Guest, dice: random.Random) -> None:
    """A bot that was asked when its process fell is asked again."""
    with guest:
        guest.until_version(0)
        for _ in range(30):
            if guest.codes:
                guest.answer(dice.choice(guest.codes))
            else:
                guest.receive()
        assert guest.update is not None
        assert guest.update.version > 0


def test_who_waits_for_news_when_the_server_ends_is_answered(tmp_path: Path) -> None:
    with process(str(tmp_path)) as server:
        house = server.start()
        table, tokens = house.duel()
        assert server.process is not None
        answers: list[int] = []

        def wait() -> None:
            headers = {"Authorization": f"Bearer {tokens[0]}"}
            with house.http.stream(
                "GET", f"/api/tables/{table}/situation", params={"since": 0, "wait": 25}, headers=headers
            ) as reply:
                answers.append(reply.status_code)

        waiting = threading.Thread(target=wait)
        waiting.start()
        door = 'kantyna_requests_total{door="/api/tables/{table}/situation"'
        wait_for(lambda: "kantyna_waiting 1.0" in house.http.get("/metrics").text, "the long poll")
        assert door not in house.http.get("/metrics").text
        server.process.send_signal(signal.SIGTERM)
        waiting.join(30)
        assert answers == [200]
        assert server.process.wait(30) == -signal.SIGTERM


def test_nothing_is_lost_with_sqlite(tmp_path: Path) -> None:
    with process(str(tmp_path)) as server:
        kill_in_the_middle(server)


def test_nothing_is_lost_with_postgres(postgres_url: str, redis_url: str) -> None:
    with process(postgres_url, KANTYNA_BUS=redis_url) as server:
        kill_in_the_middle(server)


def test_two_processes_serve_one_set_of_tables(postgres_url: str, redis_url: str) -> None:
    with process(postgres_url, KANTYNA_BUS=redis_url) as one, process(postgres_url, KANTYNA_BUS=redis_url) as two:
        first, second = one.start(), two.start()
        mine = first.create()
        table = mine["table"]["id"]
        with first.guest(table, mine["token"]) as north:
            theirs = second.join(table)
            assert theirs.status_code == 201
            with second.guest(table, theirs.json()["token"]) as south, second.guest(table) as watcher:
                guests = [north, south, watcher]
                for guest in guests:
                    guest.until_version(0)
                dice = random.Random(6)
                for made in range(40):
                    asked = next(guest for guest in guests if guest.codes)
                    assert isinstance(asked.answer(asked.busy(dice)), Done)
                    for guest in guests:
                        guest.until_version(made + 1)
                assert north.update is not None
                assert watcher.update is not None
                assert north.update.view.zones[-1].size == watcher.update.view.zones[-1].size
                wait_for(lambda: all_here(first, table) and all_here(second, table), "who is here")
                # One process falls; its player goes on at the other.
                one.kill()
                with second.guest(table, mine["token"]) as again:
                    again.until_version(40)
                    asked = next(guest for guest in (again, south) if guest.codes)
                    asked.answer(asked.busy(dice))
                    again.until_version(41)
                    south.until_version(41)


def all_here(house: House, table: str) -> bool:
    return all(seat["here"] for seat in house.http.get(f"/api/tables/{table}").json()["seats"])


def test_two_processes_never_accept_two_answers_to_one_decision(postgres_url: str, redis_url: str) -> None:
    with process(postgres_url, KANTYNA_BUS=redis_url) as one, process(postgres_url, KANTYNA_BUS=redis_url) as two:
        first, second = one.start(), two.start()
        table, tokens = first.duel()
        dice = random.Random(9)
        for made in range(15):
            holders = [first.guest(table, token) for token in tokens] + [second.guest(table, token) for token in tokens]
            for guest in holders:
                guest.until_version(made)
            asked = [guest for guest in holders if guest.codes]
            assert len(asked) == 2
            for guest in asked:
                guest.send(type="answer", version=made, codes=[guest.busy(dice)])
            for guest in holders:
                guest.until_version(made + 1)
                guest.open.close()
        counts = {
            house.http.get(f"/api/tables/{table}/situation").json()["update"]["version"] for house in (first, second)
        }
        assert counts == {15}


def test_tables_go_on_without_the_bus_and_catch_up_when_it_is_back(postgres_url: str) -> None:
    port = free_port()
    bus = f"redis://127.0.0.1:{port}/0"
    with process(postgres_url, KANTYNA_BUS=bus) as one, process(postgres_url, KANTYNA_BUS=bus) as two:
        dice = random.Random(12)
        with redis(port):
            first, second = one.start(), two.start()
            table, tokens = first.duel()
            here = [first.guest(table, token) for token in tokens]
            there = second.guest(table)
            for guest in (*here, there):
                guest.until_version(0)
        for made in range(4):  # the bus is gone
            asked = next(guest for guest in here if guest.codes)
            assert isinstance(asked.answer(asked.busy(dice)), Done)
            for guest in here:
                guest.until_version(made + 1)
        assert there.update is not None
        assert there.update.version == 0
        with redis(port):
            there.until_version(4)
        for guest in (*here, there):
            guest.open.close()
