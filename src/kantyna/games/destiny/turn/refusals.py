"""How it is said why something can't be done now: the rule, and the missing condition with its numbers."""

from __future__ import annotations

from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said


def no(rule: str, why: str, **numbers: int) -> Refusal:
    return Refusal(rule, Said(f"why-{why}", numbers))
