"""Teams and decks of Destiny under construction."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.deck_builder import Check, DeckBuilder, Hand, Picks, Seating, drawn
from kantyna.games.common.deck_list import DeckList, Fault, Reading
from kantyna.games.common.deck_numbers import Statistics
from kantyna.games.destiny.card_index import CARDS, NUMBER_OF
from kantyna.games.destiny.decks.deck import COPIES, ELITE, POINTS, SIZE, Deck, faults
from kantyna.games.destiny.decks.formats import read_deck
from kantyna.games.destiny.decks.pasted import to_text
from kantyna.games.destiny.decks.ready import READY_MADE, STARTERS
from kantyna.games.destiny.decks.simulator import to_simulator
from kantyna.games.destiny.decks.slots import to_json
from kantyna.games.destiny.decks.statistics import statistics
from kantyna.games.destiny.vocabulary import AFFILIATIONS, BATTLEFIELD, CHARACTER, NEUTRAL
from kantyna.kernel.rng import Dice

HAND: Final = 5
"""Cards of a first hand (DE-SETUP-2)."""
TEXT: Final = "text"
JSON: Final = "json"
SIMULATOR: Final = "tts"
LACKING: Final = ("team-none", "deck-no-field")
MOST_SEATS: Final = 4
"""Of a free-for-all."""


class DestinyBuilder(DeckBuilder):
    def __init__(self) -> None:
        super().__init__(
            "destiny",
            numbers={card.key: int(card.code) for card in sorted(CARDS, key=lambda card: card.code)},
            leaders=["character", "battlefield"],
            groups=["upgrade", "support", "event"],
            units={},
            formats=[TEXT, JSON, SIMULATOR],
            ready={**READY_MADE, **STARTERS},
            settings=[f"deck-{seat + 1}" for seat in range(MOST_SEATS)],
        )

    def faults(self, picks: Picks) -> list[Fault]:
        return faults(Deck(picks))

    def lacks(self, fault: Fault) -> bool:
        return fault.key in LACKING or (fault.key == "deck-size" and int(fault.values["have"]) < SIZE)

    def full(self, fault: Fault) -> bool:
        return fault.key == "deck-size" and int(fault.values["have"]) > SIZE

    def kept(self, picks: Picks) -> list[Check]:
        deck = Deck(picks)
        if deck.is_starter():
            return [Check("DE-TABLE-8", "deck-good-starter", {}, True)]
        sides = {member.card.affiliation for member in deck.team()} - {NEUTRAL}
        side = AFFILIATIONS.words[sides.pop()] if len(sides) == 1 else "none"
        fields = deck.battlefields()
        field: dict[str, str | int] = {"card": fields[0].key} if fields else {}
        return [
            Check("DE-TEAM-1", "deck-good-points", {"have": deck.points(), "most": POINTS}, True),
            Check("DE-TEAM-2", "deck-good-side", {"side": side}, True),
            Check("DE-TEAM-3", "deck-good-dice", {}, True),
            Check("DE-UNIQ-5", "deck-good-once", {}, True),
            Check("DE-DECK-5", "deck-good-field", field, True),
            Check("DE-DECK-1", "deck-good-size", {"have": len(deck.cards())}, True),
            Check("DE-DECK-2", "deck-good-limit", {"most": COPIES}, True),
            Check("DE-DECK-3", "deck-good-sides", {}, True),
            Check("DE-DECK-4", "deck-good-colours", {}, True),
        ]

    def most(self, key: str) -> int:
        card = CARDS[NUMBER_OF[key]]
        if card.kind == BATTLEFIELD:
            return 1
        if card.kind == CHARACTER:
            return ELITE if card.unique else POINTS // card.points
        return COPIES

    def statistics(self, picks: Picks) -> Statistics:
        return statistics(Deck(picks))

    def draw(self, picks: Picks, dice: Dice, back: list[int]) -> Hand:
        """Any of the cards go back, once (DE-SETUP-3)."""
        return Hand(drawn([card.key for card in Deck(picks).cards()], HAND, dice, back), [], False)

    def code(self, picks: Picks) -> str:
        return Deck(picks).code()

    def seatings(self, picks: Picks) -> list[Seating]:
        """Starters meet only starters (DE-TABLE-8)."""
        foes = list(STARTERS if Deck(picks).is_starter() else READY_MADE)
        return [Seating("duel", seat, f"deck-{seat + 1}", f"deck-{2 - seat}", foes) for seat in (0, 1)]

    def read_file(self, text: str, called: dict[str, list[str]]) -> Reading:
        return read_deck(text, called)

    def write_file(self, deck: DeckList, form: str, names: dict[str, str]) -> str:
        if form == JSON:
            return to_json(deck)
        return to_simulator(deck, names) if form == SIMULATOR else to_text(deck, names)
