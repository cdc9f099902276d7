"""What the source itself says: message keys read off the code, so that no test has to play until they are met."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import kantyna

SOURCE = Path(kantyna.__file__).parent
COMPUTED = "[a-z0-9-]+"
"""What a part of a key may be that is computed."""


def calls(folder: Path) -> Iterator[tuple[Path, str, ast.Call]]:
    """Every call in the Python files of a folder, with the name of what is called."""
    for file, node in _nodes(folder):
        if isinstance(node, ast.Call):
            called = node.func
            name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
            yield file, name, node


def error_classes() -> set[str]:
    """The names of all classes of the one family of errors."""
    bases: dict[str, set[str]] = {}
    for _, node in _nodes(SOURCE):
        if isinstance(node, ast.ClassDef):
            bases.setdefault(node.name, set()).update(base.id for base in node.bases if isinstance(base, ast.Name))
    family = {"KantynaError"}
    while grown := {name for name, above in bases.items() if above & family} - family:
        family |= grown
    return family


def patterns(node: ast.expr) -> list[str]:
    """The keys that an expression may give, as regular expressions: what is computed may be anything."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [re.escape(node.value)]
    if isinstance(node, ast.IfExp):
        return patterns(node.body) + patterns(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return ["".join(re.escape(p.value) if isinstance(p, ast.Constant) else COMPUTED for p in node.values)]
    return []


def said_keys(folder: Path) -> list[str]:
    """The keys of all that is said in a folder, as regular expressions."""
    return [key for _, name, call in calls(folder) if name == "Said" and call.args for key in patterns(call.args[0])]


@cache
def written_keys() -> set[str]:
    """Every text in the source that might be a key, as a regular expression."""
    found: set[str] = set()
    for _, node in _nodes(SOURCE):
        if isinstance(node, ast.Constant | ast.JoinedStr):
            found |= {key for key in patterns(node) if re.fullmatch(r"[a-z0-9\\\[\]+-]+", key) and _names(key)}
    return found


def _names(pattern: str) -> bool:
    """Is a word written in it? What is computed from end to end would be any key."""
    return re.search("[a-z]{2}", pattern.replace(COMPUTED, "")) is not None


def _nodes(folder: Path) -> Iterator[tuple[Path, ast.AST]]:
    """All that is written in the Python files of a folder."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            yield file, node


class Keys:
    """Keys given as regular expressions: most of them are whole, and looked up instead of tried one after the other."""

    def __init__(self, given: Iterable[str]) -> None:
        self.whole: set[str] = set()
        self.composed: list[re.Pattern[str]] = []
        for pattern in given:
            if "[" in pattern:
                self.composed.append(re.compile(pattern))
            else:
                self.whole.add(pattern)

    def __contains__(self, key: str) -> bool:
        return re.escape(key) in self.whole or any(pattern.fullmatch(key) for pattern in self.composed)
