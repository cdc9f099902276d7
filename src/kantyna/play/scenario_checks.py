"""Does a table keep what a scenario says? Every check tells what it wanted and what it found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from kantyna.kernel.engine import submit
from kantyna.kernel.errors import IllegalAnswer
from kantyna.kernel.event import Event
from kantyna.kernel.ids import NOBODY, DefId, Seat
from kantyna.kernel.modifier import total
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.table import Table
from kantyna.play.moves import marks_of, worded, worded_all
from kantyna.play.scenario import Asked, Choices, Count, Ended, ExpectedEvent, Marked, Pile, Refused, Then
from kantyna.play.yaml_lines import BadScenario, Fault


class Check:
    """Holds a table and what happened before it against a Then; *faults* collects what is not so."""

    def __init__(self, spec: GameSpec, table: Table, events: list[Event]) -> None:
        self.spec = spec
        self.table = table
        self.events = events
        self.faults: list[Fault] = []
        self.things = {mark.name: mark.thing for mark in spec.schema.marks}
        """Which marks stand for another card of the table."""

    def all(self, then: Then) -> list[Fault]:
        for pile in then.piles:
            self.pile(pile)
        for count in then.counts:
            self.count(count)
        for marked in then.marks:
            self.marked(marked)
        if then.asked is not None:
            self.asked(then.asked)
        for choices in then.choices:
            self.choices(choices)
        self.happened(then.events)
        for told in then.no_events:
            if any(self.fits(told, event) for event in self.events):
                self.fault(told.line, BadScenario("scenario-event-there", event=told.event))
        for refused in then.refused:
            self.refused(refused)
        if then.ended is not None:
            self.ended(then.ended)
        if then.eliminated is not None and sorted(then.eliminated) != self.spec.eliminated(self.table):
            found = ", ".join(str(seat + 1) for seat in self.spec.eliminated(self.table)) or "-"
            self.fault(then.line, BadScenario("scenario-eliminated", found=found))
        return self.faults

    def fault(self, line: int, error: BadScenario) -> None:
        self.faults.append(Fault(line, error))

    def named(self, cards: Iterable[DefId]) -> str:
        return ", ".join(self.spec.cards[card].key for card in cards) or "-"

    def pile(self, want: Pile) -> None:
        kind = self.spec.names.zones.index(want.zone)
        if want.viewer is None:
            zones = self.spec.layout.zones(self.table)
        else:
            zones = self.spec.view(self.table, want.viewer).zones
        for zone in zones:
            if zone.kind == kind and zone.seat == want.seat:
                found = [self.table.defs[card] for card in zone.cards if card >= 0]
                size = zone.size
                break
        else:
            self.fault(want.line, BadScenario("scenario-no-zone", zone=want.zone, seat=want.seat + 1))
            return
        if want.exact is not None:
            ordered = want.zone in self.spec.layout.ordered
            same = found == want.exact if ordered else Counter(found) == Counter(want.exact)
            if not same:
                self.fault(
                    want.line,
                    BadScenario(
                        "scenario-zone-differs",
                        zone=want.zone,
                        expected=self.named(want.exact),
                        found=self.named(found),
                    ),
                )
        if want.size is not None and size != want.size:
            self.fault(want.line, BadScenario("scenario-zone-size", zone=want.zone, expected=want.size, found=size))
        if found[: len(want.top)] != want.top:
            top = found[: len(want.top)]
            self.fault(
                want.line,
                BadScenario(
                    "scenario-zone-differs", zone=want.zone, expected=self.named(want.top), found=self.named(top)
                ),
            )
        missing = Counter(want.has) - Counter(found)
        surplus = [card for card in want.lacks if card in found]
        if missing:
            self.fault(
                want.line, BadScenario("scenario-zone-lacks", zone=want.zone, cards=self.named(missing.elements()))
            )
        if surplus:
            self.fault(want.line, BadScenario("scenario-zone-has", zone=want.zone, cards=self.named(surplus)))

    def count(self, want: Count) -> None:
        found = self.shown(want)
        if want.value is None:
            if found is not None:
                self.fault(want.line, BadScenario("scenario-counter-shown", name=want.name, found=found))
        elif found is None and not self.silent(want):
            self.fault(want.line, BadScenario("scenario-no-zone", zone=want.name, seat=want.seat + 1))
        elif (found or 0) != want.value:
            self.fault(
                want.line,
                BadScenario("scenario-counter", name=want.name, expected=want.value, found=found or 0),
            )

    def shown(self, want: Count) -> int | None:
        """What everybody reads off a counter, or how many such effects wait for a seat; nothing if it is not shown."""
        if want.name in self.spec.layout.lasting:
            return total(self.table.modifiers, self.spec.layout.lasting[want.name], want.seat)
        kind = self.spec.names.counters.index(want.name)
        for counter in self.spec.view(self.table, NOBODY).counters:
            if counter.kind == kind and counter.seat == want.seat:
                return counter.value
        return None

    def silent(self, want: Count) -> bool:
        """Is it a counter of that seat of which nobody is told while it is 0?"""
        declared = next(one for one in self.spec.schema.counters if one.name == want.name)
        owners = self.spec.schema.owners(declared.of, self.table.seats)
        return declared.silent and 0 <= want.seat < owners

    def marked(self, want: Marked) -> None:
        bearing = marks_of(self.spec, self.table)
        cards = [card for zone in self.spec.layout.zones(self.table) for card in zone.cards]
        such = [card for card in cards if self.table.defs[card] == want.card]
        fitting = sum(self.bears(bearing.get(card, {}), want) for card in such)
        told = ", ".join(f"{name}: {'–' if value is None else value}" for name, value in want.marks.items())
        card = self.named([want.card])
        if want.count is not None and fitting != want.count:
            error = BadScenario("scenario-mark-count", card=card, marks=told, expected=want.count, found=fitting)
            self.fault(want.line, error)
        if want.count is None and not fitting:
            self.fault(want.line, BadScenario("scenario-no-mark", card=card, marks=told))

    def bears(self, marks: dict[str, int], want: Marked) -> bool:
        for name, value in want.marks.items():
            found = marks.get(name)
            if value is None:
                if found is not None:
                    return False
            elif found is not None and self.things[name]:
                if self.table.defs[found] != value:
                    return False
            elif (found or 0) != value:
                return False
        return True

    def asked(self, want: Asked) -> None:
        asked = self.table.pending
        if asked is None:
            self.fault(want.line, BadScenario("scenario-nobody-asked"))
            return
        kind = self.spec.names.decisions[asked.kind]
        if want.seat not in (None, asked.seat):
            self.fault(want.line, BadScenario("scenario-other-asked", seat=asked.seat + 1))
        if want.kind not in (None, kind):
            self.fault(want.line, BadScenario("scenario-other-question", expected=want.kind or "", found=kind))

    def choices(self, want: Choices) -> None:
        asked = self.table.pending
        options = asked.options if asked is not None and want.seat in (None, asked.seat) else []
        if asked is None and (want.has or want.lacks):
            self.fault(want.line, BadScenario("scenario-nobody-asked"))
            return
        if asked is not None and options and want.exact and not want.has:
            offered = worded_all(self.spec, self.table, options)
            self.fault(want.line, BadScenario("scenario-someone-asked", seat=asked.seat + 1, offered=offered))
            return
        left = list(options)
        for move in want.has:
            found = move.offered(self.spec, self.table, options)
            if not found:
                offered = worded_all(self.spec, self.table, options) or "-"
                self.fault(move.line, BadScenario("scenario-no-option", offered=offered))
            for code in found:
                if code in left:
                    left.remove(code)
        if want.exact and left:
            surplus = worded_all(self.spec, self.table, left)
            self.fault(want.line, BadScenario("scenario-more-options", surplus=surplus))
        for move in want.lacks:
            for code in move.offered(self.spec, self.table, options):
                offered = worded(self.spec, self.spec.option(self.table, code))
                self.fault(move.line, BadScenario("scenario-option-there", option=offered))

    def happened(self, wanted: list[ExpectedEvent]) -> None:
        """The events must have happened in this order; others may lie between them."""
        at = 0
        for expected in wanted:
            while at < len(self.events) and not self.fits(expected, self.events[at]):
                at += 1
            if at == len(self.events):
                names = self.spec.names.events
                found = ", ".join(names[event.kind] for event in self.events) or "-"
                self.fault(expected.line, BadScenario("scenario-no-event", event=expected.event, found=found))
                return
            at += 1

    def fits(self, expected: ExpectedEvent, event: Event) -> bool:
        return (
            self.spec.names.events[event.kind] == expected.event
            and (expected.card is None or (event.card >= 0 and self.table.defs[event.card] == expected.card))
            and expected.seat in (None, event.seat)
            and expected.other in (None, event.other)
            and expected.number in (None, event.number)
        )

    def refused(self, want: Refused) -> None:
        """The move must not be among the options, the rule must be named, and the table must refuse it indeed."""
        asked = self.table.pending
        seat: Seat = want.move.by if want.move.by is not None else (NOBODY if asked is None else asked.seat)
        if seat == NOBODY:
            self.fault(want.move.line, BadScenario("scenario-nobody-asked"))
            return
        wishes = self.spec.intents(self.table, seat)
        if asked is not None and asked.seat == seat:
            wishes = sorted({*wishes, *asked.options})
        found = want.move.find(self.spec, self.table, wishes, seat)
        if not found:
            self.fault(want.move.line, BadScenario("scenario-no-such-wish"))
        for code in found:
            refusal = self.spec.why_not(self.table, seat, code)
            if refusal is None:
                self.fault(want.move.line, BadScenario("scenario-not-refused"))
            elif refusal.rule != want.rule:
                self.fault(want.move.line, BadScenario("scenario-other-rule", expected=want.rule, found=refusal.rule))
            else:
                self._try(want, seat, code)

    def _try(self, want: Refused, seat: Seat, code: int) -> None:
        try:
            submit(self.table.clone(), seat, code)
        except IllegalAnswer:
            return
        self.fault(want.move.line, BadScenario("scenario-not-refused"))

    def ended(self, want: Ended) -> None:
        outcome = self.table.outcome
        if not want.over:
            if outcome is not None:
                self.fault(want.line, BadScenario("scenario-over"))
            return
        if outcome is None:
            self.fault(want.line, BadScenario("scenario-not-over"))
            return
        reason = self.spec.names.reasons[outcome.reason]
        if want.winners is not None and sorted(outcome.winners) != sorted(want.winners):
            found = ", ".join(str(seat + 1) for seat in outcome.winners) or "-"
            self.fault(want.line, BadScenario("scenario-other-winners", found=found))
        if want.reason not in (None, reason):
            self.fault(want.line, BadScenario("scenario-other-reason", found=reason))
