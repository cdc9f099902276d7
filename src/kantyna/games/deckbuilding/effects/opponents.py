"""Effects aimed at opponents: damage, destruction, discards, spying."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import offer_pile
from kantyna.games.deckbuilding.effects.hand import DISCARD
from kantyna.games.deckbuilding.effects.points import Gain
from kantyna.games.deckbuilding.effects.selectors import Cards, cards
from kantyna.games.deckbuilding.table import (
    BLOCK,
    DAMAGE,
    DECK,
    GALAXY_ROW,
    HAND,
    IN_PLAY,
    PLACES,
    Deckbuilding,
)
from kantyna.games.deckbuilding.turn.answers import ROW, TARGET, YIELD
from kantyna.games.deckbuilding.turn.damage import destroy_ship, hit_base, hit_ship
from kantyna.games.deckbuilding.turn.galaxy import discard_from_row, fill, to_galaxy_discard
from kantyna.games.deckbuilding.turn.own_cards import equal
from kantyna.games.deckbuilding.turn.triggers import foe_discards
from kantyna.games.deckbuilding.vocabulary import (
    ASK_DAMAGE,
    ASK_DESTROY,
    ASK_DISCARD,
    ASK_DISCARD_OR_YIELD,
    ASK_OPPONENT,
    ASK_PUT_ON_DECK,
    CAPITAL_SHIP,
    LOOKED_AT_HAND,
    PUT_ON_TOP,
)
from kantyna.kernel.action import PLACED, Verb
from kantyna.kernel.body import Options
from kantyna.kernel.combinators import Pick
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

OWNERS: Final = 4
DAMAGES: Final = 8
"""More than a capital ship survives."""


class TargetShip(Verb[Deckbuilding]):
    """Points at a capital ship in play: equal ones of one owner with equal damage are one option."""

    def __init__(self, name: str) -> None:
        super().__init__(name, PLACED, OWNERS * DAMAGES)

    def code(self, table: Deckbuilding, owner: Seat, ship: CardId) -> Code:
        return self.base + (owner * DAMAGES + table.mark(DAMAGE, ship)) * BLOCK + table.defs[ship]

    def offer_all(self, table: Deckbuilding, seat: Seat, out: Options) -> None:
        """Offer every different capital ship of an opponent."""
        for foe in table.foes[seat]:
            for card in table.rows[IN_PLAY[foe]]:
                if table.printed[card].kind == CAPITAL_SHIP:
                    out.add(self.code(table, foe, card))

    def meant(self, table: Deckbuilding, code: Code) -> CardId:
        """The ship that a code names."""
        owner = self.seat_of(code - self.base)
        for ship in table.rows[IN_PLAY[owner]]:
            if self.code(table, owner, ship) == code:
                return ship
        return NO_CARD

    def cards(self, table: Deckbuilding, seat: Seat, what: i64) -> list[CardId]:
        owner = self.seat_of(what)
        return [card for card in table.rows[IN_PLAY[owner]] if self.code(table, owner, card) == self.base + what]

    def number(self, table: Deckbuilding, seat: Seat, what: i64) -> i64:
        return what // BLOCK % DAMAGES

    def seat_of(self, what: i64) -> Seat:
        return what // BLOCK // DAMAGES


class OpponentsCard(Verb[Deckbuilding]):
    """Points at a card of an opponent's hand, for the top of their deck."""

    def cards(self, table: Deckbuilding, seat: Seat, what: i64) -> list[CardId]:
        return [card for foe in table.foes[seat] for card in equal(table, HAND[foe], what)]


ENEMY_CARDS: Final = cards.enemy
SHIP: Final = TargetShip("ship")
PUT_ON_DECK: Final = OpponentsCard("put-on-deck")


def any_ship(table: Deckbuilding, seat: Seat) -> bool:
    """Has an opponent a capital ship in play?"""
    for foe in table.foes[seat]:
        if table.has_ship(foe):
            return True
    return False


class Damage(Effect[Deckbuilding]):
    """Damage to an opponent's base, past ships, or to one of their ships; where an opponent is meant, to that base."""

    def __init__(self, amount: i64, ships: bool = False) -> None:
        self.amount = amount
        self.ships = ships

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        if frame.about >= 0:
            hit_base(table, frame.seat, frame.about, self.amount, log)
            return DONE
        out = table.offer()
        for foe in table.foes[frame.seat]:
            if table.base(foe) >= 0:
                out.add(TARGET.base + foe)
        if self.ships:
            SHIP.offer_all(table, frame.seat, out)
        out.settle()
        if out.count == 0:
            return DONE
        table.ask(frame.seat, ASK_DAMAGE, frame.card, self.amount)
        return WAIT

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        if TARGET.has(code):
            hit_base(table, frame.seat, code - TARGET.base, self.amount, log)
        else:
            owner = SHIP.seat_of(code - SHIP.base)
            hit_ship(table, frame.seat, owner, SHIP.meant(table, code), self.amount, log)

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        for foe in table.foes[seat]:
            if table.base(foe) >= 0:
                return True
        return self.ships and any_ship(table, seat)

    def said(self) -> Said:
        return Said("damage-base-or-ship" if self.ships else "damage-base", {"n": self.amount})


class DestroyShip(Pick[Deckbuilding]):
    """Destroy a capital ship an opponent has in play, or one of some cards of the row."""

    def __init__(self, row: Cards | None = None) -> None:
        super().__init__(ASK_DESTROY)
        self.row = row

    def offer(self, table: Deckbuilding, frame: Frame, out: Options) -> None:
        seat = frame.seat
        if self.row is not None:
            for place in range(PLACES):
                other = table.rows[GALAXY_ROW][place]
                if other >= 0 and self.row.fits(table, seat, other):
                    out.add(ROW.base + place * BLOCK + table.defs[other])
        SHIP.offer_all(table, seat, out)

    def picked(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        if ROW.has(code):
            discard_from_row(table, frame.seat, (code - ROW.base) // BLOCK, log)
        else:
            owner = SHIP.seat_of(code - SHIP.base)
            destroy_ship(table, frame.seat, owner, SHIP.meant(table, code), log)

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return any_ship(table, seat) or (self.row is not None and self.row.any_in(table, GALAXY_ROW, seat))

    def said(self) -> Said:
        if self.row is None:
            return Said("destroy-ship")
        return Said("destroy-ship-or-in-row", parts={"which": [self.row.said()]})


class AtOpponent(Effect[Deckbuilding]):
    """Aimed at one opponent, ``frame.about``, who is named first where several fit (DB-TEAM-5)."""

    def fits(self, table: Deckbuilding, seat: Seat, card: CardId, foe: Seat) -> bool:
        """Would it do anything to this opponent?"""
        return len(table.rows[HAND[foe]]) > 0

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        for foe in table.foes[seat]:
            if self.fits(table, seat, card, foe):
                return True
        return False

    def settled(self, table: Deckbuilding, frame: Frame) -> bool:
        """Is it settled which opponent is meant? If not, the question was put."""
        if frame.about >= 0:
            return True
        out = table.offer()
        for foe in table.foes[frame.seat]:
            if self.fits(table, frame.seat, frame.card, foe):
                out.add(TARGET.base + foe)
        table.ask(frame.seat, ASK_OPPONENT, frame.card)
        return False

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        if TARGET.has(code):
            frame.about = code - TARGET.base
        else:
            frame.left = 0
            self.answered(table, frame, code, log)

    def answered(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        """Take the answer to this effect's own question."""
        raise NotImplementedError

    def discarded(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        """The opponent has chosen a card to discard."""
        card = DISCARD.meant(table, frame.about, code - DISCARD.base)
        foe_discards(table, frame.seat, frame.about, card, log)


class Purge(AtOpponent):
    """Discard every enemy card of the row; each deals damage to an opponent's base. ``frame.left`` counts them."""

    def fits(self, table: Deckbuilding, seat: Seat, card: CardId, foe: Seat) -> bool:
        return table.base(foe) >= 0

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        if frame.left < 0:
            frame.left = self.clear(table, frame.seat, log)
        if frame.left == 0 or not super().would_change(table, frame.seat, frame.card):
            return DONE
        if not self.settled(table, frame):
            return WAIT
        hit_base(table, frame.seat, frame.about, frame.left, log)
        return DONE

    def clear(self, table: Deckbuilding, seat: Seat, log: Log) -> i64:
        """Discard them all, then fill their places; gives how many they were."""
        places = [
            place
            for place in range(PLACES)
            if table.rows[GALAXY_ROW][place] >= 0 and ENEMY_CARDS.fits(table, seat, table.rows[GALAXY_ROW][place])
        ]
        for place in places:
            to_galaxy_discard(table, seat, place, log)
        for place in places:
            fill(table, seat, place, log)
        return len(places)

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return ENEMY_CARDS.any_in(table, GALAXY_ROW, seat)

    def said(self) -> Said:
        return Said("purge", {"n": 1})


class FoeDiscards(AtOpponent):
    """An opponent discards a card from hand: their choice, or by chance."""

    def __init__(self, at_random: bool = False) -> None:
        self.at_random = at_random

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        if frame.left == 0 or not self.would_change(table, frame.seat, frame.card):
            return DONE
        if not self.settled(table, frame):
            return WAIT
        foe = frame.about
        if self.at_random:
            frame.left = 0
            hand = table.rows[HAND[foe]]
            definition = table.defs[hand[table.roll(len(hand))]]
            foe_discards(table, frame.seat, foe, DISCARD.meant(table, foe, definition), log)
        else:
            DISCARD.offer_all(table, foe, table.offer())
            table.ask(foe, ASK_DISCARD, frame.card)
        return WAIT

    def answered(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        self.discarded(table, frame, code, log)

    def said(self) -> Said:
        return Said("foe-discards-at-random" if self.at_random else "foe-discards", {"n": 1})


class DiscardOrYield(AtOpponent):
    """An opponent chooses what can be resolved: to discard a card, or to let you gain (DB-CHOOSE-1)."""

    def __init__(self, gain: Gain) -> None:
        self.gain = gain

    def fits(self, table: Deckbuilding, seat: Seat, card: CardId, foe: Seat) -> bool:
        return len(table.rows[HAND[foe]]) > 0 or self.gain.would_change(table, seat, card)

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        if frame.left == 0 or not self.would_change(table, frame.seat, frame.card):
            return DONE
        if not self.settled(table, frame):
            return WAIT
        out = table.offer()
        DISCARD.offer_all(table, frame.about, out)
        if self.gain.would_change(table, frame.seat, frame.card):
            out.add(YIELD.base)
        table.ask(frame.about, ASK_DISCARD_OR_YIELD, frame.card)
        return WAIT

    def answered(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        if code == YIELD.base:
            self.gain.step(table, frame, log)
        else:
            self.discarded(table, frame, code, log)

    def said(self) -> Said:
        gain = self.gain.said()
        return Said(f"discard-or-{gain.key}", gain.numbers)


class LookAtHand(AtOpponent):
    """Look at an opponent's hand."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        seat = frame.seat
        if not self.would_change(table, seat, frame.card):
            return DONE
        if not self.settled(table, frame):
            return WAIT
        for card in table.rows[HAND[frame.about]]:
            table.set_known(card, table.known(card) | table.box.sight[seat])
            log.add(LOOKED_AT_HAND, seat, card, 0, frame.about, table.known(card), frame.card)
        return DONE

    def said(self) -> Said:
        return Said("look-at-hand")


class PutOnDeck(Effect[Deckbuilding]):
    """Put a card from the hand of the opponent that the text is about on top of their deck."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        if frame.left == 0 or frame.about < 0 or len(table.rows[HAND[frame.about]]) == 0:
            return DONE
        offer_pile(table, PUT_ON_DECK.base, HAND[frame.about], table.offer())
        table.ask(frame.seat, ASK_PUT_ON_DECK, frame.card)
        return WAIT

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        foe = frame.about
        card = table.first_of(table.rows[HAND[foe]], code - PUT_ON_DECK.base)
        table.move(card, HAND[foe], DECK[foe])
        log.add(PUT_ON_TOP, foe, card, 0, -1, table.known(card), frame.card)

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return False  # what comes before it in its text finds the opponent

    def said(self) -> Said:
        return Said("put-on-deck")
