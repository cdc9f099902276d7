"""What a seat may know of a table, and tables completed from that.

Deck lists are open (CG-TABLE-3): everybody knows which cards there are, not where the hidden ones lie.
"""

from __future__ import annotations

from kantyna.games.card_game.moves import captured_at
from kantyna.games.card_game.table import CardGame
from kantyna.games.card_game.values import capacity, free_force_cards, icons, reserve
from kantyna.games.card_game.variants import empty_table
from kantyna.games.card_game.words import (
    ASK_WHICH,
    ATTACKING,
    BLAST,
    C_BALANCE,
    C_DIAL,
    C_DIAL_DAMAGE,
    C_EDGE_HELD,
    C_FORCE_CARDS,
    C_RESERVE,
    C_VICTORY_POINTS,
    DARK,
    DEFENDING,
    GUN,
    LIGHT,
    MK_ATTACKING,
    MK_BLAST,
    MK_CAPACITY,
    MK_CAPTIVES,
    MK_COMMITTED,
    MK_DAMAGE,
    MK_DEFENDING,
    MK_ENGAGED,
    MK_FACE_UP,
    MK_FOCUS,
    MK_GUN,
    MK_HOST,
    MK_SHIELD,
    MK_TACTICS,
    MK_USED,
    TACTICS,
    Z_AFFILIATION,
    Z_CAPTURED,
    Z_CHOSEN,
    Z_DECK,
    Z_DISCARD,
    Z_EDGE,
    Z_ENHANCEMENTS,
    Z_HAND,
    Z_OBJECTIVE_DECK,
    Z_OBJECTIVES,
    Z_PLAYING,
    Z_UNITS,
    Z_UNSEEN,
    Z_UNSEEN_OBJECTIVES,
    Z_VICTORY,
)
from kantyna.kernel.engine import drain, to_move
from kantyna.kernel.event import Log
from kantyna.kernel.ids import BITS, EVERYBODY, NOBODY, CardId, Seat
from kantyna.kernel.rng import Dice
from kantyna.kernel.view import Counter, Mark, View, Zone, position

OPEN = (Z_DISCARD, Z_OBJECTIVES, Z_UNITS, Z_ENHANCEMENTS)
HIDDEN = (Z_HAND, Z_DECK, Z_EDGE, Z_CHOSEN, Z_OBJECTIVE_DECK)


def piles(table: CardGame, zone: int) -> list[list[CardId]]:
    """The two piles of a kind."""
    return {
        Z_DECK: table.deck,
        Z_HAND: table.hand,
        Z_DISCARD: table.discard,
        Z_OBJECTIVE_DECK: table.objective_deck,
        Z_CHOSEN: table.chosen,
        Z_OBJECTIVES: table.objectives,
        Z_UNITS: table.units,
        Z_ENHANCEMENTS: table.enhancements,
        Z_EDGE: table.edge,
    }[zone]


def knows(table: CardGame, seat: Seat, card: CardId) -> bool:
    """Does *seat* know the hidden card where it lies? A spectator knows what everybody knows."""
    asked = table.pending
    if asked is not None and asked.kind == ASK_WHICH and asked.card == card:
        return True  # it is declared, and its player says what it answers (CG-RES-10)
    owner = table.owner[card]
    if seat != owner and table.zone[card] == Z_HAND and _lies_face_down(table, owner):
        return False  # for all that others know it may be the one that was laid (CG-TABLE-5)
    if seat == NOBODY:
        return table.known[card] == EVERYBODY
    return table.known[card] & BITS[seat] != 0


def _lies_face_down(table: CardGame, owner: Seat) -> bool:
    """Is a face-down card in the owner's edge stack?"""
    return any(table.known[card] != EVERYBODY for card in table.edge[owner])


def build(table: CardGame, seat: Seat) -> View:
    """The View of *seat*, built up from nothing."""
    view = View("duel", 2, seat)
    view.settings = [table.printed, table.mulligan]
    view.active = table.active
    view.turn = table.turn
    view.phase = table.phase
    for card, number in enumerate(table.defs):
        view.defs[card] = number
    for owner in range(2):
        for kind in OPEN:
            pile = piles(table, kind)[owner]
            view.zones.append(Zone(kind, owner, len(pile), pile[:]))
        view.zones.append(Zone(Z_VICTORY, owner, len(table.victory[owner]), table.victory[owner][:]))
        view.zones.append(Zone(Z_AFFILIATION, owner, 1, [table.affiliation[owner]]))
        hand = table.hand[owner]
        view.zones.append(Zone(Z_HAND, owner, len(hand), sorted(card for card in hand if knows(table, seat, card))))
        for kind in (Z_EDGE, Z_CHOSEN):
            view.zones.append(_places(table, seat, kind, owner, piles(table, kind)[owner]))
        for kind in (Z_DECK, Z_OBJECTIVE_DECK):
            view.zones.append(_places(table, seat, kind, owner, piles(table, kind)[owner][::-1]))
        _add_unseen(view, table, seat, owner)
        _add_counters(view, table, owner)
    view.zones.append(_places(table, seat, Z_CAPTURED, DARK, table.captured))
    view.zones.append(Zone(Z_PLAYING, NOBODY, len(table.playing), table.playing[:]))
    view.counters.append(Counter(C_DIAL, DARK, table.dial))
    view.counters.append(Counter(C_DIAL_DAMAGE, DARK, table.dial_damage))
    view.counters.append(Counter(C_BALANCE, table.balance, 1))
    if table.edge_holder != NOBODY:
        view.counters.append(Counter(C_EDGE_HELD, table.edge_holder, 1))
    _add_marks(view, table)
    view.extra = _extra(table, seat)
    view.position = position(table)
    view.asked = to_move(table)
    if table.pending is not None and table.pending.seat == seat:
        view.decision = table.pending
    view.outcome = table.outcome
    return view


def _places(table: CardGame, seat: Seat, kind: int, owner: Seat, pile: list[CardId]) -> Zone:
    """A hidden pile in its order: -1 where the viewer does not know the card; an unknown rest is only counted."""
    cards = [card if knows(table, seat, card) else -1 for card in pile]
    while cards and cards[-1] < 0:
        cards.pop()
    return Zone(kind, owner, len(pile), cards)


def _add_unseen(view: View, table: CardGame, seat: Seat, owner: Seat) -> None:
    """Which cards lie somewhere hidden, without saying where."""
    unseen = table.hand[owner] + table.deck[owner] + table.edge[owner]
    unseen += [card for card in table.captured if table.owner[card] == owner]
    cards = sorted(card for card in unseen if not knows(table, seat, card))
    view.zones.append(Zone(Z_UNSEEN, owner, len(cards), cards))
    cards = sorted(card for card in table.chosen[owner] + table.objective_deck[owner] if not knows(table, seat, card))
    view.zones.append(Zone(Z_UNSEEN_OBJECTIVES, owner, len(cards), cards))


def _add_counters(view: View, table: CardGame, owner: Seat) -> None:
    view.counters.append(Counter(C_FORCE_CARDS, owner, free_force_cards(table, owner)))
    view.counters.append(Counter(C_RESERVE, owner, reserve(table, owner)))
    view.counters.append(Counter(C_VICTORY_POINTS, owner, len(table.victory[owner])))


def _add_marks(view: View, table: CardGame) -> None:
    if table.engaged >= 0:
        view.marks.append(Mark(table.engaged, MK_ENGAGED, 1))
    for owner in range(2):
        for card in table.edge[owner]:
            if table.known[card] == EVERYBODY:
                view.marks.append(Mark(card, MK_FACE_UP, 1))
        for card in [
            table.affiliation[owner],
            *table.objectives[owner],
            *table.units[owner],
            *table.enhancements[owner],
        ]:
            for kind, pile in (
                (MK_FOCUS, table.focus),
                (MK_DAMAGE, table.damage),
                (MK_SHIELD, table.shields),
                (MK_COMMITTED, table.committed),
                (MK_USED, table.used),
            ):
                if pile[card]:
                    view.marks.append(Mark(card, kind, pile[card]))
            if table.host[card] >= 0:
                view.marks.append(Mark(card, MK_HOST, table.host[card]))
        for card in table.objectives[owner]:
            view.marks.append(Mark(card, MK_CAPACITY, capacity(table, card)))
            if captured_at(table, card):
                view.marks.append(Mark(card, MK_CAPTIVES, len(captured_at(table, card))))
        for card in table.units[owner]:
            view.marks.append(Mark(card, MK_CAPACITY, capacity(table, card)))
            if table.fighting[card]:
                view.marks.append(Mark(card, MK_ATTACKING if table.fighting[card] == ATTACKING else MK_DEFENDING, 1))
                edge = table.edge_holder == owner
                for kind, icon in ((MK_GUN, GUN), (MK_TACTICS, TACTICS), (MK_BLAST, BLAST)):
                    view.marks.append(Mark(card, kind, icons(table, card, icon, edge)))


def _extra(table: CardGame, seat: Seat) -> list[int]:
    """Numbers that only ``determinize`` needs: single ones, pairs, then lists with their lengths.

    All are public but the last: who knows the cards of one's own hand, which decides what goes first (CG-TABLE-6).
    """
    extra = [table.window, table.engaged, table.fight, table.edge_holder, table.together]
    for pair in (table.fate_laid, table.limited, table.enhanced, table.sith_events):
        extra += pair
    masks = [table.known[card] for card in sorted(table.hand[seat])] if seat != NOBODY else []
    for lot in (table.attacked, table.titles, [table.host[card] for card in table.captured], masks):
        extra.append(len(lot))
        extra += lot
    return extra


def determinize(view: View, dice: Dice) -> CardGame:
    """A full table that the view does not contradict, going on from the same question."""
    table = empty_table([view.defs[card] for card in range(len(view.defs))], view.settings[0], view.settings[1])
    table.rng = dice.state
    dice.below(2)
    table.active = view.active
    table.turn = view.turn
    table.phase = view.phase
    for owner in range(2):
        table.deck[owner].clear()
        table.objective_deck[owner].clear()
        for kind in OPEN:
            piles(table, kind)[owner].extend(view.zone(kind, owner).cards)
        table.victory[owner] = view.zone(Z_VICTORY, owner).cards[:]
        _fill(table, view, owner, dice)
    table.playing = view.zone(Z_PLAYING, NOBODY).cards[:]
    for counter in view.counters:
        if counter.kind == C_DIAL:
            table.dial = counter.value
        elif counter.kind == C_DIAL_DAMAGE:
            table.dial_damage = counter.value
        elif counter.kind == C_BALANCE:
            table.balance = counter.seat
    _read_marks(table, view)
    _read_extra(table, view)
    _settle(table)
    if view.outcome is None:
        where = view.position
        table.stack = [frame.clone() for frame in where.stack]
        table.modifiers = where.modifiers[:]
        table.happenings = [event.clone() for event in where.happenings]
        table.queue = [frame.clone() for frame in where.queue]
        table.decisions = where.decisions
        drain(table, Log(True))
    else:
        table.outcome = view.outcome
        table.decisions = view.position.decisions
    return table


def _fill(table: CardGame, view: View, owner: Seat, dice: Dice) -> None:
    """Deal the unseen cards into the hidden places that the view leaves open."""
    unseen = view.zone(Z_UNSEEN, owner).cards[:]
    dice.shuffle(unseen)
    objectives = view.zone(Z_UNSEEN_OBJECTIVES, owner).cards[:]
    dice.shuffle(objectives)
    own = BITS[owner]
    seen = own if view.seat == NOBODY else BITS[view.seat]
    hand = view.zone(Z_HAND, owner)
    table.hand[owner] = hand.cards[:]
    for card in hand.cards:
        table.known[card] = EVERYBODY if view.seat == NOBODY else own | seen
    while len(table.hand[owner]) < hand.size:
        card = unseen.pop()
        table.known[card] = own
        table.hand[owner].append(card)
    face_up = {mark.card for mark in view.marks if mark.kind == MK_FACE_UP}
    for card in _completed(view.zone(Z_EDGE, owner), unseen):
        table.known[card] = EVERYBODY if card in face_up else own
        table.edge[owner].append(card)
    for card in _completed(view.zone(Z_CHOSEN, owner), objectives):
        table.known[card] = own
        table.chosen[owner].append(card)
    for kind, pool in ((Z_DECK, unseen), (Z_OBJECTIVE_DECK, objectives)):
        zone = view.zone(kind, owner)
        for card in zone.cards:
            if card >= 0:
                table.known[card] = EVERYBODY if view.seat == NOBODY else seen
        pile = _completed(zone, pool)
        piles(table, kind)[owner].extend(reversed(pile))
    if owner == LIGHT:
        captured = view.zone(Z_CAPTURED, DARK)
        for card in captured.cards:
            if card >= 0:
                table.known[card] = EVERYBODY if view.seat == NOBODY else seen | BITS[DARK]
        rest = [card for card in unseen if card not in table.deck[owner]]
        table.captured = _completed(captured, rest)
        for card in table.captured:
            table.known[card] |= BITS[DARK]


def _completed(zone: Zone, pool: list[CardId]) -> list[CardId]:
    """The cards of a zone with cards of the pool where they are unknown; those leave the pool."""
    cards = zone.cards + [-1] * (zone.size - len(zone.cards))
    return [card if card >= 0 else pool.pop() for card in cards]


def _read_marks(table: CardGame, view: View) -> None:
    for mark in view.marks:
        card = mark.card
        if mark.kind == MK_FOCUS:
            table.focus[card] = mark.value
        elif mark.kind == MK_DAMAGE:
            table.damage[card] = mark.value
        elif mark.kind == MK_SHIELD:
            table.shields[card] = mark.value
        elif mark.kind == MK_COMMITTED:
            table.committed[card] = mark.value
        elif mark.kind == MK_USED:
            table.used[card] = mark.value
        elif mark.kind == MK_HOST:
            table.host[card] = mark.value
        elif mark.kind == MK_ATTACKING:
            table.fighting[card] = ATTACKING
        elif mark.kind == MK_DEFENDING:
            table.fighting[card] = DEFENDING


def _read_extra(table: CardGame, view: View) -> None:
    extra = view.extra
    table.window, table.engaged, table.fight, table.edge_holder, table.together = extra[:5]
    table.fate_laid = extra[5:7]
    table.limited = extra[7:9]
    table.enhanced = extra[9:11]
    table.sith_events = extra[11:13]
    at = 13
    lots: list[list[int]] = []
    for _ in range(4):
        lots.append(extra[at + 1 : at + 1 + extra[at]])
        at += 1 + extra[at]
    table.attacked, table.titles, hosts, masks = lots
    for card, host in zip(table.captured, hosts, strict=True):
        table.host[card] = host
    if view.seat != NOBODY:
        for card, mask in zip(sorted(table.hand[view.seat]), masks, strict=True):
            table.known[card] = mask


def _settle(table: CardGame) -> None:
    """Each card's zone, read off the piles."""
    for owner in range(2):
        for kind in OPEN + HIDDEN:
            for card in piles(table, kind)[owner]:
                table.zone[card] = kind
                if kind in OPEN:
                    table.known[card] = EVERYBODY
        for card in table.victory[owner]:
            table.zone[card] = Z_VICTORY
            table.known[card] = EVERYBODY
    for card in table.captured:
        table.zone[card] = Z_CAPTURED
    for card in table.playing:
        table.zone[card] = Z_PLAYING
        table.known[card] = EVERYBODY


def resample(table: CardGame, seat: Seat, dice: Dice) -> None:
    """Deal anew, in place, what *seat* cannot know."""
    for owner in range(2):
        _reshuffle(table, seat, dice, [table.hand[owner], table.deck[owner], table.edge[owner]], owner == LIGHT)
        _reshuffle(table, seat, dice, [table.chosen[owner], table.objective_deck[owner]], False)
    table.rng = dice.state
    dice.below(2)


def _reshuffle(table: CardGame, seat: Seat, dice: Dice, lot: list[list[CardId]], captives: bool) -> None:
    """Exchange the unknown cards of some piles, keeping each pile's size and what is known of its places."""
    if captives and table.captured:
        lot = [*lot, table.captured]
    unknown: list[CardId] = []
    for pile in lot:
        for card in pile:
            if not knows(table, seat, card):
                unknown.append(card)
    if len(unknown) < 2:
        return
    masks: list[int] = []
    zones: list[int] = []
    hosts: list[int] = []
    for card in unknown:
        masks.append(table.known[card])
        zones.append(table.zone[card])
        hosts.append(table.host[card])
    places = unknown[:]
    dice.shuffle(unknown)
    taken = 0
    for pile in lot:
        for at in range(len(pile)):
            if taken < len(places) and pile[at] == places[taken]:
                card = unknown[taken]
                pile[at] = card
                table.known[card] = masks[taken]
                table.zone[card] = zones[taken]
                table.host[card] = hosts[taken]
                taken += 1
