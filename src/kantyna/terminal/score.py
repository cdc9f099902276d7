"""Who stands how, in a line or two above a table that is higher than the screen."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.style import Style
from rich.text import Text

from kantyna.kernel.ids import NOBODY, Seat
from kantyna.lang.scene import Lying, Scene, Side
from kantyna.terminal.painter import GO, INK, LAMP, QUIET, flow

SCORES: Final = {
    "star-realms": ("authority",),
    "deckbuilding": ("destroyed",),
    "card-game": ("victory-points", "dial"),
}
"""The counters by which each game is won; in a game that is not here, all of them."""
BASE: Final = "base"
"""The zone of the base that a seat must hold, in games that have one."""
MOST_LINES: Final = 2

# How much is told: the most that fits. The least is told in any case.
ALL, SCORE, LEAST = range(3)


def score(game: str, seen: Scene, reader: Seat, active: Seat, width: int) -> Group:
    """Every seat with its counters and its base."""
    lines = []
    for detail in (ALL, SCORE, LEAST):
        told = [piece for side in seen.sides if (piece := _standing(game, side, reader, active, detail))]
        lines = list(flow(told, width, 2))
        if len(lines) <= MOST_LINES and all(piece.cell_len <= width - 2 for piece in told):
            break
    return Group(*lines)


def _standing(game: str, side: Side, reader: Seat, active: Seat, detail: int) -> Text:
    told = Text()
    if side.seat != NOBODY:
        told.append("▶" if side.seat == active else "", LAMP)
        told.append(side.name, Style(bold=True, color=LAMP if side.seat == reader else GO if side.friend else None))
    elif detail != ALL:
        return told
    winning = SCORES.get(game, tuple(name for name, _, _ in side.counters))
    for name, title, value in side.counters:
        if name in winning or (value and detail == ALL):
            told.append(f" {title}" if detail != LEAST else "", QUIET).append(f" {value}", f"bold {INK}")
    for some in (some for place in side.places if place.name == BASE for some in place.cards):
        told.append(f" {some.name}{_facts(some, detail)}")
    return told


def _facts(some: Lying, detail: int) -> str:
    """What kind of card it is, is clear from its place."""
    facts = [*some.facts[1:], *some.marks] if detail == ALL else some.marks
    return f" ({', '.join(facts)})" if facts and detail != LEAST else ""
