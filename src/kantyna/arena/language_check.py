"""Everything a game says can be said in both languages."""

from __future__ import annotations

from kantyna.kernel.body import listed
from kantyna.kernel.decision import Option
from kantyna.kernel.event import Event
from kantyna.kernel.outcome import Outcome
from kantyna.kernel.spec import GameSpec, Refusal
from kantyna.kernel.table import Table
from kantyna.kernel.view import View
from kantyna.lang import Speaker


class LanguageCheck:
    """Says what happens in Polish and English; a message that is missing raises."""

    def __init__(self, spec: GameSpec, names: list[str]) -> None:
        self.spec = spec
        self.names = names
        self.speakers = [Speaker("pl"), Speaker("en")]
        self.said_kinds: set[tuple[int, bool]] = set()

    def cards(self) -> None:
        """The text of every card."""
        for speaker in self.speakers:
            for at, card in enumerate(self.spec.cards):
                speaker.card(self.spec, at)
                speaker.card_text(self.spec, card)

    def events(self, events: list[Event], table: Table, all_of_them: bool) -> None:
        """As a spectator reads them: each kind of event at least once, and now and then all."""
        for event in events:
            masked = event.seen_by(0)
            kind = (masked.kind, masked.card >= 0)
            if all_of_them or kind not in self.said_kinds:
                self.said_kinds.add(kind)
                for speaker in self.speakers:
                    speaker.event(self.spec, event, self.names, listed(table.defs))
                    speaker.event(self.spec, masked, self.names, listed(table.defs))

    def decision(self, view: View, options: list[Option]) -> None:
        for speaker in self.speakers:
            speaker.prompt(self.spec, view, self.names)
            for option in options:
                speaker.option(self.spec, option, self.names, view)

    def refusal(self, refusal: Refusal) -> None:
        for speaker in self.speakers:
            speaker.refusal(self.spec, refusal, self.names)
            speaker.rule(self.spec, refusal.rule)

    def outcome(self, outcome: Outcome) -> None:
        for speaker in self.speakers:
            speaker.outcome(self.spec, outcome, self.names)
