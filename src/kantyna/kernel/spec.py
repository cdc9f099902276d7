"""The plug-in boundary: all that the rest of the program may ask of a game."""

from __future__ import annotations

from typing import TypeAlias

from kantyna.kernel.codec import Reader, Writer, digest
from kantyna.kernel.decision import Decision, Option
from kantyna.kernel.event import Log
from kantyna.kernel.ids import Code, Seat
from kantyna.kernel.layout import Layout
from kantyna.kernel.native import mypyc_attr
from kantyna.kernel.rng import Dice
from kantyna.kernel.said import Said
from kantyna.kernel.table import Table
from kantyna.kernel.view import View

Setting: TypeAlias = int | str


class Variant:
    """A way to play: its name, how many may sit down, and the settings it takes with their defaults."""

    def __init__(
        self,
        name: str,
        fewest: int,
        most: int,
        settings: dict[str, Setting] | None = None,
        ours: bool = False,
        samples: list[dict[str, Setting]] | None = None,
        choices: dict[str, list[Setting]] | None = None,
    ) -> None:
        self.name = name
        self.fewest = fewest
        self.most = most
        self.settings = settings if settings is not None else {}
        self.ours = ours
        """True for a way to play that is not in the rulebook."""
        self.samples = samples if samples is not None else [{}]
        """Settings that soaks and tests try in turn."""
        self.choices = choices if choices is not None else {}
        """The values of a setting to choose from, where there are few; a deck of one's own may be possible besides."""


class CardDef:
    """One different card: its key, kind and numbers for pages, and its text as what its effects say."""

    def __init__(
        self,
        key: str,
        kind: str,
        faction: str,
        count: int,
        numbers: dict[str, int],
        text: list[Said],
        traits: list[str] | None = None,
    ) -> None:
        self.key = key
        self.kind = kind
        self.faction = faction
        self.count = count
        self.numbers = numbers
        self.text = text
        self.traits = traits if traits is not None else []


class Refusal:
    """Why something can't be done now: the rule's id, and the missing condition as a message with its numbers."""

    def __init__(self, rule: str, said: Said) -> None:
        self.rule = rule
        self.said = said


class Names:
    """The words behind a game's numbers; message keys are made of them."""

    def __init__(
        self,
        events: list[str],
        decisions: list[str],
        zones: list[str],
        counters: list[str],
        marks: list[str],
        phases: list[str],
        reasons: list[str],
    ) -> None:
        self.events = events
        self.decisions = decisions
        self.zones = zones
        self.counters = counters
        self.marks = marks
        self.phases = phases
        self.reasons = reasons


@mypyc_attr(allow_interpreted_subclasses=True)
class Thumbs:
    """A game's rules of thumb. Tables given here are completed from a view: hidden cards in them are guesses."""

    def weigh(self, table: Table, seat: Seat, code: Code) -> int:
        """How good the option looks at a glance; only compared within one decision."""
        return 0

    def best(self, table: Table, options: list[Code]) -> Code:
        """The option that looks best to the asked seat; the first of equals."""
        asked = table.pending
        assert asked is not None
        seat = asked.seat
        found = options[0]
        most = self.weigh(table, seat, found)
        for at in range(1, len(options)):
            weight = self.weigh(table, seat, options[at])
            if weight > most:
                most = weight
                found = options[at]
        return found

    def worth_trying(self, table: Table) -> list[Code]:
        """The pending options that a sensible player would think about; never empty."""
        asked = table.pending
        assert asked is not None
        return asked.options

    def clock(self, table: Table) -> int:
        """How far the game has come, in whatever it is counted: tables are best compared at the same reading."""
        return table.decisions

    def horizon(self, table: Table) -> int:
        """The reading of the clock up to which it pays to imagine how the game goes on."""
        return table.decisions + 30

    def evaluate(self, table: Table, seat: Seat) -> int:
        """The chance of *seat* to win, in thousandths, judged at a glance. Called for unfinished games only."""
        return 500


@mypyc_attr(allow_interpreted_subclasses=True)
class GameSpec:
    """A game. Subclasses are stateless: one object serves every table."""

    name: str
    """The name on the command line: ``star-realms``."""
    rule_prefix: str
    cards: list[CardDef]
    names: Names
    actions: int
    """The size of the action space: every option code is below it."""
    thumbs: Thumbs
    layout: Layout
    """How scenarios lay a table of this game out."""

    def variants(self) -> list[Variant]:
        raise NotImplementedError

    def new(self, variant: str, seats: int, settings: dict[str, Setting], seed: int, log: Log | None = None) -> Table:
        """A table laid out by the rulebook and drained to its first question; *log* hears of that. Raises BadSetup."""
        raise NotImplementedError

    def view(self, table: Table, seat: Seat) -> View:
        """What *seat* may know (nobody: a spectator)."""
        raise NotImplementedError

    def determinize(self, view: View, dice: Dice) -> Table:
        """A full table that *view* does not contradict."""
        raise NotImplementedError

    def resample(self, table: Table, seat: Seat, dice: Dice) -> None:
        """Deal anew, in place, all that *seat* cannot know: ``determinize`` again, but quickly."""
        raise NotImplementedError

    def read(self, reader: Reader) -> Table:
        """The table that ``Table.write`` wrote."""
        raise NotImplementedError

    def option(self, table: Table, code: Code) -> Option:
        """What a code of the pending decision means on this table (its cards are those the asked seat knows)."""
        raise NotImplementedError

    def intents(self, table: Table, seat: Seat) -> list[Code]:
        """Codes of things that *seat* can see and might want to do, offered or not."""
        raise NotImplementedError

    def why_not(self, table: Table, seat: Seat, code: Code) -> Refusal | None:
        """Why *code* is not offered to *seat* now; nothing if it is."""
        raise NotImplementedError

    def stops(self) -> list[str]:
        """The places where a seat may say that it wants to be asked or not; none in most games."""
        return []

    def stop_of(self, asked: Decision) -> int:
        """At which of these places a decision is asked, or -1."""
        return -1

    def passing(self) -> Code:
        """The answer that passes there."""
        return -1

    def role(self, variant: str, seat: Seat) -> str:
        """What a seat is in this way to play, where seats differ; message keys are made of it."""
        return ""

    def score(self, table: Table, seat: Seat) -> int:
        """How *seat* fared in an ended game, in thousandths: 1000 won, 0 lost, 500 a draw."""
        ended = table.outcome
        assert ended is not None
        if not ended.winners:
            return 500
        return 1000 if seat in ended.winners else 0

    def writer(self, table: Table) -> Writer:
        """The table as numbers."""
        out = Writer([card.key for card in self.cards])
        table.write(out)
        return out

    def reader(self, numbers: list[int], names: list[str]) -> Reader:
        return Reader(numbers, names, {card.key: at for at, card in enumerate(self.cards)})

    def digest(self, table: Table) -> str:
        """The hash of the table's canonical bytes."""
        return digest(self.writer(table))
