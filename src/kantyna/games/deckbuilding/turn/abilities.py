"""What cards in play allow: their abilities, and attacks."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.table import (
    AIMS,
    AT_BASE,
    AT_ROW,
    BLOCK,
    COMMITTED,
    CURRENT_BASE,
    DOOMED,
    FREE,
    GALAXY_ROW,
    GONE,
    IN_PLAY,
    PROGRAM,
    SPENT,
    USED,
    Deckbuilding,
)
from kantyna.games.deckbuilding.turn.attack import RESOLVE_STRIKE, STRIKE, may_strike
from kantyna.games.deckbuilding.turn.equal_cards import WhichCard
from kantyna.games.deckbuilding.turn.hunt import HUNT, RESOLVE_HUNT
from kantyna.games.deckbuilding.turn.own_cards import DOOMED_CARD, OwnCard
from kantyna.games.deckbuilding.turn.strength import is_armed
from kantyna.games.deckbuilding.vocabulary import ANYTIME, ASK_WHICH, BASE, NEVER, NO_CONSTANT, UNIT, USED_ABILITY
from kantyna.kernel.body import Options
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said

COMMITTED_CARD: Final = 2
"""The number that an option tells of a card that is committed to an attack; 1 is one that has attacked."""


class Use(OwnCard):
    """Use the ability of a card in play or of the base, once a turn. Equal cards are told apart by their aims.

    It offers attacks too: they are made with the same cards.
    """

    def code(self, table: Deckbuilding, card: CardId) -> Code:
        return super().code(table, card) + table.aim(card) * BLOCK

    def offer(self, table: Deckbuilding, seat: Seat, out: Options) -> None:
        in_play = table.rows[IN_PLAY[seat]]
        cards = table.printed
        kinds: i64 = 0  # ``helped``: gathered on the way
        for base in table.rows[CURRENT_BASE[seat]]:
            kinds = cards[base].helps
            if cards[base].trigger == ANYTIME and self.can_use(table, seat, base):
                out.add(self.base + table.defs[base])
        if len(in_play) == 0:
            return
        used = table.rows[USED]
        doomed = table.rows[DOOMED]
        spent = table.rows[SPENT]
        committed = table.rows[COMMITTED]
        some_spent = len(spent) > 0
        some_committed = len(committed) > 0
        at_base = False
        at_row = False
        unarmed = False
        conditional = False
        for card in in_play:
            printed = cards[card]
            kinds |= printed.helps
            aim: i64 = FREE  # ``table.aim``, written out: this is asked of every card at every answer
            if some_spent and spent[card] != 0:
                aim = GONE
            elif some_committed:
                aim = committed[card]
            if aim == FREE:
                if printed.attack == 0:
                    unarmed = True
                    conditional = conditional or printed.constant != NO_CONSTANT
                else:
                    at_base = True
                    if printed.kind == UNIT:
                        at_row = True
            elif aim >= AT_ROW:
                place = aim - AT_ROW
                out.add(RESOLVE_HUNT.base + place * BLOCK + table.defs[table.rows[GALAXY_ROW][place]])
            elif aim >= AT_BASE:
                out.add(RESOLVE_STRIKE.base + aim - AT_BASE)
            if printed.trigger != ANYTIME or (len(used) > 0 and used[card] != 0):
                continue
            if printed.ability.usable(table, seat, card):
                code = self.base + aim * BLOCK + printed.number
                if len(doomed) > 0 and doomed[card] != 0:
                    code += self.doomed
                out.add(code)
        if unarmed and not (at_base and at_row) and (kinds or conditional or table.modifiers):
            for card in in_play:
                printed = cards[card]
                if printed.attack == 0 and table.aim(card) == FREE:
                    at_base = at_base or is_armed(table, seat, card, False, kinds)
                    at_row = at_row or (printed.kind == UNIT and is_armed(table, seat, card, True, kinds))
        if at_base:
            for foe in table.foes[seat]:
                if may_strike(table, foe):
                    out.add(STRIKE.base + foe)
        if at_row:
            HUNT.offer_targets(table, seat, out)

    def can_use(self, table: Deckbuilding, seat: Seat, card: CardId) -> bool:
        return table.mark(USED, card) == 0 and table.printed[card].ability.usable(table, seat, card)

    def do(self, table: Deckbuilding, frame: Frame, what: i64, log: Log) -> None:
        WHICH_USED.settle(table, frame.seat, self.cards(table, frame.seat, what), what, log)

    def cards(self, table: Deckbuilding, seat: Seat, what: i64) -> list[CardId]:
        definition = what % BLOCK
        zone = CURRENT_BASE if table.book[definition].kind == BASE else IN_PLAY
        code = self.base + what
        return [
            card
            for card in table.rows[zone[seat]]
            if table.defs[card] == definition and self.code(table, card) == code and not table.mark(USED, card)
        ]

    def number(self, table: Deckbuilding, seat: Seat, what: i64) -> i64:
        if what >= self.doomed:
            return DOOMED_CARD
        return -1 if table.book[what % BLOCK].kind == BASE else min(what // BLOCK, COMMITTED_CARD)

    def wish(self, table: Deckbuilding, seat: Seat, out: Options) -> None:
        self.offer_all(table, seat, out)
        for base in table.rows[CURRENT_BASE[seat]]:
            out.add(self.base + table.defs[base])

    def offer_all(self, table: Deckbuilding, seat: Seat, out: Options) -> None:
        for card in table.rows[IN_PLAY[seat]]:
            out.add(self.code(table, card))

    def why_not(self, table: Deckbuilding, seat: Seat, what: i64) -> Refusal | None:
        printed = table.book[what % BLOCK]
        zone = CURRENT_BASE if printed.kind == BASE else IN_PLAY
        cards = [card for card in table.rows[zone[seat]] if table.defs[card] == printed.number]
        if not cards:
            return Refusal("DB-ABILITY-2", Said("why-not-in-play"))
        if printed.trigger == NEVER:
            return Refusal("DB-ABILITY-2", Said("why-no-ability"))
        if printed.trigger != ANYTIME:
            return Refusal("DB-WHEN-1", Said("why-at-its-moment"))
        if all(table.mark(USED, card) for card in cards):
            return Refusal("DB-ABILITY-2", Said("why-used"))
        if printed.ability.price:
            return Refusal("DB-ABILITY-6", Said("why-no-price"))
        if printed.ability.lacks_condition(table, seat, cards[0]):
            return Refusal("DB-IF-1", Said("why-no-condition"))
        return Refusal("DB-ABILITY-7", Said("why-no-effect"))


class WhichUsed(WhichCard):
    def use(self, table: Deckbuilding, seat: Seat, card: CardId, about: i64, log: Log) -> None:
        table.write_mark(USED, card, 1)
        log.add(USED_ABILITY, seat, card)
        table.push(table.printed[card].ability.script.number, seat, card)


WHICH_USED: Final = WhichUsed(ASK_WHICH)
PROGRAM.add("use/which", WHICH_USED)
USE: Final = Use("use", IN_PLAY, AIMS)
