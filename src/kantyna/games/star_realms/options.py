"""What a seat can do in its main phase: every option there is."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import distinct
from kantyna.games.star_realms.actions import (
    ALLY,
    ALLY_AS,
    ATTACK,
    BLOCK,
    BUY,
    BUY_TOGETHER,
    END,
    GIVE,
    HAND_OVER,
    HIT_BASE,
    HIT_TOGETHER,
    PLAY,
    PRIMARY,
    SCRAP,
)
from kantyna.games.star_realms.book import (
    ALLY_SCRIPT,
    COST,
    COUNTS_FOR,
    DEFENSE,
    EXPLORER,
    HAS_ALLY,
    HAS_PRIMARY,
    HAS_SCRAP,
    PRIMARY_SCRIPT,
)
from kantyna.games.star_realms.table import StarRealms
from kantyna.games.star_realms.targets import bases_in_reach, has_outpost
from kantyna.games.star_realms.words import ALLY_USED, DUEL, EMPEROR, HYDRA, PRIMARY_USED, RAID
from kantyna.kernel.ids import BITS, Code, Seat

LAST: Final[list[Code]] = [END]
"""What can always be done, as a list: so the compiled engine need not make the number anew each time."""


def main_options(table: StarRealms, seat: Seat) -> list[Code]:
    """Everything that *seat* can do now in its main phase, in order of codes; equal cards are one option."""
    defs = table.defs
    options: list[Code] = []
    for card in table.hand[seat]:
        options.append(PLAY + defs[card])
    bases = table.bases[seat]
    ships = table.ships[seat]
    if bases or ships:
        _ability_options(table, seat, options)
    trade = table.trade[seat]
    if trade > 0:
        for card in table.trade_row:
            definition = defs[card]
            if COST[definition] <= trade:
                options.append(BUY + definition)
        if trade >= COST[EXPLORER] and table.explorers:
            options.append(BUY + EXPLORER)
        if table.mode == EMPEROR and table.teammates(seat):
            for card in table.discard[seat]:
                options.append(GIVE + defs[card])
    combat = table.combat[seat]
    if combat > 0:
        for owner in table.base_foes[seat]:
            if table.bases[owner]:
                _base_options(table, seat, options)
                break
        for foe in table.foes[seat]:
            if (table.mode == DUEL and not table.bases[foe]) or not has_outpost(table, foe):
                options.append(ATTACK + foe)
                if table.mode == HYDRA:
                    break  # the team is attacked, whoever of it is named
    if table.mode == HYDRA:
        _team_options(table, seat, options)
    options.extend(LAST)
    options.sort()
    return distinct(options)


def _ability_options(table: StarRealms, seat: Seat, options: list[Code]) -> None:
    """Primary abilities of bases, ally and scrap abilities of all cards in play."""
    defs = table.defs
    used = table.used
    allies = -1  # looked for once something asks for an ally
    for base in table.bases[seat]:
        definition = defs[base]
        ready = HAS_PRIMARY[definition] and 2 * base + PRIMARY_USED not in used
        if ready and PRIMARY_SCRIPT[definition].would_change(table, seat, base):
            options.append(PRIMARY + definition)
        if HAS_ALLY[definition] and 2 * base + ALLY_USED not in used:
            if allies < 0:
                allies = allied(table, seat)
            if allies & COUNTS_FOR[definition] and ALLY_SCRIPT[definition].would_change(table, seat, base):
                options.append(ALLY + definition)
        if HAS_SCRAP[definition]:
            options.append(SCRAP + definition)
    copies = table.copies
    for ship in table.ships[seat]:
        definition = defs[ship]
        if definition < EXPLORER:
            continue  # Scouts and Vipers do nothing more once they are in play
        shift = 0
        if copies:
            definition = table.acts_as(ship)
            if definition != defs[ship]:
                shift = ALLY_AS - ALLY
        if HAS_ALLY[definition] and 2 * ship + ALLY_USED not in used:
            if allies < 0:
                allies = allied(table, seat)
            if allies & COUNTS_FOR[definition] and ALLY_SCRIPT[definition].would_change(table, seat, ship):
                options.append(ALLY + shift + definition)
        if HAS_SCRAP[definition]:
            options.append(SCRAP + shift + definition)


def allied(table: StarRealms, seat: Seat) -> int:
    """The mask of the factions that two cards in play count for: a card counts for itself, so an ally needs two."""
    once = 0
    twice = 0
    defs = table.defs
    for base in table.bases[seat]:
        mask = COUNTS_FOR[defs[base]]
        twice |= once & mask
        once |= mask
    for ship in table.ships[seat]:
        mask = COUNTS_FOR[defs[ship]]
        twice |= once & mask
        once |= mask
    copies = table.copies
    for at in range(0, len(copies), 2):
        # A Needle keeps its own faction and has the copied one too; copying its own adds nothing,
        # and a teammate's is no ally.
        mask = COUNTS_FOR[copies[at + 1]]
        if mask != COUNTS_FOR[defs[copies[at]]] and copies[at] in table.ships[seat]:
            twice |= once & mask
            once |= mask
    return twice


def _base_options(table: StarRealms, seat: Seat, options: list[Code]) -> None:
    """Bases that can be destroyed with the combat at hand; the Raid's boss's can be hit with less."""
    combat = table.combat[seat]
    for code in bases_in_reach(table, seat, HIT_BASE):
        owner = (code - HIT_BASE) // BLOCK
        if (table.mode == RAID and table.teams[owner] == 0) or DEFENSE[(code - HIT_BASE) % BLOCK] <= combat:
            options.append(code)


def _team_options(table: StarRealms, seat: Seat, options: list[Code]) -> None:
    """Hydra: what the members can do together, and letting another go on."""
    if not table.refused & BITS[seat]:
        for card in table.trade_row:
            code = BUY_TOGETHER + table.defs[card]
            if code not in options and can_share(table, seat, table.trade, COST[code - BUY_TOGETHER]):
                options.append(code)
        for code in bases_in_reach(table, seat, HIT_TOGETHER):
            if can_share(table, seat, table.combat, DEFENSE[(code - HIT_TOGETHER) % BLOCK]):
                options.append(code)
    if not table.quiet & BITS[seat]:
        for mate in table.teammates(seat):
            if not table.ended[mate]:
                options.append(HAND_OVER + mate)


def can_share(table: StarRealms, seat: Seat, pool: list[int], price: int) -> bool:
    """Hydra: does the team have enough, and somebody besides *seat* something to give?"""
    points = together(table, seat, pool)
    return price <= points and points > pool[seat]


def together(table: StarRealms, seat: Seat, pool: list[int]) -> int:
    """Hydra: the points of the whole team."""
    points = 0
    for member in table.side(seat):
        points += pool[member]
    return points
