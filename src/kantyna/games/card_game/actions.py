"""The action space: all verbs in the order of their codes, which stands for ever.

Of equal cards in one hand only the first is offered: laying either of two is the same move.
"""

from __future__ import annotations

from typing import Any, Final

from kantyna.games.card_game.table import BLOCK, HAND, SPACE, CardGame
from kantyna.kernel.action import A_THING, NOTHING_MORE, Verb
from kantyna.kernel.ids import NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64


class Pointing(Verb[CardGame]):
    """Points at a card; one in hand stands for its equals there that have no option of their own."""

    def __init__(self, name: str) -> None:
        super().__init__(name, A_THING)

    def cards(self, table: CardGame, seat: Seat, what: i64) -> list[CardId]:
        found = [what]
        if seat >= 0 and what in table.rows[HAND[seat]]:
            for other in table.rows[HAND[seat]]:
                if other != what and table.defs[other] == table.defs[what] and not table.options.has(self.base + other):
                    found.append(other)
        return found


def plain(name: str) -> Verb[Any]:
    """An answer that points at nothing."""
    return Verb(name, NOTHING_MORE)


PLAY: Final = Pointing("play")
PLAY_ON: Final = Pointing("play-on")
"""Play a unit as an enhancement."""
USE: Final = Pointing("use")
"""An action of a card in play, or an event from hand."""
RESPOND: Final = Pointing("respond")
PICK: Final = Pointing("pick")
SUGGESTED: Final = plain("suggested")
"""Pay as the table suggests: before all payments, so it is offered first."""
PAY: Final = Pointing("pay")
ENGAGE: Final = Pointing("engage")
ATTACK: Final = Pointing("attack")
DEFEND: Final = Pointing("defend")
LAY: Final = Pointing("lay")
STRIKE: Final = Pointing("strike")
COMMIT: Final = Pointing("commit")
DISCARD: Final = Pointing("discard")
ICONS: Final = [plain("gun"), plain("tactics"), plain("blast")]
"""Kinds of combat icon."""
TOKENS: Final = [plain("damage"), plain("focus"), plain("shield")]
YES: Final = plain("yes")
NO: Final = plain("no")
STOP: Final = plain("stop")
"""Enough: decline what is left of "may", "any number" and "up to"."""
PASS: Final = plain("pass")

for verb in (
    PLAY,
    PLAY_ON,
    USE,
    RESPOND,
    PICK,
    SUGGESTED,
    PAY,
    ENGAGE,
    ATTACK,
    DEFEND,
    LAY,
    STRIKE,
    COMMIT,
    DISCARD,
    *ICONS,
    *TOKENS,
    YES,
    NO,
    STOP,
    PASS,
):
    SPACE.add(verb)


def ask_to_pick(
    table: CardGame,
    seat: Seat,
    kind: i64,
    cards: list[CardId],
    card: CardId = NO_CARD,
    number: i64 = 0,
    stop: bool = False,
) -> None:
    """Ask a seat for one of some cards; with *stop* it may have enough."""
    out = table.offer()
    for one in cards:
        out.add(PICK.base + one)
    if stop:
        out.add(STOP.base)
    table.ask(seat, kind, card, number)


def ask_whether(table: CardGame, seat: Seat, kind: i64, card: CardId = NO_CARD, number: i64 = 0) -> None:
    """Yes or no?"""
    out = table.offer()
    out.add(YES.base)
    out.add(NO.base)
    table.ask(seat, kind, card, number)


def icon_of(code: Code) -> int:
    """The kind of icon that an answer names."""
    return (code - ICONS[0].base) // BLOCK
