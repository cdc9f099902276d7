"""Playing a card: where it goes, what it costs, what it does when it enters."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.effects.discount import LESS, Cheaper
from kantyna.games.destiny.effects.registers import fresh
from kantyna.games.destiny.table import (
    CHARACTERS,
    HAND,
    HOST,
    LIMBO,
    RESOURCES,
    SUPPORTS,
    UPGRADES,
    YELLOW_EVENTS,
    Destiny,
    has,
)
from kantyna.games.destiny.turn.announcement import M_AFTER, M_BEFORE, announce, announce_before, listens
from kantyna.games.destiny.turn.answers import NO, PICK, Pointing, different, is_first
from kantyna.games.destiny.turn.defeat import trim
from kantyna.games.destiny.turn.extra_actions import grant
from kantyna.games.destiny.turn.main import nothing_done
from kantyna.games.destiny.turn.movement import attach, bring_die, discard, discard_from_play, make_elite, pay, put
from kantyna.games.destiny.turn.nodes import N_PLAY
from kantyna.games.destiny.turn.refusals import no
from kantyna.games.destiny.turn.values import has_copy, play_cost, restrictions_hold
from kantyna.games.destiny.vocabulary import (
    AMBUSH,
    ASK_BEARER,
    ASK_REPLACED,
    BEFORE,
    E_ATTACHED,
    E_NOT_PLAYED,
    E_PLAYED,
    EVENT,
    H_EMPTY_HAND,
    H_PLAY,
    SUPPORT,
    UPGRADE,
    YELLOW,
)
from kantyna.kernel.body import Options, listed
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import EVERYBODY, NO_CARD, CardId, Code, Seat
from kantyna.kernel.modifier import Modifier
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal

# Registers of a card that is being played, besides LESS.
FREE: Final = 1
BEARER: Final = 2
REPLACED: Final = 3
KEYWORD: Final = 4
"""Keywords that it has gained for this."""
FROM_HAND: Final = 5
LAST: Final = 2
"""Of ``FROM_HAND``: it was the last card of the hand."""

M_AMBUSH: Final = 0
"""A lasting effect: the next card of a seat has Ambush (Swiftness)."""


def savings(table: Destiny, seat: Seat, card: CardId) -> i64:
    """How much supports could still take off a card's cost (It Binds All Things)."""
    total: i64 = 0
    if not listens(table, M_BEFORE, H_PLAY) or len(table.rows[SUPPORTS[seat]]) == 0:
        return total
    event = Happening(H_PLAY, seat, card)
    for support in table.rows[SUPPORTS[seat]]:
        for ability in table.printed[support].triggered:
            if ability.timing == BEFORE and ability.when is not None and ability.when.kind == H_PLAY:
                frame = Frame(-1, seat, support, data=fresh())
                if ability.when.hears(table, seat, support, event) and ability.able(table, frame):
                    for effect in ability.effects:
                        if isinstance(effect, Cheaper):
                            total += effect.n
    return total


def bearers(table: Destiny, seat: Seat, card: CardId, less: i64, free: bool) -> list[CardId]:
    """The characters on which an upgrade could be played and paid for."""
    return [
        character for character in table.rows[CHARACTERS[seat]] if can_bear(table, seat, card, character, less, free)
    ]


def can_bear(table: Destiny, seat: Seat, card: CardId, bearer: CardId, less: i64, free: bool) -> bool:
    """Could an upgrade be played on this character and paid for?"""
    return restrictions_hold(table, seat, card, bearer) and (free or can_pay(table, seat, card, bearer, less))


def can_pay(table: Destiny, seat: Seat, card: CardId, bearer: CardId, less: i64) -> bool:
    """Are there the resources for it? Nothing makes a card dearer, so what is printed is enough."""
    resources = table.count[RESOURCES[seat]]
    return table.printed[card].cost - less <= resources or cheapest(table, seat, card, bearer, less) <= resources


def cheapest(table: Destiny, seat: Seat, card: CardId, bearer: CardId, less: i64) -> i64:
    """The least that a card could cost, on that bearer and in the place of some upgrade."""
    less += savings(table, seat, card)
    cost = play_cost(table, seat, card, bearer, NO_CARD, less)
    if bearer != NO_CARD:
        for upgrade in table.rows[UPGRADES[seat]]:
            if table.mark(HOST, upgrade) == bearer + 1:
                cost = min(cost, play_cost(table, seat, card, bearer, upgrade, less))
    return cost


def can_play(
    table: Destiny, seat: Seat, card: CardId, less: i64 = 0, free: bool = False, bearer: CardId = NO_CARD
) -> bool:
    """May the card be played now and paid for?"""
    if table.printed[card].kind == UPGRADE:
        if bearer != NO_CARD:  # named by a card, but never somebody else's (DE-UPG-1)
            return table.controller(bearer) == seat and can_bear(table, seat, card, bearer, less, free)
        for character in table.rows[CHARACTERS[seat]]:
            if can_bear(table, seat, card, character, less, free):
                return True
        return False
    return restrictions_hold(table, seat, card, NO_CARD) and (free or can_pay(table, seat, card, NO_CARD, less))


def begin_play(
    table: Destiny, seat: Seat, card: CardId, less: i64 = 0, free: bool = False, bearer: CardId = NO_CARD
) -> None:
    """Start playing a card from wherever it is."""
    from_hand = 1 if has(table.rows[HAND[seat]], card) else 0
    data = [less, 1 if free else 0, bearer, NO_CARD, 0, from_hand]
    table.stack.append(Frame(N_PLAY, seat, card, data=data))


class Playing(Pointing):
    """Play a card from the hand."""

    def offer(self, table: Destiny, seat: Seat, out: Options) -> None:
        hand = table.rows[HAND[seat]]
        for at in range(len(hand)):
            if is_first(table, hand, at) and can_play(table, seat, hand[at]):
                out.add(self.base + hand[at])

    def do(self, table: Destiny, frame: Frame, what: i64, log: Log) -> None:
        begin_play(table, frame.seat, what)

    def wish(self, table: Destiny, seat: Seat, out: Options) -> None:
        for card in different(table, listed(table.rows[HAND[seat]])):
            out.add(self.base + card)

    def why_not(self, table: Destiny, seat: Seat, what: i64) -> Refusal | None:
        if not has(table.rows[HAND[seat]], what):
            return no("DE-ACT-1", "not-in-hand")
        printed = table.printed[what]
        if printed.unique and has_copy(table, seat, what):
            return no("DE-UNIQ-1", "unique")
        if printed.kind != UPGRADE:
            if not restrictions_hold(table, seat, what, NO_CARD):
                return no("DE-PLAY-1", "restricted")
            return no("DE-PLAY-2", "too-expensive", n=play_cost(table, seat, what, NO_CARD, NO_CARD, 0))
        if not bearers(table, seat, what, 0, True):
            return no("DE-PLAY-1", "no-bearer")
        return no("DE-PLAY-2", "too-expensive", n=play_cost(table, seat, what, NO_CARD, NO_CARD, 0))


PLAY: Final = Playing("play")


class Play(Node[Destiny]):
    """Bearer, replaced upgrade, "before", payment, entering or text, "after"."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.at == 0:
            if table.printed[frame.card].kind == UPGRADE and self._asks_where(table, frame):
                return WAIT
            frame.at = 2
            if announce_before(table, H_PLAY, frame.seat, frame.card, 0, frame.data[BEARER]):
                return WAIT
        if frame.at == 2:
            if not self._pay(table, frame, log):
                return DONE
            frame.at = 3
            if self._enter(table, frame, log):
                return WAIT
        if frame.at == 3:
            frame.at = 4
            if self._finish(table, frame, log):
                return WAIT
        return DONE

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if frame.data[BEARER] == NO_CARD:
            frame.data[BEARER] = code - PICK.base
        else:
            frame.data[REPLACED] = code - PICK.base if code != NO.base else NO_CARD
            frame.left = 0

    def _asks_where(self, table: Destiny, frame: Frame) -> bool:
        """Ask for the character, then for the upgrade that the new one replaces."""
        less = frame.data[LESS]
        free = frame.data[FREE] != 0
        if frame.data[BEARER] == NO_CARD:
            out = table.offer()
            for character in bearers(table, frame.seat, frame.card, less, free):
                out.add(PICK.base + character)
            table.ask(frame.seat, ASK_BEARER, frame.card)
            return True
        if frame.left == 0:
            return False
        bearer = frame.data[BEARER]
        worn = table.upgrades(bearer)
        if not worn:
            return False
        saved = savings(table, frame.seat, frame.card)
        resources = table.count[RESOURCES[frame.seat]]
        out = table.offer()
        for upgrade in worn:
            if free or play_cost(table, frame.seat, frame.card, bearer, upgrade, less + saved) <= resources:
                out.add(PICK.base + upgrade)
        if free or play_cost(table, frame.seat, frame.card, bearer, NO_CARD, less + saved) <= resources:
            out.add(NO.base)
        table.ask(frame.seat, ASK_REPLACED, frame.card)
        return True

    def _pay(self, table: Destiny, frame: Frame, log: Log) -> bool:
        """Pay for it; what can't be paid for is not played after all."""
        data = frame.data
        if data[FREE]:
            return True
        cost = play_cost(table, frame.seat, frame.card, data[BEARER], data[REPLACED], data[LESS])
        if cost > table.count[RESOURCES[frame.seat]]:
            log.add(E_NOT_PLAYED, frame.seat)
            nothing_done(table)
            return False
        pay(table, frame.seat, cost, log)
        return True

    def _enter(self, table: Destiny, frame: Frame, log: Log) -> bool:
        """An event goes to limbo and does what it says; others enter play with their die."""
        seat = frame.seat
        card = frame.card
        printed = table.printed[card]
        depth = len(table.stack)
        log.add(E_PLAYED, seat, card)
        if printed.kind == EVENT:
            put(table, card, LIMBO, EVERYBODY)
            if printed.colour == YELLOW:
                table.count[YELLOW_EVENTS[seat]] += 1
            if printed.text is not None:
                table.stack.append(Frame(printed.text.number, seat, card, data=fresh()))
        elif printed.kind == SUPPORT:
            put(table, card, SUPPORTS[seat], EVERYBODY)
            bring_die(table, card, seat)
        else:
            bearer = frame.data[BEARER]
            attach(table, card, bearer)
            log.add(E_ATTACHED, seat, card, 0, -1, EVERYBODY, bearer)
            if frame.data[REPLACED] != NO_CARD:
                discard_from_play(table, frame.data[REPLACED], log)
            bring_die(table, card, seat)
            make_elite(table, card, bearer)
            trim(table, seat, bearer)
        if frame.data[FROM_HAND] and len(table.rows[HAND[seat]]) == 0:
            frame.data[FROM_HAND] = LAST  # whatever its text draws or discards afterwards
        return len(table.stack) != depth

    def _finish(self, table: Destiny, frame: Frame, log: Log) -> bool:
        """Out of limbo, then whatever answers that the card was played."""
        seat = frame.seat
        card = frame.card
        printed = table.printed[card]
        if printed.kind == EVENT and has(table.rows[LIMBO], card):
            discard(table, card, log)
        keywords = printed.keywords | frame.data[KEYWORD] | self._next_card(table, seat)
        if keywords & AMBUSH:
            grant(table, seat, card, 1, log)
        events: list[Happening] = []
        if listens(table, M_AFTER, H_PLAY):
            events.append(Happening(H_PLAY, seat, card, 0, keywords, frame.data[BEARER]))
        if frame.data[FROM_HAND] == LAST:
            events.append(Happening(H_EMPTY_HAND, seat, NO_CARD, 1))
        return announce(table, events)

    def _next_card(self, table: Destiny, seat: Seat) -> i64:
        """Keywords of "the next card": a card that gives them is not its own next one."""
        if not table.modifiers:
            return 0
        found = [row for row in table.modifiers if row.what == M_AMBUSH and row.whom == seat and row.until == 1]
        table.modifiers = [
            row if row.what != M_AMBUSH or row.until == 1 else Modifier(row.what, row.whom, row.amount, 1, row.source)
            for row in table.modifiers
            if row not in found
        ]
        return AMBUSH if found else 0
