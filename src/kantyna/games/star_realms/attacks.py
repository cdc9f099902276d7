"""Spending combat on players and bases."""

from __future__ import annotations

from typing import Final

from kantyna.games.star_realms.actions import BLOCK, MOST, NUMBER
from kantyna.games.star_realms.book import DEFENSE, PROGRAM
from kantyna.games.star_realms.falls import defeat
from kantyna.games.star_realms.moves import destroy_base, unpaired
from kantyna.games.star_realms.table import StarRealms
from kantyna.games.star_realms.targets import most_damaged
from kantyna.games.star_realms.words import ASK_DAMAGE, ATTACKED, HIT_BASE_EVENT, RAID
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code, Seat


class Strength(Node[StarRealms]):
    """How many points go into an attack: on the player ``frame.left``, or on the base ``frame.card``."""

    def step(self, table: StarRealms, frame: Frame, log: Log) -> int:
        if frame.at == 1:
            return DONE
        most = table.combat[frame.seat]
        if frame.card != NO_CARD:
            most = min(most, DEFENSE[table.defs[frame.card]] - table.damage_on(frame.card))
        options = [NUMBER + n for n in range(1, min(most, MOST) + 1)]
        table.ask(frame.seat, ASK_DAMAGE, options, frame.card, frame.left)
        return WAIT

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        frame.at = 1
        if frame.card == NO_CARD:
            attack(table, frame.seat, frame.left, code - NUMBER, log)
        else:
            hit_base(table, frame.seat, frame.left, frame.card, code - NUMBER, log)


def aim_at_player(table: StarRealms, seat: Seat, victim: Seat, log: Log) -> None:
    """Any number of points may be used; a single one leaves nothing to ask."""
    if table.combat[seat] == 1:
        attack(table, seat, victim, 1, log)
    else:
        table.push(STRENGTH, seat, NO_CARD, victim)


def aim_at_base(table: StarRealms, seat: Seat, place: int, log: Log) -> None:
    """A base costs its whole defense; only the Raid's boss has bases that keep damage and may be hit with less."""
    owner = place // BLOCK
    base = most_damaged(table, owner, place % BLOCK)
    if keeps_damage(table, owner) and table.combat[seat] > 1:
        table.push(STRENGTH, seat, base, owner)
    else:
        points = 1 if keeps_damage(table, owner) else DEFENSE[place % BLOCK]
        hit_base(table, seat, owner, base, points, log)


def keeps_damage(table: StarRealms, owner: Seat) -> bool:
    """Raid: the boss, who is team 0."""
    return table.mode == RAID and table.teams[owner] == 0


def attack(table: StarRealms, seat: Seat, victim: Seat, points: int, log: Log) -> None:
    """Spend combat on a player, who loses as much authority."""
    table.combat[seat] -= points
    pool = table.pools[victim]
    table.authority[pool] -= points
    log.add(ATTACKED, seat, NO_CARD, points, victim)
    if table.authority[pool] <= 0:
        defeat(table, victim, log)


def hit_base(table: StarRealms, seat: Seat, owner: Seat, base: CardId, points: int, log: Log) -> None:
    """Spend combat on a base; it is destroyed once its whole defense is spent."""
    table.combat[seat] -= points
    log.add(HIT_BASE_EVENT, seat, base, points, owner)
    damage = table.damage_on(base) + points
    if damage >= DEFENSE[table.defs[base]]:
        destroy_base(table, owner, base, seat, log)
    else:
        table.damage = [*unpaired(table.damage, base), base, damage]


STRENGTH: Final = PROGRAM.add("attack/strength", Strength())
