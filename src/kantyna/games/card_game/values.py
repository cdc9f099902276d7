"""What a card or seat is worth now: asked for, never written back."""

from __future__ import annotations

from kantyna.games.card_game import constant as c
from kantyna.games.card_game.book import (
    AFFILIATION_OF,
    ALL_ICONS,
    CAPACITY,
    CONSTANT,
    COST,
    EDGE,
    FORCE,
    HOST_ICONS,
    HOST_KEYWORDS,
    ICONS_OF,
    KEYWORDS_OF,
    KIND,
    OWN_ICONS,
    PROTECT,
    RESOURCES,
    TITLE_KEYWORDS,
    TITLES,
    TRAITS_OF,
    UNIQUE,
)
from kantyna.games.card_game.table import CardGame
from kantyna.games.card_game.words import (
    ENHANCEMENT,
    EVENT,
    K_TARGETED_STRIKE,
    M_CHEAPER,
    M_ICON,
    M_IGNORE_MATCH,
    M_NO_ATTACK,
    M_NO_DEFENCE,
    M_RESERVE,
    NEUTRAL,
    OBJECTIVE,
    SITH,
    Z_AFFILIATION,
    Z_ENHANCEMENTS,
    Z_OBJECTIVES,
    Z_UNITS,
)
from kantyna.games.card_game.words import T_VEHICLE as VEHICLE
from kantyna.kernel.ids import CardId, DefId, Seat

RESERVE: int = 6
FORCE_CARDS: int = 3


def in_play(table: CardGame, card: CardId) -> bool:
    zone = table.zone[card]
    return zone in (Z_UNITS, Z_ENHANCEMENTS, Z_OBJECTIVES, Z_AFFILIATION)


def one_of_each(table: CardGame, pile: list[CardId]) -> list[CardId]:
    """One card of each definition in a pile, in order of ids: of equal ones that which others know (CG-TABLE-6)."""
    found: list[CardId] = []
    numbers: list[DefId] = []
    for card in sorted(pile):
        number = table.defs[card]
        if number not in numbers:
            numbers.append(number)
            found.append(card)
        else:
            at = numbers.index(number)
            if table.known[card] > table.known[found[at]]:
                found[at] = card
    found.sort()
    return found


def has(table: CardGame, pile: list[CardId], what: int) -> int:
    """The sum of a constant effect over the cards of a pile in play."""
    total = 0
    defs = table.defs
    for card in pile:
        total += CONSTANT[defs[card]][what]
    return total


def capacity(table: CardGame, card: CardId) -> int:
    """Damage that destroys the card now; never below 0 (CG-ABIL-11)."""
    number = table.defs[card]
    amount = CAPACITY[number]
    for side in range(2):
        for other in table.enhancements[side]:
            if table.host[other] == card:
                amount += CONSTANT[table.defs[other]][c.HOST_CAPACITY]
    if KIND[number] == OBJECTIVE:
        amount -= has(table, table.units[1 - table.owner[card]], c.ENEMY_CAPACITY)
    return amount if amount > 0 else 0


def icons(table: CardGame, card: CardId, kind: int, edge: bool) -> int:
    """The strength of one kind of combat icon; *edge* counts the edge-enabled ones too."""
    number = table.defs[card]
    printed = ICONS_OF[number]
    amount = printed[kind] + (printed[kind + 3] if edge else 0)
    seat = table.owner[card]
    own = OWN_ICONS[number]
    each = own and CONSTANT[number][c.ICONS_EACH_ENHANCEMENT]
    for side in range(2):
        for other in table.enhancements[side]:
            if table.host[other] == card:
                gained = HOST_ICONS[table.defs[other]]
                if gained:
                    amount += gained[kind] + (gained[kind + 3] if edge else 0)
                if each:
                    amount += own[kind] + (own[kind + 3] if edge else 0)
    if own and not each and table.fate_laid[seat]:
        amount += own[kind] + (own[kind + 3] if edge else 0)
    for other in table.enhancements[seat]:
        everybody = ALL_ICONS[table.defs[other]]
        if everybody:
            amount += everybody[kind] + (everybody[kind + 3] if edge else 0)
    for row in table.modifiers:
        if row.whom == card and (row.what == M_ICON + kind or (edge and row.what == M_ICON + 3 + kind)):
            amount += row.amount
    return amount


def keywords(table: CardGame, card: CardId) -> int:
    """The card's keywords as a mask: printed and gained."""
    number = table.defs[card]
    mask = KEYWORDS_OF[number]
    if CONSTANT[number][c.ICONS_AFTER_FATE] and table.fate_laid[table.owner[card]]:
        mask |= K_TARGETED_STRIKE  # targeted strike comes with those icons
    for side in range(2):
        for other in table.enhancements[side]:
            if table.host[other] == card:
                gained = table.defs[other]
                mask |= HOST_KEYWORDS[gained]
                if TITLES[gained] == number:
                    mask |= TITLE_KEYWORDS[gained]
    return mask


def is_dial(table: CardGame, card: CardId) -> bool:
    """Trench Run stands for the dial it is attached to; the dial is no objective."""
    return CONSTANT[table.defs[card]][c.DIAL_AS_OBJECTIVE] > 0


def reserve(table: CardGame, seat: Seat) -> int:
    amount = RESERVE + has(table, table.objectives[seat], c.RESERVE)
    for row in table.modifiers:
        if row.what == M_RESERVE and row.whom == seat:
            amount += row.amount
    return amount if amount > 0 else 0


def struggle(table: CardGame, seat: Seat) -> int:
    """Force icons of ready committed units, and of what adds to the struggle (CG-FORCE-5)."""
    amount = has(table, table.objectives[seat], c.STRUGGLE) + has(table, table.enhancements[seat], c.STRUGGLE)
    for card in table.units[seat]:
        if table.committed[card] and not table.focus[card]:
            amount += FORCE[table.defs[card]]
    return amount


def edge_total(table: CardGame, seat: Seat) -> int:
    """Force icons of the edge stack and edge values of participants."""
    amount = 0
    for card in table.edge[seat]:
        amount += FORCE[table.defs[card]]
    for card in table.units[seat]:
        if table.fighting[card]:
            amount += EDGE[table.defs[card]]
    return amount


def free_force_cards(table: CardGame, seat: Seat) -> int:
    left = FORCE_CARDS
    for card in table.units[seat]:
        left -= table.committed[card]
    return left


def cost_of(table: CardGame, seat: Seat, number: DefId, as_enhancement: bool = False) -> int:
    """What the card costs *seat* now, before answers to its being played."""
    amount = COST[number]
    if (KIND[number] == ENHANCEMENT or as_enhancement) and not table.enhanced[seat]:
        amount -= has(table, table.objectives[seat], c.FIRST_ENHANCEMENT)
    if KIND[number] == EVENT and AFFILIATION_OF[number] == SITH and not table.sith_events[seat]:
        amount -= has(table, table.objectives[seat], c.FIRST_SITH_EVENT)
    for row in table.modifiers:
        if row.what == M_CHEAPER and row.whom == seat:
            amount -= row.amount
    return amount if amount > 0 else 0


def needs_match(table: CardGame, seat: Seat, number: DefId) -> int:
    """The affiliation that one payer must share, or neutral where none must."""
    affiliation = AFFILIATION_OF[number]
    if affiliation == NEUTRAL:
        return NEUTRAL
    if has(table, table.objectives[seat], c.IGNORE_MATCH):
        return NEUTRAL
    for row in table.modifiers:
        if row.whom == seat and (row.what == M_IGNORE_MATCH or row.what == M_CHEAPER):
            return NEUTRAL
    return affiliation


def gives_match(table: CardGame, payer: CardId, affiliation: int) -> bool:
    if affiliation == NEUTRAL or AFFILIATION_OF[table.defs[payer]] == affiliation:
        return True
    for side in range(2):
        for other in table.enhancements[side]:
            if table.host[other] == payer and CONSTANT[table.defs[other]][c.MATCH_ALL]:
                return True
    return False


def ready_payers(table: CardGame, seat: Seat) -> list[CardId]:
    """Ready cards of the seat that can make resources."""
    found: list[CardId] = []
    card = table.affiliation[seat]
    focus = table.focus
    defs = table.defs
    if not focus[card]:
        found.append(card)
    for card in table.objectives[seat]:
        if not focus[card] and RESOURCES[defs[card]]:
            found.append(card)
    for card in table.enhancements[seat]:
        if not focus[card] and RESOURCES[defs[card]]:
            found.append(card)
    for card in table.units[seat]:
        if not focus[card] and RESOURCES[defs[card]]:
            found.append(card)
    return found


def can_pay(table: CardGame, seat: Seat, cost: int, affiliation: int) -> bool:
    if cost == 0:
        return True
    matched = affiliation == NEUTRAL
    total = 0
    for card in ready_payers(table, seat):
        total += RESOURCES[table.defs[card]]
        if not matched and gives_match(table, card, affiliation):
            matched = True
    return matched and total >= cost


def unique_in_play(table: CardGame, number: DefId) -> bool:
    """Does a card of this title in play keep it out (CG-UNIQ-1)?"""
    if not UNIQUE[number]:
        return False
    defs = table.defs
    for side in range(2):
        for card in table.units[side]:
            if defs[card] == number:
                return True
        for card in table.enhancements[side]:
            if defs[card] == number:
                return True
    return False


def may_attack(table: CardGame, card: CardId) -> bool:
    """Could this unit be declared as an attacker at all?"""
    if table.focus[card] or CONSTANT[table.defs[card]][c.NO_ATTACK]:
        return False
    return all(not (row.what == M_NO_ATTACK and row.whom == card) for row in table.modifiers)


def may_attack_this(table: CardGame, card: CardId, objective: CardId) -> bool:
    if CONSTANT[table.defs[objective]][c.VEHICLES_ONLY] and not TRAITS_OF[table.defs[card]] & VEHICLE:
        return False
    return may_attack(table, card)


def may_defend(table: CardGame, card: CardId) -> bool:
    if table.focus[card]:
        return False
    return all(not (row.what == M_NO_DEFENCE and row.whom == card) for row in table.modifiers)


def participants(table: CardGame, seat: Seat) -> list[CardId]:
    return [card for card in table.units[seat] if table.fighting[card]]


def participates(table: CardGame, seat: Seat) -> bool:
    return any(table.fighting[card] for card in table.units[seat])


def protectors(table: CardGame, card: CardId) -> list[CardId]:
    """Friendly units that may take damage for this card."""
    found: list[CardId] = []
    traits = TRAITS_OF[table.defs[card]]
    for other in table.units[table.owner[card]]:
        if other != card and PROTECT[table.defs[other]] & traits:
            found.append(other)
    return found
