"""Every rule has a test, every rule that is cited exists, every card is named in a scenario, every game ends."""

import re
from pathlib import Path

import pytest

from kantyna.games.card_game import spec
from kantyna.games.rules import rules
from kantyna.kernel.engine import LIMIT, submit
from kantyna.play.coverage import coverage
from tests.card_game.tables import SPEC, table

HERE = Path(__file__).parent


def test_every_rule_has_a_test() -> None:
    found = coverage("card-game", HERE)
    assert found.untested == []
    assert found.unknown == {}


def test_every_rule_a_refusal_cites_exists() -> None:
    source = "\n".join(file.read_text("utf-8") for file in Path(str(spec.__file__)).parent.rglob("*.py"))
    cited = set(re.findall(r'"(CG-[A-Z]+-\d+)"', source))
    assert len(cited) > 20
    assert cited <= set(rules(SPEC))


def test_every_card_is_named_in_a_scenario() -> None:
    text = "\n".join(file.read_text("utf-8") for file in HERE.rglob("scenarios/**/*.yaml"))
    plain = re.sub(r"[^a-z0-9]", "", text.casefold().replace("’", ""))
    missing = [card.key for card in SPEC.cards if card.key.replace("-", "") not in plain]
    assert missing == []


@pytest.mark.rule("CG-TABLE-4")
def test_twenty_thousand_decisions_are_a_draw() -> None:
    laid = table("seat 1: {hand: [rancor]}\nseat 2: {hand: [yoda]}")
    laid.decisions = LIMIT - 1
    assert laid.pending is not None
    submit(laid, laid.pending.seat, laid.pending.options[-1])
    assert laid.outcome is not None
    assert laid.outcome.winners == []
    assert [SPEC.score(laid, seat) for seat in (0, 1)] == [500, 500]
    refusal = SPEC.why_not(laid, 0, 0)
    assert refusal is not None
    assert refusal.rule == "CG-TABLE-4"
