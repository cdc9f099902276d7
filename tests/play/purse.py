"""A made-up game for scenarios and replays, with faults that can be switched on. A test, not a product.

Two seats take coins off the top of a pile until it is empty; a die says how many.
"""

from __future__ import annotations

from kantyna.kernel.codec import Reader, Writer
from kantyna.kernel.core import fresh
from kantyna.kernel.decision import Option
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.engine import drain
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NOBODY, Code, Seat
from kantyna.kernel.layout import Layout, Scene
from kantyna.kernel.program import Program
from kantyna.kernel.spec import CardDef, GameSpec, Names, Refusal, Setting, Thumbs, Variant
from kantyna.kernel.table import Table
from kantyna.kernel.view import Counter, View, Zone, position

TAKE, PASS = 0, 10
PILE, PURSE = range(2)


class Faults:
    """What is done badly, to see whether it is found."""

    def __init__(self) -> None:
        self.sharing_clone = False
        self.forgetful_save = False
        self.moody_layout = False
        self.layouts = 0


class Game(Table):
    """*pile* is common; *purses* are the seats'; *honour* counts passes."""

    def __init__(self, pile: list[int], purses: list[list[int]], honour: list[int]) -> None:
        cards = len(pile) + sum(len(purse) for purse in purses)
        super().__init__(fresh(PROGRAM, [0] * cards))
        self.known = [63] * cards
        self.pile = pile
        self.purses = purses
        self.honour = honour
        self.spec: Purse | None = None

    def clone(self) -> Game:
        other = Game(self.pile[:], [purse[:] for purse in self.purses], self.honour[:])
        other.rng = self.rng
        other.stack = [frame.clone() for frame in self.stack]
        other.pending = self.pending
        other.outcome = self.outcome
        other.decisions = self.decisions
        other.forced = self.forced[:]
        other.stacked = self.stacked[:]
        other.spec = self.spec
        if self.spec is not None and self.spec.faults.sharing_clone:
            other.honour = self.honour
        return other

    def write(self, out: Writer) -> None:
        super().write(out)
        out.pile(self.pile)
        out.piles(self.purses)
        out.pile(self.honour)


class Round(Node[Game]):
    """Each seat in turn takes one coin or as many as the die shows, or passes."""

    def step(self, table: Game, frame: Frame, log: Log) -> int:
        if not table.pile:
            most = max(len(purse) for purse in table.purses)
            table.finish([seat for seat, purse in enumerate(table.purses) if len(purse) == most], 1)
            return DONE
        table.ask(frame.seat, 0, [TAKE, TAKE + 1, PASS])
        return WAIT

    def answer(self, table: Game, frame: Frame, code: Code, log: Log) -> None:
        seat = frame.seat
        if code == PASS:
            table.honour[seat] += 1
        for _ in range(0 if code == PASS else 1 if code == TAKE else 1 + table.roll(6)):
            if table.pile:
                table.purses[seat].append(table.pile.pop())
                log.add(0, seat, table.purses[seat][-1])
        frame.seat = 1 - seat


PROGRAM = Program()
ROUND = PROGRAM.add("round", Round())


class PurseLayout(Layout):
    def __init__(self, spec: Purse) -> None:
        super().__init__(["purse"], ["pile"], ["honour"], [], [], [], ["take"])
        self.spec = spec

    def lay(self, scene: Scene) -> Table:
        if scene.seats != 2:
            raise BadSetup("setup-seats", name=scene.variant, seats=scene.seats, fewest=2, most=2)
        sizes = [len(scene.pile("pile", NOBODY)), len(scene.pile("purse", 0)), len(scene.pile("purse", 1))]
        ends = [sum(sizes[: at + 1]) for at in range(3)]
        piles = [list(range(end - size, end)) for end, size in zip(ends, sizes, strict=True)]
        table = Game(piles[0], piles[1:], [scene.counter("honour", seat, 0) for seat in (0, 1)])
        table.rng = scene.seed
        table.spec = self.spec
        faults = self.spec.faults
        faults.layouts += 1
        if faults.moody_layout and faults.layouts == 4:
            table.honour[0] += 1
        table.stack.append(Frame(ROUND, scene.active))
        drain(table, Log(True))
        return table

    def zones(self, table: Table) -> list[Zone]:
        assert isinstance(table, Game)
        purses = [Zone(PURSE, seat, len(purse), purse[:]) for seat, purse in enumerate(table.purses)]
        return [Zone(PILE, NOBODY, len(table.pile), table.pile[::-1]), *purses]


class Purse(GameSpec):
    def __init__(self) -> None:
        self.name = "purse"
        self.rule_prefix = "PU"
        self.cards = [CardDef("coin", "coin", "none", 20, {}, [])]
        self.names = Names(["took"], ["turn"], ["pile", "purse"], ["honour"], [], ["day"], ["limit", "most"])
        self.actions = PASS + 1
        self.thumbs = Thumbs()
        self.faults = Faults()
        self.layout = PurseLayout(self)

    def variants(self) -> list[Variant]:
        return [Variant("two", 2, 2)]

    def new(self, variant: str, seats: int, settings: dict[str, Setting], seed: int, log: Log | None = None) -> Table:
        table = Game(list(range(20)), [[], []], [0, 0])
        table.rng = seed + 1
        table.spec = self
        table.stack.append(Frame(ROUND, 0))
        drain(table, log or Log(True))
        return table

    def view(self, table: Table, seat: Seat) -> View:
        assert isinstance(table, Game)
        view = View("two", 2, seat)
        view.zones = self.layout.zones(table)
        view.counters = [Counter(0, owner, table.honour[owner]) for owner in (0, 1)]
        view.position = position(table)
        return view

    def read(self, reader: Reader) -> Table:
        common = reader.core(PROGRAM)
        table = Game(reader.pile(), reader.piles(), reader.pile())
        table.rng, table.stack, table.pending = common.rng, common.stack, common.pending
        table.outcome, table.decisions = common.outcome, common.decisions
        table.forced, table.stacked = common.forced, common.stacked
        table.spec = self
        if self.faults.forgetful_save:
            table.honour = [0, 0]
        return table

    def option(self, table: Table, code: Code) -> Option:
        return Option(code, "pass") if code == PASS else Option(code, "take", number=code)

    def intents(self, table: Table, seat: Seat) -> list[Code]:
        return [TAKE, TAKE + 1, PASS]

    def why_not(self, table: Table, seat: Seat, code: Code) -> Refusal | None:
        return None
