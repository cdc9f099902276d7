"""Seats that the rules of a game play: nobody takes them, but everybody sees who is there."""

from __future__ import annotations

from kantyna.games.registry import game
from kantyna.server.localization import cached_speaker
from kantyna.server.protocol.lobby import SeatInfo


def automatic_seats(name: str, variant: str, language: str) -> list[SeatInfo]:
    """Those of a way to play; they come behind the players'."""
    spec = game(name)
    (way,) = (way for way in spec.variants() if way.name == variant)
    if not way.automatic:
        return []
    called = cached_speaker(language).speaker.text(spec, "automatic-seat")
    return [SeatInfo(kind="automatic", name=called, level=0, here=True, gone=0)] * way.automatic
