"""A team, its battlefield and its deck; what is wrong with them; decks by chance."""

from __future__ import annotations

import re
from typing import Final

import kantyna.games.destiny.cards  # a deck is made of the cards of the book  # noqa: F401
from kantyna.games.common.deck_list import DIGITS, SHOWN, Fault, nearest
from kantyna.games.destiny.card import Card
from kantyna.games.destiny.card_index import CARDS, NUMBER_OF
from kantyna.games.destiny.decks.ready import READY_MADE, STARTERS
from kantyna.games.destiny.decks.sets import newer_set
from kantyna.games.destiny.effects.constant import RED_VILLAIN_ARMS
from kantyna.games.destiny.vocabulary import (
    AFFILIATIONS,
    BATTLEFIELD,
    CHARACTER,
    COLOURS,
    GRAY,
    HERO,
    NEUTRAL,
    RED,
    VEHICLE,
    VILLAIN,
    WEAPON,
)
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.ids import DefId
from kantyna.kernel.rng import Dice

POINTS: Final = 30
"""What a team may cost (DE-TEAM-1)."""
SIZE: Final = 30
"""Cards of a deck (DE-DECK-1)."""
COPIES: Final = 2
"""Of one name (DE-DECK-2)."""
ELITE: Final = 2
"""Dice of an elite character."""
RANDOM: Final = "random"
BY_CODE: Final = {card.code: card.key for card in CARDS}
WORD: Final = re.compile(rf"(?:(\d{{1,{DIGITS}}})x)?(\d{{5}})")


class Member:
    """A character of a team with its dice."""

    def __init__(self, card: Card, dice: int) -> None:
        self.card = card
        self.dice = dice

    @property
    def points(self) -> int:
        return self.card.elite if self.dice == ELITE else self.card.points


class Deck:
    """How often each card is in it, by key; of a character, how many of its dice."""

    def __init__(self, counts: dict[str, int]) -> None:
        self.counts = dict(sorted(counts.items(), key=_by_code))

    def of_kind(self, kind: int) -> list[tuple[Card, int]]:
        """The cards of a kind with their counts."""
        found = [(CARDS[NUMBER_OF[key]], count) for key, count in self.counts.items()]
        return [(card, count) for card, count in found if card.kind == kind]

    def team(self) -> list[Member]:
        """Dice of a unique character are one character's; of another, each has its own (DE-TEAM-3)."""
        members: list[Member] = []
        for card, dice in self.of_kind(CHARACTER):
            members += [Member(card, dice)] if card.unique else [Member(card, 1) for _ in range(dice)]
        return members

    def battlefields(self) -> list[Card]:
        return [card for card, count in self.of_kind(BATTLEFIELD) for _ in range(count)]

    def cards(self) -> list[Card]:
        """Whatever is shuffled: events, upgrades and supports."""
        found = [CARDS[NUMBER_OF[key]] for key, count in self.counts.items() for _ in range(count)]
        return [card for card in found if card.kind not in (CHARACTER, BATTLEFIELD)]

    def points(self) -> int:
        return sum(member.points for member in self.team())

    def name(self) -> str:
        """What a ready deck or starter of just these cards is called; nothing for another."""
        for decks in (READY_MADE, STARTERS):
            for name, counts in decks.items():
                if counts == self.counts:
                    return name
        return ""

    def is_starter(self) -> bool:
        return self.name() in STARTERS

    def code(self) -> str:
        """The deck in one line, as a setting takes it."""
        words = [f"{count}x{CARDS[NUMBER_OF[key]].code}" for key, count in self.counts.items()]
        return self.name() or " ".join(words)


def _by_code(item: tuple[str, int]) -> str:
    return CARDS[NUMBER_OF[item[0]]].code


def ready_deck(name: str) -> Deck:
    """A ready deck or a starter by its name."""
    return Deck(STARTERS[name] if name in STARTERS else READY_MADE[name])


def faults(deck: Deck) -> list[Fault]:
    """Everything that is wrong with a team and its deck; nothing for legal ones and for starters."""
    if deck.is_starter():
        return []
    return [*_team_faults(deck), *_field_faults(deck), *_deck_faults(deck)]


def _team_faults(deck: Deck) -> list[Fault]:
    team = deck.team()
    found: list[Fault] = []
    if not team:
        found.append(Fault("DE-TEAM-1", "team-none"))
    if deck.points() > POINTS:
        found.append(Fault("DE-TEAM-1", "team-points", have=deck.points(), most=POINTS))
    if {HERO, VILLAIN} <= {member.card.affiliation for member in team}:
        found.append(Fault("DE-TEAM-2", "team-sides"))
    titles: dict[str, Card] = {}
    for member in team:
        card = member.card
        if member.dice > ELITE:
            found.append(Fault("DE-TEAM-3", "team-dice", card=card.key, have=member.dice, most=ELITE))
        if card.unique and card.title in titles:
            found.append(Fault("DE-UNIQ-5", "team-twice", card=card.key, other=titles[card.title].key))
        titles.setdefault(card.title, card)
    return found


def _field_faults(deck: Deck) -> list[Fault]:
    have = len(deck.battlefields())
    if have == 1:
        return []
    return [Fault("DE-DECK-5", "deck-fields", have=have) if have else Fault("DE-DECK-5", "deck-no-field")]


def _deck_faults(deck: Deck) -> list[Fault]:
    cards = deck.cards()
    found: list[Fault] = []
    if len(cards) != SIZE:
        found.append(Fault("DE-DECK-1", "deck-size", have=len(cards), need=SIZE))
    copies: dict[str, int] = {}
    for card in cards:
        copies[card.title] = copies.get(card.title, 0) + 1
    for title, have in copies.items():
        if have > COPIES:
            found.append(Fault("DE-DECK-2", "deck-limit", card=title, have=have, most=COPIES))
    team = deck.team()
    for key in dict.fromkeys(card.key for card in cards):
        card = CARDS[NUMBER_OF[key]]
        if team and not allowed(card, team):
            if not _on_their_side(card, team):
                side = AFFILIATIONS.words[card.affiliation]
                found.append(Fault("DE-DECK-3", "deck-side", card=key, side=side))
            if not _in_their_colours(card, team):
                found.append(Fault("DE-DECK-4", "deck-colour", card=key, colour=COLOURS.words[card.colour]))
    return found


def allowed(card: Card, team: list[Member]) -> bool:
    """May this team have the card in its deck?"""
    if card.affiliation == VILLAIN and card.colour == RED and card.subtypes & (WEAPON | VEHICLE):
        for member in team:
            if member.card.constant[RED_VILLAIN_ARMS]:
                return True
    return _on_their_side(card, team) and _in_their_colours(card, team)


def _on_their_side(card: Card, team: list[Member]) -> bool:
    return card.affiliation == NEUTRAL or all(member.card.affiliation == card.affiliation for member in team)


def _in_their_colours(card: Card, team: list[Member]) -> bool:
    return card.colour == GRAY or any(member.card.colour == card.colour for member in team)


def _words(code: str) -> list[str]:
    return code.replace(",", " ").split()


def is_random(code: str) -> bool:
    """Does a setting ask for a deck by chance?"""
    return _words(code) == [RANDOM]


def read_code(code: str, dice: Dice) -> Deck:
    """The deck that a setting names: ready, by the codes of its cards, or by chance. Raises BadSetup with a fault."""
    words = _words(code)
    if not words:
        raise BadSetup("deck-none", known=_known())
    if words == [RANDOM]:
        return random_deck(dice)
    if len(words) == 1 and (words[0] in READY_MADE or words[0] in STARTERS):
        return ready_deck(words[0])
    counts: dict[str, int] = {}
    for word in words:
        key, count = _read_word(word)
        counts[key] = counts.get(key, 0) + count
    deck = Deck(counts)
    for fault in faults(deck):
        raise BadSetup(fault.key, **fault.values)
    return deck


def _read_word(word: str) -> tuple[str, int]:
    found = WORD.fullmatch(word)
    if found is None:
        near = nearest(word, [*READY_MADE, *STARTERS])
        if near:
            raise BadSetup("deck-word-like", word=word[:SHOWN], near=near)
        raise BadSetup("deck-word", word=word[:SHOWN], known=_known())
    if found[2] not in BY_CODE:
        newer = newer_set(found[2])
        if newer:
            raise BadSetup("deck-newer-code", word=found[2], set=newer)
        raise BadSetup("deck-word", word=word[:SHOWN], known=_known())
    return BY_CODE[found[2]], int(found[1] or 1)


def _known() -> str:
    return ", ".join([*READY_MADE, *STARTERS, RANDOM])


def read_codes(codes: list[str], dice: Dice) -> list[Deck]:
    """The deck of each seat; starters meet only starters (DE-TABLE-8)."""
    decks = [read_code(code, dice) for code in codes]
    starters = [deck for deck in decks if deck.is_starter()]
    if starters and len(starters) < len(decks):
        raise BadSetup("deck-starter-foe", name=starters[0].name(), known=", ".join(STARTERS))
    return decks


def random_deck(dice: Dice) -> Deck:
    """A legal team that can't afford another character, and a legal deck, by chance."""
    side = (HERO, VILLAIN)[dice.below(2)]
    lot: list[tuple[str, int]] = []
    for card in CARDS:
        if card.kind == CHARACTER and card.affiliation == side:
            lot += [(card.key, 1), (card.key, ELITE)] if card.elite else [(card.key, 1)]
    order = list(range(len(lot)))
    dice.shuffle(order)
    team = Deck({})
    for at in order:
        key, count = lot[at]
        grown = Deck({**team.counts, key: count})
        if key not in team.counts and not _team_faults(grown):
            team = grown
    fields = [card.key for card in CARDS if card.kind == BATTLEFIELD]
    titles = {
        card.title: card for card in CARDS if card.kind not in (CHARACTER, BATTLEFIELD) and card.key == card.title
    }
    fitting: list[DefId] = []
    for card in titles.values():
        if allowed(card, team.team()):
            fitting += [card.definition] * COPIES
    dice.shuffle(fitting)
    counts = {**team.counts, fields[dice.below(len(fields))]: 1}
    for number in fitting[:SIZE]:
        counts[CARDS[number].key] = counts.get(CARDS[number].key, 0) + 1
    return Deck(counts)
