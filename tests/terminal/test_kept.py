"""Whatever was shown is in the file already: a window may be closed, and the process ended, at any moment."""

import io
import os
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kantyna.kernel.ids import Code
from kantyna.lang import Speaker
from kantyna.play.match import BEFORE_ALL, Match
from kantyna.play.replay import Replay
from kantyna.terminal.app import TableApp
from kantyna.terminal.plain import Plain
from kantyna.terminal.session import Session
from tests.terminal.conftest import Seated


@pytest.fixture
def told_and_kept(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[Code], list[Code]]]:
    """Each time something is told: the answers given by then, and those in the file."""
    seen: list[tuple[list[Code], list[Code]]] = []
    story = Session.story

    def watched(self: Session, since: int = BEFORE_ALL, cite: bool = False) -> list[str]:
        seen.append((self.match.answers, Replay.read(self.file).answers))
        return story(self, since, cite)

    monkeypatch.setattr(Session, "story", watched)
    return seen


@pytest.mark.parametrize("players", ["human,greedy", "greedy,greedy"])
def test_plain_lines_tell_what_is_kept(
    seated: Seated, players: str, told_and_kept: list[tuple[list[Code], list[Code]]]
) -> None:
    Plain(seated(players), io.StringIO("1\n" * 30), io.StringIO()).run()
    assert len(told_and_kept) > 20
    assert all(given == kept for given, kept in told_and_kept)


@pytest.mark.anyio
async def test_the_drawn_table_shows_what_is_kept(
    seated: Seated, told_and_kept: list[tuple[list[Code], list[Code]]]
) -> None:
    app = TableApp(seated("greedy,greedy"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("g")
        for _ in range(200):
            if len(app.session.match.given) > 5:
                break
            await pilot.pause(0.05)
    assert len(told_and_kept) > 5
    assert all(given == kept for given, kept in told_and_kept)


@pytest.mark.parametrize("name", ["SIGKILL", "SIGTERM", "SIGHUP"])
@pytest.mark.skipif(os.name != "posix", reason="signals of a terminal")
def test_a_window_that_is_closed_loses_nothing_that_was_shown(name: str, tmp_path: Path) -> None:
    """A bot moves first and its turn is told; whatever ends the process meanwhile, the file tells the same turn, and so
    does whoever goes on with it."""
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "TERM": "dumb"}
    words = ["play", "--seats", "level1,human", "--names", "Ola,Jan", "--seed", "4", "--lang", "en", "--plain"]
    with subprocess.Popen(
        [sys.executable, "-P", "-u", "-m", "kantyna", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
        text=True,
    ) as table:
        assert table.stdout is not None
        told: list[str] = []
        while sum(line.startswith("Ola ") for line in told) < 3:
            told.append(table.stdout.readline().rstrip())
        table.send_signal(getattr(signal, name))
        told += table.stdout.read().splitlines()
    (file,) = tmp_path.rglob("*.json")
    kept = Match.load(Replay.read(file))
    story = Speaker("en").story(kept.spec, kept.events_for(1), ["Ola", "Jan"], kept.defs)
    shown = [line for line in told if line.startswith("Ola ") and line.endswith((".", ")"))]
    assert len(shown) >= 3
    assert [line for line in story if line.startswith("Ola ")][: len(shown)] == shown
    again = io.StringIO()
    Plain(Session(Speaker("en"), kept, file), io.StringIO("log\n"), again).run()
    logged = [re.sub(r" \(SR-[A-Z0-9-]+\)", "", line) for line in again.getvalue().splitlines()]
    assert [line for line in logged if line.startswith("Ola ")][: len(shown)] == shown


@pytest.mark.skipif(os.name != "posix", reason="signals of a terminal")
def test_a_drawn_table_that_is_ended_from_outside_gives_the_terminal_back(tmp_path: Path) -> None:
    import fcntl
    import struct
    import termios

    ours, theirs = os.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    lines = termios.tcgetattr(ours)
    told = b""
    with subprocess.Popen(
        [sys.executable, "-P", "-m", "kantyna", "play", "--seats", "human,level1", "--lang", "en"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path), "TERM": "xterm-256color"},
        start_new_session=True,
    ) as table:
        while b"Player 1" not in told:
            told += os.read(ours, 1 << 16)
        assert termios.tcgetattr(ours) != lines
        table.send_signal(signal.SIGTERM)
        while table.poll() is None:
            told += os.read(ours, 1 << 16) if select.select([ours], [], [], 0.1)[0] else b""
        told += os.read(ours, 1 << 16) if select.select([ours], [], [], 0)[0] else b""
    assert termios.tcgetattr(ours) == lines
    os.close(ours)
    os.close(theirs)
    assert table.returncode == 128 + signal.SIGTERM
    assert told.count(b"\x1b[?1049h") == told.count(b"\x1b[?1049l") == 1
    (file,) = tmp_path.rglob("*.json")
    assert str(file) in told.decode().replace("\r\n", "")
