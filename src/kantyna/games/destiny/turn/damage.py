"""Damage and shields: what is dealt, what shields stop, what is taken."""

from __future__ import annotations

from kantyna.games.destiny.effects import constant as c
from kantyna.games.destiny.table import (
    BLOCKED,
    CHARACTERS,
    DAMAGE,
    HOST,
    MOST_SHIELDS,
    SHIELDS,
    UPGRADES,
    Destiny,
    has,
)
from kantyna.games.destiny.turn.announcement import is_heard
from kantyna.games.destiny.turn.answers import NO, PICK
from kantyna.games.destiny.turn.defeat import check_defeats
from kantyna.games.destiny.turn.movement import discard_by_effect
from kantyna.games.destiny.turn.nodes import N_DAMAGE, N_GIVE
from kantyna.games.destiny.vocabulary import (
    ASK_MENTOR,
    E_BLOCKED,
    E_DAMAGED,
    E_SHIELDED,
    H_DAMAGE,
    H_SHIELDS,
    IS_MELEE,
    UNBLOCKABLE,
)
from kantyna.kernel.body import listed
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.window import propose


def propose_damage(
    table: Destiny, seat: Seat, characters: list[CardId], amounts: list[i64], how: i64, source: CardId, log: Log
) -> None:
    """Damage that *seat* deals to characters at the same time. It waits in a window only where a card may answer."""
    table.count[BLOCKED] = 0
    if table.kit.constant[c.SHARED_SHIELDS] or is_heard(table, H_DAMAGE):
        events = [Happening(H_DAMAGE, seat, card, amounts[at], how, source) for at, card in enumerate(characters)]
        propose(table, N_DAMAGE, seat, events)
        return
    left = [
        amounts[at] if how & UNBLOCKABLE else amounts[at] - block(table, card, amounts[at], log)
        for at, card in enumerate(characters)
    ]
    for at, card in enumerate(characters):
        deal(table, card, left[at], how, log)
    check_defeats(table, log)


def propose_shields(
    table: Destiny, seat: Seat, characters: list[CardId], amounts: list[i64], source: CardId, log: Log
) -> None:
    """Shields that *seat* gives to characters; they wait in a window only where a card may answer."""
    if is_heard(table, H_SHIELDS):
        events = [Happening(H_SHIELDS, seat, card, amounts[at], 0, source) for at, card in enumerate(characters)]
        propose(table, N_GIVE, seat, events)
        return
    for at, card in enumerate(characters):
        give(table, card, amounts[at], log)


def block(table: Destiny, card: CardId, amount: i64, log: Log) -> i64:
    """A character's shields stop damage, as much as they can; tells how much."""
    stopped = min(amount, table.mark(SHIELDS, card))
    if stopped > 0:
        table.write_mark(SHIELDS, card, table.mark(SHIELDS, card) - stopped)
        table.count[BLOCKED] += stopped
        log.add(E_BLOCKED, table.controller(card), card, stopped)
    return stopped


def deal(table: Destiny, card: CardId, amount: i64, how: i64, log: Log) -> None:
    """The damage that is left is taken: so many tokens, never more than there is health."""
    if amount <= 0 or not table.in_play(card):
        return
    taken = min(amount, table.health_left(card))
    if taken <= 0:
        return
    table.write_mark(DAMAGE, card, table.mark(DAMAGE, card) + taken)
    log.add(E_DAMAGED, table.controller(card), card, taken)
    if how & IS_MELEE and table.kit.constant[c.LOST_TO_MELEE]:
        for upgrade in listed(table.rows[UPGRADES[table.controller(card)]]):
            if table.mark(HOST, upgrade) == card + 1 and table.printed[upgrade].constant[c.LOST_TO_MELEE]:
                discard_by_effect(table, upgrade, log)


def give(table: Destiny, card: CardId, amount: i64, log: Log) -> None:
    """Shields up to three; the rest is ignored."""
    if not table.in_play(card):
        return
    given = min(amount, MOST_SHIELDS - table.mark(SHIELDS, card))
    if given > 0:
        table.write_mark(SHIELDS, card, table.mark(SHIELDS, card) + given)
        log.add(E_SHIELDED, table.controller(card), card, given)


class Shields(Node[Destiny]):
    """Shields stop damage, as much as they can; then those of a mentor may (Protective Mentor)."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        event = table.happenings[frame.about]
        if frame.at == 0:
            frame.at = 1
            event.amount -= block(table, event.card, event.amount, log)
        while event.amount > 0:
            mentors = self._mentors(table, event.card, frame)
            if not mentors:
                return DONE
            out = table.offer()
            for card in mentors:
                out.add(PICK.base + card)
            out.add(NO.base)
            table.ask(table.controller(mentors[0]), ASK_MENTOR, event.card, event.amount)
            return WAIT
        return DONE

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        event = table.happenings[frame.about]
        if code == NO.base:
            # Nobody of this seat wants to any more; other seats may.
            seat = table.controller(self._mentors(table, event.card, frame)[0])
            frame.data = [*frame.data, seat]
            return
        card = code - PICK.base
        table.write_mark(SHIELDS, card, table.mark(SHIELDS, card) - 1)
        event.amount -= 1
        table.count[BLOCKED] += 1
        log.add(E_BLOCKED, table.controller(card), card, 1)

    def _mentors(self, table: Destiny, hurt: CardId, frame: Frame) -> list[CardId]:
        """Characters whose shields may stop damage to others: of the first seat that has such and was not asked."""
        for seat in range(table.seats):
            if seat in frame.data:
                continue
            found: list[CardId] = []
            for upgrade in table.rows[UPGRADES[seat]]:
                bearer = table.host(upgrade)
                if (
                    table.printed[upgrade].constant[c.SHARED_SHIELDS]
                    and bearer != hurt
                    and has(table.rows[CHARACTERS[seat]], bearer)
                    and table.mark(SHIELDS, bearer) > 0
                    and bearer not in found
                ):
                    found.append(bearer)
            if found:
                return found
        return []
