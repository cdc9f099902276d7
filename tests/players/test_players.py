"""Who may sit at the table: what each player answers, from what it may know and within its budget."""

from collections.abc import Iterable
from itertools import cycle, islice

import pytest

from kantyna.games.registry import GAMES, game
from kantyna.games.star_realms.table import AUTHORITY_SCORE, COMBAT_POOL, DISCARD, HAND, TRADE_DECK, StarRealms
from kantyna.games.star_realms.turn.answers import NUMBER
from kantyna.games.star_realms.turn.combat import ATTACK
from kantyna.kernel.body import Options, listed
from kantyna.kernel.decision import Decision
from kantyna.kernel.engine import drain, random_playout, submit
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.event import Log
from kantyna.kernel.ids import Code
from kantyna.kernel.native import i64
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import Heuristics
from kantyna.kernel.table import Table
from kantyna.players import LEVELS, Player, make
from kantyna.players.ismcts import EACH, LONGEST, Runner, Search

SPEC = game("star-realms")
NAMES = ["random", "greedy", "search:20", "search:20ms", *LEVELS]


def middle(seed: int, least: int = 3, decisions: int = 100) -> StarRealms:
    """A table in the middle of a game whose question has at least so many options."""
    table = SPEC.new("duel", 2, {}, seed)
    random_playout(table, Dice(seed), Log(True), decisions)
    while table.pending is not None and len(SPEC.heuristics.sensible(table)) < least:
        options = SPEC.heuristics.sensible(table)
        submit(table, table.pending.seat, options[0])
    assert isinstance(table, StarRealms)
    assert table.pending is not None
    return table


def ask(player: Player, table: Table) -> int:
    assert table.pending is not None
    return player.choose(SPEC, SPEC.view(table, table.pending.seat), table.pending)


@pytest.mark.parametrize("name", NAMES)
def test_an_answer_is_one_of_the_options(name: str) -> None:
    table = middle(1)
    assert table.pending is not None
    assert ask(make(name, 1), table) in table.pending.options


@pytest.mark.parametrize("name", ["random", "greedy", "search:60", "level1", "level3"])
def test_the_same_dice_give_the_same_answers(name: str) -> None:
    tables = [middle(seed) for seed in range(4)]
    one, other = make(name, 7), make(name, 7)
    assert [ask(one, table) for table in tables] == [ask(other, table) for table in tables]


@pytest.mark.parametrize("name", ["greedy", "search:60"])
def test_what_a_player_cannot_know_does_not_matter(name: str) -> None:
    for seed in range(5):
        table = middle(seed)
        assert table.pending is not None
        other = table.clone()
        SPEC.resample(other, table.pending.seat, Dice(seed + 1))
        assert listed(table.rows[TRADE_DECK]) != listed(other.rows[TRADE_DECK])
        assert ask(make(name, 3), table) == ask(make(name, 3), other)


@pytest.mark.parametrize("name", ["bogus", "search", "search:", "search:0", "search:-5", "search:5s", "level6", ""])
def test_an_unknown_player_is_refused(name: str) -> None:
    with pytest.raises(BadSetup) as refused:
        make(name, 1)
    assert refused.value.key == "setup-unknown-player"


def test_a_single_option_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = middle(1)
    view = SPEC.view(table, 0)
    monkeypatch.delattr("kantyna.players.search.Search")  # whoever would think now fails
    for name in ("greedy", "search:1000000", "search:100000ms", "level5"):
        assert make(name, 1).choose(SPEC, view, Decision(0, 0, [77])) == 77


def test_progress_rises_to_the_end() -> None:
    table = middle(2)
    assert table.pending is not None
    told: list[float] = []
    player = make("search:200", 1)
    player.choose(SPEC, SPEC.view(table, table.pending.seat), table.pending, told.append)
    assert told
    assert told == sorted(told)
    assert 0 < told[0] <= told[-1] <= 1
    assert told[-1] == 1 or len(told) < 20  # it may be sure before its budget is spent


class Endless:
    """A search that is never sure, on a clock that only its thinking moves: an iteration costs the next of *costs*."""

    def __init__(self, costs: Iterable[float]) -> None:
        self.costs = cycle(costs)
        self.now = 1000.0
        self.iterations = 0

    def decided(self) -> bool:
        return False

    def narrow(self, iterations: int) -> None:
        assert self.iterations == 1  # what one costs is known

    def run(self, iterations: int) -> None:
        self.now += sum(islice(self.costs, iterations))
        self.iterations += iterations

    def spend(self, share: float) -> None:
        assert 0 <= share < 1

    def best(self) -> Code:
        return 77


@pytest.mark.parametrize("milliseconds", [100, 400, 5000])
@pytest.mark.parametrize(
    "costs",
    [[0.001], [0.0005] * 40 + [0.0015] * 10, [0.0002 * step for step in range(1, 16)], [0.001] * 60 + [0.005]],
    ids=["steady", "in-waves", "rising", "with-pauses"],
)
def test_a_time_budget_is_used_and_kept(milliseconds: int, costs: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    """At most 10 % over, whatever iterations cost. By a real clock: `python -m tests.players.budget`."""
    endless = Endless(costs)
    monkeypatch.setattr("kantyna.players.search.Search", lambda *_: endless)
    monkeypatch.setattr("kantyna.players.search.perf_counter", lambda: endless.now)
    table = middle(1)
    begun = endless.now
    assert ask(make(f"search:{milliseconds}ms", 1), table) == endless.best()
    assert 0.9 <= (endless.now - begun) * 1000 / milliseconds <= 1.1


def test_half_of_the_options_race_on_as_the_time_goes_by() -> None:
    """And what looks best at a glance, whatever it has scored: it is what the others must beat."""
    table = middle(3, least=8)
    thought = Search(SPEC, table, Dice(1))
    begun = len(thought.running)
    assert begun >= 5
    for share in (0.0, 0.5, 0.99):
        thought.spend(share)
        thought.run(2 * len(thought.running))
        assert thought.liked in thought.running
        assert share == 0 or len(thought.running) <= (begun + 1) // 2 + 1
    assert len(thought.running) <= 3
    two = Search(SPEC, table, Dice(1))
    two.spend(1.0)
    assert two.best() == thought.liked.branch.code  # not one round was run


def test_where_time_is_short_only_what_looks_best_races() -> None:
    table = middle(3, least=8)
    thought = Search(SPEC, table, Dice(1))
    codes = [runner.branch.code for runner in thought.running]
    weights = {code: SPEC.heuristics.weigh(table, thought.seat, code) for code in codes}
    thought.narrow(EACH * len(codes))
    assert [runner.branch.code for runner in thought.running] == codes
    thought.run(1)
    thought.narrow(3 * EACH)
    racing = [runner.branch.code for runner in thought.running]
    assert len(racing) == 3
    assert racing[0] == thought.liked.branch.code
    assert min(weights[code] for code in racing) >= max(weights[code] for code in codes if code not in racing)
    thought.narrow(1)
    assert len(thought.running) == 2
    thought.run(3)
    assert [len(runner.scores) for runner in thought.running] == [2, 2]


class Doubting(Heuristics):
    """Plays by the rules of thumb, and trusts them as long as it is told."""

    def __init__(self, tries: int) -> None:
        self.tries = tries

    def best(self, table: Table, options: Options) -> Code:
        return SPEC.heuristics.best(table, options)

    def worth_trying(self, table: Table, out: Options) -> None:
        SPEC.heuristics.worth_trying(table, out)

    def doubted_after(self) -> i64:
        return i64(self.tries)


def tries_of_the_glance(heuristics: Heuristics) -> tuple[int, int]:
    """At the question that follows the first answer: of how many tries, and those of what looks best there."""
    table = middle(3, least=8)
    thought = Search(SPEC, table, Dice(1), heuristics)
    racing = thought.running[:2]
    for _ in range(600):
        thought.running = list(racing)  # neither is given up
        thought.run(2)
    visits = sorted(branch.visits for branch in racing[0].branch.below.values())
    return sum(visits), visits[-1]


def test_the_more_is_known_the_less_a_glance_is_trusted() -> None:
    (_, always), (tries, soon) = tries_of_the_glance(Doubting(0)), tries_of_the_glance(Doubting(50))
    assert tries > 300
    assert soon < always


class Idle(Heuristics):
    """Goes in a circle: it ends turn after turn, and its clock stands still."""

    def __init__(self) -> None:
        self.asked = 0

    def worth_trying(self, table: Table, out: Options) -> None:
        self.asked += 1
        codes = [code for code in table.options.listed() if SPEC.option(table, code).verb == "end"]
        for code in codes or table.options.listed():
            out.add(code)
        out.settle()

    def clock(self, table: Table) -> i64:
        return i64(0)

    def horizon(self, table: Table) -> i64:
        return i64(1)


def test_heuristics_that_go_in_a_circle_hold_nobody_up() -> None:
    table, idle = middle(3), Idle()
    assert table.pending is not None
    thought = Search(SPEC, table, Dice(1), idle)
    thought.running = [Runner(code) for code in table.pending.options[:2]]
    thought.run(2)
    assert thought.iterations == 2
    assert idle.asked <= 2 * LONGEST + 2


def test_greedy_finishes_when_it_can() -> None:
    table = SPEC.new("duel", 2, {}, 3)
    assert isinstance(table, StarRealms)
    seat = table.active
    table.count[AUTHORITY_SCORE[1 - seat]] = 5
    table.count[COMBAT_POOL[seat]] = 6
    player = make("greedy", 1)
    while table.pending is not None:
        assert table.active == seat, "the turn ended with a win on the table"
        submit(table, seat, ask(player, table))
    assert table.outcome is not None
    assert table.outcome.winners == [seat]


def test_greedy_attacks_with_all_it_has() -> None:
    table = SPEC.new("duel", 2, {}, 3)
    assert isinstance(table, StarRealms)
    seat = table.active
    table.count[COMBAT_POOL[seat]] = 9
    table.pour(HAND[seat], DISCARD[seat])
    table.withdraw()
    drain(table, Log(True))
    player = make("greedy", 1)
    assert ask(player, table) == ATTACK.base + 1 - seat
    submit(table, seat, ATTACK.base + 1 - seat)
    assert ask(player, table) == NUMBER.base + 9


def winner(names: list[str], seed: int) -> int:
    table = SPEC.new("duel", 2, {}, seed)
    players = [make(name, seed + at) for at, name in enumerate(names)]
    while table.pending is not None:
        submit(table, table.pending.seat, ask(players[table.pending.seat], table))
    assert table.outcome is not None
    return table.outcome.winners[0]


def test_greedy_beats_random() -> None:
    assert sum(winner(["greedy", "random"], seed) == 0 for seed in range(12)) >= 11


def test_higher_levels_beat_lower_ones() -> None:
    """A coarse look; the figures of many games are in docs/benchmarks.md."""
    assert sum(winner(["level1", "level3"], seed) == 1 for seed in range(8)) >= 6
    assert sum(winner(["greedy", "level1"], seed) == 0 for seed in range(8)) >= 7


@pytest.mark.parametrize(
    ("name", "variant", "seats"),
    [(spec.name, variant.name, variant.fewest) for spec in GAMES.values() for variant in spec.variants()],
)
def test_players_sit_down_to_every_game(name: str, variant: str, seats: int) -> None:
    spec = GAMES[name]
    table = spec.new(variant, seats, {}, 11)
    players = [make(("greedy", "search:8", "level2")[seat % 3], seat) for seat in range(seats)]
    for _ in range(60):
        asked = table.pending
        if asked is None:
            break
        submit(table, asked.seat, players[asked.seat].choose(spec, spec.view(table, asked.seat), asked))
    assert table.decisions > 10
