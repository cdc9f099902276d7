"""A way to play as researchers see it: named columns, fixed codes, positions that can be copied and kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, SupportsIndex

import msgspec
import numpy as np
from numpy.typing import NDArray

from kantyna.games.registry import game as find_game
from kantyna.kernel.action import A_THING, OWNED, PLACED
from kantyna.kernel.encoding import Encoding, numbers
from kantyna.kernel.engine import LIMIT_REACHED, advance, submit
from kantyna.kernel.errors import IllegalAnswer, KantynaError
from kantyna.kernel.event import Event, Log
from kantyna.kernel.ids import NOBODY, CardId, Code, DefId
from kantyna.kernel.rng import Dice
from kantyna.kernel.sight import Sight
from kantyna.kernel.spec import GameSpec, Setting
from kantyna.kernel.table import Table
from kantyna.kernel.things import Things
from kantyna.kernel.view import View
from kantyna.library.errors import Error, sentences, speaker_of
from kantyna.library.wanted import between, listed, paired, seated, shown, whole, written
from kantyna.play import copies
from kantyna.play.match_setup import fewest, fitting
from kantyna.players.named_view import named_view

VERSION = 0
"""Raised when a column or a code changes its meaning: it ends every environment's id."""

ENDED = "the game is over: reset() begins another"

NO_CODE = -1

MUTED = Log(True)
"""Keeps nothing, so all may share it."""

Shorts = NDArray[np.int16]
Mask = NDArray[np.int8]


class NotOffered(IllegalAnswer):
    """An action that is not offered, told with those that are."""

    def __str__(self) -> str:
        return speaker_of("en").error(self)


def reward(score: int) -> float:
    """What a seat gets at the end: 1 for a win, -1 for a loss, 0 for a draw."""
    return score / 500 - 1


def copied(buffer: Any, kind: Any) -> NDArray[Any]:
    """The numbers of a buffer of the engine: packed ones where it is compiled, else a list."""
    return np.array(buffer, kind) if isinstance(buffer, list) else np.frombuffer(buffer, kind).copy()


def one_for_each(names: Sequence[str], seats: int) -> list[str]:
    """Who plays so many seats, where one name may stand for all."""
    told = listed("opponents", names)
    told *= seats if len(told) == 1 else 1
    if len(told) != seats:
        raise Error(KantynaError("setup-names", seats=seats, names=len(told)))
    return told


def camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("-"))


class Game:
    """A game, a way to play it, its seats and settings. ``name`` is `star-realms` and the like.

    Actions are the codes of the game's action space; *compact*: their numbers among those that can come up at all.
    """

    def __init__(
        self,
        name: str,
        variant: str = "",
        seats: int = 0,
        settings: Mapping[str, Setting] | None = None,
        compact: bool = False,
    ) -> None:
        with sentences():
            self.spec: GameSpec = find_game(written("game", name))
            self.variant = written("variant", variant) or fitting(self.spec, whole("seats", seats))
            self.seats = whole("seats", seats) or fewest(self.spec, self.variant)
            self.settings = paired("settings", settings or {})
            self._laid = self._table(0)
        self.encoding = Encoding(self.spec, self._laid)
        self.things = Things(self.spec, self._laid)
        """What a seat sees of the things of the table that was looked at last."""
        copies.learn(self.spec, self._laid)
        size = self.encoding.size
        self.sights = {seat: Sight(self.encoding, seat, numbers(size), 0) for seat in range(self.seats)}
        """What each seat has seen of the table that it looked at last."""
        self.compact = compact
        self.used: Sequence[Code] = self.codes() if compact else range(self.spec.actions)
        """The code of each action."""
        self.numbers: dict[Code, int] = {code: number for number, code in enumerate(self.used)} if compact else {}
        """The action of each code, where they differ."""
        self.actions = len(self.used)
        """The size of the action space."""
        self.id = f"kantyna/{camel(name)}-{self.variant}-v{VERSION}"

    def __reduce__(self) -> tuple[type[Game], tuple[str, str, int, dict[str, Setting], bool]]:
        return Game, (self.spec.name, self.variant, self.seats, self.settings, self.compact)

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        """Nothing of it ever changes."""
        return self

    def alike(self, other: Game) -> bool:
        """Have both the same columns and actions? Settings may differ, decks for instance."""
        return (self.id, self.seats, self.compact) == (other.id, other.seats, other.compact)

    @property
    def columns(self) -> list[str]:
        """The name of every column of an observation: own things first, then the next seat's, then the middle's."""
        return self.encoding.columns

    @property
    def slices(self) -> dict[str, slice]:
        """Where the columns of one subject are: `zone:hand`, `counter:authority`, `question`."""
        return {group: slice(first, first + size) for group, (first, size) in self.encoding.groups.items()}

    @property
    def card_columns(self) -> list[str]:
        """The name of every column of the matrix of things."""
        return self.things.columns

    def codes(self) -> list[Code]:
        """The codes that may be offered at all with so many seats: for tables smaller than the space."""
        return self.spec.codes(self.variant, self.seats)

    def action(self, action: SupportsIndex) -> str:
        """An action in words that mean the same at every table, and no other one: `buy:explorer`, `strike:17`."""
        return self._words(self.used[between("action", action, 0, self.actions - 1)], {})

    def _words(self, code: Code, defs: Mapping[CardId, DefId]) -> str:
        """*defs*: what the things of a table are, as far as that is known."""
        verb = self.spec.space.verb(code)
        what = code - verb.base
        if verb.size == 1:
            return verb.name
        if verb.points_at == A_THING:
            about = f"{what}/{self.spec.cards[defs[what]].key}" if what in defs else str(what)
        else:
            definition = verb.definition_of(self._laid, what)
            about = self.spec.cards[definition].key if 0 <= definition < len(self.spec.cards) else str(what)
            if verb.points_at in (OWNED, PLACED):
                about = f"{what // verb.block}/{about}"
        return f"{verb.name}:{about}"

    def start(self, seed: SupportsIndex, log: Log = MUTED) -> Position:
        """A table laid out by the rulebook; the log keeps what happened before the first question."""
        return Position(self, self._table(whole("seed", seed), log))

    def _table(self, seed: int, log: Log = MUTED) -> Table:
        return self.spec.new(self.variant, self.seats, self.settings, seed, log)

    def json(self, view: View) -> dict[str, Any]:
        """What a view tells, by names: for language models and logs. Things have their `id` where actions point at
        one of several equal ones."""
        told = named_view(self.spec, view, ids=self.spec.space.names_things, words=True)
        if view.decision is not None:
            options = {self.numbers.get(code, code): self._words(code, view.defs) for code in view.decision.options}
            told["question"]["options"] = {str(action): words for action, words in options.items()}
        return told

    def key(self, view: View) -> str:
        """The information set: two views have the same key if their seat can't tell them apart by what it sees now.
        Things are told by their names: which of equal ones lies where matters only if actions tell them apart."""
        return blake2b(msgspec.json.encode(self.json(view)), digest_size=16).hexdigest()


class Position:
    """A table in play. It can be copied (`copy`, `deepcopy`), pickled, looked at and played on."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.table = table

    @property
    def asked(self) -> int:
        """The seat that is asked, or -1 when the game is over."""
        return int(self.table.asked)

    @property
    def over(self) -> bool:
        return self.table.asked == NOBODY

    @property
    def limited(self) -> bool:
        """Did it end because there were too many decisions? That is no end by the rules."""
        ended = self.table.outcome
        return ended is not None and not ended.winners and ended.reason == LIMIT_REACHED

    def legal(self) -> list[int]:
        """The actions that are offered."""
        table, numbers = self.table, self.game.numbers
        codes: list[Code] = [] if table.asked == NOBODY else table.options.listed()
        return [numbers[code] for code in codes] if numbers else codes

    def mask(self) -> Mask:
        """1 for every action that is offered."""
        out = np.zeros(self.game.actions, np.int8)
        for action in self.legal():  # so few that numpy's own way with a list takes longer
            out[action] = 1
        return out

    def row(self, seat: int) -> Shorts:
        """What a seat may know, under the game's columns."""
        sights = self.game.sights
        sight = sights[seat if seat in sights else seated(seat, self.game.seats)]
        sight.look(self.table)
        return copied(sight.out, np.int16)

    def cards(self, seat: int) -> Shorts:
        """What a seat may know of every thing: the row of each is its number, under the game's columns of cards."""
        things = self.game.things
        things.look(self.table, self.view(seated(seat, self.game.seats)))
        return copied(things.out, np.int16).reshape(things.count, things.width)

    def view(self, seat: int) -> View:
        """What a seat may know; -1: a spectator."""
        return self.game.spec.view(self.table, NOBODY if seat == NOBODY else seated(seat, self.game.seats))

    def answer(self, action: int) -> list[Event]:
        """The asked seat answers; tells what happened, unmasked. An answer that is not offered raises
        ``IllegalAnswer`` and changes nothing."""
        return submit(self.table, self.table.asked, self._offered(action))

    def play(self, action: int) -> None:
        """The same where nobody wants to hear what happened, which is quicker."""
        advance(self.table, self._offered(action), MUTED)

    def offers(self, action: SupportsIndex) -> bool:
        """May the asked seat answer so?"""
        return self._code(action) != NO_CODE

    def reward(self, seat: int) -> float:
        """1 for a win, -1 for a loss, 0 for a draw or as long as the game goes on."""
        seat = seated(seat, self.game.seats)
        return reward(self.game.spec.score(self.table, seat)) if self.over else 0.0

    def scores(self) -> list[float]:
        """How every seat fared in a game that is over: 1 won, 0.5 a draw, 0 lost."""
        return [self.game.spec.score(self.table, seat) / 1000 for seat in range(self.game.seats)]

    def imagine(self, seat: int, seed: int) -> Position:
        """A table that the seat can't tell from this one, with chance of its own: what fair search looks at."""
        view = self.view(seated(seat, self.game.seats))
        return Position(self.game, self.game.spec.determinize(view, Dice(whole("seed", seed))))

    def copy(self) -> Position:
        return Position(self.game, self.table.clone())

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[type[Position], tuple[Game, Table]]:
        return Position, (self.game, self.table)

    def _code(self, action: SupportsIndex) -> Code:
        """The code of an action; of one that is not offered there is none."""
        number = whole("action", action)
        game, table = self.game, self.table
        code = game.used[number] if 0 <= number < game.actions else NO_CODE
        return code if table.options.has(code) and table.asked != NOBODY else NO_CODE

    def _offered(self, action: SupportsIndex) -> Code:
        """The code of an action, if it is offered."""
        code = self._code(action)
        if code != NO_CODE:
            return code
        if self.over:
            raise NotOffered("library-over")
        offered = ", ".join(map(str, self.legal()))
        raise NotOffered("library-no-option", move=shown(action), options=offered)

    def digest(self) -> str:
        """Equal tables have the same."""
        return self.game.spec.digest(self.table)
