"""Answers that several questions share, and how they are asked for.

Of equal cards in one hand only the first is offered: laying either of two is the same move.
"""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.table import BLOCK, HAND, UNITS, CardGame
from kantyna.games.card_game.turn.refusals import no
from kantyna.games.card_game.vocabulary import ASK_STRIKE
from kantyna.kernel.action import A_THING, NOTHING_MORE, Verb
from kantyna.kernel.body import Options
from kantyna.kernel.ids import NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal


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


class OwnUnit(Pointing):
    """Points at a unit of one's own."""

    def wish(self, table: CardGame, seat: Seat, out: Options) -> None:
        for card in table.rows[UNITS[seat]]:
            out.add(self.base + card)


class Plain(Verb[CardGame]):
    """An answer that points at nothing."""

    def __init__(self, name: str) -> None:
        super().__init__(name, NOTHING_MORE)


class Passing(Plain):
    """Let others act; in strikes nobody may who could strike."""

    def wish(self, table: CardGame, seat: Seat, out: Options) -> None:
        out.add(self.base)

    def why_not(self, table: CardGame, seat: Seat, what: i64) -> Refusal | None:
        return no("CG-STRIKE-2", "must-strike") if table.asked_kind == ASK_STRIKE else None


RESPOND: Final = Pointing("respond")
PICK: Final = Pointing("pick")
SUGGESTED: Final = Plain("suggested")
"""Pay as the table suggests: before all payments, so it is offered first."""
PAY: Final = Pointing("pay")
DISCARD: Final = Pointing("discard")
ICONS: Final = [Plain("gun"), Plain("tactics"), Plain("blast")]
"""Kinds of combat icon."""
TOKENS: Final = [Plain("damage"), Plain("focus"), Plain("shield")]
YES: Final = Plain("yes")
NO: Final = Plain("no")
STOP: Final = Plain("stop")
"""Enough: decline what is left of "may", "any number" and "up to"."""
PASS: Final = Passing("pass")


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
