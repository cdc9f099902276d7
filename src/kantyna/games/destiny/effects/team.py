"""One's own characters: whether they are there, and those that come back."""

from __future__ import annotations

from kantyna.games.destiny.effects.registers import FINISHED, report
from kantyna.games.destiny.table import ASIDE, CHARACTERS, DICE_ASIDE, Destiny
from kantyna.games.destiny.turn.answers import PICK, ask_to_pick
from kantyna.games.destiny.turn.movement import lay_die, put
from kantyna.games.destiny.vocabulary import ASK_CHARACTER, CHARACTER, COLOURS, E_RETURNED
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, CardId, Code
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class Spot(Effect[Destiny]):
    """So many characters of a colour must be in one's own team: else nothing happens."""

    def __init__(self, colour: i64, n: i64 = 1) -> None:
        self.colour = colour
        self.n = n

    def able(self, table: Destiny, frame: Frame) -> bool:
        found = 0
        for card in table.rows[CHARACTERS[frame.seat]]:
            if table.printed[card].colour == self.colour:
                found += 1
        return found >= self.n

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        report(frame, self.able(table, frame), 0)
        return DONE

    def said(self) -> Said:
        return Said("spot", {"n": self.n}, {"colour": f"colour-{COLOURS.words[self.colour]}"})


class ReturnDefeated(Effect[Destiny]):
    """A defeated character of a colour that is not unique comes back ready, without damage."""

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def _fallen(self, table: Destiny, frame: Frame) -> list[CardId]:
        return [
            card
            for card in table.rows[ASIDE[frame.seat]]
            if table.printed[card].kind == CHARACTER
            and table.printed[card].colour == self.colour
            and not table.printed[card].unique
        ]

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        fallen = self._fallen(table, frame)
        if frame.left == FINISHED or not fallen:
            return DONE
        ask_to_pick(table, frame.seat, ASK_CHARACTER, fallen, frame.card)
        return WAIT

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.left = FINISHED
        card = code - PICK.base
        put(table, card, CHARACTERS[frame.seat], EVERYBODY)
        for die in table.rows[DICE_ASIDE[frame.seat]]:
            if table.defs[die] == table.printed[card].die:
                lay_die(table, die, card, frame.seat)
                break
        log.add(E_RETURNED, frame.seat, card)

    def said(self) -> Said:
        return Said("return-defeated", names={"colour": f"colour-{COLOURS.words[self.colour]}"})
