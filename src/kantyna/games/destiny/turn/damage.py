"""Damage and shields: what is dealt, what shields stop, what is taken."""

from __future__ import annotations

from kantyna.games.destiny.effects import constant as c
from kantyna.games.destiny.table import (
    BLOCKED,
    CHARACTERS,
    DAMAGE,
    HOST,
    HURT,
    MOST_SHIELDS,
    SHIELDS,
    TAKEN,
    UPGRADES,
    Destiny,
    has,
)
from kantyna.games.destiny.turn.answers import NO, PICK
from kantyna.games.destiny.turn.movement import discard_from_play
from kantyna.games.destiny.turn.nodes import N_DAMAGE, N_GIVE
from kantyna.games.destiny.vocabulary import ASK_MENTOR, E_BLOCKED, E_DAMAGED, E_SHIELDED, H_DAMAGE, H_SHIELDS, IS_MELEE
from kantyna.kernel.body import listed
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.window import propose


def propose_damage(
    table: Destiny, seat: Seat, characters: list[CardId], amounts: list[i64], how: i64, source: CardId
) -> None:
    """Damage that *seat* deals to characters at the same time."""
    table.count[BLOCKED] = 0
    table.count[TAKEN] = 0
    events: list[Happening] = []
    for at, card in enumerate(characters):
        events.append(Happening(H_DAMAGE, seat, card, amounts[at], how, source))
        table.count[HURT] = card
    propose(table, N_DAMAGE, seat, events)


def propose_shields(table: Destiny, seat: Seat, characters: list[CardId], amounts: list[i64], source: CardId) -> None:
    """Shields that *seat* gives to characters."""
    events: list[Happening] = []
    for at, card in enumerate(characters):
        events.append(Happening(H_SHIELDS, seat, card, amounts[at], 0, source))
    propose(table, N_GIVE, seat, events)


def deal(table: Destiny, event: Happening, log: Log) -> None:
    """The damage that is left is taken: so many tokens, never more than there is health."""
    card = event.card
    if event.amount <= 0 or not table.in_play(card):
        return
    taken = min(event.amount, table.health_left(card))
    if taken <= 0:
        return
    table.write_mark(DAMAGE, card, table.mark(DAMAGE, card) + taken)
    table.count[TAKEN] += taken
    log.add(E_DAMAGED, table.controller(card), card, taken)
    if event.other & IS_MELEE:
        for upgrade in listed(table.rows[UPGRADES[table.controller(card)]]):
            if table.mark(HOST, upgrade) == card + 1 and table.printed[upgrade].constant[c.LOST_TO_MELEE]:
                discard_from_play(table, upgrade, log)


def give(table: Destiny, event: Happening, log: Log) -> None:
    """Shields up to three; the rest is ignored."""
    card = event.card
    if not table.in_play(card):
        event.applied = 0
        return
    given = min(event.amount, MOST_SHIELDS - table.mark(SHIELDS, card))
    if given > 0:
        table.write_mark(SHIELDS, card, table.mark(SHIELDS, card) + given)
        log.add(E_SHIELDED, table.controller(card), card, given)


class Shields(Node[Destiny]):
    """Shields stop damage, as much as they can; then those of a mentor may (Protective Mentor)."""

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        event = table.happenings[frame.about]
        if frame.at == 0:
            frame.at = 1
            self._block(table, event, event.card, log)
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

    def _block(self, table: Destiny, event: Happening, card: CardId, log: Log) -> None:
        stopped = min(event.amount, table.mark(SHIELDS, card))
        if stopped > 0:
            table.write_mark(SHIELDS, card, table.mark(SHIELDS, card) - stopped)
            event.amount -= stopped
            table.count[BLOCKED] += stopped
            log.add(E_BLOCKED, table.controller(card), card, stopped)

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
