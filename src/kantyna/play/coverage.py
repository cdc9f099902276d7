"""Which rules of a game a test shows: read off the tests, without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from kantyna.games.registry import game as find_game
from kantyna.games.rules import rules
from kantyna.kernel.errors import KantynaError
from kantyna.play.files import read_bytes
from kantyna.play.yaml_lines import Fault, documents

MARK = "rule"
"""``@pytest.mark.rule("SR-ALLY-1", "SR-ALLY-2")``; a scenario file says ``rules: [SR-ALLY-1]``."""


class NoTests(KantynaError):
    """A folder that isn't there, or has no tests in it."""


@dataclass(frozen=True)
class Coverage:
    """The rules of a game; for each tested one the places that show it; those without a test; ids that are no rules."""

    rules: list[str]
    tested: dict[str, list[str]]
    untested: list[str]
    unknown: dict[str, list[str]]


def coverage(game: str, tests: Path) -> Coverage:
    """Read every test and scenario below *tests*."""
    spec = find_game(game)
    known = rules(spec)
    places: dict[str, list[str]] = {}
    files = [file for file in sorted(tests.rglob("*")) if file.suffix in (".py", ".yaml")]
    if not files:
        raise NoTests("coverage-no-tests", folder=str(tests))
    for file in files:
        cited = cited_in_tests(file) if file.suffix == ".py" else cited_in_scenarios(file, game)
        for rule, line in cited:
            if rule.startswith(f"{spec.rule_prefix}-"):
                places.setdefault(rule, []).append(f"{file.relative_to(tests).as_posix()}:{line}")
    return Coverage(
        list(known),
        {rule: places[rule] for rule in known if rule in places},
        [rule for rule in known if rule not in places],
        {rule: where for rule, where in places.items() if rule not in known},
    )


def cited_in_tests(file: Path) -> Iterator[tuple[str, int]]:
    """The ids in the marks of a Python file, on test functions and classes."""
    for node in ast.walk(ast.parse(read_bytes(file))):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        if node.name.lower().startswith("test"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == f"pytest.mark.{MARK}":
                    for argument in mark.args:
                        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                            yield argument.value, node.lineno


def cited_in_scenarios(file: Path, game: str) -> Iterator[tuple[str, int]]:
    """The ids in the scenarios of a YAML file that are of this game; other YAML files cite nothing."""
    try:
        found = documents(read_bytes(file).decode("utf-8", "replace"))
    except Fault:
        return
    for item in found:
        fields = item.value if isinstance(item.value, dict) else {}
        if "rules" in fields and "game" in fields and fields["game"].value == game:
            for rule in fields["rules"].items:
                yield rule.text, rule.line
