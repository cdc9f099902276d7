"""Where a seat wants to be asked: many windows open, and most players care about few of them.

What is passed for a seat is answered like any other decision: the record has it, and nobody can tell it from a pass
that was thought about.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kantyna.kernel.decision import Decision
from kantyna.kernel.errors import KantynaError
from kantyna.kernel.ids import Code
from kantyna.kernel.spec import GameSpec

ALWAYS: Final = "always"
"""Ask at every place, even where only passing is left."""
USEFUL: Final = "useful"
"""Ask wherever there is something to use."""
HERE: Final = "here"
"""Ask only at the places named, and there only if there is something to use."""
WISHES: Final = (ALWAYS, USEFUL, HERE)


class Stops:
    """The wish of one seat."""

    def __init__(self, spec: GameSpec, wish: str = USEFUL, places: Iterable[str] = ()) -> None:
        if wish not in WISHES:
            raise KantynaError("stops-unknown-wish", name=wish, known=", ".join(WISHES))
        known = spec.stops()
        named = list(places)
        for place in named:
            if place not in known:
                raise KantynaError("stops-unknown-place", name=place, known=", ".join(known) or "-")
        self.spec = spec
        self.wish = wish
        self.places = frozenset(known.index(place) for place in named)

    def answer(self, asked: Decision) -> Code | None:
        """The pass that is given for the seat, or nothing where it wants to be asked."""
        place = self.spec.stop_of(asked)
        if place < 0 or self.wish == ALWAYS:
            return None
        passing = self.spec.passing()
        if asked.options == [passing]:
            return passing
        return passing if self.wish == HERE and place not in self.places else None
