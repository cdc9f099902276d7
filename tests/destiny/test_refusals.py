"""What can't be answered any more is refused in a sentence, and nothing is lost."""

from __future__ import annotations

import random

import pytest

from kantyna.games.destiny.spec import DestinySpec
from kantyna.kernel.errors import IllegalAnswer
from kantyna.lang import LANGUAGES, Speaker
from kantyna.play.match import Match

SPEC = DestinySpec()
NAMES = ["Ola", "Igor"]


def test_a_die_that_left_the_pool_is_not_resolved_again_and_the_reason_is_told() -> None:
    """DE-RESOLVE-1, DE-RESOLVE-3: a page that is late still offers it."""
    match = Match.new("destiny", "duel", 2, seed=5, names=NAMES, players=["human", "human"])
    chance = random.Random(5)
    resolved: dict[int, int] = {}
    while True:
        seat = match.pending_seat
        asked = match.decision(seat)
        assert asked is not None
        if SPEC.names.decisions[asked.kind] == "action" and seat in resolved and resolved[seat] not in asked.options:
            refusal = match.why_not(seat, resolved[seat])
            if refusal is not None and refusal.said.key == "why-not-in-pool":
                break
        at = chance.randrange(len(asked.options))
        if match.options(seat)[at].verb == "resolve":
            resolved[seat] = asked.options[at]
        match.submit(seat, asked.options[at])
    answers = list(match.answers)
    with pytest.raises(IllegalAnswer) as caught:
        match.submit(seat, resolved[seat])
    assert caught.value.key == "answer-not-offered"
    assert list(match.answers) == answers
    assert refusal.rule == "DE-RESOLVE-1"
    told = {Speaker(language).refusal(SPEC, refusal, NAMES) for language in LANGUAGES}
    assert len(told) == 2
