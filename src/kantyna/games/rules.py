"""The rules of a game in our own words, read from its ``rules.toml``: what refusals, tests and judges point at."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from kantyna.kernel.errors import BadSetup
from kantyna.kernel.spec import GameSpec


class Rule:
    """One rule. *origin* is ``book``, ``ruling`` or ``ours``; our own decisions give their reason."""

    def __init__(self, row: dict[str, str], headings: dict[str, str]) -> None:
        self.id = row["id"]
        self.sections = {"pl": row["section"], "en": headings.get(row["section"], row["section"])}
        """The heading of the rulebook; "-" where it has none."""
        self.origin = row["origin"]
        self.texts = {"pl": row["pl"], "en": row["en"]}
        self.reasons = {"pl": row.get("reason_pl", ""), "en": row.get("reason_en", "")}


_READ: Final[dict[str, dict[str, Rule]]] = {}
_EVENTS: Final[dict[str, dict[str, str]]] = {}


def rules(spec: GameSpec) -> dict[str, Rule]:
    """Every rule of a game by its id, in the order of the file."""
    if spec.name not in _READ:
        file = Path(__file__).parent / spec.name.replace("-", "_") / "rules.toml"
        read = tomllib.loads(file.read_text(encoding="utf-8"))
        rows: list[dict[str, str]] = read["rule"]
        headings: dict[str, str] = read["sections"]
        _READ[spec.name] = {row["id"]: Rule(row, headings) for row in rows}
        _EVENTS[spec.name] = read.get("events", {})
    return _READ[spec.name]


def rule_of_event(spec: GameSpec, event: str) -> str:
    """The id of the rule behind an event, by the event's name; nothing where no single rule is."""
    rules(spec)
    return _EVENTS[spec.name].get(event, "")


def rule(spec: GameSpec, name: str) -> Rule:
    """The rule of that id, upper or lower case."""
    known = rules(spec)
    if name.upper() not in known:
        raise BadSetup("rule-unknown", name=name, game=spec.name)
    return known[name.upper()]
