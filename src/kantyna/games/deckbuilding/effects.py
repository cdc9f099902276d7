"""The verbs of the card texts about one's own points and cards, and the verbs that hold others."""

from __future__ import annotations

from kantyna.games.common.decks import codes, discard, draw, first, without
from kantyna.games.deckbuilding.actions import CHOOSE, DISCARD, DOOMED, EXILE_DISCARD, EXILE_HAND, RECOVER, STOP
from kantyna.games.deckbuilding.book import KIND, TRAITS_OF, UNIQUE
from kantyna.games.deckbuilding.card import trait_keys
from kantyna.games.deckbuilding.conditions import Condition
from kantyna.games.deckbuilding.moves import (
    exile,
    gain_force,
    gain_resources,
    leave_play,
    meant,
    repair,
    told_codes,
)
from kantyna.games.deckbuilding.picking import Pick
from kantyna.games.deckbuilding.purchases import to_hand
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.words import (
    ASK_CHOOSE,
    ASK_DISCARD_PRICE,
    ASK_EXILE,
    ASK_RECOVER,
    END_OF_TURN,
    GAINED_ATTACK,
    MORE_ATTACK,
    NEXT_ON_TOP,
    READIED_TOP,
    RECOVERED,
    SPENT_RESOURCES,
    UNIT,
)
from kantyna.kernel.effect import DONE, WAIT, Effect, Script
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NO_CARD, CardId, Code, Seat
from kantyna.kernel.modifier import Modifier
from kantyna.kernel.program import Program
from kantyna.kernel.said import Said


class Gain(Effect[Deckbuilding]):
    """Resources, Force, or attack for this card until the end of the turn."""

    def __init__(self, resources: int = 0, force: int = 0, attack: int = 0) -> None:
        self.resources = resources
        self.force = force
        self.attack = attack

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        if self.resources:
            gain_resources(table, frame.seat, self.resources, log, frame.card)
        if self.force:
            gain_force(table, frame.seat, self.force, log, frame.card)
        if self.attack:
            table.modifiers = [
                *table.modifiers,
                Modifier(MORE_ATTACK, frame.card, self.attack, END_OF_TURN, frame.card),
            ]
            log.add(GAINED_ATTACK, frame.seat, frame.card, self.attack)
        return DONE

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return bool(self.resources or self.attack) or table.force_left(seat) > 0

    def in_full(self, table: Deckbuilding, seat: Seat) -> bool:
        """Is there room on the track for all the Force (DB-CHOOSE-4)?"""
        return self.force <= table.force_left(seat)

    def said(self) -> Said:
        if self.resources and self.force:
            return Said("gain-resources-and-force", {"resources": self.resources, "force": self.force})
        if self.resources:
            return Said("gain-resources", {"n": self.resources})
        if self.force:
            return Said("gain-force", {"n": self.force})
        return Said("gain-attack", {"n": self.attack})


class Draw(Effect[Deckbuilding]):
    """Draw cards, another number of them where a condition holds."""

    def __init__(self, count: int, instead: int = 0, where: Condition | None = None) -> None:
        self.count = count
        self.instead = instead
        self.where = where

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        count = self.count
        if self.where is not None and self.where.holds(table, frame.seat, frame.card):
            count = self.instead
        draw(table, frame.seat, count, log)
        return DONE

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return bool(table.deck[seat]) or bool(table.discard[seat])

    def said(self) -> Said:
        if self.where is None:
            return Said("draw", {"n": self.count})
        return Said("draw-or-more", {"n": self.count, "more": self.instead}, {"condition": self.where.key()})


class Repair(Effect[Deckbuilding]):
    """Take damage off one's own base."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        repair(table, frame.seat, self.amount, log)
        return DONE

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        base = table.base[seat]
        return base >= 0 and table.damage[base] > 0

    def said(self) -> Said:
        return Said("repair", {"n": self.amount})


class Exile(Effect[Deckbuilding]):
    """Exile cards from hand or discard pile, in any mix."""

    def __init__(self, most: int, up_to: bool = False, from_discard: bool = True, with_force: int = 0) -> None:
        self.most = most
        self.up_to = up_to
        self.from_discard = from_discard
        self.with_force = with_force
        """Up to so many if the Force is with you."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        more = self.with_force > 0 and table.force_with(frame.seat)
        if frame.left < 0:
            frame.left = self.with_force if more else self.most
        if frame.left == 0:
            return DONE
        options = self.exilable(table, frame.seat)
        if not options:
            return DONE
        if self.up_to or more:
            options.append(STOP)
            options.sort()
        table.ask(frame.seat, ASK_EXILE, options, frame.card, frame.left)
        return WAIT

    def exilable(self, table: Deckbuilding, seat: Seat) -> list[Code]:
        options = told_codes(table, EXILE_HAND, table.hand[seat])
        if self.from_discard:
            options.extend(told_codes(table, EXILE_DISCARD, table.discard[seat]))
            options.sort()
        return options

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP:
            frame.left = 0
            return
        piles = table.hand if code % DOOMED < EXILE_DISCARD else table.discard
        card = meant(table, piles[frame.seat], code)
        piles[frame.seat] = without(piles[frame.seat], card)
        exile(table, frame.seat, card, log)
        frame.left -= 1

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return bool(table.hand[seat]) or (self.from_discard and bool(table.discard[seat]))

    def said(self) -> Said:
        if not self.from_discard:
            return Said("exile-from-hand", {"n": self.most})
        if self.with_force:
            return Said("exile-more-with-force", {"n": self.most, "more": self.with_force})
        return Said("exile-up-to" if self.up_to else "exile", {"n": self.most})


class ExileSelf(Effect[Deckbuilding]):
    """A price: this card leaves the game."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        leave_play(table, frame.seat, frame.card)
        exile(table, frame.seat, frame.card, log)
        return DONE

    def said(self) -> Said:
        return Said("exile-self")


class DiscardOne(Pick):
    """A price: discard a card from one's own hand."""

    def __init__(self) -> None:
        super().__init__(ASK_DISCARD_PRICE)

    def options(self, table: Deckbuilding, seat: Seat, card: CardId) -> list[Code]:
        return told_codes(table, DISCARD, table.hand[seat])

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return bool(table.hand[seat])

    def picked(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        discard(table, frame.seat, meant(table, table.hand[frame.seat], code), log)

    def said(self) -> Said:
        return Said("discard-own", {"n": 1})


class Spend(Effect[Deckbuilding]):
    """A price in resources."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        table.resources[frame.seat] -= self.amount
        log.add(SPENT_RESOURCES, frame.seat, NO_CARD, self.amount, -1, EVERYBODY, frame.card)
        return DONE

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return table.resources[seat] >= self.amount

    def said(self) -> Said:
        return Said("spend", {"n": self.amount})


class If(Effect[Deckbuilding]):
    """Only where a condition holds."""

    def __init__(self, condition: Condition, then: list[Effect[Deckbuilding]]) -> None:
        self.condition = condition
        self.then = Script(then)

    def register(self, program: Program, path: str) -> None:
        program.add(f"{path}/then", self.then)

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        if frame.left == 0 or not self.condition.holds(table, frame.seat, frame.card):
            return DONE
        frame.left = 0
        table.push(self.then.number, frame.seat, frame.card, -1, frame.about)
        return WAIT

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return self.condition.holds(table, seat, card) and self.then.would_change(table, seat, card)

    def said(self) -> Said:
        return Said("if", names={"condition": self.condition.key()}, parts={"then": self.then.said()})


def resolvable(choice: Script[Deckbuilding], table: Deckbuilding, seat: Seat, card: CardId) -> bool:
    """Would it do something, and could all be gained that it gains?"""
    if not choice.would_change(table, seat, card):
        return False
    for effect in choice.effects:
        if isinstance(effect, Gain) and not effect.in_full(table, seat):
            return False
    return True


class ChooseOne(Pick):
    """One of several texts, but only one that can be resolved (DB-CHOOSE-1)."""

    def __init__(self, *choices: list[Effect[Deckbuilding]]) -> None:
        super().__init__(ASK_CHOOSE)
        self.choices = [Script(choice) for choice in choices]

    def register(self, program: Program, path: str) -> None:
        for at, choice in enumerate(self.choices):
            program.add(f"{path}/{at}", choice)

    def options(self, table: Deckbuilding, seat: Seat, card: CardId) -> list[Code]:
        options: list[Code] = []
        for at, choice in enumerate(self.choices):
            if resolvable(choice, table, seat, card):
                options.append(CHOOSE + at)
        return options

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        for choice in self.choices:
            if resolvable(choice, table, seat, card):
                return True
        return False

    def picked(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        table.push(self.choices[code - CHOOSE].number, frame.seat, frame.card)

    def said(self) -> Said:
        parts = {f"choice{at}": choice.said() for at, choice in enumerate(self.choices)}
        return Said(f"choose-one-of-{len(self.choices)}", parts=parts)


class Recover(Pick):
    """Take a card with a trait, or a unique unit, from one's own discard pile into the hand."""

    def __init__(self, traits: int = 0) -> None:
        super().__init__(ASK_RECOVER)
        self.traits = traits
        """No traits: a unique unit."""

    def options(self, table: Deckbuilding, seat: Seat, card: CardId) -> list[Code]:
        fitting: list[CardId] = []
        for card in table.discard[seat]:
            definition = table.defs[card]
            if self.traits:
                if TRAITS_OF[definition] & self.traits:
                    fitting.append(card)
            elif UNIQUE[definition] and KIND[definition] == UNIT:
                fitting.append(card)
        return codes(table, RECOVER, fitting)

    def picked(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        seat = frame.seat
        card = first(table, table.discard[seat], code - RECOVER)
        table.discard[seat] = without(table.discard[seat], card)
        table.hand[seat] = [*table.hand[seat], card]
        table.known[card] = EVERYBODY
        log.add(RECOVERED, seat, card, 0, -1, EVERYBODY, frame.card)

    def said(self) -> Said:
        if self.traits:
            return Said("recover-trait", names={"trait": trait_keys(self.traits)[0]})
        return Said("recover-unique")


class NextOnTop(Effect[Deckbuilding]):
    """The next card bought this turn goes on top of the deck."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        table.modifiers = [*table.modifiers, Modifier(NEXT_ON_TOP, frame.seat, 1, END_OF_TURN, frame.card)]
        log.add(READIED_TOP, frame.seat, NO_CARD, 0, -1, EVERYBODY, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("next-on-top")


class ToHand(Effect[Deckbuilding]):
    """A card just bought goes to the hand from wherever it was put."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        seat = frame.seat
        card = frame.card
        if card in table.discard[seat]:
            table.discard[seat] = without(table.discard[seat], card)
            to_hand(table, seat, card, log)
        elif card in table.deck[seat]:
            table.deck[seat] = without(table.deck[seat], card)
            to_hand(table, seat, card, log)
        return DONE

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return card not in table.hand[seat]

    def said(self) -> Said:
        return Said("to-hand")
