"""Hydra: members put their points together for one purchase or one base. The one who starts it asks the others."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import first
from kantyna.games.star_realms.actions import BLOCK, BUY_TOGETHER, HIT_TOGETHER, NUMBER
from kantyna.games.star_realms.attacks import hit_base
from kantyna.games.star_realms.book import COST, DEFENSE, PROGRAM
from kantyna.games.star_realms.purchases import acquire
from kantyna.games.star_realms.table import StarRealms
from kantyna.games.star_realms.words import (
    ADDED_COMBAT,
    ADDED_TRADE,
    ASK_ADD_COMBAT,
    ASK_ADD_TRADE,
    ASK_PUT_COMBAT,
    ASK_PUT_TRADE,
    REFUSED,
)
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import BITS, NO_CARD, Code, Seat


class Help(Node[StarRealms]):
    """``frame.about`` is what ``frame.seat`` wants to buy or destroy; ``frame.data`` what each gives, the seat first.

    Nothing is spent until all have answered and it is enough.
    """

    def step(self, table: StarRealms, frame: Frame, log: Log) -> int:
        givers = [frame.seat, *table.teammates(frame.seat)]
        if frame.at > len(givers):
            return DONE  # it is bought or destroyed
        buying = frame.about < HIT_TOGETHER
        pool = table.trade if buying else table.combat
        while frame.at < len(givers):
            giver = givers[frame.at]
            missing = self._price(frame) - sum(frame.data)
            later = sum([pool[other] for other in givers[frame.at + 1 :]])
            if missing > pool[giver] + later:
                break
            amounts = self._amounts(frame, pool[giver], missing, later)
            if len(amounts) > 1:
                asks = (ASK_PUT_TRADE, ASK_PUT_COMBAT) if giver == frame.seat else (ASK_ADD_TRADE, ASK_ADD_COMBAT)
                options = [NUMBER + amount for amount in amounts]
                table.ask(giver, asks[0] if buying else asks[1], options, self._wanted(table, frame), missing)
                return WAIT
            frame.data = [*frame.data, amounts[0]]
            frame.at += 1
        if self._price(frame) > sum(frame.data):
            table.refused |= BITS[frame.seat]
            log.add(REFUSED, frame.seat)
            return DONE
        frame.at += 1
        self._carry_out(table, frame, givers, pool, log)
        return WAIT

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        frame.data = [*frame.data, code - NUMBER]
        frame.at += 1

    def _amounts(self, frame: Frame, pool: int, missing: int, later: int) -> list[int]:
        """What the next giver may give so that later ones can cover the rest; a teammate may always give nothing."""
        if frame.at == 0:
            return list(range(max(0, missing - later), min(pool, missing - 1) + 1))
        return [0, *range(max(1, missing - later), min(pool, missing) + 1)]

    def _price(self, frame: Frame) -> int:
        if frame.about < HIT_TOGETHER:
            return COST[frame.about - BUY_TOGETHER]
        return DEFENSE[(frame.about - HIT_TOGETHER) % BLOCK]

    def _wanted(self, table: StarRealms, frame: Frame) -> int:
        """The card that the points are for."""
        if frame.about < HIT_TOGETHER:
            return first(table, table.trade_row, frame.about - BUY_TOGETHER)
        place = frame.about - HIT_TOGETHER
        return first(table, table.bases[place // BLOCK], place % BLOCK)

    def _carry_out(self, table: StarRealms, frame: Frame, givers: list[Seat], pool: list[int], log: Log) -> None:
        seat = frame.seat
        buying = frame.about < HIT_TOGETHER
        price = self._price(frame)
        table.quiet = 0
        table.refused = 0
        for at in range(1, len(givers)):
            if frame.data[at]:
                pool[givers[at]] -= frame.data[at]
                pool[seat] += frame.data[at]
                log.add(ADDED_TRADE if buying else ADDED_COMBAT, givers[at], NO_CARD, frame.data[at], seat)
        if buying:
            pool[seat] -= price
            acquire(table, seat, frame.about - BUY_TOGETHER, price, log)
        else:
            owner = (frame.about - HIT_TOGETHER) // BLOCK
            hit_base(table, seat, owner, self._wanted(table, frame), price, log)


HELP: Final = PROGRAM.add("turn/help", Help())
