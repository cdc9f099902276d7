"""Playing cards, using what cards in play can do, and passing cards on."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import first, without
from kantyna.games.star_realms.actions import (
    ALLY,
    ALLY_AS,
    PRIMARY,
    SCRAP,
    SCRAP_AS,
    TARGET,
)
from kantyna.games.star_realms.book import (
    ALLY_SCRIPT,
    FACTION,
    KIND,
    PRIMARY_SCRIPT,
    PROGRAM,
    SCRAP_SCRIPT,
)
from kantyna.games.star_realms.moves import count_blob, fleet_bonus, gain, leave_play, to_scrap_heap
from kantyna.games.star_realms.table import StarRealms
from kantyna.games.star_realms.words import (
    ALLY_USED,
    ASK_GIVE_TO,
    BLOB,
    COMBAT,
    GAVE,
    PLAYED,
    PRIMARY_USED,
    SHIP,
    USED_ALLY,
    USED_PRIMARY,
    USED_SCRAP,
)
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, NOTHING, CardId, Code, DefId, Seat


def play(table: StarRealms, seat: Seat, definition: DefId, log: Log) -> None:
    """Put a card from hand into play. A ship's primary ability works at once; a base's when its owner likes."""
    hand = table.hand[seat]
    card = first(table, hand, definition)
    table.hand[seat] = without(hand, card)
    if not log.muted:
        log.add(PLAYED, seat, card)
    if FACTION[definition] == BLOB:
        count_blob(table, seat)
    if KIND[definition] != SHIP:
        table.bases[seat] = [*table.bases[seat], card]
        return
    table.ships[seat] = [*table.ships[seat], card]
    if table.bases[seat]:
        bonus = fleet_bonus(table, seat)
        if bonus:
            gain(table, seat, COMBAT, bonus, log, card)
    table.stack.append(Frame(PRIMARY_SCRIPT[definition].number, seat, card))


def use(table: StarRealms, seat: Seat, code: Code, log: Log) -> None:
    """Use a base's primary ability, or an ally or scrap ability of a card in play."""
    if code < ALLY:
        card = unused(table, seat, code - PRIMARY, False, PRIMARY_USED)
        table.used = [*table.used, 2 * card + PRIMARY_USED]
        log.add(USED_PRIMARY, seat, card)
        table.push(PRIMARY_SCRIPT[code - PRIMARY].number, seat, card)
    elif code < SCRAP:
        copied = code >= ALLY_AS
        definition = code - (ALLY_AS if copied else ALLY)
        card = unused(table, seat, definition, copied, ALLY_USED)
        table.used = [*table.used, 2 * card + ALLY_USED]
        log.add(USED_ALLY, seat, card)
        table.push(ALLY_SCRIPT[definition].number, seat, card)
    else:
        copied = code >= SCRAP_AS
        definition = code - (SCRAP_AS if copied else SCRAP)
        card = unused(table, seat, definition, copied, NOTHING)
        leave_play(table, seat, card)
        log.add(USED_SCRAP, seat, card)
        to_scrap_heap(table, seat, card, log)
        table.push(SCRAP_SCRIPT[definition].number, seat, card)


def unused(table: StarRealms, seat: Seat, definition: DefId, copied: bool, which: int) -> CardId:
    """The first card in play that acts by *definition*, by itself or as a copy, and hasn't used that ability.

    For a scrap ability (*which* is nothing) the most used of equal cards is taken, so that unused ones stay.
    """
    found = NO_CARD
    used = table.used
    for pile in (table.bases[seat], table.ships[seat]):
        for card in pile:
            if table.acts_as(card) != definition or (table.defs[card] != definition) != copied:
                continue
            if which != NOTHING:
                if 2 * card + which not in used:
                    return card
            elif found == NO_CARD or table.times_used(card) > table.times_used(found):
                found = card
    assert found != NO_CARD, "an ability was offered that nothing in play has"
    return found


class Give(Node[StarRealms]):
    """Emperor: which teammate gets the card ``frame.card``, already paid for and out of the discard pile."""

    def step(self, table: StarRealms, frame: Frame, log: Log) -> int:
        if frame.at == 1:
            return DONE
        mates = table.teammates(frame.seat)
        if len(mates) == 1:
            self.answer(table, frame, TARGET + mates[0], log)
            return DONE
        table.ask(frame.seat, ASK_GIVE_TO, [TARGET + mate for mate in mates], frame.card)
        return WAIT

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        frame.at = 1
        table.bought = [card for card in table.bought if card != frame.card]
        table.discard[code - TARGET] = [*table.discard[code - TARGET], frame.card]
        log.add(GAVE, frame.seat, frame.card, 1, code - TARGET)


def give(table: StarRealms, seat: Seat, definition: DefId, log: Log) -> None:
    """Emperor: 1 trade passes a card of the own discard pile to a teammate's."""
    table.trade[seat] -= 1
    card = first(table, table.discard[seat], definition)
    table.discard[seat] = without(table.discard[seat], card)
    table.bought = [*table.bought, card]
    table.push(GIVE_TO, seat, card)


GIVE_TO: Final = PROGRAM.add("turn/give", Give())
