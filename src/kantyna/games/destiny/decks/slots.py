"""Decks in JSON as the public deck site gives them: under ``slots`` the code of each card with its numbers."""

from __future__ import annotations

import json

from kantyna.games.common.deck_list import DIGITS, SHOWN, BadDeck, DeckList
from kantyna.games.destiny.card_index import CARDS, NUMBER_OF
from kantyna.games.destiny.decks.deck import BY_CODE, Deck
from kantyna.games.destiny.decks.sets import newer_set
from kantyna.games.destiny.vocabulary import CHARACTER

MOST: int = 10**DIGITS - 1


def to_json(deck: DeckList) -> str:
    slots: dict[str, dict[str, int]] = {}
    for key, count in Deck(deck.picks).counts.items():
        card = CARDS[NUMBER_OF[key]]
        slots[card.code] = {"quantity": 1 if card.kind == CHARACTER and card.unique else count}
        if card.has_die:
            slots[card.code]["dice"] = count
    return json.dumps({"name": deck.name, "slots": slots}, ensure_ascii=False, indent=1) + "\n"


def from_slots(data: object) -> DeckList:
    """``slots`` by code, or as a list of rows with a code each; numbers may be plain."""
    slots = data.get("slots") if isinstance(data, dict) else None
    rows: list[tuple[object, object]] = []
    if isinstance(slots, dict):
        rows = list(slots.items())
    elif isinstance(slots, list):
        rows = [(row.get("code"), row) if isinstance(row, dict) else (None, row) for row in slots]
    if not rows:
        raise BadDeck("deck-no-slots")
    counts: dict[str, int] = {}
    for code, row in rows:
        key, count = _slot(code, row)
        counts[key] = counts.get(key, 0) + count
    return DeckList(counts, str(data.get("name") or "") if isinstance(data, dict) else "")


def _slot(code: object, row: object) -> tuple[str, int]:
    if not isinstance(code, str) or code not in BY_CODE:
        told = str(code)[:SHOWN]
        newer = newer_set(told)
        if newer:
            raise BadDeck("deck-newer-code", word=told, set=newer)
        raise BadDeck("deck-code", word=told)
    card = CARDS[NUMBER_OF[BY_CODE[code]]]
    count: object = row
    if isinstance(row, dict):
        count = row.get("quantity", row.get("qty"))
        if card.kind == CHARACTER and row.get("dice") is not None:
            count = row["dice"]
    if not isinstance(count, int) or isinstance(count, bool) or not 0 < count <= MOST:
        raise BadDeck("deck-slot", card=card.key)
    return card.key, count
