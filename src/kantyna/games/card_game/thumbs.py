"""Rules of thumb: what a decent player does at a glance."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game import constant as c
from kantyna.games.card_game.actions import (
    BLOCK,
    ICON,
    PASS,
    PLAY_ON,
    STOP,
    SUGGESTED,
    USE,
    YES,
)
from kantyna.games.card_game.book import CONSTANT, COST, FORCE, KIND, NUMBER_OF, RESOURCES
from kantyna.games.card_game.habits import AS_SOON_AS_POSSIBLE, COSTLY, HARM, IN_A_FIGHT, SELDOM
from kantyna.games.card_game.table import CardGame
from kantyna.games.card_game.values import can_pay, edge_total, icons, needs_match, participates
from kantyna.games.card_game.words import (
    ASK_ACTION,
    ASK_ATTACH,
    ASK_ATTACKERS,
    ASK_BALANCE_DAMAGE,
    ASK_CAPTURE_AT,
    ASK_CHEAPER,
    ASK_COMMIT,
    ASK_COST,
    ASK_DEFENDERS,
    ASK_DISCARD_DOWN,
    ASK_DISCARD_ONE,
    ASK_EDGE_CARD,
    ASK_ENGAGE,
    ASK_ICON_ORDER,
    ASK_KEEP_OBJECTIVES,
    ASK_KEEP_UNITS,
    ASK_MULLIGAN,
    ASK_PAY,
    ASK_PROTECT,
    ASK_RESPOND,
    ASK_STRIKE,
    ASK_STRIP,
    ASK_TACTICS,
    ASK_UNIT_DAMAGE,
    ASK_UNOPPOSED,
    BLAST,
    DARK,
    DEFENDING,
    ENHANCEMENT,
    EVENT,
    GUN,
    H_DAMAGE,
    OBJECTIVE,
    UNIT,
    W_ATTACKERS,
    W_CONFLICT,
    W_DEPLOYMENT,
    Z_HAND,
)
from kantyna.games.card_game.worth import (
    attack_power,
    chance,
    defence_power,
    hand_worth,
    income,
    life,
    power,
    printed_worth,
    unit_worth,
)
from kantyna.kernel.decision import Decision
from kantyna.kernel.ids import CardId, Code, DefId, Seat
from kantyna.kernel.spec import Thumbs
from kantyna.kernel.table import Table

HOME_ADVANTAGE: Final = 30
"""Time works for the dark side: whoever attacks is missed in defence, so it must be well worth it."""


class CardGameThumbs(Thumbs):
    """How a decent player sees the table."""

    def __init__(self) -> None:
        self.harm = {NUMBER_OF[key] for key in HARM}
        self.soon = {NUMBER_OF[key] for key in AS_SOON_AS_POSSIBLE}
        self.fight = {NUMBER_OF[key] for key in IN_A_FIGHT}
        self.seldom = {NUMBER_OF[key] for key in SELDOM}
        self.costly = {NUMBER_OF[key] for key in COSTLY}
        self.cancels = {NUMBER_OF["counter-stroke"], NUMBER_OF["c-3po"], NUMBER_OF["its-worse"]}
        self.droid = NUMBER_OF["c-3po"]
        self.helps_striker = {NUMBER_OF["double-strike"], NUMBER_OF["crossfire"]}
        self.discounts = {NUMBER_OF["the-defense-of-yavin-4"], NUMBER_OF["kuat-reinforcements"]}
        self.no_escape = NUMBER_OF["there-is-no-escape"]
        self.new_hope = NUMBER_OF["a-new-hope"]
        self.repair = NUMBER_OF["emergency-repair"]
        self.stasis = NUMBER_OF["force-stasis"]
        self.opportunity = {NUMBER_OF["target-of-opportunity-light"], NUMBER_OF["target-of-opportunity-dark"]}
        self.heat = {NUMBER_OF["heat-of-battle-light"], NUMBER_OF["heat-of-battle-dark"]}

    def evaluate(self, table: Table, seat: Seat) -> int:
        assert isinstance(table, CardGame)
        return chance(table, seat)

    def worth_trying(self, table: Table) -> list[Code]:
        """Payments are made as suggested; of an attack, a payment or an edge card only what is not plainly bad."""
        asked = table.pending
        assert asked is not None
        options = asked.options
        if len(options) == 1:
            return options
        assert isinstance(table, CardGame)
        if asked.kind == ASK_PAY:
            return [SUGGESTED]
        if asked.kind == ASK_ACTION:
            return self._actions_worth_trying(table, asked)
        if asked.kind == ASK_UNOPPOSED:
            return [YES]
        if asked.kind == ASK_BALANCE_DAMAGE:
            return options[:-1]
        if asked.kind == ASK_EDGE_CARD:
            return self._edge_cards_worth_trying(table, asked)
        if asked.kind == ASK_DISCARD_ONE:
            return [self.best(table, options), STOP] if self.best(table, options) != STOP else [STOP]
        return options

    def _actions_worth_trying(self, table: CardGame, asked: Decision) -> list[Code]:
        kept = [code for code in asked.options if code == PASS or self._action(table, asked.seat, code) > -20]
        return kept

    def _edge_cards_worth_trying(self, table: CardGame, asked: Decision) -> list[Code]:
        """The three best to lay, and passing."""
        weighed = sorted(
            ((-self._lay(table, asked.seat, code), code) for code in asked.options if code != PASS),
        )
        return [*sorted(code for _, code in weighed[:3]), PASS]

    def weigh(self, table: Table, seat: Seat, code: Code) -> int:
        assert isinstance(table, CardGame)
        asked = table.pending
        assert asked is not None
        kind = asked.kind
        if kind == ASK_ACTION:
            return self._action(table, seat, code)
        if kind == ASK_PAY:
            return 1 if code == SUGGESTED else 0
        if kind == ASK_RESPOND:
            return self._respond(table, seat, code)
        if kind == ASK_EDGE_CARD:
            return self._lay(table, seat, code)
        if code >= ICON:
            return self._plain(table, seat, code, asked)
        card = code % BLOCK
        if kind == ASK_ENGAGE:
            return self._engage(table, seat, card)
        if kind == ASK_ATTACKERS:
            return self._attack(table, seat, card)
        if kind == ASK_DEFENDERS:
            return self._defend(table, seat, card)
        if kind == ASK_STRIKE:
            return power(table, card, table.edge_holder == seat)
        if kind == ASK_COMMIT:
            return self._commit(table, seat, card)
        if kind == ASK_UNIT_DAMAGE:
            return self._hit(table, card, asked.number)
        if kind == ASK_TACTICS:
            return self._hold(table, card)
        return self._choose(table, seat, card, asked)

    def _plain(self, table: CardGame, seat: Seat, code: Code, asked: Decision) -> int:
        """Yes, no, stop and the like."""
        kind = asked.kind
        if kind == ASK_MULLIGAN:
            cheap = 0
            for card in table.hand[seat]:
                if KIND[table.defs[card]] in (UNIT, ENHANCEMENT) and COST[table.defs[card]] <= 3:
                    cheap += 1
            return (1 if cheap < 2 else -1) if code == YES else 0
        if kind == ASK_ICON_ORDER:
            return [3, 2, 1][code - ICON]
        if code == YES:
            return 1
        if code == STOP:
            if kind == ASK_COMMIT:
                return 0
            if kind in (ASK_ENGAGE, ASK_ATTACKERS, ASK_DEFENDERS, ASK_PROTECT, ASK_DISCARD_ONE):
                return 0
            if kind == ASK_CHEAPER:
                return 1
            return -1000
        return 0

    def _action(self, table: CardGame, seat: Seat, code: Code) -> int:
        """Passing is 0."""
        if code == PASS:
            return 0
        card = code % BLOCK
        number = table.defs[card]
        if code < USE:
            return self._deploy(table, seat, card, number, code >= PLAY_ON)
        if number in self.seldom:
            return -30
        if number in self.soon:
            return self._use_soon(table, seat, card, number)
        if number in self.fight:
            if not table.fight or table.window in (W_ATTACKERS,):
                return -30
            return 25
        if number == self.no_escape or number == self.new_hope:
            mine = sum(unit_worth(table, unit) for unit in table.units[seat])
            theirs = sum(unit_worth(table, unit) for unit in table.units[1 - seat])
            return theirs - mine - 30
        if number == self.repair:
            most = max([table.damage[one] for one in table.objectives[seat]], default=0)
            return 10 * most - 25
        if number == self.stasis:
            return 20 if table.window == W_CONFLICT else -30
        return 10

    def _use_soon(self, table: CardGame, seat: Seat, card: CardId, number: DefId) -> int:
        if KIND[number] == UNIT and table.zone[card] == Z_HAND:
            payable = can_pay(table, seat, COST[number], needs_match(table, seat, number))
            return 40 if payable else -30  # not by throwing cards away
        if table.zone[card] == Z_HAND and KIND[number] == EVENT and COST[number] and table.window != W_DEPLOYMENT:
            # Resources are better kept for units in one's own turn.
            return 12 if seat != table.active or table.fight else 4
        return 40

    def _deploy(self, table: CardGame, seat: Seat, card: CardId, number: DefId, on_card: bool) -> int:
        if KIND[number] == ENHANCEMENT and RESOURCES[number]:
            return 90 - 10 * (income(table, seat) > 7)
        if KIND[number] == ENHANCEMENT or on_card:
            return 30 + 5 * COST[number]
        worth = 20 + printed_worth(number)
        if not can_pay(table, seat, COST[number], needs_match(table, seat, number)):
            return -30  # only by throwing cards away
        return worth

    def _respond(self, table: CardGame, seat: Seat, code: Code) -> int:
        if code == PASS:
            return 0
        card = code % BLOCK
        number = table.defs[card]
        event = table.happenings[len(table.happenings) - 1]
        if number in self.cancels:
            return (
                20 if event.seat != seat and (number != NUMBER_OF["c-3po"] or COST[table.defs[event.card]] > 1) else -20
            )
        if number in self.helps_striker:
            return 20 if event.seat == seat else -20
        if number in self.discounts:
            # What was declared on the hope of it must be paid.
            played = table.defs[event.card]
            return 20 if not can_pay(table, seat, event.amount, needs_match(table, seat, played)) else -10
        if number in self.costly:
            return -5
        if event.kind == H_DAMAGE and event.seat != seat and KIND[number] == EVENT:
            return -20
        return 15

    def _lay(self, table: CardGame, seat: Seat, code: Code) -> int:
        """How much the edge is wanted against what the card is worth elsewhere."""
        if code == PASS:
            return 0
        number = table.defs[code % BLOCK]
        foe = 1 - seat
        attacking = seat == table.active
        if number in self.opportunity and attacking:
            return 30
        opposed = participates(table, foe)
        if not opposed:
            return -20
        if number in self.heat:
            return 25
        stake = 4
        for card in table.units[seat]:
            if table.fighting[card]:
                stake += power(table, card, True) - power(table, card, False) + 2
        for card in table.units[foe]:
            if table.fighting[card]:
                stake += (power(table, card, True) - power(table, card, False)) // 2 + 2
        mine = edge_total(table, seat)
        theirs = edge_total(table, foe) if len(table.edge[foe]) == 0 else len(table.edge[foe]) * 2
        need = theirs - mine + (1 if attacking else 0)
        if need <= 0:
            return -10
        if FORCE[number] == 0:
            return -30
        return stake + 4 * FORCE[number] - hand_worth(table, seat, number) - 6 * len(table.edge[seat])

    def _engage(self, table: CardGame, seat: Seat, card: CardId) -> int:
        foe = 1 - seat
        mine = attack_power(table, seat)
        theirs = defence_power(table, foe)
        blast = 0
        for unit in table.units[seat]:
            if not table.focus[unit]:
                blast += icons(table, unit, BLAST, True)
        if not blast and theirs:
            return -10
        left = life(table, card) if KIND[table.defs[card]] == OBJECTIVE else 10 - table.dial_damage
        worth = mine - theirs + 4
        if left <= blast + 1:
            worth += 20
        if CONSTANT[table.defs[card]][c.LOSE_IF_DESTROYED]:
            worth += 2 * table.damage[card] - 6
        if seat == DARK:
            worth -= HOME_ADVANTAGE
        return worth - left

    def _attack(self, table: CardGame, seat: Seat, card: CardId) -> int:
        """Whoever can hurt goes, but a hard hitter is not sent alone against many."""
        strength = power(table, card, True)
        if strength == 0:
            return -5
        if RESOURCES[table.defs[card]] and strength < 6:
            return -3
        return strength

    def _defend(self, table: CardGame, seat: Seat, card: CardId) -> int:
        """Defenders are ready again in their own turn: what counts is whether they would only die."""
        guns = 0
        attackers = 0
        for unit in table.units[1 - seat]:
            if table.fighting[unit]:
                attackers += 1
                guns += icons(table, unit, GUN, True)
        if not guns:
            return 10
        strength = power(table, card, True)
        survives = life(table, card) > guns or (life(table, card) > 1 and attackers < 2)
        if survives:
            return 5 + strength
        helpers = sum(1 for unit in table.units[seat] if table.fighting[unit] == DEFENDING)
        engaged = table.engaged
        blast = 0
        for unit in table.units[1 - seat]:
            if table.fighting[unit]:
                blast += icons(table, unit, BLAST, True)
        saves = engaged >= 0 and KIND[table.defs[engaged]] == OBJECTIVE and life(table, engaged) <= blast + 1
        return strength + 4 * helpers + (15 if saves else 0) - unit_worth(table, card) // 4

    def _commit(self, table: CardGame, seat: Seat, card: CardId) -> int:
        """Many Force icons and little to lose in strikes, ready now."""
        number = table.defs[card]
        worth = 5 * FORCE[number] - power(table, card, True) // 2
        if table.focus[card]:
            worth -= 3
        if RESOURCES[number]:
            worth -= 4
        return worth

    def _hit(self, table: CardGame, card: CardId, amount: int) -> int:
        """Kill, and first of all those who have not struck yet."""
        worth = unit_worth(table, card)
        left = life(table, card) + (1 if table.shields[card] else 0)
        if left <= amount:
            worth += 40 - 3 * (amount - left)
        else:
            worth = worth * amount // left // 2
        if table.fighting[card] and not table.focus[card]:
            worth += 15
        return worth

    def _hold(self, table: CardGame, card: CardId) -> int:
        """Tactics: stop a strike that is to come."""
        worth = power(table, card, True)
        if table.fighting[card] and not table.focus[card]:
            return worth + 40
        if not table.focus[card]:
            return worth + 20
        return worth

    def _choose(self, table: CardGame, seat: Seat, card: CardId, asked: Decision) -> int:
        """A card for some effect: the opponent's for harm, one's own for help, the cheapest as a price."""
        kind = asked.kind
        number = table.defs[card]
        mine = table.owner[card] == seat
        if kind == ASK_KEEP_OBJECTIVES:
            return -printed_worth(number)
        if kind == ASK_BALANCE_DAMAGE:
            return 50 - 5 * life(table, card)
        if kind == ASK_CAPTURE_AT:
            return life(table, card)
        if kind == ASK_DISCARD_ONE:
            return 9 - hand_worth(table, seat, number)
        if kind in (ASK_DISCARD_DOWN, ASK_CHEAPER):
            return -hand_worth(table, seat, number)
        if kind == ASK_COST:
            return -self._in_play_worth(table, card)
        if kind == ASK_PROTECT:
            return self._in_play_worth(table, asked.card) - self._in_play_worth(table, card)
        if kind == ASK_KEEP_UNITS:
            return unit_worth(table, card)
        if kind == ASK_ATTACH:
            bad = table.defs[asked.card] in self.harm
            return (self._in_play_worth(table, card)) * (1 if mine != bad else -1)
        if kind == ASK_STRIP:
            return -1000
        if asked.card >= 0 and table.defs[asked.card] in self.harm:
            if mine:
                return -self._in_play_worth(table, card)
            left = life(table, card)
            return self._in_play_worth(table, card) + (60 if left <= 1 else 10 - 2 * left)
        return self._in_play_worth(table, card) * (1 if mine else -1)

    def _in_play_worth(self, table: CardGame, card: CardId) -> int:
        kind = KIND[table.defs[card]]
        if kind == UNIT and table.zone[card] != Z_HAND:
            return unit_worth(table, card)
        return printed_worth(table.defs[card])
