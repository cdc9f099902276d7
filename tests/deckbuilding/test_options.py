"""Options that look alike are told apart by a number, and say so in both languages."""

import pytest

from kantyna.games.deckbuilding.cards import CARDS
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.registry import GAMES
from kantyna.kernel.engine import leaves_choice, settle, submit
from kantyna.kernel.layout import Laid, Scene
from kantyna.lang.speaker import Speaker

SPEC = GAMES["deckbuilding"]
KEYS = [card.key for card in CARDS]
NAMES = ["Ada", "Bob"]


def turn(piles: dict[str, dict[int, list[Laid]]], active: int = 1) -> Deckbuilding:
    """A duel in the Rebel turn, or in that of the Empire."""
    scene = Scene("beginner", 2, {}, 1)
    scene.active = active
    scene.counters = {"resources": {1: 2}}
    scene.piles = piles
    table = SPEC.layout.lay(scene)
    assert isinstance(table, Deckbuilding)
    return table


def card(key: str, **marks: int) -> Laid:
    return Laid(KEYS.index(key), marks, [])


def texts(table: Deckbuilding, verb: str, language: str) -> list[str]:
    """What the options of a verb say."""
    asked = table.pending
    assert asked is not None
    view = SPEC.view(table, asked.seat)
    options = [SPEC.option(table, code) for code in asked.options]
    return [Speaker(language).option(SPEC, option, NAMES, view) for option in options if option.verb == verb]


def do(table: Deckbuilding, verb: str) -> None:
    """Give the first option of that verb. Every question is put, whatever it leaves to decide."""
    asked = table.pending
    assert asked is not None
    if verb not in [SPEC.option(table, code).verb for code in asked.options] and not leaves_choice(table):
        settle(table)
        return do(table, verb)
    code = next(code for code in asked.options if SPEC.option(table, code).verb == verb)
    submit(table, asked.seat, code, patient=True)


def test_attackers_say_their_attack_and_attacks_their_sum() -> None:
    table = turn({"in-play": {1: [card("b-wing"), card("b-wing")]}, "hand": {0: []}})
    do(table, "use")
    do(table, "yield")
    do(table, "strike")
    assert texts(table, "attacker", "en") == ["Commit B-Wing (attack 5)", "Commit B-Wing (attack 7)"]
    assert texts(table, "attacker", "pl") == ["Wyznacz B-winga (atak 5)", "Wyznacz B-winga (atak 7)"]
    do(table, "attacker")
    do(table, "attacker")
    assert texts(table, "resolve-strike", "en") == ["Resolve the attack on the base of Ada (attack 12)"]


def test_targets_in_the_row_say_what_they_take_and_the_attack_its_name() -> None:
    table = turn({"in-play": {1: [card("x-wing")]}, "galaxy-row": {-1: [card("at-st")]}})
    assert texts(table, "hunt", "en") == ["Commit units to the sabotage of AT-ST (target value 4)"]
    do(table, "hunt")
    do(table, "attacker")
    assert texts(table, "resolve-hunt", "pl") == ["Rozpatrz sabotaż: AT-ST (siła 3)"]


def test_what_rebels_call_sabotage_is_a_bounty_hunt_of_the_empire() -> None:
    table = turn({"in-play": {0: [card("at-st")]}, "galaxy-row": {-1: [card("x-wing")]}}, active=0)
    assert texts(table, "hunt", "en") == ["Commit units to the bounty hunt for X-Wing (target value 3)"]
    assert texts(table, "hunt", "pl") == ["Wyznacz jednostki do eliminacji: X-wing (wartość docelowa 3)"]


def test_an_attack_on_a_card_of_ones_own_side_is_called_neither() -> None:
    table = turn({"in-play": {0: [card("at-st")]}, "galaxy-row": {-1: [card("tie-fighter")]}}, active=0)
    refused = [SPEC.option(table, code, 0) for code in SPEC.intents(table, 0)]
    wishes = [option for option in refused if option.verb == "hunt"]
    view = SPEC.view(table, 0)
    told = [[Speaker(language).option(SPEC, option, NAMES, view) for option in wishes] for language in ("en", "pl")]
    assert told == [["Commit units to the attack on TIE Fighter"], ["Wyznacz jednostki do ataku: Myśliwiec TIE"]]


def test_ships_say_their_damage() -> None:
    ships = [card("blockade-runner"), card("blockade-runner", damage=3)]
    table = turn({"in-play": {0: ships, 1: [card("luke-skywalker")]}})
    do(table, "use")
    assert texts(table, "ship", "en") == ["Blockade Runner (owner: Ada)", "Blockade Runner (owner: Ada, damage 3)"]
    assert texts(table, "ship", "pl")[1] == "Łamacz blokady (Ada, obrażenia: 3)"


def test_damage_to_a_base_says_that_it_is_the_base() -> None:
    table = turn({"in-play": {0: [card("blockade-runner")], 1: [card("y-wing")]}})
    do(table, "use")
    assert texts(table, "target", "en") == ["The base of Ada"]
    assert texts(table, "target", "pl") == ["Baza (Ada)"]


@pytest.mark.rule("DB-EXILE-6")
def test_a_card_that_must_go_says_so() -> None:
    table = turn({"base": {1: [card("jedha")]}, "hand": {1: [card("outer-rim-pilot")]}})
    do(table, "buy")
    do(table, "to-hand-doomed")
    assert texts(table, "play", "en") == [
        "Play Outer Rim Pilot",
        "Play Outer Rim Pilot (exiled at the end of the turn)",
    ]
    do(table, "play")
    do(table, "play")
    assert texts(table, "use", "pl") == [
        "Użyj zdolności Pilota z Zewnętrznych Rubieży",
        "Użyj zdolności Pilota z Zewnętrznych Rubieży (do anihilacji na koniec tury)",
    ]


@pytest.mark.rule("DB-EXILE-6")
def test_a_card_that_must_go_says_so_when_it_is_discarded() -> None:
    piles = {
        "base": {1: [card("jedha")]},
        "hand": {1: [card("outer-rim-pilot")]},
        "in-play": {1: [card("c-roc-cruiser")]},
    }
    table = turn(piles)
    do(table, "buy")
    do(table, "to-hand-doomed")
    do(table, "use")
    assert texts(table, "discard", "en") == [
        "Discard Outer Rim Pilot",
        "Discard Outer Rim Pilot (exiled at the end of the turn)",
    ]
    assert texts(table, "discard", "pl")[1] == "Odrzuć Pilota z Zewnętrznych Rubieży (do anihilacji na koniec tury)"
