"""Damage and shield tokens that are moved, or lie on cards that are no characters."""

from __future__ import annotations

from kantyna.games.destiny.effects.registers import CHOSEN, FINISHED, choose, first_chosen, report
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.table import DAMAGE, MOST_SHIELDS, SHIELDS, Destiny
from kantyna.games.destiny.turn.answers import AMOUNT as HOW_MANY
from kantyna.games.destiny.turn.answers import MOST, PICK, ask_to_pick
from kantyna.games.destiny.turn.defeat import check_defeats
from kantyna.games.destiny.vocabulary import ASK_AMOUNT, ASK_CHARACTER, E_MOVED_DAMAGE, E_SHIELDED
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, NOBODY, CardId, Code
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


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
        most: i64 = MOST_SHIELDS if self.shields else table.printed[target].health
        table.write_mark(self.mark, target, min(table.mark(self.mark, target) + number, most))
        event = E_SHIELDED if self.shields else E_MOVED_DAMAGE
        log.add(event, table.controller(target), target, number, NOBODY, -1, source)
        check_defeats(table, log)
        return WAIT  # the user himself may be out by it

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
        if parts["target"][0].key == parts["source"][0].key:
            parts["target"] = [Said(f"another-{parts['target'][0].key}", plain=parts["target"][0])]
        return Said(key, {"n": self.n}, {}, parts)


class PlaceTokens(Effect[Destiny]):
    """Put damage or shield tokens on this card itself; counts those on it."""

    def __init__(self, n: i64, shields: bool = False) -> None:
        self.n = n
        self.shields = shields

    def step(self, table: Destiny, frame: Frame, log: Log) -> bool:
        mark: i64 = SHIELDS if self.shields else DAMAGE
        full = table.in_play(frame.card) and not table.is_die[frame.card]  # a die without its card holds none
        if full:
            table.write_mark(mark, frame.card, table.mark(mark, frame.card) + self.n)
            log.add(E_SHIELDED if self.shields else E_MOVED_DAMAGE, frame.seat, frame.card, self.n)
        report(frame, full, table.mark(mark, frame.card))
        return DONE

    def said(self) -> Said:
        return Said("place-shields" if self.shields else "place-damage", {"n": self.n})
