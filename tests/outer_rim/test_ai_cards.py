"""The ten cards of the AI, line by line as their list of facts has them: each line both where it can be done and where
it can't."""

from __future__ import annotations

import pytest

from kantyna.games.outer_rim.events import (
    BOUGHT,
    COMBAT_BEGAN,
    GAINED_CREDITS,
    GAINED_CREW,
    GAINED_REPUTATION,
    LOST_REPUTATION,
    MET_CONTACT,
    RECOVERED,
    REWARDED,
    SPENT,
    SUFFERED,
    TARGET_PLACED,
    TOP_DISCARDED,
)
from kantyna.games.outer_rim.table import CREDITS, DAMAGE, OuterRim
from kantyna.games.outer_rim.vocabulary import IMPERIAL, SYNDICATE
from kantyna.kernel.event import Event
from tests.outer_rim.laid import do, lay, place

AI = 1
HERE = "kessel"
SPACE = f"contact-{2 * place(HERE)}"
AWAY = {
    "hutt-1": "navpoint-6-ro",
    "imperial-1": "navpoint-3-li",
    "rebel-1": "navpoint-1-lo",
    "syndicate-1": "navpoint-1-li",
}
"""The Imperial patrol is the nearest."""
LINES = {
    1: ["patrol", "job", "fame", "planet"],
    2: ["patrol", "job", "crew"],
    3: ["patrol", "fame", "credits"],
    4: ["patrol", "job", "crew", "fame"],
    5: ["patrol", "fame", "crew"],
    6: ["patrol", "job", "fame"],
    7: ["patrol", "job", "fame"],
    8: ["patrol", "job", "fame", "nearest"],
    9: ["patrol", "job", "credits"],
    10: ["patrol", "job", "fame"],
}
"""What its encounter step says, of which it does the first that it can."""
DECKS = {
    1: ("cargo", "job"),
    2: ("job", "cargo"),
    3: ("job", ""),
    4: ("cargo", ""),
    5: ("job", ""),
    6: ("job", ""),
    7: ("cargo", "gear"),
    8: ("gear", ""),
    9: ("ship", ""),
    10: ("cargo", ""),
}
"""What it buys, and what instead where its slots for that are full."""
FOR_SALE = {"cargo": "cargo-salvage", "job": "job-casino-heist", "gear": "gear-dl-44", "ship": "ship-hwk-290"}
FULL = {"cargo": {"cargo": ["cargo-droid-parts"]}, "job": {"jobs": ["job-hutt-favor", "job-rebel-favor"]}}
SHIP_DAMAGE = {1: 2, 2: 2, 3: 2, 5: 3, 6: 2}
"""What illegal cargo costs its ship."""


def laid(
    card: int,
    own: dict[str, list[str]] | None = None,
    *,
    credits: int = 0,
    piles: dict[str, list[str]] | None = None,
    patrols: dict[str, str] | None = None,
    reputation: dict[str, int] | None = None,
) -> OuterRim:
    """The AI is about to draw that card once the person has had an encounter that brings nothing."""
    table = lay(
        {},
        "lothal",
        phase="encounter",
        variant="solo",
        other=own,
        other_at=HERE,
        other_reputation=reputation,
        table_piles={"ai-deck": [f"ai-{card}"], **(piles or {})},
        patrols=AWAY | (patrols or {}),
    )
    table.count[CREDITS[AI]] = credits
    return table


def told(events: list[Event], kind: int) -> list[Event]:
    return [event for event in events if event.kind == kind and event.seat == AI]


def named(table: OuterRim, events: list[Event], kind: int) -> list[str]:
    """The cards that events of a kind are about."""
    return [table.printed[event.card].key for event in told(events, kind)]


def done(events: list[Event]) -> set[str]:
    """The lines of the encounter step that were carried out."""
    found = set()
    if told(events, COMBAT_BEGAN):
        found.add("patrol")
    if told(events, REWARDED):
        found.add("job")
    if told(events, GAINED_CREW):
        found.add("crew")
    if any(event.number == 8000 for event in told(events, SPENT)):
        found.add("fame")
    if any(event.number == 4000 for event in told(events, GAINED_CREDITS)):
        found.add("credits")
    for event in told(events, GAINED_REPUTATION):
        found.add({SYNDICATE: "planet", IMPERIAL: "nearest"}[event.number])
    return found


@pytest.mark.rule("OR-SOLO-5", "OR-SOLO-13")
@pytest.mark.parametrize(("card", "first"), [(card, at) for card in LINES for at in range(len(LINES[card]) + 1)])
def test_of_its_encounter_it_does_the_first_line_that_has_an_effect(card: int, first: int) -> None:
    possible = LINES[card][first:]
    own = {"jobs": ["job-kessel-run"]} if "job" in possible else {}
    table = laid(
        card,
        own,
        credits=6000 if "fame" in possible else 0,  # and 2000 are earned
        piles={SPACE: ["contact-4-lom"], "databank": ["data-4-lom"]} if "crew" in possible else {},
        patrols={"hutt-1": HERE} if "patrol" in possible else {},
        reputation={
            "hutt": -1,
            "syndicate": 0 if "planet" in possible else 1,
            "imperial": 0 if "nearest" in possible else 1,
        },
    )
    always = LINES[card][-1:] if LINES[card][-1] == "credits" else []
    assert done(do(table, "draw")) == set(possible[:1] or always)


@pytest.mark.rule("OR-SOLO-5")
@pytest.mark.parametrize("card", LINES)
def test_some_cards_recover_whatever_the_damage_and_others_only_the_defeated(card: int) -> None:
    table = laid(card)
    table.write_mark(DAMAGE, table.ship(AI), 1)
    assert (told(do(table, "draw"), RECOVERED) != []) == (card in (2, 6))


@pytest.mark.rule("OR-SOLO-13")
@pytest.mark.parametrize("card", LINES)
def test_illegal_cargo_is_delivered_for_the_price_on_its_card(card: int) -> None:
    table = laid(card, {"cargo": ["cargo-stolen-supplies"]})
    events = do(table, "draw")
    assert named(table, events, REWARDED) == ["cargo-stolen-supplies"]
    assert sum(event.number for event in told(events, SUFFERED)) == SHIP_DAMAGE.get(card, 0)
    assert (SYNDICATE in [event.number for event in told(events, LOST_REPUTATION)]) == (card == 7)


@pytest.mark.rule("OR-SOLO-11", "OR-SOLO-12", "OR-SOLO-7")
@pytest.mark.parametrize("card", LINES)
def test_it_buys_from_its_deck_or_from_the_other_where_slots_are_full(card: int) -> None:
    deck, instead = DECKS[card]
    market = {"market": list(FOR_SALE.values())}
    table = laid(card, credits=5000, piles=market)
    events = do(table, "draw")
    assert named(table, events, BOUGHT) == [FOR_SALE[deck]]
    assert (told(events, TARGET_PLACED) != []) == (deck in ("cargo", "job"))
    if deck in FULL:
        table = laid(card, FULL[deck], credits=5000, piles=market)
        assert named(table, do(table, "draw"), BOUGHT) == ([FOR_SALE[instead]] if instead else [])


@pytest.mark.rule("OR-SOLO-4")
def test_one_card_turns_a_contact_up_and_one_turns_two_decks_over() -> None:
    contact = {SPACE: ["contact-4-lom"]}
    assert [bool(told(do(laid(card, piles=contact), "draw"), MET_CONTACT)) for card in (7, 8)] == [False, True]
    market = {"market": ["bounty-greedo", "luxury-stolen-jewels"]}
    assert [len(told(do(laid(card, piles=market), "draw"), TOP_DISCARDED)) for card in (6, 10)] == [0, 2]
