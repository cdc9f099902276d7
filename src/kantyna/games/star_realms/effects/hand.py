"""Effects on hands: drawing and discarding."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import discard, draw, offer_pile
from kantyna.games.star_realms.table import BLOBS, DECK, HAND, StarRealms
from kantyna.games.star_realms.table import DISCARD as DISCARD_PILE
from kantyna.games.star_realms.turn.action import in_hand
from kantyna.games.star_realms.turn.answers import STOP, TARGET
from kantyna.games.star_realms.vocabulary import ASK_DISCARD, ASK_DISCARD_TO_DRAW, ASK_TARGET
from kantyna.kernel.action import Chosen
from kantyna.kernel.body import Options
from kantyna.kernel.combinators import Count, RepeatPick
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

DISCARD: Final = Chosen("discard", [HAND])


class Draw(Effect[StarRealms]):
    """Draw cards."""

    def __init__(self, count: i64) -> None:
        self.count = count

    def step(self, table: StarRealms, frame: Frame, log: Log) -> bool:
        draw(table, frame.seat, self.count, log)
        return DONE

    def would_change(self, table: StarRealms, seat: Seat, card: CardId) -> bool:
        return len(table.rows[DECK[seat]]) > 0 or len(table.rows[DISCARD_PILE[seat]]) > 0

    def said(self) -> Said:
        return Said("draw", {"n": self.count})


class BlobsPlayed(Count[StarRealms]):
    """Blob cards played this turn; the card itself counts in the turn it was played."""

    def number(self, table: StarRealms, seat: Seat, card: CardId) -> i64:
        return table.count[BLOBS[seat]]

    def said(self) -> Said:
        return Said("each-blob-played")


class OpponentDiscards(Effect[StarRealms]):
    """An opponent of the player's choice discards a card of his own choice, at once."""

    def step(self, table: StarRealms, frame: Frame, log: Log) -> bool:
        if frame.left < 0:
            out = table.offer()
            for foe in table.foes[frame.seat]:
                out.add(TARGET.base + foe)
            table.ask(frame.seat, ASK_TARGET, frame.card)
            return WAIT
        victim = frame.left
        if victim >= table.seats or len(table.rows[HAND[victim]]) == 0:
            return DONE
        offer_pile(table, DISCARD.base, HAND[victim], table.offer())
        table.ask(victim, ASK_DISCARD, frame.card)
        return WAIT

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        if TARGET.has(code):
            frame.left = code - TARGET.base
        else:
            discard(table, frame.left, in_hand(table, frame.left, code - DISCARD.base), log)
            frame.left = table.seats  # the discard was made

    def would_change(self, table: StarRealms, seat: Seat, card: CardId) -> bool:
        for foe in table.foes[seat]:
            if len(table.rows[HAND[foe]]) > 0:
                return True
        return False

    def said(self) -> Said:
        return Said("opponent-discards", {"n": 1})


class PickToDraw(RepeatPick[StarRealms]):
    """Give up to some cards first, then draw as many. ``frame.about`` counts them."""

    def give_up(self, table: StarRealms, seat: Seat, code: Code, log: Log) -> None:
        """The card that an option names goes."""
        raise NotImplementedError

    def step(self, table: StarRealms, frame: Frame, log: Log) -> bool:
        if frame.left < 0:
            frame.about = 0
        return super().step(table, frame, log)

    def picked(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        self.give_up(table, frame.seat, code, log)
        frame.about += 1

    def finish(self, table: StarRealms, frame: Frame, log: Log) -> bool:
        draw(table, frame.seat, frame.about, log)
        return DONE


class DiscardToDraw(PickToDraw):
    """Discard up to some cards first, then draw as many."""

    def __init__(self, most: i64) -> None:
        super().__init__(ASK_DISCARD_TO_DRAW, most, STOP)

    def offer(self, table: StarRealms, frame: Frame, out: Options) -> None:
        offer_pile(table, DISCARD.base, HAND[frame.seat], out)

    def give_up(self, table: StarRealms, seat: Seat, code: Code, log: Log) -> None:
        discard(table, seat, in_hand(table, seat, code - DISCARD.base), log)

    def would_change(self, table: StarRealms, seat: Seat, card: CardId) -> bool:
        return len(table.rows[HAND[seat]]) > 0

    def said(self) -> Said:
        return Said("discard-to-draw", {"n": self.most})
