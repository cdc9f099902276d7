"""The options of a question in words: no two of them read the same, since here nobody can point at a card."""

from __future__ import annotations

from collections.abc import Sequence

from kantyna.kernel.decision import Option
from kantyna.kernel.ids import NOBODY
from kantyna.kernel.schema import ALL
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.view import View
from kantyna.lang.scene import OF_DICE, side_up
from kantyna.lang.speaker import Speaker


def offered(speaker: Speaker, spec: GameSpec, view: View, options: Sequence[Option], names: Sequence[str]) -> list[str]:
    """A line for each option; twins are told apart by what differs between their cards, by how deep they lie in a pile,
    else they are numbered."""
    lines = [speaker.option(spec, option, names, view) + _face(speaker, spec, view, option) for option in options]
    facts = [_facts(speaker, spec, view, option, names) for option in options]
    for twins in _twins(lines):
        shared = set.intersection(*(set(facts[at]) for at in twins))
        for at in twins:
            own = [fact for fact in facts[at] if fact not in shared]
            lines[at] += f" ({', '.join(own)})" if own else ""
    for twins in _twins(lines):
        depths = [_depth(spec, view, options[at]) for at in twins]
        key = "term-twin-deep" if all(depths) else "term-twin"
        for number, at in enumerate(twins):
            lines[at] = speaker.text(None, key, text=lines[at], n=depths[number] if all(depths) else number + 1)
    return lines


def _twins(lines: Sequence[str]) -> list[list[int]]:
    """The places of lines that read the same."""
    places: dict[str, list[int]] = {}
    for at, line in enumerate(lines):
        places.setdefault(line, []).append(at)
    return [same for same in places.values() if len(same) > 1]


def _face(speaker: Speaker, spec: GameSpec, view: View, option: Option) -> str:
    """Of a die in a pool: the side that is up."""
    for card in option.cards[:1]:
        for zone in view.zones:
            face = side_up(spec, view, zone, card) if card in zone.cards else -1
            if face >= 0:
                return f" ({speaker.side(spec, spec.cards[view.defs[card]], face)})"
    return ""


def _depth(spec: GameSpec, view: View, option: Option) -> int:
    """How deep in a pile the option's card lies, 1 on top; 0 where there is no order to tell."""
    for card in option.cards[:1]:
        for zone in view.zones:
            declared = spec.schema.zones[zone.kind]
            if declared.stacked and card in zone.cards:
                at = zone.cards.index(card)
                return zone.size - at if declared.seen_by == ALL else at + 1
    return 0


def _facts(speaker: Speaker, spec: GameSpec, view: View, option: Option, names: Sequence[str]) -> list[str]:
    """Where the option's card lies, whose it is there, and what lies on it."""
    told: list[str] = []
    for card in option.cards[:1]:
        for zone in view.zones:
            if card in zone.cards:
                told += [speaker.seat(spec, names, zone.seat)] if zone.seat != NOBODY else []
                told.append(speaker.text(spec, f"zone-{spec.names.zones[zone.kind]}"))
        told += [
            speaker.mark(spec, mark)
            for mark in view.marks
            if mark.card == card and spec.names.marks[mark.kind] not in OF_DICE
        ]
    return told
