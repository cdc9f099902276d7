"""Event windows: what is about to happen passes through the steps of the game's own order.

A batch of proposed events is applied at once; before that it may be replaced, interrupted or cancelled, after that its
"then" parts and reactions follow. Triggers are found when they are needed, never registered.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import NO_CARD, NOTHING, CardId, Code, Seat
from kantyna.kernel.native import mypyc_attr
from kantyna.kernel.table import Table

T = TypeVar("T", bound=Table)

# What a step of a window does. FORCED, OPTIONAL and QUEUED steps have a moment: abilities name theirs.
FORCED: Final = 0
"""Every ability of the moment that answers is used; the active player orders them."""
OPTIONAL: Final = 1
"""Seats in turn use an ability of the moment or pass, the active player first, until all pass in a row."""
QUEUED: Final = 2
"""The abilities of the moment that answer get in line: first in, first out, after what is going on."""
APPLY: Final = 3
"""Whatever was not cancelled happens, all at once."""
SWEEP: Final = 4
"""The game settles what follows by itself (the destroyed leave play, limits), until nothing is left to settle."""
THEN: Final = 5
"""The "then" parts of what really happened."""
REPLACE: Final = 6
"""The game asks what may be put in the place of what is about to happen, until nothing is left to ask."""


class Step:
    """One step of a window's order."""

    def __init__(self, what: int, moment: int = NOTHING) -> None:
        self.what = what
        self.moment = moment


class Ability:
    """A triggered ability: the kinds of event it answers, its moment, and the script that it runs."""

    def __init__(self, kinds: list[int], moment: int, script: int) -> None:
        self.kinds = kinds
        self.moment = moment
        self.script = script


@mypyc_attr(allow_interpreted_subclasses=True)
class Timing(Generic[T]):
    """What a window asks its game. The index from moments and kinds of event to abilities is built once."""

    def __init__(
        self,
        abilities: list[Ability],
        ask_order: int,
        ask_use: int,
        pass_code: Code,
        ask_which: int = NOTHING,
        sees_departure: bool = True,
    ) -> None:
        self.abilities = abilities
        self.ask_order = ask_order
        """The kind of decision "which of these comes first"."""
        self.ask_use = ask_use
        """The kind of decision "use one of these or pass"."""
        self.pass_code = pass_code
        """The code of passing: above those of abilities, so that options rise."""
        self.ask_which = ask_which
        """The kind of decision "which of these events", where one ability answers several; else it takes the first."""
        self.sees_departure = sees_departure
        """Does a card that leaves at APPLY still answer afterwards?"""
        self._index: dict[int, dict[int, list[int]]] = {}
        for number, ability in enumerate(abilities):
            kinds = self._index.setdefault(ability.moment, {})
            for kind in ability.kinds:
                kinds.setdefault(kind, []).append(number)

    def found(self, moment: int, kind: int) -> list[int]:
        """The abilities that may answer an event of *kind* at *moment*."""
        kinds = self._index.get(moment)
        return [] if kinds is None else kinds.get(kind, [])

    def heard(self, table: T, moment: int, kind: int) -> list[int]:
        """Those of them that can be at this table at all; a game may know."""
        return self.found(moment, kind)

    def seats(self, table: T) -> list[Seat]:
        """All seats in the order in which they may act: the active player first."""
        raise NotImplementedError

    def holders(self, table: T, ability: int) -> list[CardId]:
        """The cards with this ability that are where it works now."""
        raise NotImplementedError

    def answers(self, table: T, ability: int, card: CardId, event: Happening) -> bool:
        """May the ability of *card* answer this event now: its condition, its limit, its cost?"""
        raise NotImplementedError

    def controller(self, table: T, card: CardId) -> Seat:
        """Who uses the abilities of *card*."""
        raise NotImplementedError

    def code(self, table: T, ability: int, card: CardId) -> Code:
        """The option code of using it; below ``pass_code``."""
        raise NotImplementedError

    def which(self, table: T, event: Happening) -> Code:
        """The option code of answering this event of several."""
        raise NotImplementedError

    def may_hold(self, table: T, seat: Seat, moment: int, events: list[Happening]) -> bool:
        """Might *seat*, for all that others know, hold an answer? Then it is asked even without one."""
        return False

    def replace(self, table: T, frame: Frame, moment: int, log: Log) -> bool:
        """A REPLACE step of the window in *frame*: True if it pushed a frame that asks. The batch may grow."""
        return False

    def use(self, table: T, ability: int, card: CardId, about: int, log: Log) -> None:
        """Start the ability: pay, run its script about the event number *about*."""
        table.push(self.abilities[ability].script, self.controller(table, card), card, -1, about)

    def apply(self, table: T, event: Happening, log: Log) -> None:
        """Make it happen. What in the end did not happen resets ``event.applied``."""
        raise NotImplementedError

    def sweep(self, table: T, log: Log) -> bool:
        """Settle one thing that follows by itself; True if there was one (frames may have been pushed)."""
        return False


TURN: Final = 0
"""Register in ``frame.data``: whose turn it is to act, as a place in ``Timing.seats``."""
PASSES: Final = 1
"""Register: how many passed in a row."""
USED: Final = 2
"""Register: how many used triggers follow."""
WHICH: Final = 3
"""Register: the code of an ability that answers several events, while its seat is asked which; else -1."""
REGISTERS: Final = 4
"""Then triples: used triggers first, after them those gathered before their cards left."""


class Window(Node[T]):
    """The events ``table.happenings[about : about + left]`` on their way through the steps.

    ``frame.at`` is the step, ``frame.seat`` who caused it, ``frame.data`` the registers above.
    With *hand_over*, the events are given to the window below when this one closes, for its later steps.
    """

    def __init__(self, timing: Timing[T], order: list[Step], hand_over: bool = False) -> None:
        self.timing = timing
        self.order = order
        self.hand_over = hand_over
        self.apply_at = len(order)
        """The place of APPLY in the order; a window without it has it behind its end."""
        for at, step in enumerate(order):
            if step.what == APPLY:
                self.apply_at = at

    def step(self, table: T, frame: Frame, log: Log) -> bool:
        if not frame.data:
            frame.data = [0, 0, 0, NOTHING]
        depth = len(table.stack)
        while frame.at < len(self.order):
            step = self.order[frame.at]
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
            elif step.what == REPLACE:
                if self.timing.replace(table, frame, step.moment, log):
                    return WAIT
                frame.at += 1
            elif self._unheard(table, frame, step.moment):
                frame.at += 1
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
        events = table.happenings[frame.about : frame.about + frame.left]
        for event in events:
            event.applied = 0 if event.cancelled else 1
        before: list[tuple[int, CardId, int]] = []
        if self.timing.sees_departure:
            for moment in self._later_moments(table, frame):
                before.extend(self._answering(table, frame, moment))
        for event in events:
            if event.applied:
                self.timing.apply(table, event, log)
        for trigger in before:
            if trigger[1] not in self.timing.holders(table, trigger[0]):
                frame.data.extend(trigger)

    def _later_moments(self, table: T, frame: Frame) -> list[int]:
        """The moments that are still to come for these events, in this window or in the one they are handed to."""
        moments = [step.moment for step in self.order[frame.at :] if step.moment != NOTHING]
        outer = self._outer(table) if self.hand_over else None
        if outer is not None:
            node = table.program.nodes[outer.node]
            assert isinstance(node, Window)
            moments.extend(node._later_moments(table, outer))
        return moments

    def _outer(self, table: T) -> Frame | None:
        """The nearest window below this one."""
        for frame in reversed(table.stack[:-1]):
            if isinstance(table.program.nodes[frame.node], Window):
                return frame
        return None

    def _answering(self, table: T, frame: Frame, moment: int) -> list[tuple[int, CardId, int]]:
        """Triggers (ability, card, event) that answer now. After APPLY only what happened is answered."""
        applied = self._is_applied(frame)
        found: list[tuple[int, CardId, int]] = []
        for about in range(frame.about, frame.about + frame.left):
            event = table.happenings[about]
            if event.cancelled or (applied and not event.applied):
                continue
            for ability in self.timing.heard(table, moment, event.kind):
                for card in self.timing.holders(table, ability):
                    if self.timing.answers(table, ability, card, event):
                        found.append((ability, card, about))
        return found

    def _is_applied(self, frame: Frame) -> bool:
        return frame.at > self.apply_at

    def _unheard(self, table: T, frame: Frame, moment: int) -> bool:
        """Is there no ability at all that answers such events at this moment? Most windows pass most steps so."""
        for about in range(frame.about, frame.about + frame.left):
            if self.timing.heard(table, moment, table.happenings[about].kind):
                return False
        return True

    def _triggers(self, table: T, frame: Frame, moment: int) -> list[tuple[int, CardId, int]]:
        """What may be used at this step: found now or gathered before, each once for each event."""
        triggers = self._answering(table, frame, moment)
        data = frame.data
        last_used = REGISTERS + 3 * data[USED]
        for at in range(last_used, len(data), 3):
            gathered = (data[at], data[at + 1], data[at + 2])
            if self.timing.abilities[gathered[0]].moment == moment and gathered not in triggers:
                triggers.append(gathered)
        used = [(data[at], data[at + 1], data[at + 2]) for at in range(REGISTERS, last_used, 3)]
        return [trigger for trigger in triggers if trigger not in used]

    def _offer(self, table: T, frame: Frame, step: Step, log: Log) -> bool:
        """Let abilities of the step's moment be used. False when nobody wants or has to any more."""
        triggers = self._triggers(table, frame, step.moment)
        if frame.data[WHICH] != NOTHING:
            self._ask_which(table, frame, triggers)
            return True
        if step.what == OPTIONAL:
            return self._offer_in_turn(table, frame, triggers, step.moment)
        if not triggers:
            return False
        codes = self._codes(table, triggers)
        if len(codes) == 1:
            self._trigger(table, frame, step, triggers[0], log)
        else:
            self._offer_codes(table, codes)
            table.ask(self.timing.seats(table)[0], self.timing.ask_order)
        return True

    def _ask_which(self, table: T, frame: Frame, triggers: list[tuple[int, CardId, int]]) -> None:
        asked = frame.data[WHICH]
        fitting = [t for t in triggers if self.timing.code(table, t[0], t[1]) == asked]
        codes = [self.timing.which(table, table.happenings[trigger[2]]) for trigger in fitting]
        card = fitting[0][1]
        self._offer_codes(table, codes)
        table.ask(self.timing.controller(table, card), self.timing.ask_which, card)

    def _offer_in_turn(self, table: T, frame: Frame, triggers: list[tuple[int, CardId, int]], moment: int) -> bool:
        seats = self.timing.seats(table)
        while frame.data[PASSES] < len(seats):
            seat = seats[frame.data[TURN]]
            own = [trigger for trigger in triggers if self.timing.controller(table, trigger[1]) == seat]
            if own or self._may_hold(table, frame, seat, moment):
                codes = self._codes(table, own)
                codes.append(self.timing.pass_code)
                self._offer_codes(table, codes)
                table.ask(seat, self.timing.ask_use, NO_CARD, frame.about)
                return True
            frame.data[PASSES] += 1
            self._next_seat(table, frame)
        return False

    def _may_hold(self, table: T, frame: Frame, seat: Seat, moment: int) -> bool:
        applied = self._is_applied(frame)
        events = [
            event
            for event in table.happenings[frame.about : frame.about + frame.left]
            if not event.cancelled and (event.applied or not applied)
        ]
        return bool(events) and self.timing.may_hold(table, seat, moment, events)

    def _codes(self, table: T, triggers: list[tuple[int, CardId, int]]) -> list[Code]:
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
        frame.data[TURN] = (frame.data[TURN] + 1) % len(self.timing.seats(table))

    def _trigger(self, table: T, frame: Frame, step: Step, trigger: tuple[int, CardId, int], log: Log) -> None:
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
        # The window will be closed by then: the script finds what it answers in its registers.
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
            outer.data.extend(frame.data[REGISTERS + 3 * frame.data[USED] :])


class Queue(Node[T]):
    """Resolves what got in line, first in, first out; what comes up meanwhile goes to the end of the line."""

    def step(self, table: T, frame: Frame, log: Log) -> bool:
        if not table.queue:
            return DONE
        table.stack.append(table.queue.pop(0))
        return WAIT


def propose(table: Table, window: int, seat: Seat, events: list[Happening]) -> None:
    """Open a window on a batch of events that are about to happen at once."""
    about = len(table.happenings)
    table.happenings.extend(events)
    table.push(window, seat, NO_CARD, len(events), about)
