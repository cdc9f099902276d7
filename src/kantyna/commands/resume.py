"""`resume`: the games that were left before their end, and going on with one."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from kantyna.commands.output import BadInput, say, say_json
from kantyna.commands.play import at_table, peopled
from kantyna.kernel.errors import KantynaError
from kantyna.kernel.ids import NOBODY
from kantyna.lang import Speaker
from kantyna.lang.program import command
from kantyna.play.match import Match
from kantyna.play.replay import Replay
from kantyna.players.factory import HUMAN
from kantyna.terminal.session import Session, match_folder

MOST: Final = 20
"""So many games are listed."""


@dataclass(frozen=True)
class Kept:
    """A game that goes on, and where it is kept."""

    file: Path
    match: Match
    when: datetime


def resume_kept(speaker: Speaker, which: str, plain: bool, machine: bool) -> int:
    """Without a wish the list; else the game of that number or file goes on."""
    if not which:
        show_kept(speaker, machine)
        return 0
    file = Path(which)
    if which.isdecimal():
        found = kept()
        if not 1 <= int(which) <= len(found):
            raise BadInput("cli-no-kept", n=which, most=len(found))
        file = found[int(which) - 1].file
    match = Match.load(Replay.read(file))
    if match.over:
        raise BadInput("cli-finished", file=str(file))
    return at_table(Session(speaker, peopled(speaker, match), file), plain)


def kept() -> list[Kept]:
    """Games of people that go on, those played last first; what can't be read is not one of them."""
    dated = []
    for file in match_folder().glob("*.json"):
        try:
            dated.append((file.stat().st_mtime, file))
        except OSError:  # it was swept away meanwhile
            continue
    found: list[Kept] = []
    for moment, file in sorted(dated, reverse=True):
        try:
            match = Match.load(Replay.read(file), verify=False)
        except KantynaError:
            continue
        if not match.over and HUMAN in match.setup.players:
            found.append(Kept(file, match, datetime.fromtimestamp(moment)))
        if len(found) == MOST:
            break
    return found


def show_kept(speaker: Speaker, machine: bool) -> None:
    found = kept()
    if machine:
        say_json([_kept_match(one) for one in found])
        return
    for number, one in enumerate(found, 1):
        spec, setup = one.match.spec, one.match.setup
        title = f"{speaker.text(spec, 'game-title')}, {speaker.text(spec, f'variant-{setup.variant}')}"
        say(
            speaker.text(
                None,
                "cli-kept",
                n=str(number),
                title=title,
                names=", ".join(setup.names),
                turn=one.match.view(NOBODY).turn,
                when=one.when.strftime("%Y-%m-%d %H:%M"),
            )
        )
        say(f"   {one.file}")
    say(
        speaker.text(None, "cli-kept-how", command=command("resume", "1"))
        if found
        else speaker.text(None, "cli-kept-none")
    )


def _kept_match(one: Kept) -> dict[str, str | int | list[str]]:
    setup = one.match.setup
    return {
        "file": str(one.file),
        "game": setup.game,
        "variant": setup.variant,
        "names": setup.names,
        "turn": one.match.view(NOBODY).turn,
        "answers": len(one.match.given),
        "when": one.when.isoformat(timespec="seconds"),
    }
