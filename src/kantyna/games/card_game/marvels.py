"""Effects that only one card has."""

from __future__ import annotations

from kantyna.games.card_game.ability import PICKED, Verb
from kantyna.games.card_game.actions import PICK, STOP, TOKEN
from kantyna.games.card_game.befall import departure
from kantyna.games.card_game.book import AFFILIATION_OF, COST, KIND, TRAITS_OF
from kantyna.games.card_game.deeds import capture
from kantyna.games.card_game.edge import TWISTED
from kantyna.games.card_game.moves import (
    attachments,
    heal,
    last_for,
    shuffle_deck,
    take_focus,
    to_bottom,
    to_hand,
)
from kantyna.games.card_game.nodes import N_HAPPEN
from kantyna.games.card_game.playing import AS_UNIT, enter
from kantyna.games.card_game.table import CardGame
from kantyna.games.card_game.values import in_play, is_dial
from kantyna.games.card_game.words import (
    ASK_BOTTOM_ORDER,
    ASK_KEEP_UNITS,
    ASK_PICK,
    ASK_SEARCH,
    ASK_STRIP,
    ASK_TOP_ORDER,
    DESTROYED,
    DISCARDED,
    E_BOTTOMED,
    E_LOOKED,
    E_REDIRECTED,
    E_REVEALED,
    E_SEARCHED,
    E_SHIELD_SPENT,
    E_TO_HAND,
    E_TOPPED,
    ENHANCEMENT,
    EVENT,
    IMPERIAL_NAVY,
    M_ENGAGE_AGAIN,
    RETURNED,
    SACRIFICED,
    SUNK,
    T_VEHICLE,
    UNTIL_PHASE,
    Z_DECK,
)
from kantyna.kernel.effect import DONE, WAIT
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import BITS, EVERYBODY, NO_CARD, CardId, Code, Seat
from kantyna.kernel.said import Said
from kantyna.kernel.window import propose


class TwistOfFate(Verb):
    """The edge battle starts anew."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> int:
        # Below this frame stands its ability, below that the edge battle.
        table.stack[-3].at = TWISTED
        return DONE

    def said(self) -> Said:
        return Said("twist-of-fate")


class EngageThis(Verb):
    """The attack goes to this objective instead (CG-ENG-6)."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return table.engaged >= 0 and table.engaged != card

    def step(self, table: CardGame, frame: Frame, log: Log) -> int:
        if in_play(table, frame.card):
            table.engaged = frame.card
            log.add(E_REDIRECTED, frame.seat, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("engage-this")


class EngageAgain(Verb):
    """The same objective may be engaged once more this phase."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return table.engaged >= 0 and not is_dial(table, table.engaged)

    def step(self, table: CardGame, frame: Frame, log: Log) -> int:
        if table.engaged >= 0:
            last_for(table, M_ENGAGE_AGAIN, table.engaged, 1, UNTIL_PHASE, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("engage-again")


class OpponentSacrifices(Verb):
    """The opponent must sacrifice a vehicle."""

    def _vehicles(self, table: CardGame, seat: Seat) -> list[CardId]:
        return [card for card in table.units[1 - seat] if TRAITS_OF[table.defs[card]] & T_VEHICLE]

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return bool(self._vehicles(table, seat))

    def step(self, table: CardGame, frame: Frame, log: Log) -> int:
        options = sorted(PICK + card for card in self._vehicles(table, frame.seat))
        if frame.left == 0 or not options:
            return DONE
        table.ask(1 - frame.seat, ASK_PICK, options, frame.card)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        propose(table, N_HAPPEN, frame.seat, [departure(table, code - PICK, SACRIFICED, frame.card)])

    def said(self) -> Said:
        return Said("opponent-sacrifices", {"n": 1})


class DestroyCheapest(Verb):
    """The cheapest unit without the Vehicle trait is destroyed; the active player breaks ties."""

    def _cheapest(self, table: CardGame) -> list[CardId]:
        found: list[CardId] = []
        lowest = 99
        for side in range(2):
            for card in table.units[side]:
                number = table.defs[card]
                if TRAITS_OF[number] & T_VEHICLE:
                    continue
                if COST[number] < lowest:
                    lowest = COST[number]
                    found = []
                if COST[number] == lowest:
                    found.append(card)
        return sorted(found)

    def step(self, table: CardGame, frame: Frame, log: Log) -> int:
        options = [PICK + card for card in self._cheapest(table)]
        if frame.left == 0 or not options:
            return DONE
        table.ask(table.active, ASK_PICK, options, frame.card)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        propose(table, N_HAPPEN, frame.seat, [departure(table, code - PICK, DESTROYED, frame.card)])

    def said(self) -> Said:
        return Said("destroy-cheapest")


class KeepThree(Verb):
    """Each player, the one who played it first, keeps up to three units; all others return to hands."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return bool(table.units[0]) or bool(table.units[1])

    def step(self, table: CardGame, frame: Frame, log: Log) -> int:
        """``left`` counts picks: 0 to 3 of the first player, 4 to 7 of the other, 8 when all is done."""
        if frame.left < 0:
            frame.left = 0
        while frame.left < 8:
            seat = frame.seat if frame.left < 4 else 1 - frame.seat
            kept = frame.data[PICKED:]
            last = max([card for card in kept if table.owner[card] == seat], default=-1)
            options = sorted(PICK + card for card in table.units[seat] if card > last)
            if frame.left % 4 < 3 and options:
                options.append(STOP)
                table.ask(seat, ASK_KEEP_UNITS, options, frame.card, 3 - frame.left % 4)
                return WAIT
            frame.left = 4 if frame.left < 4 else 8
        if frame.left > 8:
            return DONE
        frame.left = 9
        gone = [card for side in range(2) for card in table.units[side] if card not in frame.data[PICKED:]]
        propose(table, N_HAPPEN, frame.seat, [departure(table, card, RETURNED, frame.card) for card in gone])
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP:
            frame.left = 3 if frame.left < 4 else 7
        else:
            frame.data.append(code - PICK)
            frame.left += 1

    def said(self) -> Said:
        return Said("keep-three", {"n": 3})


class SinkAll(Verb):
    """All units go under their owners' decks in random order."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return bool(table.units[0]) or bool(table.units[1])

    def step(self, table: CardGame, frame: Frame, log: Log) -> int:
        if frame.left == 0:
            self._mix(table, frame.data[PICKED:])
            return DONE
        frame.left = 0
        units = sorted(table.units[0] + table.units[1])
        frame.data += units
        propose(table, N_HAPPEN, frame.seat, [departure(table, card, SUNK, frame.card) for card in units])
        return WAIT

    def _mix(self, table: CardGame, units: list[CardId]) -> None:
        """Only under the decks do they get their order, so that the story of their going does not tell it."""
        for owner in range(2):
            sunk = [card for card in units if table.owner[card] == owner and table.zone[card] == Z_DECK]
            table.shuffle(sunk)
            table.deck[owner][: len(sunk)] = sunk

    def said(self) -> Said:
        return Said("sink-all")


class Strip(Verb):
    """Discard any number of tokens and enhancements from the picked unit, piece by piece (CG-OPEN-7)."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> int:
        if frame.left == 0 or len(frame.data) == PICKED or not in_play(table, frame.data[PICKED]):
            return DONE
        card = frame.data[PICKED]
        options = [PICK + other for other in attachments(table, card)]
        for kind, pile in enumerate((table.damage, table.focus, table.shields)):
            if pile[card]:
                options.append(TOKEN + kind)
        if not options:
            return DONE
        options.append(STOP)
        table.ask(frame.seat, ASK_STRIP, options, card)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        card = frame.data[PICKED]
        if code == STOP:
            frame.left = 0
        elif code == TOKEN:
            heal(table, card, 1, log, frame.card)
        elif code == TOKEN + 1:
            take_focus(table, card, 1, log, frame.card)
        elif code == TOKEN + 2:
            table.shields[card] -= 1
            log.add(E_SHIELD_SPENT, table.owner[card], card)
        else:
            propose(table, N_HAPPEN, frame.seat, [departure(table, code - PICK, DISCARDED, frame.card)])

    def said(self) -> Said:
        return Said("strip")


class RevealFive(Verb):
    """Reveal the top five cards; fitting Navy cards to hand, the rest under the deck in any order."""

    def __init__(self, count: int, cost: int) -> None:
        self.count = count
        self.cost = cost

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return bool(table.deck[seat])

    def _fits(self, table: CardGame, card: CardId) -> bool:
        number = table.defs[card]
        kind = KIND[number]
        return (kind in (EVENT, ENHANCEMENT)) and AFFILIATION_OF[number] == IMPERIAL_NAVY and COST[number] >= self.cost

    def step(self, table: CardGame, frame: Frame, log: Log) -> int:
        """``left`` counts the cards still to go under the deck; until the first does, they lie on it face up."""
        deck = table.deck[frame.seat]
        if frame.left < 0:
            top = deck[max(0, len(deck) - self.count) :]
            frame.left = len(top)
            for card in reversed(top):
                table.known[card] = EVERYBODY
                log.add(E_REVEALED, frame.seat, card, 0, -1, EVERYBODY, frame.card)
                if self._fits(table, card):
                    to_hand(table, card, EVERYBODY)
                    log.add(E_TO_HAND, frame.seat, card, 0, -1, EVERYBODY, frame.card)
                    frame.left -= 1
        if frame.left == 0:
            return DONE
        top = deck[len(deck) - frame.left :]
        table.ask(frame.seat, ASK_BOTTOM_ORDER, sorted(PICK + card for card in top), frame.card, frame.left)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        deck = table.deck[frame.seat]
        for card in deck[len(deck) - frame.left :]:
            table.known[card] = BITS[frame.seat]  # those left would tell others in which order the rest went
        frame.left -= 1
        to_bottom(table, code - PICK, BITS[frame.seat])
        log.add(E_BOTTOMED, frame.seat, code - PICK, 0, -1, BITS[frame.seat], frame.card)

    def said(self) -> Said:
        return Said("reveal-five", {"n": self.count, "cost": self.cost})


class CaptureFromDeck(Verb):
    """Look at the opponent's top three cards, capture one at this objective, put the others back in any order."""

    def __init__(self, count: int) -> None:
        self.count = count

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return bool(table.deck[1 - seat])

    def step(self, table: CardGame, frame: Frame, log: Log) -> int:
        """``left``: -1 nothing seen; then how many cards are to be put back plus 10 while one is to be captured."""
        deck = table.deck[1 - frame.seat]
        if frame.left < 0:
            count = min(self.count, len(deck))
            frame.left = 10 + count
            for card in reversed(deck[len(deck) - count :]):
                table.known[card] |= BITS[frame.seat]
                log.add(E_LOOKED, frame.seat, card, 0, 1 - frame.seat, BITS[frame.seat], frame.card)
        if frame.left >= 10:
            top = deck[len(deck) - (frame.left - 10) :]
            if not top:
                return DONE
            table.ask(frame.seat, ASK_SEARCH, sorted(PICK + card for card in top), frame.card)
            return WAIT
        if frame.left < 2:
            return DONE
        top = deck[len(deck) - frame.left :]
        table.ask(frame.seat, ASK_TOP_ORDER, sorted(PICK + card for card in top), frame.card, frame.left)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        card = code - PICK
        if frame.left >= 10:
            frame.left -= 11
            capture(table, card, frame.card, BITS[frame.seat], log)
            return
        # The card named comes to lie lowest of those put back; the last one stays on top.
        deck = table.deck[1 - frame.seat]
        deck.remove(card)
        deck.insert(len(deck) - (frame.left - 1), card)
        frame.left -= 1
        log.add(E_TOPPED, frame.seat, card, 0, 1 - frame.seat, BITS[frame.seat], frame.card)

    def said(self) -> Said:
        return Said("capture-from-deck", {"n": self.count})


class SearchObjective(Verb):
    """Search the objective deck for the next objective, which enters play; then shuffle (CG-RUL-11)."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return bool(table.objective_deck[seat])

    def step(self, table: CardGame, frame: Frame, log: Log) -> int:
        pile = table.objective_deck[frame.seat]
        if frame.left == 0 or not pile:
            return DONE
        options = sorted(PICK + card for card in pile)
        options.append(STOP)
        table.ask(frame.seat, ASK_SEARCH, options, frame.card)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        log.add(E_SEARCHED, frame.seat, NO_CARD, 0, -1, EVERYBODY, frame.card)
        if code != STOP:
            enter(table, code - PICK, AS_UNIT, NO_CARD, 0, log)
        shuffle_deck(table, frame.seat, True, log)

    def said(self) -> Said:
        return Said("search-objective")
