"""Every card is really played: each of its abilities is used in a scenario, each die resolved, and each card that is
played comes where it belongs and costs what is printed. Which abilities ran is seen in plain Python only."""

from __future__ import annotations

from pathlib import Path

import pytest

from kantyna.games.destiny.card_index import CARDS
from kantyna.games.destiny.effects import ability
from kantyna.games.destiny.table import POOL, Destiny
from kantyna.games.registry import game
from kantyna.kernel.effect import Effect
from kantyna.kernel.engine import submit
from kantyna.kernel.event import Log
from kantyna.kernel.frame import Frame
from kantyna.play.card_names import keys_only
from kantyna.play.scenario_reader import read_scenario
from kantyna.play.scenario_runner import Run, laid
from kantyna.play.yaml_lines import documents
from tests.destiny.checker import EVENTS
from tests.destiny.printed import Board, printed

FOLDER = Path(__file__).parent / "scenarios"
SPEC = game("destiny")


def test_every_ability_is_used_in_a_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    run, used = ability.run, set[int]()

    def watched(verbs: list[Effect[Destiny]], paid: int, table: Destiny, frame: Frame, log: Log) -> bool:
        used.add(id(verbs))
        return run(verbs, paid, table, frame, log)

    monkeypatch.setattr(ability, "run", watched)
    for file in sorted(FOLDER.glob("*.yaml")):
        for item in documents(file.read_text("utf-8")):
            assert Run(read_scenario(item, keys_only), lambda spec, table: table).go() == []
    idle = [f"{card.key}/{at}" for card in CARDS for at, one in enumerate(card.abilities) if id(one.verbs) not in used]
    assert idle == []


SCENE = """
game: destiny
given:
  seat 1:
    characters:
      - {card: captain-phasma, elite: 1}
      - {card: luke-skywalker, elite: 1}
      - han-solo
      - first-order-stormtrooper x3
    pool:
      - {card: captain-phasma, face: 2}
      - {card: captain-phasma, face: 3}
      - {card: luke-skywalker, face: 1}
      - {card: luke-skywalker, face: 3}
      - {card: han-solo, face: 1}
      - {card: first-order-stormtrooper, face: 1}
      - {card: first-order-stormtrooper, face: 4}
      - {card: first-order-stormtrooper, face: 5}
    hand: [KEY]
    deck: [mobilize x4]
    discard-pile: [mobilize x3]
    resources: 20
    controls-battlefield: 1
  seat 2:
    characters: [{card: darth-vader, exhausted: 1}]
    pool: [{card: darth-vader, face: 0}]
    hand: [mobilize]
    deck: [mobilize x4]
then: {}
"""
"""A table at which every card can be played: all colours, all symbols that cards ask for, plenty of resources."""


def test_every_card_that_can_be_played_is_paid_for_and_comes_where_it_belongs() -> None:
    for key, card in printed().items():
        if card.kind not in ("upgrade", "support", "event"):
            continue
        (item,) = documents(SCENE.replace("KEY", key))
        table = laid(read_scenario(item, keys_only))
        told: list[tuple[str, int]] = []
        before = Board(SPEC, table, 0)
        (thing,) = before.of("hand", 0)
        while table.pending is not None and ("played", thing) not in told:
            asked = table.pending
            options = [SPEC.option(table, code) for code in asked.options]
            wanted = [one for one in options if one.verb == "play"] or [
                one for one in options if one.verb in ("pick", "no")
            ]
            told.extend((EVENTS[event.kind], event.card) for event in submit(table, asked.seat, wanted[-1].code))
        now = Board(SPEC, table, 0)
        if card.kind != "event":
            assert thing in now.of(f"{card.kind}s", 0), key
            assert now.resources(0) == 20 - card.cost, key
            dice = [die for die in now.of("dice", 0) if now.on("home", die) == thing]
            assert len(dice) == bool(card.sides), key
        else:
            assert thing not in now.of("hand", 0), key


LAID = {
    "character": "characters: [KEY, padawan]",
    "upgrade": "characters: [{card: padawan, with: [KEY]}]",
    "support": "characters: [padawan], supports: [KEY]",
}


def test_every_side_of_every_die_is_resolved() -> None:
    """For its value and its cost; a blank side and a modifier alone are refused."""
    for key, card in printed().items():
        for at, side in enumerate(card.sides):
            own = LAID[card.kind].replace("KEY", key)
            (item,) = documents(
                f"game: destiny\ngiven:\n  seat 1: {{{own}, pool: [{{card: {key}, face: {at}}}], hand: [mobilize], "
                "resources: 9}\n  seat 2: {characters: [darth-vader], controls-battlefield: 1}\nthen: {}"
            )
            table = laid(read_scenario(item, keys_only))
            offered = [code for code in table.options.listed() if SPEC.option(table, code).verb == "resolve"]
            assert len(offered) == (side.symbol != "blank" and not side.plus), (key, side)
            if not offered:
                continue
            value = Board(SPEC, table, 0).value(table.rows[POOL[0]][0])
            events = submit(table, 0, offered[0])
            while not any(EVENTS[event.kind] == "resolved" for event in events):
                events += submit(table, table.asked, table.options.listed()[-1])
            (resolved,) = (event for event in events if EVENTS[event.kind] == "resolved")
            assert resolved.number == value, (key, side)
            if side.symbol != "special":
                assert sum(event.number for event in events if EVENTS[event.kind] == "paid") == side.cost, (key, side)
