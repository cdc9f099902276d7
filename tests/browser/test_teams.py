"""Who is with whom, and who is what, where several play together."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.player import choose, leave_guide, seated_at, sound_of_axe


def sit_down_to(page: Page, variant: str, role: str = "") -> str:
    choose(page, "Ola")
    page.select_option("#variant", variant)
    if role:
        page.locator(".setup .seg button", has_text=role).click()
    page.locator(".go .bell").click()
    table = seated_at(page)
    leave_guide(page)
    return table


def ranks(page: Page, where: str) -> list[str]:
    return page.locator(f"{where} .seat .rank").all_inner_texts()


def test_an_emperor_sits_between_two_admirals(visitor: Visitor) -> None:
    page = visitor()
    sit_down_to(page, "emperor", "Emperor")
    assert ranks(page, ".handrow") == ["Emperor"]
    assert ranks(page, ".line.mate") == ["Admiral", "Admiral"]
    assert sorted(ranks(page, ".line.rival")) == ["Admiral", "Admiral", "Emperor"]
    expect(page.locator(".rivals:has(.mate) > .team")).to_have_text("With you")
    expect(page.locator(".rivals:has(.rival) > .team")).to_have_text("Against you")
    label = page.locator(".line.mate .seat").first.get_attribute("aria-label")
    assert label is not None
    assert label.endswith("Admiral, With you")
    assert sound_of_axe(page) == []


def test_the_boss_stands_alone_against_all_raiders(visitor: Visitor) -> None:
    page = visitor()
    sit_down_to(page, "raid", "Boss")
    assert ranks(page, ".handrow") == ["Boss"]
    assert page.locator(".line.mate").count() == 0
    assert set(ranks(page, ".line.rival")) == {"Raider"}


def test_whoever_watches_sees_the_teams_by_number(visitor: Visitor) -> None:
    page, guest = visitor(), visitor(size=(360, 740))
    table = sit_down_to(page, "two-headed-hydra")
    expect(page.locator(".line.mate")).to_have_count(1)
    expect(page.locator(".line.rival")).to_have_count(2)
    guest.goto(f"/table/{table}")
    expect(guest.locator(".team")).to_have_count(2)
    assert sorted(guest.locator(".team").all_inner_texts()) == ["Team 1", "Team 2"]
    assert guest.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_whoever_comes_by_link_reads_what_is_played_and_as_what(visitor: Visitor) -> None:
    ola, guest = visitor(), visitor()
    choose(ola, "Ola")
    ola.select_option("#variant", "emperor")
    ola.locator(".setup .seg button").nth(1).click()
    ola.locator(".go .bell").click()
    guest.goto(f"/table/{seated_at(ola)}")
    expect(guest.locator(".waitroom p")).to_contain_text("Emperor.")
    expect(guest.locator(".waitroom li").nth(1)).to_have_text("Seat 2: free · Emperor")


def test_seats_are_given_out_by_team_and_rank(visitor: Visitor) -> None:
    page = visitor()
    choose(page, "Ola")
    page.select_option("#variant", "emperor")
    assert page.locator(".sits > span").all_inner_texts() == [
        f"Seat {n + 1} · {rank} · Team {1 if n < 3 else 2}"
        for n, rank in enumerate(["Admiral", "Emperor", "Admiral", "Admiral", "Emperor", "Admiral"])
    ]
