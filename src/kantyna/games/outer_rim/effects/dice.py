"""What abilities do to dice that were rolled. Dice are nameless: how many show each face is all there is."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.vocabulary import BLANK, CRIT, FACES, FOCUS, HIT
from kantyna.games.outer_rim.wording import faces_said, skills_said
from kantyna.kernel.native import i64, mypyc_attr
from kantyna.kernel.said import Said

REROLL: Final = 0
TURN: Final = 1
CANCEL: Final = 2
ADD: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Change:
    """*kind* of change to at most *count* dice that show one of *faces*; *skills*: only with one of them."""

    def __init__(self, kind: i64, count: i64, faces: list[i64], to: i64, skills: list[i64] | None = None) -> None:
        self.kind = kind
        self.count = count
        self.faces = faces
        self.to = to
        self.skills = skills if skills is not None else []

    def applies(self, dice: list[int]) -> bool:
        """Is there a die to change?"""
        if self.kind == ADD:
            return True
        for face in self.faces:
            if dice[face] > 0:
                return True
        return False

    def said(self) -> Said:
        word = ("reroll", "turn", "cancel", "add")[self.kind]
        if self.kind == REROLL and len(self.faces) < len(FACES.words):
            word = "reroll-only"
        said = Said(f"dice-{word}", {"n": self.count}, {"to": f"face-{FACES.words[self.to]}"})
        if self.faces:
            said.parts["faces"] = [faces_said(self.faces)]
        if not self.skills:
            return said
        return Said("with-skill", parts={"what": [skills_said(self.skills)], "then": [said]})


ALL_FACES: Final[list[i64]] = [BLANK, FOCUS, HIT, CRIT]


def reroll(count: i64, only: list[i64] | None = None) -> Change:
    """Roll so many dice again, only of some faces if they are named."""
    return Change(REROLL, count, only if only is not None else ALL_FACES, BLANK)


def turn(faces: list[i64], to: i64, count: i64 = 1, skills: list[i64] | None = None) -> Change:
    """Turn dice from one of some faces to another."""
    return Change(TURN, count, faces, to, skills)


def cancel(face: i64, count: i64 = 1, skills: list[i64] | None = None) -> Change:
    """Take results of the opponent away."""
    return Change(CANCEL, count, [face], BLANK, skills)


def add(face: i64) -> Change:
    """One result more."""
    return Change(ADD, 1, [], face)
