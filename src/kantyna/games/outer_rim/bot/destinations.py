"""Where to go: what could be done in each space, and how near that is."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.bot.values import fight_chance, fight_cost, reward_worth, task_worth
from kantyna.games.outer_rim.card import Contact, Patrol
from kantyna.games.outer_rim.table import CAPTURED, CARGO_HELD, CONTACTS, JOBS_HELD, PATROLS, OuterRim
from kantyna.games.outer_rim.turn.abilities import hyperdrive
from kantyna.games.outer_rim.turn.delivery import destination
from kantyna.games.outer_rim.vocabulary import ANY_NAVPOINT, JOB, MAELSTROM, NEGATIVE, PLANETS, SHIP_FIGHT
from kantyna.games.outer_rim.world import CONTACT_SPACES
from kantyna.kernel.ids import EVERYBODY, CardId, Seat
from kantyna.kernel.native import i64

ON_A_PLANET: Final = 20
"""A market, two contacts, a richer deck."""
FADING: Final[list[i64]] = [100, 56, 34, 21, 13, 8]
"""What a task is worth that is so many turns away, in hundredths."""
LONGEST: Final = 5


class Prospect:
    """Something to be done in a space."""

    def __init__(self, place: i64, worth: i64) -> None:
        self.place = place
        self.worth = worth


def prospects(table: OuterRim, seat: Seat) -> list[Prospect]:
    """What a seat's cargo, jobs and bounties could bring, and where."""
    found: list[Prospect] = []
    for card in table.rows[CARGO_HELD[seat]]:
        place = destination(table, card)
        if place >= 0:
            found.append(Prospect(place, task_worth(table, seat, card)))
    for card in table.rows[JOBS_HELD[seat]]:
        item = table.item(card)
        if item.kind == JOB and item.destination >= 0:
            found.append(Prospect(item.destination, task_worth(table, seat, card)))
        elif item.kind == JOB and item.destination == ANY_NAVPOINT:
            for place in table.chart.beside[table.at(seat)]:
                if place > MAELSTROM:
                    found.append(Prospect(place, task_worth(table, seat, card)))
        elif item.bounty is not None:
            if table.first_of(table.rows[CAPTURED[seat]], item.bounty.contact) >= 0:
                found.append(Prospect(item.bounty.deliver_to, reward_worth(table, seat, item.bounty.alive)))
            else:
                add_hunts(table, seat, item.bounty.contact, task_worth(table, seat, card), found)
    return found


def add_hunts(table: OuterRim, seat: Seat, contact: i64, worth: i64, found: list[Prospect]) -> None:
    """Where a wanted contact is known to be, or may be: face-down tokens of its rank."""
    wanted = table.way.book[contact]
    assert isinstance(wanted, Contact)
    maybe: list[i64] = []
    for at, space in enumerate(CONTACT_SPACES):
        for token in table.rows[CONTACTS[at]]:
            if table.knows(seat, token) or table.known(token) == EVERYBODY:
                if table.defs[token] == contact:
                    found.append(Prospect(space.planet, worth))
                    return
            elif space.rank == wanted.rank:
                maybe.append(space.planet)
    for planet in maybe:
        found.append(Prospect(planet, worth // len(maybe) + 5))


def danger(table: OuterRim, seat: Seat, place: i64) -> i64:
    """What hostile patrols in a space would cost."""
    cost: i64 = 0
    for token in table.rows[PATROLS]:
        if table.place_of(token) == place and table.standing(seat, table.faction_of(token)) == NEGATIVE:
            cost -= patrol_worth(table, seat, token)
    return max(cost, 0)


def patrol_worth(table: OuterRim, seat: Seat, token: i64) -> i64:
    """What a fight with a patrol promises."""
    printed = table.printed[token]
    assert isinstance(printed, Patrol)
    if printed.combat == 0:
        return -90
    chance = fight_chance(table, seat, SHIP_FIGHT, printed.combat)
    return (
        reward_worth(table, seat, printed.reward) * chance // 100
        - fight_cost(table, seat, SHIP_FIGHT, printed.combat)
        - 12
    )


def task_in_time(table: OuterRim, seat: Seat, card: CardId) -> i64:
    """What a task is worth from where one is: less the farther it is."""
    reach = max(hyperdrive(table, seat), 1)
    item = table.item(card)
    best: i64 = 0
    if item.bounty is not None:
        known: list[Prospect] = []
        add_hunts(table, seat, item.bounty.contact, task_worth(table, seat, card), known)
        for prospect in known:
            away = table.chart.distance(table.at(seat), prospect.place)
            best = max(best, prospect.worth * fading(away, reach) // 100)
        return max(best, task_worth(table, seat, card) * FADING[3] // 100)
    place = destination(table, card)
    if place < 0:
        return task_worth(table, seat, card) * FADING[1] // 100
    return task_worth(table, seat, card) * fading(table.chart.distance(table.at(seat), place), reach) // 100


def fading(away: i64, reach: i64) -> i64:
    """What is left of a task's worth, in hundredths, that is so far away: by turns, and a little by spaces."""
    turns = min((away + reach - 1) // reach, LONGEST)
    if turns == 0:
        return FADING[0]
    nearer = max(0, turns * reach - away)
    return FADING[turns] + (FADING[turns - 1] - FADING[turns]) * nearer // (2 * reach)


def place_worth(table: OuterRim, seat: Seat, place: i64, known: list[Prospect]) -> i64:
    """How good it is to be in a space now: what can be done there, and what is near it."""
    reach = max(hyperdrive(table, seat), 1)
    best: i64 = 0
    rest: i64 = 0
    for prospect in known:
        worth = prospect.worth * fading(table.chart.distance(place, prospect.place), reach) // 100
        if worth > best:
            rest += best
            best = worth
        else:
            rest += worth
    return best + rest // 2 + (ON_A_PLANET if place < PLANETS else 0) - danger(table, seat, place)
