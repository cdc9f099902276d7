"""Credits, fame, damage and reputation."""

from __future__ import annotations

from kantyna.games.outer_rim.effects.factions import factions_meant
from kantyna.games.outer_rim.effects.selectors import Belongings
from kantyna.games.outer_rim.table import CREDITS, DAMAGE, REPUTATION, OuterRim
from kantyna.games.outer_rim.turn.answers import FACTION, NO, YES
from kantyna.games.outer_rim.turn.damage import recover, suffer
from kantyna.games.outer_rim.turn.fame import gain_credits, gain_fame, gain_reputation, lose_credits, lose_reputation
from kantyna.games.outer_rim.turn.gifts import ask_price, pass_credits
from kantyna.games.outer_rim.turn.purse import spend
from kantyna.games.outer_rim.vocabulary import (
    ASK_FACTION,
    ASK_PAY,
    CHARACTER,
    FACTIONS,
    NEGATIVE,
    PATROLLING,
    SHIP_TARGET,
)
from kantyna.kernel.combinators import Pay as KernelPay
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class Gain(Effect[OuterRim]):
    """Credits and fame from the supply: for you, or for the player whom the text chose (*chosen*)."""

    def __init__(self, credits: i64 = 0, fame: i64 = 0, *, chosen: bool = False) -> None:
        self.credits = credits
        self.fame = fame
        self.chosen = chosen

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        seat = frame.about if self.chosen else frame.seat
        gain_credits(table, seat, self.credits, log, frame.card)
        gain_fame(table, seat, self.fame, log, frame.card)
        return table.outcome is not None

    def said(self) -> Said:
        key = "chosen-gains" if self.chosen else "gain"
        if self.credits and self.fame:
            return Said(f"{key}-credits-and-fame", {"n": self.credits, "fame": self.fame})
        if self.credits:
            return Said(f"{key}-credits", {"n": self.credits})
        return Said(f"{key}-fame", {"n": self.fame})


class LoseCredits(Effect[OuterRim]):
    """So many, or all there are."""

    def __init__(self, credits: i64) -> None:
        self.credits = credits

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        lose_credits(table, frame.seat, self.credits, log, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("lose-credits", {"n": self.credits})


class TakeCredits(Effect[OuterRim]):
    """From the chosen player, at most what that player has."""

    def __init__(self, credits: i64) -> None:
        self.credits = credits

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        gain_credits(
            table, frame.seat, lose_credits(table, frame.about, self.credits, log, frame.card), log, frame.card
        )
        return DONE

    def said(self) -> Said:
        return Said("take-credits", {"n": self.credits})


class Credits(Effect[OuterRim]):
    """A price. *less*: so many fewer *per* card of a kind, or once if there is such a card (*once*)."""

    def __init__(self, credits: i64, less: i64, per: i64, once: bool) -> None:
        self.credits = credits
        self.less = less
        self.per = per
        self.once = once

    def price(self, table: OuterRim, seat: Seat) -> i64:
        """What it costs this seat."""
        if self.per < 0:
            return self.credits
        found: i64 = len(Belongings(self.per).found(table, seat))
        return max(0, self.credits - self.less * (min(found, 1) if self.once else found))

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        spend(table, frame.seat, self.price(table, frame.seat), log)
        return DONE

    def would_change(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        return self.price(table, seat) <= table.count[CREDITS[seat]]

    def said(self) -> Said:
        if self.per < 0:
            return Said("price", {"n": self.credits})
        key = "price-less-once" if self.once else "price-less"
        return Said(key, {"n": self.credits, "less": self.less}, Belongings(self.per).names())


class Pay(KernelPay[OuterRim]):
    """You may pay so many credits: then one text, else the other."""

    def __init__(
        self,
        credits: i64,
        then: list[Effect[OuterRim]],
        otherwise: list[Effect[OuterRim]] | None = None,
        *,
        less: i64 = 0,
        per: i64 = -1,
        once: bool = False,
    ) -> None:
        self.credits = Credits(credits, less, per, once)
        super().__init__(YES, NO, ASK_PAY, [self.credits], then, otherwise)

    def number(self, table: OuterRim, frame: Frame) -> i64:
        return self.credits.price(table, frame.seat)

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        """Credits that are missing may be asked for (OR-TRADE-5)."""
        if frame.left == 0:
            return DONE
        if ask_price(table, frame.seat, ASK_PAY, frame.card, self.number(table, frame)):
            return WAIT
        return self.branch(table, frame, self.otherwise)

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        if not pass_credits(table, frame, code, log):
            super().answer(table, frame, code, log)

    def said(self) -> Said:
        price, then = [self.credits.said()], self.then.texts()
        if len(self.otherwise.effects) == 0:
            return Said("pay", parts={"price": price, "then": then})
        ends = [Said("on-paid", parts={"text": then})] if then else []
        ends.append(Said("on-unpaid", parts={"text": self.otherwise.said()}))
        return Said("pay-else", parts={"price": price, "outcomes": ends})


class Damage(Effect[OuterRim]):
    """Your character or your ship suffers so much."""

    def __init__(self, character: i64 = 0, ship: i64 = 0) -> None:
        self.character = character
        self.ship = ship

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        frame.left = 0
        suffer(table, frame.seat, SHIP_TARGET, self.ship)
        suffer(table, frame.seat, CHARACTER, self.character)
        return WAIT

    def said(self) -> Said:
        if self.character:
            return Said("damage-character", {"n": self.character})
        return Said("damage-ship", {"n": self.ship})


class Recover(Effect[OuterRim]):
    """Take damage off: so much, or ``EVERYTHING``."""

    def __init__(self, character: i64 = 0, ship: i64 = 0) -> None:
        self.character = character
        self.ship = ship

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        frame.left = 0
        recover(table, frame.seat, CHARACTER, self.character, log)
        if table.outcome is None:
            recover(table, frame.seat, SHIP_TARGET, self.ship, log)  # which may bring a ship's goal into reach
        return WAIT

    def would_change(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        character, ship = table.mark(DAMAGE, table.captain(seat)), table.mark(DAMAGE, table.ship(seat))
        return (self.character > 0 and character > 0) or (self.ship > 0 and ship > 0)

    def said(self) -> Said:
        if self.character and self.ship:
            return Said("recover-both", {"n": self.character, "ship": self.ship})
        if self.character:
            return Said("recover-character", {"n": self.character})
        return Said("recover-ship", {"n": self.ship})


class GainReputation(Effect[OuterRim]):
    """One step up with a faction, or with the one that a place tells (``OF_PLANET`` …)."""

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        factions = factions_meant(table, frame, self.faction)
        if len(factions) > 1:
            out = table.offer()
            for faction in factions:
                out.add(FACTION.base + faction)
            table.ask(frame.seat, ASK_FACTION, frame.card, 1)
            return WAIT
        if factions:
            gain_reputation(table, frame.seat, factions[0], log, frame.card)
        return table.outcome is not None

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        gain_reputation(table, frame.seat, code - FACTION.base, log, frame.card)

    def would_change(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        return self.faction >= PATROLLING or table.count[REPUTATION[self.faction][seat]] <= 0

    def said(self) -> Said:
        return Said("gain-reputation", names={"faction": f"faction-{FACTIONS.words[self.faction]}"})


class LoseReputation(Effect[OuterRim]):
    """One step down. As a price it can't be paid at the bottom, unless *even_negative*."""

    def __init__(self, faction: i64, *, even_negative: bool = False) -> None:
        self.faction = faction
        self.even_negative = even_negative

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        factions = factions_meant(table, frame, self.faction)
        if len(factions) > 1:
            out = table.offer()
            for faction in factions:
                out.add(FACTION.base + faction)
            table.ask(frame.seat, ASK_FACTION, frame.card, -1)
            return WAIT
        if factions:
            lose_reputation(table, frame.seat, factions[0], log, frame.card)
        return table.outcome is not None

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        lose_reputation(table, frame.seat, code - FACTION.base, log, frame.card)

    def payable(self, table: OuterRim, seat: Seat) -> bool:
        """Can it be given up as a price (OR-REP-4)?"""
        return self.even_negative or self.faction >= PATROLLING or table.standing(seat, self.faction) != NEGATIVE

    def said(self) -> Said:
        key = "lose-reputation-even-negative" if self.even_negative else "lose-reputation"
        return Said(key, names={"faction": f"faction-{FACTIONS.words[self.faction]}"})
