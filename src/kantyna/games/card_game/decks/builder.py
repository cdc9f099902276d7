"""Decks of the card game under construction."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.card_index import CARDS, NUMBER_OF
from kantyna.games.card_game.decks.deck import COPIES, FEWEST, Deck, affiliations_of, faults, most_copies, set_faults
from kantyna.games.card_game.decks.formats import read_deck, to_json, to_octgn
from kantyna.games.card_game.decks.pasted import to_site, to_text
from kantyna.games.card_game.decks.picks import CHOICES, SET_OF, affiliations_in, deck_of, picks_of
from kantyna.games.card_game.decks.sets import READY_MADE, SETS
from kantyna.games.card_game.decks.statistics import HAND, statistics
from kantyna.games.card_game.vocabulary import OBJECTIVE, SIDES
from kantyna.games.common.deck_builder import Check, DeckBuilder, Hand, Picks, Seating, check_places, drawn
from kantyna.games.common.deck_list import DeckList, Fault, Reading
from kantyna.games.common.deck_numbers import Statistics
from kantyna.kernel.rng import Dice

SEEN: Final = 4
"""Objectives that one sees at the start; one of them goes under the others (CG-SETUP-7)."""
FIRST_AFFILIATION: Final = 1000
"""In links, where sets are known by their own numbers."""
TEXT: Final = "text"
JSON: Final = "json"
OCTGN: Final = "o8d"
SITE: Final = "site"
LACKING: Final = ("deck-affiliation-none", "deck-few")


class CardGameBuilder(DeckBuilder):
    def __init__(self) -> None:
        numbers = {key: FIRST_AFFILIATION + at for at, key in enumerate(CHOICES)}
        numbers.update(SET_OF)
        super().__init__(
            "card-game",
            numbers=numbers,
            leaders=["affiliation"],
            groups=["objective"],
            units={one.objective: one.cards for one in SETS},
            formats=[TEXT, SITE, JSON, OCTGN],
            ready={name: picks_of(Deck(name, sets)) for name, sets in READY_MADE.items()},
            settings=list(SIDES),
        )

    def faults(self, picks: Picks) -> list[Fault]:
        deck = deck_of(picks)
        if deck.affiliation:
            return faults(deck)
        chosen = affiliations_in(picks)
        found = [
            Fault("CG-DECK-1", "deck-affiliations", have=len(chosen))
            if chosen
            else Fault("CG-DECK-1", "deck-affiliation-none")
        ]
        if len(deck.sets) < FEWEST:
            found.append(Fault("CG-DECK-1", "deck-few", have=len(deck.sets), need=FEWEST))
        return [*found, *set_faults(deck.sets, "")]

    def lacks(self, fault: Fault) -> bool:
        return fault.key in LACKING

    def full(self, fault: Fault) -> bool:
        """There is no upper limit (CG-DECK-1)."""
        return False

    def kept(self, picks: Picks) -> list[Check]:
        deck = deck_of(picks)
        if deck.affiliation and READY_MADE.get(deck.affiliation) == deck.sets:
            return [Check("CG-DECK-5", "deck-good-ready", {"card": deck.affiliation}, True)]
        leading = {"card": deck.affiliation} if deck.affiliation else {}
        return [
            Check("CG-DECK-1", "deck-good-sets", {"have": len(deck.sets), **leading}, True),
            Check("CG-DECK-2", "deck-good-force", {}, True),
            Check("CG-DECK-3", "deck-good-copies", {"most": COPIES}, True),
            Check("CG-DECK-4", "deck-good-reserved", {}, True),
        ]

    def most(self, key: str) -> int:
        return 1 if key in CHOICES else most_copies(SET_OF[key])

    def statistics(self, picks: Picks) -> Statistics:
        return statistics(deck_of(picks))

    def draw(self, picks: Picks, dice: Dice, back: list[int]) -> Hand:
        """Four objectives, then the hand; all of it goes back, or nothing (CG-MULL-1)."""
        cards = [key for key in deck_of(picks).cards() if key and key not in CHOICES]
        objectives = [key for key in cards if CARDS[NUMBER_OF[key]].kind == OBJECTIVE]
        command = [key for key in cards if CARDS[NUMBER_OF[key]].kind != OBJECTIVE]
        seen = drawn(objectives, SEEN, dice, [])
        hand = min(HAND, len(command))
        check_places(hand, back)
        all_of_it = list(range(hand)) if back else []
        return Hand(drawn(command, HAND, dice, all_of_it), seen, True)

    def code(self, picks: Picks) -> str:
        return deck_of(picks).code()

    def seatings(self, picks: Picks) -> list[Seating]:
        side = deck_of(picks).side
        foes = [name for name in affiliations_of(1 - side) if name in READY_MADE]
        return [Seating("duel", side, SIDES[side], SIDES[1 - side], foes)]

    def read_file(self, text: str, called: dict[str, list[str]]) -> Reading:
        return read_deck(text, called)

    def write_file(self, deck: DeckList, form: str, names: dict[str, str]) -> str:
        if form == JSON:
            return to_json(deck)
        if form == OCTGN:
            return to_octgn(deck, names)
        return to_site(deck, names) if form == SITE else to_text(deck, names)
