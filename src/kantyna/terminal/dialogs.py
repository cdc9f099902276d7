"""What opens over the table: something to read, the cards in full, the change of hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, TypeAlias

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from kantyna.kernel.spec import CardDef
from kantyna.terminal.painter import QUIET, Painter

CLOSING = "escape,q,enter,space"


class Reading(ModalScreen[None]):
    """Lines under a title; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(CLOSING, "dismiss", priority=True)]

    def __init__(self, title: str, lines: list[str], footnote: str, at_end: bool = False) -> None:
        super().__init__()
        self._title = title
        self._lines = lines
        self._footnote = footnote
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.border_subtitle = self._footnote
            yield Static(Text(self._title, "bold"), classes="title")
            with VerticalScroll():
                yield Static(Text("\n".join(self._lines)))

    def on_mount(self) -> None:
        shown = self.query_one(VerticalScroll)
        shown.focus()
        if self._at_end:
            self.call_after_refresh(shown.scroll_end, animate=False)


Shelf: TypeAlias = tuple[str, list[tuple[CardDef, int]]]
"""A place, and which cards lie there how many times."""


class CardBook(ModalScreen[None]):
    """Cards by place and name on one side, the one in hand in full on the other."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,i", "dismiss", priority=True)]

    def __init__(self, painter: Painter, shelves: list[Shelf], footnote: str) -> None:
        super().__init__()
        self._painter = painter
        self._shelves = shelves
        self._footnote = footnote
        self._cards: dict[int, CardDef] = {}
        """The card in each row of the list; titles have none."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet, Horizontal():
            sheet.border_subtitle = self._footnote
            yield OptionList(*self._rows(), id="names")
            with VerticalScroll(can_focus=False):
                yield Static(id="page")

    def _rows(self) -> Iterator[Row]:
        at = 0
        for title, cards in self._shelves:
            if title:
                yield Row(Text(title, QUIET), disabled=True)
                at += 1
            for card, count in cards:
                self._cards[at] = card
                yield Row(self._painter.title(card, count))
                at += 1

    def on_mount(self) -> None:
        names = self.query_one("#names", OptionList)
        names.focus()
        names.highlighted = min(self._cards, default=None)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        self.query_one("#page", Static).update(self._painter.page(self._cards[event.option_index]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss()


class Handover(ModalScreen[None]):
    """Two people share a keyboard: nothing is shown until the right one sits there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", priority=True)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        yield Static(Text(self._text), id="handover")
