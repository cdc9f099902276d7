"""How a server is set up: from the command line and a few variables of the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from importlib.util import find_spec
from pathlib import Path

from limits import parse
from platformdirs import user_data_path

from kantyna.kernel.errors import KantynaError
from kantyna.play.files import reason


@dataclass(frozen=True)
class Limits:
    """What one address, connection or bot may do; each is written as the ``limits`` library reads it."""

    create_table: str = "30/minute"
    join_table: str = "60/minute"
    create_bot: str = "20/day"
    upload_replay: str = "20/minute"
    call: str = "600/minute"
    """Requests of one address to the API, all together."""
    connect: str = "120/minute"
    frame: str = "120/10 second"
    """Frames of one connection."""
    hint: str = "12/minute"
    """Hints for one seat."""
    bot_tables: int = 8
    """Tables at which a bot account may play at once."""
    bot_answers: str = "20000/day"


MOST_PACE = 10_000
"""Milliseconds; nobody waits longer for a move that is known already."""


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; the defaults are those of a table at home."""

    database: str
    bus: str = ""
    """Redis, where several processes serve one set of tables; nothing: one process."""
    public_url: str = ""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may call this server."""
    loopback: bool = True
    """Only this machine can reach the server, so only its own names are believed."""
    proxied: bool = False
    """A proxy in front says who calls."""
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    pace: float = 0.4
    """Seconds for which a move of a bot is shown at least."""
    gone: int = 60
    """Seconds after which the seat of somebody who is away may be given to a bot."""
    idle: int = 300
    """Seconds after which a table without visitors leaves the memory; it stays in the database."""
    limits: Limits = field(default_factory=Limits)


def data_folder() -> Path:
    """Where this user's tables are kept."""
    return user_data_path("kantyna", appauthor=False)


def database_url(data: str | Path | None, environment: Mapping[str, str] = os.environ) -> str:
    """The database: an address of one, or a folder in which a file is kept; by default the user's own."""
    if data is None and environment.get("KANTYNA_DATABASE"):
        data = environment["KANTYNA_DATABASE"]
    if isinstance(data, str) and "://" in data:
        for scheme in ("postgresql+asyncpg://", "sqlite://"):
            if data.startswith(scheme):
                return data
        for scheme in ("postgresql://", "postgres://"):
            if data.startswith(scheme):
                return "postgresql+asyncpg://" + data.removeprefix(scheme)
        raise KantynaError("server-database", scheme=data.split("://", 1)[0])
    folder = Path(data) if data is not None else data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise KantynaError("server-folder", folder=str(folder), reason=reason(error)) from error
    return f"sqlite:///{folder / 'tables.sqlite'}"


def from_environment(
    data: str | Path | None,
    public_url: str = "",
    loopback: bool = True,
    environment: Mapping[str, str] = os.environ,
) -> Settings:
    """The settings of a server that is being started."""
    bus = environment.get("KANTYNA_BUS", "")
    if bus and not bus.startswith(("redis://", "rediss://", "unix://")):
        raise KantynaError("server-bus", found=bus.split("://", 1)[0])
    if public_url and not public_url.startswith(("http://", "https://")):
        raise KantynaError("server-public-url", found=public_url)
    thinkers = environment.get("KANTYNA_THINKERS", "")
    if thinkers and not (thinkers.isdecimal() and 1 <= int(thinkers) <= 64):
        raise KantynaError("server-thinkers", found=thinkers)
    pace = environment.get("KANTYNA_PACE", "")
    if pace and not (pace.isdecimal() and int(pace) <= MOST_PACE):
        raise KantynaError("server-pace", found=pace, most=MOST_PACE)
    database = database_url(data, environment)
    if bus:
        need("redis", "redis")
    if database.startswith("postgresql"):
        need("asyncpg", "postgres")
    return Settings(
        database=database,
        bus=bus,
        public_url=public_url.rstrip("/"),
        origins=tuple(filter(None, environment.get("KANTYNA_ORIGINS", "").split(","))),
        loopback=loopback,
        proxied=environment.get("KANTYNA_PROXIED", "") == "1",
        thinkers=int(thinkers) if thinkers else Settings.thinkers,
        pace=int(pace) / 1000 if pace else Settings.pace,
        limits=read_limits(environment.get("KANTYNA_LIMITS", "")),
    )


def need(module: str, extra: str) -> None:
    """What only some servers need is an extra of the package."""
    if find_spec(module) is None:
        raise KantynaError("server-extra", module=module, extra=extra)


def read_limits(written: str) -> Limits:
    """Limits other than ours: ``create_table=100/minute,bot_tables=20``."""
    limits = Limits()
    known = {one.name for one in fields(Limits)}
    for part in filter(None, written.split(",")):
        name, _, value = (piece.strip() for piece in part.partition("="))
        if name not in known:
            raise KantynaError("server-limits", found=part, known=", ".join(sorted(known)))
        if name == "bot_tables":
            if not (value.isdecimal() and 1 <= int(value) <= 1000):
                raise KantynaError("server-limit-value", found=part)
            limits = replace(limits, bot_tables=int(value))
            continue
        try:
            parse(value)
        except ValueError as error:
            raise KantynaError("server-limit-value", found=part) from error
        limits = Limits(**{**asdict(limits), name: value})
    return limits
