"""What an ability costs."""

from __future__ import annotations

from kantyna.games.card_game.effects.ability import PICKED, UNPAID
from kantyna.games.card_game.effects.selector import Cards
from kantyna.games.card_game.table import (
    DAMAGE,
    FOCUS,
    HAND,
    CardGame,
)
from kantyna.games.card_game.turn.answers import (
    DISCARD,
    PICK,
    STOP,
    ask_to_pick,
)
from kantyna.games.card_game.turn.damage import damage, departure
from kantyna.games.card_game.turn.movement import (
    discard,
    last_for,
    put_focus,
)
from kantyna.games.card_game.turn.nodes import N_HAPPEN
from kantyna.games.card_game.turn.payment import spend
from kantyna.games.card_game.turn.values import can_pay, in_play, offer_each
from kantyna.games.card_game.vocabulary import (
    ASK_CHEAPER,
    ASK_COST,
    M_RESERVE,
    NEUTRAL,
    SACRIFICED,
    UNTIL_PHASE,
)
from kantyna.kernel.body import Options
from kantyna.kernel.combinators import Pick
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said
from kantyna.kernel.window import propose


class FocusThis(Effect[CardGame]):
    """Cost: focus this card."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return not table.mark(FOCUS, card)

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        put_focus(table, frame.card, 1, log)
        return DONE

    def said(self) -> Said:
        return Said("cost-focus-this")


class FocusOne(Pick[CardGame]):
    """Cost: focus a ready card such as described."""

    def __init__(self, such: Cards) -> None:
        super().__init__(ASK_COST)
        self.such = such

    def _ready(self, table: CardGame, seat: Seat) -> list[CardId]:
        return [card for card in self.such.find(table, seat) if not table.mark(FOCUS, card)]

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return bool(self._ready(table, seat))

    def offer(self, table: CardGame, frame: Frame, out: Options) -> None:
        for card in self._ready(table, frame.seat):
            out.add(PICK.base + card)

    def picked(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        put_focus(table, code - PICK.base, 1, log)

    def said(self) -> Said:
        return Said("cost-focus-one", {}, {}, {"such": [self.such.said()]})


class SacrificeThis(Effect[CardGame]):
    """Cost: sacrifice this card."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        frame.left = 0
        propose(table, N_HAPPEN, frame.seat, [departure(table, frame.card, SACRIFICED, frame.card)])
        return WAIT

    def said(self) -> Said:
        return Said("cost-sacrifice-this")


class Sacrifice(Effect[CardGame]):
    """Cost: sacrifice a card such as described."""

    def __init__(self, such: Cards) -> None:
        self.such = such

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return self.such.any(table, seat)

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.left >= 0:
            return DONE
        ask_to_pick(table, frame.seat, ASK_COST, self.such.find(table, frame.seat), frame.card)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.left = code - PICK.base
        propose(table, N_HAPPEN, frame.seat, [departure(table, frame.left, SACRIFICED, frame.card)])

    def said(self) -> Said:
        return Said("cost-sacrifice", {}, {}, {"such": [self.such.said()]})


class Spend(Effect[CardGame]):
    """Cost: resources of any kind."""

    def __init__(self, amount: i64) -> None:
        self.amount = amount

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return can_pay(table, seat, self.amount, NEUTRAL)

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        frame.left = 0
        spend(table, frame.seat, frame.card, self.amount)
        return WAIT

    def said(self) -> Said:
        return Said("cost-spend", {"n": self.amount})


class DiscardOne(Pick[CardGame]):
    """Cost: discard a card from hand."""

    def __init__(self) -> None:
        super().__init__(ASK_COST)

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return len(table.rows[HAND[seat]]) > 0

    def offer(self, table: CardGame, frame: Frame, out: Options) -> None:
        offer_each(table, DISCARD.base, table.rows[HAND[frame.seat]], out)

    def picked(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        discard(table, code - DISCARD.base, log, frame.card)

    def said(self) -> Said:
        return Said("cost-discard", {"n": 1})


class DamageThis(Effect[CardGame]):
    """Cost: one damage on this card. If it was prevented, nothing was paid (CG-ABIL-6)."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        card = frame.card
        if frame.left >= 0:
            if in_play(table, card) and table.mark(DAMAGE, card) == frame.left:
                frame.at = UNPAID
            return DONE
        frame.left = table.mark(DAMAGE, card)
        propose(table, N_HAPPEN, frame.seat, [damage(table, frame.card, 1, frame.card, 0)])
        return WAIT

    def said(self) -> Said:
        return Said("cost-damage-this", {"n": 1})


class DiscardSome(Effect[CardGame]):
    """Cost: discard any number of cards from hand, at least one. How many is kept where picks are."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return event is not None and event.amount > 1 and len(table.rows[HAND[seat]]) > 0

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        hand = table.rows[HAND[frame.seat]]
        if frame.left == 0 or not hand:
            return DONE
        made = len(frame.data) > PICKED
        out = table.offer()
        offer_each(table, DISCARD.base, hand, out)
        if made:
            out.add(STOP.base)
        # How much the cost can still go down; more may be discarded all the same.
        lower = table.happenings[frame.about].amount - 1 - (frame.data[PICKED] if made else 0)
        table.ask(frame.seat, ASK_CHEAPER, frame.card, lower if lower > 0 else 0)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP.base:
            frame.left = 0
            return
        discard(table, code - DISCARD.base, log, frame.card)
        if len(frame.data) > PICKED:
            frame.data[PICKED] += 1
        else:
            frame.data.append(1)

    def said(self) -> Said:
        return Said("cost-discard-some")


class LessReserve(Effect[CardGame]):
    """Cost: the reserve is smaller until the phase ends."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        last_for(table, M_RESERVE, frame.seat, -1, UNTIL_PHASE, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("cost-less-reserve", {"n": 1})
