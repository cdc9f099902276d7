"""The laws that every game at the table keeps, checked by random play.

At every decision there are options, in rising order, inside the action space. At one in ten, and at the end, no card is
lost or doubled (what was lost stays lost, so that is enough). At one in many everything in ``Laws.deep``, which costs
more. Of every game: it ends, and for some, played again from its seed with the same answers it gives the same table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kantyna.arena.language_check import LanguageCheck
from kantyna.arena.snapshot import snapshot
from kantyna.kernel.body import listed
from kantyna.kernel.codec import canonical
from kantyna.kernel.decision import Decision
from kantyna.kernel.engine import LIMIT, advance, drain, leaves_choice, settle, submit
from kantyna.kernel.errors import IllegalAnswer
from kantyna.kernel.event import Event, Log
from kantyna.kernel.ids import BITS, NO_CARD, NOBODY, CardId, Code, Seat
from kantyna.kernel.rng import Dice
from kantyna.kernel.schema import ALL
from kantyna.kernel.spec import GameSpec, Setting
from kantyna.kernel.table import Table
from kantyna.play.hidden_information import Sight, revealed

COUNTED: Final = 10
"""The cards are counted at one decision in so many."""
AHEAD: Final = 12
"""Decisions played on a copy to see whether the original notices."""
STRANGERS: Final = 16
"""Codes not offered that are tried at each deep look."""


class Broken(Exception):
    """A law was broken."""

    def __init__(self, law: str, detail: str = "") -> None:
        super().__init__(law, detail)
        self.law = law
        self.detail = detail


@dataclass(frozen=True)
class Violation:
    """Which law was broken and where: enough to see it again."""

    law: str
    game: str
    variant: str
    seats: int
    seed: int
    decision: int
    detail: str

    def __str__(self) -> str:
        where = f"{self.game} {self.variant}, {self.seats} seats, seed {self.seed}, decision {self.decision}"
        return f"{self.law} ({where}){': ' + self.detail if self.detail else ''}"


class Laws:
    """The laws for one game, one way to play it and one number of seats."""

    def __init__(
        self, spec: GameSpec, variant: str, seats: int, settings: dict[str, Setting] | None = None, every: int = 50
    ) -> None:
        self.spec = spec
        self.variant = variant
        self.seats = seats
        self.settings = settings if settings is not None else {}
        self.every = every
        """One decision in so many, by lot, gets the deep look."""
        self.language = LanguageCheck(spec, [f"S{seat}" for seat in range(seats)])
        self.deep: list[Callable[[Table, Dice], None]] = [
            self.all_options_are_accepted,
            self.nothing_else_is_accepted,
            self.a_clone_is_equal_and_apart,
            self.a_save_is_the_table,
            self.a_view_hides_what_a_seat_cannot_know,
            self.a_view_is_enough_to_go_on,
            self.events_tell_no_more_than_views,
            self.a_question_asked_again_is_the_same,
            self.every_wish_is_offered_or_refused,
            self.rules_of_thumb_stay_within_the_options,
            self.it_can_be_said,
            self.what_was_seen_is_not_taken_back,
            self.what_settles_itself_betrays_nothing,
        ]

    def game(self, seed: int, most: int = LIMIT, again: bool = True) -> tuple[int, Violation | None]:
        """Play a random game; how many decisions it took, and the first law it broke. *again*: replay it too."""
        dice = Dice(seed)
        table = self.spec.new(self.variant, self.seats, self.settings, seed)
        answers: list[Code] = []
        try:
            while table.pending is not None and len(answers) < most:
                self.options_are_in_order(table)
                if dice.below(COUNTED) == 0:
                    self.cards_are_conserved(table)
                if dice.below(self.every) == 0:
                    for law in self.deep:
                        law(table, dice)
                options = table.pending.options
                code = options[dice.below(len(options))]
                answers.append(code)
                self.language.events(submit(table, table.pending.seat, code), table, dice.below(self.every) == 0)
            self.cards_are_conserved(table)
            if table.pending is None:
                self.it_has_ended(table)
            if again:
                self.a_replay_is_the_game(table, seed, answers)
        except Broken as broken:
            return len(answers), self._violation(broken.law, seed, table, broken.detail)
        except Exception as error:  # a law broken so badly that the engine itself gave up
            return len(answers), self._violation("no-errors", seed, table, f"{type(error).__name__}: {error}")
        return len(answers), None

    def _violation(self, law: str, seed: int, table: Table, detail: str) -> Violation:
        return Violation(law, self.spec.name, self.variant, self.seats, seed, table.decisions, detail)

    # At every decision.

    def options_are_in_order(self, table: Table) -> None:
        asked = _asked(table)
        options = asked.options
        if not options:
            raise Broken("options-never-empty")
        for at in range(1, len(options)):
            if options[at - 1] >= options[at]:
                raise Broken("options-ascending", str(options))
        if options[0] < 0 or options[-1] >= self.spec.actions:
            raise Broken("options-in-action-space", str(options))
        if not 0 <= asked.seat < self.seats:
            raise Broken("a-seat-is-asked", str(asked.seat))

    def cards_are_conserved(self, table: Table) -> None:
        placed: list[int] = []
        for zone in self.spec.layout.zones(table):
            placed.extend(zone.cards)
        placed.sort()
        if placed != list(range(len(table.defs))):
            lost = sorted(set(range(len(table.defs))) - set(placed))
            doubled = sorted({card for card in placed if placed.count(card) > 1})
            raise Broken("cards-conserved", f"lost {lost}, doubled {doubled}")

    # Now and then.

    def all_options_are_accepted(self, table: Table, dice: Dice) -> None:
        asked = _asked(table)
        for code in asked.options:
            copy = table.clone()
            try:
                submit(copy, asked.seat, code)
            except Exception as error:  # whatever it is, it was offered
                raise Broken("options-accepted", f"{code}: {type(error).__name__}: {error}") from error

    def nothing_else_is_accepted(self, table: Table, dice: Dice) -> None:
        asked = _asked(table)
        before = self._bytes(table)
        strangers = [-1, self.spec.actions, *(dice.below(self.spec.actions) for _ in range(STRANGERS))]
        tries = [(asked.seat, code) for code in strangers if code not in asked.options]
        tries += [(seat, asked.options[0]) for seat in range(NOBODY, self.seats) if seat != asked.seat]
        for seat, code in tries:
            try:
                submit(table, seat, code)
            except IllegalAnswer:
                continue
            raise Broken("nothing-else-accepted", f"{code} of seat {seat}")
        if self._bytes(table) != before:
            raise Broken("refused-answers-change-nothing")

    def a_clone_is_equal_and_apart(self, table: Table, dice: Dice) -> None:
        before = self._bytes(table)
        copy = table.clone()
        if self._bytes(copy) != before:
            raise Broken("clone-equal")
        _wander(copy, dice)
        if self._bytes(table) != before:
            raise Broken("clone-apart", "playing the clone changed the original")
        copy = table.clone()
        other = table.clone()
        _wander(other, dice)
        if self._bytes(copy) != before:
            raise Broken("clone-apart", "playing the original changed the clone")

    def a_save_is_the_table(self, table: Table, dice: Dice) -> None:
        written = self.spec.writer(table)
        read = self.spec.read(self.spec.reader(written.numbers[:], written.names[:]))
        if self._bytes(read) != canonical(written):
            raise Broken("save-identical")
        copy = table.clone()
        start = dice.state
        _wander(copy, dice)
        dice.state = start
        _wander(read, dice)
        if self._bytes(read) != self._bytes(copy):
            raise Broken("save-goes-on-alike")

    def a_view_hides_what_a_seat_cannot_know(self, table: Table, dice: Dice) -> None:
        spectator = snapshot(self.spec.view(table, NOBODY))
        for seat in range(self.seats):
            other = table.clone()
            self.spec.resample(other, seat, dice)
            if snapshot(self.spec.view(other, seat)) != snapshot(self.spec.view(table, seat)):
                raise Broken("view-law", f"seat {seat}")
            if snapshot(self.spec.view(other, NOBODY)) != spectator:
                raise Broken("view-law", f"a spectator, cards unknown to seat {seat}")
            if not self._same_cards(table, other):
                raise Broken("resample-conserves", f"seat {seat}")

    def a_view_is_enough_to_go_on(self, table: Table, dice: Dice) -> None:
        for seat in range(self.seats):
            view = self.spec.view(table, seat)
            guess = self.spec.determinize(view, dice)
            if snapshot(self.spec.view(guess, seat)) != snapshot(view):
                raise Broken("determinize-agrees", f"seat {seat}")
            self.cards_are_conserved(guess)
            _wander(guess, dice)

    def events_tell_no_more_than_views(self, table: Table, dice: Dice) -> None:
        """Two tables that a seat can't tell apart, the same answer, no chance used, and the seat still can't tell
        them apart: then it was told the same."""
        asked = _asked(table)
        for seat in range(self.seats):
            other = table.clone()
            self.spec.resample(other, seat, dice)
            other.withdraw()
            drain(other, Log(True))  # whoever is asked may hold other cards there
            code = asked.options[dice.below(len(asked.options))]
            if code not in _asked(other).options:
                continue
            copy = table.clone()
            told, told_other = submit(copy, asked.seat, code), submit(other, asked.seat, code)
            if copy.rng != table.rng or other.rng != table.rng:
                continue
            if snapshot(self.spec.view(copy, seat)) != snapshot(self.spec.view(other, seat)):
                continue
            if _read(told, seat) != _read(told_other, seat):
                raise Broken("event-law", f"seat {seat}, answer {code}")

    def a_question_asked_again_is_the_same(self, table: Table, dice: Dice) -> None:
        copy = table.clone()
        copy.withdraw()
        drain(copy, Log(True))
        if self._bytes(copy) != self._bytes(table):
            raise Broken("asks-again-alike")

    def every_wish_is_offered_or_refused(self, table: Table, dice: Dice) -> None:
        asked = _asked(table)
        for seat in range(self.seats):
            for code in self.spec.intents(table, seat):
                refusal = self.spec.why_not(table, seat, code)
                if (refusal is None) != (seat == asked.seat and code in asked.options):
                    raise Broken("offered-or-refused", f"seat {seat}, {code}")
                if refusal is not None:
                    self.language.refusal(refusal)

    def rules_of_thumb_stay_within_the_options(self, table: Table, dice: Dice) -> None:
        asked = _asked(table)
        heuristics = self.spec.heuristics
        worthy = heuristics.sensible(table)
        if not worthy or not set(worthy) <= set(asked.options):
            raise Broken("heuristics-worth-trying", str(worthy))
        if heuristics.best(table, table.options) not in asked.options:
            raise Broken("heuristics-best")
        for seat in range(self.seats):
            if not 0 <= heuristics.evaluate(table, seat) <= 1000:
                raise Broken("heuristics-evaluate", str(heuristics.evaluate(table, seat)))

    def it_can_be_said(self, table: Table, dice: Dice) -> None:
        asked = _asked(table)
        options = [self.spec.option(table, code) for code in asked.options]
        self.language.decision(self.spec.view(table, asked.seat), options)

    def what_was_seen_is_not_taken_back(self, table: Table, dice: Dice) -> None:
        """An answer after which the answering seat knows a card that it did not know is never undone freely."""
        asked = _asked(table)
        after = table.clone()
        code = asked.options[dice.below(len(asked.options))]
        told = submit(after, asked.seat, code)
        heard = {event.seen_by(BITS[asked.seat]).card for event in told} - {NO_CARD}
        learned = (_seen(after, asked.seat) | heard) - _seen(table, asked.seat)
        if learned and not revealed(Sight(self.spec, table), Sight(self.spec, after), asked.seat, told):
            raise Broken("seen-stays-seen", f"seat {asked.seat}, answer {code}, cards {sorted(learned)}")

    def what_settles_itself_betrays_nothing(self, table: Table, dice: Dice) -> None:
        """Whether a question that may answer itself has one answer does not depend on what a spectator can't see."""
        copy = table.clone()
        for _ in range(AHEAD):
            if copy.pending is None:
                return
            if copy.program.settled[copy.asked_kind]:
                other = copy.clone()
                self.spec.resample(other, NOBODY, dice)
                other.withdraw()
                drain(other, Log(True, patient=True))
                if leaves_choice(other) != leaves_choice(copy):
                    raise Broken("settles-openly", self.spec.names.decisions[copy.asked_kind])
            if leaves_choice(copy):
                asked = _asked(copy)
                submit(copy, asked.seat, asked.options[dice.below(len(asked.options))], patient=True)
            else:
                settle(copy)

    # Of a whole game.

    def it_has_ended(self, table: Table) -> None:
        if table.outcome is None:
            raise Broken("game-ends", "nothing is asked and nobody has won")
        for seat in range(self.seats):
            if not 0 <= self.spec.score(table, seat) <= 1000:
                raise Broken("score-in-range", str(self.spec.score(table, seat)))
        for seat in range(NOBODY, self.seats):
            self.spec.view(table, seat)
        self.language.outcome(table.outcome)

    def a_replay_is_the_game(self, table: Table, seed: int, answers: list[Code]) -> None:
        again = self.spec.new(self.variant, self.seats, self.settings, seed)
        muted = Log(True)
        for code in answers:
            advance(again, code, muted)
        if self._bytes(again) != self._bytes(table):
            raise Broken("replay-identical")

    def _bytes(self, table: Table) -> bytes:
        return canonical(self.spec.writer(table))

    def _same_cards(self, table: Table, other: Table) -> bool:
        """As many cards in each zone as before, and none lost."""
        self.cards_are_conserved(other)
        sizes = [(zone.kind, zone.seat, len(zone.cards)) for zone in self.spec.layout.zones(table)]
        return sizes == [(zone.kind, zone.seat, len(zone.cards)) for zone in self.spec.layout.zones(other)]


def _asked(table: Table) -> Decision:
    asked = table.pending
    assert asked is not None
    return asked


def _seen(table: Table, seat: Seat) -> set[CardId]:
    """The cards that a seat knows where they lie, read off the state itself."""
    schema = table.box.schema
    return {
        card
        for zone in schema.zones
        for owner in range(schema.owners(zone.of, table.box.seats))
        for card in listed(table.rows[zone.handle[owner]])
        if card >= 0 and (zone.seen_by == ALL or table.knows(seat, card))
    }


def _wander(table: Table, dice: Dice) -> None:
    """Play a few random decisions."""
    muted = Log(True)
    for _ in range(AHEAD):
        asked = table.pending
        if asked is None:
            return
        advance(table, asked.options[dice.below(len(asked.options))], muted)


def _read(events: list[Event], seat: Seat) -> list[object]:
    """What a seat reads of events, with the masks left out: they are the engine's."""
    seen = [event.seen_by(BITS[seat]) for event in events]
    return [(event.kind, event.seat, event.card, event.number, event.other, event.source) for event in seen]
