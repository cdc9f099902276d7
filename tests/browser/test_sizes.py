"""The law of every size (tests/browser/law.py) for the fullest tables of every way to play, at every size.

``python -m tests.browser.law --whole`` looks at every question of whole games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import DESKTOP, House
from tests.browser.crowds import NAMES, POSITIONS, WAYS, recorded
from tests.browser.law import Table, faults_at, tables, told, whole
from tests.browser.onlooker import MOUSE, SIZES, TOUCH, Onlooker, Size, Surveyor
from tests.kept.replays import kept


@pytest.fixture(scope="module", params=[MOUSE, TOUCH], ids=["mouse", "touch"])
def at_hand(request: pytest.FixtureRequest, unpainted: Browser, house: House) -> Iterator[tuple[Surveyor, list[Size]]]:
    """One page looks at all tables at the sizes of a mouse, another at those of a finger: only the window differs, and
    what lies on the table."""
    sizes: list[Size] = request.param
    eye = Surveyor(unpainted, house, sizes[0])
    yield eye, sizes
    eye.close()


@pytest.mark.timeout(600)
@pytest.mark.parametrize("way", WAYS, ids="-".join)
def test_what_is_asked_can_be_seen_and_pressed(at_hand: tuple[Surveyor, list[Size]], way: tuple[str, str]) -> None:
    laid = tables(way)
    assert len(laid) == POSITIONS
    wrong = [
        f"{width}×{height}, {where}: {fault}"
        for (width, height), where, faults in faults_at(*at_hand, laid)
        for fault in faults
    ]
    assert wrong == []


def attackers(table: Table) -> int:
    """How many have joined an attack that is not sent yet."""
    return sum("committed" in thing.marks for zone in table.update.view.zones for thing in zone.things)


@pytest.fixture(scope="module")
def largest_attack() -> Table:
    game = next(one for one in kept("deckbuilding") if one.player == "greedy")
    largest = max(whole(game), key=attackers)
    assert attackers(largest) > 4
    return largest


@pytest.mark.parametrize("sizes", [MOUSE, TOUCH], ids=["mouse", "touch"])
def test_the_largest_attack_leaves_room_for_what_sends_it(
    browser: Browser, house: House, largest_attack: Table, sizes: list[Size]
) -> None:
    """An attack of the Deckbuilding Game is told before it is sent, attacker by attacker."""
    eye = Onlooker(browser, house, sizes[0])
    assert [seen for seen in faults_at(eye, sizes, [largest_attack]) if seen[2]] == []
    eye.close()


LONG_NAME = NAMES.index("Zuzanna Wiśniewska")


def test_whose_points_are_shown_leaves_the_bell_its_room(unpainted: Browser, house: House) -> None:
    """Whoever is asked in the turn of another sees what that one has to spend, with a name of any length over it."""
    game = next(one for one in kept("star-realms") if one.variant == "emperor" and one.player == "greedy")
    views = [(table, table.update.view) for table in whole(game)]
    laid = [table for table, view in views if view.active == LONG_NAME != view.seat and not view.outcome]
    assert laid
    eye = Surveyor(unpainted, house, TOUCH[-1])
    assert [seen for seen in faults_at(eye, TOUCH, laid) if seen[2]] == []
    eye.close()


def aims_at_seats(table: Table) -> bool:
    decision = table.update.view.decision
    return decision is not None and all(option.seat >= 0 for option in decision.options)


def aims_at_small_cards(table: Table) -> bool:
    """Supports that lie under a seat, or an upgrade that its character covers in part."""
    decision = table.update.view.decision
    return decision is not None and decision.name in ("surgical-strike", "disarm")


@pytest.mark.parametrize("aims", [aims_at_seats, aims_at_small_cards])
@pytest.mark.parametrize("sizes", [MOUSE, TOUCH], ids=["mouse", "touch"])
def test_an_aim_covers_nothing_of_three_opponents(
    unpainted: Browser, house: House, sizes: list[Size], aims: Callable[[Table], bool]
) -> None:
    """In Destiny they have small seats close to their teams: what is counted, and what is aimed at, can be pressed."""
    game = next(one for one in kept("destiny") if one.seats == 4 and one.player == "greedy")
    laid = [table for table in whole(game) if aims(table)][:3]
    assert laid
    eye = Surveyor(unpainted, house, sizes[0])
    assert [seen for seen in faults_at(eye, sizes, laid) if seen[2]] == []
    eye.close()


CLOSE = 24
"""So much at most lies under the last piece of a group."""
SQUEEZED = "(words) => words.scrollWidth > words.clientWidth"


@pytest.mark.parametrize("sizes", [MOUSE, TOUCH], ids=["mouse", "touch"])
def test_the_largest_attack_leaves_its_question_to_be_read(
    browser: Browser, house: House, largest_attack: Table, sizes: list[Size]
) -> None:
    eye = Onlooker(browser, house, sizes[0])
    eye.show(largest_attack.welcome, largest_attack.update)
    for size in sizes:
        eye.resize(size)
        question, attack = (eye.page.locator(f".slip {place}") for place in (".say", ".attack"))
        assert not question.evaluate(SQUEEZED), size
        said, sent = question.bounding_box(), attack.bounding_box()
        assert said is not None
        assert sent is not None
        assert said["y"] + said["height"] <= sent["y"], size
    eye.close()


@pytest.mark.parametrize("size", [DESKTOP, (1366, 700)], ids=["high", "low"])
def test_what_lies_before_several_stands_close(browser: Browser, house: House, size: Size) -> None:
    """Groups under each other are as high as their pieces: no base stands in a hole."""
    eye = Onlooker(browser, house, size)
    table = tables(("deckbuilding", "teams-secret-bases"))[0]
    eye.show(table.welcome, table.update)
    groups = eye.page.locator(".rivals .group:has(> .wide)")
    assert groups.count() > 1
    for group in groups.all():
        around, last = group.bounding_box(), group.locator("> .slot").last.bounding_box()
        assert around is not None
        assert last is not None
        assert around["y"] + around["height"] - last["y"] - last["height"] <= CLOSE
    eye.close()


FIGHTING = {"attacking", "defending"}


def engaged(table: Table) -> bool:
    units = [thing for zone in table.update.view.zones if zone.kind == "units" for thing in zone.things]
    return any(FIGHTING & thing.marks.keys() for thing in units)


@pytest.mark.parametrize("size", [DESKTOP, (1366, 700), (1024, 768)], ids=["high", "low", "tablet"])
def test_an_engagement_leaves_both_rows_in_sight(browser: Browser, house: House, size: Size) -> None:
    """Units at rest lie in one line, however many they are: what is one's own is not scrolled away."""
    full = [table for table in tables(("card-game", "duel")) if engaged(table)]
    assert len(full) > 5
    eye = Onlooker(browser, house, size)
    for table in full:
        eye.show(table.welcome, table.update)
        own, dock = (eye.page.locator(place).bounding_box() for place in (".board > .line.me", ".dock"))
        assert own is not None
        assert dock is not None
        assert own["y"] + own["height"] <= dock["y"], table.where
    eye.close()


def crowded(table: Table) -> bool:
    """Does a card bear several others, while beside it a part of the rival's hand lies open, too?"""
    view = table.update.view
    borne = Counter(thing.marks.get("host") for zone in view.zones for thing in zone.things)
    del borne[None]
    open_hand = any(zone.kind == "hand" and zone.seat != view.seat and zone.things for zone in view.zones)
    return open_hand and max(borne.values(), default=0) > 1


def test_all_that_a_card_bears_can_be_pressed(browser: Browser, house: House) -> None:
    """Several that are attached to one are wider than it, and nothing beside it covers them while all are at rest."""
    game = next(one for one in kept("card-game") if one.player == "greedy")
    laid = [table for table in whole(game) if crowded(table) and not engaged(table)]
    assert len(laid) > 5
    eye = Onlooker(browser, house, TOUCH[0])
    assert [(where, faults) for _, where, faults in faults_at(eye, TOUCH[:1], laid) if faults] == []
    eye.close()


def first_asked(kind: str) -> Table:
    """The first question of this kind with several answers besides the last, which is none of them."""
    for one in recorded("card-game", "duel"):
        for match in one.positions(whole=True):
            table = told("", match)
            asked = table.update.view.decision
            if asked is not None and asked.kind == kind and len(asked.options) > 2:
                return table
    raise AssertionError(f"nobody is asked: {kind}")


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "across"])
def test_a_fight_comes_into_sight_when_only_the_hand_answers(browser: Browser, house: House, size: Size) -> None:
    """Whoever lays a card for the edge sees who fights, wherever the table was left."""
    edge = first_asked("edge-card")
    eye = Onlooker(browser, house, size)
    eye.lay(next(recorded("card-game", "duel")[0].positions()))
    eye.page.locator(".board").evaluate("(board) => { board.scrollTop = board.scrollHeight; }")
    eye.show(edge.welcome, edge.update)
    expect(eye.page.locator(".arena .head")).to_be_in_viewport()
    eye.close()


@pytest.fixture(scope="module")
def asked_who_attacks() -> Table:
    return first_asked("attackers")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_an_engagement_is_told_while_it_is_composed(
    browser: Browser, house: House, asked_who_attacks: Table, size: Size
) -> None:
    """What is fought over, and what those chosen bring, before they are sent."""
    eye = Onlooker(browser, house, size)
    eye.show(asked_who_attacks.welcome, asked_who_attacks.update)
    target, totals = eye.page.locator(".arena .target"), eye.page.locator(".arena .totals")
    expect(target).to_contain_text("Counsel of the Sith")
    expect(target.locator(".takes")).to_have_text("0/2")
    expect(totals).to_have_count(0)
    eye.page.locator(".line.me .card.is-playable", has_text="Red Five").click()
    expect(totals).to_be_visible()
    expect(target.locator(".takes")).to_have_text("2/2")
    assert eye.answers == []
    assert eye.faults() == []
    eye.close()
