"""The databank, and the scene in which a card is resolved."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import Databank, Encounter
from kantyna.games.outer_rim.events import RESOLVED
from kantyna.games.outer_rim.table import DATABANK_CARDS, PROGRAM, SCENE, SECTION, OuterRim
from kantyna.games.outer_rim.turn.decks import back
from kantyna.kernel.effect import DONE, WAIT, Node
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NOTHING, CardId, Seat
from kantyna.kernel.native import i64


def draw_databank(table: OuterRim, number: i64) -> CardId:
    """A databank card of a number that is not in play: one of them by chance (OR-DATA-2)."""
    found: list[CardId] = []
    for card in table.rows[DATABANK_CARDS]:
        printed = table.printed[card]
        assert isinstance(printed, Databank)
        if printed.numbered == number:
            found.append(card)
    if not found:
        return -1
    found.sort()
    return found[0] if len(found) == 1 else found[table.roll(len(found))]


def resolve_databank(table: OuterRim, seat: Seat, number: i64, about: i64 = NOTHING) -> None:
    """Resolve a databank card; *about* is the cargo, job or player that it is about."""
    card = draw_databank(table, number)
    if card >= 0:
        table.move(card, DATABANK_CARDS, SCENE)
        table.push(RESOLVE, seat, card, -1, about)


class Resolve(Node[OuterRim]):
    """The card in the scene is resolved (``left``: its script), and put back unless somebody keeps it."""

    def step(self, table: OuterRim, frame: Frame, log: Log) -> bool:
        if frame.at == 0:
            frame.at = 1
            log.add(RESOLVED, frame.seat, frame.card)
            script = self.script(table, frame)
            if script >= 0:
                table.push(script, frame.seat, frame.card, -1, frame.about)
            return WAIT
        if frame.card in table.rows[SCENE]:
            table.take(SCENE, frame.card)
            back(table, frame.card)
        return DONE

    def script(self, table: OuterRim, frame: Frame) -> i64:
        """The text that applies: of a section's branches the one whose condition holds (OR-ENC-6)."""
        printed = table.printed[frame.card]
        if isinstance(printed, Databank):
            return printed.script.number
        assert isinstance(printed, Encounter)
        section = printed.sections[max(table.mark(SECTION, frame.card) - 1, 0)]
        for branch in section.branches:
            if branch.condition is None or branch.condition.holds(table, frame.seat, frame.card):
                return branch.script.number
        return -1


RESOLVE: Final = PROGRAM.add("resolve", Resolve())
