"""Rules of thumb: upgrades before activating, damage concentrated, poor dice rolled again, a claim when little is left.

How urgent each kind of action is was found by trying: some thousand games against what was thought before.
"""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.bot.values import card_worth, die_worth, face_worth, shown_worth, strength, threat
from kantyna.games.destiny.card_index import CARDS
from kantyna.games.destiny.effects.ability import FIRST, Ability
from kantyna.games.destiny.effects.healing import Heal
from kantyna.games.destiny.effects.shields import GiveShields
from kantyna.games.destiny.table import CHARACTERS, DECK, HAND, MOST_UPGRADES, POOL, ROUND, SHIELDS, SPACE, Destiny
from kantyna.games.destiny.turn.activate import ACTIVATE
from kantyna.games.destiny.turn.answers import AMOUNT, CHOOSE, FACE_UP, NO, PICK, STOP, YES
from kantyna.games.destiny.turn.claim import CLAIM
from kantyna.games.destiny.turn.main import PASS
from kantyna.games.destiny.turn.play import FREE, PLAY
from kantyna.games.destiny.turn.reroll import TO_REROLL
from kantyna.games.destiny.turn.resolve import RESOLVE
from kantyna.games.destiny.turn.spread import HOW, POINTS, SHIELDS_GO
from kantyna.games.destiny.turn.use import USE
from kantyna.games.destiny.turn.values import value_of
from kantyna.games.destiny.vocabulary import (
    ASK_ACTION,
    ASK_BEARER,
    ASK_CHARACTER,
    ASK_GUARD,
    ASK_HAND,
    ASK_MODIFY,
    ASK_MULLIGAN,
    ASK_NEXT_DIE,
    ASK_POINT,
    ASK_REPLACED,
    ASK_REROLL,
    ASK_SHIELD,
    ASK_TARGET,
    ASK_TURN_DIE,
    ASK_UPKEEP,
    CHARACTER,
    EVENT,
    MELEE,
    RANGED,
    SHIELD,
    UPGRADE,
)
from kantyna.kernel.body import Options, listed, row
from kantyna.kernel.combinators import Then
from kantyna.kernel.effect import Effect, Script
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.spec import Heuristics
from kantyna.kernel.table import Table

SCARCE: Final = 20
"""With so few cards left one is thrifty."""
LAST: Final = 8
"""With so few, no card is given up, and nothing that is drawn for an upgrade or support would come in time."""
SUPPORT: Final = 40
"""How much sooner than a character a support is activated: it rolls no more for waiting."""
HELD_BACK: Final = (
    "daring-escape",
    "dont-get-cocky",
    "hyperspace-jump",
    "noble-sacrifice",
    "relentless-pursuit",
    "rise-again",
    "the-best-defense",
    "the-price-of-failure",
)
"""Events that cost more than they bring unless somebody has thought it over."""


class DestinyHeuristics(Heuristics):
    """What looks good at a glance."""

    def __init__(self) -> None:
        self.held_back = row([1 if card.key in HELD_BACK else 0 for card in CARDS])

    def weigh(self, table: Table, seat: Seat, code: Code) -> i64:
        assert isinstance(table, Destiny)
        verb = SPACE.verb(code)
        what = code - verb.base
        if verb is PLAY:
            return 5 if self.held_back[table.defs[what]] else _play(table, seat, what)
        if verb is ACTIVATE:
            return _activate(table, what)
        if verb is USE:
            return 150
        if verb is RESOLVE:
            return _resolve(table, seat, what)
        if verb is TO_REROLL:
            return _reroll(table, seat, what)
        if verb is CLAIM:
            return 200 - _pool(table, seat) // 4
        if verb is PASS:
            return 20
        if verb is PICK:
            return _pick(table, seat, what)
        if verb is FACE_UP:
            die = table.asked_card
            owner = table.controller(die)
            face = table.printed[die].sides[what]
            worth = face_worth(table, seat, die, face) if face.cost <= 2 else 0
            return worth if owner == seat or owner < 0 else -worth
        if verb is YES:
            return 10
        if verb is AMOUNT:
            return what
        if verb is CHOOSE:
            return 5 - what
        if verb is NO:
            return 0
        return 15 if verb is STOP else 0

    def worth_trying(self, table: Table, out: Options) -> None:
        assert isinstance(table, Destiny)
        kind = table.asked_kind
        if kind == ASK_ACTION:
            _add_actions(table, out)
        elif kind == ASK_SHIELD:
            _add_shields(table, out)
        elif kind == ASK_TARGET and _deals_damage(table):
            _add_enemies(table, out)
        else:
            out.hold(table.options)
            return
        out.settle()
        if out.count == 0:
            out.hold(table.options)

    def clock(self, table: Table) -> i64:
        assert isinstance(table, Destiny)
        return table.count[ROUND]

    def horizon(self, table: Table) -> i64:
        assert isinstance(table, Destiny)
        return table.count[ROUND] + 1

    def evaluate(self, table: Table, seat: Seat) -> i64:
        """One's own standing beside that of all."""
        assert isinstance(table, Destiny)
        own = strength(table, seat)
        best: i64 = 1
        for foe in table.foes(seat):
            best = max(best, strength(table, foe))
        return max(min(500 + (own - best) * 500 // max(own + best, 1) * 2, 990), 10)


def _add_actions(table: Destiny, out: Options) -> None:
    """Dice are rolled again for a card that is missed least."""
    codes = table.options.codes
    cheapest: Code = -1
    least: i64 = 0
    for at in range(table.options.count):
        code = codes[at]
        if TO_REROLL.has(code):
            worth = card_worth(table, code - TO_REROLL.base)
            if cheapest < 0 or worth < least:
                cheapest, least = code, worth
        else:
            out.add(code)
    if cheapest >= 0:
        out.add(cheapest)


def _add_shields(table: Destiny, out: Options) -> None:
    """A shield of set-up is always given."""
    codes = table.options.codes
    for at in range(table.options.count):
        if codes[at] != STOP.base:
            out.add(codes[at])


def _add_enemies(table: Destiny, out: Options) -> None:
    """Damage is for the others: whoever thinks of dealing it to their own takes a win for an unsure thing."""
    codes = table.options.codes
    for at in range(table.options.count):
        if table.controller(codes[at] - PICK.base) != table.asked:
            out.add(codes[at])


def _activate(table: Destiny, card: CardId) -> i64:
    urgency = 260 + min(threat(table, card), 200)
    return urgency if table.printed[card].kind == CHARACTER else urgency + SUPPORT


def _play(table: Destiny, seat: Seat, card: CardId) -> i64:
    """What brings dice early; events when there is something to do with them."""
    printed = table.printed[card]
    if printed.kind != EVENT:
        if _cards(table, seat) <= LAST:
            return 10
        return 460 if printed.has_die else 180
    enemy: i64 = 0
    for foe in table.foes(seat):
        enemy += _pool(table, foe)
    at_stake = enemy + _pool(table, seat) // 2
    if at_stake < (150 if _cards(table, seat) > SCARCE else 400):
        return 5  # a card that does little is better kept: whoever runs out of cards loses
    return 60 + min(at_stake, 400) // 2


def _pool(table: Destiny, seat: Seat) -> i64:
    total: i64 = 0
    for die in table.rows[POOL[seat]]:
        total += max(shown_worth(table, seat, die), 0)
    return total


def _resolve(table: Destiny, seat: Seat, die: CardId) -> i64:
    """Damage at once, above all where it defeats somebody."""
    worth = shown_worth(table, seat, die)
    symbol = table.face(die).symbol
    if symbol == MELEE or symbol == RANGED:
        for foe in table.foes(seat):
            for card in table.rows[CHARACTERS[foe]]:
                if table.health_left(card) + table.mark(SHIELDS, card) <= value_of(table, die):
                    return 900 + worth
        return 250 + worth
    return 215 + worth if worth > 0 else 25


def _reroll(table: Destiny, seat: Seat, card: CardId) -> i64:
    """The more its dice fall short of what they give on average, the rather; for the worst card, while there are enough
    of them. The hand is filled up for nothing at the end of the round."""
    if _cards(table, seat) <= LAST:
        return -50
    gain: i64 = 0
    for die in table.rows[POOL[seat]]:
        gain += max(die_worth(table, seat, die) - max(shown_worth(table, seat, die), 0), 0)
    return 240 + gain - card_worth(table, card) // 6


def _cards(table: Destiny, seat: Seat) -> i64:
    """The cards that a seat has left."""
    return len(table.rows[HAND[seat]]) + len(table.rows[DECK[seat]])


def _pick(table: Destiny, seat: Seat, thing: CardId) -> i64:
    kind = table.asked_kind
    if table.is_die[thing]:
        return _pick_die(table, seat, thing, kind)
    if kind == ASK_MULLIGAN:
        printed = table.printed[thing]
        return 5 if printed.has_die and printed.cost <= 3 else 20
    if kind == ASK_UPKEEP:
        return 5
    if kind == ASK_HAND:
        own = thing in listed(table.rows[HAND[seat]])
        return 300 - card_worth(table, thing) if own else card_worth(table, thing)
    owner = table.controller(thing)
    if kind == ASK_BEARER:
        return 500 + table.health_left(thing) * 5 + threat(table, thing) // 10
    if kind == ASK_REPLACED and table.stack[-1].data[FREE] and len(table.upgrades(table.host(thing))) < MOST_UPGRADES:
        return -10  # nothing would be saved by it
    if kind == ASK_POINT and table.stack[-1].data[HOW] == SHIELDS_GO:
        given = table.stack[-1].data[POINTS:].count(thing)
        return 400 - (table.mark(SHIELDS, thing) + given) * 50 - table.health_left(thing) * 5
    if kind == ASK_POINT and owner == seat and table.asked_card >= 0:
        return 100 - threat(table, thing) // 10 + table.health_left(thing)
    if owner < 0 or table.printed[thing].kind == UPGRADE:
        return 100 if owner != seat else 30
    if kind == ASK_SHIELD or _gives_shields(table) or _helps(table):
        return 400 - table.mark(SHIELDS, thing) * 50 - table.health_left(thing) * 5 if owner == seat else -100
    if owner == seat:
        return -200
    left = table.health_left(thing) + table.mark(SHIELDS, thing)
    killed = kind == ASK_TARGET and left <= table.asked_number
    return 1000 - left * 30 + threat(table, thing) // 4 + (2000 if killed else 0)


def _pick_die(table: Destiny, seat: Seat, die: CardId, kind: i64) -> i64:
    owner = table.controller(die)
    worth = shown_worth(table, owner, die) if table.in_pool(die) else 50
    if kind == ASK_REROLL or kind == ASK_TURN_DIE:
        return 60 - worth
    if kind == ASK_NEXT_DIE or kind == ASK_MODIFY:
        return 100 + worth
    if kind == ASK_GUARD:
        return worth - 250
    return worth + 100 if owner != seat else 90 - worth


def _helps(table: Destiny) -> bool:
    """Does a card ask for somebody to shield or to heal?"""
    if table.asked_kind != ASK_CHARACTER or not table.stack:
        return False
    frame = table.stack[-1]
    node = table.program.nodes[frame.node]
    if isinstance(node, Ability):
        return _is_help(node.verbs[frame.at - FIRST])
    return isinstance(node, Script) and _is_help(node.effects[frame.at])


def _is_help(effect: Effect[Destiny]) -> bool:
    inner = effect.effect if isinstance(effect, Then) else effect
    return isinstance(inner, (GiveShields, Heal))


def _resolved(table: Destiny) -> i64:
    """The symbol of the die for which a target is asked; -1: it is no die."""
    asked = table.asked_card
    if table.asked_kind == ASK_TARGET and asked >= 0 and table.is_die[asked] != 0 and table.in_pool(asked):
        return table.face(asked).symbol
    return -1


def _gives_shields(table: Destiny) -> bool:
    return _resolved(table) == SHIELD


def _deals_damage(table: Destiny) -> bool:
    symbol = _resolved(table)
    return symbol == MELEE or symbol == RANGED
