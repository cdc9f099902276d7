"""Players pinned at another revision: they sit in a process of their own, which follows our game on its own engine.

So they see what their revision shows them and think with its search, for as long as they may; meanwhile nobody else
does. Both engines must play the same game: where they don't, nothing can be compared, and that is said.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kantyna.arena.benchmark import builds
from kantyna.arena.harness.surface import Way, question
from kantyna.arena.json_process import Process
from kantyna.arena.revision import Engine, commit, revision
from kantyna.games.registry import game as find_game
from kantyna.kernel.decision import Decision
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.ids import Code, Seat
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.table import Table
from kantyna.kernel.view import View
from kantyna.players import Player, Progress


class OtherGame(BadSetup):
    """The other revision plays another game by the same name."""


@dataclass(frozen=True)
class Pinned:
    """A revision whose players may sit down."""

    commit: str
    engine: Engine
    build: str

    @property
    def short(self) -> str:
        return self.commit[:8]

    def check(self, game: str, players: Sequence[str]) -> None:
        """Its rules must be ours, and it must know these players."""
        process = process_of(self)
        theirs = process.ask("rules", game=game)
        if theirs is None:
            raise BadSetup("bench-no-game", name=self.short, game=game)
        if theirs != (ours := find_game(game).rules_number):
            raise OtherGame("arena-other-rules", name=self.short, game=game, theirs=theirs, ours=ours)
        refused = process.ask("refused", names=list(players))
        if refused:
            raise BadSetup("arena-no-player-there", name=self.short, player=refused[0])


def pinned(name: str) -> Pinned:
    """The players of a revision; on a compiled engine, made when it is first wanted, if this one is compiled."""
    full = commit(name)
    made = builds()[-1]
    return Pinned(full, revision(full, made == "compiled"), made)


_processes: dict[Pinned, Process] = {}


def process_of(there: Pinned) -> Process:
    """One for all games of this process, one after the other; another where that one has died."""
    known = _processes.get(there)
    if known is None or known.process.poll() is not None:
        known = _processes[there] = there.engine.start(there.build)
    return known


class FollowedGame:
    """A game that is held here at a *table*, as the other revision follows it; *players* of its own by their seats."""

    def __init__(
        self, there: Pinned, way: Way, table: Table, seed: int, players: Mapping[Seat, tuple[str, int]]
    ) -> None:
        self.process = process_of(there)
        self.there = there
        self.spec = find_game(way.game)
        self.table = table
        self.made = 0
        """Answers given here so far, where there was a choice."""
        self.news: list[int] = []
        """Those of them that are not known there yet."""
        self.process.ask("sit", way=way, seed=seed, players=players)

    def answered(self, code: Code) -> None:
        """Whoever is asked answers so; told before it happens."""
        if (asked := question(self.spec, self.table)) is not None and len(asked.options) > 1:
            self.made += 1
            self.news.append(asked.place(code))

    def choose(self) -> Code:
        """What the one of its players answers who is asked now."""
        news, self.news = self.news, []
        found = self.process.ask("choose", answers=news)
        asked = question(self.spec, self.table)
        assert asked is not None
        if not found or found["asked"] != asked.by_names():
            raise OtherGame("arena-other-game", name=self.there.short, answer=self.made + 1)
        place: int = found["answer"]
        return asked.options[place][1]


class PinnedPlayer(Player):
    """Sits at our table and asks its own revision."""

    def __init__(self, game: FollowedGame) -> None:
        super().__init__(0)
        self.game = game

    def choose(self, spec: GameSpec, view: View, decision: Decision, progress: Progress | None = None) -> Code:
        return self.game.choose()
