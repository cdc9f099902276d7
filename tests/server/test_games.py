"""Every game and every way to play it, by the same code."""

from __future__ import annotations

import random

import pytest

from kantyna.games.registry import GAMES
from kantyna.games.rules import rule_of_event, rules
from kantyna.server.protocol.server_frames import Done, Explained
from tests.server.table import House

WAYS = [(game, variant.name, variant.fewest) for game, spec in GAMES.items() for variant in spec.variants()]


@pytest.mark.parametrize(("game", "variant", "seats"), WAYS)
def test_any_game_can_be_played_at_the_table(house: House, game: str, variant: str, seats: int) -> None:
    wish = [{"kind": "human", "name": "A"}] + [{"kind": "hot-seat", "name": name} for name in "BCDEF"[: seats - 1]]
    seated = house.create(*wish, game=game, variant=variant)
    table = seated["table"]["id"]
    dice = random.Random(game + variant)
    with house.guest(table, seated["token"], language="pl") as guest, house.guest(table, language="en") as watcher:
        guest.until_version(0)
        for made in range(80):
            assert guest.update is not None
            while guest.update.view.decision is None and guest.update.view.outcome is None:
                guest.receive()  # a pass is given where nothing else could be
            decision = guest.update.view.decision
            if decision is None:
                break
            assert decision.prompt
            assert all(option.text for option in decision.options)
            if made % 20 == 0:
                for name in {option.name for option in decision.options if option.name}:
                    assert isinstance(guest.ask(type="why", name=name), Explained)
            version = guest.update.version
            assert isinstance(guest.answer(dice.choice(guest.codes)), Done)
            guest.until_version(version + 1)
            told = watcher.until_version(version + 1)
            assert told.view.seat is None
            assert all(line.text for line in told.events)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_rules_behind_events_exist(game: str) -> None:
    spec = GAMES[game]
    known = rules(spec)
    cited = {name: rule_of_event(spec, name) for name in spec.names.events}
    assert set(filter(None, cited.values())) <= set(known)
    assert any(cited.values())
