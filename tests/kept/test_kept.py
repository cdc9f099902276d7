"""Kept replays lead where they led."""

import pytest

from kantyna.games.registry import GAMES
from kantyna.kernel.errors import BadSave
from kantyna.play.match import Match
from kantyna.play.replay import Replay
from tests.kept.replays import HERE, ways

GAMES_KEPT = [(game, variant, seats) for game in GAMES for variant, seats in ways(game)]


@pytest.mark.parametrize(("game", "variant", "seats"), GAMES_KEPT)
def test_a_kept_replay_leads_where_it_led(game: str, variant: str, seats: int) -> None:
    """If this fails, raise the game's ``rules_number`` and keep its replays anew: ``python -m tests.kept``."""
    replay = Replay.read(HERE / f"{game}.{variant}.{seats}.json")
    assert Match.load(replay).answers == replay.answers


def test_nothing_else_is_kept() -> None:
    assert {path.name for path in HERE.iterdir()} == {
        f"{game}.{variant}.{seats}.json" for game, variant, seats in GAMES_KEPT
    }


def test_another_table_is_noticed() -> None:
    replay = Replay.read(HERE / "star-realms.duel.2.json")
    replay.seed += 1
    with pytest.raises(BadSave):
        Match.load(replay)
