"""A table for notebooks: plain HTML that takes its colours from the page around it."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from kantyna.lang.scene import Lying, Place, Scene, Side, Tally

LEFT = "text-align:left;vertical-align:top"


def table_html(seen: Scene, prompt: str, options: list[tuple[str, str]]) -> str:
    """Sides with their counters and places; below, the question with what each option does and how it is written."""
    rows = [row for side in seen.sides for row in _side(side)]
    asked = ""
    if options:
        listed = (f"<li>{escape(text)} <code>{escape(words)}</code></li>" for text, words in options)
        asked = f"<p><b>{escape(prompt)}</b></p><ol>{''.join(listed)}</ol>"
    head = f"<caption><b>{escape(seen.turn)}, {escape(seen.phase)}</b></caption>"
    return f"<table>{head}{''.join(rows)}</table>{asked}"


def _side(side: Side) -> Iterator[str]:
    about = f" ({escape(', '.join(side.about))})" if side.about else ""
    counters = " · ".join(_counter(one) for one in side.counters)
    yield f'<tr><th style="{LEFT}">{escape(side.name)}{about}</th><td style="{LEFT}">{counters}</td></tr>'
    for place in side.places:
        if place.size:
            title = f"{escape(place.title)} ({place.size})"
            yield f'<tr><td style="{LEFT}">{title}</td><td style="{LEFT}">{_cards(place)}</td></tr>'


def _counter(one: Tally) -> str:
    return f"{escape(one.title)} <b>{escape(one.figure)}</b>" if one.figure else f"<b>{escape(one.title)}</b>"


def _cards(place: Place) -> str:
    return ", ".join(_card(some) for some in place.cards if some.definition is not None)


def _card(some: Lying) -> str:
    told = escape(some.told, quote=True)
    times = f" ×{some.count}" if some.count > 1 else ""
    return f'<span title="{told}">{escape(some.name)}{times}</span>'
