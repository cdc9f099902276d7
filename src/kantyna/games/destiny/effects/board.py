"""Ready and exhausted cards, activations, additional actions, the phase, the battlefield."""

from __future__ import annotations

from kantyna.games.destiny.effects.choosing import Choosing, Foe
from kantyna.games.destiny.effects.registers import CHOSEN, FINISHED, FOE, fresh, report
from kantyna.games.destiny.effects.which import InPlay
from kantyna.games.destiny.table import (
    ASIDE,
    BATTLEFIELD_ZONE,
    CHARACTERS,
    CONTROLLER,
    DICE_ASIDE,
    EXHAUSTED,
    EXTRA_ACTIONS,
    HOST,
    JUDGE,
    SUPPORTS,
    Destiny,
)
from kantyna.games.destiny.turn.activate import can_activate
from kantyna.games.destiny.turn.answers import CHOOSE, NO, PICK, ask_to_pick, different
from kantyna.games.destiny.turn.claim import use_claim
from kantyna.games.destiny.turn.defeat import move_upgrade
from kantyna.games.destiny.turn.main import end_phase
from kantyna.games.destiny.turn.movement import lay_die, put
from kantyna.games.destiny.turn.nodes import N_ACT, N_ACTIVATE, N_PLAY
from kantyna.games.destiny.turn.play import KEYWORD, M_AMBUSH
from kantyna.games.destiny.vocabulary import (
    AMBUSH,
    ASK_CARD,
    ASK_CHARACTER,
    ASK_SPECIAL,
    BATTLEFIELD,
    CHARACTER,
    COLOURS,
    E_EXHAUSTED,
    E_EXTRA_ACTION,
    E_PHASE_ENDED,
    E_READIED,
    E_RETURNED,
    E_SWAPPED_BATTLEFIELD,
    E_TOOK_BATTLEFIELD,
)
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NO_CARD, NOBODY, CardId, Code
from kantyna.kernel.modifier import Modifier
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class ExhaustThis(Effect[Destiny]):
    """This card is exhausted: the cost of most actions."""

    def able(self, table: Destiny, frame: Frame) -> bool:
        return not table.mark(EXHAUSTED, frame.card) and table.in_play(frame.card)

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        full = self.able(table, frame)
        report(frame, full, 0)
        if full:
            table.write_mark(EXHAUSTED, frame.card, 1)
            log.add(E_EXHAUSTED, frame.seat, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("exhaust-this")


class ReadyThis(Effect[Destiny]):
    """This card is readied."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if table.in_play(frame.card) and table.mark(EXHAUSTED, frame.card):
            table.write_mark(EXHAUSTED, frame.card, 0)
            log.add(E_READIED, frame.seat, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("ready-this")


class Exhaust(Choosing):
    """Ready cards are exhausted."""

    def allowed(self, table: Destiny, frame: Frame, thing: CardId) -> bool:
        return not table.mark(EXHAUSTED, thing)

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        for card in things:
            table.write_mark(EXHAUSTED, card, 1)
            log.add(E_EXHAUSTED, table.controller(card), card)

    def said(self) -> Said:
        return self.worded("exhaust")


class Ready(Choosing):
    """Exhausted cards are readied."""

    def allowed(self, table: Destiny, frame: Frame, thing: CardId) -> bool:
        return table.mark(EXHAUSTED, thing) != 0

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        for card in things:
            table.write_mark(EXHAUSTED, card, 0)
            log.add(E_READIED, table.controller(card), card)

    def said(self) -> Said:
        return self.worded("ready")


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


class ActivateCards(Choosing):
    """Cards are activated outside of a turn's own action, one after another; "after" waits for all of them."""

    def allowed(self, table: Destiny, frame: Frame, thing: CardId) -> bool:
        return can_activate(table, thing)

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        for card in reversed(things):
            table.push(N_ACTIVATE, frame.seat, card)

    def said(self) -> Said:
        return self.worded("activate")


class ActivateThis(Effect[Destiny]):
    """This character is activated, or the one that bears this card."""

    def __init__(self, bearer: bool = False) -> None:
        self.bearer = bearer

    def _card(self, table: Destiny, frame: Frame) -> CardId:
        return table.host(frame.card) if self.bearer else frame.card

    def able(self, table: Destiny, frame: Frame) -> bool:
        card = self._card(table, frame)
        return card != NO_CARD and table.in_play(card) and can_activate(table, card)

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED or not self.able(table, frame):
            return DONE
        frame.left = FINISHED
        table.push(N_ACTIVATE, frame.seat, self._card(table, frame))
        return WAIT

    def said(self) -> Said:
        return Said("activate-bearer" if self.bearer else "activate-this")


class TakeActions(Effect[Destiny]):
    """Additional actions, once this is over."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        table.count[EXTRA_ACTIONS[frame.seat]] += self.n
        log.add(E_EXTRA_ACTION, frame.seat, frame.card, self.n)
        return DONE

    def said(self) -> Said:
        return Said("take-actions", {"n": self.n})


class FoeActs(Foe):
    """An opponent may take an action now."""

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        frame.left = FINISHED
        if frame.data[FOE] == NOBODY:
            return DONE
        table.push(N_ACT, frame.data[FOE], NO_CARD, 1)
        return WAIT

    def said(self) -> Said:
        return Said("foe-acts")


class EndPhase(Effect[Destiny]):
    """The action phase is over."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        end_phase(table)
        log.add(E_PHASE_ENDED, frame.seat)
        return DONE

    def said(self) -> Said:
        return Said("end-phase")


def unused(table: Destiny) -> list[CardId]:
    """The battlefields that were brought and are not in play."""
    return [
        card
        for seat in range(table.seats)
        for card in table.rows[ASIDE[seat]]
        if table.printed[card].kind == BATTLEFIELD
    ]


class SwapBattlefield(Effect[Destiny]):
    """The battlefield is exchanged for one that is not used; control stays."""

    def __init__(self, may: bool = False) -> None:
        self.may = may

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        fields = unused(table)
        if not fields:
            return DONE
        out = table.offer()
        for card in different(table, fields):
            out.add(PICK.base + card)
        if self.may:
            out.add(NO.base)
        table.ask(frame.seat, ASK_CARD, frame.card)
        return WAIT

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.left = FINISHED
        if code == NO.base:
            return
        old = table.battlefield()
        put(table, code - PICK.base, BATTLEFIELD_ZONE, EVERYBODY)
        if old != NO_CARD:
            put(table, old, ASIDE[table.owner(old)], EVERYBODY)
        log.add(E_SWAPPED_BATTLEFIELD, frame.seat, code - PICK.base)

    def said(self) -> Said:
        return Said("swap-battlefield-may" if self.may else "swap-battlefield")


class UseClaim(Effect[Destiny]):
    """The claim ability of the battlefield, or of one that is not used, without claiming anything."""

    def __init__(self, of_unused: bool = False) -> None:
        self.of_unused = of_unused

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        if self.of_unused:
            fields = unused(table)
            if not fields:
                return DONE
            ask_to_pick(table, frame.seat, ASK_CARD, fields, frame.card)
            return WAIT
        frame.left = FINISHED
        return WAIT if use_claim(table, frame.seat, table.battlefield()) else DONE

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        frame.left = FINISHED
        use_claim(table, frame.seat, code - PICK.base)

    def said(self) -> Said:
        return Said("use-unused-claim" if self.of_unused else "use-claim")


class TakeBattlefield(Effect[Destiny]):
    """Control of the battlefield, without claiming it."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        table.count[CONTROLLER] = frame.seat
        table.count[JUDGE] = NOBODY
        log.add(E_TOOK_BATTLEFIELD, frame.seat, table.battlefield())
        return DONE

    def said(self) -> Said:
        return Said("take-battlefield")


class NextHasAmbush(Effect[Destiny]):
    """The next card that the user plays this turn has Ambush."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        table.modifiers = [*table.modifiers, Modifier(M_AMBUSH, frame.seat, 1, 0, frame.card)]
        return DONE

    def said(self) -> Said:
        return Said("next-has-ambush")


class HasAmbush(Effect[Destiny]):
    """The card that is being played has Ambush."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        table.nearest(N_PLAY).data[KEYWORD] |= AMBUSH
        return DONE

    def said(self) -> Said:
        return Said("has-ambush")


class BecomeSupport(Effect[Destiny]):
    """This upgrade is a ready support from now on; a die in the pool stays there."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        card = frame.card
        seat = table.controller(card)
        if seat == NOBODY:
            return DONE
        put(table, card, SUPPORTS[seat], EVERYBODY)
        table.write_mark(HOST, card, 0)
        table.write_mark(EXHAUSTED, card, 0)
        return DONE

    def said(self) -> Said:
        return Said("become-support")


class TakeUpgrade(Choosing):
    """An upgrade of the character that is about to be defeated moves to this one."""

    def __init__(self, which: InPlay) -> None:
        super().__init__(which)

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        for card in things:
            move_upgrade(table, card, frame.card, log)

    def said(self) -> Said:
        return self.worded("take-upgrade")


class MoveUpgrade(Choosing):
    """An upgrade moves to another character of the same player."""

    def __init__(self, which: InPlay) -> None:
        super().__init__(which)

    def allowed(self, table: Destiny, frame: Frame, thing: CardId) -> bool:
        return len(self._others(table, thing)) > 0

    def _others(self, table: Destiny, upgrade: CardId) -> list[CardId]:
        seat = table.controller(upgrade)
        return [card for card in table.rows[CHARACTERS[seat]] if card != table.host(upgrade)]

    def finish(self, table: Destiny, frame: Frame, log: Log) -> bool:
        things = frame.data[CHOSEN:]
        if not things:
            report(frame, False, 0)
            return DONE
        ask_to_pick(table, frame.seat, ASK_CHARACTER, self._others(table, things[0]), things[0])
        frame.left = 1
        return WAIT

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if len(frame.data) == CHOSEN:
            super().answered(table, frame, code, log)
            return
        frame.left = FINISHED
        move_upgrade(table, frame.data[CHOSEN], code - PICK.base, log)

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        raise AssertionError("it is moved when its place is named")

    def said(self) -> Said:
        return self.worded("move-upgrade")


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


class UseSpecial(Choosing):
    """Use the special ability of another card as if it were the user's; "this die" is then nobody's."""

    def allowed(self, table: Destiny, frame: Frame, thing: CardId) -> bool:
        return thing != frame.card and len(table.printed[thing].specials) > 0

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
