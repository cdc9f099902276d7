"""While something else is asked, a refusal names the rule by which that is asked, in every game."""

from importlib import import_module

import pytest

from kantyna.games.registry import GAMES, game
from kantyna.games.rules import rules
from kantyna.lang.card_book import called
from kantyna.play.scenario_runner import run_text

ASKED = {
    "playing a card while the next card is discarded": """
        game: star-realms
        given: {seat 1: {hand: [Viper, Scout], bases: [Recycling Station]}}
        when:
          - primary: Recycling Station
          - choose: 2
        then:
          asks: discard-to-draw
          refused: [{buy: Explorer, rule: SR-TURN-4}]
    """,
    "playing a card while a base is chosen": """
        game: deckbuilding
        given:
          phase: start
          seat 1: {hand: [stormtrooper], base: []}
        then:
          asks: reveal-base
          refused: [{play: stormtrooper, rule: DB-START-1}]
    """,
    "playing a card while attackers are committed": """
        game: deckbuilding
        given:
          seat 1: {hand: [stormtrooper], in-play: [inquisitor, death-trooper]}
        when: [strike: 2]
        then:
          asks: attackers
          refused: [{play: stormtrooper, rule: DB-TURN-3}]
    """,
    "activating a character while a die's damage is aimed": """
        game: destiny
        given:
          seat 1: {characters: [darth-vader, general-grievous], pool: [{card: darth-vader, face: 0}]}
          seat 2: {characters: [leia-organa, luke-skywalker]}
        when: [resolve: die-darth-vader]
        then:
          asks: target
          refused: [{activate: general-grievous, rule: DE-SYM-1}]
    """,
}


@pytest.mark.parametrize("name", ASKED)
def test_the_rule_of_the_question_stands_in_the_way(name: str) -> None:
    verdict = run_text(ASKED[name], "here.yaml", called)
    assert verdict.passed, "\n".join(map(str, verdict.failures))


@pytest.mark.parametrize("name", GAMES)
def test_every_question_is_asked_by_a_rule_that_there_is(name: str) -> None:
    spec = game(name)
    questions = import_module(f"kantyna.games.{name.replace('-', '_')}.vocabulary").QUESTIONS
    assert {rule for rule in questions.rules if rule} <= set(rules(spec))
    assert len(questions.rules) == len(spec.names.decisions)
