"""Action windows: the active player first, in turn, until both pass in a row."""

from __future__ import annotations

from kantyna.games.card_game.actions import PASS, PLAY, PLAY_ON, USE
from kantyna.games.card_game.book import CARDS
from kantyna.games.card_game.effects import constant as c
from kantyna.games.card_game.effects.ability import FROM_HAND, FROM_PLAY
from kantyna.games.card_game.table import BLOCK, DISCARD_PILE, ENHANCEMENTS, HAND, OBJECTIVES, UNITS, WINDOW, CardGame
from kantyna.games.card_game.turn.play import AS_ENHANCEMENT, AS_UNIT, may_play, play
from kantyna.games.card_game.turn.values import one_of_each
from kantyna.games.card_game.vocabulary import ASK_ACTION, ENHANCEMENT, UNIT, W_DEPLOYMENT
from kantyna.kernel.body import Row, listed
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Code, Seat


class Actions(Node[CardGame]):
    """The window ``left``. ``at`` counts passes in a row, ``about`` is 1 when it is the other player's turn to act."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        table.count[WINDOW] = frame.left
        if frame.about < 0:
            frame.about = 0
        while frame.at < 2:
            seat = table.active if frame.about == 0 else 1 - table.active
            options = actions_of(table, seat)
            # A seat with cards in hand is always asked: not asking would tell that none of them can be used.
            if options or len(table.rows[HAND[seat]]) > 0:
                options.append(PASS.base)
                table.put_question(seat, ASK_ACTION, options, -1, frame.left)
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


def actions_of(table: CardGame, seat: Seat) -> list[Code]:
    """Everything the seat can do in the open window, in order of codes; of equal cards in hand one."""
    options: list[Code] = []
    defs = table.defs
    deploying = table.count[WINDOW] == W_DEPLOYMENT and seat == table.active
    for card in one_of_each(table, listed(table.rows[HAND[seat]])):
        number = defs[card]
        kind = CARDS[number].kind
        if kind in (UNIT, ENHANCEMENT):
            if deploying:
                _add_plays(table, seat, card, options)
            if kind == ENHANCEMENT:
                continue
        ability = CARDS[number].action
        if ability is not None and ability.place == FROM_HAND and ability.may_start(table, seat, card, None):
            options.append(USE.base + card)
    if deploying:
        for card in one_of_each(
            table, [card for card in table.rows[DISCARD_PILE[seat]] if CARDS[defs[card]].constant[c.FROM_DISCARD]]
        ):
            _add_plays(table, seat, card, options)
    _add_uses(table, seat, table.rows[OBJECTIVES[seat]], options)
    _add_uses(table, seat, table.rows[UNITS[seat]], options)
    _add_uses(table, seat, table.rows[ENHANCEMENTS[seat]], options)
    options.sort()
    return options


def _add_plays(table: CardGame, seat: Seat, card: CardId, options: list[Code]) -> None:
    if may_play(table, seat, card, AS_UNIT):
        options.append(PLAY.base + card)
    if table.printed[card].constant[c.AS_ENHANCEMENT] and may_play(table, seat, card, AS_ENHANCEMENT):
        options.append(PLAY_ON.base + card)


def _add_uses(table: CardGame, seat: Seat, pile: Row, options: list[Code]) -> None:
    for card in pile:
        ability = table.printed[card].action
        if ability is not None and ability.place == FROM_PLAY and ability.may_start(table, seat, card, None):
            options.append(USE.base + card)
