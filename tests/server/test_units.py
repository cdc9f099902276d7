"""The small parts."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx2 as httpx
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from sqlalchemy import Connection

from kantyna.games.registry import game
from kantyna.kernel.errors import KantynaError
from kantyna.lang import LANGUAGES, Speaker
from kantyna.play.match import Match
from kantyna.server.bot_worker import Task, Think, Word
from kantyna.server.bus import make_bus
from kantyna.server.database import MIGRATIONS, open_database
from kantyna.server.fair_queue import Asker
from kantyna.server.migrations import LATEST
from kantyna.server.networks import is_loopback
from kantyna.server.player_names import cleaned
from kantyna.server.protocol import MODULES
from kantyna.server.protocol.base import LONGEST_NAME, PROTOCOL
from kantyna.server.schema import metadata
from kantyna.server.settings import Limits, database_url, from_environment, read_limits
from kantyna.server.startup import bound
from kantyna.server.tokens import hashed, is_name, new_name, new_token
from kantyna.server.typescript import structs, typescript
from kantyna.server.worker_pool import Progress, Stuck, WorkerPool, WorkerProcess
from launch.environment import ROOT
from tests.server.backends import free_port, wait_for


def test_the_pages_types_are_those_of_the_protocol() -> None:
    committed = (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8")
    assert committed == typescript(), "run: python -m kantyna.server.typescript > web/src/protocol.ts"


def test_every_frame_is_described() -> None:
    told = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    frames = [one for module in MODULES for one in structs(module) if one.__struct_config__.tag is not None]
    assert frames
    for frame in frames:
        assert f"`{frame.__struct_config__.tag}`" in told, frame


@given(st.text())
def test_a_clean_name_is_short_and_seen_and_stays_clean(name: str) -> None:
    plain = cleaned(name)
    assert len(plain) <= LONGEST_NAME
    assert plain == plain.strip()
    assert "\n" not in plain
    assert cleaned(plain) == plain


def test_tokens_are_long_and_never_the_same() -> None:
    tokens = {new_token() for _ in range(200)}
    assert len(tokens) == 200
    assert min(len(token) for token in tokens) >= 32
    assert len({hashed(token) for token in tokens}) == 200
    assert all(is_name(new_name()) for _ in range(200))
    assert not is_name("x" * 15)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return database_url(tmp_path)
    return database_url(request.getfixturevalue("postgres_url"))


def test_the_migrations_lead_to_the_schema(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare() -> list[object]:
        database = await open_database(url)
        again = await open_database(url)
        try:
            return await again.read(differences)
        finally:
            await database.close()
            await again.close()

    assert asyncio.run(compare()) == []


def test_the_last_migration_is_known_without_alembic() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == LATEST


def test_the_migrations_can_be_walked_back(tmp_path: Path) -> None:
    def back_and_forth(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        command.upgrade(config, "head")

    async def walk() -> None:
        database = await open_database(database_url(tmp_path))
        await database.write(back_and_forth)
        await database.close()

    asyncio.run(walk())


def told_by(environment: dict[str, str], *options: str) -> str:
    """What a server says that doesn't start."""
    command_line = [sys.executable, "-P", "-m", "kantyna.server", *options]
    done = subprocess.run(command_line, capture_output=True, text=True, env={**os.environ, **environment}, timeout=60)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    return done.stderr


def test_what_keeps_the_server_from_starting_is_told_in_words(tmp_path: Path) -> None:
    english = {"LC_ALL": "C.UTF-8"}
    nowhere = f"127.0.0.1:{free_port()}"
    assert "database" in told_by(english, "--data", f"postgresql://x@{nowhere}/x")
    assert "bus" in told_by({**english, "KANTYNA_BUS": f"redis://{nowhere}/0"}, "--data", str(tmp_path))
    polish = {"LC_ALL": "pl_PL.UTF-8"}
    (tmp_path / "tables.sqlite").write_bytes(b"this is no database at all, but long enough to look like one")
    assert "Bazy danych" in told_by(polish, "--data", str(tmp_path))
    newer = tmp_path / "newer"
    newer.mkdir()
    with sqlite3.connect(newer / "tables.sqlite") as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    assert "nowsza Kantyna" in told_by(polish, "--data", str(newer))


@pytest.mark.parametrize(
    ("environment", "key"),
    [
        ({"KANTYNA_BUS": "carrier-pigeon://x"}, "server-bus"),
        ({"KANTYNA_THINKERS": "many"}, "server-thinkers"),
        ({"KANTYNA_PACE": "-1"}, "server-pace"),
        ({"KANTYNA_LIMITS": "sleep=1/minute"}, "server-limits"),
        ({"KANTYNA_LIMITS": "create_table=often"}, "server-limit-value"),
        ({"KANTYNA_LIMITS": "bot_tables=0"}, "server-limit-value"),
        ({"KANTYNA_LIMITS": "sockets=many"}, "server-limit-value"),
        ({"KANTYNA_LIMITS": "create_table=1/minute;often"}, "server-limit-value"),
        ({"KANTYNA_DATABASE": "oracle://x"}, "server-database"),
        ({"KANTYNA_DATABASE": "postgresql://[::1"}, "server-database-address"),
        ({"KANTYNA_DATABASE": "postgresql://ola@host:door/x"}, "server-database-address"),
        ({"KANTYNA_ORIGINS": "https://club.example,http://[::1"}, "server-origins"),
        ({"KANTYNA_PROXIED": "proxy.example"}, "server-networks"),
        ({"KANTYNA_METRICS": "10.0.0.0/99"}, "server-networks"),
        ({"KANTYNA_KEEP": "waiting=soon"}, "server-keep"),
        ({"KANTYNA_KEEP": "tables=7"}, "server-keep"),
        ({"KANTYNA_LOG": "xml"}, "server-log"),
        ({"KANTYNA_LOG_LEVEL": "loud"}, "server-log-level"),
    ],
)
def test_a_wrong_setting_is_told_in_words(environment: dict[str, str], key: str, tmp_path: Path) -> None:
    data = None if "KANTYNA_DATABASE" in environment else tmp_path
    with pytest.raises(KantynaError) as caught:
        from_environment(data, environment=environment)
    assert caught.value.key == key
    for language in LANGUAGES:
        assert Speaker(language).error(caught.value)


@pytest.mark.parametrize("url", ["table.example", "http://[::1", "http://table.example:door", "https://"])
def test_a_public_url_that_is_none_is_told_in_words(url: str, tmp_path: Path) -> None:
    with pytest.raises(KantynaError) as caught:
        from_environment(tmp_path, url, environment={})
    assert caught.value.key == "server-public-url"
    for language in LANGUAGES:
        assert url in Speaker(language).error(caught.value)


def test_origins_are_named_as_browsers_name_them(tmp_path: Path) -> None:
    settings = from_environment(tmp_path, environment={"KANTYNA_ORIGINS": "https://club.example/, https://b.example,"})
    assert settings.origins == ("https://club.example", "https://b.example")


def test_an_address_of_the_bus_that_is_none_is_told_in_words() -> None:
    with pytest.raises(KantynaError, match="server-bus-address"):
        make_bus("redis://host:door")


def test_a_wrong_folder_is_told_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(KantynaError) as caught:
        database_url(tmp_path / "file" / "folder")
    assert caught.value.key == "server-folder"


def test_the_database_is_chosen_by_one_setting(tmp_path: Path) -> None:
    assert database_url(tmp_path) == f"sqlite:///{tmp_path / 'tables.sqlite'}"
    assert database_url("postgresql://a@b/c") == "postgresql+asyncpg://a@b/c"
    assert database_url(None, {"KANTYNA_DATABASE": "postgres://a@b/c"}) == "postgresql+asyncpg://a@b/c"


def test_limits_can_be_set_one_by_one() -> None:
    assert read_limits("") == Limits()
    assert read_limits("create_table=5/hour, bot_tables=3") == Limits(create_table="5/hour", bot_tables=3)


def test_a_port_that_is_taken_is_told_in_words() -> None:
    with bound("127.0.0.1", 0) as first:
        first.listen()
        port = first.getsockname()[1]
        with pytest.raises(KantynaError) as caught:
            bound("127.0.0.1", port)
        assert caught.value.key == "server-port-taken"
    with pytest.raises(KantynaError) as caught:
        bound("no.such.host.invalid", 0)
    assert caught.value.key == "server-host"


@pytest.mark.parametrize(("host", "own"), [("127.0.0.1", True), ("localhost", True), ("::1", True), ("0.0.0.0", False)])
def test_what_is_this_machine_alone(host: str, own: bool) -> None:
    assert is_loopback(host) is own


@pytest.fixture(scope="module")
def puzzle() -> Think:
    """A game at a decision that leaves something to think about."""
    match = Match.new("star-realms", "duel", 2, seed=5)
    while len(match.spec.heuristics.sensible(match._table)) < 3:
        match.submit(match.pending_seat, match.options(match.pending_seat)[0].code)
    return Think.about(match, 1)


ASKER = Asker("", "t", people=True)


def test_a_thought_that_fails_does_not_stop_the_next(puzzle: Think) -> None:
    async def think() -> None:
        thinkers = WorkerPool(1)
        try:
            with pytest.raises(Stuck):
                await thinkers.think(replace(puzzle, player="nobody"), ASKER)
            told: list[float] = []
            word = await thinkers.think(replace(puzzle, player="search:600ms"), ASKER, told.append)
            spec = game(puzzle.game)
            asked = spec.read(spec.reader(puzzle.numbers, puzzle.names)).pending
            assert asked is not None
            assert word.code in asked.options
            assert told
            waiting = asyncio.create_task(thinkers.think(replace(puzzle, player="search:500ms"), ASKER))
            await asyncio.sleep(0.05)
            waiting.cancel()  # whoever no longer wants it leaves; the next gets its own answer
            advice = (await thinkers.think(puzzle, ASKER)).advice
            assert advice is not None
            assert advice.games > 0
            assert 0 <= advice.chance <= 1000
        finally:
            await thinkers.close()

    asyncio.run(think())


def test_a_process_that_is_slow_to_start_does_not_cost_the_thought(
    puzzle: Think, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time to think begins when the process listens."""
    monkeypatch.setattr("kantyna.server.worker_pool.CAP", 5.0)
    order: list[str] = []

    class Slow(WorkerProcess):
        async def start(self) -> None:
            await super().start()
            order.append("listens")

        async def think(self, task: Task, progress: Progress | None) -> Word:
            order.append("thinks")
            return await super().think(task, progress)

    async def think() -> None:
        monkeypatch.setattr("kantyna.server.worker_pool.WorkerProcess", Slow)
        thinkers = WorkerPool(1)
        try:
            assert (await thinkers.think(replace(puzzle, player="greedy"), ASKER)).code >= 0
        finally:
            await thinkers.close()

    asyncio.run(think())
    assert order == ["listens", "thinks"]


def test_a_thought_without_end_is_ended(puzzle: Think, monkeypatch: pytest.MonkeyPatch) -> None:
    async def think() -> None:
        thinkers = WorkerPool(1)
        try:
            await thinkers.think(replace(puzzle, player="greedy"), ASKER)
            monkeypatch.setattr("kantyna.server.worker_pool.CAP", 0.5)
            with pytest.raises(Stuck):
                await thinkers.think(replace(puzzle, player="search:60000ms"), ASKER)
            monkeypatch.undo()
            assert (await thinkers.think(replace(puzzle, player="greedy"), ASKER)).code >= 0
        finally:
            await thinkers.close()

    asyncio.run(think())


def test_the_table_opens_in_the_browser(tmp_path: Path) -> None:
    """The address that is printed is the one that is opened, and the table is there."""
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 > {opened}.part\nmv {opened}.part {opened}\n")
    browser.chmod(0o755)
    program = "import sys; from kantyna.server.startup import serve; serve(data=sys.argv[1], open_browser=True)"
    process = subprocess.Popen(
        [sys.executable, "-P", "-c", program, str(tmp_path / "data")],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "BROWSER": str(browser), "LC_ALL": "pl_PL.UTF-8"},
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        address = next(word for word in line.split() if word.startswith("http://127.0.0.1:"))
        wait_for(opened.exists, "the browser")
        assert opened.read_text().strip() == address
        assert httpx.get(f"{address}/api/server").json()["protocol"] == PROTOCOL
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
    finally:
        process.kill()
        process.wait(20)
        process.stdout.close()
    assert (tmp_path / "data" / "tables.sqlite").exists()


@pytest.mark.parametrize(
    ("data", "variables", "extra"),
    [("postgresql://club/tables", {}, "postgres"), (None, {"KANTYNA_BUS": "redis://club"}, "redis")],
)
def test_what_is_not_installed_is_named(
    data: str | None, variables: dict[str, str], extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kantyna.server.settings.find_spec", lambda module: None)
    with pytest.raises(KantynaError) as refused:
        from_environment(data, environment=variables)
    for language in LANGUAGES:
        assert f'pip install "kantyna[{extra}]"' in Speaker(language).error(refused.value)
