"""The course of the game: in turn everybody lays a card, and draws one while there are any."""

from __future__ import annotations

from typing import Final

from kantyna.games.high_card.table import DECK, HAND, POINTS, PROGRAM, SPACE, TRICKS, HighCard
from kantyna.games.high_card.vocabulary import ASK_TURN, DREW, GAMBLED, LAID, MOST_POINTS
from kantyna.kernel.action import Verb
from kantyna.kernel.body import Options
from kantyna.kernel.die import FACES
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, CardId, Code, Seat
from kantyna.kernel.native import i64


class Lay(Verb[HighCard]):
    """Lay a card of the hand for what is printed on it."""

    def offer(self, table: HighCard, seat: Seat, out: Options) -> None:
        for card in table.rows[HAND[seat]]:
            out.add(self.base + table.defs[card])

    def wish(self, table: HighCard, seat: Seat, out: Options) -> None:
        self.offer(table, seat, out)

    def cards(self, table: HighCard, seat: Seat, what: i64) -> list[CardId]:
        return [card for card in table.rows[HAND[seat]] if card >= 0 and table.defs[card] == what]

    def do(self, table: HighCard, frame: Frame, what: i64, log: Log) -> None:
        card = table.first_of(table.rows[HAND[frame.seat]], what)
        table.move(card, HAND[frame.seat], TRICKS[frame.seat])
        table.set_known(card, EVERYBODY)
        points = self.points(table, what)
        table.count[POINTS[frame.seat]] += points
        log.add(self.event, frame.seat, card, number=points)

    event: i64 = LAID

    def points(self, table: HighCard, what: i64) -> i64:
        return what + 1


class Gamble(Lay):
    """Lay a card of the hand for what a die gives."""

    event = GAMBLED

    def points(self, table: HighCard, what: i64) -> i64:
        return 1 + table.roll(FACES)


LAY: Final = Lay("lay")
GAMBLE: Final = Gamble("gamble")
SPACE.add(LAY)
SPACE.add(GAMBLE)


class Turn(Node[HighCard]):
    """One frame plays the whole game: its seat is whoever is on the move."""

    def step(self, table: HighCard, frame: Frame, log: Log) -> bool:
        table.active = frame.seat
        if len(table.rows[HAND[frame.seat]]) == 0:
            points = [table.count[POINTS[seat]] for seat in range(table.seats)]
            table.finish([seat for seat in range(table.seats) if points[seat] == max(points)], MOST_POINTS)
            return DONE
        out = table.offer()
        LAY.offer(table, frame.seat, out)
        GAMBLE.offer(table, frame.seat, out)
        table.ask(frame.seat, ASK_TURN)
        return WAIT

    def answer(self, table: HighCard, frame: Frame, code: Code, log: Log) -> None:
        verb = SPACE.verb(code)
        verb.do(table, frame, code - verb.base, log)
        draw(table, frame.seat, 1, log)
        frame.seat = (frame.seat + 1) % table.seats
        table.turn += 1


TURN: Final = PROGRAM.add("turn", Turn())


def draw(table: HighCard, seat: Seat, number: i64, log: Log) -> None:
    """So many cards off the deck, as far as it goes; only who draws gets to know them."""
    for _ in range(min(number, len(table.rows[DECK]))):
        card = table.pop(DECK)
        table.add(HAND[seat], card)
        table.set_known(card, table.box.sight[seat])
        log.add(DREW, seat, card, known=table.box.sight[seat])
