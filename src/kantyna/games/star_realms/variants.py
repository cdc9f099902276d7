"""The ways to play and how each is laid out."""

from __future__ import annotations

from typing import Final

import kantyna.games.star_realms.cards  # the book must be full before a table is laid  # noqa: F401
from kantyna.games.common.decks import draw
from kantyna.games.common.setup import find
from kantyna.games.star_realms.book import CARDS, EXPLORER, PROGRAM, SCOUT, VIPER
from kantyna.games.star_realms.phases import TURN
from kantyna.games.star_realms.table import StarRealms
from kantyna.games.star_realms.targets import find_foes, is_emperor
from kantyna.games.star_realms.words import DUEL, EMPEROR, FREE_FOR_ALL, HUNTER, HYDRA, RAID
from kantyna.kernel.core import fresh
from kantyna.kernel.engine import drain
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import BITS, EVERYBODY, DefId, Seat
from kantyna.kernel.rng import seeded
from kantyna.kernel.spec import Setting, Variant

SCOUTS: Final = 8
VIPERS: Final = 2
ROW: Final = 5
AUTHORITY: Final = 50
HAND: Final = 5

VARIANTS: Final = [
    Variant("duel", 2, 2),
    Variant("free-for-all", 3, 6),
    Variant("hunter", 3, 6),
    Variant("two-headed-hydra", 4, 4),
    Variant("three-headed-hydra", 6, 6),
    Variant("emperor", 6, 6),
    # The book's table for the boss is not in our edition: these defaults are ours (0 = by number of raiders).
    Variant("raid", 3, 6, {"boss-authority": 0, "boss-hand": 0}),
]
MODES: Final = {
    "duel": DUEL,
    "free-for-all": FREE_FOR_ALL,
    "hunter": HUNTER,
    "two-headed-hydra": HYDRA,
    "three-headed-hydra": HYDRA,
    "emperor": EMPEROR,
    "raid": RAID,
}
RANGES: Final = {"boss-authority": (0, 999), "boss-hand": (0, 999)}
BOSS_AUTHORITY: Final = {2: 100, 3: 150, 4: 200, 5: 250}
BOSS_HAND: Final = {2: 6, 3: 7, 4: 8, 5: 9}


def boxes(seats: int) -> int:
    """A box has the starting cards of two players."""
    return (seats + 1) // 2


def card_list(seats: int) -> list[int]:
    """The definition of every card on a table of so many seats; a card's id is its place here."""
    defs: list[int] = []
    for number, card in enumerate(CARDS):
        if number == SCOUT:
            count = SCOUTS * seats
        elif number == VIPER:
            count = VIPERS * seats
        else:
            count = card.count * boxes(seats)
        defs.extend([number] * count)
    return defs


def empty_table(mode: int, seats: int, defs: list[DefId]) -> StarRealms:
    """A table with every pile empty, teams and counters set: the start of set-up, scenarios and determinization."""
    teams = [_team(mode, seats, seat) for seat in range(seats)]
    table = StarRealms(
        fresh(PROGRAM, defs),
        mode,
        seats,
        teams,
        [teams[seat] if mode == HYDRA else seat for seat in range(seats)],
        [_sight(mode, teams, seat) for seat in range(seats)],
        [HAND] * seats,
        [1] * seats,
        [],
        [],
        [AUTHORITY] * seats,
        [0] * seats,
        [0] * seats,
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [],
        [],
        [],
        [0] * seats,
        [0] * seats,
        0,
        0,
        0,
        0,
        [],
        [],
        [],
        [],
        [],
        [],
    )
    find_foes(table)
    return table


def new_table(name: str, seats: int, settings: dict[str, Setting], seed: int, log: Log | None = None) -> StarRealms:
    """Set up by the book and go on to the first question."""
    chosen = find(VARIANTS, name, seats, settings, RANGES)
    mode = MODES[name]
    table = empty_table(mode, seats, card_list(seats))
    table.rng = seeded(seed)
    authorities(table, chosen)
    _deal(table)
    table.active = _first(table)
    muted = Log(True)
    for seat in range(seats):
        draw(table, seat, _opening_hand(table, seat), muted)
    table.stack.append(Frame(TURN, table.active))
    drain(table, log or muted)
    return table


def _team(mode: int, seats: int, seat: Seat) -> int:
    if mode in (HYDRA, EMPEROR):
        return 0 if seat < seats // 2 else 1
    if mode == RAID:
        return 0 if seat == 0 else 1
    return seat


def _sight(mode: int, teams: list[int], seat: Seat) -> int:
    """Who sees the seat's hand: itself; raiders see each other's."""
    mask = BITS[seat]
    if mode == RAID and teams[seat] == 1:
        for other, team in enumerate(teams):
            if team == 1:
                mask |= BITS[other]
    return mask


def authorities(table: StarRealms, settings: dict[str, int]) -> None:
    """What everybody starts with; the Raid's boss by the settings or by the number of raiders."""
    if table.mode == HYDRA:
        table.authority = [75, 75] if table.seats == 4 else [100, 100]
    elif table.mode == EMPEROR:
        table.authority = [60 if is_emperor(seat) else AUTHORITY for seat in range(table.seats)]
    elif table.mode == RAID:
        raiders = table.seats - 1
        table.authority[0] = settings["boss-authority"] or BOSS_AUTHORITY[raiders]
        table.hand_size[0] = settings["boss-hand"] or BOSS_HAND[raiders]


def _deal(table: StarRealms) -> None:
    """Personal decks, the Explorer pile, the trade deck and its row."""
    scouts = 0
    vipers = 0
    for card, definition in enumerate(table.defs):
        if definition == SCOUT:
            table.deck[scouts // SCOUTS].append(card)
            scouts += 1
        elif definition == VIPER:
            table.deck[vipers // VIPERS].append(card)
            vipers += 1
        elif definition == EXPLORER:
            table.explorers.append(card)
            table.known[card] = EVERYBODY
        else:
            table.trade_deck.append(card)
    table.shuffle(table.trade_deck)
    for deck in table.deck:
        table.shuffle(deck)
    for _ in range(ROW):
        table.trade_row.append(table.trade_deck.pop())


def _first(table: StarRealms) -> Seat:
    """Who begins: the Raid's boss; else by lot, a whole team in the team games."""
    if table.mode == RAID:
        return 0
    if table.mode in (HYDRA, EMPEROR):
        return table.roll(2) * (table.seats // 2)
    return table.roll(table.seats)


def _opening_hand(table: StarRealms, seat: Seat) -> int:
    """Who begins has fewer cards."""
    if table.mode == RAID:
        return table.hand_size[0] - 2 if seat == 0 else HAND
    if table.mode in (HYDRA, EMPEROR):
        return 3 if table.teams[seat] == table.teams[table.active] else HAND
    if seat == table.active:
        return 3
    if table.mode != DUEL and seat == table.following(table.active):
        return 4
    return HAND
