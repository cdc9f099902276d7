"""`deck`: a deck of the card game or of Destiny checked and written in another format."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from pathlib import Path
from typing import Final, Generic, TypeVar

from kantyna.commands.output import BadInput, say, say_json
from kantyna.games.card_game.decks import deck as card_game
from kantyna.games.card_game.decks import formats as card_game_formats
from kantyna.games.card_game.decks.sets import READY_MADE
from kantyna.games.common.deck_list import BadDeck, Fault
from kantyna.games.destiny.decks import deck as destiny
from kantyna.games.destiny.decks import formats as destiny_formats
from kantyna.games.destiny.decks.pasted import to_text
from kantyna.games.destiny.decks.ready import READY_MADE as TEAMS
from kantyna.games.destiny.decks.ready import STARTERS
from kantyna.games.destiny.decks.simulator import to_simulator
from kantyna.games.destiny.decks.slots import to_json
from kantyna.games.registry import game
from kantyna.kernel.errors import BadSetup
from kantyna.lang import Speaker
from kantyna.lang.card_book import called
from kantyna.play.files import read_bytes

D = TypeVar("D")


class Decks(ABC, Generic[D]):
    """The decks of one game: those that are ready, and how others are read, checked and written."""

    game: str
    formats: tuple[str, ...]
    ready: Iterable[str]

    @abstractmethod
    def named(self, name: str) -> D: ...

    @abstractmethod
    def read(self, text: str) -> D: ...

    @abstractmethod
    def faults(self, deck: D) -> list[Fault]: ...

    @abstractmethod
    def written(self, deck: D, form: str, names: dict[str, str]) -> str: ...

    @abstractmethod
    def told(self, deck: D) -> dict[str, object]:
        """For machines; ``setting`` is the deck as `--set` takes it."""

    def show_named(self, speaker: Speaker, name: str, form: str, machine: bool) -> int:
        return self.show(speaker, self.named(name), form, machine)

    def show_text(self, speaker: Speaker, text: str, form: str, machine: bool) -> int:
        """Raises BadDeck if it is no deck of this game."""
        return self.show(speaker, self.read(text), form, machine)

    def show(self, speaker: Speaker, deck: D, form: str, machine: bool) -> int:
        """What is wrong with the deck, or else the deck in the format that is wanted; 0 if it is legal."""
        spec = game(self.game)
        found = self.faults(deck)
        told = [f"{fault.rule}: {speaker.error(BadSetup(fault.key, **fault.values))}" for fault in found]
        if machine:
            say_json({"game": self.game, **self.told(deck), "faults": told})
            return 1 if told else 0
        if told:
            for line in told:
                say(line)
            return 1
        if form not in self.formats:
            raise BadInput("deck-format", name=form, known=", ".join(self.formats))
        names = {card.key: speaker.card(spec, card.key) for card in spec.cards}
        say(self.written(deck, form, names).rstrip())
        return 0


class CardGameDecks(Decks[card_game.Deck]):
    game = "card-game"
    formats = ("text", "json", "o8d")
    ready = READY_MADE

    def named(self, name: str) -> card_game.Deck:
        return card_game.Deck(name, READY_MADE[name])

    def read(self, text: str) -> card_game.Deck:
        names = called(game(self.game))
        return card_game_formats.read_deck(text, {name: key for key, known in names.items() for name in known})

    def faults(self, deck: card_game.Deck) -> list[Fault]:
        return card_game.faults(deck)

    def written(self, deck: card_game.Deck, form: str, names: dict[str, str]) -> str:
        if form == "json":
            return card_game_formats.to_json(deck)
        write = card_game_formats.to_octgn if form == "o8d" else card_game_formats.to_text
        return write(deck, names)

    def told(self, deck: card_game.Deck) -> dict[str, object]:
        return {"affiliation": deck.affiliation, "sets": deck.sets, "setting": deck.code()}


class DestinyDecks(Decks[destiny.Deck]):
    game = "destiny"
    formats = ("text", "json", "tts")
    ready = (*TEAMS, *STARTERS)

    def named(self, name: str) -> destiny.Deck:
        return destiny.ready_deck(name)

    def read(self, text: str) -> destiny.Deck:
        return destiny_formats.read_deck(text, called(game(self.game)))

    def faults(self, deck: destiny.Deck) -> list[Fault]:
        return destiny.faults(deck)

    def written(self, deck: destiny.Deck, form: str, names: dict[str, str]) -> str:
        if form == "json":
            return to_json(deck)
        write = to_simulator if form == "tts" else to_text
        return write(deck, names)

    def told(self, deck: destiny.Deck) -> dict[str, object]:
        return {"points": deck.points(), "cards": len(deck.cards()), "setting": deck.code()}


KNOWN: Final = (CardGameDecks(), DestinyDecks())


def show_deck(speaker: Speaker, source: str, form: str, machine: bool) -> int:
    """A ready-made deck by its name, or a file; 0 if the deck is legal."""
    forms = list(dict.fromkeys(one for decks in KNOWN for one in decks.formats))
    if form not in forms:
        raise BadInput("deck-format", name=form, known=", ".join(forms))
    for decks in KNOWN:
        if source in decks.ready:
            return decks.show_named(speaker, source, form, machine)
    if not source or not Path(source).exists():
        raise BadInput("deck-missing", name=source, known=", ".join(name for decks in KNOWN for name in decks.ready))
    try:
        text = read_bytes(Path(source)).decode()
    except UnicodeDecodeError as error:
        raise BadInput("deck-no-text", file=source) from error
    return _show_text(speaker, text, form, machine)


def _show_text(speaker: Speaker, text: str, form: str, machine: bool) -> int:
    """A deck of the game that can read it; if none can, whoever got furthest says why."""
    refusals: list[BadDeck] = []
    for decks in KNOWN:
        try:
            return decks.show_text(speaker, text, form, machine)
        except BadDeck as error:
            refusals.append(error)
    raise max(refusals, key=lambda error: int(error.values.get("line", 0)))
