"""The checker itself: each law it knows must be able to fail."""

from collections.abc import Callable

import pytest

from kantyna.arena.laws import Broken, Laws
from kantyna.games.registry import game
from kantyna.games.star_realms.table import AUTHORITY_SCORE, HAND, SCRAP_HEAP, TRADE_DECK, StarRealms
from kantyna.games.star_realms.turn.play import PLAY
from kantyna.games.star_realms.vocabulary import ASK_DISCARD
from kantyna.kernel.body import Options
from kantyna.kernel.codec import Reader
from kantyna.kernel.engine import random_playout, submit
from kantyna.kernel.event import Event, Log
from kantyna.kernel.ids import EVERYBODY, Code, Seat
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import GameSpec, Heuristics, Refusal
from kantyna.kernel.table import Table
from kantyna.kernel.view import Counter, View
from kantyna.play.card_names import keys_only
from kantyna.play.scenario_reader import read_scenario
from kantyna.play.scenario_runner import laid
from kantyna.play.yaml_lines import documents


def some_table(decisions: int = 120, seed: int = 5) -> StarRealms:
    table = game("star-realms").new("duel", 2, {}, seed)
    random_playout(table, Dice(seed), Log(True), decisions)
    assert isinstance(table, StarRealms)
    assert table.pending is not None
    return table


class Spoilt(GameSpec):
    """Star Realms, for subclasses that get one thing wrong."""

    def __init__(self) -> None:
        self.true = game("star-realms")
        self.name = self.true.name
        self.rules_number = self.true.rules_number
        self.cards = self.true.cards
        self.names = self.true.names
        self.schema = self.true.schema
        self.space = self.true.space
        self.heuristics = self.true.heuristics
        self.layout = self.true.layout

    def view(self, table: Table, seat: Seat) -> View:
        return self.true.view(table, seat)

    def determinize(self, view: View, dice: Dice) -> Table:
        return self.true.determinize(view, dice)

    def resample(self, table: Table, seat: Seat, dice: Dice) -> None:
        self.true.resample(table, seat, dice)

    def read(self, reader: Reader) -> Table:
        return self.true.read(reader)

    def intents(self, table: Table, seat: Seat) -> list[Code]:
        return self.true.intents(table, seat)


def laws(spec: GameSpec | None = None) -> Laws:
    return Laws(spec if spec is not None else game("star-realms"), "duel", 2)


def reorder(table: StarRealms) -> None:
    codes = table.options.codes
    codes[0], codes[1] = codes[1], codes[0]


def empty(table: StarRealms) -> None:
    table.options.clear()
    table.options.settle()


def too_high(table: StarRealms) -> None:
    table.options.add(10_000)
    table.options.settle()


@pytest.mark.parametrize(
    ("spoil", "law"),
    [(reorder, "options-ascending"), (empty, "options-never-empty"), (too_high, "options-in-action-space")],
)
def test_disordered_options_are_found(spoil: Callable[[StarRealms], None], law: str) -> None:
    table = some_table()
    spoil(table)
    with pytest.raises(Broken) as found:
        laws().options_are_in_order(table)
    assert found.value.law == law


def test_a_lost_card_is_found() -> None:
    table = some_table()
    table.pop(TRADE_DECK)
    with pytest.raises(Broken, match="cards-conserved"):
        laws().cards_are_conserved(table)


def test_a_doubled_card_is_found() -> None:
    table = some_table()
    table.add(SCRAP_HEAP, table.rows[TRADE_DECK][0])
    with pytest.raises(Broken, match="cards-conserved"):
        laws().cards_are_conserved(table)


def test_an_option_that_breaks_is_found() -> None:
    table = some_table()
    hand = HAND[table.asked]
    table.lay(hand, [card for card in table.rows[hand] if table.defs[card] != 48])
    table.options.add(PLAY.base + 48)  # to play a card that is not in hand
    table.options.settle()
    with pytest.raises(Broken, match="options-accepted"):
        laws().all_options_are_accepted(table, Dice(1))


def test_a_question_whose_silence_tells_of_a_hand_is_found() -> None:
    """A hand of equal cards has one answer: were it not asked for one, everybody would know what it is."""
    (item,) = documents(
        "game: star-realms\ngiven: {seat 1: {hand: [imperial-fighter]}, seat 2: {hand: [scout x2], deck: [viper x2]}}"
        "\nthen: {}"
    )
    table = laid(read_scenario(item, keys_only))
    submit(table, 0, PLAY.base + next(table.defs[card] for card in table.rows[HAND[0]]))
    assert table.asked_kind == ASK_DISCARD
    laws().what_settles_itself_betrays_nothing(table, Dice(1))
    settled = table.program.settled
    settled[ASK_DISCARD] = 1
    try:
        with pytest.raises(Broken, match="settles-openly"):
            laws().what_settles_itself_betrays_nothing(table, Dice(1))
    finally:
        settled[ASK_DISCARD] = 0


class Telling(Spoilt):
    """Leaks the top card of the trade deck."""

    def view(self, table: Table, seat: Seat) -> View:
        assert isinstance(table, StarRealms)
        view = super().view(table, seat)
        view.counters.append(Counter(0, 0, table.rows[TRADE_DECK][-1]))
        return view


def test_a_view_that_leaks_is_found() -> None:
    with pytest.raises(Broken, match="view-law"):
        laws(Telling()).a_view_hides_what_a_seat_cannot_know(some_table(), Dice(1))


def test_a_view_that_is_not_rebuilt_is_found() -> None:
    with pytest.raises(Broken, match="determinize-agrees"):
        laws(Telling()).a_view_is_enough_to_go_on(some_table(), Dice(1))


def test_events_that_leak_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def gossip(table: Table, seat: Seat, answer: Code) -> list[Event]:
        assert isinstance(table, StarRealms)
        return [*submit(table, seat, answer), Event(5, 0, table.rows[TRADE_DECK][0], 1, -1, EVERYBODY)]

    def look() -> None:
        for seed in range(20):
            laws().events_tell_no_more_than_views(some_table(seed=seed), Dice(seed))

    look()
    monkeypatch.setattr("kantyna.arena.laws.submit", gossip)
    with pytest.raises(Broken, match="event-law"):
        look()


class Forgetful(Spoilt):
    """Saves that lose a point of authority."""

    def read(self, reader: Reader) -> Table:
        table = super().read(reader)
        assert isinstance(table, StarRealms)
        table.count[AUTHORITY_SCORE[0]] -= 1
        return table


def test_a_save_that_forgets_is_found() -> None:
    with pytest.raises(Broken, match="save-identical"):
        laws(Forgetful()).a_save_is_the_table(some_table(), Dice(1))


def test_a_question_that_changes_is_found() -> None:
    table = some_table()
    table.options.add(table.options.codes[table.options.count - 1] + 1)
    table.options.settle()
    with pytest.raises(Broken, match="asks-again-alike"):
        laws().a_question_asked_again_is_the_same(table, Dice(1))


def test_a_replay_that_differs_is_found() -> None:
    with pytest.raises(Broken, match="replay-identical"):
        laws().a_replay_is_the_game(some_table(), 5, [])


class Stray(Heuristics):
    """Wishes for what isn't offered."""

    def worth_trying(self, table: Table, out: Options) -> None:
        out.add(-5)
        out.settle()


def test_heuristics_outside_the_options_are_found() -> None:
    spec = Spoilt()
    spec.heuristics = Stray()
    with pytest.raises(Broken, match="heuristics-worth-trying"):
        laws(spec).rules_of_thumb_stay_within_the_options(some_table(), Dice(1))


class Mild(Spoilt):
    """A judge that never refuses."""

    def why_not(self, table: Table, seat: Seat, code: Code) -> Refusal | None:
        return None


def test_a_wish_neither_offered_nor_refused_is_found() -> None:
    with pytest.raises(Broken, match="offered-or-refused"):
        laws(Mild()).every_wish_is_offered_or_refused(some_table(), Dice(1))


def test_an_engine_error_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    found = laws()

    def fail(table: Table) -> None:
        raise RuntimeError("gone")

    monkeypatch.setattr(found, "options_are_in_order", fail)
    made, violation = found.game(1)
    assert made == 0
    assert violation is not None
    assert violation.law == "no-errors"
    assert "gone" in str(violation)
