"""Abilities and secrets that are used in planning, as an action, or as an encounter; goals that one sets out for."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.events import PHASE_ACTION, PHASE_PLANNING, USED_ABILITY
from kantyna.games.outer_rim.table import (
    CAPTAINS,
    CARGO_HELD,
    CREDITS,
    CREW_HELD,
    DEFEATED,
    FLIPPED,
    GEAR_HELD,
    JOBS_HELD,
    MODS_HELD,
    PROGRAM,
    SECRETS,
    SHIPS,
    USED,
    OuterRim,
)
from kantyna.games.outer_rim.turn.abilities import (
    Found,
    has_ability,
    note_use,
    secrets,
    standing_abilities,
    usable,
    used,
)
from kantyna.games.outer_rim.turn.answers import Held
from kantyna.games.outer_rim.turn.combat import Combat
from kantyna.games.outer_rim.turn.decks import discard, discard_secret
from kantyna.games.outer_rim.turn.goals import open_goals, reach
from kantyna.games.outer_rim.turn.purse import spend
from kantyna.games.outer_rim.vocabulary import (
    ACTION,
    ANY_TIME,
    ENCOUNTER,
    ENCOUNTER_STEP,
    GOAL_DUEL,
    GOAL_PAY,
    OTHERS_ENCOUNTER,
    PLANNING,
    SHIP_FIGHT,
)
from kantyna.kernel.action import A_SEAT, NOTHING_MORE, Verb
from kantyna.kernel.body import Options
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said


def offered(table: OuterRim, seat: Seat, timing: i64) -> list[Found]:
    """The abilities and secrets that a seat may use at a time: each once a turn, and only to some effect."""
    found: list[Found] = []
    for one in standing_abilities(table, seat, timing):
        if not used(table, one) and usable(table, seat, one) and useful(table, seat, one):
            found.append(one)
    for one in secrets(table, seat, timing):
        if usable(table, seat, one) and useful(table, seat, one):
            found.append(one)
    return found


def useful(table: OuterRim, seat: Seat, found: Found) -> bool:
    return found.ability.script.would_change(table, seat, found.card)


def offer_abilities(table: OuterRim, seat: Seat, timing: i64, out: Options) -> None:
    for one in offered(table, seat, timing):
        out.add(USE.base + table.defs[one.card])


class Use(Held):
    """Use an ability of the captain, the ship or a card, or a secret."""

    def __init__(self) -> None:
        own = [CAPTAINS, SHIPS, GEAR_HELD, MODS_HELD, CREW_HELD, CARGO_HELD, JOBS_HELD]
        super().__init__("use", [*own, *SECRETS])

    def find(self, table: OuterRim, seat: Seat, what: i64) -> Found | None:
        phase = table.phase()
        timing: i64 = ENCOUNTER_STEP
        if phase == PHASE_PLANNING:
            timing = PLANNING
        elif phase == PHASE_ACTION:
            timing = ACTION
        for when in (timing, ANY_TIME):
            for one in offered(table, seat, when):
                if table.defs[one.card] == what:
                    return one
        return None

    def why_not(self, table: OuterRim, seat: Seat, what: i64) -> Refusal | None:
        for card in self.cards(table, seat, what):
            if table.mark(USED, card) != 0:
                return Refusal("OR-ACT-2", Said("why-done-already"))
        return None

    def any_time(self, table: OuterRim, seat: Seat, what: i64) -> bool:
        """Is it used beside what the phase asks for?"""
        found = self.find(table, seat, what)
        return found is not None and found.ability.timing == ANY_TIME

    def do(self, table: OuterRim, frame: Frame, what: i64, log: Log) -> None:
        found = self.find(table, frame.seat, what)
        assert found is not None
        seat, card, ability = frame.seat, found.card, found.ability
        log.add(USED_ABILITY, seat, card)
        spend(table, seat, ability.price, log)
        if table.printed[card].kind == ENCOUNTER and ability.discard:
            table.push(ability.script.number, seat, card)
            discard_secret(table, seat, card, log)
        else:
            note_use(table, found)
            table.push(ability.script.number, seat, card)
            if ability.discard:
                discard(table, seat, card, log)


USE: Final = Use()


class Fulfil(Verb[OuterRim]):
    """Pay for the ship's goal with a mod aboard (OR-GOAL-3)."""

    def offer(self, table: OuterRim, seat: Seat, out: Options) -> None:
        for card in open_goals(table, seat):
            if card == table.ship(seat):
                goal = table.side(seat).goal
                fitted = len(table.rows[MODS_HELD[seat]]) > 0
                if goal.event == GOAL_PAY and fitted and table.count[CREDITS[seat]] >= goal.price:
                    out.add(self.base)

    def do(self, table: OuterRim, frame: Frame, what: i64, log: Log) -> None:
        spend(table, frame.seat, table.side(frame.seat).goal.price, log)
        reach(table, frame.seat, table.ship(frame.seat), log)


FULFIL: Final = Fulfil("fulfil", NOTHING_MORE)


class DuelWon(Node[OuterRim]):
    """The ship's goal is reached by a duel."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        frame.left = 0
        ship = table.ship(frame.seat)
        if table.mark(FLIPPED, ship) == 0 and table.side(frame.seat).goal.event == GOAL_DUEL:
            reach(table, frame.seat, ship, log)
        return WAIT


DUEL_COMBAT: Final = Combat(PROGRAM.add("duel-won", DuelWon()), -1)
PROGRAM.add("duel", DUEL_COMBAT)
CHALLENGE_COMBAT: Final = Combat(-1, -1)
PROGRAM.add("challenge", CHALLENGE_COMBAT)


class Duel(Verb[OuterRim]):
    """For the ship's goal fight a more famous player here, in space even on a planet."""

    def offer(self, table: OuterRim, seat: Seat, out: Options) -> None:
        if table.ship(seat) in open_goals(table, seat) and table.side(seat).goal.event == GOAL_DUEL:
            for other in table.others_here(seat):
                if table.fame(other) > table.fame(seat) and table.count[DEFEATED[other]] == 0:
                    out.add(self.base + other)

    def do(self, table: OuterRim, frame: Frame, what: i64, log: Log) -> None:
        DUEL_COMBAT.begin(table, frame.seat, table.ship(frame.seat), SHIP_FIGHT, log, defender=what)


DUEL: Final = Duel("duel", A_SEAT)


class Challenge(Verb[OuterRim]):
    """Fight a player here whose card invites it."""

    def offer(self, table: OuterRim, seat: Seat, out: Options) -> None:
        for other in table.others_here(seat):
            if has_ability(table, other, OTHERS_ENCOUNTER) and table.count[DEFEATED[other]] == 0:
                out.add(self.base + other)

    def do(self, table: OuterRim, frame: Frame, what: i64, log: Log) -> None:
        card = standing_abilities(table, what, OTHERS_ENCOUNTER)[0].card
        CHALLENGE_COMBAT.begin(table, frame.seat, card, SHIP_FIGHT, log, defender=what)


CHALLENGE: Final = Challenge("challenge", A_SEAT)
