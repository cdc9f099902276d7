"""What a seat may know of a table, and tables completed from that."""

from __future__ import annotations

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
from kantyna.kernel.engine import drain, to_move
from kantyna.kernel.event import Log
from kantyna.kernel.ids import BITS, EVERYBODY, NOBODY, CardId, Seat
from kantyna.kernel.rng import Dice
from kantyna.kernel.view import Counter, Mark, View, Zone, position


def variant_name(table: StarRealms) -> str:
    """The variant by its name; the two Hydras differ in their seats."""
    for name, mode in MODES.items():
        if mode == table.mode and not (name == "two-headed-hydra" and table.seats == 6):
            return name
    raise AssertionError("a table of no variant")


def knows(table: StarRealms, seat: Seat, card: CardId) -> bool:
    """Does *seat* know the hidden card where it lies? A spectator knows what everybody knows."""
    if seat == NOBODY:
        return table.known[card] == EVERYBODY
    return table.known[card] & BITS[seat] != 0


def build(table: StarRealms, seat: Seat) -> View:
    """The View of *seat*, built up from nothing."""
    view = View(variant_name(table), table.seats, seat)
    view.active = table.active
    view.turn = table.turn
    view.phase = PHASE_MAIN
    for owner in range(table.seats):
        _add_hidden(view, table, seat, owner)
        view.zones.append(_open(DISCARD_PILE, owner, table.discard[owner]))
        view.zones.append(_open(SHIPS, owner, table.ships[owner]))
        view.zones.append(_open(BASES, owner, table.bases[owner]))
        view.counters.append(Counter(COUNT_AUTHORITY, owner, table.authority[table.pools[owner]]))
        view.counters.append(Counter(COUNT_TRADE, owner, table.trade[owner]))
        view.counters.append(Counter(COUNT_COMBAT, owner, table.combat[owner]))
        _add_marks(view, table, owner)
    view.zones.append(_open(TRADE_ROW, NOBODY, table.trade_row))
    view.zones.append(Zone(TRADE_DECK, NOBODY, len(table.trade_deck), []))
    view.zones.append(_open(EXPLORERS, NOBODY, table.explorers))
    view.zones.append(_open(SCRAP_HEAP, NOBODY, table.scrap_heap))
    view.zones.append(_open(LOST, NOBODY, table.lost))
    view.zones.append(_open(ON_THE_WAY, NOBODY, table.bought))
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


def _open(kind: int, seat: Seat, pile: list[CardId]) -> Zone:
    """A pile that everybody may look through; the order of places on the table is kept."""
    return Zone(kind, seat, len(pile), pile[:])


def _add_hidden(view: View, table: StarRealms, seat: Seat, owner: Seat) -> None:
    """Hand and deck: what the viewer knows of them, and which cards lie there unknown.

    Everybody may count cards: a deck's contents are public, only the places are not.
    """
    hand = table.hand[owner]
    deck = table.deck[owner]
    view.zones.append(Zone(HAND, owner, len(hand), [card for card in hand if knows(table, seat, card)]))
    top: list[CardId] = []
    for card in reversed(deck):
        top.append(card if knows(table, seat, card) else -1)
    while top and top[-1] < 0:
        top.pop()
    view.zones.append(Zone(DECK, owner, len(deck), top))
    unseen = sorted(card for card in hand + deck if not knows(table, seat, card))
    view.zones.append(Zone(UNSEEN, owner, len(unseen), unseen))


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
    for owner in range(seats):
        _fill_hidden(table, view, owner, dice)
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
    _resume(table, view)
    return table


def _fill_hidden(table: StarRealms, view: View, owner: Seat, dice: Dice) -> None:
    unseen = view.zone(UNSEEN, owner).cards[:]
    dice.shuffle(unseen)
    hand = view.zone(HAND, owner)
    sight = table.sight[owner]
    sees = view.seat != NOBODY and sight & BITS[view.seat] != 0
    table.hand[owner] = hand.cards[:]
    for card in hand.cards:
        # Who isn't shown the hand knows a card in it only because everybody saw it on top of the deck.
        table.known[card] = sight if sees else EVERYBODY
    while len(table.hand[owner]) < hand.size:
        card = unseen.pop()
        table.known[card] = sight
        table.hand[owner].append(card)
    deck = view.zone(DECK, owner)
    top = deck.cards + [-1] * (deck.size - len(deck.cards))
    for card in reversed(top):
        if card >= 0:
            table.known[card] = EVERYBODY
            table.deck[owner].append(card)
        else:
            table.deck[owner].append(unseen.pop())


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


def _resume(table: StarRealms, view: View) -> None:
    """Stand where the game stands and let the top frame ask its question again."""
    at = view.position
    table.stack = [frame.clone() for frame in at.stack]
    table.modifiers = at.modifiers[:]
    table.decisions = at.decisions
    table.outcome = view.outcome
    drain(table, Log(True))


def resample(table: StarRealms, seat: Seat, dice: Dice) -> None:
    """Deal anew, in place, every card that *seat* cannot place."""
    bit = BITS[seat]
    known = table.known
    for owner in range(table.seats):
        hand = table.hand[owner]
        deck = table.deck[owner]
        hidden = [card for card in deck if not known[card] & bit]
        if table.sight[owner] & bit:
            dice.shuffle(hidden)
            _put_back(table, deck, hidden, bit)
            continue
        hidden.extend([card for card in hand if not known[card] & bit])
        dice.shuffle(hidden)
        _put_back(table, hand, hidden, bit)
        _put_back(table, deck, hidden, bit)
        for card in deck:
            if not known[card] & bit:
                known[card] = 0
        for card in hand:
            if not known[card] & bit:
                known[card] = table.sight[owner]
    table.trade_deck = table.trade_deck[:]
    dice.shuffle(table.trade_deck)


def _put_back(table: StarRealms, pile: list[CardId], hidden: list[CardId], bit: int) -> None:
    """Replace the cards of a pile that the seat of *bit* doesn't know by the next hidden ones."""
    known = table.known
    for at in range(len(pile)):
        if not known[pile[at]] & bit:
            pile[at] = hidden.pop()
