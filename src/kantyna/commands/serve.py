"""`serve`, and the table that opens without a command: in the browser."""

from __future__ import annotations

from kantyna.lang import Speaker


def open_table(speaker: Speaker) -> None:
    """For this household: any free port of this machine, and the browser opens."""
    from kantyna.server.startup import serve

    serve(open_browser=True, language=speaker.language)


def serve_tables(speaker: Speaker, host: str, port: int, data: str, public_url: str, browser: bool) -> None:
    """For a club: a host and a port of one's choice."""
    from kantyna.server.startup import serve

    serve(host, port, data or None, public_url, browser, speaker.language)
