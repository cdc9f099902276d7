"""OpenSpiel's own record of a game, ``python -m tests.research.playthrough [GAME]``: all that is told of a random game,
and the same again from its actions, line by line. Too long for the tests."""

from __future__ import annotations

import re
import sys

from open_spiel.python.algorithms import generate_playthrough

from kantyna.research import spiel


def main(game: str) -> int:
    """0 if both are the same."""
    spiel.register()
    name = spiel.short_name(game)
    told = generate_playthrough.playthrough(name, action_sequence=None, seed=3)
    actions = [int(code) for code in re.findall(r"^action: (\d+)$", told, re.MULTILINE)]
    again = generate_playthrough.playthrough(name, action_sequence=actions, seed=4)
    print(
        f"{name}: {len(actions)} actions, {len(told)} characters, {'the same' if again == told else 'DIFFERENT'} again"
    )
    return int(again != told)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "star-realms"))
