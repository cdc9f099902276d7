"""A made-up game for scenarios and replays, with faults that can be switched on. A test, not a product.

Two seats take coins off the top of a pile until it is empty; a die says how many.
"""

from __future__ import annotations

from kantyna.kernel.action import A_NUMBER, NOTHING_MORE, ActionSpace, Verb
from kantyna.kernel.body import Options
from kantyna.kernel.box import Box
from kantyna.kernel.codec import Reader
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.engine import drain
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, Code, DefId, Seat
from kantyna.kernel.layout import Layout, Scene
from kantyna.kernel.program import Program
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said
from kantyna.kernel.schema import Schema
from kantyna.kernel.spec import CardDef, GameSpec, Heuristics, Names
from kantyna.kernel.table import Table
from kantyna.kernel.variant import Setting, Variant
from kantyna.kernel.vocabulary import Questions

STATE = Schema()
PILE = STATE.common_zone("pile", stacked=True)
PURSE = STATE.zone("purse")
HONOUR = STATE.counter("honour")
"""How often a seat has passed."""
STATE.close()

COINS = 20
QUESTIONS = Questions()
ASK_TURN = QUESTIONS.ask("turn")
PROGRAM = Program(QUESTIONS)
SPACE = ActionSpace(10)


class Wished(Verb[Table]):
    """Whatever it points at can always be wanted."""

    def wish(self, table: Table, seat: Seat, out: Options) -> None:
        for what in range(self.most + 1):
            out.add(self.base + what)


TAKE = Wished("take", A_NUMBER, 1)
PASS = Wished("pass", NOTHING_MORE)
for verb in (TAKE, PASS):
    SPACE.add(verb)


class Faults:
    """What is done badly, to see whether it is found."""

    def __init__(self) -> None:
        self.sharing_clone = False
        self.forgetful_save = False
        self.moody_layout = False
        self.layouts = 0


class Game(Table):
    """One game of it."""

    def __init__(self, box: Box, spec: Purse, model: Game | None = None) -> None:
        super().__init__(box, model)
        self.spec = spec

    def clone(self) -> Game:
        other = Game(self.box, self.spec, self)
        if self.spec.faults.sharing_clone:
            other.count = self.count
        return other


class Round(Node[Game]):
    """Each seat in turn takes one coin or as many as the die shows, or passes."""

    def step(self, table: Game, frame: Frame, log: Log) -> bool:
        if len(table.rows[PILE]) == 0:
            sizes = [len(table.rows[PURSE[seat]]) for seat in (0, 1)]
            table.finish([seat for seat in (0, 1) if sizes[seat] == max(sizes)], 1)
            return DONE
        out = table.offer()
        for code in (TAKE.base, TAKE.base + 1, PASS.base):
            out.add(code)
        table.ask(frame.seat, ASK_TURN)
        return WAIT

    def answer(self, table: Game, frame: Frame, code: Code, log: Log) -> None:
        seat = frame.seat
        if code == PASS.base:
            table.count[HONOUR[seat]] += 1
        for _ in range(0 if code == PASS.base else 1 if code == TAKE.base else 1 + table.roll(6)):
            if len(table.rows[PILE]) > 0:
                coin = table.pop(PILE)
                table.add(PURSE[seat], coin)
                log.add(0, seat, coin)
        frame.seat = 1 - seat


ROUND = PROGRAM.add("round", Round())


class PurseLayout(Layout):
    def __init__(self, spec: Purse) -> None:
        super().__init__(STATE, ["coin"], ["take"], [])
        self.spec = spec

    def empty(self, scene: Scene, defs: list[DefId]) -> Table:
        if scene.seats != 2:
            raise BadSetup("setup-seats", name=scene.variant, seats=scene.seats, wanted="2")
        table = self.spec.empty(scene.variant, scene.seats, [], defs)
        table.rng = scene.seed
        return table

    def stock(self, scene: Scene) -> list[DefId]:
        return [0] * COINS

    def begin(self, table: Table, scene: Scene) -> None:
        faults = self.spec.faults
        faults.layouts += 1
        if faults.moody_layout and faults.layouts == 4:
            table.count[HONOUR[0]] += 1
        table.push(ROUND, scene.active)
        drain(table, Log(True))


class Purse(GameSpec):
    def __init__(self) -> None:
        self.name = "purse"
        self.rule_prefix = "PU"
        self.rules_number = 1
        self.cards = [CardDef("coin", "coin", "none", COINS, {}, [])]
        self.names = Names(STATE, ["took"], QUESTIONS.words, ["day"], ["limit", "most"])
        self.schema = STATE
        self.space = SPACE
        self.heuristics = Heuristics()
        self.faults = Faults()
        self.layout = PurseLayout(self)

    def variants(self) -> list[Variant]:
        return [Variant("two", 2, 2)]

    def empty(self, variant: str, seats: int, settings: list[int], defs: list[DefId]) -> Game:
        table = Game(Box(STATE, PROGRAM, self.variants()[0], seats, settings, defs), self)
        for coin in range(len(defs)):
            table.set_known(coin, EVERYBODY)
        return table

    def new(self, variant: str, seats: int, settings: dict[str, Setting], seed: int, log: Log | None = None) -> Table:
        table = self.empty(variant, seats, [], [0] * COINS)
        table.rng = seed + 1
        table.lay(PILE, list(range(COINS)))
        table.push(ROUND, 0)
        drain(table, log or Log(True))
        return table

    def read(self, reader: Reader) -> Table:
        table = super().read(reader)
        if self.faults.forgetful_save:
            for seat in (0, 1):
                table.count[HONOUR[seat]] = 0
        return table

    def refuse(self, table: Table, seat: Seat, code: Code) -> Refusal:
        return Refusal("PU-TURN-1", Said("why-not-now"))
