"""Which card an effect befalls."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.effects.ability import cause, picked
from kantyna.games.card_game.effects.selector import Cards
from kantyna.games.card_game.table import ENGAGED, CardGame
from kantyna.games.card_game.turn.nodes import N_HAPPEN
from kantyna.games.card_game.turn.values import in_play, is_dial
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import NO_CARD, CardId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said
from kantyna.kernel.window import propose

IT: Final = 0
"""What was picked."""
THIS: Final = 1
HOST: Final = 2
CAUSE: Final = 3
"""The card that the trigger speaks of."""
EACH: Final = 4
ENGAGED_OBJECTIVE: Final = 5
"""The engaged objective; the dial is none."""
WORDS: Final = ["it", "this", "host", "that", "each", "engaged"]


class Target:
    """*word* names it where "it" would be misunderstood."""

    def __init__(self, kind: i64, such: Cards | None = None, word: str = "") -> None:
        if (such is not None) != (kind == EACH):
            raise ValueError("each is told by which they are, and nothing else is")
        self.kind = kind
        self.such = such
        self.word = word

    def find(self, table: CardGame, frame: Frame) -> list[CardId]:
        """The cards in play that are meant."""
        if self.kind == IT:
            return [card for card in picked(frame) if in_play(table, card)]
        if self.kind == EACH:
            assert self.such is not None
            return self.such.find(table, frame.seat)
        found = self.single(table, frame.card, cause(table, frame) if self.kind == CAUSE else None)
        return [found] if found >= 0 else []

    def likely(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> list[CardId]:
        """Whom it would befall if it started now; what is still to be picked is judged by its pick."""
        if self.kind == EACH:
            assert self.such is not None
            return self.such.find(table, seat)
        found = NO_CARD if self.kind == IT else self.single(table, card, event)
        return [found] if found >= 0 else []

    def anybody(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        """Would it befall anything if it started now?"""
        if self.kind == IT:
            return True
        if self.kind == EACH:
            assert self.such is not None
            return self.such.any(table, seat)
        return self.single(table, card, event) >= 0

    def single(self, table: CardGame, card: CardId, event: Happening | None) -> CardId:
        """The one card in play that is meant where it is no choice and not each of several."""
        found = card
        if self.kind == HOST:
            found = table.host(card)
        elif self.kind == CAUSE:
            found = NO_CARD if event is None else event.card
        elif self.kind == ENGAGED_OBJECTIVE:
            found = table.count[ENGAGED]
            if found >= 0 and is_dial(table, found):
                return NO_CARD
            return found
        return found if found >= 0 and in_play(table, found) else NO_CARD

    def said(
        self,
        verb: str,
        numbers: dict[str, int] | None = None,
        names: dict[str, str] | None = None,
        parts: dict[str, list[Said]] | None = None,
    ) -> Said:
        """What a verb does to it, by an idiom or plainly."""
        name = f"{WORDS[self.kind]}-{self.word}" if self.word else WORDS[self.kind]
        whom = [self.such.said("each") if self.such is not None else Said(f"whom-{WORDS[self.kind]}")]
        filled = {**(parts or {}), "whom": whom}
        return Said(f"{verb}-{name}", numbers, names, filled, Said(f"{verb}-plain", numbers, names, filled))


class AtOnce(Effect[CardGame]):
    """Befalls all cards that are meant at once; what it sets going is waited for."""

    def __init__(self, target: Target) -> None:
        self.target = target

    def befall(self, table: CardGame, frame: Frame, cards: list[CardId]) -> None:
        """Set it going for these cards."""
        raise NotImplementedError

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return self.target.anybody(table, seat, card, event)

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        frame.left = 0
        cards = self.target.find(table, frame)
        if not cards:
            return DONE
        self.befall(table, frame, cards)
        return WAIT


class Proposal(AtOnce):
    """Something is about to happen to each of the cards."""

    def happening(self, table: CardGame, frame: Frame, card: CardId) -> Happening:
        """What is about to happen to a card."""
        raise NotImplementedError

    def befall(self, table: CardGame, frame: Frame, cards: list[CardId]) -> None:
        propose(table, N_HAPPEN, frame.seat, [self.happening(table, frame, card) for card in cards])


def engaged_objective(table: CardGame) -> list[CardId]:
    if table.count[ENGAGED] < 0 or is_dial(table, table.count[ENGAGED]):
        return []
    return [table.count[ENGAGED]]
