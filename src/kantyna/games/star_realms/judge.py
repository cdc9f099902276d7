"""Why something can't be done now: the rule and the missing condition, for everything a player can see."""

from __future__ import annotations

from kantyna.games.star_realms.actions import (
    ALLY,
    ALLY_AS,
    ATTACK,
    BLOCK,
    BUY,
    BUY_TOGETHER,
    DESTROY,
    END,
    GIVE,
    HAND_OVER,
    HIT_BASE,
    HIT_TOGETHER,
    PLAY,
    PRIMARY,
    SCRAP,
)
from kantyna.games.star_realms.attacks import keeps_damage
from kantyna.games.star_realms.book import (
    COST,
    COUNTS_FOR,
    DEFENSE,
    EXPLORER,
    FACTION,
    HAS_ALLY,
    HAS_PRIMARY,
    HAS_SCRAP,
    KIND,
)
from kantyna.games.star_realms.options import allied, together
from kantyna.games.star_realms.table import StarRealms
from kantyna.games.star_realms.targets import has_outpost
from kantyna.games.star_realms.words import (
    ALLY_USED,
    ASK_MAIN,
    EMPEROR,
    FACTIONS,
    HUNTER,
    HYDRA,
    NAMES,
    OUTPOST,
    PRIMARY_USED,
    RAID,
    REASON_LIMIT,
    SHIP,
)
from kantyna.kernel.ids import CardId, Code, DefId, Seat
from kantyna.kernel.said import Said
from kantyna.kernel.spec import Refusal


def intents(table: StarRealms, seat: Seat) -> list[Code]:
    """What a look at the table may make *seat* want: each card it sees, each rival, the end of the turn."""
    codes: set[Code] = {END}
    defs = table.defs
    codes.update(PLAY + defs[card] for card in table.hand[seat])
    for card in table.bases[seat]:
        codes.update(_abilities(table, card, PRIMARY))
    for card in table.ships[seat]:
        codes.update(_abilities(table, card, ALLY))
    codes.update(BUY + defs[card] for card in table.trade_row)
    codes.add(BUY + EXPLORER)
    if table.mode == EMPEROR:
        codes.update(GIVE + defs[card] for card in table.discard[seat])
    for other in range(table.seats):
        if other == seat:
            continue
        codes.update(HIT_BASE + other * BLOCK + defs[card] for card in table.bases[other])
        if table.mode != HYDRA or other == table.side(other)[0]:
            codes.add(ATTACK + other)  # a Hydra is attacked as one, by its first seat
    if table.mode == HYDRA:
        _common_intents(table, seat, codes)
    return sorted(codes)


def _common_intents(table: StarRealms, seat: Seat, codes: set[Code]) -> None:
    """Hydra: what the members might do together."""
    codes.update(BUY_TOGETHER + table.defs[card] for card in table.trade_row)
    codes.add(BUY_TOGETHER + EXPLORER)
    for other in range(table.seats):
        if table.teams[other] == table.teams[seat]:
            if other != seat:
                codes.add(HAND_OVER + other)
        else:
            codes.update(HIT_TOGETHER + other * BLOCK + table.defs[card] for card in table.bases[other])


def _abilities(table: StarRealms, card: CardId, lowest: Code) -> list[Code]:
    definition = table.acts_as(card)
    shift = 0 if definition == table.defs[card] else ALLY_AS - ALLY
    codes: list[Code] = []
    if lowest == PRIMARY and HAS_PRIMARY[definition]:
        codes.append(PRIMARY + definition)
    if HAS_ALLY[definition]:
        codes.append(ALLY + shift + definition)
    if HAS_SCRAP[definition]:
        codes.append(SCRAP + shift + definition)
    return codes


def why_not(table: StarRealms, seat: Seat, code: Code) -> Refusal | None:
    """The first rule that stands in the way of *code*; nothing if it is offered."""
    asked = table.pending
    if asked is None:
        drawn = table.outcome is not None and table.outcome.reason == REASON_LIMIT
        return Refusal("SR-END-4" if drawn else "SR-END-3", Said("why-game-over"))
    if asked.seat == seat and code in asked.options:
        return None
    if not table.alive[seat]:
        return Refusal("SR-FALL-2", Said("why-fallen"))
    if asked.seat == seat and asked.kind != ASK_MAIN:
        rule = "SR-TURN-4" if seat in table.side(table.active) else "SR-TURN-5"
        return Refusal(rule, Said("why-settle-first", names={"what": NAMES.decisions[asked.kind]}))
    if seat not in table.side(table.active):
        return Refusal("SR-TURN-1", Said("why-not-your-turn", {"seat": table.active}))
    if asked.seat != seat:
        return _why_another(table, seat, asked.seat, asked.kind)
    if code < PRIMARY:
        return Refusal("SR-PLAY-1", Said("why-not-in-hand"))
    if code < SCRAP:
        return _why_no_ability(table, seat, code)
    if code < BUY:
        return Refusal("SR-SCRAPABILITY-1", Said("why-not-in-play"))
    if code < BUY_TOGETHER:
        return _why_no_purchase(table, seat, code - BUY)
    if code < GIVE:
        return _why_no_common_purchase(table, seat, code - BUY_TOGETHER)
    if code < HIT_BASE:
        return _why_no_gift(table, seat, code - GIVE)
    if code < DESTROY:
        place = code - (HIT_BASE if code < HIT_TOGETHER else HIT_TOGETHER)
        return _why_no_hit(table, seat, place // BLOCK, place % BLOCK, code >= HIT_TOGETHER)
    if ATTACK <= code < ATTACK + BLOCK:
        return _why_no_attack(table, seat, code - ATTACK)
    if HAND_OVER <= code < HAND_OVER + BLOCK:
        return _why_no_hand_over(table, seat, code - HAND_OVER)
    return Refusal("SR-TURN-2", Said("why-not-now"))


def _why_another(table: StarRealms, seat: Seat, asked: Seat, kind: int) -> Refusal:
    """It is the seat's turn, but somebody else is asked: a teammate on the move, or whoever an effect concerns."""
    if table.ended[seat]:
        return Refusal("SR-HYDRA-12", Said("why-ended"))
    return Refusal("SR-HYDRA-11" if kind == ASK_MAIN else "SR-TURN-4", Said("why-other-decides", {"seat": asked}))


def _why_no_ability(table: StarRealms, seat: Seat, code: Code) -> Refusal:
    definition = code % BLOCK
    ally = code >= ALLY
    which = ALLY_USED if ally else PRIMARY_USED
    copied = code >= ALLY_AS
    holders = [
        card
        for card in table.bases[seat] + table.ships[seat]
        if table.acts_as(card) == definition and (table.defs[card] != definition) == copied
    ]
    if not holders:
        return Refusal("SR-ABILITY-2", Said("why-not-in-play"))
    if not ally and KIND[definition] == SHIP:
        return Refusal("SR-PLAY-2", Said("why-used"))
    if all(2 * card + which in table.used for card in holders):
        return Refusal("SR-ABILITY-1", Said("why-used"))
    if ally and not allied(table, seat) & COUNTS_FOR[definition]:
        return Refusal("SR-ALLY-1", Said("why-no-ally", names={"faction": FACTIONS[FACTION[definition]]}))
    return Refusal("SR-ABILITY-9", Said("why-no-effect"))


def _why_no_purchase(table: StarRealms, seat: Seat, definition: DefId) -> Refusal:
    if definition == EXPLORER and not table.explorers:
        return Refusal("SR-BUY-6", Said("why-no-explorers"))
    if definition != EXPLORER and all(table.defs[card] != definition for card in table.trade_row):
        return Refusal("SR-BUY-1", Said("why-not-in-row"))
    return Refusal("SR-BUY-1", Said("why-no-trade", {"need": COST[definition], "have": table.trade[seat]}))


def _why_no_common_purchase(table: StarRealms, seat: Seat, definition: DefId) -> Refusal:
    if table.mode != HYDRA:
        return _why_no_purchase(table, seat, definition)
    if definition == EXPLORER:
        return Refusal("SR-HYDRA-17", Said("why-row-only"))
    if all(table.defs[card] != definition for card in table.trade_row):
        return Refusal("SR-HYDRA-8", Said("why-not-in-row"))
    return _why_not_together(table, seat, COST[definition], table.trade, "why-no-trade")


def _why_not_together(table: StarRealms, seat: Seat, price: int, pool: list[int], short: str) -> Refusal:
    """Hydra: the points are too few even together, or nobody else has any, or they were asked for in vain."""
    rule = "SR-HYDRA-13" if pool is table.trade else "SR-HYDRA-16"
    points = together(table, seat, pool)
    if points < price:
        return Refusal(rule, Said(short, {"need": price, "have": points}))
    if points == pool[seat]:
        return Refusal(rule, Said("why-nobody-adds"))
    return Refusal("SR-HYDRA-11", Said("why-refused"))


def _why_no_gift(table: StarRealms, seat: Seat, definition: DefId) -> Refusal:
    if table.mode != EMPEROR or all(table.defs[card] != definition for card in table.discard[seat]):
        return Refusal("SR-EMPEROR-7", Said("why-not-in-discard"))
    if not table.teammates(seat):
        return Refusal("SR-EMPEROR-11", Said("why-no-teammate"))
    return Refusal("SR-EMPEROR-7", Said("why-no-trade", {"need": 1, "have": table.trade[seat]}))


def _why_no_hit(table: StarRealms, seat: Seat, owner: Seat, definition: DefId, common: bool) -> Refusal:
    if all(table.defs[card] != definition for card in table.bases[owner]):
        return Refusal("SR-ATTACK-2", Said("why-no-such-base"))
    if owner not in table.base_foes[seat]:
        return _out_of_reach(table, seat, owner, "SR-HUNTER-3")
    if KIND[definition] != OUTPOST and has_outpost(table, owner):
        return Refusal("SR-HYDRA-9" if table.mode == HYDRA else "SR-OUTPOST-2", Said("why-outpost-first"))
    if common and table.mode == HYDRA:
        return _why_not_together(table, seat, DEFENSE[definition], table.combat, "why-no-combat")
    if keeps_damage(table, owner):
        return Refusal("SR-RAID-14", Said("why-no-combat", {"need": 1, "have": 0}))
    return Refusal("SR-ATTACK-2", Said("why-no-combat", {"need": DEFENSE[definition], "have": table.combat[seat]}))


def _why_no_attack(table: StarRealms, seat: Seat, victim: Seat) -> Refusal:
    if not table.alive[victim]:
        return Refusal("SR-ATTACK-8", Said("why-victim-fallen"))
    if victim not in table.foes[seat]:
        return _out_of_reach(table, seat, victim, "SR-HUNTER-2")
    if has_outpost(table, victim):
        return Refusal("SR-HYDRA-9" if table.mode == HYDRA else "SR-OUTPOST-1", Said("why-outpost-first"))
    if table.combat[seat] > 0:
        return Refusal("SR-HYDRA-3", Said("why-team-as-one"))
    return Refusal("SR-ATTACK-7", Said("why-no-combat", {"need": 1, "have": 0}))


def _why_no_hand_over(table: StarRealms, seat: Seat, mate: Seat) -> Refusal:
    if mate in table.side(seat) and table.ended[mate]:
        return Refusal("SR-HYDRA-12", Said("why-mate-ended"))
    return Refusal("SR-HYDRA-11", Said("why-handed-over"))


def _out_of_reach(table: StarRealms, seat: Seat, other: Seat, hunting: str) -> Refusal:
    """The rule on who may be attacked, which tells the ways to play apart; *hunting* is Hunter's."""
    rule = "SR-ATTACK-8"
    if table.teams[other] != table.teams[seat]:
        if table.mode == HUNTER:
            rule = hunting
        elif table.mode == EMPEROR:
            rule = "SR-EMPEROR-4" if table.alive[5 - seat] else "SR-EMPEROR-5"
    elif table.mode == RAID:
        rule = "SR-RAID-13"
    return Refusal(rule, Said("why-out-of-reach"))
