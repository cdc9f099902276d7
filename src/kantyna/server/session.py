"""One WebSocket at one table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kantyna.games.registry import game
from kantyna.kernel.errors import KantynaError
from kantyna.kernel.ids import NOBODY
from kantyna.play.match_setup import fresh_seed
from kantyna.play.stops import Stops
from kantyna.server.bot_worker import Think
from kantyna.server.errors import Refused, TooMuch
from kantyna.server.fair_queue import Asker
from kantyna.server.guest import Guest
from kantyna.server.live_table import MOST_LINES, LiveTable
from kantyna.server.localization import cached_speaker
from kantyna.server.protocol.base import PROTOCOL
from kantyna.server.protocol.client_frames import (
    Answer,
    ClientFrame,
    EarlierStory,
    Hello,
    Hint,
    Hurry,
    Leave,
    Ping,
    Replace,
    SetStops,
    Speak,
    Undo,
    UndoAnswer,
    Why,
)
from kantyna.server.protocol.server_frames import Done, Explained, Hinted, Refusal, Story
from kantyna.server.routes import address
from kantyna.server.table_creation import bot_name
from kantyna.server.table_service import TableService
from kantyna.server.tokens import hashed
from kantyna.server.worker_pool import Stuck

FIRST_WORD: Final = 10.0
"""Seconds within which a connection must say hello."""
LONGEST: Final = 16 * 1024
"""Of a frame, in signs."""
PATIENCE: Final = 40
"""Frames over the limit after which a connection is ended."""

REFUSED: Final = 4400
TOO_MUCH: Final = 4429

log = logging.getLogger("kantyna.server")
_decoder: Final = msgspec.json.Decoder(ClientFrame)


class Session:
    """From hello to the end of the connection."""

    def __init__(self, service: TableService, socket: WebSocket, table: str) -> None:
        self.service = service
        self.socket = socket
        self.table = table
        self.name = secrets.token_hex(8)
        self.language = "en"
        self.over_limit = 0
        self.hinting: asyncio.Task[None] | None = None

    async def run(self) -> None:
        await self.socket.accept()
        try:
            hello = await asyncio.wait_for(self._hello(), FIRST_WORD)
            self.language = hello.language
            live = await self.service.table(self.table)
        except KantynaError as error:
            await self._end(error)
            return
        except (TimeoutError, WebSocketDisconnect):
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close(REFUSED)
            return
        await self._visit(live, hello)

    async def refuse(self, error: KantynaError) -> None:
        """Say why before ending the connection: a browser would not show it otherwise."""
        await self.socket.accept()
        await self._end(error)

    async def _hello(self) -> Hello:
        frame = await self._receive()
        if not isinstance(frame, Hello):
            raise Refused(400, "hello-first")
        if frame.protocol != PROTOCOL:
            raise Refused(400, "other-protocol", found=frame.protocol, known=PROTOCOL)
        return frame

    async def _end(self, error: KantynaError) -> None:
        self.service.metrics.failures.labels(error.key).inc()
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self.socket.send_text(msgspec.json.encode(cached_speaker(self.language).failure(error)).decode())
            await self.socket.close(TOO_MUCH if isinstance(error, TooMuch) else REFUSED)

    async def _receive(self) -> ClientFrame:
        """The next frame; Refused if it is none."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        if text is None:
            raise Refused(400, "bad-frame", reason="binary")
        if len(text) > LONGEST:
            raise Refused(413, "too-long", most=LONGEST)
        try:
            frame: ClientFrame = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused(400, "bad-frame", reason=str(error)) from error
        return frame

    async def _visit(self, live: LiveTable, hello: Hello) -> None:
        guest = Guest(hashed(hello.token) if hello.token else "", hello.language)
        async with live.lock:
            if hello.token and not live.recognise(guest):
                guest.send(cached_speaker(guest.language).failure(Refused(401, "token-unknown")))
            guest.send(live.welcome(guest))
            if (update := live.frame(guest, "hello", hello.since)) is not None:
                guest.send_bytes(update)
            await live.come(guest)
        sending = asyncio.create_task(self._send(guest))
        try:
            await self._listen(live, guest)
        except WebSocketDisconnect:
            pass
        finally:
            if self.hinting is not None:
                self.hinting.cancel()
            await live.go(guest)
            guest.cut_off()
            await sending

    async def _send(self, guest: Guest) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (data := await guest.queue.get()) is not None:
                if not guest.held:
                    await self.service.crowd.turn()
                await self.socket.send_text(data.decode())
            await self.socket.close(1013 if guest.slow else 1000)

    async def _listen(self, live: LiveTable, guest: Guest) -> None:
        while True:
            frame = 0
            try:
                asked = await self._receive()
                frame = 0 if isinstance(asked, Hello) else asked.id
                await self.service.here_limits.hit("frame", self.name)
                with self.service.metrics.frame_seconds.labels(asked.__struct_config__.tag).time():
                    await self._do(live, guest, asked)
            except TooMuch as error:
                self.over_limit += 1
                self._fail(guest, error, frame)
                if self.over_limit > PATIENCE:
                    return
            except KantynaError as error:
                self._fail(guest, error, frame)
                if error.key == "stale-version" and (update := live.update(guest, "hello", 0)) is not None:
                    guest.send(update)
            except WebSocketDisconnect:
                raise
            except Exception:
                # The table stands where it was stored last; whoever asked is told, and may go on.
                log.exception("a fault of ours at %s", live.record.id)
                self._fail(guest, Refused(500, "our-fault"), frame)

    def _fail(self, guest: Guest, error: KantynaError, frame: int) -> None:
        """Count it, and tell whoever asked."""
        self.service.metrics.failures.labels(error.key).inc()
        guest.send(cached_speaker(guest.language).failure(error, frame))

    async def _do(self, live: LiveTable, guest: Guest, asked: ClientFrame) -> None:
        match asked:
            case Answer():
                await self._count(live, guest, len(asked.codes))
                await live.answer(guest.held, asked.version, asked.codes)
            case Undo():
                await self._count(live, guest, 1)
                await live.undo(guest, asked.version)
            case UndoAnswer():
                await live.undo_answer(guest, asked.yes)
            case Why():
                guest.send(explain(live, guest, asked))
                return
            case EarlierStory():
                guest.send(await earlier(live, guest, asked))
                return
            case Hint():
                await self._hint(live, guest, asked)
                return
            case Leave():
                await leave(live, guest, asked.level)
            case Replace():
                await replace(live, guest, asked)
            case Speak():
                guest.language = asked.language
                if (update := live.update(guest, "hello", 0)) is not None:
                    guest.send(update)
            case SetStops():
                await set_stops(live, guest, asked)
            case Hurry():
                await live.hurry(guest, asked.on)
            case Hello():
                raise Refused(400, "hello-once")
            case Ping():
                pass
        guest.send(Done(asked.id))

    async def _count(self, live: LiveTable, guest: Guest, lines: int) -> None:
        if guest.held:
            await count_lines(live, guest, address(self.socket.scope), lines)

    async def _hint(self, live: LiveTable, guest: Guest, asked: Hint) -> None:
        course = live.playing()
        seat = course.match.pending_seat
        if not live.record.hints:
            raise Refused(403, "hints-off")
        if seat == NOBODY or seat not in guest.held:
            raise Refused(409, "hint-not-asked")
        if self.hinting is not None and not self.hinting.done():
            raise Refused(409, "hint-under-way")
        await self.service.limits.hit("hint", f"{live.record.id}/{seat}")
        self.hinting = self.service.spawn(self._advise(live, guest, asked.id, course.version))

    async def _advise(self, live: LiveTable, guest: Guest, frame: int, version: int) -> None:
        course = live.playing()
        match, seat = course.match, course.match.pending_seat
        asker = Asker(live.record.opener, live.record.id, people=True)
        try:
            advice = (await self.service.thinkers.think(Think.about(match, fresh_seed()), asker)).advice
            assert advice is not None, "who is asked for advice gives it"
        except Stuck as stuck:
            log.warning("no hint at %s: %s", live.record.id, stuck)
            self._fail(guest, Refused(500, "hint-failed"), frame)
            return
        if live.course is not course:
            self._fail(guest, Refused(409, "hint-too-late"), frame)
            return
        shown = course.shown(live.record, seat, guest.language)
        view = shown.view()
        texts = {option.code: option.text for option in view.decision.options} if view.decision is not None else {}
        other = texts.get(advice.other, "")
        seen = advice.facts(shown.names)
        speaker = cached_speaker(guest.language).speaker
        reason = speaker.advice(match.spec, advice.games, advice.chance, other, advice.other_chance, seen, advice.later)
        guest.send(Hinted(frame, version, advice.code, texts.get(advice.code, ""), reason))


async def count_lines(live: LiveTable, guest: Guest, who: str, lines: int) -> None:
    """Lines that somebody wants to add to a journal: each is kept, so there are so many and no more."""
    service = live.service
    if not service.settings.at_home:
        await service.here_limits.hit("lines", who, lines)
    account = next((live.record.seats[seat].account for seat in guest.held), None)
    if account is not None:
        await service.limits.hit("bot_answers", account)


def explain(live: LiveTable, guest: Guest, asked: Why) -> Explained:
    """What can't be done with a thing now, and why; told to nobody else."""
    course = live.playing()
    if guest.seat == NOBODY:
        raise Refused(403, "spectators-watch")
    match = course.match
    shown = course.shown(live.record, guest.seat, guest.language)

    def concerns(code: int, things: list[int], name: str) -> bool:
        if asked.code >= 0:
            return code == asked.code
        return asked.thing in things if asked.thing >= 0 else name == asked.name

    view = match.view(guest.seat)
    refusals = [
        Refusal(
            code=code,
            verb=option.verb,
            option=shown.words.option(shown.spec, option, shown.names, view),
            text=shown.words.speaker.refusal(shown.spec, refusal, shown.names),
            rule=refusal.rule,
        )
        for code, option, refusal in match.refusals(guest.seat)
        if concerns(code, option.cards, option.name)
    ]
    can = any(concerns(option.code, option.cards, option.name) for option in match.options(guest.seat))
    return Explained(asked.id, can, refusals)


async def earlier(live: LiveTable, guest: Guest, asked: EarlierStory) -> Story:
    course = live.playing()
    before = min(asked.before, course.match.lines)
    first = max(0, before - MOST_LINES)
    if not course.match.at_hand(first, before):
        await asyncio.to_thread(course.match.story, first, before)
    shown = course.shown(live.record, guest.seat, guest.language)
    return Story(asked.id, course.story(shown, first, before))


async def leave(live: LiveTable, guest: Guest, level: int) -> None:
    """Give all seats of a guest to bots."""
    if not guest.held:
        raise Refused(403, "spectators-watch")
    for seat in list(guest.held):
        await _give(live, seat, level)


async def set_stops(live: LiveTable, guest: Guest, asked: SetStops) -> None:
    """Keep where the guest's seats want to be asked; it takes effect at once."""
    if not guest.held:
        raise Refused(403, "spectators-watch")
    Stops(game(live.record.game), asked.wish, asked.places)
    stops = {"always": "always", "useful": "", "here": " ".join(["here", *asked.places])}[asked.wish]
    record = await live.service.store.set_stops(live.record.id, guest.held, stops)
    await live.service.seated(record)


async def replace(live: LiveTable, guest: Guest, asked: Replace) -> None:
    """Give the seat of somebody who has been away for long to a bot."""
    if not guest.held:
        raise Refused(403, "spectators-watch")
    live.playing()
    if asked.seat >= len(live.record.seats):
        raise Refused(422, "no-such-seat", seat=asked.seat + 1, seats=len(live.record.seats))
    if live.record.seats[asked.seat].ours:
        raise Refused(409, "seat-of-bot", seat=asked.seat + 1)
    gone = live.presence.gone(asked.seat)
    if gone < live.service.settings.gone:
        raise Refused(409, "seat-not-gone", seat=asked.seat + 1, seconds=live.service.settings.gone, gone=gone)
    await _give(live, asked.seat, asked.level)


async def _give(live: LiveTable, seat: int, level: int) -> None:
    was = live.record.seats[seat].kind
    called = bot_name(live.record.language, level)
    record = await live.service.store.give_to_bot(live.record.id, seat, level, called, was)
    await live.service.seated(record)
