"""Lists inside texts: skills, decks, factions, faces of which one will do."""

from __future__ import annotations

from kantyna.games.outer_rim.vocabulary import DECKS, FACES, FACTIONS, SKILLS
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said
from kantyna.kernel.vocabulary import Words


def one_of(kind: str, words: Words, numbers: list[i64]) -> Said:
    """So many words of a kind: "a", "a or b", "a, b or c"."""
    names = {f"one{at}": f"{kind}-{words.words[number]}" for at, number in enumerate(numbers)}
    return Said(f"{kind}s-{len(numbers)}", names=names)


def skills_said(skills: list[i64]) -> Said:
    return one_of("skill", SKILLS, skills)


def decks_said(decks: list[i64]) -> Said:
    return one_of("deck", DECKS, decks)


def factions_said(factions: list[i64]) -> Said:
    return one_of("faction", FACTIONS, factions)


def faces_said(faces: list[i64]) -> Said:
    return one_of("face", FACES, faces)
