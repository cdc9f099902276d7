"""Tests of skills, fights, rolls."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.effects.conditions import NotDefeated
from kantyna.games.outer_rim.table import CREW_HELD, DEFEATED, OuterRim
from kantyna.games.outer_rim.turn.answers import SKILL
from kantyna.games.outer_rim.turn.combat import Combat
from kantyna.games.outer_rim.turn.contest import contest
from kantyna.games.outer_rim.turn.dice import PLAIN, roll
from kantyna.games.outer_rim.turn.encounter import FIGHT_PATROL, fight_patrol
from kantyna.games.outer_rim.turn.tests import PASSED, test_skill
from kantyna.games.outer_rim.vocabulary import ASK_PATROL, ASK_SKILL, EVERYTHING, FIGHTS
from kantyna.games.outer_rim.wording import outcomes, skills_said
from kantyna.kernel.combinators import If as KernelIf
from kantyna.kernel.effect import DONE, WAIT, Effect, Script
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NOBODY, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.program import Program
from kantyna.kernel.said import Said

# What a text that waits for a test or a contest keeps in its register; the end of it is written there.
TESTING: Final = -3
TESTED: Final = 2


class Test(Effect[OuterRim]):
    """Test a skill, or one of several of the player's choice."""

    __test__ = False  # no case for pytest

    def __init__(
        self,
        skills: list[i64],
        success: list[Effect[OuterRim]] | None = None,
        fail: list[Effect[OuterRim]] | None = None,
    ) -> None:
        self.skills = skills
        self.success: Script[OuterRim] = Script(success or [])
        self.fail: Script[OuterRim] = Script(fail or [])

    def register(self, program: Program, path: str) -> None:
        program.add(f"{path}/success", self.success)
        program.add(f"{path}/fail", self.fail)

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == TESTED:
            return DONE
        if frame.left == -1:
            if len(self.skills) == 1:
                self.begin(table, frame, self.skills[0], log)
                return WAIT
            out = table.offer()
            for skill in self.skills:
                out.add(SKILL.base + skill)
            table.ask(frame.seat, ASK_SKILL, frame.card)
            return WAIT
        script = self.success if frame.left == PASSED else self.fail
        frame.left = TESTED
        if len(script.effects) > 0:
            table.push(script.number, frame.seat, frame.card, -1, frame.about)
        return WAIT

    def begin(self, table: OuterRim, frame: Frame, skill: i64, log: Log) -> None:
        frame.left = TESTING
        test_skill(table, frame.seat, skill, log)

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        self.begin(table, frame, code - SKILL.base, log)

    def said(self) -> Said:
        parts = {"skill": [skills_said(self.skills)]}
        parts["outcomes"] = outcomes("success", self.success, "fail", self.fail)
        return Said("test-then" if parts["outcomes"] else "test", parts=parts)


class Fight(Effect[OuterRim]):
    """A fight with an enemy of so much combat; *enemy* is the key of its name (``enemy-<key>``)."""

    def __init__(
        self,
        kind: i64,
        value: i64,
        enemy: str,
        win: list[Effect[OuterRim]] | None = None,
        lose: list[Effect[OuterRim]] | None = None,
    ) -> None:
        self.kind = kind
        self.value = value
        self.enemy = enemy
        self.win: Script[OuterRim] = Script(win or [])
        self.lose: Script[OuterRim] = Script(lose or [])

    def register(self, program: Program, path: str) -> None:
        won, lost = program.add(f"{path}/win", self.win), program.add(f"{path}/lose", self.lose)
        self.combat = Combat(won, lost, damage_first=self.damage_first())
        program.add(f"{path}/combat", self.combat)

    def damage_first(self) -> bool:
        """A text that asks whether one still stands is read after the damage (the steps of jobs)."""
        for effect in self.win.effects:
            if isinstance(effect, KernelIf) and isinstance(effect.condition, NotDefeated):
                return True
        return False

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        frame.left = 0
        self.combat.begin(table, frame.seat, frame.card, self.kind, log, value=self.value, about=frame.about)
        return WAIT

    def said(self) -> Said:
        parts = {"outcomes": outcomes("win", self.win, "lose", self.lose)}
        names = {"enemy": f"enemy-{self.enemy}", "kind": f"fight-{FIGHTS.words[self.kind]}"}
        return Said("fight-then" if parts["outcomes"] else "fight", {"n": self.value}, names, parts)


class FightPlayer(Effect[OuterRim]):
    """A fight with the chosen player, or with the owner of the card (*owner*)."""

    def __init__(
        self,
        kind: i64,
        win: list[Effect[OuterRim]] | None = None,
        lose: list[Effect[OuterRim]] | None = None,
        *,
        owner: bool = False,
    ) -> None:
        self.kind = kind
        self.win: Script[OuterRim] = Script(win or [])
        self.lose: Script[OuterRim] = Script(lose or [])
        self.owner = owner

    def register(self, program: Program, path: str) -> None:
        self.combat = Combat(program.add(f"{path}/win", self.win), program.add(f"{path}/lose", self.lose))
        program.add(f"{path}/combat", self.combat)

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        other = frame.about
        if frame.left == 0 or other < 0 or table.count[DEFEATED[other]] > 0:
            return DONE
        frame.left = 0
        self.combat.begin(table, frame.seat, frame.card, self.kind, log, defender=other, about=other)
        return WAIT

    def said(self) -> Said:
        parts = {"outcomes": outcomes("win", self.win, "lose", self.lose)}
        key = "fight-owner" if self.owner else "fight-player"
        names = {"kind": f"fight-{FIGHTS.words[self.kind]}"}
        return Said(f"{key}-then" if parts["outcomes"] else key, names=names, parts=parts)


class Roll(Effect[OuterRim]):
    """Roll dice (``EVERYTHING``: one for each of your crew); each result does what its text says."""

    def __init__(
        self,
        dice: i64,
        *,
        hit: list[Effect[OuterRim]] | None = None,
        crit: list[Effect[OuterRim]] | None = None,
        focus: list[Effect[OuterRim]] | None = None,
        blank: list[Effect[OuterRim]] | None = None,
    ) -> None:
        self.dice = dice
        self.faces: list[Script[OuterRim]] = [
            Script(blank or []),
            Script(focus or []),
            Script(hit or []),
            Script(crit or []),
        ]
        """In the order of the faces."""

    def register(self, program: Program, path: str) -> None:
        for at, script in enumerate(self.faces):
            program.add(f"{path}/{at}", script)

    def number(self, table: OuterRim, seat: Seat) -> i64:
        return len(table.rows[CREW_HELD[seat]]) if self.dice == EVERYTHING else self.dice

    def would_change(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        return self.number(table, seat) > 0

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        """Once the dice lie in ``data`` each does what its face says, one after the other."""
        if frame.left == -1:
            frame.left = 0
            frame.data = []
            roll(table, frame.seat, self.number(table, frame.seat), PLAIN, NOBODY, log)
            return WAIT
        for face in range(len(self.faces)):
            if frame.data[face] > 0:
                frame.data[face] -= 1
                if len(self.faces[face].effects) > 0:
                    table.push(self.faces[face].number, frame.seat, frame.card, -1, frame.about)
                return WAIT
        frame.data = []
        return DONE

    def said(self) -> Said:
        words = ("blank", "focus", "hit", "crit")
        parts = {
            "results": [
                Said(f"each-{words[face]}", parts={"text": self.faces[face].said()})
                for face in (2, 3, 1, 0)
                if len(self.faces[face].effects) > 0
            ]
        }
        return Said("roll-per-crew" if self.dice == EVERYTHING else "roll", {"n": self.dice}, parts=parts)


class Sabacc(Effect[OuterRim]):
    """A contest with the chosen player. With *skills*: each tests all of them, and more passed tests win. Else each
    rolls *dice*, may pay *price* for one die more, and more damage wins. Ties are yours."""

    def __init__(
        self,
        win: list[Effect[OuterRim]],
        lose: list[Effect[OuterRim]],
        *,
        skills: list[i64] | None = None,
        dice: i64 = 0,
        price: i64 = 0,
    ) -> None:
        self.win: Script[OuterRim] = Script(win)
        self.lose: Script[OuterRim] = Script(lose)
        self.skills = skills if skills is not None else []
        self.dice = dice
        self.price = price

    def register(self, program: Program, path: str) -> None:
        program.add(f"{path}/win", self.win)
        program.add(f"{path}/lose", self.lose)

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == TESTED or frame.about < 0:
            return DONE
        if frame.left == -1:
            frame.left = TESTING
            contest(table, frame.seat, frame.about, self.dice, self.price, self.skills, log)
            return WAIT
        script = self.win if frame.left == PASSED else self.lose
        frame.left = TESTED
        table.push(script.number, frame.seat, frame.card, -1, frame.about)
        return WAIT

    def said(self) -> Said:
        parts = {"outcomes": outcomes("win", self.win, "lose", self.lose)}
        if self.skills:
            parts["skills"] = [skills_said([skill]) for skill in self.skills]
            return Said("sabacc-skills", parts=parts)
        return Said("sabacc-dice", {"n": self.dice, "price": self.price}, parts=parts)


class FightPatrolHere(Effect[OuterRim]):
    """Resolve the fight with the patrol here now."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        tokens = table.patrols_at(table.at(frame.seat))
        if frame.left == 0 or not tokens:
            return DONE
        if len(tokens) == 1:
            frame.left = 0
            fight_patrol(table, frame.seat, tokens[0], log)
            return WAIT
        out = table.offer()
        for token in tokens:
            out.add(FIGHT_PATROL.base + table.defs[token])
        table.ask(frame.seat, ASK_PATROL, frame.card)
        return WAIT

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        fight_patrol(table, frame.seat, FIGHT_PATROL.cards(table, frame.seat, code - FIGHT_PATROL.base)[0], log)

    def said(self) -> Said:
        return Said("fight-patrol-here")
