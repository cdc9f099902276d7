"""A match: answers, what may be seen, what may be taken back, branches."""

import pytest

from kantyna.games.registry import GAMES, game
from kantyna.games.star_realms.bot.weights import NUMBER_OF
from kantyna.games.star_realms.table import DECK
from kantyna.games.star_realms.turn.combat import ATTACK
from kantyna.games.star_realms.turn.main import END
from kantyna.games.star_realms.turn.play import PLAY
from kantyna.kernel.errors import BadSetup, IllegalAnswer
from kantyna.kernel.ids import EVERYBODY, NOBODY
from kantyna.kernel.rng import Dice
from kantyna.play.match import BEGINNINGS, Match
from kantyna.play.match_setup import Setup
from tests.star_realms.tables import table

SPEC = game("star-realms")


def duel(given: str) -> Match:
    """A match of two that stands at a table laid out by hand."""
    return Match(SPEC, Setup("star-realms", "duel", 2, 1), table(given))


def do(match: Match, verb: str, key: str = "") -> None:
    seat = match.pending_seat
    for option in match.options(seat):
        if option.verb == verb and option.name == key:
            match.submit(seat, option.code)
            return
    raise AssertionError(f"{verb} {key} is not offered")


def played(seed: int, answers: int, variant: str = "duel", seats: int = 2) -> Match:
    """A match after some random answers."""
    match = Match.new("star-realms", variant, seats, seed=seed)
    dice = Dice(seed)
    while len(match.given) < answers and not match.over:
        options = match.options(match.pending_seat)
        match.submit(match.pending_seat, options[dice.below(len(options))].code)
    return match


def test_without_a_seed_chance_decides() -> None:
    seeds = {Match.new("star-realms", "duel", 2).setup.seed for _ in range(8)}
    assert len(seeds) == 8


def test_the_same_set_up_gives_the_same_match() -> None:
    assert Match.new("star-realms", "duel", 2, seed=5).digest() == Match.new("star-realms", "duel", 2, seed=5).digest()


@pytest.mark.parametrize(
    ("setup", "key"),
    [
        (Setup("chess", "duel", 2, 1), "setup-unknown-game"),
        (Setup("star-realms", "duel", 2, 1, names=["Ada"]), "setup-names"),
        (Setup("star-realms", "duel", 2, 1, players=["human"] * 3), "setup-names"),
        (Setup("star-realms", "duel", 2, -1), "setup-seed"),
        (Setup("star-realms", "duel", 2, 2**53), "setup-seed"),
    ],
)
def test_bad_set_ups_are_refused(setup: Setup, key: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Match.of(setup)
    assert refused.value.key == key


def test_a_refused_answer_changes_nothing() -> None:
    match = duel("seat 1: {hand: [scout]}\nseat 2: {hand: [scout]}")
    before = match.replay()
    for seat, code, key in ((1, END.base, "answer-not-asked"), (0, ATTACK.base + 1, "answer-not-offered")):
        with pytest.raises(IllegalAnswer) as refused:
            match.submit(seat, code)
        assert refused.value.key == key
    assert match.replay() == before
    assert match.events == []


def test_only_the_asked_seat_has_a_decision_and_options() -> None:
    match = duel("seat 1: {hand: [scout]}")
    assert match.pending_seat == 0
    assert [option.verb for option in match.options(0)] == ["play", "end"]
    assert match.options(1) == []
    assert match.decision(1) is None
    assert match.view(1).decision is None


def test_events_are_masked_for_each_seat() -> None:
    match = duel("seat 1: {deck: [viper, scout x4]}")
    do(match, "end")
    drawn = SPEC.names.events.index("drew")
    cards = {
        seat: [event.card for event in match.events_for(seat) if event.kind == drawn and event.seat == 0]
        for seat in (NOBODY, 0, 1)
    }
    assert all(card >= 0 for card in cards[0])
    assert cards[1] == cards[NOBODY] == [-1] * 5
    # The unmasked story stays inside.
    assert [event.card for _, event in match.events if event.kind == drawn and event.seat == 0] == cards[0]


def test_events_since_an_answer() -> None:
    match = played(3, 40)
    assert match.events_for(0, since=40) == []
    assert len(match.events_for(0)) == len(match.events)
    assert len(match.events_for(0, since=0)) == sum(count > 0 for count, _ in match.events)
    assert len(match.events_for(0, since=39)) == sum(count == 40 for count, _ in match.events)


def test_refusals_tell_everything_visible_that_cannot_be_done() -> None:
    match = duel(
        """
seat 1: {hand: [scout], ships: [cutter]}
seat 2: {bases: [space-station]}
table: {trade-row: [ram]}
"""
    )
    found = {(option.verb, option.name): refusal.rule for _, option, refusal in match.refusals(0)}
    assert found == {
        ("ally", "cutter"): "SR-ALLY-1",
        ("buy", "ram"): "SR-BUY-1",
        ("buy", "explorer"): "SR-BUY-1",
        ("hit-base", "space-station"): "SR-ATTACK-2",
        ("attack", ""): "SR-OUTPOST-1",
    }
    offered = {option.code for option in match.options(0)}
    assert not offered & {code for code, _, _ in match.refusals(0)}
    assert match.why_not(0, END.base) is None


def test_refusals_show_no_card_of_another_hand() -> None:
    match = duel("seat 1: {hand: [scout]}\nseat 2: {hand: [scout, viper]}")
    scout = PLAY.base + NUMBER_OF["scout"]
    (mine,) = [option for code, option, _ in match.refusals(1) if code == scout]
    assert set(mine.cards) <= set(match.view(1).zone(0, 1).cards)
    assert mine.cards


@pytest.mark.parametrize("variant", ["duel", "three-headed-hydra", "emperor", "raid"])
def test_whatever_is_visible_is_offered_or_refused(variant: str) -> None:
    seats = {"duel": 2, "raid": 4}.get(variant, 6)
    dice = Dice(4)
    match = Match.new("star-realms", variant, seats, seed=9)
    for _ in range(150):
        asked = match.pending_seat
        for seat in range(seats):
            offered = {option.code for option in match.options(seat)}
            refused = {code for code, _, _ in match.refusals(seat)}
            assert not offered & refused
            assert set(SPEC.intents(match._table, seat)) <= offered | refused
        options = match.options(asked)
        match.submit(asked, options[dice.below(len(options))].code)


# Taking back.


def test_playing_a_card_of_ones_own_hand_can_be_taken_back() -> None:
    match = duel("seat 1: {hand: [scout]}")
    start = match.digest()
    do(match, "play", "scout")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.digest() == start
    assert match.given == []
    assert match.events == []


def test_several_free_answers_can_be_taken_back_one_by_one() -> None:
    match = duel("seat 1: {hand: [scout x2]}")
    start = match.digest()
    do(match, "play", "scout")
    do(match, "play", "scout")
    match.undo(0)
    assert len(match.given) == 1
    assert match.can_undo(0)
    match.undo(0)
    assert match.digest() == start
    assert not match.can_undo(0)


def test_a_drawn_card_cannot_be_put_back() -> None:
    match = duel("seat 1: {hand: [corvette], deck: [scout]}")
    do(match, "play", "corvette")
    assert not match.can_undo(0)
    with pytest.raises(IllegalAnswer) as refused:
        match.undo(0)
    assert refused.value.key == "undo-not-free"
    assert len(match.given) == 1


def test_drawing_a_card_that_everybody_knows_shows_nothing_new() -> None:
    laid = table("seat 1: {hand: [corvette], deck: [scout]}")
    laid.set_known(laid.rows[DECK[0]][0], EVERYBODY)
    match = Match(SPEC, Setup("star-realms", "duel", 2, 1), laid)
    do(match, "play", "corvette")
    assert match.can_undo(0)


@pytest.mark.parametrize(("trade_deck", "free"), [("[ram]", False), ("[]", True)])
def test_a_purchase_is_free_to_take_back_unless_the_row_was_refilled(trade_deck: str, free: bool) -> None:
    match = duel(f"seat 1: {{trade: 4}}\ntable: {{trade-row: [cutter], trade-deck: {trade_deck}}}")
    do(match, "buy", "cutter")
    assert match.can_undo(0) is free


def test_chance_cannot_be_taken_back() -> None:
    # The new deck is made of cards that everybody saw, but they were shuffled.
    match = duel("seat 1: {hand: [corvette], discard-pile: [scout, scout]}")
    do(match, "play", "corvette")
    assert not match.can_undo(0)


def test_what_another_has_decided_since_is_not_taken_back_freely() -> None:
    match = duel("seat 1: {hand: [imperial-fighter]}\nseat 2: {hand: [scout]}")
    do(match, "play", "imperial-fighter")
    assert match.can_undo(0)
    do(match, "discard", "scout")
    assert not match.can_undo(0)
    # The discarder showed nothing but a card of their own.
    assert match.can_undo(1)


def test_with_consent_everything_can_be_taken_back() -> None:
    match = played(11, 60)
    seat = match.given[-1].seat
    other = 1 - seat
    last = max(at for at, given in enumerate(match.given) if given.seat == other)
    proof = match.at(last).digest()
    match.undo(other, force=True)
    assert len(match.given) == last
    assert match.digest() == proof
    assert match.pending_seat == other
    assert all(count <= last for count, _ in match.events)


@pytest.mark.parametrize(("variant", "seats"), [("duel", 2), ("two-headed-hydra", 4), ("emperor", 6), ("raid", 3)])
def test_what_is_taken_back_for_free_can_be_done_again_with_the_same_result(variant: str, seats: int) -> None:
    match = Match.new("star-realms", variant, seats, seed=13)
    dice = Dice(13)
    free = 0
    for _ in range(120):
        seat = match.pending_seat
        before = match.digest()
        options = match.options(seat)
        code = options[dice.below(len(options))].code
        match.submit(seat, code)
        after = match.digest()
        assert not any(match.can_undo(other) for other in range(seats) if other != seat)
        if match.can_undo(seat):
            free += 1
            match.undo(seat)
            assert match.digest() == before
            match.submit(seat, code)
            assert match.digest() == after
    assert 20 < free < 120


@pytest.mark.parametrize("force", [False, True])
def test_nothing_to_take_back(force: bool) -> None:
    match = duel("seat 1: {hand: [scout]}")
    assert not match.can_undo(0)
    with pytest.raises(IllegalAnswer) as refused:
        match.undo(1, force=force)
    assert refused.value.key == "undo-nothing"


# Branches.


def test_a_branch_stands_where_it_was_cut_and_goes_its_own_way() -> None:
    match = played(5, 50)
    proof = match.digest()
    branch = match.at(20)
    assert branch.answers == match.answers[:20]
    assert branch.hashes[20] == match.at(20).digest()
    options = branch.options(branch.pending_seat)
    branch.submit(branch.pending_seat, options[-1].code)
    assert match.digest() == proof
    assert len(match.given) == 50
    assert match.at(50).digest() == proof
    assert [count for count, _ in match.at(50).events] == [count for count, _ in match.events]


@pytest.mark.parametrize("count", [-1, 31])
def test_there_is_no_branch_outside_the_match(count: int) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        played(5, 30).at(count)
    assert refused.value.key == "replay-no-such-place"


def test_a_match_ends_with_an_outcome_and_scores() -> None:
    match = played(2, 20_000)
    assert match.over
    assert match.outcome is not None
    (winner,) = match.outcome.winners
    assert match.score(winner) == 1000
    assert match.score(1 - winner) == 0
    assert match.pending_seat == NOBODY
    with pytest.raises(IllegalAnswer) as refused:
        match.submit(0, END.base)
    assert refused.value.key == "answer-game-over"


@pytest.mark.parametrize("name", GAMES)
def test_a_story_begins_with_its_first_turn_or_with_set_up(name: str) -> None:
    """What happens before the first answer is told, and a branch or a replay tells the same."""
    for variant in GAMES[name].variants():
        match = Match.new(name, variant.name, variant.fewest, seed=5)
        rng = Dice(1)
        for _ in range(40):
            options = match.options(match.pending_seat)
            match.submit(match.pending_seat, options[rng.below(len(options))].code)
        (began,) = (at for at, word in enumerate(match.spec.names.events) if word in BEGINNINGS)
        first = next(event for event in match.events_for() if event.kind == began)
        assert first.number == 1
        for again in (match.at(40), Match.load(match.replay())):
            assert [(count, event.kind) for count, event in again.events] == [
                (count, event.kind) for count, event in match.events
            ]
        if name == "star-realms":
            assert match.events[0][0] == 0
            assert match.events_for()[0].kind == began
