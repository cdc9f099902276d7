"""Decks under construction: both games by the same questions."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kantyna.games.common.deck_builder import LONGEST, DeckBuilder
from kantyna.games.common.deck_link import from_link, is_link, to_link
from kantyna.games.common.deck_list import LONGEST_NAME, BadDeck, DeckList, clean_name
from kantyna.games.deck_builders import BUILDERS, builder
from kantyna.games.destiny.card_index import CARDS, NUMBER_OF
from kantyna.games.destiny.decks.statistics import mean
from kantyna.games.destiny.vocabulary import MELEE, RANGED, RESOURCE
from kantyna.games.registry import game
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.rng import Dice
from kantyna.lang import LANGUAGES, Speaker
from kantyna.lang.card_book import called
from kantyna.lang.deck import card_names, say_check, say_expected, say_fault

DESTINY, CARD_GAME = BUILDERS["destiny"], BUILDERS["card-game"]
CALLED = {name: called(game(name)) for name in BUILDERS}
NAMES = {name: {lang: card_names(Speaker(lang), game(name)) for lang in LANGUAGES} for name in BUILDERS}
KINDS = {name: {card.key: card.kind for card in game(name).cards} for name in BUILDERS}

every_game = pytest.mark.parametrize("which", BUILDERS.values(), ids=lambda one: one.game)


@st.composite
def decks(draw: st.DrawFn, which: DeckBuilder) -> DeckList:
    """Any deck that one could be in the middle of: legal or not, with at most one affiliation."""
    picks: dict[str, int] = {}
    for key in draw(st.lists(st.sampled_from(list(which.numbers)), min_size=1, max_size=40, unique=True)):
        if KINDS[which.game][key] != "affiliation" or not any(
            KINDS[which.game][other] == "affiliation" for other in picks
        ):
            picks[key] = draw(st.integers(1, which.most(key)))
    return DeckList(which.sorted(picks), draw(st.text(max_size=LONGEST_NAME)))


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
@settings(max_examples=25)
@given(data=st.data())
def test_a_round_trip_loses_nothing(which: DeckBuilder, language: str, data: st.DataObject) -> None:
    deck = data.draw(decks(which))
    led = len(deck.picks) > 1 and any(KINDS[which.game][key] in which.leaders for key in deck.picks)
    for form in which.formats:
        if form == "code" and not led:
            continue  # a table takes no deck that has no leader or nothing else
        again = which.read(which.written(deck, form, NAMES[which.game][language]), CALLED[which.game]).whole()
        assert again.picks == deck.picks, form
        assert form == "code" or again.name == deck.name, form


def read_link(which: DeckBuilder, link: str) -> object:
    """What is in it, or why it can't be read; the last letter of a link has bits that mean nothing."""
    try:
        deck = from_link(which.game, link, which.numbers)
    except BadDeck as error:
        return error.key
    return deck.picks, deck.name


@every_game
@settings(max_examples=40)
@given(data=st.data())
def test_a_damaged_link_is_told(which: DeckBuilder, data: st.DataObject) -> None:
    deck = data.draw(decks(which))
    link = to_link(which.game, deck, which.numbers)
    at = data.draw(st.integers(2, len(link) - 1))
    other = data.draw(st.sampled_from([sign for sign in "Aaz09_-" if sign != link[at]]))
    for broken in (link[:at] + other + link[at + 1 :], link[:at], f"https://x.y/decks/{which.game}#", "1.!!"):
        assert read_link(which, broken) in ("deck-link-damaged", (deck.picks, deck.name))
    for foreign in BUILDERS.values():
        if foreign is not which:
            with pytest.raises(BadDeck):
                from_link(foreign.game, link, foreign.numbers)


def test_a_link_may_be_whole_and_of_a_later_version() -> None:
    deck = DeckList(DESTINY.sorted(DESTINY.ready["han-rey"]), "Łajdak i złomiarka")
    link = to_link("destiny", deck, DESTINY.numbers)
    assert len(link) < 130
    whole = f" https://kantyna.example/decks/destiny#{link}\n"
    assert is_link(whole)
    assert DESTINY.read(whole, CALLED["destiny"]).whole().name == "Łajdak i złomiarka"
    with pytest.raises(BadDeck) as caught:
        DESTINY.read(f"2{link[1:]}", CALLED["destiny"])
    assert caught.value.key == "deck-link-version"


@every_game
def test_what_is_offered_keeps_a_deck_legal_and_what_is_not_says_why(which: DeckBuilder) -> None:
    for picks in ({}, *which.ready.values()):
        before = which.faults(picks)
        for key, offer in which.offers(picks, None).items():
            have = picks.get(key, 0)
            for count in range(have + 1, have + offer.room + 1):
                grown = which.sorted({**picks, key: count})
                new = [fault for fault in which.faults(grown) if not any(fault.equals(one) for one in before)]
                assert all(which.lacks(fault) for fault in new), (key, [fault.key for fault in new])
            assert offer.fault is not None or have + offer.room >= which.most(key)
            if offer.fault is not None:
                assert say_fault(Speaker("pl"), game(which.game), offer.fault)


@every_game
def test_a_collection_limits_what_is_offered(which: DeckBuilder) -> None:
    first, second = [key for key in which.numbers if which.most(key) > 1 and KINDS[which.game][key] in which.groups][:2]
    offers = which.offers({first: 1}, {first: 1, second: 1})
    fault = offers[first].fault
    assert fault is not None
    assert (offers[first].room, fault.key, offers[second].room) == (0, "deck-owned", 1)


@pytest.mark.rule("DE-TEAM-1", "DE-TEAM-2", "DE-DECK-1", "DE-DECK-2", "DE-DECK-3", "DE-DECK-4", "DE-DECK-5")
@pytest.mark.rule("CG-DECK-1", "CG-DECK-2", "CG-DECK-3", "CG-DECK-4", "CG-DECK-5")
@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_law_is_told_whether_kept_or_broken(which: DeckBuilder, language: str) -> None:
    speaker, spec = Speaker(language), game(which.game)
    for picks in ({}, *which.ready.values(), dict.fromkeys(which.numbers, 3)):
        checks = which.checks(which.sorted(picks))
        assert [check.good for check in checks].count(False) == len(which.faults(picks))
        for check in checks:
            assert say_check(speaker, spec, check).endswith(".")
        if picks in which.ready.values():
            assert all(check.good for check in checks)


@pytest.mark.rule("DE-DIE-3")
@pytest.mark.parametrize("team", [["rey"], ["han-solo", "han-solo", "rey", "rey"], ["darth-vader", "jango-fett"]])
def test_what_a_roll_gives_is_exact(team: list[str]) -> None:
    dice = [CARDS[NUMBER_OF[key]].sides for key in team]
    for symbol in (MELEE, RANGED, RESOURCE):
        total = Fraction(0)
        for roll in product(*dice):
            these = [side for side in roll if side.symbol == symbol]
            if any(not side.plus for side in these):
                total += sum(side.value for side in these)
        assert mean(dice, symbol, False) == total / 6 ** len(dice)


@every_game
def test_statistics_count_every_card(which: DeckBuilder) -> None:
    for name, picks in which.ready.items():
        found = which.statistics(picks)
        figures = {figure.key: figure.have for figure in found.figures}
        assert figures.get("cards", figures.get("command")) in (20, 30, 40), name
        curve = sum(sum(column.counts.values()) for column in found.columns)
        assert 0 < curve <= figures.get("cards", figures.get("command", 0))
        assert [column.cost for column in found.columns] == list(range(len(found.columns)))
        for one in found.expectations:
            assert one.value >= 0
            assert say_expected(Speaker("pl"), game(which.game), one)
    assert which.statistics({}).expectations == []


@pytest.mark.rule("DE-SETUP-2", "DE-SETUP-3")
def test_any_cards_of_a_first_hand_go_back_once() -> None:
    picks = DESTINY.ready["leia-poe"]
    first = DESTINY.draw(picks, Dice(7), [])
    assert len(first.cards) == 5
    assert DESTINY.draw(picks, Dice(7), []).cards == first.cards
    second = DESTINY.draw(picks, Dice(7), [0, 2])
    assert second.cards[:3] == [first.cards[1], first.cards[3], first.cards[4]]
    assert len(second.cards) == 5
    with pytest.raises(BadDeck):
        DESTINY.draw(picks, Dice(7), [5])
    assert DESTINY.draw({}, Dice(7), []).cards == []


@pytest.mark.rule("CG-SETUP-7", "CG-SETUP-8", "CG-MULL-1")
def test_all_of_a_first_hand_goes_back_or_nothing() -> None:
    picks = CARD_GAME.ready["sith"]
    first, second = (CARD_GAME.draw(picks, Dice(7), back) for back in ([], [0]))
    assert len(first.cards) == len(second.cards) == 6
    assert first.laid == second.laid
    assert len(first.laid) == 4
    assert first.cards != second.cards
    assert {KINDS["card-game"][key] for key in first.laid} == {"objective"}


def test_every_bad_line_is_told_and_the_others_are_read() -> None:
    text = "# Mine\n1x Leia Organa\n2x Lightsabr\n3x Qwrtz\n2x Scout\n2x Ancient Lightsaber (Legacies #44)\n"
    reading = DESTINY.read(text, CALLED["destiny"])
    assert reading.deck.picks == {"leia-organa": 1, "scout": 2}
    assert reading.deck.name == "Mine"
    assert [(one.key, one.values["line"]) for one in reading.troubles] == [
        ("deck-name-like", 3),
        ("deck-name", 4),
        ("deck-newer", 6),
    ]
    reading = CARD_GAME.read("Sith\n2x Fall of the Jedy\n99\n20\n", CALLED["card-game"])
    assert list(reading.deck.picks.values()) == [1, 1]
    assert [(one.key, one.values["line"]) for one in reading.troubles] == [("deck-line-like", 2), ("deck-line-set", 3)]


def test_what_is_too_long_or_unknown_is_told() -> None:
    with pytest.raises(BadDeck) as caught:
        DESTINY.read("x" * (LONGEST + 1), CALLED["destiny"])
    assert caught.value.key == "deck-too-long"
    for picks in ({"nobody": 1}, {"rey": -1}, {"rey": 10**6}):
        with pytest.raises(BadDeck):
            DESTINY.sorted(picks)
    with pytest.raises(BadDeck):
        DESTINY.written(DeckList({}, ""), "pdf", {})
    with pytest.raises(BadSetup):
        builder("star-realms")
    assert clean_name("  a\nb\x00c  ") == "a b c"
    assert len(clean_name("x" * 500)) == LONGEST_NAME
