"""Many games between the same players: who wins how often, how long it takes, how fast it goes.

Each deal is played once for every place at the table, with the players moved on by one seat; so nobody gains by where
he sits. A game's chance depends on the seed and its number alone: however many processes share the work, and however
often it is interrupted and resumed, the same seed gives the same result.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from kantyna.arena.confidence import wilson
from kantyna.arena.harness.surface import Way
from kantyna.arena.harness.surface import player as seated
from kantyna.arena.journal import Journal
from kantyna.arena.pinned import FollowedGame, Pinned, PinnedPlayer
from kantyna.arena.progress import Progress
from kantyna.arena.worker_pool import Jobs, worker_pool
from kantyna.games.registry import game as find_game
from kantyna.kernel.chronicle import Figure
from kantyna.kernel.engine import submit
from kantyna.kernel.errors import BadSave, BadSetup
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NOBODY, Seat
from kantyna.kernel.spec import Setting
from kantyna.kernel.table import Table
from kantyna.players import BotFault, make
from kantyna.players.seated_player import SeatedPlayer


@dataclass(frozen=True)
class Plan:
    """What is played."""

    game: str
    variant: str
    seats: tuple[str, ...]
    games: int
    seed: int
    settings: tuple[tuple[str, Setting], ...] = ()
    against: Pinned | None = None
    """The revision at which all players but the first are pinned."""

    @property
    def names(self) -> list[str]:
        """The players, those of another revision with its name."""
        there = f"@{self.against.short}" if self.against else ""
        return [name + there if at else name for at, name in enumerate(self.seats)]

    def identity(self) -> dict[str, Any]:
        """What must be the same for games to be counted together; how many of them is open."""
        return {
            "game": self.game,
            "variant": self.variant,
            "seats": self.names,
            "seed": self.seed,
            "settings": dict(self.settings),
        }


@dataclass(frozen=True)
class Game:
    """One game as it was played. Winners are places in the list of players, not seats."""

    number: int
    winners: tuple[int, ...]
    decisions: int
    seconds: float
    error: str = ""
    """What broke in the engine or in a player of ours: such a game doesn't count."""
    failed: int = NOBODY
    """The player from outside who could not go on; the others have won, if the game was not over."""
    fault: str = ""
    values: dict[str, str | int] = field(default_factory=dict)
    """What was wrong with it, as an error tells it."""
    figures: tuple[Figure, ...] = ()
    """What the game tells of itself besides who won."""


@dataclass
class Result:
    """All games together."""

    plan: Plan
    played: list[Game] = field(default_factory=list)
    seconds: float = 0.0
    """What this run took; the games that an earlier one left were not waited for."""
    kept: frozenset[int] = frozenset()
    """The numbers of those."""

    @property
    def sound(self) -> list[Game]:
        """The games without an error."""
        return [game for game in self.played if not game.error]

    @property
    def errors(self) -> list[Game]:
        return [game for game in self.played if game.error]

    @property
    def forfeits(self) -> list[Game]:
        """The games that a player from outside could not play to the end."""
        return [game for game in self.played if game.fault]

    @property
    def wins(self) -> list[int]:
        """For each player, the games won, alone or in a team."""
        return [sum(at in game.winners for game in self.sound) for at in range(len(self.plan.seats))]

    @property
    def draws(self) -> int:
        return sum(not game.winners for game in self.sound)

    @property
    def decisions(self) -> int:
        return sum(game.decisions for game in self.sound)

    @property
    def lengths(self) -> list[int]:
        """The number of decisions of each game, shortest first."""
        return sorted(game.decisions for game in self.sound)

    @property
    def digest(self) -> str:
        """The same for the same games, whoever played them, in whatever order and however fast."""
        told = [{**vars(game), "seconds": 0.0} for game in self.played]
        played = sorted(msgspec.json.encode({key: game[key] for key in game if key != "figures"}) for game in told)
        return blake2b(b"\n".join([json.dumps(self.plan.identity()).encode(), *played]), digest_size=16).hexdigest()

    def json(self) -> dict[str, Any]:
        """The fields that machines may rely on."""
        count = len(self.sound)
        wins = self.wins
        time = max(self.seconds, 1e-9)
        fresh = [game for game in self.sound if game.number not in self.kept]
        return {
            "game": self.plan.game,
            "variant": self.plan.variant,
            "seats": self.plan.names,
            "games": count,
            "wins": wins,
            "draws": self.draws,
            "win_rate": [won / count if count else 0.0 for won in wins],
            "ci95": [list(wilson(won, count)) for won in wins],
            "decisions": self.decisions,
            "seconds": self.seconds,
            "games_per_second": len(fresh) / time,
            "decisions_per_second": sum(game.decisions for game in fresh) / time,
            "errors": len(self.errors),
            "digest": self.digest,
            "kept": len(self.kept),
            "forfeits": [sum(game.failed == at for game in self.forfeits) for at in range(len(self.plan.seats))],
        }


def run(
    game: str,
    variant: str,
    seats: list[str],
    games: int,
    jobs: Jobs = 1,
    seed: int = 0,
    settings: dict[str, Setting] | None = None,
    file: Path | None = None,
    progress: Progress | None = None,
    against: Pinned | None = None,
) -> Result:
    """Play *games* games. With a *file* each is kept there once it is over, and what is there isn't played again.
    *against*: all players but the first are those of that revision."""
    plan = Plan(game, variant, tuple(seats), games, seed, tuple((settings or {}).items()), against)
    _check(plan)
    journal = Journal(file, plan.identity()) if file is not None else None
    kept = [played for played in (_kept(journal) if journal else []) if played.number < games]
    result = Result(plan, kept, kept=frozenset(played.number for played in kept))
    begun = perf_counter()
    for _, played in play_all([(plan, number) for number in range(games) if number not in result.kept], jobs):
        if journal is not None:
            journal.add(vars(played))
        result.played.append(played)
        if progress is not None:
            progress(len(result.played), games)
    result.seconds = perf_counter() - begun
    result.played.sort(key=lambda played: played.number)
    return result


def _check(plan: Plan) -> None:
    """Every name must be known before the first game begins."""
    spec = find_game(plan.game)
    if plan.games < 1:
        raise BadSetup("arena-games", games=plan.games)
    at_home = plan.seats if plan.against is None else plan.seats[:1]
    for name in at_home:
        make(name, 0).leave()
    if plan.against is not None:
        plan.against.check(plan.game, plan.seats[1:])
    spec.new(plan.variant, len(plan.seats), dict(plan.settings), 0)


def _kept(journal: Journal) -> list[Game]:
    """The games that an earlier run left in its file."""
    try:
        return msgspec.convert(journal.lines, list[Game])
    except msgspec.ValidationError as error:
        raise BadSave("arena-file-damaged", file=str(journal.file)) from error


def play_all(tasks: Sequence[tuple[Plan, int]], jobs: Jobs) -> Iterator[tuple[Plan, Game]]:
    """Games of plans by their numbers, in the order in which they end."""
    if jobs == 1 or (len(tasks) < 2 and isinstance(jobs, int)):
        for plan, number in tasks:
            yield plan, play(plan, number)
        return
    with worker_pool(jobs) as pool:
        waiting: set[Future[list[tuple[Plan, Game]]]] = set()
        for first in range(0, len(tasks), pool.batch):
            waiting.add(pool.submit(play_some, tasks[first : first + pool.batch]))
            while len(waiting) >= 4 * pool.jobs:
                yield from _ended(waiting)
        while waiting:
            yield from _ended(waiting)


def _ended(waiting: set[Future[list[tuple[Plan, Game]]]]) -> Iterator[tuple[Plan, Game]]:
    for future in wait(waiting, return_when=FIRST_COMPLETED).done:
        waiting.remove(future)
        yield from future.result()


def play_some(tasks: Sequence[tuple[Plan, int]]) -> list[tuple[Plan, Game]]:
    """What is sent together."""
    return [(plan, play(plan, number)) for plan, number in tasks]


def play(plan: Plan, number: int) -> Game:
    """Game *number* of the plan."""
    begun = perf_counter()
    spec = find_game(plan.game)
    count = len(plan.seats)
    deal, turn = divmod(number, count)
    places = [(seat + turn) % count for seat in range(count)]
    log = Log()
    settings, dealt = dict(plan.settings), chance(plan.seed, deal)
    table = spec.new(plan.variant, count, settings, dealt, log)
    seeds = [chance(plan.seed, number, place) for place in places]
    followed: FollowedGame | None = None
    players: list[SeatedPlayer] = []
    failing = 0
    try:
        if plan.against is not None:
            away = {seat: (plan.seats[place], seeds[seat]) for seat, place in enumerate(places) if place}
            followed = FollowedGame(plan.against, Way(plan.game, plan.variant, count, settings), table, dealt, away)
        for failing, place in enumerate(places):
            if followed is not None and place:
                players.append(SeatedPlayer(spec, PinnedPlayer(followed), failing))
                continue
            # No clock decides how good a level is: a slow machine takes longer, and the same seed gives the same game.
            player = seated(plan.seats[place], seeds[failing])
            players.append(SeatedPlayer(spec, player, failing))
        chronicle = spec.chronicle()
        listeners = [player for player in players if player.listens]
        for listener in listeners:
            listener.happened(log.events)
        while table.pending is not None:
            asked = table.pending
            failing = asked.seat
            options = asked.options
            code = options[0] if len(options) == 1 else players[failing].choose(spec.view(table, failing))
            if followed is not None:
                followed.answered(code)
            events = submit(table, failing, code)
            if chronicle is not None:
                chronicle.note(table, events)
            for listener in listeners:
                listener.happened(events)
        for listener in listeners:
            failing = listener.seat
            scores = [spec.score(table, seat) / 1000 for seat in range(count)]
            listener.end(spec.view(table, failing), scores)
    except BotFault as fault:
        return _ended_game(number, places, table, begun, failing, fault)
    except BadSetup:  # no other game would go better, so it is told instead of counted
        raise
    except Exception as error:  # one broken game must not cost the others; it is counted and told
        return Game(number, (), table.decisions, perf_counter() - begun, f"{type(error).__name__}: {error}")
    finally:
        for sitting in players:
            sitting.leave()
    game = _ended_game(number, places, table, begun)
    return game if chronicle is None else replace(game, figures=tuple(chronicle.figures(table)))


def _ended_game(
    number: int,
    places: Sequence[int],
    table: Table,
    begun: float,
    failing: Seat = NOBODY,
    fault: BotFault | None = None,
) -> Game:
    count = len(places)
    teams = table.box.teams
    if table.pending is not None:
        # Whoever can't go on has lost: else a bot would do well to break down where it is losing.
        won = [seat for seat in range(count) if teams[seat] != teams[failing]]
    else:
        # Who won behind the players is the game itself.
        won = [seat for seat in table.outcome.winners if seat < count] if table.outcome is not None else []
    winners = tuple(sorted(places[seat] for seat in won))
    seconds = perf_counter() - begun
    if fault is None:
        return Game(number, winners, table.decisions, seconds)
    return Game(number, winners, table.decisions, seconds, "", places[failing], fault.key, fault.values)


def chance(seed: int, *numbers: int) -> int:
    """A seed for one thing of many, unrelated to its neighbours'."""
    named = "/".join(str(number) for number in (seed, *numbers))
    return int.from_bytes(blake2b(named.encode(), digest_size=6).digest())
