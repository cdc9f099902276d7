"""Rewards for what was defeated in the galaxy row."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.table import GALAXY_DISCARD, PROGRAM, Deckbuilding
from kantyna.games.deckbuilding.turn.answers import STOP
from kantyna.games.deckbuilding.turn.points import gain_resources
from kantyna.games.deckbuilding.vocabulary import ASK_REWARD, NEUTRAL, TOOK_REWARD
from kantyna.kernel.action import Verb
from kantyna.kernel.body import listed
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64


class TakeReward(Verb[Deckbuilding]):
    """Points at the card that was just defeated."""

    def cards(self, table: Deckbuilding, seat: Seat, what: i64) -> list[CardId]:
        return [card for card in listed(table.rows[GALAXY_DISCARD])[-1:] if table.defs[card] == what]


class Reward(Node[Deckbuilding]):
    """The reward of the defeated ``frame.card``, taken or left (DB-HUNT-7)."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        card = frame.card
        printed = table.printed[card]
        if frame.left == 0:
            return DONE
        if printed.faction != NEUTRAL and not printed.reward.would_change(table, frame.seat, card):
            return DONE
        out = table.offer()
        out.add(TAKE_REWARD.base + printed.number)
        out.add(STOP.base)
        table.ask(frame.seat, ASK_REWARD, card)
        return WAIT

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        if code == STOP.base:
            return
        card = frame.card
        printed = table.printed[card]
        log.add(TOOK_REWARD, frame.seat, card)
        if printed.faction == NEUTRAL:
            # Ord Mantell: the reward of a neutral card is resources equal to its cost.
            gain_resources(table, frame.seat, printed.cost, log, card)
        else:
            table.push(printed.reward.number, frame.seat, card)


TAKE_REWARD: Final = TakeReward("reward")
REWARD: Final = PROGRAM.add("reward", Reward())
