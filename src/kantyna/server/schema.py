"""The tables of the database. What is stored of a game is its set-up and a journal of what was answered and undone."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("variant", String(64), nullable=False),
    Column("settings", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("language", String(2), nullable=False),
    Column("undo", String(8), nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(64), nullable=False),
    Column("state", String(8), nullable=False),
    Column("version", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("next", String(16), nullable=False, server_default=""),
    Column("opener", String(8), nullable=False, server_default=""),
    Column("seated", Integer, nullable=False, server_default="0"),
    Column("rules", Integer, nullable=False, server_default="1"),
    Index("tables_lobby", "listed", "state", "changed"),
    Index("tables_state", "state"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(24), nullable=False),
    Column("level", Integer, nullable=False),
    Column("token", String(64)),
    Column("account", String(24)),
    Column("stops", Text, nullable=False, server_default=""),
    Index("seats_account", "account"),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)

keyframes = Table(
    "keyframes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("count", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("origin", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

replays = Table(
    "replays",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
)

drafts = Table(
    "drafts",
    metadata,
    Column("id", ForeignKey("replays.id", ondelete="CASCADE"), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("done", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

shelves = Table(
    "shelves",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("touched", BigInteger, nullable=False),
    Index("shelves_touched", "touched"),
)

kept_decks = Table(
    "kept_decks",
    metadata,
    Column("owner", ForeignKey("shelves.owner", ondelete="CASCADE"), primary_key=True),
    Column("id", String(36), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("name", String(60), nullable=False),
    Column("picks", Text, nullable=False),
)

bots = Table(
    "bots",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("folded", String(24), nullable=False, unique=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)
