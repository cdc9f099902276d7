"""What speaks for each option of a question: go where something is to be done, buy what pays, fight what one beats."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.bot.bargains import best_deal, could_do_better, next_of_offer, offered
from kantyna.games.outer_rim.bot.destinations import Outlook
from kantyna.games.outer_rim.bot.values import in_purse
from kantyna.games.outer_rim.effects.belongings import DISCARD_HELD
from kantyna.games.outer_rim.effects.trade import BUY_SHEET, SELL, TAKE
from kantyna.games.outer_rim.table import (
    CARGO_HELD,
    CONTACTS,
    DAMAGE,
    JOBS_HELD,
    MARKET,
    SPACE,
    SUPPLY,
    OuterRim,
)
from kantyna.games.outer_rim.turn.abilities import health, hull
from kantyna.games.outer_rim.turn.answers import FACE, NO, STOP, YES
from kantyna.games.outer_rim.turn.combat import kind_here, strength
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
from kantyna.games.outer_rim.turn.trading import ACCEPT, COUNTER, REFUSE, TRADE
from kantyna.games.outer_rim.turn.using import DUEL, FULFIL, USE
from kantyna.games.outer_rim.vocabulary import (
    ASK_AI_PROTECT,
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
    GROUND_FIGHT,
    HIT,
    JOB,
    JOB_DECK,
    LUXURY_DECK,
    OFFER,
    SHIP,
    SHIP_DECK,
)
from kantyna.kernel.ids import EVERYBODY, CardId, Code, Seat
from kantyna.kernel.native import i64

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
A_WOUND: Final = 5
A_RISK: Final = 40
"""Of falling, for whoever bears more damage than is left."""
USED: Final = 20
"""The damage on a ship bought at second hand."""


class Weighing(Outlook):
    """Of the options of one question to a seat."""

    def __init__(self, table: OuterRim, seat: Seat) -> None:
        super().__init__(table, seat)
        self.wanted: Code = -1
        """The next step to the offer that it would make, once that is thought out."""

    def weigh(self, code: Code) -> i64:
        verb = SPACE.verb(code)
        if verb is GIVE or verb is REQUEST:
            return WORST
        if self.table.asked_kind == ASK_PLANNING or verb is MOVE_TO:
            return self.plan(code)
        what = code - verb.base
        if verb is BUY or verb is TAKE:
            return self.buy(what, verb is BUY)
        if verb is ATTEMPT or verb is FIGHT_PATROL or verb is MEET or verb is HUNT_CONTACT or verb is TALK:
            return self.meet(code)
        if verb is MAKE_ROOM or verb is DISCARD_HELD or verb is HAND_IN or verb is SELL:
            return -self.least_worth(what)
        if verb is YES or verb is NO:
            return self.agree() if verb is YES else 0
        if verb is FACE:
            return self.face(what)
        if verb is CAPTURE or verb is ELIMINATE:
            return self.dead_or_alive(verb is CAPTURE)
        return self.plain(code)

    def plain(self, code: Code) -> i64:
        """Verbs that are always as good."""
        verb = SPACE.verb(code)
        if verb is TRADE:
            gain = best_deal(self, code - verb.base).gain
            return 45 + gain if gain > 0 else NEVER  # before the market: it fills purses
        if self.table.asked_kind == ASK_OFFER:
            if self.wanted < 0:
                self.wanted = next_of_offer(self)
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
            return self.turn_over(code - verb.base)
        if verb is FULFIL:
            return self.fame
        if verb is HUNT_CREW:
            return self.hunt_crew(code - verb.base)
        if verb is DUEL:
            return A_CONTACT + 10
        if verb is ACCEPT:
            return offered(self)
        if verb is REFUSE:
            return 0
        if verb is BUY_SHEET:
            printed = sheet_of(self.table, code - verb.base)
            return self.ship(printed.key) - in_purse(self.credits, printed.cost) - USED
        if verb is COUNTER:
            return 1 if could_do_better(self) > 0 else -1
        return 0

    # Planning.

    def plan(self, code: Code) -> i64:
        if MOVE_TO.has(code):
            return self.place(code - MOVE_TO.base)
        here = self.place(self.table.at(self.seat))
        if code == EARN.base:
            return here + self.earnings()
        if code == RECOVER.base:
            return here + self.healing()
        if USE.has(code):
            return here + 25
        return here if code == STOP.base else NEVER

    def earnings(self) -> i64:
        """What 2000 credits are worth to whoever has so many."""
        return 16 if self.credits < POOR else 6 if self.credits < RICH else 1

    def healing(self) -> i64:
        """What it is worth to be sound: more the nearer one is to falling."""
        table, seat = self.table, self.seat
        worth: i64 = 0
        for thing, most in ((table.captain(seat), health(table, seat)), (table.ship(seat), hull(table, seat))):
            damage = table.mark(DAMAGE, thing)
            if damage > 0:
                worth += A_WOUND * damage + (A_RISK if damage * 2 > most else 0)
        return worth

    # The market.

    def buy(self, definition: i64, paid: bool) -> i64:
        table, seat = self.table, self.seat
        card = table.first_of(table.rows[MARKET], definition)
        kind = table.item(card).kind
        if kind == OFFER:
            return self.used_ship()
        price = price_of(table, seat, card, 0) if paid else 0
        worth = self.to_own(card, kind) - in_purse(self.credits, price)
        if kind != SHIP and not free_slot(table, seat, card):
            worth -= self.cheapest(kind) + 10
        return worth - (10 if self.credits - price < 1000 else 0)

    def to_own(self, card: CardId, kind: i64) -> i64:
        if kind == CARGO or kind == JOB or kind == BOUNTY:
            return self.task_in_time(card)
        return self.card(card)

    def used_ship(self) -> i64:
        """What the best sheet that can be paid would be worth, with its damage."""
        table = self.table
        best: i64 = 0
        old = table.sheet(self.seat).cost
        for sheet in table.rows[SUPPLY]:
            printed = sheet_of(table, table.defs[sheet])
            price = printed.cost - old
            if 0 < price <= self.credits:
                best = max(best, self.ship(printed.key) - in_purse(self.credits, price))
        return best - USED

    def turn_over(self, definition: i64) -> i64:
        """What one does not want makes place for something better: the sooner, the more the deck could bring."""
        if self.buy(definition, True) > 0:
            return 0
        table, seat, credits = self.table, self.seat, self.credits
        deck = market_card(table.printed[table.first_of(table.rows[MARKET], definition)]).deck
        if deck == SHIP_DECK:
            return 8 if credits >= RICH and table.sheet(seat).cost == 0 else 3
        if deck == LUXURY_DECK:
            return 7 if credits >= RICH else 1
        if deck == BOUNTY_DECK or deck == JOB_DECK:
            return 6 if len(table.rows[JOBS_HELD[seat]]) < 2 else 2
        return 5 if deck == CARGO_DECK and len(table.rows[CARGO_HELD[seat]]) == 0 else 2

    def cheapest(self, kind: i64) -> i64:
        """What the card is worth that would make room."""
        least: i64 = 999
        for card in self.table.belongings(self.seat):
            own = self.table.item(card).kind
            if own == kind or ((own == JOB or own == BOUNTY) and (kind == JOB or kind == BOUNTY)):
                least = min(least, self.card(card))
        return least

    def least_worth(self, definition: i64) -> i64:
        for card in self.table.belongings(self.seat):
            if self.table.defs[card] == definition:
                return self.card(card) + 1
        return 0

    # Encounters.

    def meet(self, code: Code) -> i64:
        table, seat = self.table, self.seat
        if FIGHT_PATROL.has(code):
            return self.patrol(FIGHT_PATROL.cards(table, seat, code - FIGHT_PATROL.base)[0])
        if ATTEMPT.has(code):
            return self.task(ATTEMPT.first(table, seat, code - ATTEMPT.base))
        if code == HUNT_CONTACT.base:
            bounty = table.item(bounty_on(table, seat, table.defs[table.asked_card])).bounty
            assert bounty is not None
            return self.hunt(bounty)
        if code == TALK.base:
            return A_CONTACT
        return self.contact(MEET.space(code - MEET.base))

    def contact(self, space: i64) -> i64:
        table, seat = self.table, self.seat
        token = table.rows[CONTACTS[space]][0]
        known = table.knows(seat, token) or table.known(token) == EVERYBODY
        if known:
            card = bounty_on(table, seat, table.defs[token])
            return self.task(card) if card >= 0 else A_CONTACT - 10
        for prospect in self.prospects():
            if prospect.place == table.at(seat):
                return A_CONTACT + prospect.worth // 2
        return A_CONTACT

    def hunt_crew(self, what: i64) -> i64:
        """A bounty on crew; of one's own crew a hand is lost with it."""
        table, seat = self.table, self.seat
        crew = HUNT_CREW.cards(table, seat, what)[0]
        bounty = table.item(bounty_on(table, seat, table.databank_card(crew).token)).bounty
        assert bounty is not None
        own = self.card(crew) if what // HUNT_CREW.block == seat else 0
        return self.hunt(bounty) - own

    def dead_or_alive(self, alive: bool) -> i64:
        table = self.table
        bounty = table.item(table.asked_card).bounty
        assert bounty is not None
        if not alive:
            return self.reward(bounty.dead)
        away = table.chart.distance(table.at(self.seat), bounty.deliver_to)
        return self.reward(bounty.alive) - 6 * away - 15

    # Small questions.

    def agree(self) -> i64:
        kind = self.table.asked_kind
        if kind == ASK_GRANT:
            return NEVER
        if kind == ASK_PROTECT:
            return 10 if self.fitness(GROUND_FIGHT).combat >= 4 else -10
        if kind == ASK_AI_PROTECT:
            return self.protected_by_ai()
        if kind == ASK_FAME_INSTEAD:
            card = self.table.item(self.table.asked_card)
            credits = card.bounty.dead.credits if card.bounty is not None else card.reward.credits
            return 10 if credits <= 7000 else -10
        return 10

    def protected_by_ai(self) -> i64:
        """Whoever hunts the AI's crew and decides for it would rather fight the weaker of the two."""
        table = self.table
        bounty = table.item(bounty_on(table, self.seat, table.databank_card(table.asked_card).token)).bounty
        assert bounty is not None
        captain = table.people
        return 10 if strength(table, captain, kind_here(table, captain)) < bounty.value else -10

    def face(self, face: i64) -> i64:
        """Roll blanks again first; take crits away first."""
        if face == BLANK:
            return 30
        if face == FOCUS:
            return 20
        return 15 if face == CRIT else -5 if face == HIT else 0
