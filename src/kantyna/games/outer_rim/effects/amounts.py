"""Credits, fame, damage and reputation."""

from __future__ import annotations

from kantyna.games.outer_rim.table import OuterRim
from kantyna.games.outer_rim.vocabulary import FACTIONS, KINDS
from kantyna.games.outer_rim.wording import outcomes
from kantyna.kernel.effect import Effect, Script
from kantyna.kernel.native import i64
from kantyna.kernel.program import Program
from kantyna.kernel.said import Said


class Gain(Effect[OuterRim]):
    """Credits and fame from the supply."""

    def __init__(self, credits: i64 = 0, fame: i64 = 0) -> None:
        self.credits = credits
        self.fame = fame

    def said(self) -> Said:
        if self.credits and self.fame:
            return Said("gain-credits-and-fame", {"n": self.credits, "fame": self.fame})
        return Said("gain-credits", {"n": self.credits}) if self.credits else Said("gain-fame", {"n": self.fame})


class ChosenGains(Effect[OuterRim]):
    """The chosen player gains credits and fame."""

    def __init__(self, credits: i64 = 0, fame: i64 = 0) -> None:
        self.credits = credits
        self.fame = fame

    def said(self) -> Said:
        if self.credits and self.fame:
            return Said("chosen-gains-both", {"n": self.credits, "fame": self.fame})
        if self.credits:
            return Said("chosen-gains-credits", {"n": self.credits})
        return Said("chosen-gains-fame", {"n": self.fame})


class LoseCredits(Effect[OuterRim]):
    """So many, or all there are."""

    def __init__(self, credits: i64) -> None:
        self.credits = credits

    def said(self) -> Said:
        return Said("lose-credits", {"n": self.credits})


class TakeCredits(Effect[OuterRim]):
    """From the chosen player, at most what that player has."""

    def __init__(self, credits: i64) -> None:
        self.credits = credits

    def said(self) -> Said:
        return Said("take-credits", {"n": self.credits})


class Pay(Effect[OuterRim]):
    """You may pay so many credits: then one text, else the other. *less*: so many fewer *per* card of a kind, or once
    if there is such a card (*once*)."""

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
        self.credits = credits
        self.then: Script[OuterRim] = Script(then)
        self.otherwise: Script[OuterRim] = Script(otherwise or [])
        self.less = less
        self.per = per
        self.once = once

    def register(self, program: Program, path: str) -> None:
        program.add(f"{path}/then", self.then)
        program.add(f"{path}/else", self.otherwise)

    def said(self) -> Said:
        names = {"kind": f"kind-{KINDS.words[self.per]}"} if self.per >= 0 else {}
        key = "pay" if self.per < 0 else "pay-less-once" if self.once else "pay-less"
        numbers = {"n": self.credits, "less": self.less}
        if len(self.otherwise.effects) == 0:
            return Said(key, numbers, names, {"then": self.then.said()})
        parts = {"outcomes": outcomes("paid", self.then, "unpaid", self.otherwise)}
        return Said(f"{key}-else", numbers, names, parts)


class Damage(Effect[OuterRim]):
    """Your character or your ship suffers so much."""

    def __init__(self, character: i64 = 0, ship: i64 = 0) -> None:
        self.character = character
        self.ship = ship

    def said(self) -> Said:
        if self.character:
            return Said("damage-character", {"n": self.character})
        return Said("damage-ship", {"n": self.ship})


class Recover(Effect[OuterRim]):
    """Take damage off: so much, or ``EVERYTHING``."""

    def __init__(self, character: i64 = 0, ship: i64 = 0) -> None:
        self.character = character
        self.ship = ship

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

    def said(self) -> Said:
        return Said("gain-reputation", names={"faction": f"faction-{FACTIONS.words[self.faction]}"})


class LoseReputation(Effect[OuterRim]):
    """One step down. As a price it can't be paid at the bottom, unless *even_negative*."""

    def __init__(self, faction: i64, *, even_negative: bool = False) -> None:
        self.faction = faction
        self.even_negative = even_negative

    def said(self) -> Said:
        key = "lose-reputation-even-negative" if self.even_negative else "lose-reputation"
        return Said(key, names={"faction": f"faction-{FACTIONS.words[self.faction]}"})
