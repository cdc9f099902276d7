"""The turn: its start, the actions in any order, its end; and the secret picking of bases before the game."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import DISCARDED, distinct, draw, first, without
from kantyna.games.deckbuilding.actions import (
    BLOCK,
    BUY,
    DOOMED,
    END,
    HUNT,
    PAY_OFF,
    PICK_BASE,
    PLAY,
    RESOLVE_HUNT,
    RESOLVE_STRIKE,
    REVEAL_BASE,
    STRIKE,
    USE,
    USE_BASE,
)
from kantyna.games.deckbuilding.attacks import COMMIT_NODE, HUNT_NODE, STRIKE_NODE
from kantyna.games.deckbuilding.book import (
    ABILITY,
    ALWAYS_KIND,
    ATTACK,
    COST,
    FACTION,
    FIRST_BASE,
    FORCE,
    KIND,
    MOMENT,
    PILOT,
    PROGRAM,
    RESOURCES,
    TARGET_VALUE,
)
from kantyna.games.deckbuilding.moments import offer
from kantyna.games.deckbuilding.moves import (
    discard_from_row,
    exile,
    fill,
    forget,
    gain_force,
    helped,
    is_armed,
    meant,
    place_of,
    set_base,
    take_from_row,
    target_value,
    told,
)
from kantyna.games.deckbuilding.purchases import bought
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.words import (
    ANYTIME,
    ASK_MAIN,
    ASK_PICK_BASES,
    ASK_REVEAL_BASE,
    AT_ROW,
    AT_SEAT,
    BASE_REVEALED,
    BASES_PICKED,
    BOUGHT,
    FORCE_BONUS,
    FREE,
    NEUTRAL,
    PAID_OFF,
    PLACES,
    PLAYED,
    ROW_ATTACK,
    SHIP,
    SHIP_INCOME,
    TURN_BEGAN,
    TURN_ENDED,
    UNIT,
    USED_ABILITY,
    WHEN_NEUTRAL_PLAYED,
    WHEN_PLAYED,
    WHEN_REVEALED,
    WHEN_TURN_STARTS,
)
from kantyna.kernel.decision import Decision
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, NOTHING, CardId, Code, DefId, Seat

HAND_SIZE: Final = 5
SECRET: Final = 4
"""Bases that each seat picks for the game with secret bases."""

LAST: Final[list[Code]] = [END]
"""What can always be done, as a list: so the compiled engine need not make the number anew each time."""

BASE_STEP: Final = 0
REVEALED: Final = 1
INCOME: Final = 2
ACTIONS: Final = 3


class PickBases(Node[Deckbuilding]):
    """Every seat secretly picks its bases; the others only learn that it did."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        seat = frame.seat
        while seat < table.seats and len(table.bases[seat]) == SECRET:
            seat += 1
        frame.seat = seat
        if seat == table.seats:
            lay_out(table, log)
            return DONE
        options = sorted([PICK_BASE + table.defs[card] - FIRST_BASE for card in table.away[seat]])
        table.ask(seat, ASK_PICK_BASES, options, NO_CARD, SECRET - len(table.bases[seat]))
        return WAIT

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        seat = frame.seat
        card = first(table, table.away[seat], code - PICK_BASE + FIRST_BASE)
        table.away = [without(pile, card) if owner == seat else pile for owner, pile in enumerate(table.away)]
        table.bases = [[*pile, card] if owner == seat else pile for owner, pile in enumerate(table.bases)]
        log.add(BASES_PICKED, seat, card, len(table.bases[seat]), -1, table.sight[seat])


def lay_out(table: Deckbuilding, log: Log) -> None:
    """The last steps of set-up: the galaxy row, then everybody's hand (DB-SETUP-4, DB-SETUP-7)."""
    for place in range(PLACES):
        fill(table, table.active, place, log)
    for seat in range(table.seats):
        draw(table, seat, HAND_SIZE, log)


class Turn(Node[Deckbuilding]):
    """One frame at the bottom of the stack, turn after turn; ``frame.at`` is the step of the turn."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        seat = table.active
        if frame.at == BASE_STEP:
            if frame.left < 0:
                frame.left = 0
                log.add(TURN_BEGAN, seat, NO_CARD, table.turn)
            bases = table.bases[seat]
            if table.base[seat] < 0 and len(bases) > 1:
                options = sorted([REVEAL_BASE + table.defs[card] - FIRST_BASE for card in bases])
                table.ask(seat, ASK_REVEAL_BASE, options)
                return WAIT
            frame.at = REVEALED
            if table.base[seat] < 0 and bases:
                reveal(table, seat, bases[0], log)
                return WAIT
        if frame.at == REVEALED:
            frame.at = INCOME
            base = table.base[seat]
            if base >= 0 and MOMENT[table.defs[base]] == WHEN_TURN_STARTS:
                offer(table, seat, [base])
                return WAIT
        if frame.at == INCOME:
            frame.at = ACTIONS
            if table.force_left(seat) == 0:
                table.resources[seat] += 1
                log.add(FORCE_BONUS, seat, NO_CARD, 1)
            for card in table.play[seat]:
                amount = RESOURCES[table.defs[card]]
                if amount:
                    table.resources[seat] += amount
                    log.add(SHIP_INCOME, seat, card, amount)
        table.pending = Decision(seat, ASK_MAIN, main_options(table, seat))
        return WAIT

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        seat = table.active
        if code >= DOOMED:
            if code < DOOMED + BUY:
                play(table, seat, code, log)
            else:
                use(table, seat, code, log)
        elif code < BUY:
            play(table, seat, code, log)
        elif code < PAY_OFF:
            buy(table, seat, code - BUY, log)
        elif code < PAY_OFF + BLOCK:
            pay_off(table, seat, code - PAY_OFF, log)
        elif code == END:
            end_turn(table, seat, log)
            frame.at = BASE_STEP
            frame.left = -1
        elif code >= RESOLVE_HUNT:
            table.push(HUNT_NODE, seat, NO_CARD, -1, (code - RESOLVE_HUNT) // BLOCK)
        elif code >= HUNT:
            place = (code - HUNT) // BLOCK
            if FACTION[code % BLOCK] == NEUTRAL:
                table.bounty = AT_ROW + place
            table.push(COMMIT_NODE, seat, NO_CARD, -1, AT_ROW + place)
        elif code >= USE:
            use(table, seat, code, log)
        elif code >= RESOLVE_STRIKE:
            table.push(STRIKE_NODE, seat, NO_CARD, -1, code - RESOLVE_STRIKE)
        elif code >= STRIKE:
            table.push(COMMIT_NODE, seat, NO_CARD, -1, AT_SEAT + code - STRIKE)
        elif code >= REVEAL_BASE:
            frame.at = REVEALED
            bases = table.bases[seat]
            reveal(table, seat, first(table, bases, code - REVEAL_BASE + FIRST_BASE), log)
        else:
            base = table.base[seat]
            table.used[base] = 1
            log.add(USED_ABILITY, seat, base)
            table.push(ABILITY[table.defs[base]].script.number, seat, base)


def main_options(table: Deckbuilding, seat: Seat) -> list[Code]:
    """All that may be done now, in the order of the codes."""
    defs = table.defs
    doomed = table.doomed
    options: list[Code] = []
    for card in table.hand[seat]:
        code = PLAY + defs[card]
        if doomed:
            code = told(table, code, card)
        options.append(code)
    purse = table.resources[seat]
    if purse:
        theirs = 1 - seat % 2
        for card in table.row:
            if card >= 0:
                definition = defs[card]
                if COST[definition] <= purse:
                    faction = FACTION[definition]
                    if faction != theirs:
                        options.append(BUY + definition)
                        if table.pay_off and faction == NEUTRAL:
                            options.append(PAY_OFF + definition)
        if table.pilots and COST[PILOT] <= purse:
            options.append(BUY + PILOT)
    base = table.base[seat]
    if base >= 0 and not table.used[base]:
        definition = defs[base]
        if MOMENT[definition] == ANYTIME and ABILITY[definition].usable(table, seat, base):
            options.append(USE_BASE + definition - FIRST_BASE)
    options.extend(LAST)
    if table.play[seat]:
        options_in_play(table, seat, options)
    options.sort()
    return distinct(options)


def options_in_play(table: Deckbuilding, seat: Seat, options: list[Code]) -> None:
    """What the cards in play allow: abilities and attacks."""
    defs = table.defs
    anybody = False
    at_row = False
    kinds = -1  # who is helped is looked for once a card has no attack of its own
    for card in table.play[seat]:
        definition = defs[card]
        aim = table.aim[card]
        if aim == FREE:
            if not anybody or not at_row:
                armed = ATTACK[definition] > 0
                if not armed:
                    if kinds < 0:
                        kinds = helped(table, seat)
                    armed = is_armed(table, seat, card, False, kinds)
                if armed:
                    anybody = True
                # Who has an attack at all has it at the row too; some have one only there.
                if KIND[definition] == UNIT and (armed or ALWAYS_KIND[definition] == ROW_ATTACK):
                    at_row = True
        elif aim >= AT_ROW:
            place = aim - AT_ROW
            options.append(RESOLVE_HUNT + place * BLOCK + defs[table.row[place]])
        elif aim >= AT_SEAT:
            options.append(RESOLVE_STRIKE + aim - AT_SEAT)
        if MOMENT[definition] == ANYTIME and not table.used[card] and ABILITY[definition].usable(table, seat, card):
            options.append(use_code(table, card))
    if anybody:
        for foe in table.foes[seat]:
            if may_strike(table, foe):
                options.append(STRIKE + foe)
    if at_row:
        theirs = 1 - seat % 2
        for place in range(PLACES):
            card = table.row[place]
            if card < 0:
                continue
            definition = defs[card]
            faction = FACTION[definition]
            if faction == theirs:
                if TARGET_VALUE[definition]:
                    options.append(HUNT + place * BLOCK + definition)
            elif faction == NEUTRAL and target_value(table, seat, place):
                options.append(HUNT + place * BLOCK + definition)


def may_strike(table: Deckbuilding, foe: Seat) -> bool:
    """Is there a base or a capital ship to hit (DB-ATTACK-12)?"""
    if table.base[foe] >= 0:
        return True
    for card in table.play[foe]:
        if KIND[table.defs[card]] == SHIP:
            return True
    return False


def reveal(table: Deckbuilding, seat: Seat, base: CardId, log: Log) -> None:
    """Turn up a new base; what happens when it is revealed happens now."""
    table.bases = [without(pile, base) if owner == seat else pile for owner, pile in enumerate(table.bases)]
    set_base(table, seat, base)
    log.add(BASE_REVEALED, seat, base)
    if MOMENT[table.defs[base]] == WHEN_REVEALED:
        offer(table, seat, [base])


def play(table: Deckbuilding, seat: Seat, code: Code, log: Log) -> None:
    """Play a card: its resources at once, then its Force, then what happens when it is played (DB-PLAY-2)."""
    card = meant(table, table.hand[seat], code)
    definition = table.defs[card]
    table.hand[seat] = without(table.hand[seat], card)
    table.play[seat] = [*table.play[seat], card]
    table.resources[seat] += RESOURCES[definition]
    log.add(PLAYED, seat, card, RESOURCES[definition])
    if FORCE[definition]:
        gain_force(table, seat, FORCE[definition], log, card)
    when: list[CardId] = []
    if MOMENT[definition] == WHEN_PLAYED:
        when.append(card)
    if FACTION[definition] == NEUTRAL:
        table.played_neutral += 1
        base = table.base[seat]
        if table.played_neutral == 1 and base >= 0 and MOMENT[table.defs[base]] == WHEN_NEUTRAL_PLAYED:
            when.append(base)
    offer(table, seat, when)


def buy(table: Deckbuilding, seat: Seat, definition: DefId, log: Log) -> None:
    """Pay for a card of the row or a pilot."""
    table.resources[seat] -= COST[definition]
    if definition == PILOT:
        card = table.pilots[-1]
        table.pilots = table.pilots[:-1]
        log.add(BOUGHT, seat, card, COST[definition])
    else:
        place = place_of(table, definition)
        log.add(BOUGHT, seat, table.row[place], COST[definition])
        card = take_from_row(table, seat, place, log)
    bought(table, seat, card)


def pay_off(table: Deckbuilding, seat: Seat, definition: DefId, log: Log) -> None:
    """Pay for a neutral card of the row to be rid of it (DB-PAYOFF-1)."""
    table.resources[seat] -= COST[definition]
    place = place_of(table, definition)
    log.add(PAID_OFF, seat, table.row[place], COST[definition])
    discard_from_row(table, seat, place, log)


def use_code(table: Deckbuilding, card: CardId) -> Code:
    """The code of using a card in play."""
    return told(table, USE + table.aim[card] * BLOCK + table.defs[card], card)


def use(table: Deckbuilding, seat: Seat, code: Code, log: Log) -> None:
    """Use the ability of a card in play, of equal ships that of the most damaged one (DB-ABILITY-8)."""
    card = NO_CARD
    for other in table.play[seat]:
        fits = not table.used[other] and use_code(table, other) == code
        if fits and (card == NO_CARD or table.damage[other] > table.damage[card]):
            card = other
    table.used[card] = 1
    log.add(USED_ABILITY, seat, card)
    table.push(ABILITY[table.defs[card]].script.number, seat, card)


def end_turn(table: Deckbuilding, seat: Seat, log: Log) -> None:
    """Exile what must go, discard units and hand, draw five, and hand on (DB-END-1 to DB-END-4)."""
    for card in table.doomed:
        exile_wherever(table, seat, card, log)
    kept: list[CardId] = []
    pile = table.discard[seat][:]
    for card in table.play[seat]:
        table.used[card] = 0
        table.aim[card] = FREE
        if KIND[table.defs[card]] == SHIP:
            kept.append(card)
        else:
            pile.append(card)
    table.play[seat] = kept
    base = table.base[seat]
    if base >= 0:
        table.used[base] = 0
    if not log.muted:
        for card in table.hand[seat]:
            log.add(DISCARDED, seat, card)
    pile.extend(table.hand[seat])
    table.discard[seat] = pile
    table.hand[seat] = []
    table.resources[seat] = 0
    table.modifiers = []
    table.shielded = [0] * table.seats
    table.purchases = 0
    table.neutral_purchases = 0
    table.played_neutral = 0
    table.bounty = NOTHING
    log.add(TURN_ENDED, seat)
    draw(table, seat, HAND_SIZE, log)
    table.active = (seat + 1) % table.seats
    table.turn += 1


def exile_wherever(table: Deckbuilding, seat: Seat, card: CardId, log: Log) -> None:
    """A card taken only for the turn goes, wherever it lies by now (DB-EXILE-5)."""
    for piles in (table.hand, table.play, table.discard, table.deck):
        if card in piles[seat]:
            piles[seat] = without(piles[seat], card)
            forget(table, card)
            exile(table, seat, card, log)
            return


TURN_NODE: Final = PROGRAM.add("turn", Turn())
PICK_BASES_NODE: Final = PROGRAM.add("pick-bases", PickBases())
