"""`./kantyna test` fails when anything fails, and tests the build it says."""

from pathlib import Path
from subprocess import CompletedProcess

import pytest

from launch import checks
from launch.environment import Environment
from launch.page import Page
from launch.words import Trouble, say


class Recorded(Environment):
    """Runs nothing; answers with the exit codes it was given."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.codes: dict[str, int] = {}
        self.ran: list[tuple[str, ...]] = []
        self.builds: list[str] = []
        self.wishes: list[str | None] = []

    def ensure(self, name: str) -> None:
        assert name == "test"

    def run(self, *arguments: str, **variables: str) -> int:
        self.ran.append(arguments)
        self.builds.append(variables.get("KANTYNA_BUILD", ""))
        self.wishes.append(variables.get("PYTHONDONTWRITEBYTECODE"))
        return next((code for word, code in self.codes.items() if word in arguments), 0)


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Recorded:
    monkeypatch.setattr(checks, "install", lambda programs: None)
    monkeypatch.setattr(checks, "compile_engine", lambda environment, arguments: environment.run("compile"))
    return Recorded(tmp_path)


def test_all_fine(environment: Recorded) -> None:
    assert checks.test(environment, []) == 0
    assert len(environment.ran) == len(checks.STYLE) + 2


@pytest.mark.parametrize("broken", ["ruff", "mypy", "pytest", "--ignore=tests/browser", "tests/browser"])
def test_one_failure_is_a_failure_and_the_rest_still_runs(environment: Recorded, broken: str) -> None:
    environment.codes = {broken: 1}
    assert checks.test(environment, []) == 1
    assert len(environment.ran) == len(checks.STYLE) + (3 if broken in ("pytest", "tests/browser") else 2)


def test_what_failed_in_the_browser_is_run_once_more_and_alone(
    environment: Recorded, capsys: pytest.CaptureFixture[str]
) -> None:
    environment.codes = {"--last-failed": 0, "tests/browser": 1}
    assert checks.test(environment, []) == 0
    assert environment.ran[-1] == ("-P", "-m", "pytest", "--last-failed", "tests/browser")
    assert say("once-more") in capsys.readouterr().out, "it is told that there was a first time"
    environment.codes = {"tests/browser": 1}
    assert checks.test(environment, []) == 1


def test_no_tests_at_all_is_a_failure(environment: Recorded) -> None:
    nothing_selected = 5
    environment.codes = {"pytest": nothing_selected}
    assert checks.test(environment, []) == nothing_selected


def test_wished_arguments_are_passed_as_they_are(environment: Recorded) -> None:
    checks.test(environment, ["-k", "rng"])
    assert environment.ran[-1] == ("-P", "-m", "pytest", "-k", "rng")


def test_the_compiled_engine_is_made_first_and_then_asked_for(environment: Recorded) -> None:
    checks.test(environment, ["--compiled"])
    assert environment.ran[0] == ("compile",)
    assert environment.builds[1:] == ["compiled"]
    for folder in checks.NOT_THE_ENGINE:
        assert f"--ignore={folder}" in environment.ran[1]


def test_what_the_tests_compile_is_kept(environment: Recorded) -> None:
    checks.test(environment, [])
    assert environment.wishes == [*([None] * len(checks.STYLE)), "", ""]


def test_the_page_is_checked_beside_the_rest(environment: Recorded, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is built before it is checked; what fails there is a failure, and so is a page that can't be built."""
    done: list[str] = []
    monkeypatch.setattr(Page, "ensure", lambda page: done.append("built"))
    monkeypatch.setattr(Page, "check", lambda page: {"npm test": len(done)})
    assert checks.check_style(environment) == {**dict.fromkeys(checks.STYLE, 0), "npm test": 1}

    def fail(page: Page) -> None:
        raise Trouble("page-failed", step="npm ci")

    monkeypatch.setattr(Page, "ensure", fail)
    with pytest.raises(Trouble):
        checks.test(environment, [])


def test_the_page_is_built_again_when_and_only_when_its_source_changed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ran: list[tuple[str, ...]] = []

    def npm(self: Page, *arguments: str) -> CompletedProcess[str]:
        ran.append(arguments)
        self.built.mkdir(parents=True, exist_ok=True)
        return CompletedProcess(arguments, 0, "")

    monkeypatch.setattr(Page, "npm", npm)
    monkeypatch.setattr(Environment, "ensure", lambda self, name: None)
    page = Page(Environment(tmp_path))
    (tmp_path / "pyproject.toml").touch()
    page.ensure()
    assert ran == [], "there is no page yet"
    page.web.mkdir()
    (page.web / "package.json").write_text("{}")
    (page.web / "package-lock.json").write_text("{}")
    page.ensure()
    page.ensure()
    assert ran == [("ci",), ("run", "build")]
    sentences = tmp_path / "src" / "kantyna" / "lang" / "pl.ftl"
    sentences.parent.mkdir()
    sentences.write_text("stół = stół")
    page.ensure()
    assert ran == [("ci",), ("run", "build"), ("run", "build")]


def test_a_build_of_the_page_is_heard_only_when_it_fails(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "npm"
    program.write_text('#!/bin/sh\necho "building…"\necho "a warning" >&2\ntest "$1" = ci\n', encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setattr(Environment, "variables", lambda self: {"PATH": f"{tmp_path}:/usr/bin:/bin"})
    page = Page(Environment(tmp_path))
    page.web.mkdir()
    page.must("ci")
    assert capfd.readouterr() == ("", "")
    with pytest.raises(Trouble):
        page.must("run", "build")
    assert capfd.readouterr() == ("", "building…\na warning\n\n")
