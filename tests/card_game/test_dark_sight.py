"""What each side knows after the dark side looked, captured or buried cards."""

import pytest

from kantyna.games.card_game.table import DECK, CardGame
from kantyna.games.card_game.vocabulary import DARK, E_RESCUED, E_SUNK, LIGHT
from kantyna.kernel.body import listed
from kantyna.kernel.ids import BITS, EVERYBODY, NO_CARD, NOBODY, Seat
from kantyna.kernel.rng import Dice
from tests.card_game.tables import SPEC, answer, card, keys, table, zone_kind


def seen(on: CardGame, viewer: Seat, zone: int, owner: Seat) -> list[str]:
    """What *viewer* sees of a zone, unknown places at its end left out."""
    return keys(on, SPEC.view(on, viewer).zone(zone, owner).cards)


@pytest.mark.rule("CG-CAPT-5")
def test_a_card_captured_from_the_deck_is_known_to_the_dark_side_alone() -> None:
    on = table("""
phase: refresh
seat 1: {objectives: [imperial-command, death-and-despayre], objective-deck: [take-them-prisoner], hand: [rancor]}
seat 2: {deck: [yoda, red-five, luke-skywalker, y-wing]}
""")
    answer(on, "respond", "take-them-prisoner")
    answer(on, "pick", "luke-skywalker")
    answer(on, "pick", "yoda")
    assert seen(on, DARK, zone_kind("captured"), DARK) == ["luke-skywalker"]
    assert seen(on, DARK, zone_kind("deck"), LIGHT) == ["red-five", "yoda"]
    for viewer in (LIGHT, NOBODY):
        assert seen(on, viewer, zone_kind("captured"), DARK) == []
        assert seen(on, viewer, zone_kind("deck"), LIGHT) == []
        assert SPEC.view(on, viewer).zone(zone_kind("captured"), DARK).size == 1


@pytest.mark.rule("CG-CAPT-5")
def test_a_card_captured_from_hand_is_missed_by_its_owner() -> None:
    on = table("""
phase: refresh
seat 1: {objectives: [imperial-command, death-and-despayre], objective-deck: [cruel-interrogations], hand: [rancor]}
seat 2: {hand: [yoda]}
""")
    answer(on, "respond", "cruel-interrogations")
    assert seen(on, DARK, zone_kind("captured"), DARK) == ["yoda"]
    assert seen(on, LIGHT, zone_kind("captured"), DARK) == ["yoda"]
    assert seen(on, NOBODY, zone_kind("captured"), DARK) == []


def test_a_hand_looked_at_by_interrogation_stays_known_until_it_is_drawn_to() -> None:
    on = table("""
seat 1: {objectives: [shadows-of-dathomir], hand: [interrogation, rancor]}
seat 2: {hand: [yoda, red-five, our-most-desperate-hour], units: [c-3po], deck: [y-wing]}
""")
    assert seen(on, DARK, zone_kind("hand"), LIGHT) == []
    answer(on, "use", "interrogation")
    answer(on, "suggested")
    answer(on, "pass")  # the droid lets it happen
    assert sorted(seen(on, DARK, zone_kind("hand"), LIGHT)) == ["our-most-desperate-hour", "red-five", "yoda"]
    answer(on, "pick", "yoda")
    assert sorted(seen(on, DARK, zone_kind("hand"), LIGHT)) == ["our-most-desperate-hour", "red-five"]
    assert seen(on, NOBODY, zone_kind("hand"), LIGHT) == []


def test_what_the_superlaser_engineer_buries_is_known_in_its_order_to_its_player_alone() -> None:
    on = table("""
seat 1:
  affiliation: [imperial-navy]
  objectives: [imperial-command]
  hand: [superlaser-engineer]
  deck: [devastator, control-room, superlaser-blast, rancor, force-choke, nightsister]
""")
    answer(on, "play", "superlaser-engineer")
    answer(on, "suggested")
    answer(on, "respond", "superlaser-engineer")
    for viewer in (DARK, LIGHT, NOBODY):
        # All five lie open while their order is being chosen, and what was taken was shown.
        assert seen(on, viewer, zone_kind("deck"), DARK) == ["devastator", "control-room", "rancor", "force-choke"]
        assert seen(on, viewer, zone_kind("hand"), DARK) == ["superlaser-blast"]
    for key in ("rancor", "devastator", "force-choke", "control-room"):
        answer(on, "pick", key)
        # Not even the cards still to be placed tell in which order the others went.
        assert seen(on, LIGHT, zone_kind("deck"), DARK) == []
    assert seen(on, DARK, zone_kind("deck"), DARK) == ["?", "rancor", "devastator", "force-choke", "control-room"]
    assert seen(on, LIGHT, zone_kind("deck"), DARK) == []


def test_the_card_that_fall_of_the_jedi_buries_is_known_to_its_player_alone() -> None:
    on = table("""
phase: draw
seat 1: {objectives: [fall-of-the-jedi], hand: [rancor, nightsister], deck: [force-choke x7]}
""")
    answer(on, "respond", "fall-of-the-jedi")
    answer(on, "pick", "rancor")
    assert seen(on, DARK, zone_kind("deck"), DARK) == ["?"] * 7 + ["rancor"]
    assert seen(on, LIGHT, zone_kind("deck"), DARK) == []


@pytest.mark.rule("CG-HAND-1", "CG-TABLE-5")
def test_a_card_known_in_hand_cannot_be_told_from_another_once_one_is_buried() -> None:
    told = []
    for key in ("rancor", "nightsister"):
        on = table("""
phase: draw
seat 1: {objectives: [fall-of-the-jedi], hand: [rancor, nightsister], deck: [force-choke x7]}
""")
        on.set_known(card(on, "rancor"), EVERYBODY)  # it was returned to this hand, say
        assert seen(on, LIGHT, zone_kind("hand"), DARK) == ["rancor"]
        answer(on, "respond", "fall-of-the-jedi")
        (buried, *_) = answer(on, "pick", key)
        for viewer in (LIGHT, NOBODY):
            assert seen(on, viewer, zone_kind("hand"), DARK) == []
            assert seen(on, viewer, zone_kind("deck"), DARK) == []
        told.append(buried.seen_by(BITS[LIGHT]).card)
    assert told == [NO_CARD, NO_CARD]


def test_the_only_card_of_a_hand_is_known_where_it_is_buried() -> None:
    on = table("""
phase: draw
seat 1: {objectives: [fall-of-the-jedi], hand: [rancor], deck: [force-choke x7]}
""")
    on.set_known(card(on, "rancor"), EVERYBODY)
    answer(on, "respond", "fall-of-the-jedi")
    answer(on, "pick", "rancor")
    assert seen(on, LIGHT, zone_kind("deck"), DARK)[-1] == "rancor"


def test_nobody_knows_the_order_of_units_sunk_by_there_is_no_escape() -> None:
    on = table("""
phase: force
seat 1:
  objectives: [shadows-of-dathomir, imperial-command]
  units: [nightsister, darth-vader]
  hand: [there-is-no-escape]
  deck: [rancor]
seat 2: {objectives: [draw-their-fire, jedi-training, in-you-must-go], units: [yoda], hand: [yoda x6], deck: [y-wing]}
""")
    answer(on, "stop")
    answer(on, "use", "there-is-no-escape")
    answer(on, "suggested")
    for viewer in (DARK, LIGHT, NOBODY):
        assert seen(on, viewer, zone_kind("deck"), DARK) == []
        assert SPEC.view(on, viewer).zone(zone_kind("deck"), DARK).size == 3


@pytest.mark.rule("CG-TABLE-3")
def test_the_story_of_there_is_no_escape_does_not_give_the_order_away() -> None:
    stories = []
    orders = []
    for seed in range(1, 9):
        on = table(
            """
phase: force
seat 1:
  objectives: [shadows-of-dathomir, imperial-command]
  units: [nightsister, darth-vader, rancor]
  hand: [there-is-no-escape]
seat 2: {objectives: [draw-their-fire, jedi-training, in-you-must-go], deck: [y-wing]}
""",
            f"seed: {seed}",
        )
        answer(on, "stop")
        answer(on, "use", "there-is-no-escape")
        events = answer(on, "suggested")
        stories.append([event.card for event in events if event.kind == E_SUNK])
        orders.append(listed(on.rows[DECK[DARK]]))
    assert stories == stories[:1] * 8
    assert len({tuple(order) for order in orders}) > 1


def test_a_guess_of_the_hand_behind_corporate_exploitation_goes_on_from_the_same_question() -> None:
    on = table("""
seat 1: {objectives: [corporate-exploitation], hand: [espo-trooper], deck: [devastator x20]}
seat 2: {hand: [yoda]}
""")
    answer(on, "use", "corporate-exploitation")
    for seed in range(10):
        guess = SPEC.determinize(SPEC.view(on, LIGHT), Dice(seed))
        assert guess.pending is not None
        assert on.pending is not None
        assert (guess.pending.seat, guess.pending.kind) == (on.pending.seat, on.pending.kind)


@pytest.mark.rule("CG-CAPT-5", "CG-DEST-4")
def test_a_rescued_card_is_known_to_both_players_and_to_no_onlooker() -> None:
    on = table("""
seat 1:
  affiliation: [imperial-navy]
  objectives: [imperial-command, death-and-despayre]
  hand: [superlaser-blast]
  captured: [yoda]
""")
    answer(on, "use", "superlaser-blast")
    answer(on, "suggested")
    events = answer(on, "pick", "imperial-command")
    (rescued,) = [event for event in events if event.kind == E_RESCUED]
    for viewer in (DARK, LIGHT):
        assert keys(on, [rescued.seen_by(BITS[viewer]).card]) == ["yoda"]
        assert seen(on, viewer, zone_kind("hand"), LIGHT) == ["yoda"]
    assert seen(on, NOBODY, zone_kind("hand"), LIGHT) == []
    assert rescued.seen_by(BITS[2]).card == NO_CARD
