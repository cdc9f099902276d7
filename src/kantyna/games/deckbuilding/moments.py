"""The moments of "when" abilities and rewards: each may be used or declined, in the order their player likes."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.actions import REACT, REACT_BASE, REWARD, STOP
from kantyna.games.deckbuilding.book import ABILITY, COST, FACTION, FIRST_BASE, PROGRAM, REWARD_SCRIPT
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.words import (
    ASK_REACT,
    ASK_REWARD,
    GAINED_RESOURCES,
    NEUTRAL,
    TOOK_REWARD,
    USED_ABILITY,
)
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NO_CARD, CardId, Code, Seat


class Moment(Node[Deckbuilding]):
    """``frame.data`` lists the cards whose ability has its moment; ``frame.about`` is the opponent concerned."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        options: list[Code] = []
        for card in frame.data:
            definition = table.defs[card]
            if ABILITY[definition].usable(table, frame.seat, card):
                code = react_code(definition)
                if code not in options:
                    options.append(code)
        if not options:
            return DONE
        options.sort()
        options.append(STOP)
        table.ask(frame.seat, ASK_REACT, options, frame.card)
        return WAIT

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP:
            frame.data = []
            return
        for card in frame.data:
            definition = table.defs[card]
            if react_code(definition) == code:
                frame.data = [other for other in frame.data if other != card]
                log.add(USED_ABILITY, frame.seat, card)
                table.push(ABILITY[definition].script.number, frame.seat, card, -1, frame.about)
                return


class Reward(Node[Deckbuilding]):
    """The reward of the defeated ``frame.card``, taken or left (DB-HUNT-7)."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        card = frame.card
        definition = table.defs[card]
        if frame.left == 0:
            return DONE
        if FACTION[definition] != NEUTRAL and not REWARD_SCRIPT[definition].would_change(table, frame.seat, card):
            return DONE
        table.ask(frame.seat, ASK_REWARD, [REWARD + definition, STOP], card)
        return WAIT

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        if code == STOP:
            return
        seat = frame.seat
        card = frame.card
        definition = table.defs[card]
        log.add(TOOK_REWARD, seat, card)
        if FACTION[definition] == NEUTRAL:
            # Ord Mantell: the reward of a neutral card is resources equal to its cost.
            table.resources[seat] += COST[definition]
            log.add(GAINED_RESOURCES, seat, NO_CARD, COST[definition], -1, EVERYBODY, card)
        else:
            table.push(REWARD_SCRIPT[definition].number, seat, card)


def react_code(definition: int) -> Code:
    """The code of using the "when" ability of a card."""
    return REACT + definition if definition < FIRST_BASE else REACT_BASE + definition - FIRST_BASE


MOMENT_NODE: Final = PROGRAM.add("moment", Moment())
REWARD_NODE: Final = PROGRAM.add("reward", Reward())


def offer(table: Deckbuilding, seat: Seat, cards: list[CardId], about: Seat = -1) -> None:
    """The moment of these cards' abilities has come."""
    if cards:
        table.stack.append(Frame(MOMENT_NODE, seat, NO_CARD, 0, -1, about, cards))
