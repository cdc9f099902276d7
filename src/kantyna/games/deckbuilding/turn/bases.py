"""Bases: picked in secret before the game, turned up at the start of a turn."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import draw, offer_pile
from kantyna.games.deckbuilding.table import AWAY, BASES, CURRENT_BASE, PLACES, PROGRAM, Deckbuilding
from kantyna.games.deckbuilding.turn.galaxy import fill
from kantyna.games.deckbuilding.turn.own_cards import equal
from kantyna.games.deckbuilding.turn.triggers import trigger
from kantyna.games.deckbuilding.vocabulary import (
    ASK_PICK_BASES,
    BASE_REVEALED,
    BASES_PICKED,
    REVEALED,
    WHEN_REVEALED,
)
from kantyna.kernel.action import Chosen, Verb
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64

HAND_SIZE: Final = 5
SECRET: Final = 4
"""Bases that each seat picks for the game with secret bases."""


class RevealBase(Verb[Deckbuilding]):
    """Choose the new base, at the start of a turn."""

    def do(self, table: Deckbuilding, frame: Frame, what: i64, log: Log) -> None:
        frame.at = REVEALED
        reveal(table, frame.seat, table.first_of(table.rows[BASES[frame.seat]], what), log)

    def cards(self, table: Deckbuilding, seat: Seat, what: i64) -> list[CardId]:
        return equal(table, BASES[seat], what)


def reveal(table: Deckbuilding, seat: Seat, base: CardId, log: Log) -> None:
    """Turn up a new base; what happens when it is revealed happens now."""
    table.move(base, BASES[seat], CURRENT_BASE[seat])
    log.add(BASE_REVEALED, seat, base)
    if table.printed[base].trigger == WHEN_REVEALED:
        trigger(table, seat, [base])


class PickBases(Node[Deckbuilding]):
    """Every seat secretly picks its bases; the others only learn that it did."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        while frame.seat < table.seats and len(table.rows[BASES[frame.seat]]) == SECRET:
            frame.seat += 1
        if frame.seat == table.seats:
            lay_out(table, log)
            return DONE
        offer_pile(table, PICK_BASE.base, AWAY[frame.seat], table.offer())
        table.ask(frame.seat, ASK_PICK_BASES, NO_CARD, SECRET - len(table.rows[BASES[frame.seat]]))
        return WAIT

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        seat = frame.seat
        card = table.first_of(table.rows[AWAY[seat]], code - PICK_BASE.base)
        table.move(card, AWAY[seat], BASES[seat])
        log.add(BASES_PICKED, seat, card, len(table.rows[BASES[seat]]), -1, table.box.sight[seat])


def lay_out(table: Deckbuilding, log: Log) -> None:
    """The last steps of set-up: the galaxy row, then everybody's hand (DB-SETUP-4, DB-SETUP-7)."""
    for place in range(PLACES):
        fill(table, table.active, place, log)
    for seat in range(table.seats):
        draw(table, seat, HAND_SIZE, log)


REVEAL_BASE: Final = RevealBase("reveal-base")
PICK_BASE: Final = Chosen("pick-base", [AWAY])
PICK_BASES: Final = PROGRAM.add("pick-bases", PickBases())
