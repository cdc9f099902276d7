"""Cards, dice and tokens on their way: everything that changes its place does so here."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.effects.constant import ELITE_HOST
from kantyna.games.destiny.table import (
    ASIDE,
    BATTLEFIELD_ZONE,
    CHARACTERS,
    DAMAGE,
    DECK,
    DICE,
    DICE_ASIDE,
    DISCARD_PILE,
    DOOMED,
    ELITE,
    EXHAUSTED,
    FACE,
    FACE_DOWN,
    GONE,
    HAND,
    HOME,
    HOST,
    LIMBO,
    LOCKED,
    LOOKED_AT,
    POOL,
    PUT_BACK,
    RESOURCES,
    SHIELDS,
    SUPPORTS,
    UPGRADES,
    Destiny,
    has,
)
from kantyna.games.destiny.turn.announcement import M_WOULD, listens
from kantyna.games.destiny.turn.kept_die import let_pick_die
from kantyna.games.destiny.turn.nodes import N_DISCARD
from kantyna.games.destiny.vocabulary import (
    E_DISCARDED,
    E_DREW,
    E_GAINED,
    E_LEFT_PLAY,
    E_LOST,
    E_MILLED,
    E_PAID,
    E_REMOVED,
    E_REROLLED,
    E_ROLLED,
    E_SET_ASIDE,
    E_TURNED,
    H_DISCARD,
)
from kantyna.kernel.body import listed, vec
from kantyna.kernel.die import roll
from kantyna.kernel.event import Log
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import BITS, EVERYBODY, NO_CARD, NOBODY, CardId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.window import propose

OF_DICE: Final = vec[vec[i64]]([POOL, DICE, DICE_ASIDE])
OF_CARDS: Final = vec[vec[i64]](
    [HAND, UPGRADES, SUPPORTS, CHARACTERS, DISCARD_PILE, LOOKED_AT, PUT_BACK, ASIDE, FACE_DOWN, DECK]
)
"""Where they may lie, the likeliest first."""


def take_up(table: Destiny, thing: CardId) -> None:
    """Take a thing from wherever it lies."""
    owner = table.owner(thing)
    places = OF_DICE if table.is_die[thing] else OF_CARDS
    for step in range(table.seats):  # most things lie with who brought them
        seat = (owner + step) % table.seats
        for handle in places:
            if has(table.rows[handle[seat]], thing):
                table.take(handle[seat], thing)
                return
    common = LIMBO if has(table.rows[LIMBO], thing) else BATTLEFIELD_ZONE
    if not has(table.rows[common], thing):
        raise LookupError(thing)
    table.take(common, thing)


def put(table: Destiny, thing: CardId, place: i64, known: i64) -> None:
    """Lay a thing elsewhere; the seats of *known* see it there."""
    take_up(table, thing)
    table.add(place, thing)
    table.set_known(thing, known)


def with_owner(table: Destiny, thing: CardId, places: vec[i64]) -> i64:
    """Its owner's place among these; if he is out, where all lies that left the game with him (DE-FFA-5)."""
    owner = table.owner(thing)
    return places[owner] if table.plays(owner) else GONE[owner]


# Piles.


def draw(table: Destiny, seat: Seat, count: i64, log: Log) -> i64:
    """Draw as many as there are; tells how many."""
    deck = DECK[seat]
    size: i64 = len(table.rows[deck])
    dealt = min(size, count)
    if dealt <= 0:
        return 0
    hand = HAND[seat]
    table.deal(deck, hand, dealt, BITS[seat])
    if not log.muted:
        cards = table.rows[hand]
        for card in cards[len(cards) - dealt :]:
            log.add(E_DREW, seat, card, 1, NOBODY, table.known(card))
    return dealt


def discard(table: Destiny, card: CardId, log: Log, event: i64 = E_DISCARDED) -> None:
    """Face up on its owner's pile, from wherever it is out of play."""
    owner = table.owner(card)
    put(table, card, with_owner(table, card, DISCARD_PILE), EVERYBODY)
    log.add(event, owner, card)


def mill(table: Destiny, seat: Seat, count: i64, log: Log) -> list[CardId]:
    """Discard from the top of a deck as many as there are; gives them."""
    found: list[CardId] = []
    while len(found) < count and len(table.rows[DECK[seat]]) > 0:
        card = table.rows[DECK[seat]][-1]
        discard(table, card, log, E_MILLED)
        found.append(card)
    return found


def random_hand(table: Destiny, seat: Seat, count: i64) -> list[CardId]:
    """So many different cards of a hand, by chance."""
    left = listed(table.rows[HAND[seat]])
    found: list[CardId] = []
    while left and len(found) < count:
        found.append(left.pop(table.roll(len(left))))
    return found


# Tokens.


def gain(table: Destiny, seat: Seat, count: i64, log: Log) -> None:
    if count > 0:
        table.count[RESOURCES[seat]] += count
        log.add(E_GAINED, seat, NO_CARD, count)


def pay(table: Destiny, seat: Seat, count: i64, log: Log) -> None:
    if count > 0:
        table.count[RESOURCES[seat]] -= count
        log.add(E_PAID, seat, NO_CARD, count)


def lose(table: Destiny, seat: Seat, count: i64, log: Log) -> i64:
    """Lose resources, as many as there are; tells how many."""
    lost = min(count, table.count[RESOURCES[seat]])
    if lost > 0:
        table.count[RESOURCES[seat]] -= lost
        log.add(E_LOST, seat, NO_CARD, lost)
    return lost


# Dice.


def find_die(table: Destiny, owner: Seat, card: CardId) -> CardId:
    """A set-aside die that belongs to such a card, or nothing."""
    wanted = table.printed[card].die
    for die in table.rows[DICE_ASIDE[owner]]:
        if table.defs[die] == wanted:
            return die
    return NO_CARD


def _show(table: Destiny, die: CardId) -> None:
    """Take up a die that comes into play: everybody knows it from now on, wherever it goes."""
    take_up(table, die)
    table.set_known(die, EVERYBODY)


def lay_die(table: Destiny, die: CardId, card: CardId, seat: Seat) -> None:
    """Lay a die on a card of *seat*: its home from now on."""
    _show(table, die)
    table.add(DICE[seat], die)
    table.write_mark(HOME, die, card + 1)
    table.write_mark(FACE, die, 0)


def bring_die(table: Destiny, card: CardId, seat: Seat) -> CardId:
    """Take a card's die from those set aside by its owner and lay it on the card; nothing if there is none."""
    if not table.printed[card].has_die:
        return NO_CARD
    die = find_die(table, table.owner(card), card)
    if die != NO_CARD:
        lay_die(table, die, card, seat)
    return die


def roll_in(table: Destiny, die: CardId, seat: Seat, log: Log) -> None:
    """Roll a die into the pool of *seat*."""
    _show(table, die)
    table.add(POOL[seat], die)
    log.add(E_ROLLED, seat, die, roll(table, FACE, die))


def reroll(table: Destiny, die: CardId, log: Log) -> None:
    """Roll a die of a pool again, where it lies."""
    log.add(E_REROLLED, table.controller(die), die, roll(table, FACE, die))


def turn(table: Destiny, die: CardId, face: i64, log: Log) -> None:
    """Turn a die of a pool to a side."""
    table.write_mark(FACE, die, face)
    log.add(E_TURNED, table.controller(die), die, face)


def take_off(table: Destiny, die: CardId) -> None:
    """A die leaves the pool: to its card, or aside if it has none (DE-DIE-1)."""
    home = table.home(die)
    table.write_mark(FACE, die, 0)
    take_up(table, die)
    seat = table.controller(home) if home != NO_CARD else NOBODY
    if seat != NOBODY:
        table.add(DICE[seat], die)
    else:
        table.write_mark(HOME, die, 0)
        table.add(with_owner(table, die, DICE_ASIDE), die)


def remove_die(table: Destiny, die: CardId, log: Log) -> None:
    """Remove a die from a pool."""
    log.add(E_REMOVED, table.controller(die), die, table.face(die).symbol)
    take_off(table, die)


def set_die_aside(table: Destiny, die: CardId) -> None:
    take_up(table, die)
    table.write_mark(FACE, die, 0)
    table.write_mark(HOME, die, 0)
    table.write_mark(HOST, die, 0)
    table.write_mark(LOCKED, die, 0)
    table.add(with_owner(table, die, DICE_ASIDE), die)


# Cards in play.


def make_elite(table: Destiny, upgrade: CardId, bearer: CardId) -> None:
    """Training gives a character that is not elite a second die from those set aside."""
    if not table.printed[upgrade].constant[ELITE_HOST] or len(table.dice_of(bearer)) > 1:
        return
    die = find_die(table, table.owner(upgrade), bearer)
    if die != NO_CARD:
        lay_die(table, die, bearer, table.controller(bearer))
        table.write_mark(ELITE, bearer, 1)


def lose_elite(table: Destiny, upgrade: CardId) -> None:
    """Without Training its second die is set aside again: the one that came last. Unique characters are elite by
    themselves."""
    bearer = table.host(upgrade)
    if not table.printed[upgrade].constant[ELITE_HOST] or bearer == NO_CARD or table.printed[bearer].unique:
        return
    for other in table.upgrades(bearer):
        if other != upgrade and table.printed[other].constant[ELITE_HOST]:
            return
    if table.mark(ELITE, bearer):
        table.write_mark(ELITE, bearer, 0)
        set_die_aside(table, max(table.dice_of(bearer)))


def strip(table: Destiny, card: CardId) -> None:
    """A card that leaves play loses its dice and tokens; what it held captive goes home."""
    let_pick_die(table, card)
    lose_elite(table, card)
    for die in table.dice_of(card):
        if table.mark(HOST, die) == 0:
            set_die_aside(table, die)
    for seat in range(table.seats):
        held = [die for die in table.rows[DICE[seat]] if table.mark(HOST, die) == card + 1]
        for die in held:
            table.write_mark(HOST, die, 0)
            home = table.home(die)
            owner = table.controller(home) if home != NO_CARD else NOBODY
            if owner == NOBODY:
                set_die_aside(table, die)
            else:
                table.move(die, DICE[seat], DICE[owner])
    for mark in (EXHAUSTED, DAMAGE, SHIELDS, HOST, DOOMED):
        if table.mark(mark, card):
            table.write_mark(mark, card, 0)


def leave_play(table: Destiny, card: CardId, place: i64, known: i64, log: Log, event: i64 = E_LEFT_PLAY) -> None:
    """A card in play goes to another place; its dice are set aside."""
    seat = table.controller(card)
    strip(table, card)
    put(table, card, place, known)
    log.add(event, seat, card)


def discard_from_play(table: Destiny, card: CardId, log: Log) -> None:
    leave_play(table, card, with_owner(table, card, DISCARD_PILE), EVERYBODY, log)


def discard_by_effect(table: Destiny, card: CardId, log: Log) -> None:
    """Discard a card from play by what a card says: others may go in its place."""
    if listens(table, M_WOULD, H_DISCARD):
        seat = table.controller(card)
        propose(table, N_DISCARD, seat, [Happening(H_DISCARD, seat, card)])
    else:
        discard_from_play(table, card, log)


def set_aside(table: Destiny, card: CardId, log: Log) -> None:
    owner = table.owner(card)
    put(table, card, with_owner(table, card, ASIDE), EVERYBODY)
    log.add(E_SET_ASIDE, owner, card)


def attach(table: Destiny, card: CardId, bearer: CardId) -> None:
    """Attach an upgrade that lies anywhere to a character, under its controller."""
    seat = table.controller(bearer)
    put(table, card, UPGRADES[seat], EVERYBODY)
    table.write_mark(HOST, card, bearer + 1)
