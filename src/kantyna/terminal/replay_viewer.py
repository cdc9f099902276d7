"""A kept match, step by step: the table at any place of it, through any eyes."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import RichLog, Static

from kantyna.kernel.ids import NOBODY, Seat
from kantyna.lang import Speaker
from kantyna.lang.scene import scene
from kantyna.play.match import Match
from kantyna.terminal.base_app import BaseApp, Board
from kantyna.terminal.painter import Painter

LEAP = 10
SCROLL = 4


class ReplayViewer(BaseApp):
    """Arrows step and scroll, Home and End leap, the eyes can be changed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,n", "go(1)"),
        Binding("left,p", "go(-1)"),
        Binding("pagedown", f"go({LEAP})", priority=True),
        Binding("pageup", f"go(-{LEAP})", priority=True),
        Binding("up", "scroll(-1)", priority=True),
        Binding("down", "scroll(1)", priority=True),
        Binding("home", "leap(0)", priority=True),
        Binding("end", "leap(-1)", priority=True),
        Binding("s", "eyes"),
        Binding("b", "branch"),
        Binding("q,escape,ctrl+c,ctrl+q", "leave", priority=True),
    ]

    def __init__(self, speaker: Speaker, match: Match, names: list[str], at: int) -> None:
        super().__init__()
        self.speaker = speaker
        self.match = match
        self.names = names
        self.at = at
        self.eyes: Seat = NOBODY
        self.branched = False
        """Was it left to play on from the place that is shown?"""
        self.painter = Painter(speaker, match.spec)

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        yield Static(id="score")
        with Horizontal(id="body"):
            with Board(id="board", can_focus=False):
                yield Static(id="table")
            with Vertical(id="side"):
                yield Static(id="ask")
                yield RichLog(id="story", wrap=True, min_width=10)
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.query_one("#story").can_focus = False
        self.query_one("#story").anchor()

    def draw(self) -> None:
        self._draw()

    def _draw(self) -> None:
        here = self.match.at(self.at)
        view = here.view(self.eyes)
        seen = scene(self.speaker, here.spec, view, self.names)
        self.show_table(self.painter, seen, self.eyes, view.active)
        title = self.speaker.text(here.spec, "game-title")
        self.query_one("#head", Static).update(Text(f"{title} · {seen.turn} · {seen.phase}"))
        whose = self.names[self.eyes] if self.eyes != NOBODY else self.speaker.text(None, "term-spectator")
        place = self.speaker.text(None, "term-replay-place", at=self.at, of=len(self.match.given), eyes=whose)
        ended = here.outcome
        told = "" if ended is None else f"\n{self.speaker.outcome(here.spec, ended, self.names)}"
        self.query_one("#ask", Static).update(Text(f"{place}{told}"))
        log = self.query_one("#story", RichLog)
        log.clear()
        for line in self.speaker.story(here.spec, here.events_for(self.eyes), self.names, here.defs):
            log.write(line)
        self.show_keys(self.speaker.text(None, "term-footer-replay"))

    def action_go(self, steps: int) -> None:
        self.at = max(0, min(len(self.match.given), self.at + steps))
        self._draw()

    def action_scroll(self, lines: int) -> None:
        """A table that is higher than the terminal."""
        self.query_one("#board").scroll_relative(y=SCROLL * lines, animate=False)

    def action_leap(self, place: int) -> None:
        self.at = place if place >= 0 else len(self.match.given)
        self._draw()

    def action_eyes(self) -> None:
        """The next seat's view, then the spectator's again."""
        self.eyes = self.eyes + 1 if self.eyes + 1 < self.match.setup.seats else NOBODY
        self._draw()

    def action_branch(self) -> None:
        """Leave, to play on from here."""
        if not self.match.at(self.at).over:
            self.branched = True
            self.leave()
