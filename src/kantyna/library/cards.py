"""Games, and the cards they are played with."""

from __future__ import annotations

from functools import cached_property
from html import escape
from typing import Any

from kantyna.games.registry import GAMES
from kantyna.games.registry import game as find_game
from kantyna.kernel.spec import CardDef, GameSpec, Variant
from kantyna.lang import Rule, card_book
from kantyna.library.errors import sentences, speaker_of
from kantyna.library.wanted import written
from kantyna.play.card_names import CardNames


class Card:
    """A card as it is printed: the same for all of its copies. Two cards are equal if they are the same card."""

    def __init__(self, game: Game, definition: CardDef) -> None:
        self.game = game
        """The game that it is of."""
        self.key: str = definition.key
        """Its name for programs, the same in both languages: `trade-pod`."""
        self.kind: str = definition.kind
        """`ship`, `outpost`, …"""
        self.faction: str = definition.faction
        """`blob`, …; empty if cards of this game have none."""
        self.copies: int = definition.count
        """How many of it are in the box."""
        self.numbers: dict[str, int] = dict(definition.numbers)
        """What is printed on it: cost, defense …"""
        self.traits: list[str] = list(definition.traits)
        """What other cards may ask for: `trooper`, `droid`, …"""
        self._definition = definition

    @property
    def cost(self) -> int | None:
        """What it costs, if it has a cost."""
        return self.numbers.get("cost")

    def name(self, language: str = "en") -> str:
        """What it is called."""
        return speaker_of(language).card(self.game.spec, self.key)

    def text(self, language: str = "en") -> str:
        """Its page in the card book: a line of what it is, then a line for each thing it does."""
        return "\n".join(card_book.page(speaker_of(language), self.game.spec, self._definition))

    def __reduce__(self) -> tuple[Any, ...]:
        return _printed, (self.game.name, self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and (self.game.name, self.key) == (other.game.name, other.key)

    def __hash__(self) -> int:
        return hash((self.game.name, self.key))

    def __str__(self) -> str:
        return self.name()

    def __repr__(self) -> str:
        return f"<Card {self.key}>"

    def _repr_html_(self) -> str:
        head, *lines = self.text().splitlines()
        return f"<b>{escape(head)}</b>" + "".join(f"<br>{escape(line)}" for line in lines)


class Game:
    """A game: its ways to play, its cards and its rules."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        """The game as the engine knows it."""
        self.name: str = spec.name
        """Its name for programs: `star-realms`."""

    def title(self, language: str = "en") -> str:
        """What it is called: `Star Realms`."""
        return speaker_of(language).text(self.spec, "game-title")

    @property
    def variants(self) -> list[Variant]:
        """The ways to play: each with its name, how many may sit down, and the settings it takes."""
        return self.spec.variants()

    @cached_property
    def cards(self) -> list[Card]:
        """Every different card."""
        return [Card(self, definition) for definition in self.spec.cards]

    def card(self, name: str) -> Card:
        """A card by its key or its name in either language; a part of it will do if it fits one card only."""
        with sentences():
            return self.cards[card_book.find(self.spec, written("name", name))]

    def rule(self, name: str, language: str = "en") -> Rule:
        """A rule by its id."""
        with sentences():
            return speaker_of(language).rule(self.spec, written("name", name))

    @cached_property
    def card_names(self) -> CardNames:
        """How moves and positions name cards."""
        return CardNames(self.spec, card_book.called(self.spec))

    @cached_property
    def keys(self) -> dict[str, Card]:
        """Every card by its key."""
        return {card.key: card for card in self.cards}

    def __reduce__(self) -> tuple[Any, ...]:
        return game, (self.name,)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


_KNOWN: dict[str, Game] = {}


def game(name: str) -> Game:
    """The game of that name: `star-realms`.

    Raises:
        Error: if there is no such game; the sentence names those that there are.
    """
    if written("name", name) not in _KNOWN:
        with sentences():
            _KNOWN[name] = Game(find_game(name))
    return _KNOWN[name]


def _printed(name: str, key: str) -> Card:
    return game(name).keys[key]


def all_games() -> list[Game]:
    """Every game that can be played."""
    return [game(name) for name in GAMES]
