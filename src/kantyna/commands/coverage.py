"""`rules --coverage`: the rules that no test shows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import kantyna
from kantyna.commands.output import say, say_json
from kantyna.lang import Speaker
from kantyna.play.coverage import coverage

TESTS: Final = Path(kantyna.__file__).resolve().parents[2] / "tests"
"""Of the project that this package lies in."""


def show_coverage(speaker: Speaker, game: str, tests: Path | None, machine: bool) -> int:
    """0 if every rule has a test, and no test cites a rule that isn't there."""
    found = coverage(game, tests if tests is not None else TESTS)
    if machine:
        say_json(
            {
                "rules": len(found.rules),
                "tested": len(found.tested),
                "untested": found.untested,
                "unknown": sorted(found.unknown),
            }
        )
    else:
        for name in found.untested:
            say(name)
        for name, places in found.unknown.items():
            say(speaker.text(None, "cli-cited-unknown", rule=name, places=", ".join(places)))
        say(speaker.text(None, "cli-covered", rules=len(found.rules), tested=len(found.tested)))
    return 1 if found.untested or found.unknown else 0
