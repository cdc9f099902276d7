"""Keyframes of long games, the processes that are alive, who opened a table, and how often its seats changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keyframes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("count", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("origin", sa.String(32), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("opener", sa.String(8), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("seated", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("seated")
        tables.drop_column("opener")
    op.drop_table("processes")
    op.drop_table("keyframes")
