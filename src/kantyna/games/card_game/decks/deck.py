"""Decks: an affiliation and its objective sets; what is wrong with one; decks by chance."""

from __future__ import annotations

from typing import Final

from kantyna.games.card_game.card_index import CARDS, NUMBER_OF
from kantyna.games.card_game.decks.sets import BY_NUMBER, READY_MADE, SETS
from kantyna.games.card_game.vocabulary import AFFILIATIONS, NEUTRAL, SIDES
from kantyna.games.common.deck_list import DIGITS, Fault
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.rng import Dice

FEWEST: Final = 10
"""Sets of a personal deck (CG-DECK-1)."""
COPIES: Final = 2


class Deck:
    """The affiliation card by its key, and the numbers of the sets, rising."""

    def __init__(self, affiliation: str, sets: list[int]) -> None:
        self.affiliation = affiliation
        self.sets = sorted(sets)

    @property
    def side(self) -> int:
        return CARDS[NUMBER_OF[self.affiliation]].side

    def cards(self) -> list[str]:
        """Every card by its key: the affiliation card, then set after set."""
        return [self.affiliation, *(card for number in self.sets for card in BY_NUMBER[number].cards)]

    def code(self) -> str:
        """The deck in one line, as a setting takes it."""
        for name, sets in READY_MADE.items():
            if name == self.affiliation and sets == self.sets:
                return name
        return " ".join([self.affiliation, *map(str, self.sets)])


def faults(deck: Deck) -> list[Fault]:
    """Everything that is wrong with a deck; nothing for a legal one."""
    if deck.affiliation not in AFFILIATIONS.words[:NEUTRAL]:
        return [
            Fault("CG-DECK-1", "deck-affiliation", name=deck.affiliation, known=", ".join(AFFILIATIONS.words[:NEUTRAL]))
        ]
    found: list[Fault] = []
    if READY_MADE.get(deck.affiliation) == deck.sets:
        return found
    if len(deck.sets) < FEWEST:
        found.append(Fault("CG-DECK-1", "deck-few", have=len(deck.sets), need=FEWEST))
    for number in sorted(set(deck.sets)):
        if number not in BY_NUMBER:
            found.append(Fault("CG-SET-2", "deck-unknown-set", set=number))
            continue
        one = BY_NUMBER[number]
        if CARDS[NUMBER_OF[one.objective]].side != deck.side:
            found.append(Fault("CG-DECK-2", "deck-other-side", set=number, side=SIDES[deck.side]))
        elif one.only and one.only != deck.affiliation:
            found.append(Fault("CG-DECK-4", "deck-reserved", set=number, affiliation=one.only))
        copies = deck.sets.count(number)
        most = 1 if one.single else COPIES
        if copies > most:
            found.append(Fault("CG-DECK-3", "deck-copies", set=number, have=copies, most=most))
    return found


def read_code(code: str, side: int, dice: Dice) -> Deck:
    """The deck that a setting names: ready-made, by sets, or by chance. Raises BadSetup with its first fault."""
    words = code.replace(",", " ").split()
    if words == ["random"]:
        return random_deck(side, dice)
    if not words:
        raise BadSetup("deck-empty")
    if len(words) == 1 and words[0] in READY_MADE:
        deck = Deck(words[0], READY_MADE[words[0]])
    else:
        numbers: list[int] = []
        for word in words[1:]:
            if not word.isdecimal() or len(word) > DIGITS:
                raise BadSetup("deck-not-a-set", word=word)
            numbers.append(int(word))
        deck = Deck(words[0], numbers)
    for fault in faults(deck):
        raise BadSetup(fault.key, **fault.values)
    if deck.side != side:
        known = ", ".join(affiliations_of(side))
        raise BadSetup("deck-wrong-side", name=deck.affiliation, side=SIDES[side], known=known)
    return deck


def affiliations_of(side: int) -> list[str]:
    return [name for name in AFFILIATIONS.words[:NEUTRAL] if CARDS[NUMBER_OF[name]].side == side]


def random_deck(side: int, dice: Dice) -> Deck:
    """A legal deck of ten sets by chance."""
    affiliations = affiliations_of(side)
    affiliation = affiliations[dice.below(len(affiliations))]
    lot: list[int] = []
    for one in SETS:
        if CARDS[NUMBER_OF[one.objective]].side == side and one.only in ("", affiliation):
            lot += [one.number] * (1 if one.single else COPIES)
    dice.shuffle(lot)
    return Deck(affiliation, lot[:FEWEST])


def affiliation_of(number: int) -> int:
    """The affiliation of a set."""
    return CARDS[NUMBER_OF[BY_NUMBER[number].objective]].affiliation
