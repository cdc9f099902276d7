"""A match as it is sent: views, decisions and the story, for one seat and in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from kantyna.games.rules import rule_of_event
from kantyna.kernel.decision import Option as KernelOption
from kantyna.kernel.event import Event
from kantyna.kernel.ids import BITS, EVERYBODY, NO_CARD, NOBODY, Seat
from kantyna.kernel.outcome import Outcome as KernelOutcome
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.view import View as KernelView
from kantyna.play.match import Match
from kantyna.server.localization import CachedSpeaker
from kantyna.server.protocol.view import Chance, Counter, Decision, Happened, Option, Outcome, Space, Thing, View, Zone

EVERY_SEAT: Final = -2
"""Through the eyes of all seats at once, which is for games that are over."""


class ViewSerializer:
    """A match seen by one seat (nobody: a spectator; or every seat) and told in one language."""

    def __init__(self, match: Match, names: Sequence[str], seat: Seat, words: CachedSpeaker) -> None:
        self.match = match
        self.names = names
        self.seat = seat
        self.words = words
        self.spec: GameSpec = match.spec
        self._mask = EVERYBODY if seat == EVERY_SEAT else 0 if seat == NOBODY else BITS[seat]

    def view(self, ask: bool = True) -> View:
        """The table, and the question if this seat is asked and wants to be."""
        if self.seat == EVERY_SEAT:
            return self._combined_view()
        spec = self.spec
        seen = self.match.view(self.seat)
        return View(
            game=spec.name,
            variant=seen.variant,
            seat=None if self.seat == NOBODY else self.seat,
            seats=seen.seats,
            teams=seen.teams,
            active=seen.active,
            asked=seen.asked,
            turn=seen.turn,
            phase=spec.names.phases[seen.phase],
            zones=self._zones(seen),
            spaces=[
                Space(one.key, one.kind, one.faction, one.along, one.across, one.lanes, one.thing)
                for one in seen.spaces
            ],
            counters=[Counter(spec.names.counters[one.kind], one.seat, one.value) for one in seen.counters],
            decision=self._decision(seen) if ask else None,
            outcome=None if seen.outcome is None else self.outcome(seen.outcome),
        )

    def _combined_view(self) -> View:
        """A spectator's table on which every zone lies as open as for whoever knows most of it."""
        public, *views = [
            ViewSerializer(self.match, self.names, seat, self.words).view(ask=False)
            for seat in range(NOBODY, self.match.setup.seats)
        ]
        zones = [
            max(same, key=lambda zone: sum(thing.id >= 0 for thing in zone.things))
            for same in zip(public.zones, *(view.zones for view in views), strict=True)
        ]
        counters = {(one.kind, one.seat): one for view in (*views, public) for one in view.counters}
        return replace(public, zones=zones, counters=list(counters.values()))

    def _zones(self, seen: KernelView) -> list[Zone]:
        spec = self.spec
        marks: dict[int, dict[str, int]] = {}
        for mark in seen.marks:
            marks.setdefault(mark.card, {})[spec.names.marks[mark.kind]] = mark.value
        zones = []
        for zone in seen.zones:
            things = [
                Thing(card, spec.cards[seen.defs[card]].key if card >= 0 else "", marks.get(card, {}))
                for card in zone.cards
            ]
            zones.append(Zone(spec.names.zones[zone.kind], zone.seat, zone.place, zone.size, things))
        return zones

    def _decision(self, seen: KernelView) -> Decision | None:
        asked = seen.decision
        if asked is None:
            return None
        spec = self.spec
        return Decision(
            seat=asked.seat,
            kind=spec.names.decisions[asked.kind],
            prompt=self.words.prompt(spec, seen, self.names),
            thing=asked.card,
            name=spec.cards[seen.defs[asked.card]].key if asked.card in seen.defs else "",
            number=asked.number,
            options=[self.option(option, seen) for option in self.match.options(asked.seat)],
        )

    def option(self, option: KernelOption, seen: KernelView) -> Option:
        text = self.words.option(self.spec, option, self.names, seen)
        return Option(
            code=option.code,
            verb=option.verb,
            text=text,
            name=option.name,
            things=option.cards,
            seat=option.seat,
            place=option.place,
            face=option.face,
            number=option.number,
            chances=[Chance(self.words.speaker.said(self.spec, one.said), one.percent) for one in option.chances],
        )

    def outcome(self, ended: KernelOutcome) -> Outcome:
        text = self.words.speaker.outcome(self.spec, ended, self.names)
        return Outcome(ended.winners, self.spec.names.reasons[ended.reason], text)

    def story(self, first: int, until: int) -> list[Happened]:
        """Lines of the story with this seat's mask on them."""
        lines = self.match.story(first, until)
        return [self.happened(first + at, line.event, line.turn) for at, line in enumerate(lines)]

    def happened(self, n: int, event: Event, turn: int) -> Happened:
        """Line *n* of the story, with this seat's mask on it."""
        spec = self.spec
        defs = self.match.defs
        told = event.seen_by(self._mask)
        known = told.card != NO_CARD
        kind = spec.names.events[told.kind]
        return Happened(
            n=n,
            kind=kind,
            text=self.words.event(spec, told, self.names, defs),
            seat=told.seat,
            other=told.other,
            number=told.number,
            things=[told.card] if known else [],
            names=[spec.cards[defs[told.card]].key] if known else [],
            source=spec.cards[defs[told.source]].key if told.source != NO_CARD else "",
            rule=rule_of_event(spec, kind),
            turn=turn,
        )
