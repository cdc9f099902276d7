"""Who stands how, in a line or two above a table that is higher than the screen."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.style import Style
from rich.text import Text

from kantyna.kernel.ids import NOBODY, Seat
from kantyna.lang.scene import Lying, Scene, Side
from kantyna.terminal.painter import FIGURE, GO, LAMP, flow, tally

SCORES: Final = {
    "star-realms": ("authority",),
    "deckbuilding": ("destroyed",),
    "card-game": ("victory-points", "dial"),
    "destiny": (),
    "outer-rim": ("total-fame",),
}
"""The counters by which each game is won; in a game that is not here, all of them."""
HELD: Final = {"base": (), "characters": ("damage",)}
"""The zones of what a seat loses by losing it, and the marks that are told of it where there is room for little."""
MOST_LINES: Final = 2

# How much is told: the most that fits. The least is told in any case.
ALL, SCORE, LEAST = range(3)


def score(game: str, seen: Scene, reader: Seat, active: Seat, width: int) -> Group:
    """Every seat with its counters and what it must hold."""
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
    winning = SCORES.get(game, tuple(counter.name for counter in side.counters))
    for counter in side.counters:
        if counter.name in winning or (counter.value and detail == ALL):
            told.append(" ").append(tally(counter) if detail != LEAST else Text(counter.figure, FIGURE))
    held = [(some, place.name) for place in side.places if place.name in HELD for some in place.cards]
    told.append(",".join(f" {some.name}{_facts(some, zone, detail)}" for some, zone in held))
    return told


def _facts(some: Lying, zone: str, detail: int) -> str:
    """What kind of card it is, is clear from its place."""
    if detail == LEAST:
        facts = tuple(words for name, _, words in some.values if name in HELD[zone])
    else:
        facts = (*some.facts[1:], *some.marks) if detail == ALL else some.marks
    return f" ({', '.join(facts)})" if facts else ""
