"""A deck against the ready ones: who sits where, and whose wins are counted."""

import pytest

from kantyna.arena.matrix import Pairing, Row, measure, pairings
from kantyna.arena.tournament import Game, Plan
from kantyna.games.deck_builders import BUILDERS
from kantyna.kernel.errors import BadSetup

DESTINY, CARD_GAME = BUILDERS["destiny"], BUILDERS["card-game"]


def test_a_deck_sits_in_each_seat_equally_often() -> None:
    chosen = pairings(DESTINY, DESTINY.ready["leia-poe"], "random", 5, 0)
    assert len(chosen) == 20
    first = [one for one in chosen if one.foe == "palpatine"]
    assert [(one.seat, one.plan.games, dict(one.plan.settings)) for one in first] == [
        (0, 3, {"deck-1": "leia-poe", "deck-2": "palpatine"}),
        (1, 2, {"deck-2": "leia-poe", "deck-1": "palpatine"}),
    ]
    assert {one.foe for one in pairings(DESTINY, DESTINY.ready["starter-rey"], "random", 1, 0)} == {
        name for name in DESTINY.ready if name.startswith("starter-")
    }
    assert {one.foe for one in pairings(CARD_GAME, CARD_GAME.ready["jedi"], "random", 1, 0)} == {
        "sith",
        "imperial-navy",
    }


def test_a_win_is_the_decks_whoever_plays_it() -> None:
    """Players move on by a seat each game, decks don't."""
    plan = Plan("card-game", "duel", ("random", "random"), 2, 0)
    for seat in (0, 1):
        pairing = Pairing("sith", seat, plan)
        assert [pairing.won(Game(0, (place,), 9, 0.0)) for place in (0, 1)] == [seat == 0, seat == 1]
        assert [pairing.won(Game(1, (place,), 9, 0.0)) for place in (0, 1)] == [seat == 1, seat == 0]
        row = Row("sith")
        for game in (Game(0, (seat,), 9, 0.0), Game(1, (seat,), 9, 0.0), Game(2, (), 9, 0.0), Game(3, (), 9, 0.0, "x")):
            row.count(pairing, game)
        assert (row.games, row.wins, row.draws, row.errors) == (3, 1, 1, 1)


def test_the_same_seed_gives_the_same_matrix_and_bad_decks_none() -> None:
    chosen = pairings(CARD_GAME, CARD_GAME.ready["jedi"], "random", 2, 7)
    assert [row.json() for row in measure(chosen, 1, None)] == [row.json() for row in measure(chosen, 1, None)]
    with pytest.raises(BadSetup):
        pairings(DESTINY, {"rey": 2}, "random", 2, 0)
    with pytest.raises(BadSetup):
        pairings(CARD_GAME, CARD_GAME.ready["jedi"], "random", 0, 0)
