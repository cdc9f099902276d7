"""What the field's own checkers say, and what they don't look at."""

from __future__ import annotations

import itertools
import json
import pickle
import subprocess
import sys
import warnings
from collections.abc import Callable
from pathlib import Path

import gymnasium
import numpy as np
import pyarrow.parquet as pq
import pyspiel
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, seed_test

import kantyna
from kantyna.games.registry import GAMES
from kantyna.kernel.errors import IllegalAnswer
from kantyna.kernel.rng import Dice
from kantyna.play.match import Match
from kantyna.research import aec, dataset, solo, spiel
from kantyna.research.game import Game
from kantyna.research.spaces import JSON, KINDS, observed, seen
from kantyna.research.vector import Games
from tests.research.ways import WAYS, walk

# PettingZoo warns of observations that are dictionaries, which masks need; Gymnasium of a checker's own habits.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")


@pytest.mark.parametrize(("name", "variant", "seats"), WAYS)
def test_pettingzoo_finds_nothing(name: str, variant: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec.env(name, variant, seats), num_cycles=60)
    seed_test(lambda: aec.env(name, variant, seats), num_cycles=40)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_finds_nothing_whatever_is_observed(
    name: str, kind: str, compact: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    if kind != JSON:  # it knows no texts
        api_test(aec.env(name, observation=kind, compact=compact), num_cycles=60)
    seed_test(lambda: aec.env(name, observation=kind, compact=compact), num_cycles=40)
    assert ("Passed" in capsys.readouterr().out) == (kind != JSON)


@pytest.mark.parametrize(("name", "variant", "seats"), WAYS)
def test_gymnasium_finds_nothing(name: str, variant: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        opponents = ("random",) * (seats - 1)
        check_env(solo.SoloEnv(name, variant, seats, opponents=opponents), skip_render_check=True)


@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_finds_nothing_whatever_is_observed(name: str, kind: str, compact: bool) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = solo.SoloEnv(name, opponents=("random",), observation=kind, compact=compact)
        check_env(env, skip_render_check=True)


@pytest.mark.parametrize(("name", "variant", "seats"), WAYS)
def test_what_is_seen_lies_in_its_space(name: str, variant: str, seats: int) -> None:
    game = Game(name, variant, seats)
    space = {kind: observed(game, kind) for kind in KINDS}
    position, dice = game.start(2), Dice(7)
    for _ in range(6):
        for seat in range(seats):
            for kind in KINDS:
                assert space[kind].contains(seen(position, seat, kind))
        walk(position, 60, dice)


def test_counts_stand_beside_cards() -> None:
    env = aec.env("destiny", observation="cards")
    env.reset(seed=2)
    seen = env.observe("seat_1")
    assert (seen["observation"] == env.position.cards(1)).all()
    assert (seen["counts"] == env.position.row(1)).all()
    told = aec.env("destiny", observation="json")
    told.reset(seed=2)
    assert json.loads(told.observe("seat_1")["observation"]) == told.game.json(told.position.view(1))


def test_bots_answer_where_actions_are_compact() -> None:
    rewards = []
    for compact in (False, True):
        env = solo.SoloEnv("star-realms", opponents=("greedy",), seat=0, compact=compact)
        env.reset(seed=4)
        while not env.position.over:
            *_, info = env.step(env.position.legal()[0])
            assert not info["illegal"]
        rewards.append((env.position.digest(), env.position.reward(0)))
    assert rewards[0] == rewards[1]


def test_every_way_to_play_has_an_id() -> None:
    ids = solo.register()
    assert "kantyna/StarRealms-duel-v0" in ids
    env = gymnasium.make("kantyna/StarRealms-duel-v0", opponents=("random",), disable_env_checker=True)
    seen, info = env.reset(seed=1)
    assert np.flatnonzero(seen["action_mask"]).tolist() == info["legal"]


@pytest.mark.parametrize(
    "use",
    [
        lambda seats: seats.last(),
        lambda seats: seats.step(0),
        lambda seats: next(iter(seats.agent_iter())),
        lambda seats: seats.num_agents,
        lambda seats: seats.rewards,
        lambda seats: seats.observe("seat_0"),
        lambda seats: seats.position,
    ],
)
def test_seats_that_were_not_reset_say_so(use: Callable[[aec.SeatsEnv], object]) -> None:
    with pytest.raises(AttributeError, match=r"cannot be accessed before reset\(\)"):
        use(aec.env("star-realms"))
    assert not hasattr(aec.env("star-realms"), "agent")


@pytest.mark.parametrize("use", [lambda alone: alone.step(0), lambda alone: alone.action_masks()])
def test_a_seat_that_was_not_reset_says_so(use: Callable[[solo.SoloEnv], object]) -> None:
    with pytest.raises(ResetNeeded, match=r"before reset\(\)"):
        use(solo.SoloEnv("star-realms"))


def test_an_answer_that_is_not_offered() -> None:
    seats = aec.env("star-realms")
    seats.reset(seed=1)
    before = seats.position.digest()
    with pytest.raises(IllegalAnswer):
        seats.step(seats.game.actions - 1)
    assert seats.position.digest() == before
    alone = solo.SoloEnv("star-realms", opponents=("random",))
    alone.reset(seed=1)
    before = alone.position.digest()
    *_, info = alone.step(alone.game.actions - 1)
    assert info["illegal"]
    assert alone.position.digest() == before
    many = Games("star-realms", count=2)
    _, info = many.reset(seed=1)
    with pytest.raises(IllegalAnswer):
        many.step(np.array([info["legal"][0, 0], many.game.actions - 1]))
    assert (many._infos()["legal"] == info["legal"]).all()


def test_rewards_come_at_the_end_and_add_up() -> None:
    env = aec.env("star-realms")
    env.reset(seed=4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(0)
    for agent in env.agent_iter():
        _, reward, ended, cut, info = env.last()
        total[agent] += reward
        env.step(None if ended or cut else int(rng.choice(info["legal"])))
    assert sorted(total.values()) == [-1.0, 1.0]


def test_a_game_goes_on_from_a_position_that_was_kept() -> None:
    env = aec.env("deckbuilding", render_mode="ansi")
    env.reset(seed=2)
    kept = env.position.copy()
    env.step(env.position.legal()[0])
    assert env.position.digest() != kept.digest()
    env.put(kept)
    assert env.position.digest() == kept.digest()
    assert env.infos[env.agent_selection]["legal"] == kept.legal()
    assert "seat 0" in str(env.render())


@pytest.mark.parametrize("opponents", [None, ("random",), ("greedy",)])
def test_many_tables_end_and_begin_again(opponents: tuple[str, ...] | None) -> None:
    games = Games("star-realms", count=3, opponents=opponents)
    seen, info = games.reset(seed=5)
    again, _ = Games("star-realms", count=3, opponents=opponents).reset(seed=5)
    assert (seen == again).all()
    rng = np.random.default_rng(1)
    ends = 0
    for _ in range(6000):
        assert (np.flatnonzero(games.masks()[0]) == info["legal"][0][info["legal"][0] >= 0]).all()
        asked = info["asked"]
        actions = np.array([rng.choice(legal[legal >= 0]) for legal in info["legal"]])
        _, rewards, ended, cut, info = games.step(actions)
        for at in np.flatnonzero(ended):
            ends += 1
            assert rewards[at] == info["scores"][at, asked[at]]
            assert sorted(info["scores"][at]) == [-1.0, 1.0]
        assert not cut.any()
        assert (rewards[~ended] == 0).all()
        if ends > 2:
            break
    assert ends > 2


@pytest.mark.parametrize("name", GAMES)
def test_many_tables_answer_compact_actions(name: str) -> None:
    whole, compact = (Games(name, count=3, opponents=("random",), compact=compact) for compact in (False, True))
    (rows, info), (same, told) = whole.reset(seed=5), compact.reset(seed=5)
    assert compact.single_action_space.n == len(whole.game.codes())
    for _ in range(30):
        assert (rows == same).all()
        assert (np.where(told["legal"] < 0, -1, np.array(compact.game.used)[told["legal"]]) == info["legal"]).all()
        assert (np.flatnonzero(compact.masks()[0]) == told["legal"][0][told["legal"][0] >= 0]).all()
        rows, *_, info = whole.step(info["legal"][:, 0])
        same, *_, told = compact.step(told["legal"][:, 0])
    for wrong in (-1, compact.game.actions, 10**12):
        with pytest.raises(IllegalAnswer):
            compact.step(np.array([wrong, *told["legal"][1:, 0]]))


def test_tables_with_a_seed_are_drawn_the_same_again_and_again() -> None:
    one, other = (Games("star-realms", count=2, seed=7) for _ in range(2))
    drawn = [one.reset()[0], one.reset()[0]]
    assert (drawn[0] != drawn[1]).any()
    assert all((rows == other.reset()[0]).all() for rows in drawn)
    one.reset(seed=3)
    fresh = Games("star-realms", count=2)
    fresh.reset(seed=3)
    assert (one.reset()[0] == fresh.reset()[0]).all()
    copied = pickle.loads(pickle.dumps(one))
    assert (one.reset()[0] == copied.reset()[0]).all()


def test_who_can_not_play_inside_is_named() -> None:
    with pytest.raises(kantyna.Error, match="There is no game “chess”"):
        Games("chess")
    with pytest.raises(kantyna.Error, match=r"There is no player “level3”\. Known: random, greedy\."):
        Games("star-realms", opponents=("level3",))
    with pytest.raises(kantyna.Error, match="There is no player “nobody”"):
        solo.SoloEnv("star-realms", opponents=("nobody",))
    with pytest.raises(kantyna.Error, match="2 names can’t be given to 1 seat"):
        solo.SoloEnv("star-realms", opponents=("random", "random"))
    with pytest.raises(kantyna.Error, match="There is no way to play “chess”"):
        solo.SoloEnv("star-realms", "chess")
    with pytest.raises(kantyna.Error):
        solo.SoloEnv("star-realms", seat=2)


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_plays_at_random(name: str) -> None:
    spiel.register()
    game = pyspiel.load_game(spiel.short_name(name))
    state = game.new_initial_state()
    rng = np.random.RandomState(3)
    state.apply_action(17)
    for _ in range(30):
        if state.is_terminal():
            break
        copied = state.clone()
        action = rng.choice(state.legal_actions())
        assert state.action_to_string(state.current_player(), action)
        state.apply_action(action)
        copied.apply_action(action)
        assert str(copied) == str(state)
    same = game.deserialize_state(state.serialize())
    assert str(same) == str(state)


@pytest.mark.parametrize("told", [*map(spiel.short_name, GAMES), "python_kantyna_destiny(compact=true)"])
def test_openspiel_finds_nothing(told: str) -> None:
    spiel.register()
    game = pyspiel.load_game(told)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("bot", [ismcts.ISMCTSBot, mcts.MCTSBot])
@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_search(name: str, bot: Callable[..., pyspiel.Bot]) -> None:
    spiel.register()
    game = pyspiel.load_game(spiel.short_name(name))
    state = game.new_initial_state()
    state.apply_action(1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(0))
    searching = bot(game=game, evaluator=evaluator, uct_c=2.0, max_simulations=2, random_state=np.random.RandomState(1))
    assert searching.step(state) in state.legal_actions()


def test_what_was_seen_tells_states_apart() -> None:
    spiel.register()
    game = pyspiel.load_game("python_kantyna_star_realms")
    states = [game.new_initial_state() for _ in range(2)]
    for state in states:
        state.apply_action(1)
    keys = {state.information_state_string(state.current_player()) for state in states}
    assert len(keys) == 1
    mine, other = states[0].current_player(), 1 - states[0].current_player()
    imagined = states[0].resample_from_infostate(mine, lambda: 0.25)
    assert imagined.information_state_string(mine) in keys
    assert imagined.information_state_string(other) != states[0].information_state_string(other)


def test_replays_become_rows(tmp_path: Path) -> None:
    match = Match.new("star-realms", "duel", 2, seed=3)
    for at in itertools.count():
        if match.over or at == 60:
            break
        options = match.options(match.pending_seat)
        match.submit(match.pending_seat, options[at % len(options)].code)
    file = tmp_path / "rows.parquet"
    assert dataset.write(file, [match.replay(), match.replay()]) == 2 * sum(1 for _ in dataset.rows([match.replay()]))
    table = pq.read_table(file)
    first = table.slice(0, 1).to_pylist()[0]
    game = aec.env("star-realms").game
    position = game.start(3)
    assert first["observation"] == position.row(position.asked).tolist()
    assert first["legal"] == position.legal()
    assert first["action"] in first["legal"]
    assert set(table["game"].to_pylist()) == {0, 1}
    assert json.loads(table.schema.metadata[b"columns"]) == game.columns
    assert table.schema.metadata[b"game"] == b"kantyna/StarRealms-duel-v0"
    other = Match.new("star-realms", "free-for-all", 3, seed=3).replay()
    with pytest.raises(ValueError, match="free-for-all"):
        dataset.write(file, [match.replay(), other])
    with pytest.raises(ValueError, match="no replay"):
        dataset.write(file, [])


def test_whoever_has_not_the_extra_is_told_how_to_get_it() -> None:
    check = (
        "import importlib.util as util; found = util.find_spec; "
        "util.find_spec = lambda name, *more: None if name == 'gymnasium' else found(name, *more); "
        "import kantyna.research"
    )
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1].endswith('pip install "kantyna[research]"')
