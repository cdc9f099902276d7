"""A kept game looked at again: right where one can check it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from kantyna.arena import analysis
from kantyna.arena.analysis import (
    ENOUGH,
    MISTAKE,
    Analysis,
    Judged,
    _compared,
    _judged,
    _leads_to,
    _not_too_late,
    _of_its_kind,
    _weighed_again,
    _wins,
    analyse,
    hundredths,
    judge,
    looked_back,
)
from kantyna.arena.bar_chart import chances
from kantyna.commands.analyse import signed
from kantyna.games.registry import GAMES, game
from kantyna.games.star_realms.turn.main import END
from kantyna.kernel.engine import advance, submit
from kantyna.kernel.event import Log
from kantyna.kernel.playout import sensible_game
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.table import Table
from kantyna.lang import LANGUAGES, Speaker
from kantyna.lang.card_book import called
from kantyna.play.match import Match
from kantyna.play.replay import Replay
from kantyna.play.scenario_reader import read_position
from kantyna.play.scenario_runner import stand
from kantyna.play.yaml_lines import documents
from kantyna.players import make
from kantyna.players.ismcts import Runner, Search
from tests.players.whole_game import played_out

KEPT = Path(__file__).parents[1] / "kept" / "files"


def played(seed: int, players: tuple[str, str], name: str = "star-realms", variant: str = "duel") -> Match:
    """A whole game between two bots."""
    match = Match.new(name, variant, 2, seed=seed)
    return played_out(match, [make(name, at) for at, name in enumerate(players)])


def last_choice(match: Match) -> tuple[int, int]:
    """The last step at which the winner could have ended the turn instead of winning in it, and the answer that won."""
    replay = match.replay()
    table = game("star-realms").new("duel", 2, {}, replay.seed)
    found = (-1, -1)
    for step, code in enumerate(replay.answers):
        if table.options.has(END.base):
            found = (step, code)
        advance(table, code, Log(True))
    assert found[1] != END.base
    return found


def test_a_forced_win_that_was_missed_is_called_a_mistake() -> None:
    match = played(3, ("greedy", "greedy"))
    step, winning = last_choice(match)
    missed = match.at(step)
    seat = missed.pending_seat
    missed.submit(seat, END.base)
    (found,) = judge(missed.replay().to_bytes(), step, step + 1, 200, 0)
    assert (found.step, found.seat, found.played) == (step, seat, END.base)
    assert found.is_mistake
    assert found.best == winning
    assert found.chance == 1000
    # The better line is legal and wins.
    assert found.line[0] == winning
    assert found.wins
    line = match.at(step)
    for code in found.line:
        line.submit(line.pending_seat, code)
    assert line.over
    assert line.score(seat) == 1000
    # Who took it made none.
    assert all(one.loss == 0 for one in judge(match.replay().to_bytes(), step, step + 1, 200, 0))


def wins_for_certain(match: Match, seat: int, code: int) -> bool:
    """Does an answer end the game with a win on every table that the seat can imagine, whatever the dice?"""
    view = match.view(seat)
    for seed in range(16):
        table = match.spec.determinize(view, Dice(seed))
        advance(table, code, Log(True))
        if table.outcome is None or match.spec.score(table, seat) < 1000:
            return False
    return True


def loses_by_thumb(match: Match, seat: int) -> bool:
    """Do rules of thumb, for all seats, lose from here?"""
    setup = match.replay()
    table = match.spec.new(setup.variant, setup.seats, dict(setup.settings), setup.seed)
    for code in match.answers:
        advance(table, code, Log(True))
    sensible_game(table, match.spec.heuristics, Dice(1), 0, Log(True))
    return match.spec.score(table, seat) < 1000


def missed_wins(matches: Iterable[Match]) -> Iterator[tuple[Match, int]]:
    """Games whose last answer won for certain but could have been another, after which rules of thumb lose: the game
    with that instead, and the answer that won."""
    for match in matches:
        step = len(match.answers) - 1
        before = match.at(step)
        seat = before.pending_seat
        won = match.answers[step]
        if not wins_for_certain(before, seat, won):
            continue
        for option in before.options(seat):
            missed = before.fork()
            missed.submit(seat, option.code)
            if option.code != won and loses_by_thumb(missed, seat):
                yield missed, won
                break


def is_called_a_mistake(missed: Match, won: int) -> None:
    step = len(missed.answers) - 1
    (judged,) = judge(missed.replay().to_bytes(), step, step + 1, 100, 0)
    assert judged.is_mistake
    assert judged.wins
    assert (judged.chance, judged.best, judged.line) == (1000, won, (won,))


@pytest.mark.parametrize("name", ["deckbuilding", "destiny"])
def test_every_win_at_hand_that_was_missed_is_called_a_mistake(name: str) -> None:
    kept = [Match.load(Replay.read(file)) for file in sorted(KEPT.glob(f"{name}.*.greedy.json"))]
    found = list(missed_wins(kept))
    assert found
    for missed, won in found:
        is_called_a_mistake(missed, won)


@pytest.mark.parametrize(("name", "variant", "seed"), [("card-game", "duel", 6), ("outer-rim", "first-game", 4)])
def test_a_win_that_was_missed_is_called_a_mistake(name: str, variant: str, seed: int) -> None:
    # Few of their games end by an answer that could have been another: this one does.
    missed, won = next(missed_wins(played(at, ("greedy", "greedy"), name, variant) for at in count(seed)))
    is_called_a_mistake(missed, won)


def laid(given: str) -> tuple[GameSpec, Table]:
    """A table of Star Realms laid out by card names."""
    (item,) = documents(f"{{game: star-realms, given: {given}}}")
    spec, scene = read_position(item, called)
    return spec, stand(spec, scene)


def test_a_win_in_several_answers_is_certain_though_imagined_games_miss_it_now_and_then() -> None:
    spec, table = laid(
        "{seat 1: {authority: 3, hand: [Blob Fighter, Trade Pod, Viper], combat: 2, deck: [Scout x5]},"
        " seat 2: {authority: 8, hand: [Dreadnaught, Battle Mech]}}"
    )
    found = _judged(spec, table, 0, END.base, 60, Dice(1))
    assert found is not None
    assert (found.is_mistake, found.wins, found.chance) == (True, True, 1000)
    assert len(found.line) > 3
    for code in found.line:
        submit(table, table.asked, code)
    assert spec.score(table, found.seat) == 1000
    # A win that a draw decides is none.
    spec, table = laid("{seat 1: {hand: [Survey Ship], combat: 2, deck: [Viper, Scout]}, seat 2: {authority: 3}}")
    survey = spec.space.named("play").base + next(at for at, card in enumerate(spec.cards) if card.key == "survey-ship")
    attack = spec.space.named("attack")
    assert not _wins(spec, table, table.asked, [survey, attack.base + 1], Dice(1))


@pytest.mark.parametrize(("loss", "told"), [(60, "buy ram"), (40, "buy ram"), (30, "attack")])
def test_the_purchase_after_an_attack_is_told_next_to_another_purchase(
    monkeypatch: pytest.MonkeyPatch, loss: int, told: str
) -> None:
    """If it is as good without the attack."""
    spec, table = laid("{seat 1: {trade: 3, combat: 1}, table: {trade-row: [Ram]}}")
    options = [spec.option(table, code) for code in table.options.listed()]
    codes = {f"{one.verb} {one.name}".strip(): one.code for one in options}
    course = ([codes["attack"], codes["buy ram"], END.base], table)
    monkeypatch.setattr("kantyna.arena.analysis._line", lambda *_: course)
    monkeypatch.setattr("kantyna.arena.analysis._weighed_again", lambda spec, view, one, *_: replace(one, loss=loss))
    sure = Judged(0, 1, table.asked, codes["buy explorer"], codes["attack"], 700, 60)
    view = spec.view(table, table.asked)
    assert _compared(spec, view, sure, 400, Dice(1)) == replace(sure, best=codes[told])
    ended = replace(sure, played=END.base)
    assert _compared(spec, view, ended, 400, Dice(1)) == ended


def test_what_only_looked_better_by_luck_is_no_mistake() -> None:
    """In which order a first hand is played out makes no difference, however sure the search was."""
    match = Match.new("star-realms", "duel", 2, seed=2)
    seat = match.pending_seat
    one, other = {option.code for option in match.options(seat) if option.verb == "play"}
    sure = Judged(0, 1, seat, one, other, 700, 300)
    again = _weighed_again(match.spec, match.view(seat), sure, 64, Dice(1))
    assert (again.best, again.loss, again.is_mistake) == (one, 0, False)


def test_what_can_still_be_done_is_not_lost() -> None:
    """The cards of a hand are played in any order; but a turn that is over is over."""
    spec = game("star-realms")
    table = spec.new("duel", 2, {}, 2)
    one, other, end = table.options.listed()
    sure = Judged(0, 1, table.asked, one, other, 500, 300)
    assert not _not_too_late(spec, table, sure, 200, Dice(1)).is_mistake
    ended = replace(sure, played=end)
    assert _not_too_late(spec, table, ended, 200, Dice(1)) == ended


def test_next_to_a_purchase_another_one_is_told_as_better() -> None:
    """An attack goes with any purchase: that it was as good as the better one tells nobody what was wrong."""
    spec = game("star-realms")
    buy, attack = spec.space.named("buy").base, spec.space.named("attack").base
    scores = {buy: 300, buy + 1: 440, buy + 2: 452, attack: 520}
    racing = []
    for code, score in scores.items():
        racing.append(Runner(code))
        racing[-1].scores = [score + (60 if code != attack and at % 2 else -60) for at in range(24)]
    mine, _, other, best = racing
    assert _of_its_kind(spec, racing, best, mine) is other
    # One that is clearly worse is not told instead, and what has nothing of its kind stays.
    other.scores = racing[1].scores = [score - 200 for score in best.scores]
    assert _of_its_kind(spec, racing, best, mine) is best
    assert _of_its_kind(spec, [best, mine], best, mine) is best


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_is_used_against_a_seat(name: str) -> None:
    """However that is dealt which it could not know, the judgement is the same; only the cards of a better line are
    those that really came."""
    way, dice = game(name).variants()[0], Dice(3)
    table = game(name).new(way.name, way.fewest, {}, 5)
    compared = 0
    for step in range(60):
        code = table.options.listed()[dice.below(table.options.count)]
        if table.options.count > 1 and step % 12 == 0:
            other = table.clone()
            game(name).resample(other, table.asked, dice)
            one, same = (_judged(game(name), there, step, code, 32, Dice(step)) for there in (table, other))
            if one is not None and same is not None:
                assert replace(one, line=(), wins=False) == replace(same, line=(), wins=False)
                compared += 1
        advance(table, code, Log(True))
    assert compared


def test_an_analysis_is_the_same_however_many_share_it() -> None:
    replay = played(1, ("greedy", "random")).at(24).replay()
    told: list[tuple[int, int]] = []
    alone = analyse(replay, 64, 1, 5, lambda done, total: told.append((done, total)))
    assert told[-1] == (24, 24)
    assert analyse(replay, 64, 2, 5) == alone
    assert alone.scores == (-1, -1)
    assert alone.fortunes() == []
    assert alone.json()["iterations"] == 64


def test_luck_mistakes_and_gifts_add_up_to_the_result() -> None:
    judged = (
        Judged(0, 1, 0, 5, 5, 500, 0),
        Judged(3, 2, 1, 5, 6, 450, 150),
        Judged(7, 3, 0, 4, 8, 700, 60),
        Judged(9, 4, 1, 4, 4, 300, 20),
    )
    analysis = Analysis(2, 100, judged, (1000, 0))
    assert [one.step for one in analysis.mistakes] == [3, 7]
    for swing in analysis.swings():
        assert swing.before - swing.lost + swing.given + swing.luck == swing.after
    assert [(one.step, one.seat, one.lost, one.given, one.luck) for one in analysis.swings()] == [
        (7, 0, 0, 150, 50),
        (9, 1, 150, 60, -60),
        (10, 0, 60, 20, 340),
        (10, 1, 20, 0, -280),
    ]
    for fortune in analysis.fortunes():
        assert fortune.first - fortune.lost + fortune.given + fortune.luck == fortune.score
    # In hundredths, too, however they are rounded.
    odd = Analysis(2, 100, tuple(replace(one, chance=one.chance - 4, loss=one.loss + 7) for one in judged), (1000, 0))
    for told in odd.fortunes():
        kept = hundredths(told.first) - hundredths(told.lost) + hundredths(told.given)
        assert kept + told.luck_told == hundredths(told.score)
    for swing in odd.swings():
        kept = hundredths(swing.before) - hundredths(swing.lost) + hundredths(swing.given)
        assert kept + swing.luck_told == hundredths(swing.after)
    assert analysis.curve(0) == [(0, 500), (7, 700), (10, 1000)]
    picture = chances(analysis, 0, 20, 4)
    assert len({len(line) for line in picture}) == 1
    assert picture[0].endswith("█│")


def test_what_shows_to_be_worth_more_before_anything_new_is_seen_was_worth_it_before() -> None:
    judged = (
        Judged(0, 1, 0, 5, 6, 640, 46, leads_to=2),
        Judged(1, 1, 1, 5, 5, 300, 0),
        Judged(2, 1, 0, 5, 5, 690, 0, leads_to=4),
        Judged(4, 1, 0, 5, 7, 990, 270, leads_to=6),
        Judged(6, 1, 0, 5, 5, 740, 0),
        Judged(8, 2, 0, 5, 5, 990, 0),
    )
    found = looked_back(judged)
    assert [(one.step, one.chance, one.loss) for one in found] == [
        *((0, 990, 0), (1, 300, 0), (2, 990, 0), (4, 990, 270), (6, 740, 0), (8, 990, 0))
    ]
    assert found[0].best == found[0].played
    # What differs by no more than imagined games do stays.
    close = (judged[4], replace(judged[5], step=7, chance=740 + MISTAKE - 1))
    assert looked_back([replace(close[0], leads_to=7), close[1]]) == (replace(close[0], leads_to=7), close[1])


def test_an_answer_leads_to_the_next_choice_unless_something_new_is_seen() -> None:
    spec, table = laid("{seat 1: {hand: [Blob Fighter, Viper, Survey Ship], trade: 1, deck: [Scout x3]}, seat 2: {}}")
    options = {spec.option(table, code).name: code for code in table.options.listed()}
    assert _leads_to(spec, table, 7, options["viper"]) == 8
    assert _leads_to(spec, table, 7, options["survey-ship"]) == -1  # it draws a card
    assert _leads_to(spec, table, 7, END.base) == -1


def test_a_chance_rests_on_enough_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """However soon the search is sure of the answer."""
    match, fewest = played(5, ("greedy", "random"), "destiny"), []
    counted = analysis._chance

    def chance(search: Search, one: Runner, wanted: int) -> int:
        told = counted(search, one, wanted)
        fewest.append(len(one.scores))
        return told

    monkeypatch.setattr(analysis, "_chance", chance)
    judge(match.replay().to_bytes(), 0, 12, 120, 0)
    assert min(fewest) >= 120 // ENOUGH


def test_what_is_nothing_in_points_has_no_sign() -> None:
    assert [signed(thousandths) for thousandths in (0, 3, -3, 126, -126)] == ["0", "0", "0", "+13", "−13"]
    for language in LANGUAGES:
        nothing = signed(0)
        told = Speaker(language).text(
            None, "cli-analyse-fortune", name="Ann", first=50, lost=nothing, given=nothing, luck=nothing
        )
        assert not set("+−") & set(told)
