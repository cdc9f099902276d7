"""A game in words: its cards, ways to play and rules in one language."""

from __future__ import annotations

from kantyna.server.protocol.base import Wire


class CardToken(Wire):
    """A pure number of a card's text, to be drawn large: 3 trade."""

    kind: str
    n: int
    either: bool = False
    """One of several of which the player chooses one."""


class CardRow(Wire):
    """One ability. *mark* says which: "" the card's own, else ally, scrap, reward, action…"""

    mark: str
    faction: str
    """For an ally's row, whose ally."""
    text: str
    short: str
    """What the tokens don't say; empty when they say all."""
    tokens: list[CardToken]


class Side(Wire):
    """One side of a die. A *plus* only adds to another side of its symbol; *price* is paid to use it."""

    symbol: str
    """The catalogue's titles have symbol-… for it."""
    value: int
    price: int
    plus: bool


class CardEntry(Wire):
    """A card, die, token or ship as printed. Its number in marks such as acts-as is its place in the
    catalogue's list."""

    name: str
    title: str
    piece: str
    """What it is made of: card, die, token or ship."""
    kind: str
    type: str
    """The kind in words."""
    faction: str
    faction_title: str
    count: int
    numbers: dict[str, int]
    traits: list[str]
    rows: list[CardRow]
    rules: list[str]
    """Rules about this very card, by id."""
    sides: list[Side]
    """The sides of a die, or of the one that comes with the card, in the order of the mark *face*."""


class SettingChoice(Wire):
    value: int | str
    title: str


class SettingEntry(Wire):
    key: str
    title: str
    value: int | str
    """What it is if nobody says otherwise."""
    choices: list[SettingChoice]
    """What it may be; nothing where that is any number."""
    other: str
    """What it may be besides the choices, in words; nothing if they are all."""


class VariantEntry(Wire):
    key: str
    title: str
    text: str
    fewest: int
    most: int
    ours: bool
    """Not in the rulebook."""
    teams: list[int]
    """The team of each seat at a full table; teams of one where everybody plays alone."""
    roles: list[str]
    """What each seat of a full table is, in words; nothing where seats don't differ."""
    settings: list[SettingEntry]


class RuleEntry(Wire):
    id: str
    text: str
    source: str
    """Where in the rulebook it stands, or whose decision it is."""
    reason: str


class GameSummary(Wire):
    key: str
    title: str
    text: str
    length: str
    win: str
    fewest: int
    most: int
    variants: list[VariantEntry]


class Catalogue(Wire):
    """All words of one game in one language; it changes only with the program."""

    game: GameSummary
    language: str
    cards: list[CardEntry]
    titles: dict[str, str]
    """Words for keys: zone-hand, counter-trade, mark-damage, phase-main, kind-ship, faction-blob, reason-last,
    place-naboo, symbol-melee. A mark's words may have {n}, its number, or {n-card}, the title of the card that its
    number names in the list of cards."""
    phases: list[str]
    stops: list[str]
    """The places where a seat may say that it wants to be asked or not; titles has stop-… for each."""
    rules: list[RuleEntry]


class Games(Wire):
    games: list[GameSummary]
    players: list[str]
    """Players from outside that may sit down here, by name."""
