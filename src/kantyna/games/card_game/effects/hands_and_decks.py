"""What happens to hands, decks and piles, and to the game itself."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.book import CARDS
from kantyna.games.card_game.effects.ability import PICKED, Verb
from kantyna.games.card_game.effects.in_play import gain_icons
from kantyna.games.card_game.table import CAPTIVES, DECK, DIAL, DISCARD_PILE, FIGHT, HAND, CardGame
from kantyna.games.card_game.turn.answers import DISCARD, PICK, STOP, YES, ask_to_pick, ask_whether
from kantyna.games.card_game.turn.movement import (
    bury,
    captured_at,
    discard,
    draw,
    last_for,
    move,
    move_dial,
    rescue,
    to_hand,
    top_of,
)
from kantyna.games.card_game.turn.play import AS_UNIT, INTO_FIGHT, enter, may_play, play
from kantyna.games.card_game.turn.values import offer_each, stands_for_equals, unique_in_play
from kantyna.games.card_game.vocabulary import (
    AFFILIATIONS,
    ASK_DISCARD_DOWN,
    ASK_OPPONENTS_HAND,
    ASK_PICK,
    ASK_PUT_INTO_PLAY,
    DARK,
    E_BOTTOMED,
    E_CAPTURED,
    E_CHEAPER,
    E_LOOKED,
    E_MATCH_IGNORED,
    E_TO_HAND,
    KINDS,
    LIGHT,
    M_CHEAPER,
    M_DISCOUNT,
    M_IGNORE_MATCH,
    TRAITS,
    UNIT,
    UNTIL_PHASE,
    UNTIL_STRIKE,
)
from kantyna.kernel.body import listed, row
from kantyna.kernel.effect import DONE, WAIT
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import BITS, EVERYBODY, NO_CARD, NOBODY, CardId, Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

BOTH: Final = BITS[DARK] | BITS[LIGHT]
"""Both players know it, onlookers do not."""


class DrawCards(Verb):
    def __init__(self, count: i64) -> None:
        self.count = count

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return len(table.rows[DECK[seat]]) > 0

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        draw(table, frame.seat, self.count, log, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("draw", {"n": self.count})


class DiscardFromHand(Verb):
    """A player chooses and discards a card from his hand, if he has one."""

    def __init__(self, opponent: bool) -> None:
        self.opponent = opponent

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return len(table.rows[HAND[1 - seat if self.opponent else seat]]) > 0

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        seat = 1 - frame.seat if self.opponent else frame.seat
        if frame.left == 0 or len(table.rows[HAND[seat]]) == 0:
            return DONE
        offer_each(table, DISCARD.base, table.rows[HAND[seat]], table.offer())
        table.ask(seat, ASK_DISCARD_DOWN, frame.card, 1)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        discard(table, code - DISCARD.base, log, frame.card)

    def said(self) -> Said:
        return Said("opponent-discards" if self.opponent else "discard-one", {"n": 1})


class RandomFromHand(Verb):
    """A random card of the opponent's hand is discarded, or captured at this objective."""

    def __init__(self, capture: bool) -> None:
        self.capture = capture

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return len(table.rows[HAND[1 - seat]]) > 0

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        hand = table.rows[HAND[1 - frame.seat]]
        if not hand:
            return DONE
        number = table.defs[hand[table.roll(len(hand))]]
        (card,) = [one for one in hand if table.defs[one] == number and stands_for_equals(table, one, hand)]
        if self.capture:
            capture(table, card, frame.card, BOTH, log)
        else:
            discard(table, card, log, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("random-capture" if self.capture else "random-discard", {"n": 1})


def capture(table: CardGame, card: CardId, objective: CardId, known: i64, log: Log) -> None:
    """Capture a card that is not in play."""
    move(table, card, CAPTIVES, known)
    table.attach(card, objective)
    log.add(E_CAPTURED, table.owner[card], card, 0, -1, known, objective)


class LookAtHand(Verb):
    """Look at the opponent's hand, choose a card of it, discard it."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return len(table.rows[HAND[1 - seat]]) > 0

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        foe = 1 - frame.seat
        if frame.left == 0 or len(table.rows[HAND[foe]]) == 0:
            return DONE
        if frame.left < 0:
            frame.left = 1
            for card in table.rows[HAND[foe]]:
                table.set_known(card, table.known(card) | BITS[frame.seat])
                log.add(E_LOOKED, frame.seat, card, 0, foe, table.known(card), frame.card)
        offer_each(table, PICK.base, table.rows[HAND[foe]], table.offer())
        table.ask(frame.seat, ASK_OPPONENTS_HAND, frame.card)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        discard(table, code - PICK.base, log, frame.card)

    def said(self) -> Said:
        return Said("look-at-hand", {"n": 1})


class BottomOne(Verb):
    """A card from hand goes under the deck."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return len(table.rows[HAND[seat]]) > 0

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        offer_each(table, PICK.base, table.rows[HAND[frame.seat]], table.offer())
        table.ask(frame.seat, ASK_PICK, frame.card)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        card = code - PICK.base
        bury(table, card)
        log.add(E_BOTTOMED, frame.seat, card, 0, -1, table.known(card), frame.card)

    def said(self) -> Said:
        return Said("bottom-one", {"n": 1})


class Dial(Verb):
    """The Death Star dial moves."""

    def __init__(self, amount: i64) -> None:
        self.amount = amount

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return self.amount > 0 or table.count[DIAL] > 1

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        move_dial(table, self.amount, log, frame.card)
        return DONE

    def said(self) -> Said:
        if self.amount > 0:
            return Said("dial-up", {"n": self.amount})
        return Said("dial-down", {"n": -self.amount})


class ReturnTop(Verb):
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


class FromDiscard(Verb):
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
        fitting = row(self._fitting(table, frame.seat))
        if frame.left == 0 or len(fitting) == 0:
            return DONE
        offer_each(table, PICK.base, fitting, table.offer())
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
        return Said(f"from-discard-{'-'.join(parts)}", {"n": 1})


class CheapFromHand(Verb):
    """Put a unit that costs little into play from hand, for nothing."""

    def __init__(self, most: i64) -> None:
        self.most = most

    def _fitting(self, table: CardGame, seat: Seat) -> list[CardId]:
        return [
            card
            for card in table.rows[HAND[seat]]
            if table.printed[card].kind == UNIT
            and table.printed[card].cost <= self.most
            and not unique_in_play(table, table.defs[card])
        ]

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return bool(self._fitting(table, seat))

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        fitting = row(self._fitting(table, frame.seat))
        # It starts only with such a unit in hand, but a hand guessed by the opponent may hold none.
        out = table.offer()
        offer_each(table, PICK.base, fitting, out)
        if len(fitting) == 0:
            out.add(STOP.base)
        table.ask(frame.seat, ASK_PICK, frame.card)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        frame.left = 0
        if code != STOP.base:
            enter(table, code - PICK.base, AS_UNIT, NO_CARD, 0, log)

    def said(self) -> Said:
        return Said("cheap-from-hand", {"n": self.most})


class ThisIntoFight(Verb):
    """This unit comes from hand straight into the engagement, put or played."""

    def __init__(self, paid: bool) -> None:
        self.paid = paid

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        if self.paid:
            return may_play(table, seat, card, INTO_FIGHT)
        return table.count[FIGHT] == 1 and not unique_in_play(table, table.defs[card])

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if frame.left == 0:
            return DONE
        frame.left = 0
        if self.paid:
            play(table, frame.seat, frame.card, INTO_FIGHT)
        else:
            enter(table, frame.card, INTO_FIGHT, NO_CARD, 0, log)
        return WAIT

    def said(self) -> Said:
        return Said("play-into-fight" if self.paid else "put-into-fight")


class Rescue(Verb):
    """Rescue a random card captured at an objective of choice; a unit may be put into play."""

    def can(self, table: CardGame, seat: Seat, card: CardId, event: Happening | None) -> bool:
        return len(table.rows[CAPTIVES]) > 0

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        if len(frame.data) == PICKED:
            places = sorted({table.host(card) for card in table.rows[CAPTIVES]})
            if not places:
                return DONE
            ask_to_pick(table, frame.seat, ASK_PICK, places, frame.card)
            return WAIT
        card = frame.data[PICKED]
        if frame.left == 0 or table.printed[card].kind != UNIT or unique_in_play(table, table.defs[card]):
            return DONE
        ask_whether(table, frame.seat, ASK_PUT_INTO_PLAY, card)
        return WAIT

    def answer(self, table: CardGame, frame: Frame, code: Code, log: Log) -> None:
        if len(frame.data) == PICKED:
            captives = captured_at(table, code - PICK.base)
            card = captives[table.roll(len(captives))]
            rescue(table, card, log, frame.card)
            frame.data.append(card)
            return
        frame.left = 0
        if code == YES.base:
            enter(table, frame.data[PICKED], AS_UNIT, NO_CARD, 0, log)

    def said(self) -> Said:
        return Said("rescue", {"n": 1})


class Cheaper(Verb):
    """The next card this phase costs less and needs no match."""

    def __init__(self, amount: i64) -> None:
        self.amount = amount

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        last_for(table, M_CHEAPER, frame.seat, self.amount, UNTIL_PHASE, frame.card)
        log.add(E_CHEAPER, frame.seat, NO_CARD, self.amount, NOBODY, EVERYBODY, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("cheaper", {"n": self.amount})


class IgnoreMatch(Verb):
    """Matches may be ignored until the phase ends."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        last_for(table, M_IGNORE_MATCH, frame.seat, 1, UNTIL_PHASE, frame.card)
        log.add(E_MATCH_IGNORED, frame.seat, NO_CARD, 0, NOBODY, EVERYBODY, frame.card)
        return DONE

    def said(self) -> Said:
        return Said("ignore-match")


class Discount(Verb):
    """The card being played costs less by as many cards as were discarded."""

    def step(self, table: CardGame, frame: Frame, log: Log) -> bool:
        event = table.happenings[frame.about]
        last_for(table, M_DISCOUNT, event.card, frame.data[PICKED], UNTIL_PHASE, frame.card)
        event.amount -= frame.data[PICKED]  # another discount starts from there
        return DONE

    def said(self) -> Said:
        return Said("discount")


class FlipForIcons(Verb):
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
