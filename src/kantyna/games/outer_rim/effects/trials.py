"""Tests of skills, fights, rolls."""

from __future__ import annotations

from kantyna.games.outer_rim.table import OuterRim
from kantyna.games.outer_rim.vocabulary import EVERYTHING, FIGHTS
from kantyna.games.outer_rim.wording import outcomes, skills_said
from kantyna.kernel.effect import Effect, Script
from kantyna.kernel.native import i64
from kantyna.kernel.program import Program
from kantyna.kernel.said import Said


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
        program.add(f"{path}/win", self.win)
        program.add(f"{path}/lose", self.lose)

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
        program.add(f"{path}/win", self.win)
        program.add(f"{path}/lose", self.lose)

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

    def said(self) -> Said:
        parts = {"outcomes": outcomes("win", self.win, "lose", self.lose)}
        if self.skills:
            parts["skills"] = [skills_said([skill]) for skill in self.skills]
            return Said("sabacc-skills", parts=parts)
        return Said("sabacc-dice", {"n": self.dice, "price": self.price}, parts=parts)


class FightPatrolHere(Effect[OuterRim]):
    """Resolve the fight with the patrol here now."""

    def said(self) -> Said:
        return Said("fight-patrol-here")
