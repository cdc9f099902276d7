"""Effects that only one card has."""

from __future__ import annotations

from kantyna.games.card_game.book import CARDS
from kantyna.games.card_game.effects.ability import PICKED, Verb
from kantyna.games.card_game.effects.hands_and_decks import capture
from kantyna.games.card_game.table import DAMAGE, DECK, ENGAGED, FOCUS, OBJECTIVE_DECK, SHIELDS, UNITS, CardGame
from kantyna.games.card_game.turn.answers import PICK, STOP, TOKENS, ask_to_pick
from kantyna.games.card_game.turn.damage import departure
from kantyna.games.card_game.turn.edge_battle import TWISTED
from kantyna.games.card_game.turn.movement import (
    attachments,
    heal,
    last_for,
    mix,
    shuffle_deck,
    take_focus,
    to_bottom,
    to_hand,
    top_of,
)
from kantyna.games.card_game.turn.nodes import N_EDGE, N_HAPPEN
from kantyna.games.card_game.turn.play import AS_UNIT, enter
from kantyna.games.card_game.turn.values import in_play, is_dial
from kantyna.games.card_game.vocabulary import (
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
)
from kantyna.kernel.body import listed
from kantyna.kernel.effect import DONE, WAIT
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import BITS, EVERYBODY, NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said
from kantyna.kernel.window import propose


class TwistOfFate(Verb):
    """The edge battle starts anew."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        table.nearest(N_EDGE).at = TWISTED
        return DONE

    def said(self) -> Said:
        return Said("twist-of-fate")


class EngageThis(Verb):
    """The attack goes to this objective instead (CG-ENG-6)."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return table.count[ENGAGED] >= 0 and table.count[ENGAGED] != card

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if in_play(table, frame.card):
            table.count[ENGAGED] = frame.card
            log.add(E_REDIRECTED, frame.seat, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("engage-this")


class EngageAgain(Verb):
    """The same objective may be engaged once more this phase."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return table.count[ENGAGED] >= 0 and not is_dial(table, table.count[ENGAGED])

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if table.count[ENGAGED] >= 0:
            last_for(table, M_ENGAGE_AGAIN, table.count[ENGAGED], 1, UNTIL_PHASE, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("engage-again")


class OpponentSacrifices(Verb):
    """The opponent must sacrifice a vehicle."""

    def _vehicles(self, table: CardGame, seat: Seat) -> list[CardId]:
        return [card for card in table.rows[UNITS[1 - seat]] if table.printed[card].traits & T_VEHICLE]

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return bool(self._vehicles(table, seat))

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        vehicles = self._vehicles(table, frame.seat)
        if frame.left == 0 or not vehicles:
            return DONE
        ask_to_pick(table, 1 - frame.seat, ASK_PICK, vehicles, frame.card)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        propose(table, N_HAPPEN, frame.seat, [departure(table, code - PICK.base, SACRIFICED, frame.card)])

    def said(self) -> Said:
        return Said("opponent-sacrifices", {"n": 1})


class DestroyCheapest(Verb):
    """The cheapest unit without the Vehicle trait is destroyed; the active player breaks ties."""

    def _cheapest(self, table: CardGame) -> list[CardId]:
        found: list[CardId] = []
        lowest = 99
        for side in range(2):
            for card in table.rows[UNITS[side]]:
                number = table.defs[card]
                if CARDS[number].traits & T_VEHICLE:
                    continue
                if CARDS[number].cost < lowest:
                    lowest = CARDS[number].cost
                    found = []
                if CARDS[number].cost == lowest:
                    found.append(card)
        return found

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        cheapest = self._cheapest(table)
        if frame.left == 0 or not cheapest:
            return DONE
        ask_to_pick(table, table.active, ASK_PICK, cheapest, frame.card)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        propose(table, N_HAPPEN, frame.seat, [departure(table, code - PICK.base, DESTROYED, frame.card)])

    def said(self) -> Said:
        return Said("destroy-cheapest")


class KeepThree(Verb):
    """Each player, the one who played it first, keeps up to three units; all others return to hands."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return len(table.rows[UNITS[0]]) > 0 or len(table.rows[UNITS[1]]) > 0

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        """``left`` counts picks: 0 to 3 of the first player, 4 to 7 of the other, 8 when all is done."""
        if frame.left < 0:
            frame.left = 0
        while frame.left < 8:
            seat = frame.seat if frame.left < 4 else 1 - frame.seat
            kept = frame.data[PICKED:]
            last = max([card for card in kept if table.owner[card] == seat], default=-1)
            units = [card for card in table.rows[UNITS[seat]] if card > last]
            if frame.left % 4 < 3 and units:
                ask_to_pick(table, seat, ASK_KEEP_UNITS, units, frame.card, 3 - frame.left % 4, stop=True)
                return WAIT
            frame.left = 4 if frame.left < 4 else 8
        if frame.left > 8:
            return DONE
        frame.left = 9
        gone = [card for side in range(2) for card in table.rows[UNITS[side]] if card not in frame.data[PICKED:]]
        propose(table, N_HAPPEN, frame.seat, [departure(table, card, RETURNED, frame.card) for card in gone])
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        if code == STOP.base:
            frame.left = 3 if frame.left < 4 else 7
        else:
            frame.data.append(code - PICK.base)
            frame.left += 1

    def said(self) -> Said:
        return Said("keep-three", {"n": 3})


class SinkAll(Verb):
    """All units go under their owners' decks in random order."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return len(table.rows[UNITS[0]]) > 0 or len(table.rows[UNITS[1]]) > 0

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            self._mix(table, frame.data[PICKED:])
            return DONE
        frame.left = 0
        units = sorted([*table.rows[UNITS[0]], *table.rows[UNITS[1]]])
        frame.data += units
        propose(table, N_HAPPEN, frame.seat, [departure(table, card, SUNK, frame.card) for card in units])
        return WAIT

    def _mix(self, table: CardGame, units: list[CardId]) -> None:
        """Only under the decks do they get their order, so that the story of their going does not tell it."""
        for owner in range(2):
            deck = DECK[owner]
            sunk = [card for card in units if table.where(card) == deck]
            mix(table, sunk)
            for at, card in enumerate(sunk):
                table.put(deck, at, card)

    def said(self) -> Said:
        return Said("sink-all")


class Strip(Verb):
    """Discard any number of tokens and enhancements from the picked unit, piece by piece (CG-OPEN-7)."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.left == 0 or len(frame.data) == PICKED or not in_play(table, frame.data[PICKED]):
            return DONE
        card = frame.data[PICKED]
        pieces = [PICK.base + other for other in attachments(table, card)]
        for kind, mark in enumerate((DAMAGE, FOCUS, SHIELDS)):
            if table.mark(mark, card):
                pieces.append(TOKENS[kind].base)
        if not pieces:
            return DONE
        out = table.offer()
        for piece in pieces:
            out.add(piece)
        out.add(STOP.base)
        table.ask(frame.seat, ASK_STRIP, card)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        card = frame.data[PICKED]
        if code == STOP.base:
            frame.left = 0
        elif code == TOKENS[0].base:
            heal(table, card, 1, log, frame.card)
        elif code == TOKENS[1].base:
            take_focus(table, card, 1, log, frame.card)
        elif code == TOKENS[2].base:
            table.write_mark(SHIELDS, card, table.mark(SHIELDS, card) - 1)
            log.add(E_SHIELD_SPENT, table.owner[card], card)
        else:
            propose(table, N_HAPPEN, frame.seat, [departure(table, code - PICK.base, DISCARDED, frame.card)])

    def said(self) -> Said:
        return Said("strip")


class RevealFive(Verb):
    """Reveal the top five cards; fitting Navy cards to hand, the rest under the deck in any order."""

    def __init__(self, count: i64, cost: i64) -> None:
        self.count = count
        self.cost = cost

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return len(table.rows[DECK[seat]]) > 0

    def _fits(self, table: CardGame, card: CardId) -> bool:
        number = table.defs[card]
        kind = CARDS[number].kind
        return (
            (kind in (EVENT, ENHANCEMENT))
            and CARDS[number].affiliation == IMPERIAL_NAVY
            and CARDS[number].cost >= self.cost
        )

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        """``left`` counts the cards still to go under the deck; until the first does, they lie on it face up."""
        if frame.left < 0:
            top = top_of(table, DECK[frame.seat], self.count)
            frame.left = len(top)
            for card in reversed(top):
                table.set_known(card, EVERYBODY)
                log.add(E_REVEALED, frame.seat, card, 0, -1, EVERYBODY, frame.card)
                if self._fits(table, card):
                    to_hand(table, card, EVERYBODY)
                    log.add(E_TO_HAND, frame.seat, card, 0, -1, EVERYBODY, frame.card)
                    frame.left -= 1
        if frame.left == 0:
            return DONE
        top = top_of(table, DECK[frame.seat], frame.left)
        ask_to_pick(table, frame.seat, ASK_BOTTOM_ORDER, top, frame.card, frame.left)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        for card in top_of(table, DECK[frame.seat], frame.left):
            table.set_known(card, BITS[frame.seat])  # those left would tell others in which order the rest went
        frame.left -= 1
        to_bottom(table, code - PICK.base, BITS[frame.seat])
        log.add(E_BOTTOMED, frame.seat, code - PICK.base, 0, -1, BITS[frame.seat], frame.card)

    def said(self) -> Said:
        return Said("reveal-five", {"n": self.count, "cost": self.cost})


class CaptureFromDeck(Verb):
    """Look at the opponent's top three cards, capture one at this objective, put the others back in any order."""

    def __init__(self, count: i64) -> None:
        self.count = count

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return len(table.rows[DECK[1 - seat]]) > 0

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        """``left`` is how many cards are looked at, or are still to be put back once one of them was picked."""
        deck = DECK[1 - frame.seat]
        if frame.left < 0:
            top = top_of(table, deck, self.count)
            frame.left = len(top)
            for card in reversed(top):
                table.set_known(card, table.known(card) | BITS[frame.seat])
                log.add(E_LOOKED, frame.seat, card, 0, 1 - frame.seat, BITS[frame.seat], frame.card)
        top = top_of(table, deck, frame.left)
        if len(frame.data) == PICKED:
            if not top:
                return DONE
            ask_to_pick(table, frame.seat, ASK_SEARCH, top, frame.card)
            return WAIT
        if frame.left < 2:
            return DONE
        ask_to_pick(table, frame.seat, ASK_TOP_ORDER, top, frame.card, frame.left)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        card = code - PICK.base
        if len(frame.data) == PICKED:
            frame.left -= 1
            frame.data.append(card)
            capture(table, card, frame.card, BITS[frame.seat], log)
            return
        # The card named comes to lie lowest of those put back; the last one stays on top.
        deck = DECK[1 - frame.seat]
        table.take(deck, card)
        table.insert(deck, len(table.rows[deck]) - (frame.left - 1), card)
        frame.left -= 1
        log.add(E_TOPPED, frame.seat, card, 0, 1 - frame.seat, BITS[frame.seat], frame.card)

    def said(self) -> Said:
        return Said("capture-from-deck", {"n": self.count})


class SearchObjective(Verb):
    """Search the objective deck for the next objective, which enters play; then shuffle (CG-RUL-11)."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return len(table.rows[OBJECTIVE_DECK[seat]]) > 0

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        pile = table.rows[OBJECTIVE_DECK[frame.seat]]
        if frame.left == 0 or len(pile) == 0:
            return DONE
        ask_to_pick(table, frame.seat, ASK_SEARCH, listed(pile), frame.card, stop=True)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        log.add(E_SEARCHED, frame.seat, NO_CARD, 0, -1, EVERYBODY, frame.card)
        if code != STOP.base:
            enter(table, code - PICK.base, AS_UNIT, NO_CARD, 0, log)
        shuffle_deck(table, frame.seat, True, log)

    def said(self) -> Said:
        return Said("search-objective")
