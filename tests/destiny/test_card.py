"""What is printed on cards and dice."""

from __future__ import annotations

import pytest

from kantyna.games.destiny.card import battlefield, blank, character, focus, melee, ranged, resource, special, upgrade
from kantyna.games.destiny.vocabulary import (
    AWAKENINGS,
    BLUE,
    COMMON,
    GRAY,
    HERO,
    NEUTRAL,
    RARE,
    REDEPLOY,
    SPIRIT_OF_REBELLION,
    WEAPON,
)


def test_a_card_reads_like_the_card() -> None:
    someone = character(
        "someone",
        set=AWAKENINGS,
        number=7,
        rarity=RARE,
        affiliation=HERO,
        colour=BLUE,
        health=9,
        points=10,
        elite=13,
        unique=True,
        sides=[melee(1), melee(3, cost=1), ranged(2, plus=True), focus(1), special(), blank()],
    )
    assert (someone.code, someone.title, someone.has_die) == ("01007", "someone", True)
    assert [(face.value, face.plus, face.cost) for face in someone.sides[:3]] == [
        (1, False, 0),
        (3, False, 1),
        (2, True, 0),
    ]


def test_keywords_are_flags() -> None:
    staff = upgrade(
        "staff",
        set=SPIRIT_OF_REBELLION,
        number=25,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=GRAY,
        cost=2,
        subtype=WEAPON,
        redeploy=True,
    )
    assert staff.keywords == REDEPLOY
    assert not staff.has_die


def test_a_battlefield_is_gray_and_neutral() -> None:
    plain = battlefield("plain", set=AWAKENINGS, number=166, rarity=COMMON)
    assert (plain.colour, plain.affiliation) == (GRAY, NEUTRAL)


def test_a_die_has_six_sides() -> None:
    with pytest.raises(ValueError, match="6 sides"):
        upgrade(
            "odd",
            set=AWAKENINGS,
            number=1,
            rarity=RARE,
            affiliation=HERO,
            colour=BLUE,
            cost=1,
            sides=[resource(1)],
        )


def test_equal_faces() -> None:
    assert melee(2).equals(melee(2))
    assert not melee(2).equals(melee(2, plus=True))
    assert not melee(2).equals(melee(2, cost=1))
