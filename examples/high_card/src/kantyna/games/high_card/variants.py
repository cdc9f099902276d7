"""The ways to play High Card: there is one."""

from __future__ import annotations

from typing import Final

from kantyna.kernel.variant import Variant

VARIANTS: Final[list[Variant]] = [Variant("standard", 2, 4)]
