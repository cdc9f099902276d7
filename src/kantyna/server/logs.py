"""What is written down: lines for people or JSON for machines, each with its request, never with a key."""

from __future__ import annotations

import logging
import re
import sys
from typing import Any, Final, TextIO

import structlog
from structlog.types import EventDict, Processor

SECRET: Final = re.compile(r"(?<![\w-])(?=[\w-]*[A-Z0-9])[\w-]{32,}(?![\w-])", re.ASCII)
"""What looks like a token or the hash of one."""
HIDDEN: Final = "[hidden]"
KEYS: Final = ("token", "authorization", "password")


def hide_secrets(_logger: Any, _method: str, line: EventDict) -> EventDict:
    """Nothing that opens a seat, a table or a database ends up in a log."""
    for name, value in line.items():
        if name.lower() in KEYS:
            line[name] = HIDDEN
        elif isinstance(value, str):
            line[name] = re.sub(r"(://[^/\s:@]*:)[^@\s/]+@", rf"\1{HIDDEN}@", SECRET.sub(HIDDEN, value))
    return line


def configure(form: str, level: str, stream: TextIO | None = None) -> None:
    """From now on every line of every part goes this way, those of libraries too."""
    before: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.stdlib.ExtraAdder(),
    ]
    shown: Processor = structlog.processors.JSONRenderer(ensure_ascii=False)
    if form == "plain":
        shown = structlog.dev.ConsoleRenderer(
            colors=False, pad_event_to=0, exception_formatter=structlog.dev.plain_traceback
        )
    after: list[Processor] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        structlog.processors.format_exc_info,
        hide_secrets,
        shown,
    ]
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=before, processors=after))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # it has a line for every word that is no HTTP
