"""A game that bots play to its end."""

from collections.abc import Sequence

from kantyna.play.match import Match
from kantyna.players import Player


def played_out(match: Match, bots: Sequence[Player]) -> Match:
    """The match at its end; each seat is answered for by its bot."""
    while not match.over:
        seat = match.pending_seat
        view = match.view(seat)
        assert view.decision is not None
        match.submit(seat, bots[seat].choose(match.spec, view, view.decision))
    return match
