"""Bounties: fighting the contact or crew member that a card wants, dead or alive."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.events import CAPTURED_CONTACT, ELIMINATED, PROTECTED
from kantyna.games.outer_rim.item import Bounty
from kantyna.games.outer_rim.table import (
    ASIDE,
    CAPTURED,
    CONTACTS,
    CREW_HELD,
    DATABANK_CARDS,
    DEFEATED,
    FOUGHT,
    JOBS_HELD,
    PROGRAM,
    REMOVED,
    OuterRim,
)
from kantyna.games.outer_rim.turn.answers import NO, YES
from kantyna.games.outer_rim.turn.combat import Combat
from kantyna.games.outer_rim.turn.decks import forget, note_loss
from kantyna.games.outer_rim.turn.flight import flee, token_of
from kantyna.games.outer_rim.turn.rewards import FOR_DEAD, reward
from kantyna.games.outer_rim.vocabulary import ASK_AI_PROTECT, ASK_DEAD_OR_ALIVE, ASK_PROTECT, BOUNTY, BY_SPACE
from kantyna.kernel.action import NOTHING_MORE, OWNED, Verb
from kantyna.kernel.body import Options
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NOBODY, CardId, Code, DefId, Seat
from kantyna.kernel.native import i64

ELIMINATE: Final[Verb[OuterRim]] = Verb("eliminate", NOTHING_MORE)
CAPTURE: Final[Verb[OuterRim]] = Verb("capture", NOTHING_MORE)


def bounty_on(table: OuterRim, seat: Seat, contact: DefId) -> CardId:
    """The bounty card of a seat that wants a contact, unless it has that one already."""
    for card in table.rows[JOBS_HELD[seat]]:
        bounty = table.item(card).bounty
        if bounty is not None and bounty.contact == contact:
            return card
    return -1


def bounty_of(table: OuterRim, card: CardId) -> Bounty:
    bounty = table.item(card).bounty
    assert bounty is not None
    return bounty


class HuntCrew(Verb[OuterRim]):
    """Fight a crew member whom a bounty wants: one's own anywhere, another's in the same space (OR-CREW-1)."""

    def __init__(self) -> None:
        super().__init__("hunt-crew", OWNED)

    def cards(self, table: OuterRim, seat: Seat, what: i64) -> list[CardId]:
        owner, definition = what // self.block, what % self.block
        if owner >= table.seats:
            return []
        return [card for card in table.rows[CREW_HELD[owner]] if table.defs[card] == definition]

    def offer(self, table: OuterRim, seat: Seat, out: Options) -> None:
        for card in table.rows[JOBS_HELD[seat]]:
            item = table.item(card)
            if item.kind != BOUNTY:
                continue
            for owner in [seat, *table.others_here(seat)]:
                for crew in table.rows[CREW_HELD[owner]]:
                    token = token_of(table, crew)
                    if token >= 0 and table.defs[token] == bounty_of(table, card).contact:
                        out.add(self.base + owner * self.block + table.defs[crew])

    def do(self, table: OuterRim, frame: Frame, what: i64, log: Log) -> None:
        owner = what // self.block
        crew = self.cards(table, frame.seat, what)[0]
        token = token_of(table, crew)
        table.push(HUNT, frame.seat, bounty_on(table, frame.seat, table.defs[token]), crew, owner)


HUNT_CREW: Final = HuntCrew()


class Hunt(Node[OuterRim]):
    """The bounty ``card``; ``left`` is the crew card that is fought (-1: the token on the map), ``about`` its owner."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        seat, owner = frame.seat, frame.about
        if frame.at == 2:
            return DONE
        if frame.at == 0:
            stands = owner != NOBODY and table.count[DEFEATED[owner]] == 0
            if owner != seat and stands:
                out = table.offer()
                out.add(NO.base)
                out.add(YES.base)
                kind = ASK_AI_PROTECT if table.is_automatic(owner) else ASK_PROTECT
                table.ask(table.decider(owner), kind, frame.left)
                return WAIT
        frame.at = 2
        bounty = bounty_of(table, frame.card)
        combat = HUNT_COMBAT
        if owner == seat:
            combat = MUTINY
            table.count[FOUGHT] = frame.left + 1
        if frame.data:
            log.add(PROTECTED, owner, frame.left)
            combat.begin(table, seat, frame.card, BY_SPACE, log, defender=owner)
        else:
            combat.begin(table, seat, frame.card, bounty.fight, log, value=bounty.value)
        return WAIT

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        frame.at = 1
        frame.data = [1] if code == YES.base else []


class HuntWon(Node[OuterRim]):
    """The target of the bounty ``card`` is beaten: eliminate it or capture it (OR-BOUNTY-3)."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        out = table.offer()
        out.add(ELIMINATE.base)
        out.add(CAPTURE.base)
        table.ask(frame.seat, ASK_DEAD_OR_ALIVE, frame.card)
        return WAIT

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        token = take_target(table, bounty_of(table, frame.card).contact)
        if token < 0:
            return
        if code == ELIMINATE.base:
            table.add(REMOVED, token)
            log.add(ELIMINATED, frame.seat, token)
            reward(table, frame.seat, frame.card, FOR_DEAD)
        else:
            table.add(CAPTURED[frame.seat], token)
            log.add(CAPTURED_CONTACT, frame.seat, token)


class HuntLost(Node[OuterRim]):
    """One's own crew member won: it flees (OR-CREW-3)."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        frame.left = 0
        hunt = table.nearest(HUNT)
        if hunt.left in table.rows[CREW_HELD[frame.seat]]:
            flee(table, frame.seat, hunt.left, log)
        return WAIT


def take_target(table: OuterRim, contact: DefId) -> CardId:
    """Take a beaten contact's token from wherever it is; a crew card goes back to the databank."""
    for place in CONTACTS:
        token = table.first_of(table.rows[place], contact)
        if token >= 0:
            table.take(place, token)
            return token
    token = table.first_of(table.rows[ASIDE], contact)
    if token < 0:
        return token
    for seat in range(table.seats):
        for crew in table.rows[CREW_HELD[seat]]:
            if token_of(table, crew) == token:
                table.take(CREW_HELD[seat], crew)
                note_loss(table, crew)
                forget(table, crew)
                table.add(DATABANK_CARDS, crew)
                break
    table.take(ASIDE, token)
    return token


HUNT: Final = PROGRAM.add("hunt", Hunt())
HUNT_WON: Final = PROGRAM.add("hunt-won", HuntWon())
HUNT_LOST: Final = PROGRAM.add("hunt-lost", HuntLost())
HUNT_COMBAT: Final = Combat(HUNT_WON, -1)
PROGRAM.add("hunt-combat", HUNT_COMBAT)
MUTINY: Final = Combat(HUNT_WON, HUNT_LOST)
"""With one's own crew."""
PROGRAM.add("mutiny", MUTINY)
