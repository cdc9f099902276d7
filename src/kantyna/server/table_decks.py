"""Decks of one's own that were brought to a table are kept with it; only the key of a seat opens those of the seat."""

from __future__ import annotations

from collections.abc import Iterable

from kantyna.games.deck_builders import BUILDERS
from kantyna.server.deck_report import read
from kantyna.server.protocol.decks import BroughtDeck
from kantyna.server.records import Record


def own_decks(record: Record) -> dict[str, str]:
    """By setting, as a table takes them: words for the cards. One word is a ready deck, or chance: no secret."""
    takes = BUILDERS[record.game].settings if record.game in BUILDERS else []
    told = {setting: str(record.settings.get(setting, "")) for setting in takes}
    return {setting: deck for setting, deck in told.items() if len(deck.split()) > 1}


def told_settings(record: Record) -> dict[str, int | str]:
    """What everybody may know of a table's settings."""
    hidden = own_decks(record)
    return {setting: value for setting, value in record.settings.items() if setting not in hidden}


def brought(record: Record, seats: Iterable[int]) -> list[BroughtDeck]:
    """The decks of these seats."""
    own = own_decks(record)
    builder = BUILDERS.get(record.game)
    return [
        BroughtDeck(seat, read(builder, own[builder.settings[seat]], record.language).picks)
        for seat in seats
        if builder and builder.settings[seat] in own
    ]
