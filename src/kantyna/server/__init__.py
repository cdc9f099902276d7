"""The table for everybody: HTTP and WebSocket, storage, bus, bots that think outside the event loop."""

from __future__ import annotations

from pathlib import Path


def run(
    host: str = "127.0.0.1",
    port: int = 0,
    data: str | Path | None = None,
    public_url: str = "",
    open_browser: bool = False,
    language: str | None = None,
) -> None:
    """Serve until interrupted. Imported late: a command that serves nothing must not wait for it."""
    from kantyna.server.serving import serve

    serve(host, port, data, public_url, open_browser, language)
