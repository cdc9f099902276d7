"""A guest at a server's table, in numbered lines."""

from __future__ import annotations

import os
import select
from typing import Any, TextIO

from kantyna.kernel.errors import KantynaError
from kantyna.kernel.ids import Code
from kantyna.lang import Speaker
from kantyna.lang.card_book import find, page_of
from kantyna.lang.scene import Scene, scene, tallies
from kantyna.server.protocol.server_frames import Explained, Failure, Hinted, TableChanged, Update
from kantyna.server.protocol.view import Decision, Happened
from kantyna.terminal.conversation import COMMANDS, LOGGED, Conversation, Left, counted
from kantyna.terminal.remote_table import RemoteTable, as_seen
from kantyna.terminal.session import FINISHING, SIMPLY_PLAYED

KNOWN = ("help", "all", "end", "table", "look", "card", "why", "rule", "log", "hint", "undo", "quit")
"""The commands of plain lines that a guest has."""
ANY_TIME = ("help", "table", "look", "card", "rule", "log")
"""Those that need neither a server nor one's turn."""

STALE = "stale-version"
YES = ("y", "t")
"""How a yes begins, in either language."""


class Guest(Conversation):
    """With one table of a server. Who leaves keeps the seat."""

    def __init__(
        self, speaker: Speaker, table: RemoteTable, source: TextIO | None = None, out: TextIO | None = None
    ) -> None:
        super().__init__(speaker, source, out)
        self.table = table
        self._heard = 0
        self._story: list[Happened] = []
        self._shown = False
        self._playing = ""
        """The kind of question at which all cards are being played."""

    def run(self) -> int:
        """Until the game is over or the guest leaves, which both are 0."""
        self.table.open()
        try:
            for frame in self.table.frames(self._while_waiting if self._can_wait() else None):
                if isinstance(frame, Update):
                    self._tell(frame)
                    if frame.view.outcome is not None:
                        self._line(frame.view.outcome.text)
                        return 0
                    self._ask()
                elif isinstance(frame, TableChanged) and self.table.update is None:
                    self._say("term-join-waits")
                elif isinstance(frame, Hinted):
                    self._say("term-hint", text=frame.text)
                    self._line(frame.reason)
                    self._ask()
                elif isinstance(frame, Explained):
                    self._explain(frame)
                    self._ask()
                elif isinstance(frame, Failure):
                    self._playing = ""
                    self._line(f"{frame.text} {frame.right}".strip())
                    # After a stale answer the table follows as it is now.
                    if frame.id and frame.key != STALE:
                        self._ask()
        except (Left, KeyboardInterrupt):
            self._line()
            self._say(
                "term-join-back" if self.table.address.token else "term-join-watch-again",
                link=self.table.address.link(),
            )
            return 0
        finally:
            self.table.close()
        return 1

    def _tell(self, update: Update) -> None:
        """The table at the beginning, then the story as it goes on."""
        if not self._shown:
            self._shown = True
            if self.table.held:
                title = self._title(self.table.spec, update.view.variant)
                self._say("term-welcome", title=title, help=COMMANDS["help"][0])
            self._tell_table(self._seen(update))
        else:
            for line in self.speaker.told_once(event.text for event in update.events if event.n >= self._heard):
                self._line(line)
        self._heard = update.story
        self._story = [*(line for line in self._story if line.n < update.first), *update.events]
        if update.undo_asked >= 0 and self.table.held and update.undo_asked not in self.table.held:
            self._say("term-join-undo", name=self.table.names[update.undo_asked])
            self.table.send("undoAnswer", yes=self._read().casefold()[:1] in YES)

    def _seen(self, update: Update) -> Scene:
        spec = self.table.spec
        return scene(self.speaker, spec, as_seen(spec, update.view), self.table.names)

    def _asked(self) -> tuple[Update, Decision] | None:
        """The question that is put to this guest."""
        update = self.table.update
        decision = None if update is None else update.view.decision
        if update is None or decision is None or decision.seat not in self.table.held:
            return None
        return update, decision

    def _ask(self) -> None:
        """Put the question, if there is one, until something is sent."""
        asked = self._asked()
        if asked is None:
            self._playing = ""
            return
        update, decision = asked
        if self._play_on(decision):
            return
        self._line()
        spec = self.table.spec
        mine = tallies(self.speaker, spec, as_seen(spec, update.view), decision.seat)
        self._line(f"{decision.prompt} ({', '.join(one.text for one in mine)})" if mine else decision.prompt)
        for number, option in enumerate(decision.options, 1):
            self._line(f"{number}. {option.text}")
        while not self._obey(decision, self._read()):
            pass

    def _obey(self, decision: Decision, words: str) -> bool:
        """Send what was typed; false if nothing was sent, and the next line is awaited."""
        number = counted(words)
        if number is not None:
            if 1 <= number <= len(decision.options):
                return self._answer(decision.options[number - 1].code)
            self._say("term-no-number", n=len(decision.options))
            return False
        if not words:
            self._say("term-empty-line", n=len(decision.options), help=COMMANDS["help"][0])
            return False
        command, rest = self._command(words)
        if command == "hint":
            self.table.send("hint")
        elif command == "undo":
            self._send("undo")
        elif command == "why":
            return self._why_option(decision, rest)
        elif command == "all":
            self._playing = decision.kind
            played = self._play_on(decision)
            if not played:
                self._say("term-nothing-to-play")
            return played
        elif command == "end":
            return self._end(decision)
        else:
            self._answer_here(command, rest, words)
            return False
        return True

    def _command(self, words: str) -> tuple[str, str]:
        """Which command was typed, and what stands behind it. Leaving is heeded at once."""
        first, _, rest = words.partition(" ")
        command = next((name for name in KNOWN if first.casefold() in COMMANDS[name]), "")
        if command == "quit":
            raise Left
        return command, rest.strip()

    def _can_wait(self) -> bool:
        """Only a person at a terminal types while others decide; Windows can't tell whether something was typed."""
        return os.name == "posix" and self.source.isatty()

    def _while_waiting(self) -> None:
        """Others decide; whoever waits may look around, take a move back and leave."""
        while self._asked() is None and select.select([self.source], [], [], 0)[0]:
            line = self.source.readline()
            if not line:
                raise Left
            self._obey_waiting(line.strip())

    def _obey_waiting(self, words: str) -> None:
        command, rest = self._command(words)
        if command == "undo" and self.table.update is not None:
            self._send("undo")
        elif command == "why" and self.table.update is not None and counted(rest) is None:
            self._why(rest)
        elif command in ANY_TIME:
            self._answer_here(command, rest, words)
        elif self.table.update is None:
            self._say("term-join-waits")
        elif command or counted(words) is not None:
            self._say("error-answer-not-asked")
        elif words:
            self._answer_here(command, rest, words)

    def _answer(self, code: Code) -> bool:
        self._send("answer", codes=[code])
        return True

    def _send(self, kind: str, **more: Any) -> None:
        """What fits only the table as it was shown."""
        assert self.table.update is not None
        self.table.send(kind, version=self.table.update.version, **more)

    def _play_on(self, decision: Decision) -> bool:
        """While all cards are played: the next that can simply be played, until something else is asked."""
        code = next((option.code for option in decision.options if option.verb == SIMPLY_PLAYED), None)
        if decision.kind != self._playing or code is None:
            self._playing = ""
            return False
        return self._answer(code)

    def _end(self, decision: Decision) -> bool:
        """Go on without doing more: end the turn, pass, or stop."""
        code = next((option.code for option in decision.options if option.verb in FINISHING), None)
        if code is None:
            self._say("term-nothing-to-end")
            return False
        return self._answer(code)

    def _answer_here(self, command: str, rest: str, words: str) -> None:
        """What needs no server."""
        update = self.table.update
        if command == "help":
            for name in ("number", *KNOWN):
                self._say("term-help-why-card" if name == "why" else f"term-help-{name}")
        elif command in ("table", "look") and update is None:
            self._say("term-join-waits")
        elif command == "table" and update is not None:
            self._tell_table(self._seen(update))
        elif command == "look" and update is not None:
            self._tell_places(self._seen(update))
        elif command == "log":
            for event in self._story[-(counted(rest) or LOGGED) :]:
                self._line(f"{event.text} ({event.rule})" if event.rule else event.text)
        elif command in ("card", "rule"):
            try:
                (self._tell_card if command == "card" else self._tell_rule)(self.table.spec, rest)
            except KantynaError as error:
                self._line(self.speaker.error(error))
        else:
            self._say("term-not-understood", words=words, help=COMMANDS["help"][0])

    def _why_option(self, decision: Decision, name: str) -> bool:
        """With a number: about that option; else about a card."""
        number = counted(name)
        if number is None:
            return self._why(name)
        if 1 <= number <= len(decision.options):
            option = decision.options[number - 1]
            self._say("term-why-possible", what=option.text)
            for line in page_of(self.speaker, self.table.spec, option.name):
                self._line(line)
        else:
            self._say("term-no-number", n=len(decision.options))
        return False

    def _why(self, name: str) -> bool:
        """Why nothing can be done with a card; its name in either language."""
        if not name:
            self._say("term-help-why-card")
            return False
        spec = self.table.spec
        try:
            self.table.send("why", name=spec.cards[find(spec, name)].key)
        except KantynaError as error:
            self._line(self.speaker.error(error))
            return False
        return True

    def _explain(self, told: Explained) -> None:
        for refusal in told.refusals:
            self._line(f"{refusal.option}: {refusal.text} ({refusal.rule})")
        if not told.refusals:
            self._say("term-why-nothing")
