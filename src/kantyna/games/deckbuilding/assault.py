"""The verbs of the card texts aimed at opponents: damage, destruction, discards, spying."""

from __future__ import annotations

from kantyna.games.common.decks import codes, first, without
from kantyna.games.deckbuilding.actions import BLOCK, DISCARD, PUT_ON_DECK, ROW, SHIP, TARGET, YIELD
from kantyna.games.deckbuilding.book import FACTION, KIND
from kantyna.games.deckbuilding.effects import Gain
from kantyna.games.deckbuilding.moves import (
    destroy_ship,
    discard_from_row,
    fill,
    foe_discards,
    hit_base,
    hit_ship,
    leave_row,
    ships_of,
)
from kantyna.games.deckbuilding.picking import Pick
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.words import (
    ASK_DAMAGE,
    ASK_DESTROY,
    ASK_DISCARD,
    ASK_DISCARD_OR_YIELD,
    ASK_OPPONENT,
    ASK_PUT_ON_DECK,
    LOOKED_AT_HAND,
    PUT_ON_TOP,
    ROW_DISCARDED,
)
from kantyna.games.deckbuilding.words import SHIP as SHIP_KIND
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code, Seat
from kantyna.kernel.said import Said


def ship_codes(table: Deckbuilding, seat: Seat) -> list[Code]:
    """A code for each different capital ship of an opponent: equal ones with equal damage are one option."""
    found: list[Code] = []
    for foe in table.foes[seat]:
        for ship in ships_of(table, foe):
            code = ship_code(table, foe, ship)
            if code not in found:
                found.append(code)
    found.sort()
    return found


def ship_code(table: Deckbuilding, owner: Seat, ship: CardId) -> Code:
    return SHIP + (owner * 8 + table.damage[ship]) * BLOCK + table.defs[ship]


def coded_ship(table: Deckbuilding, code: Code) -> CardId:
    """The ship that a code of ``ship_codes`` names."""
    owner = ship_owner(code)
    for ship in table.play[owner]:
        if ship_code(table, owner, ship) == code:
            return ship
    return NO_CARD


def ship_owner(code: Code) -> Seat:
    return (code - SHIP) // BLOCK // 8


def opponent(table: Deckbuilding, frame: Frame, fitting: list[Seat]) -> bool:
    """Is it settled in ``frame.about`` which opponent is meant? If not, the question was put (DB-TEAM-5)."""
    if frame.about >= 0:
        return True
    if len(fitting) == 1:
        frame.about = fitting[0]
        return True
    table.ask(frame.seat, ASK_OPPONENT, [TARGET + foe for foe in fitting], frame.card)
    return False


def with_hand(table: Deckbuilding, seat: Seat) -> list[Seat]:
    return [foe for foe in table.foes[seat] if table.hand[foe]]


class Damage(Effect[Deckbuilding]):
    """Damage to an opponent's base, past ships, or to one of their ships; where an opponent is meant, to that base."""

    def __init__(self, amount: int, ships: bool = False) -> None:
        self.amount = amount
        self.ships = ships

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        if frame.left == 0:
            return DONE
        if frame.about >= 0:
            hit_base(table, frame.seat, frame.about, self.amount, log)
            return DONE
        options = self.targets(table, frame.seat)
        if len(options) == 1:
            self.answer(table, frame, options[0], log)
            return DONE
        if not options:
            return DONE
        table.ask(frame.seat, ASK_DAMAGE, options, frame.card, self.amount)
        return WAIT

    def targets(self, table: Deckbuilding, seat: Seat) -> list[Code]:
        options = [TARGET + foe for foe in table.foes[seat] if table.base[foe] >= 0]
        if self.ships:
            options.extend(ship_codes(table, seat))
        return options

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        if code < SHIP:
            hit_base(table, frame.seat, code - TARGET, self.amount, log)
        else:
            hit_ship(table, frame.seat, ship_owner(code), coded_ship(table, code), self.amount, log)

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return bool(self.targets(table, seat))

    def said(self) -> Said:
        return Said("damage-base-or-ship" if self.ships else "damage-base", {"n": self.amount})


class Purge(Effect[Deckbuilding]):
    """Discard every enemy card of the row; each deals damage to an opponent's base. ``frame.left`` counts them."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        if frame.left < 0:
            frame.left = self.clear(table, frame.seat, log)
        bases = [foe for foe in table.foes[frame.seat] if table.base[foe] >= 0]
        if not bases or not frame.left:
            return DONE
        if not opponent(table, frame, bases):
            return WAIT
        hit_base(table, frame.seat, frame.about, frame.left, log)
        return DONE

    def clear(self, table: Deckbuilding, seat: Seat, log: Log) -> int:
        places: list[int] = []
        for place, card in enumerate(table.row):
            if card >= 0 and FACTION[table.defs[card]] == 1 - seat % 2:
                places.append(place)
        for place in places:
            card = leave_row(table, place)
            table.galaxy_discard = [*table.galaxy_discard, card]
            log.add(ROW_DISCARDED, seat, card)
        for place in places:
            fill(table, seat, place, log)
        return len(places)

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        frame.about = code - TARGET

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        for other in table.row:
            if other >= 0 and FACTION[table.defs[other]] == 1 - seat % 2:
                return True
        return False

    def said(self) -> Said:
        return Said("purge", {"n": 1})


class DestroyShip(Pick):
    """Destroy a capital ship an opponent has in play, or one of the row: none, enemy ones or all of them."""

    def __init__(self, row: str = "") -> None:
        super().__init__(ASK_DESTROY)
        self.row = row

    def options(self, table: Deckbuilding, seat: Seat, card: CardId) -> list[Code]:
        options: list[Code] = []
        if self.row:
            for place, card in enumerate(table.row):
                if card >= 0:
                    definition = table.defs[card]
                    fits = self.row == "any" or FACTION[definition] == 1 - seat % 2
                    if fits and KIND[definition] == SHIP_KIND:
                        options.append(ROW + place * BLOCK + definition)
        options.extend(ship_codes(table, seat))
        return options

    def picked(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        if code < SHIP:
            discard_from_row(table, frame.seat, (code - ROW) // BLOCK, log)
        else:
            destroy_ship(table, frame.seat, ship_owner(code), coded_ship(table, code), log)

    def said(self) -> Said:
        return Said(f"destroy-ship-or-{self.row}-in-row" if self.row else "destroy-ship")


class FoeDiscards(Effect[Deckbuilding]):
    """An opponent discards a card from hand: their choice, or by chance if the Force is with you."""

    def __init__(self, random_with_force: bool = False) -> None:
        self.random_with_force = random_with_force

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        seat = frame.seat
        fitting = with_hand(table, seat)
        if frame.left == 0 or not fitting:
            return DONE
        if not opponent(table, frame, fitting):
            return WAIT
        foe = frame.about
        hand = table.hand[foe]
        if self.random_with_force and table.force_with(seat):
            frame.left = 0
            foe_discards(table, seat, foe, hand[table.roll(len(hand))], log)
        else:
            table.ask(foe, ASK_DISCARD, codes(table, DISCARD, hand), frame.card)
        return WAIT

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        if code >= TARGET:
            frame.about = code - TARGET
            return
        frame.left = 0
        foe = frame.about
        foe_discards(table, frame.seat, foe, first(table, table.hand[foe], code - DISCARD), log)

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return bool(with_hand(table, seat))

    def said(self) -> Said:
        return Said("foe-discards-random-with-force" if self.random_with_force else "foe-discards", {"n": 1})


class DiscardOrYield(Effect[Deckbuilding]):
    """An opponent chooses what can be resolved: to discard a card, or to let you gain (DB-CHOOSE-1)."""

    def __init__(self, gain: Gain) -> None:
        self.gain = gain

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        if frame.left == 0 or not self.would_change(table, frame.seat, frame.card):
            return DONE
        gaining = self.gain.would_change(table, frame.seat, frame.card)
        if not opponent(table, frame, table.foes[frame.seat] if gaining else with_hand(table, frame.seat)):
            return WAIT
        options = codes(table, DISCARD, table.hand[frame.about])
        if gaining:
            options.append(YIELD)
        table.ask(frame.about, ASK_DISCARD_OR_YIELD, options, frame.card)
        return WAIT

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        if TARGET <= code < TARGET + BLOCK:
            frame.about = code - TARGET
            return
        frame.left = 0
        if code == YIELD:
            self.gain.step(table, frame, log)
        else:
            foe = frame.about
            foe_discards(table, frame.seat, foe, first(table, table.hand[foe], code - DISCARD), log)

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return self.gain.would_change(table, seat, card) or bool(with_hand(table, seat))

    def said(self) -> Said:
        gain = self.gain.said()
        return Said(f"discard-or-{gain.key}", gain.numbers)


class Spy(Effect[Deckbuilding]):
    """Look at an opponent's hand; with the Force, put a card of it on top of their deck."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        seat = frame.seat
        fitting = with_hand(table, seat)
        if frame.left == 0 or not fitting:
            return DONE
        if not opponent(table, frame, fitting):
            return WAIT
        hand = table.hand[frame.about]
        for card in hand:
            table.known[card] |= table.sight[seat]
            log.add(LOOKED_AT_HAND, seat, card, 0, frame.about, table.known[card], frame.card)
        if not table.force_with(seat):
            return DONE
        table.ask(seat, ASK_PUT_ON_DECK, codes(table, PUT_ON_DECK, hand), frame.card)
        return WAIT

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        if code >= TARGET:
            frame.about = code - TARGET
            return
        frame.left = 0
        foe = frame.about
        card = first(table, table.hand[foe], code - PUT_ON_DECK)
        table.hand[foe] = without(table.hand[foe], card)
        table.deck[foe] = [*table.deck[foe], card]
        log.add(PUT_ON_TOP, foe, card, 0, -1, table.known[card], frame.card)

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return bool(with_hand(table, seat))

    def said(self) -> Said:
        return Said("spy")
