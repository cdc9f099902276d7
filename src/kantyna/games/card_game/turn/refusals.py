"""Why something can't be done now: the rule and the missing condition, for everything a player can see."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.actions import (
    ATTACK,
    COMMIT,
    DEFEND,
    ENGAGE,
    LAY,
    PASS,
    PLAY,
    PLAY_ON,
    STRIKE,
    USE,
)
from kantyna.games.card_game.book import CARDS
from kantyna.games.card_game.effects import constant as c
from kantyna.games.card_game.effects.ability import FROM_HAND, ONCE, ONE, TIMES, Ability
from kantyna.games.card_game.table import (
    COMMITTED,
    ENGAGED,
    ENHANCEMENTS,
    FIGHTING,
    FOCUS,
    HAND,
    LIMITED,
    OBJECTIVES,
    SPACE,
    TITLES,
    UNITS,
    USED,
    WINDOW,
    CardGame,
)
from kantyna.games.card_game.turn.phases import can_attack, engagements_left
from kantyna.games.card_game.turn.play import hosts
from kantyna.games.card_game.turn.values import (
    cost_of,
    free_force_cards,
    gives_match,
    in_hand,
    in_play,
    is_dial,
    may_attack,
    may_defend,
    needs_match,
    participants,
    ready_payers,
    stands_for_equals,
    unique_in_play,
)
from kantyna.games.card_game.vocabulary import (
    AFFILIATIONS,
    ASK_ACTION,
    ASK_ATTACKERS,
    ASK_COMMIT,
    ASK_DEFENDERS,
    ASK_EDGE_CARD,
    ASK_ENGAGE,
    ASK_STRIKE,
    DARK,
    ENHANCEMENT,
    EVENT,
    FATE,
    INTERRUPT,
    NEUTRAL,
    R_COMMAND_DECK,
    R_DIAL,
    R_HEART,
    R_LIMIT,
    R_OBJECTIVE_DECK,
    R_OBJECTIVES,
    R_TRENCH_RUN,
    T_VEHICLE,
    UNIT,
    W_DEPLOYMENT,
)
from kantyna.kernel.action import A_THING
from kantyna.kernel.ids import CardId, Code, DefId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said
from kantyna.kernel.spec import Refusal

ENDS: Final = {
    R_LIMIT: "CG-TABLE-4",
    R_OBJECTIVES: "CG-WIN-1",
    R_DIAL: "CG-WIN-2",
    R_COMMAND_DECK: "CG-WIN-3",
    R_OBJECTIVE_DECK: "CG-WIN-3",
    R_HEART: "CG-GOLD-1",
    R_TRENCH_RUN: "CG-OPEN-4",
}


def no(rule: str, why: str, **numbers: i64) -> Refusal:
    return Refusal(rule, Said(f"why-{why}", numbers))


def intents(table: CardGame, seat: Seat) -> list[Code]:
    """What a look at the table may make *seat* want: each card in hand, each unit, each objective of the enemy."""
    codes: set[Code] = {PASS.base}
    hand = table.rows[HAND[seat]]
    for card in (card for card in hand if stands_for_equals(table, card, hand)):
        number = table.defs[card]
        ability = CARDS[number].action
        if CARDS[number].kind in (UNIT, ENHANCEMENT):
            codes.add(PLAY.base + card)
        if CARDS[number].kind not in (UNIT, ENHANCEMENT) or (ability is not None and ability.place == FROM_HAND):
            codes.add(USE.base + card)
        codes.add(LAY.base + card)
    for card in table.rows[UNITS[seat]]:
        codes.update((ATTACK.base + card, DEFEND.base + card, STRIKE.base + card, COMMIT.base + card))
    for pile in (table.rows[UNITS[seat]], table.rows[OBJECTIVES[seat]], table.rows[ENHANCEMENTS[seat]]):
        for card in pile:
            ability = table.printed[card].action
            if ability is not None and ability.place != FROM_HAND:
                codes.add(USE.base + card)
    codes.update(ENGAGE.base + card for card in table.rows[OBJECTIVES[1 - seat]])
    codes.update(ENGAGE.base + card for card in table.rows[ENHANCEMENTS[seat]] if is_dial(table, card))
    return sorted(codes)


def refuse(table: CardGame, seat: Seat, code: Code) -> Refusal:
    """The first reason against *code*, which is not offered."""
    if table.outcome is not None:
        return no(ENDS[table.outcome.reason], "over")
    if table.asked != seat:
        return no("CG-ACT-2" if table.asked_kind == ASK_ACTION else "CG-TURN-1", "not-asked")
    verb = SPACE.verb(code)
    if verb.points_at != A_THING:
        if table.asked_kind == ASK_STRIKE:
            return no("CG-STRIKE-2", "must-strike")
        return no("CG-SEQ-1", "other-question")
    card = code - verb.base
    if verb is PLAY or verb is PLAY_ON:
        return _why_not_play(table, seat, card, verb is PLAY_ON)
    if verb is USE:
        return _why_not_use(table, seat, card)
    if verb is ENGAGE:
        return _why_not_engage(table, seat, card)
    if verb is ATTACK:
        return _why_not_attack(table, seat, card)
    if verb is DEFEND:
        return _why_not_defend(table, seat, card)
    if verb is STRIKE:
        return _why_not_strike(table, seat, card)
    if verb is COMMIT:
        return _why_not_commit(table, seat, card)
    if verb is LAY:
        return _why_not_lay(table, seat, card)
    return no("CG-SEQ-1", "other-question")


def _asks(table: CardGame, kind: i64) -> bool:
    return table.asked_kind == kind


def _why_not_play(table: CardGame, seat: Seat, card: CardId, on_card: bool) -> Refusal:
    number = table.defs[card]
    kind = CARDS[number].kind
    if kind == FATE:
        return no("CG-CARD-3", "fate")
    if kind == EVENT:
        return _why_not_use(table, seat, card)
    if not in_hand(table, card) and not CARDS[number].constant[c.FROM_DISCARD]:
        return no("CG-PLAY-1", "not-in-hand")
    if table.count[WINDOW] != W_DEPLOYMENT or seat != table.active or not _asks(table, ASK_ACTION):
        return no("CG-ABIL-2", "deployment-only")
    if CARDS[number].limited and table.count[LIMITED[seat]]:
        return no("CG-KEY-4", "limited")
    if unique_in_play(table, number):
        return no("CG-UNIQ-1", "unique")
    if (on_card or CARDS[number].host is not None) and not hosts(table, seat, number):
        return no("CG-ENH-1", "no-host")
    return _why_not_pay(table, seat, number, cost_of(table, seat, number, on_card))


def _why_not_pay(table: CardGame, seat: Seat, number: DefId, cost: i64) -> Refusal:
    affiliation = needs_match(table, seat, number)
    payers = ready_payers(table, seat)
    have = sum(table.printed[card].resources for card in payers)
    if have < cost:
        return no("CG-RES-4", "cost", need=cost, have=have)
    if affiliation != NEUTRAL and not any(gives_match(table, card, affiliation) for card in payers):
        return Refusal("CG-RES-5", Said("why-match", {}, {"faction": AFFILIATIONS.words[affiliation]}))
    return no("CG-ABIL-5", "no-change")


def _why_not_use(table: CardGame, seat: Seat, card: CardId) -> Refusal:
    number = table.defs[card]
    ability = CARDS[number].action
    if CARDS[number].kind == FATE:
        return no("CG-CARD-3", "fate")
    if ability is None:
        answer = CARDS[number].answer
        if answer is None:
            return no("CG-ACT-1", "no-action")
        if (answer.printed_timing if table.wording else answer.timing) == INTERRUPT:
            return no("CG-INT-1", "interrupt")
        return no("CG-REACT-1", "reaction")
    if not _asks(table, ASK_ACTION):
        return no("CG-ACT-1", "no-window")
    if ability.place == FROM_HAND:
        if not in_hand(table, card):
            return no("CG-ABIL-4", "from-hand")
    elif not in_play(table, card):
        return no("CG-ABIL-4", "from-play")
    return _why_not_start(table, seat, card, ability)


def _why_not_start(table: CardGame, seat: Seat, card: CardId, ability: Ability) -> Refusal:
    number = table.defs[card]
    if (ability.limit == ONCE and table.mark(USED, card)) or (
        ability.limit == ONE and number * 2 + seat in table.rows[TITLES]
    ):
        return no("CG-ABIL-7", "limit")
    if ability.during and not ability.in_time(table, seat):
        return no("CG-GOLD-1", TIMES[ability.during])
    for verb in ability.costs:
        if not verb.can(table, seat, card, None):
            return no("CG-ABIL-6", "ability-cost")
    for verb in ability.targets:
        if not verb.can(table, seat, card, None):
            return no("CG-TARGET-1", "no-target")
    if not ability.could_change(table, seat, card, None):
        if CARDS[number].kind != UNIT or ability.place != FROM_HAND:
            return no("CG-ABIL-5", "no-change")
        if unique_in_play(table, number):
            return no("CG-UNIQ-1", "unique")
    return _why_not_pay(table, seat, number, cost_of(table, seat, number))


def _why_not_engage(table: CardGame, seat: Seat, card: CardId) -> Refusal:
    if table.owner[card] == seat and not is_dial(table, card):
        return no("CG-CARD-1", "own-objective")
    if table.turn == 1 and seat == DARK:
        return no("CG-CONF-2", "first-turn")
    if not _asks(table, ASK_ENGAGE):
        return no("CG-CONF-1", "conflict-only")
    if not engagements_left(table, card):
        return no("CG-CONF-1", "engaged-already")
    if any(may_attack(table, unit) for unit in table.rows[UNITS[seat]]) and not can_attack(table, seat, card):
        return no("CG-GOLD-2", "vehicles-only")
    return no("CG-ENG-2", "no-attacker")


def _why_not_attack(table: CardGame, seat: Seat, card: CardId) -> Refusal:
    if not _asks(table, ASK_ATTACKERS):
        return no("CG-ENG-3", "attackers-only")
    if table.mark(FOCUS, card):
        return no("CG-EXH-1", "exhausted")
    if table.mark(FIGHTING, card):
        return no("CG-ENG-5", "declared-already")
    most = table.printed[table.count[ENGAGED]].constant[c.MOST_ATTACKERS]
    if most and len(participants(table, seat)) >= most:
        return no("CG-GOLD-2", "most-attackers", most=most)
    if table.printed[table.count[ENGAGED]].constant[c.VEHICLES_ONLY] and not table.printed[card].traits & T_VEHICLE:
        return no("CG-GOLD-2", "vehicles-only")
    if not may_attack(table, card):
        return no("CG-GOLD-2", "cannot-attack")
    return no("CG-ENG-3", "in-order")


def _why_not_defend(table: CardGame, seat: Seat, card: CardId) -> Refusal:
    if not _asks(table, ASK_DEFENDERS):
        return no("CG-ENG-4", "defenders-only")
    if table.mark(FOCUS, card):
        return no("CG-EXH-1", "exhausted")
    if table.mark(FIGHTING, card):
        return no("CG-ENG-5", "declared-already")
    if not may_defend(table, card):
        return no("CG-GOLD-2", "cannot-defend")
    return no("CG-ENG-4", "in-order")


def _why_not_strike(table: CardGame, seat: Seat, card: CardId) -> Refusal:
    if not _asks(table, ASK_STRIKE):
        return no("CG-STRIKE-1", "strikes-only")
    if not table.mark(FIGHTING, card):
        return no("CG-ENG-5", "not-participating")
    return no("CG-EXH-1", "exhausted")


def _why_not_commit(table: CardGame, seat: Seat, card: CardId) -> Refusal:
    if table.mark(COMMITTED, card):
        return no("CG-FORCE-2", "committed-already")
    if not free_force_cards(table, seat):
        return no("CG-SETUP-1", "no-force-card")
    if not _asks(table, ASK_COMMIT):
        return no("CG-FORCE-1", "force-phase-only")
    return no("CG-FORCE-1", "other-question")


def _why_not_lay(table: CardGame, seat: Seat, card: CardId) -> Refusal:
    if not _asks(table, ASK_EDGE_CARD):
        return no("CG-EDGE-3", "edge-only")
    return no("CG-EDGE-4", "not-in-hand")
