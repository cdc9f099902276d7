"""What both drawn tables share: the look, the table, and that no fault of ours ends in a traceback on the screen."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from pathlib import Path

from rich.text import Text
from textual import events
from textual.app import App
from textual.containers import VerticalScroll
from textual.widgets import Static

from kantyna.kernel.ids import Seat
from kantyna.lang.scene import Scene
from kantyna.lang.scene_lines import table_lines
from kantyna.terminal.painter import Painter
from kantyna.terminal.score import score

WIDTH, HEIGHT = 80, 24
"""The smallest terminal on which a table is drawn; a smaller one has it in plain lines."""
BETWEEN_KEYS = " · "
AROUND_THE_TABLE = 2
"""Lines of the screen that are never the table's."""


class Board(VerticalScroll):
    """Where the table lies: drawn anew whenever it gets another size, since only then it is known."""

    def on_resize(self, event: events.Resize) -> None:
        app = self.app
        assert isinstance(app, BaseApp)
        app.draw()


class BaseApp(App[int]):
    """An app whose faults go to whoever started it, and which draws as much as there is room for."""

    CSS_PATH = Path(__file__).with_name("table.tcss")
    TITLE = "Kantyna"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self) -> None:
        super().__init__()
        self.fault: Exception | None = None
        self._shown = False

    def show(self) -> int:
        """Run until it is left; the answer is the exit code."""
        self._shown = True
        code = self.run()
        if self.fault is not None:
            raise self.fault
        return code or 0

    def on_load(self) -> None:
        """Whoever ends the process from outside gets the terminal back as it was; Windows knows no such end."""
        if self._shown:
            with suppress(NotImplementedError):
                asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.leave, 128 + signal.SIGTERM)

    def leave(self, code: int = 0) -> None:
        """Stop, with this exit code."""
        self.exit(code)

    def action_leave(self) -> None:
        self.leave()

    def draw(self) -> None:
        """Draw all that changes."""
        raise NotImplementedError

    def show_keys(self, told: str) -> None:
        """The line of keys. If it is too long, keys before the last two go: these tell the others and the way out."""
        keys = told.split(BETWEEN_KEYS)
        while len(keys) > 2 and len(BETWEEN_KEYS.join(keys)) > self.size.width - 2:
            del keys[-3]
        self.query_one("#keys", Static).update(Text(BETWEEN_KEYS.join(keys)))

    def on_resize(self, event: events.Resize) -> None:
        width, height = event.size.width, event.size.height
        self.set_class(width < WIDTH or height < HEIGHT, "too-small")
        self.set_class(width >= 120, "wide")
        self.set_class(height >= 34, "tall")
        self.call_after_refresh(self.draw)

    def show_table(self, painter: Painter, seen: Scene, reader: Seat, active: Seat) -> int:
        """The table as large as it may be; the line in which the card in hand begins, or -1.

        Where it is higher than the screen, who stands how is told above it: that is never out of sight.
        """
        table, bar = self.query_one("#table", Static), self.query_one("#score", Static)
        width = max(table.size.width, 20)
        if self.has_class("too-small"):
            bar.update(score(painter.spec.name, seen, reader, active, self.size.width - 2))
            bar.display = True
            table.update(Text("\n".join(table_lines(painter.speaker, seen))))
            return -1
        drawn = painter.table(seen, reader, active, width, self.size.height - AROUND_THE_TABLE)
        table.update(drawn.picture)
        bar.display = drawn.lines > self.size.height - AROUND_THE_TABLE
        if bar.display:
            bar.update(score(painter.spec.name, seen, reader, active, self.size.width - 2))
        return drawn.picked

    def _handle_exception(self, error: Exception) -> None:
        # Textual's own way prints the traceback over the user's terminal.
        self.fault = error
        self.exit(1)
