"""A question says what it is about: which window is open, what may be answered."""

import pytest

from kantyna.games.card_game.table import HAND, UNITS
from kantyna.games.card_game.vocabulary import DARK, HAPPENINGS, LIGHT, QUESTIONS, WINDOWS
from kantyna.kernel.body import listed
from kantyna.kernel.decision import Decision
from kantyna.kernel.ids import NO_CARD
from kantyna.kernel.view import View
from kantyna.lang import Speaker
from tests.card_game.tables import SPEC, answer, card, table

NAMES = ["Palpatine", "Leia"]


def prompt(language: str, kind: str, number: int, about: int = NO_CARD) -> str:
    view = View("duel", 2, LIGHT)
    view.defs = dict(enumerate(range(len(SPEC.cards))))
    view.decision = Decision(LIGHT, QUESTIONS.words.index(kind), [0], about, number)
    return Speaker(language).prompt(SPEC, view, NAMES)


@pytest.mark.rule("CG-DMG-3")
def test_who_may_answer_damage_is_told_how_much_and_to_whom() -> None:
    laid = table(
        """
seat 1: {objectives: [imperial-command], hand: [force-choke]}
seat 2: {units: [yoda], hand: [it-could-be-worse]}
"""
    )
    answer(laid, "use", "force-choke")
    answer(laid, "pick", "yoda")
    asked = laid.pending
    assert asked is not None
    assert (asked.seat, asked.card) == (LIGHT, card(laid, "yoda"))
    view = SPEC.view(laid, LIGHT)
    assert Speaker("en").prompt(SPEC, view, NAMES) == "1 damage to Yoda: do you answer, or pass?"
    assert Speaker("pl").prompt(SPEC, view, NAMES) == "Obrażenia (1), karta: Yoda. Odpowiadasz czy pasujesz?"


@pytest.mark.rule("CG-ABIL-1")
def test_who_may_answer_the_start_of_a_turn_is_told_so() -> None:
    laid = table("turn: 2\nphase: force\nseat 2: {objectives: [mission-briefing], deck: [yoda]}")
    while laid.pending is not None and laid.pending.kind != QUESTIONS.words.index("respond"):
        answer(laid, SPEC.option(laid, laid.pending.options[-1]).verb)
    view = SPEC.view(laid, LIGHT)
    assert Speaker("en").prompt(SPEC, view, NAMES) == "The turn has begun: do you answer, or pass?"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_window_and_everything_that_happens_has_its_own_words(language: str) -> None:
    places = [prompt(language, "action", number) for number in range(len(WINDOWS.words) - 1)]
    assert len(set(places)) == len(places)
    kinds = [100 + kind for kind, name in enumerate(HAPPENINGS.words) if name != "damage"]
    told = [prompt(language, "respond", number, 0) for number in [0, 1, 2, *kinds]]
    assert len(set(told)) == len(told)


@pytest.mark.rule("CG-EDGE-3")
def test_who_must_lay_an_edge_card_face_up_is_told_so() -> None:
    laid = table(
        """
phase: conflict
seat 1: {units: [nightsister], hand: [interrogation, force-choke]}
seat 2: {objectives: [draw-their-fire], units: [obi-wan-kenobi], hand: []}
"""
    )
    for verb, key in (("pass", ""), ("engage", "draw-their-fire"), ("attack", "nightsister"), ("pass", "")):
        answer(laid, verb, key)
    answer(laid, "defend", "obi-wan-kenobi")
    answer(laid, "pass")
    said = Speaker("en").prompt(SPEC, SPEC.view(laid, DARK), NAMES)
    assert said == "Edge battle: lay a card face up (Obi-Wan Kenobi) or pass? (the opponent has laid 0)"
    answer(laid, "lay", "interrogation")
    said = Speaker("pl").prompt(SPEC, SPEC.view(laid, DARK), NAMES)
    assert said == "Walka o przewagę: wykładasz kartę czy pasujesz? (przeciwnik wyłożył 0)"


def test_what_is_offered_of_equal_cards_in_hand_is_not_refused() -> None:
    on = table("seat 1: {objectives: [corporate-exploitation], hand: [espo-trooper x2]}")
    on.lay(HAND[DARK], listed(on.rows[HAND[DARK]])[::-1])  # drawn the other way round
    asked = on.pending
    assert asked is not None
    assert SPEC.option(on, asked.options[0]).verb == "play"
    refused = [SPEC.option(on, code) for code in SPEC.intents(on, DARK) if SPEC.why_not(on, DARK, code) is not None]
    assert ("play", "espo-trooper") not in [(option.verb, option.name) for option in refused]


def test_an_option_names_all_equal_cards_in_hand_that_it_stands_for() -> None:
    on = table("seat 1: {objectives: [corporate-exploitation], hand: [espo-trooper x2, rancor]}")
    asked = on.pending
    assert asked is not None
    plays = {option.name: option.cards for option in (SPEC.option(on, code) for code in asked.options)}
    assert sorted(plays["espo-trooper"]) == sorted(on.rows[HAND[DARK]])[:2]


def test_equal_units_in_play_have_options_of_their_own() -> None:
    on = table("""
phase: conflict
seat 1: {units: [nightsister x2], hand: [nightsister]}
seat 2: {objectives: [draw-their-fire]}
""")
    answer(on, "pass")
    answer(on, "engage", "draw-their-fire")
    asked = on.pending
    assert asked is not None
    attackers = [
        option.cards for option in (SPEC.option(on, code) for code in asked.options) if option.verb == "attack"
    ]
    assert attackers == [[card] for card in sorted(on.rows[UNITS[DARK]])]


@pytest.mark.rule("CG-RES-9")
def test_who_has_paid_enough_but_not_what_matches_is_told_so() -> None:
    yoda = next(at for at, one in enumerate(SPEC.cards) if one.key == "yoda")
    assert prompt("en", "pay", 2, yoda) == "Yoda: where do the resources come from? (still 2)"
    assert prompt("en", "pay", 0, yoda) == "Yoda: the cost is covered, but no resource matches yet. Which one does?"
    assert prompt("pl", "pay", 0, yoda) == "Yoda: koszt pokryty, ale brakuje dopasowania. Który zasób je daje?"
