"""Moves on the map: one's own, those of patrols; looks at contacts, marks on planets."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.effects.factions import patrols_meant
from kantyna.games.outer_rim.events import MARKED, PEEKED, RAIDED_PLANET
from kantyna.games.outer_rim.table import CONTACTS, OVER, PATROLS, PLACE, RAIDED, OuterRim
from kantyna.games.outer_rim.turn.abilities import hyperdrive
from kantyna.games.outer_rim.turn.answers import STOP, Common, SpaceVerb
from kantyna.games.outer_rim.turn.encounter import FIGHT_PATROL, MEET, Meet, fight_patrol, meet
from kantyna.games.outer_rim.turn.goals import check_goals
from kantyna.games.outer_rim.turn.movement import move, slip_past
from kantyna.games.outer_rim.turn.patrols import move_patrol
from kantyna.games.outer_rim.vocabulary import ASK_AFAR, ASK_MARK, ASK_PATROL, ASK_PEEK, EVERYTHING, FACTIONS, PLANETS
from kantyna.games.outer_rim.world import CONTACT_SPACES
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import BITS, EVERYBODY, NOBODY, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

PEEK: Final = Meet("peek")
PICK_PATROL: Final = Common("patrol", PATROLS)
MARK: Final = SpaceVerb("mark")

HERE: Final = 0
ANYWHERE: Final = EVERYTHING
"""Every space is within that."""


class PeekContacts(Effect[OuterRim]):
    """Look in secret at so many face-down contacts within so many spaces (``HERE``, ``ANYWHERE``)."""

    def __init__(self, count: i64, within: i64) -> None:
        self.count = count
        self.within = within

    def found(self, table: OuterRim, seat: Seat) -> list[i64]:
        """The contact spaces within reach of the look whose tokens lie face down."""
        here = table.at(seat)
        found: list[i64] = []
        for at, space in enumerate(CONTACT_SPACES):
            for token in table.rows[CONTACTS[at]]:
                if table.known(token) != EVERYBODY and table.chart.distance(here, space.planet) <= self.within:
                    found.append(at)
        return found

    def would_change(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        return len(self.found(table, seat)) > 0

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        """Tokens that one knows already may be looked at again: what is offered betrays nothing."""
        if frame.left == -1:
            frame.left = self.count
        found = self.found(table, frame.seat) if frame.left > 0 else []
        if not found:
            return DONE
        out = table.offer()
        out.add(STOP.base)
        for space in found:
            out.add(PEEK.code(space))
        table.ask(frame.seat, ASK_PEEK, frame.card, frame.left)
        return WAIT

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        if not PEEK.has(code):
            frame.left = 0
            return
        frame.left -= 1
        space = PEEK.space(code - PEEK.base)
        token = table.rows[CONTACTS[space]][0]
        sight = table.box.sight[frame.seat]
        table.set_known(token, table.known(token) | sight)
        log.add(PEEKED, frame.seat, token, CONTACT_SPACES[space].planet, NOBODY, sight)

    def said(self) -> Said:
        key = "peek-here" if self.within == HERE else "peek-anywhere" if self.within == ANYWHERE else "peek-within"
        return Said(key, {"n": self.count, "within": self.within})


class MovePatrol(Effect[OuterRim]):
    """Move the patrol of a faction (``OF_CHOICE``, ``OF_PATROL_HERE``, ``OF_NEAREST_PATROL``) so far: toward you, or
    *anywhere* you like, step by step. ``EVERYTHING``: until it is with you."""

    def __init__(self, faction: i64, distance: i64, *, anywhere: bool = False) -> None:
        self.faction = faction
        self.distance = distance
        self.anywhere = anywhere

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        tokens = patrols_meant(table, frame, self.faction)
        if len(tokens) > 1:
            out = table.offer()
            for token in tokens:
                out.add(PICK_PATROL.base + table.defs[token])
            table.ask(frame.seat, ASK_PATROL, frame.card)
            return WAIT
        frame.left = 0
        if tokens:
            self.go(table, frame, tokens[0])
        return WAIT

    def go(self, table: OuterRim, frame: Frame, token: CardId) -> None:
        move_patrol(table, frame.seat, token, self.distance, NOBODY if self.anywhere else frame.seat)

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        self.go(table, frame, PICK_PATROL.cards(table, frame.seat, code - PICK_PATROL.base)[0])

    def said(self) -> Said:
        key = "move-patrol-to-you" if self.distance == EVERYTHING else "move-patrol"
        key += "-anywhere" if self.anywhere else ""
        return Said(key, {"n": self.distance}, {"faction": f"faction-{FACTIONS.words[self.faction]}"})


class MoveSelf(Effect[OuterRim]):
    """Move up to so many spaces at once (``EVERYTHING``: your hyperdrive, and *more*); *freely*: nothing stops you."""

    def __init__(self, distance: i64, *, more: i64 = 0, freely: bool = False) -> None:
        self.distance = distance
        self.more = more
        self.freely = freely

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        frame.left = 0
        most = hyperdrive(table, frame.seat) if self.distance == EVERYTHING else self.distance
        move(table, frame.seat, most + self.more, self.freely)
        return WAIT

    def said(self) -> Said:
        key = "move-self-hyperdrive" if self.distance == EVERYTHING else "move-self"
        return Said(key + ("-freely" if self.freely else ""), {"n": self.distance, "more": self.more})


class MarkPlanet(Effect[OuterRim]):
    """The nearest other player marks a planet for this card."""

    def nearest(self, table: OuterRim, seat: Seat) -> Seat:
        """The nearest other player; of equals the first to the left."""
        found: Seat = NOBODY
        for step in range(1, table.seats):
            other = (seat + step) % table.seats
            away = table.chart.distance(table.at(seat), table.at(other))
            if found == NOBODY or away < table.chart.distance(table.at(seat), table.at(found)):
                found = other
        return table.decider(found)

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        out = table.offer()
        for planet in range(PLANETS):
            out.add(MARK.base + planet)
        table.ask(self.nearest(table, frame.seat), ASK_MARK, frame.card)
        return WAIT

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        table.write_mark(PLACE, frame.card, code - MARK.base + 1)
        log.add(MARKED, self.nearest(table, frame.seat), frame.card, code - MARK.base)

    def said(self) -> Said:
        return Said("mark-planet")


class RaidPlanet(Effect[OuterRim]):
    """A goal token on this planet, once each."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        place = table.at(frame.seat)
        if table.mark(RAIDED, place) & BITS[frame.seat] == 0:
            table.write_mark(RAIDED, place, table.mark(RAIDED, place) | BITS[frame.seat])
            log.add(RAIDED_PLANET, frame.seat, place)
            check_goals(table, frame.seat, log)
        return table.outcome is not None

    def said(self) -> Said:
        return Said("raid-planet")


class EncounterAfar(Effect[OuterRim]):
    """Meet a patrol or contact at most so many spaces away as if it were here."""

    def __init__(self, within: i64) -> None:
        self.within = within

    def patrols(self, table: OuterRim, seat: Seat) -> list[CardId]:
        here = table.at(seat)
        found: list[CardId] = []
        for token in table.rows[PATROLS]:
            if table.chart.distance(here, table.place_of(token)) <= self.within:
                found.append(token)
        return found

    def contacts(self, table: OuterRim, seat: Seat) -> list[i64]:
        here = table.at(seat)
        found: list[i64] = []
        for at, space in enumerate(CONTACT_SPACES):
            if len(table.rows[CONTACTS[at]]) > 0 and table.chart.distance(here, space.planet) <= self.within:
                found.append(at)
        return found

    def would_change(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        return len(self.patrols(table, seat)) + len(self.contacts(table, seat)) > 0

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0 or not self.would_change(table, frame.seat, frame.card):
            return DONE
        out = table.offer()
        for token in self.patrols(table, frame.seat):
            out.add(FIGHT_PATROL.base + table.defs[token])
        for space in self.contacts(table, frame.seat):
            out.add(MEET.code(space))
        table.ask(frame.seat, ASK_AFAR, frame.card)
        return WAIT

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        if MEET.has(code):
            meet(table, frame.seat, MEET.space(code - MEET.base), log)
        else:
            fight_patrol(table, frame.seat, FIGHT_PATROL.cards(table, frame.seat, code - FIGHT_PATROL.base)[0], log)

    def said(self) -> Said:
        return Said("encounter-afar", {"n": self.within})


class PassBy(Effect[OuterRim]):
    """You need not end your move here."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        slip_past(table, frame.seat, log)
        return DONE

    def said(self) -> Said:
        return Said("pass-by")


class EndTurn(Effect[OuterRim]):
    """The turn is over."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        table.count[OVER] = 1
        return DONE

    def said(self) -> Said:
        return Said("end-turn")
