"""Attacks on bases: committing cards, and resolving what was committed."""

from __future__ import annotations

from typing import Final

from kantyna.games.deckbuilding.table import (
    AT_BASE,
    AT_ROW,
    BLOCK,
    COMMITTED,
    FREE,
    GALAXY_ROW,
    IN_PLAY,
    PROGRAM,
    USED,
    Deckbuilding,
)
from kantyna.games.deckbuilding.turn.answers import NUMBER, STOP, AtSeat
from kantyna.games.deckbuilding.turn.damage import hit_base, hit_ship
from kantyna.games.deckbuilding.turn.equal_cards import WhichCard
from kantyna.games.deckbuilding.turn.galaxy import spend
from kantyna.games.deckbuilding.turn.strength import attack_of, committed, helped, is_armed, is_raised
from kantyna.games.deckbuilding.vocabulary import (
    ASK_ATTACKERS,
    ASK_DIVIDE,
    ASK_WHICH,
    CAPITAL_SHIP,
    COMMITTED_TO_BASE,
    COMMITTED_TO_ROW,
    STRUCK,
    UNIT,
)
from kantyna.kernel.action import PLACED, Verb
from kantyna.kernel.body import Options
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said


class Strike(AtSeat):
    """Commit cards to the attack on an opponent's base and capital ships."""

    def do(self, table: Deckbuilding, frame: Frame, what: i64, log: Log) -> None:
        table.push(COMMIT, frame.seat, NO_CARD, -1, AT_BASE + what)

    def wish(self, table: Deckbuilding, seat: Seat, out: Options) -> None:
        for foe in table.foes[seat]:
            out.add(self.base + foe)

    def why_not(self, table: Deckbuilding, seat: Seat, what: i64) -> Refusal | None:
        if what not in table.foes[seat]:
            return Refusal("DB-COMMIT-1", Said("why-no-foe"))
        if not may_strike(table, what):
            return Refusal("DB-ATTACK-12", Said("why-nothing-to-strike"))
        return why_no_attackers(table, seat, False)


class ResolveStrike(AtSeat):
    """Resolve the attack on an opponent's base and capital ships."""

    def do(self, table: Deckbuilding, frame: Frame, what: i64, log: Log) -> None:
        table.push(DIVIDE, frame.seat, NO_CARD, -1, what)

    def number(self, table: Deckbuilding, seat: Seat, what: i64) -> i64:
        return committed(table, seat, AT_BASE + what)

    def wish(self, table: Deckbuilding, seat: Seat, out: Options) -> None:
        for foe in table.foes[seat]:
            out.add(self.base + foe)

    def why_not(self, table: Deckbuilding, seat: Seat, what: i64) -> Refusal | None:
        return Refusal("DB-COMMIT-3", Said("why-nothing-committed"))


class Attacker(Verb[Deckbuilding]):
    """Points at a card that may join an attack: equal ones are one option unless one has used its ability (1 block
    higher) or was strengthened (2)."""

    def code(self, table: Deckbuilding, card: CardId) -> Code:
        code = self.base + table.defs[card]
        used = table.rows[USED]
        if len(used) > 0 and used[card] != 0:
            code += BLOCK
        if table.modifiers and is_raised(table, card):
            code += 2 * BLOCK
        return code

    def meant(self, table: Deckbuilding, seat: Seat, code: Code) -> CardId:
        """The first free card that the code names."""
        for card in table.rows[IN_PLAY[seat]]:
            if table.aim(card) == FREE and self.code(table, card) == code:
                return card
        return NO_CARD

    def cards(self, table: Deckbuilding, seat: Seat, what: i64) -> list[CardId]:
        code = self.base + what
        definition = what % BLOCK
        return [
            card
            for card in table.rows[IN_PLAY[seat]]
            if table.defs[card] == definition and table.aim(card) == FREE and self.code(table, card) == code
        ]

    def number(self, table: Deckbuilding, seat: Seat, what: i64) -> i64:
        card = self.meant(table, seat, self.base + what)
        return attack_of(table, seat, card, table.asked_number >= AT_ROW) if card >= 0 else -1


class Commit(Node[Deckbuilding]):
    """Pick the cards that join the attack at ``frame.about``; the first pick is not declined."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        seat = frame.seat
        if frame.left == 0:
            return DONE
        out = table.offer()
        at_row = frame.about >= AT_ROW
        kinds: i64 = -1  # those that are ``helped``: looked for once a card has no attack of its own
        found = False
        for card in table.rows[IN_PLAY[seat]]:
            printed = table.printed[card]
            # Free, and of a kind that attacks there (DB-COMMIT-4, DB-HUNT-2).
            if (at_row and printed.kind != UNIT) or table.aim(card) != FREE:
                continue
            if printed.attack == 0:
                if kinds < 0:
                    kinds = helped(table, seat)
                if not is_armed(table, seat, card, at_row, kinds):
                    continue
            found = True
            out.add(ATTACKER.code(table, card))
        if not found:
            return DONE
        if frame.left > 0:
            out.add(STOP.base)
        table.ask(seat, ASK_ATTACKERS, NO_CARD, frame.about)
        return WAIT

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP.base:
            frame.left = 0
            return
        frame.left = 1
        seat = frame.seat
        WHICH_ATTACKS.settle(table, seat, ATTACKER.cards(table, seat, code - ATTACKER.base), frame.about, log)


class WhichAttacks(WhichCard):
    """The card that joins the attack."""

    def use(self, table: Deckbuilding, seat: Seat, card: CardId, about: i64, log: Log) -> None:
        table.write_mark(COMMITTED, card, about)
        if not log.muted:
            self.tell(table, seat, card, about, log)

    def tell(self, table: Deckbuilding, seat: Seat, card: CardId, aim: i64, log: Log) -> None:
        attack = attack_of(table, seat, card, aim >= AT_ROW)
        if aim >= AT_ROW:
            target = table.rows[GALAXY_ROW][aim - AT_ROW]
            log.add(COMMITTED_TO_ROW, seat, card, attack, -1, EVERYBODY, target)
        else:
            log.add(COMMITTED_TO_BASE, seat, card, attack, aim - AT_BASE)


class Divide(Node[Deckbuilding]):
    """The attack on the base of seat ``frame.about``: ``frame.left`` damage is to be divided among ``frame.data``."""

    def step(self, table: Deckbuilding, frame: Frame, log: Log) -> bool:
        seat = frame.seat
        foe = frame.about
        if frame.left < 0:
            frame.left = committed(table, seat, AT_BASE + foe)
            spend(table, seat, AT_BASE + foe)
            log.add(STRUCK, seat, NO_CARD, frame.left, foe)
            if table.has_ship(foe):
                frame.data = table.ships(foe)
        while frame.data and frame.left > 0:
            ship = frame.data[0]
            most = min(frame.left, table.hits_left(ship))
            # What the other ships can't take must go here: no damage is kept back from them (DB-ATTACK-2).
            room: i64 = 0
            for other in frame.data:
                if other != ship:
                    room += table.hits_left(other)
            least = max(0, frame.left - room)
            if least < most:
                out = table.offer()
                for amount in range(least, most + 1):
                    out.add(NUMBER.base + amount)
                table.ask(seat, ASK_DIVIDE, ship, frame.left)
                return WAIT
            self.hit(table, frame, most, log)
        if frame.left > 0:
            hit_base(table, seat, foe, frame.left, log)
        return DONE

    def hit(self, table: Deckbuilding, frame: Frame, amount: i64, log: Log) -> None:
        ship = frame.data[0]
        frame.data = frame.data[1:]
        frame.left -= amount
        if amount:
            hit_ship(table, frame.seat, frame.about, ship, amount, log)

    def answer(self, table: Deckbuilding, frame: Frame, code: Code, log: Log) -> None:
        self.hit(table, frame, code - NUMBER.base, log)


def may_strike(table: Deckbuilding, foe: Seat) -> bool:
    """Is there a base or a capital ship to hit (DB-ATTACK-12)?"""
    return table.base(foe) >= 0 or table.has_ship(foe)


def why_no_attackers(table: Deckbuilding, seat: Seat, at_row: bool) -> Refusal:
    """Why nothing can be committed to an attack."""
    strong = [card for card in table.rows[IN_PLAY[seat]] if attack_of(table, seat, card, at_row) > 0]
    if not strong:
        return Refusal("DB-COMMIT-4", Said("why-no-attack"))
    if at_row and any(table.printed[card].kind == CAPITAL_SHIP and table.aim(card) == FREE for card in strong):
        return Refusal("DB-HUNT-2", Said("why-ships-only"))
    return Refusal("DB-COMMIT-2", Said("why-all-committed"))


STRIKE: Final = Strike("strike")
RESOLVE_STRIKE: Final = ResolveStrike("resolve-strike")
ATTACKER: Final = Attacker("attacker", PLACED, 4)
COMMIT: Final = PROGRAM.add("commit", Commit())
WHICH_ATTACKS: Final = WhichAttacks(ASK_WHICH)
PROGRAM.add("commit/which", WHICH_ATTACKS)
DIVIDE: Final = PROGRAM.add("strike", Divide())
