"""A conversation in lines: what is typed and what is told, one thing a line."""

from __future__ import annotations

import shutil
import sys
import textwrap
from typing import Final, TextIO

from kantyna.kernel.spec import GameSpec
from kantyna.lang import Speaker
from kantyna.lang.card_book import find, page
from kantyna.lang.scene import Scene
from kantyna.lang.scene_lines import place_line, table_lines
from kantyna.lang.typography import NO_BREAK, bind

COMMANDS: Final = {
    "help": ("?", "help", "pomoc"),
    "all": ("all", "wszystko", "a"),
    "end": ("end", "zakończ", "zakoncz", "e"),
    "table": ("table", "stół", "stol", "t"),
    "look": ("look", "zobacz", "i"),
    "card": ("card", "karta", "c"),
    "why": ("why", "dlaczego", "w"),
    "rule": ("rule", "zasada", "reguła", "regula"),
    "log": ("log", "dziennik", "l"),
    "hint": ("hint", "podpowiedź", "podpowiedz", "h"),
    "undo": ("undo", "cofnij", "u"),
    "save": ("save", "zapisz", "s"),
    "quit": ("quit", "koniec", "q"),
}
"""Both languages are always understood, and the keys of the drawn table."""

LOGGED: Final = 30
"""Lines of the log, unless another number is asked for."""
LONGEST: Final = 9
"""No list has as many lines as a number with more digits."""


def counted(words: str) -> int | None:
    """A number that was typed. Python itself refuses to read one with thousands of digits."""
    return int(words[:LONGEST]) if words.isdecimal() else None


def parted(language: str, text: str) -> str:
    """A line in as many as the terminal's width asks for, none of which ends in the middle of a word, or where the
    language wants none to."""
    indent = " " * (len(text) - len(text.lstrip()) + 2)
    lines = textwrap.fill(
        bind(language, text),
        shutil.get_terminal_size().columns,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return lines.replace(NO_BREAK, " ")


class Left(Exception):
    """Somebody left the table before the end."""


class Conversation:
    """With one person, or with a program in the person's place."""

    def __init__(self, speaker: Speaker, source: TextIO | None = None, out: TextIO | None = None) -> None:
        self.speaker = speaker
        self.source = source if source is not None else sys.stdin
        self.out = out if out is not None else sys.stdout

    def _line(self, text: str = "", whole: bool = False) -> None:
        """A terminal gets it parted between words, unless it is there to be copied *whole*."""
        self.out.write(f"{text if whole or not self.out.isatty() else parted(self.speaker.language, text)}\n")
        self.out.flush()

    def _say(self, key: str, **args: str | int) -> None:
        self._line(self.speaker.text(None, key, **args))

    def _read(self) -> str:
        """A line that was typed; the end of input means leaving."""
        self.out.write("> ")
        self.out.flush()
        line = self.source.readline()
        if not line:
            raise Left
        if not self.source.isatty():
            self._line()
        return line.strip()

    # What both kinds of table tell alike.

    def _title(self, spec: GameSpec, variant: str) -> str:
        return f"{self.speaker.text(spec, 'game-title')}, {self.speaker.text(spec, f'variant-{variant}')}"

    def _tell_table(self, seen: Scene) -> None:
        for line in table_lines(self.speaker, seen):
            self._line(line)

    def _tell_places(self, seen: Scene) -> None:
        """Every place, open piles card by card."""
        for side in seen.sides:
            for place in side.places:
                if place.size:
                    self._line(f"{side.name}. {place_line(self.speaker, place)}")

    def _tell_card(self, spec: GameSpec, name: str) -> None:
        if not name:
            return self._say("term-help-card")
        for line in page(self.speaker, spec, spec.cards[find(spec, name)]):
            self._line(line)

    def _tell_rule(self, spec: GameSpec, name: str) -> None:
        if not name:
            return self._say("term-help-rule")
        rule = self.speaker.rule(spec, name)
        self._line(f"{rule.id}: {rule.text}")
        if rule.reason:
            self._say("cli-reason", reason=rule.reason)
