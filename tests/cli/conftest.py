"""The command, run as its users run it."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from kantyna import cli


@dataclass
class Done:
    """What became of a command."""

    returncode: int
    stdout: str
    stderr: str


Kantyna = Callable[..., Done]


@pytest.fixture
def kantyna(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Kantyna:
    """``kantyna("cards", "star-realms", lang="pl")``: in a home of its own, without a terminal, in this process."""

    def run(*words: str, lang: str = "", given: str = "", **environment: str) -> Done:
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)
        for name, value in {"XDG_STATE_HOME": str(tmp_path / "state"), "TERM": "dumb", **environment}.items():
            monkeypatch.setenv(name, value)
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr(sys, "stdin", io.StringIO(given))
        code = cli.main([*words, *(["--lang", lang] if lang else [])])
        told = capsys.readouterr()
        return Done(code, told.out, told.err)

    return run


@pytest.fixture
def spawned(tmp_path: Path) -> Kantyna:
    """The same in a process of its own."""

    def run(*words: str, given: str = "") -> Done:
        done = subprocess.run(
            [sys.executable, "-P", "-m", "kantyna", *words],
            input=given,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, "XDG_STATE_HOME": str(tmp_path / "state"), "TERM": "dumb"},
            cwd=tmp_path,
            timeout=100,
        )
        return Done(done.returncode, done.stdout, done.stderr)

    return run
