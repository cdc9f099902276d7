"""What can't be done is refused by the rule that stands in its way, in every kind of question."""

from __future__ import annotations

import pytest

from kantyna.games.outer_rim.refusals import ANSWERS_TO
from kantyna.games.outer_rim.table import ACTED, DEFEATED, FLIPPED, REQUESTS, SPACE, OuterRim
from kantyna.games.outer_rim.vocabulary import IMPERIAL, QUESTIONS, SPACES
from kantyna.games.registry import game
from kantyna.games.rules import rules
from tests.outer_rim.laid import BLANK, FOCUS, SPEC, do, lay, options

AWAY = {
    "hutt-1": "navpoint-6-ro",
    "imperial-1": "navpoint-6-ri",
    "rebel-1": "navpoint-1-lo",
    "syndicate-1": "navpoint-1-li",
}


def rule(table: OuterRim, verb: str, what: int = 0, seat: int = 0) -> str:
    """The rule by which a verb is refused."""
    found = next(one for one in SPACE.verbs if one.name == verb)
    refusal = SPEC.why_not(table, seat, found.base + what)
    assert refusal is not None, verb
    return refusal.rule


def place(key: str) -> int:
    return SPACES.words.index(key)


def test_every_kind_of_question_has_a_rule_of_its_own() -> None:
    known = set(rules(game("outer-rim")))
    for word, cited in zip(QUESTIONS.words, QUESTIONS.rules, strict=True):
        assert cited in known, word
        assert cited != "OR-TURN-1", word


def test_every_verb_of_a_phase_exists() -> None:
    assert set(ANSWERS_TO) <= {verb.name for verb in SPACE.verbs}


@pytest.mark.rule("OR-TURN-1", "OR-PLAN-1", "OR-ACT-1", "OR-ENC-1")
@pytest.mark.parametrize(
    ("phase", "verb", "cited"),
    [
        ("action", "earn", "OR-PLAN-1"),
        ("action", "move-to", "OR-PLAN-1"),
        ("encounter", "recover", "OR-PLAN-1"),
        ("planning", "market", "OR-ACT-1"),
        ("encounter", "deliver", "OR-ACT-1"),
        ("action", "draw", "OR-ENC-1"),
        ("planning", "attempt", "OR-ENC-1"),
    ],
)
def test_what_belongs_to_another_phase_is_refused_by_that_phase(phase: str, verb: str, cited: str) -> None:
    assert rule(lay({}, phase=phase, patrols=AWAY), verb) == cited


def test_a_move_is_refused_by_distance_patrol_or_maelstrom() -> None:
    table = lay({}, "ryloth", phase="planning", patrols={**AWAY, "imperial-1": "navpoint-5-ri"})
    assert rule(table, "move-to", place("cantonica")) == "OR-MOVE-1"
    assert rule(table, "move-to", place("ryloth")) == "OR-MOVE-1"
    assert rule(table, "move-to", place("takodana")) == "OR-MOVE-4"
    inner = lay({}, "mon-calamari", phase="planning", patrols=AWAY)
    assert rule(inner, "move-to", place("kessel")) == "OR-MOVE-3"


def test_the_rule_of_each_refusal() -> None:
    hostile = lay({}, "naboo", phase="encounter", patrols={**AWAY, "hutt-1": "naboo"}, reputation={"hutt": -1})
    assert rule(hostile, "draw") == "OR-ENC-2"
    fallen = lay({}, "naboo", phase="planning", patrols=AWAY)
    fallen.count[DEFEATED[0]] = 1
    assert rule(fallen, "give", 1) == "OR-DEFEAT-4"
    table = lay({}, "naboo", patrols=AWAY, table_piles={"market": ["cargo-salvage"]})
    assert rule(table, "trade", 1) == "OR-TRADE-1"
    assert rule(table, "deliver") == "OR-DELIVER-1"
    table.count[ACTED] = 7
    table.count[REQUESTS] = 2
    assert [rule(table, verb, 1) for verb in ("trade", "request")] == ["OR-ACT-1", "OR-TRADE-7"]
    assert rule(table, "earn", seat=1) == "OR-TURN-1"
    meeting = lay({}, "naboo", phase="encounter", patrols=AWAY, table_piles={"contact-0": ["contact-greedo"]})
    assert rule(meeting, "meet", place("cantonica")) == "OR-MEET-1"


@pytest.mark.rule("OR-MARKET-2", "OR-MARKET-4")
def test_at_the_market_a_card_is_refused_by_its_own_rule() -> None:
    piles = {"market": ["bounty-greedo", "cargo-salvage", "gear-dl-44"], "deck-cargo": ["cargo-droid-parts"]}
    table = lay({}, "naboo", table_piles=piles, patrols=AWAY)
    number = {card.key: at for at, card in enumerate(SPEC.cards)}
    do(table, "market", "discard-top cargo-salvage")
    assert rule(table, "buy", number["gear-dl-44"]) == "OR-MARKET-4"
    assert rule(table, "buy", number["mod-quad-laser"]) == "OR-MARKET-3"
    assert rule(table, "discard-top", number["gear-dl-44"]) == "OR-MARKET-2"
    assert rule(table, "draw") == "OR-MARKET-2"


@pytest.mark.rule("OR-DICE-1")
def test_dice_are_changed_by_who_rolled_and_then_by_the_opponent() -> None:
    """Jyn turns a focus of her own, then Boba's jetpack works on her dice."""
    own = {"captain": ["jyn-erso"], "jobs": ["bounty-greedo"]}
    other = {"captain": ["boba-fett"], "gear": ["gear-jetpack"], "crew": ["data-greedo"]}
    table = lay(
        own,
        "naboo",
        phase="encounter",
        other=other,
        other_at="naboo",
        table_piles={"aside": ["contact-greedo"]},
        patrols=AWAY,
        rolls=[FOCUS, FOCUS, BLANK],
    )
    do(table, "hunt-crew data-greedo", "yes")
    assert table.asked == 0
    assert rule(table, "earn") == "OR-DICE-1"
    do(table, "react jyn-erso")
    assert table.asked == 1
    assert "react gear-jetpack" in options(table)


@pytest.mark.rule("OR-TEXT-1", "OR-TEXT-2")
def test_a_card_that_leaves_a_choice_is_settled_first() -> None:
    piles = {"encounters-cantonica-ord-mantell": ["cantonica-ord-mantell-03"]}
    table = lay({}, "ord-mantell", phase="encounter", credits=2000, table_piles=piles, patrols=AWAY)
    do(table, "draw")
    assert rule(table, "earn") == QUESTIONS.rules[table.asked_kind]
    assert options(table) == ["yes", "no", "give 1"]


@pytest.mark.rule("OR-PATROL-9")
def test_jyn_sends_a_patrol_that_comes_for_her_to_somebody_else() -> None:
    piles = {"market": ["gear-dl-44"], "deck-gear-mod": ["mod-quad-laser"]}  # an Imperial icon, 4 spaces
    table = lay(
        {"captain": ["jyn-erso"]},
        "naboo",
        credits=3000,
        table_piles=piles,
        other_at="ryloth",
        patrols={**AWAY, "imperial-1": "navpoint-5-lo"},
    )
    table.write_mark(FLIPPED, table.captain(0), 1)
    do(table, "market", "buy gear-dl-44")
    assert rule(table, "earn") == "OR-PATROL-9"
    do(table, "target 1")
    while "step-to navpoint-5-li" in options(table) or "step-to ryloth" in options(table):
        do(table, next(option for option in options(table) if option.startswith("step-to")))
    assert SPACES.words[table.place_of(table.patrol(IMPERIAL))] == "ryloth"
