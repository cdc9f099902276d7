"""What `./kantyna` makes of its arguments, of an old Python and of trouble."""

import ast
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from launch import engine, locks, main, system, words
from launch.environment import ROOT, Environment
from launch.words import Trouble, language, say

OLD_PYTHONS_READ = ("kantyna", "launch/__init__.py", "launch/words.py")


class Became(Exception):
    """The process would now be another program."""


@pytest.fixture
def became(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The command that the launcher turns into; the environment is taken as ready."""
    command: list[str] = []

    def execv(program: str, arguments: list[str]) -> None:
        command.extend(arguments)
        raise Became

    monkeypatch.setattr(os, "execv", execv)
    monkeypatch.setattr(Environment, "ensure", lambda self, name: None)
    monkeypatch.setattr(Environment, "has", lambda self, name: True)
    monkeypatch.delenv("KANTYNA_BUILD", raising=False)
    monkeypatch.setenv("KANTYNA_CALLED", "")
    monkeypatch.setattr(sys, "argv", ["./kantyna"])
    return command


@pytest.mark.parametrize("arguments", [["play", "star-realms", "--lang", "pl"], ["--help"], ["tests"]])
def test_what_is_not_the_launchers_goes_to_kantyna(became: list[str], arguments: list[str]) -> None:
    with pytest.raises(Became):
        main.main(arguments)
    assert became == [str(Environment().python), "-P", "-m", "kantyna", *arguments]
    assert os.environ["KANTYNA_CALLED"] == "./kantyna"


@pytest.mark.parametrize("command", ["test", "compile", "lock", "package"])
def test_the_launchers_own_commands_get_the_rest(monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    got: list[list[str]] = []

    def own(environment: Environment, arguments: list[str]) -> int:
        got.append(arguments)
        return 7

    monkeypatch.setitem(main.OWN, command, own)
    assert main.main([command, "-k", command]) == 7
    assert got == [["-k", command]]


@pytest.mark.parametrize("arguments", [["--lang", "pl", "compile", "-k"], ["compile", "--lang=pl", "-k"]])
def test_the_language_may_stand_anywhere(monkeypatch: pytest.MonkeyPatch, arguments: list[str]) -> None:
    got: list[list[str]] = []
    monkeypatch.setitem(main.OWN, "compile", lambda environment, rest: got.append(rest) or 7)
    assert main.main(arguments) == 7
    assert got == [["-k"]]


BROWSER = [
    ([], 1),
    (["serve"], 1),
    (["--lang", "pl"], 1),
    (["--lang=pl", "serve", "--port", "0"], 1),
    (["games"], 0),
    (["--help"], 0),
    (["serve", "--help"], 0),
]


@pytest.mark.parametrize(("arguments", "built"), BROWSER)
def test_the_page_is_built_only_for_the_browser(
    became: list[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str], built: int
) -> None:
    pages: list[object] = []
    monkeypatch.setattr(main.Page, "ensure", lambda self: pages.append(self))
    with pytest.raises(Became):
        main.main(arguments)
    assert len(pages) == built


def test_the_first_start_prepares_everything_whatever_it_is_for(
    became: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Later ones need no network; a page that can't be built is no reason not to play in the terminal."""
    pages: list[object] = []
    monkeypatch.setattr(Environment, "has", lambda self, name: False)
    monkeypatch.setattr(main.Page, "ensure", lambda self: pages.append(self))
    with pytest.raises(Became):
        main.main(["games"])
    assert len(pages) == 1

    def broken(self: main.Page) -> None:
        raise Trouble("page-failed", step="npm ci")

    monkeypatch.setattr(main.Page, "ensure", broken)
    with pytest.raises(Became):
        main.main(["games"])
    assert "npm ci" in capsys.readouterr().err
    assert main.main([]) == 1


CLUB: list[tuple[list[str], dict[str, str], bool]] = [
    ([], {}, False),
    (["serve"], {}, False),
    (["serve", "--data", "folder"], {}, False),
    (["serve", "--data", "postgresql://club/tables"], {}, True),
    (["serve", "--data=postgres://club/tables"], {}, True),
    (["serve"], {"KANTYNA_BUS": "redis://club"}, True),
    ([], {"KANTYNA_DATABASE": "postgresql://club/tables"}, True),
    (["games"], {"KANTYNA_BUS": "redis://club"}, False),
]


@pytest.mark.parametrize(("arguments", "variables", "more"), CLUB)
def test_what_a_clubs_server_needs_is_installed_for_it(
    became: list[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    variables: dict[str, str],
    more: bool,
) -> None:
    ensured: list[str] = []
    monkeypatch.setattr(Environment, "ensure", lambda self, name: ensured.append(name))
    monkeypatch.setattr(main.Page, "ensure", lambda self: None)
    for name in ("KANTYNA_BUS", "KANTYNA_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(Became):
        main.main(arguments)
    assert ("club" in ensured) is more


def test_trouble_is_one_sentence_in_the_systems_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(self: Environment, name: str) -> None:
        raise Trouble("install-failed", lock="run.txt", reason="network")

    monkeypatch.setattr(Environment, "ensure", broken)
    monkeypatch.setattr(sys, "argv", ["kantyna"])
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert main.main(["games"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("Nie udało się zainstalować")
    assert said.count("\n") == 1


def test_a_full_disk_is_one_sentence_too(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def broken(self: Environment, name: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Environment, "ensure", broken)
    assert main.main(["games"]) == 1
    assert "No space left on device" in capsys.readouterr().err


@pytest.mark.parametrize(("wish", "key"), [("fast", "bad-build"), ("compiled", "not-compiled")])
def test_a_build_that_cant_be_had_is_refused(
    became: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    wish: str,
    key: str,
) -> None:
    monkeypatch.setattr(engine, "is_compiled", lambda environment: False)
    monkeypatch.setenv("KANTYNA_BUILD", wish)
    assert main.main(["games"]) == 1
    assert capsys.readouterr().err.strip() == say(key, found=wish)
    assert became == []


@pytest.mark.parametrize(
    ("arguments", "code"), [(["--help"], 0), (["--opt", "7"], 1), (["nonsense"], 1), (["--jobs=0"], 1)]
)
def test_compile_answers_before_anything_is_set_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], code: int
) -> None:
    def ensured(self: Environment, name: str) -> None:
        raise AssertionError(name)

    monkeypatch.setattr(Environment, "ensure", ensured)
    monkeypatch.setattr(sys, "argv", ["kantyna", "compile", "--lang", "pl"])
    assert main.main(["compile", *arguments]) == code
    told = capsys.readouterr()
    assert "Kompiluje silnik" in told.out if code == 0 else "nie pasuje do ./kantyna compile" in told.err


@pytest.mark.parametrize(("arguments", "opt"), [([], 3), (["--opt", "0"], 0), (["--jobs=2", "--opt=2"], 2)])
def test_what_fits_is_compiled(arguments: list[str], opt: int) -> None:
    assert engine.wished_opt(arguments) == opt


@pytest.mark.parametrize("file", OLD_PYTHONS_READ)
def test_old_pythons_can_read_what_tells_them_that_they_are_old(file: str) -> None:
    ast.parse((ROOT / file).read_text(), feature_version=(3, 6))


def test_an_old_python_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    script = runpy.run_path(str(ROOT / "kantyna"))
    monkeypatch.setattr(sys, "version_info", (3, 8, 2))
    monkeypatch.setattr(sys, "version", "3.8.2 (default)")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit, match=re.escape(say("too-old", found="3.8.2"))):
        script["start"]()


def test_an_old_python_hands_over_to_a_newer_one_that_works(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, code in (("python3.13", 127), ("python3.12", 0)):
        (tmp_path / name).write_text(f"#!/bin/sh\nexit {code}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    script = runpy.run_path(str(ROOT / "kantyna"))
    assert script["newer_python"]() == str(tmp_path / "python3.12")


def test_every_sentence_is_there_twice_with_the_same_parts() -> None:
    for key, (polish, english) in words.WORDS.items():
        assert polish != english, key
        assert sorted(re.findall(r"{(\w+)}", polish)) == sorted(re.findall(r"{(\w+)}", english)), key


@pytest.mark.parametrize(
    ("argv", "system_language", "expected"),
    [
        (["kantyna", "play", "--lang", "pl"], "en_GB.UTF-8", "pl"),
        (["kantyna", "--lang=en"], "pl_PL.UTF-8", "en"),
        (["kantyna"], "pl_PL.UTF-8", "pl"),
        (["kantyna"], "C", "en"),
    ],
)
def test_the_language_is_the_wished_one_else_the_systems(
    monkeypatch: pytest.MonkeyPatch, argv: list[str], system_language: str, expected: str
) -> None:
    monkeypatch.setattr(sys, "argv", argv)
    monkeypatch.setenv("LC_ALL", system_language)
    assert language() == expected


def missing() -> None:
    return None


def test_who_is_not_root_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    lamp = system.Program("Lamp", ("lamp-server", "lamp-oil"), missing)
    with pytest.raises(Trouble, match=r"Lamp.*apt-get install lamp-server lamp-oil"):
        system.install([lamp])


def test_root_installs_what_is_missing_and_only_that(monkeypatch: pytest.MonkeyPatch) -> None:
    here: list[Path] = []
    ran: list[list[str]] = []

    def run(command: list[str], **how: object) -> subprocess.CompletedProcess[str]:
        ran.append(command)
        here.append(Path("lamp"))
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(system.shutil, "which", lambda name: name)
    monkeypatch.setattr(system.subprocess, "run", run)
    lamp = system.Program("Lamp", ("lamp-server",), lambda: here[0] if here else None)
    table = system.Program("Table", ("table",), lambda: Path("table"))
    system.install([lamp, table])
    assert [command[-1] for command in ran] == ["lamp-server"]


def test_what_cant_be_installed_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(command: list[str], **how: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 100, "", "E: Unable to fetch some archives")

    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(system.shutil, "which", lambda name: name)
    monkeypatch.setattr(system.subprocess, "run", run)
    with pytest.raises(Trouble, match="Unable to fetch"):
        system.install([system.Program("Lamp", ("lamp-server",), missing)])


@pytest.mark.parametrize(
    ("stderr", "told"),
    [
        (
            "error: unexpected argument '--foo' found\n\nFor more information, try '--help'.\n",
            say("bad-lock", given="--foo"),
        ),
        ("error: no network\n", say("lock-failed", lock="requirements/test.txt", reason="error: no network")),
    ],
)
def test_a_lock_that_cant_be_written_says_why(monkeypatch: pytest.MonkeyPatch, stderr: str, told: str) -> None:
    monkeypatch.setattr(Environment, "ensure", lambda self, name: None)
    monkeypatch.setattr(Environment, "pip", lambda self, *arguments, lock: None)
    failed = subprocess.CompletedProcess([], 2, "", stderr)
    monkeypatch.setattr(Environment, "run_quietly", lambda self, *arguments: failed)
    with pytest.raises(Trouble) as trouble:
        locks.lock(Environment(), ["--foo"])
    assert str(trouble.value) == told
