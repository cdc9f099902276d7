"""`kantyna admin`: what whoever keeps a server does, in both languages."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kantyna.lang import LANGUAGES
from kantyna.play.match import Match
from kantyna.play.replay import Replay
from kantyna.server.database import open_database
from kantyna.server.protocol.lobby import CreateTable, SeatWish
from kantyna.server.server_lock import only_server
from kantyna.server.settings import database_url
from kantyna.server.store import Store
from kantyna.server.table_creation import open_table
from kantyna.server.tokens import hashed
from tests.cli.conftest import Kantyna

HOT_SEAT = CreateTable("star-realms", "duel", [SeatWish("human", name="Anna"), SeatWish("hot-seat", name="Bob")])


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    return tmp_path / "club"


@pytest.fixture
def table(tables: Path) -> str:
    return laid(tables, HOT_SEAT)


def laid(tables: Path, wish: CreateTable) -> str:
    """A table more; its name."""

    async def lay() -> str:
        store = Store(await open_database(database_url(tables)))
        try:
            return (await open_table(store, wish, "key", None, 8, "")).id
        finally:
            await store.close()

    return asyncio.run(lay())


def seats(tables: Path, table: str) -> list[tuple[str, str | None]]:
    with closing(sqlite3.connect(tables / "tables.sqlite")) as file:
        return list(file.execute("SELECT name, token FROM seats WHERE table_id = ? ORDER BY seat", [table]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_and_guests(kantyna: Kantyna, tables: Path, table: str, language: str) -> None:
    for what in ("tables", "guests"):
        done = kantyna("admin", what, "--data", str(tables), lang=language)
        assert done.returncode == 0
        assert table in done.stdout
        assert "Anna" in done.stdout
        assert hashed("key") not in done.stdout
    assert {"pl": "1 stół.", "en": "1 table."}[language] in kantyna(
        "admin", "tables", "--data", str(tables), lang=language
    ).stdout
    found = json.loads(kantyna("admin", "tables", "--json", "--state", "playing", "--data", str(tables)).stdout)
    assert [(one["id"], [seat["name"] for seat in one["seats"]]) for one in found] == [(table, ["Anna", "Bob"])]
    people = json.loads(kantyna("admin", "guests", "--json", "--data", str(tables)).stdout)
    assert [(one["seat"], one["name"]) for one in people] == [(1, "Anna"), (2, "Bob")]


def test_names_of_tables_of_different_games_stand_below_each_other(kantyna: Kantyna, tables: Path, table: str) -> None:
    laid(tables, CreateTable("deckbuilding", "beginner", [SeatWish("human", name="Anna"), SeatWish("level", 1)]))
    *lines, count = kantyna("admin", "tables", "--data", str(tables), lang="en").stdout.splitlines()
    assert count == "2 tables."
    assert len({line.index("Anna") for line in lines}) == 1


def test_a_table_is_exported_and_closed(kantyna: Kantyna, tables: Path, table: str, tmp_path: Path) -> None:
    assert kantyna("admin", "export", table, "kept.json", "--data", str(tables)).returncode == 0
    assert Match.load(Replay.read(tmp_path / "kept.json")).setup.names == ["Anna", "Bob"]
    assert kantyna("admin", "close", table, "--data", str(tables)).returncode == 0
    assert seats(tables, table) == []
    again = kantyna("admin", "close", table, "--data", str(tables), lang="en")
    assert (again.returncode, again.stderr) == (1, f"There is no table “{table}”.\n")


def test_keys_are_made_anew_and_taken_away(kantyna: Kantyna, tables: Path, table: str) -> None:
    done = kantyna("admin", "rotate", table, "1", "--data", str(tables), lang="en")
    token = done.stdout.strip().rpartition("#")[2]
    assert [key for _, key in seats(tables, table)] == [hashed(token)] * 2, "one device, one key"
    done = kantyna("admin", "rotate", table, "1", "--here", "--data", str(tables), lang="en")
    assert [key for _, key in seats(tables, table)] != [hashed(token)] * 2
    token = done.stdout.strip().rpartition("#")[2]
    assert [key for _, key in seats(tables, table)] == [hashed(token)] * 2
    assert kantyna("admin", "revoke", table, "2", "--data", str(tables)).returncode == 0
    assert [key for _, key in seats(tables, table)] == [hashed(token), None]


def test_a_person_is_forgotten(kantyna: Kantyna, tables: Path, table: str) -> None:
    done = kantyna("admin", "forget", table, "1", "--data", str(tables), lang="pl")
    assert done.stdout == "Usunięto przy 1 stole.\n"
    assert not {"Anna", "Bob"} & {name for name, _ in seats(tables, table)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_done_is_told_in_words(kantyna: Kantyna, tables: Path, table: str, language: str) -> None:
    data = ("--data", str(tables))
    for words in (
        ["tables", "--data", str(tables / "elsewhere")],
        ["tables", "--state", "lost", *data],
        ["rotate", table, *data],
        ["rotate", table, "5", *data],
        ["rotate", "some-bot", "--here", *data],
        ["forget", "nobody-of-that-name", *data],
        ["export", "x" * 16, "kept.json", *data],
        ["backup", str(tables / "tables.sqlite"), *data],
        ["backup", "copy.sqlite", "--data", "postgresql://nobody@127.0.0.1:1/x"],
        ["restore", "nothing.sqlite", *data],
        ["restore", __file__, *data],
    ):
        done = kantyna("admin", *words, lang=language)
        assert done.returncode == 1, words
        assert done.stderr.strip()
        assert "Traceback" not in done.stderr
    assert not (tables / "elsewhere").exists()  # a misspelt folder is not made


def test_a_copy_is_made_and_put_back(kantyna: Kantyna, tables: Path, table: str) -> None:
    data = ("--data", str(tables))
    assert kantyna("admin", "backup", "copy.sqlite", *data).returncode == 0
    before = seats(tables, table)
    kantyna("admin", "close", table, *data)
    assert seats(tables, table) == []
    with only_server(database_url(tables)):
        refused = kantyna("admin", "restore", "copy.sqlite", *data, lang="en")
        assert refused.returncode == 1
        assert "already uses the tables" in refused.stderr
    assert kantyna("admin", "restore", "copy.sqlite", *data).returncode == 0
    assert seats(tables, table) == before
    assert (tables / "tables.sqlite.before-restore").exists()
    assert kantyna("admin", "restore", "copy.sqlite", *data).returncode == 0
    assert (tables / "tables.sqlite.before-restore.2").exists()


def test_the_group_has_its_own_help(kantyna: Kantyna) -> None:
    told = kantyna("admin", "--help", lang="en").stdout
    assert "kantyna admin COMMAND --help" in told
    assert "compile" not in told
    for name in ("tables", "guests", "close", "export", "forget", "rotate", "revoke", "backup", "restore"):
        assert f"\n  {name} " in told
        assert "Options:" in kantyna("admin", name, "--help", lang="en").stdout
    near = kantyna("admin", "table", lang="en")
    assert (near.returncode, "“tables”" in near.stderr or "tables" in near.stderr) == (2, True)
