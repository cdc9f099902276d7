"""Seeded games are the games they were: kept digests of a pinned revision, and what a trace must and must not tell."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kantyna.arena.harness import surface, trace
from kantyna.arena.harness.surface import Game, Way
from kantyna.games.registry import GAMES

KEPT: dict[str, Any] = json.loads(Path(__file__).with_name("kept.json").read_text())
DUEL = Way("star-realms", "duel", 2, {})
CARD_GAME = Way("card-game", "duel", 2, {"dark": "sith", "light": "jedi"})


def called(kept: dict[str, Any]) -> str:
    game, variant, seats, settings = kept["way"]
    return "-".join([game, variant, str(seats), *(str(value)[:20] for value in settings.values())])


@pytest.mark.parametrize("kept", KEPT["traces"], ids=called)
def test_games_are_the_games_they_were(kept: dict[str, Any]) -> None:
    """Where one is not, `python -m tests.traces --choices --game GAME` shows the decision."""
    way = Way(*kept["way"])
    found = [trace.digest(way, seed, KEPT["most"], choices=True) for seed in kept["seeds"]]
    assert found == [digest.split()[0] for digest in kept["choices"]]


@pytest.mark.parametrize("kept", KEPT["traces"], ids=called)
def test_only_games_of_changed_rules_were_renewed(kept: dict[str, Any]) -> None:
    """A digest with a rules number is of this program and not of the pinned revision; so are all of a later game."""
    number = GAMES[kept["way"][0]].rules_number
    later = kept.get("later", False)
    renewed = [int(digest.split()[2]) for digest in kept["choices"] if " " in digest]
    assert all((1 if later else 2) <= one <= number for one in renewed)
    assert not later or len(renewed) == len(kept["choices"])


def test_every_way_to_play_is_kept() -> None:
    assert [Way(*kept["way"]) for kept in KEPT["traces"]] == [
        way for game in surface.games() for way in surface.ways(game)
    ]


@pytest.fixture
def renumbered(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Makes an engine whose codes run the other way."""
    question, answer = Game.question, Game.answer

    def asked(self: Game) -> surface.Question | None:
        found = question(self)
        if found is None:
            return None
        # What has the same name keeps its order, as the harness wants it.
        codes = [1_000_000 - at for at in range(len(found.options))][::-1]
        self.codes = {code: option[1] for code, option in zip(codes, found.options, strict=True)}  # type: ignore[attr-defined]  # for this test
        return found._replace(options=[(name, code) for code, (name, _) in zip(codes, found.options, strict=True)])

    def answered(self: Game, code: int) -> list[surface.EventName]:
        return answer(self, self.codes[code])  # type: ignore[attr-defined]  # as above

    def renumber() -> None:
        monkeypatch.setattr(Game, "question", asked)
        monkeypatch.setattr(Game, "answer", answered)

    return renumber


def test_codes_do_not_matter(renumbered: Callable[[], None]) -> None:
    before = trace.lines_until_error(DUEL, 1, 200)
    renumbered()
    assert trace.lines_until_error(DUEL, 1, 200) == before
    assert not any("1000000" in line for line in before)


def test_a_trace_is_of_its_seed() -> None:
    assert trace.digest(DUEL, 4, 100) == trace.digest(DUEL, 4, 100) != trace.digest(DUEL, 5, 100)


def test_choices_leave_out_questions_with_one_answer_and_keep_what_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine that does not put such questions at all gives the same trace."""
    before = trace.lines_until_error(CARD_GAME, 0, 3000, choices=True)
    asked = [line for line in before if ": [" in line]
    assert asked
    assert all(line.count("('") > 1 for line in asked)
    assert trace.lines_until_error(CARD_GAME, 0, 3000) != before
    answer = Game.answer

    def skipping(self: Game, code: int) -> list[surface.EventName]:
        events = answer(self, code)
        while (pending := self.question()) is not None and len(pending.options) == 1:
            events += answer(self, pending.options[0][1])
        return events

    monkeypatch.setattr(Game, "answer", skipping)
    assert trace.lines_until_error(CARD_GAME, 0, 3000, choices=True) == before


def test_a_card_that_nobody_may_know_is_not_named() -> None:
    class Hidden:
        kind, seat, card, number, other, known, source = 0, 1, 0, 1, -1, 0, -1

    game = Game(DUEL, 0)
    assert game._event(Hidden())[2] == surface.UNKNOWN


def test_an_engine_that_breaks_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Game, code: int) -> list[surface.EventName]:
        raise ZeroDivisionError("no")

    monkeypatch.setattr(Game, "answer", broken)
    assert trace.digest(DUEL, 0, 10) == trace.lines_until_error(DUEL, 0, 10)[-1] == "! ZeroDivisionError: no"
