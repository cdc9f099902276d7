"""Decks: what makes one legal, and how they are read and written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kantyna.games.card_game.decks.deck import Deck, faults, random_deck, read_code
from kantyna.games.card_game.decks.formats import from_octgn, read_deck, to_json, to_octgn
from kantyna.games.card_game.decks.octgn import AFFILIATION_NUMBERS, PREFIX, SET_NUMBERS
from kantyna.games.card_game.decks.pasted import to_site, to_text
from kantyna.games.card_game.decks.picks import deck_of, picks_of
from kantyna.games.card_game.decks.sets import BY_NUMBER, READY_MADE, SETS
from kantyna.games.card_game.vocabulary import DARK, LIGHT
from kantyna.games.common.deck_list import BadDeck, DeckList
from kantyna.games.registry import game
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.rng import Dice
from kantyna.lang import LANGUAGES, Speaker
from kantyna.lang.card_book import called

SPEC = game("card-game")
CALLED = called(SPEC)


def told(deck: Deck) -> list[tuple[str, str]]:
    return [(fault.rule, fault.key) for fault in faults(deck)]


@pytest.mark.rule("CG-SET-1", "CG-SET-2", "CG-SIDE-2")
def test_every_set_is_an_objective_and_five_cards_of_one_side() -> None:
    keys = {card.key: card for card in SPEC.cards}
    assert [one.number for one in SETS] == list(range(1, 37))
    for one in SETS:
        assert len(one.cards) == 6
        assert [keys[card].kind for card in one.cards].count("objective") == 1
        assert keys[one.objective].kind == "objective"
        light = {"jedi", "rebel-alliance", "smugglers-and-spies", "neutral-light"}
        assert {keys[card].faction in light for card in one.cards} == {one.number <= 18}


@pytest.mark.rule("CG-SETUP-2", "CG-DECK-5")
@pytest.mark.parametrize("name", READY_MADE)
def test_the_decks_of_the_box_are_legal_as_they_are(name: str) -> None:
    deck = Deck(name, READY_MADE[name])
    assert told(deck) == []
    assert len(deck.cards()) == 1 + 48
    assert deck.code() == name
    assert told(Deck(name, READY_MADE[name][:-1])) == [("CG-DECK-1", "deck-few")]


@pytest.mark.rule("CG-DECK-1")
def test_a_deck_needs_an_affiliation_and_ten_sets_and_has_no_upper_limit() -> None:
    assert told(Deck("ewoks", [1] * 10)) == [("CG-DECK-1", "deck-affiliation")]
    assert told(Deck("jedi", [1, 1, 2, 2, 3, 3, 4, 4, 5])) == [("CG-DECK-1", "deck-few")]
    assert told(Deck("jedi", [1, 1, 2, 2, 3, 3, 4, 4, 5, 5])) == []
    most = [number for number in range(1, 17) if number != 13 for _ in range(2)] + [17, 18]
    assert told(Deck("jedi", most)) == []


@pytest.mark.rule("CG-DECK-2")
def test_a_deck_is_of_one_side() -> None:
    assert told(Deck("sith", [19, 19, 20, 20, 21, 21, 22, 22, 23, 1])) == [("CG-DECK-2", "deck-other-side")]
    assert told(Deck("sith", [19, 19, 20, 20, 21, 21, 22, 22, 23, 99])) == [("CG-SET-2", "deck-unknown-set")]


@pytest.mark.rule("CG-DECK-3")
def test_two_copies_at_most_and_one_where_the_objective_says_so() -> None:
    assert told(Deck("sith", [19, 19, 19, 20, 20, 21, 21, 22, 22, 23])) == [("CG-DECK-3", "deck-copies")]
    assert told(Deck("sith", [19, 19, 36, 36, 20, 20, 21, 21, 22, 22])) == [("CG-DECK-3", "deck-copies")]
    assert {one.number for one in SETS if one.single} == {17, 18, 35, 36}


@pytest.mark.rule("CG-DECK-4")
def test_a_reserved_set_needs_its_affiliation() -> None:
    sets = [22, 19, 19, 20, 20, 21, 21, 23, 23, 24]
    assert told(Deck("sith", sets)) == []
    assert told(Deck("imperial-navy", sets)) == [("CG-DECK-4", "deck-reserved")]
    assert told(Deck("scum-and-villainy", [19, 19, 20, 20, 26, 26, 33, 33, 34, 34])) == []
    assert {one.number: one.only for one in SETS if one.only} == {
        4: "jedi",
        13: "rebel-alliance",
        22: "sith",
        28: "imperial-navy",
    }


def test_every_fault_is_told_at_once_in_both_languages() -> None:
    found = faults(Deck("jedi", [1, 1, 1, 13, 19, 99]))
    assert [fault.key for fault in found] == [
        "deck-few",
        "deck-copies",
        "deck-reserved",
        "deck-other-side",
        "deck-unknown-set",
    ]
    for language in LANGUAGES:
        for fault in found:
            assert Speaker(language).error(BadSetup(fault.key, **fault.values))


@pytest.mark.parametrize(
    ("code", "key"),
    [
        ("", "deck-empty"),
        ("jedi", "deck-wrong-side"),
        ("sith x", "deck-not-a-set"),
        ("sith 19", "deck-few"),
        ("nobody 19", "deck-affiliation"),
        (f"sith {'9' * 5000}", "deck-not-a-set"),
    ],
)
def test_a_setting_that_names_no_legal_deck_is_refused(code: str, key: str) -> None:
    with pytest.raises(BadSetup) as caught:
        read_code(code, DARK, Dice(1))
    assert caught.value.key == key


@given(st.integers(0, 10**6), st.sampled_from([DARK, LIGHT]))
def test_decks_by_chance_are_legal_and_go_through_every_format(seed: int, side: int) -> None:
    deck = random_deck(side, Dice(seed))
    listed = DeckList(picks_of(deck), "")
    assert told(deck) == []
    assert deck.side == side
    assert read_code(deck.code(), side, Dice(1)).sets == deck.sets
    for language in range(len(LANGUAGES)):
        names = {key: found[language] for key, found in called(SPEC).items()}
        for text in (
            to_text(listed, names),
            to_site(listed, names),
            to_json(listed),
            to_octgn(listed, names),
            deck.code(),
        ):
            again = deck_of(read_deck(text, CALLED).whole().picks)
            assert (again.affiliation, again.sets) == (deck.affiliation, deck.sets)


def test_a_text_names_sets_by_number_or_objective_in_either_language() -> None:
    text = "# mine\nSithowie\n2x Serce Imperium\n\n1 x fall of the jedi\n20\n(21)\n2× Shadows of Dathomir (25)\n"
    deck = deck_of(read_deck(text, CALLED).whole().picks)
    assert deck.affiliation == "sith"
    assert deck.sets == [19, 20, 21, 22, 22, 25, 25]


SITES = {
    "places": (
        "The Smuggler's Den - LS\n\nSmugglers and Spies (Core Smugglers and Spies)\n\nTotal Objective Sets: 3\n\n"
        "2x A Hero's Journey (1-1)\n\nLuke Skywalker (1-2)\nTwi'lek Loyalist (1-3)\nHeat of Battle (1-6)\n\n"
        "1x Questionable Contacts (15-1)\n\nHan Solo (15-2)\n"
    ),
    "boxes": (
        "Deck Created with CardGameDB.com Star Wars Deck Builder\n\nThe Smuggler's Den - LS\n"
        "Smugglers and Spies (Core)\n\nTotal Objective Sets: (3)\n\n2x A Hero’s Journey (Core)\n\n"
        "  • Luke Skywalker (Core)\n  • Twi’lek Loyalist (Core)\n\n1x Questionable Contacts (Core Set)\n"
        "  • Han Solo (Core)\n"
    ),
    "people": (
        "The Smuggler's Den - LS\nAffiliation: Smugglers and Spies\nObjective Sets:\nA Hero’s Journey x2\n"
        "1 Questionable Contacts\n"
    ),
    "polish": (
        "The Smuggler's Den - LS\nStronnictwo: Przemytnicy i szpiedzy\nZestawy celów: 3\n- 2× Ścieżka bohatera\n"
        "- Podejrzane znajomości\n"
    ),
}


@pytest.mark.parametrize("site", SITES)
def test_what_the_public_sites_print_is_read_with_its_headings_and_cards(site: str) -> None:
    deck = read_deck(SITES[site], CALLED).whole()
    assert deck.name == "The Smuggler's Den - LS"
    assert deck.picks == picks_of(Deck("smugglers-and-spies", [1, 1, 15]))


def test_sets_that_are_not_here_and_loose_cards_are_told_by_line() -> None:
    """The cards below a set that is not here say nothing new."""
    text = (
        "Sith\nObjective Sets: (6)\n2x The Killing Cold (The Desolation of Hoth)\nIcetromper (The Desolation of Hoth)\n"
        "2x Shadows on the Ice (41-1)\n• Wampa (41-2)\n2x Darth Vader\n1x Fall of the Jedi (20-1)\n2x Twist of Fate\n"
        "2x Emperor's Webb (Core)\n2x Fall of the Jedi\n  • Luke Skywalker\n"
    )
    reading = read_deck(text, CALLED)
    assert deck_of(reading.deck.picks).sets == [19, 19]
    assert [(one.values["line"], one.key) for one in reading.troubles] == [
        (3, "deck-line-box"),
        (5, "deck-line-set"),
        (7, "deck-line-card"),
        (8, "deck-line-other"),
        (9, "deck-line-card"),
        (10, "deck-line-like"),
        (12, "deck-line-card"),
    ]
    for language in LANGUAGES:
        assert len({Speaker(language).error(one, SPEC) for one in reading.troubles}) == len(reading.troubles)
    assert Speaker("en").error(reading.troubles[3], SPEC) == (
        "Line 8: set 20 is Counsel of the Sith, not Fall of the Jedi."
    )


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Sith\nBanana", "deck-line"),
        ("Sith\n99", "deck-line-set"),
        ("Sith\n2x Fall of the Jedy", "deck-line-like"),
        ("{", "deck-not-json"),
        ('{"affiliation": "sith"}', "deck-no-sets"),
        ('{"sets": []}', "deck-no-affiliation"),
        ('{"sets": ' + "[" * 100_000, "deck-not-json"),
        ("<deck>", "deck-not-octgn"),
        ("<list></list>", "deck-octgn-part"),
        ('{"affiliation": "sith", "sets": [99]}', "deck-unknown-set"),
        ('{"affiliation": "ewoks", "sets": [19]}', "deck-affiliation"),
        ('<!DOCTYPE deck [<!ENTITY a "a">]><deck/>', "deck-octgn-part"),
        ('<deck><card qty="1" id="1"/></deck>', "deck-octgn-part"),
        ("Sith\n9999999999x 19", "deck-line"),
        (f"Sith\n{'9' * 5000}", "deck-line"),
        ('{"affiliation": "sith", "sets": [' + "9" * 5000 + "]}", "deck-not-json"),
        (f'<deck><card qty="9999999999" id="{PREFIX}{102:012d}"/></deck>', "deck-octgn-part"),
        (f'<deck><card qty="1" id="{PREFIX}{"9" * 5000}"/></deck>', "deck-octgn-part"),
    ],
)
def test_a_file_that_is_no_deck_is_told_with_its_reason(text: str, key: str) -> None:
    with pytest.raises(BadDeck) as caught:
        read_deck(text, CALLED).whole()
    assert caught.value.key == key
    for language in LANGUAGES:
        assert Speaker(language).error(caught.value)


def test_an_octgn_deck_has_whole_sets() -> None:
    names = {card.key: card.key for card in SPEC.cards}
    text = to_octgn(DeckList(picks_of(Deck("jedi", READY_MADE["jedi"])), ""), names)
    assert text.count("<card") == 49
    assert 'id="ff4fb461-8060-457a-9c16-000000000143"' in text
    lines = text.splitlines()
    without = "\n".join(line for line in lines if "luke-skywalker" not in line)
    with pytest.raises(BadDeck) as caught:
        from_octgn(without)
    assert (caught.value.key, caught.value.values["card"]) == ("deck-broken-set", "luke-skywalker")
    with pytest.raises(BadDeck) as caught:
        from_octgn(
            text.replace(
                'name="Objective Deck">',
                'name="Objective Deck"><card qty="1" id="ff4fb461-8060-457a-9c16-000000000094"/>',
            ).replace("000000000143", "000000000138", 1)
        )
    assert caught.value.key == "deck-loose-card"


def test_octgn_numbers_are_all_different() -> None:
    numbers = [*AFFILIATION_NUMBERS.values(), *(number for row in SET_NUMBERS.values() for number in row)]
    assert len(numbers) == len(set(numbers)) == 222
    assert set(SET_NUMBERS) == set(BY_NUMBER)
