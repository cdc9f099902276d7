"""Opening a table: from a wish to a record, checked as far as it can be before anybody sits down."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace

from kantyna.games.registry import game
from kantyna.kernel.ids import Seat as SeatId
from kantyna.kernel.spec import GameSpec
from kantyna.play.match import Match
from kantyna.play.match_setup import fresh_seed
from kantyna.play.replay import Replay
from kantyna.server.errors import Refused
from kantyna.server.localization import cached_speaker
from kantyna.server.outside_names import outside_names
from kantyna.server.player_names import cleaned
from kantyna.server.protocol.lobby import CreateTable, SeatWish
from kantyna.server.protocol.replays import Branch
from kantyna.server.records import ANSWER, Entry, Kept, Record, Seat
from kantyna.server.store import Store
from kantyna.server.tokens import hashed, new_name


async def open_table(
    store: Store, wish: CreateTable, token: str, account: str | None, most_tables: int, opener: str = ""
) -> Record:
    """A new table with its creator's seats taken."""
    spec = game(wish.game)
    seed = fresh_seed()
    # Set-up complains of what the game doesn't have; the table laid here is only a trial.
    spec.new(wish.variant, len(wish.seats), dict(wish.settings), seed)
    key = hashed(token)
    seats: list[Seat] = []
    for place, one in enumerate(wish.seats):
        seats.append(await _seat(store, wish, one, place, key, account))
    _tell_apart(seats)
    record = _record(spec, wish.variant, dict(wish.settings), seed, wish.language, key, seats)
    record.undo, record.hints, record.listed = wish.undo, wish.hints, wish.listed
    record.opener = opener
    await store.create(record, account=account, most_tables=most_tables)
    return record


async def _seat(store: Store, wish: CreateTable, one: SeatWish, place: int, key: str, account: str | None) -> Seat:
    if one.kind in ("human", "hot-seat"):
        if account is not None:
            return Seat("bot", account, 0, key, account)
        return Seat(one.kind, called(one.name, wish.language, place), 0, key)
    if one.kind == "level":
        return Seat("level", bot_name(wish.language, one.level), one.level)
    if one.kind == "bot":
        invited = await store.bot_named(cleaned(one.name))
        if invited is None:
            raise Refused(422, "no-such-bot", name=one.name)
        return Seat("bot", invited, 0, None, invited)
    if one.kind == "player":
        known = outside_names()
        if one.name not in known:
            raise Refused(422, "no-such-player", name=one.name, known=", ".join(known) or "–")
        return Seat("player", one.name, 0, None, one.name)
    return Seat("open", "")


def called(name: str, language: str, place: SeatId) -> str:
    """A person's name, or what a person without one is called."""
    return cleaned(name) or cached_speaker(language).speaker.text(None, "player-name", n=place + 1)


def bot_name(language: str, level: int) -> str:
    return cached_speaker(language).speaker.text(None, f"bot-name-{level}")


def _tell_apart(seats: Sequence[Seat]) -> None:
    """Two bots of one level, or of one name, get numbers."""
    seen: dict[str, int] = {}
    for seat in seats:
        if seat.ours:
            seen[seat.name] = seen.get(seat.name, 0) + 1
            if seen[seat.name] > 1:
                seat.name = f"{seat.name} {seen[seat.name]}"


def _record(
    spec: GameSpec,
    variant: str,
    settings: dict[str, int | str],
    seed: int,
    language: str,
    host: str,
    seats: list[Seat],
) -> Record:
    now = int(time.time())
    return Record(
        id=new_name(),
        game=spec.name,
        variant=variant,
        settings=settings,
        seed=seed,
        language=language,
        undo="consent",
        hints=True,
        listed=True,
        host=host,
        created=now,
        changed=now,
        state="open" if any(seat.free for seat in seats) else "playing",
        rules=spec.rules_number,
        seats=seats,
    )


async def open_again(store: Store, over: Record, host: str) -> Record:
    """The same table laid anew for the same people, whose tokens stay good; bots of others are invited again.

    Whoever wishes it first lays it, for the rest it is there. Tells the table that is over.
    """
    seats = [replace(seat, token=None if seat.kind == "bot" else seat.token) for seat in over.seats]
    record = _record(game(over.game), over.variant, dict(over.settings), fresh_seed(), over.language, host, seats)
    record.undo, record.hints, record.listed = over.undo, over.hints, over.listed
    record.opener = over.opener
    return await store.follow(over.id, record)


async def branch_off(
    store: Store, replay: Replay, match: Match, frames: Sequence[Kept], wish: Branch, token: str, opener: str
) -> Record:
    """A table that stands where a replay stood at a step; one seat is taken, bots take the others."""
    if wish.step > len(replay.answers):
        raise Refused(422, "no-such-step", step=wish.step, steps=len(replay.answers))
    if wish.seat >= replay.seats:
        raise Refused(422, "no-such-seat", seat=wish.seat + 1, seats=replay.seats)
    key = hashed(token)
    seats = [
        Seat("human", called(wish.name, wish.language, place), 0, key)
        if place == wish.seat
        else Seat("level", bot_name(wish.language, wish.level), wish.level)
        for place in range(replay.seats)
    ]
    _tell_apart(seats)
    spec = game(replay.game)
    record = _record(spec, replay.variant, dict(replay.settings), replay.seed, wish.language, key, seats)
    record.listed = False
    record.opener = opener
    entries = await asyncio.to_thread(_entries, match, wish.step)
    record.version = len(entries)
    await store.create(record, entries, frames=[frame for frame in frames if frame.count <= wish.step])
    return record


def _entries(match: Match, step: int) -> list[Entry]:
    """The first answers of a match as lines of a journal."""
    return [Entry(ANSWER, one.seat, one.code) for one in match.given[:step]]
