"""Every rule has a test, every rule that is cited exists, and every card is played."""

import re
from pathlib import Path

from kantyna.games.registry import game
from kantyna.games.rules import rules
from kantyna.games.star_realms import spec
from kantyna.lang.card_book import called
from kantyna.play.coverage import coverage
from kantyna.play.moves import Move
from kantyna.play.scenario import Scenario, Then
from kantyna.play.scenario_reader import read_scenario
from kantyna.play.yaml_lines import documents

HERE = Path(__file__).parent
SPEC = game("star-realms")


def scenarios() -> list[Scenario]:
    return [
        read_scenario(item, called)
        for file in sorted(HERE.glob("scenarios/*.yaml"))
        for item in documents(file.read_text(encoding="utf-8"))
    ]


def test_every_rule_has_a_test() -> None:
    found = coverage("star-realms", HERE)
    assert found.untested == []
    assert found.unknown == {}
    assert list(found.tested) == found.rules == list(rules(SPEC))


def test_every_rule_a_refusal_cites_exists() -> None:
    folder = Path(str(spec.__file__)).parent
    sources = [file.read_text("utf-8") for file in folder.rglob("*.py")]
    cited = set(re.findall(r'"(SR-[A-Z]+-\d+)"', "\n".join(sources)))
    assert len(cited) > 20
    assert cited <= set(rules(SPEC))


def test_rules_point_at_rules_that_exist() -> None:
    for rule in rules(SPEC).values():
        for text in (*rule.texts.values(), *rule.reasons.values()):
            assert set(re.findall(r"SR-[A-Z]+-\d+", text)) <= set(rules(SPEC)), rule.id


def test_every_card_is_played_in_a_scenario_that_lists_all_options() -> None:
    played: set[str] = set()
    for scenario in scenarios():
        exact = any(
            isinstance(step, Then) and any(choices.exact for choices in step.choices) for step in scenario.steps
        )
        for step in scenario.steps:
            if exact and isinstance(step, Move) and step.card is not None and step.verb in ("play", "primary"):
                played.add(SPEC.cards[step.card].key)
    assert played == {card.key for card in SPEC.cards}
