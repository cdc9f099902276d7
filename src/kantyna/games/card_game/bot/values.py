"""What cards are worth at a glance, for rules of thumb."""

from __future__ import annotations

from typing import Final

import kantyna.games.card_game.cards  # the book must be full  # noqa: F401
from kantyna.games.card_game.card_index import CARDS
from kantyna.games.card_game.effects import constant as c
from kantyna.games.card_game.table import (
    DAMAGE,
    DIAL,
    DIAL_DAMAGE,
    ENHANCEMENTS,
    FATE_LAID,
    FOCUS,
    HAND,
    HOST,
    OBJECTIVES,
    SHIELDS,
    UNITS,
    VICTORY,
    CardGame,
)
from kantyna.games.card_game.turn.values import capacity, icons, may_attack, may_defend
from kantyna.games.card_game.vocabulary import (
    BLAST,
    DARK,
    ENHANCEMENT,
    EVENT,
    FATE,
    GUN,
    M_ICON,
    OBJECTIVE,
    TACTICS,
    UNIT,
)
from kantyna.kernel.body import Row, row
from kantyna.kernel.ids import CardId, DefId, Seat
from kantyna.kernel.native import i64

GUN_WORTH: Final = 3
TACTICS_WORTH: Final = 3
BLAST_WORTH: Final = 4


def _printed_worth(number: DefId) -> i64:
    kind = CARDS[number].kind
    if kind == UNIT:
        printed = CARDS[number].icons
        fight = 0
        for edge in (0, 3):
            share = 2 if edge == 0 else 1
            fight += share * (
                GUN_WORTH * printed[edge + GUN]
                + TACTICS_WORTH * printed[edge + TACTICS]
                + BLAST_WORTH * printed[edge + BLAST]
            )
        return (
            4 * CARDS[number].cost
            + fight
            + 3 * CARDS[number].capacity
            + 2 * CARDS[number].force
            + 8 * CARDS[number].resources
        )
    if kind == ENHANCEMENT:
        return 10 + 5 * CARDS[number].cost + 8 * CARDS[number].resources
    if kind == OBJECTIVE:
        return 6 * CARDS[number].capacity + 20 * CARDS[number].resources
    return 12 + 4 * CARDS[number].cost


PRINTED_WORTH: Final = row([_printed_worth(number) for number in range(len(CARDS))])
"""A card's worth to have, in play or to come: about ten a resource."""


def hand_worth(table: CardGame, seat: Seat, number: DefId) -> i64:
    """What a card in hand is worth keeping for play."""
    kind = CARDS[number].kind
    if kind == FATE:
        return 16
    if kind == EVENT:
        return 14
    if kind == ENHANCEMENT and CARDS[number].resources:
        return 24 - 4 * income(table, seat)
    if CARDS[number].cost > income(table, seat) + 1:
        return 6
    return 12 + PRINTED_WORTH[number] // 4


def income(table: CardGame, seat: Seat) -> i64:
    """Resources that all cards of a seat could make, were they ready."""
    total = 1
    for pile in (table.rows[OBJECTIVES[seat]], table.rows[ENHANCEMENTS[seat]], table.rows[UNITS[seat]]):
        for card in pile:
            total += table.printed[card].resources
    return total


def power(table: CardGame, card: CardId, edge: bool) -> i64:
    """How hard a unit strikes: all its icons by their worth."""
    printed = table.printed[card]
    worth = _weighed(printed.icons, edge)
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
                    worth += _weighed(enhancement.host_icons, edge)
                if each:
                    worth += _weighed(printed.own_icons, edge)
            if side == seat and len(enhancement.icons_to_all) > 0:
                worth += _weighed(enhancement.icons_to_all, edge)
    if printed.constant[c.ICONS_AFTER_FATE] and table.count[FATE_LAID[seat]]:
        worth += _weighed(printed.own_icons, edge)
    for one in table.modifiers:
        if one.whom == card and one.what < M_ICON + 6 and (edge or one.what < M_ICON + 3):
            worth += one.amount * (BLAST_WORTH if (one.what - M_ICON) % 3 == BLAST else GUN_WORTH)
    return worth


def _weighed(some: Row, edge: bool) -> i64:
    worth = GUN_WORTH * some[GUN] + TACTICS_WORTH * some[TACTICS] + BLAST_WORTH * some[BLAST]
    if edge:
        worth += GUN_WORTH * some[GUN + 3] + TACTICS_WORTH * some[TACTICS + 3] + BLAST_WORTH * some[BLAST + 3]
    return worth


def life(table: CardGame, card: CardId) -> i64:
    """Damage a card still takes."""
    return capacity(table, card) - table.mark(DAMAGE, card)


def unit_worth(table: CardGame, card: CardId) -> i64:
    """A unit in play: what is printed, less what it has suffered, and what is attached to it."""
    worth = (
        PRINTED_WORTH[table.defs[card]]
        - 2 * table.mark(DAMAGE, card)
        - 2 * table.mark(FOCUS, card)
        + 3 * table.mark(SHIELDS, card)
    )
    hosts = table.rows[HOST]
    if len(hosts) > 0:
        for side in range(2):
            for other in table.rows[ENHANCEMENTS[side]]:
                if hosts[other] == card + 1:
                    worth += 8 if side == table.owner[card] else -6
    return worth if worth > 1 else 1


def attack_power(table: CardGame, seat: Seat) -> i64:
    """What the seat could send into an attack now."""
    total = 0
    for card in table.rows[UNITS[seat]]:
        if may_attack(table, card):
            total += power(table, card, False) + power(table, card, True)
    return total // 2


def defence_power(table: CardGame, seat: Seat) -> i64:
    """What the seat could oppose to an attack now; blast does not count."""
    total = 0
    for card in table.rows[UNITS[seat]]:
        if may_defend(table, card):
            for edge in (False, True):
                total += GUN_WORTH * icons(table, card, GUN, edge) + TACTICS_WORTH * icons(table, card, TACTICS, edge)
    return total // 2


def board(table: CardGame, seat: Seat) -> i64:
    """All that a seat has in play and in hand, in one number."""
    total = 5 * len(table.rows[HAND[seat]])
    for card in table.rows[UNITS[seat]]:
        total += unit_worth(table, card)
    for card in table.rows[ENHANCEMENTS[seat]]:
        total += 6 + 8 * table.printed[card].resources
    for card in table.rows[OBJECTIVES[seat]]:
        total += 10 * table.printed[card].resources
    return total


def chance(table: CardGame, seat: Seat) -> i64:
    """The chance to win in thousandths: the race of dial and objectives, and the strength of both sides."""
    light = 0
    for card in table.rows[OBJECTIVES[DARK]]:
        whole = capacity(table, card)
        done = table.mark(DAMAGE, card)
        if whole > 0:
            light += 110 * done * done // (whole * whole) + 8 * done
    light += 190 * len(table.rows[VICTORY[1]]) + 40 * (len(table.rows[VICTORY[1]]) // 2)
    light += 12 * table.count[DIAL_DAMAGE]
    dark = 42 * table.count[DIAL]
    for card in table.rows[OBJECTIVES[1]]:
        whole = capacity(table, card)
        done = table.mark(DAMAGE, card)
        if whole > 0:
            dark += (25 + 35 * (len(table.rows[VICTORY[0]]) + 1)) * done * done // (whole * whole) + 4 * done
    dark += 10 * len(table.rows[VICTORY[0]])
    if table.balance() == DARK:
        dark += 20
    else:
        light += 20
    strength = 3 * (board(table, 1) - board(table, DARK)) // 4
    # Strength needs turns to tell: it counts less when the dial is about to decide.
    strength = strength * (14 - table.count[DIAL]) // 10 if table.count[DIAL] < 14 else 0
    edge = light - dark + strength + 130
    for_light = 500 + edge
    if for_light < 20:
        for_light = 20
    if for_light > 980:
        for_light = 980
    return for_light if seat == 1 else 1000 - for_light
