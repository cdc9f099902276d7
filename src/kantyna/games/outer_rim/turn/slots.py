"""Slots on the boards, and making room in them."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.events import KEPT
from kantyna.games.outer_rim.table import (
    CARGO_HELD,
    CREW_HELD,
    GEAR_HELD,
    JOBS_HELD,
    MODS_HELD,
    PROGRAM,
    OuterRim,
)
from kantyna.games.outer_rim.turn.abilities import more
from kantyna.games.outer_rim.turn.answers import Held
from kantyna.games.outer_rim.turn.decks import discard, zone_for
from kantyna.games.outer_rim.turn.delivery import destination, unmark
from kantyna.games.outer_rim.vocabulary import ARMOR, ASK_MAKE_ROOM, CARGO, CARGO_SLOTS, CREW, GEAR, MOD
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64

GEAR_SLOTS: Final = 2
JOB_SLOTS: Final = 2
MAKE_ROOM: Final = Held("make-room", [GEAR_HELD, MODS_HELD, CREW_HELD, CARGO_HELD, JOBS_HELD])


def hold_overflow(table: OuterRim, seat: Seat, without: CardId = NO_CARD, more_cargo: i64 = 0) -> i64:
    """How many cards too many lie in the slots for cargo and mods; *without* one of them, with *more_cargo*."""
    side = table.side(seat)
    cargo_slots = side.cargo + more(table, seat, CARGO_SLOTS)
    strict: i64 = 0
    movable: i64 = 0
    cargo: i64 = more_cargo
    for card in table.rows[MODS_HELD[seat]]:
        if card == without:
            continue
        item = table.item(card)
        cargo_slots += item.carries
        if item.either_slot:
            movable += 1
        else:
            strict += 1
    for card in table.rows[CARGO_HELD[seat]]:
        if card != without:
            cargo += 1
    mods_over = max(0, strict - side.mods)
    cargo += max(0, movable - max(0, side.mods - strict))
    cargo_over = max(0, cargo - cargo_slots)
    return max(0, mods_over + cargo_over - side.either)


def armor_overflow(table: OuterRim, seat: Seat, without: CardId = NO_CARD) -> i64:
    """At most one piece of armor."""
    worn = 0
    for card in table.rows[GEAR_HELD[seat]]:
        if card != without and table.item(card).traits & ARMOR:
            worn += 1
    return max(0, worn - 1)


def overflow(table: OuterRim, seat: Seat, kind: i64, without: CardId = NO_CARD) -> i64:
    """How many cards too many lie where a kind of card lies."""
    if kind == CARGO or kind == MOD:
        return hold_overflow(table, seat, without, 0)
    row = table.rows[zone_for(kind)[seat]]
    held = len(row) - (1 if without >= 0 and without in row else 0)
    if kind == GEAR:
        return max(armor_overflow(table, seat, without), held - GEAR_SLOTS, 0)
    if kind == CREW:
        return max(0, held - table.side(seat).crew)
    return max(0, held - JOB_SLOTS)


GROUPS: Final[list[i64]] = [GEAR, CARGO, CREW, -1]
"""A kind of each group of slots; the last stands for jobs and bounties."""


def free_slot(table: OuterRim, seat: Seat, card: CardId) -> bool:
    """Is there an empty slot for a card as it would lie?"""
    item = table.item(card)
    place = zone_for(item.kind)[seat]
    table.add(place, card)
    fits = overflow(table, seat, item.kind) == 0
    table.pop(place)
    return fits


class Room(Node[OuterRim]):
    """While there are too many cards in some slots their owner discards one; never ``card``, which was paid for."""

    def candidates(self, table: OuterRim, frame: Frame) -> list[CardId]:
        seat = frame.seat
        for kind in GROUPS:
            over = overflow(table, seat, kind)
            if over == 0:
                continue
            found: list[CardId] = []
            rows = [table.rows[zone_for(kind)[seat]]]
            if kind == CARGO:
                rows.append(table.rows[MODS_HELD[seat]])
            for held in rows:
                for card in held:
                    if card == frame.card or table.item(card).kept:
                        continue
                    if overflow(table, seat, kind, card) < over:
                        found.append(card)
            if not found and frame.card >= 0:
                return [frame.card]
            return found
        return []

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        found = self.candidates(table, frame)
        if not found:
            return DONE
        out = table.offer()
        for card in found:
            out.add(MAKE_ROOM.base + table.defs[card])
        table.ask(table.decider(frame.seat), ASK_MAKE_ROOM)
        return WAIT

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        for card in self.candidates(table, frame):
            if table.defs[card] == code - MAKE_ROOM.base:
                if table.is_automatic(frame.seat):
                    unmark(table, destination(table, card))
                discard(table, frame.seat, card, log)
                return


ROOM: Final = PROGRAM.add("room", Room())


def keep(table: OuterRim, seat: Seat, card: CardId, log: Log, paid: bool = False) -> None:
    """Lay a card that lies nowhere at a seat's boards; whoever has too much makes room at once."""
    table.add(zone_for(table.item(card).kind)[seat], card)
    log.add(KEPT, seat, card)
    if table.outcome is None and overflow(table, seat, table.item(card).kind) > 0:
        table.push(ROOM, seat, card if paid else NO_CARD)
