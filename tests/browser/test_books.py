"""The rulebook and the card book are pages: to be searched, filtered, pointed at, and read in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Visitor
from tests.browser.sitting import sound_of_axe


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
    assert 0 < page.locator(".rules li").count() < every
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
