"""Who sees what of edge stacks and decks."""

import pytest

from kantyna.arena.snapshot import snapshot
from kantyna.games.card_game.table import DISCARD_PILE, HAND, UNITS
from kantyna.games.card_game.turn.movement import move
from kantyna.games.card_game.vocabulary import ASK_WHICH, DARK, LIGHT
from kantyna.kernel.body import listed
from kantyna.kernel.ids import BITS, EVERYBODY, NOBODY
from kantyna.kernel.rng import Dice
from tests.card_game.tables import SPEC, answer, card, table, zone_kind


@pytest.mark.rule("CG-EDGE-9")
def test_edge_cards_are_seen_by_who_laid_them_alone() -> None:
    laid = table(
        """
turn: 2
phase: conflict
seat 1: {objectives: [imperial-command], units: [death-star-trooper], hand: [force-choke]}
seat 2: {units: [x-wing], hand: [yoda]}
"""
    )
    for verb, key in (("pass", ""), ("pass", ""), ("engage", "imperial-command"), ("attack", "x-wing")):
        answer(laid, verb, key)
    for verb, key in (("pass", ""), ("pass", ""), ("defend", "death-star-trooper"), ("pass", ""), ("pass", "")):
        answer(laid, verb, key)
    (event,) = answer(laid, "lay", "yoda")
    yoda = card(laid, "yoda")
    assert event.seen_by(BITS[LIGHT]).card == yoda
    assert event.seen_by(BITS[DARK]).card == -1
    assert SPEC.view(laid, LIGHT).zone(zone_kind("edge"), LIGHT).cards == [yoda]
    for seat in (DARK, NOBODY):
        stack = SPEC.view(laid, seat).zone(zone_kind("edge"), LIGHT)
        assert (stack.size, stack.cards) == (1, [])
        unseen = [pool.cards for pool in SPEC.view(laid, seat).unseen if (pool.pool, pool.seat) == ("cards", LIGHT)]
        assert yoda in unseen[0]


@pytest.mark.rule("CG-HAND-1", "CG-TABLE-5")
def test_a_card_known_in_hand_cannot_be_told_from_another_once_one_is_laid_face_down() -> None:
    fallen_back = table(
        """
turn: 2
phase: conflict
seat 1: {objectives: [imperial-command], units: [death-star-trooper], hand: [force-choke]}
seat 2: {units: [x-wing, y-wing], hand: [fall-back, yoda], deck: [a-wing]}
"""
    )
    for verb, key in (("use", "fall-back"), ("pick", "y-wing"), ("pass", ""), ("pass", "")):
        answer(fallen_back, verb, key)
    y_wing = card(fallen_back, "y-wing")
    assert SPEC.view(fallen_back, DARK).zone(zone_kind("hand"), LIGHT).cards == [y_wing]
    for verb, key in (("engage", "imperial-command"), ("attack", "x-wing"), ("pass", ""), ("pass", "")):
        answer(fallen_back, verb, key)
    for verb, key in (("defend", "death-star-trooper"), ("pass", ""), ("pass", "")):
        answer(fallen_back, verb, key)
    tables = [fallen_back, fallen_back.clone()]
    for laid, key in zip(tables, ("yoda", "y-wing"), strict=True):
        answer(laid, "lay", key)
    for seat in (DARK, NOBODY):
        first, second = (SPEC.view(laid, seat) for laid in tables)
        assert snapshot(first) == snapshot(second)
        assert first.zone(zone_kind("hand"), LIGHT).cards == []
    # Turned up, the stack tells what is still in hand.
    for laid in tables:
        answer(laid, "pass")
        answer(laid, "pass")
    assert [SPEC.view(laid, DARK).zone(zone_kind("hand"), LIGHT).cards for laid in tables] == [[y_wing], []]


@pytest.mark.rule("CG-TABLE-6")
@pytest.mark.parametrize("returned", [0, 1])
def test_of_equal_cards_in_hand_the_one_that_others_know_goes_first(returned: int) -> None:
    on = table(
        """
turn: 2
seat 2: {units: [y-wing x2], hand: [fall-back], affiliation: [rebel-alliance], objectives: [draw-their-fire]}
"""
    )
    drawn, back = on.rows[UNITS[LIGHT]][1 - returned], on.rows[UNITS[LIGHT]][returned]
    move(on, drawn, HAND[LIGHT], BITS[LIGHT])
    for verb, key in (("use", "fall-back"), ("pick", "y-wing")):
        answer(on, verb, key)
    assert SPEC.view(on, DARK).zone(zone_kind("hand"), LIGHT).cards == [back]
    asked, guessed = on.pending, SPEC.determinize(SPEC.view(on, LIGHT), Dice(1)).pending
    assert asked is not None
    assert guessed is not None
    assert guessed.options == asked.options
    for verb, key in (("play", "y-wing"), ("suggested", "")):
        answer(on, verb, key)
    # Nobody can tell that there was a second one.
    assert listed(on.rows[UNITS[LIGHT]]) == [back]
    assert SPEC.view(on, DARK).zone(zone_kind("hand"), LIGHT).cards == []


@pytest.mark.rule("CG-TABLE-6")
def test_a_random_discard_does_not_show_that_there_is_another_of_the_same_card() -> None:
    for roll in (0, 1):
        on = table(
            """
seat 1: {affiliation: [sith], objectives: [the-heart-of-the-empire], hand: [interrogation-droid]}
seat 2: {hand: [y-wing x2]}
"""
        )
        known = on.rows[HAND[LIGHT]][1]
        on.set_known(known, EVERYBODY)
        on.forced = [roll]
        for verb, key in (("play", "interrogation-droid"), ("suggested", ""), ("respond", "interrogation-droid")):
            answer(on, verb, key)
        assert listed(on.rows[DISCARD_PILE[LIGHT]]) == [known]


@pytest.mark.rule("CG-RES-10")
def test_a_card_declared_is_seen_while_its_player_says_what_it_answers() -> None:
    on = table(
        """
turn: 2
phase: conflict
seat 1: {objectives: [imperial-command], units: [death-star-trooper, duty-officer]}
seat 2:
  affiliation: [rebel-alliance]
  objectives: [draw-their-fire]
  units: [x-wing]
  hand: [admiral-ackbar, it-could-be-worse]
  deck: [yoda x20]
"""
    )
    for verb, key in (("pass", ""), ("engage", "imperial-command"), ("attack", "x-wing"), ("pass", "")):
        answer(on, verb, key)
    for verb, key in (("defend", "death-star-trooper"), ("defend", "duty-officer"), ("use", "admiral-ackbar")):
        answer(on, verb, key)
    for verb, key in (("suggested", ""), ("respond", "admiral-ackbar"), ("respond", "it-could-be-worse")):
        answer(on, verb, key)
    asked = on.pending
    assert asked is not None
    assert asked.kind == ASK_WHICH
    for seat in (DARK, NOBODY):
        assert SPEC.view(on, seat).zone(zone_kind("hand"), LIGHT).cards == [card(on, "it-could-be-worse")]
    for seed in range(10):
        guessed = SPEC.determinize(SPEC.view(on, DARK), Dice(seed)).pending
        assert guessed is not None
        assert guessed.options == asked.options


@pytest.mark.rule("CG-TABLE-3")
def test_deck_lists_are_open_and_orders_are_not() -> None:
    new = SPEC.new("duel", 2, {}, 7)
    for seat in (DARK, LIGHT, NOBODY):
        view = SPEC.view(new, seat)
        assert len(view.defs) == 98
        assert [zone.cards for zone in view.zones if zone.kind == zone_kind("deck")] == [[], []]
        chosen = view.zone(zone_kind("chosen"), DARK)
        assert len(chosen.cards) == (chosen.size if seat == DARK else 0)
