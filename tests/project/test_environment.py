"""The environment is made once, and again when, and only when, what it was made from changes."""

import json
from pathlib import Path

import pytest

from launch import environment as module
from launch.environment import LOCKS, Environment, have_ensurepip
from launch.system import VENV, Program
from launch.words import Trouble, say


class Recorded(Environment):
    """An environment that writes down what pip is asked for, and makes an empty folder instead of a real one."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.asked: list[tuple[str, ...]] = []
        self.network = True

    def make(self) -> None:
        self.bin.mkdir(parents=True, exist_ok=True)
        self.python.touch()

    def pip(self, *arguments: str, lock: Path) -> None:
        if not self.network:
            raise Trouble("install-failed", lock=lock.name, reason="no network")
        self.asked.append(arguments)


@pytest.fixture
def environment(tmp_path: Path) -> Recorded:
    (tmp_path / "requirements").mkdir()
    for name in LOCKS:
        (tmp_path / "requirements" / f"{name}.txt").write_text(f"{name}==1")
    (tmp_path / "pyproject.toml").write_text("[project]")
    return Recorded(tmp_path)


def test_first_start_installs_the_lock_by_hash_and_the_project(environment: Recorded) -> None:
    environment.ensure("run")
    assert environment.asked == [
        ("--require-hashes", "-r", str(environment.lock("run"))),
        ("--no-deps", "--no-build-isolation", "-e", str(environment.root)),
    ]


def test_a_first_start_says_once_that_it_takes_a_while(
    environment: Recorded, capsys: pytest.CaptureFixture[str]
) -> None:
    environment.ensure("run")
    environment.ensure("page")
    assert capsys.readouterr().err.splitlines() == [say("setting-up")]


def test_second_start_asks_for_nothing(environment: Recorded) -> None:
    environment.ensure("run")
    environment.asked.clear()
    environment.network = False
    environment.ensure("run")
    assert environment.asked == []


@pytest.mark.parametrize("changed", ["requirements/run.txt", "pyproject.toml"])
def test_a_changed_file_installs_again(environment: Recorded, changed: str) -> None:
    environment.ensure("run")
    (environment.root / changed).write_text("changed")
    assert not environment.has("run")


def test_the_test_lock_covers_every_other_and_none_covers_it(environment: Recorded) -> None:
    environment.ensure("compile")
    assert [name for name in LOCKS if environment.has(name)] == ["run", "compile"]
    environment.ensure("test")
    assert [name for name in LOCKS if environment.has(name)] == list(LOCKS)


def test_locks_changed_back_are_installed_again(environment: Recorded) -> None:
    """Between the two changes other versions were installed, so the older stamp says nothing any more."""
    environment.ensure("test")
    old = {name: environment.lock(name).read_text() for name in LOCKS}
    for name in LOCKS:
        environment.lock(name).write_text(f"{name}==2")
    environment.ensure("run")
    for name in LOCKS:
        environment.lock(name).write_text(old[name])
    assert not environment.has("test")
    assert not environment.has("run")


def test_without_network_the_first_start_fails_and_leaves_no_stamp(environment: Recorded) -> None:
    environment.network = False
    with pytest.raises(Trouble, match="no network"):
        environment.ensure("run")
    assert not environment.has("run")


def test_a_moved_folder_installs_again(environment: Recorded, tmp_path: Path) -> None:
    environment.ensure("run")
    moved = tmp_path.rename(tmp_path.with_name(tmp_path.name + "-moved"))
    assert not Environment(moved).has("run")


@pytest.mark.parametrize("damage", ["", "{", json.dumps({"run": "else"})])
def test_a_damaged_stamp_counts_for_nothing(environment: Recorded, damage: str) -> None:
    environment.ensure("run")
    environment.stamp.write_text(damage)
    assert not environment.has("run")


def test_an_environment_whose_python_is_gone_counts_for_nothing(environment: Recorded) -> None:
    environment.ensure("run")
    environment.python.unlink()
    assert not environment.has("run")


def test_a_real_environment_is_recognised_as_moved(tmp_path: Path) -> None:
    environment = Environment(tmp_path / "here")
    environment.bin.mkdir(parents=True)
    (environment.bin / "activate").write_text(f"VIRTUAL_ENV={environment.home}")
    assert not environment.moved()
    environment.root.rename(tmp_path / "there")
    assert Environment(tmp_path / "there").moved()


def test_a_python_without_ensurepip_gets_the_package_or_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    wished: list[Program] = []

    def refused(programs: list[Program]) -> None:
        raise Trouble("system-missing", programs="venv", command="")

    monkeypatch.setattr(module, "find_spec", lambda name: None)
    monkeypatch.setattr(module, "install", wished.extend)
    have_ensurepip()
    assert wished == [VENV]
    monkeypatch.setattr(module, "install", refused)
    with pytest.raises(Trouble) as trouble:
        have_ensurepip()
    assert str(trouble.value) == say("no-venv")
