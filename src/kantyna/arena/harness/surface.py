"""All that the harness knows of an engine.

Every line must run on both sides of a comparison, on this tree's engine and on that of the revision it is held against.
Where the two differ, the difference is bridged here and nowhere else; so tables and games have no types here.
"""

from __future__ import annotations

from inspect import signature
from time import get_clock_info, perf_counter, thread_time
from typing import Any, Final, NamedTuple

from kantyna.games.registry import GAMES
from kantyna.kernel.codec import canonical
from kantyna.kernel.engine import advance, random_playout, submit
from kantyna.kernel.event import Log
from kantyna.kernel.rng import Dice

UNKNOWN: Final = "?"
"""A card that nobody may know."""
AHEAD: Final = {"card-game": 30}
"""How many answers ahead a measured search looks where a game's own number has changed: an iteration is the same work
on both sides."""
SLICE: Final = 200
"""A table's state is proved after so many decisions."""

CLOCK: Final = thread_time if get_clock_info("thread_time").resolution < 1e-4 else perf_counter
"""How long somebody has thought, whatever else keeps the machine busy; the time that passes where that is not known."""
ARENA: Final[dict[str, Any]] = {"patience": 0.0, "clock": CLOCK}

OptionName = tuple[str, str, int, int]
"""Verb, card, seat and number: what an option is called. Codes may be numbered anew, this stays."""
EventName = tuple[str, int, str, int | str, int, int, str]
"""Kind, seat, card, number, other seat, who may know the card, the card that made it happen."""


class Way(NamedTuple):
    """A way to play a game: what ``new`` wants besides a seed."""

    game: str
    variant: str
    seats: int
    settings: dict[str, Any]


class Question(NamedTuple):
    """Who is asked what, and the options in the order of their names, each with its code."""

    seat: int
    kind: str
    card: str
    number: int
    options: list[tuple[OptionName, int]]

    def place(self, code: int) -> int:
        """Where an option stands among the others: so answers travel between engines that number codes otherwise."""
        return [own for _, own in self.options].index(code)

    def by_names(self) -> list[Any]:
        """The question by names alone, as it is after a journey as JSON."""
        return [*self[:-1], [list(name) for name, _ in self.options]]


def games() -> list[str]:
    return list(GAMES)


def ways(game: str) -> list[Way]:
    """Every variant of a game with every number of seats and every sample of its settings."""
    return [
        Way(game, variant.name, seats, settings)
        for variant in GAMES[game].variants()
        for seats in range(variant.fewest, variant.most + 1)
        for settings in variant.samples
    ]


def spec(game: str) -> Any:
    return GAMES[game]


def new(way: Way, seed: int) -> Any:
    """A table at its first question."""
    return spec(way.game).new(way.variant, way.seats, way.settings, seed)


def heuristics(spec: Any) -> Any:
    """A game's rules of thumb, which were renamed."""
    return spec.heuristics if hasattr(spec, "heuristics") else spec.thumbs


def ending(spec: Any, table: Any) -> int:
    """The code that ends a turn, if the pending question offers it, or -1."""
    codes = [code for code in table.pending.options if spec.option(table, code).verb == "end"]
    return codes[0] if codes else -1


def save(spec: Any, table: Any) -> bytes:
    return canonical(spec.writer(table))


def rules(game: str) -> int:
    """By which rules a game is played; 0 where they were not numbered yet."""
    return int(getattr(spec(game), "rules_number", 0))


def player(name: str, seed: int) -> Any:
    """A player by its name as an arena seats it: no clock hurries a level, and a time budget is of the processor's
    time. Players are no part of the engine: not every harness needs them."""
    from kantyna.players import make, search

    known = signature(make).parameters
    if "clock" not in known:
        vars(search)["perf_counter"] = CLOCK  # the clock of older ones
    return make(name, seed, **{word: value for word, value in ARENA.items() if word in known})


def states(way: Way, seed: int) -> str:
    """What the table of a random game is along its way, byte for byte: for two builds of one source."""
    table = new(way, seed)
    dice, muted = Dice(seed), Log(True)
    proofs: list[str] = []
    while table.pending is not None:
        random_playout(table, dice, muted, SLICE)
        proofs.append(spec(way.game).digest(table))
    return "".join(proofs)


def question(spec: Any, table: Any) -> Question | None:
    """The pending question of a table, or nothing if the game is over."""
    asked = table.pending
    if asked is None:
        return None
    options: list[tuple[OptionName, int]] = []
    for code in asked.options:
        option = spec.option(table, code)
        options.append(((option.verb, option.name, option.seat, option.number), code))
    # Equal names (two troopers, one of them hurt) stay in the order of their codes.
    options.sort()
    return Question(
        asked.seat, spec.names.decisions[asked.kind], called(spec, table, asked.card), asked.number, options
    )


def called(spec: Any, table: Any, card: int) -> str:
    return "" if card < 0 else str(spec.cards[table.defs[card]].key)


class Game:
    """One game at a table, read by names."""

    def __init__(self, way: Way, seed: int) -> None:
        self.spec = spec(way.game)
        self.seats = way.seats
        log = Log()
        self.table: Any = self.spec.new(way.variant, way.seats, way.settings, seed, log)
        self.begun = self._named(log.events)
        """What happened before the first question."""
        names = self.spec.names
        self.keys = [card.key for card in self.spec.cards]
        self.zones = [(name, name.endswith(("deck", "row")), name.startswith("unseen")) for name in names.zones]
        """Of each kind of zone: its name, whether things lie in it in an order, whether only bots are told of it."""

    def question(self) -> Question | None:
        """The pending question, or nothing if the game is over."""
        return question(self.spec, self.table)

    def choose(self, player: Any) -> int:
        """What a player answers to the pending question."""
        asked = self.table.pending
        return int(player.choose(self.spec, self.spec.view(self.table, asked.seat), asked))

    def answer(self, code: int) -> list[EventName]:
        """Give an answer; what happened."""
        return self._named(submit(self.table, self.table.pending.seat, code))

    def go(self, code: int) -> None:
        """Give an answer; what happened is not told."""
        advance(self.table, code, Log(True))

    def seen(self) -> tuple[tuple[Any, ...], ...]:
        """What a spectator and each seat see, by names: all but the cards that only bots are told of."""
        return tuple(self._seen(self.spec.view(self.table, seat)) for seat in range(-1, self.seats))

    def _seen(self, view: Any) -> tuple[Any, ...]:
        names = self.spec.names
        keys = self.keys
        defs = view.defs
        told = [zone for zone in view.zones if not self.zones[zone.kind][2]]
        zones: list[tuple[Any, ...]] = []
        for zone in told:
            name, in_order, _ = self.zones[zone.kind]
            listed = [UNKNOWN if card < 0 else keys[defs[card]] for card in zone.cards]
            # Where things lie matters in a deck and in a row; elsewhere they come in the order of their numbers.
            zones.append((name, zone.seat, zone.size, tuple(listed if in_order else sorted(listed))))
        counters = [(names.counters[one.kind], one.seat, one.value) for one in view.counters]
        lying = (
            {card: (names.zones[zone.kind], zone.seat) for zone in told for card in zone.cards} if view.marks else {}
        )
        marks = [
            (
                names.marks[one.kind],
                UNKNOWN if one.card < 0 else keys[defs[one.card]],
                *lying[one.card],
                # Its number became the order in which cards were doomed, before everybody's eyes.
                1 if names.marks[one.kind] == "doomed" else one.value,
            )
            for one in view.marks
            if one.card in lying
        ]
        return view.active, view.turn, view.asked, *(tuple(sorted(part)) for part in (zones, counters, marks))

    def outcome(self) -> tuple[list[int], str] | None:
        ended = self.table.outcome
        return None if ended is None else (sorted(ended.winners), self.spec.names.reasons[ended.reason])

    def _named(self, events: list[Any]) -> list[EventName]:
        return [self._event(event) for event in events]

    def _event(self, event: Any) -> EventName:
        kind = self.spec.names.events[event.kind]
        card = called(self.spec, self.table, event.card) if event.known else UNKNOWN
        # The one event whose number is no number: which card a ship of Star Realms now is.
        number = self.spec.cards[event.number].key if kind == "copied" else event.number
        return kind, event.seat, card, number, event.other, event.known, called(self.spec, self.table, event.source)
