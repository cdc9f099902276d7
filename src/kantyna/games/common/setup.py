"""Checking how a game is to be set up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from kantyna.kernel.errors import BadSetup
from kantyna.kernel.variant import Setting, Variant

W = TypeVar("W", bound=Variant)


def named(variants: Sequence[W], name: str) -> W:
    """The way to play of that name."""
    for variant in variants:
        if variant.name == name:
            return variant
    known = ", ".join(variant.name for variant in variants)
    raise BadSetup("setup-unknown-variant", name=name, known=known)


def seats_of(variant: Variant) -> str:
    """For how many it is: 2, or 3–6."""
    return str(variant.most) if variant.fewest == variant.most else f"{variant.fewest}–{variant.most}"


def check_seats(variant: Variant, seats: int) -> None:
    """Raises BadSetup if so many can't sit down."""
    if not variant.fewest <= seats <= variant.most:
        raise BadSetup("setup-seats", name=variant.name, seats=seats, wanted=seats_of(variant))


def find(
    variants: Sequence[W],
    name: str,
    seats: int,
    settings: dict[str, Setting],
    ranges: dict[str, tuple[int, int]],
) -> tuple[W, dict[str, int]]:
    """A variant and its settings, those left out at their defaults, if all of it can be; *ranges* are the bounds."""
    variant = named(variants, name)
    check_seats(variant, seats)
    chosen: dict[str, int] = {}
    for key in settings:
        if key not in variant.settings:
            known = ", ".join(variant.settings) or "none"
            raise BadSetup("setup-unknown-setting", name=name, setting=key, known=known)
    for key, default in variant.settings.items():
        value = settings.get(key, default)
        least, most = ranges[key]
        if not isinstance(value, int) or not least <= value <= most:
            raise BadSetup("setup-bad-setting", name=name, setting=key, value=str(value), least=least, most=most)
        chosen[key] = value
    return variant, chosen
