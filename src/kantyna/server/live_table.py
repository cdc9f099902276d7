"""A table in this process: who looks at it, what they are told, what they may do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Literal

from kantyna.kernel.errors import IllegalAnswer, KantynaError
from kantyna.kernel.ids import NOBODY, Code, Seat
from kantyna.server.errors import Refused
from kantyna.server.guest import Guest, encode
from kantyna.server.journal_writer import Overtaken
from kantyna.server.journaled_match import JournaledMatch
from kantyna.server.localization import cached_speaker
from kantyna.server.presence import Presence
from kantyna.server.protocol.base import PROTOCOL
from kantyna.server.protocol.lobby import TableInfo
from kantyna.server.protocol.server_frames import ServerFrame, TableChanged, Update, Welcome
from kantyna.server.records import UNDO, UNDO_AGREED, UNDO_ASKED, UNDO_REFUSED, Entry, Record, Step
from kantyna.server.records import Seat as Seated
from kantyna.server.table_info import table_info
from kantyna.server.table_loading import load_course

if TYPE_CHECKING:
    from kantyna.server.table_service import TableService

NO_SEAT = Seated("human", "")

MOST_LINES = 200
"""Lines of the story in one frame."""
AT_ONCE = 4
"""Answers of a chain that are tried in between; longer chains must not keep others waiting."""

MOST_FRAMES = 8
"""Ways to tell spectators of one state: languages, and what they know already."""

Cause = Literal["hello", "answer", "undo"]


class LiveTable:
    """One table. What changes it is done under its lock: checked, stored, then told."""

    def __init__(self, service: TableService, record: Record) -> None:
        self.service = service
        self.record = record
        self.course: JournaledMatch | None = None
        self.guests: set[Guest] = set()
        self.presence = Presence(len(record.seats), service.clock)
        self.lock = asyncio.Lock()
        self.changed = asyncio.Condition()
        """Woken whenever something was told."""
        self.doubt = False
        """Was something written, perhaps, of which we heard nothing?"""
        self.used = self.service.clock()
        self._seen: dict[tuple[str, Cause, int], bytes] = {}
        """What spectators see, as it is sent."""
        self._seen_of: tuple[JournaledMatch | None, int] = (None, -1)

    # What is known of the table.

    async def load(self) -> None:
        """Read the course from the database, if the game has begun; until it is there, the old one stays."""
        if self.record.state == "open":
            return
        self.course = await load_course(self.service, self.record)
        self.doubt = False
        asked = self.record.asked
        self._stand()
        if asked == NOBODY and self.record.asked != NOBODY:
            await self.service.store.stand(self.record)

    def _stand(self) -> None:
        assert self.course is not None
        standing = self.course.standing()
        self.record.version = self.course.version
        self.record.state, self.record.turn, self.record.asked = standing.state, standing.turn, standing.asked

    def info(self) -> TableInfo:
        """The table as the lobby and its guests know it."""
        return table_info(self.record, self.presence)

    def update(self, guest: Guest, cause: Cause, first: int) -> Update | None:
        """The table as a guest may see it, with the story from line *first* on."""
        course = self.course
        if course is None:
            return None
        guest.look(course.match.pending_seat)
        shown = course.shown(self.record, guest.seat, guest.language)
        lines = course.match.lines
        first = max(min(first, lines), lines - MOST_LINES)
        # Where somebody will be passed, nothing is asked that would be gone before it is read.
        asks = self.service.driver.passes(self) is None
        return Update(
            version=course.version,
            cause=cause,
            view=shown.view(ask=asks),
            story=lines,
            first=first,
            events=course.story(shown, first),
            can_undo=self.can_undo(guest.seat),
            can_hint=self.record.hints and asks and course.match.pending_seat in guest.held,
            undo_asked=NOBODY if self._has_agreed(guest) else course.undo_asked,
            undo_refused=course.undo_refused,
        )

    def frame(self, guest: Guest, cause: Cause, first: int) -> bytes | None:
        """The same as it is sent. All spectators of a language get the same bytes."""
        if guest.held or self.course is None:
            return None if self.course is None else encode(self.update(guest, cause, first))
        if self._seen_of != (self.course, self.record.seated) or len(self._seen) > MOST_FRAMES:
            self._seen, self._seen_of = {}, (self.course, self.record.seated)
        key = (guest.language, cause, first)
        if key not in self._seen:
            self._seen[key] = encode(self.update(guest, cause, first))
        return self._seen[key]

    def can_undo(self, seat: Seat) -> Literal["no", "free", "ask"]:
        """May a seat take its last answer back, or ask the others for it? Where only bots play, nobody minds."""
        course = self.course
        if course is None or course.match.over or self.record.undo == "never" or seat == NOBODY:
            return "no"
        if course.match.last_answer_of(seat) < 0:
            return "no"
        if course.match.can_undo(seat):
            return "free"
        if self.record.undo != "consent":
            return "no"
        return "ask" if self._others(seat) else "free"

    # Guests.

    def recognise(self, guest: Guest) -> bool:
        """Whose token is it? Tells whether it is anybody's here."""
        guest.host = bool(guest.token) and guest.token == self.record.host
        guest.sit([n for n, seat in enumerate(self.record.seats) if guest.token and seat.token == guest.token])
        return guest.host or bool(guest.held)

    def welcome(self, guest: Guest) -> Welcome:
        stops = self.record.seats[guest.held[0]] if guest.held else NO_SEAT
        return Welcome(PROTOCOL, self.info(), guest.held, guest.host, stops.wish, stops.places)

    async def come(self, guest: Guest) -> None:
        self.guests.add(guest)
        self.used = self.service.clock()
        if self.presence.come(guest.held):
            self.tell_table()
            await self.service.tell_presence(self)

    async def go(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self.used = self.service.clock()
        if self.presence.go(guest.held):
            self.tell_table()
            await self.service.tell_presence(self)

    async def polled(self, guest: Guest) -> None:
        """Somebody asked over HTTP."""
        self.used = self.service.clock()
        if self.presence.poll(guest.held):
            self.tell_table()
            await self.service.tell_presence(self)

    def tell(self, frame: ServerFrame) -> None:
        """The same to all guests."""
        data = encode(frame)
        for guest in self.guests:
            guest.send_bytes(data)

    def tell_trouble(self, error: Exception) -> None:
        """The table can't go on for now: to each guest in their language."""
        told = error if isinstance(error, KantynaError) else Refused(500, "our-fault")
        for guest in self.guests:
            guest.send(cached_speaker(guest.language).failure(told))

    def tell_closed(self) -> None:
        """The table is no more."""
        self.tell_trouble(Refused(410, "table-closed"))
        for guest in self.guests:
            guest.end()

    def tell_table(self) -> None:
        self.tell(TableChanged(self.info()))

    async def tell_update(self, cause: Cause, first: int) -> None:
        """To each guest what they may see; equal guests get the same bytes."""
        assert self.course is not None
        for guest in sorted(self.guests, key=_watches):
            if (frame := self.frame(guest, cause, first)) is not None:
                guest.send_bytes(frame)
        async with self.changed:
            self.changed.notify_all()

    # What guests do.

    def playing(self) -> JournaledMatch:
        """The course of the game, if there is one to go on with."""
        if self.course is None:
            raise Refused(409, "table-waits")
        return self.course

    @asynccontextmanager
    async def _acting(self, version: int | None = None) -> AsyncIterator[JournaledMatch]:
        """The course, while nobody else changes it; it must be at that version."""
        async with self.lock:
            if self.doubt:
                await self._catch_up()
            course = self.playing()
            if version is not None and version != course.version:
                raise Refused(409, "stale-version", version=version, current=course.version)
            yield course

    async def answer(self, held: Sequence[Seat], version: int, codes: Sequence[Code]) -> None:
        """Give the answers of a chain of decisions: all or none."""
        if not held:
            raise Refused(403, "spectators-watch")
        started = time.perf_counter()
        async with self._acting(version) as course:
            ahead = course.fork()
            long = len(codes) > AT_ONCE
            entries = await asyncio.to_thread(ahead.answer, held, codes) if long else ahead.answer(held, codes)
            await self._go_on(ahead, entries, "answer")
        self.service.metrics.moved(self.record.game, len(codes), time.perf_counter() - started)

    async def undo(self, guest: Guest, version: int) -> None:
        """Take the last answer back; where that isn't free, ask the others."""
        if not guest.held:
            raise Refused(403, "spectators-watch")
        async with self._acting(version) as course:
            seat = guest.seat
            can = self.can_undo(seat)
            if can == "no":
                raise Refused(409, "undo-not-now")
            if can == "free":
                await self._write([Entry(UNDO, seat, course.match.last_answer_of(seat))], "undo")
            else:
                await self._write([Entry(UNDO_ASKED, seat)], "answer")

    async def undo_answer(self, guest: Guest, yes: bool) -> None:
        """Agree to somebody's undo or refuse it; it takes place when all have agreed."""
        async with self._acting() as course:
            asks = course.undo_asked
            mine = [seat for seat in self._others(asks) if seat in guest.held and seat not in course.agreed]
            if asks == NOBODY or not mine:
                raise Refused(409, "undo-not-asked")
            if not yes:
                await self._write([Entry(UNDO_REFUSED, mine[0])], "answer")
                return
            entries = [Entry(UNDO_AGREED, seat) for seat in mine]
            if set(self._others(asks)) <= course.agreed | set(mine):
                entries.append(Entry(UNDO, asks, course.match.last_answer_of(asks)))
            await self._write(entries, "undo")

    async def hurry(self, guest: Guest, on: bool) -> None:
        """Somebody wants bots not to take their time, or no longer."""
        guest.haste = on
        await self.service.tell_presence(self)

    def hasty(self) -> list[Seat]:
        """The seats of this process whose people are in a hurry."""
        return sorted({seat for guest in self.guests if guest.haste for seat in guest.held})

    def hurried(self) -> bool:
        """Does nobody who plays want to wait, wherever they sit?"""
        hasty = self.presence.hasty_elsewhere().union(self.hasty())
        return bool(hasty) and hasty.issuperset(self._others(NOBODY))

    def _others(self, seat: Seat) -> list[Seat]:
        """The people beside *seat*, who must agree to an undo: not bots, and not whoever holds that seat too."""
        mine = self.record.seats[seat].token if seat != NOBODY else None
        people = ("human", "hot-seat")
        return [n for n, one in enumerate(self.record.seats) if one.kind in people and one.token != mine]

    def _has_agreed(self, guest: Guest) -> bool:
        """Has a guest said yes to the undo that is asked for, for all their seats?"""
        asks = self.playing().undo_asked
        mine = [seat for seat in self._others(asks) if seat in guest.held]
        return bool(mine) and self.playing().agreed.issuperset(mine)

    async def _write(self, entries: Sequence[Entry], cause: Cause) -> None:
        """Go on by lines that are no answers."""
        ahead = self.playing().fork()
        await asyncio.to_thread(ahead.read, entries)
        await self._go_on(ahead, entries, cause)

    async def _go_on(self, ahead: JournaledMatch, entries: Sequence[Entry], cause: Cause) -> None:
        """Store it, let it be so, tell it. What could not be stored did not happen."""
        course = self.playing()
        standing = ahead.standing()
        undone = next((entry.value for entry in entries if entry.kind == UNDO), -1)
        over = standing.state == "over"
        step = Step(
            table=self.record.id,
            game=self.record.game,
            version=course.version,
            entries=entries,
            summary=standing,
            replay=await asyncio.to_thread(lambda: ahead.match.replay().to_bytes()) if over else None,
            keyframes=ahead.keyframes(course),
            back=undone,
        )
        self.doubt = True
        try:
            await self.service.store.append(step)
        except Overtaken as error:
            await self._catch_up()
            raise Refused(409, "stale-version", version=course.version, current=self.record.version) from error
        self.doubt = False
        self.course = ahead
        self._stand()
        await self.told(cause, min(course.match.lines, ahead.match.lines))
        await self.service.bus.tell("moved", self.record.id)

    async def told(self, cause: Cause, first: int) -> None:
        """Tell everybody here how the table stands now, and let a bot think if it is asked."""
        assert self.course is not None
        self.used = self.service.clock()
        await self.tell_update(cause, first)
        if self.course.match.over:
            self.tell_table()
        self.service.wake(self)

    # What other processes did.

    async def sync(self) -> None:
        """Read what was added to the journal elsewhere."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        course = self.course
        if course is None:
            return
        entries = await self.service.store.journal(self.record.id, course.version)
        if entries:
            ahead = course.fork()
            try:
                await asyncio.to_thread(ahead.read, entries)
                self.course = ahead
            except IllegalAnswer:
                await self.load()
            self._stand()
        self.doubt = False
        if entries:
            undone = any(entry.kind == UNDO for entry in entries)
            await self.told("undo" if undone else "answer", 0 if undone else course.match.lines)

    async def refresh(self, record: Record | None = None) -> None:
        """Read the seats again; begin the game if it has begun."""
        async with self.lock:
            found = record or await self.service.store.table(self.record.id)
            if found.seated < self.record.seated:
                return  # an older word than the one that we have
            self.record = found
            began = self.course is None and self.record.state != "open"
            if began:
                await self.load()
            elif self.course is not None:
                self._stand()
            self._recognise_all()
            self.tell_table()
            if began:
                await self.told("hello", 0)
            else:
                self.service.wake(self)

    def _recognise_all(self) -> None:
        """Seats may have changed hands: who lost one goes on as a spectator."""
        for guest in self.guests:
            held = guest.held
            self.recognise(guest)
            if guest.held != held:
                self.presence.go(held)
                self.presence.come(guest.held)
                guest.send(self.welcome(guest))
                if (update := self.update(guest, "hello", 0)) is not None:
                    guest.send(update)


def _watches(guest: Guest) -> bool:
    """Those who play are told first."""
    return not guest.held
