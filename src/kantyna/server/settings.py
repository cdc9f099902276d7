"""How a server is set up: from the command line and a few variables of the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from importlib.util import find_spec
from pathlib import Path

from limits import parse_many
from platformdirs import user_data_path
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from kantyna.kernel.errors import KantynaError
from kantyna.play.files import reason
from kantyna.server.networks import THIS_MACHINE, Networks, networks
from kantyna.server.protocol.addresses import is_page

FORMS = ("plain", "json")
LEVELS = ("debug", "info", "warning", "error")


@dataclass(frozen=True)
class Limits:
    """What one address, connection or bot may do; each is written as the ``limits`` library reads it."""

    create_table: str = "30/minute;1000/day"
    join_table: str = "60/minute"
    create_bot: str = "20/day"
    upload_replay: str = "20/minute;200/day"
    upload_kilobytes: str = "20000/day"
    """Of replays that one address brings."""
    measure_deck: str = "6/minute;100/day"
    """Decks tried against the ready ones."""
    create_shelf: str = "20/day"
    keep_deck: str = "60/minute;1000/day"
    """Decks written on shelves."""
    analyse_replay: str = "6/minute;60/day"
    call: str = "600/minute"
    """Requests of one address to the API, all together."""
    connect: str = "120/minute"
    sockets: int = 200
    """Connections of one address at once, where strangers can reach the server."""
    frame: str = "120/10 second"
    """Frames of one connection."""
    lines: str = "3000/minute;200000/day"
    """Answers and undos of one address, where strangers can reach the server: each is a line that is kept."""
    hint: str = "12/minute"
    """Hints for one seat."""
    bot_tables: int = 8
    """Tables at which a bot account may play at once."""
    bot_answers: str = "20000/day"


@dataclass(frozen=True)
class Keep:
    """For how many days what nobody touches is kept; 0: for ever."""

    waiting: int = 14
    """Tables whose game has not begun."""
    playing: int = 90
    """Games that nobody goes on with."""
    over: int = 30
    """Tables whose game is over; the replay stays."""
    replays: int = 365
    decks: int = 365
    """Shelves of decks that nobody looks at."""


FOR_EVER = Keep(0, 0, 0, 0, 0)
"""At home, nothing is taken away that nobody asked for."""

MOST_PACE = 10_000
"""Milliseconds; nobody waits longer for a move that is known already."""
MOST_DAYS = 36_500


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; the defaults are those of a table at home."""

    database: str
    bus: str = ""
    """Redis, where several processes serve one set of tables; nothing: one process."""
    public_url: str = ""
    house_url: str = ""
    """Where others in the house find a server that listens on the network and has no public address."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may call this server."""
    loopback: bool = True
    """Only this machine can reach the server, so only its own names are believed."""
    proxies: Networks = ()
    """Proxies in front that say who calls."""
    watchers: Networks = THIS_MACHINE
    """Who may read the metrics."""
    log: str = "plain"
    """Lines for people, or ``json``."""
    log_level: str = "warning"
    keep: Keep = FOR_EVER
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    pace: float = 0.4
    """Seconds that a bot takes at least where it may pass."""
    gone: int = 60
    """Seconds after which the seat of somebody who is away may be given to a bot."""
    idle: int = 300
    """Seconds after which a table without visitors leaves the memory; it stays in the database."""
    limits: Limits = field(default_factory=Limits)

    @property
    def at_home(self) -> bool:
        """Nobody but this machine's own people can come."""
        return self.loopback and not self.public_url and not self.proxies


def data_folder() -> Path:
    """Where this user's tables are kept."""
    return user_data_path("kantyna", appauthor=False)


def database_url(
    data: str | Path | None, environment: Mapping[str, str] = os.environ, *, make_folder: bool = True
) -> str:
    """The database: an address of one, or a folder in which a file is kept; by default the user's own."""
    if data is None and environment.get("KANTYNA_DATABASE"):
        data = environment["KANTYNA_DATABASE"]
    if isinstance(data, str) and "://" in data:
        for scheme in ("postgresql+asyncpg://", "sqlite://"):
            if data.startswith(scheme):
                return _readable(data)
        for scheme in ("postgresql://", "postgres://"):
            if data.startswith(scheme):
                return _readable("postgresql+asyncpg://" + data.removeprefix(scheme))
        raise KantynaError("server-database", scheme=data.split("://", 1)[0])
    folder = Path(data) if data is not None else data_folder()
    try:
        if make_folder:
            folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise KantynaError("server-folder", folder=str(folder), reason=reason(error)) from error
    return f"sqlite:///{folder / 'tables.sqlite'}"


def _readable(url: str) -> str:
    """The address of a database, if it is one. It is not told again: a password may be in it."""
    try:
        make_url(url)
    except (ArgumentError, ValueError) as error:
        raise KantynaError("server-database-address") from error
    return url


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
    if public_url and not is_page(public_url):
        raise KantynaError("server-public-url", found=public_url)
    sites = environment.get("KANTYNA_ORIGINS", "").split(",")
    origins = tuple(site.strip().rstrip("/") for site in sites if site.strip())
    for origin in origins:
        if not is_page(origin):
            raise KantynaError("server-origins", found=origin)
    thinkers = environment.get("KANTYNA_THINKERS", "")
    if thinkers and not (thinkers.isdecimal() and 1 <= int(thinkers) <= 64):
        raise KantynaError("server-thinkers", found=thinkers)
    log, level = environment.get("KANTYNA_LOG", "plain"), environment.get("KANTYNA_LOG_LEVEL", "warning").lower()
    if log not in FORMS:
        raise KantynaError("server-log", found=log, known=", ".join(FORMS))
    if level not in LEVELS:
        raise KantynaError("server-log-level", found=level, known=", ".join(LEVELS))
    pace = environment.get("KANTYNA_PACE", "")
    if pace and not (pace.isdecimal() and int(pace) <= MOST_PACE):
        raise KantynaError("server-pace", found=pace, most=MOST_PACE)
    database = database_url(data, environment)
    if bus:
        need("redis", "redis")
    if database.startswith("postgresql"):
        need("asyncpg", "postgres")
    settings = Settings(
        database=database,
        bus=bus,
        public_url=public_url.rstrip("/"),
        origins=origins,
        loopback=loopback,
        proxies=_networks(environment, "KANTYNA_PROXIED"),
        watchers=_networks(environment, "KANTYNA_METRICS") or THIS_MACHINE,
        log=log,
        log_level=level,
        thinkers=int(thinkers) if thinkers else Settings.thinkers,
        pace=int(pace) / 1000 if pace else Settings.pace,
        limits=read_limits(environment.get("KANTYNA_LIMITS", "")),
    )
    kept = FOR_EVER if settings.at_home else Keep()
    return replace(settings, keep=read_keep(environment.get("KANTYNA_KEEP", ""), kept))


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
        if isinstance(getattr(limits, name), int):
            if not (value.isdecimal() and 1 <= int(value) <= 100_000):
                raise KantynaError("server-limit-value", found=part)
            limits = Limits(**{**asdict(limits), name: int(value)})
            continue
        try:
            parse_many(value)
        except ValueError as error:
            raise KantynaError("server-limit-value", found=part) from error
        limits = Limits(**{**asdict(limits), name: value})
    return limits


def read_keep(written: str, keep: Keep) -> Keep:
    """Days other than ours: ``waiting=7,replays=0``."""
    known = {one.name for one in fields(Keep)}
    for part in filter(None, written.split(",")):
        name, _, value = (piece.strip() for piece in part.partition("="))
        if name not in known or not (value.isdecimal() and int(value) <= MOST_DAYS):
            raise KantynaError("server-keep", found=part, known=", ".join(sorted(known)), most=MOST_DAYS)
        keep = Keep(**{**asdict(keep), name: int(value)})
    return keep


def _networks(environment: Mapping[str, str], name: str) -> Networks:
    """Machines: ``1`` is this one, else addresses and networks with commas between."""
    written = environment.get(name, "")
    if written in ("0", "1"):
        return THIS_MACHINE if written == "1" else ()
    try:
        return networks(written)
    except ValueError as error:
        raise KantynaError("server-networks", name=name, found=written) from error
