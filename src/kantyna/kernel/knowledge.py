"""Who knows what: the View of a seat built up from nothing, and tables completed from it, both by declaration.

Hidden zones that share a pool are completed from the same unseen things: which those are everybody may work out, where
they lie is what a seat can't know.
"""

from __future__ import annotations

from kantyna.kernel.body import KNOWN, listed
from kantyna.kernel.engine import drain
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NOBODY, CardId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.rng import Dice
from kantyna.kernel.schema import ALL, DERIVED, OWNER, SEAT, TABLE
from kantyna.kernel.schema import Zone as Declared
from kantyna.kernel.table import Table
from kantyna.kernel.view import Counter, Mark, Unseen, View, Zone, position


def show(table: Table, seat: Seat) -> View:
    """The View of *seat*, all but what the game works out for those who look."""
    box = table.box
    schema = box.schema
    view = View(box.variant.name, box.seats, seat)
    view.settings = box.settings[:]
    view.teams = box.teams[:]
    view.active = table.active
    view.turn = table.turn
    view.phase = table.phase()
    for owner in range(NOBODY, box.seats):
        for zone in schema.zones:
            if _belongs(zone.of, zone.at, owner):
                view.zones.append(_shown(table, zone, _share(zone.of, owner), owner, seat))
        for counter in schema.counters:
            if not counter.derived and _belongs(counter.of, counter.at, owner):
                value = table.count[counter.handle[_share(counter.of, owner)]]
                if not counter.shown:
                    view.extra.append(value)
                elif value or not counter.silent:
                    view.counters.append(Counter(counter.number, owner, value))
    _add_unseen(table, view)
    for seen in view.zones:
        for card in seen.cards:
            if card >= 0:
                view.defs[card] = table.defs[card]
    _add_marks(table, view)
    _add_extra(table, view)
    view.position = position(table)
    view.asked = table.asked
    if table.asked == seat and seat != NOBODY:
        view.decision = table.pending
    view.outcome = table.outcome
    return view


def _belongs(of: int, at: Seat, owner: Seat) -> bool:
    """Is what is declared so this owner's? What sides have is told with the first seats."""
    return owner == at if of == TABLE else owner >= 0 if of == SEAT else 0 <= owner < 2


def _share(of: int, owner: Seat) -> int:
    """Where in a handle an owner's share is found."""
    return 0 if of == TABLE else int(owner)


def _shown(table: Table, zone: Declared, share: int, owner: Seat, seat: Seat) -> Zone:
    """A zone as *seat* sees it: what is open as it lies, what is hidden by what the seat knows of it."""
    cards = listed(table.rows[zone.handle[share]])
    size = len([card for card in cards if card >= 0]) if zone.places else len(cards)
    if zone.seen_by == ALL:
        return Zone(zone.number, owner, size, cards)
    if zone.stacked:
        cards.reverse()
    if zone.seen_by == OWNER and not zone.ordered:
        return Zone(zone.number, owner, size, [card for card in cards if table.knows(seat, card)])
    known = [card if table.knows(seat, card) else -1 for card in cards]
    while known and known[-1] < 0:
        known.pop()
    return Zone(zone.number, owner, size, known)


def _add_unseen(table: Table, view: View) -> None:
    """The things of each pool that the viewer can't place, whoever owns it."""
    for pool, owner, zones in pools(table):
        cards: list[CardId] = []
        for place in zones:
            for card in table.rows[place]:
                if card >= 0 and not table.knows(view.seat, card):
                    cards.append(card)
        cards.sort()
        view.unseen.append(Unseen(pool, owner, cards))
        for card in cards:
            view.defs[card] = table.defs[card]


def pools(table: Table) -> list[tuple[str, Seat, list[i64]]]:
    """The hidden zones that are completed together: the pool's name, its owner, its rows."""
    found: dict[tuple[str, Seat], list[i64]] = {}
    for zone in table.box.schema.zones:
        if zone.seen_by == ALL:
            continue
        for owner in range(table.box.schema.owners(zone.of, table.box.seats)):
            key = (zone.pool or zone.name, table.pool_owner(zone.number, zone.at if zone.of == TABLE else owner))
            found.setdefault(key, []).append(zone.handle[owner])
    return [(key[0], key[1], places) for key, places in found.items()]


def _add_marks(table: Table, view: View) -> None:
    """The marks on all things that the viewer can see."""
    bearing = [mark for mark in table.box.schema.marks if mark.place != DERIVED and len(table.rows[mark.place]) > 0]
    if not bearing:
        return
    for zone in view.zones:
        host = table.box.schema.zones[zone.kind].host  # told place by place, of hidden things too
        for card in zone.cards:
            if card >= 0:
                for mark in bearing:
                    value = table.rows[mark.place][card]
                    if value and mark.place != host:
                        marks = view.marks if mark.shown else view.undrawn
                        marks.append(Mark(card, mark.number, value - mark.offset))
    for mark in bearing:
        if mark.followed:
            for unseen in view.unseen:
                for card in unseen.cards:
                    if table.rows[mark.place][card]:
                        view.marks.append(Mark(card, mark.number, table.rows[mark.place][card]))


def _add_extra(table: Table, view: View) -> None:
    """What is not drawn: notes, what hidden things lie on, and who else knows the hidden things that the viewer knows:
    all of it was told to everybody as it happened."""
    extra = view.extra
    for note in table.box.schema.notes:
        numbers = listed(table.rows[note])
        extra.append(len(numbers))
        extra.extend(numbers)
    for zone in table.box.schema.zones:
        if zone.host:
            for card in table.rows[zone.handle[0]]:
                extra.append(table.mark(zone.host, card))
    for seen in view.zones:
        if table.box.schema.zones[seen.kind].seen_by != ALL:
            for card in seen.cards:
                if card >= 0:
                    extra.append(table.known(card))


def complete(table: Table, view: View, dice: Dice) -> None:
    """Fill an empty table of the same box with a position that the view does not contradict."""
    box = table.box
    schema = box.schema
    table.rng = dice.state
    dice.below(2)
    table.active = view.active
    table.turn = view.turn
    rest = {(unseen.pool, unseen.seat): unseen.cards[:] for unseen in view.unseen}
    for cards in rest.values():
        dice.shuffle(cards)
    extra = 0
    zones = 0
    counters = {(counter.kind, counter.seat): counter.value for counter in view.counters}
    for owner in range(NOBODY, box.seats):
        for zone in schema.zones:
            if _belongs(zone.of, zone.at, owner):
                _lay_out(table, zone, owner, view.zones[zones], rest)
                zones += 1
        for counter in schema.counters:
            if counter.derived or not _belongs(counter.of, counter.at, owner):
                continue
            place = counter.handle[_share(counter.of, owner)]
            if counter.shown:
                table.count[place] = counters.get((counter.number, owner), 0)
            else:
                table.count[place] = view.extra[extra]
                extra += 1
    for mark in view.marks + view.undrawn:
        declared = schema.marks[mark.kind]
        if declared.place != DERIVED:
            table.write_mark(declared.place, mark.card, mark.value + declared.offset)
    _read_extra(table, view, extra)
    table.refresh()


def _lay_out(table: Table, zone: Declared, owner: Seat, seen: Zone, rest: dict[tuple[str, Seat], list[CardId]]) -> None:
    """Lay what is seen of a zone, and unseen things of its pool where nothing is seen."""
    place = zone.handle[_share(zone.of, owner)]
    if zone.seen_by == ALL:
        table.lay(place, seen.cards)
        return
    own = table.box.sight[owner] if zone.seen_by == OWNER and owner != NOBODY else 0
    pool = rest[zone.pool or zone.name, table.pool_owner(zone.number, owner)]
    cards = seen.cards + [-1] * (seen.size - len(seen.cards))
    for at, card in enumerate(cards):
        if card < 0:
            cards[at] = pool.pop()
            table.set_known(cards[at], own)
    table.lay(place, cards[::-1] if zone.stacked else cards)


def _read_extra(table: Table, view: View, at: int) -> None:
    """What ``_add_extra`` wrote, from a place on."""
    schema = table.box.schema
    extra = view.extra
    for note in schema.notes:
        table.lay(note, extra[at + 1 : at + 1 + extra[at]])
        at += 1 + extra[at]
    for zone in schema.zones:
        if zone.host:
            for card in table.rows[zone.handle[0]]:
                table.write_mark(zone.host, card, extra[at])
                at += 1
    for seen in view.zones:
        if schema.zones[seen.kind].seen_by != ALL:
            for card in seen.cards:
                if card >= 0:
                    table.set_known(card, extra[at])
                    at += 1


def resume(table: Table, view: View) -> None:
    """Stand where the game stands and let the top frame ask its question again."""
    at = view.position
    table.decisions = at.decisions
    table.outcome = view.outcome
    if view.outcome is not None:
        return
    table.stack = [frame.clone() for frame in at.stack]
    table.modifiers = at.modifiers
    table.happenings = [event.clone() for event in at.happenings]
    table.queue = [frame.clone() for frame in at.queue]
    drain(table, Log(True))


def resample(table: Table, seat: Seat, dice: Dice) -> None:
    """Deal anew, in place, every thing that *seat* can't place. What belongs to a place stays there."""
    staying = [mark.place for mark in table.box.schema.marks if mark.stays and len(table.rows[mark.place]) > 0]
    staying.append(KNOWN)
    staying.extend(table.box.schema.indexes)
    for _, _, places in pools(table):
        unknown: list[CardId] = []
        for place in places:
            for card in table.rows[place]:
                if card >= 0 and not table.knows(seat, card):
                    unknown.append(card)
        if len(unknown) > 1:
            _deal(table, places, unknown, staying, dice)


def _deal(table: Table, places: list[i64], unknown: list[CardId], staying: list[i64], dice: Dice) -> None:
    """Let the unknown things of some rows change places."""
    dealt = unknown[:]
    dice.shuffle(dealt)
    for mark in staying:
        marks = table.own(mark)
        numbers = [marks[card] for card in unknown]
        for at, card in enumerate(dealt):
            marks[card] = numbers[at]
    taken = 0
    for place in places:
        pile = table.own(place)
        for at in range(len(pile)):
            if taken < len(unknown) and pile[at] == unknown[taken]:
                pile[at] = dealt[taken]
                taken += 1
