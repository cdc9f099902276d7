"""Kept replays lead where they led, and would notice if they did not."""

from typing import Any

import pytest

from kantyna.games.card_game.card_index import CARDS as CARD_GAME
from kantyna.games.deckbuilding.cards import CARDS as DECKBUILDING
from kantyna.games.registry import GAMES
from kantyna.games.star_realms.cards import CARDS as STAR_REALMS
from kantyna.kernel.errors import BadSave
from kantyna.play.match import Match
from kantyna.play.replay import Replay
from tests.kept.replays import HERE, Kept, kept

GAMES_KEPT = [one for game in GAMES for one in kept(game)]
ENOUGH = 0.9
"""So much of all that can happen happens in the kept games of a game."""


@pytest.mark.parametrize("one", GAMES_KEPT, ids=lambda one: one.path.stem)
def test_a_kept_replay_leads_where_it_led(one: Kept) -> None:
    """If this fails, raise the game's ``rules_number`` and keep its replays anew: ``python -m tests.kept``."""
    replay = Replay.read(one.path)
    assert Match.load(replay).answers == replay.answers


def test_nothing_else_is_kept() -> None:
    assert {path.name for path in HERE.iterdir()} == {one.path.name for one in GAMES_KEPT}


@pytest.mark.parametrize("game", GAMES)
def test_nearly_everything_happens_in_them(game: str) -> None:
    """What does not happen in any kept game could change unnoticed."""
    events = GAMES[game].names.events
    met = {event.kind for one in kept(game) for _, event in Match.load(Replay.read(one.path)).events}
    missing = [word for kind, word in enumerate(events) if kind not in met]
    assert len(met) >= ENOUGH * len(events), missing


def test_another_table_is_noticed() -> None:
    replay = Replay.read(kept("star-realms")[0].path)
    replay.seed += 1
    with pytest.raises(BadSave):
        Match.load(replay)


@pytest.mark.parametrize(
    ("game", "cards", "key", "field"),
    [
        ("star-realms", STAR_REALMS, "explorer", "cost"),
        ("deckbuilding", DECKBUILDING, "outer-rim-pilot", "cost"),
        ("card-game", CARD_GAME, "stormtrooper-elite", "cost"),
    ],
)
def test_a_changed_card_turns_them_red(
    game: str, cards: list[Any], key: str, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The law: a change of rules without a new rules number is found by one of them at least."""
    card = next(card for card in cards if card.key == key)
    monkeypatch.setattr(card, field, getattr(card, field) + 1)
    found = 0
    for one in kept(game):
        try:
            Match.load(Replay.read(one.path))
        except BadSave:
            found += 1
    assert found
