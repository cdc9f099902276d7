"""Claiming the battlefield: its ability may be used, and one is done for this round."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.effects.ability import ASKED
from kantyna.games.destiny.effects.registers import fresh
from kantyna.games.destiny.table import CLAIMED, CONTROLLER, JUDGE, RESOURCES, Destiny
from kantyna.games.destiny.turn.announcement import announce
from kantyna.games.destiny.turn.answers import Plain
from kantyna.games.destiny.turn.movement import pay
from kantyna.games.destiny.turn.nodes import N_CLAIM
from kantyna.games.destiny.turn.refusals import no
from kantyna.games.destiny.turn.values import claim_tax
from kantyna.games.destiny.vocabulary import E_CLAIMED, H_CLAIM
from kantyna.kernel.body import Options
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import NO_CARD, NOBODY, CardId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal


class Claiming(Plain):
    """Claim the battlefield."""

    def offer(self, table: Destiny, seat: Seat, out: Options) -> None:
        if table.count[CLAIMED] == NOBODY and claim_tax(table, seat) <= table.count[RESOURCES[seat]]:
            out.add(self.base)

    def do(self, table: Destiny, frame: Frame, what: i64, log: Log) -> None:
        table.push(N_CLAIM, frame.seat)

    def wish(self, table: Destiny, seat: Seat, out: Options) -> None:
        out.add(self.base)

    def why_not(self, table: Destiny, seat: Seat, what: i64) -> Refusal | None:
        if table.count[CLAIMED] != NOBODY:
            return no("DE-CLAIM-3", "claimed")
        return no("DE-CLAIM-1", "claim-tax", n=claim_tax(table, seat))


CLAIM: Final = Claiming("claim")


class Claim(Node[Destiny]):
    """Take control, use the ability or not, and pass for the rest of the round."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        seat = frame.seat
        if frame.at == 0:
            frame.at = 1
            pay(table, seat, claim_tax(table, seat), log)
            table.count[CLAIMED] = seat
            table.count[CONTROLLER] = seat
            table.count[JUDGE] = NOBODY
            log.add(E_CLAIMED, seat, table.battlefield())
            if use_claim(table, seat, table.battlefield(), True):
                return WAIT
        if frame.at == 1:
            frame.at = 2
            if announce(table, [Happening(H_CLAIM, seat)]):
                return WAIT
        return DONE


def use_claim(table: Destiny, seat: Seat, battlefield: CardId, may: bool) -> bool:
    """Start the claim ability of a battlefield for *seat*, who *may* or must use it; False if there is none."""
    if battlefield == NO_CARD:
        return False
    ability = table.printed[battlefield].claim
    if ability is None:
        return False
    frame = Frame(ability.number, seat, battlefield, data=fresh())
    if not may:
        frame.at = ASKED
        if not ability.able(table, frame):
            return False
    table.stack.append(frame)
    return True
