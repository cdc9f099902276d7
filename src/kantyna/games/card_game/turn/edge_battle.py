"""The edge battle: cards laid face down in turn, fate cards, the count."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.card_index import CARDS
from kantyna.games.card_game.effects import constant as c
from kantyna.games.card_game.table import DISCARD_PILE, EDGE_STACK, FATE_LAID, FIGHTING, HAND, UNITS, CardGame
from kantyna.games.card_game.turn.announcement import tell
from kantyna.games.card_game.turn.answers import PASS, YES, Pointing, ask_whether
from kantyna.games.card_game.turn.damage import order_discards
from kantyna.games.card_game.turn.movement import move
from kantyna.games.card_game.turn.refusals import no
from kantyna.games.card_game.turn.values import edge_total, offer_each, participates
from kantyna.games.card_game.vocabulary import (
    ASK_EDGE_CARD,
    ASK_FATE_AGAIN,
    E_DISCARDED,
    E_EDGE_LAID,
    E_EDGE_PASSED,
    E_EDGE_REVEALED,
    E_EDGE_WON,
    E_FATE,
    FATE,
    H_EDGE_WON,
    LIGHT,
)
from kantyna.kernel.body import Options, listed
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import BITS, EVERYBODY, NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal

# Steps.
BEGIN: Final = 0
LAYING: Final = 1
REVEAL: Final = 2
FATE_CARDS: Final = 3
COUNT: Final = 4
DONE_WITH: Final = 5
TWISTED: Final = 6

# Registers.
TURN: Final = 0
PASSES: Final = 1
UNDEFENDED: Final = 2
RESOLVED: Final = 3
"""From here on: fate cards resolved; the last one while it may be resolved again."""


class Edge(Node[CardGame]):
    """``seat`` attacks. ``left`` counts how often the current fate card may be resolved again."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        seat = frame.seat
        while True:
            if frame.at == BEGIN:
                frame.data = [0, 0, 0 if participates(table, 1 - seat) else 1]
                frame.at = LAYING
            elif frame.at == LAYING:
                if self._lay(table, frame):
                    return WAIT
                frame.at = REVEAL
            elif frame.at == REVEAL:
                frame.at = FATE_CARDS
                frame.left = 0
                self._reveal(table, log)
            elif frame.at == FATE_CARDS:
                if self._fate(table, frame, log):
                    return WAIT
                frame.at = COUNT
            elif frame.at == COUNT:
                frame.at = DONE_WITH
                winner = self._winner(table, frame)
                table.set_edge_holder(winner)
                log.add(E_EDGE_WON, winner, NO_CARD, edge_total(table, winner), 1 - winner)
                self._discard(table, log)
                return WAIT
            elif frame.at == DONE_WITH:
                frame.at = DONE_WITH + 2
                tell(table, table.edge_holder(), H_EDGE_WON)
                return WAIT
            elif frame.at == TWISTED:
                frame.at = BEGIN
                self._discard(table, log)
                return WAIT
            else:
                return DONE

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        if frame.at == FATE_CARDS:
            frame.left -= 1
            if code == YES.base:
                self._resolve(table, frame.data[-1], log)
            else:
                frame.left = 0
            return
        seat = frame.seat if frame.data[TURN] == 0 else 1 - frame.seat
        frame.data[TURN] = 1 - frame.data[TURN]
        if code == PASS.base:
            frame.data[PASSES] += 1
            log.add(E_EDGE_PASSED, seat)
            return
        frame.data[PASSES] = 0
        move(
            table,
            code - LAY.base,
            EDGE_STACK[table.owner[code - LAY.base]],
            BITS[seat] if _face_up(table, seat) == NO_CARD else EVERYBODY,
        )
        log.add(E_EDGE_LAID, seat, code - LAY.base, 0, -1, table.known(code - LAY.base))

    def _lay(self, table: CardGame, frame: Frame) -> bool:
        """Ask the player whose turn it is for a card; who cannot lay any passes by himself, as everybody sees."""
        while frame.data[PASSES] < 2:
            seat = frame.seat if frame.data[TURN] == 0 else 1 - frame.seat
            if len(table.rows[HAND[seat]]) > 0 and participates(table, seat):
                out = table.offer()
                offer_each(table, LAY.base, table.rows[HAND[seat]], out)
                out.add(PASS.base)
                table.ask(seat, ASK_EDGE_CARD, _face_up(table, seat), len(table.rows[EDGE_STACK[1 - seat]]))
                return True
            frame.data[PASSES] += 1
            frame.data[TURN] = 1 - frame.data[TURN]
        return False

    def _reveal(self, table: CardGame, log: Log) -> None:
        for seat in range(2):
            for card in table.rows[EDGE_STACK[seat]]:
                table.set_known(card, EVERYBODY)
                log.add(E_EDGE_REVEALED, seat, card)
                if table.printed[card].kind == FATE:
                    table.count[FATE_LAID[seat]] = 1

    def _fate(self, table: CardGame, frame: Frame, log: Log) -> bool:
        """Resolve the next fate card, or the last one again where a Secret Informant allows it."""
        if frame.left > 0:
            card = frame.data[-1]
            ability = table.printed[card].fate
            assert ability is not None
            seat = table.owner[card]
            if ability.may_start(table, seat, card, None):
                ask_whether(table, seat, ASK_FATE_AGAIN, card)
                return True
            frame.left = 0
        card = self._next_fate(table, frame)
        if card < 0:
            return False
        frame.data.append(card)
        frame.left = _informants(table, table.owner[card])
        self._resolve(table, card, log)
        return True

    def _next_fate(self, table: CardGame, frame: Frame) -> CardId:
        """The lowest priority that is left; equal ones are equal cards of one player, so their order is none."""
        best = NO_CARD
        for seat in range(2):
            for card in table.rows[EDGE_STACK[seat]]:
                number = table.defs[card]
                if CARDS[number].kind != FATE or card in frame.data[RESOLVED:]:
                    continue
                if best < 0 or CARDS[number].priority < table.printed[best].priority:
                    best = card
        return best

    def _resolve(self, table: CardGame, card: CardId, log: Log) -> None:
        ability = table.printed[card].fate
        assert ability is not None
        log.add(E_FATE, table.owner[card], card)
        if ability.may_start(table, table.owner[card], card, None):
            table.push(ability.number, table.owner[card], card)

    def _winner(self, table: CardGame, frame: Frame) -> Seat:
        if frame.data[UNDEFENDED]:
            return frame.seat
        return frame.seat if edge_total(table, frame.seat) > edge_total(table, 1 - frame.seat) else 1 - frame.seat

    def _discard(self, table: CardGame, log: Log) -> None:
        for seat in range(2):
            laid = listed(table.rows[EDGE_STACK[seat]])
            for card in laid:
                move(table, card, DISCARD_PILE[table.owner[card]], EVERYBODY)
                log.add(E_DISCARDED, seat, card)
            if seat == LIGHT:
                order_discards(table, seat, len(laid))


def _face_up(table: CardGame, seat: Seat) -> CardId:
    """The enemy participant that makes this seat lay its next edge card, the first one, face up."""
    if len(table.rows[EDGE_STACK[seat]]) == 0:
        for card in table.rows[UNITS[1 - seat]]:
            if table.mark(FIGHTING, card) and table.printed[card].constant[c.FIRST_CARD_UP]:
                return card
    return NO_CARD


def _informants(table: CardGame, seat: Seat) -> i64:
    count = 0
    for card in table.rows[UNITS[seat]]:
        if table.mark(FIGHTING, card):
            count += table.printed[card].constant[c.FATE_AGAIN]
    return count


class Lay(Pointing):
    """Lay a card of one's hand into the edge battle."""

    def wish(self, table: CardGame, seat: Seat, out: Options) -> None:
        offer_each(table, self.base, table.rows[HAND[seat]], out)

    def why_not(self, table: CardGame, seat: Seat, what: i64) -> Refusal | None:
        if table.asked_kind != ASK_EDGE_CARD:
            return no("CG-EDGE-3", "edge-only")
        return no("CG-EDGE-4", "not-in-hand")


LAY: Final = Lay("lay")
