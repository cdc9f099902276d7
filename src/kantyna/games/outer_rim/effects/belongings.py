"""Cards that are gained, discarded, or resolved; tokens of contacts."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import Databank
from kantyna.games.outer_rim.effects.selectors import Belongings
from kantyna.games.outer_rim.events import GAINED_CREW, TOKEN_LEFT, TRADED_CARD
from kantyna.games.outer_rim.table import (
    ASIDE,
    CARGO_HELD,
    CONTACTS,
    CREW_HELD,
    GEAR_HELD,
    JOBS_HELD,
    MARKET_DECKS,
    MODS_HELD,
    REMOVED,
    SCENE,
    OuterRim,
)
from kantyna.games.outer_rim.turn.answers import Held
from kantyna.games.outer_rim.turn.databank import resolve_databank
from kantyna.games.outer_rim.turn.decks import discard, market_card, note_loss, remove
from kantyna.games.outer_rim.turn.flight import flee
from kantyna.games.outer_rim.turn.goals import goal_crew, is_droid
from kantyna.games.outer_rim.turn.purchase import after_change, take_card
from kantyna.games.outer_rim.turn.slots import ROOM
from kantyna.games.outer_rim.vocabulary import ASK_DISCARD, ASK_TAKE_CREW, JOB
from kantyna.kernel.action import OWNED, Verb
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

SABACC: Final = "luxury-legendary-sabacc"
"""The job of the game of sabacc."""
DISCARD_HELD: Final = Held("discard", [GEAR_HELD, MODS_HELD, CREW_HELD, CARGO_HELD, JOBS_HELD])


class TakeCrewVerb(Verb[OuterRim]):
    """Take a crew member of another player."""

    def cards(self, table: OuterRim, seat: Seat, what: i64) -> list[CardId]:
        owner = what // self.block
        if owner >= table.seats:
            return []
        return [card for card in table.rows[CREW_HELD[owner]] if table.defs[card] == what % self.block]


TAKE_CREW: Final = TakeCrewVerb("take-crew", OWNED)


def take_off_map(table: OuterRim, seat: Seat, card: CardId, log: Log) -> None:
    """The token of a contact whose databank card this is leaves the map; it waits beside it."""
    printed = table.printed[card]
    if isinstance(printed, Databank):
        for place in CONTACTS:
            token = table.first_of(table.rows[place], printed.token)
            if token >= 0:
                table.move(token, place, ASIDE)
                log.add(TOKEN_LEFT, seat, token)


class GainItem(Effect[OuterRim]):
    """Keep this card as what is printed at its foot: an item, or the crew member of a databank card."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0 or frame.card not in table.rows[SCENE]:
            return DONE
        frame.left = 0
        table.take(SCENE, frame.card)
        take_card(table, frame.seat, frame.card, log)
        return WAIT

    def said(self) -> Said:
        return Said("gain-item")


class GainCrew(Effect[OuterRim]):
    """Take this databank card as crew, and the contact's token off the map."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0 or frame.card not in table.rows[SCENE]:
            return DONE
        frame.left = 0
        table.take(SCENE, frame.card)
        take_off_map(table, frame.seat, frame.card, log)
        log.add(GAINED_CREW, frame.seat, frame.card)
        take_card(table, frame.seat, frame.card, log)
        return WAIT

    def said(self) -> Said:
        return Said("gain-crew")


class DiscardToken(Effect[OuterRim]):
    """Take this contact's token off the map."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        take_off_map(table, frame.seat, frame.card, log)
        return DONE

    def said(self) -> Said:
        return Said("discard-token")


class DiscardThis(Effect[OuterRim]):
    """This card."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.card in table.belongings(frame.seat):
            discard(table, frame.seat, frame.card, log)
        return DONE

    def said(self) -> Said:
        return Said("discard-this")


class RemoveSabacc(Effect[OuterRim]):
    """The job card of the game of sabacc leaves the game."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        for card in table.rows[JOBS_HELD[frame.seat]]:
            if table.printed[card].key == SABACC:
                remove(table, frame.seat, card, log)
                break
        return DONE

    def said(self) -> Said:
        return Said("remove-sabacc")


class DiscardCard(Effect[OuterRim]):
    """Discard a card of yours of that kind, with that trait if one is named; *flees*: a crew member's token goes to the
    nearest free contact space."""

    def __init__(self, kind: i64, trait: i64 = 0, *, flees: bool = False) -> None:
        self.cards = Belongings(kind, trait)
        self.flees = flees

    def would_change(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        return len(self.cards.found(table, seat)) > 0

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        found = self.cards.found(table, frame.seat) if frame.left != 0 else []
        if not found:
            return DONE
        out = table.offer()
        for card in found:
            out.add(DISCARD_HELD.base + table.defs[card])
        table.ask(frame.seat, ASK_DISCARD, frame.card)
        return WAIT

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        for card in self.cards.found(table, frame.seat):
            if table.defs[card] == code - DISCARD_HELD.base:
                if self.flees:
                    flee(table, frame.seat, card, log)
                else:
                    discard(table, frame.seat, card, log)
                return

    def said(self) -> Said:
        if self.cards.trait:
            return Said("discard-card-trait", names=self.cards.names())
        return Said("discard-crew-flees" if self.flees else "discard-card", names=self.cards.names())


class ResolveDatabank(Effect[OuterRim]):
    """A databank card of that number, one of them by chance."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        """A job's card is about the job, unless a player was chosen."""
        if frame.left == 0:
            return DONE
        frame.left = 0
        about = frame.about
        if about < 0 and frame.card in table.belongings(frame.seat) and table.item(frame.card).kind == JOB:
            about = frame.card
        resolve_databank(table, frame.seat, self.number, about)
        return WAIT

    def said(self) -> Said:
        return Said("resolve-databank", {"n": self.number})


class ShuffleIntoDeck(Effect[OuterRim]):
    """This market card goes back into its deck, which is shuffled."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.card in table.rows[REMOVED]:
            deck = MARKET_DECKS[market_card(table.printed[frame.card]).deck]
            table.move(frame.card, REMOVED, deck)
            table.shuffle(deck)
        return DONE

    def said(self) -> Said:
        return Said("shuffle-into-deck")


class TakeDroid(Effect[OuterRim]):
    """Take a droid of a player here into your crew."""

    def would_change(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        for other in table.others_here(seat):
            for crew in table.rows[CREW_HELD[other]]:
                if is_droid(table, crew):
                    return True
        return False

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.left == 0 or not self.would_change(table, frame.seat, frame.card):
            return DONE
        out = table.offer()
        for other in table.others_here(frame.seat):
            for crew in table.rows[CREW_HELD[other]]:
                if is_droid(table, crew):
                    out.add(TAKE_CREW.base + other * TAKE_CREW.block + table.defs[crew])
        table.ask(frame.seat, ASK_TAKE_CREW, frame.card)
        return WAIT

    def answer(self, table: OuterRim, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        what = code - TAKE_CREW.base
        other = what // TAKE_CREW.block
        crew = TAKE_CREW.cards(table, frame.seat, what)[0]
        table.move(crew, CREW_HELD[other], CREW_HELD[frame.seat])
        note_loss(table, crew)
        log.add(TRADED_CARD, other, crew, 0, frame.seat)
        goal_crew(table, frame.seat, len(table.rows[CREW_HELD[frame.seat]]) - 1, log)
        if table.outcome is not None:
            return
        table.push(ROOM, frame.seat)
        after_change(table, frame.seat, log)

    def said(self) -> Said:
        return Said("take-droid")
