"""Results as a picture of characters, for a terminal."""

from __future__ import annotations

from kantyna.arena.tournament import Result


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
