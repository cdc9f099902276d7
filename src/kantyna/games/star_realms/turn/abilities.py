"""Using what cards in play can do: primary abilities of bases, ally and scrap abilities of all cards."""

from __future__ import annotations

from typing import Final

from kantyna.games.star_realms.card import Card
from kantyna.games.star_realms.table import (
    ACTS_AS,
    ALLY_USED,
    BASES,
    PRIMARY_USED,
    PROGRAM,
    SCRAPPED_SHIPS,
    SHIPS,
    StarRealms,
    of_seat,
)
from kantyna.games.star_realms.turn.action import Action
from kantyna.games.star_realms.turn.equal_cards import WhichUsed
from kantyna.games.star_realms.turn.play_area import leave_play, to_scrap_heap
from kantyna.games.star_realms.vocabulary import (
    ASK_WHICH,
    EXPLORER,
    FACTIONS,
    SHIP,
    USED_ALLY,
    USED_PRIMARY,
    USED_SCRAP,
)
from kantyna.kernel.body import Options, vec
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said


class Ability(Action):
    """One of a card's abilities. *copied*: the card is a Stealth Needle that took it over."""

    def __init__(self, name: str, copied: bool = False) -> None:
        super().__init__(name)
        self.copied = copied

    def fits(self, table: StarRealms, card: CardId, definition: i64) -> bool:
        """Has this card the text of that definition, by itself or as a copy?"""
        acting = table.mark(ACTS_AS, card)
        if self.copied:
            return acting == definition + 1
        return acting == 0 and table.defs[card] == definition

    def bearers(self, table: StarRealms, seat: Seat, definition: i64) -> list[CardId]:
        """The cards in play that have the ability, used or not."""
        return [card for card in table.in_play(seat) if self.fits(table, card, definition)]

    def cards(self, table: StarRealms, seat: Seat, what: i64) -> list[CardId]:
        return self.bearers(table, seat, what)

    def ready(self, table: StarRealms, seat: Seat, definition: i64, used: i64) -> list[CardId]:
        """The cards in play that have not used the ability this turn."""
        found: list[CardId] = []
        for handle in IN_PLAY:
            for card in table.rows[handle[seat]]:
                if table.mark(used, card) == 0 and self.fits(table, card, definition):
                    found.append(card)
        return found

    def wish(self, table: StarRealms, seat: Seat, out: Options) -> None:
        for card in table.in_play(seat):
            acting = table.acts_as(card)
            if (acting is not table.printed[card]) == self.copied and self.printed_on(acting, card, table, seat):
                out.add(self.base + acting.number)

    def printed_on(self, acting: Card, card: CardId, table: StarRealms, seat: Seat) -> bool:
        """Is there such an ability on the card, where it lies?"""
        raise NotImplementedError

    def why_used(self, table: StarRealms, seat: Seat, what: i64, used: i64) -> Refusal | None:
        """It lies nowhere in play, or was used already."""
        bearers = self.bearers(table, seat, what)
        if not bearers:
            return Refusal("SR-ABILITY-2", Said("why-not-in-play"))
        if table.book[what].kind == SHIP and used == PRIMARY_USED:
            return Refusal("SR-PLAY-2", Said("why-used"))
        for card in bearers:
            if table.mark(used, card) == 0:
                return None
        return Refusal("SR-ABILITY-1", Said("why-used"))


class Primary(Ability):
    """A base's primary ability, once a turn. It offers ally and scrap abilities too: they are on the same cards."""

    def offer(self, table: StarRealms, seat: Seat, out: Options) -> None:
        bases = table.rows[BASES[seat]]
        ships = table.rows[SHIPS[seat]]
        allies: i64 = -1  # looked for once something asks for an ally
        used = table.rows[ALLY_USED]
        copies = table.rows[ACTS_AS]
        printed = table.printed
        for base in bases:
            card = printed[base]
            if card.has_primary:
                spent = table.rows[PRIMARY_USED]
                if (len(spent) == 0 or spent[base] == 0) and card.primary.would_change(table, seat, base):
                    out.add(PRIMARY.base + card.number)
            if card.has_ally and (len(used) == 0 or used[base] == 0):
                if allies < 0:
                    allies = allied(table, seat)
                if allies & card.counts_for and card.ally.would_change(table, seat, base):
                    out.add(ALLY.base + card.number)
            if card.has_scrap:
                out.add(SCRAP.base + card.number)
        for ship in ships:
            card = printed[ship]
            if card.number < EXPLORER:
                continue  # Scouts and Vipers do nothing more once they are in play
            copied = False
            if len(copies) > 0 and copies[ship] != 0:
                copied = True
                card = table.book[copies[ship] - 1]
            if card.has_ally and (len(used) == 0 or used[ship] == 0):
                if allies < 0:
                    allies = allied(table, seat)
                if allies & card.counts_for and card.ally.would_change(table, seat, ship):
                    out.add((ALLY_AS.base if copied else ALLY.base) + card.number)
            if card.has_scrap:
                out.add((SCRAP_AS.base if copied else SCRAP.base) + card.number)

    def do(self, table: StarRealms, frame: Frame, what: i64, log: Log) -> None:
        WHICH_PRIMARY.settle(table, frame.seat, self.ready(table, frame.seat, what, PRIMARY_USED), what, log)

    def printed_on(self, acting: Card, card: CardId, table: StarRealms, seat: Seat) -> bool:
        return acting.has_primary and acting.kind != SHIP

    def why_not(self, table: StarRealms, seat: Seat, what: i64) -> Refusal | None:
        used = self.why_used(table, seat, what, PRIMARY_USED)
        return used if used is not None else Refusal("SR-ABILITY-9", Said("why-no-effect"))


class Ally(Ability):
    """An ally ability, once a turn, with another card of the faction in play."""

    def do(self, table: StarRealms, frame: Frame, what: i64, log: Log) -> None:
        WHICH_ALLY.settle(table, frame.seat, self.ready(table, frame.seat, what, ALLY_USED), what, log)

    def printed_on(self, acting: Card, card: CardId, table: StarRealms, seat: Seat) -> bool:
        return acting.has_ally

    def why_not(self, table: StarRealms, seat: Seat, what: i64) -> Refusal | None:
        used = self.why_used(table, seat, what, ALLY_USED)
        if used is not None:
            return used
        card = table.book[what]
        if not allied(table, seat) & card.counts_for:
            return Refusal("SR-ALLY-1", Said("why-no-ally", names={"faction": FACTIONS.words[card.faction]}))
        return Refusal("SR-ABILITY-9", Said("why-no-effect"))


class Scrap(Ability):
    """A scrap ability: the card leaves for good, then it works."""

    def do(self, table: StarRealms, frame: Frame, what: i64, log: Log) -> None:
        WHICH_SCRAP.settle(table, frame.seat, self.bearers(table, frame.seat, what), what, log)

    def printed_on(self, acting: Card, card: CardId, table: StarRealms, seat: Seat) -> bool:
        return acting.has_scrap

    def why_not(self, table: StarRealms, seat: Seat, what: i64) -> Refusal | None:
        return Refusal("SR-SCRAPABILITY-1", Said("why-not-in-play"))


class WhichPrimary(WhichUsed):
    def use(self, table: StarRealms, seat: Seat, card: CardId, about: i64, log: Log) -> None:
        table.write_mark(PRIMARY_USED, card, 1)
        log.add(USED_PRIMARY, seat, card)
        table.push(table.book[about].primary.number, seat, card)


class WhichAlly(WhichUsed):
    def use(self, table: StarRealms, seat: Seat, card: CardId, about: i64, log: Log) -> None:
        table.write_mark(ALLY_USED, card, 1)
        log.add(USED_ALLY, seat, card)
        table.push(table.book[about].ally.number, seat, card)


class WhichScrap(WhichUsed):
    def use(self, table: StarRealms, seat: Seat, card: CardId, about: i64, log: Log) -> None:
        if table.printed[card].kind == SHIP:
            table.add(SCRAPPED_SHIPS, of_seat(table.defs[card], seat))
        leave_play(table, seat, card)
        log.add(USED_SCRAP, seat, card)
        to_scrap_heap(table, seat, card, log)
        table.push(table.book[about].scrap.number, seat, card)


def allied(table: StarRealms, seat: Seat) -> i64:
    """The mask of the factions that two cards in play count for: a card counts for itself, so an ally needs two."""
    once: i64 = 0
    twice: i64 = 0
    any_copy = len(table.rows[ACTS_AS]) > 0
    for base in table.rows[BASES[seat]]:
        mask = table.printed[base].counts_for
        twice |= once & mask
        once |= mask
    for ship in table.rows[SHIPS[seat]]:
        mask = table.printed[ship].counts_for
        twice |= once & mask
        once |= mask
        if any_copy and table.mark(ACTS_AS, ship) != 0:
            # A Needle keeps its own faction and has the copied one too; copying its own adds nothing.
            copied = table.acts_as(ship).counts_for
            if copied != mask:
                twice |= once & copied
                once |= copied
    return twice


IN_PLAY: Final = vec[vec[i64]]([BASES, SHIPS])
"""Where the cards are that a seat has in play."""
PRIMARY: Final = Primary("primary")
ALLY: Final = Ally("ally")
ALLY_AS: Final = Ally("ally-as", copied=True)
"""The ally ability that a Stealth Needle took over from this card."""
SCRAP: Final = Scrap("scrap")
SCRAP_AS: Final = Scrap("scrap-as", copied=True)
WHICH_PRIMARY: Final = WhichPrimary(ASK_WHICH)
WHICH_ALLY: Final = WhichAlly(ASK_WHICH)
WHICH_SCRAP: Final = WhichScrap(ASK_WHICH)
PROGRAM.add("primary/which", WHICH_PRIMARY)
PROGRAM.add("ally/which", WHICH_ALLY)
PROGRAM.add("scrap/which", WHICH_SCRAP)
