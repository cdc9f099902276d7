"""The state of a game: what it consists of, and who knows what of it."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.card import Card
from kantyna.games.card_game.card_index import CARDS, PROGRAM
from kantyna.games.card_game.vocabulary import AFFILIATION, ASK_WHICH, DARK, LIGHT
from kantyna.kernel.action import ActionSpace
from kantyna.kernel.body import KNOWN, Row, append, row, vec
from kantyna.kernel.box import Box
from kantyna.kernel.ids import BITS, EVERYBODY, NO_CARD, NOBODY, CardId, DefId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.schema import NONE, OWNER, Schema
from kantyna.kernel.table import Table
from kantyna.kernel.variant import Variant

STATE: Final = Schema()

# Marks. What is committed, used or in a fight is 1 or more.
FOCUS: Final = STATE.mark("focus")
DAMAGE: Final = STATE.mark("damage")
SHIELDS: Final = STATE.mark("shield")
COMMITTED: Final = STATE.mark("committed", most=1)
USED: Final = STATE.mark("used")
"""Was a card's once-per-turn ability used this turn?"""
FIGHTING: Final = STATE.mark("fighting", shown=False)
"""Attacking or defending."""
HOST: Final = STATE.mark("host", stays=True, thing=True)
"""What a card is attached to or captured at."""

# Zones: those of cards in play side by side, then the hidden ones, then the rest.
AFFILIATION_CARD: Final = STATE.zone("affiliation")
OBJECTIVES: Final = STATE.zone("objectives")
UNITS: Final = STATE.zone("units")
ENHANCEMENTS: Final = STATE.zone("enhancements")
HAND: Final = STATE.zone("hand", seen_by=OWNER, pool="cards")
DECK: Final = STATE.zone("deck", seen_by=NONE, stacked=True, pool="cards")
EDGE_STACK: Final = STATE.zone("edge", seen_by=OWNER, ordered=True, pool="cards", laid=False)
"""The first card laid first."""
OBJECTIVE_DECK: Final = STATE.zone("objective-deck", seen_by=NONE, stacked=True, pool="objectives")
CHOSEN: Final = STATE.zone("chosen", seen_by=OWNER, ordered=True, pool="objectives", laid=False)
"""Objectives that lie face down during set-up."""
DISCARD_PILE: Final = STATE.zone("discard", stacked=True)
VICTORY: Final = STATE.zone("victory")
"""Enemy objectives that each seat destroyed."""
CAPTIVES: Final = STATE.common_zone("captured", seen_by=OWNER, ordered=True, pool="cards", host=HOST, at=DARK)
BEING_PLAYED: Final = STATE.common_zone("playing", laid=False)
"""Cards declared and not yet resolved, the latest last."""

# Counters.
DIAL: Final = STATE.common_counter("dial", least=-99, most=99, at=DARK)
DIAL_DAMAGE: Final = STATE.common_counter("dial-damage", at=DARK)
BALANCE: Final = STATE.counter("balance", most=1, silent=True)
"""With whom the Force is: 1."""
EDGE_HELD: Final = STATE.counter("edge-held", most=1, silent=True)
PHASE: Final = STATE.common_counter("phase", shown=False)
WINDOW: Final = STATE.common_counter("action-window", first=-1, least=-1, shown=False)
"""Which action window is open, or -1."""
ENGAGED: Final = STATE.common_counter("engaged-objective", first=NO_CARD, least=NO_CARD, shown=False)
"""The objective under attack (Trench Run for the dial), -1 outside engagements or when it is gone."""
FIGHT: Final = STATE.common_counter("engagement", shown=False)
"""1 during an engagement."""
TOGETHER: Final = STATE.common_counter("discarded-together", shown=False)
"""Light side cards (its seat is 1) discarded by the batch that is being applied."""
FATE_LAID: Final = STATE.counter("fate-laid", shown=False)
"""1 for seats whose edge stack has shown a fate card in this engagement."""
LIMITED: Final = STATE.counter("limited-played", shown=False)
"""Limited cards each seat has played this turn."""
ENHANCED: Final = STATE.counter("enhancements-played", shown=False)
"""Enhancements each seat has played this turn."""
SITH_EVENTS: Final = STATE.counter("sith-events-played", shown=False)
"""Sith events each seat has played this turn."""

ATTACKED: Final = STATE.note()
"""Objectives engaged this phase."""
TITLES: Final = STATE.note()
"""Titles whose limit a seat has used up this turn: definition * 2 + seat."""
WHERE: Final = STATE.index()
"""The row in which each card lies."""

# What is worked out for those who look.
SHOWN_FORCE_CARDS: Final = STATE.derived_counter("force-cards")
SHOWN_RESERVE: Final = STATE.derived_counter("reserve")
SHOWN_VICTORY_POINTS: Final = STATE.derived_counter("victory-points")
SHOWN_ATTACKING: Final = STATE.derived_mark("attacking")
SHOWN_DEFENDING: Final = STATE.derived_mark("defending")
SHOWN_FACE_UP: Final = STATE.derived_mark("face-up")
SHOWN_CAPACITY: Final = STATE.derived_mark("capacity")
SHOWN_ICONS: Final = [STATE.derived_mark(icon) for icon in ("gun", "tactics", "blast")]
SHOWN_CAPTIVES: Final = STATE.derived_mark("captives")
SHOWN_ENGAGED: Final = STATE.derived_mark("engaged")

STATE.close()

BLOCK: Final = 512
"""More than two of the biggest decks have cards."""
SPACE: Final = ActionSpace(BLOCK)


ALONE: Final = vec[vec[i64]]([row([card]) for card in range(BLOCK)])
"""Each card as a row of its own."""


class CardBox(Box):
    """Both decks and the settings: the wording that is played, and whether hands may be drawn anew."""

    def __init__(self, variant: Variant, seats: int, settings: list[int], defs: list[DefId]) -> None:
        super().__init__(STATE, PROGRAM, variant, seats, settings, defs)
        self.wording: i64 = settings[0]
        """1 where the wording of 2012 is played."""
        self.mulligan: i64 = settings[1]
        self.printed = vec[Card]([CARDS[number] for number in defs])
        self.owner: Row = row([CARDS[number].side for number in defs])
        self.copies = vec[vec[i64]]()
        for _ in CARDS:
            self.copies = append(self.copies, vec[i64]())
        self.affiliation: Row = row([NO_CARD, NO_CARD])
        for card, number in enumerate(defs):
            self.copies[number] = append(self.copies[number], card)
            if CARDS[number].kind == AFFILIATION:
                self.affiliation[self.owner[card]] = card
        self.listeners = vec[vec[i64]]()
        """The abilities on such a table that hear a kind of happening at a moment; found out once."""


class CardGame(Table):
    """The top of a pile is the end of its row."""

    def __init__(self, box: CardBox, model: CardGame | None = None) -> None:
        super().__init__(box, model)
        self.decks = box
        self.printed = box.printed
        """The card behind each card in the game."""
        self.wording = box.wording
        """1 where the wording of 2012 is played."""
        self.owner = box.owner
        """Whose deck each card came from; in this box also who controls it."""
        self.copies = box.copies
        """The cards of each definition."""

    def clone(self) -> CardGame:
        return CardGame(self.decks, self)

    def refresh(self) -> None:
        """Where each card lies, read off the zones."""
        where = [0] * len(self.defs)
        for zone in STATE.zones:
            for place in zone.handle[: STATE.owners(zone.of, self.box.seats)]:
                for card in self.rows[place]:
                    where[card] = place
        self.lay(WHERE, where)

    def phase(self) -> int:
        return self.count[PHASE]

    def where(self, card: CardId) -> i64:
        """The row in which a card lies."""
        return self.rows[WHERE][card]

    def host(self, card: CardId) -> CardId:
        """What a card is attached to or captured at."""
        return self.mark(HOST, card) - 1

    def attach(self, card: CardId, host: CardId) -> None:
        self.write_mark(HOST, card, host + 1)

    def balance(self) -> Seat:
        """With whom the Force is."""
        return DARK if self.count[BALANCE[DARK]] else LIGHT

    def set_balance(self, seat: Seat) -> None:
        self.count[BALANCE[DARK]] = 1 if seat == DARK else 0
        self.count[BALANCE[LIGHT]] = 1 if seat == LIGHT else 0

    def edge_holder(self) -> Seat:
        """Who has won the edge battle of this engagement."""
        if self.count[EDGE_HELD[DARK]]:
            return DARK
        return LIGHT if self.count[EDGE_HELD[LIGHT]] else NOBODY

    def set_edge_holder(self, seat: Seat) -> None:
        self.count[EDGE_HELD[DARK]] = 1 if seat == DARK else 0
        self.count[EDGE_HELD[LIGHT]] = 1 if seat == LIGHT else 0

    def knows(self, seat: Seat, card: CardId) -> bool:
        if self.asked_kind == ASK_WHICH and self.asked_card == card and self.asked != NOBODY:
            return True  # it is declared, and its player says what it answers (CG-RES-10)
        owner = self.owner[card]
        known = self.rows[KNOWN][card]
        if seat != owner and self.rows[WHERE][card] == HAND[owner]:
            for laid in self.rows[EDGE_STACK[owner]]:
                if self.rows[KNOWN][laid] != EVERYBODY:
                    return False  # for all that others know it may be the one that was laid (CG-TABLE-5)
        if seat == NOBODY:
            return known == EVERYBODY
        return known & BITS[seat] != 0

    def pool_owner(self, zone: int, owner: Seat) -> Seat:
        """Captives lie with the dark side; they are the light side's cards."""
        return LIGHT if STATE.zones[zone].handle[0] == CAPTIVES else owner
