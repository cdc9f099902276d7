"""How commands print: plain lines, or JSON for machines."""

from __future__ import annotations

import json
import re
import sys
from typing import Any, Final

import typer

from kantyna.kernel.errors import KantynaError
from kantyna.kernel.spec import Setting
from kantyna.lang import Speaker
from kantyna.terminal.conversation import parted

NUMBER: Final = re.compile(r"-?[0-9]{1,18}")


class BadInput(KantynaError):
    """A value on the command line that can't be used."""


def not_together(one: str, others: dict[str, bool]) -> None:
    """What means nothing beside *one* is refused, not passed over: whoever typed it wanted something."""
    for other, given in others.items():
        if given:
            raise BadInput("cli-not-together", one=one, other=other)


def speaker_of(ctx: typer.Context) -> Speaker:
    """The language that the door chose."""
    assert isinstance(ctx.obj, Speaker)
    return ctx.obj


def say(text: str = "") -> None:
    """A line for people."""
    sys.stdout.write(f"{text}\n")


def tell(speaker: Speaker, text: str) -> None:
    """Something for people to read; a terminal gets its lines parted between words."""
    lines = text.split("\n")
    say("\n".join(parted(speaker.language, line) for line in lines) if sys.stdout.isatty() else text)


def say_json(value: Any) -> None:
    """The whole answer for machines."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def settings(pairs: list[str]) -> dict[str, Setting]:
    """``boss-hand=7`` as a setting; numbers are numbers."""
    found: dict[str, Setting] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise BadInput("cli-setting", pair=pair)
        found[name] = int(value) if NUMBER.fullmatch(value) else value
    return found
