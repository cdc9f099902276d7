"""Every figure of every card and every side of every die, held against a list taken from the printed cards."""

import csv
from collections import Counter
from pathlib import Path

import pytest

import kantyna.games.destiny.cards  # the book is full from here on  # noqa: F401
from kantyna.games.destiny.card import Card, X
from kantyna.games.destiny.card_index import CARDS, NUMBER_OF
from kantyna.games.destiny.vocabulary import (
    AFFILIATIONS,
    BATTLEFIELD,
    BLANK,
    CHARACTER,
    COLOURS,
    KEYWORDS,
    KINDS,
    RARITIES,
    SETS,
    SPECIAL,
    SUBTYPES,
)
from kantyna.kernel.die import Face
from kantyna.lang import LANGUAGES
from kantyna.lang.lexicon import Lexicon, files

HERE = Path(__file__).parent
SIGNS = ["MD", "RD", "Sh", "R", "Dr", "Dc", "F", "Sp", "-", "*"]
"""How the list writes symbols, in the order of the vocabulary."""


def rows() -> list[dict[str, str]]:
    with (HERE / "figures.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def side(face: Face) -> str:
    """As the list writes it: ``+2RD``, ``3MD1``, ``XSh``, ``Sp``, ``-``."""
    sign = SIGNS[face.symbol]
    number = "" if face.symbol in (BLANK, SPECIAL) else "X" if face.value == X else str(face.value)
    return f"{'+' if face.plus else ''}{number}{sign}{face.cost or ''}"


def row(card: Card) -> dict[str, str]:
    """The card as the list writes it: nothing where its kind has no such figure."""
    points = f"{card.points}/{card.elite}" if card.elite else str(card.points)
    return {
        "code": card.code,
        "key": card.key,
        "kind": KINDS.words[card.kind],
        "affiliation": AFFILIATIONS.words[card.affiliation],
        "colour": COLOURS.words[card.colour],
        "rarity": RARITIES.words[card.rarity],
        "unique": "unique" if card.unique else "",
        "cost": "" if card.kind in (CHARACTER, BATTLEFIELD) else str(card.cost),
        "health": str(card.health) if card.kind == CHARACTER else "",
        "points": points if card.kind == CHARACTER else "",
        "sides": " ".join(side(face) for face in card.sides),
        "subtypes": " ".join(sorted(SUBTYPES.of_mask(card.subtypes))),
        "keywords": " ".join(sorted(KEYWORDS.of_mask(card.keywords))),
    }


@pytest.mark.parametrize("figures", rows(), ids=lambda figures: figures["key"])
def test_the_figures_of_a_card(figures: dict[str, str]) -> None:
    assert row(CARDS[NUMBER_OF[figures["key"]]]) == figures


@pytest.mark.rule("DE-CARD-3", "DE-CARD-4", "DE-TABLE-13")
def test_there_are_no_other_cards() -> None:
    assert [card.key for card in sorted(CARDS, key=lambda card: card.code)] == [figures["key"] for figures in rows()]
    assert Counter(SETS.words[card.set] for card in CARDS) == {
        "awakenings": 174,
        "spirit-of-rebellion": 160,
        "two-player-game": 46,
    }
    assert Counter(KINDS.words[card.kind] for card in CARDS) == {
        "character": 52,
        "upgrade": 83,
        "support": 57,
        "event": 166,
        "battlefield": 22,
    }
    assert sum(card.has_die for card in CARDS) == 143


@pytest.mark.rule("DE-CARD-1", "DE-CARD-2", "DE-FIELD-3")
def test_every_battlefield_is_gray_and_neutral() -> None:
    fields = [card for card in CARDS if card.kind == BATTLEFIELD]
    assert {(AFFILIATIONS.words[card.affiliation], COLOURS.words[card.colour]) for card in fields} == {
        ("neutral", "gray")
    }


@pytest.mark.rule("DE-CHAR-3", "DE-TEAM-3")
def test_only_unique_characters_can_be_elite() -> None:
    """So that a number of dice always says how many characters there are."""
    for card in CARDS:
        if card.kind == CHARACTER:
            assert card.unique == (card.elite > card.points), card.key


@pytest.mark.rule("DE-UNIQ-5", "DE-TERM-2", "DE-TABLE-7")
def test_cards_of_one_name_have_one_title() -> None:
    shared = {title: count for title, count in Counter(card.title for card in CARDS).items() if count > 1}
    assert set(shared.values()) == {2}
    assert set(shared) == {
        *("darth-vader", "kylo-ren", "captain-phasma", "rey", "poe-dameron"),
        *("tactical-mastery", "intimidate", "doubt", "parry", "logistics", "strategic-planning"),
        *("defensive-stance", "evade", "flank"),
    }
    assert {card.title for card in CARDS} <= set(NUMBER_OF)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_no_two_are_equal(language: str) -> None:
    words = Lexicon(language, [file for file in files(language, "destiny") if file.stem == "destiny.cards"])
    names = [words.say(f"card-{card.key}", {}) for card in CARDS]
    assert len(set(names)) == len(names)
    assert set(words.entries) == {f"card-{card.key}" for card in CARDS}
