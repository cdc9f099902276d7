"""How things happen: the windows of this game, and what follows by itself from what has happened."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.card_index import CARDS, PROGRAM
from kantyna.games.card_game.effects import constant as c
from kantyna.games.card_game.effects.ability import CALLED_OFF, FROM_HAND, Ability, put_away
from kantyna.games.card_game.effects.trigger import LATE, Trigger
from kantyna.games.card_game.table import (
    ALONE,
    BEING_PLAYED,
    DAMAGE,
    ENHANCEMENTS,
    HAND,
    HOST,
    OBJECTIVES,
    SHIELDS,
    TOGETHER,
    UNITS,
    CardGame,
)
from kantyna.games.card_game.turn.announcement import AFTER, BEFORE, KINDS, MUST, SO_FAR
from kantyna.games.card_game.turn.answers import PASS, PICK, RESPOND
from kantyna.games.card_game.turn.damage import (
    departure,
    is_hidden,
    leave,
    order_discards,
    place_damage,
)
from kantyna.games.card_game.turn.nodes import N_CAPTURE_AT, N_HAPPEN, N_PROTECT, N_SHIELD
from kantyna.games.card_game.turn.values import capacity, in_hand, in_play, is_protected, stands_for_equals
from kantyna.games.card_game.vocabulary import (
    ASK_RESPOND,
    ASK_WHICH,
    CAPTURED,
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
    PROTECTED,
    REACTION,
)
from kantyna.kernel.body import Row, append, row, vec
from kantyna.kernel.effect import Node
from kantyna.kernel.event import Log
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import NO_CARD, NOTHING, CardId, Code, DefId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.timing import APPLY, FORCED, OPTIONAL, REPLACE, SWEEP, Step, Timing
from kantyna.kernel.timing import Ability as Moment
from kantyna.kernel.window import Window, propose

# Moments at which something is replaced.
PROTECTION: Final = 4
SHIELD_USE: Final = 5
WHERE_TO: Final = 6

# What a player may answer, as the number of the question; a number between them is so much damage.
SEVERAL: Final = 0
SINGLE: Final = 100
"""And the kind of what happens."""

WHOLE: Final = [
    Step(REPLACE, PROTECTION),
    Step(OPTIONAL, BEFORE),
    Step(REPLACE, SHIELD_USE),
    Step(OPTIONAL, SO_FAR),
    Step(REPLACE, WHERE_TO),
    Step(APPLY),
    Step(SWEEP),
    Step(FORCED, MUST),
    Step(OPTIONAL, AFTER),
]
ONLY_BEFORE: Final = [Step(OPTIONAL, BEFORE)]
ONLY_AFTER: Final = [Step(FORCED, MUST), Step(OPTIONAL, AFTER)]


RULES: Final = 3
"""So many abilities of the rules themselves (protectors, shields, captures) come first: they replace what happens."""
PROTECT_RULE: Final = 0
SHIELD_RULE: Final = 1

# In which wording an ability works.
FINAL_ONLY: Final = 0
PRINTED_ONLY: Final = 1
BOTH: Final = 2


class Times(Timing[CardGame]):
    """The card game's answers to what a window asks."""

    def __init__(self) -> None:
        self.texts = vec[Ability]()
        """The text of each ability behind those of the rules."""
        self.owners: Row = row([])
        """The definition each of them stands on."""
        self.wordings: Row = row([])
        moments = [
            Moment([H_DAMAGE], PROTECTION, N_PROTECT),
            Moment([H_DAMAGE], SHIELD_USE, N_SHIELD),
            Moment([H_LEAVES], WHERE_TO, N_CAPTURE_AT),
        ]
        for card in CARDS:
            text = card.answer
            if text is None:
                continue
            assert text.trigger is not None
            wording = BOTH if text.printed is None else FINAL_ONLY
            self._enter(moments, text, card.number, wording, text.trigger, text.timing)
            if text.printed is not None:
                self._enter(moments, text, card.number, PRINTED_ONLY, text.printed, text.printed_timing)
        super().__init__(moments, ASK_WHICH, ASK_RESPOND, PASS.base, ASK_WHICH, False)

    def _enter(
        self, moments: list[Moment], text: Ability, number: DefId, wording: i64, trigger: Trigger, timing: i64
    ) -> None:
        self.texts = append(self.texts, text)
        self.owners = append(self.owners, number)
        self.wordings = append(self.wordings, wording)
        moments.append(Moment([trigger.kind], _moment(timing, trigger.how)))

    def heard(self, table: CardGame, moment: i64, kind: i64) -> Row:
        if len(table.decks.listeners) == 0:
            table.decks.listeners = self._listeners(table)
        return table.decks.listeners[moment * KINDS + kind]

    def _listeners(self, table: CardGame) -> vec[vec[i64]]:
        """For each moment and kind of happening the abilities of cards on this table, in its wording."""
        found = vec[vec[i64]]()
        for _ in range((WHERE_TO + 1) * KINDS):
            found = append(found, vec[i64]())
        for number in range(len(self.abilities)):
            if number < RULES or self._is_here(table, number - RULES):
                ability = self.abilities[number]
                at = ability.moment * KINDS + ability.kinds[0]
                found[at] = append(found[at], number)
        return found

    def _is_here(self, table: CardGame, text: i64) -> bool:
        wording = self.wordings[text]
        return len(table.copies[self.owners[text]]) > 0 and (wording == BOTH or wording == table.wording)

    def bearers(self, table: CardGame, ability: i64, event: Happening) -> Row:
        return ALONE[event.card] if ability < RULES else table.copies[self.owners[ability - RULES]]

    def works(self, table: CardGame, ability: i64, card: CardId) -> bool:
        if ability < RULES:
            return True
        if self.texts[ability - RULES].place != FROM_HAND:
            return in_play(table, card)
        # Equal cards in one hand are the same move.
        return in_hand(table, card) and stands_for_equals(table, card, table.rows[HAND[table.owner[card]]])

    def answers(self, table: CardGame, ability: i64, card: CardId, event: Happening) -> bool:
        if ability < RULES:
            return self._is_replaced(table, ability, event)
        text = self.texts[ability - RULES]
        trigger = text.printed if self.wordings[ability - RULES] == PRINTED_ONLY else text.trigger
        assert trigger is not None
        seat = table.owner[card]
        if event.kind == H_DAMAGE and (event.amount == 0 or event.other & MOVED):
            return False
        if event.kind == H_USED and event.other == CALLED_OFF and self.abilities[ability].moment == BEFORE:
            return False
        return trigger.hears(table, seat, card, event) and text.may_start(table, seat, card, event)

    def _is_replaced(self, table: CardGame, rule: i64, event: Happening) -> bool:
        """Damage may be taken by a protector or stopped by a shield; who is captured may choose where."""
        if rule == PROTECT_RULE:
            return event.amount > 0 and not event.other & PROTECTED and is_protected(table, event.card)
        if rule == SHIELD_RULE:
            return event.amount > 0 and event.other & ENEMY != 0 and table.mark(SHIELDS, event.card) > 0
        captured = event.amount == CAPTURED and event.other == NOTHING
        return captured or table.printed[event.card].constant[c.CAPTURED_INSTEAD] != 0

    def controller(self, table: CardGame, card: CardId) -> Seat:
        return table.owner[card]

    def code(self, table: CardGame, ability: i64, card: CardId) -> Code:
        return RESPOND.base + card

    def which(self, table: CardGame, event: Happening) -> Code:
        return PICK.base + event.card

    def may_hold(self, table: CardGame, seat: Seat, moment: i64, event: Happening) -> bool:
        """Some card of the seat that others cannot see could answer, were it in the hand (CG-TABLE-1)."""
        if len(table.rows[HAND[seat]]) == 0:
            return False
        for ability in self.heard(table, moment, event.kind):
            if self.texts[ability - RULES].place != FROM_HAND:
                continue
            for card in table.copies[self.owners[ability - RULES]]:
                if table.owner[card] == seat and is_hidden(table, card) and self.answers(table, ability, card, event):
                    return True
        return False

    def use(self, table: CardGame, ability: i64, card: CardId, about: i64, log: Log) -> None:
        script = self.abilities[ability].script if ability < RULES else self.texts[ability - RULES].number
        table.push(script, table.owner[card], card, -1, about)

    def ask(self, table: CardGame, seat: Seat, first: i64) -> None:
        """The player is told what may be answered."""
        single = len(table.happenings) == first + 1
        told = asked_about(table.happenings[first]) if single else SEVERAL
        table.ask(seat, ASK_RESPOND, table.happenings[first].card if single else NO_CARD, told)

    def apply(self, table: CardGame, event: Happening, log: Log) -> None:
        if not table.stack:
            return  # something of the same batch ended the game
        if event.kind == H_DAMAGE:
            place_damage(table, event, log)
        elif event.kind == H_LEAVES:
            window = table.stack[-1]
            if event is table.happenings[window.about]:
                table.count[TOGETHER] = 0
            leave(table, event, log)
            if table.stack and event is table.happenings[window.about + window.left - 1]:
                order_discards(table, LIGHT, table.count[TOGETHER])
        elif event.kind == H_USED:
            if event.other == CALLED_OFF:
                log.add(E_CANCELLED, event.seat, event.card)
                return
            start(table, event)

    def sweep(self, table: CardGame, log: Log) -> bool:
        """Cards with too much damage are destroyed, enhancements that no longer fit are discarded, together."""
        if not table.stack:
            return False
        self._put_away(table, log)
        events: list[Happening] = []
        for seat in range(2):
            _add_leaving(table, seat, UNITS[seat], events)
            _add_leaving(table, seat, OBJECTIVES[seat], events)
            _add_leaving(table, seat, ENHANCEMENTS[seat], events)
        if not events:
            return False
        propose(table, N_HAPPEN, table.active, events)
        return True

    def _put_away(self, table: CardGame, log: Log) -> None:
        """An event has been played when it is resolved and discarded: before anything answers that (CG-ABIL-3)."""
        window = table.stack[-1]
        if window.left == 0:
            return  # nothing was proposed in it
        used = table.happenings[window.about]
        if used.kind == H_USED and table.where(used.card) == BEING_PLAYED:
            put_away(table, used.card, log)


def start(table: CardGame, event: Happening) -> None:
    """The effects of the ability that opened this window by being used."""
    for frame in reversed(table.stack):
        ability = PROGRAM.nodes[frame.node]
        if isinstance(ability, Ability) and frame.card == event.card:
            ability.go(table, frame)
            return


def asked_about(event: Happening) -> i64:
    """What happens, as a number that the question is worded by."""
    return event.amount if event.kind == H_DAMAGE else SINGLE + event.kind


def _moment(timing: i64, how: i64) -> i64:
    if timing == INTERRUPT:
        return SO_FAR if how & LATE else BEFORE
    if timing == FORCED_REACTION:
        return MUST
    assert timing == REACTION
    return AFTER


def _add_leaving(table: CardGame, seat: Seat, place: i64, events: list[Happening]) -> None:
    """Only what is damaged or attached can leave by itself."""
    damage = table.rows[DAMAGE]
    hosts = table.rows[HOST]
    damaged = len(damage) > 0
    attached = len(hosts) > 0
    for card in table.rows[place]:
        if damaged and damage[card] > 0 and damage[card] >= capacity(table, card):
            if not _is_leaving(table, card):
                events.append(departure(table, card, DESTROYED))
        elif attached and hosts[card] > 0 and not _fits_on(table, seat, card, hosts[card] - 1):
            events.append(departure(table, card, DISCARDED))


def _is_leaving(table: CardGame, card: CardId) -> bool:
    """Is it on its way out already?"""
    for event in table.happenings:
        if event.kind == H_LEAVES and event.card == card:
            return True
    return False


def _fits_on(table: CardGame, seat: Seat, card: CardId, host: CardId) -> bool:
    such = table.printed[card].host
    return such is None or (such.mine(table, seat, host) and such.fits(table, seat, host))


def windows() -> list[Node[CardGame]]:
    """The three windows, in the order of their numbers; made when all cards are in the book."""
    times = Times()
    return [Window(times, WHOLE), Window(times, ONLY_BEFORE), Window(times, ONLY_AFTER)]
