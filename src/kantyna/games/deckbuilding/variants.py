"""The ways to play and how each is laid out."""

from __future__ import annotations

from typing import Final

import kantyna.games.deckbuilding.cards  # the book must be full before a table is laid  # noqa: F401
from kantyna.games.common.setup import find
from kantyna.games.deckbuilding.book import CARDS, NUMBER_OF, PILOT, PROGRAM, STARTERS
from kantyna.games.deckbuilding.phases import PICK_BASES_NODE, TURN_NODE, lay_out
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.words import BASE, BEGINNER, FULL_CONTROL, PLACES, SECRET_BASES
from kantyna.kernel.core import fresh
from kantyna.kernel.engine import drain
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import BITS, EVERYBODY, NO_CARD, NOTHING, Seat
from kantyna.kernel.rng import seeded
from kantyna.kernel.spec import Setting, Variant

RANGES: Final = {"bases": (2, 5), "pay-off": (0, 1)}
"""The bases to destroy (a team must destroy twice as many), and whether neutral cards may be paid off."""


def _variant(name: str, bases: int, seats: int) -> Variant:
    choices: dict[str, list[Setting]] = {key: list(range(least, most + 1)) for key, (least, most) in RANGES.items()}
    return Variant(name, seats, seats, {"bases": bases, "pay-off": 0}, ours=seats == 4, choices=choices)


VARIANTS: Final = [
    _variant("beginner", 3, 2),
    _variant("full-control", 4, 2),
    _variant("secret-bases", 4, 2),
    _variant("teams-beginner", 3, 4),
    _variant("teams-full-control", 4, 4),
    _variant("teams-secret-bases", 4, 4),
]
MODES: Final = {
    "beginner": BEGINNER,
    "full-control": FULL_CONTROL,
    "secret-bases": SECRET_BASES,
    "teams-beginner": BEGINNER,
    "teams-full-control": FULL_CONTROL,
    "teams-secret-bases": SECRET_BASES,
}
START_BASES: Final = ["lothal", "dantooine"]


def variant_name(mode: int, seats: int) -> str:
    """The name of a way to play."""
    for variant in VARIANTS:
        if MODES[variant.name] == mode and variant.fewest == seats:
            return variant.name
    raise AssertionError("a table of no variant")


def card_list(seats: int) -> list[int]:
    """The definition of every card of a box, or of two for a team game; a card's id is its place here."""
    defs: list[int] = []
    for number, card in enumerate(CARDS):
        defs.extend([number] * (card.count * seats // 2))
    return defs


def foes_of(seats: int) -> list[list[Seat]]:
    """The seats of the other side; the sides alternate around the table."""
    return [[other for other in range(seats) if other % 2 != seat % 2] for seat in range(seats)]


def empty_table(mode: int, seats: int, goal: int, pay_off: int, defs: list[int]) -> Deckbuilding:
    """A table with every pile empty: the start of set-up, scenarios and determinization."""
    sight = [sum(BITS[other] for other in range(seats) if other % 2 == seat % 2) for seat in range(seats)]
    return Deckbuilding(
        fresh(PROGRAM, defs),
        seats,
        sight,
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        mode,
        goal,
        pay_off,
        foes_of(seats),
        [[] for _ in range(seats)],
        [NO_CARD] * seats,
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [[], []],
        [0] * seats,
        [0] * seats,
        [0] * len(defs),
        [0] * len(defs),
        [0] * len(defs),
        [],
        3,
        0,
        1,
        0,
        0,
        0,
        NOTHING,
        [NO_CARD] * PLACES,
        [],
        [],
        [],
        [],
        [],
    )


def new_table(name: str, seats: int, settings: dict[str, Setting], seed: int, log: Log | None = None) -> Deckbuilding:
    """Set up by the book and go on to the first question."""
    chosen = find(VARIANTS, name, seats, settings, RANGES)
    goal = chosen["bases"] * seats // 2
    table = empty_table(MODES[name], seats, goal, chosen["pay-off"], card_list(seats))
    table.rng = seeded(seed)
    deal(table)
    muted = Log(True)
    table.stack.append(Frame(TURN_NODE, 0))
    if table.mode == SECRET_BASES:
        table.stack.append(Frame(PICK_BASES_NODE, 0))
    else:
        lay_out(table, muted)
    drain(table, log or muted)
    return table


def deal(table: Deckbuilding) -> None:
    """Give everybody a starter deck and bases, and shuffle the decks."""
    given = [0] * len(CARDS)
    for card, definition in enumerate(table.defs):
        printed = CARDS[definition]
        if definition == PILOT:
            table.pilots.append(card)
            continue
        if definition >= STARTERS and printed.kind != BASE:
            table.galaxy.append(card)
            continue
        # The copies of one box belong to its two players: the seats of a side take turns.
        seat = printed.faction + 2 * (given[definition] // printed.count)
        given[definition] += 1
        if printed.kind != BASE:
            table.deck[seat].append(card)
        elif definition == NUMBER_OF[START_BASES[printed.faction]]:
            table.base[seat] = card
        elif table.mode == SECRET_BASES:
            table.away[seat].append(card)
            table.known[card] = table.sight[seat]
        elif table.mode == FULL_CONTROL or printed.beginner:
            table.bases[seat].append(card)
            table.known[card] = EVERYBODY
        else:
            table.away[seat].append(card)
            table.known[card] = EVERYBODY
    table.shuffle(table.galaxy)
    for deck in table.deck:
        table.shuffle(deck)
