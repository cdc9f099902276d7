"""Action windows: the active player first, in turn, until both pass in a row."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.effects import constant as c
from kantyna.games.card_game.effects.ability import FROM_HAND, FROM_PLAY, TIMES, Ability
from kantyna.games.card_game.table import (
    DISCARD_PILE,
    ENHANCEMENTS,
    HAND,
    LIMITED,
    OBJECTIVES,
    SPACE,
    WINDOW,
    CardGame,
)
from kantyna.games.card_game.turn.answers import PASS, Pointing
from kantyna.games.card_game.turn.play import AS_ENHANCEMENT, AS_UNIT, hosts, may_play, play
from kantyna.games.card_game.turn.refusals import no
from kantyna.games.card_game.turn.values import (
    cost_of,
    has_match,
    in_hand,
    in_play,
    is_changed,
    needs_match,
    ready_payers,
    stands_for_equals,
    unique_in_play,
)
from kantyna.games.card_game.vocabulary import (
    AFFILIATIONS,
    ASK_ACTION,
    ENHANCEMENT,
    EVENT,
    FATE,
    INTERRUPT,
    M_WITHDRAWN,
    NEUTRAL,
    UNIT,
    W_DEPLOYMENT,
)
from kantyna.kernel.body import Options
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code, DefId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said


class Actions(Node[CardGame]):
    """The window ``left``: ``seat`` may act, ``at`` counts passes in a row."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        table.count[WINDOW] = frame.left
        while frame.at < 2:
            seat = frame.seat
            out = table.offer()
            # A seat with cards in hand is always asked: not asking would tell that none of them can be used.
            if offer_actions(table, seat, out) or len(table.rows[HAND[seat]]) > 0:
                out.add(PASS.base)
                table.ask(seat, ASK_ACTION, NO_CARD, frame.left)
                return WAIT
            frame.at += 1
            frame.seat = 1 - seat
        table.count[WINDOW] = -1
        return DONE

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        if code == PASS.base:
            frame.at += 1
        else:
            frame.at = 0
            verb = SPACE.verb(code)
            verb.do(table, frame, code - verb.base, log)
        frame.seat = 1 - frame.seat


class Play(Pointing):
    """Play a unit or an enhancement from hand; *on_card*: a unit as an enhancement."""

    def __init__(self, name: str, on_card: bool) -> None:
        super().__init__(name)
        self.on_card = on_card

    def do(self, table: CardGame, frame: Frame, what: i64, log: Log) -> None:
        play(table, frame.seat, what, AS_ENHANCEMENT if self.on_card else AS_UNIT)

    def wish(self, table: CardGame, seat: Seat, out: Options) -> None:
        if not self.on_card:
            hand = table.rows[HAND[seat]]
            for card in hand:
                if table.printed[card].kind in (UNIT, ENHANCEMENT) and stands_for_equals(table, card, hand):
                    out.add(self.base + card)

    def why_not(self, table: CardGame, seat: Seat, what: i64) -> Refusal | None:
        card = table.printed[what]
        if card.kind == FATE:
            return no("CG-CARD-3", "fate")
        if card.kind == EVENT:
            return USE.why_not(table, seat, what)
        if not in_hand(table, what) and not card.constant[c.FROM_DISCARD]:
            return no("CG-PLAY-1", "not-in-hand")
        if table.count[WINDOW] != W_DEPLOYMENT or seat != table.active or table.asked_kind != ASK_ACTION:
            return no("CG-ABIL-2", "deployment-only")
        if card.limited and table.count[LIMITED[seat]]:
            return no("CG-KEY-4", "limited")
        if unique_in_play(table, card.number):
            return no("CG-UNIQ-1", "unique")
        if (self.on_card or card.host is not None) and not hosts(table, seat, card.number):
            return no("CG-ENH-1", "no-host")
        return why_not_pay(table, seat, card.number, cost_of(table, seat, card.number, self.on_card))


class Use(Pointing):
    """An action of a card in play, or an event from hand."""

    def do(self, table: CardGame, frame: Frame, what: i64, log: Log) -> None:
        ability = table.printed[what].action
        assert ability is not None
        table.push(ability.number, frame.seat, what)

    def wish(self, table: CardGame, seat: Seat, out: Options) -> None:
        hand = table.rows[HAND[seat]]
        for card in hand:
            printed = table.printed[card]
            from_hand = printed.action is not None and printed.action.place == FROM_HAND
            if (printed.kind not in (UNIT, ENHANCEMENT) or from_hand) and stands_for_equals(table, card, hand):
                out.add(self.base + card)
        for place in range(OBJECTIVES[seat], ENHANCEMENTS[seat] + 1):
            for card in table.rows[place]:
                ability = table.printed[card].action
                if ability is not None and ability.place == FROM_PLAY:
                    out.add(self.base + card)

    def why_not(self, table: CardGame, seat: Seat, what: i64) -> Refusal | None:
        card = table.printed[what]
        ability = card.action
        if card.kind == FATE:
            return no("CG-CARD-3", "fate")
        if ability is None:
            answer = card.answer
            if answer is None:
                return no("CG-ACT-1", "no-action")
            if (answer.printed_timing if table.wording else answer.timing) == INTERRUPT:
                return no("CG-INT-1", "interrupt")
            return no("CG-REACT-1", "reaction")
        if table.asked_kind != ASK_ACTION:
            return no("CG-ACT-1", "no-window")
        if ability.place == FROM_HAND:
            if not in_hand(table, what):
                return no("CG-ABIL-4", "from-hand")
        elif not in_play(table, what):
            return no("CG-ABIL-4", "from-play")
        return why_not_start(table, seat, what, ability)


def why_not_pay(table: CardGame, seat: Seat, number: DefId, cost: i64) -> Refusal:
    affiliation = needs_match(table, seat, number)
    have = 0
    for card in ready_payers(table, seat):
        have += table.printed[card].resources
    if have < cost:
        return no("CG-RES-4", "cost", need=cost, have=have)
    if affiliation != NEUTRAL and not has_match(table, seat, affiliation):
        return Refusal("CG-RES-5", Said("why-match", {}, {"faction": AFFILIATIONS.words[affiliation]}))
    return no("CG-ABIL-5", "no-change")


def why_not_start(table: CardGame, seat: Seat, card: CardId, ability: Ability) -> Refusal:
    printed = table.printed[card]
    if ability.is_used_up(table, seat, card):
        return no("CG-ABIL-7", "limit")
    if ability.during and not ability.in_time(table, seat):
        return no("CG-GOLD-1", TIMES[ability.during])
    for cost in ability.costs:
        if not cost.can(table, seat, card, None):
            return no("CG-ABIL-6", "ability-cost")
    for target in ability.targets:
        if not target.can(table, seat, card, None):
            return no("CG-TARGET-1", "no-target")
    if not ability.could_change(table, seat, card, None):
        if printed.kind != UNIT or ability.place != FROM_HAND:
            return no("CG-ABIL-5", "no-change")
        if unique_in_play(table, printed.number):
            return no("CG-UNIQ-1", "unique")
    return why_not_pay(table, seat, printed.number, cost_of(table, seat, printed.number))


PLAY: Final = Play("play", on_card=False)
PLAY_ON: Final = Play("play-on", on_card=True)
"""Play a unit as an enhancement."""
USE: Final = Use("use")


def offer_actions(table: CardGame, seat: Seat, out: Options) -> bool:
    """Everything the seat can do in the open window; of equal cards in hand one. Is there anything?"""
    found = False
    deploying = table.count[WINDOW] == W_DEPLOYMENT and seat == table.active
    hand = table.rows[HAND[seat]]
    cards = table.printed
    for card in hand:
        printed = cards[card]
        if (
            deploying
            and (printed.kind == UNIT or printed.kind == ENHANCEMENT)
            and stands_for_equals(table, card, hand)
            and _offer_plays(table, seat, card, out)
        ):
            found = True
        ability = printed.action
        if (
            ability is not None
            and ability.place == FROM_HAND
            and stands_for_equals(table, card, hand)
            and ability.may_start(table, seat, card, None)
        ):
            out.add(USE.base + card)
            found = True
    if deploying:
        discarded = table.rows[DISCARD_PILE[seat]]
        for card in discarded:
            if cards[card].constant[c.FROM_DISCARD] and stands_for_equals(table, card, discarded):
                found = _offer_plays(table, seat, card, out) or found
    for place in range(OBJECTIVES[seat], ENHANCEMENTS[seat] + 1):
        for card in table.rows[place]:
            ability = cards[card].action
            if ability is not None and ability.place == FROM_PLAY and ability.may_start(table, seat, card, None):
                out.add(USE.base + card)
                found = True
    return found


def _offer_plays(table: CardGame, seat: Seat, card: CardId, out: Options) -> bool:
    found = may_play(table, seat, card, AS_UNIT)
    if found:
        out.add(PLAY.base + card)
    elif is_changed(table, M_WITHDRAWN, card):
        # An equal card that was not taken back may still be declared in hope (CG-OPEN-11).
        for other in table.rows[HAND[seat]]:
            if other != card and table.defs[other] == table.defs[card] and may_play(table, seat, other, AS_UNIT):
                out.add(PLAY.base + other)
                return True
    if table.printed[card].constant[c.AS_ENHANCEMENT] and may_play(table, seat, card, AS_ENHANCEMENT):
        out.add(PLAY_ON.base + card)
        found = True
    return found
