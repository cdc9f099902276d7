"""What befalls cards in play: damage, focus, shields, icons, being destroyed or moved away."""

from __future__ import annotations

from kantyna.games.card_game.effects.ability import CALLED_OFF, PICKED, WENT, Verb, cause, picked
from kantyna.games.card_game.effects.constant import said_icons
from kantyna.games.card_game.effects.target import IT, Whom, engaged_objective
from kantyna.games.card_game.table import DAMAGE, FOCUS, SHIELDS, CardGame
from kantyna.games.card_game.turn.answers import ICONS, icon_of
from kantyna.games.card_game.turn.damage import damage, departure
from kantyna.games.card_game.turn.movement import heal, last_for, put_shield, take_focus
from kantyna.games.card_game.turn.nodes import N_HAPPEN
from kantyna.games.card_game.turn.strikes import place_focus
from kantyna.games.card_game.turn.values import in_play
from kantyna.games.card_game.vocabulary import (
    ASK_ICON_CHOICE,
    CAPTURED,
    DESTROYED,
    DISCARDED,
    E_FORBIDDEN,
    E_GAINED_ICONS,
    E_MOVED_DAMAGE,
    E_PREVENTED,
    ENEMY,
    LIGHT,
    M_ICON,
    M_NO_ATTACK,
    M_NO_DEFENCE,
    MOVED,
    RETURNED,
    TO_HAND,
    UNTIL_STRIKE,
)
from kantyna.kernel.effect import DONE, WAIT
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import EVERYBODY, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said
from kantyna.kernel.window import propose

UNTIL = ["until-strike", "until-engagement", "until-phase"]


class Then(Verb):
    """Happens only if what stands before it happened (CG-THEN-1)."""

    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        return self.verb.step(table, frame, log) if frame.data[WENT] else DONE

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        self.verb.answer(table, frame, code, log)

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return False

    def said(self) -> Said:
        return Said("then", {}, {}, {"text": [self.verb.said()]})


class Damage(Verb):
    """Deal damage, to several cards at once."""

    def __init__(self, amount: i64, whom: Whom) -> None:
        self.amount = amount
        self.whom = whom

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return self.whom.anybody(table, seat, card, event)

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        frame.left = 0
        seat = frame.seat
        events = [
            damage(table, card, self.amount, frame.card, ENEMY if table.owner[card] != seat else 0)
            for card in self.whom.find(table, frame)
        ]
        if not events:
            return DONE
        propose(table, N_HAPPEN, seat, events)
        return WAIT

    def said(self) -> Said:
        return self.whom.said("damage", {"n": self.amount})


class DamageEngagedIfAttacking(Verb):
    """The engaged objective is damaged if the player attacks."""

    def __init__(self, amount: i64) -> None:
        self.amount = amount

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return seat == table.active and bool(engaged_objective(table))

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        targets = engaged_objective(table)
        if frame.left == 0 or not targets:
            return DONE
        frame.left = 0
        propose(table, N_HAPPEN, frame.seat, [damage(table, targets[0], self.amount, frame.card, ENEMY)])
        return WAIT

    def said(self) -> Said:
        return Said("damage-engaged-if-attacking", {"n": self.amount})


class PutFocus(Verb):
    """Place focus tokens; *light* of them instead while the Force is with the light side."""

    def __init__(self, amount: i64, whom: Whom, light: i64 = 0) -> None:
        self.amount = amount
        self.whom = whom
        self.light = light

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return self.whom.anybody(table, seat, card, event)

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        frame.left = 0
        amount = self.light if self.light and table.balance() == LIGHT else self.amount
        pairs: list[int] = []
        for card in self.whom.find(table, frame):
            pairs += [card, amount]
        if not pairs:
            return DONE
        place_focus(table, frame.seat, frame.card, pairs)
        return WAIT

    def said(self) -> Said:
        if self.light:
            return self.whom.said("focus-light", {"n": self.amount, "light": self.light})
        return self.whom.said("focus", {"n": self.amount})


class Unfocus(Verb):
    """Remove focus tokens; 0 means all of them."""

    def __init__(self, amount: i64, whom: Whom) -> None:
        self.amount = amount
        self.whom = whom

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        if self.whom.kind == IT:
            return True
        for one in self.whom.likely(table, seat, card, event):
            if table.mark(FOCUS, one):
                return True
        return False

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        for card in self.whom.find(table, frame):
            take_focus(table, card, self.amount if self.amount else table.mark(FOCUS, card), log, frame.card)
        return DONE

    def said(self) -> Said:
        if not self.amount:
            return self.whom.said("unfocus-all")
        return self.whom.said("unfocus", {"n": self.amount})


class PutShield(Verb):
    """Place a shield; *more* even on a shielded card."""

    def __init__(self, whom: Whom, more: bool = False) -> None:
        self.whom = whom
        self.more = more

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        if self.whom.kind == IT:
            return True
        for one in self.whom.likely(table, seat, card, event):
            if table.mark(SHIELDS, one) == 0:
                return True
        return False

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        for card in self.whom.find(table, frame):
            put_shield(table, card, log, frame.card, self.more)
        return DONE

    def said(self) -> Said:
        return self.whom.said("shield-more" if self.more else "shield", {"n": 1})


class Heal(Verb):
    """Remove damage; 0 means all of it."""

    def __init__(self, amount: i64, whom: Whom) -> None:
        self.amount = amount
        self.whom = whom

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        for card in self.whom.find(table, frame):
            heal(table, card, self.amount if self.amount else table.mark(DAMAGE, card), log, frame.card)
        return DONE

    def said(self) -> Said:
        if not self.amount:
            return self.whom.said("heal-all")
        return self.whom.said("heal", {"n": self.amount})


class Away(Verb):
    """Make cards leave play: destroyed, discarded, returned to hands, captured."""

    def __init__(self, why: i64, whom: Whom) -> None:
        self.why = why
        self.whom = whom

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return self.whom.anybody(table, seat, card, event)

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        frame.left = 0
        events = [departure(table, card, self.why, frame.card) for card in self.whom.find(table, frame)]
        if not events:
            return DONE
        propose(table, N_HAPPEN, frame.seat, events)
        return WAIT

    def said(self) -> Said:
        words = {DESTROYED: "destroy", DISCARDED: "discard", RETURNED: "return", CAPTURED: "capture"}
        return self.whom.said(words[self.why])


class Icons(Verb):
    """Units gain combat icons for a while."""

    def __init__(self, icons: list[int], until: i64, whom: Whom) -> None:
        self.icons = icons
        self.until = until
        self.whom = whom

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return self.whom.anybody(table, seat, card, event)

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        for card in self.whom.find(table, frame):
            gain_icons(table, card, self.icons, self.until, frame.card, log)
        return DONE

    def said(self) -> Said:
        said = self.whom.said("icons")
        said.parts["icons"] = said_icons(self.icons)
        said.names["until"] = UNTIL[self.until]
        return said


def gain_icons(table: CardGame, card: CardId, icons: list[int], until: i64, source: CardId, log: Log) -> None:
    for kind, amount in enumerate(icons):
        if amount:
            last_for(table, M_ICON + kind, card, amount, until, source)
    log.add(E_GAINED_ICONS, table.owner[card], card, sum(icons), -1, EVERYBODY, source)


class AnyIcon(Verb):
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


class Forbid(Verb):
    """Units cannot be declared as defenders, or as attackers either, for a while."""

    def __init__(self, attack: bool, until: i64, whom: Whom) -> None:
        self.attack = attack
        self.until = until
        self.whom = whom

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        for card in self.whom.find(table, frame):
            last_for(table, M_NO_DEFENCE, card, 1, self.until, frame.card)
            if self.attack:
                last_for(table, M_NO_ATTACK, card, 1, self.until, frame.card)
            log.add(E_FORBIDDEN, table.owner[card], card, 0, -1, EVERYBODY, frame.card)
        return DONE

    def said(self) -> Said:
        said = self.whom.said("forbid-both" if self.attack else "forbid-defence")
        said.names["until"] = UNTIL[self.until]
        return said


class Cancel(Verb):
    """The effects of the event or the interrupt that is being used do not happen (CG-CANCEL-1)."""

    def __init__(self, what: str) -> None:
        self.what = what

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return event is not None and event.other != CALLED_OFF

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        event = cause(table, frame)
        if event.other == CALLED_OFF:
            frame.data[WENT] = 0
        event.other = CALLED_OFF
        return DONE

    def said(self) -> Said:
        return Said(f"cancel-{self.what}")


class Prevent(Verb):
    """One of the damage does not happen."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        event = cause(table, frame)
        if event.amount > 0:
            event.amount -= 1
            log.add(E_PREVENTED, table.owner[event.card], event.card, 1, -1, EVERYBODY, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("prevent", {"n": 1})


class Deflect(Verb):
    """One of the damage is dealt to the picked unit instead, by the same source."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        frame.left = 0
        event = cause(table, frame)
        targets = [card for card in picked(frame) if in_play(table, card)]
        if not targets or event.amount <= 0:
            return DONE
        event.amount -= 1
        propose(table, N_HAPPEN, frame.seat, [damage(table, targets[0], 1, event.source, ENEMY)])
        return WAIT

    def said(self) -> Said:
        return Said("deflect", {"n": 1})


class MoveDamage(Verb):
    """From the first picked unit to the second: moved, not dealt (CG-DMG-5)."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.left == 0 or len(frame.data) < PICKED + 2:
            return DONE
        frame.left = 0
        giver = frame.data[PICKED]
        taker = frame.data[PICKED + 1]
        if not in_play(table, giver) or not in_play(table, taker) or not table.mark(DAMAGE, giver):
            return DONE
        table.write_mark(DAMAGE, giver, table.mark(DAMAGE, giver) - 1)
        log.add(E_MOVED_DAMAGE, frame.seat, giver, 1, -1, EVERYBODY, frame.card)
        propose(table, N_HAPPEN, frame.seat, [damage(table, taker, 1, frame.card, MOVED)])
        return WAIT

    def said(self) -> Said:
        return Said("move-damage", {"n": 1})


class ToHandInstead(Verb):
    """The destroyed unit goes to its owner's hand instead of the discard pile."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return event is not None and event.other != TO_HAND

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        cause(table, frame).other = TO_HAND
        return DONE

    def said(self) -> Said:
        return Said("to-hand-instead")
