"""What the source itself says: message keys read off the code, so that no test has to play until they are met."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import kantyna

SOURCE = Path(kantyna.__file__).parent


def calls(folder: Path) -> Iterator[tuple[Path, str, ast.Call]]:
    """Every call in the Python files of a folder, with the name of what is called."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func
                name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
                yield file, name, node


def error_classes() -> set[str]:
    """The names of all classes of the one family of errors."""
    family = {"KantynaError"}
    grown = True
    while grown:
        grown = False
        for file in sorted(SOURCE.rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef) and node.name not in family:
                    bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
                    if bases & family:
                        family.add(node.name)
                        grown = True
    return family


def patterns(node: ast.expr) -> list[str]:
    """The keys that an expression may give, as regular expressions: what is computed may be anything."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [re.escape(node.value)]
    if isinstance(node, ast.IfExp):
        return patterns(node.body) + patterns(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return ["".join(re.escape(p.value) if isinstance(p, ast.Constant) else "[a-z0-9-]+" for p in node.values)]
    return []


def said_keys(folder: Path) -> list[str]:
    """The keys of all that is said in a folder, as regular expressions."""
    return [key for _, name, call in calls(folder) if name == "Said" and call.args for key in patterns(call.args[0])]


def written_keys() -> set[str]:
    """Every text in the source that might be a key, as a regular expression."""
    found: set[str] = set()
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant | ast.JoinedStr):
                found |= {key for key in patterns(node) if re.fullmatch(r"[a-z0-9\\\[\]+-]+", key)}
    return found
