"""How things happen: the windows of this game, and what follows by itself from what has happened."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card_index import CARDS
from kantyna.games.destiny.effects import constant as c
from kantyna.games.destiny.effects.ability import Ability
from kantyna.games.destiny.effects.registers import fresh
from kantyna.games.destiny.table import BLOCKED, UPGRADES, Destiny, Listeners
from kantyna.games.destiny.turn.announcement import KINDS, M_AFTER, M_BEFORE, M_SHIELDS, M_TAKE, M_WOULD, MOMENTS
from kantyna.games.destiny.turn.answers import NO, RESPOND
from kantyna.games.destiny.turn.damage import deal, give
from kantyna.games.destiny.turn.defeat import check_defeats, defeat
from kantyna.games.destiny.turn.movement import discard_from_play
from kantyna.games.destiny.turn.nodes import N_GUARD, N_REDEPLOY, N_SHIELDS
from kantyna.games.destiny.turn.values import has_redeploy, is_guardian
from kantyna.games.destiny.vocabulary import (
    AFTER,
    ASK_MAY,
    ASK_ORDER,
    BEFORE,
    GUARDIAN,
    H_ACTIVATE,
    H_DAMAGE,
    H_DEFEAT,
    H_DISCARD,
    H_SHIELDS,
    INSTEAD,
    REDEPLOY,
    UNBLOCKABLE,
)
from kantyna.kernel.body import Row, append, row, vec
from kantyna.kernel.effect import Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.timing import APPLY, FORCED, QUEUED, REPLACE, SWEEP, Step, Timing
from kantyna.kernel.timing import Ability as Moment
from kantyna.kernel.window import Window

OF_DAMAGE: Final = [
    Step(FORCED, M_BEFORE),
    Step(REPLACE, M_SHIELDS),
    Step(FORCED, M_TAKE),
    Step(APPLY),
    Step(SWEEP),
    Step(QUEUED, M_AFTER),
]
OF_DEFEAT: Final = [Step(REPLACE, M_WOULD), Step(FORCED, M_BEFORE), Step(APPLY), Step(QUEUED, M_AFTER)]
OF_SHIELDS: Final = [Step(FORCED, M_BEFORE), Step(APPLY)]
OF_DISCARD: Final = [Step(REPLACE, M_WOULD), Step(APPLY)]
ONLY_BEFORE: Final = [Step(FORCED, M_BEFORE)]
ONLY_AFTER: Final = [Step(QUEUED, M_AFTER)]

RULES: Final = 3
"""So many abilities of the rules themselves come first."""
SHIELD_RULE: Final = 0
GUARD_RULE: Final = 1
REDEPLOY_RULE: Final = 2


class Times(Timing[Destiny]):
    """Destiny's answers to what a window asks."""

    def __init__(self) -> None:
        self.texts = vec[Ability]()
        """The text of each ability behind those of the rules."""
        self.bearing: Row = row([])
        """The definition each of them stands on."""
        moments = [
            Moment([H_DAMAGE], M_SHIELDS, N_SHIELDS),
            Moment([H_ACTIVATE], M_BEFORE, N_GUARD),
            Moment([H_DEFEAT], M_AFTER, N_REDEPLOY),
        ]
        for card in CARDS:
            for text in card.triggered:
                assert text.when is not None
                self.texts = append(self.texts, text)
                self.bearing = append(self.bearing, card.definition)
                moments.append(Moment([text.when.kind], _moment(text), text.number))
        super().__init__(moments, ASK_ORDER, ASK_MAY, NO.base, sees_departure=False)

    def prepare(self, table: Destiny) -> None:
        """Work out which abilities of the cards on this table answer what."""
        if len(table.kit.listeners.index) > 0:
            return
        found = Listeners(MOMENTS, KINDS)
        for number, ability in enumerate(self.abilities):
            if number < RULES:
                heard = self._is_called_for(table, number)
            else:
                heard = len(table.kit.copies[self.bearing[number - RULES]]) > 0
            if heard:
                found.enter(ability.moment, ability.kinds[0], number)
        table.kit.listeners = found

    def _is_called_for(self, table: Destiny, rule: i64) -> bool:
        """May a rule come up with these cards? Damage always meets shields."""
        if rule == SHIELD_RULE:
            return True
        constant = table.kit.constant
        if rule == GUARD_RULE and (constant[c.GUARDIAN_TO_COMMON] or constant[c.GUARDIAN_TO_HOST]):
            return True
        if rule == REDEPLOY_RULE and constant[c.REDEPLOY_ON]:
            return True
        keyword = GUARDIAN if rule == GUARD_RULE else REDEPLOY
        for card in table.printed:
            if card.keywords & keyword:
                return True
        return False

    def heard(self, table: Destiny, moment: i64, kind: i64) -> Row:
        return table.kit.listeners.heard(moment, kind)

    def orderer(self, table: Destiny, owners: list[Seat]) -> Seat:
        """Everybody orders his own; between players the controller of the battlefield does (DE-SIM-1)."""
        return owners[0] if len(owners) == 1 else table.judge()

    def bearers(self, table: Destiny, ability: i64, event: Happening) -> Row:
        if ability >= RULES:
            return table.kit.copies[self.bearing[ability - RULES]]
        if ability == REDEPLOY_RULE:
            return row([card for seat in range(table.seats) for card in table.rows[UPGRADES[seat]]])
        return table.kit.alone[event.card]

    def works(self, table: Destiny, ability: i64, card: CardId) -> bool:
        return table.in_play(card)

    def answers(self, table: Destiny, ability: i64, card: CardId, event: Happening) -> bool:
        if ability == SHIELD_RULE:
            return event.amount > 0 and not event.other & UNBLOCKABLE
        if ability == GUARD_RULE:
            return is_guardian(table, card)
        if ability == REDEPLOY_RULE:
            return table.host(card) == event.card and has_redeploy(table, card)
        text = self.texts[ability - RULES]
        assert text.when is not None
        seat = table.controller(card)
        if not text.when.hears(table, seat, card, event):
            return False
        # What waits in the queue is looked at again when its turn comes; what interrupts must be possible now.
        if text.timing == AFTER or (not text.only and not text.cost):
            return True
        return text.able(table, Frame(-1, seat, card, data=fresh()))

    def controller(self, table: Destiny, card: CardId) -> Seat:
        return table.controller(card)

    def code(self, table: Destiny, ability: i64, card: CardId) -> Code:
        return RESPOND.base + card

    def apply(self, table: Destiny, event: Happening, log: Log) -> None:
        if not table.stack:
            return  # something of the same batch ended the game
        if event.kind == H_DAMAGE:
            deal(table, event.card, event.amount, event.other, log)
        elif event.kind == H_SHIELDS:
            give(table, event.card, event.amount, log)
        elif event.kind == H_DEFEAT:
            table.count[BLOCKED] = event.amount
            event.applied = 1 if defeat(table, event.card, log) else 0
        elif event.kind == H_DISCARD and table.in_play(event.card):
            discard_from_play(table, event.card, log)

    def sweep(self, table: Destiny, log: Log) -> bool:
        """Whoever bears as much damage as he has health is defeated, all of them at once."""
        return check_defeats(table, log) or not table.stack


def _moment(text: Ability) -> i64:
    if text.timing == INSTEAD:
        return M_WOULD
    if text.timing == BEFORE:
        assert text.when is not None
        return M_TAKE if text.when.late else M_BEFORE
    return M_AFTER


TIMES: Final[list[Times]] = []
"""The one object, made when all cards are in the book."""


def windows() -> list[Node[Destiny]]:
    """The windows in the order of their numbers: of damage, defeat, shields, before, after, discarding."""
    times = Times()
    TIMES.append(times)
    return [
        Window(times, OF_DAMAGE),
        Window(times, OF_DEFEAT),
        Window(times, OF_SHIELDS),
        Window(times, ONLY_BEFORE),
        Window(times, ONLY_AFTER),
        Window(times, OF_DISCARD),
    ]


def prepare(table: Destiny) -> None:
    """Make a table that was just built hear its cards."""
    TIMES[0].prepare(table)
