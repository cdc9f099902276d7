"""Dice as pages are told them."""

from __future__ import annotations

from kantyna.games.destiny.spec import DestinySpec


def test_a_die_has_the_sides_of_its_card() -> None:
    cards = {card.key: card for card in DestinySpec().cards}
    dice = [card for card in cards.values() if card.piece == "die"]
    assert len(dice) > 100
    for die in dice:
        brought = cards[die.key.removeprefix("die-")]
        told = [(side.symbol, side.value, side.price, side.plus) for side in die.sides]
        assert len(told) == 6
        assert told == [(side.symbol, side.value, side.price, side.plus) for side in brought.sides]
        assert brought.piece == "card"
    phasma = [(side.symbol, side.value) for side in cards["captain-phasma"].sides]
    assert phasma[:2] == [("ranged", 1), ("ranged", 2)]
