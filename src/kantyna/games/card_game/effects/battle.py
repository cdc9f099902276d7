"""What changes an engagement, its edge battle, or the dial behind it."""

from __future__ import annotations

from kantyna.games.card_game.effects.target import engaged_objective
from kantyna.games.card_game.table import (
    DIAL,
    ENGAGED,
    CardGame,
)
from kantyna.games.card_game.turn.damage import damage
from kantyna.games.card_game.turn.edge_battle import TWISTED
from kantyna.games.card_game.turn.movement import (
    last_for,
    move_dial,
)
from kantyna.games.card_game.turn.nodes import N_EDGE, N_HAPPEN
from kantyna.games.card_game.turn.values import in_play, is_dial
from kantyna.games.card_game.vocabulary import (
    E_REDIRECTED,
    ENEMY,
    M_ENGAGE_AGAIN,
    UNTIL_PHASE,
)
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said
from kantyna.kernel.window import propose


class TwistOfFate(Effect[CardGame]):
    """The edge battle starts anew."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        table.nearest(N_EDGE).at = TWISTED
        return DONE

    def said(self) -> Said:
        return Said("twist-of-fate")


class EngageThis(Effect[CardGame]):
    """The attack goes to this objective instead (CG-ENG-6)."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return table.count[ENGAGED] >= 0 and table.count[ENGAGED] != card

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if in_play(table, frame.card):
            table.count[ENGAGED] = frame.card
            log.add(E_REDIRECTED, frame.seat, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("engage-this")


class EngageAgain(Effect[CardGame]):
    """The same objective may be engaged once more this phase."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return table.count[ENGAGED] >= 0 and not is_dial(table, table.count[ENGAGED])

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if table.count[ENGAGED] >= 0:
            last_for(table, M_ENGAGE_AGAIN, table.count[ENGAGED], 1, UNTIL_PHASE, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("engage-again")


class DamageEngagedIfAttacking(Effect[CardGame]):
    """The engaged objective is damaged if the player attacks."""

    def __init__(self, amount: i64) -> None:
        self.amount = amount

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return seat == table.active and bool(engaged_objective(table))

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        targets = engaged_objective(table)
        if frame.left == 0 or not targets:
            return DONE
        frame.left = 0
        propose(table, N_HAPPEN, frame.seat, [damage(table, targets[0], self.amount, frame.card, ENEMY)])
        return WAIT

    def said(self) -> Said:
        return Said("damage-engaged-if-attacking", {"n": self.amount})


class Dial(Effect[CardGame]):
    """The Death Star dial moves."""

    def __init__(self, amount: i64) -> None:
        self.amount = amount

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return self.amount > 0 or table.count[DIAL] > 1

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        move_dial(table, self.amount, log, frame.card)
        return DONE

    def said(self) -> Said:
        if self.amount > 0:
            return Said("dial-up", {"n": self.amount})
        return Said("dial-down", {"n": -self.amount})
