"""Advice to a person."""

import pytest

from kantyna.games.registry import game
from kantyna.kernel.body import Options
from kantyna.lang import Speaker
from kantyna.play.match import Match
from kantyna.players.advice import Advice, advise
from kantyna.players.factory import make
from kantyna.players.paired_rollouts import LATER, Difference, Side, _good, differences

SPEC = game("star-realms")


def advice(seed: int) -> tuple[list[int], Advice]:
    table = SPEC.new("duel", 2, {}, seed)
    assert table.pending is not None
    heard: list[float] = []
    found = advise(SPEC, SPEC.view(table, table.pending.seat), seed, heard.append)
    assert all(0.0 <= part <= 1.0 for part in heard)
    return table.pending.options, found


def test_it_is_one_of_the_options_with_a_chance_and_a_next_best() -> None:
    for seed in range(4):
        options, found = advice(seed)
        assert found.code in options
        if found.games:
            assert 0 <= found.chance <= 1000
            assert found.other in options
            assert found.other != found.code
            assert 0 <= found.other_chance <= 1000


def attack_or_end() -> tuple[Match, int, int]:
    """A table at which one may attack or leave it at that, and the codes of both."""
    match, player = Match.new("star-realms", "duel", 2, seed=3, names=["Ola", "Igor"]), make("greedy", 3)
    while True:
        asked = match.decision(match.pending_seat)
        assert asked is not None
        codes = {option.verb: option.code for option in match.options(asked.seat)}
        if codes.keys() == {"attack", "end"}:
            return match, codes["attack"], codes["end"]
        match.submit(asked.seat, player.choose(match.spec, match.view(asked.seat), asked))


def test_it_tells_what_an_attack_takes_next_to_ending_the_turn() -> None:
    match, attack, end = attack_or_end()
    seat = match.pending_seat
    seen = differences(match.spec, match.view(seat), attack, end, 1)
    combat = next(one.value for one in match.view(seat).counters if match.spec.names.counters[one.kind] == "combat")
    assert Difference("counter-authority", 1 - seat, -combat) in seen
    facts = Advice(attack, 600, 40, end, 400, seen).facts(["Ola", "Igor"])
    told = Speaker("en").advice(match.spec, 40, 600, "End the turn", 400, facts)
    assert f"{['Ola', 'Igor'][1 - seat]}: authority −{combat}" in told
    assert "End the turn" in told
    assert Speaker("pl").advice(match.spec, 40, 600, "Zakończ turę", 400, []).startswith("Przemyślano 40")


def worth_a_thought() -> Match:
    """A table at which more than one answer is worth trying."""
    match, player = Match.new("star-realms", "duel", 2, seed=3, names=["Ola", "Igor"]), make("greedy", 3)
    while True:
        seat, sensible = match.pending_seat, Options()
        asked, view = match.decision(seat), match.view(seat)
        assert asked is not None
        match.spec.heuristics.worth_trying(match.spec.determinize(view, player.dice), sensible)
        if sensible.count > 1:
            return match
        match.submit(seat, player.choose(match.spec, view, asked))


def test_reasons_that_the_next_turn_does_not_show_are_looked_for_later(monkeypatch: pytest.MonkeyPatch) -> None:
    match = worth_a_thought()
    dealt = Difference("counter-authority", 1 - match.pending_seat, -4)
    looked: list[int] = []

    def shown(*asked: object, turns: int = 1, **_: object) -> list[Difference]:
        looked.append(turns)
        return [dealt] if turns > 1 else []

    monkeypatch.setattr("kantyna.players.advice.differences", shown)
    monkeypatch.setattr("kantyna.players.advice.LITTLE", -1001)  # however close both are
    found = advise(match.spec, match.view(match.pending_seat), 1, lambda _: None)
    assert found.games
    assert (found.seen, found.later, looked) == ([dealt], True, [1, LATER])
    told = Speaker("en").advice(match.spec, 40, 600, "End the turn", 400, found.facts(["Ola", "Igor"]), found.later)
    assert told.startswith("A few turns on")


def test_a_reason_speaks_for_the_answer_whose_it_is() -> None:
    match, attack, end = attack_or_end()
    view, other = match.view(match.pending_seat), 1 - match.pending_seat

    def taken(code: int, instead: int) -> list[int]:
        seen = differences(match.spec, view, code, instead, 1)
        return [one.by for one in seen if (one.what, one.seat) == ("counter-authority", other)]

    (by,) = taken(attack, end)
    assert by < 0
    assert taken(end, attack) == [], "what is spared speaks for nobody"


def test_whether_more_is_better_is_told_by_tables_that_have_more() -> None:
    sides = (Side(), Side())
    for side in sides:
        for at in range(8):
            side.facts.append(
                {("spent", 0): -at, ("cards", 0): 2, ("cards", 1): 2, ("dial", -1): at, ("noise", -1): at % 2}
            )
            side.worth.append(500 + 10 * at)
    # Of what is always the same, more of one's own is better; what was spent on something is no reason for it.
    keys = [("spent", 0), ("cards", 0), ("cards", 1), ("cards", -1), ("dial", -1), ("noise", -1)]
    assert [_good(key, *sides, own=[0]) for key in keys] == [0, 1, -1, 0, 1, 0]


def test_facts_of_one_seat_are_told_together() -> None:
    facts = [("counter-authority", "Ola", 8), ("counter-trade", "Jan", -2), ("zone-bases", "Ola", 1)]
    assert Speaker("en").facts(SPEC, facts) == "Ola: authority +8 and bases in play +1; Jan: trade −2"
    assert Speaker("pl").facts(SPEC, facts) == "Ola: autorytet +8 i bazy w grze +1; Jan: handel −2"


def test_what_comes_out_alike_is_said_to() -> None:
    for language, other, told in (("en", "Pass", "“Pass” leads to the same"), ("pl", "Pas", "„Pas” prowadzi do tego")):
        said = Speaker(language).advice(SPEC, 72, 484, other, 480, []).replace("\N{NO-BREAK SPACE}", " ")
        assert told in said
        assert said.count("48%") == 1


def test_what_makes_little_difference_is_said_to() -> None:
    for language, told in (("en", "It makes little difference"), ("pl", "Różnica jest niewielka")):
        said = Speaker(language).advice(SPEC, 72, 484, "Pas", 470, []).replace("\N{NO-BREAK SPACE}", " ")
        assert said.startswith(told)
        assert "48%" in said
        assert "47%" in said
