"""What lasts for a while: icons gained, attack and defence forbidden."""

from __future__ import annotations

from kantyna.games.card_game.effects.ability import cause
from kantyna.games.card_game.effects.constant import said_icons
from kantyna.games.card_game.effects.target import Target
from kantyna.games.card_game.table import (
    CardGame,
)
from kantyna.games.card_game.turn.answers import (
    ICONS,
    icon_of,
)
from kantyna.games.card_game.turn.movement import (
    last_for,
)
from kantyna.games.card_game.vocabulary import (
    ASK_ICON_CHOICE,
    E_FORBIDDEN,
    E_GAINED_ICONS,
    M_ICON,
    M_NO_ATTACK,
    M_NO_DEFENCE,
    UNTIL_STRIKE,
)
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import EVERYBODY, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

UNTIL = ["until-strike", "until-engagement", "until-phase"]


class Icons(Effect[CardGame]):
    """Units gain combat icons for a while."""

    def __init__(self, icons: list[int], until: i64, target: Target) -> None:
        self.icons = icons
        self.until = until
        self.target = target

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return self.target.anybody(table, seat, card, event)

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        for card in self.target.find(table, frame):
            gain_icons(table, card, self.icons, self.until, frame.card, log)
        return DONE

    def said(self) -> Said:
        return self.target.said("icons", None, {"until": UNTIL[self.until]}, {"icons": said_icons(self.icons)})


def gain_icons(table: CardGame, card: CardId, icons: list[int], until: i64, source: CardId, log: Log) -> None:
    for kind, amount in enumerate(icons):
        if amount:
            last_for(table, M_ICON + kind, card, amount, until, source)
    log.add(E_GAINED_ICONS, table.owner[card], card, sum(icons), -1, EVERYBODY, source)


class AnyIcon(Effect[CardGame]):
    """The striking unit gains one icon of the player's choice until its strike ends."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        out = table.offer()
        for icon in ICONS:
            out.add(icon.base)
        table.ask(frame.seat, ASK_ICON_CHOICE, cause(table, frame).card)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        icons = [0, 0, 0, 0, 0, 0]
        icons[icon_of(code)] = 1
        gain_icons(table, cause(table, frame).card, icons, UNTIL_STRIKE, frame.card, log)

    def said(self) -> Said:
        return Said("any-icon", {"n": 1})


class Forbid(Effect[CardGame]):
    """Units cannot be declared as defenders, or as attackers either, for a while."""

    def __init__(self, attack: bool, until: i64, target: Target) -> None:
        self.attack = attack
        self.until = until
        self.target = target

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        for card in self.target.find(table, frame):
            last_for(table, M_NO_DEFENCE, card, 1, self.until, frame.card)
            if self.attack:
                last_for(table, M_NO_ATTACK, card, 1, self.until, frame.card)
            log.add(E_FORBIDDEN, table.owner[card], card, 0, -1, EVERYBODY, frame.card)
        return DONE

    def said(self) -> Said:
        key = "forbid-both" if self.attack else "forbid-defence"
        return self.target.said(key, None, {"until": UNTIL[self.until]})
