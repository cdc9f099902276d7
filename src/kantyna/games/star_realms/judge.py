"""Why something can't be done now: the rule and the missing condition, for everything a player can see."""

from __future__ import annotations

from kantyna.games.star_realms.actions import (
    ALLY,
    ALLY_AS,
    ATTACK,
    BLOCK,
    BUY,
    DESTROY,
    END,
    GIVE,
    HIT_BASE,
    HIT_TOGETHER,
    PLAY,
    PRIMARY,
    SCRAP,
)
from kantyna.games.star_realms.book import (
    ALLY_SCRIPT,
    COST,
    DEFENSE,
    EXPLORER,
    FACTION,
    HAS_ALLY,
    HAS_PRIMARY,
    HAS_SCRAP,
    KIND,
    PRIMARY_SCRIPT,
)
from kantyna.games.star_realms.options import faction_counts
from kantyna.games.star_realms.table import StarRealms
from kantyna.games.star_realms.targets import has_outpost
from kantyna.games.star_realms.words import (
    ALLY_USED,
    ASK_MAIN,
    EMPEROR,
    FACTIONS,
    NAMES,
    OUTPOST,
    PRIMARY_USED,
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
        if other != seat:
            codes.add(ATTACK + other)
            codes.update(HIT_BASE + other * BLOCK + defs[card] for card in table.bases[other])
    return sorted(codes)


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
        return Refusal("SR-END-1", Said("why-game-over"))
    if asked.seat == seat and code in asked.options:
        return None
    if not table.alive[seat]:
        return Refusal("SR-FALL-1", Said("why-fallen"))
    if table.teams[seat] != table.teams[table.active] or (
        asked.seat != seat and table.teams[asked.seat] != table.teams[seat] and table.active != seat
    ):
        return Refusal("SR-TURN-1", Said("why-not-your-turn", {"seat": table.active}))
    if asked.seat != seat:
        return Refusal("SR-TURN-1", Said("why-other-decides", {"seat": asked.seat}))
    if asked.kind != ASK_MAIN:
        return Refusal("SR-TURN-2", Said("why-settle-first", names={"what": NAMES.decisions[asked.kind]}))
    if code < PRIMARY:
        return Refusal("SR-PLAY-1", Said("why-not-in-hand"))
    if code < SCRAP:
        return _why_no_ability(table, seat, code)
    if code < BUY:
        return Refusal("SR-SCRAP-1", Said("why-not-in-play"))
    if code < GIVE:
        return _why_no_purchase(table, seat, code % BLOCK)
    if code < HIT_BASE:
        return Refusal("SR-EMPEROR-6", Said("why-no-trade", {"need": 1, "have": table.trade[seat]}))
    if code < DESTROY:
        place = code - (HIT_BASE if code < HIT_TOGETHER else HIT_TOGETHER)
        return _why_no_hit(table, seat, place // BLOCK, place % BLOCK)
    if ATTACK <= code < ATTACK + BLOCK:
        return _why_no_attack(table, seat, code - ATTACK)
    return Refusal("SR-TURN-2", Said("why-not-now"))


def _why_no_ability(table: StarRealms, seat: Seat, code: Code) -> Refusal:
    definition = code % BLOCK
    ally = code >= ALLY
    bit = ALLY_USED if ally else PRIMARY_USED
    holders = [card for card in table.bases[seat] + table.ships[seat] if table.acts_as(card) == definition]
    if not holders:
        return Refusal("SR-ABILITY-1", Said("why-not-in-play"))
    if all(table.used[card] & bit for card in holders):
        return Refusal("SR-ABILITY-2", Said("why-used"))
    if ally and faction_counts(table, seat)[FACTION[definition]] < 2:
        return Refusal("SR-ALLY-1", Said("why-no-ally", names={"faction": FACTIONS[FACTION[definition]]}))
    script = ALLY_SCRIPT[definition] if ally else PRIMARY_SCRIPT[definition]
    assert not script.would_change(table, seat, holders[0])
    return Refusal("SR-ABILITY-5", Said("why-no-effect"))


def _why_no_purchase(table: StarRealms, seat: Seat, definition: DefId) -> Refusal:
    if definition == EXPLORER and not table.explorers:
        return Refusal("SR-EXPLORER-1", Said("why-no-explorers"))
    if definition != EXPLORER and all(table.defs[card] != definition for card in table.trade_row):
        return Refusal("SR-BUY-1", Said("why-not-in-row"))
    return Refusal("SR-BUY-2", Said("why-no-trade", {"need": COST[definition], "have": table.trade[seat]}))


def _why_no_hit(table: StarRealms, seat: Seat, owner: Seat, definition: DefId) -> Refusal:
    if all(table.defs[card] != definition for card in table.bases[owner]):
        return Refusal("SR-BASE-1", Said("why-no-such-base"))
    if owner not in table.base_foes[seat]:
        return _out_of_reach(table)
    if KIND[definition] != OUTPOST and has_outpost(table, owner):
        return Refusal("SR-OUTPOST-2", Said("why-outpost-first"))
    return Refusal("SR-ATTACK-2", Said("why-no-combat", {"need": DEFENSE[definition], "have": table.combat[seat]}))


def _why_no_attack(table: StarRealms, seat: Seat, victim: Seat) -> Refusal:
    if not table.alive[victim]:
        return Refusal("SR-FALL-1", Said("why-victim-fallen"))
    if victim not in table.foes[seat]:
        return _out_of_reach(table)
    if has_outpost(table, victim):
        return Refusal("SR-OUTPOST-1", Said("why-outpost-first"))
    if table.combat[seat] > 0:
        return Refusal("SR-HYDRA-1", Said("why-team-as-one"))
    return Refusal("SR-ATTACK-1", Said("why-no-combat", {"need": 1, "have": 0}))


REACH = ["SR-TARGET-1", "SR-FFA-1", "SR-HUNTER-2", "SR-HYDRA-1", "SR-EMPEROR-3", "SR-RAID-1"]
"""The rule on who may be attacked, for each way to play."""


def _out_of_reach(table: StarRealms) -> Refusal:
    return Refusal(REACH[table.mode], Said("why-out-of-reach"))
