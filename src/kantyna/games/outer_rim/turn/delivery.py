"""The delivery action: all cargo and captured contacts that are wanted here, in any order."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.events import DELIVERY_FAILED
from kantyna.games.outer_rim.table import CAPTURED, CARGO_HELD, JOBS_HELD, PROGRAM, TARGETED, OuterRim
from kantyna.games.outer_rim.turn.answers import STOP, Held
from kantyna.games.outer_rim.turn.databank import resolve_databank
from kantyna.games.outer_rim.turn.dice import DELIVERY, roll
from kantyna.games.outer_rim.turn.rewards import FOR_ALIVE, FOR_CARGO, reward
from kantyna.games.outer_rim.vocabulary import ASK_DELIVER, BOUNTY, HIT, MARKED_PLANET, NOWHERE
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NOBODY, CardId, Code, Seat
from kantyna.kernel.native import i64

IMPERIAL_PRESENCE: Final = 1
"""The databank number for a delivery that is noticed."""
DELIVER_CARD: Final = Held("deliver-card", [CARGO_HELD, JOBS_HELD])


def destination(table: OuterRim, card: CardId) -> i64:
    """Where a card is to be delivered, or a captured contact of a bounty."""
    item = table.item(card)
    if item.kind == BOUNTY and item.bounty is not None:
        return item.bounty.deliver_to
    if item.destination == MARKED_PLANET:
        return table.place_of(card)
    return item.destination


def unmark(table: OuterRim, place: i64) -> None:
    """A goal token of the automatic captain comes off a space, if one is there (OR-SOLO-7)."""
    if place >= 0 and table.mark(TARGETED, place) > 0:
        table.write_mark(TARGETED, place, table.mark(TARGETED, place) - 1)


def deliverable(table: OuterRim, seat: Seat) -> list[CardId]:
    """The cards that can be delivered where a seat is (OR-DELIVER-1)."""
    here = table.at(seat)
    found: list[CardId] = []
    for card in table.rows[CARGO_HELD[seat]]:
        if table.item(card).destination != NOWHERE and destination(table, card) == here:
            found.append(card)
    for card in table.rows[JOBS_HELD[seat]]:
        bounty = table.item(card).bounty
        if bounty is None or bounty.deliver_to != here:
            continue
        if table.first_of(table.rows[CAPTURED[seat]], bounty.contact) >= 0:
            found.append(card)
    return found


class Delivery(Node[OuterRim]):
    """``data`` lists what was tried; while ``left`` is a card its die is on the table. Whoever is defeated by what
    follows still delivers the rest: the action is under way (OR-DEFEAT-3)."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        seat = frame.seat
        if frame.left >= 0:
            self.rolled(table, frame, log)
            return WAIT
        if frame.at == 1:
            return DONE
        found = [card for card in deliverable(table, seat) if card not in frame.data]
        if not found:
            return DONE
        out = table.offer()
        if frame.data:
            out.add(STOP.base)
        for card in found:
            out.add(DELIVER_CARD.base + table.defs[card])
        table.ask(seat, ASK_DELIVER)
        return WAIT

    def rolled(self, table: OuterRim, frame: Frame, log: Log) -> None:
        """The die of illegal cargo: a hit delivers it, else somebody takes notice (OR-DELIVER-4)."""
        card: i64 = frame.left
        frame.left = -1
        dice = frame.data[-4:]
        frame.data = frame.data[:-4]
        if dice[HIT] > 0:
            reward(table, frame.seat, card, FOR_CARGO)
        else:
            log.add(DELIVERY_FAILED, frame.seat, card)
            resolve_databank(table, frame.seat, IMPERIAL_PRESENCE, card)

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        seat = frame.seat
        if code == STOP.base:
            frame.at = 1
            return
        for card in deliverable(table, seat):
            if card not in frame.data and table.defs[card] == code - DELIVER_CARD.base:
                frame.data = [*frame.data, card]
                self.deliver(table, frame, seat, card, log)
                return

    def deliver(self, table: OuterRim, frame: Frame, seat: Seat, card: CardId, log: Log) -> None:
        item = table.item(card)
        if item.kind == BOUNTY:
            reward(table, seat, card, FOR_ALIVE)
        elif item.illegal:
            frame.left = card
            roll(table, seat, 1, DELIVERY, NOBODY, log)
        else:
            reward(table, seat, card, FOR_CARGO)


DELIVER_ALL: Final = PROGRAM.add("delivery", Delivery())
