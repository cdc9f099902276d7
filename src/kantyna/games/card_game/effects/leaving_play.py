"""What makes cards leave play, or leave it otherwise."""

from __future__ import annotations

from kantyna.games.card_game.card_index import CARDS
from kantyna.games.card_game.effects.ability import PICKED, cause
from kantyna.games.card_game.effects.target import Proposal, Target
from kantyna.games.card_game.table import (
    DAMAGE,
    DECK,
    FOCUS,
    SHIELDS,
    UNITS,
    CardGame,
)
from kantyna.games.card_game.turn.answers import (
    PICK,
    STOP,
    TOKENS,
    ask_to_pick,
)
from kantyna.games.card_game.turn.damage import departure
from kantyna.games.card_game.turn.movement import (
    attachments,
    heal,
    mix,
    take_focus,
)
from kantyna.games.card_game.turn.nodes import N_HAPPEN
from kantyna.games.card_game.turn.values import in_play
from kantyna.games.card_game.vocabulary import (
    ASK_KEEP_UNITS,
    ASK_PICK,
    ASK_STRIP,
    CAPTURED,
    DESTROYED,
    DISCARDED,
    E_SHIELD_SPENT,
    RETURNED,
    SACRIFICED,
    SUNK,
    T_VEHICLE,
    TO_HAND,
)
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said
from kantyna.kernel.window import propose


class Away(Proposal):
    """Make cards leave play: destroyed, discarded, returned to hands, captured."""

    def __init__(self, why: i64, target: Target) -> None:
        super().__init__(target)
        self.why = why

    def happening(self, table: CardGame, frame: Frame, card: CardId) -> Happening:
        return departure(table, card, self.why, frame.card)

    def said(self) -> Said:
        words = {DESTROYED: "destroy", DISCARDED: "discard", RETURNED: "return", CAPTURED: "capture"}
        return self.target.said(words[self.why])


class ToHandInstead(Effect[CardGame]):
    """The destroyed unit goes to its owner's hand instead of the discard pile."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return event is not None and event.other != TO_HAND

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        cause(table, frame).other = TO_HAND
        return DONE

    def said(self) -> Said:
        return Said("to-hand-instead")


class OpponentSacrifices(Effect[CardGame]):
    """The opponent must sacrifice a vehicle."""

    def _vehicles(self, table: CardGame, seat: Seat) -> list[CardId]:
        return [card for card in table.rows[UNITS[1 - seat]] if table.printed[card].traits & T_VEHICLE]

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return bool(self._vehicles(table, seat))

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        vehicles = self._vehicles(table, frame.seat)
        if frame.left == 0 or not vehicles:
            return DONE
        ask_to_pick(table, 1 - frame.seat, ASK_PICK, vehicles, frame.card)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        propose(table, N_HAPPEN, frame.seat, [departure(table, code - PICK.base, SACRIFICED, frame.card)])

    def said(self) -> Said:
        return Said("opponent-sacrifices", {"n": 1})


class DestroyCheapest(Effect[CardGame]):
    """The cheapest unit without the Vehicle trait is destroyed; the active player breaks ties."""

    def _cheapest(self, table: CardGame) -> list[CardId]:
        found: list[CardId] = []
        lowest = 99
        for side in range(2):
            for card in table.rows[UNITS[side]]:
                number = table.defs[card]
                if CARDS[number].traits & T_VEHICLE:
                    continue
                if CARDS[number].cost < lowest:
                    lowest = CARDS[number].cost
                    found = []
                if CARDS[number].cost == lowest:
                    found.append(card)
        return found

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        cheapest = self._cheapest(table)
        if frame.left == 0 or not cheapest:
            return DONE
        ask_to_pick(table, table.active, ASK_PICK, cheapest, frame.card)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        propose(table, N_HAPPEN, frame.seat, [departure(table, code - PICK.base, DESTROYED, frame.card)])

    def said(self) -> Said:
        return Said("destroy-cheapest")


class KeepThree(Effect[CardGame]):
    """Each player, the one who played it first, keeps up to three units; all others return to hands."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return len(table.rows[UNITS[0]]) > 0 or len(table.rows[UNITS[1]]) > 0

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        """``left`` counts picks: 0 to 3 of the first player, 4 to 7 of the other, 8 when all is done."""
        if frame.left < 0:
            frame.left = 0
        while frame.left < 8:
            seat = frame.seat if frame.left < 4 else 1 - frame.seat
            kept = frame.data[PICKED:]
            units = [card for card in table.rows[UNITS[seat]] if card not in kept]
            if frame.left % 4 < 3 and units:
                ask_to_pick(table, seat, ASK_KEEP_UNITS, units, frame.card, 3 - frame.left % 4, stop=True)
                return WAIT
            frame.left = 4 if frame.left < 4 else 8
        if frame.left > 8:
            return DONE
        frame.left = 9
        gone = [card for side in range(2) for card in table.rows[UNITS[side]] if card not in frame.data[PICKED:]]
        propose(table, N_HAPPEN, frame.seat, [departure(table, card, RETURNED, frame.card) for card in gone])
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP.base:
            frame.left = 3 if frame.left < 4 else 7
        else:
            frame.data.append(code - PICK.base)
            frame.left += 1

    def said(self) -> Said:
        return Said("keep-three", {"n": 3})


class SinkAll(Effect[CardGame]):
    """All units go under their owners' decks in random order."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return len(table.rows[UNITS[0]]) > 0 or len(table.rows[UNITS[1]]) > 0

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            self._mix(table, frame.data[PICKED:])
            return DONE
        frame.left = 0
        units = sorted([*table.rows[UNITS[0]], *table.rows[UNITS[1]]])
        frame.data += units
        propose(table, N_HAPPEN, frame.seat, [departure(table, card, SUNK, frame.card) for card in units])
        return WAIT

    def _mix(self, table: CardGame, units: list[CardId]) -> None:
        """Only under the decks do they get their order, so that the story of their going does not tell it."""
        for owner in range(2):
            deck = DECK[owner]
            sunk = [card for card in units if table.where(card) == deck]
            mix(table, sunk)
            for at, card in enumerate(sunk):
                table.put(deck, at, card)

    def said(self) -> Said:
        return Said("sink-all")


class Strip(Effect[CardGame]):
    """Discard any number of tokens and enhancements from the picked unit, piece by piece (CG-OPEN-7)."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.left == 0 or len(frame.data) == PICKED or not in_play(table, frame.data[PICKED]):
            return DONE
        card = frame.data[PICKED]
        pieces = [PICK.base + other for other in attachments(table, card)]
        for kind, mark in enumerate((DAMAGE, FOCUS, SHIELDS)):
            if table.mark(mark, card):
                pieces.append(TOKENS[kind].base)
        if not pieces:
            return DONE
        out = table.offer()
        for piece in pieces:
            out.add(piece)
        out.add(STOP.base)
        table.ask(frame.seat, ASK_STRIP, card)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        card = frame.data[PICKED]
        if code == STOP.base:
            frame.left = 0
        elif code == TOKENS[0].base:
            heal(table, card, 1, log, frame.card)
        elif code == TOKENS[1].base:
            take_focus(table, card, 1, log, frame.card)
        elif code == TOKENS[2].base:
            table.write_mark(SHIELDS, card, table.mark(SHIELDS, card) - 1)
            log.add(E_SHIELD_SPENT, table.owner[card], card)
        else:
            propose(table, N_HAPPEN, frame.seat, [departure(table, code - PICK.base, DISCARDED, frame.card)])

    def said(self) -> Said:
        return Said("strip")
