"""`join`: a seat at a table of a server, by its link."""

from __future__ import annotations

from kantyna.commands.output import say
from kantyna.lang import Speaker


def join_table(speaker: Speaker, link: str, name: str) -> int:
    """Sit down where a seat is open, or at one's own seat if the link has its key; else watch."""
    from kantyna.terminal.guest import Guest
    from kantyna.terminal.remote_table import Address, RemoteTable

    table = RemoteTable(Address(link), speaker.language)
    if not table.address.token:
        if any(seat.kind == "open" for seat in table.info.seats):
            table.sit_down(name or speaker.text(None, "term-join-name"))
            say(speaker.text(None, "term-join-seated", link=table.address.link()))
        else:
            say(speaker.text(None, "term-join-watches"))
    return Guest(speaker, table).run()
