"""What an effect says of itself: a message key with numbers and nested parts, never a finished sentence."""

from __future__ import annotations


class Said:
    """*key* names a message; *numbers* and *names* fill it; *parts* are rendered first and joined in its place.

    A key may be that of an idiom, which a language has or has not; *plain* is what is said without it.
    """

    def __init__(
        self,
        key: str,
        numbers: dict[str, int] | None = None,
        names: dict[str, str] | None = None,
        parts: dict[str, list[Said]] | None = None,
        plain: Said | None = None,
    ) -> None:
        self.key = key
        self.numbers = numbers if numbers is not None else {}
        """Amounts, for plurals."""
        self.names = names if names is not None else {}
        """Message keys of single words (a faction, a zone), rendered before they are put in."""
        self.parts = parts if parts is not None else {}
        """Nested texts."""
        self.plain = plain
