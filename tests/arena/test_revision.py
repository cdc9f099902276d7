"""An older revision beside this one: its own source runs, under this tree's harness, and bad wishes get a sentence."""

import shutil
import subprocess
from pathlib import Path

import pytest

from kantyna.arena import revision as revisions
from kantyna.arena.harness.surface import Way
from kantyna.arena.harness.trace import digest
from kantyna.arena.revision import commit, revision
from kantyna.build import SOURCE
from kantyna.kernel.errors import BadSetup
from kantyna.lang import LANGUAGES, Speaker

WAY = ("star-realms", "duel", 2, {})
ENGINE = ("__init__.py", "build.py", "kernel", "games")


def git(top: Path, *words: str) -> None:
    who = ("-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false")
    subprocess.run(["git", "-C", str(top), *who, *words], check=True, capture_output=True)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one revision, tagged `old`, of nothing but the engine; a cache of its own."""
    top = tmp_path / "checkout"
    source = top / "src" / "kantyna"
    source.mkdir(parents=True)
    for name in ENGINE:
        if (SOURCE / name).is_dir():
            shutil.copytree(SOURCE / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(SOURCE / name, source / name)
    for words in (("init", "-q"), ("add", "-A"), ("commit", "-q", "-m", "one"), ("tag", "old")):
        git(top, *words)
    monkeypatch.setattr(revisions, "SOURCE", source)
    monkeypatch.setattr(revisions, "user_cache_path", lambda *_, **__: tmp_path / "cache")
    return top


def test_a_revision_runs_its_own_source_under_this_harness(checkout: Path) -> None:
    """What was changed since does not matter to it."""
    cards = checkout / "src/kantyna/games/star_realms/cards"
    for file in cards.glob("*.py"):
        file.write_text("raise ImportError('not committed')\n")
    old = revision("old")
    asked = {"way": WAY, "seeds": [0, 1], "most": 50, "choices": False}
    with old.start("plain") as process:
        assert process.told["build"] == "plain"
        assert Path(process.told["source"]).is_relative_to(old.source)
        assert process.ask("trace", **asked) == [digest(Way(*WAY), seed, 50) for seed in (0, 1)]


def test_a_revision_is_made_once(checkout: Path) -> None:
    old = revision("old")
    (old.source / "mark").touch()
    assert revision("old") == old
    assert (old.source / "mark").exists()


@pytest.mark.parametrize("name", ["older", "", "--all", "old:src"])
def test_a_revision_that_is_not_there(checkout: Path, name: str) -> None:
    with pytest.raises(BadSetup, match="bench-unknown-revision") as refused:
        commit(name)
    for language in LANGUAGES:
        assert name in Speaker(language).error(refused.value)


def test_a_revision_without_an_engine(checkout: Path) -> None:
    shutil.rmtree(checkout / "src")
    (checkout / "src/kantyna").mkdir(parents=True)
    (checkout / "README").touch()
    git(checkout, "add", "-A")
    git(checkout, "commit", "-q", "-m", "two")
    with pytest.raises(BadSetup, match="bench-unknown-revision"):
        revision("HEAD")


def test_a_compiled_revision_needs_a_compiled_engine_here(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(revisions, "is_current", lambda: False)
    with pytest.raises(BadSetup, match="bench-no-build") as refused:
        revision("old", compiled=True)
    for language in LANGUAGES:
        assert "./kantyna compile" in Speaker(language).error(refused.value)


def test_outside_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Installed somewhere, or inside of another project's checkout: there are no revisions of Kantyna."""
    (tmp_path / "kantyna").mkdir()
    monkeypatch.setattr(revisions, "SOURCE", tmp_path / "kantyna")
    for _ in range(2):
        with pytest.raises(BadSetup, match="bench-no-checkout"):
            commit("HEAD")
        git(tmp_path, "init", "-q")


def test_without_git(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(BadSetup, match="bench-no-checkout"):
        commit("HEAD")
