"""Set-up by the rulebook: hands, the roll for the battlefield, shields."""

from __future__ import annotations

import pytest

from kantyna.games.destiny.card_index import CARDS, NUMBER_OF
from kantyna.games.destiny.spec import DestinySpec
from kantyna.games.destiny.table import (
    ASIDE,
    BATTLEFIELD_ZONE,
    CHARACTERS,
    CONTROLLER,
    DECK,
    DICE,
    HAND,
    POOL,
    RESOURCES,
    SHIELDS,
    Destiny,
)
from kantyna.games.destiny.turn.answers import PICK, STOP
from kantyna.games.destiny.vocabulary import ASK_ACTION, ASK_BATTLEFIELD, ASK_MULLIGAN, ASK_SHIELD
from kantyna.kernel.body import listed
from kantyna.kernel.engine import LIMIT, submit

SPEC = DestinySpec()


def begun(variant: str = "duel", seats: int = 2, seed: int = 5, rolls: list[int] | None = None) -> Destiny:
    """A new game; the rolls for the battlefield are these, once the hands are settled."""
    table = SPEC.new(variant, seats, {}, seed)
    assert isinstance(table, Destiny)
    for _ in range(seats):
        assert table.asked_kind == ASK_MULLIGAN
        if table.asked == seats - 1 and rolls is not None:
            table.forced = rolls
        submit(table, table.asked, STOP.base)
    return table


@pytest.mark.rule("DE-SETUP-1", "DE-SETUP-2", "DE-SETUP-4", "DE-FIELD-1", "DE-CHAR-1")
def test_a_game_begins_with_teams_in_play_five_cards_and_two_resources() -> None:
    table = SPEC.new("duel", 2, {}, 5)
    for seat in range(2):
        assert len(table.rows[HAND[seat]]) == 5
        assert len(table.rows[DECK[seat]]) == 25
        assert len(table.rows[CHARACTERS[seat]]) == 2
        assert len(table.rows[DICE[seat]]) >= 2
        assert len(table.rows[ASIDE[seat]]) == 1
    assert len(table.rows[BATTLEFIELD_ZONE]) == 0
    assert [begun().count[RESOURCES[seat]] for seat in range(2)] == [2, 2]


@pytest.mark.rule("DE-SETUP-3")
def test_any_cards_are_shuffled_back_once_and_as_many_drawn() -> None:
    table = SPEC.new("duel", 2, {}, 5)
    seat = table.asked
    back = listed(table.rows[HAND[seat]])[:2]
    for card in back:
        submit(table, seat, next(code for code in table.options.listed() if code == PICK.base + card))
    submit(table, seat, STOP.base)
    assert len(table.rows[HAND[seat]]) == 5
    assert len(table.rows[DECK[seat]]) == 25
    assert table.asked != seat


@pytest.mark.rule("DE-SETUP-5", "DE-SETUP-6", "DE-SETUP-7", "DE-TABLE-1", "DE-TERM-4")
def test_the_higher_roll_picks_a_battlefield_and_the_other_gets_two_shields() -> None:
    """Blank and special sides count nothing, a plus counts its number, costs are not added; equal sums roll again."""
    dice = [listed(SPEC.new("duel", 2, {}, 5).rows[DICE[seat]]) for seat in range(2)]
    number = sum(len(own) for own in dice)
    blanks = [5] * number
    table = begun(rolls=[*blanks, 0, *[5] * (number - 1)])
    assert table.asked_kind == ASK_BATTLEFIELD
    assert table.asked == 0
    assert [len(table.rows[POOL[seat]]) for seat in range(2)] == [0, 0]
    assert [len(table.rows[DICE[seat]]) for seat in range(2)] == [len(own) for own in dice]
    own = listed(table.rows[ASIDE[0]])[0]
    submit(table, 0, PICK.base + own)
    assert table.battlefield() == own
    assert table.count[CONTROLLER] == 0
    for _ in range(2):
        assert (table.asked_kind, table.asked) == (ASK_SHIELD, 1)
        submit(table, 1, table.options.codes[0])
    assert sum(table.mark(SHIELDS, card) for card in table.rows[CHARACTERS[1]]) == 2
    assert (table.asked_kind, table.asked) == (ASK_ACTION, 0)


@pytest.mark.rule("DE-FFA-1", "DE-FFA-2")
def test_of_three_only_those_tied_roll_again_and_each_of_the_others_gets_one_shield() -> None:
    dice = [len(SPEC.new("free-for-all-3", 3, {}, 5).rows[DICE[seat]]) for seat in range(3)]
    blanks = [5] * sum(dice)
    blanks[0] = blanks[dice[0]] = 0
    first, second = (_value(seat) for seat in range(2))
    assert first == second, "the first sides of both first dice are worth the same"
    again = [5] * (dice[0] + dice[1])
    again[dice[0]] = 0
    table = begun("free-for-all-3", 3, rolls=[*blanks, *again])
    assert (table.asked_kind, table.asked) == (ASK_BATTLEFIELD, 1)
    submit(table, 1, PICK.base + listed(table.rows[ASIDE[1]])[0])
    while table.asked_kind == ASK_SHIELD:
        submit(table, table.asked, table.options.codes[0])
    assert _shields(table) == [1, 0, 1]


@pytest.mark.rule("DE-FFA-2")
def test_the_shield_of_a_free_for_all_may_be_given_and_no_bot_leaves_it_those_of_a_duel_must() -> None:
    table = begun("free-for-all-3", 3)
    winner = table.asked
    submit(table, winner, PICK.base + listed(table.rows[ASIDE[winner]])[0])
    left, given = (winner + 1) % 3, (winner + 2) % 3
    while table.asked_kind == ASK_SHIELD:
        assert STOP.base in table.options.listed()
        best = SPEC.heuristics.best(table, table.options)
        sensible = SPEC.heuristics.sensible(table)
        assert best in sensible
        assert sensible == [PICK.base + card for card in table.rows[CHARACTERS[table.asked]]]
        submit(table, table.asked, STOP.base if table.asked == left else best)
    assert _shields(table)[left] == 0
    assert _shields(table)[given] == 1
    assert (table.asked_kind, table.asked) == (ASK_ACTION, winner)

    duel = begun()
    submit(duel, duel.asked, duel.options.codes[0])
    assert duel.asked_kind == ASK_SHIELD
    assert STOP.base not in duel.options.listed()


def _shields(table: Destiny) -> list[int]:
    """Those that each seat has given."""
    return [sum(table.mark(SHIELDS, card) for card in table.rows[CHARACTERS[seat]]) for seat in range(table.seats)]


def _value(seat: int) -> int:
    table = SPEC.new("free-for-all-3", 3, {}, 5)
    die = table.rows[DICE[seat]][0]
    assert isinstance(table, Destiny)
    return table.printed[die].sides[0].value


@pytest.mark.rule("DE-CARD-5", "DE-CARD-7", "DE-TABLE-12")
def test_cards_are_known_by_set_and_number_and_are_the_printed_ones_with_this_books_errata() -> None:
    assert len({(card.set, card.number) for card in CARDS}) == len(CARDS)
    poe = CARDS[NUMBER_OF["poe-dameron"]]
    assert (poe.points, poe.elite) == (14, 18), "later books made him dearer"


@pytest.mark.rule("DE-TABLE-11")
def test_twenty_thousand_decisions_are_a_draw() -> None:
    table = SPEC.new("duel", 2, {}, 5)
    table.decisions = LIMIT - 1
    submit(table, table.asked, STOP.base)
    assert table.outcome is not None
    assert table.outcome.winners == []
    refusal = SPEC.why_not(table, 0, 0)
    assert refusal is not None
    assert refusal.rule == "DE-TABLE-11"
