"""Whoever uses an environment wrongly is told in a sentence what was wrong, and nothing has changed."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import numpy as np
import pyspiel
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import data_equivalence

import kantyna
from kantyna.games.registry import GAMES
from kantyna.kernel.errors import IllegalAnswer
from kantyna.play.match import Match
from kantyna.research import aec, dataset, solo, spiel
from kantyna.research.game import Game
from kantyna.research.vector import Games

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")


def seats(name: str = "star-realms", **more: Any) -> Any:
    env = aec.env(name, **more)
    env.reset(seed=1)
    return env


def alone(**more: Any) -> Any:
    env = solo.SoloEnv("star-realms", seat=0, **more)
    env.reset(seed=1)
    return env


def many(count: int = 2) -> Any:
    games = Games("star-realms", count=count)
    games.reset(seed=1)
    return games


def over(env: Any) -> Any:
    """Played to its end by chance."""
    rng = np.random.default_rng(0)
    while not env.position.over:
        env.step(int(rng.choice(env.position.legal())))
    return env


SENTENCES: list[tuple[Callable[[], object], str]] = [
    (lambda: Game(cast(str, None)), "“None” can’t be game: a text is wanted"),
    (lambda: Game("star-realms", cast(str, 3)), "“3” can’t be variant: a text is wanted"),
    (lambda: Game("star-realms", seats=cast(int, "2")), "“2” can’t be seats: a whole number is wanted"),
    (lambda: Game("star-realms", seats=cast(int, 2.0)), r"“2\.0” can’t be seats: a whole number is wanted"),
    (lambda: Game("star-realms", settings=cast(Any, [1])), "can’t be settings: names with values are wanted"),
    (lambda: aec.env("star-realms", render_mode="human"), "“human” can’t be render_mode. Known: ansi"),
    (lambda: alone(render_mode="human"), "“human” can’t be render_mode. Known: ansi"),
    (lambda: aec.env("star-realms").reset(seed=cast(int, "a")), "“a” can’t be seed: a whole number is wanted"),
    (lambda: Games("star-realms").reset(seed=cast(int, 1.5)), r"“1\.5” can’t be seed: a whole number is wanted"),
    (lambda: seats().step("end"), "“end” can’t be action: a whole number is wanted"),
    (lambda: seats().step(None), "“None” can’t be action: a whole number is wanted"),
    (lambda: seats().step(1.5), r"“1\.5” can’t be action: a whole number is wanted"),
    (lambda: alone().step(float("nan")), "“nan” can’t be action: a whole number is wanted"),
    (lambda: seats().observe("seat_7"), "“seat_7” can’t be agent. Known: seat_0, seat_1"),
    (lambda: seats().action_space("seat_7"), "“seat_7” can’t be agent"),
    (lambda: seats().position.row(7), "There is no seat 7. Seats are counted from 0 to 1"),
    (lambda: seats().position.row(-1), "There is no seat -1"),
    (lambda: seats().position.row("seat_0"), "“seat_0” can’t be seat: a whole number is wanted"),
    (lambda: seats().position.view(7), "There is no seat 7"),
    (lambda: seats().position.imagine(2, 1), "There is no seat 2"),
    (lambda: seats().position.reward(2), "There is no seat 2"),
    (
        lambda: seats().put(Game("destiny").start(1)),
        "“kantyna/Destiny-duel-v0” can’t be put here: a position of kantyna/StarRealms-duel-v0 is wanted, seats: 2",
    ),
    (
        lambda: seats().put(Game("star-realms", "free-for-all", 3).start(1)),
        "a position of kantyna/StarRealms-duel-v0 is wanted, seats: 2",
    ),
    (lambda: seats().put(3), "“3” can’t be put here"),
    (lambda: aec.env("star-realms", observation="rows"), "“rows” can’t be observation. Known: counts, cards, json"),
    (lambda: alone(observation=None), "“None” can’t be observation. Known: counts, cards, json"),
    (lambda: Games("star-realms", seed=cast(int, "a")), "“a” can’t be seed: a whole number is wanted"),
    (lambda: seats().position.cards(7), "There is no seat 7. Seats are counted from 0 to 1"),
    (
        lambda: seats().put(Game("star-realms", compact=True).start(1)),
        "“kantyna/StarRealms-duel-v0” can’t be put here",
    ),
    (lambda: Game("star-realms").action(-1), "“-1” can’t be action: a whole number from 0 to 3,071"),
    (lambda: Game("star-realms").action(10**30), "can’t be action: a whole number from 0 to 3,071"),
    (lambda: Game("star-realms", compact=True).action(3071), "can’t be action: a whole number from 0 to 1,372"),
    (lambda: solo.SoloEnv("star-realms", opponents="greedy"), "“greedy” can’t be opponents: a list of texts is wanted"),
    (lambda: solo.SoloEnv("star-realms", opponents=cast(Any, None)), "“None” can’t be opponents: a list of texts"),
    (lambda: solo.SoloEnv("star-realms", opponents=("human",)), "Only bots play here"),
    (lambda: solo.SoloEnv("star-realms", seat=cast(int, "seat_0")), "“seat_0” can’t be seat: a whole number is wanted"),
    (lambda: Games("star-realms", opponents="greedy"), "“greedy” can’t be opponents: a list of texts is wanted"),
    (lambda: Games("star-realms", count=0), "“0” can’t be count: a whole number from 1 to"),
    (lambda: Games("star-realms", count=cast(int, "3")), "“3” can’t be count: a whole number is wanted"),
    (lambda: Games("star-realms", count=2).reset(seed=[1]), "One seed is wanted, or one for each table; tables: 2"),
    *[
        (lambda actions=actions: many().step(actions), "A whole number for each table is wanted, its action; tables: 2")
        for actions in (None, 3, [1], [1, 2, 3], [[1], [2]], [0.0, 0.0], ["a", "b"])
    ],
    (lambda: spiel_state().resample_from_infostate(7, lambda: 0.5), "There is no seat 7"),
    (lambda: spiel_state().action_to_string(0, 10**7), "“10000000” can’t be action"),
    (lambda: list(dataset.rows([cast(Any, "match.json")])), "“match.json” is no replay"),
]


def spiel_state() -> Any:
    spiel.register()
    state = pyspiel.load_game("python_kantyna_star_realms").new_initial_state()
    state.apply_action(1)
    return state


@pytest.mark.parametrize(("use", "sentence"), SENTENCES)
def test_what_can_not_be_is_told_in_a_sentence(use: Callable[[], object], sentence: str) -> None:
    with pytest.raises(kantyna.Error, match=sentence):
        use()


@pytest.mark.parametrize("action", [5, -1, 10**9, 10**30, -(10**30)])
def test_an_action_that_is_not_offered_is_told_with_those_that_are(action: int) -> None:
    env = seats()
    offered = ", ".join(map(str, env.position.legal()))
    with pytest.raises(IllegalAnswer) as told:
        env.step(action)
    assert str(told.value) == f"“{action}” is not possible now. Possible: {offered}."
    assert alone().step(action)[4]["illegal"]


def test_many_tables_tell_whose_action_is_not_offered() -> None:
    games = many(3)
    _, infos = games.reset(seed=2)
    for wrong in (3071, -1):
        with pytest.raises(IllegalAnswer, match=rf"“actions\[1\] = {wrong}” is not possible now\. Possible: \d+"):
            games.step(np.array([infos["legal"][0, 0], wrong, infos["legal"][2, 0]]))


def test_a_game_that_is_over_takes_no_answer() -> None:
    position = over(seats()).position
    for answer in (position.play, position.answer):
        with pytest.raises(IllegalAnswer, match="The match is over"):
            answer(0)
    with pytest.raises(ResetNeeded, match="over"):
        over(alone()).step(0)
    env = over(seats())
    for _ in env.possible_agents:
        env.step(None)
    for use in (lambda: env.step(None), env.last):
        with pytest.raises(ResetNeeded, match="over"):
            use()


@pytest.mark.parametrize("use", [lambda games: games.step(np.zeros(2, np.int64)), lambda games: games.masks()])
def test_tables_that_were_not_reset_say_so(use: Callable[[Games], object]) -> None:
    with pytest.raises(ResetNeeded, match=r"before reset\(\)"):
        use(Games("star-realms", count=2))


def test_seeds_may_be_numbers_of_numpy_and_a_table_may_have_its_own() -> None:
    one, other = seats(), seats()
    one.reset(seed=np.int64(3))
    other.reset(seed=3)
    assert one.position.digest() == other.position.digest()
    rows, _ = Games("star-realms", count=3).reset(seed=[1, 2, 1])
    assert (rows[0] == rows[2]).all()
    assert (rows[0] != rows[1]).any()
    same, _ = Games("star-realms", count=2).reset(seed=[2, None])
    assert (rows[1] == same[0]).all()


@pytest.mark.parametrize(("kind", "compact"), [("counts", False), ("cards", True), ("json", False)])
@pytest.mark.parametrize("name", GAMES)
def test_environments_are_copied_and_pickled_in_the_middle_of_a_game(name: str, kind: str, compact: bool) -> None:
    env = seats(name, observation=kind, compact=compact)
    many_games = Games(name, count=2, opponents=("random",), compact=compact)
    _, infos = many_games.reset(seed=1)
    one_seat = solo.SoloEnv(name, opponents=("random",), seat=0, observation=kind, compact=compact)
    one_seat.reset(seed=1)
    env.step(env.position.legal()[0])
    for copied in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert copied.position.digest() == env.position.digest()
        assert data_equivalence(copied.observe("seat_0"), env.observe("seat_0"))
        copied.step(copied.position.legal()[-1])
        assert copied.position.digest() != env.position.digest()
    for other in (copy.deepcopy(one_seat), pickle.loads(pickle.dumps(one_seat))):
        action = other.position.legal()[0]
        other.step(action)
    one_seat.step(action)
    assert one_seat.position.digest() == other.position.digest()
    copies = [copy.deepcopy(many_games), pickle.loads(pickle.dumps(many_games))]
    for _ in range(20):
        actions = infos["legal"][:, 0]
        rows, *_, infos = many_games.step(actions)
        for games in copies:
            copied_rows, *_, copied_infos = games.step(actions)
            assert (rows == copied_rows).all()
            assert (infos["legal"] == copied_infos["legal"]).all()


def test_openspiel_keeps_and_copies_a_game_of_ours() -> None:
    state = spiel_state()
    game = state.get_game()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    # A way to play alone is enough: as few sit down to it as may.
    assert pyspiel.load_game("python_kantyna_star_realms(variant=free-for-all)").num_players() == 3


def test_replays_of_other_rules_are_no_data(tmp_path: Path) -> None:
    replay = Match.new("star-realms", "duel", 2, seed=3).replay()
    replay.answers = [4]
    with pytest.raises(kantyna.Error, match="replay"):
        dataset.write(tmp_path / "rows.parquet", [replay])
