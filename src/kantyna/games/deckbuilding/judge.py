"""Why something can't be done now: the rule and the missing condition, for everything a player can see."""

from __future__ import annotations

from kantyna.games.deckbuilding.actions import (
    BLOCK,
    BUY,
    DISCARD,
    DOOMED,
    END,
    HUNT,
    PAY_OFF,
    PLAY,
    RESOLVE_HUNT,
    RESOLVE_STRIKE,
    STRIKE,
    USE,
    USE_BASE,
)
from kantyna.games.deckbuilding.book import ABILITY, COST, FACTION, FIRST_BASE, KIND, MOMENT, PILOT
from kantyna.games.deckbuilding.moves import attack_of, target_value, told
from kantyna.games.deckbuilding.phases import may_strike, use_code
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.words import (
    ANYTIME,
    ASK_MAIN,
    AT_ROW,
    AT_SEAT,
    FREE,
    NAMES,
    NEUTRAL,
    NEVER,
    SHIP,
    UNIT,
)
from kantyna.kernel.ids import CardId, Code, DefId, Seat
from kantyna.kernel.said import Said
from kantyna.kernel.spec import Refusal


def intents(table: Deckbuilding, seat: Seat) -> list[Code]:
    """What a look at the table may make *seat* want: each card it sees, each target, the end of the turn."""
    defs = table.defs
    codes: set[Code] = {END, BUY + PILOT}
    codes.update(told(table, PLAY + defs[card], card) for card in table.hand[seat])
    for place, card in enumerate(table.row):
        if card >= 0:
            definition = defs[card]
            codes.add(BUY + definition)
            codes.add(HUNT + place * BLOCK + definition)
            if table.pay_off and FACTION[definition] == NEUTRAL:
                codes.add(PAY_OFF + definition)
    for card in table.play[seat]:
        codes.add(use_code(table, card))
    if table.base[seat] >= 0:
        codes.add(USE_BASE + defs[table.base[seat]] - FIRST_BASE)
    for foe in table.foes[seat]:
        codes.add(STRIKE + foe)
        codes.add(RESOLVE_STRIKE + foe)
    return sorted(codes)


def why_not(table: Deckbuilding, seat: Seat, code: Code) -> Refusal | None:
    """The first rule that stands in the way of *code*; nothing if it is offered."""
    asked = table.pending
    if asked is None:
        return Refusal("DB-WIN-2", Said("why-game-over"))
    if asked.seat == seat and code in asked.options:
        return None
    if asked.seat != seat:
        if table.active != seat:
            return Refusal("DB-TURN-1", Said("why-not-your-turn", {"seat": table.active}))
        return Refusal("DB-DISCARD-1", Said("why-other-decides", {"seat": asked.seat}))
    if asked.kind != ASK_MAIN:
        return Refusal("DB-ABILITY-4", Said("why-settle-first", names={"what": NAMES.decisions[asked.kind]}))
    code %= DOOMED
    if code < BUY:
        return Refusal("DB-PLAY-1", Said("why-not-in-hand"))
    if code < DISCARD:
        return _why_no_purchase(table, seat, code)
    if USE_BASE <= code < USE_BASE + BLOCK:
        return _why_no_use(table, seat, [table.base[seat]], code - USE_BASE + FIRST_BASE)
    if STRIKE <= code < RESOLVE_STRIKE:
        return _why_no_strike(table, seat, code - STRIKE)
    if RESOLVE_STRIKE <= code < RESOLVE_STRIKE + BLOCK or code >= RESOLVE_HUNT:
        return Refusal("DB-COMMIT-3", Said("why-nothing-committed"))
    if USE <= code < HUNT:
        return _why_no_use(table, seat, table.play[seat], code % BLOCK)
    if HUNT <= code < RESOLVE_HUNT:
        return _why_no_hunt(table, seat, (code - HUNT) // BLOCK, code % BLOCK)
    return Refusal("DB-TURN-2", Said("why-not-now"))


def _why_no_purchase(table: Deckbuilding, seat: Seat, code: Code) -> Refusal:
    definition = code % BLOCK
    if definition == PILOT:
        if not table.pilots:
            return Refusal("DB-SETUP-5", Said("why-no-pilots"))
    elif all(card < 0 or table.defs[card] != definition for card in table.row):
        return Refusal("DB-BUY-2", Said("why-not-in-row"))
    if code >= PAY_OFF:
        if not table.pay_off:
            return Refusal("DB-PAYOFF-1", Said("why-no-pay-off"))
        if FACTION[definition] != NEUTRAL:
            return Refusal("DB-PAYOFF-1", Said("why-not-neutral"))
    if FACTION[definition] == 1 - seat % 2:
        return Refusal("DB-BUY-1", Said("why-enemy-card"))
    return Refusal("DB-BUY-2", Said("why-no-resources", {"need": COST[definition], "have": table.resources[seat]}))


def _why_no_use(table: Deckbuilding, seat: Seat, pile: list[CardId], definition: DefId) -> Refusal:
    cards = [card for card in pile if card >= 0 and table.defs[card] == definition]
    if not cards:
        return Refusal("DB-ABILITY-2", Said("why-not-in-play"))
    if MOMENT[definition] == NEVER:
        return Refusal("DB-ABILITY-2", Said("why-no-ability"))
    if MOMENT[definition] != ANYTIME:
        return Refusal("DB-WHEN-1", Said("why-at-its-moment"))
    if all(table.used[card] for card in cards):
        return Refusal("DB-ABILITY-2", Said("why-used"))
    if ABILITY[definition].price:
        return Refusal("DB-ABILITY-6", Said("why-no-price"))
    return Refusal("DB-ABILITY-7", Said("why-no-effect"))


def _why_no_strike(table: Deckbuilding, seat: Seat, foe: Seat) -> Refusal:
    if foe not in table.foes[seat]:
        return Refusal("DB-COMMIT-1", Said("why-no-foe"))
    if not may_strike(table, foe):
        return Refusal("DB-ATTACK-12", Said("why-nothing-to-strike"))
    return _why_no_attackers(table, seat, AT_SEAT + foe)


def _why_no_hunt(table: Deckbuilding, seat: Seat, place: int, definition: DefId) -> Refusal:
    card = table.row[place]
    if card < 0 or table.defs[card] != definition:
        return Refusal("DB-HUNT-1", Said("why-not-in-row"))
    if not target_value(table, seat, place):
        if FACTION[definition] == seat % 2:
            return Refusal("DB-HUNT-1", Said("why-own-card"))
        if FACTION[definition] == NEUTRAL and KIND[definition] == UNIT and table.bounty >= 0:
            return Refusal("DB-CARDS-3", Said("why-one-bounty"))
        return Refusal("DB-HUNT-8", Said("why-no-target-value"))
    return _why_no_attackers(table, seat, AT_ROW + place)


def _why_no_attackers(table: Deckbuilding, seat: Seat, aim: int) -> Refusal:
    strong = [card for card in table.play[seat] if attack_of(table, seat, card, aim >= AT_ROW) > 0]
    if not strong:
        return Refusal("DB-COMMIT-4", Said("why-no-attack"))
    if aim >= AT_ROW and any(KIND[table.defs[card]] == SHIP and table.aim[card] == FREE for card in strong):
        return Refusal("DB-HUNT-2", Said("why-ships-only"))
    return Refusal("DB-COMMIT-2", Said("why-all-committed"))
