"""Decks: an affiliation and its objective sets; what is wrong with one; decks by chance."""

from __future__ import annotations

from typing import Final

import kantyna.games.card_game.cards  # a deck is made of the cards of the book  # noqa: F401
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

    @property
    def ready_made(self) -> bool:
        """Is it one of the rulebook's own decks? They have fewer sets than a personal one needs."""
        return READY_MADE.get(self.affiliation) == self.sets

    def code(self) -> str:
        """The deck in one line, as a setting takes it."""
        return self.affiliation if self.ready_made else " ".join([self.affiliation, *map(str, self.sets)])


def faults(deck: Deck) -> list[Fault]:
    """Everything that is wrong with a deck; nothing for a legal one."""
    if deck.affiliation not in AFFILIATIONS.words[:NEUTRAL]:
        return [
            Fault("CG-DECK-1", "deck-affiliation", name=deck.affiliation, known=", ".join(AFFILIATIONS.words[:NEUTRAL]))
        ]
    if deck.ready_made:
        return []
    few = [Fault("CG-DECK-1", "deck-few", have=len(deck.sets), need=FEWEST)] if len(deck.sets) < FEWEST else []
    return [*few, *set_faults(deck.sets, deck.affiliation)]


def set_faults(sets: list[int], affiliation: str) -> list[Fault]:
    """What is wrong with the sets under an affiliation; while there is none, all of them must be of one side."""
    found: list[Fault] = []
    known = [number for number in sorted(set(sets)) if number in BY_NUMBER]
    side = -1
    if affiliation:
        side = CARDS[NUMBER_OF[affiliation]].side
    elif known:
        side = side_of(known[0])
    for number in sorted(set(sets)):
        if number not in BY_NUMBER:
            found.append(Fault("CG-SET-2", "deck-unknown-set", set=number))
            continue
        one = BY_NUMBER[number]
        if side_of(number) != side:
            found.append(Fault("CG-DECK-2", "deck-other-side", card=one.objective, set=number, side=SIDES[side]))
        elif affiliation and one.only and one.only != affiliation:
            found.append(Fault("CG-DECK-4", "deck-reserved", card=one.objective, set=number, other=one.only))
        most = most_copies(number)
        if sets.count(number) > most:
            found.append(
                Fault("CG-DECK-3", "deck-copies", card=one.objective, set=number, have=sets.count(number), most=most)
            )
    return found


def most_copies(number: int) -> int:
    """Of a set in one deck (CG-DECK-3)."""
    return 1 if BY_NUMBER[number].single else COPIES


def side_of(number: int) -> int:
    """The side of a set."""
    return CARDS[NUMBER_OF[BY_NUMBER[number].objective]].side


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
        if side_of(one.number) == side and one.only in ("", affiliation):
            lot += [one.number] * most_copies(one.number)
    dice.shuffle(lot)
    return Deck(affiliation, lot[:FEWEST])
