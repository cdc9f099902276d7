"""A deck pasted as text, read line by line: headings, the name above them, troubles by line."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.deck_list import MOST_TROUBLES, BadDeck, DeckList, Line, Reading, is_heading, name_in

# What becomes of a line.
READ: Final = 0
PASSED_OVER: Final = 1
NAMES_DECK: Final = 2


class DeckText:
    """What the lines of a game's decks mean; one for each text, since a line may hang on those above it."""

    def __init__(self, headings: set[str], empty: str) -> None:
        self.headings = headings
        self.empty = empty
        """What is told of a text in which nothing is a card."""

    def sort(self, line: Line, at: int, above: bool) -> int:
        """What becomes of the line at a place, which stands above the first heading or not; headings are passed
        over."""
        raise NotImplementedError

    def read(self, line: Line) -> tuple[str, int]:
        """The card that a line means, and how often. Raises BadDeck."""
        raise NotImplementedError

    def deck(self, text: str, found: list[Line]) -> Reading:
        """The deck that the lines of a text tell. A line that can't be read is told; the others are read."""
        headed = [at for at, line in enumerate(found) if is_heading(line, self.headings)]
        first = headed[0] if headed else 0
        name = name_in(text)
        picks: dict[str, int] = {}
        troubles: list[BadDeck] = []
        for at, line in enumerate(found):
            fate = PASSED_OVER if at in headed else self.sort(line, at, at < first)
            if fate == NAMES_DECK:
                name = name or line.what
            if fate != READ:
                continue
            try:
                key, count = self.read(line)
            except BadDeck as error:
                troubles.append(error)
                if len(troubles) == MOST_TROUBLES:
                    break
            else:
                picks[key] = picks.get(key, 0) + count
        if not picks and not troubles:
            troubles.append(BadDeck(self.empty))
        return Reading(DeckList(picks, name), troubles)
