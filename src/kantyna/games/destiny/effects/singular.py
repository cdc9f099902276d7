"""What one card alone does: Poe Dameron's side, the Holocron's swap, a pool that is parted, a hit at every opponent."""

from __future__ import annotations

from kantyna.games.destiny.effects.choosing import Choosing, Foe
from kantyna.games.destiny.effects.registers import CHOSEN, FINISHED, FOE, choose, chosen, first_chosen, report
from kantyna.games.destiny.effects.which_pile import Pile
from kantyna.games.destiny.table import CHARACTERS, HAND, POOL, RESOURCES, Destiny
from kantyna.games.destiny.turn.answers import FACE_UP, PICK, STOP, ask_to_pick
from kantyna.games.destiny.turn.damage import propose_damage
from kantyna.games.destiny.turn.movement import attach, bring_die, leave_play, remove_die
from kantyna.games.destiny.turn.resolve_die import begin_resolve
from kantyna.games.destiny.turn.values import is_protected
from kantyna.games.destiny.vocabulary import ASK_CHARACTER, ASK_DIE, ASK_FACE, BLANK, E_ATTACHED, E_TO_HAND, UNBLOCKABLE
from kantyna.kernel.body import listed
from kantyna.kernel.die import FACES
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NO_CARD, NOBODY, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class ResolveSide(Effect[Destiny]):
    """Resolve any side of the die of the card that was discarded: that die is in no pool (Poe Dameron)."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        card = first_chosen(frame)
        faces = self._faces(table, frame.seat, card) if card != NO_CARD else []
        if not faces:
            frame.left = FINISHED
            return DONE
        out = table.offer()
        for face in faces:
            out.add(FACE_UP.base + face)
        table.ask(frame.seat, ASK_FACE, card)
        return WAIT

    def _faces(self, table: Destiny, seat: Seat, card: CardId) -> list[i64]:
        """Those that do something, stand alone and can be paid for."""
        printed = table.printed[card]
        if not printed.has_die:
            return []
        found: list[i64] = []
        for at in range(FACES):
            side = printed.sides[at]
            if side.symbol != BLANK and not side.plus and side.cost <= table.count[RESOURCES[seat]]:
                found.append(at)
        return found

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.left = FINISHED
        begin_resolve(table, frame.seat, first_chosen(frame), side=code - FACE_UP.base)

    def said(self) -> Said:
        return Said("resolve-side")


class SwapWithHand(Choosing):
    """This upgrade goes to its owner's hand, and one of that hand takes its place: it is not played (Sith Holocron)."""

    def __init__(self, which: Pile) -> None:
        super().__init__(which)

    def allowed(self, table: Destiny, frame: Frame, thing: CardId) -> bool:
        """Another player's upgrade can't go to this hand (DE-FAQ-16)."""
        return table.owner(frame.card) == frame.seat and table.host(frame.card) != NO_CARD

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        bearer = table.host(frame.card)
        leave_play(table, frame.card, HAND[frame.seat], EVERYBODY, log, E_TO_HAND)
        for card in things:
            attach(table, card, bearer)
            bring_die(table, card, frame.seat)
            log.add(E_ATTACHED, frame.seat, card, 0, NOBODY, EVERYBODY, bearer)

    def said(self) -> Said:
        return self.worded("swap-with-hand")


class PartPool(Foe):
    """An opponent parts his dice in two groups; the user has one of them removed (Mind Trick).

    He picks those of the first group one after another; the user then picks a die, and its whole group goes.
    """

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        foe = frame.data[FOE]
        if frame.left == FINISHED or foe == NOBODY:
            return DONE
        if frame.left < 0:
            frame.left = 0
            choose(frame, [])
        pool = listed(table.rows[POOL[foe]])
        left = [die for die in pool if die not in chosen(frame)]
        if not pool:
            report(frame, False, 0)
            return DONE
        if frame.left == 0 and left:
            ask_to_pick(table, foe, ASK_DIE, left, frame.card, stop=True)
            return WAIT
        frame.left = 1
        out = table.offer()
        for group in (chosen(frame), left):
            if group:
                out.add(PICK.base + group[0])  # equal dice may be in both: one of each group stands for it
        table.ask(frame.seat, ASK_DIE, frame.card)
        return WAIT

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if frame.left == 0:
            if code == STOP.base:
                frame.left = 1
            else:
                frame.data.append(code - PICK.base)
            return
        frame.left = FINISHED
        first = chosen(frame)
        pool = listed(table.rows[POOL[frame.data[FOE]]])
        in_first = code - PICK.base in first
        group = [die for die in pool if (die in first) == in_first and not is_protected(table, die, frame.seat)]
        for die in group:
            remove_die(table, die, log)

    def said(self) -> Said:
        return Said("part-pool")


class EachFoeHurts(Effect[Destiny]):
    """Each opponent picks a character of his own for unblockable damage; it is dealt to all of them at once."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        if frame.left < 0:
            frame.left = 0
            choose(frame, [])
        foes = table.foes(frame.seat)
        if frame.left < len(foes):
            foe = foes[frame.left]
            ask_to_pick(table, foe, ASK_CHARACTER, listed(table.rows[CHARACTERS[foe]]), frame.card)
            return WAIT
        frame.left = FINISHED
        hurt = chosen(frame)
        amounts: list[i64] = [self.n for _ in hurt]
        propose_damage(table, frame.seat, hurt, amounts, UNBLOCKABLE, frame.card, log)
        return WAIT

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.data.append(code - PICK.base)
        frame.left += 1

    def said(self) -> Said:
        return Said("each-foe-hurts", {"n": self.n})


class FoeRemovesOne(Foe):
    """An opponent picks one of the chosen dice, and it is removed (Distraction)."""

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED or frame.data[FOE] == NOBODY:
            return DONE
        foe = frame.data[FOE]
        dice = [die for die in frame.data[CHOSEN:] if table.in_pool(die) and not is_protected(table, die, foe)]
        if not dice:
            return DONE
        ask_to_pick(table, frame.data[FOE], ASK_DIE, dice, frame.card)
        return WAIT

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.left = FINISHED
        remove_die(table, code - PICK.base, log)

    def said(self) -> Said:
        return Said("foe-removes-one")
