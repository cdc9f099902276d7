"""The words of High Card and their numbers, each said once."""

from __future__ import annotations

from typing import Final

from kantyna.kernel.vocabulary import Questions, Words

QUESTIONS: Final = Questions()
ASK_TURN: Final = QUESTIONS.ask("turn", "HC-TURN-1")

EVENTS: Final = Words()
DREW: Final = EVENTS.add("drew")
LAID: Final = EVENTS.add("laid")
GAMBLED: Final = EVENTS.add("gambled")

PHASES: Final = Words()
PHASES.add("main")

REASONS: Final = Words()
REASONS.add("limit")
MOST_POINTS: Final = REASONS.add("most-points")
