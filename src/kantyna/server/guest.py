"""Somebody who looks at a table: the seats they hold, their language, and what waits to be sent to them."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from kantyna.kernel.ids import NOBODY, Seat
from kantyna.server.protocol.server_frames import ServerFrame

WAITING: Final = 64
"""Frames that may wait for somebody who reads slowly; who lets more wait is cut off and comes back."""

encode: Final = msgspec.json.Encoder().encode


class Guest:
    """One connection. A guest without seats is a spectator."""

    def __init__(self, token: str, language: str) -> None:
        self.token = token
        """The hash of the guest's key, or nothing."""
        self.language = language
        self.held: list[Seat] = []
        self.host = False
        self.slow = False
        self.haste = False
        """Need no bot take its time for them?"""
        self.seat: Seat = NOBODY
        """The seat through whose eyes the guest looks; at a hot seat it changes hands."""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()

    def sit(self, held: list[Seat]) -> None:
        """These are the guest's seats now."""
        self.held = held
        if self.seat not in held:
            self.seat = held[0] if held else NOBODY

    def look(self, asked: Seat) -> None:
        """Look through the eyes of the seat that is asked, if it is one of the guest's."""
        if asked in self.held:
            self.seat = asked

    def send(self, frame: ServerFrame) -> None:
        self.send_bytes(encode(frame))

    def send_bytes(self, data: bytes) -> None:
        if self.queue.qsize() < WAITING:
            self.queue.put_nowait(data)
        else:
            self.slow = True
            self.cut_off()

    def end(self) -> None:
        """End the connection once everything that waits was sent."""
        self.queue.put_nowait(None)

    def cut_off(self) -> None:
        """End the connection."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
