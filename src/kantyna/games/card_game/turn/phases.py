"""The six phases of a turn."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.table import (
    AFFILIATION_CARD,
    ATTACKED,
    COMMITTED,
    ENHANCEMENTS,
    FOCUS,
    HAND,
    OBJECTIVE_DECK,
    OBJECTIVES,
    PHASE,
    SHIELDS,
    UNITS,
    CardGame,
)
from kantyna.games.card_game.turn.announcement import tell
from kantyna.games.card_game.turn.answers import DISCARD, PICK, STOP, OwnUnit, Pointing, ask_to_pick
from kantyna.games.card_game.turn.damage import damage
from kantyna.games.card_game.turn.movement import (
    discard,
    draw,
    expire,
    move_dial,
    take_focus,
    win,
)
from kantyna.games.card_game.turn.nodes import N_ACTIONS, N_ENGAGEMENT, N_HAPPEN
from kantyna.games.card_game.turn.play import AS_UNIT, enter
from kantyna.games.card_game.turn.refusals import no
from kantyna.games.card_game.turn.values import (
    free_force_cards,
    is_dial,
    keywords,
    may_attack,
    may_attack_this,
    offer_each,
    reserve,
    struggle,
)
from kantyna.games.card_game.vocabulary import (
    ASK_BALANCE_DAMAGE,
    ASK_COMMIT,
    ASK_DISCARD_DOWN,
    ASK_DISCARD_ONE,
    ASK_ENGAGE,
    DARK,
    E_COMMITTED,
    E_PHASE_BEGAN,
    E_REFRESHED,
    E_SHIELDS_REMOVED,
    E_STRUGGLE,
    ENEMY,
    H_COMMITTED,
    H_DRAW_BEGINS,
    H_REFRESH_ENDS,
    H_REFRESHED,
    K_ELITE,
    LIGHT,
    M_ENGAGE_AGAIN,
    P_BALANCE,
    P_CONFLICT,
    P_DEPLOYMENT,
    P_DRAW,
    P_FORCE,
    P_REFRESH,
    R_OBJECTIVE_DECK,
    UNTIL_PHASE,
    W_CONFLICT,
    W_CONFLICT_END,
    W_DEPLOYMENT,
    W_DRAW,
    W_FORCE,
    W_REFRESH,
)
from kantyna.kernel.body import Options, listed, vec
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.window import propose

OBJECTIVES_IN_PLAY: Final = 3
REFRESHED: Final = vec[vec[i64]]([AFFILIATION_CARD, OBJECTIVES, UNITS, ENHANCEMENTS])
"""The zones whose cards lose focus in the refresh phase."""


def begin(table: CardGame, phase: i64, log: Log) -> None:
    table.count[PHASE] = phase
    log.add(E_PHASE_BEGAN, table.active, NO_CARD, phase)


def announce(table: CardGame, kind: i64, seat: Seat) -> bool:
    """Let reactions answer something that concerns a seat."""
    tell(table, seat, kind)
    return WAIT


def open_actions(table: CardGame, window: i64) -> bool:
    table.push(N_ACTIONS, table.active, NO_CARD, window)
    return WAIT


class Balance(Node[CardGame]):
    """The dial moves, or the light side hurts an objective."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.at == 0:
            frame.at = 1
            begin(table, P_BALANCE, log)
            if frame.seat == DARK:
                move_dial(table, 1, log)
                if table.stack and table.balance() == DARK:
                    move_dial(table, 1, log)
                return DONE
        if frame.at == 1 and frame.seat == LIGHT and table.balance() == LIGHT and len(table.rows[OBJECTIVES[DARK]]) > 0:
            ask_to_pick(table, LIGHT, ASK_BALANCE_DAMAGE, listed(table.rows[OBJECTIVES[DARK]]), stop=True)
            return WAIT
        expire(table, UNTIL_PHASE)
        return DONE

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.at = 2
        if code != STOP.base:
            propose(table, N_HAPPEN, LIGHT, [damage(table, code - PICK.base, 1, NO_CARD, ENEMY)])


class Refresh(Node[CardGame]):
    """Focus off, shields off, objectives refilled."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        seat = frame.seat
        if frame.at == 0:
            frame.at = 1
            begin(table, P_REFRESH, log)
            if table.turn != 2:  # the light side's first turn leaves this out (CG-REF-2)
                self._unfocus(table, seat, log)
                if table.wording:
                    return announce(table, H_REFRESHED, seat)
        if frame.at == 1:
            frame.at = 2
            self._unshield(table, seat, log)
        if frame.at == 2:
            if len(table.rows[OBJECTIVES[seat]]) < OBJECTIVES_IN_PLAY:
                if len(table.rows[OBJECTIVE_DECK[seat]]) == 0:
                    win(table, 1 - seat, R_OBJECTIVE_DECK, log)
                    return DONE
                enter(table, table.rows[OBJECTIVE_DECK[seat]][-1], AS_UNIT, NO_CARD, 0, log)
                return WAIT
            frame.at = 3
            if not table.wording:
                return announce(table, H_REFRESHED, seat)
        if frame.at == 3:
            frame.at = 4
            return open_actions(table, W_REFRESH)
        if frame.at == 4:
            frame.at = 5
            expire(table, UNTIL_PHASE)
            return announce(table, H_REFRESH_ENDS, seat)
        return DONE

    def _unfocus(self, table: CardGame, seat: Seat, log: Log) -> None:
        for handle in REFRESHED:
            for card in table.rows[handle[seat]]:
                if table.mark(FOCUS, card) != 0:
                    take_focus(table, card, 2 if keywords(table, card) & K_ELITE else 1, log)
        log.add(E_REFRESHED, seat)

    def _unshield(self, table: CardGame, seat: Seat, log: Log) -> None:
        for pile in (table.rows[OBJECTIVES[seat]], table.rows[UNITS[seat]]):
            for card in pile:
                if table.mark(SHIELDS, card):
                    table.write_mark(SHIELDS, card, 0)
                    log.add(E_SHIELDS_REMOVED, seat, card)


class Draw(Node[CardGame]):
    """One card may go, then the hand is brought to the reserve."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        seat = frame.seat
        hand = table.rows[HAND[seat]]
        if frame.at == 0:
            frame.at = 1
            begin(table, P_DRAW, log)
            return announce(table, H_DRAW_BEGINS, seat)
        if frame.at == 1 and hand:
            out = table.offer()
            offer_each(table, DISCARD.base, hand, out)
            out.add(STOP.base)
            table.ask(seat, ASK_DISCARD_ONE)
            return WAIT
        if frame.at <= 2:
            frame.at = 2
            most = reserve(table, seat)
            if len(hand) > most:
                offer_each(table, DISCARD.base, hand, table.offer())
                table.ask(seat, ASK_DISCARD_DOWN, NO_CARD, len(hand) - most)
                return WAIT
            frame.at = 3
            if not draw(table, seat, most - len(hand), log):
                return DONE
            return open_actions(table, W_DRAW)
        expire(table, UNTIL_PHASE)
        return DONE

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.at = 2
        if code != STOP.base:
            discard(table, code - DISCARD.base, log)


class Deployment(Node[CardGame]):
    """One action window, in which units and enhancements are played."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.at == 0:
            frame.at = 1
            begin(table, P_DEPLOYMENT, log)
            return open_actions(table, W_DEPLOYMENT)
        expire(table, UNTIL_PHASE)
        return DONE


class Conflict(Node[CardGame]):
    """Engagement after engagement, each enemy objective once."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.at == 0:
            frame.at = 1
            begin(table, P_CONFLICT, log)
        if frame.at == 1:
            frame.at = 2
            return open_actions(table, W_CONFLICT)
        if frame.at == 2:
            out = table.offer()
            if offer_engagements(table, frame.seat, out):
                out.add(STOP.base)
                table.ask(frame.seat, ASK_ENGAGE)
                return WAIT
            frame.at = 3
        if frame.at == 3:
            frame.at = 4
            return open_actions(table, W_CONFLICT_END)
        table.clear(ATTACKED)
        expire(table, UNTIL_PHASE)
        return DONE

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP.base:
            frame.at = 3
        else:
            frame.at = 1
            table.push(N_ENGAGEMENT, frame.seat, code - ENGAGE.base)


def offer_engagements(table: CardGame, seat: Seat, out: Options) -> bool:
    """What the seat could engage now: it has not been yet, and somebody could attack it (CG-ENG-2). Is there any?"""
    found = False
    for card in table.rows[OBJECTIVES[1 - seat]]:
        if engagements_left(table, card) and can_attack(table, seat, card):
            out.add(ENGAGE.base + card)
            found = True
    for card in table.rows[ENHANCEMENTS[seat]]:
        if is_dial(table, card) and engagements_left(table, card) and can_attack(table, seat, card):
            out.add(ENGAGE.base + card)
            found = True
    return found


def engagements_left(table: CardGame, card: CardId) -> bool:
    allowed = 1
    for row in table.modifiers:
        if row.what == M_ENGAGE_AGAIN and row.whom == card:
            allowed += row.amount
    for engaged in table.rows[ATTACKED]:
        if engaged == card:
            allowed -= 1
    return allowed > 0


def can_attack(table: CardGame, seat: Seat, objective: CardId) -> bool:
    for unit in table.rows[UNITS[seat]]:
        if may_attack_this(table, unit, objective):
            return True
    return False


class Force(Node[CardGame]):
    """Units are committed, then the balance is struggled for."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        seat = frame.seat
        if frame.at == 0:
            frame.at = 1
            begin(table, P_FORCE, log)
        if frame.at == 1:
            out = table.offer()
            if free_force_cards(table, seat) > 0 and self._offer_units(table, seat, out):
                out.add(STOP.base)
                table.ask(seat, ASK_COMMIT)
                return WAIT
            frame.at = 2
        if frame.at == 2:
            frame.at = 3
            self._struggle(table, log)
            return open_actions(table, W_FORCE)
        expire(table, UNTIL_PHASE)
        return DONE

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP.base:
            frame.at = 2
            return
        card = code - COMMIT.base
        table.write_mark(COMMITTED, card, 1)
        log.add(E_COMMITTED, frame.seat, card)
        tell(table, frame.seat, H_COMMITTED, card)

    def _offer_units(self, table: CardGame, seat: Seat, out: Options) -> bool:
        """The units that could be committed; is there any?"""
        found = False
        for card in table.rows[UNITS[seat]]:
            if table.mark(COMMITTED, card) == 0:
                out.add(COMMIT.base + card)
                found = True
        return found

    def _struggle(self, table: CardGame, log: Log) -> None:
        dark = struggle(table, DARK)
        light = struggle(table, LIGHT)
        if dark != light:
            table.set_balance(DARK if dark > light else LIGHT)
            log.add(E_STRUGGLE, table.balance(), NO_CARD, dark if dark > light else light)
        else:
            log.add(E_STRUGGLE, table.balance(), NO_CARD, dark)


class Engage(Pointing):
    """Attack an enemy objective, or the dial."""

    def wish(self, table: CardGame, seat: Seat, out: Options) -> None:
        for card in table.rows[OBJECTIVES[1 - seat]]:
            out.add(self.base + card)
        for card in table.rows[ENHANCEMENTS[seat]]:
            if is_dial(table, card):
                out.add(self.base + card)

    def why_not(self, table: CardGame, seat: Seat, what: i64) -> Refusal | None:
        if table.owner[what] == seat and not is_dial(table, what):
            return no("CG-CARD-1", "own-objective")
        if table.turn == 1 and seat == DARK:
            return no("CG-CONF-2", "first-turn")
        if table.asked_kind != ASK_ENGAGE:
            return no("CG-CONF-1", "conflict-only")
        if not engagements_left(table, what):
            return no("CG-CONF-1", "engaged-already")
        for unit in table.rows[UNITS[seat]]:
            if may_attack(table, unit) and not can_attack(table, seat, what):
                return no("CG-GOLD-2", "vehicles-only")
        return no("CG-ENG-2", "no-attacker")


class Commit(OwnUnit):
    """Commit a unit to the Force."""

    def why_not(self, table: CardGame, seat: Seat, what: i64) -> Refusal | None:
        if table.mark(COMMITTED, what):
            return no("CG-FORCE-2", "committed-already")
        if not free_force_cards(table, seat):
            return no("CG-SETUP-1", "no-force-card")
        if table.asked_kind != ASK_COMMIT:
            return no("CG-FORCE-1", "force-phase-only")
        return no("CG-FORCE-1", "other-question")


ENGAGE: Final = Engage("engage")
COMMIT: Final = Commit("commit")
