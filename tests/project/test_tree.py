"""The files of the project: locks, what is in the wheel, and nothing that belongs to one machine."""

import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from launch.environment import LOCKS, ROOT

PIN = re.compile(r"^([\w.-]+)==([^\s;]+)( ; [^\\]+)? \\$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}( \\)?$")

# Homes of users, and the hosts of registries: what a lock or a log leaves behind.
OF_ONE_MACHINE = re.compile(r"(?<![\w.}*])/(work|home|root|Users)/\w|registry\.npmjs|pythonhosted\.|pypi\.org/")


def pins(name: str) -> set[tuple[str, str]]:
    """The packages of a lock, each with its version."""
    lines = (ROOT / "requirements" / f"{name}.txt").read_text().splitlines()
    return {(pin[1], pin[2]) for pin in map(PIN.match, lines) if pin}


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_holds_pins_and_hashes_and_nothing_else(name: str) -> None:
    lines = (ROOT / "requirements" / f"{name}.txt").read_text().splitlines()
    assert len(lines) > 100
    for line in lines:
        assert line.startswith("#") or PIN.match(line) or HASH.match(line), line
        assert "://" not in line


@pytest.mark.parametrize("name", LOCKS)
def test_every_lock_is_a_part_of_the_test_lock_and_holds_the_run_lock(name: str) -> None:
    assert pins("run") <= pins(name) <= pins("test")


def test_the_locks_hold_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = {"run": project["dependencies"]} | {
        name: project["optional-dependencies"][name] for name in LOCKS if name != "run"
    }
    for name, requirements in asked.items():
        locked = {package for package, _ in pins(name)}
        for requirement in requirements:
            package = re.split(r"[\[<>=!~ ]", requirement)[0].lower().replace(".", "-")
            assert package == "kantyna" or package in locked, f"{requirement}: run ./kantyna lock"


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True)
    return [ROOT / name for name in listed.stdout.split("\0") if name]


def test_nothing_in_the_tree_belongs_to_one_machine() -> None:
    files = tracked()
    assert len(files) > 20
    found = []
    for file in files:
        try:
            text = file.read_text(encoding="utf-8")
        except (FileNotFoundError, UnicodeDecodeError):  # deleted but not yet committed; a picture
            continue
        if match := OF_ONE_MACHINE.search(text):
            found.append(f"{file.relative_to(ROOT)}: {match[0]}")
    assert found == []


def test_no_built_file_is_in_the_tree() -> None:
    built = {".so", ".pyd", ".pyc", ".c", ".whl"}
    assert [file for file in tracked() if file.suffix in built] == []


def test_no_compiled_module_lies_beside_the_source() -> None:
    assert [*(ROOT / "src").rglob("*.so"), *(ROOT / "src").rglob("*.pyd")] == []


def test_the_launchers_are_executable() -> None:
    assert [name for name in ("kantyna", ".ci/run") if not os.access(ROOT / name, os.X_OK)] == []
