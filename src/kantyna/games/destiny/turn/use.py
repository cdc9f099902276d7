"""Using the action of a card in play."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.effects.registers import fresh
from kantyna.games.destiny.table import EXHAUSTED, IN_PLAY, Destiny
from kantyna.games.destiny.turn.answers import Pointing
from kantyna.games.destiny.turn.refusals import no
from kantyna.kernel.body import Options
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal


def can_use(table: Destiny, seat: Seat, card: CardId) -> bool:
    """Has the card an action that would change something? One that would not is a pass (DE-PASS-2)."""
    ability = table.printed[card].action
    return ability is not None and ability.would_change_anything(table, Frame(-1, seat, card, data=fresh()))


class Using(Pointing):
    """Use the action of a card."""

    def offer(self, table: Destiny, seat: Seat, out: Options) -> None:
        for handle in IN_PLAY:
            for card in table.rows[handle[seat]]:
                if table.printed[card].action is not None and can_use(table, seat, card):
                    out.add(self.base + card)

    def do(self, table: Destiny, frame: Frame, what: i64, log: Log) -> None:
        ability = table.printed[what].action
        assert ability is not None
        table.push(ability.number, frame.seat, what)

    def wish(self, table: Destiny, seat: Seat, out: Options) -> None:
        for handle in IN_PLAY:
            for card in table.rows[handle[seat]]:
                if table.printed[card].action is not None:
                    out.add(self.base + card)

    def why_not(self, table: Destiny, seat: Seat, what: i64) -> Refusal | None:
        if table.controller(what) != seat:
            return no("DE-USE-1", "not-yours")
        if table.printed[what].action is None:
            return no("DE-USE-1", "no-action")
        if table.mark(EXHAUSTED, what):
            return no("DE-READY-2", "exhausted")
        return no("DE-PASS-2", "nothing-to-do")


USE: Final = Using("use")
