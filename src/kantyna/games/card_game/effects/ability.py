"""An ability: costs and targets first, then a chance to cancel it, then its effects."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.card_index import CARDS
from kantyna.games.card_game.effects.trigger import Trigger
from kantyna.games.card_game.table import BEING_PLAYED, DISCARD_PILE, FIGHT, SITH_EVENTS, TITLES, USED, CardGame
from kantyna.games.card_game.turn.movement import move
from kantyna.games.card_game.turn.nodes import N_HAPPEN, N_PAY
from kantyna.games.card_game.turn.values import can_pay, cost_of, needs_match
from kantyna.games.card_game.vocabulary import (
    E_DISCARDED,
    E_PLAYED,
    E_USED,
    EVENT,
    FATE_EFFECT,
    H_USED,
    INTERRUPT,
    M_CHEAPER,
    P_FORCE,
    SITH,
    TIMINGS,
)
from kantyna.kernel.body import vec
from kantyna.kernel.effect import DONE, WAIT, Effect, Node, Script
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import EVERYBODY, NOTHING, CardId, Code, Seat
from kantyna.kernel.modifier import total
from kantyna.kernel.native import i64
from kantyna.kernel.program import Program
from kantyna.kernel.said import Said
from kantyna.kernel.window import propose

# Where it works from.
FROM_PLAY: Final = 0
FROM_HAND: Final = 1

# When it may be used, besides its timing.
AT_ANY_TIME: Final = 0
IN_ENGAGEMENT: Final = 1
IN_OWN_TURN: Final = 2
IN_FORCE_PHASE: Final = 3
TIMES: Final = ["", "in-engagement", "in-own-turn", "in-force-phase"]

# How often.
NO_LIMIT: Final = 0
ONCE: Final = 1
"""Each copy once a turn."""
ONE: Final = 2
"""Each player one card of this title a turn."""
LIMITS: Final = ["", "limit-once", "limit-one"]

# Registers of an ability's frames: the kernel's first, and cards picked from there on.
PICKED: Final = 1

UNPAID: Final = 99
"""Where a frame goes whose cost could not be paid after all: beyond every verb, so that nothing follows."""

# What others may answer in a used ability: bits of its happening's amount.
AN_EVENT: Final = 1
AN_INTERRUPT: Final = 2
CALLED_OFF: Final = 1
"""In its happening's *other*: its effects were cancelled."""


def run(verbs: vec[Effect[CardGame]], first: i64, table: CardGame, frame: Frame, log: Log) -> bool:
    """Take the verbs one after another; ``frame.at`` is *first* for the first of them."""
    last = first + len(verbs)
    while frame.at < last:
        if verbs[frame.at - first].step(table, frame, log) == WAIT:
            return WAIT
        if not table.stack:
            return DONE  # that ended the game
        frame.at += 1
        frame.left = -1
    return DONE


class Ability(Node[CardGame]):
    """One paragraph of a card. *printed* is its trigger in the wording of 2012 where that differs."""

    def __init__(
        self,
        timing: i64,
        effects: list[Effect[CardGame]],
        trigger: Trigger | None = None,
        costs: list[Effect[CardGame]] | None = None,
        targets: list[Effect[CardGame]] | None = None,
        place: i64 = FROM_PLAY,
        during: i64 = AT_ANY_TIME,
        limit: i64 = NO_LIMIT,
        printed: Trigger | None = None,
        printed_timing: i64 = -1,
    ) -> None:
        self.timing = timing
        self.script = Script(effects)
        self.trigger = trigger
        self.costs = costs or []
        self.targets = targets or []
        self.place = place
        self.during = during
        self.limit = limit
        self.printed = printed
        self.printed_timing = printed_timing if printed_timing >= 0 else timing
        self.prelude = vec[Effect[CardGame]](self.costs + self.targets)
        self.number = -1

    def register(self, program: Program, path: str, number: i64) -> None:
        self.number = number
        program.add(f"{path}/effects", self.script)

    def may_start(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        """Could it be used now, wherever the card lies (CG-ABIL-5)?"""
        if self.limit and self.is_used_up(table, seat, card):
            return False
        printed = table.printed[card]
        if self.during and not self.in_time(table, seat):
            return False
        for verb in self.prelude:
            if not verb.can(table, seat, card, event):
                return False
        if printed.kind == EVENT:
            cost = cost_of(table, seat, printed.number)
            if cost and not can_pay(table, seat, cost, needs_match(table, seat, printed.number)):
                return False
        return self.could_change(table, seat, card, event)

    def is_used_up(self, table: CardGame, seat: Seat, card: CardId) -> bool:
        """Was it used this turn as often as its limit allows?"""
        if self.limit == ONCE:
            return table.mark(USED, card) != 0
        return self.limit == ONE and table.defs[card] * 2 + seat in table.rows[TITLES]

    def could_change(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        """Could some part of its effect change something now?"""
        for verb in self.script.effects:
            if verb.can(table, seat, card, event):
                return True
            if verb.picks():
                return False  # there is nothing to pick, so what follows would befall nothing
        return False

    def in_time(self, table: CardGame, seat: Seat) -> bool:
        if self.during == IN_ENGAGEMENT:
            return table.count[FIGHT] == 1
        if self.during == IN_OWN_TURN:
            return seat == table.active
        return self.during == AT_ANY_TIME or table.phase() == P_FORCE

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.at == 0:
            frame.data = [1]
            frame.at = 1
            if self._begin(table, frame, log) == WAIT:
                return WAIT
        if run(self.prelude, 1, table, frame, log) == WAIT:
            return WAIT
        last = 1 + len(self.prelude)
        if frame.at == last and table.stack:
            frame.at = last + 1
            mask = self._answerable(table, frame.card)
            if mask:
                used = Happening(H_USED, frame.seat, frame.card, mask, 0, frame.card)
                propose(table, N_HAPPEN, frame.seat, [used])
            else:
                self.go(table, frame)
            return WAIT
        if table.where(frame.card) == BEING_PLAYED:
            put_away(table, frame.card, log)  # its cost was not paid after all
        return DONE

    def go(self, table: CardGame, frame: Frame) -> None:
        """Its effects, for the targets that *frame* has picked."""
        table.stack.append(Frame(self.script.number, frame.seat, frame.card, 0, -1, frame.about, frame.data[:]))

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        self.prelude[frame.at - 1].answer(table, frame, code, log)

    def _begin(self, table: CardGame, frame: Frame, log: Log) -> i64:
        """Declare it; an event is shown and paid."""
        card = frame.card
        seat = frame.seat
        number = table.defs[card]
        if self.limit == ONCE:
            table.write_mark(USED, card, 1)
        elif self.limit == ONE:
            table.add(TITLES, number * 2 + seat)
        if CARDS[number].kind != EVENT:
            if self.timing != FATE_EFFECT:
                log.add(E_USED, seat, card)
            return DONE
        cost = cost_of(table, seat, number)
        affiliation = needs_match(table, seat, number)
        move(table, card, BEING_PLAYED, EVERYBODY)
        log.add(E_PLAYED, seat, card, cost)
        if CARDS[number].affiliation == SITH:
            table.count[SITH_EVENTS[seat]] += 1
        use_up_discount(table, seat)
        if cost:
            table.stack.append(Frame(N_PAY, seat, card, 0, cost, affiliation))
            return WAIT
        return DONE

    def _answerable(self, table: CardGame, card: CardId) -> i64:
        mask = 0
        if table.printed[card].kind == EVENT:
            mask = AN_EVENT
        if (self.printed_timing if table.wording else self.timing) == INTERRUPT:
            mask += AN_INTERRUPT
        return mask

    def said(self) -> Said:
        """The paragraph: when, for what, then what; each verb is a sentence of it."""
        lead: list[Said] = []
        if self.trigger is not None:
            lead.append(self.trigger.said())
        if self.during:
            lead.append(Said(TIMES[self.during]))
        text = [*(verb.said() for verb in self.prelude), *self.script.said()]
        if self.limit:
            text.append(Said(LIMITS[self.limit]))
        if lead:
            return Said(f"ability-{TIMINGS.words[self.timing]}-when", {}, {}, {"lead": lead, "text": text})
        return Said(f"ability-{TIMINGS.words[self.timing]}", {}, {}, {"text": text})

    def said_in_2012(self) -> list[Said]:
        """When it works at a table with the wording of 2012, where that differs."""
        if self.printed is None:
            return []
        return [Said(f"ability-2012-{TIMINGS.words[self.printed_timing]}", parts={"lead": [self.printed.said()]})]


def put_away(table: CardGame, card: CardId, log: Log) -> None:
    """An event that was played goes to its owner's discard pile."""
    owner = table.owner[card]
    move(table, card, DISCARD_PILE[owner], EVERYBODY)
    log.add(E_DISCARDED, owner, card)


def use_up_discount(table: CardGame, seat: Seat) -> i64:
    """The discount on "the next card" is spent by any card played; tells how much it was."""
    if not table.modifiers:
        return 0
    spent = total(table.modifiers, M_CHEAPER, seat)
    if spent:
        table.modifiers = [row for row in table.modifiers if row.what != M_CHEAPER or row.whom != seat]
    return spent


def picked(frame: Frame) -> list[CardId]:
    return frame.data[PICKED:]


def cause(table: CardGame, frame: Frame) -> Happening:
    """The happening that the ability of this frame answers."""
    assert frame.about != NOTHING
    return table.happenings[frame.about]
