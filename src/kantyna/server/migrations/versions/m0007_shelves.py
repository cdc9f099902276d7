"""Decks that people keep on the server, under a key of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "shelves",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("shelves_touched", "shelves", ["touched"])
    op.create_table(
        "kept_decks",
        sa.Column("owner", sa.String(64), sa.ForeignKey("shelves.owner", ondelete="CASCADE"), primary_key=True),
        sa.Column("id", sa.String(36), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("picks", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("kept_decks")
    op.drop_table("shelves")
