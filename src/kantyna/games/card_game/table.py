"""The state of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kantyna.games.card_game.book import CARDS
from kantyna.games.card_game.words import ASK_RESPOND, H_DAMAGE
from kantyna.kernel.core import Core
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import NO_CARD, CardId, Code, DefId, Seat
from kantyna.kernel.table import Table

if TYPE_CHECKING:
    from kantyna.kernel.codec import Reader, Writer
    from kantyna.kernel.program import Program

# What a player may answer, as the number of the question; a number between them is so much damage.
SEVERAL: Final = 0
SINGLE: Final = 100
"""And the kind of what happens."""


class CardGame(Table):
    """Zones are piles of card ids; what lies on cards is in lists by card; counters are lists by seat."""

    def __init__(
        self,
        core: Core,
        owner: list[Seat],
        copies: list[list[CardId]],
        printed: int,
        mulligan: int,
        zone: list[int],
        host: list[int],
        focus: list[int],
        damage: list[int],
        shields: list[int],
        committed: list[int],
        used: list[int],
        fighting: list[int],
        deck: list[list[CardId]],
        hand: list[list[CardId]],
        discard: list[list[CardId]],
        objective_deck: list[list[CardId]],
        chosen: list[list[CardId]],
        objectives: list[list[CardId]],
        units: list[list[CardId]],
        enhancements: list[list[CardId]],
        edge: list[list[CardId]],
        victory: list[list[CardId]],
        affiliation: list[CardId],
        captured: list[CardId],
        playing: list[CardId],
        active: Seat,
        turn: int,
        phase: int,
        window: int,
        dial: int,
        dial_damage: int,
        balance: Seat,
        engaged: CardId,
        fight: int,
        edge_holder: Seat,
        attacked: list[CardId],
        fate_laid: list[int],
        limited: list[int],
        enhanced: list[int],
        sith_events: list[int],
        together: int,
        titles: list[int],
        ears: list[list[int]],
    ) -> None:
        super().__init__(
            core,
        )
        self.owner = owner
        """Whose deck each card came from; in this box also who controls it. Shared, never changed."""
        self.copies = copies
        """The cards of each definition. Shared, never changed."""
        self.printed = printed
        """1 where the wording of 2012 is played."""
        self.mulligan = mulligan
        self.zone = zone
        """Where each card lies."""
        self.host = host
        """What each card is attached to or captured at."""
        self.focus = focus
        self.damage = damage
        self.shields = shields
        self.committed = committed
        self.used = used
        """1 where a card's once-per-turn ability was used this turn."""
        self.fighting = fighting
        """0, attacking or defending."""
        self.deck = deck
        """Command decks; the top is the end."""
        self.hand = hand
        self.discard = discard
        self.objective_deck = objective_deck
        self.chosen = chosen
        """Objectives that lie face down during set-up."""
        self.objectives = objectives
        self.units = units
        self.enhancements = enhancements
        self.edge = edge
        """Edge stacks, the first card laid first."""
        self.victory = victory
        """Enemy objectives that each seat destroyed."""
        self.affiliation = affiliation
        """Shared, never changed."""
        self.captured = captured
        self.playing = playing
        """Cards declared and not yet resolved, the latest last."""
        self.active = active
        self.turn = turn
        self.phase = phase
        self.window = window
        """Which action window is open, or -1."""
        self.dial = dial
        self.dial_damage = dial_damage
        self.balance = balance
        """With whom the Force is."""
        self.engaged = engaged
        """The objective under attack (Trench Run for the dial), -1 outside engagements or when it is gone."""
        self.fight = fight
        """1 during an engagement."""
        self.edge_holder = edge_holder
        self.attacked = attacked
        """Objectives engaged this phase."""
        self.fate_laid = fate_laid
        """Seats whose edge stack has shown a fate card in this engagement."""
        self.limited = limited
        """Limited cards each seat has played this turn."""
        self.enhanced = enhanced
        """Enhancements each seat has played this turn."""
        self.sith_events = sith_events
        """Sith events each seat has played this turn."""
        self.together = together
        """Light side cards (its seat is 1) discarded by the batch that is being applied."""
        self.titles = titles
        """Titles whose limit a seat has used up this turn: definition * 2 + seat."""
        self.ears = ears
        """The abilities on this table that hear a kind of happening at a moment; found out once, then shared."""

    def ask(self, seat: Seat, kind: int, options: list[Code], card: CardId = NO_CARD, number: int = 0) -> None:
        """Put a question. A window gives the place of what may be answered; the player is told what it is."""
        if kind == ASK_RESPOND:
            events = self.happenings[number:]
            card = events[0].card if len(events) == 1 else NO_CARD
            number = told(events)
        super().ask(seat, kind, options, card, number)

    def clone(self) -> CardGame:
        return CardGame(
            self.core(),
            self.owner,
            self.copies,
            self.printed,
            self.mulligan,
            self.zone[:],
            self.host[:],
            self.focus[:],
            self.damage[:],
            self.shields[:],
            self.committed[:],
            self.used[:],
            self.fighting[:],
            [pile[:] for pile in self.deck],
            [pile[:] for pile in self.hand],
            [pile[:] for pile in self.discard],
            [pile[:] for pile in self.objective_deck],
            [pile[:] for pile in self.chosen],
            [pile[:] for pile in self.objectives],
            [pile[:] for pile in self.units],
            [pile[:] for pile in self.enhancements],
            [pile[:] for pile in self.edge],
            [pile[:] for pile in self.victory],
            self.affiliation,
            self.captured[:] if self.captured else [],
            self.playing[:] if self.playing else [],
            self.active,
            self.turn,
            self.phase,
            self.window,
            self.dial,
            self.dial_damage,
            self.balance,
            self.engaged,
            self.fight,
            self.edge_holder,
            self.attacked[:] if self.attacked else [],
            self.fate_laid[:],
            self.limited[:],
            self.enhanced[:],
            self.sith_events[:],
            self.together,
            self.titles[:] if self.titles else [],
            self.ears,
        )

    def write(self, out: Writer) -> None:
        super().write(out)
        for number in (
            self.printed,
            self.mulligan,
            self.active,
            self.turn,
            self.phase,
            self.window,
            self.dial,
            self.dial_damage,
            self.balance,
            self.engaged,
            self.fight,
            self.edge_holder,
            self.together,
        ):
            out.number(number)
        for pile in (
            self.owner,
            self.zone,
            self.host,
            self.focus,
            self.damage,
            self.shields,
            self.committed,
            self.used,
            self.fighting,
            self.affiliation,
            self.captured,
            self.playing,
            self.attacked,
            self.fate_laid,
            self.limited,
            self.enhanced,
            self.sith_events,
            self.titles,
        ):
            out.pile(pile)
        for piles in (
            self.deck,
            self.hand,
            self.discard,
            self.objective_deck,
            self.chosen,
            self.objectives,
            self.units,
            self.enhancements,
            self.edge,
            self.victory,
        ):
            out.piles(piles)


def read_table(reader: Reader, program: Program) -> CardGame:
    """The table that ``CardGame.write`` wrote."""
    base = reader.core(program)
    printed = reader.number()
    mulligan = reader.number()
    active = reader.number()
    turn = reader.number()
    phase = reader.number()
    window = reader.number()
    dial = reader.number()
    dial_damage = reader.number()
    balance = reader.number()
    engaged = reader.number()
    fight = reader.number()
    edge_holder = reader.number()
    together = reader.number()
    owner = reader.pile()
    zone = reader.pile()
    host = reader.pile()
    focus = reader.pile()
    damage = reader.pile()
    shields = reader.pile()
    committed = reader.pile()
    used = reader.pile()
    fighting = reader.pile()
    affiliation = reader.pile()
    captured = reader.pile()
    playing = reader.pile()
    attacked = reader.pile()
    fate_laid = reader.pile()
    limited = reader.pile()
    enhanced = reader.pile()
    sith_events = reader.pile()
    titles = reader.pile()
    deck = reader.piles()
    hand = reader.piles()
    discard = reader.piles()
    objective_deck = reader.piles()
    chosen = reader.piles()
    objectives = reader.piles()
    units = reader.piles()
    enhancements = reader.piles()
    edge = reader.piles()
    victory = reader.piles()
    copies = copies_of(base.defs)
    return CardGame(
        base,
        owner,
        copies,
        printed,
        mulligan,
        zone,
        host,
        focus,
        damage,
        shields,
        committed,
        used,
        fighting,
        deck,
        hand,
        discard,
        objective_deck,
        chosen,
        objectives,
        units,
        enhancements,
        edge,
        victory,
        affiliation,
        captured,
        playing,
        active,
        turn,
        phase,
        window,
        dial,
        dial_damage,
        balance,
        engaged,
        fight,
        edge_holder,
        attacked,
        fate_laid,
        limited,
        enhanced,
        sith_events,
        together,
        titles,
        [],
    )


def told(events: list[Happening]) -> int:
    """What happens, as a number that the question is worded by."""
    if len(events) != 1:
        return SEVERAL
    return events[0].amount if events[0].kind == H_DAMAGE else SINGLE + events[0].kind


def copies_of(defs: list[DefId]) -> list[list[CardId]]:
    """Which cards each definition has on a table."""
    found: list[list[CardId]] = [[] for _ in range(len(CARDS))]
    for card, number in enumerate(defs):
        found[number].append(card)
    return found
