"""`replay`: step through a kept match, prove it, or go on from one of its places."""

from __future__ import annotations

from pathlib import Path

from kantyna.commands.output import not_together, say, say_json
from kantyna.commands.play import at_table, drawing, peopled, roomy, seat_names
from kantyna.kernel.ids import NOBODY
from kantyna.lang import Speaker
from kantyna.lang.scene import scene
from kantyna.lang.scene_lines import table_lines
from kantyna.play.match import Match
from kantyna.play.replay import Replay
from kantyna.players.factory import HUMAN
from kantyna.terminal.session import Session


def show_replay(
    speaker: Speaker, file: Path, verify: bool, at: int | None, branch: bool, plain: bool, machine: bool
) -> int:
    not_together("--branch", {"--json": branch and machine})
    replay = Replay.read(file)
    match = Match.load(replay, verify)
    names = replay.names or seat_names(speaker, replay.players or [HUMAN] * replay.seats)
    place = len(replay.answers) if at is None else at
    here = match.at(place)
    if branch:
        return play_on(speaker, here, plain)
    if machine:
        say_json(
            {
                "file": str(file),
                "game": replay.game,
                "variant": replay.variant,
                "seats": replay.seats,
                "version": replay.version,
                "answers": len(replay.answers),
                "verified": verify,
                "at": place,
                "digest": here.digest(),
                "over": here.over,
            }
        )
        return 0
    if verify:
        say(speaker.text(None, "cli-verified", answers=len(replay.answers), proofs=len(replay.hashes)))
        return 0
    if plain or not drawing() or not roomy():
        return print_story(speaker, here, names)
    from kantyna.terminal.replay_viewer import ReplayViewer

    viewer = ReplayViewer(speaker, match, names, place if at is not None else 0)
    code = viewer.show()
    return play_on(speaker, match.at(viewer.at), plain) if viewer.branched else code


def play_on(speaker: Speaker, match: Match, plain: bool) -> int:
    """Go on from here, as a game of its own."""
    return at_table(Session(speaker, peopled(speaker, match, by_hand=True)), plain)


def print_story(speaker: Speaker, match: Match, names: list[str]) -> int:
    """The story as a spectator hears it, and the table at the end of it."""
    for line in speaker.story(match.spec, match.events_for(NOBODY), names, match.defs):
        say(line)
    say()
    for line in table_lines(speaker, scene(speaker, match.spec, match.view(NOBODY), names)):
        say(line)
    if match.outcome is not None:
        say(speaker.outcome(match.spec, match.outcome, names))
    return 0
