"""Rules of thumb for Outer Rim: go where something is to be done, buy what pays, fight what one beats."""

from __future__ import annotations

from math import exp
from typing import Final

from kantyna.games.outer_rim.bot.bargains import best_deal, could_do_better, next_of_offer, offered
from kantyna.games.outer_rim.bot.destinations import Prospect, patrol_worth, place_worth, prospects, task_in_time
from kantyna.games.outer_rim.bot.values import (
    card_worth,
    fame_worth,
    hunt_worth,
    in_purse,
    reward_worth,
    ship_gain,
    task_worth,
    wealth,
)
from kantyna.games.outer_rim.effects.belongings import DISCARD_HELD
from kantyna.games.outer_rim.effects.trade import BUY_SHEET, SELL, TAKE
from kantyna.games.outer_rim.table import (
    CARGO_HELD,
    CONTACTS,
    CREDITS,
    DAMAGE,
    JOBS_HELD,
    MARKET,
    SPACE,
    SUPPLY,
    OuterRim,
)
from kantyna.games.outer_rim.turn.abilities import ground_combat, health, hull
from kantyna.games.outer_rim.turn.answers import FACE, NO, STOP, YES
from kantyna.games.outer_rim.turn.decks import market_card
from kantyna.games.outer_rim.turn.dice import REACT
from kantyna.games.outer_rim.turn.encounter import ATTEMPT, DRAW, FIGHT_PATROL, HUNT_CONTACT, MEET, TALK
from kantyna.games.outer_rim.turn.gifts import GIVE, REQUEST
from kantyna.games.outer_rim.turn.hunting import CAPTURE, ELIMINATE, HUNT_CREW, bounty_on
from kantyna.games.outer_rim.turn.main import DELIVER, EARN, END_ACTIONS, GO_TO_MARKET, RECOVER
from kantyna.games.outer_rim.turn.market import DISCARD_TOP
from kantyna.games.outer_rim.turn.movement import MOVE_TO
from kantyna.games.outer_rim.turn.purchase import BUY, HAND_IN, PAY, price_of, sheet_of
from kantyna.games.outer_rim.turn.slots import MAKE_ROOM, free_slot
from kantyna.games.outer_rim.turn.trading import ACCEPT, ADD_CREDITS, ASK_CREDITS, COUNTER, PUT, REFUSE, SEND, TRADE
from kantyna.games.outer_rim.turn.using import DUEL, FULFIL, USE
from kantyna.games.outer_rim.vocabulary import (
    ASK_FAME_INSTEAD,
    ASK_GRANT,
    ASK_OFFER,
    ASK_PLANNING,
    ASK_PROTECT,
    BLANK,
    BOUNTY,
    BOUNTY_DECK,
    CARGO,
    CARGO_DECK,
    CRIT,
    FOCUS,
    HIT,
    JOB,
    JOB_DECK,
    LUXURY_DECK,
    OFFER,
    SHIP,
    SHIP_DECK,
)
from kantyna.kernel.body import Options
from kantyna.kernel.ids import EVERYBODY, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.spec import Heuristics
from kantyna.kernel.table import Table

POOR: Final = 6000
RICH: Final = 14000
"""From here on money is not what one lacks."""
A_SCENE: Final = 20
"""What an encounter card brings, on average."""
A_CONTACT: Final = 26
NEVER: Final = -10000
WORST: Final = -1 << 40
"""For what is offered beside every question of a turn: whatever else there is, however bad, comes first. A gift taken
back at once would be offered again for ever."""
SPREAD: Final = 90.0
"""A lead of so much makes a win about three times as likely."""
ROUNDS_AHEAD: Final = 2
A_WOUND: Final = 5
A_RISK: Final = 40
"""Of falling, for whoever bears more damage than is left."""
USED: Final = 20
"""The damage on a ship bought at second hand."""


class OuterRimHeuristics(Heuristics):
    """How a decent player sees the table. What is the same for all options of a question is worked out once."""

    def __init__(self) -> None:
        self.wanted: Code = -1
        """The next step to the offer that the seat would make; below 0 before it is asked for."""
        self.known: list[Prospect] | None = None
        """What it could do, and where."""

    def weigh(self, table: Table, seat: Seat, code: Code) -> i64:
        self.wanted = -1
        self.known = None
        return self.weigh_one(table, seat, code)

    def best(self, table: Table, options: Options) -> Code:
        seat = table.asked
        codes = options.codes
        self.wanted = -1
        self.known = None
        found = codes[0]
        most = self.weigh_one(table, seat, found)
        for at in range(1, options.count):
            weight = self.weigh_one(table, seat, codes[at])
            if weight > most:
                most = weight
                found = codes[at]
        return found

    def prospects(self, table: OuterRim, seat: Seat) -> list[Prospect]:
        known = self.known
        if known is None:
            known = prospects(table, seat)
            self.known = known
        return known

    def weigh_one(self, table: Table, seat: Seat, code: Code) -> i64:
        assert isinstance(table, OuterRim)
        if not table.ready():
            return 0
        verb = SPACE.verb(code)
        if verb is GIVE or verb is REQUEST:
            return WORST
        if table.asked_kind == ASK_PLANNING or verb is MOVE_TO:
            return self.plan(table, seat, code)
        what = code - verb.base
        if verb is BUY or verb is TAKE:
            return self.buy(table, seat, what, verb is BUY)
        if verb is ATTEMPT or verb is FIGHT_PATROL or verb is MEET or verb is HUNT_CONTACT or verb is TALK:
            return self.meet(table, seat, code)
        if verb is MAKE_ROOM or verb is DISCARD_HELD or verb is HAND_IN or verb is SELL:
            return -self.least_worth(table, seat, what)
        if verb is YES or verb is NO:
            return self.agree(table, seat) if verb is YES else 0
        if verb is FACE:
            return self.face(what)
        if verb is CAPTURE or verb is ELIMINATE:
            return self.dead_or_alive(table, seat, verb is CAPTURE)
        return self.plain(table, seat, code)

    def worth_trying(self, table: Table, out: Options) -> None:
        """Credits are given and asked for by people: for whoever plays to win there is always something else."""
        options = table.options
        for at in range(options.count):
            code = options.codes[at]
            if not (GIVE.has(code) or REQUEST.has(code)):
                out.add(code)
        out.settle()

    def plain(self, table: OuterRim, seat: Seat, code: Code) -> i64:
        """Verbs that are always as good."""
        verb = SPACE.verb(code)
        if verb is TRADE:
            gain = best_deal(table, seat, code - verb.base).gain
            return 45 + gain if gain > 0 else NEVER  # before the market: it fills purses
        if verb is PUT or verb is ADD_CREDITS or verb is ASK_CREDITS or verb is SEND or table.asked_kind == ASK_OFFER:
            if self.wanted < 0:
                self.wanted = next_of_offer(
                    table, seat, PUT.base, ADD_CREDITS.base, ASK_CREDITS.base, SEND.base, STOP.base
                )
            return 1 if code == self.wanted else 0
        if verb is DELIVER:
            return 500
        if verb is USE or verb is REACT:
            return 40
        if verb is GO_TO_MARKET:
            return 30
        if verb is PAY:
            return 100
        if verb is END_ACTIONS:
            return 1
        if verb is DRAW:
            return A_SCENE
        if verb is DISCARD_TOP:
            return self.turn_over(table, seat, code - verb.base)
        if verb is FULFIL:
            return fame_worth(table, seat)
        if verb is HUNT_CREW:
            return self.hunt_crew(table, seat, code - verb.base)
        if verb is DUEL:
            return A_CONTACT + 10
        if verb is ACCEPT:
            return offered(table, seat)
        if verb is REFUSE:
            return 0
        if verb is BUY_SHEET:
            printed = sheet_of(table, code - verb.base)
            return ship_gain(table, seat, printed.key) - in_purse(table.count[CREDITS[seat]], printed.cost) - USED
        if verb is COUNTER:
            return 1 if could_do_better(table, seat) > 0 else -1
        return 0

    # Planning.

    def plan(self, table: OuterRim, seat: Seat, code: Code) -> i64:
        known = self.prospects(table, seat)
        if MOVE_TO.has(code):
            return place_worth(table, seat, code - MOVE_TO.base, known)
        here = self.stay(table, seat, known)
        if code == EARN.base:
            return here + self.earnings(table, seat)
        if code == RECOVER.base:
            return here + self.healing(table, seat)
        if USE.has(code):
            return here + 25
        return here if code == STOP.base else NEVER

    def stay(self, table: OuterRim, seat: Seat, known: list[Prospect]) -> i64:
        return place_worth(table, seat, table.at(seat), known)

    def earnings(self, table: OuterRim, seat: Seat) -> i64:
        """What 2000 credits are worth to whoever has so many."""
        credits = table.count[CREDITS[seat]]
        return 16 if credits < POOR else 6 if credits < RICH else 1

    def healing(self, table: OuterRim, seat: Seat) -> i64:
        """What it is worth to be sound: more the nearer one is to falling."""
        worth: i64 = 0
        for thing, most in ((table.captain(seat), health(table, seat)), (table.ship(seat), hull(table, seat))):
            damage = table.mark(DAMAGE, thing)
            if damage > 0:
                worth += A_WOUND * damage + (A_RISK if damage * 2 > most else 0)
        return worth

    # The market.

    def buy(self, table: OuterRim, seat: Seat, definition: i64, paid: bool) -> i64:
        card = table.first_of(table.rows[MARKET], definition)
        credits = table.count[CREDITS[seat]]
        price = price_of(table, seat, card, 0) if paid else 0
        worth = self.to_own(table, seat, card) - in_purse(credits, price)
        kind = table.item(card).kind
        if kind == OFFER:
            return self.used_ship(table, seat)
        if kind != SHIP and not free_slot(table, seat, card):
            worth -= self.cheapest(table, seat, kind) + 10
        return worth - (10 if credits - price < 1000 else 0)

    def to_own(self, table: OuterRim, seat: Seat, card: i64) -> i64:
        kind = table.item(card).kind
        if kind == CARGO or kind == JOB or kind == BOUNTY:
            return task_in_time(table, seat, card)
        return card_worth(table, seat, card)

    def used_ship(self, table: OuterRim, seat: Seat) -> i64:
        """What the best sheet that can be paid would be worth, with its damage."""
        best: i64 = 0
        credits, old = table.count[CREDITS[seat]], table.sheet(seat).cost
        for sheet in table.rows[SUPPLY]:
            printed = sheet_of(table, table.defs[sheet])
            price = printed.cost - old
            if 0 < price <= credits:
                best = max(best, ship_gain(table, seat, printed.key) - in_purse(credits, price))
        return best - USED

    def turn_over(self, table: OuterRim, seat: Seat, definition: i64) -> i64:
        """What one does not want makes place for something better: the sooner, the more the deck could bring."""
        card = table.first_of(table.rows[MARKET], definition)
        if self.buy(table, seat, definition, True) > 0:
            return 0
        deck = market_card(table.printed[card]).deck
        credits = table.count[CREDITS[seat]]
        if deck == SHIP_DECK:
            return 8 if credits >= RICH and table.sheet(seat).cost == 0 else 3
        if deck == LUXURY_DECK:
            return 7 if credits >= RICH else 1
        if deck == BOUNTY_DECK or deck == JOB_DECK:
            return 6 if len(table.rows[JOBS_HELD[seat]]) < 2 else 2
        return 5 if deck == CARGO_DECK and len(table.rows[CARGO_HELD[seat]]) == 0 else 2

    def cheapest(self, table: OuterRim, seat: Seat, kind: i64) -> i64:
        """What the card is worth that would make room."""
        least: i64 = 999
        for card in table.belongings(seat):
            own = table.item(card).kind
            if own == kind or (own in (JOB, BOUNTY) and kind in (JOB, BOUNTY)):
                least = min(least, card_worth(table, seat, card))
        return least

    def least_worth(self, table: OuterRim, seat: Seat, definition: i64) -> i64:
        for card in table.belongings(seat):
            if table.defs[card] == definition:
                return card_worth(table, seat, card) + 1
        return 0

    # Encounters.

    def meet(self, table: OuterRim, seat: Seat, code: Code) -> i64:
        if FIGHT_PATROL.has(code):
            return patrol_worth(table, seat, FIGHT_PATROL.cards(table, seat, code - FIGHT_PATROL.base)[0])
        if ATTEMPT.has(code):
            return task_worth(table, seat, ATTEMPT.first(table, seat, code - ATTEMPT.base))
        if code == HUNT_CONTACT.base:
            bounty = table.item(bounty_on(table, seat, table.defs[table.asked_card])).bounty
            assert bounty is not None
            return hunt_worth(table, seat, bounty)
        if code == TALK.base:
            return A_CONTACT
        return self.contact(table, seat, MEET.space(code - MEET.base))

    def contact(self, table: OuterRim, seat: Seat, space: i64) -> i64:
        token = table.rows[CONTACTS[space]][0]
        known = table.knows(seat, token) or table.known(token) == EVERYBODY
        if known:
            card = bounty_on(table, seat, table.defs[token])
            return task_worth(table, seat, card) if card >= 0 else A_CONTACT - 10
        for prospect in self.prospects(table, seat):
            if prospect.place == table.at(seat):
                return A_CONTACT + prospect.worth // 2
        return A_CONTACT

    def hunt_crew(self, table: OuterRim, seat: Seat, what: i64) -> i64:
        """A bounty on crew; of one's own crew a hand is lost with it."""
        crew = HUNT_CREW.cards(table, seat, what)[0]
        bounty = table.item(bounty_on(table, seat, table.databank_card(crew).token)).bounty
        assert bounty is not None
        own = card_worth(table, seat, crew) if what // HUNT_CREW.block == seat else 0
        return hunt_worth(table, seat, bounty) - own

    def dead_or_alive(self, table: OuterRim, seat: Seat, alive: bool) -> i64:
        bounty = table.item(table.asked_card).bounty
        assert bounty is not None
        if not alive:
            return reward_worth(table, seat, bounty.dead)
        away = table.chart.distance(table.at(seat), bounty.deliver_to)
        return reward_worth(table, seat, bounty.alive) - 6 * away - 15

    # Small questions.

    def agree(self, table: OuterRim, seat: Seat) -> i64:
        kind = table.asked_kind
        if kind == ASK_GRANT:
            return NEVER
        if kind == ASK_PROTECT:
            return 10 if ground_combat(table, seat) >= 4 else -10
        if kind == ASK_FAME_INSTEAD:
            card = table.item(table.asked_card)
            credits = card.bounty.dead.credits if card.bounty is not None else card.reward.credits
            return 10 if credits <= 7000 else -10
        return 10

    def face(self, face: i64) -> i64:
        """Roll blanks again first; take crits away first."""
        if face == BLANK:
            return 30
        if face == FOCUS:
            return 20
        return 15 if face == CRIT else -5 if face == HIT else 0

    # Judging.

    def clock(self, table: Table) -> i64:
        return table.turn

    def horizon(self, table: Table) -> i64:
        return table.turn + ROUNDS_AHEAD * table.seats

    def evaluate(self, table: Table, seat: Seat) -> i64:
        """By fame and wealth; fame weighs more the nearer somebody is to the goal."""
        assert isinstance(table, OuterRim)
        if not table.ready():
            return 1000 // table.seats
        own = 0.0
        every = 0.0
        for other in range(table.seats):
            fame = table.fame(other)
            near = max(0, 3 - (table.goal - fame))
            strength = exp(float(wealth(table, other) + 30 * near) / SPREAD)
            every += strength
            if other == seat:
                own = strength
        return int(1000 * own / every)
