"""Keys to seats and accounts, and the names of tables: nobody guesses them, and the database knows only their hash."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters that nobody takes for one another when reading them aloud."""

NAME_LENGTH: Final = 16


def new_token() -> str:
    """192 bits by chance."""
    return secrets.token_urlsafe(24)


def new_name() -> str:
    """The name of a table or a replay: 79 bits, short enough for a link."""
    return "".join(secrets.choice(ALPHABET) for _ in range(NAME_LENGTH))


def is_name(text: str) -> bool:
    return len(text) == NAME_LENGTH and all(letter in ALPHABET for letter in text)


def hashed(token: str) -> str:
    """What is stored. A token has too much chance in it to be tried out, so a plain hash is enough."""
    return blake2b(token.encode("utf-8", "surrogatepass"), digest_size=32).hexdigest()
