"""Event windows: what is about to happen passes through the steps of the game's own order.

A batch of proposed events is applied at once; before that it may be replaced, interrupted or cancelled, after that its
"then" parts and reactions follow. What the game is asked on the way is its ``Timing``.
"""

from __future__ import annotations

from typing import Final, TypeAlias, TypeVar

from kantyna.kernel.body import vec
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import NO_DATA, Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import NO_CARD, NOBODY, NOTHING, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.table import Table
from kantyna.kernel.timing import APPLY, OPTIONAL, QUEUED, REPLACE, SWEEP, THEN, Step, Timing

T = TypeVar("T", bound=Table)

Trigger: TypeAlias = tuple[int, int, int]
"""An ability by its number, the card it is on, and the place of the event that it answers."""
NO_TRIGGERS: Final[list[Trigger]] = []
"""Shared, and never changed."""

TURN: Final = 0
"""Register in ``frame.data``: whose turn it is to act, as a place of the order."""
PASSES: Final = 1
"""Register: how many passed in a row."""
USED: Final = 2
"""Register: how many used triggers follow."""
WHICH: Final = 3
"""Register: the code of an ability that answers several events, while its seat is asked which; else -1."""
REPLACING: Final = 4
"""Register: the event whose replacements are being looked for, counted from the first of the batch."""
REGISTERS: Final = 5
"""Then triples: used triggers first, after them those gathered before their cards left."""


def registers(frame: Frame) -> list[int]:
    """The registers of a window's frame; most windows pass without any."""
    if not frame.data:
        frame.data = [0, 0, 0, NOTHING, 0]
    return frame.data


class Window(Node[T]):
    """The events ``table.happenings[about : about + left]`` on their way through the steps.

    ``frame.at`` is the step, ``frame.seat`` who caused it, ``frame.data`` the registers above.
    With *hand_over*, the events are given to the window below when this one closes, for its later steps.
    """

    def __init__(self, timing: Timing[T], order: list[Step], hand_over: bool = False) -> None:
        self.timing = timing
        self.order = vec[Step](order)
        self.hand_over = hand_over
        self.apply_at: i64 = len(order)
        """The place of APPLY in the order; a window without it has it behind its end."""
        for at, step in enumerate(order):
            if step.what == APPLY:
                self.apply_at = at

    def step(self, table: T, frame: Frame, log: Log) -> bool:
        order = self.order
        depth = len(table.stack)
        while frame.at < len(order):
            step = order[frame.at]
            if step.what == APPLY:
                frame.at += 1
                self._apply(table, frame, log)
                if len(table.stack) != depth:
                    return WAIT
            elif step.what == SWEEP:
                if self.timing.sweep(table, log):
                    return WAIT
                frame.at += 1
            elif step.what == THEN:
                if self._then(table, frame):
                    return WAIT
                frame.at += 1
            elif self._unheard(table, frame, step.moment):
                frame.at += 1
            elif step.what == REPLACE:
                registers(frame)
                if self._replace(table, frame, step, log):
                    return WAIT
                frame.at += 1
                frame.data[REPLACING] = 0
            elif self._offer(table, frame, step, log):
                return WAIT
            else:
                frame.at += 1
                frame.data[TURN] = 0
                frame.data[PASSES] = 0
        self._close(table, frame)
        return DONE

    def answer(self, table: T, frame: Frame, code: Code, log: Log) -> None:
        step = self.order[frame.at]
        if code == self.timing.pass_code:
            frame.data[PASSES] += 1
            self._next_seat(table, frame)
            return
        asked = frame.data[WHICH]
        wanted = code if asked == NOTHING else asked
        fitting = [
            trigger
            for trigger in self._triggers(table, frame, step.moment)
            if self.timing.code(table, trigger[0], trigger[1]) == wanted
        ]
        if asked != NOTHING:
            frame.data[WHICH] = NOTHING
            fitting = [t for t in fitting if self.timing.which(table, table.happenings[t[2]]) == code]
        elif len(fitting) > 1 and self.timing.ask_which != NOTHING:
            frame.data[WHICH] = code
            return
        self._trigger(table, frame, step, fitting[0], log)

    def _apply(self, table: T, frame: Frame, log: Log) -> None:
        """Apply all at once. Triggers of cards that leave are gathered before where they see their own departure."""
        last = frame.about + frame.left
        for about in range(frame.about, last):
            event = table.happenings[about]
            event.applied = 0 if event.cancelled else 1
        before = self._before_departure(table, frame) if self.timing.sees_departure else NO_TRIGGERS
        for about in range(frame.about, last):
            event = table.happenings[about]
            if event.applied:
                self.timing.apply(table, event, log)
        for trigger in before:
            if not self.timing.works(table, trigger[0], trigger[1]):
                registers(frame).extend(trigger)

    def _before_departure(self, table: T, frame: Frame) -> list[Trigger]:
        """The triggers of all moments to come that answer while everything still lies where it lay."""
        found: list[Trigger] = []
        for moment in self._later_moments(table, frame):
            found.extend(self._answering(table, frame, moment))
        return found

    def _later_moments(self, table: T, frame: Frame) -> list[i64]:
        """The moments that are still to come for these events, in this window or in the one they are handed to."""
        moments = [self.order[at].moment for at in range(frame.at, len(self.order)) if self.order[at].what < APPLY]
        outer = self._outer(table) if self.hand_over else None
        if outer is not None:
            node = table.program.nodes[outer.node]
            assert isinstance(node, Window)
            moments.extend(node._later_moments(table, outer))
        return moments

    def _outer(self, table: T) -> Frame | None:
        """The nearest window below this one."""
        return nearest_window(table, len(table.stack) - 1)

    def _answering(self, table: T, frame: Frame, moment: i64) -> list[Trigger]:
        """Triggers that answer now. After APPLY only what happened is answered."""
        found: list[Trigger] = []
        for about in range(frame.about, frame.about + frame.left):
            if self._stands(table, frame, about):
                self._add_answering(table, moment, about, found)
        return found

    def _add_answering(self, table: T, moment: i64, about: i64, found: list[Trigger]) -> None:
        """The triggers that answer one event now."""
        event = table.happenings[about]
        for ability in self.timing.heard(table, moment, event.kind):
            for card in self.timing.bearers(table, ability, event):
                if self.timing.works(table, ability, card) and self.timing.answers(table, ability, card, event):
                    found.append((ability, card, about))

    def _stands(self, table: T, frame: Frame, about: i64) -> bool:
        """Is an event still to happen or, after APPLY, has it happened?"""
        event = table.happenings[about]
        return not event.cancelled and (event.applied != 0 or frame.at <= self.apply_at)

    def _unheard(self, table: T, frame: Frame, moment: i64) -> bool:
        """Is there no ability at all that answers such events at this moment? Most windows pass most steps so."""
        for about in range(frame.about, frame.about + frame.left):
            if len(self.timing.heard(table, moment, table.happenings[about].kind)) > 0:
                return False
        return True

    def _triggers(self, table: T, frame: Frame, moment: i64) -> list[Trigger]:
        """What may be used at this step: found now or gathered before, each once for each event."""
        triggers = self._answering(table, frame, moment)
        data = frame.data
        if len(data) == REGISTERS:
            return triggers
        for at in range(REGISTERS + 3 * data[USED], len(data), 3):
            gathered = (data[at], data[at + 1], data[at + 2])
            if self.timing.abilities[gathered[0]].moment == moment and gathered not in triggers:
                triggers.append(gathered)
        return [trigger for trigger in triggers if not self._is_used(frame, trigger)]

    def _is_used(self, frame: Frame, trigger: Trigger) -> bool:
        data = frame.data
        for at in range(REGISTERS, REGISTERS + 3 * data[USED], 3):
            if data[at] == trigger[0] and data[at + 1] == trigger[1] and data[at + 2] == trigger[2]:
                return True
        return False

    def _replace(self, table: T, frame: Frame, step: Step, log: Log) -> bool:
        """Use the next replacement, event after event: none is come back to."""
        while frame.data[REPLACING] < frame.left:
            about = frame.about + frame.data[REPLACING]
            if self._stands(table, frame, about):
                found: list[Trigger] = []
                self._add_answering(table, step.moment, about, found)
                for trigger in found:
                    if not self._is_used(frame, trigger):
                        self._trigger(table, frame, step, trigger, log)
                        return True
            frame.data[REPLACING] += 1
        return False

    def _offer(self, table: T, frame: Frame, step: Step, log: Log) -> bool:
        """Let abilities of the step's moment be used. False when nobody wants or has to any more."""
        registers(frame)
        triggers = self._triggers(table, frame, step.moment)
        if frame.data[WHICH] != NOTHING:
            self._ask_which(table, frame, triggers)
            return True
        if step.what == OPTIONAL:
            return self._offer_in_turn(table, frame, triggers, step.moment)
        if not triggers:
            return False
        owners: list[Seat] = []
        for trigger in triggers:
            controller = self.timing.controller(table, trigger[1])
            if controller not in owners:
                owners.append(controller)
        owner = self.timing.next_owner(table, owners)
        if owner != NOBODY:
            triggers = [one for one in triggers if self.timing.controller(table, one[1]) == owner]
            owners = [owner]
        codes = self._codes(table, triggers)
        if len(codes) == 1:
            self._trigger(table, frame, step, triggers[0], log)
        else:
            self._offer_codes(table, codes)
            # Said in full: to a table that is not compiled, compiled code would hand 0 for what is left out.
            table.ask(self.timing.orderer(table, owners), self.timing.ask_order, NO_CARD, 0)
        return True

    def _ask_which(self, table: T, frame: Frame, triggers: list[Trigger]) -> None:
        asked = frame.data[WHICH]
        fitting = [t for t in triggers if self.timing.code(table, t[0], t[1]) == asked]
        codes = [self.timing.which(table, table.happenings[trigger[2]]) for trigger in fitting]
        card = fitting[0][1]
        self._offer_codes(table, codes)
        table.ask(self.timing.controller(table, card), self.timing.ask_which, card)

    def _offer_in_turn(self, table: T, frame: Frame, triggers: list[Trigger], moment: i64) -> bool:
        while frame.data[PASSES] < table.seats:
            seat = self.timing.seat_at(table, frame.data[TURN])
            out = table.offer()
            able = False
            for trigger in triggers:
                if self.timing.controller(table, trigger[1]) == seat:
                    out.add(self.timing.code(table, trigger[0], trigger[1]))
                    able = True
            if able or self._may_hold(table, frame, seat, moment):
                out.add(self.timing.pass_code)
                self.timing.ask(table, seat, frame.about)
                return True
            frame.data[PASSES] += 1
            self._next_seat(table, frame)
        return False

    def _may_hold(self, table: T, frame: Frame, seat: Seat, moment: i64) -> bool:
        for about in range(frame.about, frame.about + frame.left):
            if self._stands(table, frame, about) and self.timing.may_hold(table, seat, moment, table.happenings[about]):
                return True
        return False

    def _codes(self, table: T, triggers: list[Trigger]) -> list[Code]:
        codes: list[Code] = []
        for trigger in triggers:
            code = self.timing.code(table, trigger[0], trigger[1])
            if code not in codes:
                codes.append(code)
        return codes

    def _offer_codes(self, table: T, codes: list[Code]) -> None:
        out = table.offer()
        for code in codes:
            out.add(code)

    def _next_seat(self, table: T, frame: Frame) -> None:
        frame.data[TURN] = (frame.data[TURN] + 1) % table.seats

    def _trigger(self, table: T, frame: Frame, step: Step, trigger: Trigger, log: Log) -> None:
        """Use a trigger now, or let it get in line; once for its event."""
        ability, card, about = trigger
        at = REGISTERS + 3 * frame.data[USED]
        frame.data[at:at] = [ability, card, about]
        frame.data[USED] += 1
        frame.data[PASSES] = 0
        if step.what == OPTIONAL:
            self._next_seat(table, frame)
        if step.what != QUEUED:
            self.timing.use(table, ability, card, about, log)
            return
        event = table.happenings[about]
        told = [event.kind, event.seat, event.card, event.amount, event.other, event.source]
        # The window will be closed by then: the line takes the event along and puts it up again for the script.
        waiting = Frame(self.timing.abilities[ability].script, self.timing.controller(table, card), card, data=told)
        table.queue.append(waiting)

    def _then(self, table: T, frame: Frame) -> bool:
        """Start the next "then" part that is left; each runs once."""
        for about in range(frame.about, frame.about + frame.left):
            event = table.happenings[about]
            if event.applied and event.then != NOTHING:
                node = event.then
                event.then = NOTHING
                table.push(node, event.seat, event.source, -1, about)
                return True
        return False

    def _close(self, table: T, frame: Frame) -> None:
        outer = self._outer(table) if self.hand_over else None
        if outer is None:
            del table.happenings[frame.about :]
        else:
            outer.left += frame.left
            if frame.data:
                registers(outer).extend(frame.data[REGISTERS + 3 * frame.data[USED] :])


class Queue(Node[T]):
    """Resolves what got in line, first in, first out; what comes up meanwhile goes to the end of the line.

    A script finds the event it answers where every script does; ``frame.left`` is 1 while one is put up for it.
    """

    def step(self, table: T, frame: Frame, log: Log) -> bool:
        if frame.left == 1:
            table.happenings.pop()
            frame.left = 0
        if not table.queue:
            return DONE
        waiting = table.queue.pop(0)
        kind, seat, card, amount, other, source = waiting.data
        waiting.data = NO_DATA
        waiting.about = len(table.happenings)
        table.happenings.append(Happening(kind, seat, card, amount, other, source, applied=1))
        frame.left = 1
        table.stack.append(waiting)
        return WAIT


def nearest_window(table: Table, below: i64) -> Frame | None:
    """The frame of the window that is nearest under so many frames of the stack."""
    for at in range(below - 1, -1, -1):
        if isinstance(table.program.nodes[table.stack[at].node], Window):
            return table.stack[at]
    return None


def open_window(table: Table) -> Frame:
    """The frame of the window in which a script runs."""
    frame = nearest_window(table, len(table.stack))
    assert frame is not None
    return frame


def propose(table: Table, window: i64, seat: Seat, events: list[Happening]) -> None:
    """Open a window on a batch of events that are about to happen at once."""
    about = len(table.happenings)
    table.happenings.extend(events)
    table.push(window, seat, NO_CARD, len(events), about)
