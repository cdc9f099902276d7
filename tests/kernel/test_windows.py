"""Event windows, shown by a made-up game through the public interface: every order that later games need."""

from __future__ import annotations

import pytest

from kantyna.kernel.engine import submit
from kantyna.kernel.errors import IllegalAnswer
from tests.kernel.skirmish import ASK_ORDER, ASK_USE, END, PASS, STRIKE, SWEEP_ALL, USE, Skirmish, skirmish


def asked(table: Skirmish) -> tuple[int, int, list[int]]:
    """Who is asked what, with which options."""
    assert table.pending is not None
    return table.pending.seat, table.pending.kind, table.pending.options


def wound(table: Skirmish, damage: list[int]) -> None:
    """Lay so much damage on each card."""
    for card, amount in enumerate(damage):
        table.hurt(card, amount)


def test_a_strike_nobody_answers_is_applied_and_then_scores() -> None:
    table = skirmish(["recruit"], ["recruit", "recruit"])
    assert asked(table) == (0, 0, [STRIKE + 1, STRIKE + 2, SWEEP_ALL, END])
    submit(table, 0, STRIKE + 1)
    assert table.told() == [("damaged", "recruit", 2), ("scored", "recruit", 1)]
    assert table.damage() == [0, 2, 0]


def test_a_batch_is_applied_at_once_before_anything_else() -> None:
    table = skirmish(["recruit"], ["recruit", "recruit"])
    wound(table, [0, 1, 1])
    submit(table, 0, SWEEP_ALL)
    assert table.told()[:4] == [
        ("damaged", "recruit", 2),
        ("damaged", "recruit", 2),
        ("destroyed", "recruit", 0),
        ("destroyed", "recruit", 0),
    ]
    assert table.line(1) == []


def test_a_replacement_turns_the_event_to_another_card() -> None:
    table = skirmish(["recruit"], ["recruit", "guard"])
    submit(table, 0, STRIKE + 1)
    assert table.damage() == [0, 0, 2]


def test_a_replaced_event_is_not_replaced_again_by_the_same_card() -> None:
    table = skirmish(["recruit"], ["recruit", "guard", "guard"])
    submit(table, 0, STRIKE + 1)
    # Both guards answer: the active player says which comes first; the second then takes it from the first.
    assert asked(table) == (0, ASK_ORDER, [USE + 2, USE + 3])
    submit(table, 0, USE + 2)
    assert table.damage() == [0, 0, 0, 2]


def test_a_forced_interrupt_changes_the_amount_without_being_asked() -> None:
    table = skirmish(["recruit"], ["recruit", "brace"])
    submit(table, 0, STRIKE + 1)
    assert table.damage()[1] == 1


def test_forced_interrupts_come_before_optional_ones() -> None:
    table = skirmish(["recruit"], ["recruit", "brace", "ward"])
    submit(table, 0, STRIKE + 1)
    assert table.told() == [("used", "brace", 0)]
    assert asked(table) == (1, ASK_USE, [USE + 3, PASS])


def test_an_event_interrupted_down_to_nothing_did_not_happen_and_has_no_then_part() -> None:
    table = skirmish(["recruit"], ["recruit", "brace", "brace", "scribe"])
    submit(table, 0, STRIKE + 1)
    assert asked(table) == (0, ASK_ORDER, [USE + 2, USE + 3])
    submit(table, 0, USE + 3)
    assert table.told() == [("used", "brace", 0), ("used", "brace", 0)]
    assert table.score() == [0, 0]
    assert asked(table)[1] == 0, "the scribe has nothing to react to"


def test_a_cancelled_event_does_not_happen_and_nothing_follows_from_it() -> None:
    table = skirmish(["recruit"], ["recruit", "ward", "medic"])
    submit(table, 0, STRIKE + 1)
    submit(table, 1, USE + 2)
    assert table.told() == [("used", "ward", 0)]
    assert table.damage() == [0, 0, 0, 0]
    assert table.score() == [0, 0]


def test_an_optional_interrupt_may_be_passed() -> None:
    table = skirmish(["recruit"], ["recruit", "ward"])
    submit(table, 0, STRIKE + 1)
    submit(table, 1, PASS)
    assert table.damage()[1] == 2


def test_of_a_batch_only_the_cancelled_event_is_lost() -> None:
    table = skirmish(["recruit"], ["recruit", "ward"])
    submit(table, 0, SWEEP_ALL)
    submit(table, 1, USE + 2)  # the first event
    assert asked(table) == (1, ASK_USE, [USE + 2, PASS]), "once for each event"
    submit(table, 1, PASS)
    assert table.damage() == [0, 0, 2]
    assert table.score() == [1, 0]


def test_the_then_part_comes_before_reactions() -> None:
    table = skirmish(["recruit"], ["recruit", "medic"])
    submit(table, 0, STRIKE + 1)
    assert table.told() == [("damaged", "recruit", 2), ("scored", "recruit", 1)]
    assert asked(table) == (1, ASK_USE, [USE + 2, PASS])
    submit(table, 1, USE + 2)
    assert table.damage()[1] == 1


def test_forced_reactions_come_before_optional_ones() -> None:
    table = skirmish(["recruit"], ["recruit", "twin", "scribe"])
    submit(table, 0, STRIKE + 1)
    assert table.told()[2:] == [("used", "twin", 0)]
    assert asked(table) == (1, ASK_USE, [USE + 3, PASS])


def test_the_active_player_orders_forced_reactions_of_both_sides() -> None:
    table = skirmish(["recruit", "twin"], ["recruit", "twin"])
    submit(table, 0, STRIKE + 2)
    assert asked(table) == (0, ASK_ORDER, [USE + 1, USE + 3])
    submit(table, 0, USE + 3)
    assert asked(table)[1] == 0, "the one left over is not asked about"
    assert len(table.told()) == 4


def test_optional_reactions_alternate_and_the_active_player_is_first() -> None:
    table = skirmish(["recruit", "scribe", "scribe"], ["recruit", "scribe"])
    submit(table, 0, STRIKE + 3)
    assert asked(table) == (0, ASK_USE, [USE + 1, USE + 2, PASS])
    submit(table, 0, USE + 1)
    assert asked(table) == (1, ASK_USE, [USE + 4, PASS])
    submit(table, 1, PASS)
    assert asked(table) == (0, ASK_USE, [USE + 2, PASS]), "a pass does not close the window alone"
    submit(table, 0, USE + 2)
    assert asked(table) == (1, ASK_USE, [USE + 4, PASS]), "passing does not forfeit"
    submit(table, 1, PASS)
    assert asked(table)[1] == 0


def test_all_passing_in_a_row_closes_the_window() -> None:
    table = skirmish(["recruit", "scribe"], ["recruit", "scribe"])
    submit(table, 0, STRIKE + 2)
    submit(table, 0, PASS)
    submit(table, 1, PASS)
    assert asked(table)[1] == 0


def test_a_reaction_answers_an_event_once() -> None:
    table = skirmish(["recruit"], ["recruit", "scribe"])
    submit(table, 0, STRIKE + 1)
    submit(table, 1, USE + 2)
    assert asked(table)[1] == 0


def test_what_leaves_play_sees_its_own_departure() -> None:
    table = skirmish(["recruit"], ["martyr"])
    wound(table, [0, 1])
    submit(table, 0, STRIKE + 1)
    assert ("destroyed", "martyr", 0) in table.told()
    assert asked(table) == (1, ASK_USE, [USE + 1, PASS])
    submit(table, 1, USE + 1)
    assert table.told()[-1] == ("scored", "recruit", 1)
    assert ("used", "martyr", 0) in table.told()


def test_a_destroyed_bystander_does_not_react_to_later_events() -> None:
    table = skirmish(["recruit"], ["recruit", "scribe"])
    wound(table, [0, 0, 1])
    submit(table, 0, STRIKE + 2)
    # The scribe was destroyed while the strike was settled: it answers neither the strike nor its own end.
    assert ("destroyed", "scribe", 0) in table.told()
    assert asked(table)[1] == 0


def test_a_reaction_may_open_a_window_of_its_own() -> None:
    table = skirmish(["recruit"], ["recruit", "avenger", "medic"])
    wound(table, [0, 1, 0, 0])
    submit(table, 0, STRIKE + 1)
    assert table.damage()[0] == 1, "the avenger struck back"
    words = [what for what, _, _ in table.told()]
    assert words == ["damaged", "destroyed", "used", "damaged", "scored"]


def test_a_nested_window_can_hand_its_events_to_the_outer_one() -> None:
    table = skirmish(["recruit"], ["herald", "twin"], hand_over=True)
    wound(table, [0, 1, 0])
    submit(table, 0, STRIKE + 1)
    # Destruction happened inside the strike; its reaction stands beside the strike's own, after "then".
    assert [what for what, _, _ in table.told()] == ["damaged", "destroyed", "scored"]
    assert asked(table) == (0, ASK_ORDER, [USE + 1, USE + 2])


def test_queued_reactions_resolve_first_in_first_out_after_the_event() -> None:
    table = skirmish(["recruit"], ["recruit", "twin", "avenger"], queued=True)
    wound(table, [0, 1, 0, 0])
    submit(table, 0, STRIKE + 1)
    # The avenger got in line inside, the twin outside; the avenger's strike puts the twin at the end once more.
    told = table.told()
    assert [who for what, who, _ in told if what == "used"] == ["avenger", "twin", "twin"]
    assert told.index(("scored", "recruit", 1)) < told.index(("used", "avenger", 0))


def test_queued_reactions_remember_the_event_they_answer() -> None:
    table = skirmish(["recruit"], ["recruit", "twin"], queued=True)
    submit(table, 0, STRIKE + 1)
    assert table.happenings == []
    assert table.told()[-1] == ("used", "twin", 0)


def test_a_queued_reaction_finds_its_event_as_any_other_does() -> None:
    table = skirmish(["recruit"], ["recruit", "recruit", "medic"], queued=True)
    submit(table, 0, STRIKE + 2)
    assert table.damage() == [0, 0, 1, 0], "the medic heals whom the strike hit, though its window is closed"
    assert table.happenings == []


def test_where_owners_order_their_own_each_is_asked_about_his() -> None:
    table = skirmish(["recruit", "twin", "twin"], ["recruit", "twin", "twin"], owners=True)
    submit(table, 0, STRIKE + 3)
    assert asked(table) == (0, ASK_ORDER, [USE + 1, USE + 2])
    submit(table, 0, USE + 2)
    assert asked(table) == (1, ASK_ORDER, [USE + 4, USE + 5]), "the second of mine came before all of theirs"
    submit(table, 1, USE + 5)
    assert [what for what, _, _ in table.told()].count("used") == 4


def test_replacements_in_order_are_made_event_by_event_without_a_question() -> None:
    table = skirmish(["recruit"], ["recruit", "guard", "guard"], in_order=True)
    submit(table, 0, STRIKE + 1)
    # The first guard takes it, then the second takes it from the first, which has had its turn.
    assert table.damage() == [0, 0, 0, 2]
    assert [who for _, who, _ in table.told()].count("guard") == 3


def test_a_table_can_be_cloned_in_the_middle_of_a_window() -> None:
    table = skirmish(["recruit", "scribe"], ["recruit", "ward"])
    submit(table, 0, STRIKE + 2)
    other = table.clone()
    submit(table, 1, USE + 3)
    assert other.told() == []
    submit(other, 1, PASS)
    assert table.damage()[2] == 0
    assert other.damage()[2] == 2


def test_answers_from_the_wrong_seat_or_not_offered_are_refused() -> None:
    table = skirmish(["recruit"], ["recruit", "ward"])
    submit(table, 0, STRIKE + 1)
    with pytest.raises(IllegalAnswer, match="answer-not-asked"):
        submit(table, 0, PASS)
    with pytest.raises(IllegalAnswer, match="answer-not-offered"):
        submit(table, 1, END)
    submit(table, 1, PASS)
    submit(table, 0, END)
    with pytest.raises(IllegalAnswer, match="answer-game-over"):
        submit(table, 0, END)
