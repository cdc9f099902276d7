"""The drawn table: rows of cards, the question with its options, the story, and a card in full beside it."""

from __future__ import annotations

import time
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Region
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option as Row

from kantyna.kernel.decision import Option
from kantyna.kernel.errors import KantynaError
from kantyna.kernel.ids import NOBODY, Code
from kantyna.lang import LANGUAGES, Speaker
from kantyna.lang.scene import scene
from kantyna.lang.speaker import acts_as
from kantyna.play.match import BEFORE_ALL
from kantyna.players.advice import Advice
from kantyna.terminal.base_app import BaseApp, Board
from kantyna.terminal.columns import COLUMNS
from kantyna.terminal.dialogs import CardBook, Handover, Reading
from kantyna.terminal.painter import CARD, Painter
from kantyna.terminal.session import Session, Thinking

SIDE = 31
"""Columns that the text of a card has at least."""
WORDY = 150
"""Signs of an explanation for which the options give way on a small terminal."""
AROUND = 3
"""Lines above the card in hand that are kept in sight on a table higher than the terminal; below it twice as many."""
ADVICE_STAYS = 20.0
"""Seconds in which a hint can be read, unless the question is answered before."""
PACE = 0.35
"""Seconds between two steps of bots, so that people can follow; any key hurries them."""


class TableApp(BaseApp):
    """One match, drawn. The engine is never waited for: bots think in a thread of their own."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(digit), f"choose({digit})", show=False) for digit in range(1, 10)),
        Binding("e", "finish"),
        Binding("a", "all"),
        Binding("u", "undo"),
        Binding("i", "cards"),
        Binding("w", "why"),
        Binding("h", "hint"),
        Binding("l", "log"),
        Binding("f2", "language"),
        Binding("space", "step"),
        Binding("g", "run"),
        Binding("pageup", "scroll(-1)", priority=True),
        Binding("pagedown", "scroll(1)", priority=True),
        Binding("question_mark", "help"),
        Binding("q,ctrl+c,ctrl+q", "leave", priority=True),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.painter = Painter(session.speaker, session.spec)
        self._options: list[Option] = []
        self._thinking: Thinking[Code] | None = None
        self._advising: Thinking[Advice] | None = None
        self._last_step = time.monotonic()
        self._hurry = False
        self._going = bool(session.people)
        """Do bots go on by themselves? A spectator goes step by step, or lets them run."""
        self._steps = 0
        """Steps that a spectator has asked for."""
        self._told = BEFORE_ALL
        self._over = False

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        yield Static(id="score")
        with Horizontal(id="body"):
            with Board(id="board", can_focus=False):
                yield Static(id="table")
            with Vertical(id="side"):
                yield Static(id="ask")
                yield OptionList(id="options")
                yield Static(id="card")
                yield RichLog(id="log", wrap=True, min_width=10)
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.query_one("#options").focus()
        self.query_one("#log").can_focus = False
        self.query_one("#log").anchor()
        self.set_interval(0.1, self._tick)
        self.call_after_refresh(self._go_on)

    def draw(self) -> None:
        self._draw()

    # What is shown.

    def _words(self, key: str, **args: str | int) -> str:
        return self.session.speaker.text(None, key, **args)

    def _go_on(self) -> None:
        """After every change: whose move is it, and what is there to see and to choose?"""
        session = self.session
        if session.follow() and len(session.people) > 1:
            name = session.names[session.reader]
            self.push_screen(Handover(self._words("term-hand-over", name=name)))
        self._options = session.match.options(session.reader) if session.turn_of_person else []
        self._hurry = self._hurry and not self._options
        self._last_step = time.monotonic()
        self._fill_options()
        self._tell()
        self._draw()

    def _fill_options(self) -> None:
        session = self.session
        listed = self.query_one("#options", OptionList)
        listed.clear_options()
        view = session.view()
        texts = session.offered(self._options)
        for at, (option, text) in enumerate(zip(self._options, texts, strict=True), 1):
            number = f"{at}." if at < 10 else "  "
            listed.add_option(Row(Text(f"{number:<3}{text}"), id=str(option.code)))
        if self._options:
            # Of amounts, most often all is meant.
            listed.highlighted = len(self._options) - 1 if all(one.verb == "number" for one in self._options) else 0
            listed.focus()
        ask = self.query_one("#ask", Static)
        guidance = session.guidance() if self._options else ""
        self.set_class(len(guidance) > WORDY, "wordy")
        if self._options:
            asked = Text(f"{guidance}\n" if guidance else "")
            prompt = session.speaker.prompt(session.spec, view, session.names)
            ask.update(asked.append(prompt, "bold" if guidance else ""))
        elif session.match.outcome is not None:
            told = session.speaker.outcome(session.spec, session.match.outcome, session.names)
            ask.update(Text(f"{told}\n{self._words('term-kept', file=str(session.file))}"))
            self._over = True
        elif not session.people and not self._going:
            ask.update(Text(self._words("term-step")))
        else:
            ask.update(Text(self._words("term-plays", name=session.names[session.match.pending_seat])))
        # Where nothing is left to choose, the story gets the room.
        self.set_class(self._over or not session.people, "telling")
        self.painter.lit = {card for option in self._options for card in option.cards}
        self.painter.picked = self.painter.picked & self.painter.lit

    def _tell(self) -> None:
        """The story that is new to the reader."""
        log = self.query_one("#log", RichLog)
        given = len(self.session.match.given)
        if self._told > given:
            log.clear()
            self._told = BEFORE_ALL
        for line in self.session.story(self._told):
            log.write(line)
        self._told = given

    def _draw(self) -> None:
        session = self.session
        view = session.view()
        seen = scene(session.speaker, session.spec, view, session.names)
        picked = self.show_table(self.painter, seen, session.reader, view.active)
        if picked >= 0:
            # Not that line alone: what lies around it belongs to the choice.
            around = Region(0, picked - AROUND, 1, 3 * AROUND)
            self.call_after_refresh(self.query_one("#board").scroll_to_region, around, animate=False)
        title = session.speaker.text(session.spec, "game-title")
        variant = session.speaker.text(session.spec, f"variant-{session.match.setup.variant}")
        self.query_one("#head", Static).update(Text(f"{title} · {variant} · {seen.turn} · {seen.phase}"))
        self.show_keys(self._words(self._footer()))

    def _footer(self) -> str:
        """The line of keys for what can be done now."""
        if self._over:
            return "term-footer-over"
        if not self.session.people:
            return "term-footer-watch"
        return "term-footer" if self.has_class("wide") else "term-footer-short"

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The option in hand: its cards are picked out on the table, and the first is shown in full."""
        for option in self._options:
            if event.option.id == str(option.code):
                self.painter.picked = set(option.cards)
                self._show_card_of(option)
                self._draw()

    def _show_card_of(self, option: Option) -> None:
        view = self.session.view()
        shown = next((card for card in option.cards if card in view.defs), None)
        spec = self.session.spec
        if shown is not None:
            card = spec.cards[acts_as(spec, view, shown)]
        else:
            found = [card for card in spec.cards if card.key == option.name]
            if not found:
                self.query_one("#card", Static).update("")
                return
            card = found[0]
        self.query_one("#card", Static).update(self.painter.page(card))

    # What people do.

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option.id is not None:
            self._answer(int(event.option.id))

    def _answer(self, code: Code) -> None:
        if any(option.code == code for option in self._options):
            self._drop_advice()
            self.session.submit(code)
            self._go_on()

    def _drop_advice(self) -> None:
        """What was asked is answered: advice about it is no use any more."""
        if self._advising is not None:
            self._advising.stop()
            self._advising = None
        self.clear_notifications()

    def action_choose(self, number: int) -> None:
        if number <= len(self._options):
            self._answer(self._options[number - 1].code)

    def action_finish(self) -> None:
        """End the turn, pass, or stop: whichever is offered."""
        code = self.session.finishing() if self._options else None
        if code is not None:
            self._answer(code)

    def action_all(self) -> None:
        """Play every card that can simply be played, until something else is asked."""
        if self._options:
            self._drop_advice()
            self.session.play_all()
            self._go_on()

    def action_undo(self) -> None:
        self._drop_advice()
        try:
            self.session.undo()
        except KantynaError as error:
            self.notify(self.session.speaker.error(error), severity="warning")
            return
        self._told = len(self.session.match.given) + 1
        self._go_on()

    def action_why(self) -> None:
        session = self.session
        refused = session.refused()
        lines = [f"• {one.what}\n  {one.why} ({one.rule})" for one in refused]
        cited = dict.fromkeys(one.rule for one in refused)
        lines += ["", *(f"{name}: {session.speaker.rule(session.spec, name).text}" for name in cited)]
        self._read("term-title-why", lines if refused else [self._words("term-why-nothing")])

    def _read(self, title: str, lines: list[str], at_end: bool = False) -> None:
        self.push_screen(Reading(self._words(title), lines, self._words("term-closing"), at_end))

    def action_scroll(self, pages: int) -> None:
        """A table that is higher than the terminal; over it, whatever is open."""
        shown = self.screen.query(VerticalScroll).first()
        shown.scroll_relative(y=pages * max(shown.size.height - 2, 1), animate=False)

    def action_log(self) -> None:
        self._read("term-title-log", self.session.story(cite=True), at_end=True)

    def action_help(self) -> None:
        about = self.session.speaker.text(self.session.spec, "game-win")
        keys = self._words("term-keys").splitlines()
        signs = self._words("term-signs", factions=self.painter.legend() or "none").splitlines()
        columns = self._words("term-columns").splitlines() if self.session.spec.name in COLUMNS else []
        self._read("term-title-help", [about, "", *keys, "", *signs, *columns])

    def action_cards(self) -> None:
        """Every card that can be seen, place by place, open piles too, to be read in full."""
        seen = scene(self.session.speaker, self.session.spec, self.session.view(), self.session.names)
        # One's own side first: it is what one asks for most.
        sides = [*seen.sides[-1:], *seen.sides[:-1]] if self.session.reader != NOBODY else seen.sides
        shelves = [
            (f"{side.name}: {place.title} ({place.size})", [(some.definition, some.count) for some in place.cards])
            for side in sides
            for place in side.places
        ]
        known = [(title, [(card, count) for card, count in cards if card is not None]) for title, cards in shelves]
        self.push_screen(CardBook(self.painter, [shelf for shelf in known if shelf[1]], self._words("term-closing")))

    def on_click(self, event: events.Click) -> None:
        key = event.style.meta.get(CARD)
        if key is not None:
            self._inspect(str(key))

    def _inspect(self, key: str) -> None:
        """A card was clicked: it is shown in full, and the first option about it is taken in hand."""
        spec = self.session.spec
        card = next(card for card in spec.cards if card.key == key)
        for at, option in enumerate(self._options):
            if option.name == key:
                self.query_one("#options", OptionList).highlighted = at
                break
        self.query_one("#card", Static).update(self.painter.page(card))
        if self.query_one("#card").size.height < len(self.painter.page(card).wrap(self.console, SIDE)):
            self.push_screen(CardBook(self.painter, [("", [(card, 1)])], self._words("term-closing")))

    def action_hint(self) -> None:
        if self._options and self._advising is None:
            self._advising = Thinking(self.session.hint)
            self.notify(self._words("term-advising"))

    def action_language(self) -> None:
        """The other language, in the middle of the game."""
        at = LANGUAGES.index(self.session.speaker.language)
        self.session.speaker = Speaker(LANGUAGES[(at + 1) % len(LANGUAGES)])
        self.painter = Painter(self.session.speaker, self.session.spec)
        self._told = len(self.session.match.given) + 1
        self._fill_options()
        self._tell()
        self._draw()

    def action_step(self) -> None:
        """Hurry the bots; for a spectator, the next step."""
        self._hurry = True
        self._steps += 1

    def action_run(self) -> None:
        """A spectator lets the bots run, or stops them."""
        if not self.session.people:
            self._going = not self._going
            self._steps = 0

    def leave(self, code: int = 0) -> None:
        for thinking in (self._thinking, self._advising):
            if thinking is not None:
                thinking.stop()
        super().leave(code)

    # What bots do.

    def _tick(self) -> None:
        """Ten times a second: has a bot made up its mind, or must one begin to think?"""
        session = self.session
        if self._advising is not None:
            if self._advising.done.is_set():
                self._advise(self._advising)
        elif self._thinking is not None:
            if self._thinking.done.is_set():
                self._settle(self._thinking)
            else:
                self._show_thinking(self._thinking)
        elif not session.match.over and not session.turn_of_person and (self._going or self._steps):
            waited = time.monotonic() - self._last_step
            self._thinking = Thinking(session.think) if self._hurry or waited >= PACE else None

    def _advise(self, advising: Thinking[Advice]) -> None:
        """The hint with its reason; its option is taken in hand."""
        self._advising = None
        advice = advising.result()
        self.clear_notifications()
        for at, option in enumerate(self._options):
            if option.code == advice.code:
                self.query_one("#options", OptionList).highlighted = at
                self.notify("\n".join(self.session.hint_lines(advice)), timeout=ADVICE_STAYS, markup=False)

    def _settle(self, thinking: Thinking[Code]) -> None:
        self._thinking = None
        code = thinking.result()
        for notice in self.session.new_notices():
            self.notify(notice, severity="warning", timeout=ADVICE_STAYS, markup=False)
        self.session.submit(code)
        if not self.session.people:
            self._steps = max(0, self._steps - 1)
            self._hurry = False
        self._go_on()

    def _show_thinking(self, thinking: Thinking[Code]) -> None:
        done = round(thinking.part * 10)
        name = self.session.names[self.session.match.pending_seat]
        bar = "█" * done + "░" * (10 - done)
        self.query_one("#ask", Static).update(Text(f"{self._words('term-thinks', name=name)} {bar}"))
