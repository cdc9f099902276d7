"""Decks and discard piles, cards that go elsewhere, cards that are looked at."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.effects.amount import Amount
from kantyna.games.destiny.effects.choosing import Choosing, Foe
from kantyna.games.destiny.effects.registers import AMOUNT, FINISHED, FOE, choose, chosen, first_chosen, report
from kantyna.games.destiny.effects.requirement import Requirement
from kantyna.games.destiny.effects.which_cards import InPlay
from kantyna.games.destiny.effects.which_pile import Pile
from kantyna.games.destiny.table import DECK, DISCARD_PILE, HAND, LIMBO, RESOURCES, Destiny, has
from kantyna.games.destiny.turn.announcement import announce, emptied
from kantyna.games.destiny.turn.answers import PICK, ask_to_pick
from kantyna.games.destiny.turn.movement import (
    discard,
    discard_by_effect,
    discard_from_play,
    leave_play,
    mill,
    pay,
    put,
    set_aside,
    strip,
    with_owner,
)
from kantyna.games.destiny.turn.nodes import N_DISCARD
from kantyna.games.destiny.vocabulary import ASK_CARD, ASK_HAND, E_REVEALED, E_TO_DECK, E_TO_HAND, H_DISCARD
from kantyna.kernel.body import listed
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import EVERYBODY, NOBODY, CardId, Code
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said
from kantyna.kernel.window import propose


class Mill(Effect[Destiny]):
    """The user discards from the top of his own deck; counts the costs."""

    def __init__(self, n: i64 = 0, equal: Amount | None = None) -> None:
        self.n = n
        self.equal = equal

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        number = self.equal.value(table, frame) if self.equal is not None else self.n
        cards = mill(table, frame.seat, number, log)
        choose(frame, cards)
        report(frame, len(cards) == number, _costs(table, cards))
        return DONE

    def said(self) -> Said:
        if self.equal is not None:
            return Said("mill-equal", parts={"equal": [self.equal.said()]})
        return Said("mill", {"n": self.n})


class MillFoe(Foe):
    """An opponent discards off the top of his deck, or each opponent does; another number if something holds."""

    def __init__(
        self,
        n: i64 = 0,
        equal: Amount | None = None,
        each: bool = False,
        unless: Requirement | None = None,
        otherwise: i64 = 0,
    ) -> None:
        self.n = n
        self.equal = equal
        self.each = each
        self.unless = unless
        self.otherwise = otherwise

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if not self.each:
            return super().step(table, frame, log)
        for foe in table.foes(frame.seat):
            mill(table, foe, self.n, log)
        return DONE

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.data[FOE] == NOBODY:
            return DONE
        number = self.equal.value(table, frame) if self.equal is not None else self.n
        if self.unless is not None and self.unless.holds_here(table, frame):
            number = self.otherwise
        cards = mill(table, frame.data[FOE], number, log)
        report(frame, len(cards) == number, _costs(table, cards))
        return DONE

    def said(self) -> Said:
        if self.each:
            return Said("mill-each-foe", {"n": self.n})
        if self.equal is not None:
            return Said("mill-foe-equal", parts={"equal": [self.equal.said()]})
        if self.unless is not None:
            numbers: dict[str, int] = {"n": self.n, "otherwise": self.otherwise}
            return Said("mill-foe-unless", numbers, {}, {"unless": [self.unless.said()]})
        return Said("mill-foe", {"n": self.n})


def _costs(table: Destiny, cards: list[CardId]) -> i64:
    total: i64 = 0
    for card in cards:
        total += table.printed[card].cost
    return total


class RevealTop(Foe):
    """The top card of an opponent's deck is revealed; it is chosen then."""

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        choose(frame, [])
        foe = frame.data[FOE]
        if foe != NOBODY and len(table.rows[DECK[foe]]) > 0:
            card = table.rows[DECK[foe]][-1]
            table.set_known(card, EVERYBODY)
            log.add(E_REVEALED, foe, card)
            choose(frame, [card])
        return DONE

    def said(self) -> Said:
        return Said("reveal-top")


class Recover(Choosing):
    """A card of one's own discard pile goes to the hand or on top of the deck; by chance it is not picked."""

    def __init__(self, which: Pile, to_deck: bool = False, by_chance: bool = False, may: bool = False) -> None:
        super().__init__(which, 0 if may else 1, 1)
        self.to_deck = to_deck
        self.by_chance = by_chance
        self.may = may

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if not self.by_chance:
            return super().go(table, frame, log)
        frame.left = FINISHED
        cards = self.which.found(table, frame)
        if cards:
            self.apply(table, frame, [cards[table.roll(len(cards))]], log)
        return DONE

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        for card in things:
            put(table, card, DECK[frame.seat] if self.to_deck else HAND[frame.seat], EVERYBODY)
            log.add(E_TO_DECK if self.to_deck else E_TO_HAND, frame.seat, card)

    def said(self) -> Said:
        key = "recover-to-deck" if self.to_deck else "recover"
        if self.by_chance:
            key += "-by-chance"
        if self.may:
            key += "-may"
        return self.worded(key)


class ReturnToHand(Choosing):
    """Cards in play go to their owners' hands; *paying* as much as they cost."""

    def __init__(self, which: InPlay, paying: bool = False) -> None:
        super().__init__(which)
        self.paying = paying

    def allowed(self, table: Destiny, frame: Frame, thing: CardId) -> bool:
        return not self.paying or table.printed[thing].cost <= table.count[RESOURCES[frame.seat]]

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        for card in things:
            if self.paying:
                pay(table, frame.seat, table.printed[card].cost, log)
            leave_play(table, card, with_owner(table, card, HAND), EVERYBODY, log, E_TO_HAND)

    def said(self) -> Said:
        return self.worded("return-to-hand-paying" if self.paying else "return-to-hand")


class DiscardInPlay(Choosing):
    """Cards in play are discarded by a card effect."""

    def __init__(self, which: InPlay, least: i64 = 1, most: i64 = 1) -> None:
        super().__init__(which, least, most)

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:  # what something else was discarded for was not
            choose(frame, [card for card in chosen(frame) if not table.in_play(card)])
        return super().step(table, frame, log)

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        propose(table, N_DISCARD, frame.seat, [Happening(H_DISCARD, table.controller(card), card) for card in things])

    def said(self) -> Said:
        return self.worded("discard-in-play")


class Sabotage(Choosing):
    """A support is discarded for as many cards of one's own hand as it costs."""

    def __init__(self, which: InPlay) -> None:
        super().__init__(which)

    def allowed(self, table: Destiny, frame: Frame, thing: CardId) -> bool:
        return table.printed[thing].cost <= len(table.rows[HAND[frame.seat]])

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left < 2:
            return super().go(table, frame, log)
        card = first_chosen(frame)
        if frame.left - 2 < table.printed[card].cost:
            ask_to_pick(table, frame.seat, ASK_HAND, listed(table.rows[HAND[frame.seat]]), frame.card)
            return WAIT
        frame.left = FINISHED
        discard_by_effect(table, card, log)
        events: list[Happening] = []
        if table.printed[card].cost:
            emptied(table, frame.seat, False, events)
        announce(table, events)
        return WAIT

    def finish(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if not chosen(frame):
            frame.left = FINISHED
            report(frame, False, 0)
            return DONE
        frame.left = 2
        return self.go(table, frame, log)

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if frame.left >= 2:
            frame.left += 1
            discard(table, code - PICK.base, log)
        else:
            super().answered(table, frame, code, log)

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        raise AssertionError("it is discarded once it is paid for")

    def said(self) -> Said:
        return self.worded("sabotage")


class DiscardThis(Effect[Destiny]):
    """This card is discarded from play."""

    def able(self, table: Destiny, frame: Frame) -> bool:
        return table.in_play(frame.card) and not table.is_die[frame.card]

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        full = self.able(table, frame)
        report(frame, full, frame.data[AMOUNT])
        if not full:
            return DONE
        frame.left = FINISHED
        depth = len(table.stack)
        discard_by_effect(table, frame.card, log)
        return WAIT if len(table.stack) != depth else DONE

    def said(self) -> Said:
        return Said("discard-this")


class DiscardThisInstead(Effect[Destiny]):
    """This card is discarded in the place of the other."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        table.happenings[frame.about].cancelled = 1
        discard_from_play(table, frame.card, log)
        return DONE

    def said(self) -> Said:
        return Said("discard-this-instead")


# Where this card goes.
ON_TOP: Final = 0
TO_BOTTOM: Final = 1
SET_ASIDE: Final = 2
PLACE_WORDS: Final = ["top", "bottom", "aside"]


class PlaceThis(Effect[Destiny]):
    """This card, in play or being resolved, goes to its owner's deck or aside instead of the discard pile."""

    def __init__(self, where: i64) -> None:
        self.where = where

    def able(self, table: Destiny, frame: Frame) -> bool:
        return has(table.rows[LIMBO], frame.card) or table.in_play(frame.card)

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        full = self.able(table, frame)
        report(frame, full, 0)
        if not full or table.is_die[frame.card]:
            return DONE
        card = frame.card
        owner = table.owner(card)
        if table.in_play(card):
            strip(table, card)
        if self.where == SET_ASIDE:
            set_aside(table, card, log)
            return DONE
        deck = with_owner(table, card, DECK)
        put(table, card, deck, EVERYBODY)
        if self.where == TO_BOTTOM:
            table.take(deck, card)
            table.insert(deck, 0, card)
        log.add(E_TO_DECK, owner, card)
        return DONE

    def said(self) -> Said:
        return Said(f"place-this-{PLACE_WORDS[self.where]}")


class SwapHandDiscard(Effect[Destiny]):
    """A card of one's own hand and one of the discard pile change places."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        hand, pile = HAND[frame.seat], DISCARD_PILE[frame.seat]
        if len(table.rows[hand]) == 0 or len(table.rows[pile]) == 0:
            return DONE
        if frame.left < 0:
            ask_to_pick(table, frame.seat, ASK_CARD, listed(table.rows[pile]), frame.card)
        else:
            ask_to_pick(table, frame.seat, ASK_HAND, listed(table.rows[hand]), frame.card)
        return WAIT

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if frame.left < 0:
            choose(frame, [code - PICK.base])
            frame.left = 0
            return
        frame.left = FINISHED
        discard(table, code - PICK.base, log)
        put(table, first_chosen(frame), HAND[frame.seat], EVERYBODY)
        log.add(E_TO_HAND, frame.seat, first_chosen(frame))

    def said(self) -> Said:
        return Said("swap-hand-discard")
