"""`play` and `watch`: who sits down to what, and at which kind of table."""

from __future__ import annotations

import os
import shutil
import sys

from kantyna.commands.output import BadInput, say, settings
from kantyna.games.registry import game
from kantyna.kernel.spec import GameSpec
from kantyna.lang import Speaker
from kantyna.play.match import Match
from kantyna.play.match_setup import fewest, fitting
from kantyna.players import LEVELS
from kantyna.players.factory import HUMAN
from kantyna.terminal.guide import Guide
from kantyna.terminal.session import Session, match_folder, resume_command


def sit_down(
    speaker: Speaker,
    name: str,
    variant: str,
    seats: str,
    names: str,
    pairs: list[str],
    seed: int | None,
    plain: bool,
    guide: bool = False,
    watching: bool = False,
) -> int:
    """Set the match up and play it."""
    spec = game(name)
    players = [word.strip() for word in seats.split(",")] if seats else unasked(spec, variant, watching)
    way = variant or fitting(spec, len(players))
    if watching and HUMAN in players:
        raise BadInput("cli-watch-no-people")
    called = seat_names(speaker, players)
    if names:
        # A name left empty is the seat's own.
        wished = [word.strip() for word in names.split(",")]
        called = numbered([word or called[at] if at < len(called) else word for at, word in enumerate(wished)])
    match = Match.new(name, way, len(players), settings(pairs), seed, called, players)
    # Who plays a game for the first time, alone against bots, is guided through the first turn.
    guided = guide or (not seats and not watching and not any(match_folder().glob(f"{name}-*.json")))
    session = Session(speaker, match, guide=Guide(spec.name) if guided else None)
    return at_table(session, plain)


def peopled(speaker: Speaker, match: Match, by_hand: bool = False) -> Match:
    """The same match with everybody called by a name; where nobody is known to sit, people do. To go on *by_hand* among
    bots alone, somebody takes the seat that is asked."""
    setup = match.setup
    players = list(setup.players or [HUMAN] * setup.seats)
    if by_hand and HUMAN not in players and not match.over:
        players[match.pending_seat] = HUMAN
    called = setup.names or seat_names(speaker, players)
    full = Match.new(setup.game, setup.variant, setup.seats, setup.settings, setup.seed, called, players)
    for given in match.given:
        full.submit(given.seat, given.code)
    return full


def at_table(session: Session, plain: bool) -> int:
    """The drawn table where there is a terminal that can draw, else plain lines."""
    from kantyna.terminal.plain import Plain

    session.save()
    if plain or not drawing() or not roomy():
        Plain(session).run()
        return 0
    from kantyna.terminal.app import TableApp

    code = TableApp(session).show()
    key = "term-kept" if session.match.over else "term-saved-resume"
    say(session.speaker.text(None, key, file=str(session.file), command=resume_command(session.file)))
    return code


def drawing() -> bool:
    """Is there a terminal that can draw?"""
    return os.environ.get("TERM", "dumb") != "dumb" and sys.stdin.isatty() and sys.stdout.isatty()


def roomy() -> bool:
    """Is the terminal large enough to draw in? If not, plain lines are better than none."""
    from kantyna.terminal.base_app import HEIGHT, WIDTH

    size = shutil.get_terminal_size()
    return size.columns >= WIDTH and size.lines >= HEIGHT


def unasked(spec: GameSpec, variant: str, watching: bool) -> list[str]:
    """Who sits down where nobody was named: one person, and as many bots as the way to play needs at least."""
    return [LEVELS[2] if watching else HUMAN, *[LEVELS[2]] * (fewest(spec, variant) - 1)]


def seat_names(speaker: Speaker, players: list[str]) -> list[str]:
    """What seats are called that nobody named: by who sits there, numbered where two would be the same."""
    names: list[str] = []
    for player in players:
        if player == HUMAN:
            names.append(speaker.text(None, "player-name", n=players[: len(names) + 1].count(HUMAN)))
        elif player in LEVELS:
            names.append(speaker.text(None, f"bot-name-{LEVELS.index(player) + 1}"))
        else:
            names.append(player)
    return numbered(names)


def numbered(names: list[str]) -> list[str]:
    """Two seats of one name could not be told apart."""
    seen = [names[: at + 1].count(name) for at, name in enumerate(names)]
    return [name if n == 1 else f"{name} {n}" for name, n in zip(names, seen, strict=True)]
