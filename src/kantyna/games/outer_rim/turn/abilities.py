"""Abilities of a seat: of its captain, its ship, and the cards at its boards."""

from __future__ import annotations

from kantyna.games.outer_rim.ability import Ability, Modify
from kantyna.games.outer_rim.card import Encounter
from kantyna.games.outer_rim.table import (
    CREDITS,
    CREW_HELD,
    FLIPPED,
    FOUGHT,
    SECRETS,
    SECTION,
    USED,
    ZONES_OF_BOARDS,
    OuterRim,
)
from kantyna.games.outer_rim.vocabulary import (
    GROUND_COMBAT,
    HEALTH,
    HULL,
    HYPERDRIVE,
    ONCE_A_TURN,
    SHIP_COMBAT,
    TIMING_BITS,
)
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import BITS, CardId, Seat
from kantyna.kernel.native import i64


class Found:
    """An ability of a card: *at* is which of the card's it is."""

    def __init__(self, card: CardId, at: i64, ability: Ability) -> None:
        self.card = card
        self.at = at
        self.ability = ability


def timings_held(table: OuterRim, seat: Seat) -> i64:
    """The timings of all abilities of a seat, as bits. The automatic captain uses none; crew that is fought doesn't
    help."""
    if table.is_automatic(seat):
        return 0
    timings = table.captain_card(seat).timings[table.mark(FLIPPED, table.captain(seat))] | table.side(seat).timings
    fought = table.count[FOUGHT] - 1
    for at in range(seat * ZONES_OF_BOARDS, (seat + 1) * ZONES_OF_BOARDS):
        for card in table.rows[table.boards[at]]:
            if card != fought:
                timings |= table.item(card).timings
    return timings


def has_ability(table: OuterRim, seat: Seat, timing: i64) -> bool:
    """Has a seat any ability with a timing?"""
    return timings_held(table, seat) & TIMING_BITS[timing] != 0


def standing_abilities(table: OuterRim, seat: Seat, timing: i64) -> list[Found]:
    """All abilities of a seat with a timing."""
    found: list[Found] = []
    if not has_ability(table, seat, timing):
        return found
    captain = table.captain(seat)
    add_found(found, captain, table.captain_card(seat).sides[table.mark(FLIPPED, captain)], timing)
    add_found(found, table.ship(seat), table.side(seat).abilities, timing)
    fought = table.count[FOUGHT] - 1
    for card in table.belongings(seat):
        if card != fought:
            add_found(found, card, table.item(card).abilities, timing)
    return found


def add_found(found: list[Found], card: CardId, abilities: list[Ability], timing: i64) -> None:
    for at in range(len(abilities)):
        if abilities[at].timing == timing:
            found.append(Found(card, at, abilities[at]))


def usable(table: OuterRim, seat: Seat, found: Found, lent: i64 = 0) -> bool:
    """May the ability be used now, or with so many credits more: not used up, its price there, its condition met
    (OR-ACT-2)?"""
    ability = found.ability
    if ability.once == ONCE_A_TURN and table.mark(USED, found.card) & BITS[found.at]:
        return False
    if ability.price > table.count[CREDITS[seat]] + lent:
        return False
    if ability.condition is not None and not ability.condition.holds(table, seat, found.card):
        return False
    return len(ability.skills) == 0 or has_skill(table, seat, ability.skills)


def note_use(table: OuterRim, found: Found) -> None:
    """It was used this turn."""
    table.write_mark(USED, found.card, table.mark(USED, found.card) | BITS[found.at])


def used(table: OuterRim, found: Found) -> bool:
    return table.mark(USED, found.card) & BITS[found.at] != 0


def run_now(table: OuterRim, seat: Seat, found: Found, log: Log) -> None:
    """Work an ability off at once: of those that nobody decides about and that ask nothing."""
    frame = Frame(found.ability.script.number, seat, found.card)
    for effect in found.ability.script.effects:
        effect.step(table, frame, log)


def secret_of(table: OuterRim, card: CardId) -> Ability | None:
    """The secret of a kept encounter card."""
    printed = table.printed[card]
    assert isinstance(printed, Encounter)
    return printed.sections[max(table.mark(SECTION, card) - 1, 0)].secret


def secrets(table: OuterRim, seat: Seat, timing: i64) -> list[Found]:
    """The secrets of a seat that are used at a time."""
    found: list[Found] = []
    for handle in SECRETS:
        for card in table.rows[handle[seat]]:
            secret = secret_of(table, card)
            if secret is not None and secret.timing == timing:
                found.append(Found(card, 0, secret))
    return found


def skill_count(table: OuterRim, seat: Seat, skill: i64) -> i64:
    """How often a seat has a skill: its captain and each copy among its crew (OR-TEST-5)."""
    count = 0
    for own in table.captain_card(seat).skills:
        if own == skill:
            count += 1
    fought = table.count[FOUGHT] - 1
    for card in table.rows[CREW_HELD[seat]]:
        if card != fought:
            for own in table.item(card).skills:
                if own == skill:
                    count += 1
    return count


def has_skill(table: OuterRim, seat: Seat, skills: list[i64]) -> bool:
    for skill in skills:
        if skill_count(table, seat, skill) > 0:
            return True
    return False


def total(table: OuterRim, seat: Seat, what: i64, modifies: list[Modify]) -> i64:
    """What some modifiers add."""
    amount = 0
    for modify in modifies:
        if modify.what != what or (len(modify.skills) > 0 and not has_skill(table, seat, modify.skills)):
            continue
        if modify.per < 0:
            amount += modify.amount
        else:
            for card in table.belongings(seat):
                if table.item(card).kind == modify.per:
                    amount += modify.amount
    return amount


def more(table: OuterRim, seat: Seat, what: i64) -> i64:
    """What a seat's captain, ship and cards add to a number."""
    amount = total(table, seat, what, table.captain_card(seat).modify)
    amount += total(table, seat, what, table.side(seat).modify)
    fought = table.count[FOUGHT] - 1
    for at in range(seat * ZONES_OF_BOARDS, (seat + 1) * ZONES_OF_BOARDS):
        for card in table.rows[table.boards[at]]:
            item = table.item(card)
            if item.numbers & BITS[what] and card != fought:
                amount += total(table, seat, what, item.modify)
    return amount


def ground_combat(table: OuterRim, seat: Seat) -> i64:
    return table.captain_card(seat).combat + more(table, seat, GROUND_COMBAT)


def ship_combat(table: OuterRim, seat: Seat) -> i64:
    return table.side(seat).combat + more(table, seat, SHIP_COMBAT)


def health(table: OuterRim, seat: Seat) -> i64:
    return table.captain_card(seat).health + more(table, seat, HEALTH)


def hull(table: OuterRim, seat: Seat) -> i64:
    return table.side(seat).hull + more(table, seat, HULL)


def hyperdrive(table: OuterRim, seat: Seat) -> i64:
    return table.side(seat).hyperdrive + more(table, seat, HYPERDRIVE)
