"""What a card or seat is worth now: asked for, never written back."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.card_index import CARDS
from kantyna.games.card_game.effects import constant as c
from kantyna.games.card_game.table import (
    AFFILIATION_CARD,
    COMMITTED,
    EDGE_STACK,
    ENHANCED,
    ENHANCEMENTS,
    FATE_LAID,
    FIGHTING,
    FOCUS,
    HAND,
    HOST,
    OBJECTIVES,
    SITH_EVENTS,
    UNITS,
    CardGame,
)
from kantyna.games.card_game.vocabulary import (
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
)
from kantyna.games.card_game.vocabulary import T_VEHICLE as VEHICLE
from kantyna.kernel.body import KNOWN, Options, Row
from kantyna.kernel.ids import CardId, Code, DefId, Seat
from kantyna.kernel.native import i64

RESERVE: Final = 6
FORCE_CARDS: Final = 3


def in_play(table: CardGame, card: CardId) -> bool:
    """Their rows stand side by side."""
    owner = table.owner[card]
    return AFFILIATION_CARD[owner] <= table.where(card) <= ENHANCEMENTS[owner]


def in_hand(table: CardGame, card: CardId) -> bool:
    return table.where(card) == HAND[table.owner[card]]


def stands_for_equals(table: CardGame, card: CardId, pile: Row) -> bool:
    """Of equal cards in a pile one is offered for all: that which others know, else the first (CG-TABLE-6)."""
    number = table.defs[card]
    known = table.rows[KNOWN][card]
    for other in pile:
        if table.defs[other] == number and other != card:
            seen = table.rows[KNOWN][other]
            if seen > known or (seen == known and other < card):
                return False
    return True


def offer_each(table: CardGame, verb: Code, pile: Row, out: Options) -> None:
    """An option for each different card of a pile."""
    for card in pile:
        if stands_for_equals(table, card, pile):
            out.add(verb + card)


def has(table: CardGame, pile: Row, what: i64) -> i64:
    """The sum of a constant effect over the cards of a pile in play."""
    total: i64 = 0
    for card in pile:
        total += table.printed[card].constant[what]
    return total


def capacity(table: CardGame, card: CardId) -> i64:
    """Damage that destroys the card now; never below 0 (CG-ABIL-11)."""
    printed = table.printed[card]
    amount = printed.capacity
    hosts = table.rows[HOST]
    if len(hosts) > 0:
        bearer = card + 1
        for side in range(2):
            for other in table.rows[ENHANCEMENTS[side]]:
                if hosts[other] == bearer:
                    amount += table.printed[other].constant[c.HOST_CAPACITY]
    if printed.kind == OBJECTIVE:
        amount -= has(table, table.rows[UNITS[1 - table.owner[card]]], c.ENEMY_CAPACITY)
    if amount < 0:
        return 0
    return amount


def icons(table: CardGame, card: CardId, kind: i64, edge: bool) -> i64:
    """The strength of one kind of combat icon; *edge* counts the edge-enabled ones too."""
    printed = table.printed[card]
    amount = _of_kind(printed.icons, kind, edge)
    seat = table.owner[card]
    each = printed.constant[c.ICONS_EACH_ENHANCEMENT] != 0
    hosts = table.rows[HOST]
    cards = table.printed
    attached = len(hosts) > 0
    bearer = card + 1
    for side in range(2):
        for other in table.rows[ENHANCEMENTS[side]]:
            enhancement = cards[other]
            if attached and hosts[other] == bearer:
                if len(enhancement.host_icons) > 0:
                    amount += _of_kind(enhancement.host_icons, kind, edge)
                if each:
                    amount += _of_kind(printed.own_icons, kind, edge)
            if side == seat and len(enhancement.icons_to_all) > 0:
                amount += _of_kind(enhancement.icons_to_all, kind, edge)
    if printed.constant[c.ICONS_AFTER_FATE] and table.count[FATE_LAID[seat]]:
        amount += _of_kind(printed.own_icons, kind, edge)
    for one in table.modifiers:
        if one.whom == card and (one.what == M_ICON + kind or (edge and one.what == M_ICON + 3 + kind)):
            amount += one.amount
    return amount


def _of_kind(some: Row, kind: i64, edge: bool) -> i64:
    return some[kind] + some[kind + 3] if edge else some[kind]


def keywords(table: CardGame, card: CardId) -> i64:
    """The card's keywords as a mask: printed and gained."""
    printed = table.printed[card]
    mask = printed.keywords
    if printed.constant[c.ICONS_AFTER_FATE] and table.count[FATE_LAID[table.owner[card]]]:
        mask |= K_TARGETED_STRIKE  # targeted strike comes with those icons
    hosts = table.rows[HOST]
    if len(hosts) > 0:
        for side in range(2):
            for other in table.rows[ENHANCEMENTS[side]]:
                if hosts[other] == card + 1:
                    enhancement = table.printed[other]
                    mask |= enhancement.host_keywords
                    if enhancement.title == printed.number:
                        mask |= enhancement.title_keywords
    return mask


def is_dial(table: CardGame, card: CardId) -> bool:
    """Trench Run stands for the dial it is attached to; the dial is no objective."""
    return table.printed[card].constant[c.DIAL_AS_OBJECTIVE] > 0


def reserve(table: CardGame, seat: Seat) -> i64:
    amount = RESERVE + has(table, table.rows[OBJECTIVES[seat]], c.RESERVE)
    for row in table.modifiers:
        if row.what == M_RESERVE and row.whom == seat:
            amount += row.amount
    return amount if amount > 0 else 0


def struggle(table: CardGame, seat: Seat) -> i64:
    """Force icons of ready committed units, and of what adds to the struggle (CG-FORCE-5)."""
    amount = has(table, table.rows[OBJECTIVES[seat]], c.STRUGGLE) + has(
        table, table.rows[ENHANCEMENTS[seat]], c.STRUGGLE
    )
    for card in table.rows[UNITS[seat]]:
        if table.mark(COMMITTED, card) and not table.mark(FOCUS, card):
            amount += table.printed[card].force
    return amount


def edge_total(table: CardGame, seat: Seat) -> i64:
    """Force icons of the edge stack and edge values of participants."""
    amount = 0
    for card in table.rows[EDGE_STACK[seat]]:
        amount += table.printed[card].force
    for card in table.rows[UNITS[seat]]:
        if table.mark(FIGHTING, card):
            amount += table.printed[card].edge
    return amount


def free_force_cards(table: CardGame, seat: Seat) -> i64:
    left = FORCE_CARDS
    for card in table.rows[UNITS[seat]]:
        left -= table.mark(COMMITTED, card)
    return left


def cost_of(table: CardGame, seat: Seat, number: DefId, as_enhancement: bool = False) -> i64:
    """What the card costs *seat* now, before answers to its being played."""
    amount = CARDS[number].cost
    if (CARDS[number].kind == ENHANCEMENT or as_enhancement) and not table.count[ENHANCED[seat]]:
        amount -= has(table, table.rows[OBJECTIVES[seat]], c.FIRST_ENHANCEMENT)
    if CARDS[number].kind == EVENT and CARDS[number].affiliation == SITH and not table.count[SITH_EVENTS[seat]]:
        amount -= has(table, table.rows[OBJECTIVES[seat]], c.FIRST_SITH_EVENT)
    for row in table.modifiers:
        if row.what == M_CHEAPER and row.whom == seat:
            amount -= row.amount
    if amount < 0:
        return 0
    return amount


def needs_match(table: CardGame, seat: Seat, number: DefId) -> i64:
    """The affiliation that one payer must share, or neutral where none must."""
    affiliation = CARDS[number].affiliation
    if affiliation == NEUTRAL:
        return NEUTRAL
    if has(table, table.rows[OBJECTIVES[seat]], c.IGNORE_MATCH):
        return NEUTRAL
    for row in table.modifiers:
        if row.whom == seat and (row.what == M_IGNORE_MATCH or row.what == M_CHEAPER):
            return NEUTRAL
    return affiliation


def gives_match(table: CardGame, payer: CardId, affiliation: i64) -> bool:
    if affiliation == NEUTRAL or table.printed[payer].affiliation == affiliation:
        return True
    for side in range(2):
        for other in table.rows[ENHANCEMENTS[side]]:
            if table.host(other) == payer and table.printed[other].constant[c.MATCH_ALL]:
                return True
    return False


def is_ready_payer(table: CardGame, card: CardId) -> bool:
    focus = table.rows[FOCUS]
    return table.printed[card].resources > 0 and (len(focus) == 0 or focus[card] == 0)


def ready_payers(table: CardGame, seat: Seat) -> list[CardId]:
    """Ready cards of the seat that can make resources."""
    found: list[CardId] = []
    for handle in (AFFILIATION_CARD, OBJECTIVES, ENHANCEMENTS, UNITS):
        for card in table.rows[handle[seat]]:
            if is_ready_payer(table, card):
                found.append(card)
    return found


def can_pay(table: CardGame, seat: Seat, cost: i64, affiliation: i64) -> bool:
    if cost == 0:
        return True
    matched = affiliation == NEUTRAL
    left = cost
    focus = table.rows[FOCUS]
    all_ready = len(focus) == 0
    for place in range(AFFILIATION_CARD[seat], ENHANCEMENTS[seat] + 1):
        for card in table.rows[place]:
            printed = table.printed[card]
            if printed.resources > 0 and (all_ready or focus[card] == 0):
                left -= printed.resources
                if printed.affiliation == affiliation:
                    matched = True
                if matched and left <= 0:
                    return True
    return left <= 0 and has_match(table, seat, affiliation)


def has_match(table: CardGame, seat: Seat, affiliation: i64) -> bool:
    """Could a ready card of the seat make the match, by itself or by what is attached to it?"""
    for place in range(AFFILIATION_CARD[seat], ENHANCEMENTS[seat] + 1):
        for card in table.rows[place]:
            if is_ready_payer(table, card) and gives_match(table, card, affiliation):
                return True
    return False


def unique_in_play(table: CardGame, number: DefId) -> bool:
    """Does a card of this title in play keep it out (CG-UNIQ-1)?"""
    if not CARDS[number].unique:
        return False
    defs = table.defs
    for side in range(2):
        for card in table.rows[UNITS[side]]:
            if defs[card] == number:
                return True
        for card in table.rows[ENHANCEMENTS[side]]:
            if defs[card] == number:
                return True
    return False


def is_changed(table: CardGame, what: i64, whom: i64) -> bool:
    """Does a lasting effect of this kind concern a card or seat?"""
    for one in table.modifiers:
        if one.what == what and one.whom == whom:
            return True
    return False


def may_attack(table: CardGame, card: CardId) -> bool:
    """Could this unit be declared as an attacker at all?"""
    if table.mark(FOCUS, card) or table.printed[card].constant[c.NO_ATTACK]:
        return False
    return not is_changed(table, M_NO_ATTACK, card)


def may_attack_this(table: CardGame, card: CardId, objective: CardId) -> bool:
    if table.printed[objective].constant[c.VEHICLES_ONLY] and not table.printed[card].traits & VEHICLE:
        return False
    return may_attack(table, card)


def may_defend(table: CardGame, card: CardId) -> bool:
    if table.mark(FOCUS, card):
        return False
    return not is_changed(table, M_NO_DEFENCE, card)


def participants(table: CardGame, seat: Seat) -> list[CardId]:
    return [card for card in table.rows[UNITS[seat]] if table.mark(FIGHTING, card)]


def participates(table: CardGame, seat: Seat) -> bool:
    fighting = table.rows[FIGHTING]
    if len(fighting) > 0:
        for card in table.rows[UNITS[seat]]:
            if fighting[card] != 0:
                return True
    return False


def protectors(table: CardGame, card: CardId) -> list[CardId]:
    """Friendly units that may take damage for this card."""
    return [other for other in table.rows[UNITS[table.owner[card]]] if protects(table, other, card)]


def protects(table: CardGame, unit: CardId, card: CardId) -> bool:
    return unit != card and table.printed[unit].protect & table.printed[card].traits != 0


def is_protected(table: CardGame, card: CardId) -> bool:
    """Is there a friendly unit that may take damage for this card?"""
    for unit in table.rows[UNITS[table.owner[card]]]:
        if protects(table, unit, card):
            return True
    return False
