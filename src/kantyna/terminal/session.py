"""A match with people and bots at it, as both terminals need it: whose eyes, whose move, thinking, saving."""

from __future__ import annotations

import os
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from platformdirs import user_state_path

from kantyna.kernel.decision import Option
from kantyna.kernel.ids import NOBODY, Code, Seat
from kantyna.kernel.view import View
from kantyna.lang import Speaker
from kantyna.lang.option_lines import offered
from kantyna.lang.program import command
from kantyna.play.match import BEFORE_ALL, Match
from kantyna.play.stops import Stops
from kantyna.players import LEVELS, BotFault, Progress, make
from kantyna.players.advice import Advice, advise
from kantyna.players.factory import HUMAN, STAND_IN
from kantyna.players.seated_player import SeatedPlayer
from kantyna.terminal.guide import Guide

T = TypeVar("T")

FINISHING = ("end", "end-actions", "pass", "stop")
"""Verbs of options that go on without doing more; of these no question has two."""
SIMPLY_PLAYED = "play"
"""The verb of cards that need nothing but to be played."""
NAMED = 12
"""Of what can't be done for one and the same reason, so many are named."""


class Stopped(Exception):
    """The thinking was broken off: somebody left the table."""


class Refused(NamedTuple):
    """What can't be done, why, and by which rule."""

    what: str
    why: str
    rule: str


class Session:
    """The match, who sits at it, and the file in which it is kept: whatever is shown is in it already, so that a window
    closed at any moment loses nothing that anybody saw."""

    def __init__(self, speaker: Speaker, match: Match, file: Path | None = None, guide: Guide | None = None) -> None:
        self.speaker = speaker
        self.guide = guide
        self.match = match
        self.spec = match.spec
        self.names = match.setup.names
        self.file = file if file is not None else fresh_file(match.spec.name)
        self.stops = Stops(match.spec)
        self.people = [seat for seat, player in enumerate(match.setup.players) if player == HUMAN]
        self.bots: dict[Seat, SeatedPlayer] = {}
        self.notices: list[str] = []
        """What is to be told of bots that could not go on."""
        for seat, player in enumerate(match.setup.players):
            if player != HUMAN:
                self._seat_bot(seat, player)
        self.reader: Seat = self.people[0] if self.people else NOBODY
        """Through whose eyes the table is shown; nobody: a spectator."""
        self.follow()

    @property
    def turn_of_person(self) -> bool:
        return self.match.pending_seat in self.people

    def follow(self) -> bool:
        """Look through the eyes of the person who is asked; tells whether these are other eyes than before."""
        if self.turn_of_person and self.reader != self.match.pending_seat:
            self.reader = self.match.pending_seat
            return True
        return False

    def view(self) -> View:
        return self.match.view(self.reader)

    def submit(self, code: Code) -> None:
        """Whoever is asked answers, person or bot; people are passed over where they could only pass."""
        if self.guide is not None and self.turn_of_person:
            verb = next(option.verb for option in self.match.options(self.reader) if option.code == code)
            self.guide.done(self._asked, verb)
        self._submit(code)
        while self.turn_of_person:
            asked = self.match.decision(self.match.pending_seat)
            passed = None if asked is None else self.stops.answer(asked)
            if passed is None:
                break
            self._submit(passed)
        self.save()

    def play_all(self) -> bool:
        """The person who is asked plays every card that can simply be played, until something else is asked; tells
        whether there was any."""
        played = False
        asked = self.match.decision(self.reader)
        while (now := self.match.decision(self.reader)) is not None and asked is not None and now.kind == asked.kind:
            options = self.match.options(self.reader)
            code = next((option.code for option in options if option.verb == SIMPLY_PLAYED), None)
            if code is None:
                break
            self.submit(code)
            played = True
        return played

    def finishing(self) -> Code | None:
        """The option that goes on without doing more: to end the turn, pass, or stop."""
        options = self.match.options(self.reader)
        return next((option.code for option in options if option.verb in FINISHING), None)

    def story(self, since: int = BEFORE_ALL, cite: bool = False) -> list[str]:
        """What the reader may know of all that happened, or only after the first *since* answers."""
        events = self.match.events_for(self.reader, since)
        return self.speaker.story(self.spec, events, self.names, self.match.defs, cite)

    def guidance(self) -> str:
        """What to explain to a newcomer before this question; most often nothing."""
        if self.guide is None or not self.turn_of_person:
            return ""
        key = self.guide.step(self._asked, [option.verb for option in self.match.options(self.reader)])
        return self.speaker.text(None, key) if key else ""

    @property
    def _asked(self) -> str:
        """The kind of the question that the reader is asked."""
        asked = self.match.decision(self.reader)
        return "" if asked is None else self.spec.names.decisions[asked.kind]

    def hint(self, progress: Progress) -> Advice:
        """Advice to the person who is asked."""
        return advise(self.spec, self.view(), self.match.setup.seed + len(self.match.given), progress)

    def hint_lines(self, advice: Advice) -> list[str]:
        """The advice and its reason."""
        options = self.match.options(self.reader)
        told = dict(zip((option.code for option in options), self.offered(options), strict=True))
        other, seen = told.get(advice.other, ""), advice.facts(self.names)
        reason = self.speaker.advice(
            self.spec, advice.games, advice.chance, other, advice.other_chance, seen, advice.later
        )
        return [self.speaker.text(None, "term-hint", text=told[advice.code]), reason]

    def offered(self, options: list[Option]) -> list[str]:
        """Options, possible or refused, as the reader is told of them."""
        return offered(self.speaker, self.spec, self.view(), options, self.names)

    def refused(self) -> list[Refused]:
        """What the reader can see and can't do now; what has the same reason is told together."""
        if self.reader == NOBODY:
            return []
        found = self.match.refusals(self.reader)
        together: dict[tuple[str, str], list[str]] = {}
        for what, (_, _, refusal) in zip(self.offered([option for _, option, _ in found]), found, strict=True):
            why = self.speaker.refusal(self.spec, refusal, self.names)
            together.setdefault((why, refusal.rule), []).append(what)
        return [Refused(_some(whats), why, rule) for (why, rule), whats in together.items()]

    def think(self, progress: Progress) -> Code:
        """What the bot whose move it is wants to do."""
        seat = self.match.pending_seat
        try:
            return self.bots[seat].choose(self.match.view(seat), progress)
        except BotFault as fault:
            # People must not lose a game because a program broke down: one of ours sits down in its place.
            other = self.speaker.text(None, f"bot-name-{LEVELS.index(STAND_IN) + 1}")
            self.notices.append(self.speaker.text(None, "bot-stand-in", error=self.speaker.error(fault), other=other))
            self._seat_bot(seat, STAND_IN)
            return self.bots[seat].choose(self.match.view(seat), progress)

    def new_notices(self) -> list[str]:
        """The notices that were not told yet."""
        notices, self.notices = self.notices, []
        return notices

    def _seat_bot(self, seat: Seat, player: str) -> None:
        """A bot sits down, and hears of what happened so far."""
        self.bots[seat] = SeatedPlayer(self.spec, make(player, self.match.setup.seed + seat + 1), seat)
        self.bots[seat].happened([event for _, event in self.match.events] if self.bots[seat].listens else [])

    def _submit(self, code: Code) -> None:
        happened = self.match.submit(self.match.pending_seat, code)
        for bot in self.bots.values():
            bot.happened(happened)
        if self.match.over:
            scores = [self.match.score(seat) / 1000 for seat in range(self.match.setup.seats)]
            for seat, bot in self.bots.items():
                with suppress(BotFault):
                    bot.end(self.match.view(seat), scores)

    def undo(self) -> None:
        """Take the last answer back. Raises IllegalAnswer where it showed something new."""
        self.match.undo(self.reader)
        for seat, bot in self.bots.items():
            if bot.listens:  # what it heard is no longer so
                with suppress(BotFault):
                    bot.leave()
                self._seat_bot(seat, self.match.setup.players[seat])
        self.save()

    def save(self, file: Path | None = None) -> Path:
        """Write the match to its file, or to another."""
        path = file if file is not None else self.file
        self.match.replay().write(path)
        return path


class Thinking(Generic[T]):
    """Thinking in a thread of its own, so that the table stays alive."""

    def __init__(self, think: Callable[[Progress], T]) -> None:
        self.done = threading.Event()
        self.part = 0.0
        self.found: list[T] = []
        self.error: Exception | None = None
        self._stop = threading.Event()
        self._think = think
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            self.found.append(self._think(self._progress))
        except Exception as error:
            self.error = error
        finally:
            self.done.set()

    def _progress(self, part: float) -> None:
        if self._stop.is_set():
            raise Stopped
        self.part = part
        # A compiled player never lets go of the interpreter by itself.
        time.sleep(0.0005)

    def result(self) -> T:
        """What came of it, once it is done."""
        if self.error is not None:
            raise self.error
        return self.found[0]

    def stop(self) -> None:
        """Break it off and wait until it is."""
        self._stop.set()
        self._thread.join(5)


def resume_command(file: Path) -> str:
    """What to type to go on with a match."""
    return command("resume", str(file))


def match_folder() -> Path:
    """Where this user's matches are kept. Where nothing can be written there, what is short-lived has its own place:
    better a game that a restart may sweep away than none."""
    folder = user_state_path("kantyna", appauthor=False) / "matches"
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder if os.access(folder, os.W_OK) else Path(tempfile.gettempdir()) / "kantyna-matches"


def fresh_file(game: str) -> Path:
    """A file for a new match, among those of this user."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    folder = match_folder()
    at = 1
    while (file := folder / f"{game}-{stamp}{f'-{at}' if at > 1 else ''}.json").exists():
        at += 1
    return file


def _some(whats: list[str]) -> str:
    """The first of them, and how many more there are: at a map everything far away has one and the same reason."""
    more = f", … (+{len(whats) - NAMED})" if len(whats) > NAMED else ""
    return ", ".join(whats[:NAMED]) + more
