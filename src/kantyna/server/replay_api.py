"""Routes of the API: replays."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Annotated

from fastapi import Path, Query, Request, Response

from kantyna.play.replay import Replay
from kantyna.server.errors import no_such_replay
from kantyna.server.fair_queue import Asker, mark
from kantyna.server.lobby_api import base_url, seated
from kantyna.server.protocol.lobby import Seated
from kantyna.server.protocol.replays import AnalysisState, Branch, ReplayInfo, ReplayStep, ReplayStory, ReplayUploaded
from kantyna.server.records import Kept
from kantyna.server.replay_viewer import ReplayViewer
from kantyna.server.routes import JSON, AskedLanguage, Routes, body, caller, language_of, read, reply, service_of
from kantyna.server.table_creation import branch_off
from kantyna.server.table_loading import keyed, load_viewer, replay_file
from kantyna.server.table_service import TableService
from kantyna.server.tokens import is_name, new_name, new_token

routes = Routes("replays")

MOST_BYTES = 1024 * 1024
"""The longest replay file: far longer than any game."""
KEPT = 20
"""Viewers that stay at hand."""

ReplayName = Annotated[str, Path(max_length=64, description="The replay's name; a finished table's is the table's.")]
Eyes = Annotated[
    int, Query(alias="seat", ge=-2, lt=6, description="Through whose eyes; -1: a spectator's; -2: all seats'.")
]

_viewers: OrderedDict[str, ReplayViewer] = OrderedDict()


async def viewer(service: TableService, name: str) -> ReplayViewer:
    """A replay ready to be looked at."""
    if not is_name(name):
        raise no_such_replay(name)
    found = _viewers.get(name)
    if found is None:
        found = await load_viewer(service, name)
        _viewers[name] = found
        if len(_viewers) > KEPT:
            _viewers.popitem(last=False)
    _viewers.move_to_end(name)
    return found


@routes.route("GET", "/replays/{replay}", "A finished game: seats, turns, result.", ReplayInfo, fails=(404,))
async def read_replay(request: Request, replay: ReplayName, language: AskedLanguage = None) -> Response:
    return reply((await viewer(service_of(request), replay)).info(language_of(request)))


@routes.route(
    "GET", "/replays/{replay}/steps/{step}", "The table at a step, as one seat knew it.", ReplayStep, fails=(404,)
)
async def read_step(
    request: Request,
    replay: ReplayName,
    step: Annotated[int, Path(ge=0, le=10**6)],
    seat: Eyes = -1,
    language: AskedLanguage = None,
) -> Response:
    shown = await viewer(service_of(request), replay)
    return reply(await asyncio.to_thread(shown.step, step, seat, language_of(request)))


@routes.route(
    "GET", "/replays/{replay}/story", "The story as one seat knows it, a page at a time.", ReplayStory, fails=(404,)
)
async def read_story(
    request: Request,
    replay: ReplayName,
    seat: Eyes = -1,
    first: Annotated[int, Query(ge=0, le=10**7, description="The first line of the page.")] = 0,
    language: AskedLanguage = None,
) -> Response:
    shown = await viewer(service_of(request), replay)
    return reply(await asyncio.to_thread(shown.story, seat, language_of(request), first))


@routes.route(
    "GET",
    "/replays/{replay}/file",
    "The replay file itself; of a game begun under other rules, too.",
    None,
    fails=(404,),
)
async def download_replay(request: Request, replay: ReplayName) -> Response:
    if not is_name(replay):
        raise no_such_replay(replay)
    data = await replay_file(service_of(request).store, replay)
    headers = {"Content-Disposition": f'attachment; filename="kantyna-{replay}.json"'}
    return Response(data, 200, headers, JSON)


@routes.route("POST", "/replays", "Bring a replay file.", ReplayUploaded, status=201, fails=(408, 413))
async def upload_replay(request: Request, language: AskedLanguage = None) -> Response:
    """It is played through first: every proof in it must hold."""
    service = service_of(request)
    await service.limits.hit("upload_replay", caller(request))
    sent = await read(request, MOST_BYTES)
    await service.limits.hit("upload_kilobytes", caller(request), len(sent) // 1024 + 1)
    kept = await asyncio.to_thread(Replay.from_bytes, sent)
    asker = Asker(mark(caller(request)), "", people=False)
    frames = keyed(await service.thinkers.wind(kept, asker, verify=True))
    name = new_name()
    data = await asyncio.to_thread(kept.to_bytes)
    await service.store.add_replay(name, kept.game, data, [Kept(count, count, frame) for count, frame in frames])
    shown = await viewer(service, name)
    return reply(ReplayUploaded(shown.info(language_of(request)), f"{base_url(request)}/replay/{name}"), 201)


@routes.route(
    "GET",
    "/replays/{replay}/analysis",
    "The analysis of a finished game, or how far it is.",
    AnalysisState,
    fails=(404,),
)
async def read_analysis(request: Request, replay: ReplayName, language: AskedLanguage = None) -> Response:
    service = service_of(request)
    return reply(await service.analyses.state(await viewer(service, replay), language_of(request)))


@routes.route(
    "POST", "/replays/{replay}/analysis", "Let a finished game be analysed, beside everything else.", AnalysisState,
    status=202, fails=(404,),
)  # fmt: skip
async def begin_analysis(request: Request, replay: ReplayName, language: AskedLanguage = None) -> Response:
    """It is made once and kept with the replay; ask again how far it is."""
    service = service_of(request)
    await service.limits.hit("analyse_replay", caller(request))
    shown = await viewer(service, replay)
    await service.analyses.begin(shown, Asker(mark(caller(request)), replay, people=False))
    return reply(await service.analyses.state(shown, language_of(request)), 202)


@routes.route(
    "GET",
    "/replays/{replay}/analysis/lines/{step}/{at}",
    "The table after so many answers of the better line that begins at a step.",
    ReplayStep,
    fails=(404,),
)
async def read_line(
    request: Request,
    replay: ReplayName,
    step: Annotated[int, Path(ge=0, le=10**6, description="The step of a mistake.")],
    at: Annotated[int, Path(ge=0, le=1000, description="Answers of the line; 0: the table before the mistake.")],
    seat: Eyes = -1,
    language: AskedLanguage = None,
) -> Response:
    service = service_of(request)
    shown = await viewer(service, replay)
    return reply(await service.analyses.line(shown, step, at, seat, language_of(request)))


@routes.route("POST", "/replays/{replay}/branches", "Play on from a step against bots.", Seated, Branch, 201, (404,))
async def create_branch(request: Request, replay: ReplayName, language: AskedLanguage = None) -> Response:
    service = service_of(request)
    wish = await body(request, Branch)
    await service.limits.hit("create_table", caller(request))
    shown = await viewer(service, replay)
    token = new_token()
    opener = mark(caller(request))
    record = await branch_off(service.store, shown.replay, shown.match, shown.frames, wish, token, opener)
    return reply(seated(request, await service.table(record.id), token), 201)
