"""The rulebook and the card book are pages: to be searched, filtered, pointed at, and read in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kantyna.games.registry import GAMES
from tests.browser.conftest import DESKTOP, PHONE, Visitor
from tests.browser.player import sound_of_axe

ALIKE = Path(__file__).with_name("alike.js").read_text()

# The mean difference of colour (CIELAB) below which two pictures as wide as a thumb are taken for one another.
LOOK_ALIKE = 9.0


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_rule_is_found_by_its_words_and_by_its_address(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(size=size)
    page.goto("/rules/star-realms#SR-BUY-1")
    pointed = page.locator(".rules .pointed")
    expect(pointed).to_contain_text("SR-BUY-1")
    expect(pointed).to_be_in_viewport()
    every = page.locator(".rules li").count()
    page.get_by_role("searchbox").fill("outpost attack")
    expect(page.locator(".rules li").first).to_contain_text(re.compile("outpost", re.IGNORECASE))
    expect(page.locator(".rules li")).not_to_have_count(every)
    assert sound_of_axe(page) == []


def test_cards_are_filtered_and_read_in_both_languages(visitor: Visitor) -> None:
    page = visitor(language="pl")
    page.goto("/cards/star-realms")
    cards = page.locator(".faces .card")
    expect(cards).to_have_count(49)
    page.get_by_label("Frakcja").select_option("blob")
    page.get_by_role("searchbox").fill("matka")
    expect(cards).to_have_count(1)
    cards.click()
    expect(page.locator("dialog[open] .facts dd").first).to_have_text("Mothership")
    assert sound_of_axe(page) == []


HANDFUL = 40
"""So many faces come at once, as one reads on."""
DRAWN = 60_000
"""Milliseconds in which a book of hundreds of pictures must be drawn; none of them is measured by the clock."""


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_face_of_its_own(visitor: Visitor, game: str) -> None:
    page = visitor()
    page.goto(f"/cards/{game}")
    faces = page.locator(".faces .card")
    printed = [card for card in GAMES[game].cards if card.piece == "card"]
    for come in range(HANDFUL, len(printed), HANDFUL):
        expect(faces).not_to_have_count(come - HANDFUL, timeout=DRAWN)
        faces.last.scroll_into_view_if_needed()
    expect(faces).to_have_count(len(printed), timeout=DRAWN)
    expect(faces.locator("img")).to_have_count(len(printed), timeout=DRAWN)
    named = "cards => cards.map(card => [card.getAttribute('aria-label'), card.querySelector('img').src])"
    assert page.evaluate(ALIKE, [faces.evaluate_all(named), LOOK_ALIKE]) == []
