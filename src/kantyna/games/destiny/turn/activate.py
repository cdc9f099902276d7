"""Activating a character or a support: exhaust it and roll all its dice. Guardian comes before."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.table import CHARACTERS, DICE, EXHAUSTED, HOST, LOCKED, POOL, ROUND, SUPPORTS, Destiny
from kantyna.games.destiny.turn.announcement import M_AFTER, announce, announce_before, listens, rolled
from kantyna.games.destiny.turn.answers import NO, PICK, Pointing, offer
from kantyna.games.destiny.turn.damage import propose_damage
from kantyna.games.destiny.turn.movement import remove_die, roll_in
from kantyna.games.destiny.turn.nodes import N_ACTIVATE
from kantyna.games.destiny.turn.refusals import no
from kantyna.games.destiny.turn.values import is_protected, shows_damage, value_of
from kantyna.games.destiny.vocabulary import ASK_GUARD, CHARACTER, E_ACTIVATED, H_ACTIVATE
from kantyna.kernel.body import Options
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal


def can_activate(table: Destiny, card: CardId) -> bool:
    """A ready character; a ready support with a die."""
    return table.mark(EXHAUSTED, card) == 0 and (table.printed[card].kind == CHARACTER or table.printed[card].has_die)


class Activating(Pointing):
    """Exhaust a card to roll its dice."""

    def offer(self, table: Destiny, seat: Seat, out: Options) -> None:
        for card in table.rows[CHARACTERS[seat]]:
            if can_activate(table, card):
                out.add(self.base + card)
        for card in table.rows[SUPPORTS[seat]]:
            if can_activate(table, card):
                out.add(self.base + card)

    def do(self, table: Destiny, frame: Frame, what: i64, log: Log) -> None:
        table.push(N_ACTIVATE, frame.seat, what)

    def wish(self, table: Destiny, seat: Seat, out: Options) -> None:
        for handle in (CHARACTERS, SUPPORTS):
            for card in table.rows[handle[seat]]:
                out.add(self.base + card)

    def why_not(self, table: Destiny, seat: Seat, what: i64) -> Refusal | None:
        if table.controller(what) != seat:
            return no("DE-ACTIV-1", "not-yours")
        if not table.printed[what].has_die or table.host(what) != NO_CARD:
            return no("DE-ACTIV-3", "no-die")
        return no("DE-ACTIV-3", "exhausted") if table.mark(EXHAUSTED, what) else None


ACTIVATE: Final = Activating("activate")


class Activate(Node[Destiny]):
    """Before; exhaust and roll; then "after activating" and "after rolling" get in line together."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        card = frame.card
        if frame.at == 0:
            frame.at = 1
            if announce_before(table, H_ACTIVATE, frame.seat, card):
                return WAIT
        if frame.at == 1:
            frame.at = 2
            if not table.in_play(card) or not can_activate(table, card):
                return DONE  # defeated before it could be activated
            if self._roll(table, frame, log):
                return WAIT
        return DONE

    def _roll(self, table: Destiny, frame: Frame, log: Log) -> bool:
        card = frame.card
        seat = table.controller(card)
        table.write_mark(EXHAUSTED, card, 1)
        log.add(E_ACTIVATED, seat, card)
        events: list[Happening] = []
        if listens(table, M_AFTER, H_ACTIVATE):
            events.append(Happening(H_ACTIVATE, seat, card))
        rolling = [
            die
            for die in table.rows[DICE[seat]]
            if table.bearer(die) == card
            and table.mark(HOST, die) == 0
            and table.mark(LOCKED, die) != table.count[ROUND]
        ]
        for die in rolling:
            roll_in(table, die, seat, log)
            rolled(table, die, True, events)
        return announce(table, events)


class Guard(Node[Destiny]):
    """Before it is activated, a character with Guardian may have an opponent's damage die removed and be dealt its
    value."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.at == 1:
            return DONE
        dice = [
            die
            for foe in table.foes(frame.seat)
            for die in table.rows[POOL[foe]]
            if shows_damage(table, die) and not is_protected(table, die, frame.seat)
        ]
        if not dice:
            return DONE
        out = table.offer()
        offer(table, PICK, dice, out)
        out.add(NO.base)
        table.ask(frame.seat, ASK_GUARD, frame.card)
        return WAIT

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.at = 1
        if code != NO.base:
            die = code - PICK.base
            value = value_of(table, die)
            remove_die(table, die, log)
            propose_damage(table, frame.seat, [frame.card], [value], 0, frame.card, log)
