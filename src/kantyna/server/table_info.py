"""What the lobby tells of a table: its game, who sits there and who is here."""

from __future__ import annotations

from kantyna.server.automatic_seats import automatic_seats
from kantyna.server.presence import Presence
from kantyna.server.protocol.lobby import SeatInfo, TableInfo
from kantyna.server.records import Record
from kantyna.server.table_decks import told_settings


def table_info(record: Record, presence: Presence) -> TableInfo:
    return TableInfo(
        id=record.id,
        game=record.game,
        variant=record.variant,
        settings=told_settings(record),
        state=record.state,
        seats=[
            SeatInfo(
                kind="bot" if seat.kind == "player" else seat.kind,
                name=seat.name,
                level=seat.level,
                here=seat.ours or presence.is_here(place),
                gone=0 if seat.ours or seat.free else presence.gone(place),
            )
            for place, seat in enumerate(record.seats)
        ]
        + automatic_seats(record.game, record.variant, record.language),
        language=record.language,
        undo=record.undo,
        hints=record.hints,
        listed=record.listed,
        created=record.created,
        turn=record.turn,
        replay=record.id if record.state == "over" else "",
        next=record.next,
    )
