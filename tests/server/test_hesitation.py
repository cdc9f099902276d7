"""How long an answer of ours takes tells nothing of what could have been answered."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kantyna.players.factory import BUDGET
from kantyna.server.bot_driver import HASTE
from kantyna.server.bot_worker import Word
from kantyna.server.guest import Guest
from kantyna.server.live_table import LiveTable
from kantyna.server.presence import BELIEVED
from kantyna.server.protocol.lobby import CreateTable, SeatWish
from kantyna.server.protocol.server_frames import Thinking
from kantyna.server.records import Seat
from kantyna.server.table_creation import open_table
from kantyna.server.table_service import TableService
from kantyna.server.tokens import hashed
from tests.server.services import BOTS, Clock, Wired, frames, guest_at, run, service_at, serving

PACE = 0.5
DRAWN = 2.2


class Thinkers:
    """They take their time, as long as they are given, and answer by chance."""

    def __init__(self, clock: Clock, house: TableService) -> None:
        self.clock = clock
        self.service = house
        self.dice = random.Random(5)
        self.players: list[str] = []
        self.options: list[int] = []

    async def think(self, task: Any, _asker: Any, progress: Any) -> Word:
        self.players.append(task.player)
        if budget := BUDGET.fullmatch(task.player):
            seconds = int(budget[2]) / 1000
            spent = 0.0
            while spent + 0.2 < seconds:
                self.clock.now += 0.2
                spent += 0.2
                progress(spent / seconds)
        return Word("done", code=self.dice.choice(self.options))

    async def close(self) -> None:
        return


@asynccontextmanager
async def at_a_pace(
    folder: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[TableService, Thinkers]]:
    """A service whose bots wait as long as is drawn, and answer only when they are made to."""
    monkeypatch.setattr("kantyna.server.bot_driver.random.uniform", lambda low, high: min(high, DRAWN))
    async with serving(folder, clock) as house:
        await house.thinkers.close()
        house.settings = replace(house.settings, pace=PACE)
        thinkers = Thinkers(clock, house)
        monkeypatch.setattr(house, "thinkers", thinkers)
        monkeypatch.setattr(house.driver, "wake", lambda live: None)
        yield house, thinkers


async def passed(
    house: TableService, live: LiveTable, thinkers: Thinkers, most: int
) -> dict[bool, set[tuple[float, int]]]:
    """Play on; for each secret answer, by whether there was nothing but the pass: its time, and words about it."""
    found: dict[bool, set[tuple[float, int]]] = {True: set(), False: set()}
    watcher = guest_at(live)
    for _ in range(most):
        course = live.playing()
        asked = course.match.decision(course.match.pending_seat)
        if asked is None:
            break
        thinkers.options = list(asked.options)
        frames(watcher)
        before = thinkers.clock.now
        await house.driver._answer(live, course)
        if course.match.spec.stop_of(asked) >= 0:
            told = sum(isinstance(frame, Thinking) for frame in frames(watcher))
            found[len(asked.options) == 1].add((round(thinkers.clock.now - before, 3), told))
    return found


@pytest.mark.parametrize("level", [2, 5])
def test_a_bots_pass_takes_as_long_and_looks_the_same_whatever_it_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: int
) -> None:
    async def act(clock: Clock) -> None:
        async with at_a_pace(tmp_path, clock, monkeypatch) as (house, thinkers):
            wish = CreateTable("card-game", "duel", [SeatWish("level", level=level), SeatWish("level", level=level)])
            record = await open_table(house.store, wish, "key", None, 8, "")
            live = await house.table(record.id)
            found = await passed(house, live, thinkers, 150)
        assert found[True] == found[False]
        assert {seconds for seconds, _ in found[True]} == {round(PACE * DRAWN, 3)}
        assert len({told for _, told in found[True]}) == 1
        assert min(told for _, told in found[True]) > 0

    run(act)


@pytest.mark.parametrize(("hurried", "part"), [(False, 1.0), (True, HASTE)])
def test_a_pass_for_somebody_takes_as_long_whatever_they_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hurried: bool, part: float
) -> None:
    async def act(clock: Clock) -> None:
        async with at_a_pace(tmp_path, clock, monkeypatch) as (house, _):
            dice = random.Random(7)
            found: dict[bool, set[float]] = {True: set(), False: set()}
            wish = CreateTable("card-game", "duel", [SeatWish("human", name="A"), SeatWish("hot-seat", name="B")])
            live = await house.table((await open_table(house.store, wish, "key", None, 8, "")).id)
            guest_at(live).haste = hurried
            for place, seat in enumerate(live.record.seats):
                live.record.seats[place] = Seat(seat.kind, seat.name, 0, seat.token, None, "here")
            for _ in range(150):
                course = live.playing()
                asked = course.match.decision(course.match.pending_seat)
                assert asked is not None
                before = clock.now
                if house.driver.passes(live) is None:
                    await live.answer([0, 1], course.version, [dice.choice(asked.options)])
                else:
                    await house.driver._answer(live, course)
                    found[len(asked.options) == 1].add(round(clock.now - before, 3))
        assert found[True] == found[False] == {round(PACE * DRAWN * part, 3)}

    run(act)


def test_bots_hurry_only_if_everybody_who_plays_wants_it(tmp_path: Path) -> None:
    async def act(clock: Clock) -> None:
        house, _ = await service_at(tmp_path, clock)
        wish = CreateTable("card-game", "duel", [SeatWish("human", name="A"), SeatWish("human", name="B")])
        live = await house.table((await open_table(house.store, wish, "key", None, 8, "")).id)
        live.record.seats[1] = replace(live.record.seats[1], token=hashed("other"))
        first, second = guest_at(live), guest_at(live, "other")
        told = []
        for first.haste, second.haste in ((False, False), (True, False), (True, True), (False, True)):
            told.append(live.hurried())
        await house.close()
        assert told == [False, False, True, False]

    run(act)


def test_a_hurry_is_told_to_the_process_whose_bot_thinks(tmp_path: Path) -> None:
    async def act(clock: Clock) -> None:
        near, far = Wired(), Wired()
        house, _ = await service_at(tmp_path, clock, near)
        other, _ = await service_at(tmp_path, clock, far)
        near.others, far.others = [other], [house]
        wish = CreateTable("card-game", "duel", [SeatWish("human", name="A"), SeatWish("level", level=3)])
        name = (await open_table(house.store, wish, "key", None, 8, "")).id
        here, there = await house.table(name), await other.table(name)
        guest = Guest(hashed("key"), "en")
        assert there.recognise(guest)
        await there.come(guest)
        told = [here.hurried()]
        for on in (True, False, True):
            await there.hurry(guest, on)
            told.append(here.hurried())
        clock.now += BELIEVED  # that process fell silent
        told.append(here.hurried())
        await other._keep_tidy()
        told.append(here.hurried())
        await there.go(guest)
        told.append(here.hurried())
        for one in (house, other):
            await one.close()
        assert told == [False, True, False, True, False, True, False]

    run(act)


def test_where_nothing_is_secret_a_bot_does_not_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(clock: Clock) -> None:
        house, _ = await service_at(tmp_path, clock)
        house.settings = replace(house.settings, pace=PACE)
        monkeypatch.setattr(house.driver, "wake", lambda live: None)
        try:
            live = await house.table((await open_table(house.store, BOTS, "key", None, 8, "")).id)
            for _ in range(20):
                await house.driver._answer(live, live.playing())
        finally:
            await house.close()
        assert set(clock.pauses) == {0.0}

    run(act)
