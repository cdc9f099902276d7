"""What the end of a line must not part: in Polish a one-letter word and the next, a number and what it counts.

For texts that flow into lines of any length, as on the page and in a terminal's plain lines. What is copied, searched
and piped keeps plain spaces, and so does the drawn table of the terminal: its library parts lines at this space too.
"""

from __future__ import annotations

import re
from typing import Final

NO_BREAK: Final = "\N{NO-BREAK SPACE}"

# `web/src/typography.ts` has the same for the page's own words.
_FOUR_DIGITS: Final = re.compile(rf"(?<![\d{NO_BREAK}])(\d){NO_BREAK}(\d{{3}})(?![\d{NO_BREAK}])")
_BOUND: Final = {"pl": re.compile(r"(?<!\w)([aiouwz]) (?=\S)|(?<=\d) (?=\w)", re.IGNORECASE)}


def figures(language: str, text: str) -> str:
    """Numbers as the language prints them, with plain spaces: Polish parts thousands from five digits on."""
    return _FOUR_DIGITS.sub(r"\1\2", text).replace(NO_BREAK, " ") if language == "pl" else text


def bind(language: str, text: str) -> str:
    """The text with spaces that don't break where the language wants none to."""
    bound = _BOUND.get(language)
    return bound.sub(rf"\g<1>{NO_BREAK}", text) if bound is not None else text
