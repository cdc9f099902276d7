"""Nothing that a guest asks for keeps the others waiting, however long the game: counted in steps of the engine."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from kantyna.kernel import engine
from kantyna.kernel.errors import IllegalAnswer
from kantyna.kernel.rng import Dice
from kantyna.play import match as matches
from kantyna.play import segment as segments
from kantyna.play.match import Match
from kantyna.play.segment import KEPT, LENGTH
from kantyna.server.bot_worker import Think
from kantyna.server.journaled_match import encode_keyframe
from kantyna.server.live_table import AT_ONCE, LiveTable
from kantyna.server.protocol.client_frames import EarlierStory
from kantyna.server.protocol.replays import Branch
from kantyna.server.records import Kept
from kantyna.server.session import earlier
from kantyna.server.table_creation import branch_off
from kantyna.server.table_loading import load_viewer
from kantyna.server.table_service import TableService
from tests.server.services import Clock, guest_at, run, serving


class Steps:
    """The answers that the engine was given: on the event loop, and beside it."""

    def __init__(self) -> None:
        self.loop = 0
        self.beside = 0

    def take(self) -> tuple[int, int]:
        taken = self.loop, self.beside
        self.loop = self.beside = 0
        return taken


@contextmanager
def counting(monkeypatch: pytest.MonkeyPatch) -> Iterator[Steps]:
    steps = Steps()

    def submit(*given: Any) -> object:
        if threading.current_thread() is threading.main_thread():
            steps.loop += 1
        else:
            steps.beside += 1
        return engine.submit(*given)

    with monkeypatch.context() as patched:
        patched.setattr(matches, "submit", submit)
        patched.setattr(segments, "submit", submit)
        yield steps


@pytest.fixture(scope="module")
def long() -> Match:
    """Random play goes on for long."""
    for seed in range(50):
        match, dice = Match.new("star-realms", "duel", 2, seed=seed), Dice(seed)
        while not match.over and match.count < 1190:
            options = match.options(match.pending_seat)
            match.submit(match.pending_seat, options[dice.below(len(options))].code)
        if not match.over:
            return match
    raise AssertionError("no seed gives a long game")


async def branch(house: TableService, match: Match, step: int) -> str:
    frames = [Kept(frame.count, frame.count, encode_keyframe(frame)) for frame in match.keyframes()]
    seat = match.at(step).pending_seat
    record = await branch_off(house.store, match.replay(), match, frames, Branch(step, seat), "key", "")
    return record.id


async def loaded(house: TableService, match: Match, step: int) -> LiveTable:
    return await house.table(await branch(house, match, step))


@pytest.mark.parametrize("step", [20, 1190])
def test_a_table_is_there_after_a_stretch(
    step: int, long: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(clock: Clock) -> None:
        async with serving(tmp_path, clock) as house:
            name = await branch(house, long, step)
            with counting(monkeypatch) as steps:
                live = await house.table(name)
                loop, beside = steps.take()
            assert loop == 0
            assert beside <= 4 * KEPT  # to stand there, and to tell the last lines of the story
            assert live.playing().match.digest() == long.at(step).digest()
            assert live.playing().version == step

    run(act)


@pytest.mark.parametrize("step", [20, 1190])
def test_answers_that_do_not_fit_cost_next_to_nothing(
    step: int, long: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(clock: Clock) -> None:
        async with serving(tmp_path, clock) as house:
            live = await loaded(house, long, step)
            seat = live.playing().match.pending_seat
            good = live.playing().match.options(seat)[0].code
            with counting(monkeypatch) as steps:
                for codes in ([999_999, 999_999], [good, 999_999]):
                    with pytest.raises(IllegalAnswer):
                        await live.answer([seat], step, codes)
                loop, beside = steps.take()
                assert loop <= AT_ONCE
                assert beside == 0
                with pytest.raises(IllegalAnswer):
                    await live.answer([0, 1], step, [good] * 60)
                assert steps.take()[0] <= AT_ONCE

    run(act)


@pytest.mark.parametrize("step", [20, 1190])
def test_an_undo_costs_a_stretch_and_is_done_beside(
    step: int, long: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(clock: Clock) -> None:
        async with serving(tmp_path, clock) as house:
            live = await loaded(house, long, step)
            guest = guest_at(live)
            for seat in live.record.seats:
                seat.kind, seat.token = "human", guest.token
            live.recognise(guest)
            before = live.playing().match.digest()
            await live.answer(guest.held, step, [live.playing().match.options(guest.seat)[0].code])
            with counting(monkeypatch) as steps:
                await live.undo(guest, step + 1)
                loop, beside = steps.take()
            assert loop == 0
            assert beside <= KEPT
            assert live.playing().match.digest() == before
            await house.table(live.record.id)

    run(act)


def test_what_was_undone_leaves_no_keyframe(tmp_path: Path, long: Match) -> None:
    """Back over the last keyframe and on another way: whoever loads the table stands where the players do."""

    async def act(clock: Clock) -> None:
        async with serving(tmp_path, clock) as house:
            live = await loaded(house, long, KEPT - 1)
            guest = guest_at(live)
            for seat in live.record.seats:
                seat.kind, seat.token = "human", guest.token
            live.recognise(guest)

            async def answer(which: int) -> None:
                match = live.playing().match
                options = match.options(match.pending_seat)
                await live.answer([match.pending_seat], live.playing().version, [options[which].code])

            await answer(0)
            assert [one.count for one in await house.store.keyframes(live.record.id)] == [KEPT]
            guest.look(live.playing().match.given[-1].seat)
            guest.seat = live.playing().match.given[-1].seat
            await live.undo(guest, live.playing().version)
            assert await house.store.keyframes(live.record.id) == []
            for _ in range(LENGTH):
                await answer(-1)
            kept = await house.store.keyframes(live.record.id)
            assert [(one.count, one.version) for one in kept] == [(KEPT, KEPT + 2)]
            del house.tables[live.record.id]
            again = await house.table(live.record.id)
            assert again.playing().match.digest() == live.playing().match.digest()
            assert again.playing().match.replay() == live.playing().match.replay()
            assert again.playing().version == live.playing().version

    run(act)


def test_a_long_game_without_keyframes_is_played_again_by_another_process(
    long: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(clock: Clock) -> None:
        async with serving(tmp_path, clock) as house:
            name = await branch(house, long, 1190)
            await house.store.keep(name, [])
            with counting(monkeypatch) as steps:
                live = await house.table(name)
                loop, beside = steps.take()
            assert loop == 0
            assert beside <= 4 * KEPT
            assert live.playing().match.digest() == long.digest()
            assert len(await house.store.keyframes(name)) == 1190 // KEPT

    run(act)


def test_keyframes_that_can_not_be_read_are_made_again(
    long: Match, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(clock: Clock) -> None:
        async with serving(tmp_path, clock) as house:
            name = await branch(house, long, 450)
            kept = await house.store.keyframes(name)
            await house.store.keep(name, kept[:1] + kept[2:])
            assert (await house.table(name)).playing().match.digest() == long.at(450).digest()
            assert len(await house.store.keyframes(name)) == 4

    run(act)
    assert "can't be read any more" in caplog.text


def test_earlier_lines_are_played_again_beside(long: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(clock: Clock) -> None:
        async with serving(tmp_path, clock) as house:
            live = await loaded(house, long, 1190)
            guest = guest_at(live)
            with counting(monkeypatch) as steps:
                story = await earlier(live, guest, EarlierStory(1, 900))
                loop, beside = steps.take()
            assert [line.n for line in story.events] == list(range(700, 900))
            assert loop == 0
            assert 0 < beside <= 4 * KEPT

    run(act)


def test_a_replay_is_wound_to_any_step_from_its_keyframes(
    long: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(clock: Clock) -> None:
        async with serving(tmp_path, clock) as house:
            frames = [Kept(frame.count, frame.count, encode_keyframe(frame)) for frame in long.keyframes()]
            replay = long.replay()
            await house.store.add_replay("a" * 16, replay.game, replay.to_bytes(), frames)
            with counting(monkeypatch) as steps:
                viewer = await load_viewer(house, "a" * 16)
                loop, beside = steps.take()
                assert loop == 0
                assert beside <= KEPT
                for step in (20, 1100, 21, 1189):
                    await asyncio.to_thread(viewer.step, step, 0, "en")
                    assert steps.take()[1] <= 2 * KEPT
            assert viewer.step(700, 0, "en").view.turn == long.at(700).view(0).turn

    run(act)


def test_what_a_bot_is_told_of_a_long_game_is_no_longer_than_of_a_short_one(long: Match) -> None:
    sizes = [len(Think.about(long.at(step), 1).numbers) for step in (20, 1100)]
    assert max(sizes) < 2 * min(sizes)
