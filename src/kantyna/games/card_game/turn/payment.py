"""Making and spending resources: a token at a time, or as the table suggests."""

from __future__ import annotations

from kantyna.games.card_game.table import AFFILIATION_CARD, ENHANCEMENTS, FOCUS, CardGame
from kantyna.games.card_game.turn.announcement import hears_after
from kantyna.games.card_game.turn.answers import PAY, SUGGESTED
from kantyna.games.card_game.turn.movement import has_attachment
from kantyna.games.card_game.turn.nodes import N_AFTER, N_PAY
from kantyna.games.card_game.turn.values import gives_match, is_ready_payer, ready_payers
from kantyna.games.card_game.vocabulary import ASK_PAY, E_PAID, H_GENERATED, NEUTRAL, UNIT
from kantyna.kernel.body import Options
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.window import propose


class Pay(Node[CardGame]):
    """``left`` resources are still owed, one of them from the affiliation ``about``.

    Registers: is the match made; then pairs of a paying card and the tokens put on it for this payment.
    """

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if not frame.data:
            frame.data = [1 if frame.about == NEUTRAL else 0]
        if frame.at:
            return DONE
        if frame.left > 0 or not frame.data[0]:
            out = table.offer()
            offer_sources(table, frame, out)
            out.add(SUGGESTED.base)
            table.ask(frame.seat, ASK_PAY, frame.card, frame.left)
            return WAIT
        frame.at = 1
        events: list[Happening] = []
        for at in range(1, len(frame.data), 2):
            card = frame.data[at]
            log.add(E_PAID, frame.seat, card, frame.data[at + 1])
            if has_attachment(table, card):
                events.append(Happening(H_GENERATED, frame.seat, card, frame.data[at + 1]))
        if events and hears_after(table, H_GENERATED):
            propose(table, N_AFTER, frame.seat, events)
            return WAIT
        return DONE

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        if code == SUGGESTED.base:
            while frame.left > 0 or not frame.data[0]:
                _put(table, frame, suggest(table, frame))
        else:
            _put(table, frame, code - PAY.base)


def offer_sources(table: CardGame, frame: Frame, out: Options) -> None:
    """The same cards as ``sources``."""
    data = frame.data
    for at in range(1, len(data), 2):
        if data[at + 1] < table.printed[data[at]].resources and (
            frame.left > 0 or gives_match(table, data[at], frame.about)
        ):
            out.add(PAY.base + data[at])
    for place in range(AFFILIATION_CARD[frame.seat], ENHANCEMENTS[frame.seat] + 1):
        for card in table.rows[place]:
            if is_ready_payer(table, card) and (frame.left > 0 or gives_match(table, card, frame.about)):
                out.add(PAY.base + card)


def sources(table: CardGame, frame: Frame) -> list[CardId]:
    """Cards that can make a resource for this payment now; a surplus one only for the match (CG-RES-9)."""
    found: list[CardId] = []
    data = frame.data
    for at in range(1, len(data), 2):
        if data[at + 1] < table.printed[data[at]].resources:
            found.append(data[at])
    found += ready_payers(table, frame.seat)
    if frame.left > 0:
        return found
    return [card for card in found if gives_match(table, card, frame.about)]


def _put(table: CardGame, frame: Frame, card: CardId) -> None:
    data = frame.data
    table.write_mark(FOCUS, card, table.mark(FOCUS, card) + 1)
    frame.left -= 1
    if gives_match(table, card, frame.about):
        data[0] = 1
    for at in range(1, len(data), 2):
        if data[at] == card:
            data[at + 1] += 1
            return
    data.append(card)
    data.append(1)


def suggest(table: CardGame, frame: Frame) -> CardId:
    """The next token of an obvious payment: exhaust few cards, waste nothing, keep matches and units ready."""
    best = -1
    chosen = -1
    owed = frame.left
    for card in sources(table, frame):
        fresh = table.mark(FOCUS, card) == 0
        match = gives_match(table, card, frame.about)
        worth = table.printed[card].resources
        score = 0
        if not frame.data[0]:
            score += 1000 if match else 0
        elif table.printed[card].affiliation == NEUTRAL:
            score += 2
        elif not match:
            score += 1
        if not fresh:
            score += 400
        elif worth == owed:
            score += 300
        elif worth < owed:
            score += 200 + 10 * worth
        else:
            score += 100 - 10 * worth
        if table.printed[card].kind == UNIT:
            score -= 5
        if score > best:
            best = score
            chosen = card
    return chosen


def spend(table: CardGame, seat: Seat, card: CardId, amount: i64) -> None:
    """Resources for an ability: no match is needed."""
    table.stack.append(Frame(N_PAY, seat, card, 0, amount, NEUTRAL))
