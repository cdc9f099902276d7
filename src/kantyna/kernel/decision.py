"""A question to one seat: every option there is, in canonical order, never none."""

from __future__ import annotations

from kantyna.kernel.ids import NO_CARD, NOWHERE, CardId, Code, Seat
from kantyna.kernel.said import Said


class Decision:
    """*kind* names the prompt, *options* are codes of the game's action space in rising order.

    Never changed once asked, so clones of a table share it.
    """

    def __init__(self, seat: Seat, kind: int, options: list[Code], card: CardId = NO_CARD, number: int = 0) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.card = card
        self.number = number


class Chance:
    """A test or a fight that an option may come to, and how likely it ends well, in hundredths."""

    def __init__(self, said: Said, percent: int) -> None:
        self.said = said
        self.percent = percent


class Option:
    """What one code means: a verb and what it concerns. For pages, logs and researchers, not for the engine."""

    def __init__(
        self,
        code: Code,
        verb: str,
        name: str = "",
        cards: list[CardId] | None = None,
        seat: Seat = -1,
        number: int = -1,
        place: int = NOWHERE,
        face: int = -1,
    ) -> None:
        self.code = code
        self.verb = verb
        self.name = name
        """The catalogue key of the card concerned, or nothing."""
        self.cards = cards if cards is not None else []
        """The things on this table that would be taken for it, to be lit up."""
        self.seat = seat
        self.number = number
        self.place = place
        """The space of the map that it is about."""
        self.face = face
        """The side of a die that it is about, from 0."""
        self.chances: list[Chance] = []
        """What it depends on, one after the other, where dice decide."""
