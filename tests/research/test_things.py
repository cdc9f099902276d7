"""The matrix of things tells what a view tells and agrees with the counts; JSON tells it by names."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from kantyna.games.registry import GAMES
from kantyna.kernel.rng import Dice
from kantyna.kernel.schema import SIDE, TABLE
from kantyna.lang.card_book import called as names_of_cards
from kantyna.play.scenario_reader import read_position
from kantyna.play.scenario_runner import stand
from kantyna.play.yaml_lines import documents
from kantyna.research.game import Game, Position
from tests.research.ways import WAYS, walk

HEAD = 5
"""Columns that are not marks."""


@pytest.mark.parametrize(("name", "variant", "seats"), WAYS)
def test_things_are_as_many_as_the_counts_say(name: str, variant: str, seats: int) -> None:
    """The two are written in different ways: one from the table, the other from a view."""
    game, dice = Game(name, variant, seats), Dice(8)
    keys, zones = [card.key for card in game.spec.cards], game.spec.schema.zones
    position = game.start(9)
    for at in range(5):
        seat = at % seats
        told: Counter[str] = Counter()
        for definition, zone, owner, *_ in position.cards(seat).tolist():
            if zone >= 0:
                share = 0 if zones[zone].of == TABLE else owner
                told[f"zone:{zones[zone].name}/{share}/{keys[definition]}"] += 1
            elif definition >= 0:
                told[f"unseen/{max(owner, 0)}/{keys[definition]}"] += 1
        counted: Counter[str] = Counter()
        for column, count in zip(game.columns, position.row(seat).tolist(), strict=True):
            subject, _, about = column.partition("/")
            if subject.startswith("unseen:"):
                counted[f"unseen/{about}"] += count
            elif subject.startswith("zone:") and not about.endswith("/number"):
                counted[column] += count
        assert +told == +counted
        walk(position, 30, dice)


@pytest.mark.parametrize(("name", "variant", "seats"), WAYS)
def test_things_tell_what_the_view_tells(name: str, variant: str, seats: int) -> None:
    game, dice = Game(name, variant, seats), Dice(2)
    schema, columns = game.spec.schema, game.card_columns
    position = game.start(5)
    for at in range(5):
        seat = position.asked if at % 2 and not position.over else at % seats
        view, cards = position.view(seat), position.cards(seat)
        assert cards.shape == (game.things.count, len(columns))
        placed = [(card, zone, place) for zone in view.zones for place, card in enumerate(zone.cards) if card >= 0]
        for card, zone, place in placed:
            owners = {TABLE: view.seats, SIDE: 2}.get(schema.zones[zone.kind].of, view.seats)
            owner = -1 if zone.seat < 0 else (zone.seat - seat) % owners
            assert cards[card, :4].tolist() == [view.defs[card], zone.kind, owner, place]
        unseen = {card for pool in view.unseen for card in pool.cards}
        for card in unseen:
            assert cards[card, [0, 1, 3]].tolist() == [view.defs[card], -1, -1]
        there = {card for card, *_ in placed} | unseen
        assert set(np.flatnonzero(cards[:, 0] >= 0).tolist()) == there
        hosts = {f"mark:{mark.name}" for mark in schema.marks if mark.place in {zone.host for zone in schema.zones}}
        borne = {(mark.card, mark.kind): mark.value for mark in [*view.marks, *view.undrawn] if mark.card in there}
        for card in there:
            for kind, mark in enumerate(schema.marks):
                if columns[HEAD + kind] not in hosts:
                    assert cards[card, HEAD + kind] == borne.get((card, kind), -mark.offset), columns[HEAD + kind]
        about = [] if view.decision is None or view.decision.card < 0 else [view.decision.card]
        assert np.flatnonzero(cards[:, columns.index("about")] > 0).tolist() == about
        walk(position, 30, dice)


@pytest.mark.parametrize("name", GAMES)
def test_every_thing_keeps_its_row(name: str) -> None:
    game, dice = Game(name), Dice(5)
    position = game.start(1)
    first = position.cards(0)[:, 0]
    for _ in range(5):
        walk(position, 20, dice)
        now = position.cards(0)[:, 0]
        both = (first >= 0) & (now >= 0)
        assert both.any()
        assert (first[both] == now[both]).all()


CAPTIVES = """
game: card-game
given:
  turn: 1
  phase: conflict
  seat 1:
    objectives: [{card: imperial-command, damage: 2}, {card: imperial-command, captives: [admiral-ackbar]}]
    units: [stormtrooper-elite, stormtrooper-elite]
  seat 2: {objectives: [draw-their-fire], hand: [rescue-mission]}
"""


def laid(text: str) -> tuple[Game, Position]:
    (item,) = documents(text)
    spec, scene = read_position(item, names_of_cards)
    game = Game(spec.name, scene.variant, scene.players, scene.settings)
    return game, Position(game, stand(spec, scene))


def test_a_thing_names_what_it_lies_on_by_its_row() -> None:
    """Two objectives are the same but for their damage; counts can't tell at which of them the captive lies."""
    game, position = laid(CAPTIVES)
    keys = {card.key: number for number, card in enumerate(game.spec.cards)}
    told = dict(zip(game.card_columns, position.cards(0).T, strict=True))
    (captive,) = np.flatnonzero(told["definition"] == keys["admiral-ackbar"])
    damaged, host = np.flatnonzero(told["definition"] == keys["imperial-command"])
    assert told["mark:damage"][[damaged, host]].tolist() == [2, 0]
    assert told["mark:host"][[captive, damaged, host]].tolist() == [host, -1, -1]
    assert told["place"][[damaged, host]].tolist() == [0, 1]
    assert told["owner"][[damaged, host]].tolist() == [0, 0]
    seen_by_the_other = dict(zip(game.card_columns, position.cards(1).T, strict=True))
    assert seen_by_the_other["owner"][[damaged, host]].tolist() == [1, 1]
    assert seen_by_the_other["zone"][captive] == seen_by_the_other["mark:host"][captive] == -1


def test_json_tells_things_apart_where_actions_do() -> None:
    game, position = laid(CAPTIVES)
    told = game.json(position.view(position.asked))
    things = [thing for zone in told["zones"] for thing in zone["things"] if thing]
    assert len({thing["id"] for thing in things}) == len(things)
    assert all("id" not in thing for zone in named("star-realms")["zones"] for thing in zone["things"])
    for action, words in told["question"]["options"].items():
        assert words == game.action(int(action)) or words.startswith(game.action(int(action)) + "/")


def test_json_tells_by_names_what_a_mark_names_and_how_the_map_lies() -> None:
    told = named("outer-rim")
    keys = {space["space"] for space in told["spaces"]}
    places = {thing["place"] for zone in told["zones"] for thing in zone["things"] if thing and "place" in thing}
    assert places
    assert places <= keys
    assert all(0 <= lane < len(told["spaces"]) for space in told["spaces"] for lane in space["lanes"])


def test_json_tells_how_a_game_ended() -> None:
    game = Game("destiny")
    position = game.start(3)
    assert game.json(position.view(0))["outcome"] is None
    walk(position, 10_000, Dice(1))
    outcome = game.json(position.view(0))["outcome"]
    assert [position.reward(seat) for seat in outcome["winners"]] == [1.0] * len(outcome["winners"])
    assert outcome["reason"] in game.spec.names.reasons


def named(name: str) -> dict[str, Any]:
    """What the first seat of a game that has been going on for a while is told by names."""
    game = Game(name)
    position = game.start(3)
    walk(position, 40, Dice(1))
    return game.json(position.view(0))
