"""A made-up game for the kernel's windows: two lines of fighters strike one another. A test, not a product.

A strike proposes damage on one or more fighters at once and "then" scores. Fighters have one ability each, by which
they are named. In the queued order, what reacts gets in line instead; where owners order their own, the active player
says only whose come first.
"""

from __future__ import annotations

from kantyna.kernel.body import Row, listed, row
from kantyna.kernel.box import Box
from kantyna.kernel.effect import DONE, WAIT, Effect, Node, Script
from kantyna.kernel.engine import drain
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import NOBODY
from kantyna.kernel.program import Program
from kantyna.kernel.said import Said
from kantyna.kernel.schema import Schema
from kantyna.kernel.table import Table
from kantyna.kernel.timing import APPLY, FORCED, OPTIONAL, QUEUED, REPLACE, SWEEP, THEN, Ability, Step, Timing
from kantyna.kernel.variant import Variant
from kantyna.kernel.vocabulary import Questions
from kantyna.kernel.window import Queue, Window, propose

FIGHTERS = ["recruit", "guard", "brace", "ward", "medic", "avenger", "martyr", "herald", "twin", "scribe"]
RECRUIT, GUARD, BRACE, WARD, MEDIC, AVENGER, MARTYR, HERALD, TWIN, SCRIBE = range(len(FIGHTERS))

DAMAGED, DESTROYED, SCORED = range(3)
INSTEAD, FORCED_INTERRUPT, INTERRUPT, FORCED_REACTION, REACTION = range(5)
STRIKE, SWEEP_ALL, USE, PASS, END = 0, 100, 200, 900, 901
"""Codes: strike a card, strike all enemies, use the ability of a card, pass, end."""
QUESTIONS = Questions()
ASK_MOVE, ASK_ORDER, ASK_USE = (QUESTIONS.ask(word) for word in ("move", "order", "use"))

HEALTH = 3


STATE = Schema()
LINE = STATE.zone("line")
FALLEN = STATE.common_zone("fallen")
SCORE = STATE.counter("score")
DAMAGE = STATE.mark("damage")
STORY = STATE.note()
"""What happened: triples of kind, card, amount."""
STATE.close()


class Ring(Box):
    """*owners*: does everybody order his own abilities?"""

    def __init__(self, nodes: Program, defs: list[int], owner: list[int], owners: bool) -> None:
        super().__init__(STATE, nodes, Variant("skirmish", 2, 2), 2, [], defs)
        self.owner = owner
        self.owners = owners


class Skirmish(Table):
    """Cards are fighters; a seat's line holds its fighters in play."""

    def __init__(self, box: Ring, model: Skirmish | None = None) -> None:
        super().__init__(box, model)
        self.ring = box
        self.owner = box.owner

    def clone(self) -> Skirmish:
        return Skirmish(self.ring, self)

    def line(self, seat: int) -> list[int]:
        return listed(self.rows[LINE[seat]])

    def damage(self) -> list[int]:
        return [self.mark(DAMAGE, card) for card in range(len(self.defs))]

    def hurt(self, card: int, amount: int) -> None:
        self.write_mark(DAMAGE, card, self.mark(DAMAGE, card) + amount)

    def score(self) -> list[int]:
        return [self.count[SCORE[seat]] for seat in range(2)]

    def tell(self, what: int, card: int, amount: int) -> None:
        for number in (what, card, amount):
            self.add(STORY, number)

    def told(self) -> list[tuple[str, str, int]]:
        """The story in words: (what, who, how much)."""
        words = ["damaged", "destroyed", "scored", "used"]
        story = listed(self.rows[STORY])
        return [(words[story[at]], FIGHTERS[self.defs[story[at + 1]]], story[at + 2]) for at in range(0, len(story), 3)]


class Moves(Node[Skirmish]):
    """Seat 0 is the active player and strikes until it ends the game."""

    def __init__(self, window: int, then: int) -> None:
        self.window = window
        self.then = then

    def step(self, table: Skirmish, frame: Frame, log: Log) -> bool:
        if table.queue:
            table.push(table.program.numbers["queue"], 0)
            return WAIT
        out = table.offer()
        for card in table.line(1):
            out.add(STRIKE + card)
            out.add(SWEEP_ALL)
        out.add(END)
        table.ask(0, ASK_MOVE)
        return WAIT

    def answer(self, table: Skirmish, frame: Frame, code: int, log: Log) -> None:
        if code == END:
            table.finish([0], 1)
            return
        struck = sorted(table.line(1)) if code == SWEEP_ALL else [code - STRIKE]
        events = [Happening(DAMAGED, 0, card, 2, source=table.line(0)[0], then=self.then) for card in struck]
        propose(table, self.window, 0, events)


class Score(Effect[Skirmish]):
    """The "then" part of a strike: seat 0 scores one."""

    def step(self, table: Skirmish, frame: Frame, log: Log) -> bool:
        table.count[SCORE[0]] += 1
        table.tell(SCORED, frame.card, 1)
        return DONE

    def said(self) -> Said:
        return Said("score", {"n": 1})


class Answer(Effect[Skirmish]):
    """What a fighter's ability does about the event it answers."""

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter

    def step(self, table: Skirmish, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        table.tell(3, frame.card, 0)
        if self.fighter == GUARD:
            table.happenings[frame.about].card = frame.card
        elif self.fighter == BRACE:
            table.happenings[frame.about].amount -= 1
        elif self.fighter == WARD:
            table.happenings[frame.about].cancelled = 1
        elif self.fighter == MEDIC:
            healed = table.happenings[frame.about].card
            table.hurt(healed, -1)
        elif self.fighter == AVENGER:
            frame.left = 0
            propose(table, table.program.numbers["strike"], 1, [Happening(DAMAGED, 1, table.line(0)[0], 1)])
            return WAIT
        return DONE

    def said(self) -> Said:
        return Said(FIGHTERS[self.fighter])


class SkirmishTiming(Timing[Skirmish]):
    """Abilities are numbered like the fighters that have them (the recruit has none)."""

    def __init__(self, abilities: list[Ability]) -> None:
        super().__init__(abilities, ASK_ORDER, ASK_USE, PASS)

    def next_owner(self, table: Skirmish, owners: list[int]) -> int:
        """Where everybody orders his own, those of the active player come first."""
        return min(owners) if table.ring.owners else NOBODY

    def orderer(self, table: Skirmish, owners: list[int]) -> int:
        return owners[0] if table.ring.owners else 0

    def bearers(self, table: Skirmish, ability: int, event: Happening) -> Row:
        return row([card for card in range(len(table.defs)) if table.defs[card] == ability + 1])

    def works(self, table: Skirmish, ability: int, card: int) -> bool:
        return card in table.line(table.owner[card])

    def answers(self, table: Skirmish, ability: int, card: int, event: Happening) -> bool:
        fighter = ability + 1
        if fighter in (MARTYR, HERALD):
            return event.card == card  # its own departure
        if fighter == GUARD:
            return event.card != card and table.owner[event.card] == table.owner[card]
        if fighter == MEDIC:
            return event.card in table.line(table.owner[card]) and table.owner[event.card] == table.owner[card]
        if fighter in (BRACE, WARD):
            return event.amount > 0 and table.owner[event.card] == table.owner[card]
        return True

    def controller(self, table: Skirmish, card: int) -> int:
        return table.owner[card]

    def code(self, table: Skirmish, ability: int, card: int) -> int:
        return USE + card

    def apply(self, table: Skirmish, event: Happening, log: Log) -> None:
        if event.kind == DAMAGED:
            if event.amount <= 0:
                event.applied = 0
                return
            table.hurt(event.card, event.amount)
        else:
            table.move(event.card, LINE[table.owner[event.card]], FALLEN)
        table.tell(event.kind, event.card, event.amount)

    def sweep(self, table: Skirmish, log: Log) -> bool:
        dead = [card for seat in range(2) for card in table.line(seat) if table.mark(DAMAGE, card) >= HEALTH]
        if not dead:
            return False
        propose(table, table.program.numbers["destroy"], 0, [Happening(DESTROYED, 0, card) for card in dead])
        return True


MOMENTS = {
    GUARD: (DAMAGED, INSTEAD),
    BRACE: (DAMAGED, FORCED_INTERRUPT),
    WARD: (DAMAGED, INTERRUPT),
    MEDIC: (DAMAGED, REACTION),
    AVENGER: (DESTROYED, FORCED_REACTION),
    MARTYR: (DESTROYED, REACTION),
    HERALD: (DESTROYED, FORCED_REACTION),
    TWIN: (DAMAGED, FORCED_REACTION),
    SCRIBE: (DAMAGED, REACTION),
}


def program(queued: bool, hand_over: bool, in_order: bool) -> Program:
    """The game's nodes; *queued* gives the first-in-first-out order, *hand_over* nests destruction in the strike,
    *in_order* replaces event after event without a question."""
    made = Program(QUESTIONS)
    abilities = []
    for fighter, (kind, moment) in MOMENTS.items():
        script: Script[Skirmish] = Script([Answer(fighter)])
        abilities.append(Ability([kind], moment, made.add(FIGHTERS[fighter], script)))
    timing = SkirmishTiming(abilities)
    before = [Step(REPLACE if in_order else FORCED, INSTEAD), Step(FORCED, FORCED_INTERRUPT), Step(OPTIONAL, INTERRUPT)]
    middle = [Step(APPLY), Step(SWEEP), Step(THEN)]
    after = [Step(FORCED, FORCED_REACTION), Step(OPTIONAL, REACTION)]
    if queued:
        after = [Step(QUEUED, FORCED_REACTION), Step(QUEUED, REACTION)]
    scoring: Script[Skirmish] = Script([Score()])
    then = made.add("score", scoring)
    strike = made.add("strike", Window(timing, before + middle + after))
    made.add(
        "destroy", Window(timing, [*before, Step(APPLY)] + ([] if hand_over else [Step(SWEEP), *after]), hand_over)
    )
    queue: Queue[Skirmish] = Queue()
    made.add("queue", queue)
    made.add("moves", Moves(strike, then))
    return made


def skirmish(
    mine: list[str],
    theirs: list[str],
    queued: bool = False,
    hand_over: bool = False,
    owners: bool = False,
    in_order: bool = False,
) -> Skirmish:
    """A table with these fighters, ready for seat 0's first strike. Cards are numbered from 0, mine first."""
    nodes = program(queued, hand_over, in_order)
    defs = [FIGHTERS.index(name) for name in mine + theirs]
    owner = [0] * len(mine) + [1] * len(theirs)
    table = Skirmish(Ring(nodes, defs, owner, owners))
    for card, seat in enumerate(owner):
        table.add(LINE[seat], card)
    table.push(nodes.numbers["moves"], 0)
    drain(table, Log())
    return table
