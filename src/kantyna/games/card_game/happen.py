"""How things happen: the windows of this game, what applies a happening, and what follows from it by itself."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game import constant as c
from kantyna.games.card_game.ability import CALLED_OFF, FROM_HAND, Ability
from kantyna.games.card_game.actions import NO, PASS, PICK, RESPOND, STOP, YES
from kantyna.games.card_game.book import ANSWERS_OF, CARDS, CONSTANT, KIND, NUMBER_OF, PROGRAM
from kantyna.games.card_game.moves import (
    attachments,
    captured_at,
    clear_tokens,
    move,
    move_dial,
    rescue,
    to_bottom,
    win,
)
from kantyna.games.card_game.nodes import N_CAPTURE_AT, N_HAPPEN, N_ORDER, N_PROTECT, N_SHIELD
from kantyna.games.card_game.table import CardGame
from kantyna.games.card_game.trigger import LATE
from kantyna.games.card_game.values import capacity, in_play, protectors
from kantyna.games.card_game.words import (
    ASK_CAPTURE_AT,
    ASK_LEIA,
    ASK_ORDER,
    ASK_PROTECT,
    ASK_RESPOND,
    ASK_SHIELD,
    ASK_WHICH,
    CAPTURED,
    DARK,
    DESTROYED,
    DISCARDED,
    E_CANCELLED,
    E_CAPTURED,
    E_DAMAGED,
    E_DESTROYED,
    E_DISCARDED_FROM_PLAY,
    E_PROTECTED,
    E_RETURNED,
    E_SACRIFICED,
    E_SHIELD_SPENT,
    E_SUNK,
    ENEMY,
    FORCED_REACTION,
    H_DAMAGE,
    H_LEAVES,
    H_USED,
    HAPPENINGS,
    INTERRUPT,
    LIGHT,
    MOVED,
    OBJECTIVE,
    R_HEART,
    R_OBJECTIVES,
    REACTION,
    RETURNED,
    SACRIFICED,
    SUNK,
    TO_HAND,
    Z_CAPTURED,
    Z_DECK,
    Z_DISCARD,
    Z_EDGE,
    Z_HAND,
    Z_VICTORY,
)
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import EVERYBODY, NO_CARD, NOTHING, CardId, Code, Seat
from kantyna.kernel.window import APPLY, FORCED, OPTIONAL, REPLACE, SWEEP, Step, Timing, Window, propose
from kantyna.kernel.window import Ability as Moment

# Moments of a window.
BEFORE: Final = 0
SO_FAR: Final = 1
"""Before it happens, but after shields."""
MUST: Final = 2
AFTER: Final = 3
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

# Marks in a happening that has not been applied: what was asked about it already.
ASKED_PROTECT: Final = 2
ASKED_SHIELD: Final = 4

KINDS: Final = len(HAPPENINGS)

WIN_WITH: Final = 3
"""Objectives the light side must destroy (CG-WIN-1)."""
BINDS: Final = "it-binds-all-things"


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
            for card in table.copies[number]:
                if table.zone[card] == Z_HAND:
                    return [card]  # equal cards in one hand are the same move
            return []
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


def is_hidden(table: CardGame, card: CardId) -> bool:
    """Does the card lie where it might as well be in its owner's hand, for all the opponent sees?"""
    zone = table.zone[card]
    return zone in (Z_HAND, Z_DECK) or (zone == Z_EDGE and table.known[card] != EVERYBODY)


def departure(table: CardGame, card: CardId, why: int, source: CardId = NO_CARD, where: int = NOTHING) -> Happening:
    """A card is about to leave play."""
    return Happening(H_LEAVES, table.owner[card], card, why, where, source)


def damage(table: CardGame, card: CardId, amount: int, source: CardId, flags: int) -> Happening:
    return Happening(H_DAMAGE, table.owner[card], card, amount, flags, source)


def place_damage(table: CardGame, event: Happening, log: Log) -> None:
    """Tokens land; what exceeds the capacity is ignored (CG-DMG-1, CG-DMG-4)."""
    card = event.card
    if not in_play(table, card):
        event.applied = 0
        return
    room = capacity(table, card) - table.damage[card]
    if event.amount > room:
        event.amount = room if room > 0 else 0
    if event.amount <= 0:
        event.applied = 0
        return
    table.damage[card] += event.amount
    log.add(E_DAMAGED, table.owner[card], card, event.amount, -1, EVERYBODY, event.source)


def leave(table: CardGame, event: Happening, log: Log) -> None:
    """A card leaves play: attachments go, captives are rescued, tokens vanish; then to where it belongs."""
    card = event.card
    if not in_play(table, card) or not table.stack:
        event.applied = 0
        return
    owner = table.owner[card]
    for other in attachments(table, card):
        clear_tokens(table, other)
        move(table, other, Z_DISCARD, EVERYBODY)
        table.together += table.owner[other]
        log.add(E_DISCARDED_FROM_PLAY, table.owner[other], other)
    for captive in captured_at(table, card):
        rescue(table, captive, log)
    clear_tokens(table, card)
    if table.engaged == card:
        table.engaged = NO_CARD
    why = event.amount
    source = event.source
    if event.other >= 0:
        move(table, card, Z_CAPTURED, EVERYBODY)
        table.host[card] = event.other
        log.add(E_CAPTURED, owner, card, 0, -1, EVERYBODY, source)
    elif event.other == TO_HAND or why == RETURNED:
        move(table, card, Z_HAND, EVERYBODY)
        log.add(E_RETURNED, owner, card, 0, -1, EVERYBODY, source)
    elif why == SUNK:
        to_bottom(table, card, 0)
        log.add(E_SUNK, owner, card, 0, -1, EVERYBODY, source)
    elif KIND[table.defs[card]] == OBJECTIVE:
        _destroy_objective(table, card, source, log)
    else:
        move(table, card, Z_DISCARD, EVERYBODY)
        table.together += owner
        kind = E_DESTROYED if why == DESTROYED else E_SACRIFICED if why == SACRIFICED else E_DISCARDED_FROM_PLAY
        log.add(kind, owner, card, 0, -1, EVERYBODY, source)


def _destroy_objective(table: CardGame, card: CardId, source: CardId, log: Log) -> None:
    owner = table.owner[card]
    winner = 1 - owner
    move(table, card, Z_VICTORY, EVERYBODY)
    log.add(E_DESTROYED, owner, card, 0, -1, EVERYBODY, source)
    if CONSTANT[table.defs[card]][c.LOSE_IF_DESTROYED]:
        win(table, winner, R_HEART, log)
    elif owner == LIGHT:
        move_dial(table, len(table.victory[DARK]), log)
    elif len(table.victory[LIGHT]) >= WIN_WITH:
        win(table, LIGHT, R_OBJECTIVES, log)


class Protect(Node[CardGame]):
    """Point by point, a protector may take damage meant for ``frame.card``; the window's batch starts at ``left``."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> int:
        event = table.happenings[frame.about]
        options = [PICK + other for other in protectors(table, frame.card) if _room(table, frame.left, other) > 0]
        if not event.amount or not options or frame.at:
            return DONE
        options.sort()
        options.append(STOP)
        table.ask(frame.seat, ASK_PROTECT, options, frame.card, event.amount)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP:
            frame.at = 1
            return
        event = table.happenings[frame.about]
        other = code - PICK
        event.amount -= 1
        log.add(E_PROTECTED, frame.seat, other, 1, -1, EVERYBODY, frame.card)
        for at in range(frame.left, len(table.happenings)):
            taken = table.happenings[at]
            if taken.card == other and taken.source == event.source and taken.applied & ASKED_PROTECT:
                taken.amount += 1
                return
        more = damage(table, other, 1, event.source, event.other)
        more.applied = ASKED_PROTECT
        table.happenings.append(more)
        table.stack[-2].left += 1


def _room(table: CardGame, first: int, card: CardId) -> int:
    """What a protector can still take, simultaneous damage counted (CG-KEY-3, CG-DMG-6)."""
    room = capacity(table, card) - table.damage[card]
    for at in range(first, len(table.happenings)):
        event = table.happenings[at]
        if event.kind == H_DAMAGE and event.card == card:
            room -= event.amount
    return room


class Shield(Node[CardGame]):
    """A shield may be spent to stop one damage of the happening."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> int:
        if frame.at:
            return DONE
        event = table.happenings[frame.about]
        table.ask(frame.seat, ASK_SHIELD, [YES, NO], frame.card, event.amount)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.at = 1
        if code == YES:
            table.happenings[frame.about].amount -= 1
            spend_shield(table, frame.card, log)


def spend_shield(table: CardGame, card: CardId, log: Log) -> None:
    table.shields[card] -= 1
    log.add(E_SHIELD_SPENT, table.owner[card], card)


class CaptureAt(Node[CardGame]):
    """The dark side chooses at which of its objectives a card is captured."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> int:
        event = table.happenings[frame.about]
        if frame.at == 0:
            if event.other == TO_HAND:
                # Two effects want to replace where she goes: the active player decides (CG-OPEN-3).
                table.ask(table.active, ASK_LEIA, [YES, NO], frame.card)
                return WAIT
            frame.at = 1
        if frame.at == 1:
            options = sorted(PICK + card for card in table.objectives[DARK])
            if options:
                table.ask(DARK, ASK_CAPTURE_AT, options, frame.card)
                return WAIT
        return DONE

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        if frame.at == 0:
            frame.at = 1 if code == YES else 2
        else:
            table.happenings[frame.about].other = code - PICK
            frame.at = 2


class Order(Node[CardGame]):
    """Of cards discarded together their owner picks which lies on top: ``left`` cards are still to be ordered."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> int:
        pile = table.discard[frame.seat]
        options: list[Code] = []
        seen: list[int] = []
        for card in sorted(pile[len(pile) - frame.left - frame.at : len(pile) - frame.at]):
            if table.defs[card] not in seen:
                seen.append(table.defs[card])
                options.append(PICK + card)
        if len(options) < 2:
            return DONE
        table.ask(frame.seat, ASK_ORDER, options)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        pile = table.discard[frame.seat]
        card = code - PICK
        pile.remove(card)
        pile.insert(len(pile) - frame.at, card)
        frame.at += 1
        frame.left -= 1


def order_discards(table: CardGame, seat: Seat, count: int) -> None:
    """Ask the owner in which order *count* cards were discarded, where the order can matter (CG-DISC-4)."""
    if count < 2 or seat != LIGHT:
        return
    for card in table.copies[NUMBER_OF[BINDS]]:
        if is_hidden(table, card) or table.zone[card] == Z_CAPTURED:
            table.push(N_ORDER, seat, NO_CARD, count)
            return


def windows() -> list[Node[CardGame]]:
    """The three windows, in the order of their numbers; made when all cards are in the book."""
    times = Times()
    return [Window(times, WHOLE), Window(times, ONLY_BEFORE), Window(times, ONLY_AFTER)]
