"""What is worked out for those who look: nothing of it is state, all of it can be known from what lies there."""

from __future__ import annotations

from kantyna.games.destiny.table import (
    ADDED,
    AT_WORK,
    CLAIMED,
    CLAIMS,
    CONTROLLER,
    CONTROLS,
    DERIVED_VALUE,
    EXTRA_ACTIONS,
    MOST_SHIELDS,
    POOL,
    SHIELDS,
    WAITS,
    WOULD_BLOCK,
    WOULD_GAIN,
    WOULD_TAKE,
    Destiny,
)
from kantyna.games.destiny.turn.answers import PICK
from kantyna.games.destiny.turn.extra_actions import M_EXTRA_ACTION, may_act
from kantyna.games.destiny.turn.nodes import N_RESOLVE
from kantyna.games.destiny.turn.resolve_die import ACTING, VALUE, ResolveDie, added
from kantyna.games.destiny.turn.values import value_of
from kantyna.games.destiny.vocabulary import ASK_TARGET, SHIELD, UNBLOCKABLE
from kantyna.kernel.frame import Frame
from kantyna.kernel.modifier import total
from kantyna.kernel.view import Counter, Mark, View


def derive(table: Destiny, view: View) -> None:
    """Who holds the battlefield, what dice are worth, what is being resolved, what waits in the queue and outside."""
    if table.count[CONTROLLER] >= 0:
        view.counters.append(Counter(CONTROLS, table.count[CONTROLLER], 1))
    if table.count[CLAIMED] >= 0:
        view.counters.append(Counter(CLAIMS, table.count[CLAIMED], 1))
    for seat in range(table.seats):
        actions = total(table.modifiers, M_EXTRA_ACTION, seat)
        if actions and may_act(table, seat):
            view.counters.append(Counter(EXTRA_ACTIONS, seat, actions))
        for die in table.rows[POOL[seat]]:
            value = value_of(table, die)
            if value != table.face(die).value:
                view.marks.append(Mark(die, DERIVED_VALUE, value))
    for place, waiting in enumerate(table.queue):
        view.marks.append(Mark(waiting.card, WAITS, place + 1))
    for frame in reversed(table.stack):
        if frame.node == N_RESOLVE:
            _resolved(table, frame, view)
            break


def _resolved(table: Destiny, frame: Frame, view: View) -> None:
    """The die at work, what is added to it, and what it would do to each character that may be chosen."""
    node = table.program.nodes[N_RESOLVE]
    assert isinstance(node, ResolveDie)
    worth = frame.data[VALUE] if frame.at >= ACTING else node.worth(table, frame)
    view.marks.append(Mark(frame.card, AT_WORK, worth + 1))
    for die in added(frame):
        view.marks.append(Mark(die, ADDED, 1))
    if table.asked_kind != ASK_TARGET or table.stack[-1] is not frame:
        return
    symbol = node.symbol(table, frame)
    for card in table.characters():
        if not table.options.has(PICK.base + card):
            continue
        shields = table.mark(SHIELDS, card)
        if symbol == SHIELD:
            view.marks.append(Mark(card, WOULD_GAIN, min(worth, MOST_SHIELDS - shields)))
            continue
        blocked = 0 if node.how(table, frame, symbol) & UNBLOCKABLE else min(shields, worth)
        if blocked:
            view.marks.append(Mark(card, WOULD_BLOCK, blocked))
        view.marks.append(Mark(card, WOULD_TAKE, worth - blocked))
