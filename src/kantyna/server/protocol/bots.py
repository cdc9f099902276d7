"""Playing over plain HTTP: programs with tokens of their own."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from kantyna.server.protocol.base import MOST_CODES, Asked, Language, Number, Wire
from kantyna.server.protocol.lobby import TableInfo
from kantyna.server.protocol.server_frames import Update


class Situation(Wire):
    """The same as the last update, for programs that poll."""

    table: TableInfo
    update: Update | None


class SendAnswer(Asked):
    version: Number
    codes: Annotated[list[Number], Meta(min_length=1, max_length=MOST_CODES)]
    language: Language = "en"


class CreateBot(Asked):
    name: Annotated[str, Meta(min_length=3, max_length=24, pattern="^[A-Za-z0-9][A-Za-z0-9_-]*$(?!\\n)")]


class BotCreated(Wire):
    name: str
    token: str


class BotTable(Wire):
    table: TableInfo
    seats: list[int]
    asked: bool
    """It is this bot's move."""
    version: int


class BotStatus(Wire):
    """A bot's invitations, which it may join or decline, and its tables that aren't over."""

    name: str
    most_tables: int
    invitations: list[TableInfo]
    tables: list[BotTable]
