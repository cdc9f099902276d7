"""What both drawn tables share: the look, and that no fault of ours ends in a traceback on the screen."""

from __future__ import annotations

from pathlib import Path

from textual.app import App


class Stage(App[int]):
    """An app whose faults go to whoever started it."""

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

    def _handle_exception(self, error: Exception) -> None:
        # Textual's own way prints the traceback over the user's terminal.
        self.fault = error
        self.exit(1)
