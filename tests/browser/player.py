"""What a player does at the page, by mouse or by keyboard; never more than the page offers."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

GAME = "Star Realms"
STEADY = 3
"""The highest level that answers at a glance, or nearly so: the next one thinks, for most of a test's time."""
PATIENCE = 60_000
MOST_MOVES = 1_000
TABLE = re.compile(r"/table/[\w-]+$")

ASKED = (
    "() => !document.querySelector('.table-page [aria-busy=true]') && (document.querySelector('.ended') || "
    "document.querySelector('.bell:not([aria-disabled=true]), .slip .acts .btn:not(.hurry), "
    ".page .piece.is-playable, .page .piece.is-target, .space.lit, .trade .acts .btn, dialog[open] .card'))"
)
"""All parts of the table have come, and something is lit."""

SPACES = ".space.lit"
"""Of the spaces of a map some lie where one would have to pan: the first that can be pressed as it is."""
IN_SIGHT = """(spaces) => [...document.querySelectorAll(spaces)].findIndex((space) => {
    const { x, y, width, height } = space.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && space.contains(top);
})"""

FIRST_THERE = "(places) => places.find((place) => document.querySelector(place)) ?? null"
"""Of several places the first where something lies, looked up at once."""

# Where something lit may lie, in the order in which a hasty player sees it.
LIT = [
    "dialog[open] .card.is-playable",
    ".menu .btn:not(.quiet)",
    ".tickets .piece.is-playable, .deals .buy, .trade .acts .btn:not([disabled])",
    ".pay .totals .btn:not([aria-disabled=true])",
    ".compose .btn.primary, .compose button.aimed.foe, .compose button.aimed, .compose .six button",
    ".hand .card.is-playable",
    ".slip .btn.primary",
    ".line.rival .card.is-target",
    ".slip .acts .btn[aria-label^=Attack]",
    ".line.me .card.is-playable",
    ".line.me .plate > .piece.is-playable, .line.me .tucked > .piece.is-playable",
    ".dice-tray button.die.is-playable",
    ".market .card.is-playable",
    ".bell:not([aria-disabled=true])",
    ".slip .acts .btn:not(.hurry)",
    ".page .piece.is-playable, .page .piece.is-target",
    SPACES,
]


def choose(page: Page, name: str, game: str = GAME, level: int = STEADY) -> None:
    """Come to the lobby and say what is to be played against the machine."""
    page.goto("/")
    page.locator(".box", has_text=game).click()
    page.fill("#name", name)
    page.locator(".levels button").nth(level - 1).click()


def sit_down(page: Page, name: str, game: str = GAME, level: int = STEADY, guide: bool = False) -> str:
    """From the lobby to the first question of a game against the machine; tells the table's name."""
    choose(page, name, game, level)
    page.locator(".go .bell").click()
    table = seated_at(page)
    if not guide:
        leave_guide(page)
    return table


def sit_with_a_friend(page: Page, name: str, game: str = GAME) -> str:
    """Open a table with one free seat; tells its name."""
    page.goto("/")
    page.locator(".box", has_text=game).click()
    page.fill("#name", name)
    page.locator(".setup .seg button").nth(1).click()
    page.locator(".go .bell").click()
    page.wait_for_selector(".waitroom")
    return seated_at(page)


def open_replay(page: Page, replay: Path) -> None:
    """Put the file of a game into the lobby and see it from its beginning."""
    page.goto("/")
    page.locator("input[type=file]").set_input_files(replay)
    page.wait_for_selector(".rbar", timeout=PATIENCE)


def play_from_here(page: Page) -> None:
    """Leave the replay for a table that goes on from its step."""
    page.get_by_role("button", name="Play from here").click()
    page.locator("dialog[open] .bell").click()
    seated_at(page)
    leave_guide(page)


def take_the_free_seat(page: Page, table: str, name: str) -> None:
    page.goto(f"/table/{table}")
    page.fill("#sit-name", name)
    page.locator(".waitroom .bell").click()
    page.wait_for_selector(".dock")


def seated_at(page: Page) -> str:
    expect(page).to_have_url(TABLE, timeout=PATIENCE)
    return page.url.rsplit("/", 1)[1]


def leave_guide(page: Page) -> None:
    """The guide speaks when one is asked; whoever knows the game sends it away."""
    wait_for_move(page)
    dismiss_guide(page)


def dismiss_guide(page: Page) -> None:
    """Send the guide away, if it speaks."""
    if page.locator(".coach .quiet").count():
        page.locator(".coach .quiet").click()


def follow_guide(page: Page, first: str, until: str) -> None:
    """Move after move, from what the guide says *first* until it says what is waited for."""
    coach = page.locator(".coach p")
    wait_for_move(page)
    expect(coach).to_contain_text(first)
    told: list[str] = []
    for _ in range(60):
        wait_for_move(page)
        told += coach.all_inner_texts()
        if told and until in told[-1]:
            return
        move_by_mouse(page)
    raise AssertionError(told)


def wait_for_move(page: Page) -> None:
    """Until something is asked of this page, or the game is over."""
    page.wait_for_function(ASKED, timeout=PATIENCE)


def is_asked(page: Page) -> bool:
    return bool(page.evaluate(ASKED))


def whoever_is_asked(pages: list[Page]) -> Page:
    """Of several at one table, the one who is to move."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for page in pages:
            if is_asked(page):
                return page
    raise AssertionError("nobody is asked")


def play_on(pages: list[Page], moves: int) -> None:
    """Whoever is asked, moves."""
    for _ in range(moves):
        page = whoever_is_asked(pages)
        if is_over(page):
            return
        dismiss_guide(page)
        move_by_mouse(page)


def hand(page: Page) -> list[str]:
    """The names in hand of somebody who is asked."""
    wait_for_move(page)
    return sorted(page.locator(".hand button.card .name").all_inner_texts())


def is_over(page: Page) -> bool:
    return page.locator(".ended").count() > 0


def move_by_mouse(page: Page) -> None:
    """Press one thing that is lit."""
    place = page.evaluate(FIRST_THERE, LIT)
    if place is None:
        return
    # Of cards that overlap, the spine on the left stays to be pressed.
    spine = {"x": 12, "y": 40} if ".card" in place else None
    first = page.evaluate(IN_SIGHT, place) if place == SPACES else 0
    assert first >= 0, "something is lit on the map, and none of it in sight"
    page.locator(place).nth(first).click(position=spine)


def play_by_mouse(page: Page) -> None:
    """Play on to the end."""
    for _ in range(MOST_MOVES):
        wait_for_move(page)
        if is_over(page):
            return
        move_by_mouse(page)
    raise AssertionError("the game does not end")


def move_by_keyboard(page: Page) -> None:
    """The same without a mouse: no click, no touch."""
    if page.locator("dialog[open] .card.is-playable, .menu .btn").count():
        tab_to(page, "dialog[open] .card.is-playable, .menu .btn:not(.quiet)")
        page.keyboard.press("Enter")
    elif page.locator(".tickets .piece.is-playable, .trade .acts .btn:not([disabled])").count():
        tab_to(page, ".tickets .piece.is-playable, .trade .acts .btn:not([disabled])")
        page.keyboard.press("Enter")
    elif page.locator(".hand .card.is-playable").count():
        page.keyboard.press("a" if page.locator(".slip [aria-keyshortcuts=a]").count() else str(first_lit(page)))
    elif page.locator(".compose button").count():
        tab_to(page, ".compose .btn.primary, .compose button.aimed, .compose .six button")
        page.keyboard.press("Enter")
    elif page.locator(".line.me .piece.is-playable, .dice-tray button.die.is-playable").count():
        tab_to(page, ".line.me .piece.is-playable, .dice-tray button.die.is-playable")
        page.keyboard.press("Enter")
    elif page.locator(".slip .acts .btn:not(.hurry)").count():
        page.keyboard.press("f")
        page.keyboard.press("Enter")
    elif page.locator(".market .card.is-playable").count():
        page.keyboard.press("r")
        page.keyboard.press("Enter")
    elif page.locator(".bell:not([aria-disabled=true])").count():
        page.keyboard.press("e")
    else:
        tab_to(page, ".page .piece.is-playable, .page .piece.is-target, .chart .space")
        if page.locator(".space:focus").count():
            page.keyboard.press("]")  # the nearest of the spaces that can be reached
        page.keyboard.press("Enter")


def first_lit(page: Page) -> int:
    """Which card in hand is the first that can be pressed; counted from one, as the keys are."""
    return 1 + int(
        page.evaluate(
            "() => [...document.querySelectorAll('.hand .card')].findIndex((card) => card.matches('.is-playable'))"
        )
    )


def play_by_keyboard(page: Page) -> None:
    for _ in range(MOST_MOVES):
        wait_for_move(page)
        if is_over(page):
            return
        move_by_keyboard(page)
    raise AssertionError("the game does not end")


def tab_to(page: Page, where: str, limit: int = 150) -> None:
    """Walk with Tab until something that fits has the focus."""
    for _ in range(limit):
        if page.evaluate("where => document.activeElement?.matches(where) ?? false", where):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {where}")


def sound_of_axe(page: Page, *rules: str) -> list[str]:
    """What axe finds that is serious or worse, by these rules or by all. It need not write out all that is well: that
    took most of its time."""
    wanted: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        wanted["runOnly"] = list(rules)
    found = Axe().run(page, options=wanted).response["violations"]
    grave = [one for one in found if one["impact"] in ("serious", "critical")]
    return [f"{one['id']}: {node['target']}" for one in grave for node in one["nodes"]]


def in_both_lights(page: Page) -> list[str]:
    """What axe finds by night, and by day in the colours: nothing else changes."""
    found = []
    for theme, rules in (("dark", ()), ("light", ("color-contrast",))):
        page.locator("html").evaluate("(html, theme) => { html.dataset.theme = theme; }", theme)
        found += [f"{theme} {one}" for one in sound_of_axe(page, *rules)]
    return found
