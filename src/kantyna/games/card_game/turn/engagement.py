"""An engagement: objective, attackers, defenders, edge battle, strikes, unopposed bonus."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.effects import constant as c
from kantyna.games.card_game.table import (
    ATTACKED,
    DIAL_DAMAGE,
    ENGAGED,
    ENHANCEMENTS,
    FATE_LAID,
    FIGHT,
    FIGHTING,
    FOCUS,
    SHIELDS,
    UNITS,
    CardGame,
)
from kantyna.games.card_game.turn.announcement import hears_after, tell_of_participants, warn
from kantyna.games.card_game.turn.answers import PICK, STOP, YES, OwnUnit, ask_to_pick, ask_whether
from kantyna.games.card_game.turn.damage import damage
from kantyna.games.card_game.turn.movement import expire, put_shield, win
from kantyna.games.card_game.turn.nodes import N_AFTER, N_EDGE, N_HAPPEN, N_SHIELDING, N_STRIKES
from kantyna.games.card_game.turn.phases import open_actions
from kantyna.games.card_game.turn.refusals import no
from kantyna.games.card_game.turn.values import (
    is_dial,
    keywords,
    may_attack_this,
    may_defend,
    participants,
    participates,
)
from kantyna.games.card_game.vocabulary import (
    ASK_ATTACKERS,
    ASK_DEFENDERS,
    ASK_SHIELDING,
    ASK_UNOPPOSED,
    ATTACKING,
    DEFENDING,
    E_ATTACKER,
    E_DEFENDER,
    E_DIAL_DAMAGED,
    E_ENGAGED,
    E_UNOPPOSED,
    ENEMY,
    H_CHOSEN,
    H_DECLARED,
    H_ENGAGED,
    H_SURVIVED,
    K_SHIELDING,
    LIGHT,
    R_TRENCH_RUN,
    T_VEHICLE,
    UNTIL_ENGAGEMENT,
    W_ATTACKERS,
    W_DEFENDERS,
    W_EDGE,
)
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import EVERYBODY, NO_CARD, NOBODY, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.window import propose

DIAL_LIMIT: Final = 10
"""Damage on the dial that wins with Trench Run."""


class Engagement(Node[CardGame]):
    """``card`` is the objective first chosen. Attackers and defenders are named one by one, in any order."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        seat = frame.seat
        foe = 1 - seat
        while True:
            at = frame.at
            if at not in (1, 6, 12):
                frame.at += 1
            if at == 0:
                self._choose(table, frame, log)
                return WAIT
            if at == 1:
                if self._ask_attackers(table, frame):
                    return WAIT
                frame.at += 1
            elif at == 2:
                self._shielding(table, seat)
                return WAIT
            elif at == 3:
                self._tell_engaged(table, seat)
                return WAIT
            elif at == 4:
                return open_actions(table, W_ATTACKERS)
            elif at == 6:
                if self._ask_defenders(table, frame):
                    return WAIT
                frame.at += 1
            elif at == 7:
                self._shielding(table, foe)
                return WAIT
            elif at == 8:
                tell_of_participants(table, foe, H_DECLARED, DEFENDING)
                return WAIT
            elif at == 9:
                return open_actions(table, W_DEFENDERS)
            elif at == 10:
                table.push(N_EDGE, seat)
                return WAIT
            elif at == 11:
                table.push(N_STRIKES, seat)
                open_actions(table, W_EDGE)
                return WAIT
            elif at == 12:
                if self._unopposed(table, frame) and table.count[ENGAGED] >= 0:
                    ask_whether(table, seat, ASK_UNOPPOSED, table.count[ENGAGED])
                    return WAIT
                frame.at = 13
            elif at == 13:
                unopposed = 1 if self._unopposed(table, frame) else 0
                tell_of_participants(table, seat, H_SURVIVED, unopposed)
                return WAIT
            elif at == 14:
                self._end(table)
                return DONE

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        if frame.at == 12:
            frame.at = 13
            if code == YES.base:
                log.add(E_UNOPPOSED, frame.seat, table.count[ENGAGED])
                hit_engaged(table, frame.seat, 1, NO_CARD, log)
        elif code == STOP.base:
            frame.at += 1
        elif frame.at == 1:
            table.write_mark(FIGHTING, code - ATTACK.base, ATTACKING)
            log.add(E_ATTACKER, frame.seat, code - ATTACK.base)
        else:
            table.write_mark(FIGHTING, code - DEFEND.base, DEFENDING)
            log.add(E_DEFENDER, 1 - frame.seat, code - DEFEND.base)

    def _choose(self, table: CardGame, frame: Frame, log: Log) -> None:
        table.count[FIGHT] = 1
        table.count[ENGAGED] = frame.card
        table.add(ATTACKED, frame.card)
        log.add(E_ENGAGED, frame.seat, frame.card)
        if table.wording:
            warn(table, frame.seat, H_CHOSEN, frame.card)

    def _tell_engaged(self, table: CardGame, seat: Seat) -> None:
        """The engagement and all its attackers are told of at once."""
        if hears_after(table, H_ENGAGED) or hears_after(table, H_DECLARED):
            events = [Happening(H_ENGAGED, seat, table.count[ENGAGED])]
            events += [Happening(H_DECLARED, seat, card, ATTACKING) for card in participants(table, seat)]
            propose(table, N_AFTER, seat, events)

    def _ask_attackers(self, table: CardGame, frame: Frame) -> bool:
        declared = 0
        for card in table.rows[UNITS[frame.seat]]:
            if table.mark(FIGHTING, card):
                declared += 1
        engaged = table.count[ENGAGED]
        most = table.printed[engaged].constant[c.MOST_ATTACKERS]
        if most and declared >= most:
            return False
        out = table.offer()
        found = False
        for card in table.rows[UNITS[frame.seat]]:
            if not table.mark(FIGHTING, card) and may_attack_this(table, card, engaged):
                out.add(ATTACK.base + card)
                found = True
        if not found:
            return False
        if declared:
            out.add(STOP.base)
        table.ask(frame.seat, ASK_ATTACKERS, engaged)
        return True

    def _ask_defenders(self, table: CardGame, frame: Frame) -> bool:
        foe = 1 - frame.seat
        out = table.offer()
        found = False
        for card in table.rows[UNITS[foe]]:
            if not table.mark(FIGHTING, card) and may_defend(table, card):
                out.add(DEFEND.base + card)
                found = True
        if found:
            out.add(STOP.base)
            table.ask(foe, ASK_DEFENDERS, table.count[ENGAGED])
        return found

    def _shielding(self, table: CardGame, seat: Seat) -> None:
        """Everybody with shielding among those just declared gives a shield, the first declared first."""
        for card in reversed(participants(table, seat)):
            if keywords(table, card) & K_SHIELDING:
                table.push(N_SHIELDING, seat, card)

    def _unopposed(self, table: CardGame, frame: Frame) -> bool:
        return participates(table, frame.seat) and not participates(table, 1 - frame.seat)

    def _end(self, table: CardGame) -> None:
        for side in range(2):
            for card in table.rows[UNITS[side]]:
                table.write_mark(FIGHTING, card, 0)
            table.count[FATE_LAID[side]] = 0
        table.count[FIGHT] = 0
        table.count[ENGAGED] = NO_CARD
        table.set_edge_holder(NOBODY)
        expire(table, UNTIL_ENGAGEMENT)


def hit_engaged(table: CardGame, seat: Seat, amount: i64, source: CardId, log: Log) -> None:
    """Framework damage to what is engaged: an objective, or the dial (CG-RUL-8)."""
    target = table.count[ENGAGED]
    if target < 0:
        return
    if is_dial(table, target):
        table.count[DIAL_DAMAGE] += amount
        log.add(E_DIAL_DAMAGED, seat, NO_CARD, table.count[DIAL_DAMAGE], -1, EVERYBODY, source)
        check_trench_run(table, log)
    else:
        propose(table, N_HAPPEN, seat, [damage(table, target, amount, source, ENEMY)])


def check_trench_run(table: CardGame, log: Log) -> None:
    """Ten damage on the dial win while Trench Run is in play (CG-OPEN-4)."""
    if table.count[DIAL_DAMAGE] >= DIAL_LIMIT:
        for card in table.rows[ENHANCEMENTS[LIGHT]]:
            if is_dial(table, card):
                win(table, LIGHT, R_TRENCH_RUN, log)
                return


class Shielding(Node[CardGame]):
    """``card`` may give a shield to a friendly participant or, when defending, to the engaged objective."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.at:
            return DONE
        able = [card for card in participants(table, frame.seat) if not table.mark(SHIELDS, card)]
        engaged = table.count[ENGAGED]
        own = engaged >= 0 and table.owner[engaged] == frame.seat and not is_dial(table, engaged)
        if own and not table.mark(SHIELDS, engaged):
            able.append(engaged)
        if not able:
            return DONE
        ask_to_pick(table, frame.seat, ASK_SHIELDING, able, frame.card, stop=True)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.at = 1
        if code != STOP.base:
            put_shield(table, code - PICK.base, log, frame.card)


class Attack(OwnUnit):
    """Declare a unit as an attacker."""

    def why_not(self, table: CardGame, seat: Seat, what: i64) -> Refusal | None:
        if table.asked_kind != ASK_ATTACKERS:
            return no("CG-ENG-3", "attackers-only")
        if table.mark(FOCUS, what):
            return no("CG-EXH-1", "exhausted")
        if table.mark(FIGHTING, what):
            return no("CG-ENG-5", "declared-already")
        engaged = table.printed[table.count[ENGAGED]]
        most = engaged.constant[c.MOST_ATTACKERS]
        if most and len(participants(table, seat)) >= most:
            return no("CG-GOLD-2", "most-attackers", most=most)
        if engaged.constant[c.VEHICLES_ONLY] and not table.printed[what].traits & T_VEHICLE:
            return no("CG-GOLD-2", "vehicles-only")
        return no("CG-GOLD-2", "cannot-attack")


class Defend(OwnUnit):
    """Declare a unit as a defender."""

    def why_not(self, table: CardGame, seat: Seat, what: i64) -> Refusal | None:
        if table.asked_kind != ASK_DEFENDERS:
            return no("CG-ENG-4", "defenders-only")
        if table.mark(FOCUS, what):
            return no("CG-EXH-1", "exhausted")
        if table.mark(FIGHTING, what):
            return no("CG-ENG-5", "declared-already")
        return no("CG-GOLD-2", "cannot-defend")


ATTACK: Final = Attack("attack")
DEFEND: Final = Defend("defend")
