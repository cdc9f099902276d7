"""Spending combat on players and bases."""

from __future__ import annotations

from typing import Final

from kantyna.games.star_realms.table import (
    AUTHORITY_SCORE,
    BASES,
    BLOCK,
    COMBAT_POOL,
    DAMAGE,
    PROGRAM,
    StarRealms,
)
from kantyna.games.star_realms.turn.action import Action, equal
from kantyna.games.star_realms.turn.answers import MOST, NUMBER
from kantyna.games.star_realms.turn.elimination import defeat
from kantyna.games.star_realms.turn.equal_cards import WhichBase
from kantyna.games.star_realms.turn.play_area import destroy_base
from kantyna.games.star_realms.turn.points import change_authority
from kantyna.games.star_realms.vocabulary import ASK_DAMAGE, ASK_WHICH, ATTACKED, BASE_HIT, OUTPOST
from kantyna.kernel.action import A_SEAT, OWNED
from kantyna.kernel.body import Options
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said


class HitBase(Action):
    """A base costs its whole defense, unless its owner's bases keep damage. Offered where there is combat to spend,
    and with it attacks on players: they look at the same foes."""

    def offer(self, table: StarRealms, seat: Seat, out: Options) -> None:
        combat = table.count[COMBAT_POOL[seat]]
        for foe in table.foes[seat]:
            if not table.way.shielded(table, foe):
                out.add(ATTACK.base + table.way.attacked_as(table, foe))
        for owner in table.base_foes[seat]:
            bases = table.rows[BASES[owner]]
            if len(bases) == 0:
                continue
            shielded = table.way.shielded(table, owner)
            weak = table.way.keeps_damage(table, owner)
            for base in bases:
                card = table.printed[base]
                if (card.kind == OUTPOST or not shielded) and (weak or card.defense <= combat):
                    out.add(self.base + owner * BLOCK + card.number)

    def do(self, table: StarRealms, frame: Frame, what: i64, log: Log) -> None:
        HIT.settle(table, frame.seat, self.cards(table, frame.seat, what), what // BLOCK, log)

    def cards(self, table: StarRealms, seat: Seat, what: i64) -> list[CardId]:
        return equal(table, BASES[what // BLOCK], what % BLOCK)

    def wish(self, table: StarRealms, seat: Seat, out: Options) -> None:
        for other in range(table.seats):
            if other != seat:
                for base in table.rows[BASES[other]]:
                    out.add(self.base + other * BLOCK + table.defs[base])

    def why_not(self, table: StarRealms, seat: Seat, what: i64) -> Refusal | None:
        reach = why_out_of_reach(table, seat, what // BLOCK, what % BLOCK)
        if reach is not None:
            return reach
        if table.way.keeps_damage(table, what // BLOCK):
            return Refusal("SR-RAID-14", Said("why-no-combat", {"need": 1, "have": 0}))
        need, have = table.book[what % BLOCK].defense, table.count[COMBAT_POOL[seat]]
        return Refusal("SR-ATTACK-2", Said("why-no-combat", {"need": need, "have": have}))


class Hit(WhichBase):
    """The base that is hit."""

    def use(self, table: StarRealms, seat: Seat, card: CardId, about: i64, log: Log) -> None:
        if not table.way.keeps_damage(table, about):
            hit_base(table, seat, about, card, table.printed[card].defense, log)
        else:
            table.push(STRENGTH, seat, card, about)


class Attack(Action):
    """A player loses as much authority as combat is spent: any number of points."""

    def do(self, table: StarRealms, frame: Frame, what: i64, log: Log) -> None:
        table.push(STRENGTH, frame.seat, NO_CARD, what)

    def wish(self, table: StarRealms, seat: Seat, out: Options) -> None:
        for other in range(table.seats):
            if other != seat and table.way.attacked_as(table, other) == other:
                out.add(self.base + other)

    def why_not(self, table: StarRealms, seat: Seat, what: i64) -> Refusal | None:
        if not table.lives(what):
            return Refusal("SR-ATTACK-8", Said("why-victim-fallen"))
        if what not in table.foes[seat]:
            return Refusal(table.way.rule_of_reach(table, seat, what, False), Said("why-out-of-reach"))
        if table.way.shielded(table, what):
            return Refusal(table.way.rule_of_outpost(True), Said("why-outpost-first"))
        if table.count[COMBAT_POOL[seat]] > 0:
            return Refusal("SR-HYDRA-3", Said("why-team-as-one"))
        return Refusal("SR-ATTACK-7", Said("why-no-combat", {"need": 1, "have": 0}))


def why_out_of_reach(table: StarRealms, seat: Seat, owner: Seat, definition: i64) -> Refusal | None:
    """Why a base can't be hit, however much combat there is."""
    if not equal(table, BASES[owner], definition):
        return Refusal("SR-ATTACK-2", Said("why-no-such-base"))
    if owner not in table.base_foes[seat]:
        return Refusal(table.way.rule_of_reach(table, seat, owner, True), Said("why-out-of-reach"))
    if table.book[definition].kind != OUTPOST and table.way.shielded(table, owner):
        return Refusal(table.way.rule_of_outpost(False), Said("why-outpost-first"))
    return None


def offer_bases(table: StarRealms, first: Code, seat: Seat, out: Options) -> None:
    """An option for each different base that *seat* may attack or target now: outposts first."""
    for owner in table.base_foes[seat]:
        bases = table.rows[BASES[owner]]
        if len(bases) > 0:
            shielded = table.way.shielded(table, owner)
            for base in bases:
                if table.printed[base].kind == OUTPOST or not shielded:
                    out.add(first + owner * BLOCK + table.defs[base])


def any_base(table: StarRealms, seat: Seat) -> bool:
    """Is there a base that *seat* may attack or target now?"""
    for owner in table.base_foes[seat]:
        if len(table.rows[BASES[owner]]) > 0:
            if not table.way.shielded(table, owner):
                return True
            for base in table.rows[BASES[owner]]:
                if table.printed[base].kind == OUTPOST:
                    return True
    return False


class Strength(Node[StarRealms]):
    """How many points go into an attack: on the player ``frame.left``, or on the base ``frame.card``."""

    def step(self, table: StarRealms, frame: Frame, log: Log) -> bool:
        if frame.at == 1:
            return DONE
        most = table.count[COMBAT_POOL[frame.seat]]
        if frame.card != NO_CARD:
            most = min(most, table.printed[frame.card].defense - table.mark(DAMAGE, frame.card))
        out = table.offer()
        for points in range(1, min(most, MOST) + 1):
            out.add(NUMBER.base + points)
        table.ask(frame.seat, ASK_DAMAGE, frame.card, frame.left)
        return WAIT

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        frame.at = 1
        if frame.card == NO_CARD:
            attack(table, frame.seat, frame.left, code - NUMBER.base, log)
        else:
            hit_base(table, frame.seat, frame.left, frame.card, code - NUMBER.base, log)


def attack(table: StarRealms, seat: Seat, victim: Seat, points: i64, log: Log) -> None:
    """Spend combat on a player, who loses as much authority."""
    table.count[COMBAT_POOL[seat]] -= points
    change_authority(table, victim, -points)
    log.add(ATTACKED, seat, NO_CARD, points, victim)
    if table.count[AUTHORITY_SCORE[victim]] <= 0:
        defeat(table, victim, log)


def hit_base(table: StarRealms, seat: Seat, owner: Seat, base: CardId, points: i64, log: Log) -> None:
    """Spend combat on a base; it is destroyed once its whole defense is spent."""
    table.count[COMBAT_POOL[seat]] -= points
    log.add(BASE_HIT, seat, base, points, owner)
    damage = table.mark(DAMAGE, base) + points
    if damage >= table.printed[base].defense:
        destroy_base(table, owner, base, seat, log)
    else:
        table.write_mark(DAMAGE, base, damage)


HIT_BASE: Final = HitBase("hit-base", OWNED)
ATTACK: Final = Attack("attack", A_SEAT)
STRENGTH: Final = PROGRAM.add("attack/strength", Strength())
HIT: Final = Hit(ASK_WHICH)
PROGRAM.add("hit-base/which", HIT)
