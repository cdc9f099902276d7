"""Questions that leave nothing to decide: which settle themselves, and that scenarios may name their only answer."""

import re
from pathlib import Path

import pytest

from kantyna.games.registry import GAMES, game
from kantyna.kernel.engine import leaves_choice, settle, submit
from kantyna.kernel.spec import GameSpec
from kantyna.lang.card_book import called
from kantyna.play.scenario_reader import read_scenario
from kantyna.play.scenario_runner import Run, Verdict, laid, run_text
from kantyna.play.yaml_lines import documents

ARCHITECTURE = Path(__file__).parents[2] / "docs" / "architecture.md"
GIVEN = "game: star-realms\ngiven: {seat 1: {hand: [Stealth Needle], ships: [Scout]}}\n"


def settling(spec: GameSpec) -> list[str]:
    settled = spec.new(spec.variants()[0].name, spec.variants()[0].fewest, {}, 1).program.settled
    return [word for kind, word in enumerate(spec.names.decisions) if settled[kind]]


def run(text: str) -> Verdict:
    return run_text(GIVEN + text, "here.yaml", called)


@pytest.mark.parametrize("name", GAMES)
def test_which_kinds_settle_themselves_is_told_in_the_docs(name: str) -> None:
    (row,) = re.findall(rf"^\| {name} \| (.+?) \|", ARCHITECTURE.read_text(encoding="utf-8"), re.MULTILINE)
    assert re.findall(r"`([a-z-]+)`", row) == settling(game(name))


def test_ends_of_turns_and_windows_are_always_asked() -> None:
    assert "main" not in settling(game("star-realms")) + settling(game("deckbuilding"))
    assert not {"action", "respond", "which", "edge-card"} & set(settling(game("card-game")))


def test_a_question_with_one_answer_is_no_decision_and_is_told_of() -> None:
    (item,) = documents(GIVEN + "then: {}")
    table = laid(read_scenario(item, called))
    spec = game("star-realms")
    play = next(code for code in table.options.listed() if spec.option(table, code).verb == "play")
    patient = table.clone()
    told = [spec.names.events[event.kind] for event in submit(table, 0, play)]
    assert told == ["played", "copied", "gained-trade"]
    assert spec.names.decisions[table.asked_kind] == "main"
    assert table.decisions == 1

    submit(patient, 0, play, patient=True)
    assert spec.names.decisions[patient.asked_kind] == "copy"
    assert not leaves_choice(patient)
    settle(patient)
    assert spec.digest(patient) == spec.digest(table)


@pytest.mark.parametrize(
    "text",
    [
        "when: [play: Stealth Needle, copy: Scout]\nthen: {asks: main, events: [played, copied]}",
        "when: [play: Stealth Needle]\nthen: {asks: main, events: [played, copied], seat 1: {trade: 1}}",
        "when: [play: Stealth Needle]\nthen: {asks: copy, options: [copy: Scout], seat 1: {trade: 0}}",
        "when: [play: Stealth Needle, then: {asks: copy}, copy: Scout, end]\nthen: {asks: 2}",
        "when: [play: Stealth Needle, end]\nthen: {asks: 2}",
    ],
)
def test_a_scenario_may_speak_of_it_or_not(text: str) -> None:
    assert run(text).passed, run(text).failures


@pytest.mark.parametrize("move", ["copy: Ram", "{copy: Scout, by: 2}"])
def test_a_wrong_answer_is_refused_all_the_same(move: str) -> None:
    assert not run(f"when: [play: Stealth Needle, {move}]\nthen: {{}}").passed


def test_it_is_not_among_the_answers() -> None:
    (item,) = documents(GIVEN + "when: [play: Stealth Needle, copy: Scout, end]\nthen: {}")
    found = Run(read_scenario(item, called), lambda spec, table: table)
    assert found.go() == []
    assert len(found.doings) == 2
