"""High Card as the rest of the program sees it."""

from __future__ import annotations

from kantyna.games.common.setup import find, named
from kantyna.games.high_card.card import COPIES, KEYS, box
from kantyna.games.high_card.layout import HighCardLayout
from kantyna.games.high_card.table import DECK, PROGRAM, SPACE, STATE, HighCard
from kantyna.games.high_card.turn.turns import TURN, draw
from kantyna.games.high_card.variants import VARIANTS
from kantyna.games.high_card.vocabulary import EVENTS, PHASES, QUESTIONS, REASONS
from kantyna.kernel.box import Box
from kantyna.kernel.engine import drain
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NOBODY, Code, DefId, Seat
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.rng import seeded
from kantyna.kernel.said import Said
from kantyna.kernel.spec import CardDef, GameSpec, Heuristics, Names
from kantyna.kernel.table import Table
from kantyna.kernel.variant import Setting, Variant


class HighCardSpec(GameSpec):
    """The plug-in."""

    def __init__(self) -> None:
        self.name = "high-card"
        self.rule_prefix = "HC"
        self.rules_number = 1
        self.cards = [CardDef(key, "number", "", COPIES, {}, []) for key in KEYS]
        self.names = Names(STATE, EVENTS.words, QUESTIONS.words, PHASES.words, REASONS.words)
        self.schema = STATE
        self.space = SPACE
        self.heuristics = Heuristics()
        self.layout = HighCardLayout()

    def variants(self) -> list[Variant]:
        return list(VARIANTS)

    def new(self, variant: str, seats: int, settings: dict[str, Setting], seed: int, log: Log | None = None) -> Table:
        way, _ = find(VARIANTS, variant, seats, settings, {})
        heard = log or Log(True)
        table = HighCard(Box(STATE, PROGRAM, way, seats, [], box()))
        table.rng = seeded(seed)
        table.lay(DECK, list(range(len(table.defs))))
        table.shuffle(DECK)
        for seat in range(seats):
            draw(table, seat, 3, heard)
        table.turn = 1
        table.push(TURN, table.active)
        drain(table, heard)
        return table

    def empty(self, variant: str, seats: int, settings: list[int], defs: list[DefId]) -> Table:
        return HighCard(Box(STATE, PROGRAM, named(VARIANTS, variant), seats, settings, defs))

    def refuse(self, table: Table, seat: Seat, code: Code) -> Refusal:
        if table.asked == NOBODY:
            return Refusal("HC-END-1", Said("why-game-over"))
        if table.asked != seat:
            return Refusal("HC-TURN-1", Said("why-not-your-turn", {"seat": table.active}))
        return Refusal("HC-TURN-1", Said("why-not-in-hand"))
