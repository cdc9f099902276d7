"""Why something can't be done now."""

from __future__ import annotations

from kantyna.kernel.said import Said


class Refusal:
    """The rule's id, and the missing condition as a message with its numbers."""

    def __init__(self, rule: str, said: Said) -> None:
        self.rule = rule
        self.said = said
