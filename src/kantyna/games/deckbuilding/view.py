"""What a seat may know of a table, and tables completed from that."""

from __future__ import annotations

from kantyna.games.common.hidden import (
    fill_decks,
    fill_held,
    fill_stacked,
    held_zone,
    known_to,
    open_zone,
    put_back,
    resample_decks,
    resume,
    stacked_zone,
    unseen_zone,
)
from kantyna.games.deckbuilding.book import ATTACK
from kantyna.games.deckbuilding.moves import attack_of
from kantyna.games.deckbuilding.phases import ACTIONS, PICK_BASES_NODE
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.variants import MODES, empty_table, variant_name
from kantyna.games.deckbuilding.words import (
    AWAY,
    BASES,
    COMING,
    COUNT_DESTROYED,
    COUNT_FORCE,
    COUNT_RESOURCES,
    CURRENT_BASE,
    DECK,
    DISCARD_PILE,
    EXILED,
    GALAXY_DECK,
    GALAXY_DISCARD,
    GALAXY_ROW,
    HAND,
    IN_PLAY,
    MARK_ATTACK,
    MARK_COMMITTED,
    MARK_DAMAGE,
    MARK_DOOMED,
    MARK_SPENT,
    MARK_USED,
    PHASE_MAIN,
    PHASE_SETUP,
    PHASE_START,
    PILOTS,
    SPENT,
    UNSEEN,
    UNSEEN_BASES,
    VICTORY,
)
from kantyna.kernel.engine import to_move
from kantyna.kernel.ids import BITS, NO_CARD, NOBODY, CardId, Seat
from kantyna.kernel.rng import Dice
from kantyna.kernel.view import Counter, Mark, View, Zone, position


def build(table: Deckbuilding, seat: Seat) -> View:
    """The View of *seat*, built up from nothing."""
    view = View(variant_name(table.mode, table.seats), table.seats, seat)
    view.settings = [table.goal, table.pay_off]
    view.teams = [owner % 2 for owner in range(table.seats)]
    view.active = table.active
    view.turn = table.turn
    view.phase = phase(table)
    for owner in range(table.seats):
        _add_seat(view, table, seat, owner)
    for side in range(2):
        view.zones.append(open_zone(VICTORY, side, table.victory[side]))
        view.counters.append(Counter(COUNT_DESTROYED, side, len(table.victory[side])))
    view.counters.append(Counter(COUNT_FORCE, NOBODY, table.force))
    view.zones.append(Zone(GALAXY_ROW, NOBODY, len(table.row) - table.row.count(NO_CARD), table.row[:]))
    view.zones.append(stacked_zone(table, seat, GALAXY_DECK, NOBODY, table.galaxy))
    view.zones.append(unseen_zone(table, seat, UNSEEN, NOBODY, table.galaxy))
    view.zones.append(open_zone(GALAXY_DISCARD, NOBODY, table.galaxy_discard))
    view.zones.append(open_zone(PILOTS, NOBODY, table.pilots))
    view.zones.append(open_zone(EXILED, NOBODY, table.exiled))
    view.zones.append(open_zone(COMING, NOBODY, table.coming))
    for zone in view.zones:
        for card in zone.cards:
            if card >= 0:
                view.defs[card] = table.defs[card]
    for card in table.doomed:
        view.marks.append(Mark(card, MARK_DOOMED, 1))
    view.extra = [
        *table.shielded,
        table.purchases,
        table.neutral_purchases,
        table.played_neutral,
        table.bounty,
    ]
    view.position = position(table)
    view.asked = to_move(table)
    if table.pending is not None and table.pending.seat == seat:
        view.decision = table.pending
    view.outcome = table.outcome
    return view


def phase(table: Deckbuilding) -> int:
    """Before the game, at the start of a turn, or among its actions."""
    if not table.stack:
        return PHASE_MAIN
    if table.stack[-1].node == PICK_BASES_NODE:
        return PHASE_SETUP
    return PHASE_MAIN if table.stack[0].at == ACTIONS else PHASE_START


def _add_seat(view: View, table: Deckbuilding, seat: Seat, owner: Seat) -> None:
    hand = table.hand[owner]
    deck = table.deck[owner]
    view.zones.append(held_zone(table, seat, HAND, owner, hand))
    view.zones.append(stacked_zone(table, seat, DECK, owner, deck))
    view.zones.append(unseen_zone(table, seat, UNSEEN, owner, hand + deck))
    view.zones.append(open_zone(DISCARD_PILE, owner, table.discard[owner]))
    view.zones.append(open_zone(IN_PLAY, owner, table.play[owner]))
    base = table.base[owner]
    view.zones.append(open_zone(CURRENT_BASE, owner, [base] if base >= 0 else []))
    bases = table.bases[owner]
    away = table.away[owner]
    view.zones.append(held_zone(table, seat, BASES, owner, bases))
    view.zones.append(held_zone(table, seat, AWAY, owner, away))
    view.zones.append(unseen_zone(table, seat, UNSEEN_BASES, owner, bases + away))
    view.counters.append(Counter(COUNT_RESOURCES, owner, table.resources[owner]))
    for card in table.play[owner]:
        _add_marks(view, table, card)
        attack = attack_of(table, owner, card, False)
        if attack != ATTACK[table.defs[card]]:
            view.marks.append(Mark(card, MARK_ATTACK, attack))
    if base >= 0:
        _add_marks(view, table, base)


def _add_marks(view: View, table: Deckbuilding, card: CardId) -> None:
    if table.used[card]:
        view.marks.append(Mark(card, MARK_USED, 1))
    if table.aim[card] == SPENT:
        view.marks.append(Mark(card, MARK_SPENT, 1))
    elif table.aim[card]:
        view.marks.append(Mark(card, MARK_COMMITTED, table.aim[card]))
    if table.damage[card]:
        view.marks.append(Mark(card, MARK_DAMAGE, table.damage[card]))


def determinize(view: View, dice: Dice) -> Deckbuilding:
    """A full table that the view does not contradict, going on from the same question."""
    seats = view.seats
    defs = [view.defs[card] for card in range(len(view.defs))]
    table = empty_table(MODES[view.variant], seats, view.settings[0], view.settings[1], defs)
    table.rng = dice.state
    dice.below(2)
    table.active = view.active
    table.turn = view.turn
    table.shielded = view.extra[:seats]
    table.purchases, table.neutral_purchases, table.played_neutral, table.bounty = view.extra[seats:]
    for counter in view.counters:
        if counter.kind == COUNT_RESOURCES:
            table.resources[counter.seat] = counter.value
        elif counter.kind == COUNT_FORCE:
            table.force = counter.value
    fill_decks(table, view, HAND, DECK, UNSEEN, dice)
    for owner in range(seats):
        table.discard[owner] = view.zone(DISCARD_PILE, owner).cards[:]
        table.play[owner] = view.zone(IN_PLAY, owner).cards[:]
        base = view.zone(CURRENT_BASE, owner).cards
        table.base[owner] = base[0] if base else NO_CARD
        rest = view.zone(UNSEEN_BASES, owner).cards[:]
        dice.shuffle(rest)
        sight = table.sight[owner]
        table.bases[owner] = fill_held(table, view.zone(BASES, owner), rest, sight, known_to(view, sight))
        table.away[owner] = fill_held(table, view.zone(AWAY, owner), rest, sight, known_to(view, sight))
    table.victory = [view.zone(VICTORY, side).cards[:] for side in range(2)]
    table.row = view.zone(GALAXY_ROW, NOBODY).cards[:]
    rest = view.zone(UNSEEN, NOBODY).cards[:]
    dice.shuffle(rest)
    table.galaxy = fill_stacked(table, view.zone(GALAXY_DECK, NOBODY), rest, known_to(view, 0))
    table.galaxy_discard = view.zone(GALAXY_DISCARD, NOBODY).cards[:]
    table.pilots = view.zone(PILOTS, NOBODY).cards[:]
    table.exiled = view.zone(EXILED, NOBODY).cards[:]
    table.coming = view.zone(COMING, NOBODY).cards[:]
    _read_marks(table, view)
    resume(table, view)
    return table


def _read_marks(table: Deckbuilding, view: View) -> None:
    for mark in view.marks:
        if mark.kind == MARK_USED:
            table.used[mark.card] = 1
        elif mark.kind == MARK_SPENT:
            table.aim[mark.card] = SPENT
        elif mark.kind == MARK_COMMITTED:
            table.aim[mark.card] = mark.value
        elif mark.kind == MARK_DAMAGE:
            table.damage[mark.card] = mark.value
        elif mark.kind == MARK_DOOMED:
            table.doomed.append(mark.card)


def resample(table: Deckbuilding, seat: Seat, dice: Dice) -> None:
    """Deal anew, in place, every card that *seat* cannot place."""
    resample_decks(table, seat, dice)
    bit = BITS[seat]
    table.galaxy = table.galaxy[:]
    hidden = [card for card in table.galaxy if not table.known[card] & bit]
    dice.shuffle(hidden)
    put_back(table, table.galaxy, hidden, bit)
    for owner in table.foes[seat]:
        hidden = [card for card in table.bases[owner] + table.away[owner] if not table.known[card] & bit]
        if hidden:
            dice.shuffle(hidden)
            table.bases = [pile[:] for pile in table.bases]
            table.away = [pile[:] for pile in table.away]
            put_back(table, table.bases[owner], hidden, bit)
            put_back(table, table.away[owner], hidden, bit)
