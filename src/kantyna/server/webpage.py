"""The page: the files that were built from ``web/``, known by name before anybody asks for one."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from fastapi import Request, Response
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse

from kantyna.server.errors import Refused
from kantyna.server.localization import cached_speaker
from kantyna.server.routes import language_of

BUILT: Final = Path(__file__).parent / "page"
FOREVER: Final = "public, max-age=31536000, immutable"
TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}


def accepted(request: Request) -> set[str]:
    """The codings that whoever asks can read; one with a weight of nothing is refused."""
    codings = (one.replace(" ", "").lower() for one in request.headers.get("accept-encoding", "").split(","))
    named = (one.partition(";q=") for one in codings)
    return {name for name, _, weight in named if weight.strip("0.") or not weight}


class Page:
    """A path is a file of the page, or one of its views, which the page itself tells apart."""

    def __init__(self, folder: Path = BUILT) -> None:
        found = [file for file in folder.rglob("*") if file.is_file() and not file.name.startswith(".")]
        paths = {file.relative_to(folder).as_posix(): file for file in found}
        self.files = {path: file for path, file in paths.items() if file.suffix != ".br"}
        # the build has compressed them harder than anybody would while somebody waits
        self.pressed = {path: paths[f"{path}.br"] for path in self.files if f"{path}.br" in paths}

    def response(self, request: Request, path: str, preview: str = "") -> Response:
        """*preview* is what the head of a view tells those who show links."""
        file = self.files.get(path)
        if file is not None and path != "index.html":
            kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            headers = {"Cache-Control": FOREVER if path.startswith("assets/") else "public, max-age=3600"}
            pressed = self.pressed.get(path)
            if pressed is not None and "br" in accepted(request):
                # whatever else is sent compressed says so by itself
                headers |= {"Content-Encoding": "br", "Vary": "Accept-Encoding"}
                return FileResponse(pressed, media_type=kind, headers=headers)
            return FileResponse(file, media_type=kind, headers=headers)
        if "." in path.rpartition("/")[2] and path != "index.html":
            raise Refused(404, "no-such-page", path=path[:100])
        index = self.files.get("index.html")
        if index is None:
            return PlainTextResponse(cached_speaker(language_of(request)).speaker.text(None, "page-not-built"), 503)
        head = index.read_text(encoding="utf-8").replace("</head>", f"{preview}</head>")
        return HTMLResponse(head, headers={"Cache-Control": "no-cache"})
