"""Defeated characters, upgrades that are redeployed, players that are out of the game."""

from __future__ import annotations

from kantyna.games.destiny.table import (
    ASIDE,
    BLOCKED,
    CHARACTERS,
    CONTROLLER,
    DECK,
    DICE,
    DICE_ASIDE,
    DISCARD_PILE,
    FACE_DOWN,
    GONE,
    HAND,
    HOST,
    JUDGE,
    LIMBO,
    LOOKED_AT,
    MOST_UPGRADES,
    OUT,
    POOL,
    PUT_BACK,
    RESOURCES,
    SUPPORTS,
    UPGRADES,
    Destiny,
    has,
)
from kantyna.games.destiny.turn.announcement import is_heard
from kantyna.games.destiny.turn.answers import NO, PICK, ask_to_pick
from kantyna.games.destiny.turn.movement import (
    attach,
    discard,
    discard_from_play,
    lay_die,
    lose_elite,
    make_elite,
    put,
    set_die_aside,
    strip,
    take_up,
)
from kantyna.games.destiny.turn.nodes import N_CLAIM, N_DEFEAT, N_OVER, N_PLAY, N_SHIELDS, N_TRIM
from kantyna.games.destiny.turn.values import has_copy, has_redeploy
from kantyna.games.destiny.vocabulary import (
    ASK_REDEPLOY,
    ASK_TRIM,
    E_ATTACHED,
    E_DEFEATED,
    E_ELIMINATED,
    E_WON,
    H_DEFEAT,
    R_DEFEATED,
)
from kantyna.kernel.body import listed
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import EVERYBODY, NO_CARD, NOBODY, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.window import propose


def check_defeats(table: Destiny, log: Log) -> bool:
    """Whoever has taken enough is defeated, all at once; True if a window was opened for that because cards may
    answer."""
    fallen = _fallen(table)
    if len(fallen) > 1:
        fallen = [card for seat in judge_last(table) for card in fallen if table.controller(card) == seat]
    if not fallen:
        return False
    if is_heard(table, H_DEFEAT):
        # What answers may deal damage of its own: what shields stopped of this is remembered.
        events = [Happening(H_DEFEAT, table.controller(card), card, table.count[BLOCKED]) for card in fallen]
        propose(table, N_DEFEAT, events[0].seat, events)
        return True
    for card in fallen:
        if table.stack:  # else another ended the game
            defeat(table, card, log)
    return False


def _fallen(table: Destiny) -> list[CardId]:
    """Those with as much damage as health whose defeat is not yet under way."""
    found: list[CardId] = []
    for seat in range(table.seats):
        for card in table.rows[CHARACTERS[seat]]:
            if table.health_left(card) <= 0 and not _is_falling(table, card):
                found.append(card)
    return found


def judge_last(table: Destiny) -> list[Seat]:
    """The order in which what falls at the same moment leaves: the battlefield's controller comes last, so that he wins
    if nobody is left (DE-TABLE-15)."""
    return [(table.judge() + step) % table.seats for step in range(1, table.seats + 1)]


def _is_falling(table: Destiny, card: CardId) -> bool:
    """Is its defeat already under way? Healing does not help any more."""
    for event in table.happenings:
        if event.kind == H_DEFEAT and event.card == card and not event.cancelled:
            return True
    return False


def defeat(table: Destiny, card: CardId, log: Log) -> bool:
    """The character and all its dice are set aside, its upgrades discarded; those with Redeploy wait for the queue.
    False if it is not there any more."""
    seat = table.controller(card)
    if seat == NOBODY:
        return False
    log.add(E_DEFEATED, seat, card)
    for upgrade in table.upgrades(card):
        if has_redeploy(table, upgrade):
            for die in table.dice_of(upgrade):
                lay_die(table, die, upgrade, seat)
        else:
            discard_from_play(table, upgrade, log)
    strip(table, card)
    put(table, card, ASIDE[table.owner(card)], EVERYBODY)
    if len(table.rows[CHARACTERS[seat]]) == 0:
        eliminate(table, seat, R_DEFEATED, log)
    return True


def eliminate(table: Destiny, seat: Seat, reason: i64, log: Log) -> None:
    """A player is out. With one left the game is over at once; else his things leave, but not a battlefield in use."""
    table.count[OUT[seat]] = 1
    log.add(E_ELIMINATED, seat)
    left = [other for other in range(table.seats) if table.plays(other)]
    if len(left) == 1:
        log.add(E_WON, left[0])
        table.finish(left, reason)
        return
    if table.count[CONTROLLER] == seat:
        table.count[CONTROLLER] = NOBODY
        table.count[JUDGE] = table.after(seat)
    elif table.count[JUDGE] == seat:
        table.count[JUDGE] = table.after(seat)
    _break_off(table, seat, log)
    _take_things_away(table, seat, log)


def _take_things_away(table: Destiny, seat: Seat, log: Log) -> None:
    """Everything of the player leaves the game but what others control; what he controlled of others goes back to them
    (DE-FFA-5)."""
    table.count[RESOURCES[seat]] = 0
    for handle in (UPGRADES, SUPPORTS):
        for card in listed(table.rows[handle[seat]]):
            discard_from_play(table, card, log)
    for other in range(table.seats):
        for handle in (POOL, DICE):
            for die in listed(table.rows[handle[other]]):
                if other == seat or (table.owner(die) == seat and not _belongs(table, die, other)):
                    set_die_aside(table, die)
    for card in listed(table.rows[CHARACTERS[seat]]):
        strip(table, card)
    for handle in (HAND, DECK, DISCARD_PILE, CHARACTERS, ASIDE, FACE_DOWN, PUT_BACK, LOOKED_AT, DICE_ASIDE):
        for thing in listed(table.rows[handle[seat]]):
            take_up(table, thing)
            table.add(GONE[seat], thing)
            table.set_known(thing, EVERYBODY)


def _belongs(table: Destiny, die: CardId, seat: Seat) -> bool:
    """Is it the die of a card that this seat controls?"""
    home = table.home(die)
    return home != NO_CARD and table.controller(home) == seat


def _break_off(table: Destiny, seat: Seat, log: Log) -> None:
    """Whatever the player was doing is over, and what of his waits in the queue; what others do goes on, and so does
    what is happening already (DE-TABLE-16)."""
    for frame in table.stack:
        if frame.seat == seat and (N_PLAY <= frame.node <= N_CLAIM or frame.node >= N_SHIELDS):
            if frame.node == N_PLAY and has(table.rows[LIMBO], frame.card):
                discard(table, frame.card, log)
            frame.node = N_OVER
    table.queue = [frame for frame in table.queue if frame.seat != seat]


class Over(Node[Destiny]):
    """Takes the place of what an eliminated player was doing."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        return DONE


class Redeploy(Node[Destiny]):
    """After its bearer was defeated, an upgrade with Redeploy may move to another character; else it is discarded."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        card = frame.card
        seat = table.controller(card)
        if frame.at == 1 or seat == NOBODY:
            return DONE
        out = table.offer()
        for character in table.rows[CHARACTERS[seat]]:
            out.add(PICK.base + character)
        out.add(NO.base)
        table.ask(seat, ASK_REDEPLOY, card)
        return WAIT

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.at = 1
        if code == NO.base:
            discard_from_play(table, frame.card, log)
            return
        move_upgrade(table, frame.card, code - PICK.base, log)


def move_upgrade(table: Destiny, card: CardId, bearer: CardId, log: Log) -> None:
    """Move an upgrade that is in play to a character; its die goes along to that card, and limits are looked at."""
    seat = table.controller(bearer)
    dice = table.dice_of(card)
    lose_elite(table, card)
    attach(table, card, bearer)
    make_elite(table, card, bearer)
    for die in dice:
        lay_die(table, die, card, seat)
    log.add(E_ATTACHED, seat, card, 0, NOBODY, EVERYBODY, bearer)
    trim(table, seat, bearer)


def trim(table: Destiny, seat: Seat, bearer: CardId) -> None:
    """Look at the limit of three upgrades and at unique cards, once this is over."""
    table.push(N_TRIM, seat, bearer)


class Trim(Node[Destiny]):
    """Of too many upgrades, or two copies of a unique card, one is discarded, until the rules are kept."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        found = self._too_many(table, frame)
        if not found:
            return DONE
        ask_to_pick(table, frame.seat, ASK_TRIM, found, frame.card)
        return WAIT

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        discard_from_play(table, code - PICK.base, log)

    def _too_many(self, table: Destiny, frame: Frame) -> list[CardId]:
        for handle in (UPGRADES, SUPPORTS):
            for card in table.rows[handle[frame.seat]]:
                if table.printed[card].unique and has_copy(table, frame.seat, card):
                    title = table.printed[card].title
                    return [
                        other
                        for zone in (UPGRADES, SUPPORTS)
                        for other in table.rows[zone[frame.seat]]
                        if table.printed[other].title == title
                    ]
        if frame.card == NO_CARD:
            return []
        borne = [card for card in table.rows[UPGRADES[frame.seat]] if table.mark(HOST, card) == frame.card + 1]
        return borne if len(borne) > MOST_UPGRADES else []
