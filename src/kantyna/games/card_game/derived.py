"""What is worked out for those who look at a table: what cards have come to be, what seats have left."""

from __future__ import annotations

from kantyna.games.card_game.table import (
    EDGE_STACK,
    ENGAGED,
    FIGHTING,
    OBJECTIVES,
    SHOWN_ATTACKING,
    SHOWN_CAPACITY,
    SHOWN_CAPTIVES,
    SHOWN_DEFENDING,
    SHOWN_ENGAGED,
    SHOWN_FACE_UP,
    SHOWN_FORCE_CARDS,
    SHOWN_ICONS,
    SHOWN_RESERVE,
    SHOWN_VICTORY_POINTS,
    UNITS,
    VICTORY,
    CardGame,
)
from kantyna.games.card_game.turn.movement import captured_at
from kantyna.games.card_game.turn.values import capacity, free_force_cards, icons, reserve
from kantyna.games.card_game.vocabulary import ATTACKING
from kantyna.kernel.ids import EVERYBODY
from kantyna.kernel.view import Counter, Mark, View


def derive(table: CardGame, view: View) -> None:
    """Add it all to a view."""
    counters: list[Counter] = []
    for owner in range(2):
        counters.append(Counter(SHOWN_FORCE_CARDS, owner, free_force_cards(table, owner)))
        counters.append(Counter(SHOWN_RESERVE, owner, reserve(table, owner)))
        counters.append(Counter(SHOWN_VICTORY_POINTS, owner, len(table.rows[VICTORY[owner]])))
        _add_marks(table, view, owner)
    view.counters = counters + view.counters
    if table.count[ENGAGED] >= 0:
        view.marks.append(Mark(table.count[ENGAGED], SHOWN_ENGAGED, 1))


def _add_marks(table: CardGame, view: View, owner: int) -> None:
    for card in table.rows[EDGE_STACK[owner]]:
        if table.known(card) == EVERYBODY:
            view.marks.append(Mark(card, SHOWN_FACE_UP, 1))
    for card in table.rows[OBJECTIVES[owner]]:
        view.marks.append(Mark(card, SHOWN_CAPACITY, capacity(table, card)))
        captives = len(captured_at(table, card))
        if captives:
            view.marks.append(Mark(card, SHOWN_CAPTIVES, captives))
    for card in table.rows[UNITS[owner]]:
        view.marks.append(Mark(card, SHOWN_CAPACITY, capacity(table, card)))
        fighting = table.mark(FIGHTING, card)
        if fighting:
            view.marks.append(Mark(card, SHOWN_ATTACKING if fighting == ATTACKING else SHOWN_DEFENDING, 1))
            edge = table.edge_holder() == owner
            for kind, shown in enumerate(SHOWN_ICONS):
                view.marks.append(Mark(card, shown, icons(table, card, kind, edge)))
