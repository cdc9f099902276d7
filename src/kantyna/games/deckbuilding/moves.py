"""What cards and points do at the table, whoever asked for it."""

from __future__ import annotations

from kantyna.games.common.decks import REFILLED, discard, without
from kantyna.games.deckbuilding.actions import BLOCK, DOOMED
from kantyna.games.deckbuilding.book import (
    ALWAYS_AMOUNT,
    ALWAYS_KIND,
    ATTACK,
    COST,
    FACTION,
    HELPED_AS,
    HELPS,
    HITS,
    KIND,
    MOMENT,
    TARGET_VALUE,
)
from kantyna.games.deckbuilding.moments import offer
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.words import (
    AT_ROW,
    BASE_DAMAGED,
    BASE_DESTROYED,
    BASE_REPAIRED,
    BASE_SHIELDED,
    EXILED_EVENT,
    FORCE_ATTACK,
    FREE,
    GAINED_FORCE,
    GAINED_RESOURCES,
    GALAXY_SHUFFLED,
    GAME_WON,
    HUNT_NEUTRAL,
    LOST_ATTACK,
    MORE_ATTACK,
    NEUTRAL,
    REASON_BASES,
    ROW_ATTACK,
    ROW_DISCARDED,
    SHIELD,
    SHIP,
    SHIP_DAMAGED,
    SHIP_DESTROYED,
    SPENT,
    UNIT,
    WHEN_FOE_DISCARDS,
)
from kantyna.kernel.event import Log
from kantyna.kernel.ids import EVERYBODY, NO_CARD, CardId, Code, Seat


def gain_resources(table: Deckbuilding, seat: Seat, amount: int, log: Log, source: CardId = NO_CARD) -> None:
    table.resources[seat] += amount
    log.add(GAINED_RESOURCES, seat, NO_CARD, amount, -1, EVERYBODY, source)


def gain_force(table: Deckbuilding, seat: Seat, amount: int, log: Log, source: CardId = NO_CARD) -> None:
    """Move the marker towards the seat's side; it stops at the end (DB-FORCE-3)."""
    moved = min(amount, table.force_left(seat))
    if moved:
        table.force += moved if seat % 2 else -moved
        log.add(GAINED_FORCE, seat, NO_CARD, moved, -1, EVERYBODY, source)


def exile(table: Deckbuilding, seat: Seat, card: CardId, log: Log) -> None:
    """A card leaves the game for good. The caller took it from its place."""
    table.exiled = [*table.exiled, card]
    if card in table.doomed:
        table.doomed = [other for other in table.doomed if other != card]
    log.add(EXILED_EVENT, seat, card)


def leave_play(table: Deckbuilding, seat: Seat, card: CardId) -> None:
    """Take a card out of play; what was remembered about it there is forgotten."""
    table.play[seat] = without(table.play[seat], card)
    forget(table, card)


def forget(table: Deckbuilding, card: CardId) -> None:
    table.used[card] = 0
    table.aim[card] = FREE
    table.damage[card] = 0


def told(table: Deckbuilding, code: Code, card: CardId) -> Code:
    """The code for doing something with a card: another one if the card must go at the end of the turn."""
    return code + DOOMED if table.doomed and card in table.doomed else code


def told_codes(table: Deckbuilding, verb: Code, pile: list[CardId]) -> list[Code]:
    """One code for each different card of a pile, in order."""
    found: list[Code] = []
    for card in pile:
        code = told(table, verb + table.defs[card], card)
        if code not in found:
            found.append(code)
    found.sort()
    return found


def meant(table: Deckbuilding, pile: list[CardId], code: Code) -> CardId:
    """The first card of a pile that a code of ``told`` means."""
    definition = code % BLOCK
    for card in pile:
        if table.defs[card] == definition and (card in table.doomed) == (code >= DOOMED):
            return card
    return NO_CARD


def foe_discards(table: Deckbuilding, seat: Seat, foe: Seat, card: CardId, log: Log) -> None:
    """*foe* loses a card of the hand in *seat*'s turn; a base may hit the base of *foe* for it (Yavin 4)."""
    discard(table, foe, card, log)
    base = table.base[seat]
    if base >= 0 and table.base[foe] >= 0 and MOMENT[table.defs[base]] == WHEN_FOE_DISCARDS:
        offer(table, seat, [base], foe)


# The galaxy row.


def fill(table: Deckbuilding, seat: Seat, place: int, log: Log) -> None:
    """Put the top galaxy card into a place of the row; the deck is renewed only now if it ran out (DB-DECK-2)."""
    if not table.galaxy:
        if not table.galaxy_discard:
            return
        table.galaxy = table.galaxy_discard[:]
        table.galaxy_discard = []
        table.shuffle(table.galaxy)
        log.add(GALAXY_SHUFFLED, seat, NO_CARD, len(table.galaxy))
    card = table.galaxy[-1]
    table.galaxy = table.galaxy[:-1]
    to_row(table, place, card)
    log.add(REFILLED, seat, card)


def to_row(table: Deckbuilding, place: int, card: CardId) -> None:
    """A card, or nothing, in a place of the row."""
    row = table.row[:]
    row[place] = card
    table.row = row


def leave_row(table: Deckbuilding, place: int) -> CardId:
    """Take a card off the row; attackers committed to it have spent their attack (DB-COMMIT-5)."""
    card = table.row[place]
    to_row(table, place, NO_CARD)
    aim = AT_ROW + place
    for attacker in table.play[table.active]:
        if table.aim[attacker] == aim:
            table.aim[attacker] = SPENT
    if table.bounty == aim:
        # The one neutral target of this turn is gone; a card that takes its place is another.
        table.bounty = SPENT
    return card


def take_from_row(table: Deckbuilding, seat: Seat, place: int, log: Log) -> CardId:
    """Take a card off the row, which is filled again at once."""
    card = leave_row(table, place)
    fill(table, seat, place, log)
    return card


def discard_from_row(table: Deckbuilding, seat: Seat, place: int, log: Log) -> None:
    """To the galaxy discard pile, without a reward (DB-DISCARD-3)."""
    card = leave_row(table, place)
    table.galaxy_discard = [*table.galaxy_discard, card]
    log.add(ROW_DISCARDED, seat, card)
    fill(table, seat, place, log)


def place_of(table: Deckbuilding, definition: int) -> int:
    """The first place of the row with such a card, one that nobody is committed against if there is any."""
    found = -1
    for place, card in enumerate(table.row):
        if card >= 0 and table.defs[card] == definition:
            aimed = False
            for attacker in table.play[table.active]:
                if table.aim[attacker] == AT_ROW + place:
                    aimed = True
            if not aimed:
                return place
            found = place
    return found


def buyable(table: Deckbuilding, seat: Seat, definition: int) -> bool:
    """May this seat buy such a card: its own faction or neutral (DB-BUY-1)?"""
    faction = FACTION[definition]
    return faction == NEUTRAL or faction == seat % 2


# Attack and damage.


def attack_of(table: Deckbuilding, seat: Seat, card: CardId, at_row: bool) -> int:
    """The attack of a card in play now: printed, always-working and until the end of the turn."""
    return own_attack(table, seat, card, at_row) + aid(table, seat, card)


def own_attack(table: Deckbuilding, seat: Seat, card: CardId, at_row: bool) -> int:
    """What a card has of itself: printed and always-working."""
    definition = table.defs[card]
    attack = ATTACK[definition]
    always = ALWAYS_KIND[definition]
    if always:
        if always == FORCE_ATTACK:
            if table.force_with(seat):
                attack += ALWAYS_AMOUNT[definition]
        elif always == ROW_ATTACK:
            if at_row:
                attack += ALWAYS_AMOUNT[definition]
        elif always == LOST_ATTACK:
            attack += ALWAYS_AMOUNT[definition] * len(table.victory[1 - seat % 2])
    return attack


def aid(table: Deckbuilding, seat: Seat, card: CardId) -> int:
    """What other cards, the base and this turn's effects add to the attack of a card."""
    defs = table.defs
    kinds = HELPED_AS[defs[card]]
    added = 0
    if kinds:
        for other in table.play[seat]:
            helper = defs[other]
            if HELPS[helper] & kinds:
                added += ALWAYS_AMOUNT[helper]
        base = table.base[seat]
        if base >= 0 and HELPS[defs[base]] & kinds:
            added += ALWAYS_AMOUNT[defs[base]]
    for row in table.modifiers:
        if row.what == MORE_ATTACK and row.whom == card:
            added += row.amount
    return added


def helped(table: Deckbuilding, seat: Seat) -> int:
    """The mask of all that cards in play and the base add to the attack of."""
    defs = table.defs
    kinds = 0
    for card in table.play[seat]:
        kinds |= HELPS[defs[card]]
    base = table.base[seat]
    return kinds | HELPS[defs[base]] if base >= 0 else kinds


def is_armed(table: Deckbuilding, seat: Seat, card: CardId, at_row: bool, kinds: int) -> bool:
    """Has the card any attack now, when *kinds* are helped? Nothing lowers an attack."""
    definition = table.defs[card]
    if ATTACK[definition] > 0 or HELPED_AS[definition] & kinds:
        return True
    if ALWAYS_KIND[definition] and own_attack(table, seat, card, at_row) > 0:
        return True
    return raised(table, card)


def raised(table: Deckbuilding, card: CardId) -> bool:
    """Was the attack of this very card raised this turn?"""
    for row in table.modifiers:
        if row.what == MORE_ATTACK and row.whom == card:
            return True
    return False


def committed(table: Deckbuilding, seat: Seat, aim: int) -> int:
    """The attack of all cards committed to an aim."""
    total = 0
    aided = len(table.modifiers) > 0 or helped(table, seat) > 0
    for card in table.play[seat]:
        if table.aim[card] == aim:
            total += own_attack(table, seat, card, aim >= AT_ROW)
            if aided:
                total += aid(table, seat, card)
    return total


def target_value(table: Deckbuilding, seat: Seat, place: int) -> int:
    """What it takes to defeat the card in a place of the row; 0 if this seat may not attack it."""
    card = table.row[place]
    if card < 0:
        return 0
    definition = table.defs[card]
    if FACTION[definition] == 1 - seat % 2:
        return TARGET_VALUE[definition]
    if FACTION[definition] == NEUTRAL and KIND[definition] == UNIT:
        base = table.base[seat]
        allowed = table.bounty < 0 or table.bounty == AT_ROW + place
        if allowed and base >= 0 and ALWAYS_KIND[table.defs[base]] == HUNT_NEUTRAL:
            return COST[definition]
    return 0


def has_ship(table: Deckbuilding, seat: Seat) -> bool:
    for card in table.play[seat]:
        if KIND[table.defs[card]] == SHIP:
            return True
    return False


def ships_of(table: Deckbuilding, seat: Seat) -> list[CardId]:
    return [card for card in table.play[seat] if KIND[table.defs[card]] == SHIP]


def hit_ship(table: Deckbuilding, by: Seat, owner: Seat, ship: CardId, amount: int, log: Log) -> None:
    """Damage a capital ship; enough of it destroys the ship (DB-ATTACK-4)."""
    log.add(SHIP_DAMAGED, by, ship, amount, owner)
    table.damage[ship] += amount
    if table.damage[ship] >= HITS[table.defs[ship]]:
        destroy_ship(table, by, owner, ship, log)


def destroy_ship(table: Deckbuilding, by: Seat, owner: Seat, ship: CardId, log: Log) -> None:
    """To its owner's discard pile, its damage gone."""
    leave_play(table, owner, ship)
    table.discard[owner] = [*table.discard[owner], ship]
    log.add(SHIP_DESTROYED, by, ship, 0, owner)


def hit_base(table: Deckbuilding, by: Seat, owner: Seat, amount: int, log: Log) -> None:
    """Damage a base past any ships. Without a base it is lost (DB-DAMAGE-2); the last base needed ends the game."""
    base = table.base[owner]
    if base < 0 or amount <= 0:
        return
    definition = table.defs[base]
    if ALWAYS_KIND[definition] == SHIELD:
        kept = min(amount, ALWAYS_AMOUNT[definition] - table.shielded[owner])
        if kept > 0:
            table.shielded = [other + kept if at == owner else other for at, other in enumerate(table.shielded)]
            amount -= kept
            log.add(BASE_SHIELDED, owner, base, kept)
            if not amount:
                return
    table.damage[base] += amount
    log.add(BASE_DAMAGED, by, base, amount, owner)
    if table.damage[base] < HITS[definition]:
        return
    set_base(table, owner, NO_CARD)
    forget(table, base)
    pile = [*table.victory[by % 2], base]
    table.victory = [pile if side == by % 2 else table.victory[side] for side in range(2)]
    log.add(BASE_DESTROYED, by, base, len(pile), owner)
    if len(pile) >= table.goal:
        winners = [seat for seat in range(table.seats) if seat % 2 == by % 2]
        table.finish(winners, REASON_BASES)
        for seat in winners:
            log.add(GAME_WON, seat)


def set_base(table: Deckbuilding, seat: Seat, base: CardId) -> None:
    """The base that a seat has from now on, or nothing."""
    bases = table.base[:]
    bases[seat] = base
    table.base = bases


def repair(table: Deckbuilding, seat: Seat, amount: int, log: Log) -> None:
    base = table.base[seat]
    if base >= 0:
        mended = min(amount, table.damage[base])
        if mended:
            table.damage[base] -= mended
            log.add(BASE_REPAIRED, seat, base, mended)
