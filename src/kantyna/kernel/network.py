"""A small network with one hidden layer, in whole numbers: the same on every machine and in both builds."""

from __future__ import annotations

from math import exp
from typing import Final

from kantyna.kernel.body import Row, row, vec
from kantyna.kernel.native import i16, i64

UNIT: Final = 4096
"""A weight of one. A machine integer of 16 bits holds weights between -8 and 8."""


class Network:
    """From a row of numbers to the chance that something is so. Weights are told in parts of a UNIT."""

    def __init__(self, first: list[int], hidden: list[int], last: list[int], bias: int) -> None:
        """*first*: for each input its weights to all hidden units; *hidden*: what these begin with; *last*: their
        weights to the result; *bias*: what it begins with."""
        self.units: i64 = len(hidden)
        self.inputs: i64 = len(first) // len(hidden)
        self.first = vec[i16](first)
        self.hidden: Row = row(hidden)
        self.last: Row = row(last)
        self.bias: i64 = bias
        self.input = vec[i16]([0] * (len(first) // len(hidden)))
        """The row that is judged: to be written by whoever asks."""
        self._sums: Row = row(hidden)

    def chance(self) -> float:
        """What the network makes of its input."""
        units = self.units
        sums = self._sums
        first = self.first
        given = self.input
        for unit in range(units):
            sums[unit] = self.hidden[unit]
        for column in range(self.inputs):
            value = i64(given[column])
            if value != 0:
                start = column * units
                for unit in range(units):
                    sums[unit] += value * i64(first[start + unit])
        total = self.bias * UNIT
        for unit in range(units):
            if sums[unit] > 0:
                total += sums[unit] * self.last[unit]
        return 1.0 / (1.0 + exp(-float(total) / float(UNIT * UNIT)))
