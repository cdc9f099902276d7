"""The page: the files that were built from ``web/``, known by name before anybody asks for one."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from fastapi import Request, Response
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse

from kantyna.server.errors import Refused
from kantyna.server.localization import words
from kantyna.server.routes import language_of

BUILT: Final = Path(__file__).parent / "page"
FOREVER: Final = "public, max-age=31536000, immutable"
TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}


class Page:
    """A path is a file of the page, or one of its views, which the page itself tells apart."""

    def __init__(self, folder: Path = BUILT) -> None:
        files = [file for file in folder.rglob("*") if file.is_file() and not file.name.startswith(".")]
        self.files = {file.relative_to(folder).as_posix(): file for file in files}

    def response(self, request: Request, path: str, preview: str = "") -> Response:
        """*preview* is what the head of a view tells those who show links."""
        file = self.files.get(path)
        if file is not None and path != "index.html":
            kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            kept = FOREVER if path.startswith("assets/") else "public, max-age=3600"
            return FileResponse(file, media_type=kind, headers={"Cache-Control": kept})
        if "." in path.rpartition("/")[2] and path != "index.html":
            raise Refused(404, "no-such-page", path=path[:100])
        index = self.files.get("index.html")
        if index is None:
            return PlainTextResponse(words(language_of(request)).speaker.text(None, "page-not-built"), 503)
        head = index.read_text(encoding="utf-8").replace("</head>", f"{preview}</head>")
        return HTMLResponse(head, headers={"Cache-Control": "no-cache"})
