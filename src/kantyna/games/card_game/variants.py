"""How a table is laid out."""

from __future__ import annotations

from typing import Final

import kantyna.games.card_game.cards  # the book must be full before a table is laid  # noqa: F401
from kantyna.games.card_game.book import KIND, NUMBER_OF, PROGRAM, SIDE
from kantyna.games.card_game.decks import Deck, read_code
from kantyna.games.card_game.nodes import N_GAME
from kantyna.games.card_game.table import CardGame, copies_of
from kantyna.games.card_game.words import (
    AFFILIATION,
    DARK,
    LIGHT,
    OBJECTIVE,
    SIDES,
    Z_AFFILIATION,
    Z_DECK,
    Z_OBJECTIVE_DECK,
)
from kantyna.kernel.core import fresh
from kantyna.kernel.engine import drain
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NO_CARD, NOBODY, DefId
from kantyna.kernel.rng import Dice, seeded
from kantyna.kernel.spec import Setting, Variant

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
VARIANTS: Final = [Variant("duel", 2, 2, DEFAULTS, False, SAMPLES, CHOICES)]


def check(name: str, seats: int, settings: dict[str, Setting]) -> None:
    """Is there such a way to play, for so many, with such settings?"""
    if name != "duel":
        raise BadSetup("setup-unknown-variant", name=name, known="duel")
    if seats != 2:
        raise BadSetup("setup-seats", name=name, seats=seats, fewest=2, most=2)
    for key, value in settings.items():
        if key not in DEFAULTS:
            raise BadSetup("setup-unknown-setting", name=name, setting=key, known=", ".join(DEFAULTS))
        if key == "mulligan" and value not in (0, 1):
            raise BadSetup("setup-bad-setting", name=name, setting=key, value=str(value), least=0, most=1)
        if key == "wording" and value not in WORDINGS:
            raise BadSetup("setup-bad-choice", name=name, setting=key, value=str(value), known=", ".join(WORDINGS))


def new_table(variant: str, seats: int, settings: dict[str, Setting], seed: int, log: Log | None = None) -> CardGame:
    """Both decks shuffled, then drained to the first question of set-up."""
    check(variant, seats, settings)
    chosen = {**DEFAULTS, **settings}
    dice = Dice(seed)
    decks = [read_code(str(chosen[SIDES[side]]), side, dice) for side in (DARK, LIGHT)]
    table = empty_table(card_list(decks), WORDINGS.index(str(chosen["wording"])), int(chosen["mulligan"]))
    table.rng = seeded(seed)
    for side in (DARK, LIGHT):
        table.shuffle(table.objective_deck[side])
        table.shuffle(table.deck[side])
    table.stack.append(Frame(N_GAME, DARK))
    drain(table, log or Log(True))
    return table


def card_list(decks: list[Deck]) -> list[DefId]:
    """The definition of every card; a card's id is its place here: the dark deck, then the light one."""
    return [NUMBER_OF[key] for deck in decks for key in deck.cards()]


def empty_table(defs: list[DefId], printed: int, mulligan: int) -> CardGame:
    """A table before set-up: everything in its deck, in order; only the affiliation cards are in play."""
    count = len(defs)
    owner = [SIDE[number] for number in defs]
    zone = [Z_DECK] * count
    deck: list[list[int]] = [[], []]
    objective_deck: list[list[int]] = [[], []]
    affiliation = [NO_CARD, NO_CARD]
    known = [0] * count
    for card, number in enumerate(defs):
        kind = KIND[number]
        if kind == AFFILIATION:
            zone[card] = Z_AFFILIATION
            affiliation[owner[card]] = card
            known[card] = EVERYBODY
        elif kind == OBJECTIVE:
            zone[card] = Z_OBJECTIVE_DECK
            objective_deck[owner[card]].append(card)
        else:
            deck[owner[card]].append(card)
    core = fresh(PROGRAM, defs)
    core.known = known
    return CardGame(
        core,
        owner,
        copies_of(defs),
        printed,
        mulligan,
        zone,
        [NO_CARD] * count,
        [0] * count,
        [0] * count,
        [0] * count,
        [0] * count,
        [0] * count,
        [0] * count,
        deck,
        [[], []],
        [[], []],
        objective_deck,
        [[], []],
        [[], []],
        [[], []],
        [[], []],
        [[], []],
        [[], []],
        affiliation,
        [],
        [],
        DARK,
        0,
        0,
        -1,
        0,
        0,
        LIGHT,
        NO_CARD,
        0,
        NOBODY,
        [],
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
        0,
        [],
        [],
    )
