"""A save names what it stands on: it goes on in a later book, where steps and texts have other numbers."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from kantyna.games.outer_rim.spec import OuterRimSpec
from kantyna.games.outer_rim.turn.combat import Combat
from kantyna.kernel.engine import submit
from kantyna.kernel.rng import Dice, seeded

SPEC = OuterRimSpec()
LATER = """
import json, sys
from kantyna.kernel.effect import Node
from kantyna.kernel.program import Program
begun = Program.__init__
def begin(program, questions):
    begun(program, questions)
    for number in range(7):
        program.add(f"later-{number}", Node())
Program.__init__ = begin
from kantyna.games.outer_rim.spec import OuterRimSpec
from kantyna.kernel.engine import submit
spec = OuterRimSpec()
told = []
for numbers, names, answer in json.load(sys.stdin):
    table = spec.read(spec.reader(numbers, names))
    asked = (table.asked_kind, table.asked_number, table.options.listed())
    submit(table, table.asked, answer)
    told.append([list(asked), spec.digest(table)])
print(json.dumps(told))
"""


def test_a_save_goes_on_where_the_steps_have_other_numbers() -> None:
    saves = []
    expected = []
    fights = 0
    dice = Dice(seeded(4))
    for seed in range(12):
        table = SPEC.new("standard", 3, {"rounds": 30}, seed)
        while table.asked >= 0:
            options = table.options.listed()
            answer = options[dice.below(len(options))]
            in_fight = any(isinstance(table.program.nodes[frame.node], Combat) for frame in table.stack)
            kept = in_fight or table.decisions % 40 == 0
            if kept:
                fights += in_fight
                writer = SPEC.writer(table)
                saves.append([writer.numbers, writer.names, answer])
                expected.append([[table.asked_kind, table.asked_number, options]])
            submit(table, table.asked, answer)
            if kept:
                expected[-1].append(SPEC.digest(table))
    assert fights > 20
    plain = {**os.environ, "KANTYNA_BUILD": "plain"}  # a compiled class can't be changed like that
    given = json.dumps(saves).encode()
    told = subprocess.run([sys.executable, "-c", LATER], input=given, stdout=subprocess.PIPE, check=True, env=plain)
    assert json.loads(told.stdout) == expected
