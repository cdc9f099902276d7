"""The program: the framework's nodes in the order of their numbers, then every ability of every card."""

from __future__ import annotations

import kantyna.games.destiny.actions  # the windows take codes from there  # noqa: F401
from kantyna.games.destiny.card_index import CARDS, PROGRAM
from kantyna.games.destiny.table import Destiny
from kantyna.games.destiny.turn.activate import Activate, Guard
from kantyna.games.destiny.turn.claim import Claim
from kantyna.games.destiny.turn.damage import Shields
from kantyna.games.destiny.turn.defeat import Over, Redeploy, Trim
from kantyna.games.destiny.turn.kept_die import KeptDie
from kantyna.games.destiny.turn.main import Act, Actions
from kantyna.games.destiny.turn.nodes import NODES
from kantyna.games.destiny.turn.play import Play
from kantyna.games.destiny.turn.reroll import ToReroll
from kantyna.games.destiny.turn.resolve import Resolving
from kantyna.games.destiny.turn.resolve_die import ResolveDie
from kantyna.games.destiny.turn.setup import Game, SetUp
from kantyna.games.destiny.turn.spread import Spread
from kantyna.games.destiny.turn.upkeep import RoundEnd, Upkeep
from kantyna.games.destiny.turn.windows import windows
from kantyna.kernel.effect import Node
from kantyna.kernel.window import Queue


def fill_program() -> None:
    """Number all nodes; called once at import, when all cards are in the book."""
    first: list[Node[Destiny]] = [
        Game(),
        SetUp(),
        Actions(),
        Upkeep(),
        RoundEnd(),
        Act(),
        Play(),
        Activate(),
        Resolving(),
        ResolveDie(),
        ToReroll(),
        Claim(),
        Queue(),
    ]
    last: list[Node[Destiny]] = [Shields(), Guard(), Redeploy(), Trim(), Spread(), KeptDie(), Over()]
    numbered = len(first) + 6 + len(last)
    number = numbered
    for card in CARDS:
        for ability in card.abilities:
            ability.number = number
            number += 1
    nodes = [*first, *windows(), *last]
    for at, node in enumerate(nodes):
        assert PROGRAM.add(NODES[at], node) == at
    for card in CARDS:
        for at, ability in enumerate(card.abilities):
            PROGRAM.add(f"{card.key}/{at}", ability)
    for card in CARDS:
        for at, ability in enumerate(card.abilities):
            ability.register_parts(PROGRAM, f"{card.key}/{at}")
