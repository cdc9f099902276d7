"""Action windows: the active player first, in turn, until both pass in a row."""

from __future__ import annotations

from kantyna.games.card_game.actions import PASS, PLAY, PLAY_ON, USE
from kantyna.games.card_game.effects import constant as c
from kantyna.games.card_game.effects.ability import FROM_HAND, FROM_PLAY
from kantyna.games.card_game.table import BLOCK, DISCARD_PILE, ENHANCEMENTS, HAND, OBJECTIVES, WINDOW, CardGame
from kantyna.games.card_game.turn.play import AS_ENHANCEMENT, AS_UNIT, may_play, play
from kantyna.games.card_game.turn.values import stands_for_equals
from kantyna.games.card_game.vocabulary import ASK_ACTION, ENHANCEMENT, UNIT, W_DEPLOYMENT
from kantyna.kernel.body import Options
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId, Code, Seat


class Actions(Node[CardGame]):
    """The window ``left``. ``at`` counts passes in a row, ``about`` is 1 when it is the other player's turn to act."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        table.count[WINDOW] = frame.left
        if frame.about < 0:
            frame.about = 0
        while frame.at < 2:
            seat = table.active if frame.about == 0 else 1 - table.active
            out = table.offer()
            # A seat with cards in hand is always asked: not asking would tell that none of them can be used.
            if offer_actions(table, seat, out) or len(table.rows[HAND[seat]]) > 0:
                out.add(PASS.base)
                table.ask(seat, ASK_ACTION, NO_CARD, frame.left)
                return WAIT
            frame.at += 1
            frame.about = 1 - frame.about
        table.count[WINDOW] = -1
        return DONE

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        seat = table.active if frame.about == 0 else 1 - table.active
        frame.about = 1 - frame.about
        if code == PASS.base:
            frame.at += 1
            return
        frame.at = 0
        card = code % BLOCK
        if code >= USE.base:
            ability = table.printed[card].action
            assert ability is not None
            table.push(ability.number, seat, card)
        else:
            play(table, seat, card, AS_ENHANCEMENT if code >= PLAY_ON.base else AS_UNIT)


def offer_actions(table: CardGame, seat: Seat, out: Options) -> bool:
    """Everything the seat can do in the open window; of equal cards in hand one. Is there anything?"""
    found = False
    deploying = table.count[WINDOW] == W_DEPLOYMENT and seat == table.active
    hand = table.rows[HAND[seat]]
    for card in hand:
        printed = table.printed[card]
        if (
            deploying
            and (printed.kind == UNIT or printed.kind == ENHANCEMENT)
            and stands_for_equals(table, card, hand)
            and _offer_plays(table, seat, card, out)
        ):
            found = True
        ability = printed.action
        if (
            ability is not None
            and ability.place == FROM_HAND
            and stands_for_equals(table, card, hand)
            and ability.may_start(table, seat, card, None)
        ):
            out.add(USE.base + card)
            found = True
    if deploying:
        discarded = table.rows[DISCARD_PILE[seat]]
        for card in discarded:
            if table.printed[card].constant[c.FROM_DISCARD] and stands_for_equals(table, card, discarded):
                found = _offer_plays(table, seat, card, out) or found
    for place in range(OBJECTIVES[seat], ENHANCEMENTS[seat] + 1):
        for card in table.rows[place]:
            ability = table.printed[card].action
            if ability is not None and ability.place == FROM_PLAY and ability.may_start(table, seat, card, None):
                out.add(USE.base + card)
                found = True
    return found


def _offer_plays(table: CardGame, seat: Seat, card: CardId, out: Options) -> bool:
    found = may_play(table, seat, card, AS_UNIT)
    if found:
        out.add(PLAY.base + card)
    if table.printed[card].constant[c.AS_ENHANCEMENT] and may_play(table, seat, card, AS_ENHANCEMENT):
        out.add(PLAY_ON.base + card)
        found = True
    return found
