"""Decks as files: text as pasted from the public deck site, the site's JSON, a saved object of Tabletop Simulator, a
table's setting."""

from __future__ import annotations

from kantyna.games.common.deck_list import BadDeck, Reading, read_json
from kantyna.games.destiny.decks.pasted import from_text
from kantyna.games.destiny.decks.simulator import from_simulator, is_saved_object
from kantyna.games.destiny.decks.slots import from_slots


def read_deck(text: str, called: dict[str, list[str]]) -> Reading:
    """A deck in any of the formats; *called* are the names of each card, by its key, in all languages."""
    start = text.lstrip("\ufeff \t\r\n")
    if start.startswith("<"):  # a page or a file of another game
        raise BadDeck("deck-no-cards")
    if not start.startswith(("{", "[")):
        return from_text(start, called)
    data = read_json(start)
    return Reading(from_simulator(data) if is_saved_object(data) else from_slots(data), [])
