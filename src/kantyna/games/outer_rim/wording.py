"""Lists inside texts, of which one will do (skills, decks, factions, faces), and what follows from either end."""

from __future__ import annotations

from typing import TypeVar

from kantyna.games.outer_rim.vocabulary import DECKS, FACES, FACTIONS, SKILLS, STANDINGS
from kantyna.kernel.effect import Script
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said
from kantyna.kernel.table import Table
from kantyna.kernel.vocabulary import Words

T = TypeVar("T", bound=Table)


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


def standings_said(mask: i64) -> Said:
    """The best first."""
    words = STANDINGS.of_mask(mask)
    words.reverse()
    return Said(f"standings-{len(words)}", names={f"one{at}": f"standing-{word}" for at, word in enumerate(words)})


def outcomes(good: str, then: Script[T], bad: str, otherwise: Script[T]) -> list[Said]:
    """What follows from either end, each with its label; an end that does nothing is not told."""
    told: list[Said] = []
    if len(then.effects) > 0:
        told.append(Said(f"on-{good}", parts={"text": then.said()}))
    if len(otherwise.effects) > 0:
        told.append(Said(f"on-{bad}", parts={"text": otherwise.said()}))
    return told
