"""A position in words, as the asked seat sees it; once all is over, as everybody does."""

from __future__ import annotations

from typing import Final

from kantyna.lang import Speaker
from kantyna.lang.scene import scene
from kantyna.lang.scene_lines import table_lines
from kantyna.research.game import Position

MODES: Final = ["ansi"]


def position_text(position: Position) -> str:
    spec, speaker = position.game.spec, Speaker("en")
    names = [f"seat {seat}" for seat in range(position.game.seats)]
    view = position.view(position.asked)
    lines = [*table_lines(speaker, scene(speaker, spec, view, names))]
    if view.decision is not None:
        lines += ["", speaker.prompt(spec, view, names)]
        for action, code in zip(position.legal(), view.decision.options, strict=True):
            lines.append(f"{action}: {speaker.option(spec, spec.option(position.table, code), names, view)}")
    elif position.table.outcome is not None:
        lines += ["", speaker.outcome(spec, position.table.outcome, names)]
    return "\n".join(lines)
