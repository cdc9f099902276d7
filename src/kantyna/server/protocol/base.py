"""The version, the bounds of what is received, and the two kinds of structs."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from kantyna.play.match_setup import MOST_SEATS

PROTOCOL: Final = 2
"""The version of this protocol; it grows when a program written for the old one would misunderstand the new."""

MOST_CODES: Final = 64
LONGEST_NAME: Final = 24

Language: TypeAlias = Literal["pl", "en"]
UndoPolicy: TypeAlias = Literal["never", "free", "consent"]
SeatKind: TypeAlias = Literal["human", "hot-seat", "open", "level", "bot", "player"]
SeatShown: TypeAlias = Literal["human", "hot-seat", "open", "level", "bot", "automatic"]
"""Besides those that are taken there may be seats that the rules of the game play."""
State: TypeAlias = Literal["open", "playing", "over"]

StopWish: TypeAlias = Literal["always", "useful", "here"]

Name: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME)]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]
Level: TypeAlias = Annotated[int, Meta(ge=1, le=5)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Place: TypeAlias = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
"""A number, or none."""


class Wire(Struct, rename="camel"):
    """What is sent."""


class Asked(Wire, forbid_unknown_fields=True):
    """What is received: bounded, and nothing unknown in it."""
