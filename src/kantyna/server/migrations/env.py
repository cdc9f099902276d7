"""Run by alembic, on the connection that the server gives it."""

from __future__ import annotations

from alembic import context

from kantyna.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
