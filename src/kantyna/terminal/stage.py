"""What both drawn tables share: the look, and that no fault of ours ends in a traceback on the screen."""

from __future__ import annotations

from pathlib import Path

from textual import events
from textual.app import App
from textual.widgets import Static

from kantyna.lang import Speaker

WIDTH, HEIGHT = 80, 24
"""The smallest terminal on which a table can be drawn."""


class Stage(App[int]):
    """An app whose faults go to whoever started it; it has room, or says that it has none."""

    CSS_PATH = Path(__file__).with_name("table.tcss")
    TITLE = "Kantyna"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self) -> None:
        super().__init__()
        self.fault: Exception | None = None

    def show(self) -> int:
        """Run until it is left; the answer is the exit code."""
        code = self.run()
        if self.fault is not None:
            raise self.fault
        return code or 0

    def fit(self, event: events.Resize, speaker: Speaker) -> None:
        """Fit the table to the terminal."""
        width, height = event.size.width, event.size.height
        self.set_class(width < WIDTH or height < HEIGHT, "too-small")
        self.set_class(width >= 120, "wide")
        self.set_class(height >= 34, "tall")
        told = speaker.text(None, "term-too-small", width=width, height=height, w=WIDTH, h=HEIGHT)
        self.query_one("#small", Static).update(told)

    def _handle_exception(self, error: Exception) -> None:
        # Textual's own way prints the traceback over the user's terminal.
        self.fault = error
        self.exit(1)
