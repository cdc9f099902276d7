"""Inside a process: stored before told, forgotten when idle, overtaken by another process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from kantyna.server.bus import Bus
from kantyna.server.database import open_database
from kantyna.server.errors import Refused
from kantyna.server.guest import WAITING, Guest
from kantyna.server.limits import RateLimits
from kantyna.server.live_table import LiveTable
from kantyna.server.presence import BELIEVED, POLLED, Presence
from kantyna.server.protocol.base import PROTOCOL
from kantyna.server.protocol.server_frames import Done, Failure, ServerFrame, Update
from kantyna.server.session import Session
from kantyna.server.settings import database_url
from kantyna.server.spectator_pacing import AT_ONCE, SpectatorPacing
from kantyna.server.store import Store
from kantyna.server.table_creation import open_table
from kantyna.server.table_service import MOST_IDLE, TableService
from kantyna.server.tokens import hashed
from tests.server.conftest import settings_for
from tests.server.services import HOT_SEAT, codes, frames, guest_at


async def service_at(url: str) -> TableService:
    settings = settings_for(url)
    return TableService(settings, Store(await open_database(url)), Bus(), RateLimits(settings.limits))


def in_house(tmp_path: Path, act: Callable[[TableService, LiveTable], Coroutine[Any, Any, None]]) -> None:
    """Open a table in a house of its own and do something there."""

    async def run() -> None:
        house = await service_at(database_url(tmp_path))
        try:
            record = await open_table(house.store, HOT_SEAT, "key", None, 0)
            await act(house, await house.table(record.id))
        finally:
            await house.close()

    asyncio.run(run())


def test_what_could_not_be_stored_was_never_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: TableService, live: LiveTable) -> None:
        guest = guest_at(live)
        before = live.playing().match.digest()

        async def broken(*_: object) -> None:
            assert frames(guest) == []  # nobody has been told yet
            raise OSError("the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr(house.store, "append", broken)
            with pytest.raises(OSError, match="full"):
                await live.answer([0, 1], 0, codes(live)[:1])
        assert frames(guest) == []
        assert live.playing().match.digest() == before
        await live.answer([0, 1], 0, codes(live)[:1])
        told = [frame for frame in frames(guest) if isinstance(frame, Update)]
        assert [update.version for update in told] == [1]
        assert len(await house.store.journal(live.record.id)) == 1

    in_house(tmp_path, act)


class Socket:
    """A connection whose guest says these things one after the other."""

    scope: ClassVar[dict[str, Any]] = {"type": "websocket", "client": ("127.0.0.1", 1)}

    def __init__(self, *said: dict[str, Any]) -> None:
        self.said = list(said)
        self.told: list[ServerFrame] = []

    async def accept(self) -> None:
        return

    async def receive(self) -> dict[str, Any]:
        await asyncio.sleep(0.05)
        if not self.said:
            return {"type": "websocket.disconnect", "code": 1000}
        return {"type": "websocket.receive", "text": msgspec.json.encode(self.said.pop(0)).decode()}

    async def send_text(self, text: str) -> None:
        self.told.append(msgspec.json.decode(text, type=ServerFrame))

    async def close(self, code: int) -> None:
        return


def test_a_fault_of_ours_is_told_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(house: TableService, live: LiveTable) -> None:
        async def broken(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(house.store, "append", broken)
        code = codes(live)[0]
        socket: Any = Socket(
            {"type": "hello", "protocol": PROTOCOL, "token": "key", "language": "en"},
            {"type": "answer", "id": 1, "version": 0, "codes": [code]},
            {"type": "ping", "id": 2},
        )
        await Session(house, socket, live.record.id).run()
        assert [frame.id for frame in socket.told if isinstance(frame, Done)] == [2]
        failure = next(frame for frame in socket.told if isinstance(frame, Failure))
        assert (failure.key, failure.id) == ("our-fault", 1)
        assert live.playing().version == 0

    in_house(tmp_path, act)
    assert "ZeroDivisionError" in caplog.text


def test_an_idle_table_leaves_the_memory_and_comes_back_the_same(tmp_path: Path) -> None:
    async def act(house: TableService, live: LiveTable) -> None:
        for version in range(60):
            await live.answer([0, 1], version, codes(live)[-1:] if version % 7 == 0 else codes(live)[:1])
        name, before = live.record.id, live.playing().match.digest()
        guest = guest_at(live)
        live.used -= house.settings.idle + 1
        house._forget_idle()
        assert name in house.tables  # somebody looks at it
        live.guests.discard(guest)
        house._forget_idle()
        assert name not in house.tables
        again = await house.table(name)
        assert again is not live
        assert again.playing().match.digest() == before
        assert again.playing().match.turns == live.playing().match.turns

    in_house(tmp_path, act)


def test_of_two_processes_the_slower_one_is_told_to_look_again(tmp_path: Path) -> None:
    async def act(house: TableService, live: LiveTable) -> None:
        other = await service_at(database_url(tmp_path))
        try:
            there = await other.table(live.record.id)
            first, second = codes(live)[0], codes(live)[-1]
            guest = guest_at(there)
            await live.answer([0, 1], 0, [first])
            with pytest.raises(Refused) as caught:
                await there.answer([0, 1], 0, [second])
            assert caught.value.key == "stale-version"
            assert there.playing().match.answers == live.playing().match.answers == [first]
            told = [frame for frame in frames(guest) if isinstance(frame, Update)]
            assert [update.version for update in told] == [1]
        finally:
            await other.close()

    in_house(tmp_path, act)


def test_who_reads_too_slowly_is_cut_off_and_nobody_waits() -> None:
    guest = Guest("", "en")
    for number in range(WAITING + 1):
        guest.send(Done(number))
    assert guest.slow
    assert guest.queue.get_nowait() is None
    assert guest.queue.empty()


def test_who_is_here_elsewhere_is_believed_for_a_while() -> None:
    now = [0.0]
    presence = Presence(2, lambda: now[0])
    assert presence.hear("other", [1])
    assert presence.is_here(1)
    assert not presence.hear("other", [1])
    assert presence.come([0])
    assert not presence.come([0])  # a second page for the same seat
    assert not presence.go([0])
    assert presence.go([0])
    now[0] += BELIEVED + 1
    assert not presence.is_here(1)


def test_who_asks_over_http_is_here_for_a_while() -> None:
    now = [0.0]
    presence = Presence(2, lambda: now[0])
    assert presence.poll([0])
    for _ in range(10):
        now[0] += POLLED - 1
        assert presence.is_here(0)
        assert presence.gone(0) == 0
        assert presence.here() == [0]
        assert not presence.poll([0])
    now[0] += POLLED + 5
    assert not presence.is_here(0)
    assert presence.gone(0) == POLLED + 5  # since it last asked
    assert presence.gone(1) == int(now[0])
    assert presence.poll([0])


def test_spectators_are_told_in_groups_and_others_come_in_between() -> None:
    async def act() -> None:
        crowd = SpectatorPacing()
        told: list[int] = []

        async def spectator(number: int) -> None:
            await crowd.turn()
            told.append(number)

        watching = [asyncio.create_task(spectator(number)) for number in range(5 * AT_ONCE)]
        groups = []
        while len(told) < len(watching):
            before = len(told)
            await asyncio.sleep(0)  # whoever plays
            groups.append(len(told) - before)
        assert told == list(range(5 * AT_ONCE))
        assert max(groups) == AT_ONCE
        await crowd.turn()  # nobody is left waiting

    asyncio.run(act())


def test_those_who_play_are_told_first_and_spectators_share_what_they_see(tmp_path: Path) -> None:
    async def act(house: TableService, live: LiveTable) -> None:
        told: list[tuple[str, bytes]] = []

        class Listener(Guest):
            def send_bytes(self, data: bytes) -> None:
                told.append((self.token, data))

        for number in range(30):
            live.guests.add(Listener("", "en" if number % 2 else "pl"))
        player = Listener(hashed("key"), "en")
        live.recognise(player)
        live.guests.add(player)
        await live.answer([0, 1], 0, codes(live)[:1])
        assert [who for who, _ in told] == [player.token] + 30 * [""]
        assert len({id(data) for _, data in told[1:]}) == 2  # one a language
        before = live.frame(Guest("", "en"), "hello", 0)
        assert live.frame(Guest("", "en"), "hello", 0) is before
        await live.answer([0, 1], 1, codes(live)[:1])
        assert live.frame(Guest("", "en"), "hello", 0) != before

    in_house(tmp_path, act)


def test_only_so_many_idle_tables_stay_in_the_memory(tmp_path: Path) -> None:
    async def act(house: TableService, live: LiveTable) -> None:
        guest_at(live)
        for number in range(MOST_IDLE + 5):
            other = LiveTable(house, live.record)
            other.used = number
            house.tables[f"t{number}"] = other
        house.clock = lambda: float(MOST_IDLE)
        house._forget_idle()
        assert live.record.id in house.tables
        assert sorted(house.tables.keys() - {live.record.id}) == sorted(f"t{n}" for n in range(5, MOST_IDLE + 5))

    in_house(tmp_path, act)
