"""A view and its question by names: what programs outside read of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kantyna.kernel.event import Event
from kantyna.kernel.ids import NOBODY, CardId, Seat
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.view import View


def named_view(spec: GameSpec, view: View, ids: bool = False, words: bool = False) -> dict[str, Any]:
    """All that a view tells. Equal things can't be told apart, unless their *ids* at this table are wanted. *words*:
    what a mark names is told by its name, too, and not by its number."""
    names = spec.names
    marks: dict[int, dict[str, int | str]] = {}
    for mark in view.marks:
        named = words and spec.schema.marks[mark.kind].definition
        value = spec.cards[mark.value].key if named else mark.value
        marks.setdefault(mark.card, {})[names.marks[mark.kind]] = value

    def thing(card: CardId) -> dict[str, Any] | None:
        if card < 0:
            return None
        told = {"name": _name(spec, view, card), **marks.get(card, {})}
        return {"id": int(card), **told} if ids else told

    return {
        "seat": _owner(view.seat),
        "turn": view.turn,
        "phase": names.phases[view.phase],
        "active": _owner(view.active),
        "asked": _owner(view.asked),
        "zones": [
            {
                "zone": names.zones[zone.kind],
                "owner": _owner(zone.seat),
                "number": zone.size,
                "things": [thing(card) for card in zone.cards],
            }
            for zone in view.zones
            if zone.size
        ],
        "unseen": [
            {
                "pool": pool.pool,
                "owner": _owner(pool.seat),
                "things": sorted(str(_name(spec, view, card)) for card in pool.cards),
            }
            for pool in view.unseen
            if pool.cards
        ],
        "spaces": [
            {"space": space.key, "kind": space.kind, "faction": space.faction, "lanes": [*map(int, space.lanes)]}
            for space in view.spaces
        ],
        "counters": [
            {"counter": names.counters[counter.kind], "owner": _owner(counter.seat), "value": counter.value}
            for counter in view.counters
        ],
        "question": None
        if view.decision is None
        else {
            "kind": names.decisions[view.decision.kind],
            "about": _name(spec, view, view.decision.card),
            "number": view.decision.number,
        },
        "outcome": None
        if view.outcome is None
        else {
            "winners": [int(seat) for seat in view.outcome.winners],
            "reason": names.reasons[view.outcome.reason],
        },
    }


def named_options(spec: GameSpec, view: View) -> list[dict[str, Any]]:
    """What the seat of a view can answer; what an option does not concern is left out."""
    if view.decision is None:
        return []
    # Everything that an option tells is in the view, so that any table it allows will do.
    table = spec.determinize(view, Dice(0))
    listed = []
    for code in view.decision.options:
        option = spec.option(table, code)
        told: dict[str, Any] = {"code": int(code), "verb": option.verb}
        if option.name:
            told["name"] = option.name
        if option.cards:
            told["things"] = [int(card) for card in option.cards]
        for word, number in (("seat", option.seat), ("number", option.number), ("space", option.place)):
            if number >= 0:
                told[word] = int(number)
        if option.face >= 0:
            told["face"] = int(option.face)
        listed.append(told)
    return listed


def named_events(spec: GameSpec, view: View, events: Sequence[Event]) -> list[dict[str, Any]]:
    """What happened, as the seat of the view was told."""
    return [
        {
            "event": spec.names.events[event.kind],
            "seat": _owner(event.seat),
            "other": _owner(event.other),
            "name": _name(spec, view, event.card),
            "number": int(event.number),
            "source": _name(spec, view, event.source),
        }
        for event in events
    ]


def _owner(seat: Seat) -> int | None:
    return None if seat == NOBODY else int(seat)


def _name(spec: GameSpec, view: View, card: CardId) -> str | None:
    definition = view.defs.get(card)
    return None if definition is None else spec.cards[definition].key
