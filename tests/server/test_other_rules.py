"""A table that was begun under other rules is never gone on with silently; its replay can still be had."""

from pathlib import Path

import msgspec
import pytest

from kantyna.games.registry import game
from kantyna.kernel.errors import BadSave
from kantyna.lang import Speaker
from kantyna.play.replay import Replay
from kantyna.server.administration import Administration
from kantyna.server.errors import OtherRules, Refused
from kantyna.server.protocol.lobby import CreateTable, SeatWish
from kantyna.server.table_creation import open_table
from kantyna.server.table_loading import replay_file
from tests.server.services import BOTS, HOT_SEAT, Clock, codes, guest_at, run, service_at

WAITING = CreateTable("star-realms", "duel", [SeatWish("human", name="A"), SeatWish("open")])


@pytest.fixture
def raised() -> int:
    """The number that the rules have once a test has raised them."""
    return game("star-realms").rules_number + 1


def test_it_is_refused_by_name_and_its_replay_is_there(
    tmp_path: Path, raised: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(clock: Clock) -> None:
        service, _ = await service_at(tmp_path, clock)
        try:
            record = await open_table(service.store, HOT_SEAT, "key", None, 0)
            live = await service.table(record.id)
            answers = [codes(live)[0]]
            await live.answer([0, 1], live.playing().version, answers)
            with pytest.raises(Refused):  # it is being played: the file would show what is hidden
                await replay_file(service.store, record.id)

            monkeypatch.setattr(game("star-realms"), "rules_number", raised)
            service.tables.clear()
            with pytest.raises(OtherRules) as refused:
                await service.table(record.id)
            for language in ("en", "pl"):
                said = Speaker(language).error(refused.value)
                assert str(raised) in said
                assert str(raised - 1) in said
            data = await replay_file(service.store, record.id)
            kept = msgspec.json.decode(data)
            assert (kept["rules"], kept["answers"]) == (raised - 1, answers)
            with pytest.raises(BadSave, match="replay-other-rules"):
                Replay.from_bytes(data)
            assert (await Administration(service.store.database).export(record.id)).to_bytes() == data

            monkeypatch.setattr(game("star-realms"), "rules_number", raised - 1)
            assert (await service.table(record.id)).playing().match.answers == answers
        finally:
            await service.close()

    run(act)


def test_bots_leave_it_alone(
    tmp_path: Path, raised: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(clock: Clock) -> None:
        service, _ = await service_at(tmp_path, clock)
        try:
            record = await open_table(service.store, BOTS, "key", None, 0)
            monkeypatch.setattr(game("star-realms"), "rules_number", raised)
            await service.look_after_bots()
            assert record.id not in service.tables
            assert await service.store.journal(record.id) == []
            assert [entry.levelname for entry in caplog.records] == ["WARNING"]
            await service.look_after_bots()
            assert len(caplog.records) == 1
        finally:
            await service.close()

    run(act)


def test_a_table_that_waited_meanwhile_plays_by_the_new_rules(
    tmp_path: Path, raised: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(clock: Clock) -> None:
        service, _ = await service_at(tmp_path, clock)
        try:
            record = await open_table(service.store, WAITING, "key", None, 0)
            assert record.rules == raised - 1
            monkeypatch.setattr(game("star-realms"), "rules_number", raised)
            record = await service.store.join(record.id, 1, "B", "other", None, 9)
            assert record.rules == raised
            live = await service.table(record.id)
            assert guest_at(live) is not None
            assert live.playing().match.count == 0
        finally:
            await service.close()

    run(act)
