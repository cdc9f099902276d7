"""The analysis of a finished game: made beside everything else, with progress, kept with the replay."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kantyna.arena import analysis_words
from kantyna.arena.analysis import Analysis, Judged, analyse
from kantyna.arena.analysis_words import Answer, told_answer, told_course, told_line, told_question, told_reason
from kantyna.kernel.spec import Setting
from kantyna.play.match import Match
from kantyna.play.replay import Replay
from kantyna.players.paired_rollouts import Difference
from kantyna.server import replay_analysis
from kantyna.server.fair_queue import Asker
from kantyna.server.leases import ALIVE
from kantyna.server.localization import cached_speaker
from kantyna.server.replay_analysis import told_analysis
from kantyna.server.replay_viewer import ReplayViewer
from kantyna.server.settings import database_url
from kantyna.server.store import Store
from kantyna.server.table_loading import load_viewer
from kantyna.server.table_service import TableService
from kantyna.server.view_serializer import EVERY_SEAT
from kantyna.server.worker_pool import Stuck, WorkerPool
from tests.server.backends import wait_for
from tests.server.conftest import GENEROUS, running, settings_for
from tests.server.servers import process
from tests.server.services import Clock, run, service_at, two_services
from tests.server.table import House

VISITOR = Asker("somewhere", "shared", people=False)


def finished() -> Match:
    """A short game that is over: a boss whom one attack fells."""
    settings: dict[str, Setting] = {"boss-authority": 5}
    match = Match.new("star-realms", "raid", 3, settings, seed=11, names=["Ola", "Jan", "Ewa"])
    dice = random.Random(2)
    while not match.over:
        options = match.options(match.pending_seat)
        busy = [one.code for one in options if one.verb not in ("end", "stop", "no")]
        match.submit(match.pending_seat, dice.choice(busy or [one.code for one in options]))
    return match


def choices(match: Match) -> list[int]:
    """The steps at which there was one."""
    return [at for at in range(match.count) if len(match.at(at).options(match.given[at].seat)) > 1]


def instead(match: Match, step: int, answers: int) -> tuple[int, ...]:
    """Another line from a step: the first option that was not played, then always the first."""
    there = match.at(step)
    line: list[int] = []
    while len(line) < answers:
        codes = [one.code for one in there.options(there.pending_seat)]
        line.append(codes[0] if line or codes[0] != match.given[step].code else codes[1])
        there.submit(there.pending_seat, line[-1])
    return tuple(line)


def until_done(house: House, path: str) -> list[dict[str, Any]]:
    """What was told on the way, and the end."""
    told = [house.http.get(path, params={"language": "en"}).json()]
    while told[-1]["state"] == "running":
        time.sleep(0.05)
        told.append(house.http.get(path, params={"language": "en"}).json())
    return told


async def a_moment(pool: WorkerPool, first: int) -> None:
    """Time for others to ask, too."""
    await asyncio.sleep(0.02)


def judged_so(
    monkeypatch: pytest.MonkeyPatch,
    found: Callable[[int, int], list[Judged]],
    wait: Callable[[WorkerPool, int], Awaitable[None]] = a_moment,
) -> list[int]:
    """Nobody thinks: what is found between two steps is given. Tells from which steps on it was asked."""
    asked: list[int] = []

    async def judge(
        pool: WorkerPool, replay: bytes, first: int, last: int, iterations: int, asker: Asker
    ) -> list[Judged]:
        asked.append(first)
        await wait(pool, first)
        return found(first, last)

    monkeypatch.setattr(WorkerPool, "judge", judge)
    return asked


def test_a_game_is_analysed_beside_and_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_analysis, "ITERATIONS", 1)
    match = finished()
    sent = match.replay().to_bytes()
    name = house.http.post("/api/replays", content=sent).json()["replay"]["id"]
    path = f"/api/replays/{name}/analysis"
    assert house.http.get(path).json() == {"state": "none", "done": 0, "total": match.count, "analysis": None}
    assert house.http.post(path).status_code == 202
    told = until_done(house, path)
    assert [one["done"] for one in told] == sorted(one["done"] for one in told)
    assert told[-1]["state"] == "done"
    found, same = told[-1]["analysis"], analyse(Replay.from_bytes(sent), 1)
    assert found["judged"] == len(same.judged) > 0
    assert [one["step"] for one in found["mistakes"]] == [one.step for one in same.mistakes]
    assert [[point["step"] for point in curve] for curve in found["curves"]] == [
        [step for step, _ in same.curve(seat)] for seat in range(3)
    ]
    assert [curve[-1]["chance"] for curve in found["curves"]] == [round(score / 10) for score in same.scores]
    # Asked for again, nothing is made anew.
    assert house.http.post(path).json()["state"] == "done"
    unfinished = match.at(5).replay().to_bytes()
    other = house.http.post("/api/replays", content=unfinished).json()["replay"]["id"]
    refused = house.http.post(f"/api/replays/{other}/analysis")
    assert (refused.status_code, refused.json()["key"]) == (422, "hands-stay-hidden")
    assert house.http.post("/api/replays/nonesuch/analysis").status_code == 404


def test_a_better_line_is_stepped_through(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished()
    step = choices(match)[1]
    seat, line = match.given[step].seat, instead(match, step, 3)

    mistake_there = Judged(step, 1, seat, match.given[step].code, line[0], 700, 300, line=line)
    judged_so(monkeypatch, lambda first, last: [mistake_there] if first <= step < last else [])
    name = house.http.post("/api/replays", content=match.replay().to_bytes()).json()["replay"]["id"]
    path = f"/api/replays/{name}/analysis"
    assert house.http.get(f"{path}/lines/{step}/0").json()["key"] == "no-such-line"
    house.http.post(path)
    (mistake,) = until_done(house, path)[-1]["analysis"]["mistakes"]
    for at, text in enumerate(mistake["line"]):
        told = house.http.get(f"{path}/lines/{step}/{at}", params={"seat": -2, "language": "en"}).json()
        assert (told["step"], told["answered"]["text"]) == (step + at, text)
    assert house.http.get(f"{path}/lines/{step}/3", params={"seat": -2}).json()["answered"] is None
    beyond = house.http.get(f"{path}/lines/{step}/4")
    assert (beyond.status_code, beyond.json()["key"]) == (422, "no-such-step")
    assert house.http.get(f"{path}/lines/{step + 1}/0").status_code == 404


@pytest.mark.parametrize("fault", [Stuck("too slow"), OSError("no room")])
def test_an_analysis_that_broke_off_goes_on_from_there(
    house: House, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    match = finished()

    def found(first: int, last: int) -> list[Judged]:
        if len(asked) == 3:
            raise fault
        return [Judged(first, 1, match.given[first].seat, 0, 0, 500, 0)]

    asked = judged_so(monkeypatch, found)
    name = house.http.post("/api/replays", content=match.replay().to_bytes()).json()["replay"]["id"]
    path = f"/api/replays/{name}/analysis"
    house.http.post(path)
    broken = until_done(house, path)[-1]
    assert (broken["state"], broken["done"], broken["total"]) == ("failed", 4, match.count)
    house.http.post(path)
    assert until_done(house, path)[-1]["analysis"]["judged"] == (match.count + 1) // 2
    assert asked == [0, 2, 4, *range(4, match.count, 2)]


def test_whoever_asks_at_the_same_time_it_is_made_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished()
    asked = judged_so(monkeypatch, lambda first, last: [])
    read = Store.analysis

    async def slowly(store: Store, name: str) -> bytes | None:
        found = await read(store, name)
        await asyncio.sleep(0.2)
        return found

    monkeypatch.setattr(Store, "analysis", slowly)
    name = house.http.post("/api/replays", content=match.replay().to_bytes()).json()["replay"]["id"]
    path = f"/api/replays/{name}/analysis"
    with ThreadPoolExecutor(8) as visitors:
        for reply in list(visitors.map(lambda _: house.http.post(path), range(8))):
            assert reply.status_code == 202
    assert until_done(house, path)[-1]["state"] == "done"
    assert asked == list(range(0, match.count, 2))


def test_two_processes_make_one_and_both_tell_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished()
    asked = judged_so(monkeypatch, lambda first, last: [])

    async def act(one: TableService, two: TableService, clock: Clock) -> None:
        await one.store.add_replay("shared", match.spec.name, match.replay().to_bytes(), [])
        houses = [(house, await load_viewer(house, "shared")) for house in (one, two)]
        for house, shown in houses:
            await house.leases.beat()
            assert (await house.analyses.state(shown, "en")).state == "none"
        await asyncio.gather(*[house.analyses.begin(shown, VISITOR) for house, shown in houses])
        told = {"one": [0], "two": [0]}
        while (states := [await house.analyses.state(shown, "en") for house, shown in houses])[-1].state != "done":
            for numbers, state in zip(told.values(), states, strict=True):
                numbers.append(state.done)
            await one.analyses.go_on()
            await two.analyses.go_on()
            await asyncio.sleep(0)
        assert asked == list(range(0, match.count, 2))
        for numbers in told.values():
            assert numbers == sorted(numbers)
            assert len(set(numbers)) > 3

    two_services(tmp_path, act)


def test_another_process_goes_on_with_an_analysis_whose_own_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished()

    async def act(one: TableService, two: TableService, clock: Clock) -> None:
        judged_by: list[tuple[TableService, int]] = []
        held = asyncio.Event()

        async def wait(pool: WorkerPool, first: int) -> None:
            judged_by.append((one if pool is one.thinkers else two, first))
            if judged_by[-1] == (one, 4):
                await held.wait()

        judged_so(monkeypatch, lambda first, last: [Judged(first, 1, match.given[first].seat, 0, 0, 500, 0)], wait)
        await one.store.add_replay("shared", match.spec.name, match.replay().to_bytes(), [])
        shown = await load_viewer(one, "shared")
        for house in (one, two):
            await house.leases.beat()
        await one.analyses.begin(shown, VISITOR)
        while (one, 4) not in judged_by:
            await asyncio.sleep(0.01)
        await two.analyses.go_on()  # the other is at work
        clock.now += ALIVE / 1000 + 0.1
        await two.leases.beat()
        assert (await two.analyses.state(shown, "en")).done == 4
        await two.analyses.go_on()
        while (await two.analyses.state(shown, "en")).state != "done":
            await asyncio.sleep(0.01)
        held.set()  # it was only slow, and its replay is analysed meanwhile
        await one.leases.beat()
        await one.analyses.begin(shown, VISITOR)
        state = await one.analyses.state(shown, "en")
        assert state.analysis is not None
        assert state.analysis.judged == (match.count + 1) // 2
        assert judged_by == [(one, 0), (one, 2), (one, 4), *[(two, first) for first in range(4, match.count, 2)]]

    two_services(tmp_path, act)


def test_an_analysis_waits_for_a_database_that_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished()
    asked = judged_so(monkeypatch, lambda first, last: [])

    async def running(clock: Clock) -> None:
        house, database = await service_at(tmp_path, clock)
        try:
            await house.store.add_replay("alone", match.spec.name, match.replay().to_bytes(), [])
            shown = await load_viewer(house, "alone")
            await house.analyses.begin(shown, VISITOR)
            while len(asked) < 2:
                await asyncio.sleep(0.01)
            database.before = 1
            while database.before:
                await asyncio.sleep(0.01)
            assert (await house.analyses.state(shown, "en")).state == "running"
            while (await house.analyses.state(shown, "en")).state != "done":
                await house.analyses.go_on()
                await asyncio.sleep(0.01)
        finally:
            await house.close()

    run(running)
    assert asked == [0, 2, *range(2, match.count, 2)]


def test_a_process_is_killed_in_the_middle_of_an_analysis(postgres_url: str, redis_url: str) -> None:
    match = finished()
    with process(postgres_url, KANTYNA_BUS=redis_url) as one, process(postgres_url, KANTYNA_BUS=redis_url) as two:
        first, second = one.start(), two.start()
        name = first.http.post("/api/replays", content=match.replay().to_bytes()).json()["replay"]["id"]
        path = f"/api/replays/{name}/analysis"
        assert second.http.get(path).json()["state"] == "none"
        assert first.http.post(path).json()["state"] == "running"
        wait_for(lambda: second.http.get(path).json()["done"] >= 2, "progress of another process")
        one.kill()
        far = second.http.get(path).json()
        assert (far["state"], far["done"] < match.count) == ("running", True)
        assert second.http.post(path).json()["state"] == "running"
        told = until_done(second, path)
        assert [one["done"] for one in told] == sorted(one["done"] for one in told)
        assert told[0]["done"] >= far["done"]
        found, same = told[-1]["analysis"], analyse(match.replay(), told[-1]["analysis"]["iterations"])
        assert [one["step"] for one in found["mistakes"]] == [one.step for one in same.mistakes]
        assert one.start().http.get(path).json()["state"] == "done"


def test_an_analysis_goes_on_when_its_server_is_there_again(tmp_path: Path) -> None:
    match = finished()
    with process(str(tmp_path)) as server:
        house = server.start()
        name = house.http.post("/api/replays", content=match.replay().to_bytes()).json()["replay"]["id"]
        path = f"/api/replays/{name}/analysis"
        house.http.post(path)
        wait_for(lambda: house.http.get(path).json()["done"] >= 2, "progress")
        server.kill()
        told = until_done(server.start(), path)
        assert told[0]["done"] >= 2
        assert told[-1]["state"] == "done"


def test_an_address_has_so_many_games_analysed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judged_so(monkeypatch, lambda first, last: [])
    limits = replace(GENEROUS, analyse_replay="2/day")
    with running(replace(settings_for(database_url(tmp_path)), limits=limits)) as house:
        sent = finished().replay().to_bytes()
        told = []
        for _ in range(3):
            name = house.http.post("/api/replays", content=sent).json()["replay"]["id"]
            told.append(house.http.post(f"/api/replays/{name}/analysis"))
        assert [reply.status_code for reply in told] == [202, 202, 429]
        assert told[-1].json()["limit"] == "analyse-replay"


def test_a_better_line_tells_whose_its_answers_are() -> None:
    """Where only the seat itself answers, its name stands above; else at each answer, in one line where it changes."""
    names, speaker = ["Ola", "Jan"], cached_speaker("en").speaker
    match = Match.new("card-game", "duel", 2, seed=7, names=names)
    there, seat = match.at(0), match.pending_seat
    bare = []
    while len({one.seat for one in match.given}) < 2:
        code = match.options(match.pending_seat)[0].code
        bare.append(told_answer(speaker, match, code, names))
        match.submit(match.pending_seat, code)
    line = tuple(one.code for one in match.given)
    both = Judged(0, 0, seat, line[0], line[0], 700, 300, line=line)
    alone = replace(both, line=line[:1])
    assert told_line(speaker, there, alone, names) == bare[:1]
    assert told_course(speaker, there, alone, names) == f"{names[seat]}: {bare[0]} → …"
    whose = [f"{names[one.seat]}: {text}" for one, text in zip(match.given, bare, strict=True)]
    assert told_line(speaker, there, both, names) == whose
    course = told_course(speaker, there, both, names)
    assert course.startswith(whose[0])
    assert course.endswith(f"{whose[-1]} → …")
    over = replace(both, turn=-1)
    assert told_course(speaker, there, over, names) == course.removesuffix(" → …")
    assert [course.count(f"{name}: ") for name in names] == [1, 1]
    assert told_question(speaker, there, names) == "Which of these objectives goes under the objective deck?"


def test_what_says_nothing_is_passed_over_and_no_more_of_a_line_is_told_than_one_reads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names, speaker = ["Ola", "Jan"], cached_speaker("en").speaker
    match = Match.new("card-game", "duel", 2, seed=7, names=names)
    steps = [Answer(0, "pass", "Pass."), *[Answer(at % 2, "pass", "Pass") for at in range(9)]]
    steps += [Answer(1, verb, "Says nothing by itself") for verb in ("yes", "no", "stop")]
    steps += [Answer(1, "play", f"Play {at}") for at in range(20)]
    monkeypatch.setattr(analysis_words, "_answers", lambda *_: (steps, match))
    course = told_course(speaker, match, Judged(0, 0, 0, 1, 1, 700, 300), names)
    assert course.startswith("Ola: Pass → Jan: Play 0 → Play 1")
    assert course.endswith("Play 10 → …")


def test_a_mistake_is_told_in_words_from_the_seats_own_view() -> None:
    match = finished()
    viewer = ReplayViewer("name", match.replay(), 0, [])
    step = choices(match)[0]
    seat, played = match.given[step].seat, match.given[step].code
    line = instead(match, step, 3)
    seen = (Difference("counter-authority", seat, 3),)
    judged = (
        Judged(step, 1, seat, played, line[0], 700, 300, seen, line=line),
        Judged(step + 9, 2, seat, played, played, 200, 0),
    )
    analysis = Analysis(3, 64, judged, (0, 1000, 1000))
    told = {language: told_analysis(viewer, analysis, language) for language in ("en", "pl")}
    (mistake,) = told["en"].mistakes
    assert (mistake.step, mistake.seat, mistake.kept, mistake.chance) == (step, seat, 40, 70)
    assert mistake.played != mistake.better
    assert mistake.question == "Main phase: what will it be?"
    assert (
        mistake.why == f"By the next turn the better answer would have meant: {viewer.names('en')[seat]}: authority +3."
    )
    assert mistake.played != told["pl"].mistakes[0].played
    assert mistake.line[0] == mistake.better
    assert len(mistake.line) == len(line)
    for at, text in enumerate(mistake.line):
        shown = viewer.other_step(step, line, at, EVERY_SEAT, "en")
        assert shown.answered is not None
        assert (shown.step, shown.answered.text) == (step + at, text)
    # What shows only later, and a win, have sentences of their own.
    facts = viewer.names("en")[seat] + ": authority +3"
    speaker = cached_speaker("en").speaker
    for changed, why in (
        (replace(judged[0], later=True), f"A few turns on the better answer would usually have meant: {facts}."),
        (replace(judged[0], wins=True), "It would have won the game this very turn."),
    ):
        assert told_reason(speaker, match.spec, changed, viewer.names("en")) == why
    (swing,) = [one for one in told["en"].turning if one.step == step + 9]
    assert (swing.before, swing.after, swing.lost, swing.given, swing.luck) == (70, 20, 30, 0, -20)
    for one in told["en"].fortunes:
        assert one.first - one.lost + one.given + one.luck == one.score
