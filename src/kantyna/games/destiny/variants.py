"""The ways to play, and how a table is laid out for them."""

from __future__ import annotations

from typing import Final

import kantyna.games.destiny.cards  # the book must be full before a table is laid  # noqa: F401
from kantyna.games.common.setup import check_seats, named
from kantyna.games.destiny.card_index import CARDS, NUMBER_OF, PROGRAM
from kantyna.games.destiny.decks.deck import ELITE as TWO_DICE
from kantyna.games.destiny.decks.deck import Deck, is_random, read_codes
from kantyna.games.destiny.decks.ready import READY_MADE, STARTERS
from kantyna.games.destiny.effects.constant import ELITE_HOST
from kantyna.games.destiny.table import (
    ASIDE,
    CHARACTERS,
    DECK,
    DICE,
    DICE_ASIDE,
    ELITE,
    HOME,
    OWNERS,
    Destiny,
    Way,
    empty_table,
)
from kantyna.games.destiny.turn.nodes import N_GAME
from kantyna.games.destiny.turn.program import fill_program
from kantyna.games.destiny.turn.windows import prepare
from kantyna.games.destiny.vocabulary import RED
from kantyna.kernel.engine import drain
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.event import Log
from kantyna.kernel.ids import EVERYBODY, DefId
from kantyna.kernel.native import i64
from kantyna.kernel.rng import Dice, seeded
from kantyna.kernel.variant import Setting

if not PROGRAM.paths:
    fill_program()

DECKS: Final = list(READY_MADE)
STARTS: Final = list(STARTERS)
OWN: Final = [
    "2x01002 2x01008 2x01021 2x01023 2x01063 2x01070 2x01078 2x01092 2x01094 2x01097 2x02023 2x02063 2x02070 2x02125 "
    "2x02137 2x02143 2x02145 1x02151",
    "1x01035 2x01042 1x01046 2x01058 2x01061 2x01065 2x01129 2x01137 2x01145 2x01149 2x01150 2x01155 2x01164 2x02059 "
    "2x02131 2x02137 2x02145 1x02152",
]
"""Decks as people bring their own, full of cards that do what few others do."""
SPARE_TROOPERS: Final = 2
"""Set-aside Death Trooper dice of a team with Director Krennic."""


def _settings(seats: int) -> dict[str, Setting]:
    return {f"deck-{seat + 1}": DECKS[seat] for seat in range(seats)}


def _samples(seats: int) -> list[dict[str, Setting]]:
    """Every ready deck once against the next in a duel, one table of them for more; decks of one's own, starters, decks
    by chance."""
    found: list[dict[str, Setting]] = []
    for first in range(0, len(DECKS) if seats == 2 else 1, 2):
        found.append({f"deck-{seat + 1}": DECKS[(first + seat) % len(DECKS)] for seat in range(seats)})
    found.append({f"deck-{seat + 1}": OWN[seat % len(OWN)] for seat in range(seats)})
    found.append({f"deck-{seat + 1}": STARTS[seat % len(STARTS)] for seat in range(seats)})
    found.append({f"deck-{seat + 1}": "random" for seat in range(seats)})
    return found


def _choices(seats: int) -> dict[str, list[Setting]]:
    return {f"deck-{seat + 1}": [*DECKS, *STARTS, "random"] for seat in range(seats)}


class Duel(Way):
    """One against one."""

    def __init__(self) -> None:
        super().__init__("duel", 2, 2, _settings(2), _samples(2), _choices(2))


class FreeForAll(Way):
    """Three or four, each for himself: one shield each, given or not, and only equal highest rolls are rolled again."""

    def __init__(self, name: str, seats: int) -> None:
        super().__init__(name, seats, seats, _settings(seats), _samples(seats), _choices(seats))

    def shields(self) -> i64:
        return 1

    def must_shield(self) -> bool:
        return False

    def all_reroll(self) -> bool:
        return False


VARIANTS: Final[list[Way]] = [Duel(), FreeForAll("free-for-all-3", 3), FreeForAll("free-for-all-4", 4)]


def find(name: str, seats: int, settings: dict[str, Setting]) -> tuple[Way, list[str]]:
    """A way to play and the codes of the decks, those left out at their defaults, if all of it can be."""
    way = named(VARIANTS, name)
    check_seats(way, seats)
    for key in settings:
        if key not in way.settings:
            raise BadSetup("setup-unknown-setting", name=name, setting=key, known=", ".join(way.settings))
    return way, [str(settings.get(key, default)) for key, default in way.settings.items()]


class Brought:
    """What a player brings: battlefield, team, deck, the team's dice, and the dice that wait aside, in this order."""

    def __init__(self, deck: Deck) -> None:
        team = deck.team()
        cards = deck.cards()
        aside = [card.die for card in cards if card.has_die] + spare_dice(deck)
        self.fields = len(deck.battlefields())
        self.dice = [member.dice for member in team]
        """Of each character."""
        self.cards = len(cards)
        self.aside = len(aside)
        self.things: list[DefId] = [card.definition for card in deck.battlefields()]
        self.things += [member.card.definition for member in team]
        self.things += [card.definition for card in cards]
        for member in team:
            self.things += [member.card.die] * member.dice
        self.things += aside


BROUGHT: Final[dict[tuple[str, ...], list[Brought]]] = {}
"""What decks that are no lot bring, by their codes, worked out once."""
MOST_BROUGHT: Final = 64


def bring(codes: list[str], seed: int) -> list[Brought]:
    """What everybody brings."""
    key = tuple(codes)
    found = BROUGHT.get(key)
    if found is None:
        found = [Brought(deck) for deck in read_codes(codes, Dice(seed))]
        if not any(is_random(code) for code in codes):
            if len(BROUGHT) >= MOST_BROUGHT:
                BROUGHT.clear()
            BROUGHT[key] = found
    return found


def new_table(variant: str, seats: int, settings: dict[str, Setting], seed: int, log: Log) -> Destiny:
    """Teams with their dice, decks shuffled, battlefields aside; drained to the first question of set-up."""
    way, codes = find(variant, seats, settings)
    decks = bring(codes, seed)
    defs: list[DefId] = []
    owners: list[int] = []
    for seat, brought in enumerate(decks):
        defs.extend(brought.things)
        owners.extend([seat] * len(brought.things))
    table = ready_table(way, seats, defs)
    table.rng = seeded(seed)
    table.lay(OWNERS, owners)
    first = 0
    for seat, brought in enumerate(decks):
        _lay_out(table, seat, first, brought)
        first += len(brought.things)
        table.shuffle(DECK[seat])
    table.push(N_GAME, 0)
    drain(table, log)
    return table


def ready_table(way: Way, seats: int, defs: list[DefId]) -> Destiny:
    """A table with nothing on it that hears its cards."""
    table = empty_table(way, seats, [], defs)
    prepare(table)
    return table


def spare_dice(deck: Deck) -> list[DefId]:
    """Dice that only come into play by a card: for Training one for each character that could become elite, for
    Director Krennic those of Death Troopers."""
    found: list[DefId] = []
    trainings = len([card for card in deck.cards() if card.constant[ELITE_HOST]])
    for member in deck.team():
        card = member.card
        if trainings and card.colour == RED and not card.unique and member.dice < TWO_DICE:
            trainings -= 1
            found.append(card.die)
        if card.key == "director-krennic":
            found.extend([CARDS[NUMBER_OF["death-trooper"]].die] * SPARE_TROOPERS)
    return found


def _lay_out(table: Destiny, seat: int, first: int, brought: Brought) -> None:
    """Lay the things of a seat."""
    at = first
    for field in range(at, at + brought.fields):
        _lay(table, field, ASIDE[seat])
    at += brought.fields
    characters = list(range(at, at + len(brought.dice)))
    for card in characters:
        _lay(table, card, CHARACTERS[seat])
    at += len(characters)
    for card in range(at, at + brought.cards):
        table.add(DECK[seat], card)
    at += brought.cards
    for character, dice in zip(characters, brought.dice, strict=True):
        if dice == TWO_DICE:
            table.write_mark(ELITE, character, 1)
        for die in range(at, at + dice):
            _lay(table, die, DICE[seat])
            table.write_mark(HOME, die, character + 1)
        at += dice
    for die in range(at, at + brought.aside):
        table.add(DICE_ASIDE[seat], die)
        table.set_known(die, table.box.sight[seat])


def _lay(table: Destiny, thing: int, place: i64) -> None:
    table.add(place, thing)
    table.set_known(thing, EVERYBODY)
