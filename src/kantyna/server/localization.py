"""A Speaker that remembers what it said: at a table the same few hundred sentences come again and again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from kantyna.kernel.decision import Decision, Option
from kantyna.kernel.errors import KantynaError
from kantyna.kernel.event import Event
from kantyna.kernel.ids import NO_CARD, DefId
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.view import View
from kantyna.lang import Speaker, lexicon
from kantyna.server.errors import TooMuch
from kantyna.server.protocol.server_frames import Failure

REMEMBERED = 40_000


class CachedSpeaker:
    """One language for all tables of the process."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.speaker = Speaker(language, typeset=True)
        self._event = lru_cache(REMEMBERED)(self._say_event)
        self._option = lru_cache(REMEMBERED)(self._say_option)
        self._prompt = lru_cache(REMEMBERED)(self._say_prompt)

    def event(self, spec: GameSpec, event: Event, names: Sequence[str], defs: Sequence[DefId]) -> str:
        """What happened; the event is already masked."""
        card = defs[event.card] if event.card != NO_CARD else -1
        source = defs[event.source] if event.source != NO_CARD else -1
        return self._event(spec, event.kind, event.seat, event.number, event.other, card, source, tuple(names))

    def _say_event(
        self, spec: GameSpec, kind: int, seat: int, n: int, other: int, card: int, source: int, names: tuple[str, ...]
    ) -> str:
        # Cards are remembered by what they are: 0 stands for the card, 1 for the source.
        said = Event(kind, seat, NO_CARD if card < 0 else 0, n, other, source=NO_CARD if source < 0 else 1)
        return self.speaker.event(spec, said, names, [card, source])

    def option(self, spec: GameSpec, option: Option, names: Sequence[str], view: View) -> str:
        """What an option would do."""
        if option.face >= 0 or "text-sentences" in self.variables(spec, f"option-{option.verb}"):
            # Its words are those of the card or die that asks.
            return self.speaker.option(spec, option, names, view)
        called = self.speaker.seat(spec, names, option.seat)
        return self._option(spec, view.variant, option.verb, option.name, option.number, called)

    def _say_option(self, spec: GameSpec, variant: str, verb: str, name: str, number: int, called: str) -> str:
        said = Option(-1, verb, name, None, 0 if called else -1, number)
        return self.speaker.option(spec, said, [called], View(variant, 0, -1))

    def prompt(self, spec: GameSpec, view: View, names: Sequence[str]) -> str:
        """The question that the seat of this view is asked."""
        asked = view.decision
        assert asked is not None, "nobody asks this seat"
        card = -1 if asked.card == NO_CARD else view.defs[asked.card]
        return self._prompt(spec, asked.kind, asked.seat, asked.number, card, tuple(names))

    def _say_prompt(self, spec: GameSpec, kind: int, seat: int, number: int, card: int, names: tuple[str, ...]) -> str:
        view = View("", 0, seat)
        view.decision = Decision(seat, kind, [], NO_CARD if card < 0 else 0, number)
        view.defs = {0: card}
        return self.speaker.prompt(spec, view, names)

    def variables(self, spec: GameSpec, key: str) -> frozenset[str]:
        """The arguments that a message takes."""
        return lexicon(self.language, spec.name).variables(key)

    def failure(self, error: KantynaError, frame: int = 0) -> Failure:
        """An error as it is sent."""
        text = self.speaker.error(error)
        right = self.speaker.remedy(error)
        if isinstance(error, TooMuch):
            return Failure(error.key, text, right, frame, error.limit, error.retry_after)
        return Failure(error.key, text, right, frame)


@cache
def cached_speaker(language: str) -> CachedSpeaker:
    """The words of a language."""
    return CachedSpeaker(language)
