"""Moves in words: ``play: Scout``, ``attack: {seat: 2, points: 5}``, ``end``. A move names what its option concerns."""

from __future__ import annotations

from dataclasses import dataclass

from kantyna.kernel.decision import Option
from kantyna.kernel.ids import NOBODY, Code, DefId, Seat
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.table import Table
from kantyna.play.card_names import CardNames, UnknownCard
from kantyna.play.yaml_lines import BadScenario, Fault, Item

POINTS = "number"
"""The verb of options that are amounts: a move's points answer the question that follows it."""

DETAILS = ("card", "seat", "number", "points", "which")


@dataclass(frozen=True)
class Move:
    """What somebody does. Only what is given must fit; a *plain* number is a seat or an amount, as its option is."""

    verb: str
    line: int
    card: DefId | None = None
    seat: Seat | None = None
    number: int | None = None
    plain: int | None = None
    points: int | None = None
    """Answered next, where the game asks for an amount."""
    which: int | None = None
    """Of several options that fit: the first, the second …"""
    by: Seat | None = None

    def fits(self, spec: GameSpec, option: Option) -> bool:
        """Is *option* the one that is meant?"""
        if option.verb != self.verb:
            return False
        number = option.number + 1 if option.number >= 0 and option.verb in spec.layout.ordinals else option.number
        if self.card is not None and option.name != spec.cards[self.card].key:
            return False
        if self.seat is not None and option.seat != self.seat:
            return False
        if self.number is not None and number != self.number:
            return False
        return self.plain is None or self.plain == (number if option.seat < 0 else option.seat + 1)

    def find(self, spec: GameSpec, table: Table, codes: list[Code], seat: Seat = NOBODY) -> list[Code]:
        """The codes among *codes* that this move of *seat* (of whoever is asked) may mean."""
        found = [code for code in codes if self.fits(spec, spec.option(table, code, seat))]
        return found if self.which is None else found[self.which - 1 : self.which]


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
        fields = item.only(*DETAILS)
        numbers = {name: fields[name].number for name in DETAILS[1:] if name in fields}
        return Move(
            verb,
            item.line,
            card=find_card(fields["card"], names) if "card" in fields else None,
            seat=numbers["seat"] - 1 if "seat" in numbers else None,
            number=numbers.get("number"),
            points=numbers.get("points"),
            which=numbers.get("which"),
            by=by,
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
    if option.number >= 0:
        details["number"] = option.number + (option.verb in spec.layout.ordinals)
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
    number = option.number + (option.verb in spec.layout.ordinals) if option.number >= 0 else None
    card = next((at for at, one in enumerate(spec.cards) if one.key == option.name), None) if option.name else None
    return Move(option.verb, 0, card=card, seat=option.seat if option.seat >= 0 else None, number=number)


def worded_all(spec: GameSpec, table: Table, codes: list[Code]) -> str:
    """Options by their codes, as a scenario would write them."""
    return ", ".join(worded_apart(spec, [spec.option(table, code) for code in codes]))
