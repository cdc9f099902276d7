"""Effects on the galaxy: its row, its deck and its discard pile."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.effects.selectors import Cards, cards
from kantyna.games.deckbuilding.table import (
    BLOCK,
    GALAXY_DECK,
    GALAXY_DISCARD,
    GALAXY_ROW,
    RESOURCES,
    Deckbuilding,
)
from kantyna.games.deckbuilding.turn.answers import ROW, STOP
from kantyna.games.deckbuilding.turn.galaxy import (
    any_in_row,
    discard_from_row,
    leave_row,
    take_from_row,
)
from kantyna.games.deckbuilding.turn.play_area import doom
from kantyna.games.deckbuilding.turn.purchase import bought, to_hand
from kantyna.games.deckbuilding.vocabulary import (
    ASK_DISCARD_ROW,
    ASK_EXCHANGE,
    ASK_FREE_PURCHASE,
    ASK_KEEP,
    ASK_SALVAGE,
    ASK_SWAP,
    ASK_TAKE,
    BOUGHT,
    BOUGHT_FREE,
    DESTINATIONS,
    END_OF_TURN,
    GALAXY_DISCARDED,
    GALAXY_REVEALED,
    LOOKED_AT_GALAXY,
    NEUTRAL,
    NEXT_ON_TOP,
    READIED_TOP,
    SWAPPED,
    TO_DECK,
    TOOK,
)
from kantyna.kernel.action import Chosen, Verb
from kantyna.kernel.body import Options, listed, row
from kantyna.kernel.combinators import Pick
from kantyna.kernel.effect import DONE, WAIT, Effect, Script
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NO_CARD, NOTHING, CardId, Code, Seat
from kantyna.kernel.modifier import Modifier
from kantyna.kernel.native import i64
from kantyna.kernel.program import Program
from kantyna.kernel.said import Said


class Keep(Verb[Deckbuilding]):
    """Points at one of the two top cards of the galaxy deck."""

    def cards(self, table: Deckbuilding, seat: Seat, what: i64) -> list[CardId]:
        return [card for card in listed(table.rows[GALAXY_DECK])[-2:] if table.defs[card] == what]


TAKE: Final = Chosen("take", [row([GALAXY_ROW])])
"""A card of the galaxy row to take or to buy without paying."""
SALVAGE: Final = Chosen("salvage", [row([GALAXY_DISCARD])])
KEEP: Final = Keep("keep")
BUYABLE: Final = cards.own_or_neutral
"""What one may buy (DB-BUY-1)."""


def top(table: Deckbuilding, below: i64 = 0) -> CardId:
    """The top card of the galaxy deck, or one so many below it."""
    deck = table.rows[GALAXY_DECK]
    return deck[len(deck) - 1 - below]


def look(table: Deckbuilding, seat: Seat, card: CardId, log: Log, source: CardId) -> None:
    """A secret look at a card of the galaxy deck (DB-LOOK-1)."""
    table.set_known(card, table.known(card) | table.box.sight[seat])
    log.add(LOOKED_AT_GALAXY, seat, card, 0, -1, table.known(card), source)


class DiscardRow(Pick[Deckbuilding]):
    """Discard any one card of the row."""

    def __init__(self) -> None:
        super().__init__(ASK_DISCARD_ROW)

    def offer(self, table: Deckbuilding, frame: Frame, out: Options) -> None:
        ROW.offer_all(table, out)

    def picked(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        discard_from_row(table, frame.seat, (code - ROW.base) // BLOCK, log)

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return any_in_row(table)

    def said(self) -> Said:
        return Said("discard-row", {"n": 1})


class OnGalaxyDeck(Effect[Deckbuilding]):
    """Something about the top of the galaxy deck."""

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return len(table.rows[GALAXY_DECK]) > 0


class Reveal(OnGalaxyDeck):
    """Reveal the top galaxy card: an enemy card is discarded, one of the own faction does something."""

    def __init__(self, then: list[Effect[Deckbuilding]]) -> None:
        self.then = Script(then)

    def register(self, program: Program, path: str) -> None:
        program.add(f"{path}/then", self.then)

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        if frame.left == 0 or len(table.rows[GALAXY_DECK]) == 0:
            return DONE
        frame.left = 0
        seat = frame.seat
        card = top(table)
        table.set_known(card, EVERYBODY)
        log.add(GALAXY_REVEALED, seat, card, 0, -1, EVERYBODY, frame.card)
        faction = table.printed[card].faction
        if faction == seat % 2:
            table.push(self.then.number, seat, frame.card)
            return WAIT
        if faction != NEUTRAL:
            table.move(card, GALAXY_DECK, GALAXY_DISCARD)
            log.add(GALAXY_DISCARDED, seat, card)
        return DONE

    def said(self) -> Said:
        return Said("reveal", parts={"then": self.then.said()})


class LookAtGalaxy(OnGalaxyDeck):
    """Look at the top galaxy card."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        if len(table.rows[GALAXY_DECK]) > 0:
            look(table, frame.seat, top(table), log, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("look-at-galaxy")


class MaySwap(Pick[Deckbuilding]):
    """The top galaxy card may be exchanged for a card of the row."""

    def __init__(self) -> None:
        super().__init__(ASK_SWAP, STOP)

    def offer(self, table: Deckbuilding, frame: Frame, out: Options) -> None:
        ROW.offer_all(table, out)

    def picked(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        place = (code - ROW.base) // BLOCK
        new = table.pop(GALAXY_DECK)
        old = leave_row(table, place)
        table.add(GALAXY_DECK, old)
        table.set_known(old, EVERYBODY)
        table.put(GALAXY_ROW, place, new)
        log.add(SWAPPED, frame.seat, new, 0, -1, EVERYBODY, frame.card)

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return len(table.rows[GALAXY_DECK]) > 0 and any_in_row(table)

    def said(self) -> Said:
        return Said("may-swap")


class Sift(OnGalaxyDeck):
    """Look at the top galaxy cards, put one back on top and discard the other."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        size = len(table.rows[GALAXY_DECK])
        if frame.left == 0 or size == 0:
            return DONE
        look(table, frame.seat, top(table), log, frame.card)
        if size < 2:
            return DONE
        look(table, frame.seat, top(table, 1), log, frame.card)
        out = table.offer()
        out.add(KEEP.base + table.defs[top(table)])
        out.add(KEEP.base + table.defs[top(table, 1)])
        table.ask(frame.seat, ASK_KEEP, frame.card)
        return WAIT

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        gone = top(table)
        below = top(table, 1)
        if table.defs[gone] == code - KEEP.base and (
            table.defs[below] != table.defs[gone] or table.known(below) >= table.known(gone)
        ):
            gone = below  # of equal cards the one that more players know goes (DB-INFO-2)
        table.move(gone, GALAXY_DECK, GALAXY_DISCARD)
        log.add(GALAXY_DISCARDED, frame.seat, gone)

    def said(self) -> Said:
        return Said("sift", {"n": 2})


class FreePurchase(Pick[Deckbuilding]):
    """Buy one of some cards of the row without paying."""

    def __init__(self, cards: Cards, destination: i64 = NOTHING, on_deck_with_force: bool = False) -> None:
        if on_deck_with_force and destination != NOTHING:
            raise ValueError("a bought card goes to one place")
        super().__init__(ASK_FREE_PURCHASE)
        self.cards = cards
        self.destination = destination
        self.on_deck_with_force = on_deck_with_force

    def offer(self, table: Deckbuilding, frame: Frame, out: Options) -> None:
        self.cards.offer(table, GALAXY_ROW, TAKE.base, frame.seat, out)

    def picked(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        seat = frame.seat
        card = table.first_of(table.rows[GALAXY_ROW], code - TAKE.base)
        log.add(BOUGHT_FREE, seat, card, 0, -1, EVERYBODY, frame.card)
        take_from_row(table, seat, card, log)
        on_deck = self.on_deck_with_force and table.force_with(seat)
        bought(table, seat, card, TO_DECK if on_deck else self.destination)

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return self.cards.any_in(table, GALAXY_ROW, seat)

    def said(self) -> Said:
        parts = {"which": [self.cards.said()]}
        if self.on_deck_with_force:
            return Said("free-purchase-on-deck", parts=parts)
        if self.destination != NOTHING:
            return Said(f"free-purchase-to-{DESTINATIONS.words[self.destination]}", parts=parts)
        return Said("free-purchase", parts=parts)


class Take(Pick[Deckbuilding]):
    """Take one of some cards from the row into the hand; it is exiled at the end of the turn."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(ASK_TAKE)
        self.cards = cards

    def offer(self, table: Deckbuilding, frame: Frame, out: Options) -> None:
        self.cards.offer(table, GALAXY_ROW, TAKE.base, frame.seat, out)

    def picked(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        card = table.first_of(table.rows[GALAXY_ROW], code - TAKE.base)
        log.add(TOOK, frame.seat, card, 0, -1, EVERYBODY, frame.card)
        take_from_row(table, frame.seat, card, log)
        to_hand(table, frame.seat, card, log)
        doom(table, card)

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return self.cards.any_in(table, GALAXY_ROW, seat)

    def said(self) -> Said:
        return Said("take-doomed", parts={"which": [self.cards.said()]})


class Salvage(Pick[Deckbuilding]):
    """Buy a card of the galaxy discard pile at its full cost, if one can pay it."""

    def __init__(self) -> None:
        super().__init__(ASK_SALVAGE)

    def fits(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        printed = table.printed[card]
        return printed.cost <= table.count[RESOURCES[seat]] and BUYABLE.fits(table, seat, card)

    def offer(self, table: Deckbuilding, frame: Frame, out: Options) -> None:
        for other in table.rows[GALAXY_DISCARD]:
            if self.fits(table, frame.seat, other):
                out.add(SALVAGE.base + table.defs[other])

    def picked(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        seat = frame.seat
        card = table.first_of(table.rows[GALAXY_DISCARD], code - SALVAGE.base)
        price = table.printed[card].cost
        table.take(GALAXY_DISCARD, card)
        table.count[RESOURCES[seat]] -= price
        log.add(BOUGHT, seat, card, price, -1, EVERYBODY, frame.card)
        bought(table, seat, card)

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        for other in table.rows[GALAXY_DISCARD]:
            if self.fits(table, seat, other):
                return True
        return False

    def said(self) -> Said:
        return Said("salvage")


class Exchange(Effect[Deckbuilding]):
    """Put one of some cards of the galaxy discard pile in the place of a card of the row. ``frame.left`` is its
    definition, and one more."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        if frame.left < 0:
            if not self.would_change(table, frame.seat, frame.card):
                return DONE
            self.cards.offer(table, GALAXY_DISCARD, SALVAGE.base, frame.seat, table.offer())
            table.ask(frame.seat, ASK_EXCHANGE, frame.card)
        else:
            ROW.offer_all(table, table.offer())
            table.ask(frame.seat, ASK_SWAP, frame.card)
        return WAIT

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        if SALVAGE.has(code):
            frame.left = code - SALVAGE.base + 1
            return
        place = (code - ROW.base) // BLOCK
        new = table.first_of(table.rows[GALAXY_DISCARD], frame.left - 1)
        table.take(GALAXY_DISCARD, new)
        table.add(GALAXY_DISCARD, leave_row(table, place))
        table.put(GALAXY_ROW, place, new)
        log.add(SWAPPED, frame.seat, new, 0, -1, EVERYBODY, frame.card)
        frame.left = 0

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return any_in_row(table) and self.cards.any_in(table, GALAXY_DISCARD, seat)

    def said(self) -> Said:
        return Said("exchange", parts={"which": [self.cards.said()]})


class NextOnTop(Effect[Deckbuilding]):
    """The next card bought this turn goes on top of the deck."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        table.modifiers = [*table.modifiers, Modifier(NEXT_ON_TOP, frame.seat, 1, END_OF_TURN, frame.card)]
        log.add(READIED_TOP, frame.seat, NO_CARD, 0, -1, EVERYBODY, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("next-on-top")
