"""Strikes in turn from the edge holder on, and what a single strike does."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.effects import constant as c
from kantyna.games.card_game.table import COMMITTED, ENGAGED, FIGHTING, FOCUS, SHIELDS, UNITS, CardGame
from kantyna.games.card_game.turn.announcement import tell
from kantyna.games.card_game.turn.answers import ICONS, PICK, STOP, YES, OwnUnit, ask_to_pick, ask_whether, icon_of
from kantyna.games.card_game.turn.damage import damage, spend_shield
from kantyna.games.card_game.turn.engagement import hit_engaged
from kantyna.games.card_game.turn.movement import attachments, expire, put_focus
from kantyna.games.card_game.turn.nodes import N_FOCUS, N_HAPPEN, N_STRIKE
from kantyna.games.card_game.turn.phases import open_actions
from kantyna.games.card_game.turn.refusals import no
from kantyna.games.card_game.turn.values import icons, in_play, keywords, participants, participates
from kantyna.games.card_game.vocabulary import (
    ASK_ICON_ORDER,
    ASK_SHIELD,
    ASK_STRIKE,
    ASK_TACTICS,
    ASK_UNIT_DAMAGE,
    ATTACKING,
    BLAST,
    E_STRIKE,
    ENEMY,
    GUN,
    H_STRIKES,
    H_STRUCK,
    K_TARGETED_STRIKE,
    TACTICS,
    UNTIL_STRIKE,
    W_STRIKE,
)
from kantyna.kernel.body import Options, listed
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import NO_DATA, Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.window import propose


class Strikes(Node[CardGame]):
    """Edge holder, window, the other, window; again while a participant is ready (the chart, CG-SEQ-8)."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        while True:
            at = frame.at
            if at == 0 or at == 2:
                seat = table.edge_holder() if at == 0 else 1 - table.edge_holder()
                out = table.offer()
                if offer_strikes(table, seat, out):
                    table.ask(seat, ASK_STRIKE)
                    return WAIT
                frame.at += 1
            elif at == 1 or at == 3:
                frame.at += 1
                return open_actions(table, W_STRIKE)
            elif may_strike(table, 0) or may_strike(table, 1):
                frame.at = 0
            else:
                return DONE

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        card = code - STRIKE.base
        frame.at += 1
        table.push(N_STRIKE, table.owner[card], card)


def is_ready(table: CardGame, card: CardId) -> bool:
    """Does the unit participate, ready to strike?"""
    return table.mark(FIGHTING, card) != 0 and table.mark(FOCUS, card) == 0


def may_strike(table: CardGame, seat: Seat) -> bool:
    for card in table.rows[UNITS[seat]]:
        if is_ready(table, card):
            return True
    return False


def offer_strikes(table: CardGame, seat: Seat, out: Options) -> bool:
    """The units that could strike; is there any?"""
    found = False
    for card in table.rows[UNITS[seat]]:
        if is_ready(table, card):
            out.add(STRIKE.base + card)
            found = True
    return found


# Steps of a strike.
FOCUSING: Final = 0
ORDER: Final = 1
GUNS: Final = 2
TACTIC: Final = 3
END: Final = 4
GONE: Final = 5


class Strike(Node[CardGame]):
    """``card`` strikes. ``about`` is the mask of kinds resolved, ``left`` what is still to be handed out.

    Registers: pairs of a unit and what it gets.
    """

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        card = frame.card
        while True:
            if frame.at == FOCUSING:
                frame.at = ORDER
                frame.about = 0
                log.add(E_STRIKE, frame.seat, card)
                put_focus(table, card, 2 if table.mark(COMMITTED, card) else 1, log)
                tell(table, frame.seat, H_STRIKES, card)
                return WAIT
            if frame.at == ORDER:
                kinds = self._kinds(table, frame)
                if kinds:
                    out = table.offer()
                    for kind in kinds:
                        out.add(ICONS[kind].base)
                    table.ask(frame.seat, ASK_ICON_ORDER, card)
                    return WAIT
                frame.at = END
            elif frame.at == GUNS or frame.at == TACTIC:
                if frame.left > 0:
                    targets = self._targets(table, frame)
                    if targets:
                        kind = ASK_UNIT_DAMAGE if frame.at == GUNS else ASK_TACTICS
                        # Against nobody there is only whom targeted strike reaches, and that is a right (CG-KEY-6).
                        none = frame.at == GUNS and not participates(table, 1 - frame.seat)
                        ask_to_pick(table, frame.seat, kind, targets, card, frame.left, stop=none)
                        return WAIT
                self._hand_out(table, frame)
                return WAIT
            elif frame.at == END:
                frame.at = GONE
                tell(table, frame.seat, H_STRUCK, card)
                return WAIT
            else:
                expire(table, UNTIL_STRIKE)
                return DONE

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        if frame.at == ORDER:
            self._start(table, frame, icon_of(code), log)
            return
        if code == STOP.base:
            frame.left = 0
            return
        target = code - PICK.base
        points = 1
        if frame.at == GUNS and not (splits(table, frame.card) and table.mark(FIGHTING, target)):
            points = frame.left  # all on one unit
        frame.left -= points
        add_to(frame, target, points)

    def _kinds(self, table: CardGame, frame: Frame) -> list[int]:
        """Kinds of icon still to be resolved that would do something."""
        card = frame.card
        if not in_play(table, card) or not table.mark(FIGHTING, card):
            return []
        found: list[int] = []
        for kind in range(3):
            if frame.about & MASKS[kind] or not self._strength(table, card, kind):
                continue
            if kind == GUN and not gun_targets(table, card):
                continue
            if kind == TACTICS and len(table.rows[UNITS[1 - frame.seat]]) == 0:
                continue
            if kind == BLAST and (table.mark(FIGHTING, card) != ATTACKING or table.count[ENGAGED] < 0):
                continue
            found.append(kind)
        return found

    def _strength(self, table: CardGame, card: CardId, kind: i64) -> i64:
        return icons(table, card, kind, table.edge_holder() == table.owner[card])

    def _start(self, table: CardGame, frame: Frame, kind: i64, log: Log) -> None:
        frame.about |= MASKS[kind]
        amount = self._strength(table, frame.card, kind)
        if kind == BLAST:
            hit_engaged(table, frame.seat, amount, frame.card, log)
            return
        frame.left = amount
        frame.data = NO_DATA
        frame.at = GUNS if kind == GUN else TACTIC

    def _targets(self, table: CardGame, frame: Frame) -> list[CardId]:
        if frame.at == TACTIC:
            return listed(table.rows[UNITS[1 - frame.seat]])
        if frame.data:
            return participants(table, 1 - frame.seat)  # the damage is being split (CG-RUL-4)
        return gun_targets(table, frame.card)

    def _hand_out(self, table: CardGame, frame: Frame) -> None:
        data = frame.data
        if frame.at == GUNS:
            events = [damage(table, data[at], data[at + 1], frame.card, ENEMY) for at in range(0, len(data), 2)]
            if events:
                propose(table, N_HAPPEN, frame.seat, events)
        else:
            place_focus(table, frame.seat, frame.card, data)
        frame.at = ORDER
        frame.data = NO_DATA


MASKS: Final = [1, 2, 4]


def add_to(frame: Frame, card: CardId, points: i64) -> None:
    """Add to a card's share in the registers."""
    data = frame.data[:]
    for at in range(0, len(data), 2):
        if data[at] == card:
            data[at + 1] += points
            frame.data = data
            return
    frame.data = [*data, card, points]


def splits(table: CardGame, card: CardId) -> bool:
    for other in attachments(table, card):
        if table.printed[other].constant[c.SPLIT_DAMAGE]:
            return True
    return False


def gun_targets(table: CardGame, card: CardId) -> list[CardId]:
    """Enemy participants; with targeted strike an attacker may reach any enemy unit."""
    foe = 1 - table.owner[card]
    if table.mark(FIGHTING, card) == ATTACKING and keywords(table, card) & K_TARGETED_STRIKE:
        return listed(table.rows[UNITS[foe]])
    return participants(table, foe)


class Focus(Node[CardGame]):
    """Focus tokens that an enemy puts on cards: a shield may stop one on each (CG-SHLD-2).

    Registers: pairs of a card and its tokens; ``card`` is the source, ``at`` the pair.
    """

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        data = frame.data
        while frame.at < len(data):
            card = data[frame.at]
            if in_play(table, card):
                if table.mark(SHIELDS, card) and table.owner[card] != frame.seat and frame.left < 0:
                    ask_whether(table, table.owner[card], ASK_SHIELD, card, data[frame.at + 1])
                    return WAIT
                put_focus(table, card, data[frame.at + 1], log, frame.card)
            frame.at += 2
            frame.left = -1
        return DONE

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        if code == YES.base:
            frame.data[frame.at + 1] -= 1
            spend_shield(table, frame.data[frame.at], log)


def place_focus(table: CardGame, seat: Seat, source: CardId, pairs: list[int]) -> None:
    """Put focus tokens on cards; ``pairs`` are cards and numbers of tokens."""
    if pairs:
        table.stack.append(Frame(N_FOCUS, seat, source, 0, -1, NO_CARD, pairs[:]))


class StrikeWith(OwnUnit):
    """Strike with a ready participant."""

    def why_not(self, table: CardGame, seat: Seat, what: i64) -> Refusal | None:
        if table.asked_kind != ASK_STRIKE:
            return no("CG-STRIKE-1", "strikes-only")
        if not table.mark(FIGHTING, what):
            return no("CG-ENG-5", "not-participating")
        return no("CG-EXH-1", "exhausted")


STRIKE: Final = StrikeWith("strike")
