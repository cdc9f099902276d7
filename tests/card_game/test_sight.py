"""Who sees what of edge stacks and decks."""

import pytest

from kantyna.games.card_game.words import DARK, LIGHT, Z_CHOSEN, Z_DECK, Z_EDGE, Z_UNSEEN
from kantyna.kernel.ids import BITS, NOBODY
from tests.card_game.tables import SPEC, answer, card, table


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
    assert SPEC.view(laid, LIGHT).zone(Z_EDGE, LIGHT).cards == [yoda]
    for seat in (DARK, NOBODY):
        stack = SPEC.view(laid, seat).zone(Z_EDGE, LIGHT)
        assert (stack.size, stack.cards) == (1, [])
        assert yoda in SPEC.view(laid, seat).zone(Z_UNSEEN, LIGHT).cards


@pytest.mark.rule("CG-TABLE-3")
def test_deck_lists_are_open_and_orders_are_not() -> None:
    new = SPEC.new("duel", 2, {}, 7)
    for seat in (DARK, LIGHT, NOBODY):
        view = SPEC.view(new, seat)
        assert len(view.defs) == 98
        assert [zone.cards for zone in view.zones if zone.kind == Z_DECK] == [[], []]
        chosen = view.zone(Z_CHOSEN, DARK)
        assert len(chosen.cards) == (chosen.size if seat == DARK else 0)
