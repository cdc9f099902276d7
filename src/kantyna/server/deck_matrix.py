"""A deck against the ready ones, in the processes in which bots think: a few games at a time, in turn with others."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from kantyna.arena.matrix import Pairing, Row, pairings
from kantyna.games.common.deck_builder import DeckBuilder, Picks
from kantyna.games.registry import game
from kantyna.server.fair_queue import Asker
from kantyna.server.localization import cached_speaker
from kantyna.server.protocol.decks import MatrixNews, MatrixRow
from kantyna.server.table_service import TableService
from kantyna.server.worker_pool import Stuck

PLAYER: Final = "greedy"
"""Whoever plays all these games must not take long over them."""
AT_ONCE: Final = 2
"""Games of one turn in the queue."""


async def matrix(
    service: TableService, builder: DeckBuilder, picks: Picks, games: int, seed: int, asker: Asker, language: str
) -> AsyncIterator[MatrixNews]:
    """News after every few games. BadSetup before the first if the deck can't be played."""
    chosen = pairings(builder, picks, PLAYER, games, seed)
    rows = {one.foe: Row(one.foe) for one in chosen}
    total = sum(one.plan.games for one in chosen)
    titles = _titles(builder, picks, language)
    done = 0
    # Foe after foe would leave the last ones unknown for long: one turn of each, again and again.
    for pairing, first in _turns(chosen):
        count = min(AT_ONCE, pairing.plan.games - first)
        trouble = ""
        try:
            for played in await service.thinkers.play(pairing.plan, first, count, asker):
                rows[pairing.foe].count(pairing, played)
        except Stuck:
            trouble = cached_speaker(language).speaker.text(None, "deck-matrix-stuck")
        done += count
        closing = service.closing.is_set()
        yield MatrixNews(done, total, [_row(row, titles) for row in rows.values()], trouble)
        if trouble or closing:
            return


def _turns(chosen: list[Pairing]) -> list[tuple[Pairing, int]]:
    most = max((one.plan.games for one in chosen), default=0)
    return [(one, first) for first in range(0, most, AT_ONCE) for one in chosen if first < one.plan.games]


def _titles(builder: DeckBuilder, picks: Picks, language: str) -> dict[str, str]:
    spec, speaker = game(builder.game), cached_speaker(language).speaker
    seating = builder.seatings(picks)[0]
    return {foe: speaker.setting_value(spec, seating.foe_setting, foe) for foe in seating.foes}


def _row(row: Row, titles: dict[str, str]) -> MatrixRow:
    low, high = row.interval
    return MatrixRow(row.foe, titles[row.foe], row.games, row.wins, row.draws, round(100 * low), round(100 * high))
