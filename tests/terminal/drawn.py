"""What stands on the screen of a drawn table."""

from collections.abc import Callable

from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from kantyna.terminal.app import TableApp
from kantyna.terminal.replay_viewer import ReplayViewer


def shown(app: TableApp | ReplayViewer, name: str) -> str:
    return str(app.query_one(name, Static).content)


def screen_text(app: TableApp | ReplayViewer) -> str:
    """All that stands on the screen, line by line."""
    lines = app.screen._compositor.render_strips() if hasattr(app.screen, "_compositor") else []
    return "\n".join("".join(segment.text for segment in strip) for strip in lines)


async def until(pilot: Pilot[int], come: Callable[[], object]) -> None:
    """Wait for what must come, however busy the machine is."""
    for _ in range(1200):
        if come():
            return
        await pilot.pause(0.05)
    raise AssertionError("it did not come in a minute")


async def until_asked(pilot: Pilot[int], app: TableApp) -> None:
    def asked() -> bool:
        options = app.query_one("#options", OptionList)
        return app.session.match.over or (app.session.turn_of_person and options.option_count > 0)

    await until(pilot, asked)
