"""Texts that depend on something, or leave a choice."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.effects.amounts import LoseReputation
from kantyna.games.outer_rim.effects.conditions import Standing
from kantyna.games.outer_rim.effects.trials import FightPlayer
from kantyna.games.outer_rim.table import DEFEATED, REPUTATION, OuterRim
from kantyna.games.outer_rim.turn.answers import CHOOSE, NO, STOP, TARGET, YES
from kantyna.games.outer_rim.vocabulary import ASK_CHOOSE, ASK_MAY, ASK_PLAYER, PATROLLING
from kantyna.kernel.body import Options
from kantyna.kernel.combinators import ChooseOne, Pick
from kantyna.kernel.combinators import If as KernelIf
from kantyna.kernel.combinators import May as KernelMay
from kantyna.kernel.effect import Effect, Script
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.program import Program
from kantyna.kernel.said import Said


class If(KernelIf[OuterRim]):
    """Only while something holds; else, if there is one, the other text."""

    def said(self) -> Said:
        """What may be done while it holds is said in one: else there would be two ifs in a row. What follows an offer
        doesn't depend on taking it."""
        said = super().said()
        then = said.parts["then"]
        if "else" not in said.parts and len(then) == 1 and then[0].key == "may":
            return Said("if-may", parts={**said.parts, "then": then[0].parts["then"]})
        if len(then) > 1 and then[0].key.startswith("buy-top"):
            said.parts["then"] = [Said("in-any-case", parts={"may": then[:1], "then": then[1:]})]
        return in_sentences(said, "on-else")


class May(KernelMay[OuterRim]):
    """You may do all of it; else the other text."""

    def __init__(self, then: list[Effect[OuterRim]], otherwise: list[Effect[OuterRim]] | None = None) -> None:
        super().__init__(YES, NO, ASK_MAY, Script(then), otherwise)

    def possible(self, table: OuterRim, frame: Frame) -> bool:
        """Is every price of the text there, and would it change anything?"""
        for effect in self.then.effects:
            if isinstance(effect, LoseReputation) and not effect.payable(table, frame.seat):
                return False
        return self.then.would_change(table, frame.seat, frame.card)

    def said(self) -> Said:
        return in_sentences(super().said(), "on-decline")


def in_sentences(said: Said, label: str) -> Said:
    """Texts are long here: the other text is a sentence of its own, with its label."""
    if "else" not in said.parts:
        return said
    otherwise = Said(label, parts={"text": said.parts.pop("else")})
    said.key = said.key.removesuffix("-else")
    return Said("both", parts={"texts": [said, otherwise]})


class Option:
    """One of several texts; *label* is the key of its short name (``choice-<label>``)."""

    def __init__(self, label: str, effects: list[Effect[OuterRim]]) -> None:
        self.label = label
        self.script: Script[OuterRim] = Script(effects)


CHOICES_ON: Final[dict[str, int]] = {}
"""How many choices the texts of a card have."""


class Choose(ChooseOne[OuterRim]):
    """One of several texts; none of them, if *may_decline*."""

    def __init__(self, options: list[Option], may_decline: bool = False) -> None:
        texts = [option.script for option in options]
        super().__init__(CHOOSE, ASK_CHOOSE, texts, STOP if may_decline else None)
        self.options = options
        self.which: i64 = 0
        """Which of its card's choices it is: the question tells it."""

    def register(self, program: Program, path: str) -> None:
        card = path.split("/")[0]
        self.which = CHOICES_ON.get(card, 0)
        CHOICES_ON[card] = self.which + 1
        super().register(program, path)

    def number(self, frame: Frame) -> i64:
        return self.which

    def said(self) -> Said:
        told = [
            Said("choice", names={"label": f"choice-{option.label}"}, parts={"text": option.script.said()})
            for option in self.options
        ]
        parts = {f"choice{at}": [choice] for at, choice in enumerate(told)}
        parts["options"] = [Said("bullet", parts={"text": [choice]}) for choice in told]
        key = "choose-one" if self.stop is None else "choose-one-or-none"
        return Said(key, {"asked": self.which}, parts=parts)


class ChoosePlayer(Pick[OuterRim]):
    """Choose another player in your space for whom something holds; the text goes on about that player.

    *standing* is that player's; *famous*: at least as much fame as you, *more_famous*: more.
    """

    def __init__(
        self,
        then: list[Effect[OuterRim]],
        *,
        standing: Standing | None = None,
        famous: bool = False,
        more_famous: bool = False,
        any_negative: bool = False,
    ) -> None:
        super().__init__(ASK_PLAYER)
        self.then: Script[OuterRim] = Script(then)
        self.standing = standing
        self.famous = famous
        self.more_famous = more_famous
        self.any_negative = any_negative

    def register(self, program: Program, path: str) -> None:
        program.add(f"{path}/then", self.then)

    def suits(self, table: OuterRim, seat: Seat, other: Seat) -> bool:
        """May this player be chosen?"""
        if self.standing is not None and not self.standing.holds(table, other, NO_CARD):
            return False
        if self.famous and table.fame(other) < table.fame(seat):
            return False
        if self.more_famous and table.fame(other) <= table.fame(seat):
            return False
        if self.any_negative and not self.disliked(table, other):
            return False
        return not self.fights() or table.count[DEFEATED[other]] == 0

    def disliked(self, table: OuterRim, seat: Seat) -> bool:
        for faction in range(PATROLLING):
            if table.count[REPUTATION[faction][seat]] < 0:
                return True
        return False

    def fights(self) -> bool:
        """Whoever is defeated takes no part in combat (OR-DEFEAT-6)."""
        for effect in self.then.effects:
            if isinstance(effect, FightPlayer):
                return True
        return False

    def would_change(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        for other in table.others_here(seat):
            if self.suits(table, seat, other):
                return True
        return False

    def offer(self, table: OuterRim, frame: Frame, out: Options) -> None:
        for other in table.others_here(frame.seat):
            if self.suits(table, frame.seat, other):
                out.add(TARGET.base + other)

    def picked(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        table.push(self.then.number, frame.seat, frame.card, -1, code - TARGET.base)

    def said(self) -> Said:
        parts = {"then": self.then.said()}
        who: list[Said] = []
        if self.standing is not None:
            told = self.standing.said()
            who.append(Said("who-standing", names=told.names, parts=told.parts))
        if self.any_negative:
            who.append(Said("who-negative"))
        if self.famous:
            who.append(Said("who-famous"))
        if self.more_famous:
            who.append(Said("who-more-famous"))
        if not who:
            return Said("choose-player", parts=parts)
        parts["who"] = who
        return Said("choose-player-who", parts=parts)
