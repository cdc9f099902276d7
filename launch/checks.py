"""`./kantyna test`: everything that has to hold, in the order in which it is quickest to be told."""

import os
from concurrent.futures import ThreadPoolExecutor

from launch.engine import QUICK, compile_engine
from launch.environment import Environment
from launch.page import Page
from launch.system import CHROMIUM, POSTGRES, REDIS, install
from launch.words import say

# Tests of what is never compiled; the rest is the engine's, and must hold in both builds.
BROWSER = "tests/browser"
# Words are no part of the engine, and what both builds play is said under the laws (tests/conformance). Texts are read
# off the cards' constructors, which only plain Python can list. The strict body runs plain, whatever is asked for.
NOT_THE_ENGINE = (
    "tests/project", "tests/server", "tests/cli", "tests/terminal", "tests/lang", "tests/library/test_notebook.py",
    "tests/card_game/test_texts.py", "tests/deckbuilding/test_texts.py", "tests/star_realms/test_texts.py",
    "tests/destiny/test_every_card.py", "tests/destiny/test_texts.py", "tests/outer_rim/test_resolved.py",
    "tests/outer_rim/test_texts.py", "tests/kernel/test_strict.py", BROWSER,
)  # fmt: skip
SOME_FAILED = 1  # pytest's exit code, where it ran to its end
SHARED = ("--dist", "worksteal", "--durations=20")
ON_ALL_CORES = ("-n", "auto", *SHARED)
# A test of the server waits for its processes half of its time: two workers more keep the cores busy.
AND_TWO_MORE = ("-n", str((os.cpu_count() or 1) + 2), *SHARED)

STYLE = {
    "ruff check": ("-m", "ruff", "check"),
    "ruff format": ("-m", "ruff", "format", "--check"),
    "mypy": ("-m", "mypy"),
    "import-linter": ("-c", "from importlinter.cli import lint_imports_command as check; check()"),
}


def test(environment: Environment, arguments: list[str]) -> int:
    if "--help" in arguments:
        print(say("help-test"))
        return 0
    wished = [argument for argument in arguments if argument != "--compiled"]
    environment.ensure("test")
    if "--compiled" in arguments:
        compile_engine(environment, QUICK)
        results = run_pytest(environment, wished, "compiled")
    else:
        install([CHROMIUM, POSTGRES, REDIS])
        results = check_style(environment)
        results |= run_pytest(environment, wished, "plain")
    for step, code in results.items():
        print(say("step-failed" if code else "step-passed", step=step))
    return max(results.values())


def check_style(environment: Environment) -> dict[str, int]:
    """Python's and the page's side by side: each keeps one core busy. The page is built on the way."""

    def of_the_page() -> dict[str, int]:
        page = Page(environment)
        page.ensure()
        return page.check()

    with ThreadPoolExecutor(1) as beside:
        checked = beside.submit(of_the_page)
        results = {name: environment.run(*command) for name, command in STYLE.items()}
        return results | checked.result()


def run_pytest(environment: Environment, wished: list[str], build: str) -> dict[str, int]:
    """Just what is wished for; else all on all cores, and the browser's by themselves: they hold an event loop."""
    rounds = {"pytest": wished}
    if not wished:
        rounds = {
            "pytest": [*AND_TWO_MORE, f"--ignore={BROWSER}"],
            f"pytest {BROWSER}": [*ON_ALL_CORES, BROWSER],
        }
    if build == "compiled":
        rounds = {"pytest": [*(f"--ignore={folder}" for folder in NOT_THE_ENGINE), *(wished or ON_ALL_CORES)]}
    # Bytecode is kept, whatever the machine's wish: the tests start hundreds of processes, and each would compile anew.
    variables = {"KANTYNA_BUILD": build, "PYTHONDONTWRITEBYTECODE": ""}
    results: dict[str, int] = {}
    for name, selection in rounds.items():
        code = environment.run("-P", "-m", "pytest", *selection, **variables)
        if code == SOME_FAILED and BROWSER in selection:
            # Two browsers on two cores may starve each other: what failed is told above, and counts if it fails alone.
            name = f"{name}, {say('once-more')}"
            code = environment.run("-P", "-m", "pytest", "--last-failed", BROWSER, **variables)
        results[f"{name} ({build})"] = code
    return results
