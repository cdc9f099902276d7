"""What follows from a table and is worked out for those who look: the numbers of a seat's boards with all that adds
to them, the slots it has, and where what it carries wants to go."""

from __future__ import annotations

from kantyna.games.outer_rim.table import (
    CAPTURED,
    CARGO_HELD,
    JOBS_HELD,
    MARKET,
    SCENE,
    SECTION,
    SHOWN_DESTINATION,
    SHOWN_GOAL,
    SHOWN_ICONS,
    SHOWN_NUMBERS,
    SHOWN_OFFERED,
    SHOWN_SECTION,
    SHOWN_SKILLS,
    SHOWN_SLOTS,
    OuterRim,
)
from kantyna.games.outer_rim.turn.abilities import (
    ground_combat,
    health,
    hull,
    hyperdrive,
    more,
    ship_combat,
    skill_count,
)
from kantyna.games.outer_rim.turn.delivery import destination
from kantyna.games.outer_rim.turn.goals import goal_of, open_goals
from kantyna.games.outer_rim.turn.purchase import icon_of
from kantyna.games.outer_rim.turn.slots import GEAR_SLOTS, JOB_SLOTS
from kantyna.games.outer_rim.turn.trading import BARGAIN
from kantyna.games.outer_rim.vocabulary import BOUNTY, CARGO_SLOTS, SKILLS
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.view import Mark, View


def show_boards(table: OuterRim, view: View) -> None:
    """Write it on the things of a view."""
    for seat in range(table.seats):
        for card, kind, value in numbers(table, seat):
            view.marks.append(Mark(card, kind, value))
    for card in table.rows[MARKET]:
        icon = icon_of(table, card) if card >= 0 else None
        if icon is not None:
            view.marks.append(Mark(card, SHOWN_ICONS[icon.faction], int(icon.distance)))
    for card in table.rows[SCENE]:
        if table.mark(SECTION, card) > 0:
            view.marks.append(Mark(card, SHOWN_SECTION, int(table.mark(SECTION, card))))
    for frame in table.stack:
        if frame.node == BARGAIN:
            view.marks.extend(Mark(card, SHOWN_OFFERED, 1) for card in frame.data[1:])


def numbers(table: OuterRim, seat: Seat) -> list[tuple[CardId, int, int]]:
    """The numbers that a seat's things have beside their own marks: thing, kind, value."""
    captain, ship, side = table.captain(seat), table.ship(seat), table.side(seat)
    values = [
        (captain, SHOWN_NUMBERS["ground-combat"], ground_combat(table, seat)),
        (captain, SHOWN_NUMBERS["health"], health(table, seat)),
        (ship, SHOWN_NUMBERS["ship-combat"], ship_combat(table, seat)),
        (ship, SHOWN_NUMBERS["hull"], hull(table, seat)),
        (ship, SHOWN_NUMBERS["hyperdrive"], hyperdrive(table, seat)),
        (captain, SHOWN_SLOTS["gear"], GEAR_SLOTS),
        (captain, SHOWN_SLOTS["jobs"], JOB_SLOTS),
        (ship, SHOWN_SLOTS["crew"], side.crew),
        (ship, SHOWN_SLOTS["cargo"], side.cargo + more(table, seat, CARGO_SLOTS)),
        (ship, SHOWN_SLOTS["mods"], side.mods),
        (ship, SHOWN_SLOTS["either"], side.either),
    ]
    values.extend((captain, SHOWN_SKILLS[skill], skill_count(table, seat, skill)) for skill in range(len(SKILLS.words)))
    values.extend((card, SHOWN_GOAL, goal_of(table, seat, card).count) for card in open_goals(table, seat))
    told = [(card, kind, int(value)) for card, kind, value in values if value > 0]
    told.extend((card, SHOWN_DESTINATION, place) for card, place in destinations(table, seat))
    return told


def destinations(table: OuterRim, seat: Seat) -> list[tuple[CardId, int]]:
    """Where a seat's cargo, jobs and prisoners are wanted; a bounty has a destination once it has its prisoner."""
    found: list[tuple[CardId, int]] = []
    for handle in (CARGO_HELD, JOBS_HELD):
        for card in table.rows[handle[seat]]:
            item = table.item(card)
            if item.kind == BOUNTY:
                assert item.bounty is not None
                if table.first_of(table.rows[CAPTURED[seat]], item.bounty.contact) < 0:
                    continue
            place = destination(table, card)
            if place >= 0:
                found.append((card, int(place)))
    return found
