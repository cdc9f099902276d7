"""The program: the framework's nodes in the order of their numbers, then every ability of every card."""

from __future__ import annotations

import kantyna.games.card_game.actions  # the windows take the code of passing from there  # noqa: F401
from kantyna.games.card_game.card_index import CARDS
from kantyna.games.card_game.table import CardGame
from kantyna.games.card_game.turn.action_window import Actions
from kantyna.games.card_game.turn.edge_battle import Edge
from kantyna.games.card_game.turn.engagement import Engagement, Shielding
from kantyna.games.card_game.turn.nodes import NODES
from kantyna.games.card_game.turn.payment import Pay
from kantyna.games.card_game.turn.phases import Balance, Conflict, Deployment, Draw, Force, Refresh
from kantyna.games.card_game.turn.play import Play
from kantyna.games.card_game.turn.replacement import CaptureAt, Order, Protect, Shield
from kantyna.games.card_game.turn.setup import Game, SetUp, Turn
from kantyna.games.card_game.turn.strikes import Focus, Strike, Strikes
from kantyna.games.card_game.turn.windows import windows
from kantyna.kernel.effect import Node
from kantyna.kernel.program import Program


def add_framework(program: Program) -> None:
    """Fill the program; called once at import, when all cards are in the book."""
    happen, before, after = windows()
    nodes: list[Node[CardGame]] = [
        Game(),
        SetUp(),
        Turn(),
        Balance(),
        Refresh(),
        Draw(),
        Deployment(),
        Conflict(),
        Force(),
        Actions(),
        Play(),
        Pay(),
        happen,
        before,
        after,
        Protect(),
        Shield(),
        CaptureAt(),
        Focus(),
        Order(),
        Engagement(),
        Shielding(),
        Edge(),
        Strikes(),
        Strike(),
    ]
    for number, node in enumerate(nodes):
        assert program.add(NODES[number], node) == number
    for card in CARDS:
        for at, ability in enumerate(card.abilities):
            program.add(f"{card.key}/{at}", ability)
