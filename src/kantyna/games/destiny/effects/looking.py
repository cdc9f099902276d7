"""Cards off the top of a deck that are looked at and dealt with; cards laid face down."""

from __future__ import annotations

from kantyna.games.destiny.effects.hand import look
from kantyna.games.destiny.effects.registers import FINISHED, FOE
from kantyna.games.destiny.table import ASIDE, DECK, FACE_DOWN, GONE, HAND, LAID_UNDER, LIMBO, LOOKED_AT, Destiny, has
from kantyna.games.destiny.turn.announcement import announce, emptied
from kantyna.games.destiny.turn.answers import CHOOSE, NO, OPPONENT, PICK, STOP, ask_to_pick
from kantyna.games.destiny.turn.movement import discard, draw, gain, put, set_aside
from kantyna.games.destiny.turn.play import begin_play, can_play
from kantyna.games.destiny.vocabulary import (
    ASK_CARD,
    ASK_CHOICE,
    ASK_HAND,
    ASK_OPPONENT,
    E_DREW,
    E_LOOKED,
    E_SET_ASIDE,
    E_TO_DECK,
)
from kantyna.kernel.body import listed
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import BITS, EVERYBODY, NOBODY, CardId, Code
from kantyna.kernel.native import i64, mypyc_attr
from kantyna.kernel.said import Said


@mypyc_attr(allow_interpreted_subclasses=True)
class Looking(Effect[Destiny]):
    """Cards from the top of a deck are laid aside and looked at, until they are dealt with."""

    def __init__(self, n: i64, any_player: bool = False) -> None:
        self.n = n
        self.any_player = any_player

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        if frame.left < 0:
            if self.any_player and frame.data[FOE] == NOBODY:
                out = table.offer()
                for seat in [frame.seat, *table.foes(frame.seat)]:
                    out.add(OPPONENT.base + seat)
                table.ask(frame.seat, ASK_OPPONENT, frame.card)
                return WAIT
            if not self.any_player:
                frame.data[FOE] = frame.seat
            frame.left = 0
            self._lay_open(table, frame, log)
        if self.go(table, frame, log):
            return WAIT
        frame.left = FINISHED
        return DONE

    def worded(self, key: str) -> Said:
        """The clause: how many cards, and of whose deck."""
        return Said(key, {"n": self.n}, {"deck": "deck-any" if self.any_player else "deck-yours"})

    def _lay_open(self, table: Destiny, frame: Frame, log: Log) -> None:
        owner = frame.data[FOE]
        for _ in range(min(self.n, len(table.rows[DECK[owner]]))):
            card = table.rows[DECK[owner]][-1]
            put(table, card, LOOKED_AT[owner], BITS[frame.seat])
            log.add(E_LOOKED, frame.seat, card, 0, owner, BITS[frame.seat])

    def seen(self, table: Destiny, frame: Frame) -> list[CardId]:
        return listed(table.rows[LOOKED_AT[frame.data[FOE]]])

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        """Ask on, or deal with the rest: True while something is asked or runs."""
        raise NotImplementedError

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if OPPONENT.has(code):
            frame.data[FOE] = code - OPPONENT.base
        else:
            self.answered(table, frame, code, log)

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        raise NotImplementedError


class ArrangeTop(Looking):
    """Put the cards back on top or under the deck, in any order: first those for the bottom, the rest on top, the last
    one picked topmost. With too few in the deck they are merely looked at: what is done with them stands after "then".
    """

    def _lay_open(self, table: Destiny, frame: Frame, log: Log) -> None:
        deck = table.rows[DECK[frame.data[FOE]]]
        if len(deck) >= self.n:
            super()._lay_open(table, frame, log)
            return
        for card in deck:
            look(table, frame.seat, card, log)

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        seen = self.seen(table, frame)
        if not seen:
            return False
        ask_to_pick(table, frame.seat, ASK_CARD, seen, frame.card, 1 - frame.left, stop=frame.left == 0)
        return True

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP.base:
            frame.left = 1
            return
        owner = frame.data[FOE]
        card = code - PICK.base
        put(table, card, DECK[owner], BITS[frame.seat])
        if frame.left == 0:
            table.take(DECK[owner], card)
            table.insert(DECK[owner], 0, card)
        log.add(E_TO_DECK, owner, card, 0, NOBODY, BITS[frame.seat])

    def said(self) -> Said:
        return self.worded("arrange-top")


class DiscardOneDrawOther(Looking):
    """One may be discarded; then that player draws the other (Jedi Council)."""

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        seen = self.seen(table, frame)
        if frame.left == 0 and len(seen) > 1:
            out = table.offer()
            for card in seen:
                out.add(PICK.base + card)
            out.add(NO.base)
            table.ask(frame.seat, ASK_CARD, frame.card)
            return True
        owner = frame.data[FOE]
        for card in reversed(seen):
            put(table, card, DECK[owner], BITS[frame.seat])
        if frame.left == 1:
            draw(table, owner, 1, log)
        return False

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if code == NO.base:
            frame.left = 2
            return
        frame.left = 1
        discard(table, code - PICK.base, log)

    def said(self) -> Said:
        return self.worded("discard-one-draw-other")


class PlayOneOfTop(Looking):
    """One of them may be played free; the rest is discarded."""

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        seen = self.seen(table, frame)
        if frame.left == 0:
            playable = [card for card in seen if can_play(table, frame.seat, card, 0, True)]
            if seen:
                ask_to_pick(table, frame.seat, ASK_HAND, playable, frame.card, stop=True)
                return True
        for card in seen:
            discard(table, card, log)
        return False

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 1
        if code != STOP.base:
            begin_play(table, frame.seat, code - PICK.base, 0, True)

    def said(self) -> Said:
        return self.worded("play-one-of-top")


class DrawAndUse(Looking):
    """Draw a card; it may be played free, or discarded for resources (Our Only Hope)."""

    def __init__(self, n: i64) -> None:
        super().__init__(1)
        self.gained = n

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        seen = self.seen(table, frame)
        if frame.left == 0 and seen:
            out = table.offer()
            if can_play(table, frame.seat, seen[0], 0, True):
                out.add(CHOOSE.base)
            out.add(CHOOSE.base + 1)
            out.add(NO.base)
            table.ask(frame.seat, ASK_CHOICE, frame.card)
            return True
        for card in seen:
            put(table, card, HAND[frame.seat], BITS[frame.seat])
            log.add(E_DREW, frame.seat, card, 1, NOBODY, BITS[frame.seat])
        return False

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 1
        card = self.seen(table, frame)[0]
        if code == CHOOSE.base:
            put(table, card, HAND[frame.seat], BITS[frame.seat])
            begin_play(table, frame.seat, card, 0, True)
        elif code == CHOOSE.base + 1:
            discard(table, card, log)
            gain(table, frame.seat, self.gained, log)
            events: list[Happening] = []
            emptied(table, frame.seat, False, events)
            announce(table, events)

    def said(self) -> Said:
        return Said(
            "draw-and-use",
            {"n": self.gained},
            {},
            {"choice0": [Said("draw-and-play")], "choice1": [Said("draw-and-discard", {"n": self.gained})]},
        )


def place_under(table: Destiny, copy: CardId) -> i64:
    """Which of the cards that a seat laid face down lies under this set-aside copy."""
    place: i64 = 0
    for seat in range(table.seats):
        for card in table.rows[ASIDE[seat] if table.plays(seat) else GONE[seat]]:
            if card == copy:
                return place
            if table.mark(LAID_UNDER, card) == table.mark(LAID_UNDER, copy):
                place += 1
    return place


class LayFaceDown(Effect[Destiny]):
    """This event is set aside with a card of the hand face down under it (Premonitions); with an empty hand, alone."""

    def able(self, table: Destiny, frame: Frame) -> bool:
        return has(table.rows[LIMBO], frame.card)

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED or not self.able(table, frame):
            return DONE
        if len(table.rows[HAND[frame.seat]]) == 0:
            set_aside(table, frame.card, log)
            return DONE
        ask_to_pick(table, frame.seat, ASK_HAND, listed(table.rows[HAND[frame.seat]]), frame.card)
        return WAIT

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.left = FINISHED
        set_aside(table, frame.card, log)
        table.write_mark(LAID_UNDER, frame.card, frame.seat + 1)
        under = FACE_DOWN[frame.seat]
        put(table, code - PICK.base, under, BITS[frame.seat])
        order = listed(table.rows[under])
        order.insert(place_under(table, frame.card), order.pop())
        table.lay(under, order)
        log.add(E_SET_ASIDE, frame.seat, code - PICK.base, 0, NOBODY, BITS[frame.seat])

    def said(self) -> Said:
        return Said("lay-face-down")


class PlayFaceDown(Effect[Destiny]):
    """The card under another set-aside copy of this is played free, and that copy discarded."""

    def copies(self, table: Destiny, frame: Frame) -> list[CardId]:
        """The copies aside, each with the card under it."""
        title = table.printed[frame.card].title
        return [
            card
            for seat in [frame.seat, *table.foes(frame.seat)]
            for card in table.rows[ASIDE[seat]]
            if table.printed[card].title == title
        ]

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        copies = self.copies(table, frame)
        if not copies:
            return DONE
        ask_to_pick(table, frame.seat, ASK_CARD, copies, frame.card)
        return WAIT

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.left = FINISHED
        copy = code - PICK.base
        who = table.mark(LAID_UNDER, copy) - 1
        place = place_under(table, copy)
        table.write_mark(LAID_UNDER, copy, 0)
        discard(table, copy, log)
        if who == NOBODY or place >= len(table.rows[FACE_DOWN[who]]):
            return
        under = table.rows[FACE_DOWN[who]][place]
        table.set_known(under, EVERYBODY)
        if can_play(table, frame.seat, under, 0, True):
            begin_play(table, frame.seat, under, 0, True)
        else:
            discard(table, under, log)

    def said(self) -> Said:
        return Said("play-face-down")
