"""Moves in words: ``play: Scout``, ``attack: {seat: 2, points: 5}``, ``end``. A move names what its option concerns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from kantyna.kernel.decision import Option
from kantyna.kernel.engine import leaves_choice, settle, submit
from kantyna.kernel.ids import NOBODY, CardId, Code, DefId, Seat
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.table import Table
from kantyna.play.card_names import CardNames, UnknownCard
from kantyna.play.yaml_lines import BadScenario, Fault, Item

POINTS = "number"
"""The verb of options that are amounts: a move's points answer the question that follows it."""

DETAILS = ("card", "seat", "number", "points", "which", "follows")


@dataclass(frozen=True)
class Move:
    """What somebody does. Only what is given must fit; a *plain* number is a seat or an amount, as its option is."""

    verb: str
    line: int
    card: DefId | None = None
    seat: Seat | None = None
    number: int | None = None
    plain: int | None = None
    which: int | None = None
    """Of several options that fit: the first, the second …"""
    by: Seat | None = None
    marks: dict[str, int] = field(default_factory=dict)
    """What one of its cards bears: one copy among equals."""
    follows: list[Move] = field(default_factory=list)
    """Answers to what is asked next: an amount, a choice, a target."""

    def fits(self, spec: GameSpec, option: Option) -> bool:
        """Is *option* the one that is meant?"""
        if option.verb != self.verb:
            return False
        number = counted(spec, option)
        if self.card is not None and option.name != spec.cards[self.card].key:
            return False
        if self.seat is not None and option.seat != self.seat:
            return False
        if self.number is not None and number != self.number:
            return False
        return self.plain is None or self.plain == (number if option.seat < 0 else option.seat + 1)

    def find(self, spec: GameSpec, table: Table, codes: list[Code], seat: Seat = NOBODY) -> list[Code]:
        """The codes among *codes* that this move of *seat* (of whoever is asked) may mean."""
        options = [spec.option(table, code, seat) for code in codes]
        bearing = marks_of(spec, table) if self.marks else {}
        found = [option.code for option in options if self.fits(spec, option) and self._bears(option, bearing)]
        return found if self.which is None else found[self.which - 1 : self.which]

    def _bears(self, option: Option, bearing: dict[CardId, dict[str, int]]) -> bool:
        """Does one of the option's cards bear these marks?"""
        if not self.marks:
            return True
        return any(
            all(bearing.get(card, {}).get(name, 0) == value for name, value in self.marks.items())
            for card in option.cards
        )

    def offered(self, spec: GameSpec, table: Table, codes: list[Code]) -> list[Code]:
        """Those of *codes*, offered now, that this move may mean and that lead to what follows it."""
        found = self.find(spec, table, codes)
        return [code for code in found if leads_on(spec, table, code, self.follows)]


def counted(spec: GameSpec, option: Option) -> int | None:
    """The number of an option as people count: a side of a die from 0, as rolls do; nothing if it has none."""
    if option.face >= 0:
        return option.face
    return option.number + (option.verb in spec.layout.ordinals) if option.number >= 0 else None


def leads_on(spec: GameSpec, table: Table, code: Code, moves: Sequence[Move]) -> bool:
    """Do moves fit what is asked after *code*, which is offered now?"""
    if not moves:
        return True
    ahead = table.clone()
    submit(ahead, ahead.asked, code, patient=True)
    return all(_done(spec, ahead, move) for move in moves)


def _done(spec: GameSpec, table: Table, move: Move) -> bool:
    """Do a move if it means one option; questions that leave nothing to decide may be passed over."""
    while table.pending is not None:
        asked = table.pending
        found = move.find(spec, table, asked.options)
        if len(found) == 1 and leaves_choice(table):
            submit(table, asked.seat, found[0], patient=True)
            return True
        if leaves_choice(table):
            return False
        settle(table)
        if found:
            return True
    return False


def marks_of(spec: GameSpec, table: Table) -> dict[CardId, dict[str, int]]:
    """The marks on each card by name, as everybody sees them; what a card lies on, of hidden ones too."""
    bearing: dict[CardId, dict[str, int]] = {}
    for mark in spec.view(table, NOBODY).marks:
        bearing.setdefault(mark.card, {})[spec.names.marks[mark.kind]] = mark.value
    for declared in spec.schema.marks:
        for card in range(len(table.defs) if declared.thing else 0):
            if table.mark(declared.place, card):
                bearing.setdefault(card, {})[declared.name] = table.mark(declared.place, card) - declared.offset
    return bearing


def read_moves(item: Item, names: CardNames) -> list[Move]:
    """A move, or several that differ in one thing: ``play: [Scout, Viper]``."""
    if isinstance(item.value, str):
        return [Move(verb_of(item.value), item.line)]
    fields = dict(item.fields)
    by = fields.pop("by").number - 1 if "by" in fields else None
    if len(fields) != 1:
        raise item.wrong(BadScenario("scenario-one-verb", found=", ".join(fields) or "-"))
    verb, value = next(iter(fields.items()))
    values = value.items if isinstance(value.value, list) else [value]
    return [_read_move(verb_of(verb), each, names, by) for each in values]


def read_move(item: Item, names: CardNames) -> Move:
    """Exactly one move."""
    found = read_moves(item, names)
    if len(found) != 1:
        raise item.wrong(BadScenario("scenario-one-move"))
    return found[0]


def _read_move(verb: str, item: Item, names: CardNames, by: Seat | None) -> Move:
    if item.value is None:
        return Move(verb, item.line, by=by)
    if isinstance(item.value, str):
        return Move(verb, item.line, card=find_card(item, names), by=by)
    if isinstance(item.value, dict):
        fields = item.only(*DETAILS, *names.marks)
        numbers = {name: fields[name].number for name in DETAILS[1:-1] if name in fields}
        following = [Move(POINTS, item.line, number=numbers["points"])] if "points" in numbers else []
        if "follows" in fields:
            more = fields["follows"]
            listed = more.items if isinstance(more.value, list) else [more]
            following.extend(read_move(each, names) for each in listed)
        return Move(
            verb,
            item.line,
            card=find_card(fields["card"], names) if "card" in fields else None,
            seat=numbers["seat"] - 1 if "seat" in numbers else None,
            number=numbers.get("number"),
            which=numbers.get("which"),
            by=by,
            marks={name: value.number for name, value in fields.items() if name in names.marks},
            follows=following,
        )
    return Move(verb, item.line, plain=item.number, by=by)


def verb_of(text: str) -> str:
    """``use ally`` is the verb ``ally``; spaces and hyphens are the same."""
    return "-".join(text.split()).removeprefix("use-")


def find_card(item: Item, names: CardNames) -> DefId:
    try:
        return names.find(item.text)
    except UnknownCard as error:
        raise Fault(item.line, error) from error


def worded(spec: GameSpec, option: Option, which: int = 0) -> str:
    """An option as a scenario would write it; *which* of several that fit the same words."""
    details: dict[str, str | int] = {}
    if option.name:
        details["card"] = option.name
    if option.seat >= 0:
        details["seat"] = option.seat + 1
    if (number := counted(spec, option)) is not None:
        details["number"] = number
    if which:
        details["which"] = which
    if not details:
        return option.verb
    if len(details) == 1 and not which:
        return f"{option.verb}: {next(iter(details.values()))}"
    return f"{option.verb}: {{{', '.join(f'{name}: {value}' for name, value in details.items())}}}"


def worded_apart(spec: GameSpec, options: list[Option]) -> list[str]:
    """All options of a decision as a scenario would write them: each means one of them alone."""
    told: list[str] = []
    for option in options:
        fitting = [other.code for other in options if _meaning(spec, option).fits(spec, other)]
        which = fitting.index(option.code) + 1 if len(fitting) > 1 else 0
        told.append(worded(spec, option, which))
    return told


def _meaning(spec: GameSpec, option: Option) -> Move:
    """The move that the words of an option say."""
    number = counted(spec, option)
    card = next((at for at, one in enumerate(spec.cards) if one.key == option.name), None) if option.name else None
    return Move(option.verb, 0, card=card, seat=option.seat if option.seat >= 0 else None, number=number)


def worded_all(spec: GameSpec, table: Table, codes: list[Code]) -> str:
    """Options by their codes, as a scenario would write them."""
    return ", ".join(worded_apart(spec, [spec.option(table, code) for code in codes]))
