"""Advice to a person."""

from kantyna.games.registry import game
from kantyna.players.advice import Advice, advise

SPEC = game("star-realms")


def advice(seed: int) -> tuple[list[int], Advice]:
    table = SPEC.new("duel", 2, {}, seed)
    assert table.pending is not None
    heard: list[float] = []
    found = advise(SPEC, SPEC.view(table, table.pending.seat), seed, heard.append)
    assert all(0.0 <= part <= 1.0 for part in heard)
    return table.pending.options, found


def test_it_is_one_of_the_options_with_a_chance_and_a_next_best() -> None:
    for seed in range(4):
        options, found = advice(seed)
        assert found.code in options
        if found.games:
            assert 0 <= found.chance <= 1000
            assert found.other in options
            assert found.other != found.code
            assert 0 <= found.other_chance <= 1000
