"""What is asked while something is about to happen: who protects, whether a shield is spent, where captives go."""

from __future__ import annotations

from kantyna.games.card_game.table import DAMAGE, DISCARD_PILE, OBJECTIVES, CardGame
from kantyna.games.card_game.turn.answers import PICK, STOP, YES, ask_to_pick, ask_whether
from kantyna.games.card_game.turn.damage import (
    damage,
    spend_shield,
)
from kantyna.games.card_game.turn.movement import top_of
from kantyna.games.card_game.turn.values import capacity, protectors
from kantyna.games.card_game.vocabulary import (
    ASK_CAPTURE_AT,
    ASK_LEIA,
    ASK_ORDER,
    ASK_PROTECT,
    ASK_SHIELD,
    DARK,
    E_PROTECTED,
    H_DAMAGE,
    PROTECTED,
    TO_HAND,
)
from kantyna.kernel.body import listed
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, CardId, Code, DefId
from kantyna.kernel.native import i64
from kantyna.kernel.window import open_window


class Protect(Node[CardGame]):
    """Point by point, a protector may take damage meant for ``frame.card``."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        event = table.happenings[frame.about]
        first = open_window(table).about
        able = [other for other in protectors(table, frame.card) if _room(table, first, other) > 0]
        if not event.amount or not able or frame.at:
            return DONE
        ask_to_pick(table, frame.seat, ASK_PROTECT, able, frame.card, event.amount, stop=True)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP.base:
            frame.at = 1
            return
        event = table.happenings[frame.about]
        other = code - PICK.base
        event.amount -= 1
        log.add(E_PROTECTED, frame.seat, other, 1, -1, EVERYBODY, frame.card)
        for at in range(open_window(table).about, len(table.happenings)):
            taken = table.happenings[at]
            if taken.card == other:
                taken.amount += 1  # with what it is dealt itself it is one damage
                return
        table.happenings.append(damage(table, other, 1, event.source, event.other | PROTECTED))
        open_window(table).left += 1


def _room(table: CardGame, first: i64, card: CardId) -> i64:
    """What a protector can still take, simultaneous damage counted (CG-KEY-3, CG-DMG-6)."""
    room = capacity(table, card) - table.mark(DAMAGE, card)
    for at in range(first, len(table.happenings)):
        event = table.happenings[at]
        if event.kind == H_DAMAGE and event.card == card:
            room -= event.amount
    return room


class Shield(Node[CardGame]):
    """A shield may be spent to stop one damage of the happening."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.at:
            return DONE
        event = table.happenings[frame.about]
        ask_whether(table, frame.seat, ASK_SHIELD, frame.card, event.amount)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.at = 1
        if code == YES.base:
            table.happenings[frame.about].amount -= 1
            spend_shield(table, frame.card, log)


class CaptureAt(Node[CardGame]):
    """The dark side chooses at which of its objectives a card is captured."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        event = table.happenings[frame.about]
        if frame.at == 0:
            if event.other == TO_HAND:
                # Two effects want to replace where she goes: the active player decides (CG-OPEN-3).
                ask_whether(table, table.active, ASK_LEIA, frame.card)
                return WAIT
            frame.at = 1
        if frame.at == 1:
            objectives = listed(table.rows[OBJECTIVES[DARK]])
            if objectives:
                ask_to_pick(table, DARK, ASK_CAPTURE_AT, objectives, frame.card)
                return WAIT
        return DONE

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        if frame.at == 0:
            frame.at = 1 if code == YES.base else 2
        else:
            table.happenings[frame.about].other = code - PICK.base
            frame.at = 2


class Order(Node[CardGame]):
    """Of cards discarded together their owner picks which lies on top, then below it, as far down as he cares.

    ``left`` cards are still to be ordered, ``at`` are.
    """

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        top = top_of(table, DISCARD_PILE[frame.seat], frame.left + frame.at)
        different: list[CardId] = []
        seen: list[DefId] = []
        for card in sorted(top[: frame.left]):
            if table.defs[card] not in seen:
                seen.append(table.defs[card])
                different.append(card)
        if len(different) < 2:
            return DONE
        ask_to_pick(table, frame.seat, ASK_ORDER, different, stop=True)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP.base:
            frame.left = 0
            return
        pile = DISCARD_PILE[frame.seat]
        card = code - PICK.base
        table.take(pile, card)
        table.insert(pile, len(table.rows[pile]) - frame.at, card)
        frame.at += 1
        frame.left -= 1
