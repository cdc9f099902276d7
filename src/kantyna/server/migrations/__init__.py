"""How the database came to be what ``schema`` says, step by step; alembic walks those that are new."""

LATEST = "0008"
"""The last step: a database that stands there needs no walk, and a start no alembic."""
