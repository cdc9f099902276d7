"""Decks under construction: what the builder's page asks and is told."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, field

from kantyna.games.common.deck_builder import LONGEST, MOST
from kantyna.games.common.deck_list import LONGEST_NAME
from kantyna.play.match_setup import Key
from kantyna.server.protocol.base import Asked, Number, Wire
from kantyna.server.protocol.catalogue import SettingChoice

MOST_PICKS: Final = 600
"""More than any book has cards."""
MOST_GAMES: Final = 20
"""Against each ready deck."""

Picks: TypeAlias = Annotated[dict[Key, Annotated[int, Meta(ge=0, le=MOST)]], Meta(max_length=MOST_PICKS)]
MOST_DIFFERENT: Final = 150
"""Different cards of a deck that is kept on a shelf."""
DeckId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=36, pattern="^[A-Za-z0-9-]*$(?!\\n)")]
DeckName: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME)]


class CheckDeck(Asked):
    """A deck: how often each card is in it, by key."""

    picks: Picks
    name: DeckName = ""
    owned: Picks | None = None
    """A collection, where one builds of one; nothing: all cards are there."""


class ReadDeck(Asked):
    """A deck as it was pasted: a link, a setting, text or a file in any format."""

    text: Annotated[str, Meta(max_length=LONGEST)]


class WriteDeck(Asked):
    picks: Picks
    name: DeckName = ""
    form: Key = "text"


class DrawHand(Asked):
    """The same shuffle gives the same hand; *back* are the places of cards that go back."""

    picks: Picks
    shuffle: Number
    back: Annotated[list[Annotated[int, Meta(ge=0, le=20)]], Meta(max_length=10)] = field(default_factory=list)


class MeasureDeck(Asked):
    picks: Picks
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 10
    """Against each ready deck."""


class KeepDeck(Asked):
    """A deck for the shelf; one of the same id is replaced."""

    id: DeckId
    game: Key
    picks: Annotated[dict[Key, Annotated[int, Meta(ge=0, le=MOST)]], Meta(max_length=MOST_DIFFERENT)]
    name: DeckName = ""


class KeptDeck(Wire):
    """A deck on a shelf."""

    id: str
    game: str
    name: str
    picks: dict[str, int]


class Shelf(Wire):
    decks: list[KeptDeck]


class ShelfKey(Wire):
    """The only key to a shelf: it is told once and kept by nobody but its holder."""

    token: str


class ShelfState(Wire):
    """How many decks are on it, of how many."""

    decks: int
    most: int


class DeckKind(Wire):
    """A kind of card, with its title in lists of decks."""

    kind: str
    title: str


class ReadyDeck(Wire):
    name: str
    title: str
    picks: dict[str, int]


class DeckPick(Wire):
    """A card that can be picked; *most* copies of it are ever legal."""

    name: str
    most: int
    unit: list[str]
    """The cards that come with it, itself among them; none for a card that is only itself."""


class DeckBook(Wire):
    """All that one needs to begin."""

    game: str
    leaders: list[DeckKind]
    groups: list[DeckKind]
    picks: list[DeckPick]
    formats: list[str]
    ready: list[ReadyDeck]
    shares_title: str
    shares_besides: str
    sources_title: str
    sources_givers: str
    sources_cards: str
    expected_title: str
    hand_rule: str
    hand_laid: str


class DeckCheck(Wire):
    """A law of building in a sentence; *rule* may be empty."""

    rule: str
    text: str
    good: bool


class DeckOffer(Wire):
    """How many more copies a deck can take, and what speaks against yet another."""

    room: int
    why: str
    rule: str
    full: bool
    """It is only that the deck has all the cards it may have."""


class DeckFigure(Wire):
    key: str
    title: str
    have: int
    need: int
    """0: as much as one likes."""


class DeckColumn(Wire):
    cost: int
    counts: dict[str, int]
    """By kind of card."""


class DeckShare(Wire):
    """How often a sign is there: outright, and where it only adds to another or needs something first."""

    sign: str
    title: str
    outright: int
    besides: int


class DeckSource(Wire):
    name: str
    title: str
    givers: int
    cards: int


class DeckSeating(Wire):
    """A way to bring the deck to a table."""

    variant: str
    seat: int
    setting: str
    foe_setting: str
    foes: list[SettingChoice]


class DeckReport(Wire):
    legal: bool
    checks: list[DeckCheck]
    offers: dict[str, DeckOffer]
    """By card."""
    figures: list[DeckFigure]
    columns: list[DeckColumn]
    mean_cost: str
    shares: list[DeckShare]
    sources: list[DeckSource]
    expected: list[str]
    setting: str
    """The deck as a table takes it; empty while it is not legal."""
    seatings: list[DeckSeating]


class BroughtDeck(Wire):
    """A deck of one's own, and the seat that plays it."""

    seat: int
    picks: dict[str, int]


class BroughtDecks(Wire):
    decks: list[BroughtDeck]


class DeckRead(Wire):
    """What could be read, and a sentence for each line that could not."""

    picks: dict[str, int]
    name: str
    troubles: list[str]


class DeckWritten(Wire):
    text: str
    file: str
    """A name for it."""


class DeckHand(Wire):
    cards: list[str]
    laid: list[str]
    whole: bool
    """All of it goes back, or nothing."""


class MatrixRow(Wire):
    foe: str
    title: str
    games: int
    wins: int
    draws: int
    low: int
    high: int
    """Percent between which the share of wins lies, 19 times of 20."""


class MatrixNews(Wire):
    """How far it is; the last one has all games, or says why there are no more."""

    done: int
    total: int
    rows: list[MatrixRow]
    trouble: str
