"""The box: its counts by the rulebook, and every figure of its cards against a list taken from the sources."""

import csv
from collections import Counter
from pathlib import Path

import pytest

from kantyna.games.outer_rim.card import (
    AiCard,
    Captain,
    Card,
    Contact,
    Databank,
    Encounter,
    Market,
    Patrol,
    Sheet,
    Side,
    Space,
)
from kantyna.games.outer_rim.cards import CARDS, NUMBER_OF
from kantyna.games.outer_rim.cards.ai import AI_CARDS
from kantyna.games.outer_rim.item import Item, Reward
from kantyna.games.outer_rim.table import GEAR_HELD
from kantyna.games.outer_rim.turn.abilities import health
from kantyna.games.outer_rim.turn.dice import FACES_ON_DIE
from kantyna.games.outer_rim.vocabulary import (
    AFTER_PURCHASE,
    ANY_NAVPOINT,
    DECKS,
    ENCOUNTERS,
    FACES,
    FACTIONS,
    FIGHTS,
    KINDS,
    LUXURY_DECK,
    MARKED_PLANET,
    NAVPOINT,
    NO_FACTION,
    NOT_OURS,
    NOWHERE,
    OFFER,
    OUR_WHOLE,
    RANKS,
    SKILLS,
    SPACES,
)
from tests.outer_rim.laid import lay, options

HERE = Path(__file__).parent
FIGHT_WORDS = {"ground": "ground", "space": "ship"}


def facts() -> list[dict[str, str]]:
    with (HERE / "facts.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def named(skills: list[int]) -> str:
    return " ".join(sorted(SKILLS.words[skill] for skill in skills))


def paid(reward: Reward) -> str:
    factions = "".join(f" {FACTIONS.words[faction]}" for faction in sorted(reward.reputation))
    amounts = f"{reward.credits}/{reward.fame}"
    return amounts + factions if amounts != "0/0" or factions else ""


def printed(side: Side) -> str:
    return "/".join(
        str(n) for n in (side.hull, side.combat, side.hyperdrive, side.cargo, side.mods, side.either, side.crew)
    )


def place(number: int) -> str:
    special = {NOWHERE: "", ANY_NAVPOINT: "any-navpoint", MARKED_PLANET: "marked-planet"}
    return special[number] if number in special else SPACES.words[number]


def held(item: Item) -> dict[str, str]:
    """A card that somebody may have, as the list writes it."""
    if item.bounty is not None:
        wanted = item.bounty
        return {
            "place": place(wanted.deliver_to),
            "figures": f"; {FIGHT_WORDS[FIGHTS.words[wanted.fight]]} {wanted.value}",
            "reward": f"{paid(wanted.dead)}, {paid(wanted.alive)}",
            "skills": "",
        }
    return {
        "place": place(item.destination),
        "figures": "",
        "reward": paid(item.reward),
        "skills": named(item.skills),
    }


def row(card: Card) -> dict[str, str]:
    """A card as the list of facts writes it."""
    told = {"key": card.key, "kind": KINDS.words[card.kind], "copies": str(card.copies)}
    told |= {"place": "", "figures": "", "reward": "", "skills": ""}
    if isinstance(card, Captain):
        told |= {
            "place": str(card.start),
            "figures": f"{card.combat}/{card.health}",
            "skills": named(card.skills),
        }
    elif isinstance(card, Sheet):
        told |= {"place": str(card.cost), "figures": " ".join(printed(side) for side in card.sides)}
    elif isinstance(card, Market):
        icons = [f"{FACTIONS.words[icon.faction]} {icon.distance}" if icon else "-" for icon in card.icons]
        (item,) = card.items
        told |= held(item)
        told["figures"] = f"{item.cost}{told['figures']}; {', '.join(icons)}"
    elif isinstance(card, Databank):
        if card.items:
            told |= held(card.items[0]) if card.start != NOWHERE else {"skills": named(card.items[0].skills)}
        told["figures"] = f"{card.numbered}{told['figures']}"
    elif isinstance(card, Contact):
        symbol = "droid" if card.droid else "-" if card.symbol == NO_FACTION else FACTIONS.words[card.symbol]
        told["figures"] = f"{card.databank}; {RANKS.words[card.rank]}; {symbol}"
    elif isinstance(card, Patrol):
        told |= {
            "figures": f"{FACTIONS.words[card.faction]} {card.level}; {card.combat}",
            "reward": paid(card.reward),
        }
    return told


@pytest.mark.parametrize("figures", facts(), ids=lambda figures: figures["key"])
def test_figures_are_those_of_the_list(figures: dict[str, str]) -> None:
    """OR-BOX-1, OR-SETUP-2, OR-SETUP-10."""
    assert row(CARDS[NUMBER_OF[figures["key"]]]) == figures


def test_the_list_has_every_card_with_figures() -> None:
    listed = [card.key for card in CARDS if not isinstance(card, Space | Encounter | AiCard)]
    assert sorted(listed) == sorted(fact["key"] for fact in facts())


def test_the_box_holds_what_the_rulebook_counts() -> None:
    """OR-BOX-1: 8 characters, 12 sheets, 70 market and 70 encounter cards, 53 databank cards and the tokens."""
    count: Counter[str] = Counter()
    for card in CARDS:
        count[type(card).__name__] += card.copies
    assert count == {
        "Space": 38,
        "Captain": 8,
        "Sheet": 12,
        "Market": 70,
        "Encounter": 70,
        "Databank": 53,
        "Contact": 22,
        "Patrol": 16,
        "AiCard": 10,
    }


def test_the_decks_of_the_market_are_as_large_as_the_rulebook_says() -> None:
    """OR-SETUP-13."""
    count: Counter[str] = Counter()
    for card in CARDS:
        if isinstance(card, Market):
            count[DECKS.words[card.deck]] += card.copies
            assert len(card.icons) == card.copies
    assert count == {"bounty": 11, "cargo": 10, "gear-mod": 15, "job": 14, "luxury": 11, "ship": 9}


def test_each_of_seven_decks_has_ten_encounters_with_a_section_for_each_of_its_spaces() -> None:
    """OR-SETUP-14, OR-ENC-5, OR-ENC-9."""
    decks = {number: [card.encounters for card in CARDS if isinstance(card, Space)] for number in range(7)}
    cards = [card for card in CARDS if isinstance(card, Encounter)]
    assert Counter(card.deck for card in cards) == dict.fromkeys(range(len(ENCOUNTERS.words)), 10)
    for card in cards:
        spaces = [place for place, deck in enumerate(decks[card.deck]) if deck == card.deck]
        if card.sections[0].space == NAVPOINT:
            assert [(section.space, section.patrol) for section in card.sections] == [(NAVPOINT, 1), (NAVPOINT, 0)]
        else:
            assert sorted(section.space for section in card.sections) == spaces
        for section in card.sections:
            assert (section.secret is None) == bool(section.branches)


def test_keys_are_all_different() -> None:
    assert len(NUMBER_OF) == len(CARDS)


@pytest.mark.rule("OR-BOX-3")
def test_what_is_ours_is_marked() -> None:
    """Two encounter cards are wholly known, two in part; everything else in those decks is ours."""
    encounters = {card.key: card.ours for card in CARDS if isinstance(card, Encounter)}
    assert sum(ours == OUR_WHOLE for ours in encounters.values()) == 66
    assert [key for key, ours in encounters.items() if ours == NOT_OURS] == ["naboo-ryloth-01"]
    whole = Counter(type(card).__name__ for card in CARDS if card.ours == OUR_WHOLE)
    assert whole == {"Encounter": 66, "Databank": 16, "Contact": 3, "Market": 4, "Space": 26}


def test_each_contact_has_its_own_databank_card() -> None:
    """OR-MEET-1."""
    tokens = {card.number: card for card in CARDS if isinstance(card, Contact)}
    met = {card.token: card for card in CARDS if isinstance(card, Databank) and card.contact}
    assert {number: card.databank for number, card in tokens.items()} == {
        number: card.numbered for number, card in met.items()
    }


def test_each_ship_card_gives_its_own_sheet() -> None:
    """OR-SHIP-1."""
    sheets = {card.key: card.cost for card in CARDS if isinstance(card, Sheet) and card.cost}
    given = {
        card.items[0].sheet: card.items[0].cost for card in CARDS if isinstance(card, Market) and card.items[0].sheet
    }
    assert given == sheets


@pytest.mark.rule("OR-BOX-4")
def test_a_die_has_three_hits_a_crit_two_focus_results_and_two_blanks() -> None:
    assert Counter(FACES.words[face] for face in FACES_ON_DIE) == {"hit": 3, "crit": 1, "focus": 2, "blank": 2}


@pytest.mark.rule("OR-MARKET-10")
def test_a_trait_does_nothing_by_itself() -> None:
    """A weapon and an armour give what their texts give, and offer nothing."""
    bare, armed = lay({}), lay({"gear": ["gear-dl-44"]})
    assert armed.item(armed.rows[GEAR_HELD[0]][0]).traits
    assert options(armed) == options(bare)
    assert health(armed, 0) == health(bare, 0)


@pytest.mark.rule("OR-SOLO-6", "OR-SOLO-11")
def test_the_ai_buys_from_no_deck_whose_cards_ask_for_something_when_bought() -> None:
    """A planet that another player marks, a sheet that is picked: it would have to decide, and no card of its tells
    how."""
    bought = {deck for card in AI_CARDS for deck in (card.buys, card.instead) if deck >= 0}
    asking = {
        card.deck
        for card in CARDS
        if isinstance(card, Market)
        and card.items[0].kind != OFFER  # it buys no offers
        and any(ability.timing == AFTER_PURCHASE for ability in card.items[0].abilities)
    }
    assert asking == {LUXURY_DECK}
    assert not asking & bought
