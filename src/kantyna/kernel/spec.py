"""The plug-in boundary: all that the rest of the program may ask of a game."""

from __future__ import annotations

from kantyna.kernel.action import ActionSpace
from kantyna.kernel.body import Options
from kantyna.kernel.chronicle import Chronicle
from kantyna.kernel.codec import Reader, Writer, digest
from kantyna.kernel.decision import Decision, Option
from kantyna.kernel.event import Log
from kantyna.kernel.features import Features
from kantyna.kernel.ids import NOBODY, Code, DefId, Seat
from kantyna.kernel.knowledge import complete, resample, resume, show
from kantyna.kernel.layout import Layout
from kantyna.kernel.native import i64, mypyc_attr
from kantyna.kernel.refusal import Refusal as Refusal
from kantyna.kernel.rng import Dice
from kantyna.kernel.said import Said
from kantyna.kernel.schema import Schema
from kantyna.kernel.table import Table
from kantyna.kernel.variant import Setting as Setting
from kantyna.kernel.variant import Variant as Variant
from kantyna.kernel.view import View


class Side:
    """One side of a die: a symbol and how many of it, what it costs, and whether it only adds to another side."""

    def __init__(self, symbol: str, value: int = 0, price: int = 0, plus: bool = False) -> None:
        self.symbol = symbol
        self.value = value
        self.price = price
        self.plus = plus


class CardDef:
    """One different card, die, token or ship: its key, kind and numbers for pages, and its text as what its effects
    say."""

    def __init__(
        self,
        key: str,
        kind: str,
        faction: str,
        count: int,
        numbers: dict[str, int],
        text: list[Said],
        traits: list[str] | None = None,
        piece: str = "card",
        sides: list[Side] | None = None,
    ) -> None:
        self.key = key
        self.kind = kind
        self.faction = faction
        self.count = count
        self.numbers = numbers
        self.text = text
        self.traits = traits if traits is not None else []
        self.piece = piece
        """What it is made of: card, die, token or ship."""
        self.sides = sides if sides is not None else []
        """The sides of a die in the order of its face's number: its own, or those of the die that comes with a card."""


class Names:
    """The words behind a game's numbers; message keys are made of them. Zones, counters and marks are declared."""

    def __init__(
        self, schema: Schema, events: list[str], decisions: list[str], phases: list[str], reasons: list[str]
    ) -> None:
        self.events = events
        self.decisions = decisions
        self.zones = [zone.name for zone in schema.zones]
        self.counters = [counter.name for counter in schema.counters]
        self.marks = [mark.name for mark in schema.marks]
        self.phases = phases
        self.reasons = reasons


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """A game's rules of thumb. Tables given here are completed from a view: hidden cards in them are guesses."""

    def weigh(self, table: Table, seat: Seat, code: Code) -> i64:
        """How good the option looks at a glance; only compared within one decision."""
        return 0

    def best(self, table: Table, options: Options) -> Code:
        """The option that looks best to the asked seat; the first of equals."""
        seat = table.asked
        codes = options.codes
        found = codes[0]
        most = self.weigh(table, seat, found)
        for at in range(1, options.count):
            weight = self.weigh(table, seat, codes[at])
            if weight > most:
                most = weight
                found = codes[at]
        return found

    def worth_trying(self, table: Table, out: Options) -> None:
        """Give the pending options that a sensible player would think about: at least one. *out* is empty before."""
        out.hold(table.options)

    def sensible(self, table: Table) -> list[Code]:
        """What is worth trying, for those who are not in a hurry."""
        out = Options()
        self.worth_trying(table, out)
        return out.listed()

    def wasteful(self, table: Table, code: Code) -> bool:
        """Would an option that is worth trying throw something away, a turn or a good card, so that nobody does it by
        mistake? Whoever thinks it over may have a reason."""
        return False

    def tempting(self, table: Table) -> list[Code]:
        """What people take for the best when they err; none where there is nothing to err about."""
        return [code for code in self.sensible(table) if not self.wasteful(table, code)]

    def clock(self, table: Table) -> i64:
        """How far the game has come, in whatever it is counted: tables are best compared at the same reading."""
        return table.decisions

    def turn(self, table: Table) -> i64:
        """The same for the learned value, which is taught and asked where a turn or a round begins: what has been begun
        in the middle of one, it can't see. As the clock, where that counts no answers."""
        return self.clock(table)

    def horizon(self, table: Table) -> i64:
        """The reading of the clock up to which it pays to imagine how the game goes on."""
        return table.decisions + 30

    def doubted_after(self) -> i64:
        """After so many tries of a question on the way, what looks best there at a glance is trusted half as much as at
        first: they know better. 0: it is always trusted as much."""
        return 0

    def evaluate(self, table: Table, seat: Seat) -> i64:
        """The chance of *seat* to win, in thousandths, judged at a glance. Called for unfinished games only."""
        return 500


@mypyc_attr(allow_interpreted_subclasses=True)
class GameSpec:
    """A game. Subclasses are stateless: one object serves every table."""

    name: str
    """The name on the command line: ``star-realms``."""
    rule_prefix: str
    rules_number: int
    """Raised whenever the same answers may lead elsewhere than before: what was kept under another is refused."""
    cards: list[CardDef]
    names: Names
    schema: Schema
    space: ActionSpace
    heuristics: Heuristics
    features: Features
    """What a learned value of this game looks at."""
    layout: Layout
    """How scenarios lay a table of this game out."""

    # What a game writes.

    def variants(self) -> list[Variant]:
        raise NotImplementedError

    def new(self, variant: str, seats: int, settings: dict[str, Setting], seed: int, log: Log | None = None) -> Table:
        """A table laid out by the rulebook and drained to its first question; *log* hears of that. Raises BadSetup."""
        raise NotImplementedError

    def empty(self, variant: str, seats: int, settings: list[int], defs: list[DefId]) -> Table:
        """A table with nothing on it, for a position that is read from elsewhere."""
        raise NotImplementedError

    def refuse(self, table: Table, seat: Seat, code: Code) -> Refusal:
        """Why *code* is not offered to *seat* now."""
        raise NotImplementedError

    def derive(self, table: Table, view: View) -> None:
        """Add to a view what is worked out for those who look."""

    def stops(self) -> list[str]:
        """The places where a seat may say that it wants to be asked or not; none in most games."""
        return []

    def stop_of(self, asked: Decision) -> int:
        """At which of these places a decision is asked, or -1."""
        return -1

    def passing(self) -> Code:
        """The answer that passes there."""
        return -1

    def places(self) -> list[str]:
        """The keys of the spaces of the game's map, in whatever order they lie; none where there is no map."""
        return []

    def chronicle(self) -> Chronicle | None:
        """Who keeps the figures of a game while it is played; none in most games."""
        return None

    def role(self, variant: str, seat: Seat) -> str:
        """What a seat is in this way to play, where seats differ; message keys are made of it."""
        return ""

    # What follows from the declarations.

    @property
    def actions(self) -> int:
        """The size of the action space: every option code is below it."""
        return self.space.size

    def codes(self, variant: str, seats: int) -> list[Code]:
        """The codes that may be offered at all in a way to play with so many seats; the rest of the space is never
        used."""
        (way,) = (one for one in self.variants() if one.name == variant)
        return self.space.codes(seats + way.automatic, len(self.cards))

    def view(self, table: Table, seat: Seat) -> View:
        """What *seat* may know (nobody: a spectator)."""
        view = show(table, seat)
        self.derive(table, view)
        return view

    def determinize(self, view: View, dice: Dice) -> Table:
        """A full table that *view* does not contradict."""
        table = self.empty(view.variant, view.seats, view.settings, [view.defs[card] for card in range(len(view.defs))])
        complete(table, view, dice)
        resume(table, view)
        return table

    def resample(self, table: Table, seat: Seat, dice: Dice) -> None:
        """Deal anew, in place, all that *seat* cannot know: ``determinize`` again, but quickly."""
        resample(table, seat, dice)

    def option(self, table: Table, code: Code, seat: Seat = NOBODY) -> Option:
        """What a code means on this table to *seat* (to whoever is asked): its cards are those that the seat knows."""
        viewer = table.asked if seat == NOBODY else seat
        return self.space.option(table, viewer, code, [card.key for card in self.cards])

    def intents(self, table: Table, seat: Seat) -> list[Code]:
        """Codes of things that *seat* can see and might want to do, offered or not."""
        out = Options()
        for verb in self.space.verbs:
            verb.wish(table, seat, out)
        out.settle()
        return out.listed()

    def why_not(self, table: Table, seat: Seat, code: Code) -> Refusal | None:
        """Why *code* is not offered to *seat* now; nothing if it is."""
        if table.asked == seat and seat != NOBODY and table.options.has(code):
            return None
        return self.refuse(table, seat, code)

    def eliminated(self, table: Table) -> list[Seat]:
        """The seats that are out of the game while others play on; none in most games."""
        return []

    def score(self, table: Table, seat: Seat) -> i64:
        """How *seat* fared in an ended game, in thousandths: 1000 won, 0 lost, 500 a draw."""
        ended = table.outcome
        assert ended is not None
        if not ended.winners:
            return 500
        return 1000 if seat in ended.winners else 0

    def writer(self, table: Table) -> Writer:
        """The table as numbers."""
        out = Writer([card.key for card in self.cards])
        out.table(table)
        return out

    def reader(self, numbers: list[int], names: list[str]) -> Reader:
        return Reader(numbers, names, {card.key: at for at, card in enumerate(self.cards)})

    def read(self, reader: Reader) -> Table:
        """The table that ``writer`` wrote."""
        variant, seats, settings = reader.name(), reader.number(), reader.pile()
        table = self.empty(variant, seats, settings, reader.definitions())
        reader.fill(table)
        return table

    def digest(self, table: Table) -> str:
        """The hash of the table's canonical bytes."""
        return digest(self.writer(table))
