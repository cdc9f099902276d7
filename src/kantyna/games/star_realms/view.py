"""What a seat may know of a table, and tables completed from that."""

from __future__ import annotations

from kantyna.games.common.hidden import (
    fill_decks,
    held_zone,
    open_zone,
    resample_decks,
    resume,
    stacked_zone,
    unseen_zone,
)
from kantyna.games.star_realms.table import StarRealms
from kantyna.games.star_realms.targets import find_foes
from kantyna.games.star_realms.variants import MODES, empty_table
from kantyna.games.star_realms.words import (
    ALLY_USED,
    BASES,
    COUNT_AUTHORITY,
    COUNT_COMBAT,
    COUNT_TRADE,
    DECK,
    DISCARD_PILE,
    EXPLORERS,
    HAND,
    LOST,
    MARK_ACTS_AS,
    MARK_ALLY_USED,
    MARK_DAMAGE,
    MARK_PRIMARY_USED,
    ON_THE_WAY,
    PHASE_MAIN,
    PRIMARY_USED,
    SCRAP_HEAP,
    SHIPS,
    TRADE_DECK,
    TRADE_ROW,
    UNSEEN,
)
from kantyna.kernel.engine import to_move
from kantyna.kernel.ids import NOBODY, Seat
from kantyna.kernel.rng import Dice
from kantyna.kernel.view import Counter, Mark, View, Zone, position


def variant_name(table: StarRealms) -> str:
    """The variant by its name; the two Hydras differ in their seats."""
    for name, mode in MODES.items():
        if mode == table.mode and not (name == "two-headed-hydra" and table.seats == 6):
            return name
    raise AssertionError("a table of no variant")


def build(table: StarRealms, seat: Seat) -> View:
    """The View of *seat*, built up from nothing."""
    view = View(variant_name(table), table.seats, seat)
    view.teams = table.teams[:]
    view.active = table.active
    view.turn = table.turn
    view.phase = PHASE_MAIN
    for owner in range(table.seats):
        hand = table.hand[owner]
        deck = table.deck[owner]
        view.zones.append(held_zone(table, seat, HAND, owner, hand))
        view.zones.append(stacked_zone(table, seat, DECK, owner, deck))
        view.zones.append(unseen_zone(table, seat, UNSEEN, owner, hand + deck))
        view.zones.append(open_zone(DISCARD_PILE, owner, table.discard[owner]))
        view.zones.append(open_zone(SHIPS, owner, table.ships[owner]))
        view.zones.append(open_zone(BASES, owner, table.bases[owner]))
        view.counters.append(Counter(COUNT_AUTHORITY, owner, table.authority[table.pools[owner]]))
        view.counters.append(Counter(COUNT_TRADE, owner, table.trade[owner]))
        view.counters.append(Counter(COUNT_COMBAT, owner, table.combat[owner]))
        _add_marks(view, table, owner)
    view.zones.append(open_zone(TRADE_ROW, NOBODY, table.trade_row))
    view.zones.append(Zone(TRADE_DECK, NOBODY, len(table.trade_deck), []))
    view.zones.append(open_zone(EXPLORERS, NOBODY, table.explorers))
    view.zones.append(open_zone(SCRAP_HEAP, NOBODY, table.scrap_heap))
    view.zones.append(open_zone(LOST, NOBODY, table.lost))
    view.zones.append(open_zone(ON_THE_WAY, NOBODY, table.bought))
    view.zones.append(Zone(UNSEEN, NOBODY, len(table.trade_deck), sorted(table.trade_deck)))
    for zone in view.zones:
        for card in zone.cards:
            if card >= 0:
                view.defs[card] = table.defs[card]
    view.extra = [*table.hand_size, *table.alive, *table.blobs, *table.ended, table.quiet, table.refused]
    view.position = position(table)
    view.asked = to_move(table)
    if table.pending is not None and table.pending.seat == seat:
        view.decision = table.pending
    view.outcome = table.outcome
    return view


def _add_marks(view: View, table: StarRealms, owner: Seat) -> None:
    for card in table.bases[owner] + table.ships[owner]:
        if 2 * card + PRIMARY_USED in table.used:
            view.marks.append(Mark(card, MARK_PRIMARY_USED, 1))
        if 2 * card + ALLY_USED in table.used:
            view.marks.append(Mark(card, MARK_ALLY_USED, 1))
        acts_as = table.acts_as(card)
        if acts_as != table.defs[card]:
            view.marks.append(Mark(card, MARK_ACTS_AS, acts_as))
        if table.damage_on(card):
            view.marks.append(Mark(card, MARK_DAMAGE, table.damage_on(card)))


def determinize(view: View, dice: Dice) -> StarRealms:
    """A full table that the view does not contradict, going on from the same question."""
    seats = view.seats
    table = empty_table(MODES[view.variant], seats, [view.defs[card] for card in range(len(view.defs))])
    table.rng = dice.state
    dice.below(2)
    table.active = view.active
    table.turn = view.turn
    extra = view.extra
    table.hand_size = extra[0:seats]
    table.alive = extra[seats : 2 * seats]
    table.blobs = extra[2 * seats : 3 * seats]
    table.ended = extra[3 * seats : 4 * seats]
    table.quiet, table.refused = extra[4 * seats], extra[4 * seats + 1]
    for counter in view.counters:
        if counter.kind == COUNT_AUTHORITY:
            table.authority[table.pools[counter.seat]] = counter.value
        elif counter.kind == COUNT_TRADE:
            table.trade[counter.seat] = counter.value
        else:
            table.combat[counter.seat] = counter.value
    if len(set(table.pools)) < seats:
        table.authority = table.authority[: len(set(table.pools))]
    fill_decks(table, view, HAND, DECK, UNSEEN, dice)
    for owner in range(seats):
        table.discard[owner] = view.zone(DISCARD_PILE, owner).cards[:]
        table.ships[owner] = view.zone(SHIPS, owner).cards[:]
        table.bases[owner] = view.zone(BASES, owner).cards[:]
    table.trade_row = view.zone(TRADE_ROW, NOBODY).cards[:]
    table.trade_deck = view.zone(UNSEEN, NOBODY).cards[:]
    dice.shuffle(table.trade_deck)
    table.explorers = view.zone(EXPLORERS, NOBODY).cards[:]
    table.scrap_heap = view.zone(SCRAP_HEAP, NOBODY).cards[:]
    table.lost = view.zone(LOST, NOBODY).cards[:]
    table.bought = view.zone(ON_THE_WAY, NOBODY).cards[:]
    _read_marks(table, view)
    find_foes(table)
    resume(table, view)
    return table


def _read_marks(table: StarRealms, view: View) -> None:
    for mark in view.marks:
        if mark.kind == MARK_PRIMARY_USED:
            table.used = [*table.used, 2 * mark.card + PRIMARY_USED]
        elif mark.kind == MARK_ALLY_USED:
            table.used = [*table.used, 2 * mark.card + ALLY_USED]
        elif mark.kind == MARK_ACTS_AS:
            table.copies = [*table.copies, mark.card, mark.value]
        else:
            table.damage = [*table.damage, mark.card, mark.value]


def resample(table: StarRealms, seat: Seat, dice: Dice) -> None:
    """Deal anew, in place, every card that *seat* cannot place."""
    resample_decks(table, seat, dice)
    table.trade_deck = table.trade_deck[:]
    dice.shuffle(table.trade_deck)
