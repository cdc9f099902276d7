"""Special abilities of other cards."""

from __future__ import annotations

from kantyna.games.destiny.effects.choosing import Choosing
from kantyna.games.destiny.effects.registers import CHOSEN, FINISHED, fresh, report
from kantyna.games.destiny.table import Destiny
from kantyna.games.destiny.turn.answers import CHOOSE
from kantyna.games.destiny.vocabulary import ASK_SPECIAL
from kantyna.kernel.effect import DONE, WAIT
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Code
from kantyna.kernel.said import Said


class UseSpecial(Choosing):
    """Use the special ability of another card as if it were the user's; "this die" is then nobody's."""

    def allowed(self, table: Destiny, frame: Frame, thing: CardId) -> bool:
        return thing != frame.card and len(table.printed[thing].specials) > 0 and not _is_used(table, thing)

    def finish(self, table: Destiny, frame: Frame, log: Log) -> bool:
        things = frame.data[CHOSEN:]
        if not things:
            frame.left = FINISHED
            report(frame, False, 0)
            return DONE
        out = table.offer()
        for at in range(len(table.printed[things[0]].specials)):
            out.add(CHOOSE.base + at)
        frame.left = 1
        table.ask(frame.seat, ASK_SPECIAL, things[0])
        return WAIT

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if not CHOOSE.has(code):
            super().answered(table, frame, code, log)
            return
        frame.left = FINISHED
        card = frame.data[CHOSEN]
        ability = table.printed[card].specials[code - CHOOSE.base]
        table.stack.append(Frame(ability.number, frame.seat, card, data=fresh()))

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        raise AssertionError("it is used when its ability is named")

    def said(self) -> Said:
        return self.worded("use-special")


def _is_used(table: Destiny, card: CardId) -> bool:
    """Is a special ability of this card being used now? Else two of a kind would call each other without end
    (DE-TABLE-14)."""
    for frame in table.stack:
        if frame.card == card:
            for ability in table.printed[card].specials:
                if ability.number == frame.node:
                    return True
    return False
