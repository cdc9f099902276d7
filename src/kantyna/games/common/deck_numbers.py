"""What a deck is worth in numbers, whatever the game: counted, or calculated exactly."""

from __future__ import annotations

from fractions import Fraction


class Figure:
    """Something that is counted: how much there is, and how much there should or may be (0: as much as one likes).
    *more*: that much at least."""

    def __init__(self, key: str, have: int, need: int, more: bool = False) -> None:
        self.key = key
        self.have = have
        self.need = need
        self.more = more


class Column:
    """Cards of one cost, by kind."""

    def __init__(self, cost: int, counts: dict[str, int]) -> None:
        self.cost = cost
        self.counts = counts


class Share:
    """How often a sign is there: outright, and where it only adds to another or needs something first."""

    def __init__(self, sign: str, outright: int, besides: int) -> None:
        self.sign = sign
        self.outright = outright
        self.besides = besides


class Source:
    """A colour or an affiliation: how much in the deck pays for it, and how many cards want it."""

    def __init__(self, name: str, givers: int, cards: int) -> None:
        self.name = name
        self.givers = givers
        self.cards = cards


class Expectation:
    """What is to be expected: a mean, or the chance of something."""

    def __init__(self, key: str, value: Fraction, chance: bool) -> None:
        self.key = key
        self.value = value
        self.chance = chance


class Statistics:
    """All of it."""

    def __init__(
        self,
        figures: list[Figure],
        columns: list[Column],
        shares: list[Share],
        sources: list[Source],
        expectations: list[Expectation],
    ) -> None:
        self.figures = figures
        self.columns = columns
        self.shares = shares
        self.sources = sources
        self.expectations = expectations

    def mean_cost(self) -> Fraction:
        """Of all cards that have a cost."""
        cards = sum(sum(column.counts.values()) for column in self.columns)
        return Fraction(sum(column.cost * sum(column.counts.values()) for column in self.columns), max(cards, 1))


def curve(cards: list[tuple[int, str]]) -> list[Column]:
    """Cards by cost and kind, from nothing up to the dearest, without gaps."""
    columns = [Column(cost, {}) for cost in range(max([cost for cost, _ in cards], default=-1) + 1)]
    for cost, kind in cards:
        counts = columns[cost].counts
        counts[kind] = counts.get(kind, 0) + 1
    return columns
