"""`./kantyna test`: everything that has to hold, in the order in which it is quickest to be told."""

from launch.engine import compile_engine
from launch.environment import Environment
from launch.page import Page
from launch.system import CHROMIUM, POSTGRES, REDIS, install
from launch.words import say

# Tests of what is never compiled; the rest is the engine's, and must hold in both builds.
NOT_THE_ENGINE = ("tests/project", "tests/server", "tests/browser")

STYLE = {
    "ruff check": ("-m", "ruff", "check"),
    "ruff format": ("-m", "ruff", "format", "--check"),
    "mypy": ("-m", "mypy"),
    "import-linter": ("-c", "from importlinter.cli import lint_imports_command as check; check()"),
}

NO_TESTS = 5  # pytest's exit code when nothing was selected


def test(environment: Environment, arguments: list[str]) -> int:
    if "--help" in arguments:
        print(say("help-test"))
        return 0
    wished = [argument for argument in arguments if argument != "--compiled"]
    environment.ensure("test")
    if "--compiled" in arguments:
        compile_engine(environment, [])
        results = run_pytest(environment, wished, "compiled")
    else:
        install([CHROMIUM, POSTGRES, REDIS])
        page = Page(environment)
        page.ensure()
        results = {name: environment.run(*command) for name, command in STYLE.items()}
        results |= page.check()
        results |= run_pytest(environment, wished, "plain")
    for step, code in results.items():
        print(say("step-failed" if code else "step-passed", step=step))
    return max(results.values())


def run_pytest(environment: Environment, wished: list[str], build: str) -> dict[str, int]:
    """Just what is wished for; else all on all cores, then, undisturbed, those that measure time."""
    rounds = {"pytest": wished}
    if not wished:
        rounds = {
            "pytest": ["-n", "auto", "--dist", "worksteal", "-m", "not speed"],
            "pytest -m speed": ["-m", "speed"],
        }
    folders = [f"--ignore={folder}" for folder in NOT_THE_ENGINE] if build == "compiled" else []
    results = {}
    for name, selection in rounds.items():
        code = environment.run("-P", "-m", "pytest", *folders, *selection, KANTYNA_BUILD=build)
        nothing = code == NO_TESTS and "speed" in name
        results[f"{name} ({build})"] = 0 if nothing else code
    return results
