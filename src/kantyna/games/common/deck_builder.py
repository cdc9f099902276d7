"""A deck under construction: what is wrong with it, what could be added still, what it is worth, how it draws.

Page, terminal and server ask a game's builder; none of them knows a rule. A deck is how often each card is in it, by
key. Some cards stand for more: an objective for its set, a character for its dice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from kantyna.games.common.deck_link import from_link, is_link, to_link
from kantyna.games.common.deck_list import DIGITS, SHOWN, BadDeck, DeckList, Fault, Reading
from kantyna.games.common.deck_numbers import Statistics
from kantyna.kernel.native import mypyc_attr
from kantyna.kernel.rng import Dice

LONGEST: Final = 256 * 1024
"""Characters of a file that is read: far more than any deck, and little enough to be read at once."""
MOST: Final = 10**DIGITS - 1
LINK: Final = "link"
CODE: Final = "code"

Picks: TypeAlias = dict[str, int]
Values: TypeAlias = dict[str, str | int]


class Check:
    """One law of building: whether the deck keeps it, and the sentence about it."""

    def __init__(self, rule: str, key: str, values: Values, good: bool) -> None:
        self.rule = rule
        self.key = key
        self.values = values
        self.good = good


class Offer:
    """How many more copies of a card the deck can take, and what speaks against yet another."""

    def __init__(self, room: int, fault: Fault | None) -> None:
        self.room = room
        self.fault = fault


class Hand:
    """Cards drawn for a trial, the objectives seen beside them, and whether all or none of the hand goes back."""

    def __init__(self, cards: list[str], laid: list[str], whole: bool) -> None:
        self.cards = cards
        self.laid = laid
        self.whole = whole


class Seating:
    """A way to bring the deck to a table: the seat, the settings for it and for the foe's deck, and the ready foes."""

    def __init__(self, variant: str, seat: int, setting: str, foe_setting: str, foes: list[str]) -> None:
        self.variant = variant
        self.seat = seat
        self.setting = setting
        self.foe_setting = foe_setting
        self.foes = foes


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckBuilder:
    """The decks of one game."""

    def __init__(
        self,
        game: str,
        *,
        numbers: dict[str, int],
        leaders: list[str],
        groups: list[str],
        units: dict[str, list[str]],
        formats: list[str],
        ready: dict[str, Picks],
        settings: list[str],
    ) -> None:
        self.game = game
        self.numbers = numbers
        """Every card that can be picked, with the number that links know it by, in the order of lists."""
        self.leaders = leaders
        """Kinds of cards with which one begins."""
        self.groups = groups
        """The other kinds, in the order of lists."""
        self.units = units
        """What comes with a card that stands for several."""
        self.formats = [*formats, LINK, CODE]
        """How decks are written; the first is for people."""
        self.ready = ready
        self.settings = settings
        """The settings of a table that take a deck, seat by seat."""

    # What a game writes.

    def faults(self, picks: Picks) -> list[Fault]:
        """All that is wrong; nothing for a legal deck."""
        raise NotImplementedError

    def lacks(self, fault: Fault) -> bool:
        """Is it only that something is missing still?"""
        raise NotImplementedError

    def full(self, fault: Fault) -> bool:
        """Is it only that the deck has all the cards it may have?"""
        raise NotImplementedError

    def kept(self, picks: Picks) -> list[Check]:
        """A sentence for each law, as it sounds while the deck keeps it."""
        raise NotImplementedError

    def most(self, key: str) -> int:
        """Copies of a card that any deck at all could have."""
        raise NotImplementedError

    def statistics(self, picks: Picks) -> Statistics:
        raise NotImplementedError

    def draw(self, picks: Picks, dice: Dice, back: list[int]) -> Hand:
        """A first hand; then, if there is any, what came for the cards at the places *back*."""
        raise NotImplementedError

    def code(self, picks: Picks) -> str:
        """The deck as a setting of a table takes it."""
        raise NotImplementedError

    def seatings(self, picks: Picks) -> list[Seating]:
        """Where a legal deck can sit down."""
        raise NotImplementedError

    def read_file(self, text: str, called: dict[str, list[str]]) -> Reading:
        """A deck in any format of the game; *called* are the names of each card, by key, in all languages."""
        raise NotImplementedError

    def write_file(self, deck: DeckList, form: str, names: dict[str, str]) -> str:
        """The deck in a format of the game; *names* are those of one language, by key."""
        raise NotImplementedError

    # What is the same for all.

    def sorted(self, picks: Mapping[str, int]) -> Picks:
        """The picks in the order of the book. BadDeck if one is none, or too often there."""
        for key, count in picks.items():
            if key not in self.numbers:
                raise BadDeck("deck-key", word=key[:SHOWN])
            if not 0 <= count <= MOST:
                raise BadDeck("deck-count", card=key, most=MOST)
        return {key: picks[key] for key in self.numbers if picks.get(key, 0)}

    def checks(self, picks: Picks) -> list[Check]:
        """Every law in the order in which one builds: kept, or how it is broken."""
        found: list[Check] = []
        faults = self.faults(picks)
        for good in self.kept(picks):
            broken = [fault for fault in faults if fault.rule == good.rule]
            faults = [fault for fault in faults if fault.rule != good.rule]
            if broken:
                found += [Check(fault.rule, fault.key, fault.values, False) for fault in broken]
            else:
                found.append(good)
        return [*found, *(Check(fault.rule, fault.key, fault.values, False) for fault in faults)]

    def offers(self, picks: Picks, owned: Picks | None) -> dict[str, Offer]:
        """For every card of the book what one more of it would do; *owned* is a collection, where there is one."""
        before = self.faults(picks)
        return {key: self._offer(picks, key, before, owned) for key in self.numbers}

    def _offer(self, picks: Picks, key: str, before: list[Fault], owned: Picks | None) -> Offer:
        have = picks.get(key, 0)
        room = 0
        while have + room < self.most(key):
            if owned is not None and have + room >= owned.get(key, 0):
                return Offer(room, Fault("", "deck-owned", card=key, have=owned.get(key, 0)))
            fault = self._broken_by(self.sorted({**picks, key: have + room + 1}), before)
            if fault is not None:
                return Offer(room, fault)
            room += 1
        return Offer(room, None)

    def _broken_by(self, grown: Picks, before: list[Fault]) -> Fault | None:
        """What is wrong with the card itself comes before a full deck."""
        found = [
            fault
            for fault in self.faults(grown)
            if not self.lacks(fault) and not any(fault.equals(old) for old in before)
        ]
        return next((fault for fault in found if not self.full(fault)), found[0] if found else None)

    def read(self, text: str, called: dict[str, list[str]]) -> Reading:
        """A deck as it is pasted: a link, a setting, or any format. BadDeck if nothing of it can be understood."""
        if len(text) > LONGEST:
            raise BadDeck("deck-too-long", have=len(text), most=LONGEST)
        start = text.lstrip("\ufeff \t\r\n")
        if is_link(start):
            deck = from_link(self.game, start, self.numbers)
            return Reading(DeckList(self.sorted(deck.picks), deck.name), [])
        if start.strip() in self.ready:
            return Reading(DeckList(self.sorted(self.ready[start.strip()]), ""), [])
        reading = self.read_file(start, called)
        return Reading(DeckList(self.sorted(reading.deck.picks), reading.deck.name), reading.troubles)

    def written(self, deck: DeckList, form: str, names: dict[str, str]) -> str:
        """The deck in a format; *names* are those of one language, by key."""
        if form not in self.formats:
            raise BadDeck("deck-format", name=form[:SHOWN], known=", ".join(self.formats))
        if form == LINK:
            return to_link(self.game, deck, self.numbers) + "\n"
        if form == CODE:
            return self.code(deck.picks) + "\n"
        return self.write_file(deck, form, names)


def drawn(deck: list[str], count: int, dice: Dice, back: list[int]) -> list[str]:
    """So many cards off the shuffled deck; those at the places *back* are shuffled in again and replaced."""
    order = list(range(len(deck)))
    dice.shuffle(order)
    hand, rest = order[:count], order[count:]
    check_places(len(hand), back)
    places = set(back)
    rest += [hand[place] for place in sorted(places)]
    dice.shuffle(rest)
    kept = [card for place, card in enumerate(hand) if place not in places]
    return [deck[card] for card in [*kept, *rest[: len(places)]]]


def check_places(hand: int, back: list[int]) -> None:
    """Is there a card of the hand at each of the places?"""
    for place in back:
        if not 0 <= place < hand:
            raise BadDeck("deck-no-card-there", place=place + 1, most=hand)
