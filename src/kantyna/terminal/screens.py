"""What opens over the table: something to read, the cards in full, the change of hands."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from kantyna.kernel.spec import CardDef
from kantyna.terminal.drawing import Painter

CLOSING = "escape,q,enter,space"


class Reading(ModalScreen[None]):
    """Lines under a title; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(CLOSING, "dismiss", priority=True)]

    def __init__(self, title: str, lines: list[str], at_end: bool = False) -> None:
        super().__init__()
        self._title = title
        self._lines = lines
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(Text(self._title, "bold"), classes="title")
            with VerticalScroll():
                yield Static(Text("\n".join(self._lines)))

    def on_mount(self) -> None:
        shown = self.query_one(VerticalScroll)
        shown.focus()
        if self._at_end:
            self.call_after_refresh(shown.scroll_end, animate=False)


class CardBook(ModalScreen[None]):
    """Cards by name on one side, the one in hand in full on the other."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,i", "dismiss", priority=True)]

    def __init__(self, painter: Painter, cards: list[CardDef]) -> None:
        super().__init__()
        self._painter = painter
        self._cards = cards

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"), Horizontal():
            names = (self._painter.speaker.card(self._painter.spec, card.key) for card in self._cards)
            yield OptionList(*(Row(Text(name)) for name in names), id="names")
            with VerticalScroll(can_focus=False):
                yield Static(id="page")

    def on_mount(self) -> None:
        self.query_one("#names").focus()

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
