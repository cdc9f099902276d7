"""How things happen: the windows of this game, and what follows by itself from what has happened."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game import constant as c
from kantyna.games.card_game.ability import CALLED_OFF, FROM_HAND, Ability
from kantyna.games.card_game.actions import PASS, PICK, RESPOND
from kantyna.games.card_game.befall import (
    ASKED_PROTECT,
    ASKED_SHIELD,
    departure,
    is_hidden,
    leave,
    order_discards,
    place_damage,
)
from kantyna.games.card_game.book import ANSWERS_OF, CARDS, CONSTANT, PROGRAM
from kantyna.games.card_game.nodes import N_CAPTURE_AT, N_HAPPEN, N_PROTECT, N_SHIELD
from kantyna.games.card_game.table import CardGame
from kantyna.games.card_game.telling import AFTER, BEFORE, KINDS, MUST, SO_FAR
from kantyna.games.card_game.trigger import LATE
from kantyna.games.card_game.values import capacity, in_play, one_of_each, protectors
from kantyna.games.card_game.words import (
    ASK_RESPOND,
    ASK_WHICH,
    CAPTURED,
    DARK,
    DESTROYED,
    DISCARDED,
    E_CANCELLED,
    ENEMY,
    FORCED_REACTION,
    H_DAMAGE,
    H_LEAVES,
    H_USED,
    INTERRUPT,
    LIGHT,
    MOVED,
    REACTION,
    Z_HAND,
)
from kantyna.kernel.effect import Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import NOTHING, CardId, Code, Seat
from kantyna.kernel.window import APPLY, FORCED, OPTIONAL, REPLACE, SWEEP, Step, Timing, Window, propose
from kantyna.kernel.window import Ability as Moment

# Moments at which something is replaced.
PROTECTION: Final = 4
SHIELDS: Final = 5
WHERE_TO: Final = 6

WHOLE: Final = [
    Step(REPLACE, PROTECTION),
    Step(OPTIONAL, BEFORE),
    Step(REPLACE, SHIELDS),
    Step(OPTIONAL, SO_FAR),
    Step(REPLACE, WHERE_TO),
    Step(APPLY),
    Step(SWEEP),
    Step(FORCED, MUST),
    Step(OPTIONAL, AFTER),
]
ONLY_BEFORE: Final = [Step(OPTIONAL, BEFORE)]
ONLY_AFTER: Final = [Step(FORCED, MUST), Step(OPTIONAL, AFTER)]


class Times(Timing[CardGame]):
    """The card game's answers to what a window asks."""

    def __init__(self) -> None:
        self.owners: list[int] = []
        """The definition each ability stands on."""
        self.wordings: list[int] = []
        """0: the final wording only, 1: the printed one only, 2: both."""
        moments: list[Moment] = []
        for number in range(len(CARDS)):
            ability = ANSWERS_OF[number]
            if ability is None:
                continue
            assert ability.trigger is not None
            differs = ability.printed is not None
            kind = ability.trigger.kind
            moment = _moment(ability.timing, ability.trigger.how)
            self._enter(moments, number, 0 if differs else 2, kind, moment)
            if ability.printed is not None:
                moment = _moment(ability.printed_timing, ability.printed.how)
                self._enter(moments, number, 1, ability.printed.kind, moment)
        super().__init__(moments, ASK_WHICH, ASK_RESPOND, PASS, ASK_WHICH, False)

    def _enter(self, moments: list[Moment], number: int, wording: int, kind: int, moment: int) -> None:
        self.owners.append(number)
        self.wordings.append(wording)
        moments.append(Moment([kind], moment, NOTHING))

    def heard(self, table: CardGame, moment: int, kind: int) -> list[int]:
        if not table.ears:
            table.ears = self._ears(table)
        return table.ears[moment * KINDS + kind]

    def _ears(self, table: CardGame) -> list[list[int]]:
        """For each moment and kind of happening the abilities of cards on this table, in its wording."""
        ears: list[list[int]] = [[] for _ in range((AFTER + 1) * KINDS)]
        for number, ability in enumerate(self.abilities):
            wording = self.wordings[number]
            if table.copies[self.owners[number]] and (wording == 2 or wording == table.printed):
                ears[ability.moment * KINDS + ability.kinds[0]].append(number)
        return ears

    def seats(self, table: CardGame) -> list[Seat]:
        return [table.active, 1 - table.active]

    def holders(self, table: CardGame, ability: int) -> list[CardId]:
        number = self.owners[ability]
        text = ANSWERS_OF[number]
        assert text is not None
        if text.place == FROM_HAND:
            held = [card for card in table.copies[number] if table.zone[card] == Z_HAND]
            return held if len(held) < 2 else one_of_each(table, held)  # equal cards in one hand are the same move
        return [card for card in table.copies[number] if in_play(table, card)]

    def answers(self, table: CardGame, ability: int, card: CardId, event: Happening) -> bool:
        text = ANSWERS_OF[self.owners[ability]]
        assert text is not None
        trigger = text.printed if self.wordings[ability] == 1 else text.trigger
        assert trigger is not None
        seat = table.owner[card]
        if event.kind == H_DAMAGE and (event.amount == 0 or event.other == MOVED):
            return False
        if event.kind == H_USED and event.other == CALLED_OFF and self.abilities[ability].moment == BEFORE:
            return False
        return trigger.hears(table, seat, card, event) and text.may_start(table, seat, card, event)

    def controller(self, table: CardGame, card: CardId) -> Seat:
        return table.owner[card]

    def code(self, table: CardGame, ability: int, card: CardId) -> Code:
        return RESPOND + card

    def which(self, table: CardGame, event: Happening) -> Code:
        return PICK + event.card

    def use(self, table: CardGame, ability: int, card: CardId, about: int, log: Log) -> None:
        text = ANSWERS_OF[self.owners[ability]]
        assert text is not None
        table.push(text.number, table.owner[card], card, -1, about)

    def may_hold(self, table: CardGame, seat: Seat, moment: int, events: list[Happening]) -> bool:
        """Some card of the seat that others cannot see could answer, were it in the hand (CG-TABLE-1)."""
        if not table.hand[seat]:
            return False
        for event in events:
            for ability in self.heard(table, moment, event.kind):
                number = self.owners[ability]
                text = ANSWERS_OF[number]
                assert text is not None
                if text.place != FROM_HAND:
                    continue
                for card in table.copies[number]:
                    if (
                        table.owner[card] == seat
                        and is_hidden(table, card)
                        and self.answers(table, ability, card, event)
                    ):
                        return True
        return False

    def replace(self, table: CardGame, frame: Frame, moment: int, log: Log) -> bool:
        for about in range(frame.about, frame.about + frame.left):
            event = table.happenings[about]
            if event.kind == H_DAMAGE:
                if moment == PROTECTION and not event.applied & ASKED_PROTECT:
                    event.applied |= ASKED_PROTECT
                    if event.amount and protectors(table, event.card):
                        table.push(N_PROTECT, table.owner[event.card], event.card, frame.about, about)
                        return True
                elif moment == SHIELDS and not event.applied & ASKED_SHIELD:
                    event.applied |= ASKED_SHIELD
                    if event.amount and event.other == ENEMY and table.shields[event.card]:
                        table.push(N_SHIELD, table.owner[event.card], event.card, -1, about)
                        return True
            elif event.kind == H_LEAVES and moment == WHERE_TO and not event.applied:
                event.applied = 1
                if CONSTANT[table.defs[event.card]][c.CAPTURED_INSTEAD] or (
                    event.amount == CAPTURED and event.other == NOTHING
                ):
                    table.push(N_CAPTURE_AT, DARK, event.card, -1, about)
                    return True
        return False

    def apply(self, table: CardGame, event: Happening, log: Log) -> None:
        if not table.stack:
            return  # something of the same batch ended the game
        if event.kind == H_DAMAGE:
            place_damage(table, event, log)
        elif event.kind == H_LEAVES:
            window = table.stack[-1]
            if event is table.happenings[window.about]:
                table.together = 0
            leave(table, event, log)
            if table.stack and event is table.happenings[window.about + window.left - 1]:
                order_discards(table, LIGHT, table.together)
        elif event.kind == H_USED:
            if event.other == CALLED_OFF:
                log.add(E_CANCELLED, event.seat, event.card)
                return
            below = table.stack[-2]
            ability = PROGRAM.nodes[below.node]
            assert isinstance(ability, Ability)
            ability.go(table, below)

    def sweep(self, table: CardGame, log: Log) -> bool:
        """Cards with too much damage are destroyed, enhancements that no longer fit are discarded, together."""
        if not table.stack:
            return False
        events: list[Happening] = []
        for seat in range(2):
            for card in table.units[seat]:
                if table.damage[card]:
                    _add_doomed(table, card, events)
            for card in table.objectives[seat]:
                if table.damage[card]:
                    _add_doomed(table, card, events)
            for card in table.enhancements[seat]:
                if table.host[card] >= 0:
                    host = CARDS[table.defs[card]].host
                    if host is not None and not (
                        host.mine(table, seat, table.host[card]) and host.fits(table, table.host[card])
                    ):
                        events.append(departure(table, card, DISCARDED))
        if events:
            propose(table, N_HAPPEN, table.active, events)
            return True
        return False


def _moment(timing: int, how: int) -> int:
    if timing == INTERRUPT:
        return SO_FAR if how & LATE else BEFORE
    if timing == FORCED_REACTION:
        return MUST
    assert timing == REACTION
    return AFTER


def _add_doomed(table: CardGame, card: CardId, events: list[Happening]) -> None:
    if table.damage[card] < capacity(table, card):
        return
    for event in table.happenings:
        if event.kind == H_LEAVES and event.card == card:
            return  # it is on its way out already
    events.append(departure(table, card, DESTROYED))


def windows() -> list[Node[CardGame]]:
    """The three windows, in the order of their numbers; made when all cards are in the book."""
    times = Times()
    return [Window(times, WHOLE), Window(times, ONLY_BEFORE), Window(times, ONLY_AFTER)]
