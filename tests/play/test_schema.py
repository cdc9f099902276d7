"""The schema of scenario files says what the judge says."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from kantyna.lang.card_book import called
from kantyna.play.scenario_runner import run_text
from tests.play.test_scenarios_say_more import HOLDS

SCHEMA = json.loads((files("kantyna.play") / "scenario.schema.json").read_text("utf-8"))
TESTS = Path(__file__).parents[1]
FILES = sorted(TESTS.glob("*/scenarios/*.yaml"))


class Answers(yaml.SafeLoader):
    """YAML as scenarios read it: yes and no are words."""


Answers.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:bool"]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def loaded(text: str) -> list[Any]:
    # JSON knows only texts as names of fields.
    return [json.loads(json.dumps(document)) for document in yaml.load_all(text, Answers)]


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}/{file.stem}")
def test_every_scenario_keeps_the_schema(file: Path) -> None:
    for document in loaded(file.read_text("utf-8")):
        Draft202012Validator(SCHEMA).validate(document)


@pytest.mark.parametrize("name", HOLDS)
def test_whatever_can_be_said_keeps_the_schema(name: str) -> None:
    for document in loaded(HOLDS[name]):
        Draft202012Validator(SCHEMA).validate(document)


def test_there_are_scenarios() -> None:
    assert len(FILES) > 10


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        "then: {}",
        "game: star-realms",
        "game: star-realms\nwhen: [end]",
        "game: 7\nthen: {}",
        "game: star-realms\ncolour: red\nthen: {}",
        "game: star-realms\nseats: many\nthen: {}",
        "game: star-realms\ngiven: {seat one: {}}\nthen: {}",
        "game: star-realms\ngiven: {seat 1: {hand: Scout}}\nthen: {}",
        "game: star-realms\ngiven: {seat 1: {bases: [{damage: 1}]}}\nthen: {}",
        "game: star-realms\nwhen: [{play: Scout, buy: Ram, attack: 2}]\nthen: {}",
        "game: star-realms\nwhen: [{attack: {whom: Ada}}]\nthen: {}",
        "game: star-realms\ngiven: old game\nthen: {}",
        "game: star-realms\nthen: {ended: never}",
        "game: star-realms\nthen: {options: nothing}",
        "game: star-realms\nthen: {seat 1 sees: {hand: 5}}",
        "game: star-realms\nwhen: [{next shuffle: {seat: 1}}]\nthen: {}",
        "game: star-realms\nthen: {refused: [{attack: 2}]}",
        "game: star-realms\nthen: {marks: [{damage: 1}]}",
        "game: star-realms\nthen: {ended: {when: 3}}",
        "game: star-realms\nthen: {colour: red}",
    ],
)
def test_what_the_schema_refuses_the_judge_refuses_too(text: str) -> None:
    (document,) = loaded(text)
    assert not Draft202012Validator(SCHEMA).is_valid(document)
    assert not run_text(text, "here.yaml", called).passed
