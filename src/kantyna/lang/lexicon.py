"""The messages of one language, as Fluent files give them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from kantyna.lang.typography import figures

LANGUAGES: Final = ("pl", "en")

HERE: Final = Path(__file__).parent
GAMES: Final = HERE.parent / "games"
PAGE: Final = "page"
"""The browser has this file for itself."""

Value: TypeAlias = str | int | float


class _Wanted(Visitor):
    """Collects the variables of a pattern, and the messages and terms that it takes in."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the parser's name
        self.messages.add(node.id.name)


class Lexicon:
    """Messages by key. Whatever is missing is a LookupError: tests meet it, players never do."""

    def __init__(self, language: str, files: list[Path]) -> None:
        self.language = language
        self.entries: dict[str, ast.Message] = {}
        self._wanted: dict[tuple[str, str], frozenset[str]] = {}
        # No signs around what is put in: terminals, files and screen readers would show them.
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            resource = FluentResource(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise LookupError(f"{file.name} is not Fluent here: {entry.content!r}")
                if isinstance(entry, ast.Message):
                    if entry.id.name in self.entries:
                        raise LookupError(f"{language}: two messages {entry.id.name}")
                    self.entries[entry.id.name] = entry
            self._bundle.add_resource(resource)

    def forms(self, key: str) -> list[str]:
        """The forms that a word has besides its plain one: the attributes of its message."""
        return [attribute.id.name for attribute in self._entry(key).attributes]

    def variables(self, key: str, form: str = "") -> frozenset[str]:
        """The arguments that a message takes."""
        if (key, form) not in self._wanted:
            self._wanted[key, form] = frozenset(self._variables(key, form))
        return self._wanted[key, form]

    def say(self, key: str, values: Mapping[str, Value], form: str = "") -> str:
        """The message with its arguments put in, in one of its forms."""
        self._pattern(key, form)
        message = self._bundle.get_message(key)
        pattern = message.attributes[form] if form else message.value
        assert pattern is not None
        said, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise LookupError(f"{self.language}: {key} can't be said: {errors[0]}")
        return figures(self.language, str(said))

    def _entry(self, key: str) -> ast.Message:
        if key not in self.entries:
            raise LookupError(f"{self.language}: no message {key}")
        return self.entries[key]

    def _pattern(self, key: str, form: str) -> ast.Pattern:
        entry = self._entry(key)
        pattern = entry.value
        if form:
            pattern = next((other.value for other in entry.attributes if other.id.name == form), None)
        if pattern is None:
            raise LookupError(f"{self.language}: {key} has no form {form or '(plain)'}")
        return pattern

    def _variables(self, key: str, form: str) -> set[str]:
        wanted = _Wanted()
        wanted.visit(self._pattern(key, form))
        found = wanted.variables
        for other in wanted.messages:
            found |= self._variables(other, "")
        return found


def files(language: str, game: str = "") -> list[Path]:
    """The files that a lexicon is read from: the common ones, and a game's."""
    found = []
    for file in sorted((HERE / language).glob("*.ftl")):
        owner = owner_of(file)
        of_a_game = (GAMES / owner.replace("-", "_") / "rules.toml").is_file()
        if owner == game or not (of_a_game or owner == PAGE):
            found.append(file)
    return found


def owner_of(file: Path) -> str:
    """Whose words a file holds: a game may have several, ``outer-rim.ftl`` and ``outer-rim.cards.ftl``."""
    return file.stem.partition(".")[0]


@cache
def lexicon(language: str, game: str = "") -> Lexicon:
    """The messages of a language: those of one game with the common ones, or the common ones alone."""
    return Lexicon(language, files(language, game))
