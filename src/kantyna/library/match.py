"""A match: the board of this library."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from os import PathLike
from typing import TYPE_CHECKING, Any, SupportsIndex

from kantyna.games.registry import game as find_game
from kantyna.kernel.errors import KantynaError
from kantyna.kernel.ids import NOBODY, Seat
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import Setting
from kantyna.kernel.view import View as Seen
from kantyna.lang.card_book import called as names_of_cards
from kantyna.library.bots import NamedBot
from kantyna.library.cards import Game, game
from kantyna.library.errors import Error, IllegalMove, sentences, speaker_of
from kantyna.library.events import Event, Outcome
from kantyna.library.moves import Named
from kantyna.library.options import Option, Question, Refusal, called
from kantyna.library.view import View
from kantyna.library.wanted import callable_bot, listed, paired, path_of, seated, whole, written
from kantyna.play import match as engine
from kantyna.play.match_setup import SEED_LIMIT, Setup, fewest, fitting
from kantyna.play.replay import Replay
from kantyna.play.scenario_reader import read_position
from kantyna.play.scenario_runner import stand
from kantyna.play.yaml_lines import documents
from kantyna.players.seated_player import SeatedPlayer

if TYPE_CHECKING:
    from kantyna.library.bots import Bot


class Match:
    """A game being played. Made by `new`, `load` or `position`.

    Seats are numbers from 0. The match knows everything; a bot gets a `view`, which knows what its seat may know.
    """

    def __init__(self, inner: engine.Match, kept: bool = True) -> None:
        self._inner = inner
        self._kept = kept
        self.game: Game = game(inner.spec.name)
        """What is played."""

    # Who sits down to what.

    @property
    def variant(self) -> str:
        """The way it is played."""
        return self._inner.setup.variant

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self._inner.setup.seats

    @property
    def seed(self) -> int:
        """Where its chance comes from: the same seed and the same moves give the same match."""
        return self._inner.setup.seed

    @property
    def names(self) -> list[str]:
        """What the seats are called, if that was said."""
        return list(self._inner.setup.names)

    # Where it stands.

    @property
    def to_move(self) -> int | None:
        """The seat that is asked now; nobody once the match is over."""
        seat = self._inner.pending_seat
        return None if seat == NOBODY else seat

    @property
    def options(self) -> list[Option]:
        """Everything that the asked seat can do; nothing once the match is over."""
        return [] if self._inner.over else self._question(self._inner.pending_seat).options()

    @property
    def over(self) -> bool:
        """Has it ended?"""
        return self._inner.over

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; nothing as long as it goes on."""
        ended = self._inner.outcome
        return None if ended is None else Outcome(self, ended)

    @property
    def answers(self) -> list[int]:
        """The codes of all moves so far."""
        return self._inner.answers

    @property
    def moves(self) -> list[str]:
        """All moves so far in words, as `play` takes them."""
        told: list[str] = []
        passed = self.at(0)
        for code in self.answers:
            told.append(next(str(option) for option in passed.options if option.code == code))
            passed._inner.submit(passed._inner.pending_seat, code)
        return told

    def score(self, seat: int) -> float:
        """How a seat fared in the ended match: 1 won, 0 lost, 0.5 a draw."""
        if not self.over:
            raise Error(KantynaError("library-not-over"))
        return self._inner.score(self._seat(seat)) / 1000

    def view(self, seat: int | None = None) -> View:
        """What a seat may know now; without a number, the one that is asked, or a spectator once all is over."""
        eyes = self._inner.pending_seat if seat is None else self._seat(seat)
        return self._view(eyes)

    def spectate(self) -> View:
        """What everybody may know."""
        return self._view(NOBODY)

    def text(self, seat: int | None = None, language: str = "en") -> str:
        """The table in lines as a seat sees it, with the question if it is asked."""
        return self.view(seat).text(language)

    def events(self, seat: int | None = None, since: int = engine.BEFORE_ALL) -> list[Event]:
        """What a seat (nobody: a spectator) may know of all that happened, or only after the first *since* moves."""
        eyes = NOBODY if seat is None else self._seat(seat)
        return self._events_seen(eyes, since)

    def story(self, seat: int | None = None, language: str = "en") -> list[str]:
        """The same in sentences; what happened several times in a row is told once."""
        eyes = NOBODY if seat is None else self._seat(seat)
        names = called(self.names, self.seats, language)
        return speaker_of(language).story(self.game.spec, self._inner.events_for(eyes), names, self._inner.defs)

    # What is done.

    def play(self, move: Option | int | str) -> list[Event]:
        """The asked seat does something; tells what happened, as that seat may know it.

        Args:
            move: One of `options`, its code, or the move in words: `"buy: Mothership"`, `"end"`,
                `"attack: {seat: 2, points: 5}"`. Words are written as in scenario files: cards by their names in either
                language, seats counted from 1.

        Raises:
            IllegalMove: if that is not possible now, or may mean several options. Then nothing has happened.
        """
        if self.over:
            raise IllegalMove(KantynaError("library-over"))
        seat, before = self._inner.pending_seat, len(self._inner.given)
        named = Named.of(self.game, move)
        if named.words is not None and named.words.by not in (None, seat):
            raise IllegalMove(KantynaError("library-not-asked", move=named.told, seat=seat + 1))
        code = self._one(named).code
        if named.following and not self._inner.leads_to(code, [one.words for one in named.following if one.words]):
            raise IllegalMove(KantynaError("library-no-follow", move=named.told))
        self._inner.submit(seat, code)
        for following in named.following:
            # What leaves nothing to decide has answered itself.
            if following.among(self.options):
                self._inner.submit(self._inner.pending_seat, self._one(following).code)
        return self._events_seen(seat, before)

    def run(self, *bots: Bot) -> Outcome:
        """Bots play on to the end: one for each seat, or one for all."""
        if len(bots) not in (1, self.seats):
            raise Error(KantynaError("library-bots", seats=self.seats, bots=len(bots)))
        asked = [callable_bot(bots[seat % len(bots)]) for seat in range(self.seats)]
        named = [bot.seated(self.game, seat) for seat, bot in enumerate(asked) if isinstance(bot, NamedBot)]
        listeners = {one.seat: one for one in named if one.listens}
        heard = engine.BEFORE_ALL
        try:
            while self.to_move is not None:
                heard = self._tell(listeners, heard)
                seat, listener = self.to_move, listeners.get(self.to_move)
                with sentences():
                    code = None if listener is None else listener.choose(self._inner.view(seat))
                self.play(asked[seat](self.view()) if code is None else code)
            self._tell(listeners, heard)
            scores = [self.score(seat) for seat in range(self.seats)]
            for seat, listener in listeners.items():
                listener.end(self._inner.view(seat), scores)
        finally:
            for one in named:
                one.leave()
        assert self.outcome is not None
        return self.outcome

    def undo(self) -> None:
        """Take the last move back, whatever it showed."""
        if not self._inner.given:
            raise Error(KantynaError("undo-nothing"))
        self._inner.undo(self._inner.given[-1].seat, force=True)

    def why_not(self, move: int | str, seat: int | None = None) -> Refusal | None:
        """Why a seat (the asked one) can't do something now; nothing if it can.

        Raises:
            IllegalMove: if there is no such thing in sight.
        """
        eyes = self._asked(seat)
        named = Named.of(self.game, move)
        if self.to_move == eyes and named.among(self.options):
            return None
        for refusal in self.refusals(eyes):
            if named.fits(refusal.option):
                return refusal
        raise IllegalMove(KantynaError("library-not-in-sight", move=named.told))

    def refusals(self, seat: int | None = None) -> list[Refusal]:
        """Everything that a seat (the asked one) can see and can't do now, and why."""
        eyes = self._asked(seat)
        found = self._inner.refusals(eyes)
        question = Question(self.game, self._inner.view(eyes), self.names, [option for _, option, _ in found])
        return [Refusal(option, why) for option, (_, _, why) in zip(question.options(), found, strict=True)]

    # Other matches.

    def at(self, count: int) -> Match:
        """A match of its own that stands after the first *count* moves of this one."""
        with sentences():
            return Match(self._inner.at(whole("count", count)), self._kept)

    def copy(self) -> Match:
        """A match of its own that stands where this one does; `copy.deepcopy` and `pickle` give one, too."""
        return Match(self._inner.fork(), self._kept)

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    def save(self, path: str | PathLike[str]) -> None:
        """Keep it in a file that `load` reads, and every other part of Kantyna: `kantyna replay`, the page.

        Folders on the way to it that are missing are made; a file of that name is replaced, in one move.
        """
        if not self._kept:
            raise Error(KantynaError("library-not-kept"))
        with sentences():
            self._inner.replay().write(path_of(path))

    def digest(self) -> str:
        """A short proof of the whole table: equal tables have the same."""
        return self._inner.digest()

    def __eq__(self, other: object) -> bool:
        """Do both stand at equal tables, whatever led there?"""
        return isinstance(other, Match) and self.digest() == other.digest()

    # How it looks.

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        where = f"turn {self._inner.view(NOBODY).turn}, seat {self.to_move} to move, {len(self.options)} options"
        ended = self.outcome
        if ended is not None:
            where = f"over, winners {ended.winners}"
        return f"<Match {self.game.name} {self.variant}, seed {self.seed}: {where}>"

    def _repr_html_(self) -> str:
        return self.view()._repr_html_()

    # What it is made of.

    def _seat(self, number: int) -> Seat:
        return seated(number, self.seats)

    def _asked(self, seat: int | None) -> Seat:
        """A seat by its number, or the one that is asked: of an ended match there is none."""
        if seat is not None:
            return self._seat(seat)
        if self.over:
            raise IllegalMove(KantynaError("library-over"))
        return self._inner.pending_seat

    def _question(self, seat: Seat) -> Question:
        return Question(self.game, self._inner.view(seat), self.names, self._inner.options(seat))

    def _view(self, eyes: Seat) -> View:
        seen = self._inner.view(eyes)
        question = self._question(eyes) if eyes != NOBODY and eyes == self._inner.pending_seat else None
        setup = self._inner.setup
        return View(self.game, seen, question, setup.names, partial(imagined, setup, seen))

    def _events_seen(self, eyes: Seat, since: int) -> list[Event]:
        things, names = self._inner.defs, self._inner.setup.names
        return [Event(self.game, one, things, names, self.seats) for one in self._inner.events_for(eyes, since)]

    def _tell(self, listeners: Mapping[int, SeatedPlayer], since: int) -> int:
        """Who listens hears of what happened after the first *since* moves; how many there were by now."""
        for seat, listener in listeners.items():
            listener.happened(self._inner.events_for(seat, since))
        return self._inner.count

    def _one(self, named: Named) -> Option:
        options = self.options
        found = named.among(options)
        # Why not is asked only where it is needed: it tries everything in sight.
        return found[0] if len(found) == 1 else named.one_of(options, [] if found else self.refusals())


def new(
    game: str,
    variant: str = "",
    *,
    seats: int = 0,
    seed: int | None = None,
    names: Sequence[str] = (),
    settings: Mapping[str, Setting] | None = None,
) -> Match:
    """Sit down to a game, set up by its rulebook.

    Args:
        game: Its name: `star-realms`, `deckbuilding`, `card-game`, `destiny`, `outer-rim`.
        variant: The way to play; without it, the first that fits the seats.
        seats: How many sit down; without it, as few as may.
        seed: Where all chance comes from; without it, chance decides.
        names: What the seats are called in texts.
        settings: Settings of the variant.

    Raises:
        Error: if there is no such game, variant, number of seats or setting.
    """
    with sentences():
        spec = find_game(written("game", game))
        if seed is not None and not isinstance(seed, SupportsIndex):
            raise KantynaError("setup-seed", seed=str(seed), most=str(SEED_LIMIT - 1))
        called_so = listed("names", names)
        way = written("variant", variant) or fitting(spec, whole("seats", seats))
        sitting = seats or len(called_so) or fewest(spec, way)
        return Match(engine.Match.new(game, way, sitting, paired("settings", settings or {}), seed, called_so))


def imagined(setup: Setup, seen: Seen, seed: int) -> Match:
    """A match that a view does not contradict."""
    spec = find_game(setup.game)
    return Match(engine.Match(spec, setup, spec.determinize(seen, Dice(seed))), kept=False)


def load(path: str | PathLike[str]) -> Match:
    """A match that was kept in a file, by `Match.save`, at the table in the terminal or on the page.

    Raises:
        Error: if there is no such file, or it does not hold a match that can be proved.
    """
    with sentences():
        return Match(engine.Match.load(Replay.read(path_of(path))))


def position(text: str) -> Match:
    """A table laid out as scenario files do it: the fields `game`, `variant`, `seats`, `settings`, `seed`, `given`.

    What is not laid out lies where the game puts it; cards are named in either language. The match can be played,
    looked at and asked why not, but no file keeps it.

    Raises:
        Error: if it can't be understood or laid out; its `line` tells where.
    """
    with sentences():
        items = documents(written("text", text))
        if len(items) != 1:
            raise KantynaError("scenario-empty")
        spec, scene = read_position(items[0], names_of_cards)
        setup = Setup(spec.name, scene.variant, scene.players, scene.seed, scene.settings)
        return Match(engine.Match(spec, setup, stand(spec, scene)), kept=False)
