"""Attacks: committing cards to an aim, and resolving what was committed."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import distinct
from kantyna.games.deckbuilding.actions import ATTACKER, BLOCK, NUMBER, STOP
from kantyna.games.deckbuilding.book import HITS, KIND, MOMENT, PROGRAM
from kantyna.games.deckbuilding.moments import REWARD_NODE, offer
from kantyna.games.deckbuilding.moves import (
    attack_of,
    committed,
    fill,
    helped,
    hit_base,
    hit_ship,
    is_armed,
    leave_row,
    raised,
    ships_of,
    target_value,
)
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.words import (
    ASK_ATTACKERS,
    ASK_DIVIDE,
    AT_ROW,
    AT_SEAT,
    COMMITTED_TO_BASE,
    COMMITTED_TO_ROW,
    DEFEATED,
    FREE,
    HUNT_FAILED,
    SPENT,
    STRUCK,
    UNIT,
    WHEN_DEFEATS,
)
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NO_CARD, CardId, Code, Seat


def may_attack(table: Deckbuilding, seat: Seat, card: CardId, aim: int, kinds: int) -> bool:
    """Is the card free, strong enough to count, and of a kind that attacks there (DB-COMMIT-4, DB-HUNT-2)?

    *kinds* are those that are ``helped``.
    """
    if table.aim[card] != FREE:
        return False
    at_row = aim >= AT_ROW
    if at_row and KIND[table.defs[card]] != UNIT:
        return False
    return is_armed(table, seat, card, at_row, kinds)


def attacker_code(table: Deckbuilding, card: CardId) -> Code:
    """Equal cards are one option unless one has used its ability or was strengthened."""
    told = (1 if table.used[card] else 0) + (2 if raised(table, card) else 0)
    return ATTACKER + told * BLOCK + table.defs[card]


class Commit(Node[Deckbuilding]):
    """Pick the cards that join the attack at ``frame.about``; the first pick is not declined."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        seat = frame.seat
        options: list[Code] = []
        if frame.left != 0:
            kinds = helped(table, seat)
            for card in table.play[seat]:
                if may_attack(table, seat, card, frame.about, kinds):
                    options.append(attacker_code(table, card))
        if not options:
            return DONE
        options.sort()
        options = distinct(options)
        if frame.left > 0:
            options.insert(0, STOP)
        table.ask(seat, ASK_ATTACKERS, options, NO_CARD, frame.about)
        return WAIT

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP:
            frame.left = 0
            return
        frame.left = 1
        aim = frame.about
        seat = frame.seat
        kinds = helped(table, seat)
        for card in table.play[seat]:
            if may_attack(table, seat, card, aim, kinds) and attacker_code(table, card) == code:
                table.aim[card] = aim
                if log.muted:
                    return
                attack = attack_of(table, seat, card, aim >= AT_ROW)
                if aim >= AT_ROW:
                    log.add(COMMITTED_TO_ROW, seat, card, attack, -1, EVERYBODY, table.row[aim - AT_ROW])
                else:
                    log.add(COMMITTED_TO_BASE, seat, card, attack, aim - AT_SEAT)
                return


class Strike(Node[Deckbuilding]):
    """The attack on the base of seat ``frame.about``: ``frame.left`` damage is to be divided among ``frame.data``."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        seat = frame.seat
        foe = frame.about
        if frame.left < 0:
            aim = AT_SEAT + foe
            frame.left = committed(table, seat, aim)
            spend(table, seat, aim)
            log.add(STRUCK, seat, NO_CARD, frame.left, foe)
            frame.data = ships_of(table, foe)
        while frame.data and frame.left > 0:
            ship = frame.data[0]
            most = min(frame.left, hits_left(table, ship))
            # What the other ships can't take must go here: no damage is kept back from them (DB-ATTACK-2).
            room = 0
            for other in frame.data:
                if other != ship:
                    room += hits_left(table, other)
            least = max(0, frame.left - room)
            if least < most:
                options = [NUMBER + amount for amount in range(least, most + 1)]
                table.ask(seat, ASK_DIVIDE, options, ship, frame.left)
                return WAIT
            self.hit(table, frame, most, log)
        if frame.left > 0:
            hit_base(table, seat, foe, frame.left, log)
        return DONE

    def hit(self, table: Deckbuilding, frame: Frame, amount: int, log: Log) -> None:
        ship = frame.data[0]
        frame.data = frame.data[1:]
        frame.left -= amount
        if amount:
            hit_ship(table, frame.seat, frame.about, ship, amount, log)

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        self.hit(table, frame, code - NUMBER, log)


class Hunt(Node[Deckbuilding]):
    """The attack on the card in place ``frame.about`` of the row; afterwards reward, then "when" abilities."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> int:
        seat = frame.seat
        place = frame.about
        if frame.at == 1:
            frame.at = 2
            offer(table, seat, frame.data)
            return WAIT
        if frame.at == 2:
            return DONE
        aim = AT_ROW + place
        attack = committed(table, seat, aim)
        needed = target_value(table, seat, place)
        target = table.row[place]
        if attack < needed:
            spend(table, seat, aim)
            if table.bounty == aim:
                table.bounty = SPENT
            log.add(HUNT_FAILED, seat, target, attack)
            return DONE
        hunters: list[CardId] = []
        for card in table.play[seat]:
            if table.aim[card] == aim and MOMENT[table.defs[card]] == WHEN_DEFEATS:
                hunters.append(card)
        leave_row(table, place)
        table.galaxy_discard = [*table.galaxy_discard, target]
        log.add(DEFEATED, seat, target, attack)
        fill(table, seat, place, log)
        frame.at = 1
        frame.data = hunters
        table.push(REWARD_NODE, seat, target)
        return WAIT


def spend(table: Deckbuilding, seat: Seat, aim: int) -> None:
    """The cards of a resolved attack attack no more this turn (DB-ATTACK-9)."""
    for card in table.play[seat]:
        if table.aim[card] == aim:
            table.aim[card] = SPENT


def hits_left(table: Deckbuilding, ship: CardId) -> int:
    return HITS[table.defs[ship]] - table.damage[ship]


COMMIT_NODE: Final = PROGRAM.add("commit", Commit())
STRIKE_NODE: Final = PROGRAM.add("strike", Strike())
HUNT_NODE: Final = PROGRAM.add("hunt", Hunt())
