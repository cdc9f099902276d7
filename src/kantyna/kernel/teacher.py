"""Teaches a network by examples, one after the other: gradient descent with a step of its own for every weight.

Compiled it needs no other library; the numbers are those of the machine, so a recipe gives the same network wherever
these are the usual ones.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from kantyna.kernel.body import Row, row, vec
from kantyna.kernel.lessons import Lessons
from kantyna.kernel.native import i16, i64
from kantyna.kernel.network import UNIT, Network
from kantyna.kernel.rng import Dice

LARGEST: Final = 32767
FINE: Final = 10_000
"""In so many parts the weights to begin with are drawn."""
SURE: Final = 1e-6
"""No chance is held to be nearer to 0 or 1."""


def zeros(count: i64) -> vec[float]:
    return vec[float]([0.0] * count)


class Teacher:
    """*scales*: what a usual difference of each input is; so a point of authority does not outweigh a ship."""

    def __init__(self, units: int, scales: list[float], seed: int) -> None:
        self.inputs: i64 = len(scales)
        self.units: i64 = units
        self.inverse = vec[float]([1.0 / scale for scale in scales])
        dice = Dice(seed)
        self.first = vec[float]([_drawn(dice, 0.12) for _ in range(len(scales) * units)])
        self.hidden = zeros(units)
        self.last = vec[float]([_drawn(dice, 0.3) for _ in range(units)])
        self.bias = 0.0
        # The sum of the squares of all steps so far, weight by weight: who has moved far moves slowly.
        self.first_moved = zeros(self.inputs * units)
        self.hidden_moved = zeros(units)
        self.last_moved = zeros(units)
        self.bias_moved = 0.0
        self._sums = zeros(units)
        self._back = zeros(units)

    def judge(self, sparse: vec[i16], start: i64) -> float:
        """The chance that the network sees in the lesson that begins there; *_sums* are its hidden units afterwards."""
        units = self.units
        sums = self._sums
        first = self.first
        for unit in range(units):
            sums[unit] = self.hidden[unit]
        for place in range(start + 1, start + 1 + 2 * i64(sparse[start]), 2):
            column = i64(sparse[place])
            value = float(i64(sparse[place + 1])) * self.inverse[column]
            at = column * units
            for unit in range(units):
                sums[unit] += value * first[at + unit]
        total = self.bias
        for unit in range(units):
            if sums[unit] > 0.0:
                total += sums[unit] * self.last[unit]
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))

    def teach(self, sparse: vec[i16], start: i64, result: float, rate: float) -> None:
        """One step towards the *result* of the lesson that begins there."""
        units = self.units
        off = self.judge(sparse, start) - result
        back = self._back
        for unit in range(units):
            reached = self._sums[unit]
            back[unit] = 0.0
            if reached > 0.0:
                back[unit] = off * self.last[unit]
                self.last_moved[unit] += off * reached * off * reached
                self.last[unit] -= rate * off * reached / (sqrt(self.last_moved[unit]) + 1.0)
                self.hidden_moved[unit] += back[unit] * back[unit]
                self.hidden[unit] -= rate * back[unit] / (sqrt(self.hidden_moved[unit]) + 1.0)
        self.bias_moved += off * off
        self.bias -= rate * off / (sqrt(self.bias_moved) + 1.0)
        first = self.first
        moved = self.first_moved
        for place in range(start + 1, start + 1 + 2 * i64(sparse[start]), 2):
            column = i64(sparse[place])
            value = float(i64(sparse[place + 1])) * self.inverse[column]
            at = column * units
            for unit in range(units):
                step = back[unit] * value
                if step != 0.0:
                    moved[at + unit] += step * step
                    first[at + unit] -= rate * step / (sqrt(moved[at + unit]) + 1.0)

    def study(self, lessons: Lessons, first: int, last: int, rate: float, dice: Dice) -> None:
        """All lessons from the *first* to the one before the *last*, once, in an order by chance."""
        order: Row = row(list(range(first, last)))
        for at in range(len(order) - 1, 0, -1):
            other = dice.below(at + 1)
            held = order[at]
            order[at] = order[other]
            order[other] = held
        for lesson in order:
            self.teach(lessons.sparse, lessons.starts[lesson], float(lessons.results[lesson]) / 1000.0, rate)

    def surprise(self, lessons: Lessons, first: int, last: int) -> float:
        """How much the network is surprised, on average, by how these ended: their cross-entropy."""
        total = 0.0
        for lesson in range(first, last):
            result = float(lessons.results[lesson]) / 1000.0
            chance = max(SURE, min(1.0 - SURE, self.judge(lessons.sparse, lessons.starts[lesson])))
            total -= result * log(chance) + (1.0 - result) * log(1.0 - chance)
        return total / max(1, last - first)

    def state(self) -> list[float]:
        """All that it has learnt and how far each weight has moved: who resumes with it goes on as if nothing was."""
        numbers = [self.bias, self.bias_moved]
        for weights in (self.first, self.first_moved, self.hidden, self.hidden_moved, self.last, self.last_moved):
            for weight in weights:
                numbers.append(weight)
        return numbers

    def resume(self, numbers: list[float]) -> None:
        """Go on from a state that a teacher of as many inputs and units gave."""
        self.bias = numbers[0]
        self.bias_moved = numbers[1]
        at = 2
        for weights in (self.first, self.first_moved, self.hidden, self.hidden_moved, self.last, self.last_moved):
            for place in range(len(weights)):
                weights[place] = numbers[at + place]
            at += len(weights)

    def network(self) -> Network:
        """What was learnt, in whole numbers."""
        first: list[int] = []
        for column in range(self.inputs):
            for unit in range(self.units):
                weight = self.first[column * self.units + unit] * self.inverse[column]
                first.append(max(-LARGEST, min(LARGEST, _whole(weight))))
        hidden = [_whole(weight) for weight in self.hidden]
        return Network(first, hidden, [_whole(weight) for weight in self.last], _whole(self.bias))


def _drawn(dice: Dice, most: float) -> float:
    return most * (2.0 * float(dice.below(FINE)) / float(FINE) - 1.0)


def _whole(weight: float) -> int:
    return round(weight * float(UNIT))
