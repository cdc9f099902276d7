"""Crew that flees: the card goes to the databank, the token to the nearest free contact space, face up."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.events import FLED
from kantyna.games.outer_rim.table import ASIDE, CONTACTS, CREW_HELD, DATABANK_CARDS, PROGRAM, OuterRim
from kantyna.games.outer_rim.turn.answers import SpaceVerb
from kantyna.games.outer_rim.turn.decks import discard, forget, note_loss
from kantyna.games.outer_rim.vocabulary import ASK_FLEE, DATABANK
from kantyna.games.outer_rim.world import CONTACT_SPACES
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NO_CARD, CardId, Code, Seat

FLEE_TO: Final = SpaceVerb("flee-to")


def token_of(table: OuterRim, crew: CardId) -> CardId:
    """The token of a crew member that waits beside the map."""
    if table.printed[crew].kind != DATABANK:
        return NO_CARD
    return table.first_of(table.rows[ASIDE], table.databank_card(crew).token)


def flee(table: OuterRim, seat: Seat, crew: CardId, log: Log) -> None:
    """A crew member leaves its captain. Those who were never contacts are discarded."""
    token = token_of(table, crew)
    if token < 0:
        discard(table, seat, crew, log)
        return
    table.take(CREW_HELD[seat], crew)
    note_loss(table, crew)
    forget(table, crew)
    table.add(DATABANK_CARDS, crew)
    table.push(FLEE, seat, token)


class Flee(Node[OuterRim]):
    """The token ``card`` looks for a place; of several nearest planets its captain picks (ours)."""

    def planets(self, table: OuterRim, frame: Frame) -> list[int]:
        here = table.at(frame.seat)
        nearest = 99
        found: list[int] = []
        for at, space in enumerate(CONTACT_SPACES):
            if len(table.rows[CONTACTS[at]]) == 0:
                away = table.chart.distance(here, space.planet)
                if away < nearest:
                    nearest = away
                    found = []
                if away == nearest and space.planet not in found:
                    found.append(space.planet)
        return found

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        out = table.offer()
        for planet in self.planets(table, frame):
            out.add(FLEE_TO.base + planet)
        table.ask(frame.seat, ASK_FLEE, frame.card)
        return WAIT

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        for at, space in enumerate(CONTACT_SPACES):
            if space.planet == code - FLEE_TO.base and len(table.rows[CONTACTS[at]]) == 0:
                table.move(frame.card, ASIDE, CONTACTS[at])
                table.set_known(frame.card, EVERYBODY)
                log.add(FLED, frame.seat, frame.card, space.planet)
                return


FLEE: Final = PROGRAM.add("flee", Flee())
