"""Many tables of one way to play, answered together: the loop of those who learn, inside the engine.

A table that is over is laid anew at once. Seats may be played inside, by chance or by rule of thumb: then only the
other seats are asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from kantyna.kernel.body import Options, Row, row, vec
from kantyna.kernel.encoding import Encoding, numbers
from kantyna.kernel.engine import LIMIT_REACHED, advance
from kantyna.kernel.errors import IllegalAnswer
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NOBODY, Code, Seat
from kantyna.kernel.native import i16, i64
from kantyna.kernel.rng import Dice, standing_at
from kantyna.kernel.sight import Sight

if TYPE_CHECKING:
    from kantyna.kernel.spec import GameSpec
    from kantyna.kernel.table import Table
    from kantyna.kernel.variant import Setting

# Who answers for a seat.
OUTSIDE: Final = 0
RANDOM: Final = 1
GREEDY: Final = 2

SEEDS: Final = 1 << 20

Kept: TypeAlias = "tuple[list[Table], list[Dice], list[int], int, int]"
"""Tables, the chance beside each, the number of its game; how many decisions went before; how wide the list is."""


class Batch:
    """*players* says who answers for each seat; they move on by one seat from game to game if *rotate*."""

    def __init__(
        self,
        spec: GameSpec,
        variant: str,
        seats: int,
        settings: dict[str, Setting],
        count: int,
        players: list[int],
        rotate: bool = False,
    ) -> None:
        self.spec = spec
        self.variant = variant
        self.seats: i64 = seats
        self.settings = settings
        self.count: i64 = count
        self.players: Row = row(players)
        self.rotate = rotate
        self.tables: list[Table] = [spec.new(variant, seats, settings, 0)] * count
        self.encoding = Encoding(spec, self.tables[0])
        self.dice: list[Dice] = [Dice(at) for at in range(count)]
        self.games: Row = row([0] * count)
        """The number of the game that each table plays."""
        self.rows: vec[i16] = numbers(count * seats * self.encoding.size)
        """What each seat of each table may know, as of when it was last asked."""
        self.sights: list[Sight] = [
            Sight(self.encoding, at % seats, self.rows, at * self.encoding.size) for at in range(count * seats)
        ]
        self.final_rows: vec[i16] = numbers(count * self.encoding.size)
        """What the seat that answered last may know at the end of the game that a table has just finished."""
        self.ended: Row = row([0] * count)
        """Did the last answers finish the table's game? 2: it ran into the limit of decisions."""
        self.scores: Row = row([0] * (count * seats))
        """How each seat fared in the game that a table has just finished, in thousandths."""
        self.width: i64 = 1
        """How many options the widest question of all tables has had."""
        self.legal: Row = row([-1] * count)
        """The options of each table, -1 behind the last."""
        self.listed: Row = row([0] * count)
        """How many there are."""
        self.asked: Row = row([NOBODY] * count)
        self._finished: i64 = 0
        """Decisions of the games that are over."""
        self._log = Log(True)

    def reset(self, seed: int) -> None:
        """Lay all tables anew, each with a chance of its own."""
        self.begin([seed * 1_000_003 + at for at in range(self.count)])

    def begin(self, seeds: list[int]) -> None:
        """The same, with a seed for each table."""
        for at in range(self.count):
            self.dice[at] = Dice(seeds[at])
            self.games[at] = at
            self.ended[at] = 0
            self._begin(at)
        self._look_at_all()

    def kept(self) -> Kept:
        """All that going on from here takes; nothing of it is shared."""
        tables = [table.clone() for table in self.tables]
        dice = [standing_at(one.state) for one in self.dice]
        return tables, dice, list(self.games), self._finished, self.width

    def go_on(self, kept: Kept) -> None:
        """Stand where another one stood that was made alike."""
        self.tables, self.dice, games, self._finished, self.width = kept
        self.games = row(games)
        self.legal = row([-1] * (self.count * self.width))
        self._look_at_all()

    def step(self, answers: Row) -> None:
        """Answer the question of every table; those that end are laid anew."""
        for at in range(self.count):
            table = self.tables[at]
            if not table.options.has(answers[at]):
                raise IllegalAnswer("answer-not-offered", seat=table.asked, answer=answers[at])
        for at in range(self.count):
            self._answer(at, answers[at])
        self._look_at_all()

    def wander(self, looking: bool = True) -> None:
        """The same where chance answers for those outside too: what the games cost without those who learn. Without
        *looking* it is what the rules cost alone."""
        for at in range(self.count):
            options = self.tables[at].options
            self._answer(at, options.codes[self.dice[at].below(options.count)])
        if looking:
            self._look_at_all()

    def _answer(self, at: i64, code: Code) -> None:
        table = self.tables[at]
        self.ended[at] = 0
        seat = table.asked
        advance(table, code, self._log)
        self._play_on(table, at)
        if table.asked == NOBODY:
            self._end(table, at, seat)

    def decisions(self) -> int:
        """How many questions have been answered, of all that were put to anybody."""
        made = self._finished
        for table in self.tables:
            made += table.decisions
        return made

    def player(self, at: i64, seat: Seat) -> i64:
        """Who answers for a seat of a table."""
        if self.rotate:
            return self.players[(seat + self.games[at]) % self.seats]
        return self.players[seat]

    def _begin(self, at: i64) -> None:
        """Lay a table anew; games that end before anybody outside is asked are none."""
        dice = self.dice[at]
        while True:
            seed = dice.below(SEEDS) * SEEDS + dice.below(SEEDS)
            table = self.spec.new(self.variant, self.seats, self.settings, seed)
            self.tables[at] = table
            self._play_on(table, at)
            if table.asked != NOBODY:
                return

    def _play_on(self, table: Table, at: i64) -> None:
        """Let those inside answer until somebody outside is asked, or nobody. Rules of thumb look at nothing that
        their seat can't know, so they are asked of the table itself."""
        dice = self.dice[at]
        options = table.options
        while table.asked != NOBODY:
            player = self.player(at, table.asked)
            if player == OUTSIDE:
                return
            code = options.codes[0]
            if options.count > 1:
                if player == RANDOM:
                    code = options.codes[dice.below(options.count)]
                else:
                    code = self.spec.heuristics.best(table, options)
            advance(table, code, self._log)

    def _end(self, table: Table, at: i64, seat: Seat) -> None:
        outcome = table.outcome
        assert outcome is not None
        limited = not outcome.winners and outcome.reason == LIMIT_REACHED
        self.ended[at] = 2 if limited else 1
        for other in range(self.seats):
            self.scores[at * self.seats + other] = self.spec.score(table, other)
        sight = self.sights[at * self.seats + seat]
        sight.look(table)
        size = self.encoding.size
        for column in range(size):
            self.final_rows[at * size + column] = self.rows[sight.start + column]
        self.games[at] += 1
        self._finished += table.decisions
        self._begin(at)

    def _look_at_all(self) -> None:
        """Write what the asked seats may know, and what they are offered."""
        widest = self.width
        for table in self.tables:
            if table.options.count > widest:
                widest = table.options.count
        if widest > self.width:
            self.width = widest
            self.legal = row([-1] * (self.count * widest))
        for at in range(self.count):
            table = self.tables[at]
            self.asked[at] = table.asked
            self.sights[at * self.seats + table.asked].look(table)
            self._list(table.options, at)

    def _list(self, options: Options, at: i64) -> None:
        legal = self.legal
        start = at * self.width
        codes = options.codes
        count = options.count
        for place in range(count):
            legal[start + place] = codes[place]
        for place in range(count, self.listed[at]):
            legal[start + place] = -1
        self.listed[at] = count
