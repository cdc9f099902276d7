"""Moves on the map: one's own, those of patrols; looks at contacts, marks on planets."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.table import OuterRim
from kantyna.games.outer_rim.vocabulary import EVERYTHING, FACTIONS
from kantyna.kernel.effect import Effect
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

HERE: Final = 0
ANYWHERE: Final = EVERYTHING
"""Every space is within that."""


class PeekContacts(Effect[OuterRim]):
    """Look in secret at so many face-down contacts within so many spaces (``HERE``, ``ANYWHERE``)."""

    def __init__(self, count: i64, within: i64) -> None:
        self.count = count
        self.within = within

    def said(self) -> Said:
        key = "peek-here" if self.within == HERE else "peek-anywhere" if self.within == ANYWHERE else "peek-within"
        return Said(key, {"n": self.count, "within": self.within})


class MovePatrol(Effect[OuterRim]):
    """Move the patrol of a faction (``OF_CHOICE``, ``OF_PATROL_HERE``, ``OF_NEAREST_PATROL``) so far: toward you, or
    *anywhere* you like, step by step. ``EVERYTHING``: until it is with you."""

    def __init__(self, faction: i64, distance: i64, *, anywhere: bool = False) -> None:
        self.faction = faction
        self.distance = distance
        self.anywhere = anywhere

    def said(self) -> Said:
        key = "move-patrol-to-you" if self.distance == EVERYTHING else "move-patrol"
        key += "-anywhere" if self.anywhere else ""
        return Said(key, {"n": self.distance}, {"faction": f"faction-{FACTIONS.words[self.faction]}"})


class MoveSelf(Effect[OuterRim]):
    """Move up to so many spaces at once (``EVERYTHING``: your hyperdrive, and *more*); *freely*: nothing stops you."""

    def __init__(self, distance: i64, *, more: i64 = 0, freely: bool = False) -> None:
        self.distance = distance
        self.more = more
        self.freely = freely

    def said(self) -> Said:
        key = "move-self-hyperdrive" if self.distance == EVERYTHING else "move-self"
        return Said(key + ("-freely" if self.freely else ""), {"n": self.distance, "more": self.more})


class MarkPlanet(Effect[OuterRim]):
    """The nearest other player marks a planet for this card."""

    def said(self) -> Said:
        return Said("mark-planet")


class RaidPlanet(Effect[OuterRim]):
    """A goal token on this planet, once each."""

    def said(self) -> Said:
        return Said("raid-planet")


class EncounterAfar(Effect[OuterRim]):
    """Meet a patrol or contact at most so many spaces away as if it were here."""

    def __init__(self, within: i64) -> None:
        self.within = within

    def said(self) -> Said:
        return Said("encounter-afar", {"n": self.within})


class PassBy(Effect[OuterRim]):
    """You need not end your move here."""

    def said(self) -> Said:
        return Said("pass-by")


class EndTurn(Effect[OuterRim]):
    """The turn is over."""

    def said(self) -> Said:
        return Said("end-turn")
