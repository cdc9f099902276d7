"""How a table is laid out."""

from __future__ import annotations

from typing import Final

import kantyna.games.card_game.cards  # the book must be full before a table is laid  # noqa: F401
from kantyna.games.card_game.card_index import NUMBER_OF
from kantyna.games.card_game.decks.deck import Deck, read_code
from kantyna.games.card_game.table import AFFILIATION_CARD, DECK, OBJECTIVE_DECK, CardBox, CardGame
from kantyna.games.card_game.turn.nodes import N_GAME
from kantyna.games.card_game.vocabulary import AFFILIATION, DARK, LIGHT, OBJECTIVE, SIDES
from kantyna.games.common.setup import check_seats
from kantyna.kernel.engine import drain
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.event import Log
from kantyna.kernel.ids import EVERYBODY, DefId
from kantyna.kernel.rng import Dice, seeded
from kantyna.kernel.table_cache import TableCache
from kantyna.kernel.variant import Setting, Variant

UNPACKED: Final[TableCache[CardGame]] = TableCache()

WORDINGS: Final = ["final", "printed"]
DEFAULTS: Final[dict[str, Setting]] = {"dark": "sith", "light": "jedi", "mulligan": 1, "wording": "final"}
SAMPLES: Final[list[dict[str, Setting]]] = [
    {"dark": "sith", "light": "jedi"},
    {"dark": "sith", "light": "rebel-alliance"},
    {"dark": "imperial-navy", "light": "jedi"},
    {"dark": "imperial-navy", "light": "rebel-alliance"},
    {"dark": "random", "light": "random"},
    {"dark": "random", "light": "random", "wording": "printed", "mulligan": 0},
]
"""Every pair of ready-made decks, decks by chance, and the older wording."""
CHOICES: Final[dict[str, list[Setting]]] = {
    "dark": ["sith", "imperial-navy", "random"],
    "light": ["jedi", "rebel-alliance", "random"],
    "mulligan": [1, 0],
    "wording": ["final", "printed"],
}


class Duel(Variant):
    """The dark side against the light side."""

    def __init__(self) -> None:
        super().__init__("duel", 2, 2, DEFAULTS, False, SAMPLES, CHOICES)


DUEL: Final = Duel()


def check(name: str, seats: int, settings: dict[str, Setting]) -> dict[str, Setting]:
    """The settings, those left out at their defaults, if there is such a way to play with them."""
    if name != DUEL.name:
        raise BadSetup("setup-unknown-variant", name=name, known=DUEL.name)
    check_seats(DUEL, seats)
    for key, value in settings.items():
        if key not in DEFAULTS:
            raise BadSetup("setup-unknown-setting", name=name, setting=key, known=", ".join(DEFAULTS))
        if key == "mulligan" and value not in (0, 1):
            raise BadSetup("setup-bad-setting", name=name, setting=key, value=str(value), least=0, most=1)
        if key == "wording" and value not in WORDINGS:
            raise BadSetup("setup-bad-choice", name=name, setting=key, value=str(value), known=", ".join(WORDINGS))
    return {**DEFAULTS, **settings}


def numbers(settings: dict[str, Setting]) -> list[int]:
    """What the table needs of the settings: the wording, and whether hands may be drawn anew."""
    return [WORDINGS.index(str(settings["wording"])), int(settings["mulligan"])]


def new_table(variant: str, seats: int, settings: dict[str, Setting], seed: int, log: Log) -> CardGame:
    """Both decks shuffled, then drained to the first question of set-up."""
    chosen = check(variant, seats, settings)
    dice = Dice(seed)
    decks = [read_code(str(chosen[SIDES[side]]), side, dice) for side in (DARK, LIGHT)]
    table = unpacked(numbers(chosen), card_list(decks))
    table.rng = seeded(seed)
    for side in (DARK, LIGHT):
        table.shuffle(OBJECTIVE_DECK[side])
        table.shuffle(DECK[side])
    table.push(N_GAME, DARK)
    drain(table, log)
    return table


def unpacked(settings: list[int], defs: list[DefId]) -> CardGame:
    """A table with both decks, nothing shuffled yet."""
    return UNPACKED.copy((*settings, *defs), lambda: unpack(empty_table(settings, defs)))


def unpack(table: CardGame) -> CardGame:
    """Every card to its pile."""
    for card in range(len(table.defs)):
        owner = table.owner[card]
        kind = table.printed[card].kind
        if kind == AFFILIATION:
            table.add(AFFILIATION_CARD[owner], card)
            table.set_known(card, EVERYBODY)
        else:
            table.add(OBJECTIVE_DECK[owner] if kind == OBJECTIVE else DECK[owner], card)
    table.refresh()
    return table


def card_list(decks: list[Deck]) -> list[DefId]:
    """The definition of every card; a card's id is its place here: the dark deck, then the light one."""
    return [NUMBER_OF[key] for deck in decks for key in deck.cards()]


def empty_table(settings: list[int], defs: list[DefId]) -> CardGame:
    """A table with every row empty; the Force is with the light side."""
    table = CardGame(CardBox(DUEL, 2, settings, defs))
    table.set_balance(LIGHT)
    return table
