"""Laying a game out by the rulebook: the map, patrols, contacts, decks; then captains and ships are chosen."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import AiCard, Captain, Contact, Databank, Encounter, Market, Patrol, Sheet, Space
from kantyna.games.outer_rim.cards import CARDS
from kantyna.games.outer_rim.events import CHOSE_CAPTAIN, STARTED_WITH, STARTS_FIRST
from kantyna.games.outer_rim.table import (
    AI_DECK,
    CAPTAINS,
    CHART,
    CONTACTS,
    CREDITS,
    DATABANK_CARDS,
    ENCOUNTER_DECKS,
    FLIPPED,
    MARKET_DECKS,
    MODULAR,
    PATROL_STACKS,
    PLACE,
    PROGRAM,
    REPUTATION,
    SHIPS,
    STATE,
    SUPPLY,
    TARGETED,
    TILES,
    UNCHOSEN,
    OuterRim,
    Way,
)
from kantyna.games.outer_rim.turn.answers import FACTION, SIDE, Common
from kantyna.games.outer_rim.turn.databank import draw_databank
from kantyna.games.outer_rim.turn.decks import turn_up, zone_for
from kantyna.games.outer_rim.turn.delivery import destination
from kantyna.games.outer_rim.turn.dice import roll_face
from kantyna.games.outer_rim.turn.fame import gain_reputation
from kantyna.games.outer_rim.turn.main import TURN
from kantyna.games.outer_rim.turn.patrols import enter_patrol
from kantyna.games.outer_rim.vocabulary import (
    ASK_CAPTAIN,
    ASK_FACTION,
    ASK_OPPONENT,
    ASK_SHIP_SIDE,
    CRIT,
    DECKS,
    HIT,
    OF_CHOICE,
    PATROLLING,
    PLANETS,
    RANKS,
)
from kantyna.games.outer_rim.world import CONTACT_SPACES, STANDARD
from kantyna.kernel.box import Box
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.engine import drain
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Code, DefId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.rng import seeded

START_CREDITS: Final = [4000, 6000, 8000, 10000]
DICE_IN_BOX: Final = 6
RIGGER: Final = 1
"""The side of the starting ship that the automatic captain flies."""
SOLO_STARTS: Final = (91, 92)

PICK_CAPTAIN: Final = Common("captain", UNCHOSEN)


def card_list() -> list[DefId]:
    """The definition of every thing of the box; a thing's id is its place here, a space's that of its definition."""
    defs: list[DefId] = []
    for card in CARDS:
        defs.extend([card.number] * card.copies)
    return defs


def empty_table(way: Way, seats: int, settings: dict[str, int], defs: list[DefId]) -> OuterRim:
    """A table with nothing on it: the start of set-up, scenarios and completed tables."""
    table = OuterRim(Box(STATE, PROGRAM, way, seats, list(settings.values()), defs))
    table.turn = 1
    return table


def new_table(way: Way, seats: int, settings: dict[str, int], seed: int, log: Log) -> OuterRim:
    """Set up by the book and go on to the first question."""
    table = empty_table(way, seats, settings, card_list())
    table.rng = seeded(seed)
    sort_things(table)
    lay_map(table)
    for faction in range(PATROLLING):
        enter_patrol(table, 0, faction, Log(True))
    table.active = first_seat(table, log)
    table.push(TURN, table.active)
    table.push(SETUP, table.active)
    drain(table, log)
    return table


def sort_things(table: OuterRim) -> None:
    """Everything to its place; decks are shuffled, contacts dealt by rank."""
    tokens: list[list[CardId]] = [[] for _ in RANKS.words]
    for thing in range(len(table.defs)):
        printed = table.printed[thing]
        if isinstance(printed, Space):
            table.add(CHART, thing)
        elif isinstance(printed, Captain):
            table.add(UNCHOSEN, thing)
        elif isinstance(printed, Sheet):
            table.add(SUPPLY, thing)
        elif isinstance(printed, Market):
            table.add(MARKET_DECKS[printed.deck], thing)
        elif isinstance(printed, Encounter):
            table.add(ENCOUNTER_DECKS[printed.deck], thing)
        elif isinstance(printed, Databank):
            table.add(DATABANK_CARDS, thing)
        elif isinstance(printed, Contact):
            tokens[printed.rank].append(thing)
        elif isinstance(printed, Patrol):
            table.add(PATROL_STACKS, thing)
        else:
            assert isinstance(printed, AiCard)
            table.add(AI_DECK, thing)
    for deck in [*MARKET_DECKS, *ENCOUNTER_DECKS, AI_DECK]:
        table.shuffle(deck)
    for at, space in enumerate(CONTACT_SPACES):
        left = tokens[space.rank]
        if left:
            table.add(CONTACTS[at], left.pop(table.roll(len(left))))


def lay_map(table: OuterRim) -> None:
    """The tiles in their order: that of the book, or one by chance."""
    table.lay(TILES, STANDARD[:])
    if table.box.settings[MODULAR]:
        table.mix(TILES)
    table.refresh()


def first_seat(table: OuterRim, log: Log) -> Seat:
    """Everybody rolls all dice; most hits and crits start, those who are equal roll again (OR-SETUP-4)."""
    rivals = list(range(table.seats))
    if table.is_automatic(table.seats - 1):
        return 0
    while len(rivals) > 1:
        best = -1
        ahead: list[Seat] = []
        for seat in rivals:
            dice = [0, 0, 0, 0]
            for _ in range(DICE_IN_BOX):
                dice[roll_face(table)] += 1
            score = dice[HIT] + dice[CRIT]
            if score > best:
                best, ahead = score, []
            if score == best:
                ahead.append(seat)
        rivals = ahead
    log.add(STARTS_FIRST, rivals[0])
    return rivals[0]


# What set-up asks each seat: first a captain and a ship, then, when all have theirs, perhaps a faction.
CHOOSE_CAPTAIN: Final = 0
CHOOSE_SHIP: Final = 1
CHOOSE_FACTION: Final = 2


class SetUp(Node[OuterRim]):
    """Seat after seat from the first chooses: ``left`` is how many have, ``at`` what is asked now."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left < 0:
            frame.left = 0
        if frame.left == table.seats:
            if frame.at == CHOOSE_FACTION:
                open_market(table)
                return DONE
            deal(table, log)
            frame.at, frame.left = CHOOSE_FACTION, 0
        seat = (frame.seat + frame.left) % table.seats
        chooser = table.decider(seat)
        out = table.offer()
        if frame.at == CHOOSE_CAPTAIN:
            for card in table.rows[UNCHOSEN]:
                if not table.is_automatic(seat) or self.suits(table, card):
                    out.add(PICK_CAPTAIN.base + table.defs[card])
            table.ask(chooser, ASK_OPPONENT if table.is_automatic(seat) else ASK_CAPTAIN)
        elif frame.at == CHOOSE_SHIP:
            if table.is_automatic(seat):
                self.fly(table, frame, seat, RIGGER)
                return WAIT
            out.add(SIDE.base)
            out.add(SIDE.base + 1)
            table.ask(seat, ASK_SHIP_SIDE)
        elif self.chooses_faction(table, seat):
            for faction in range(PATROLLING):
                out.add(FACTION.base + faction)
            table.ask(chooser, ASK_FACTION)
        else:
            frame.left += 1
        return WAIT

    def suits(self, table: OuterRim, card: CardId) -> bool:
        """The automatic captain starts with cargo or a job (OR-SOLO-2)."""
        printed = table.printed[card]
        assert isinstance(printed, Captain)
        return printed.start in SOLO_STARTS

    def chooses_faction(self, table: OuterRim, seat: Seat) -> bool:
        for faction, _ in table.captain_card(seat).reputation:
            if faction == OF_CHOICE:
                return True
        return False

    def fly(self, table: OuterRim, frame: Frame, seat: Seat, side: i64) -> None:
        """A starting ship for a seat; the next seat chooses."""
        frame.at = CHOOSE_CAPTAIN
        frame.left += 1
        for card in table.rows[SUPPLY]:
            printed = table.printed[card]
            assert isinstance(printed, Sheet)
            if printed.cost == 0:
                table.move(card, SUPPLY, SHIPS[seat])
                table.write_mark(FLIPPED, card, side)
                return

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        seat = (frame.seat + frame.left) % table.seats
        if frame.at == CHOOSE_CAPTAIN:
            card = PICK_CAPTAIN.cards(table, seat, code - PICK_CAPTAIN.base)[0]
            table.move(card, UNCHOSEN, CAPTAINS[seat])
            log.add(CHOSE_CAPTAIN, seat, card)
            frame.at = CHOOSE_SHIP
        elif frame.at == CHOOSE_SHIP:
            self.fly(table, frame, seat, code - SIDE.base)
        else:
            gain_reputation(table, seat, code - FACTION.base, log, table.captain(seat))
            frame.left += 1


def deal(table: OuterRim, log: Log) -> None:
    """Credits, starting cards, planets and the reputation that is no choice (OR-SETUP-9 to OR-SETUP-12)."""
    for step in range(table.seats):
        seat = (table.active + step) % table.seats
        table.count[CREDITS[seat]] = START_CREDITS[step]
        captain = table.captain_card(seat)
        card = draw_databank(table, captain.start)
        table.take(DATABANK_CARDS, card)
        table.add(zone_for(table.item(card).kind)[seat], card)
        log.add(STARTED_WITH, seat, card)
        table.write_mark(PLACE, table.captain(seat), table.databank_card(card).start + 1)
        for faction, change in captain.reputation:
            if faction < PATROLLING:
                table.count[REPUTATION[faction][seat]] = change
        if table.is_automatic(seat):
            place = destination(table, card)
            if 0 <= place < PLANETS:
                table.write_mark(TARGETED, place, 1)


def open_market(table: OuterRim) -> None:
    """The top card of each market deck is turned up (OR-SETUP-13)."""
    for deck in range(len(DECKS.words)):
        turn_up(table, deck, table.active, Log(True))


SETUP: Final = PROGRAM.add("setup", SetUp())
