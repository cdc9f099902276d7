"""The table in numbered lines: for screen readers, pipes and simple terminals. One command a line, no drawing."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

from kantyna.kernel.decision import Option
from kantyna.kernel.errors import KantynaError
from kantyna.kernel.ids import NOBODY, Seat
from kantyna.lang.card_book import page_of
from kantyna.lang.scene import Scene, scene, tallies
from kantyna.terminal.conversation import COMMANDS, LOGGED, Conversation, Left, counted
from kantyna.terminal.session import Session, Thinking, resume_command

PATIENCE = 1.0
"""Seconds of thinking that pass without a word."""


class Plain(Conversation):
    """About one match."""

    def __init__(self, session: Session, source: TextIO | None = None, out: TextIO | None = None) -> None:
        super().__init__(session.speaker, source, out)
        self.session = session
        self._told: dict[Seat, int] = dict.fromkeys(session.people or [NOBODY], len(session.match.given))
        """How many answers each reader has heard the story of; whatever was before them, the table shows."""

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        session = self.session
        self._welcome()
        self._table()
        try:
            while not session.match.over:
                if session.turn_of_person:
                    self._ask()
                elif session.people or self._step():
                    self._think()
        except (Left, KeyboardInterrupt):
            self._line()
            self._line(self.speaker.text(None, "term-saved-resume", command=resume_command(session.file)), whole=True)
            return
        self._news()
        outcome = session.match.outcome
        assert outcome is not None
        self._line(self.speaker.outcome(session.spec, outcome, session.names))
        self._say("term-kept", file=str(session.file))

    def _welcome(self) -> None:
        """What is played, and how one answers; a spectator goes on by Enter, and in a pipe nobody is asked."""
        title = self._title(self.session.spec, self.session.match.setup.variant)
        if self.session.people or self.source.isatty():
            key = "term-welcome" if self.session.people else "term-welcome-spectator"
            self._say(key, title=title, help=COMMANDS["help"][0])
        else:
            self._line(f"{title}.")

    # What is said.

    def _news(self) -> None:
        """What has happened since the last time."""
        reader = self.session.reader
        for line in self.session.story(self._told[reader]):
            self._line(line)
        self._told[reader] = len(self.session.match.given)

    def _seen(self) -> Scene:
        session = self.session
        return scene(self.speaker, session.spec, session.view(), session.names)

    def _table(self) -> None:
        self._tell_table(self._seen())

    # What is asked.

    def _ask(self) -> None:
        """One question to a person, until it is answered or the game is left."""
        session = self.session
        if session.follow():
            self._say("term-hand-over", name=session.names[session.reader])
            self._read()
            self._table()
        self._news()
        options = self._offer()
        while True:
            words = self._read()
            number = counted(words)
            if number is not None:
                if 1 <= number <= len(options):
                    session.submit(options[number - 1].code)
                    return
                self._say("term-no-number", n=len(options))
            elif not words:
                self._say("term-empty-line", n=len(options), help=COMMANDS["help"][0])
            elif self._obey(words):
                return

    def _offer(self) -> list[Option]:
        """The question and its numbered options."""
        session = self.session
        view = session.view()
        options = session.match.options(session.reader)
        self._line()
        guidance = session.guidance()
        if guidance:
            self._line(guidance)
        counters = ", ".join(one.text for one in tallies(self.speaker, session.spec, view, session.reader))
        self._line(f"{self.speaker.prompt(session.spec, view, session.names)} ({counters})")
        for number, text in enumerate(session.offered(options), 1):
            self._line(f"{number}. {text}")
        return options

    def _obey(self, words: str) -> bool:
        """Do what a command says; tells whether the question is to be put anew."""
        first, _, rest = words.partition(" ")
        for command, spellings in COMMANDS.items():
            if first.casefold() in spellings:
                try:
                    return bool(getattr(self, f"_do_{command}")(rest.strip()))
                except KantynaError as error:
                    self._line(self.speaker.error(error))
                    return False
        self._say("term-not-understood", words=words, help=COMMANDS["help"][0])
        return False

    def _do_help(self, rest: str) -> None:
        for key in ("number", *COMMANDS):
            self._say(f"term-help-{key}")

    def _do_table(self, rest: str) -> None:
        self._table()

    def _do_look(self, rest: str) -> None:
        self._tell_places(self._seen())

    def _do_card(self, rest: str) -> None:
        self._tell_card(self.session.spec, rest)

    def _do_all(self, rest: str) -> bool:
        """Play every card that can simply be played."""
        played = self.session.play_all()
        if not played:
            self._say("term-nothing-to-play")
        return played

    def _do_end(self, rest: str) -> bool:
        """End the turn, pass, or stop: whichever is offered."""
        code = self.session.finishing()
        if code is None:
            self._say("term-nothing-to-end")
            return False
        self.session.submit(code)
        return True

    def _do_why(self, rest: str) -> None:
        """All that can't be done, numbered on after the options; with a number, more about that."""
        session = self.session
        options = session.match.options(session.reader)
        refused = session.refused()
        number = counted(rest)
        if number is None:
            if not refused:
                self._say("term-why-nothing")
            for at, one in enumerate(refused, len(options) + 1):
                self._say("term-why", n=str(at), what=one.what, why=one.why, rule=one.rule)
        elif 1 <= number <= len(options):
            self._say("term-why-possible", what=session.offered(options)[number - 1])
            self._about(options[number - 1])
        elif number <= len(options) + len(refused):
            one = refused[number - len(options) - 1]
            self._say("term-why", n=str(number), what=one.what, why=one.why, rule=one.rule)
            self._do_rule(one.rule)
        else:
            self._say("term-no-number", n=len(options) + len(refused))

    def _about(self, option: Option) -> None:
        """The card that an option is about."""
        for line in page_of(self.speaker, self.session.spec, option.name):
            self._line(line)

    def _do_rule(self, rest: str) -> None:
        self._tell_rule(self.session.spec, rest)

    def _do_log(self, rest: str) -> None:
        lines = self.session.story(cite=True)
        for line in lines[-(counted(rest) or LOGGED) :]:
            self._line(line)

    def _do_hint(self, rest: str) -> None:
        session = self.session
        thinking = Thinking(session.hint)
        try:
            thinking.done.wait()
        except KeyboardInterrupt:
            thinking.stop()
            raise
        for line in session.hint_lines(thinking.result()):
            self._line(line)

    def _do_undo(self, rest: str) -> bool:
        self.session.undo()
        for reader, told in self._told.items():
            self._told[reader] = min(told, len(self.session.match.given))
        self._say("term-undone")
        return True

    def _do_save(self, rest: str) -> None:
        self._say("term-saved", file=str(self.session.save(Path(rest) if rest else None)))

    def _do_quit(self, rest: str) -> None:
        raise Left

    # What bots do.

    def _step(self) -> bool:
        """A spectator goes on step by step; true once the next step is wanted."""
        self._news()
        words = self._read() if self.source.isatty() else ""
        return not words or self._obey(words)

    def _think(self) -> None:
        session = self.session
        thinking = Thinking(session.think)
        try:
            if not thinking.done.wait(PATIENCE):
                self._say("term-thinks", name=session.names[session.match.pending_seat])
                thinking.done.wait()
            code = thinking.result()
        except KeyboardInterrupt:
            thinking.stop()
            raise
        for notice in session.new_notices():
            self._line(notice)
        session.submit(code)
        if session.reader == NOBODY:
            self._news()
