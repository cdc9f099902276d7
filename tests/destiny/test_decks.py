"""Teams and decks: what makes them legal, those that are ready, and how they are read and written."""

import json
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kantyna.games.common.deck_list import BadDeck, DeckList, Fault
from kantyna.games.destiny.card_index import CARDS
from kantyna.games.destiny.decks.deck import POINTS, SIZE, Deck, faults, random_deck, read_code, read_codes, ready_deck
from kantyna.games.destiny.decks.formats import read_deck
from kantyna.games.destiny.decks.pasted import to_text
from kantyna.games.destiny.decks.ready import READY_MADE, STARTERS
from kantyna.games.destiny.decks.simulator import card_id, to_simulator
from kantyna.games.destiny.decks.slots import to_json
from kantyna.kernel.errors import BadSetup, KantynaError
from kantyna.kernel.rng import Dice
from kantyna.lang import LANGUAGES, lexicon

NAMES = {lang: {card.key: lexicon(lang, "destiny").say(f"card-{card.key}", {}) for card in CARDS} for lang in LANGUAGES}
CALLED = {card.key: [NAMES[lang][card.key] for lang in LANGUAGES] for card in CARDS}
LEIA = READY_MADE["leia-poe"]


def told(deck: Deck) -> list[tuple[str, str]]:
    return [(fault.rule, fault.key) for fault in faults(deck)]


def changed(counts: dict[str, int], **other: int) -> Deck:
    """A deck with other numbers of some cards, keys written with underscores; 0 leaves a card out."""
    new = {**counts, **{key.replace("_", "-"): count for key, count in other.items()}}
    return Deck({key: count for key, count in new.items() if count})


def sentence(language: str, error: KantynaError | Fault) -> str:
    words = lexicon(language, "destiny")
    names = {
        name: words.say(f"card-{value}", {}) if f"card-{value}" in words.entries else value
        for name, value in error.values.items()
    }
    return words.say(f"error-{error.key}", names)


@pytest.mark.rule("DE-TEAM-1", "DE-DECK-1", "DE-DECK-5")
@pytest.mark.parametrize("name", READY_MADE)
def test_the_ready_decks_are_legal(name: str) -> None:
    deck = ready_deck(name)
    assert told(deck) == []
    assert deck.points() <= POINTS
    assert len(deck.cards()) == SIZE
    assert len(deck.battlefields()) == 1
    assert deck.code() == name
    assert not deck.is_starter()


@pytest.mark.rule("DE-TABLE-8")
@pytest.mark.parametrize("name", STARTERS)
def test_the_starters_are_played_as_they_come(name: str) -> None:
    deck = ready_deck(name)
    assert len(deck.cards()) == 20
    assert deck.is_starter()
    assert told(deck) == []
    key = deck.cards()[0].key
    assert ("DE-DECK-1", "deck-size") in told(Deck({**deck.counts, key: deck.counts[key] + 1}))


@pytest.mark.rule("DE-TABLE-8", "DE-FAQ-1")
def test_starters_meet_only_starters() -> None:
    assert len(read_codes(["starter-rey", "starter-kylo-ren"], Dice(1))) == 2
    assert len(read_codes(["leia-poe", "leia-poe"], Dice(1))) == 2
    with pytest.raises(BadSetup) as caught:
        read_codes(["leia-poe", "starter-rey"], Dice(1))
    assert caught.value.key == "deck-starter-foe"


@pytest.mark.rule("DE-DECK-6", "DE-CHAR-3")
def test_the_worked_example_has_thirty_points() -> None:
    team = Deck({"leia-organa": 2, "han-solo": 1})
    assert [(member.card.key, member.dice, member.points) for member in team.team()] == [
        ("leia-organa", 2, 16),
        ("han-solo", 1, 14),
    ]
    assert team.points() == 30
    deck = changed(LEIA, poe_dameron=0, han_solo=1, force_throw=1, at_st=1, launch_bay=0)
    assert [(fault.key, fault.values["card"]) for fault in faults(deck)] == [
        ("deck-side", "at-st"),
        ("deck-colour", "force-throw"),
    ]


@pytest.mark.rule("DE-TEAM-1")
def test_a_team_is_at_least_one_character_of_thirty_points_at_most() -> None:
    assert ("DE-TEAM-1", "team-none") in told(changed(LEIA, leia_organa=0, poe_dameron=0))
    assert told(changed(LEIA, poe_dameron=2)) == [("DE-TEAM-1", "team-points")]


@pytest.mark.rule("DE-TEAM-2")
def test_heroes_and_villains_are_in_different_teams() -> None:
    assert ("DE-TEAM-2", "team-sides") in told(changed(LEIA, poe_dameron=0, bala_tik=1))


@pytest.mark.rule("DE-TEAM-3", "DE-UNIQ-5")
def test_a_unique_character_is_taken_once_and_another_as_often_as_points_allow() -> None:
    troopers = Deck({"first-order-stormtrooper": 4})
    assert [member.dice for member in troopers.team()] == [1, 1, 1, 1]
    assert troopers.points() == 28
    assert ("DE-TEAM-3", "team-dice") in told(Deck({"rey": 3}))
    assert ("DE-UNIQ-5", "team-twice") in told(Deck({"rey": 1, "rey-tpg": 1}))
    assert ("DE-UNIQ-5", "team-twice") in told(Deck({"darth-vader": 1, "darth-vader-sor": 1}))


@pytest.mark.rule("DE-TEAM-4")
def test_colours_of_a_team_are_free() -> None:
    assert told(changed(READY_MADE["phasma-bala-tik"])) == []


@pytest.mark.rule("DE-DECK-1")
def test_a_deck_has_exactly_thirty_cards() -> None:
    assert told(changed(LEIA, all_in=0)) == [("DE-DECK-1", "deck-size")]
    assert told(changed(LEIA, all_in=2)) == [("DE-DECK-1", "deck-size")]


@pytest.mark.rule("DE-DECK-2", "DE-TABLE-7", "DE-FAQ-9")
def test_two_copies_at_most_and_reprints_count_along() -> None:
    assert told(changed(LEIA, launch_bay=3, all_in=0)) == [("DE-DECK-2", "deck-limit")]
    assert LEIA["black-one"] == 2  # a unique card may be there twice
    reprints = changed(LEIA, strategic_planning=2, strategic_planning_tpg=1, launch_bay=0, all_in=0)
    assert told(reprints) == [("DE-DECK-2", "deck-limit")]


@pytest.mark.rule("DE-DECK-3", "DE-DECK-4")
def test_cards_are_of_the_teams_side_and_colours() -> None:
    assert told(changed(LEIA, all_in=0, probe=1)) == [("DE-DECK-3", "deck-side")]
    assert told(changed(LEIA, all_in=0, heroism=1)) == [("DE-DECK-4", "deck-colour")]
    assert told(changed(LEIA, all_in=0, intimidate=1)) == [("DE-DECK-3", "deck-side"), ("DE-DECK-4", "deck-colour")]


@pytest.mark.rule("DE-GOLD-1")
def test_finn_lets_red_villain_weapons_and_vehicles_in_and_nothing_else() -> None:
    team = {"finn": 2, "starship-graveyard": 1}
    for key, keys in {
        "f-11d-rifle": [],
        "at-st": [],
        "commanding-presence": ["deck-side", "deck-colour"],
        "dh-17-blaster-pistol": ["deck-colour"],
        "infantry-grenades": ["deck-side"],
    }.items():
        assert [fault.key for fault in faults(Deck({**team, key: 2})) if fault.key != "deck-size"] == keys, key


@pytest.mark.rule("DE-DECK-5")
def test_everybody_brings_one_battlefield() -> None:
    assert told(changed(LEIA, starship_graveyard=0)) == [("DE-DECK-5", "deck-no-field")]
    assert told(changed(LEIA, frozen_wastes=1)) == [("DE-DECK-5", "deck-fields")]


def test_every_fault_is_told_at_once_in_both_languages() -> None:
    deck = Deck({"rey": 3, "rey-tpg": 1, "at-st": 4, "darth-vader": 2})
    found = faults(deck)
    assert [fault.key for fault in found] == [
        "team-points",
        "team-sides",
        "team-dice",
        "team-twice",
        "deck-no-field",
        "deck-size",
        "deck-limit",
        "deck-side",
        "deck-colour",
    ]
    for language in LANGUAGES:
        for fault in found:
            assert sentence(language, fault)
    assert sentence("pl", found[3]) == (
        "Rey, W poszukiwaniu drogi i Rey to ta sama postać; w drużynie może być tylko raz."
    )
    assert sentence("en", found[6]) == "AT-ST: there are 4 copies in the deck; 2 is the most."


@pytest.mark.parametrize(
    ("code", "key"),
    [
        ("", "deck-none"),
        ("leia-pe", "deck-word-like"),
        ("qqqqqqqq", "deck-word"),
        ("2x99999", "deck-word"),
        ("2x03001", "deck-newer-code"),
        ("2x01028", "deck-no-field"),
        (f"2x{'9' * 5000}", "deck-word"),
        ("9999x01028", "deck-word"),
    ],
)
def test_a_setting_that_names_no_legal_deck_is_refused(code: str, key: str) -> None:
    with pytest.raises(BadSetup) as caught:
        read_code(code, Dice(1))
    assert caught.value.key == key
    for language in LANGUAGES:
        assert sentence(language, caught.value)


@settings(max_examples=20)
@given(st.integers(0, 10**6))
def test_decks_by_chance_are_legal_and_go_through_every_format(seed: int) -> None:
    deck = random_deck(Dice(seed))
    listed = DeckList(deck.counts, "")
    assert told(deck) == []
    assert read_code(deck.code(), Dice(1)).counts == deck.counts
    for names in NAMES.values():
        for text in (to_text(listed, names), to_json(listed), to_simulator(listed, names), deck.code()):
            assert Deck(read_deck(text, CALLED).whole().picks).counts == deck.counts


@pytest.mark.parametrize("name", [*READY_MADE, *STARTERS])
def test_ready_decks_go_through_every_format(name: str) -> None:
    listed = DeckList(ready_deck(name).counts, "")
    for names in NAMES.values():
        for text in (to_text(listed, names), to_json(listed), to_simulator(listed, names)):
            assert Deck(read_deck(text, CALLED).whole().picks).name() == name


PASTED = """\
The Resistance

Hero
Command

Sets: Awakenings

BATTLEFIELD
-----------

Starship Graveyard, Jakku (Awakenings #174)


CHARACTER
¯¯¯¯¯¯¯¯¯

2x Leia Organa, Born Leader (Awakenings #28)
1x Poe Dameron, Ace Pilot (Awakenings #29)


UPGRADE
-------

2x Scout (Awakenings #33)
2x Holdout Blaster (Awakenings #63)

EVENT
-----

2x It's a Trap! (Awakenings #107)
1x All In (Awakenings #152)
"""


def test_a_list_pasted_from_the_deck_site_is_read() -> None:
    expected = {
        "leia-organa": 2,
        "poe-dameron": 1,
        "scout": 2,
        "holdout-blaster": 2,
        "its-a-trap": 2,
        "all-in": 1,
        "starship-graveyard": 1,
    }
    assert read_deck(PASTED, CALLED).whole().picks == expected
    assert read_deck(PASTED, CALLED).deck.name == "The Resistance"
    assert read_deck("\ufeff" + PASTED.replace("\n", "\r\n"), CALLED).whole().picks == expected
    dashes = PASTED.replace(", ", " - ").replace("2x Leia Organa - Born Leader", "1x Leia Organa - Born Leader, 2 dice")
    assert read_deck(dashes, CALLED).whole().picks == expected


def test_a_list_by_names_in_either_language_is_read() -> None:
    text = (
        "Moja talia\n1x Leia Organa (2 )\nHan Solo (elite)\n2x Zwiadowca\n1 x it's a trap!\n"
        "3× First Order Stormtrooper\n# a remark\nRey, W poszukiwaniu drogi\nCmentarzysko statków\n"
    )
    assert read_deck(text, CALLED).whole().picks == {
        "first-order-stormtrooper": 3,
        "leia-organa": 2,
        "scout": 2,
        "han-solo": 2,
        "its-a-trap": 1,
        "starship-graveyard": 1,
        "rey-tpg": 1,
    }


def test_the_sites_json_is_read_in_its_several_shapes() -> None:
    for slots in (
        {"01028": {"quantity": 1, "dice": 2, "dices": None}, "01033": {"quantity": 2, "dice": 2}},
        [{"code": "01028", "qty": 2}, {"code": "01033", "qty": 2}],
        {"01028": 2, "01033": 2},
    ):
        assert read_deck(json.dumps({"id": 455, "name": "x", "slots": slots}), CALLED).whole().picks == {
            "leia-organa": 2,
            "scout": 2,
        }


@pytest.mark.parametrize(
    ("text", "key", "values"),
    [
        ("", "deck-no-cards", {}),
        ("My deck", "deck-no-cards", {}),
        ("2x Lightsabr", "deck-name-like", {"line": 1, "near": "Lightsaber"}),
        ("2x Qwrtz", "deck-name", {"line": 1, "text": "Qwrtz"}),
        ("2x Scout\nx Scout", "deck-name-like", {"line": 2}),
        ("EVENTS\nIt's a Tra", "deck-name-like", {"line": 2, "near": "It’s a Trap!"}),
        ("2x Scout (Awakenings #33", "deck-name-like", {"line": 1}),
        ("2x Scout (Awakenings #34)", "deck-other-card", {"card": "survival-gear"}),
        ("2x Scout (Awakenings #999)", "deck-place", {"number": 999}),
        ("2x Scout (Awekenings #33)", "deck-set", {"line": 1}),
        ("2x Ancient Lightsaber (Legacies #44)", "deck-newer", {"set": "Legacies"}),
        ("2x Scout\n9999x Scout", "deck-name-like", {"line": 2}),
        ("{", "deck-not-json", {"line": 1}),
        ('{"slots": ' + "[" * 100_000, "deck-not-json", {}),
        ("{}", "deck-no-slots", {}),
        ("[1]", "deck-no-slots", {}),
        ('{"slots": {}}', "deck-no-slots", {}),
        ('{"slots": [3]}', "deck-code", {}),
        ('{"slots": {"01999": 1}}', "deck-code", {"word": "01999"}),
        ('{"slots": {"05001": 1}}', "deck-newer-code", {"set": "Legacies"}),
        ('{"slots": {"01028": {"quantity": "two"}}}', "deck-slot", {"card": "leia-organa"}),
        ('{"slots": {"01028": 9999999}}', "deck-slot", {}),
        ('{"slots": {"01028": true}}', "deck-slot", {}),
        ('{"ObjectStates": 3}', "deck-not-simulator", {}),
        ('{"ObjectStates": [3]}', "deck-not-simulator", {}),
        ('{"ObjectStates": []}', "deck-no-cards", {}),
        ('{"ObjectStates": [{"Name": "Card", "Nickname": "Yoda"}]}', "deck-card-place", {"text": "Yoda"}),
        ('{"ObjectStates": [{"Name": "Card", "Description": "XX 1"}]}', "deck-card-place", {}),
        ('{"ObjectStates": [{"Name": "Card", "Description": "AW 999"}]}', "deck-card-place", {}),
        ('{"ObjectStates": [{"Name": "Card", "Description": "EaW 1"}]}', "deck-newer-card", {"set": "Empire at War"}),
    ],
)
def test_a_file_that_is_no_deck_is_told_with_its_reason(text: str, key: str, values: dict[str, object]) -> None:
    with pytest.raises(BadDeck) as caught:
        read_deck(text, CALLED).whole()
    assert caught.value.key == key
    assert values.items() <= caught.value.values.items()
    for language in LANGUAGES:
        assert sentence(language, caught.value)


@given(st.text(max_size=80))
def test_no_text_breaks_the_reader(text: str) -> None:
    with suppress(BadDeck):
        read_deck(text, CALLED).whole()


def test_cards_are_numbered_as_the_tables_of_the_simulator_know_them() -> None:
    numbers = {card.key: card_id(card) for card in CARDS}
    assert numbers["captain-phasma"] == 1300
    assert numbers["endless-ranks"] == 1369
    assert numbers["occupation"] == 1400
    assert numbers["starship-graveyard"] == 1809
    assert numbers["death-trooper"] == 2200
    assert numbers["war-torn-streets"] == 2419
    assert numbers["kylo-ren-tpg"] == 100
    assert numbers["obi-wans-hut"] == 145
    assert numbers["flank-tpg"] == numbers["flank"] == 1915
    assert len(set(numbers.values())) == len({(card.title, card.kind == 0 and card.key) for card in CARDS})
