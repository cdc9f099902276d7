"""Effects on resources, the Force, attack and damage of one's own."""

from __future__ import annotations

from kantyna.games.deckbuilding.table import DAMAGE, RESOURCES, Deckbuilding
from kantyna.games.deckbuilding.turn.damage import repair
from kantyna.games.deckbuilding.turn.points import gain_force, gain_resources
from kantyna.games.deckbuilding.vocabulary import END_OF_TURN, GAINED_ATTACK, MORE_ATTACK, SPENT_RESOURCES
from kantyna.kernel.effect import DONE, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NO_CARD, CardId, Seat
from kantyna.kernel.modifier import Modifier
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class Gain(Effect[Deckbuilding]):
    """Resources, Force, or attack for this card until the end of the turn."""

    def __init__(self, resources: i64 = 0, force: i64 = 0, attack: i64 = 0) -> None:
        if attack and (resources or force):
            raise ValueError("attack is gained by itself")
        self.resources = resources
        self.force = force
        self.attack = attack

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        if self.resources:
            gain_resources(table, frame.seat, self.resources, log, frame.card)
        if self.force:
            gain_force(table, frame.seat, self.force, log, frame.card)
        if self.attack:
            more = Modifier(MORE_ATTACK, frame.card, self.attack, END_OF_TURN, frame.card)
            table.modifiers = [*table.modifiers, more]
            log.add(GAINED_ATTACK, frame.seat, frame.card, self.attack)
        return DONE

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return self.resources != 0 or self.attack != 0 or table.force_left(seat) > 0

    def in_full(self, table: Deckbuilding, seat: Seat) -> bool:
        """Is there room on the track for all the Force (DB-CHOOSE-4)?"""
        return self.force == 0 or self.force <= table.force_left(seat)

    def said(self) -> Said:
        if self.resources and self.force:
            return Said("gain-resources-and-force", {"resources": self.resources, "force": self.force})
        if self.resources:
            return Said("gain-resources", {"n": self.resources})
        if self.force:
            return Said("gain-force", {"n": self.force})
        return Said("gain-attack", {"n": self.attack})


class Repair(Effect[Deckbuilding]):
    """Take damage off one's own base."""

    def __init__(self, amount: i64) -> None:
        self.amount = amount

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        repair(table, frame.seat, self.amount, log)
        return DONE

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        base = table.base(seat)
        return base >= 0 and table.mark(DAMAGE, base) > 0

    def said(self) -> Said:
        return Said("repair", {"n": self.amount})


class Spend(Effect[Deckbuilding]):
    """A price in resources."""

    def __init__(self, amount: i64) -> None:
        self.amount = amount

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        table.count[RESOURCES[frame.seat]] -= self.amount
        log.add(SPENT_RESOURCES, frame.seat, NO_CARD, self.amount, -1, EVERYBODY, frame.card)
        return DONE

    def would_change(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return table.count[RESOURCES[seat]] >= self.amount

    def said(self) -> Said:
        return Said("spend", {"n": self.amount})
