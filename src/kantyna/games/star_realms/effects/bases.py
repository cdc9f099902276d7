"""Effects on bases, and texts that ask for bases."""

from __future__ import annotations

from typing import Final

from kantyna.games.star_realms.table import BASES, BLOCK, PROGRAM, StarRealms
from kantyna.games.star_realms.turn.action import equal
from kantyna.games.star_realms.turn.answers import STOP
from kantyna.games.star_realms.turn.combat import any_base, offer_bases
from kantyna.games.star_realms.turn.equal_cards import WhichBase
from kantyna.games.star_realms.turn.play_area import destroy_base
from kantyna.games.star_realms.vocabulary import ASK_DESTROY, ASK_WHICH_DESTROYED
from kantyna.kernel.action import OWNED, Chosen
from kantyna.kernel.combinators import Condition
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

DESTROY: Final = Chosen("destroy", [BASES], OWNED)


class DestroyBase(Effect[StarRealms]):
    """The player may destroy a base that he might attack now, for nothing."""

    def step(self, table: StarRealms, frame: Frame, log: Log) -> bool:
        if frame.left == 0 or not any_base(table, frame.seat):
            return DONE
        out = table.offer()
        offer_bases(table, DESTROY.base, frame.seat, out)
        out.add(STOP.base)
        table.ask(frame.seat, ASK_DESTROY, frame.card)
        return WAIT

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        if code != STOP.base:
            what = code - DESTROY.base
            owner = what // BLOCK
            DESTROYED.settle(table, frame.seat, equal(table, BASES[owner], what % BLOCK), owner, log)

    def would_change(self, table: StarRealms, seat: Seat, card: CardId) -> bool:
        return any_base(table, seat)

    def said(self) -> Said:
        return Said("may-destroy-base")


class Destroyed(WhichBase):
    def use(self, table: StarRealms, seat: Seat, card: CardId, about: i64, log: Log) -> None:
        destroy_base(table, about, card, seat, log)


class BasesInPlay(Condition[StarRealms]):
    """So many bases of one's own are in play."""

    def __init__(self, count: i64) -> None:
        self.count = count

    def holds(self, table: StarRealms, seat: Seat, card: CardId) -> bool:
        return len(table.rows[BASES[seat]]) >= self.count

    def said(self) -> Said:
        return Said("if-bases", {"n": self.count})


DESTROYED: Final = Destroyed(ASK_WHICH_DESTROYED)
PROGRAM.add("destroy/which", DESTROYED)
