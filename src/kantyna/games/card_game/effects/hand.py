"""What happens to hands, and what comes from them into play."""

from __future__ import annotations

from kantyna.games.card_game.effects.captives import BOTH, capture
from kantyna.games.card_game.table import (
    DECK,
    FIGHT,
    HAND,
    CardGame,
)
from kantyna.games.card_game.turn.answers import (
    DISCARD,
    PICK,
    STOP,
)
from kantyna.games.card_game.turn.movement import (
    bury,
    discard,
    draw,
)
from kantyna.games.card_game.turn.play import AS_UNIT, INTO_FIGHT, enter, may_play, play
from kantyna.games.card_game.turn.values import offer_each, stands_for_equals, unique_in_play
from kantyna.games.card_game.vocabulary import (
    ASK_DISCARD_DOWN,
    ASK_OPPONENTS_HAND,
    ASK_PICK,
    E_BOTTOMED,
    E_LOOKED,
    UNIT,
)
from kantyna.kernel.body import row
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import BITS, NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class DrawCards(Effect[CardGame]):
    def __init__(self, count: i64) -> None:
        self.count = count

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return len(table.rows[DECK[seat]]) > 0

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        draw(table, frame.seat, self.count, log, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("draw", {"n": self.count})


class DiscardFromHand(Effect[CardGame]):
    """A player chooses and discards a card from his hand, if he has one."""

    def __init__(self, opponent: bool) -> None:
        self.opponent = opponent

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return len(table.rows[HAND[1 - seat if self.opponent else seat]]) > 0

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        seat = 1 - frame.seat if self.opponent else frame.seat
        if frame.left == 0 or len(table.rows[HAND[seat]]) == 0:
            return DONE
        offer_each(table, DISCARD.base, table.rows[HAND[seat]], table.offer())
        table.ask(seat, ASK_DISCARD_DOWN, frame.card, 1)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        discard(table, code - DISCARD.base, log, frame.card)

    def said(self) -> Said:
        return Said("opponent-discards" if self.opponent else "discard-one", {"n": 1})


class RandomFromHand(Effect[CardGame]):
    """A random card of the opponent's hand is discarded, or captured at this objective."""

    def __init__(self, capture: bool) -> None:
        self.capture = capture

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return len(table.rows[HAND[1 - seat]]) > 0

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        hand = table.rows[HAND[1 - frame.seat]]
        if not hand:
            return DONE
        number = table.defs[hand[table.roll(len(hand))]]
        (card,) = [one for one in hand if table.defs[one] == number and stands_for_equals(table, one, hand)]
        if self.capture:
            capture(table, card, frame.card, BOTH, log)
        else:
            discard(table, card, log, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("random-capture" if self.capture else "random-discard", {"n": 1})


class LookAtHand(Effect[CardGame]):
    """Look at the opponent's hand, choose a card of it, discard it."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return len(table.rows[HAND[1 - seat]]) > 0

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        foe = 1 - frame.seat
        if frame.left == 0 or len(table.rows[HAND[foe]]) == 0:
            return DONE
        if frame.left < 0:
            frame.left = 1
            for card in table.rows[HAND[foe]]:
                table.set_known(card, table.known(card) | BITS[frame.seat])
                log.add(E_LOOKED, frame.seat, card, 0, foe, table.known(card), frame.card)
        offer_each(table, PICK.base, table.rows[HAND[foe]], table.offer())
        table.ask(frame.seat, ASK_OPPONENTS_HAND, frame.card)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        discard(table, code - PICK.base, log, frame.card)

    def said(self) -> Said:
        return Said("look-at-hand", {"n": 1})


class BottomOne(Effect[CardGame]):
    """A card from hand goes under the deck."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return len(table.rows[HAND[seat]]) > 0

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        offer_each(table, PICK.base, table.rows[HAND[frame.seat]], table.offer())
        table.ask(frame.seat, ASK_PICK, frame.card)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        card = code - PICK.base
        bury(table, card)
        log.add(E_BOTTOMED, frame.seat, card, 0, -1, table.known(card), frame.card)

    def said(self) -> Said:
        return Said("bottom-one", {"n": 1})


class CheapFromHand(Effect[CardGame]):
    """Put a unit that costs little into play from hand, for nothing."""

    def __init__(self, most: i64) -> None:
        self.most = most

    def _fitting(self, table: CardGame, seat: Seat) -> list[CardId]:
        return [
            card
            for card in table.rows[HAND[seat]]
            if table.printed[card].kind == UNIT
            and table.printed[card].cost <= self.most
            and not unique_in_play(table, table.defs[card])
        ]

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return bool(self._fitting(table, seat))

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        fitting = row(self._fitting(table, frame.seat))
        # It starts only with such a unit in hand, but a hand guessed by the opponent may hold none.
        out = table.offer()
        offer_each(table, PICK.base, fitting, out)
        if len(fitting) == 0:
            out.add(STOP.base)
        table.ask(frame.seat, ASK_PICK, frame.card)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        if code != STOP.base:
            enter(table, code - PICK.base, AS_UNIT, NO_CARD, 0, log)

    def said(self) -> Said:
        return Said("cheap-from-hand", {"n": self.most})


class ThisIntoFight(Effect[CardGame]):
    """This unit comes from hand straight into the engagement, put or played."""

    def __init__(self, paid: bool) -> None:
        self.paid = paid

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        if self.paid:
            return may_play(table, seat, card, INTO_FIGHT)
        return table.count[FIGHT] == 1 and not unique_in_play(table, table.defs[card])

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        frame.left = 0
        if self.paid:
            play(table, frame.seat, frame.card, INTO_FIGHT)
        else:
            enter(table, frame.card, INTO_FIGHT, NO_CARD, 0, log)
        return WAIT

    def said(self) -> Said:
        return Said("play-into-fight" if self.paid else "put-into-fight")
