"""What is taken from decks and discard piles."""

from __future__ import annotations

from kantyna.games.card_game.card_index import CARDS
from kantyna.games.card_game.effects.ability import PICKED
from kantyna.games.card_game.effects.captives import capture
from kantyna.games.card_game.effects.lasting import gain_icons
from kantyna.games.card_game.effects.selector import affiliation_said, traits_said
from kantyna.games.card_game.table import (
    DECK,
    DISCARD_PILE,
    OBJECTIVE_DECK,
    CardGame,
)
from kantyna.games.card_game.turn.answers import (
    PICK,
    STOP,
    ask_to_pick,
)
from kantyna.games.card_game.turn.damage import order_matters
from kantyna.games.card_game.turn.movement import (
    discard,
    shuffle_deck,
    to_bottom,
    to_hand,
    top_of,
)
from kantyna.games.card_game.turn.play import AS_UNIT, enter
from kantyna.games.card_game.turn.values import offer_each, unique_in_play
from kantyna.games.card_game.vocabulary import (
    AFFILIATIONS,
    ASK_BOTTOM_ORDER,
    ASK_PICK,
    ASK_SEARCH,
    ASK_TOP_ORDER,
    E_BOTTOMED,
    E_LOOKED,
    E_REVEALED,
    E_SEARCHED,
    E_TO_HAND,
    E_TOPPED,
    ENHANCEMENT,
    EVENT,
    IMPERIAL_NAVY,
    KINDS,
    LIGHT,
    TRAITS,
    UNIT,
    UNTIL_STRIKE,
)
from kantyna.kernel.body import listed, row
from kantyna.kernel.effect import DONE, WAIT, Effect
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import BITS, EVERYBODY, NO_CARD, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class ReturnTop(Effect[CardGame]):
    """The top card of the discard pile to hand; two while the Force is with the light side."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return len(table.rows[DISCARD_PILE[seat]]) > 0

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        count = 2 if table.balance() == LIGHT else 1
        for card in reversed(top_of(table, DISCARD_PILE[frame.seat], count)):
            _take_back(table, card, frame, log)
        return DONE

    def said(self) -> Said:
        return Said("return-top", {"n": 1, "light": 2})


def _take_back(table: CardGame, card: CardId, frame: Frame, log: Log) -> None:
    to_hand(table, card, EVERYBODY)
    log.add(E_TO_HAND, frame.seat, card, 0, -1, EVERYBODY, frame.card)


class FromDiscard(Effect[CardGame]):
    """A card of one's discard pile to hand, or a unit into play: of a kind, with a trait or an affiliation."""

    def __init__(self, kind: i64, traits: i64 = 0, affiliation: i64 = -1, into_play: bool = False) -> None:
        self.kind = kind
        self.traits = traits
        self.affiliation = affiliation
        self.into_play = into_play

    def _fitting(self, table: CardGame, seat: Seat) -> list[CardId]:
        found: list[CardId] = []
        for card in table.rows[DISCARD_PILE[seat]]:
            number = table.defs[card]
            if CARDS[number].kind != self.kind or (self.traits and not CARDS[number].traits & self.traits):
                continue
            if self.affiliation >= 0 and CARDS[number].affiliation != self.affiliation:
                continue
            if not self.into_play or not unique_in_play(table, number):
                found.append(card)
        return found

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return bool(self._fitting(table, seat))

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        fitting = self._fitting(table, frame.seat)
        if frame.left == 0 or not fitting:
            return DONE
        out = table.offer()
        if order_matters(table, frame.seat):
            for card in _told_apart(table, frame.seat, fitting):
                out.add(PICK.base + card)
        else:
            offer_each(table, PICK.base, row(fitting), out)
        table.ask(frame.seat, ASK_PICK, frame.card)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        if self.into_play:
            enter(table, code - PICK.base, AS_UNIT, NO_CARD, 0, log)
        else:
            _take_back(table, code - PICK.base, frame, log)

    def said(self) -> Said:
        parts = TRAITS.of_mask(self.traits)
        if self.affiliation >= 0:
            parts.append(AFFILIATIONS.words[self.affiliation])
        parts.append(KINDS.words[self.kind])
        if self.into_play:
            parts.append("into-play")
        which = [Said("which-kinds-1", names={"kind0": f"kind-{KINDS.words[self.kind]}"})]
        if self.traits:
            which.append(Said("which-having", parts={"traits": traits_said(self.traits)}))
        if self.affiliation >= 0:
            which.append(affiliation_said(self.affiliation))
        plain = Said("from-discard-into-play-plain" if self.into_play else "from-discard-plain", parts={"which": which})
        return Said(f"from-discard-{'-'.join(parts)}", {"n": 1}, plain=plain)


def _told_apart(table: CardGame, seat: Seat, cards: list[CardId]) -> list[CardId]:
    """Of equal cards that lie on each other one; with others between them they leave different piles (CG-TABLE-7)."""
    found: list[CardId] = []
    below = -1
    for card in table.rows[DISCARD_PILE[seat]]:
        number = table.defs[card]
        if number != below and card in cards:
            found.append(card)
        below = number
    return found


class FlipForIcons(Effect[CardGame]):
    """Discard the top card of the deck; a unit lends this one its printed icons for the strike."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return len(table.rows[DECK[seat]]) > 0

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        deck = table.rows[DECK[frame.seat]]
        if not deck:
            return DONE
        card = deck[-1]
        discard(table, card, log, frame.card)
        number = table.defs[card]
        if CARDS[number].kind == UNIT and sum(CARDS[number].icons) > 0:
            gain_icons(table, frame.card, listed(CARDS[number].icons), UNTIL_STRIKE, frame.card, log)
        return DONE

    def said(self) -> Said:
        return Said("flip-for-icons")


class RevealFive(Effect[CardGame]):
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


class CaptureFromDeck(Effect[CardGame]):
    """Look at the opponent's top three cards, capture one at this objective or none, put the others back in any order.

    Who looks into a deck need not find anything there (CG-RUL-11).
    """

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
            ask_to_pick(table, frame.seat, ASK_SEARCH, top, frame.card, stop=True)
            return WAIT
        if frame.left < 2:
            return DONE
        ask_to_pick(table, frame.seat, ASK_TOP_ORDER, top, frame.card, frame.left)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        card = NO_CARD if code == STOP.base else code - PICK.base
        if len(frame.data) == PICKED:
            frame.data.append(card)
            if card == NO_CARD:
                return
            frame.left -= 1
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


class SearchObjective(Effect[CardGame]):
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
