"""Resolving one die: what is added to it, what it costs, what its symbol does."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.effects import constant as c
from kantyna.games.destiny.effects.registers import fresh
from kantyna.games.destiny.table import (
    ACTION,
    CHARACTERS,
    FACE,
    HURT,
    POOL,
    RESOLVED,
    RESOURCES,
    Destiny,
)
from kantyna.games.destiny.turn.announcement import M_AFTER, announce, announce_before, emptied, listens, rolled
from kantyna.games.destiny.turn.answers import CHOOSE, FACE_UP, OPPONENT, PICK, STOP, ask_opponent, ask_to_pick
from kantyna.games.destiny.turn.damage import propose_damage, propose_shields
from kantyna.games.destiny.turn.movement import discard, gain, lose, pay, random_hand, reroll, take_off, turn
from kantyna.games.destiny.turn.nodes import N_RESOLVE
from kantyna.games.destiny.turn.spread import spread_shields
from kantyna.games.destiny.turn.values import can_split, in_pool_amount, side_value
from kantyna.games.destiny.vocabulary import (
    ANY_SYMBOL,
    ASK_FACE,
    ASK_MODIFY,
    ASK_SPECIAL,
    ASK_TARGET,
    ASK_TURN_DIE,
    BLANK,
    DISCARD,
    DISRUPT,
    E_MODIFIED,
    E_RESOLVED,
    FOCUS,
    H_RESOLVE,
    IS_MELEE,
    IS_RANGED,
    MELEE,
    RANGED,
    RESOURCE,
    SHIELD,
    SPECIAL,
    UNBLOCKABLE,
)
from kantyna.kernel.body import listed
from kantyna.kernel.die import FACES, Face
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import NO_CARD, NOBODY, CardId, Code, Seat
from kantyna.kernel.native import i64

# How a die is resolved: bits.
FREE: Final = 1
"""Its cost is not paid."""
CANT_BLOCK: Final = 2
KEEP: Final = 4
"""It stays in the pool as it is."""
ALONE: Final = 8
"""A modifier is resolved as if it were none."""
AT_EACH: Final = 16
"""Its damage is dealt to every character of one opponent."""
WITH_MODIFIERS: Final = 32
REROLLED: Final = 64
"""It is rerolled instead of leaving the pool."""
AS_OTHER: Final = 128
"""It is resolved as if it showed another symbol: then a blank side can be."""
ROOM: Final = 8
"""From this bit on: so many modifiers may be added at most; 0: any number."""

# Registers of a die that is being resolved.
AS_SYMBOL: Final = 0
BONUS: Final = 1
VALUE_SET: Final = 2
HOW: Final = 3
SIDE: Final = 4
"""The side that counts; -1: the one that is up."""
VALUE: Final = 5
COUNT: Final = 6
"""How many dice are added."""
LOST: Final = 7
"""The resources that an opponent lost by it."""
ADDED: Final = 8
"""From here on: the dice that are added, then those that a focus side has turned."""


def begin_resolve(
    table: Destiny,
    seat: Seat,
    die: CardId,
    how: i64 = 0,
    bonus: i64 = 0,
    value: i64 = -1,
    symbol: i64 = -1,
    side: i64 = -1,
) -> None:
    """Start resolving a die (or a side of the die of a card that is not in play) for *seat*."""
    table.stack.append(Frame(N_RESOLVE, seat, die, data=[symbol, bonus, value, how, side, 0, 0, 0]))


def added(frame: Frame) -> list[CardId]:
    """The modifiers of the die that is being resolved."""
    return frame.data[ADDED : ADDED + frame.data[COUNT]]


def can_resolve(table: Destiny, seat: Seat, die: CardId, how: i64 = 0) -> bool:
    """Could a die of a pool be resolved now: not blank, not a modifier alone, its cost at hand, not twice an action?"""
    face = table.face(die)
    if face.symbol == BLANK and not how & AS_OTHER:
        return False
    if face.plus and (not how & ALONE or face.symbol == ANY_SYMBOL):
        return False
    if table.mark(RESOLVED, die) == table.count[ACTION]:
        return False
    return how & FREE != 0 or face.cost <= table.count[RESOURCES[seat]]


# The stages of one die.
FIRST: Final = 0
ADDING: Final = 1
PAYING: Final = 2
ACTING: Final = 3
LEAVING: Final = 4
TELLING: Final = 5


class ResolveDie(Node[Destiny]):
    """ "Before", modifiers, costs, the effect of the symbol, away from the pool, "after"."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.at == FIRST:
            frame.at = ADDING
            symbol = self.symbol(table, frame)
            if table.is_die[frame.card] and announce_before(table, H_RESOLVE, frame.seat, frame.card, symbol):
                return WAIT
        if frame.at == ADDING:
            if frame.data[HOW] & WITH_MODIFIERS:
                fitting = self._fitting(table, frame)
                if fitting:
                    ask_to_pick(table, frame.seat, ASK_MODIFY, fitting, frame.card, stop=True)
                    return WAIT
            frame.at = PAYING
        if frame.at == PAYING:
            frame.at = ACTING
            if not self._pay(table, frame, log):
                return DONE
        if frame.at == ACTING:
            if self._act(table, frame, log) == WAIT:
                return WAIT
            frame.at = LEAVING
        if frame.at == LEAVING:
            frame.at = TELLING
            if self._leave(table, frame, log):
                return WAIT
        return DONE

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if frame.at == ADDING:
            if code == STOP.base:
                frame.at = PAYING
            else:
                frame.data.append(code - PICK.base)
                frame.data[COUNT] += 1
                if frame.data[HOW] >> ROOM:
                    table.caller().data.append(code - PICK.base)  # one of those that the card lets be resolved
                log.add(E_MODIFIED, frame.seat, code - PICK.base, 0, NOBODY, -1, frame.card)
            return
        self._answer(table, frame, code, log)

    def _face(self, table: Destiny, frame: Frame) -> Face:
        side = frame.data[SIDE]
        return table.printed[frame.card].sides[side if side >= 0 else table.mark(FACE, frame.card)]

    def symbol(self, table: Destiny, frame: Frame) -> i64:
        symbol = frame.data[AS_SYMBOL]
        return symbol if symbol >= 0 else self._face(table, frame).symbol

    def _cost(self, table: Destiny, frame: Frame) -> i64:
        if frame.data[HOW] & FREE:
            return 0
        cost = self._face(table, frame).cost
        for die in added(frame):
            cost += table.face(die).cost
        return cost

    def _fitting(self, table: Destiny, frame: Frame) -> list[CardId]:
        """The modifiers that can still be added; a special has no value to add to."""
        symbol = self.symbol(table, frame)
        room = frame.data[HOW] >> ROOM
        if symbol == SPECIAL or (room and frame.data[COUNT] >= room):
            return []
        left = table.count[RESOURCES[frame.seat]] - self._cost(table, frame)
        return [
            die
            for die in table.rows[POOL[frame.seat]]
            if table.face(die).plus
            and die != frame.card
            and (table.face(die).symbol == symbol or table.face(die).symbol == ANY_SYMBOL)
            and table.face(die).cost <= left
            and table.mark(RESOLVED, die) != table.count[ACTION]
            and die not in added(frame)
        ]

    def _pay(self, table: Destiny, frame: Frame, log: Log) -> bool:
        """Pay every cost; False if the die can't be resolved after all."""
        cost = self._cost(table, frame)
        if cost > table.count[RESOURCES[frame.seat]]:
            return False
        value = self.worth(table, frame)
        frame.data[VALUE] = value
        log.add(E_RESOLVED, frame.seat, frame.card, value)
        pay(table, frame.seat, cost, log)
        if table.is_die[frame.card]:
            for die in [frame.card, *added(frame)]:
                table.write_mark(RESOLVED, die, table.count[ACTION])
        return True

    def worth(self, table: Destiny, frame: Frame) -> i64:
        """What the die comes to, with all that is added to it so far."""
        if self.symbol(table, frame) == SPECIAL:
            return 0
        value = frame.data[VALUE_SET]
        if value < 0:
            value = side_value(table, frame.seat, frame.card, self._face(table, frame))
        value += frame.data[BONUS]
        for die in added(frame):
            value += side_value(table, frame.seat, die, table.face(die))
        return value

    def _act(self, table: Destiny, frame: Frame, log: Log) -> bool:
        """The effect of the symbol; ``frame.left`` is 0 when all of it is done."""
        if frame.left == 0:
            return DONE
        seat = frame.seat
        symbol = self.symbol(table, frame)
        value = frame.data[VALUE]
        if symbol == RESOURCE:
            gain(table, seat, value, log)
            return DONE
        if symbol == SPECIAL:
            return self._special(table, frame)
        if symbol == FOCUS:
            return self._focus(table, frame)
        if symbol == DISRUPT or symbol == DISCARD or (frame.data[HOW] & AT_EACH):
            ask_opponent(table, seat, frame.card)
            return WAIT
        if symbol == SHIELD and can_split(table, frame.card):
            frame.left = 0
            spread_shields(table, seat, frame.card, value)
            return WAIT
        if symbol == SHIELD or symbol == MELEE or symbol == RANGED:
            if value <= 0:
                return DONE
            ask_to_pick(table, seat, ASK_TARGET, table.characters(), frame.card, value)
            return WAIT
        return DONE

    def _answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        seat = frame.seat
        symbol = self.symbol(table, frame)
        value = frame.data[VALUE]
        if symbol == FOCUS:
            self._answer_focus(table, frame, code, log)
        elif symbol == SPECIAL:
            frame.left = 0
            self._start(table, frame, code - CHOOSE.base)
        elif OPPONENT.has(code):
            frame.left = 0
            foe = code - OPPONENT.base
            if symbol == DISRUPT:
                frame.data[LOST] = lose(table, foe, value, log)
            elif symbol == DISCARD:
                self._discard(table, foe, value, log)
            else:
                hurt = listed(table.rows[CHARACTERS[foe]])
                amounts: list[i64] = [value for _ in hurt]
                propose_damage(table, seat, hurt, amounts, self.how(table, frame, symbol), frame.card, log)
        elif symbol == SHIELD:
            frame.left = 0
            propose_shields(table, seat, [code - PICK.base], [value], frame.card, log)
        else:
            frame.left = 0
            frame.about = code - PICK.base
            propose_damage(table, seat, [frame.about], [value], self.how(table, frame, symbol), frame.card, log)

    def how(self, table: Destiny, frame: Frame, symbol: i64) -> i64:
        how = IS_MELEE if symbol == MELEE else IS_RANGED
        if frame.data[HOW] & CANT_BLOCK:
            how |= UNBLOCKABLE
        if symbol == MELEE and in_pool_amount(table, frame.seat, c.MELEE_UNBLOCKABLE):
            how |= UNBLOCKABLE
        return how

    def _discard(self, table: Destiny, foe: Seat, value: i64, log: Log) -> None:
        cards = random_hand(table, foe, value)
        for card in cards:
            discard(table, card, log)
        if cards:
            events: list[Happening] = []
            emptied(table, foe, False, events)
            announce(table, events)

    # Focus: ``frame.left`` is how many dice were turned and one more, ``frame.about`` the die to be turned next.

    def _focus(self, table: Destiny, frame: Frame) -> bool:
        if frame.left < 0:
            frame.left = 1
        if frame.about >= 0:
            ask_face(table, frame.seat, frame.about)
            return WAIT
        dice = [die for die in table.rows[POOL[frame.seat]] if die != frame.card and die not in frame.data[ADDED:]]
        if frame.left > frame.data[VALUE] or not dice:
            return DONE
        ask_to_pick(table, frame.seat, ASK_TURN_DIE, dice, frame.card, frame.data[VALUE] + 1 - frame.left, stop=True)
        return WAIT

    def _answer_focus(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP.base:
            frame.left = 0
        elif frame.about >= 0:
            turn(table, frame.about, code - FACE_UP.base, log)
            frame.data.append(frame.about)
            frame.about = -1
            frame.left += 1
        else:
            frame.about = code - PICK.base

    def _special(self, table: Destiny, frame: Frame) -> bool:
        specials = table.printed[frame.card].specials
        if not specials:
            return DONE
        out = table.offer()
        for at in range(len(specials)):
            out.add(CHOOSE.base + at)
        table.ask(frame.seat, ASK_SPECIAL, frame.card)
        return WAIT

    def _start(self, table: Destiny, frame: Frame, which: i64) -> None:
        """The special ability speaks of the card whose die it is; of a die without a card, of nothing in play."""
        ability = table.printed[frame.card].specials[which]
        card = frame.card
        die = NO_CARD
        if table.is_die[card]:
            die = card
            home = table.home(card)
            if home != NO_CARD:
                card = home
        table.stack.append(Frame(ability.number, frame.seat, card, data=fresh(die)))

    def _leave(self, table: Destiny, frame: Frame, log: Log) -> bool:
        """The die and what was added to it leave the pool; then the answers to it get in line. An answer may speak of
        what an opponent lost by it: the event's source."""
        table.count[HURT] = frame.about
        if not table.is_die[frame.card]:
            return False
        symbol = self.symbol(table, frame)
        how = frame.data[HOW]
        lost = frame.data[LOST]
        events: list[Happening] = []
        heard = listens(table, M_AFTER, H_RESOLVE)
        if heard:
            shown = side_value(table, frame.seat, frame.card, self._face(table, frame))
            events.append(Happening(H_RESOLVE, frame.seat, frame.card, shown, symbol, lost))
        for die in added(frame):
            if table.in_pool(die):
                if heard:
                    shown = side_value(table, frame.seat, die, table.face(die))
                    events.append(Happening(H_RESOLVE, frame.seat, die, shown, symbol, lost))
                take_off(table, die)
        if table.in_pool(frame.card) and not how & KEEP:
            if how & REROLLED:
                reroll(table, frame.card, log)
                rolled(table, frame.card, False, events)
            else:
                take_off(table, frame.card)
        return announce(table, events)


def ask_face(table: Destiny, seat: Seat, die: CardId, faces: list[i64] | None = None) -> None:
    """To which side? Not to the one that is up, unless another is the same (DE-TERM-6)."""
    out = table.offer()
    for face in faces if faces is not None else other_faces(table, die):
        out.add(FACE_UP.base + face)
    table.ask(seat, ASK_FACE, die)


def other_faces(table: Destiny, die: CardId) -> list[i64]:
    """The sides that a die can be turned to; of equal ones the first."""
    up = table.mark(FACE, die)
    sides = table.printed[die].sides
    found: list[i64] = []
    for face in range(FACES):
        if face == up:
            continue
        for other in found:
            if sides[face].equals(sides[other]):
                break
        else:
            found.append(face)
    return found


def resolving(table: Destiny, die: CardId) -> Frame | None:
    """The frame in which this die is being resolved now."""
    for frame in reversed(table.stack):
        if frame.node == N_RESOLVE and frame.card == die:
            return frame
    return None
