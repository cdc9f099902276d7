"""Damage, healing and shields."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.effects.amount import Amount
from kantyna.games.destiny.effects.choosing import Choosing, Foe
from kantyna.games.destiny.effects.registers import (
    AMOUNT,
    CHOSEN,
    FINISHED,
    FOE,
    choose,
    first_chosen,
    report,
)
from kantyna.games.destiny.effects.requirement import Requirement
from kantyna.games.destiny.effects.which import ALL, OF, OF_BEARER, OF_CHOSEN, Characters, somebody
from kantyna.games.destiny.table import (
    DAMAGE,
    DOOMED,
    MOST_SHIELDS,
    SHIELDS,
    Destiny,
)
from kantyna.games.destiny.turn.answers import AMOUNT as HOW_MANY
from kantyna.games.destiny.turn.answers import MOST, PICK, ask_to_pick
from kantyna.games.destiny.turn.damage import propose_damage, propose_shields
from kantyna.games.destiny.turn.nodes import N_DEFEAT
from kantyna.games.destiny.turn.spread import spread_damage, spread_shields
from kantyna.games.destiny.turn.windows import check_defeats
from kantyna.games.destiny.vocabulary import (
    ASK_AMOUNT,
    ASK_CHARACTER,
    E_BLOCKED,
    E_DOOMED,
    E_HEALED,
    E_LOST_SHIELDS,
    E_MOVED_DAMAGE,
    E_SHIELDED,
    H_DEFEAT,
    UNBLOCKABLE,
)
from kantyna.kernel.effect import DONE, WAIT, WENT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import NO_CARD, NOBODY, CardId, Code
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said
from kantyna.kernel.window import propose


class Dealing(Choosing):
    """So much of something to chosen characters: a number, one that is worked out, or another if something holds."""

    def __init__(
        self,
        which: Characters,
        n: i64 = 0,
        equal: Amount | None = None,
        least: i64 = 1,
        most: i64 = 1,
        by_opponent: bool = False,
        unless: Requirement | None = None,
        otherwise: i64 = 0,
    ) -> None:
        super().__init__(which, least, most, by_opponent)
        self.n = n
        self.equal = equal
        self.unless = unless
        """If this holds of the chosen, it is *otherwise*."""
        self.otherwise = otherwise

    def number(self, table: Destiny, frame: Frame) -> i64:
        if self.unless is not None and self.unless.holds_here(table, frame):
            return self.otherwise
        return self.equal.value(table, frame) if self.equal is not None else self.n

    def measured(self, key: str) -> Said:
        said = self.worded(key)
        said.numbers["count"] = self.n
        if self.equal is not None:
            said.key += "-equal"
            said.parts["equal"] = [self.equal.said()]
        if self.unless is not None:
            said.key += "-unless"
            said.parts["unless"] = [self.unless.said()]
            said.numbers["otherwise"] = self.otherwise
        return said


class DealDamage(Dealing):
    """Damage to chosen characters, each the same; neither melee nor ranged."""

    def __init__(
        self,
        which: Characters,
        n: i64 = 0,
        equal: Amount | None = None,
        least: i64 = 1,
        most: i64 = 1,
        by_opponent: bool = False,
        unless: Requirement | None = None,
        otherwise: i64 = 0,
        unblockable: bool = False,
    ) -> None:
        super().__init__(which, n, equal, least, most, by_opponent, unless, otherwise)
        self.unblockable = unblockable

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left < 0 and self.equal is not None:
            frame.data[AMOUNT] = self.equal.value(table, frame)  # counted before a new choice is made
        return super().step(table, frame, log)

    def number(self, table: Destiny, frame: Frame) -> i64:
        if self.equal is not None:
            return frame.data[AMOUNT]
        return super().number(table, frame)

    def finish(self, table: Destiny, frame: Frame, log: Log) -> bool:
        counted = frame.data[AMOUNT]
        frame.left = FINISHED
        things = frame.data[CHOSEN:]
        report(frame, len(things) >= self.least, counted)
        number = self.number(table, frame)
        if not things or number <= 0:
            return DONE
        amounts: list[i64] = [number for _ in things]
        propose_damage(table, frame.seat, things, amounts, UNBLOCKABLE if self.unblockable else 0, frame.card)
        return WAIT

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        raise AssertionError("damage is dealt when all are chosen")

    def said(self) -> Said:
        return self.measured("deal-unblockable" if self.unblockable else "deal-damage")


class DamageTo(Effect[Destiny]):
    """Damage to somebody who need not be chosen: this character, its bearer, whoever was chosen before."""

    def __init__(self, of: i64, n: i64 = 0, equal: Amount | None = None, unblockable: bool = False) -> None:
        self.of = of
        self.n = n
        self.equal = equal
        self.unblockable = unblockable

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        frame.left = FINISHED
        card = named(table, frame, self.of)
        number = self.equal.value(table, frame) if self.equal is not None else self.n
        if card == NO_CARD or not table.in_play(card):
            report(frame, False, 0)
            return DONE
        report(frame, True, number)
        if number <= 0:
            return DONE
        propose_damage(table, frame.seat, [card], [number], UNBLOCKABLE if self.unblockable else 0, frame.card)
        return WAIT

    def said(self) -> Said:
        key = f"damage-{OF[self.of]}"
        if self.unblockable:
            key += "-unblockable"
        if self.equal is not None:
            return Said(f"{key}-equal", parts={"equal": [self.equal.said()]})
        return Said(key, {"n": self.n})


def named(table: Destiny, frame: Frame, of: i64) -> CardId:
    """The character that is meant; one that was chosen last rather than before."""
    if of != OF_CHOSEN:
        return somebody(table, frame, of)
    thing = first_chosen(frame)
    if thing == NO_CARD:
        return NO_CARD
    return table.bearer(thing) if table.is_die[thing] else thing


class SpreadDamage(Foe):
    """An opponent divides damage among his own characters."""

    def __init__(self, n: i64 = 0, equal: Amount | None = None) -> None:
        self.n = n
        self.equal = equal

    def go(self, table: Destiny, frame: Frame, log: Log) -> bool:
        frame.left = FINISHED
        number = self.equal.value(table, frame) if self.equal is not None else self.n
        if number <= 0 or frame.data[FOE] == NOBODY:
            return DONE
        spread_damage(table, frame.data[FOE], frame.seat, frame.card, number, 0)
        return WAIT

    def said(self) -> Said:
        if self.equal is not None:
            return Said("spread-damage-equal", parts={"equal": [self.equal.said()]})
        return Said("spread-damage", {"n": self.n})


class SpreadShields(Effect[Destiny]):
    """The user divides shields among his characters."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        frame.left = FINISHED
        spread_shields(table, frame.seat, frame.card, self.n)
        return WAIT

    def said(self) -> Said:
        return Said("spread-shields", {"n": self.n})


class GiveShields(Dealing):
    """Shields to chosen characters."""

    def allowed(self, table: Destiny, frame: Frame, thing: CardId) -> bool:
        return self.most == ALL or table.mark(SHIELDS, thing) < MOST_SHIELDS

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        amounts: list[i64] = [self.number(table, frame) for _ in things]
        propose_shields(table, frame.seat, things, amounts, frame.card)

    def said(self) -> Said:
        return self.measured("give-shields")


class ShieldsTo(Effect[Destiny]):
    """Shields to somebody who need not be chosen; another number if something holds."""

    def __init__(self, of: i64, n: i64, unless: Requirement | None = None, otherwise: i64 = 0) -> None:
        self.of = of
        self.n = n
        self.unless = unless
        self.otherwise = otherwise

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        frame.left = FINISHED
        card = named(table, frame, self.of)
        if card == NO_CARD or not table.in_play(card):
            report(frame, False, 0)
            return DONE
        number = self.otherwise if self.unless is not None and self.unless.holds_here(table, frame) else self.n
        propose_shields(table, frame.seat, [card], [number], frame.card)
        return WAIT

    def said(self) -> Said:
        key = f"shields-{OF[self.of]}"
        if self.unless is not None:
            numbers: dict[str, int] = {"n": self.n, "otherwise": self.otherwise}
            return Said(f"{key}-unless", numbers, {}, {"unless": [self.unless.said()]})
        return Said(key, {"n": self.n})


class RemoveShields(Choosing):
    """Shields are taken from chosen characters: so many, or all; counts them. With *some*, as many as one likes."""

    def __init__(self, which: Characters, n: i64 = ALL, most: i64 = 1, some: bool = False) -> None:
        super().__init__(which, 1 if most == 1 else 0, most)
        self.n = n
        self.some = some

    def finish(self, table: Destiny, frame: Frame, log: Log) -> bool:
        things = frame.data[CHOSEN:]
        if self.some and things and table.mark(SHIELDS, things[0]) > 0:
            out = table.offer()
            for number in range(table.mark(SHIELDS, things[0]) + 1):
                out.add(HOW_MANY.base + number)
            table.ask(frame.seat, ASK_AMOUNT, things[0])
            return WAIT
        return super().finish(table, frame, log)

    def answered(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if HOW_MANY.has(code):
            frame.left = FINISHED
            number = code - HOW_MANY.base
            report(frame, True, self._take(table, first_chosen(frame), number, log))
        else:
            super().answered(table, frame, code, log)

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        taken: i64 = 0
        for card in things:
            taken += self._take(table, card, self.n if self.n >= 0 else MOST_SHIELDS, log)
        full = self.n < 0 or taken >= self.n
        report(frame, full and frame.data[WENT] != 0, 0 if self.some else taken)

    def _take(self, table: Destiny, card: CardId, number: i64, log: Log) -> i64:
        taken = min(number, table.mark(SHIELDS, card))
        if taken > 0:
            table.write_mark(SHIELDS, card, table.mark(SHIELDS, card) - taken)
            log.add(E_LOST_SHIELDS, table.controller(card), card, taken)
        return taken

    def said(self) -> Said:
        said = self.worded("remove-shields-some" if self.some else "remove-shields")
        if self.n >= 0:
            said.key += "-number"
            said.numbers["count"] = self.n
        return said


class LoseOwnShield(Effect[Destiny]):
    """One of this character's shields is removed: a cost."""

    def able(self, table: Destiny, frame: Frame) -> bool:
        return table.mark(SHIELDS, frame.card) > 0

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        full = table.mark(SHIELDS, frame.card) > 0
        report(frame, full, 1)
        if full:
            table.write_mark(SHIELDS, frame.card, table.mark(SHIELDS, frame.card) - 1)
            log.add(E_LOST_SHIELDS, frame.seat, frame.card, 1)
        return DONE

    def said(self) -> Said:
        return Said("lose-own-shield")


class Heal(Dealing):
    """Damage is taken off chosen characters."""

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        for card in things:
            heal(table, card, self.number(table, frame), log)

    def said(self) -> Said:
        return self.measured("heal")


class HealBearer(Effect[Destiny]):
    """Damage is taken off the bearer; another number if something holds."""

    def __init__(self, n: i64, unless: Requirement | None = None, otherwise: i64 = 0) -> None:
        self.n = n
        self.unless = unless
        self.otherwise = otherwise

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        card = somebody(table, frame, OF_BEARER)
        if card != NO_CARD:
            number = self.otherwise if self.unless is not None and self.unless.holds_here(table, frame) else self.n
            heal(table, card, number, log)
        return DONE

    def said(self) -> Said:
        if self.unless is None:
            return Said("heal-bearer", {"n": self.n})
        return Said(
            "heal-bearer-unless", {"n": self.n, "otherwise": self.otherwise}, {}, {"unless": [self.unless.said()]}
        )


class SaveBearer(Effect[Destiny]):
    """In the place of the bearer's defeat: it is healed."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        event = table.happenings[frame.about]
        event.cancelled = 1
        heal(table, event.card, self.n, log)
        return DONE

    def said(self) -> Said:
        return Said("save-bearer", {"n": self.n})


def heal(table: Destiny, card: CardId, number: i64, log: Log) -> i64:
    """Take damage off a character, as much as there is."""
    healed = min(number, table.mark(DAMAGE, card))
    if healed > 0:
        table.write_mark(DAMAGE, card, table.mark(DAMAGE, card) - healed)
        log.add(E_HEALED, table.controller(card), card, healed)
    return healed


# Where tokens are moved from and to without being chosen.
CHOOSE_IT: Final = 0
THIS_CARD: Final = 1
BEARER: Final = 2
PLACES: Final = ["chosen", "this", "bearer"]


class MoveTokens(Effect[Destiny]):
    """Move damage or shields from one place to another; shields stop no damage that is moved, nor is it taken. Where no
    *source* or *target* is named, it is the character that bears this; *from_this*: this card.

    ``frame.left``: 0 from where, 1 to where, 2 how many.
    """

    def __init__(
        self,
        source: Characters | None,
        target: Characters | None,
        n: i64 = 1,
        up_to: bool = False,
        shields: bool = False,
        from_this: bool = False,
    ) -> None:
        self.source = source
        self.target = target
        self.n = n
        self.up_to = up_to
        self.shields = shields
        self.from_this = from_this
        self.mark: i64 = SHIELDS if shields else DAMAGE

    def _sources(self, table: Destiny, frame: Frame) -> list[CardId]:
        if self.source is None:
            card = frame.card if self.from_this else table.host(frame.card)
            cards = [card] if card != NO_CARD else []
        else:
            cards = self.source.found(table, frame)
        return [card for card in cards if table.mark(self.mark, card) > 0]

    def _targets(self, table: Destiny, frame: Frame) -> list[CardId]:
        source = first_chosen(frame)
        if self.target is None:
            bearer = table.host(frame.card)
            cards = [bearer] if bearer != NO_CARD else []
        else:
            cards = self.target.found(table, frame)
        return [
            card
            for card in cards
            if card != source and not (self.shields and table.mark(SHIELDS, card) >= MOST_SHIELDS)
        ]

    def able(self, table: Destiny, frame: Frame) -> bool:
        return len(self._sources(table, frame)) > 0

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        if frame.left == FINISHED:
            return DONE
        if frame.left < 0:
            choose(frame, [])
            sources = self._sources(table, frame)
            if not sources:
                report(frame, False, 0)
                return DONE
            if self.source is not None:
                ask_to_pick(table, frame.seat, ASK_CHARACTER, sources, frame.card, stop=self.up_to)
                return WAIT
            frame.data.append(sources[0])
            frame.left = 1
        if frame.left == 1:
            targets = self._targets(table, frame)
            if not targets:
                report(frame, False, 0)
                return DONE
            if self.target is not None:
                ask_to_pick(table, frame.seat, ASK_CHARACTER, targets, first_chosen(frame))
                return WAIT
            frame.data.append(targets[0])
            frame.left = 2
        return self._move(table, frame, log)

    def _most(self, table: Destiny, frame: Frame) -> i64:
        source, target = frame.data[CHOSEN], frame.data[CHOSEN + 1]
        most = min(self.n, table.mark(self.mark, source))
        return min(most, MOST_SHIELDS - table.mark(SHIELDS, target)) if self.shields else most

    def _move(self, table: Destiny, frame: Frame, log: Log) -> bool:
        most = self._most(table, frame)
        if self.up_to and most > 1:
            out = table.offer()
            for number in range(1, min(most, MOST) + 1):
                out.add(HOW_MANY.base + number)
            table.ask(frame.seat, ASK_AMOUNT, frame.data[CHOSEN])
            return WAIT
        return self._done(table, frame, most, log)

    def _done(self, table: Destiny, frame: Frame, number: i64, log: Log) -> bool:
        source, target = frame.data[CHOSEN], frame.data[CHOSEN + 1]
        frame.left = FINISHED
        report(frame, self.up_to or number >= self.n, number)
        table.write_mark(self.mark, source, table.mark(self.mark, source) - number)
        table.write_mark(self.mark, target, table.mark(self.mark, target) + number)
        event = E_SHIELDED if self.shields else E_MOVED_DAMAGE
        log.add(event, table.controller(target), target, number, NOBODY, -1, source)
        return WAIT if check_defeats(table) else DONE

    def answer(self, table: Destiny, frame: Frame, code: Code, log: Log) -> None:
        if HOW_MANY.has(code):
            self._done(table, frame, code - HOW_MANY.base, log)
        elif PICK.has(code):
            frame.data.append(code - PICK.base)
            frame.left = 1 if frame.left < 0 else 2
        else:
            frame.left = FINISHED
            report(frame, True, 0)

    def said(self) -> Said:
        key = "move-shields" if self.shields else "move-damage"
        if self.up_to:
            key += "-up-to"
        parts: dict[str, list[Said]] = {}
        if self.source is not None:
            parts["source"] = [self.source.said()]
        else:
            parts["source"] = [Said("from-this" if self.from_this else "from-bearer")]
        parts["target"] = [self.target.said()] if self.target is not None else [Said("to-bearer")]
        return Said(key, {"n": self.n}, {}, parts)


class PlaceTokens(Effect[Destiny]):
    """Put damage or shield tokens on this card itself; counts those on it."""

    def __init__(self, n: i64, shields: bool = False) -> None:
        self.n = n
        self.shields = shields

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        mark: i64 = SHIELDS if self.shields else DAMAGE
        full = table.in_play(frame.card)
        if full:
            table.write_mark(mark, frame.card, table.mark(mark, frame.card) + self.n)
            log.add(E_SHIELDED if self.shields else E_MOVED_DAMAGE, frame.seat, frame.card, self.n)
        report(frame, full, table.mark(mark, frame.card))
        return DONE

    def said(self) -> Said:
        return Said("place-shields" if self.shields else "place-damage", {"n": self.n})


class Block(Effect[Destiny]):
    """Stop some of the damage that is about to be taken, or all of it."""

    def __init__(self, n: i64 = ALL) -> None:
        self.n = n

    def able(self, table: Destiny, frame: Frame) -> bool:
        return True

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        event = table.happenings[frame.about]
        stopped = event.amount if self.n < 0 else min(self.n, event.amount)
        event.amount -= stopped
        log.add(E_BLOCKED, frame.seat, event.card, stopped)
        report(frame, True, stopped)
        return DONE

    def said(self) -> Said:
        return Said("block-all") if self.n < 0 else Said("block", {"n": self.n})


class Defeat(Choosing):
    """Chosen characters are defeated."""

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        events = [Happening(H_DEFEAT, table.controller(card), card) for card in things]
        propose(table, N_DEFEAT, frame.seat, events)

    def said(self) -> Said:
        return self.worded("defeat")


class Doom(Choosing):
    """A chosen character is defeated when the round is over."""

    def apply(self, table: Destiny, frame: Frame, things: list[CardId], log: Log) -> None:
        for card in things:
            table.write_mark(DOOMED, card, frame.seat + 1)
            log.add(E_DOOMED, frame.seat, card)

    def said(self) -> Said:
        return self.worded("doom")
