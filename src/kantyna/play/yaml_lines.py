"""YAML whose every value knows its line, so that whatever is wrong with it can be pointed at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import yaml

from kantyna.kernel.errors import KantynaError

Value: TypeAlias = "str | int | bool | list[Item] | dict[str, Item] | None"


LONGEST = 16
"""Signs of a number; a table holds none that is longer."""


YAML_FAULTS = {
    "could not find expected ':'": "colon",
    "mapping values are not allowed": "mapping",
    "found character '\\t'": "tab",
    "found character": "sign",
    "expected <block end>": "indent",
    "expected ',' or": "bracket",
    "expected the node content": "bracket",
    "found unexpected end of stream": "quote",
    "found unknown escape": "escape",
    "found undefined alias": "alias",
    "special characters are not allowed": "control",
}
"""How what the parser says begins, in its own English, and what we call it. The rest is told by its place alone."""


class Fault(Exception):
    """Something wrong in a file, at a line; *error* says what."""

    def __init__(self, line: int, error: KantynaError) -> None:
        super().__init__(line, error)
        self.line = line
        self.error = error


class BadScenario(KantynaError):
    """A scenario that can't be understood, or that does not come out as it says."""


@dataclass(frozen=True)
class Item:
    """A value and the line it begins at."""

    value: Value
    line: int

    def wrong(self, error: KantynaError) -> Fault:
        return Fault(self.line, error)

    def expected(self, what: str) -> Fault:
        """*what* names a shape in the language of the format: text, number, list, mapping."""
        return self.wrong(BadScenario("scenario-expected", what=what))

    @property
    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.expected("text")
        return self.value

    @property
    def number(self) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.expected("number")
        return self.value

    @property
    def items(self) -> list[Item]:
        if not isinstance(self.value, list):
            raise self.expected("list")
        return self.value

    @property
    def fields(self) -> dict[str, Item]:
        if not isinstance(self.value, dict):
            raise self.expected("mapping")
        return self.value

    def only(self, *known: str) -> dict[str, Item]:
        """The fields of a mapping that may have no others than these."""
        for name, item in self.fields.items():
            if name not in known:
                raise item.wrong(BadScenario("scenario-unknown-field", name=name, known=", ".join(known)))
        return self.fields


def documents(text: str) -> list[Item]:
    """All documents of a YAML text."""
    try:
        return [_item(node) for node in yaml.compose_all(text, Loader=yaml.SafeLoader) if node is not None]
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise _unreadable(
            error.problem or "", *((mark.line + 1, mark.column + 1) if mark is not None else (1, 1))
        ) from error
    except RecursionError as error:
        raise Fault(1, BadScenario("scenario-nested")) from error
    except yaml.YAMLError as error:
        raise _unreadable(getattr(error, "reason", ""), 1, 1) from error


def _unreadable(problem: str, line: int, column: int) -> Fault:
    kind = next((kind for words, kind in YAML_FAULTS.items() if problem.startswith(words)), "other")
    return Fault(line, BadScenario("scenario-yaml", kind=kind, column=column))


def _item(node: yaml.Node) -> Item:
    line = node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        fields: dict[str, Item] = {}
        for key, value in node.value:
            name = str(key.value)
            if name in fields:
                raise Fault(key.start_mark.line + 1, BadScenario("scenario-twice", name=name))
            found = _item(value)
            # An empty or inline value is pointed at by its key.
            fields[name] = Item(found.value, key.start_mark.line + 1)
        return Item(fields, line)
    if isinstance(node, yaml.SequenceNode):
        return Item([_item(child) for child in node.value], line)
    return Item(_scalar(node), line)


def _scalar(node: yaml.Node) -> Value:
    kind = node.tag.rpartition(":")[2]
    value = str(node.value)
    if kind == "int" and value.lstrip("+-").isdecimal() and len(value) <= LONGEST:
        return int(value)
    if kind == "bool" and value.casefold() in ("true", "false"):
        return value.casefold() == "true"
    # "yes" and "no" are answers, not truth values.
    return None if kind == "null" else value
