"""Playing units and enhancements, and putting cards into play."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.card_index import CARDS
from kantyna.games.card_game.effects import constant as c
from kantyna.games.card_game.effects.ability import use_up_discount
from kantyna.games.card_game.table import (
    BEING_PLAYED,
    DISCARD_PILE,
    ENHANCED,
    ENHANCEMENTS,
    FIGHT,
    FIGHTING,
    HAND,
    LIMITED,
    OBJECTIVES,
    UNITS,
    CardGame,
)
from kantyna.games.card_game.turn.announcement import warn
from kantyna.games.card_game.turn.answers import PICK, ask_to_pick
from kantyna.games.card_game.turn.movement import last_for, move
from kantyna.games.card_game.turn.nodes import N_HAPPEN, N_PAY, N_PLAY
from kantyna.games.card_game.turn.values import can_pay, cost_of, in_hand, is_changed, needs_match, unique_in_play
from kantyna.games.card_game.vocabulary import (
    ASK_ATTACH,
    ATTACKING,
    DEFENDING,
    E_ATTACHED,
    E_DISCARDED,
    E_ENTERED,
    E_PLAYED,
    E_WITHDRAWN,
    ENHANCEMENT,
    H_ENTERS,
    H_PLAYING,
    K_NO_ENHANCEMENTS,
    M_CHEAPER,
    M_DISCOUNT,
    M_WITHDRAWN,
    OBJECTIVE,
    T_FIGHTER,
    T_VEHICLE,
    UNIT,
    UNTIL_PHASE,
)
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import EVERYBODY, NO_CARD, CardId, Code, DefId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.window import propose

# How a card comes.
AS_UNIT: Final = 0
AS_ENHANCEMENT: Final = 1
INTO_FIGHT: Final = 2


def hosts(table: CardGame, seat: Seat, number: DefId) -> list[CardId]:
    """What the card could be attached to; for one that enhances no card, nothing."""
    if CARDS[number].kind == UNIT:
        # The pilot who may ride a fighter.
        return sorted(card for card in table.rows[UNITS[seat]] if table.printed[card].traits & T_FIGHTER)
    host = CARDS[number].host
    if host is None:
        return []
    return [card for card in host.find(table, seat) if not table.printed[card].keywords & K_NO_ENHANCEMENTS]


def discount_at_most(table: CardGame, seat: Seat, card: CardId) -> i64:
    """What discarding cards could take off: only vehicles, and only with the objective for it (CG-OPEN-8)."""
    if table.printed[card].kind != UNIT or not table.printed[card].traits & T_VEHICLE:
        return 0
    for objective in table.rows[OBJECTIVES[seat]]:
        if table.printed[objective].constant[c.VEHICLE_DISCOUNT]:
            spare = len(table.rows[HAND[seat]])
            return spare - 1 if in_hand(table, card) else spare
    return 0


def may_play(table: CardGame, seat: Seat, card: CardId, how: i64) -> bool:
    """Could the seat play this unit or enhancement, were the time right?"""
    number = table.defs[card]
    if CARDS[number].limited and table.count[LIMITED[seat]]:
        return False
    if unique_in_play(table, number):
        return False
    on_card = how == AS_ENHANCEMENT or (CARDS[number].kind == ENHANCEMENT and CARDS[number].host is not None)
    if on_card and not hosts(table, seat, number):
        return False
    cost = cost_of(table, seat, number, how == AS_ENHANCEMENT)
    if cost == 0:
        return True
    affiliation = needs_match(table, seat, number)
    if can_pay(table, seat, cost, affiliation):
        return True
    less = discount_at_most(table, seat, card)
    if less <= 0 or is_changed(table, M_WITHDRAWN, card):
        return False
    return can_pay(table, seat, cost - less if cost - less > 1 else 1, affiliation)


class Play(Node[CardGame]):
    """A card is declared, its cost settled and paid, its place chosen; then it enters play.

    ``about`` is how it comes, ``left`` its host. Registers: cost, affiliation to match, where it came from, what the
    discount on "the next card" took off.
    """

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        card = frame.card
        seat = frame.seat
        number = table.defs[card]
        if frame.at == 0:
            frame.at = 1
            as_enhancement = frame.about == AS_ENHANCEMENT
            cost = cost_of(table, seat, number, as_enhancement)
            frame.data = [cost, needs_match(table, seat, number), table.where(card), use_up_discount(table, seat)]
            if CARDS[number].limited:
                table.count[LIMITED[seat]] += 1
            if CARDS[number].kind == ENHANCEMENT or as_enhancement:
                table.count[ENHANCED[seat]] += 1
            move(table, card, BEING_PLAYED, EVERYBODY)
            log.add(E_PLAYED, seat, card, cost)
            if cost:
                warn(table, seat, H_PLAYING, card, cost)
                return WAIT
        if frame.at == 1:
            frame.at = 2
            cost = self._price(table, frame)
            if cost:
                if not can_pay(table, seat, cost, frame.data[1]):
                    self._withdraw(table, frame, log)
                    return DONE
                table.stack.append(Frame(N_PAY, seat, card, 0, cost, frame.data[1]))
                return WAIT
        if frame.at == 2:
            if frame.about == AS_ENHANCEMENT or CARDS[number].host is not None:
                able = hosts(table, seat, number)
                if not able:
                    move(table, card, DISCARD_PILE[table.owner[card]], EVERYBODY)
                    log.add(E_DISCARDED, seat, card)
                    return DONE
                ask_to_pick(table, seat, ASK_ATTACH, able, card)
                return WAIT
            frame.at = 3
        if frame.at == 3:
            frame.at = 4
            enter(table, card, frame.about, frame.left, 1, log)
            return WAIT
        return DONE

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.left = code - PICK.base
        frame.at = 3

    def _price(self, table: CardGame, frame: Frame) -> i64:
        """The cost after the discount, which leaves at least 1."""
        cost = frame.data[0]
        less = 0
        for row in table.modifiers:
            if row.what == M_DISCOUNT and row.whom == frame.card:
                less += row.amount
        if less:
            table.modifiers = [row for row in table.modifiers if row.what != M_DISCOUNT]
            cost = cost - less if cost - less > 1 else 1
        return cost

    def _withdraw(self, table: CardGame, frame: Frame, log: Log) -> None:
        """The discount it counted on did not come: the card goes back to where it was (CG-RES-4)."""
        number = table.defs[frame.card]
        if CARDS[number].limited:
            table.count[LIMITED[frame.seat]] -= 1
        if frame.data[3]:
            last_for(table, M_CHEAPER, frame.seat, frame.data[3], UNTIL_PHASE, frame.card)
        move(table, frame.card, frame.data[2], EVERYBODY)
        # It cannot be declared on such hope again this phase (CG-OPEN-11).
        last_for(table, M_WITHDRAWN, frame.card, 1, UNTIL_PHASE, frame.card)
        log.add(E_WITHDRAWN, frame.seat, frame.card)


def play(table: CardGame, seat: Seat, card: CardId, how: i64) -> None:
    table.push(N_PLAY, seat, card, NO_CARD, how)


def enter(table: CardGame, card: CardId, how: i64, host: CardId, played: i64, log: Log) -> None:
    """The card is in play; then what its arrival sets off."""
    owner = table.owner[card]
    kind = table.printed[card].kind
    if kind == OBJECTIVE:
        move(table, card, OBJECTIVES[table.owner[card]], EVERYBODY)
    elif kind == UNIT and how != AS_ENHANCEMENT:
        move(table, card, UNITS[table.owner[card]], EVERYBODY)
        if how == INTO_FIGHT and table.count[FIGHT]:
            table.write_mark(FIGHTING, card, ATTACKING if owner == table.active else DEFENDING)
    else:
        move(table, card, ENHANCEMENTS[table.owner[card]], EVERYBODY)
        table.attach(card, host)
    if host >= 0:
        log.add(E_ATTACHED, owner, card, 0, -1, EVERYBODY, host)
    else:
        log.add(E_ENTERED, owner, card)
    propose(table, N_HAPPEN, owner, [Happening(H_ENTERS, owner, card, played)])
