"""The verbs of the card texts about the galaxy: its row, its deck and its discard pile."""

from __future__ import annotations

from kantyna.games.common.decks import codes, first, without
from kantyna.games.deckbuilding.actions import BLOCK, KEEP, ROW, SALVAGE, STOP, TAKE
from kantyna.games.deckbuilding.book import COST, FACTION
from kantyna.games.deckbuilding.moves import buyable, discard_from_row, leave_row, place_of, take_from_row, to_row
from kantyna.games.deckbuilding.picking import Pick
from kantyna.games.deckbuilding.purchases import bought, to_hand
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.words import (
    ASK_DISCARD_ROW,
    ASK_EXCHANGE,
    ASK_FREE_PURCHASE,
    ASK_KEEP,
    ASK_SALVAGE,
    ASK_SWAP,
    ASK_TAKE,
    BOUGHT,
    BOUGHT_FREE,
    GALAXY_DISCARDED,
    GALAXY_REVEALED,
    LOOKED_AT_GALAXY,
    NEUTRAL,
    SWAPPED,
    TO_DECK,
    TOOK,
    WHERE,
)
from kantyna.kernel.effect import DONE, WAIT, Effect, Script
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NO_CARD, NOTHING, CardId, Code, Seat
from kantyna.kernel.program import Program
from kantyna.kernel.said import Said


def row_codes(table: Deckbuilding) -> list[Code]:
    """A code for each card of the row, by its place."""
    found: list[Code] = []
    for place, card in enumerate(table.row):
        if card >= 0:
            found.append(ROW + place * BLOCK + table.defs[card])
    return found


def look(table: Deckbuilding, seat: Seat, card: CardId, log: Log, source: CardId) -> None:
    """A secret look at a card of the galaxy deck (DB-LOOK-1)."""
    table.known[card] |= table.sight[seat]
    log.add(LOOKED_AT_GALAXY, seat, card, 0, -1, table.known[card], source)


class DiscardRow(Pick):
    """Discard any one card of the row."""

    def __init__(self) -> None:
        super().__init__(ASK_DISCARD_ROW)

    def options(self, table: Deckbuilding, seat: Seat, card: CardId) -> list[Code]:
        return row_codes(table)

    def picked(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        discard_from_row(table, frame.seat, (code - ROW) // BLOCK, log)

    def said(self) -> Said:
        return Said("discard-row", {"n": 1})


class Reveal(Effect[Deckbuilding]):
    """Reveal the top galaxy card: an enemy card is discarded, one of the own faction does something."""

    def __init__(self, then: list[Effect[Deckbuilding]]) -> None:
        self.then = Script(then)

    def register(self, program: Program, path: str) -> None:
        program.add(f"{path}/then", self.then)

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        if frame.left == 0 or not table.galaxy:
            return DONE
        frame.left = 0
        seat = frame.seat
        card = table.galaxy[-1]
        table.known[card] = EVERYBODY
        log.add(GALAXY_REVEALED, seat, card, 0, -1, EVERYBODY, frame.card)
        faction = FACTION[table.defs[card]]
        if faction == seat % 2:
            table.push(self.then.number, seat, frame.card)
            return WAIT
        if faction != NEUTRAL:
            table.galaxy = table.galaxy[:-1]
            table.galaxy_discard = [*table.galaxy_discard, card]
            log.add(GALAXY_DISCARDED, seat, card)
        return DONE

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return bool(table.galaxy)

    def said(self) -> Said:
        return Said("reveal", parts={"then": self.then.said()})


class LookAndSwap(Effect[Deckbuilding]):
    """Look at the top galaxy card; with the Force it may be exchanged for a card of the row."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        if frame.left == 0 or not table.galaxy:
            return DONE
        look(table, frame.seat, table.galaxy[-1], log, frame.card)
        options = row_codes(table)
        if not table.force_with(frame.seat) or not options:
            return DONE
        options.insert(0, STOP)
        table.ask(frame.seat, ASK_SWAP, options, frame.card)
        return WAIT

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        if code == STOP:
            return
        place = (code - ROW) // BLOCK
        new = table.galaxy[-1]
        old = leave_row(table, place)
        table.galaxy = [*table.galaxy[:-1], old]
        table.known[old] = EVERYBODY
        to_row(table, place, new)
        log.add(SWAPPED, frame.seat, new, 0, -1, EVERYBODY, frame.card)

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return bool(table.galaxy)

    def said(self) -> Said:
        return Said("look-and-swap")


class Sift(Effect[Deckbuilding]):
    """Look at the top galaxy cards, put one back on top and discard the other."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        galaxy = table.galaxy
        if frame.left == 0 or not galaxy:
            return DONE
        top = galaxy[-2:]
        for card in reversed(top):
            look(table, frame.seat, card, log, frame.card)
        if len(top) < 2:
            return DONE
        table.ask(frame.seat, ASK_KEEP, codes(table, KEEP, top), frame.card)
        return WAIT

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        galaxy = table.galaxy
        gone = galaxy[-2] if table.defs[galaxy[-1]] == code - KEEP else galaxy[-1]
        table.galaxy = without(galaxy, gone)
        table.galaxy_discard = [*table.galaxy_discard, gone]
        log.add(GALAXY_DISCARDED, frame.seat, gone)

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return bool(table.galaxy)

    def said(self) -> Said:
        return Said("sift", {"n": 2})


class FreePurchase(Pick):
    """Buy a card of the row without paying: one's own faction, perhaps a neutral one."""

    def __init__(self, neutral: bool = False, where: int = NOTHING, on_deck_with_force: bool = False) -> None:
        super().__init__(ASK_FREE_PURCHASE)
        self.neutral = neutral
        self.where = where
        self.on_deck_with_force = on_deck_with_force

    def options(self, table: Deckbuilding, seat: Seat, card: CardId) -> list[Code]:
        return [
            code
            for code in codes(table, TAKE, table.row)
            if FACTION[code - TAKE] == seat % 2 or (self.neutral and FACTION[code - TAKE] == NEUTRAL)
        ]

    def picked(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        seat = frame.seat
        place = place_of(table, code - TAKE)
        log.add(BOUGHT_FREE, seat, table.row[place], 0, -1, EVERYBODY, frame.card)
        card = take_from_row(table, seat, place, log)
        where = self.where
        if self.on_deck_with_force and table.force_with(seat):
            where = TO_DECK
        bought(table, seat, card, where)

    def said(self) -> Said:
        which = "own-or-neutral" if self.neutral else "own"
        if self.on_deck_with_force:
            return Said("free-purchase-on-deck", names={"which": which})
        if self.where != NOTHING:
            return Said(f"free-purchase-to-{WHERE[self.where]}", names={"which": which})
        return Said("free-purchase", names={"which": which})


class Take(Pick):
    """Take a card of one's own faction from the row into the hand; it is exiled at the end of the turn."""

    def __init__(self) -> None:
        super().__init__(ASK_TAKE)

    def options(self, table: Deckbuilding, seat: Seat, card: CardId) -> list[Code]:
        return [code for code in codes(table, TAKE, table.row) if FACTION[code - TAKE] == seat % 2]

    def picked(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        place = place_of(table, code - TAKE)
        log.add(TOOK, frame.seat, table.row[place], 0, -1, EVERYBODY, frame.card)
        card = take_from_row(table, frame.seat, place, log)
        to_hand(table, frame.seat, card, log)
        table.doomed = [*table.doomed, card]

    def said(self) -> Said:
        return Said("take-doomed")


class Salvage(Pick):
    """Buy a card of the galaxy discard pile at its full cost."""

    def __init__(self) -> None:
        super().__init__(ASK_SALVAGE)

    def options(self, table: Deckbuilding, seat: Seat, card: CardId) -> list[Code]:
        return [
            code
            for code in codes(table, SALVAGE, table.galaxy_discard)
            if buyable(table, seat, code - SALVAGE) and COST[code - SALVAGE] <= table.resources[seat]
        ]

    def picked(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        seat = frame.seat
        card = first(table, table.galaxy_discard, code - SALVAGE)
        table.galaxy_discard = without(table.galaxy_discard, card)
        table.resources[seat] -= COST[code - SALVAGE]
        log.add(BOUGHT, seat, card, COST[code - SALVAGE], -1, EVERYBODY, frame.card)
        bought(table, seat, card)

    def said(self) -> Said:
        return Said("salvage")


class Exchange(Effect[Deckbuilding]):
    """Put a card of one's own faction from the galaxy discard pile in the place of a card of the row."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        if frame.left == 0:
            return DONE
        if frame.left < 0:
            options = self.wanted(table, frame.seat)
            if not options or not row_codes(table):
                return DONE
            table.ask(frame.seat, ASK_EXCHANGE, options, frame.card)
        else:
            table.ask(frame.seat, ASK_SWAP, row_codes(table), frame.card)
        return WAIT

    def wanted(self, table: Deckbuilding, seat: Seat) -> list[Code]:
        return [code for code in codes(table, SALVAGE, table.galaxy_discard) if FACTION[code - SALVAGE] == seat % 2]

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        if code < ROW:
            frame.left = code - SALVAGE + 1
            return
        place = (code - ROW) // BLOCK
        new = first(table, table.galaxy_discard, frame.left - 1)
        table.galaxy_discard = [*without(table.galaxy_discard, new), leave_row(table, place)]
        to_row(table, place, new)
        log.add(SWAPPED, frame.seat, new, 0, -1, EVERYBODY, frame.card)
        frame.left = 0

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return bool(self.wanted(table, seat)) and table.row.count(NO_CARD) < len(table.row)

    def said(self) -> Said:
        return Said("exchange")
