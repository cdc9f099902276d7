"""Where to go: what could be done in each space, and how near that is."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.bot.values import Appraiser, fame_worth
from kantyna.games.outer_rim.card import Contact, Patrol
from kantyna.games.outer_rim.table import CAPTURED, CARGO_HELD, CONTACTS, JOBS_HELD, PATROLS, RAIDED, OuterRim
from kantyna.games.outer_rim.turn.abilities import hyperdrive
from kantyna.games.outer_rim.turn.delivery import destination
from kantyna.games.outer_rim.turn.goals import raids
from kantyna.games.outer_rim.turn.movement import stops_for
from kantyna.games.outer_rim.vocabulary import (
    ANY_NAVPOINT,
    GOAL_MARKS,
    GOAL_PATROLS,
    GOAL_WINS,
    IMPERIAL,
    JOB,
    MAELSTROM,
    NEGATIVE,
    PLANETS,
    SHIP_FIGHT,
)
from kantyna.games.outer_rim.world import CONTACT_SPACES
from kantyna.kernel.body import Row, row
from kantyna.kernel.ids import BITS, EVERYBODY, CardId, Seat
from kantyna.kernel.native import i64

ON_A_PLANET: Final = 20
"""A market, two contacts, a richer deck."""
FADING: Final[Row] = row([100, 56, 34, 21, 13, 8])
"""What a task is worth that is so many turns away, in hundredths."""
LONGEST: Final = 5
SPACES_OF_CONTACTS: Final[Row] = row([space.planet for space in CONTACT_SPACES])
RANKS_OF_CONTACTS: Final[Row] = row([space.rank for space in CONTACT_SPACES])
A_RAID: Final = 40
"""How often one comes off, in hundredths."""


class Prospect:
    """Something to be done in a space."""

    def __init__(self, place: i64, worth: i64) -> None:
        self.place = place
        self.worth = worth


UNSEEN: Final[list[Prospect]] = []
"""Nobody has looked for them yet."""
NO_WAYS: Final[Row] = row([])
"""Nobody has looked for them yet."""


class Outlook(Appraiser):
    """What a seat sees on the map at one question."""

    def __init__(self, table: OuterRim, seat: Seat) -> None:
        super().__init__(table, seat, fame_worth(table))
        self.seen: list[Prospect] = UNSEEN
        self.speed: i64 = 0
        self.ways: Row = NO_WAYS

    def reach(self) -> i64:
        """How far its ship goes in a turn."""
        if self.speed == 0:
            self.speed = max(hyperdrive(self.table, self.seat), 1)
        return self.speed

    def prospects(self) -> list[Prospect]:
        """What the seat's cargo, jobs and bounties could bring, and where."""
        if self.seen is UNSEEN:
            self.seen = []
            self.look()
        return self.seen

    def look(self) -> None:
        table, seat, found = self.table, self.seat, self.seen
        for card in table.rows[CARGO_HELD[seat]]:
            place = destination(table, card)
            if place >= 0:
                found.append(Prospect(place, self.task(card)))
        for card in table.rows[JOBS_HELD[seat]]:
            item = table.item(card)
            if item.kind == JOB and item.destination >= 0:
                found.append(Prospect(item.destination, self.task(card)))
            elif item.kind == JOB and item.destination == ANY_NAVPOINT:
                for place in table.chart.beside[table.at(seat)]:
                    if place > MAELSTROM:
                        found.append(Prospect(place, self.task(card)))
            elif item.bounty is not None:
                if table.first_of(table.rows[CAPTURED[seat]], item.bounty.contact) >= 0:
                    found.append(Prospect(item.bounty.deliver_to, self.reward(item.bounty.alive)))
                else:
                    self.add_hunts(item.bounty.contact, self.task(card), found)
        self.add_raids(found)

    def add_raids(self, found: list[Prospect]) -> None:
        """Where a captain whose goal is to leave tokens on planets has left none."""
        table, seat = self.table, self.seat
        goal = table.captain_card(seat).goal
        if goal.event != GOAL_MARKS or not self.strives():
            return
        left = max(goal.count - raids(table, seat), 1)
        for planet in range(PLANETS):
            if table.planet_faction(planet) == IMPERIAL and table.mark(RAIDED, planet) & BITS[seat] == 0:
                found.append(Prospect(planet, self.fame * A_RAID // (left * 100)))

    def add_hunts(self, contact: i64, worth: i64, found: list[Prospect]) -> None:
        """Where a wanted contact is known to be, or may be: face-down tokens of its rank."""
        table = self.table
        wanted = table.way.book[contact]
        assert isinstance(wanted, Contact)
        rank = wanted.rank
        maybe: list[i64] = []
        for at in range(len(SPACES_OF_CONTACTS)):
            for token in table.rows[CONTACTS[at]]:
                if table.knows(self.seat, token) or table.known(token) == EVERYBODY:
                    if table.defs[token] == contact:
                        found.append(Prospect(SPACES_OF_CONTACTS[at], worth))
                        return
                elif RANKS_OF_CONTACTS[at] == rank:
                    maybe.append(SPACES_OF_CONTACTS[at])
        for planet in maybe:
            found.append(Prospect(planet, worth // len(maybe) + 5))

    def place(self, place: i64) -> i64:
        """How good it is to be in a space now: what can be done there, and what is near it."""
        best: i64 = 0
        rest: i64 = 0
        for prospect in self.prospects():
            worth = prospect.worth * fading(self.away(place, prospect.place), self.reach()) // 100
            if worth > best:
                rest += best
                best = worth
            else:
                rest += worth
        return best + rest // 2 + (ON_A_PLANET if place < PLANETS else 0) - self.danger(place)

    def away(self, place: i64, there: i64) -> i64:
        """How far it is. What a turn's flight would bring if no patrol stood in the way is a turn farther from where
        one is: waiting brings it no nearer."""
        table, reach = self.table, self.reach()
        away = table.chart.distance(place, there)
        here = table.at(self.seat)
        if place != here or away == 0 or away > reach:
            return away
        if len(self.ways) == 0:
            self.ways = table.chart.reach(here, reach, stops_for(table, self.seat))
        return away if self.ways[there] > 0 else away + reach

    def danger(self, place: i64) -> i64:
        """What hostile patrols in a space would cost."""
        table = self.table
        cost: i64 = 0
        for token in table.rows[PATROLS]:
            if table.place_of(token) == place and table.standing(self.seat, table.faction_of(token)) == NEGATIVE:
                cost -= self.patrol(token)
        return max(cost, 0)

    def patrol(self, token: CardId) -> i64:
        """What a fight with a patrol promises."""
        printed = self.table.printed[token]
        assert isinstance(printed, Patrol)
        if printed.combat == 0:
            return -90
        return (
            self.fight(SHIP_FIGHT, printed.combat, self.reward(printed.reward) + self.goal(GOAL_PATROLS, GOAL_WINS))
            - 12
        )

    def task_in_time(self, card: CardId) -> i64:
        """What a task is worth from where one is: less the farther it is."""
        chart, here = self.table.chart, self.table.at(self.seat)
        worth = self.task(card)
        bounty = self.table.item(card).bounty
        if bounty is not None:
            known: list[Prospect] = []
            self.add_hunts(bounty.contact, worth, known)
            best: i64 = 0
            for prospect in known:
                best = max(best, prospect.worth * fading(chart.distance(here, prospect.place), self.reach()) // 100)
            return max(best, worth * FADING[3] // 100)
        place = destination(self.table, card)
        if place < 0:
            return worth * FADING[1] // 100
        return worth * fading(chart.distance(here, place), self.reach()) // 100


def fading(away: i64, reach: i64) -> i64:
    """What is left of a task's worth, in hundredths, that is so far away: by turns, and a little by spaces."""
    turns = min((away + reach - 1) // reach, LONGEST)
    if turns == 0:
        return FADING[0]
    nearer = max(0, turns * reach - away)
    return FADING[turns] + (FADING[turns - 1] - FADING[turns]) * nearer // (2 * reach)
