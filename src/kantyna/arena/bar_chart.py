"""Results as a picture of characters, for a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import log
from typing import TypeAlias

from kantyna.arena.analysis import Analysis
from kantyna.arena.ladder import Ladder
from kantyna.arena.tournament import Result
from kantyna.games.registry import game as find_game
from kantyna.kernel.chronicle import MEAN, SHARE
from kantyna.players import LEVELS

Decimal: TypeAlias = Callable[[float, int], str]
"""A number with so many digits behind the sign of the reader's language."""


def win_rates(result: Result, width: int = 72) -> str:
    """Each player's share of wins as a bar, its 95 % interval as a line over the bar's end."""
    told = result.json()
    labels = [f"{at + 1}. {name}" for at, name in enumerate(told["seats"])]
    left = max(len(label) for label in labels)
    room = max(10, width - left - 8)
    lines = []
    for label, rate, (low, high) in zip(labels, told["win_rate"], told["ci95"], strict=True):
        cells = ["█" if at < round(rate * room) else " " for at in range(room)]
        for at in range(round(low * room), min(room, round(high * room))):
            cells[at] = "▒" if cells[at] == "█" else "─"
        lines.append(f"{label:<{left}} │{''.join(cells)}│{rate:5.0%}")
    return "\n".join(lines)


def figures(result: Result, name: Callable[[str], str], decimal: Decimal, width: int = 72) -> str:
    """The charts that a game draws of itself, each with its heading; *name* words headings and labels."""
    chronicle = find_game(result.plan.game).chronicle()
    if chronicle is None:
        return ""
    lines: list[str] = []
    for chart, kind in chronicle.charts.items():
        amounts: Counter[str] = Counter()
        of: Counter[str] = Counter()
        for game in result.sound:
            for drawn, label, amount, many in game.figures:
                if drawn == chart:
                    amounts[label] += amount
                    of[label] += many
        if not amounts.total():
            continue
        every = amounts.total()
        values = {label: amounts[label] / (every if kind == SHARE else of[label]) for label in amounts}
        numbers = all(label.isdecimal() for label in values)
        ordered = sorted(values, key=int) if numbers else sorted(values, key=values.__getitem__, reverse=True)
        words = {label: label if numbers else name(label) for label in ordered}
        left = max(len(word) for word in words.values())
        room = max(10, width - left - 10)
        most = max(values.values())
        lines += ["", name(f"chart-{chart}")]
        for label in ordered:
            value = values[label]
            told = f"{value:.0f}" if kind == MEAN else f"{decimal(100 * value, 1)}%"
            word = f"{words[label]:>{left}}" if numbers else f"{words[label]:<{left}}"
            lines.append(f"{word} │{'█' * round(value / most * room):<{room}}│{told:>7}")
    return "\n".join(lines)


def rungs(ladder: Ladder, width: int = 72) -> str:
    """Each level where it stands, and between the marks where it would if all steps were the same."""
    heights = ladder.heights
    left = max(len(name) for name in LEVELS)
    room = max(10, width - left - 9)
    most = max(*heights, 1.0)
    lines = []
    for at, (name, height) in enumerate(zip(LEVELS, heights, strict=True)):
        cells = ["█" if cell < round(max(height, 0.0) / most * room) else " " for cell in range(room)]
        even = round(heights[-1] / most * at / (len(LEVELS) - 1) * (room - 1))
        cells[max(even, 0)] = "┃"
        lines.append(f"{name:<{left}} │{''.join(cells)}│{height:6.0f}")
    return "\n".join(lines)


def surprises(curve: list[float], decimal: Decimal, width: int = 60) -> str:
    """A learning curve: after each pass how much is left of the surprise of a coin that knows nothing."""
    room = max(10, width - 12)
    return "\n".join(
        f"{number + 1:>3} │{'█' * round(min(1.0, surprise / log(2)) * room):<{room}}│ {decimal(surprise, 4)}"
        for number, surprise in enumerate(curve)
    )


EIGHTHS = " ▁▂▃▄▅▆▇█"


def chances(analysis: Analysis, seat: int, width: int = 64, height: int = 5) -> list[str]:
    """A seat's chance to win over the game, from left to right: full to the top where it has won."""
    points = analysis.curve(seat)
    if not points:
        return []
    last = max(points[-1][0], 1)
    shown: list[int] = []
    for cell in range(width):
        passed = [chance for step, chance in points if step * (width - 1) <= cell * last]
        shown.append(passed[-1] if passed else points[0][1])
    lines = []
    for row in range(height - 1, -1, -1):
        # How many eighths of this cell are filled.
        cells = [EIGHTHS[max(0, min(8, round(chance * height * 8 / 1000) - 8 * row))] for chance in shown]
        label = "100%" if row == height - 1 else "  0%" if row == 0 else ""
        lines.append(f"{label:>5} │{''.join(cells)}│")
    return lines
