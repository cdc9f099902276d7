"""The scene as text with colours: card by card on lines, or in boxes where there is room. Colour is never alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.style import Style
from rich.text import Text

from kantyna.kernel.ids import NOBODY, CardId, Seat
from kantyna.kernel.spec import CardDef, GameSpec
from kantyna.kernel.spec import Side as DieSide
from kantyna.lang import Speaker
from kantyna.lang.card_book import facts
from kantyna.lang.scene import Lying, Place, Scene, Side, Tally
from kantyna.terminal.columns import COLUMNS, Grid
from kantyna.terminal.map_drawing import MapDrawing

INK = "#f8f0df"
LAMP = "#ffb938"
GO = "#5fe3b7"
QUIET = "#ada1bd"
FIGURE = f"bold {INK}"
HUES = ("#d0c6db", "#ffd479", "#7fbcff", "#63d69a", "#ff8d7e", "#c9a6ff", "#e0dc7a", "#8fe0e0", "#f0a6cf")
"""One for each faction, in the order in which the card book names them; the letter beside it says the same."""

NARROWEST, WIDEST = 17, 26
"""A box: as wide as five of them fit."""
PICKED, LIT, NO_LETTER = "◆", "▸", "·"
"""Signs: the card of the option in hand, a card that an option concerns, a card of no faction."""
CARD = "card"
"""Under this name a piece of text knows which card it is: for clicks."""

SYMBOLS = {
    "melee": "×",
    "ranged": "⌐",
    "shield": "▼",
    "resource": "■",
    "disrupt": "ϟ",
    "discard": "↓",
    "focus": "↻",
    "special": "✦",
    "blank": "—",
}
"""What stands on the sides of dice, one character each; beside them or at a press the words."""
COIN = "¤"

GAP = Text("  ")

# How much is drawn: the most that fits.
NAMES, CHIPS, LINES, TEXTS_IN_THE_MIDDLE, TEXTS, BOXES_IN_THE_MIDDLE, BOXES_IN_HAND, ALL_BOXES = range(8)


class Drawn(NamedTuple):
    """The table, how many lines it takes, and in which of them the card in hand begins (-1: in none)."""

    picture: RenderableType
    lines: int
    picked: int


CHARTED = 20
"""A lower screen has no room for a map besides the table."""


class Painter:
    """Draws in one language; *lit* are cards that an option concerns, *picked* those of the option in hand."""

    def __init__(self, speaker: Speaker, spec: GameSpec) -> None:
        self.speaker = speaker
        self.spec = spec
        factions = list(dict.fromkeys(card.faction for card in spec.cards if card.faction))
        self._hues = {faction: HUES[at % len(HUES)] for at, faction in enumerate(factions)}
        self._letters = letters({faction: speaker.text(spec, f"faction-{faction}") for faction in factions})
        numbers: dict[str, set[str]] = {}
        for card in spec.cards:
            numbers.setdefault(card.kind, set()).add(" ".join(name for name in card.numbers if name != "cost"))
        self._plain = {kind for kind, found in numbers.items() if len(found) == 1 and len(min(found).split()) == 1}
        """Kinds whose cards have one number besides their cost, all the same one."""
        self._texts: dict[str, list[str]] = {}
        self.lit: set[CardId] = set()
        self.picked: set[CardId] = set()

    def table(self, seen: Scene, reader: Seat, active: Seat, width: int, height: int) -> Drawn:
        """The whole table in as much detail as fits a space of that size."""
        ruler = Console(width=width, color_system=None)
        most = ALL_BOXES if width // 5 - 1 >= NARROWEST else TEXTS
        for detail in range(most, NAMES - 1, -1):
            parts = [part for side in seen.sides for part in self._side(side, reader, active, width, detail)]
            # a map is drawn whatever else has to be short, as long as there is a screen for it
            charted = MapDrawing(seen.spots, width).lines() if seen.spots and height > CHARTED else []
            drawn = Group(*charted, *parts)
            lines = ruler.render_lines(drawn, pad=False)
            if detail == NAMES or len(lines) <= height:
                picked = [at for at, line in enumerate(lines) if any(PICKED in piece.text for piece in line)]
                return Drawn(drawn, len(lines), picked[0] if picked else -1)
        raise AssertionError("names are always drawn")

    def legend(self) -> str:
        """What the letters before names stand for."""
        named = ((letter, faction) for faction, letter in self._letters.items() if letter != NO_LETTER)
        return ", ".join(f"{letter} {self.speaker.text(self.spec, f'faction-{faction}')}" for letter, faction in named)

    def title(self, card: CardDef, count: int) -> Text:
        """A card in a list."""
        told = Text("  ").append(f"{self._letters.get(card.faction, NO_LETTER)} ", self._hue(card))
        told.append(self.speaker.card(self.spec, card.key))
        return told.append(f" ×{count}", "bold") if count > 1 else told

    def page(self, card: CardDef) -> Text:
        """A card in full."""
        told = Text()
        told.append(self.speaker.card(self.spec, card.key), Style(bold=True, color=self._hue(card)))
        told.append(f"\n{', '.join(facts(self.speaker, self.spec, card))}", QUIET)
        for line in self._text(card):
            told.append(f"\n{line}")
        return told

    def _side(self, side: Side, reader: Seat, active: Seat, width: int, detail: int) -> list[RenderableType]:
        rule = Text("─" * width, QUIET)
        head = Text()
        # What is 0 says nothing about a seat that waits; the first counter is what the game is about.
        told = [one for at, one in enumerate(side.counters) if one.value or not at or side.seat in (active, NOBODY)]
        counters = [tally(one) for one in told]
        if side.seat != NOBODY:
            head.append("▶ " if side.seat == active else "  ", LAMP)
            head.append(side.name, Style(bold=True, color=LAMP if side.seat == reader else None))
            if side.about:
                head.append(f" ({', '.join(side.about)})", GO if side.friend else QUIET)
        parts: list[RenderableType] = [*flow([head, *counters] if head else counters, width, 4)]
        counted = []
        for place in side.places:
            if place.pile or all(some.definition is None for some in place.cards):
                counted.append(place)
            else:
                parts += self._place(place, width, detail, side.seat)
        piles = [Text(f"{place.title} {place.size}", QUIET) for place in counted if place.size]
        parts += flow(piles, width - 3, 0, Text(" · ", QUIET), 3)
        return [rule, *parts, *([rule] if parts else [])] if side.seat == NOBODY else parts

    def _place(self, place: Place, width: int, detail: int, seat: Seat) -> list[RenderableType]:
        """Cards in a place: those one may want to read before taking them get the room first."""
        known = [some for some in place.cards if some.definition is not None]
        grid = Grid(COLUMNS.get(self.spec.name, ()), known)
        if grid.columns:
            return self._rows(place, known, grid, width, detail)
        title = Text(f"   {place.title}", QUIET)
        middle = seat == NOBODY
        if all(some.definition is not None and some.definition.piece == "die" for some in known):
            thrown = [some for some in known if some.side is not None]
            if thrown and detail >= LINES:
                return [title, Padding(Columns([self._die(some) for some in thrown], padding=(0, 2)), (0, 0, 0, 3))]
            return self._chips(place, width, NAMES, False)
        if len(known) > 1:
            least = BOXES_IN_THE_MIDDLE if middle else BOXES_IN_HAND if place.name == "hand" else ALL_BOXES
            if detail >= least:
                wide = min(WIDEST, width // 5 - 1)
                ruler = Console(width=wide)
                lines = max(len(self._inside(some).wrap(ruler, wide - 2)) for some in known)
                return [title, Columns([self._box(some, wide, lines) for some in known], padding=(0, 1))]
        if detail >= LINES and len(place.cards) == len(known):
            whole = detail >= (TEXTS_IN_THE_MIDDLE if middle else TEXTS)
            return [title, *(self._line(some, width if whole else 0) for some in known)]
        if middle and detail > NAMES:
            return [title, *(self._line(some, 0) for some in known)]
        return self._chips(place, width, detail, middle)

    def _rows(self, place: Place, known: list[Lying], grid: Grid, width: int, detail: int) -> list[RenderableType]:
        """Cards in rows with a column for each number; what they say comes last and may be cut off."""
        heads = [self.speaker.text(None, f"term-column-{column.name}") for column in grid.columns]
        cells = [grid.cells(some) for some in known]
        wide = [max(len(cell) for cell in column) for column in zip(heads, *cells, strict=True)]
        names = [Text("   ").append_text(self._name(some, True, NAMES, False)) for some in known]
        room = width - sum(wide) - 2 * len(wide)
        first = min(max([name.cell_len for name in names] + [len(place.title) + 3]), room)
        rows: list[RenderableType] = [_row(Text(f"   {place.title}", QUIET), first, heads, wide, QUIET)]
        for some, name, row in zip(known, names, cells, strict=True):
            told = _row(name, first, row, wide, FIGURE)
            words = ", ".join(grid.words(some))
            if words and told.cell_len + len(words) + 2 > width:
                rows += [told, Text(f"      {words}", LAMP, no_wrap=True, overflow="ellipsis")]
                continue
            told.append(f"  {words}" if words else "", LAMP)
            if detail >= LINES and some.definition is not None:
                told.append("  " + " ".join(self._text(some.definition)), QUIET)
            rows.append(told)
        return rows

    def _chips(self, place: Place, width: int, detail: int, cost: bool) -> list[RenderableType]:
        """Names beside each other."""
        names = [self._name(some, cost, detail) for some in place.cards]
        return [*flow([Text(f"{place.title}:", QUIET), *names], width - 3, 1, Text(" "), 3)]

    def _die(self, some: Lying) -> RenderableType:
        """A die as it lies: its number and symbol in a box, the price under it, whose it is below."""
        assert some.side is not None
        assert some.definition is not None
        sign, colour = self._sign(some)
        hue = colour if sign else self._hue(some.definition)
        face = engraved(some.side)
        below = f"─{COIN}{some.side.price}─" if some.side.price else "────"
        name = some.name.rsplit(": ", 1)[-1] + (f" ×{some.count}" if some.count > 1 else "")
        told = Text(f"{sign or ' '}╭────╮\n │{face:^4}│\n ╰{below}╯\n", hue)
        told.append(name, Style(bold=bool(sign), color=QUIET))
        told.apply_meta({CARD: some.definition.key})
        return told

    def _line(self, some: Lying, width: int) -> RenderableType:
        """A card with its text: in a line that is cut off, or with a *width* in as many as it takes."""
        assert some.definition is not None
        name = Text("   ").append_text(self._name(some, True, CHIPS))
        text = Text(" ".join(self._text(some.definition)), QUIET)
        told = Text("  ", no_wrap=True, overflow="ellipsis").join([name, text])
        if not width or told.cell_len <= width:
            return told
        return Group(name, Padding(text, (0, 0, 0, 6)))

    def _name(self, some: Lying, cost: bool, detail: int, marks: bool = True) -> Text:
        """A card as one piece of text that knows what it is."""
        if some.definition is None:
            return Text(self.speaker.text(None, "term-unknown", n=some.count), QUIET)
        card = some.definition
        sign, colour = self._sign(some)
        told = Text()
        told.append(sign or " ", colour)
        if cost and "cost" in card.numbers:
            told.append(f"{card.numbers['cost']} ", "bold")
        told.append(f"{self._letters.get(card.faction, NO_LETTER)} ", self._hue(card))
        if some.side is not None:
            told.append(f"[{engraved(some.side)}] ", FIGURE)
        told.append(some.name, Style(bold=bool(sign), reverse=sign == PICKED, color=self._hue(card)))
        if some.count > 1:
            told.append(f" ×{some.count}", "bold")
        more = [*some.marks, *(self._numbers(card) if detail > NAMES else self._initials(card))] if marks else []
        if more:
            told.append(f" ({', '.join(more)})", QUIET)
        told.apply_meta({CARD: card.key})
        return told

    def _inside(self, some: Lying) -> Text:
        """What stands in a card's box."""
        card = some.definition
        assert card is not None
        inside = Text()
        inside.append(some.name, Style(bold=True, color=self._hue(card)))
        for mark in some.marks:
            inside.append(f"\n({mark})", QUIET)
        for line in self._text(card):
            inside.append(f"\n{line}")
        inside.apply_meta({CARD: card.key})
        return inside

    def _box(self, some: Lying, width: int, lines: int) -> RenderableType:
        card = some.definition
        assert card is not None
        sign, colour = self._sign(some)
        count = [f"×{some.count}"] if some.count > 1 else []
        below = ", ".join([*self._numbers(card), *count])
        if len(below) > width - 8:
            below = ", ".join([*self._initials(card), *count])
        return Panel(
            self._inside(some),
            box=ROUNDED,
            width=width,
            height=lines + 2,
            padding=(0, 0),
            title=f"{sign}{card.numbers.get('cost', '')} {self._letters.get(card.faction, NO_LETTER)}",
            title_align="left",
            subtitle=below or None,
            subtitle_align="right",
            border_style=colour if sign else QUIET,
        )

    def _sign(self, some: Lying) -> tuple[str, str]:
        """A sign and its colour: in hand, possible, or neither."""
        if not self.picked.isdisjoint(some.cards):
            return PICKED, LAMP
        return (LIT, GO) if not self.lit.isdisjoint(some.cards) else ("", QUIET)

    def _numbers(self, card: CardDef) -> list[str]:
        """What stays on the table has numbers besides its cost, which stands before its name: these, and its kind."""
        named = [(name, n) for name, n in card.numbers.items() if name != "cost"]
        kind = [self.speaker.text(self.spec, f"kind-{card.kind}")] if named else []
        return kind + [self.speaker.text(self.spec, f"number-{name}", n=n) for name, n in named]

    def _initials(self, card: CardDef) -> list[str]:
        """The same at its shortest: the kind's first letter and the number, where cards of the kind have one only."""
        if card.kind not in self._plain:
            return []
        (number,) = (n for name, n in card.numbers.items() if name != "cost")
        return [f"{self.speaker.text(self.spec, f'kind-{card.kind}')[0].upper()}{number}"]

    def _hue(self, card: CardDef) -> str:
        return self._hues.get(card.faction, HUES[0])

    def _text(self, card: CardDef) -> list[str]:
        if card.key not in self._texts:
            self._texts[card.key] = self.speaker.card_text(self.spec, card)
        return self._texts[card.key]


def letters(names: dict[str, str]) -> dict[str, str]:
    """A letter for each faction that no other has, so that colour is never alone: of the capitals of its name the first
    that is free, else of all its letters. Cards of no faction, which has no proper name, have a dot."""
    found: dict[str, str] = {}
    for faction, name in names.items():
        wished = [*filter(str.isupper, name), *filter(str.isalpha, name.upper())] if name[:1].isupper() else []
        found[faction] = next((letter for letter in wished if letter not in found.values()), NO_LETTER)
    return found


def engraved(side: DieSide) -> str:
    """A side in a few characters: "+2×", "✦", "—"."""
    return f"{'+' if side.plus else ''}{side.value or ''}{SYMBOLS.get(side.symbol, '∗')}"


def _row(name: Text, first: int, cells: list[str], wide: list[int], style: str) -> Text:
    """A row of a grid: the name is cut off, numbers never are."""
    told = Text(no_wrap=True, overflow="ellipsis")
    shown = name.copy()
    shown.truncate(first, overflow="ellipsis", pad=True)
    told.append_text(shown)
    for cell, width in zip(cells, wide, strict=True):
        told.append(f"  {cell:>{width}}", style)
    return told


def tally(counter: Tally) -> Text:
    """A counter; of a mere yes the title is all there is."""
    if not counter.figure:
        return Text(counter.title, FIGURE)
    return Text(f"{counter.title} ", QUIET).append(counter.figure, FIGURE)


def flow(pieces: list[Text], width: int, hanging: int, between: Text = GAP, left: int = 0) -> Iterator[RenderableType]:
    """Pieces beside each other; a piece is broken only where it is wider than the line itself."""
    line = Text()
    for piece in pieces:
        if not line.plain.strip():
            line.append_text(piece)
        elif line.cell_len + between.cell_len + piece.cell_len <= width:
            line.append_text(between).append_text(piece)
        else:
            yield Padding(line, (0, 0, 0, left))
            line = Text(" " * hanging).append_text(piece)
    if line:
        yield Padding(line, (0, 0, 0, left))
