"""The judge: what scenarios understand, what they find, and that they run four ways."""

import json
import re
from importlib.resources import files
from pathlib import Path
from textwrap import dedent

import pytest

from kantyna.games.registry import GAMES, game
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.table import Table
from kantyna.lang import LANGUAGES, Speaker
from kantyna.lang.card_book import called
from kantyna.play import scenario_runner
from kantyna.play.card_names import Called, CardNames, keys_only
from kantyna.play.files import BadFile
from kantyna.play.moves import read_move, worded
from kantyna.play.scenario_reader import read_scenario
from kantyna.play.scenario_runner import Verdict, run_file, run_text
from kantyna.play.yaml_lines import documents
from tests.play.purse import Purse

SCHEMA = json.loads((files("kantyna.play") / "scenario.schema.json").read_text("utf-8"))
GIVEN = """
game: star-realms
given:
  seat 1: {hand: [Scout, Cutter x2], bases: [Trading Post], deck: [Viper, Scout], combat: 1}
  seat 2: {authority: 10, bases: [Space Station], hand: [Scout]}
  table: {trade-row: [Cutter, Ram], trade-deck: [Corvette]}
"""
"""A start; in a file that begins with the empty line, what is added begins at line 7."""


def run(text: str) -> Verdict:
    return run_text(text, "here.yaml", called)


def added(text: str) -> Verdict:
    return run(GIVEN.lstrip() + dedent(text).lstrip())


def only(verdict: Verdict) -> tuple[str, int]:
    """The key and the line of the one failure, which both languages can tell."""
    (failure,) = verdict.failures
    assert not verdict.passed
    for language in LANGUAGES:
        assert Speaker(language).error(failure.error)
    return failure.error.key, failure.line


def test_a_scenario_that_holds() -> None:
    verdict = added(
        """
        when:
          - play: Scout
          - then: {events: [played: Scout, {gained-trade: 1}]}
          - {play: Cutter, by: 1}
        then:
          seat 1: {authority: 54, trade: 3, hand: {size: 1, has: [Cutter], lacks: [Scout]}, deck: {top: [Viper]}}
          table: {trade-row: [Cutter, Ram], trade-deck: 1}
          asks: 1
          no events: [drew, {gained-trade: 5}]
        """
    )
    assert verdict == Verdict("here.yaml", 1, [])
    assert verdict.passed


def test_names_of_both_languages_and_keys() -> None:
    assert run(
        "game: star-realms\ngiven: {seat 1: {hand: [Żmija, viper, Viper, VIPER]}}\nthen: {seat 1: {hand: 4}}"
    ).passed


def test_without_a_name_book_keys_are_enough() -> None:
    text = "game: star-realms\ngiven: {seat 1: {hand: [trade-pod, Trade Pod]}}\nthen: {seat 1: {hand: [trade-pod x2]}}"
    assert run_text(text, "here.yaml").passed


def test_a_name_of_two_cards_is_ambiguous() -> None:
    def twins(spec: GameSpec) -> Called:
        return {"ram": ["Twin"], "cutter": ["Twin"]}

    verdict = run_text("game: star-realms\ngiven: {seat 1: {hand: [Twin]}}\nthen: {}", "here.yaml", twins)
    assert only(verdict) == ("card-ambiguous", 2)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("a: [1\nb: 2", "bracket"),
        ("a: [1, 2", "bracket"),
        ("a: 1\nb\nc: 2", "colon"),
        ("a: b: c", "mapping"),
        ("a:\n\t- b", "tab"),
        ("a: @b", "sign"),
        ("a: b\n\x07", "control"),
        ("a: b\n c: d\n  e: f\n- g", "mapping"),
        ("a:\n  - b\n c: d", "indent"),
        ("a: 'b", "quote"),
        ('a: "\\q"', "escape"),
        ("a: *b", "alias"),
        ("%A: 1", "other"),
    ],
)
def test_what_is_wrong_with_yaml_is_told_without_the_parsers_words(text: str, kind: str) -> None:
    """By its kind, for which each language has words."""
    error = run(text).failures[0].error
    assert (error.key, error.values["kind"]) == ("scenario-yaml", kind)


UNREADABLE = [
    ("", "scenario-empty", 1),
    ("a: [1\nb: 2", "scenario-yaml", 2),
    ("a: \t- b\n\x07", "scenario-yaml", 1),
    ("a: &a [*a]", "scenario-nested", 1),
    ("a: " + "[" * 5000, "scenario-nested", 1),
    ("- 1", "scenario-expected", 1),
    ("then: {}", "scenario-missing-field", 1),
    ("game: star-realms", "scenario-missing-field", 1),
    ("game: star-realms\nwhen: []", "scenario-missing-field", 1),
    ("game: chess\nthen: {}", "setup-unknown-game", 1),
    ("game: star-realms\nvariant: chess\nthen: {}", "setup-unknown-variant", 2),
    ("game: star-realms\nseats: 3\nthen: {}", "setup-seats", 2),
    ("game: star-realms\nseats: many\nthen: {}", "scenario-expected", 2),
    ("game: star-realms\nsettings: {boss-hand: 4}\nthen: {}", "setup-unknown-setting", 2),
    ("game: star-realms\ncolour: red\nthen: {}", "scenario-unknown-field", 2),
    ("game: star-realms\ngame: star-realms\nthen: {}", "scenario-twice", 2),
    ("game: star-realms\nrules:\n  - SR-ALLY-1\n  - SR-NONE-1\nthen: {}", "rule-unknown", 4),
    ("game: star-realms\ngiven:\n  turn: 3\nthen: {}", "scenario-no-seat", 3),
    ("game: star-realms\ngiven:\n  seat 7: {}\nthen: {}", "scenario-no-seat", 3),
    ("game: star-realms\ngiven:\n  phase: night\nthen: {}", "scenario-unknown-word", 3),
    ("game: star-realms\ngiven:\n  seat one: {}\nthen: {}", "scenario-unknown-field", 3),
    ("game: star-realms\ngiven:\n  seat 1:\n    pocket: []\nthen: {}", "scenario-unknown-field", 4),
    ("game: star-realms\ngiven:\n  table:\n    hand: []\nthen: {}", "scenario-unknown-field", 4),
    ("game: star-realms\ngiven:\n  seat 1:\n    hand:\n      - Scout\n      - Skout\nthen: {}", "card-like", 6),
    (f"game: star-realms\ngiven:\n  seat 1: {{authority: {10**30}}}\nthen: {{}}", "scenario-expected", 3),
    (f"game: star-realms\nseed: {'9' * 5000}\nthen: {{}}", "scenario-expected", 2),
    ("game: star-realms\ngiven:\n  seat 1: {hand: [Xyzzyplugh]}\nthen: {}", "card-unknown", 3),
    ("game: star-realms\ngiven:\n  seat 1: {hand: [Ram x3]}\nthen: {}", "scenario-too-many", 3),
    ("game: star-realms\ngiven:\n  seat 1: {bases: [Ram]}\nthen: {}", "scenario-wrong-place", 3),
    ("game: star-realms\ngiven:\n  seat 1: {ships: [Blob Wheel]}\nthen: {}", "scenario-wrong-place", 3),
    (
        "game: star-realms\ngiven:\n  seat 1: {bases: [{card: Blob Wheel, with: [Ram]}]}\nthen: {}",
        "scenario-no-attachments",
        3,
    ),
    ("game: star-realms\ngiven:\n  seat 1: {bases: [{damage: 1}]}\nthen: {}", "scenario-missing-field", 3),
    ("game: star-realms\ngiven:\n  seat 1: {bases: [{card: Ram, rust: 1}]}\nthen: {}", "scenario-unknown-field", 3),
    ("game: star-realms\ngiven:\n  turn: 2\n  seat 2: {authority: 0}\nthen: {}", "scenario-fallen", 3),
    ("game: star-realms\nwhen:\n  - play: Scout\n    buy: Ram\nthen: {}", "scenario-one-verb", 3),
    ("game: star-realms\nwhen:\n  - play: [Scout, Ram]\nthen: {}", "scenario-one-move", 3),
    ("game: star-realms\nwhen:\n  - attack: {whom: 2}\nthen: {}", "scenario-unknown-field", 3),
    ("game: star-realms\nwhen:\n  - next shuffle: {seat: 1}\nthen: {}", "scenario-missing-field", 3),
    ("game: star-realms\nthen:\n  events: [exploded]", "scenario-unknown-word", 3),
    ("game: star-realms\nthen:\n  asks: riddle", "scenario-unknown-word", 3),
    ("game: star-realms\nthen:\n  refused: [{attack: 2}]", "scenario-missing-field", 3),
    ("game: star-realms\nthen:\n  refused: [{attack: 2, rule: SR-NONE-1}]", "rule-unknown", 3),
    ("game: star-realms\nthen:\n  marks: [{damage: 1}]", "scenario-missing-field", 3),
    ("game: star-realms\nthen:\n  seat 1: {hand: true}", "scenario-expected", 3),
    ("game: star-realms\nthen:\n  ended: {reason: boredom}", "scenario-unknown-word", 3),
    ("game: star-realms\nthen:\n  ended: never", "scenario-unknown-word", 3),
    ("game: star-realms\ngiven: old game\nthen: {}", "scenario-unknown-word", 2),
    ("game: star-realms\ngiven:\n  seat 1: {combat: -1}\nthen: {}", "scenario-counter-least", 3),
    ("game: star-realms\ngiven:\n  seat 1: {next-ship-on-top: -1}\nthen: {}", "scenario-counter-least", 3),
    (
        "game: star-realms\ngiven:\n  seat 1: {ships: [{card: Stealth Needle, acts-as: 3}]}\nthen: {}",
        "scenario-expected",
        3,
    ),
    (
        "game: star-realms\ngiven:\n  seat 1: {bases: [{card: Blob Wheel, captives: [Ram]}]}\nthen: {}",
        "scenario-no-captives",
        3,
    ),
    ("game: star-realms\ngiven:\n  until: discard\nthen: {}", "scenario-not-reached", 3),
    ("game: star-realms\nwhen:\n  - next rolls: [-1]\nthen: {}", "scenario-roll", 3),
    ("game: star-realms\nwhen:\n  - plunder: Scout\nthen: {}", "scenario-unknown-word", 3),
    ("game: star-realms\nthen:\n  options: {lacks: [plunder: Scout]}", "scenario-unknown-word", 3),
    (
        "game: star-realms\nthen:\n  options: {lacks: [attack: {seat: 2, follows: {plunder: 1}}]}",
        "scenario-unknown-word",
        3,
    ),
    ("game: star-realms\nthen:\n  options: nothing", "scenario-unknown-word", 3),
    ("game: star-realms\nthen:\n  seat 1 sees: {seat 2: {authority: 5}}", "scenario-unknown-field", 3),
    (
        "game: star-realms\nthen:\n  refused: [{attack: {seat: 2, points: 2}, rule: SR-OUTPOST-1}]",
        "scenario-no-follow",
        3,
    ),
    ("game: deckbuilding\ngiven:\n  seat 1:\n    base: [lothal, endor]\nthen: {}", "scenario-zone-full", 4),
    ("game: deckbuilding\ngiven:\n  table: {force: 9}\nthen: {}", "scenario-counter-bounds", 3),
    ("game: deckbuilding\ngiven:\n  seat 1: {resources: -2}\nthen: {}", "scenario-counter-least", 3),
    ("game: deckbuilding\ngiven:\n  seat 1: {hand: [x-wing]}\nthen: {}", "scenario-wrong-place", 3),
    (
        "game: deckbuilding\ngiven:\n  seat 1: {in-play: [{card: stormtrooper, committed: moon}]}\nthen: {}",
        "scenario-unknown-word",
        3,
    ),
    (
        "game: deckbuilding\nvariant: teams-beginner\ngiven:\n  seat 3: {victory-pile: [dantooine]}\nthen: {}",
        "scenario-no-zone",
        4,
    ),
    (
        "game: deckbuilding\nvariant: teams-beginner\ngiven:\n  seat 4: {victory-pile: [lothal]}\nthen: {}",
        "scenario-no-zone",
        4,
    ),
    (
        "game: card-game\ngiven:\n  seat 1: {objectives: [{card: cruel-interrogations, captives: [rancor]}]}\nthen: {}",
        "scenario-no-captives",
        3,
    ),
    ("game: card-game\ngiven:\n  seat 1: {captured: [yoda]}\nthen: {}", "scenario-no-captives", 3),
    ("game: card-game\ngiven:\n  seat 1: {hand: [yoda]}\nthen: {}", "scenario-wrong-place", 3),
    (
        "game: star-realms\ngiven:\n  seat 1: {bases: [{card: Blob Wheel, primary-used: 2}]}\nthen: {}",
        "scenario-mark-bounds",
        3,
    ),
    (
        "game: card-game\ngiven:\n  seat 1: {units: [{card: nightsister, damage: -1}]}\nthen: {}",
        "scenario-mark-least",
        3,
    ),
    (
        "game: destiny\ngiven:\n  table: {battlefield: [echo-base, emperors-throne-room]}\nthen: {}",
        "scenario-zone-full",
        3,
    ),
    ("game: destiny\ngiven:\n  seat 1: {hand: [luke-skywalker]}\nthen: {}", "scenario-wrong-place", 3),
    (
        "game: destiny\ngiven:\n  seat 1: {characters: [{card: luke-skywalker, shields: 4}]}\nthen: {}",
        "scenario-mark-bounds",
        3,
    ),
    (
        "game: destiny\ngiven:\n  seat 1: {characters: [{card: luke-skywalker, damage: 12}]}\nthen: {}",
        "scenario-mark-bounds",
        3,
    ),
    (
        "game: destiny\ngiven:\n  seat 1: {pool: [{card: die-luke-skywalker, face: 6}]}\nthen: {}",
        "scenario-mark-bounds",
        3,
    ),
    ("game: outer-rim\ngiven:\n  seat 1: {gear: [han-solo]}\nthen: {}", "scenario-wrong-place", 3),
    ("game: outer-rim\ngiven:\n  seat 1: {captain: [han-solo, lando-calrissian]}\nthen: {}", "scenario-zone-full", 3),
    ("game: outer-rim\ngiven:\n  seat 1: {reputation-hutt: 2}\nthen: {}", "scenario-counter-bounds", 3),
]


@pytest.mark.parametrize(("text", "key", "line"), UNREADABLE)
def test_what_cannot_be_understood_is_told_with_its_line(text: str, key: str, line: int) -> None:
    assert only(run(text)) == (key, line)


FALSE = [
    ("then:\n  seat 1: {authority: 49}", "scenario-counter", 8),
    ("then:\n  seat 1: {hand: [Scout, Cutter]}", "scenario-zone-differs", 8),
    ("then:\n  seat 1: {deck: [Scout, Viper]}", "scenario-zone-differs", 8),
    ("then:\n  seat 1: {deck: {top: [Scout]}}", "scenario-zone-differs", 8),
    ("then:\n  table: {trade-row: [Ram, Cutter]}", "scenario-zone-differs", 8),
    ("then:\n  seat 1: {hand: 2}", "scenario-zone-size", 8),
    ("then:\n  seat 1: {hand: {has: [Scout x2]}}", "scenario-zone-lacks", 8),
    ("then:\n  seat 1: {hand: {lacks: [Cutter]}}", "scenario-zone-has", 8),
    ("then:\n  table: {hand: 2}", "scenario-no-zone", 8),
    ("then:\n  seat 1: {trade-row: 2}", "scenario-no-zone", 8),
    ("then:\n  table: {authority: 2}", "scenario-no-zone", 8),
    ("then:\n  marks: [{card: Trading Post, primary-used: 1}]", "scenario-no-mark", 8),
    ("then:\n  asks: 2", "scenario-other-asked", 8),
    ("then:\n  asks: discard", "scenario-other-question", 8),
    ("then:\n  options: [end]", "scenario-more-options", 8),
    ("then:\n  options: {has: [end, play: Ram]}", "scenario-no-option", 8),
    ("then:\n  options: {lacks: [end]}", "scenario-option-there", 8),
    ("then:\n  options: none", "scenario-someone-asked", 8),
    ("then:\n  options of seat 1: none", "scenario-someone-asked", 8),
    ("then:\n  options of seat 2: [end]", "scenario-no-option", 8),
    ("then:\n  options: {has: [hit-base: {card: Space Station, damage: 1}]}", "scenario-no-option", 8),
    ("then:\n  seat 1: {combat: }", "scenario-counter-shown", 8),
    ("then:\n  seat 1: {next-ship-on-top: 1}", "scenario-counter", 8),
    ("then:\n  seat 2 sees: {seat 1: {hand: [Scout]}}", "scenario-zone-differs", 8),
    ("then:\n  seat 1 sees: {seat 1: {hand: [Scout]}}", "scenario-zone-differs", 8),
    ("then:\n  spectator sees: {seat 1: {hand: 4}}", "scenario-zone-size", 8),
    ("then:\n  marks: [{card: Trading Post, primary-used: 0, count: 2}]", "scenario-mark-count", 8),
    ("then:\n  eliminated: [2]", "scenario-eliminated", 7),
    ("then:\n  events: [drew]", "scenario-no-event", 8),
    ("when: [play: Scout]\nthen:\n  events: [gained-trade, played]", "scenario-no-event", 9),
    ("when: [play: Scout]\nthen:\n  events: [gained-trade: 2]", "scenario-no-event", 9),
    ("when: [play: Scout]\nthen:\n  events: [played: {card: Scout, seat: 2}]", "scenario-no-event", 9),
    ("when: [play: Scout, then: {}]\nthen:\n  events: [played]", "scenario-no-event", 9),
    ("when: [play: Scout]\nthen:\n  no events: [played: Scout]", "scenario-event-there", 9),
    ("then:\n  refused: [{play: Scout, rule: SR-PLAY-1}]", "scenario-not-refused", 8),
    ("then:\n  refused: [{attack: 2, rule: SR-OUTPOST-2}]", "scenario-other-rule", 8),
    ("then:\n  refused: [{play: Ram, rule: SR-PLAY-1}]", "scenario-no-such-wish", 8),
    ("then:\n  ended: {winners: [1]}", "scenario-not-over", 8),
    ("when:\n  - play: Ram\nthen: {}", "scenario-no-option", 8),
    ("when:\n  - {play: Scout, by: 2}\nthen: {}", "answer-not-asked", 8),
    ("when:\n  - play:\nthen: {}", "scenario-ambiguous", 8),
    ("when:\n  - play: {card: Cutter, which: 2}\nthen: {}", "scenario-no-option", 8),
    ("when:\n  - play: {card: Scout, points: 2}\nthen: {}", "scenario-no-option", 8),
    ("when:\n  - end: {points: 2}\nthen: {}", "scenario-no-points", 8),
    ("when:\n  - next shuffle: {seat: 1, cards: [Viper x2]}\nthen: {}", "scenario-no-card", 8),
]


@pytest.mark.parametrize(("text", "key", "line"), FALSE)
def test_what_does_not_hold_is_told_with_its_line(text: str, key: str, line: int) -> None:
    assert only(run(GIVEN + text)) == (key, line)


ENDED = "game: star-realms\ngiven: {seat 1: {combat: 1}, seat 2: {authority: 1}}\nwhen: [attack: 2]\n"


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("then:\n  ended: {winners: [2]}", "scenario-other-winners", 5),
        ("then:\n  ended: {reason: limit}", "scenario-other-reason", 5),
        ("then:\n  asks: main", "scenario-nobody-asked", 5),
        ("then:\n  options: [end]", "scenario-nobody-asked", 5),
        ("then:\n  ended: no", "scenario-over", 5),
        ("then:\n  eliminated: []", "scenario-eliminated", 4),
        ("then:\n  refused: [{end, rule: SR-END-3}]", "scenario-nobody-asked", 5),
    ],
)
def test_the_end_of_a_game_is_checked(text: str, key: str, line: int) -> None:
    assert only(run(ENDED + text)) == (key, line)


def test_a_move_after_the_end_is_told() -> None:
    assert only(run(ENDED.replace("[attack: 2]", "[attack: 2, end]") + "then: {}")) == ("scenario-nobody-asked", 3)


def test_all_that_is_wrong_at_one_place_is_told() -> None:
    verdict = added("then:\n  seat 1: {authority: 1, trade: 2}\n  seat 2: {hand: 7}")
    assert [(failure.line, failure.error.key) for failure in verdict.failures] == [
        (8, "scenario-zone-size"),
        (7, "scenario-counter"),
        (7, "scenario-counter"),
    ]


def test_every_document_of_a_file_is_judged() -> None:
    good = "game: star-realms\nthen: {asks: 1}\n"
    bad = "game: star-realms\nthen: {asks: 2}\n"
    verdict = run("---\n".join((good, bad, good, "game: chess\nthen: {}\n", bad)))
    assert verdict.scenarios == 5
    assert [failure.line for failure in verdict.failures] == [5, 10, 14]


def test_points_answer_the_question_that_follows() -> None:
    text = "game: star-realms\ngiven: {seat 1: {combat: 5}}\nwhen: [attack: {seat: 2, points: 3}]\n"
    assert run(text + "then: {seat 2: {authority: 47}, seat 1: {combat: 2}}").passed


def test_one_of_several_options_that_fit() -> None:
    head = "game: star-realms\nvariant: free-for-all\ngiven: {seat 1: {combat: 5}}\n"
    assert run(head + "when: [attack: {which: 2}, number: 1]\nthen: {seat 3: {authority: 49}}").passed


def test_a_forced_shuffle_and_forced_rolls() -> None:
    text = """
    game: star-realms
    seed: {seed}
    given: {{seat 1: {{hand: [Corvette], discard-pile: [Scout x8, Ram, Cutter]}}}}
    when:
      - next rolls: [3, 4]
      - next shuffle: {{seat: 1, cards: [Ram, Scout, Cutter]}}
      - play: Corvette
    then:
      seat 1: {{hand: [Ram], deck: {{top: [Scout, Cutter], size: 9}}}}
    """
    for seed in range(1, 6):
        assert run(dedent(text).format(seed=seed)).passed


def test_files(tmp_path: Path) -> None:
    file = tmp_path / "one.yaml"
    file.write_text("game: star-realms\nthen: {asks: 2}\n", encoding="utf-8")
    (failure,) = run_file(file, called).failures
    assert str(failure) == f"{file}:2: scenario-other-asked (seat=1)"
    file.write_bytes(b"game: star-realms\nscenario: \xff\xfe\nthen: {asks: 1}\n")
    assert run_file(file, keys_only).passed
    with pytest.raises(BadFile):
        run_file(tmp_path / "two.yaml")


def test_the_format_is_described_as_it_is() -> None:
    described = (Path(__file__).parents[2] / "docs" / "scenario-format.md").read_text(encoding="utf-8")
    example, moves = (part.split("```")[0] for part in described.split("```yaml\n")[1:3])
    assert run(example).passed
    (item,) = documents(moves)
    for move in item.items:
        assert read_move(move, CardNames(game("star-realms"), called(game("star-realms")))).verb
    fields = re.findall(r"^\| ((?:`[a-z0-9 ]+`(?:, )?)+) \|", described.split("## then")[1], re.MULTILINE)
    known = SCHEMA["$defs"]["then"]
    assert {name for one in fields for name in re.findall("`(.+?)`", one)} == {
        *known["properties"],
        "seat 1",
        "seat 2 sees",
        "options of seat 2",
    }


def test_options_are_told_as_a_scenario_writes_them() -> None:
    """Every option of every decision, written down and read back, means the same option."""
    for file in sorted((Path(__file__).parents[1] / "star_realms" / "scenarios").glob("*.yaml")):
        for item in documents(file.read_text(encoding="utf-8")):
            scenario = read_scenario(item, called)
            run = scenario_runner.Run(scenario, again_by_words)
            assert run.go() == []


def again_by_words(spec: GameSpec, table: Table) -> Table:
    asked = table.pending
    for code in asked.options if asked is not None else []:
        (item,) = documents(worded(spec, spec.option(table, code)))
        move = read_move(item, CardNames(spec, {}))
        assert asked is not None
        assert move.find(spec, table, asked.options) == [code]
    return table


# Another game, and the four ways.

STEPS = """
game: purse
given:
  turn: 2
  table: {pile: [coin x20]}
  seat 1: {honour: 2}
when:
  - pass
  - take: 1
  - next rolls: [3]
  - {take: 2, by: 2}
  - then: {seat 1: {purse: 1, honour: 2}, seat 2: {purse: [coin x4], honour: 1}}
  - pass
  - take: 2
then:
  asks: {seat: 1, kind: turn}
"""


@pytest.fixture
def purse(monkeypatch: pytest.MonkeyPatch) -> Purse:
    spec = Purse()
    monkeypatch.setitem(GAMES, "purse", spec)
    return spec


def test_the_format_serves_any_game(purse: Purse) -> None:
    verdict = run_text(STEPS, "here.yaml")
    assert verdict.passed, verdict.failures
    assert purse.faults.layouts == 4


def test_a_clone_that_shares_a_list_is_found(purse: Purse) -> None:
    purse.faults.sharing_clone = True
    assert {failure.way for failure in run_text(STEPS, "here.yaml").failures} == {"cloned"}


def test_a_save_that_forgets_something_is_found(purse: Purse) -> None:
    purse.faults.forgetful_save = True
    assert {failure.way for failure in run_text(STEPS, "here.yaml").failures} == {"saved"}


def test_answers_that_lead_elsewhere_are_found(purse: Purse) -> None:
    purse.faults.moody_layout = True
    verdict = run_text(STEPS, "here.yaml")
    assert only(verdict) == ("scenario-way-differs", 2)
    assert verdict.failures[0].way == "replayed"
