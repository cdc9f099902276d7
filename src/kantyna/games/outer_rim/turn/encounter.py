"""The encounter step: a patrol, a card, a contact, a job, an ability, or crew that a bounty wants; exactly one."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import Contact, Encounter, Patrol, Space
from kantyna.games.outer_rim.events import DREW_ENCOUNTER, JOB_BEGUN, KEPT_SECRET, MET_CONTACT
from kantyna.games.outer_rim.table import (
    CONTACTS,
    ENCOUNTER_DECKS,
    JOBS_HELD,
    PATROLS,
    PROGRAM,
    SCENE,
    SECRETS,
    SECTION,
    OuterRim,
)
from kantyna.games.outer_rim.turn.abilities import has_ability, run_now
from kantyna.games.outer_rim.turn.answers import Common, Held
from kantyna.games.outer_rim.turn.combat import Combat, fight_abilities
from kantyna.games.outer_rim.turn.damage import room_left, suffer
from kantyna.games.outer_rim.turn.databank import RESOLVE, resolve_databank
from kantyna.games.outer_rim.turn.fame import gain_credits, gain_fame, lose_reputation
from kantyna.games.outer_rim.turn.goals import count_goal
from kantyna.games.outer_rim.turn.hunting import HUNT, bounty_on
from kantyna.games.outer_rim.turn.patrols import move_patrol, replace_patrol
from kantyna.games.outer_rim.vocabulary import (
    AFTER_LOSS,
    ANY_NAVPOINT,
    ASK_TALK_OR_FIGHT,
    FORCED_ENCOUNTER,
    GOAL_PATROLS,
    JOB,
    LOSE_REPUTATION_TO_PATROL,
    MAELSTROM,
    NAVPOINT,
    NEGATIVE,
    NOWHERE,
    PLANETS,
    SHIP_FIGHT,
    SHIP_TARGET,
)
from kantyna.games.outer_rim.world import CONTACT_SPACES
from kantyna.kernel.action import NOTHING_MORE, PLACED, Verb
from kantyna.kernel.body import Options
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NOBODY, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said


def forced(table: OuterRim, seat: Seat) -> list[CardId]:
    """The patrols here that must be fought: of factions that are hostile (OR-ENC-2)."""
    if has_ability(table, seat, FORCED_ENCOUNTER):
        return []
    found: list[CardId] = []
    for token in table.patrols_at(table.at(seat)):
        if table.standing(seat, table.faction_of(token)) == NEGATIVE:
            found.append(token)
    return found


class FightPatrol(Common):
    """Fight a patrol in one's space."""

    def offer(self, table: OuterRim, seat: Seat, out: Options) -> None:
        for token in table.patrols_at(table.at(seat)):
            out.add(self.base + table.defs[token])

    def do(self, table: OuterRim, frame: Frame, what: i64, log: Log) -> None:
        fight_patrol(table, frame.seat, self.cards(table, frame.seat, what)[0], log)

    def wish(self, table: OuterRim, seat: Seat, out: Options) -> None:
        for token in table.rows[PATROLS]:
            out.add(self.base + table.defs[token])

    def why_not(self, table: OuterRim, seat: Seat, what: i64) -> Refusal | None:
        for token in table.rows[PATROLS]:
            if table.defs[token] == what and table.place_of(token) != table.at(seat):
                return Refusal("OR-ENC-1", Said("why-not-here"))
        return None


FIGHT_PATROL: Final = FightPatrol("fight-patrol", PATROLS)


def fight_patrol(table: OuterRim, seat: Seat, token: CardId, log: Log) -> None:
    """A fight with a patrol; one of level 4 destroys the ship without dice (OR-BEAT-5)."""
    printed = table.printed[token]
    assert isinstance(printed, Patrol)
    if printed.combat == 0:
        for found in fight_abilities(table, seat, AFTER_LOSS, SHIP_FIGHT):
            run_now(table, seat, found, log)
        table.push(PATROL_LOST, seat, token)
        suffer(table, seat, SHIP_TARGET, max(room_left(table, seat, SHIP_TARGET), 0), True)
    else:
        PATROL_COMBAT.begin(table, seat, token, SHIP_FIGHT, log, value=printed.combat)


class PatrolWon(Node[OuterRim]):
    """Lose reputation, take the reward, and the next patrol comes (OR-BEAT-3)."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        frame.left = 0
        seat, token = frame.seat, frame.card
        printed = table.printed[token]
        assert isinstance(printed, Patrol)
        if not has_ability(table, seat, LOSE_REPUTATION_TO_PATROL):
            lose_reputation(table, seat, printed.faction, log, token)
        replace_patrol(table, seat, token, log)
        gain_credits(table, seat, printed.reward.credits, log, token)
        gain_fame(table, seat, printed.reward.fame, log, token)
        if table.outcome is None:
            count_goal(table, seat, GOAL_PATROLS, log)
        return WAIT


class PatrolLost(Node[OuterRim]):
    """The loser moves the patrol one space wherever it likes (OR-BEAT-2)."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        frame.left = 0
        move_patrol(table, frame.seat, frame.card, 1, NOBODY)
        return WAIT


PATROL_WON: Final = PROGRAM.add("patrol-won", PatrolWon())
PATROL_LOST: Final = PROGRAM.add("patrol-lost", PatrolLost())
PATROL_COMBAT: Final = Combat(PATROL_WON, PATROL_LOST)
PROGRAM.add("patrol-combat", PATROL_COMBAT)


class Draw(Verb[OuterRim]):
    """Draw an encounter card of one's space."""

    def offer(self, table: OuterRim, seat: Seat, out: Options) -> None:
        out.add(self.base)

    def do(self, table: OuterRim, frame: Frame, what: i64, log: Log) -> None:
        draw_encounter(table, frame.seat, log)

    def wish(self, table: OuterRim, seat: Seat, out: Options) -> None:
        out.add(self.base)


DRAW: Final = Draw("draw", NOTHING_MORE)


def section_here(table: OuterRim, seat: Seat, printed: Encounter) -> i64:
    """Which section of a card is about the space where a seat is."""
    here = table.at(seat)
    patrol = 1 if len(table.patrols_at(here)) > 0 else 0
    space = here if here <= MAELSTROM else NAVPOINT
    for at, section in enumerate(printed.sections):
        if section.space == space and (section.patrol < 0 or section.patrol == patrol):
            return at
    return 0


def draw_encounter(table: OuterRim, seat: Seat, log: Log) -> None:
    """Draw and resolve; a secret is kept face down. An empty deck gives nothing (ours)."""
    space = table.way.book[table.at(seat)]
    assert isinstance(space, Space)
    deck = ENCOUNTER_DECKS[space.encounters]
    if len(table.rows[deck]) == 0:
        return
    card = table.pop(deck)
    printed = table.printed[card]
    assert isinstance(printed, Encounter)
    at = section_here(table, seat, printed)
    table.write_mark(SECTION, card, at + 1)
    if printed.sections[at].secret is not None:
        sight = table.box.sight[seat]
        table.set_known(card, sight)
        table.add(SECRETS[printed.deck][seat], card)
        log.add(KEPT_SECRET, seat, card, 0, NOBODY, sight)
    else:
        table.set_known(card, EVERYBODY)
        table.add(SCENE, card)
        log.add(DREW_ENCOUNTER, seat, card)
        table.push(RESOLVE, seat, card)


class Meet(Verb[OuterRim]):
    """Points at a contact space: the planet, and which of its two; so a face-down token is not named."""

    def __init__(self, name: str) -> None:
        super().__init__(name, PLACED, 2)

    def space(self, what: i64) -> i64:
        """The contact space that a code is about."""
        return what % self.block * 2 + what // self.block

    def code(self, space: i64) -> Code:
        return self.base + space % 2 * self.block + space // 2

    def number(self, table: OuterRim, seat: Seat, what: i64) -> i64:
        return CONTACT_SPACES[self.space(what)].rank if self.space(what) < len(CONTACT_SPACES) else -1

    def cards(self, table: OuterRim, seat: Seat, what: i64) -> list[CardId]:
        space = self.space(what)
        if space >= len(CONTACTS):
            return []
        return [token for token in table.rows[CONTACTS[space]] if table.knows(seat, token)]

    def offer(self, table: OuterRim, seat: Seat, out: Options) -> None:
        here = table.at(seat)
        if here < PLANETS:
            for space in (here * 2, here * 2 + 1):
                if len(table.rows[CONTACTS[space]]) > 0:
                    out.add(self.code(space))

    def do(self, table: OuterRim, frame: Frame, what: i64, log: Log) -> None:
        meet(table, frame.seat, self.space(what), log)

    def wish(self, table: OuterRim, seat: Seat, out: Options) -> None:
        for space in range(len(CONTACTS)):
            if len(table.rows[CONTACTS[space]]) > 0:
                out.add(self.code(space))

    def why_not(self, table: OuterRim, seat: Seat, what: i64) -> Refusal | None:
        return Refusal("OR-MEET-1", Said("why-contact-elsewhere"))


MEET: Final = Meet("meet")
TALK: Final[Verb[OuterRim]] = Verb("talk", NOTHING_MORE)
HUNT_CONTACT: Final[Verb[OuterRim]] = Verb("hunt", NOTHING_MORE)


def meet(table: OuterRim, seat: Seat, space: i64, log: Log) -> None:
    """Turn a contact up and meet it."""
    token = table.rows[CONTACTS[space]][0]
    table.set_known(token, EVERYBODY)
    log.add(MET_CONTACT, seat, token, CONTACT_SPACES[space].planet)
    table.push(MEETING, seat, token)


class Meeting(Node[OuterRim]):
    """The contact ``card``: whoever has a bounty on it may fight instead (OR-BOUNTY-1)."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        seat = frame.seat
        if frame.at == 1:
            return DONE
        if bounty_on(table, seat, table.defs[frame.card]) >= 0:
            out = table.offer()
            out.add(TALK.base)
            out.add(HUNT_CONTACT.base)
            table.ask(seat, ASK_TALK_OR_FIGHT, frame.card)
            return WAIT
        frame.at = 1
        self.talk(table, frame)
        return WAIT

    def talk(self, table: OuterRim, frame: Frame) -> None:
        printed = table.printed[frame.card]
        assert isinstance(printed, Contact)
        resolve_databank(table, frame.seat, printed.databank)

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        frame.at = 1
        if code == TALK.base:
            self.talk(table, frame)
        else:
            table.push(HUNT, frame.seat, bounty_on(table, frame.seat, table.defs[frame.card]), -1, NOBODY)


MEETING: Final = PROGRAM.add("meeting", Meeting())


class Attempt(Held):
    """Attempt a job at its destination."""

    def __init__(self) -> None:
        super().__init__("attempt", [JOBS_HELD])

    def possible(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        item = table.item(card)
        here = table.at(seat)
        if item.kind != JOB or item.destination == NOWHERE:
            return False
        return here == item.destination or (item.destination == ANY_NAVPOINT and here > MAELSTROM)

    def offer(self, table: OuterRim, seat: Seat, out: Options) -> None:
        for card in table.rows[JOBS_HELD[seat]]:
            if self.possible(table, seat, card):
                out.add(self.base + table.defs[card])

    def do(self, table: OuterRim, frame: Frame, what: i64, log: Log) -> None:
        for card in table.rows[JOBS_HELD[frame.seat]]:
            if table.defs[card] == what and self.possible(table, frame.seat, card):
                log.add(JOB_BEGUN, frame.seat, card)
                table.push(table.item(card).attempt.number, frame.seat, card, -1, card)
                return

    def wish(self, table: OuterRim, seat: Seat, out: Options) -> None:
        for card in table.rows[JOBS_HELD[seat]]:
            if table.item(card).kind == JOB:
                out.add(self.base + table.defs[card])

    def why_not(self, table: OuterRim, seat: Seat, what: i64) -> Refusal | None:
        return Refusal("OR-JOB-1", Said("why-not-at-destination"))


ATTEMPT: Final = Attempt()
