"""Rules of thumb: a player who follows them beats chance."""

from __future__ import annotations

from kantyna.games.destiny.decks.ready import READY_MADE
from kantyna.games.destiny.spec import DestinySpec
from kantyna.kernel.engine import advance
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NOBODY
from kantyna.kernel.rng import Dice

SPEC = DestinySpec()


def test_thumbs_beat_chance_over_the_ready_decks() -> None:
    decks = list(READY_MADE)
    won = 0
    for game in range(20):
        settings: dict[str, int | str] = {"deck-1": decks[game % 10], "deck-2": decks[(game * 3 + 1) % 10]}
        table = SPEC.new("duel", 2, settings, game)
        chance = Dice(game)
        while table.asked != NOBODY:
            options = table.options
            sensible = table.asked == game % 2
            code = SPEC.heuristics.best(table, options) if sensible else options.codes[chance.below(options.count)]
            advance(table, code, Log(True))
        assert table.outcome is not None
        won += game % 2 in table.outcome.winners
    assert won >= 17
