"""Players who fall: what becomes of their cards, what they may leave behind, and who has won."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import first, without
from kantyna.games.star_realms.actions import LEAVE, STOP
from kantyna.games.star_realms.book import PROGRAM
from kantyna.games.star_realms.moves import forget
from kantyna.games.star_realms.table import StarRealms
from kantyna.games.star_realms.targets import emperor_of, find_foes, is_emperor
from kantyna.games.star_realms.words import (
    ASK_LEAVE,
    EMPEROR,
    FELL,
    GAME_WON,
    LEFT,
    RAID,
    REASON_BOSS,
    REASON_EMPEROR,
    REASON_LAST,
    REASON_RAIDERS,
)
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, NOBODY, CardId, Code, Seat


class Legacy(Node[StarRealms]):
    """A fallen player may leave a card to each heir in turn; the rest of his cards leave the game.

    ``frame.seat`` fell; ``frame.at`` goes through the seats.
    """

    def step(self, table: StarRealms, frame: Frame, log: Log) -> int:
        fallen = frame.seat
        while frame.at < table.seats:
            if frame.at in heirs(table, fallen):
                options = self._cards(table, fallen)
                if options:
                    options.append(STOP)
                    table.ask(fallen, ASK_LEAVE, options, NO_CARD, frame.at)
                    return WAIT
            frame.at += 1
        bury(table, fallen)
        return DONE

    def answer(self, table: StarRealms, frame: Frame, code: Code, log: Log) -> None:
        heir = frame.at
        frame.at += 1
        if code == STOP:
            return
        for zone in legacy(table):
            card = first(table, zone[frame.seat], code - LEAVE)
            if card != NO_CARD:
                zone[frame.seat] = without(zone[frame.seat], card)
                forget(table, card)
                table.discard[heir] = [*table.discard[heir], card]
                log.add(LEFT, frame.seat, card, 0, heir)
                return

    def _cards(self, table: StarRealms, seat: Seat) -> list[Code]:
        codes: list[Code] = []
        for zone in legacy(table):
            for card in zone[seat]:
                code = LEAVE + table.defs[card]
                if code not in codes:
                    codes.append(code)
        codes.sort()
        return codes


def legacy(table: StarRealms) -> list[list[list[CardId]]]:
    """The zones a fallen player may leave a card from: an Admiral's bases too, a raider's go down with him."""
    zones = [table.discard, table.hand, table.deck]
    if table.mode == EMPEROR:
        zones.append(table.bases)
    return zones


def heirs(table: StarRealms, fallen: Seat) -> list[Seat]:
    """Whom a fallen player may leave a card: an Admiral his Emperor, a raider each raider left."""
    if table.mode == EMPEROR and not is_emperor(fallen):
        return [emperor_of(fallen)]
    if table.mode == RAID:
        return table.teammates(fallen)
    return []


def bury(table: StarRealms, seat: Seat) -> None:
    """The cards of the fallen are out of the game."""
    for zone in (table.discard, table.hand, table.deck, table.ships, table.bases):
        for card in zone[seat]:
            forget(table, card)
        table.lost = table.lost + zone[seat]
        zone[seat] = []


def defeat(table: StarRealms, victim: Seat, log: Log) -> None:
    """Authority at zero or below: the player falls, a Hydra as a whole."""
    for seat in table.side(victim):
        table.alive = [0 if other == seat else table.alive[other] for other in range(table.seats)]
        log.add(FELL, seat)
    ended = judge(table)
    if ended != NOBODY:
        winners = [seat for seat in range(table.seats) if table.teams[seat] == ended]
        reason = _reason(table, ended)
        for seat in winners:
            log.add(GAME_WON, seat)
        table.finish(winners, reason)
        return
    find_foes(table)
    table.push(LEGACY, victim)


def judge(table: StarRealms) -> int:
    """The team that has won, or nobody's."""
    if table.mode == EMPEROR:
        if not table.alive[1]:
            return table.teams[4]
        if not table.alive[4]:
            return table.teams[1]
        return NOBODY
    standing = NOBODY
    for seat in range(table.seats):
        if table.alive[seat]:
            if standing != NOBODY and standing != table.teams[seat]:
                return NOBODY
            standing = table.teams[seat]
    return standing


def _reason(table: StarRealms, winner: int) -> int:
    if table.mode == EMPEROR:
        return REASON_EMPEROR
    if table.mode == RAID:
        return REASON_BOSS if winner == 0 else REASON_RAIDERS
    return REASON_LAST


LEGACY: Final = PROGRAM.add("turn/legacy", Legacy())
