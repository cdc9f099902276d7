"""The automatic captain of the solo game: its card from top to bottom, no decisions, no abilities, no goals."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import AiCard, Contact, Databank
from kantyna.games.outer_rim.events import AI_DREW, BOUGHT, GAINED_CREW, MET_CONTACT, TARGET_PLACED
from kantyna.games.outer_rim.table import (
    AI_DECK,
    ASIDE,
    CONTACTS,
    CREDITS,
    DAMAGE,
    DATABANK_CARDS,
    DEFEATED,
    JOBS_HELD,
    MARKET,
    PROGRAM,
    SCENE,
    TARGETED,
    OuterRim,
)
from kantyna.games.outer_rim.turn.answers import FACTION, Held
from kantyna.games.outer_rim.turn.automatic_flight import landings, nearest_targets
from kantyna.games.outer_rim.turn.damage import recover, suffer
from kantyna.games.outer_rim.turn.decks import discard_top, under
from kantyna.games.outer_rim.turn.delivery import DELIVER_CARD, deliverable, destination, unmark
from kantyna.games.outer_rim.turn.encounter import ATTEMPT, FIGHT_PATROL, fight_patrol, forced
from kantyna.games.outer_rim.turn.fame import (
    gain_credits,
    gain_fame,
    gain_reputation,
    lose_reputation,
)
from kantyna.games.outer_rim.turn.movement import MOVE_TO, put_captain
from kantyna.games.outer_rim.turn.patrols import nearest_patrols
from kantyna.games.outer_rim.turn.purchase import follow_up, price_of, sheet_named, sold_here, take_card, take_open
from kantyna.games.outer_rim.turn.purse import spend
from kantyna.games.outer_rim.turn.rewards import FOR_CARGO, FOR_JOB, reward
from kantyna.games.outer_rim.turn.slots import JOB_SLOTS, free_slot, hold_overflow
from kantyna.games.outer_rim.vocabulary import (
    AI_CREDITS,
    AI_CREW,
    AI_FAME,
    AI_JOB,
    AI_NEAREST_REPUTATION,
    AI_PATROL,
    AI_REPUTATION,
    ASK_AI_TARGET,
    ASK_AI_TASK,
    ASK_AI_WAY,
    ASK_FACTION,
    ASK_PATROL,
    BOUNTY_DECK,
    CARGO_DECK,
    CHARACTER,
    CREW,
    JOB_DECK,
    LUXURY_DECK,
    NEGATIVE,
    OFFER,
    PLANETS,
    POSITIVE,
    SHIP,
    SHIP_TARGET,
)
from kantyna.games.outer_rim.world import CONTACT_SPACES
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import EVERYBODY, NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64

EARNINGS: Final = 2000
FAME_PRICE: Final = 8000
HUSH_MONEY: Final = 4000

# How far its turn is.
DRAW_CARD: Final = 0
PLAN: Final = 1
DELIVER: Final = 2
BUY: Final = 3
REVEAL: Final = 4
MEET: Final = 5
CLOSE: Final = 6
TIE: Final = 7
"""Several patrols are equally near: with whom reputation changes the person decides."""
COMPLETE: Final = 8
"""A job is completed here: which one the person decides."""

SMUGGLED: Final = 1
"""Illegal cargo was just delivered."""


class Automatic(Node[OuterRim]):
    """``card`` is its card of this turn; ``left`` tells what it has just done."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        seat = frame.seat
        if frame.at > DELIVER and frame.at != TIE and table.count[DEFEATED[seat]] > 0:
            frame.at = CLOSE
        if frame.at == DRAW_CARD:
            frame.card = table.pop(AI_DECK)
            table.set_known(frame.card, EVERYBODY)
            table.add(SCENE, frame.card)
            log.add(AI_DREW, seat, frame.card)
            frame.at = PLAN
        elif frame.at == PLAN:
            self.plan(table, frame, log)
        elif frame.at == DELIVER:
            found = deliverable(table, seat)
            if frame.left == SMUGGLED:
                frame.left = -1
                self.pay_for_smuggling(table, seat, self.printed(table, frame), log)
            elif found:
                self.ask_which(table, seat, DELIVER_CARD, found)
            else:
                frame.at = BUY
        elif frame.at == BUY:
            frame.at = REVEAL
            if table.at(seat) < PLANETS:
                self.buy(table, seat, self.printed(table, frame), log)
        elif frame.at == REVEAL:
            frame.at = MEET
            if self.printed(table, frame).reveals:
                reveal_lowest(table, seat, log)
        elif frame.at == MEET:
            hostile = forced(table, seat)
            if len(hostile) > 1:
                out = table.offer()
                for token in hostile:
                    out.add(FIGHT_PATROL.base + table.defs[token])
                table.ask(table.decider(seat), ASK_PATROL)
                return WAIT
            frame.at = CLOSE
            for what in self.printed(table, frame).steps:
                if self.encounter(table, frame, what, log):
                    break
        elif frame.at == TIE:
            out = table.offer()
            for faction in self.nearest_factions(table, frame):
                out.add(FACTION.base + faction)
            table.ask(table.decider(seat), ASK_FACTION, NO_CARD, 1 if frame.left == AI_NEAREST_REPUTATION else -1)
        elif frame.at == COMPLETE:
            self.ask_which(table, seat, ATTEMPT, self.jobs_here(table, seat))
        else:
            self.close(table, frame, log)
            return DONE
        return WAIT

    def printed(self, table: OuterRim, frame: Frame) -> AiCard:
        printed = table.printed[frame.card]
        assert isinstance(printed, AiCard)
        return printed

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        """What its cards leave open the person decides (OR-SOLO-15)."""
        if MOVE_TO.has(code):
            frame.data = [*frame.data, code - MOVE_TO.base]
            return
        if DELIVER_CARD.has(code):
            card = DELIVER_CARD.first(table, frame.seat, code - DELIVER_CARD.base)
            frame.left = SMUGGLED if table.item(card).illegal else -1
            self.settle(table, frame.seat, card, FOR_CARGO)
            return
        frame.at = CLOSE
        if ATTEMPT.has(code):
            self.settle(table, frame.seat, ATTEMPT.first(table, frame.seat, code - ATTEMPT.base), FOR_JOB)
        elif FIGHT_PATROL.has(code):
            fight_patrol(table, frame.seat, FIGHT_PATROL.cards(table, frame.seat, code - FIGHT_PATROL.base)[0], log)
        else:
            self.change_reputation(table, frame, code - FACTION.base, log)

    def recovers(self, table: OuterRim, seat: Seat, card: AiCard) -> bool:
        damage = table.mark(DAMAGE, table.captain(seat)) + table.mark(DAMAGE, table.ship(seat))
        return table.count[DEFEATED[seat]] > 0 or (card.recovers_always and damage > 0)

    def plan(self, table: OuterRim, frame: Frame, log: Log) -> None:
        """The first that is possible: recover, move to the nearest goal token, earn (OR-SOLO-5). ``data`` is the goal
        that was picked, and where the move ends."""
        seat = frame.seat
        if self.recovers(table, seat, self.printed(table, frame)):
            frame.at = DELIVER
            recover(table, seat, CHARACTER, table.mark(DAMAGE, table.captain(seat)), log)
            recover(table, seat, SHIP_TARGET, table.mark(DAMAGE, table.ship(seat)), log)
            return
        targets = frame.data[:1] or nearest_targets(table, seat)
        if len(targets) > 1:
            self.ask_where(table, seat, targets, ASK_AI_TARGET)
            return
        ends = frame.data[1:]
        if not ends and targets:
            ends = landings(table, seat, targets[0])
        if len(ends) > 1:
            frame.data = targets
            self.ask_where(table, seat, ends, ASK_AI_WAY)
            return
        frame.at = DELIVER
        if ends:
            put_captain(table, seat, ends[0], log)
        else:
            gain_credits(table, seat, EARNINGS, log)

    def ask_where(self, table: OuterRim, seat: Seat, places: list[i64], kind: i64) -> None:
        out = table.offer()
        for place in places:
            out.add(MOVE_TO.base + place)
        table.ask(table.decider(seat), kind)

    def ask_which(self, table: OuterRim, seat: Seat, verb: Held, cards: list[CardId]) -> None:
        """Which of several cards it delivers next, or which job it completes."""
        out = table.offer()
        for card in cards:
            out.add(verb.base + table.defs[card])
        table.ask(table.decider(seat), ASK_AI_TASK)

    def pay_for_smuggling(self, table: OuterRim, seat: Seat, printed: AiCard, log: Log) -> None:
        """Illegal cargo is delivered without a die; what some cards make of it comes after the reward (OR-SOLO-13)."""
        if printed.ship_damage > 0:
            suffer(table, seat, SHIP_TARGET, printed.ship_damage)
        if printed.costs_reputation:
            lose_reputation(table, seat, table.planet_faction(table.at(seat)), log)

    def buy(self, table: OuterRim, seat: Seat, printed: AiCard, log: Log) -> None:
        """Buy the open card of its deck; one that it can't buy goes under the deck first (OR-SOLO-11)."""
        deck = printed.buys
        if printed.instead >= 0 and self.full(table, seat, deck):
            deck = printed.instead
        if table.rows[MARKET][deck] >= 0 and not self.buyable(table, seat, table.rows[MARKET][deck]):
            discard_top(table, deck, seat, log)
        card = table.rows[MARKET][deck]
        if card < 0 or not self.buyable(table, seat, card):
            return
        price = price_of(table, seat, card, 0)
        spend(table, seat, price, log)
        log.add(BOUGHT, seat, card, price)
        take_open(table, seat, card, log)
        if table.outcome is not None:
            return
        self.mark(table, seat, card, printed, log)
        follow_up(table, seat, deck, log)

    def full(self, table: OuterRim, seat: Seat, deck: i64) -> bool:
        """Are the slots for what a deck sells full?"""
        if deck == CARGO_DECK:
            return hold_overflow(table, seat, more_cargo=1) > 0
        return deck == JOB_DECK and len(table.rows[JOBS_HELD[seat]]) >= JOB_SLOTS

    def mark(self, table: OuterRim, seat: Seat, card: CardId, printed: AiCard, log: Log) -> None:
        """A goal token on the destination of what it bought."""
        place = destination(table, card)
        if printed.marks and 0 <= place < PLANETS:
            table.write_mark(TARGETED, place, table.mark(TARGETED, place) + 1)
            log.add(TARGET_PLACED, seat, place)

    def buyable(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        item = table.item(card)
        if not sold_here(table, seat, item) or price_of(table, seat, card, 0) > table.count[CREDITS[seat]]:
            return False
        if item.kind == OFFER:
            return False
        if item.kind == SHIP:
            return item.cost > table.sheet(seat).cost and sheet_named(table, item.sheet) >= 0
        return free_slot(table, seat, card)

    def encounter(self, table: OuterRim, frame: Frame, what: i64, log: Log) -> bool:
        """Do a line of the encounter step; False if it has no effect."""
        seat = frame.seat
        if what == AI_PATROL:
            hostile = forced(table, seat)
            if hostile:
                fight_patrol(table, seat, hostile[0], log)
            return len(hostile) > 0
        if what == AI_JOB:
            if not self.jobs_here(table, seat):
                return False
            frame.at = COMPLETE
            return True
        if what == AI_FAME:
            if table.count[CREDITS[seat]] < FAME_PRICE:
                return False
            spend(table, seat, FAME_PRICE, log)
            gain_fame(table, seat, 1, log)
            return True
        if what == AI_CREDITS:
            gain_credits(table, seat, HUSH_MONEY, log)
            self.with_nearest(table, frame, what, log)
            return True
        if what == AI_CREW:
            return self.hire(table, seat, log)
        if what == AI_REPUTATION:
            here = table.at(seat)
            return here < PLANETS and gain_reputation(table, seat, table.planet_faction(here), log)
        assert what == AI_NEAREST_REPUTATION
        return self.with_nearest(table, frame, what, log)

    def with_nearest(self, table: OuterRim, frame: Frame, what: i64, log: Log) -> bool:
        """Gain or lose reputation with the faction of the nearest patrol; False if it has no effect."""
        frame.left = what
        factions = self.nearest_factions(table, frame)
        if len(factions) > 1:
            frame.at = TIE
        elif factions:
            self.change_reputation(table, frame, factions[0], log)
        return len(factions) > 0

    def nearest_factions(self, table: OuterRim, frame: Frame) -> list[i64]:
        """The factions of the nearest patrols with which reputation can still change."""
        end: i64 = POSITIVE if frame.left == AI_NEAREST_REPUTATION else NEGATIVE
        found: list[i64] = []
        for token in nearest_patrols(table, frame.seat):
            if table.standing(frame.seat, table.faction_of(token)) != end:
                found.append(table.faction_of(token))
        return found

    def change_reputation(self, table: OuterRim, frame: Frame, faction: i64, log: Log) -> None:
        if frame.left == AI_NEAREST_REPUTATION:
            gain_reputation(table, frame.seat, faction, log)
        else:
            lose_reputation(table, frame.seat, faction, log)

    def jobs_here(self, table: OuterRim, seat: Seat) -> list[CardId]:
        """Its jobs whose destination is here."""
        return [card for card in table.rows[JOBS_HELD[seat]] if ATTEMPT.possible(table, seat, card)]

    def settle(self, table: OuterRim, seat: Seat, card: CardId, what: i64) -> None:
        """The reward of cargo or a job whose destination is here, and a goal token off: no card, no tests."""
        unmark(table, table.at(seat))
        reward(table, seat, card, what)

    def hire(self, table: OuterRim, seat: Seat, log: Log) -> bool:
        """Turn up the face-down contact of the lowest rank here, and take its crew card without paying."""
        token = reveal_lowest(table, seat, log)
        if token < 0:
            return False
        printed = table.printed[token]
        assert isinstance(printed, Contact)
        for card in table.rows[DATABANK_CARDS]:
            bank = table.printed[card]
            if isinstance(bank, Databank) and bank.numbered == printed.databank:
                if len(bank.items) > 0 and bank.items[0].kind == CREW and free_slot(table, seat, card):
                    table.take(DATABANK_CARDS, card)
                    for place in CONTACTS:
                        if token in table.rows[place]:
                            table.move(token, place, ASIDE)
                    log.add(GAINED_CREW, seat, card)
                    take_card(table, seat, card, log)
                return True
        return True

    def close(self, table: OuterRim, frame: Frame, log: Log) -> None:
        """Its card goes under its deck; one of them turns two market decks over and is shuffled in."""
        printed = self.printed(table, frame)
        table.take(SCENE, frame.card)
        under(table, AI_DECK, frame.card)
        if printed.reshuffles:
            for deck in (BOUNTY_DECK, LUXURY_DECK):
                if table.rows[MARKET][deck] >= 0:
                    discard_top(table, deck, frame.seat, log)
            table.shuffle(AI_DECK)


def reveal_lowest(table: OuterRim, seat: Seat, log: Log) -> CardId:
    """Turn up the face-down contact of the lowest rank on the planet."""
    here = table.at(seat)
    found: CardId = NO_CARD
    rank: i64 = 99
    for at, space in enumerate(CONTACT_SPACES):
        if space.planet == here and len(table.rows[CONTACTS[at]]) > 0:
            token = table.rows[CONTACTS[at]][0]
            if table.known(token) != EVERYBODY and space.rank < rank:
                found, rank = token, space.rank
    if found >= 0:
        table.set_known(found, EVERYBODY)
        log.add(MET_CONTACT, seat, found, here)
    return found


AUTOMATIC: Final = PROGRAM.add("automatic", Automatic())
