"""Which faction or patrol a text means that does not name it."""

from __future__ import annotations

from kantyna.games.outer_rim.table import PATROLS, OuterRim
from kantyna.games.outer_rim.turn.patrols import nearest_patrols
from kantyna.games.outer_rim.vocabulary import (
    NO_FACTION,
    OF_CHOICE,
    OF_NEAREST_PATROL,
    OF_PATROL_HERE,
    OF_PLANET,
    OF_THIS_FAVOR,
    PATROLLING,
    PLANETS,
)
from kantyna.kernel.body import listed
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId
from kantyna.kernel.native import i64


def factions_meant(table: OuterRim, frame: Frame, faction: i64) -> list[i64]:
    """One faction; several where the player chooses; none where the text has no object."""
    if faction == OF_PLANET:
        here = table.at(frame.seat)
        own = table.planet_faction(here) if here < PLANETS else NO_FACTION
        return [own] if own != NO_FACTION else []
    if faction == OF_THIS_FAVOR:
        favor = table.item(frame.about).favor if frame.about >= 0 else NO_FACTION
        return [favor] if favor != NO_FACTION else []
    if faction == OF_CHOICE:
        return list(range(PATROLLING))
    if faction == OF_PATROL_HERE or faction == OF_NEAREST_PATROL:
        found: list[i64] = []
        for token in patrols_meant(table, frame, faction):
            found.append(table.faction_of(token))
        return found
    return [faction]


def patrols_meant(table: OuterRim, frame: Frame, faction: i64) -> list[CardId]:
    """The patrols of which one is meant."""
    if faction == OF_PATROL_HERE:
        return table.patrols_at(table.at(frame.seat))
    if faction == OF_NEAREST_PATROL:
        return nearest_patrols(table, frame.seat)
    if faction == OF_CHOICE:
        return listed(table.rows[PATROLS])
    token = table.patrol(faction)
    return [token] if token >= 0 else []
