"""What views work out for those who look: the die at work, what is added, what it would do, what waits."""

from __future__ import annotations

from kantyna.games.destiny.spec import DestinySpec
from kantyna.games.destiny.table import ADDED, AT_WORK, WAITS, WOULD_BLOCK, WOULD_GAIN, WOULD_TAKE, Destiny
from kantyna.games.destiny.vocabulary import ASK_MODIFY, ASK_TARGET, E_BLOCKED, E_DAMAGED
from kantyna.kernel.engine import advance
from kantyna.kernel.event import Log
from kantyna.kernel.rng import Dice
from kantyna.kernel.view import View

SPEC = DestinySpec()
GAMES = 12


def marks(view: View, kind: int) -> dict[int, int]:
    return {mark.card: mark.value for mark in view.marks if mark.kind == kind}


def test_a_die_tells_what_it_would_do_to_each_character_that_may_be_chosen() -> None:
    """DE-RESOLVE: shields block first, the rest is damage; what was foretold happens unless a card steps in."""
    kept = targets = added = waiting = 0
    for seed in range(GAMES):
        table = SPEC.new("duel", 2, {}, seed)
        assert isinstance(table, Destiny)
        dice = Dice(seed)
        while table.outcome is None:
            view = SPEC.view(table, table.asked)
            codes = table.options.listed()
            code = codes[dice.below(len(codes))]
            log = Log()
            kind, number = table.asked_kind, table.asked_number
            waiting += len(marks(view, WAITS))
            added += len(marks(view, ADDED))
            if kind == ASK_MODIFY:
                assert table.asked_card in marks(view, AT_WORK)
            take, block, gain = (marks(view, kind) for kind in (WOULD_TAKE, WOULD_BLOCK, WOULD_GAIN))
            advance(table, code, log)
            if kind != ASK_TARGET or not (take or gain):
                assert not take
                assert not gain
                continue
            targets += 1
            for card, hurt in take.items():
                assert hurt + block.get(card, 0) == number
            assert all(0 <= more <= number for more in gain.values())
            told = {(event.card, event.kind): event.number for event in log.events}
            for card, hurt in take.items():
                if (card, E_DAMAGED) in told or (card, E_BLOCKED) in told:
                    kept += told.get((card, E_DAMAGED), 0) == hurt
    assert targets > 50
    assert kept > 20
    assert added > 0
    assert waiting > 0
