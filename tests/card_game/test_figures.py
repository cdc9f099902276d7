"""Every figure of every card and the make-up of every set, held against lists taken from the printed cards."""

import csv
from pathlib import Path

import pytest

from kantyna.games.card_game.card import Card
from kantyna.games.card_game.card_index import CARDS, NUMBER_OF
from kantyna.games.card_game.decks.sets import SETS
from kantyna.games.card_game.vocabulary import (
    AFFILIATION,
    AFFILIATIONS,
    ENHANCEMENT,
    EVENT,
    FATE,
    KEYWORDS,
    KINDS,
    OBJECTIVE,
    SIDES,
    TRAITS,
    UNIT,
)
from kantyna.games.registry import game
from kantyna.kernel.body import listed
from kantyna.kernel.vocabulary import Words
from kantyna.lang.card_book import called
from kantyna.play.scenario_reader import read_scenario
from kantyna.play.yaml_lines import documents

HERE = Path(__file__).parent
SPEC = game("card-game")


def rows(name: str) -> list[dict[str, str]]:
    with (HERE / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def words_of(mask: int, words: Words) -> str:
    return " ".join(sorted(words.of_mask(mask)))


def row(card: Card) -> dict[str, str]:
    """The card as the list writes it: nothing where its kind has no such figure."""
    icons = ["/".join(map(str, listed(card.icons)[at : at + 3])) for at in (0, 3)] if card.kind == UNIT else ["", ""]
    keywords = [words_of(card.keywords, KEYWORDS)] if card.keywords else []
    if card.protect:
        keywords.append(f"protect:{words_of(card.protect, TRAITS)}")
    if card.edge:
        keywords.append(f"edge:{card.edge}")
    return {
        "key": card.key,
        "kind": KINDS.words[card.kind],
        "side": SIDES[card.side],
        "affiliation": AFFILIATIONS.words[card.affiliation],
        "cost": str(card.cost) if card.kind in (UNIT, ENHANCEMENT, EVENT) else "",
        "force": str(card.force) if card.kind != OBJECTIVE else "",
        "normal": icons[0],
        "edge": icons[1],
        "capacity": str(card.capacity) if card.kind in (UNIT, OBJECTIVE) else "",
        "resources": str(card.resources),
        "priority": str(card.priority) if card.kind == FATE else "",
        "unique": "unique" if card.unique else "",
        "traits": words_of(card.traits, TRAITS),
        "keywords": " ".join(keywords),
    }


@pytest.mark.parametrize("figures", rows("figures.csv"), ids=lambda figures: figures["key"])
def test_the_figures_of_a_card(figures: dict[str, str]) -> None:
    assert row(CARDS[NUMBER_OF[figures["key"]]]) == figures


@pytest.mark.rule("CG-SIDE-2", "CG-SIDE-3")
def test_there_are_no_other_cards() -> None:
    known = {figures["key"] for figures in rows("figures.csv")}
    assert {card.key for card in CARDS if card.kind != AFFILIATION} == known
    assert len(known) == 170


@pytest.mark.rule("CG-SET-1", "CG-SET-2")
def test_the_sets() -> None:
    found = [
        {
            "number": str(one.number),
            "objective": one.objective,
            "single": "single" if one.single else "",
            "only": one.only,
            "cards": " ".join(sorted(one.cards[1:])),
        }
        for one in SETS
    ]
    assert found == rows("sets.csv")


def test_every_dark_side_card_lies_in_a_scenario_of_the_dark_side() -> None:
    names = called(SPEC)
    laid: set[str] = set()
    for file in (HERE / "scenarios" / "dark").glob("*.yaml"):
        for item in documents(file.read_text(encoding="utf-8")):
            for seats in read_scenario(item, lambda _: names).scene.piles.values():
                for pile in seats.values():
                    for one in pile:
                        laid.update(SPEC.cards[each.definition].key for each in (one, *one.attached))
    assert {figures["key"] for figures in rows("figures.csv") if figures["side"] == "dark"} <= laid
