"""Hands: drawing, discarding, looking at them, playing from them."""

from __future__ import annotations

from kantyna.games.destiny.effects.amount import Amount
from kantyna.games.destiny.effects.choosing import Choosing, Foe
from kantyna.games.destiny.effects.registers import AMOUNT, FINISHED, FOE, PRIOR, begin_choice, chosen, report
from kantyna.games.destiny.effects.which import YOURS
from kantyna.games.destiny.effects.which_pile import FROM_HAND, Pile
from kantyna.games.destiny.table import DECK, HAND, LOOKED_AT, Destiny
from kantyna.games.destiny.turn.announcement import announce, emptied
from kantyna.games.destiny.turn.answers import NO, PICK, STOP, YES, ask_to_pick
from kantyna.games.destiny.turn.movement import discard, draw, put, random_hand, remove_die
from kantyna.games.destiny.turn.play import begin_play, can_play
from kantyna.games.destiny.vocabulary import ASK_HAND, ASK_MAY, E_LOOKED, E_REVEALED, E_TO_DECK, EVENT, KINDS
from kantyna.kernel.body import listed
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import BITS, EVERYBODY, NO_CARD, NOBODY, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class Draw(Effect[Destiny]):
    """The user draws, or everybody does."""

    def __init__(self, n: i64 = 0, equal: Amount | None = None, everybody: bool = False) -> None:
        self.n = n
        self.equal = equal
        self.everybody = everybody

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        number = self.equal.value(table, frame) if self.equal is not None else self.n
        drawn = draw(table, frame.seat, number, log)
        if self.everybody:
            for foe in table.foes(frame.seat):
                draw(table, foe, number, log)
        report(frame, drawn == number, drawn)
        return DONE

    def said(self) -> Said:
        if self.equal is not None:
            return Said("draw-equal", parts={"equal": [self.equal.said()]})
        return Said("everybody-draws" if self.everybody else "draw", {"n": self.n})


class DiscardCards(Choosing):
    """The user discards cards of his own hand, one after another; counts their costs."""

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left < 0:
            frame.data[AMOUNT] = 0
        return super().go(table, frame, log)

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        super().answered(table, frame, code, log)
        if code != STOP.base:
            card = code - PICK.base
            frame.data[AMOUNT] += table.printed[card].cost
            discard(table, card, log)

    def finish(self, table: Destiny, frame: Frame, log: Log) -> bool:
        frame.left = FINISHED
        report(frame, len(chosen(frame)) >= self._least(table, frame), frame.data[AMOUNT])
        events: list[Happening] = []
        if chosen(frame):
            emptied(table, frame.seat, False, events)
        return WAIT if announce(table, events) else DONE

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        raise AssertionError("each is discarded when it is picked")

    def said(self) -> Said:
        return self.worded("discard-cards")


class FoeDiscards(Foe):
    """An opponent discards cards of his hand: those he picks, or by chance; counts their costs."""

    def __init__(self, n: i64 = 1, equal: Amount | None = None, by_chance: bool = False) -> None:
        self.n = n
        self.equal = equal
        self.by_chance = by_chance

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        foe = frame.data[FOE]
        if foe == NOBODY:
            return DONE
        if frame.left < 0:
            begin_choice(frame)
            frame.data[AMOUNT] = 0
            wanted = self.n if self.equal is None else self.equal.value(table, frame)
            held: i64 = len(table.rows[HAND[foe]])
            frame.left = held if wanted < 0 else min(wanted, held)
            full = wanted < 0 or held >= wanted
            report(frame, full, 0)
            if self.by_chance or frame.left == held:
                for card in random_hand(table, foe, frame.left) if self.by_chance else listed(table.rows[HAND[foe]]):
                    self._discard(table, frame, card, log)
        if len(chosen(frame)) < frame.left:
            ask_to_pick(table, foe, ASK_HAND, listed(table.rows[HAND[foe]]), frame.card)
            return WAIT
        frame.left = FINISHED
        events: list[Happening] = []
        if chosen(frame):
            emptied(table, foe, False, events)
        return WAIT if announce(table, events) else DONE

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        self._discard(table, frame, code - PICK.base, log)

    def _discard(self, table: Destiny, frame: Frame, card: CardId, log: Log) -> None:
        frame.data.append(card)
        frame.data[AMOUNT] += table.printed[card].cost
        discard(table, card, log)

    def said(self) -> Said:
        key = "foe-discards-by-chance" if self.by_chance else "foe-discards"
        if self.equal is not None:
            return Said(f"{key}-equal", parts={"equal": [self.equal.said()]})
        return Said(f"{key}-all") if self.n < 0 else Said(key, {"n": self.n})


def look(table: Destiny, seat: Seat, card: CardId, log: Log) -> None:
    """A seat looks at a hidden card where it lies."""
    table.set_known(card, table.known(card) | BITS[seat])
    log.add(E_LOOKED, seat, card, 0, table.owner(card), BITS[seat])


class LookAtHand(Foe):
    """The user looks at an opponent's hand and may have some of its cards discarded; *everybody*: at all hands."""

    def __init__(self, which: Pile | None = None, least: i64 = 1, most: i64 = 1, everybody: bool = False) -> None:
        self.which = which
        self.least = least
        self.most = most
        self.everybody = everybody

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        foe = frame.data[FOE]
        if foe == NOBODY:
            return DONE
        if frame.left < 0:
            frame.left = 0
            begin_choice(frame)
            for other in table.foes(frame.seat) if self.everybody else [foe]:
                for card in table.rows[HAND[other]]:
                    look(table, frame.seat, card, log)
        if self.which is not None and frame.left < self.most and len(table.rows[HAND[foe]]) > 0:
            # Asked though nothing may fit: only who looks at the hand knows.
            cards = self.which.found(table, frame)
            ask_to_pick(table, frame.seat, ASK_HAND, cards, frame.card, stop=self.least == 0 or not cards)
            return WAIT
        frame.left = FINISHED
        events: list[Happening] = []
        if chosen(frame):
            emptied(table, foe, False, events)
        return WAIT if announce(table, events) else DONE

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP.base:
            frame.left = self.most
            return
        frame.left += 1
        frame.data.append(code - PICK.base)
        discard(table, code - PICK.base, log)

    def said(self) -> Said:
        if self.everybody:
            return Said("look-at-all-hands")
        if self.which is None:
            return Said("look-at-hand")
        return Said("look-at-hand-discard", {"n": self.most}, {}, {"which": [self.which.said(self.least, self.most)]})


class PeekAtHand(Foe):
    """The user looks at cards of an opponent's hand by chance, or has them revealed; counts the cost of one, how many
    are of some kinds, or discards those of some kinds. With *of_colour*: was the named colour met?"""

    def __init__(
        self,
        n: i64 = 1,
        revealed: bool = False,
        counting: list[i64] | None = None,
        discarding: list[i64] | None = None,
        of_colour: bool = False,
    ) -> None:
        self.n = n
        self.revealed = revealed
        self.counting = counting or []
        self.discarding = discarding or []
        self.of_colour = of_colour

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        foe = frame.data[FOE]
        frame.left = FINISHED
        if foe == NOBODY:
            return DONE
        cards = random_hand(table, foe, self.n)
        counted: i64 = 0
        met = False
        discarded = False
        for card in cards:
            if self.revealed:
                table.set_known(card, EVERYBODY)
                log.add(E_REVEALED, foe, card)
            else:
                look(table, frame.seat, card, log)
            kind = table.printed[card].kind
            if self.counting:
                counted += 1 if kind in self.counting else 0
            else:
                counted += table.printed[card].cost
            met = met or table.printed[card].colour == frame.data[AMOUNT]
            if kind in self.discarding:
                discard(table, card, log)
                discarded = True
        report(frame, met if self.of_colour else len(cards) == self.n, counted)
        events: list[Happening] = []
        if discarded:
            emptied(table, foe, False, events)
        return WAIT if announce(table, events) else DONE

    def said(self) -> Said:
        key = "reveal-from-hand" if self.revealed else "peek-at-hand"
        what = "discard" if self.discarding else "count" if self.counting else "colour" if self.of_colour else ""
        if not what:
            return Said(key, {"n": self.n})
        words = [KINDS.words[kind] for kind in self.discarding or self.counting] if what != "colour" else []
        parts = {"look": [Said("random-revealed" if self.revealed else "random-seen", {"n": self.n})]}
        if words:
            parts["kinds"] = [Said(f"kind-{word}") for word in words]
        plain = Said(f"plain-hand-{what}", parts=parts)
        return Said("-".join([key, what, *words]), {"n": self.n}, plain=plain)


class Interrogate(Foe):
    """The user looks at a card of an opponent's hand by chance; if it is an event, he may remove this die to have it
    discarded (Interrogation Droid)."""

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        foe = frame.data[FOE]
        if foe == NOBODY:
            return DONE
        if frame.left < 0:
            frame.left = 0
            for card in random_hand(table, foe, 1):
                look(table, frame.seat, card, log)
                put(table, card, LOOKED_AT[foe], table.known(card))
        seen = listed(table.rows[LOOKED_AT[foe]])
        if frame.left == 0 and seen and self._die(table, frame) != NO_CARD:
            # Asked whatever the card is: only who looks at it knows.
            out = table.offer()
            if table.printed[seen[0]].kind == EVENT:
                out.add(YES.base)
            out.add(NO.base)
            table.ask(frame.seat, ASK_MAY, frame.card)
            return WAIT
        events: list[Happening] = []
        if frame.left == 2:
            emptied(table, foe, False, events)
        frame.left = FINISHED
        for card in seen:
            put(table, card, HAND[foe], table.known(card))
        return WAIT if announce(table, events) else DONE

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 1
        if code != YES.base:
            return
        frame.left = 2  # it is discarded
        remove_die(table, self._die(table, frame), log)
        foe = frame.data[FOE]
        for card in listed(table.rows[LOOKED_AT[foe]]):
            discard(table, card, log)

    def _die(self, table: Destiny, frame: Frame) -> CardId:
        for die in table.dice_of(frame.card):
            if table.in_pool(die):
                return die
        return NO_CARD

    def said(self) -> Said:
        return Said("interrogate")


class PlayFrom(Choosing):
    """Play a card from hand or discard pile: for less, or free; perhaps on somebody who is named. The card is picked
    only among those that can be played so."""

    def __init__(
        self,
        which: Pile,
        less: i64 = 0,
        free: bool = False,
        on_this: bool = False,
        on_chosen: bool = False,
        may: bool = False,
    ) -> None:
        super().__init__(which, 0 if may else 1, 1)
        self.less = less
        self.free = free
        self.on_this = on_this
        self.on_chosen = on_chosen
        self.may = may

    def _bearer(self, table: Destiny, frame: Frame) -> CardId:
        if self.on_this:
            return frame.card
        return frame.data[PRIOR] if self.on_chosen else NO_CARD

    def allowed(self, table: Destiny, frame: Frame, thing: CardId) -> bool:
        return can_play(table, frame.seat, thing, self.less, self.free, self._bearer(table, frame))

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP.base:
            frame.left = 1
            return
        frame.left = 1
        begin_play(table, frame.seat, code - PICK.base, self.less, self.free, self._bearer(table, frame))

    def finish(self, table: Destiny, frame: Frame, log: Log) -> bool:
        frame.left = FINISHED
        return DONE

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        raise AssertionError("it is played when it is picked")

    def said(self) -> Said:
        key = "play-from"
        if self.free:
            key += "-free"
        elif self.less:
            key += "-less"
        if self.on_this:
            key += "-on-this"
        elif self.on_chosen:
            key += "-on-chosen"
        if self.may:
            key += "-may"
        return Said(key, {"n": self.less}, {}, {"which": [self.which.said()]})


class HandToDeck(Choosing):
    """Cards of one's own hand go to the bottom of the deck, one after another."""

    def __init__(self, least: i64 = 1, most: i64 = 1) -> None:
        super().__init__(Pile(FROM_HAND, YOURS), least, most)

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP.base:
            frame.left = 100
            return
        card = code - PICK.base
        seat = frame.seat
        put(table, card, DECK[seat], BITS[seat])
        table.take(DECK[seat], card)
        table.insert(DECK[seat], 0, card)
        log.add(E_TO_DECK, seat, card, 0, NOBODY, BITS[seat])
        frame.left = max(frame.left, 0) + 1

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        """What was put away is a secret: only how many is remembered."""
        if frame.left < 0:
            frame.left = 0
        if frame.left < self.most and len(table.rows[HAND[frame.seat]]) > 0:
            stop = frame.left >= self.least
            ask_to_pick(table, frame.seat, ASK_HAND, listed(table.rows[HAND[frame.seat]]), frame.card, stop=stop)
            return WAIT
        report(frame, frame.left >= self.least, 0)
        frame.left = FINISHED
        return DONE

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        raise AssertionError("each is put away when it is picked")

    def said(self) -> Said:
        return self.worded("hand-to-deck")
