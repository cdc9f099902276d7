"""Rules of thumb: what a decent player does at a glance."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.bot.engagement import attack, commit, defend, engage, hit, hold
from kantyna.games.card_game.bot.preferences import AS_SOON_AS_POSSIBLE, COSTLY, HARM, IN_A_FIGHT, SELDOM
from kantyna.games.card_game.bot.values import (
    PRINTED_WORTH,
    UNOPPOSED,
    chance,
    edge_stake,
    hand_worth,
    income,
    life,
    power,
    unit_worth,
)
from kantyna.games.card_game.card_index import CARDS, NUMBER_OF
from kantyna.games.card_game.table import (
    BLOCK,
    DAMAGE,
    EDGE_STACK,
    FIGHT,
    HAND,
    OBJECTIVES,
    SPACE,
    UNITS,
    WINDOW,
    CardGame,
)
from kantyna.games.card_game.turn.action_window import PLAY, PLAY_ON
from kantyna.games.card_game.turn.answers import PASS, STOP, SUGGESTED, YES, icon_of
from kantyna.games.card_game.turn.values import can_pay, edge_total, in_hand, needs_match
from kantyna.games.card_game.vocabulary import (
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
    ENHANCEMENT,
    EVENT,
    H_DAMAGE,
    UNIT,
    W_ATTACKERS,
    W_CONFLICT,
    W_DEPLOYMENT,
)
from kantyna.kernel.action import A_THING
from kantyna.kernel.body import Options, Row, row
from kantyna.kernel.ids import CardId, Code, DefId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.spec import Heuristics
from kantyna.kernel.table import Table

AHEAD: Final = 80
"""Answers that are imagined, some two turns: an engagement alone takes thirty, half of them a pass."""

GIVING_UP: Final = (ASK_CHEAPER, ASK_COST, ASK_DISCARD_DOWN, ASK_DISCARD_ONE, ASK_KEEP_UNITS, ASK_STRIP)
"""Questions which cards one can do without."""


def flags(keys: list[str]) -> Row:
    """For each definition 1 if it is one of these."""
    return row([1 if card.key in keys else 0 for card in CARDS])


class CardGameHeuristics(Heuristics):
    """How a decent player sees the table."""

    def __init__(self) -> None:
        self.harm = flags(HARM)
        self.soon = flags(AS_SOON_AS_POSSIBLE)
        self.fight = flags(IN_A_FIGHT)
        self.seldom = flags(SELDOM)
        self.costly = flags(COSTLY)
        self.cancels = flags(["counter-stroke", "c-3po", "its-worse"])
        self.droid = NUMBER_OF["c-3po"]
        self.helps_striker = flags(["double-strike", "crossfire"])
        self.discounts = flags(["the-defense-of-yavin-4", "kuat-reinforcements"])
        self.no_escape = NUMBER_OF["there-is-no-escape"]
        self.new_hope = NUMBER_OF["a-new-hope"]
        self.repair = NUMBER_OF["emergency-repair"]
        self.stasis = NUMBER_OF["force-stasis"]
        self.opportunity = flags(["target-of-opportunity-light", "target-of-opportunity-dark"])
        self.heat = flags(["heat-of-battle-light", "heat-of-battle-dark"])

    def evaluate(self, table: Table, seat: Seat) -> i64:
        assert isinstance(table, CardGame)
        return chance(table, seat)

    def worth_trying(self, table: Table, out: Options) -> None:
        """Payments are made as suggested; of an attack, a payment or an edge card only what is not plainly bad."""
        assert isinstance(table, CardGame)
        options = table.options
        kind = table.asked_kind
        if options.count > 1:
            if kind == ASK_PAY:
                out.add(SUGGESTED.base)
            elif kind == ASK_ACTION:
                self._add_actions(table, options, out)
            elif kind == ASK_UNOPPOSED:
                out.add(YES.base)
            elif kind == ASK_BALANCE_DAMAGE:
                for at in range(options.count - 1):
                    out.add(options.codes[at])
            elif kind == ASK_EDGE_CARD:
                self._add_edge_cards(table, options, out)
            elif kind == ASK_DISCARD_ONE:
                out.add(self.best(table, options))
                out.add(STOP.base)
            elif kind == ASK_CHEAPER:
                out.add(self.best(table, options))
            else:
                out.hold(options)
                return
            out.settle()
            return
        out.hold(options)

    def _add_actions(self, table: CardGame, options: Options, out: Options) -> None:
        for at in range(options.count):
            code = options.codes[at]
            if code == PASS.base or self._action(table, table.asked, code) > -20:
                out.add(code)

    def _add_edge_cards(self, table: CardGame, options: Options, out: Options) -> None:
        """The three best to lay, and passing. Against nobody the edge is won anyway: only what a fate brings counts."""
        seat = table.asked
        stake = edge_stake(table, seat)
        weighed = sorted((-self._lay(table, seat, code, stake), code) for code in options.listed() if code != PASS.base)
        for weight, code in weighed[:3]:
            if stake != UNOPPOSED or weight < 0:
                out.add(code)
        out.add(PASS.base)

    def wasteful(self, table: Table, code: Code) -> bool:
        """Passing with something good to do; a card given up that is not the least; harm to one's own."""
        kind = table.asked_kind
        if kind in GIVING_UP:
            return code != self.best(table, table.options)
        if kind == ASK_ENGAGE:
            return code == STOP.base
        if kind == ASK_ACTION and code == PASS.base:
            return True
        return self.weigh(table, table.asked, code) < 0

    def turn(self, table: Table) -> i64:
        return table.turn

    def horizon(self, table: Table) -> i64:
        return table.decisions + AHEAD

    def weigh(self, table: Table, seat: Seat, code: Code) -> i64:
        assert isinstance(table, CardGame)
        kind = table.asked_kind
        if kind == ASK_ACTION:
            return self._action(table, seat, code)
        if kind == ASK_PAY:
            return 1 if code == SUGGESTED.base else 0
        if kind == ASK_RESPOND:
            return self._respond(table, seat, code)
        if kind == ASK_EDGE_CARD:
            if code == PASS.base:
                return 0
            return self._lay(table, seat, code, edge_stake(table, seat))
        verb = SPACE.verb(code)
        if verb.points_at != A_THING:
            return self._plain(table, seat, code)
        card = code - verb.base
        if kind == ASK_ENGAGE:
            return engage(table, seat, card)
        if kind == ASK_ATTACKERS:
            return attack(table, seat, card)
        if kind == ASK_DEFENDERS:
            return defend(table, seat, card)
        if kind == ASK_STRIKE:
            return power(table, card, table.edge_holder() == seat)
        if kind == ASK_COMMIT:
            return commit(table, card)
        if kind == ASK_UNIT_DAMAGE:
            return hit(table, card, table.asked_number)
        if kind == ASK_TACTICS:
            return hold(table, card)
        return self._choose(table, seat, card)

    def _plain(self, table: CardGame, seat: Seat, code: Code) -> i64:
        """Yes, no, stop and the like."""
        kind = table.asked_kind
        if kind == ASK_MULLIGAN:
            cheap = 0
            for card in table.rows[HAND[seat]]:
                if table.printed[card].kind in (UNIT, ENHANCEMENT) and table.printed[card].cost <= 3:
                    cheap += 1
            return (1 if cheap < 2 else -1) if code == YES.base else 0
        if kind == ASK_ICON_ORDER:
            return [3, 2, 1][icon_of(code)]
        if code == YES.base:
            return 1
        if code == STOP.base:
            if kind == ASK_COMMIT:
                return 0
            if kind in (ASK_ENGAGE, ASK_ATTACKERS, ASK_DEFENDERS, ASK_PROTECT, ASK_DISCARD_ONE):
                return 0
            if kind == ASK_CHEAPER:
                # Discard until it can be paid, and no more.
                played = table.happenings[table.stack[-1].about].card
                match = needs_match(table, seat, table.defs[played])
                return 1 if can_pay(table, seat, table.asked_number + 1, match) else -1000
            return -1000
        return 0

    def _action(self, table: CardGame, seat: Seat, code: Code) -> i64:
        """Passing is 0."""
        if code == PASS.base:
            return 0
        verb = SPACE.verb(code)
        card = code - verb.base
        number = table.defs[card]
        if verb is PLAY or verb is PLAY_ON:
            return self._deploy(table, seat, card, number, verb is PLAY_ON)
        if self.seldom[number]:
            return -30
        if self.soon[number]:
            return self._use_soon(table, seat, card, number)
        if self.fight[number]:
            if not table.count[FIGHT] or table.count[WINDOW] in (W_ATTACKERS,):
                return -30
            return 25
        if number == self.no_escape or number == self.new_hope:
            mine = sum(unit_worth(table, unit) for unit in table.rows[UNITS[seat]])
            theirs = sum(unit_worth(table, unit) for unit in table.rows[UNITS[1 - seat]])
            return theirs - mine - 30
        if number == self.repair:
            most = max([table.mark(DAMAGE, one) for one in table.rows[OBJECTIVES[seat]]], default=0)
            return 10 * most - 25
        if number == self.stasis:
            return 20 if table.count[WINDOW] == W_CONFLICT else -30
        return -2

    def _use_soon(self, table: CardGame, seat: Seat, card: CardId, number: DefId) -> i64:
        if CARDS[number].kind == UNIT and in_hand(table, card):
            payable = can_pay(table, seat, CARDS[number].cost, needs_match(table, seat, number))
            return 40 if payable else -30  # not by throwing cards away
        if (
            in_hand(table, card)
            and CARDS[number].kind == EVENT
            and CARDS[number].cost
            and table.count[WINDOW] != W_DEPLOYMENT
        ):
            # Resources are better kept for units in one's own turn.
            return 12 if seat != table.active or table.count[FIGHT] else 4
        return 40

    def _deploy(self, table: CardGame, seat: Seat, card: CardId, number: DefId, on_card: bool) -> i64:
        if CARDS[number].kind == ENHANCEMENT and CARDS[number].resources:
            return 90 - 10 * (income(table, seat) > 7)
        if CARDS[number].kind == ENHANCEMENT or on_card:
            return 30 + 5 * CARDS[number].cost
        worth = 35 + PRINTED_WORTH[number]
        if not can_pay(table, seat, CARDS[number].cost, needs_match(table, seat, number)):
            return -30  # only by throwing cards away
        return worth

    def _respond(self, table: CardGame, seat: Seat, code: Code) -> i64:
        if code == PASS.base:
            return 0
        card = code % BLOCK
        number = table.defs[card]
        event = table.happenings[len(table.happenings) - 1]
        if self.cancels[number]:
            return 20 if event.seat != seat and (number != self.droid or table.printed[event.card].cost > 1) else -20
        if self.helps_striker[number]:
            return 20 if event.seat == seat else -20
        if self.discounts[number]:
            # What was declared on the hope of it must be paid.
            played = table.defs[event.card]
            return 20 if not can_pay(table, seat, event.amount, needs_match(table, seat, played)) else -10
        if self.costly[number]:
            return -5
        if event.kind == H_DAMAGE and event.seat != seat and CARDS[number].kind == EVENT:
            return -20
        return 15

    def _lay(self, table: CardGame, seat: Seat, code: Code, stake: i64) -> i64:
        """How much the edge is wanted against what the card is worth elsewhere."""
        number = table.defs[code % BLOCK]
        foe = 1 - seat
        attacking = seat == table.active
        if self.opportunity[number] and attacking:
            return 30
        if stake == UNOPPOSED:
            return -20
        if self.heat[number]:
            return 25
        mine = edge_total(table, seat)
        theirs = (
            edge_total(table, foe) if len(table.rows[EDGE_STACK[foe]]) == 0 else len(table.rows[EDGE_STACK[foe]]) * 2
        )
        need = theirs - mine + (1 if attacking else 0)
        if need <= 0:
            return -10
        if CARDS[number].force == 0:
            return -30
        wanted = (14 * stake - 6 * hand_worth(table, seat, number)) // 10
        return wanted + 4 * CARDS[number].force - 6 * len(table.rows[EDGE_STACK[seat]])

    def _choose(self, table: CardGame, seat: Seat, card: CardId) -> i64:
        """A card for some effect: the opponent's for harm, one's own for help, the cheapest as a price."""
        kind = table.asked_kind
        number = table.defs[card]
        mine = table.owner[card] == seat
        if kind == ASK_KEEP_OBJECTIVES:
            return -PRINTED_WORTH[number]
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
            return self._in_play_worth(table, table.asked_card) - self._in_play_worth(table, card)
        if kind == ASK_KEEP_UNITS:
            return unit_worth(table, card)
        if kind == ASK_ATTACH:
            bad = self.harm[table.defs[table.asked_card]] != 0
            return (self._in_play_worth(table, card)) * (1 if mine != bad else -1)
        if kind == ASK_STRIP:
            return -1000
        if table.asked_card >= 0 and self.harm[table.defs[table.asked_card]]:
            if mine:
                return -self._in_play_worth(table, card)
            left = life(table, card)
            return self._in_play_worth(table, card) + (60 if left <= 1 else 10 - 2 * left)
        return self._in_play_worth(table, card) * (1 if mine else -1)

    def _in_play_worth(self, table: CardGame, card: CardId) -> i64:
        kind = table.printed[card].kind
        if kind == UNIT and not in_hand(table, card):
            return unit_worth(table, card)
        return PRINTED_WORTH[table.defs[card]]
