"""MaskablePPO learns a game against bots: ``python examples/maskable_ppo.py --steps 600000``.

The opponents are a ladder. Whoever knows nothing loses every game to rules of thumb, and where all games end alike
there is nothing to learn; against chance some are won from the beginning, against a newcomer soon after.

Needs `pip install "kantyna[research]" sb3-contrib`, which brings torch.
"""

from __future__ import annotations

import argparse
from functools import partial
from time import process_time

import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv, VecMonitor

from kantyna.research.solo import SoloEnv

PORTIONS = 6
"""So often it is looked on the way how well it plays."""


class Counts(BaseFeaturesExtractor):
    """Counts on a scale on which 50 authority do not drown two cards. The mask is applied to the answers: a network
    that had to read it, too, would be twice as large and know nothing more."""

    def __init__(self, seen: spaces.Dict) -> None:
        shape = seen["observation"].shape
        assert shape is not None
        super().__init__(seen, shape[0])

    def forward(self, seen: dict[str, torch.Tensor]) -> torch.Tensor:
        counts = seen["observation"]
        return counts.sign() * counts.abs().log1p()


def tables(game: str, opponents: list[str], count: int) -> VecMonitor:
    """So many tables against each of the opponents in turn."""
    names = [opponents[at % len(opponents)] for at in range(count)]
    return VecMonitor(DummyVecEnv([partial(SoloEnv, game, opponents=(name,)) for name in names]))


def won(model: MaskablePPO, game: str, opponent: str, games: int) -> float:
    """The share of games that it wins, each time on the same deals: rewards are 1 and -1, and come at the end."""
    there = tables(game, [opponent], 1)
    there.seed(1_000_000)
    rewards, _ = evaluate_policy(model, there, games, return_episode_rewards=True)
    there.close()
    return sum(reward > 0 for reward in rewards) / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="star-realms")
    ladder = "random,level1,level2,greedy"
    parser.add_argument("--opponents", default=ladder, help="bots by their names, the strongest last")
    parser.add_argument("--steps", type=int, default=600_000)
    parser.add_argument("--games", type=int, default=200, help="against the strongest, to see how well it plays")
    parser.add_argument("--file", default="maskable-ppo.zip", help="where what was learnt is kept")
    asked = parser.parse_args()
    opponents = asked.opponents.split(",")
    model = MaskablePPO(
        "MultiInputPolicy",
        tables(asked.game, opponents, 8),
        n_steps=512,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.98,
        ent_coef=0.005,
        learning_rate=3e-4,
        policy_kwargs={"features_extractor_class": Counts, "net_arch": [128, 128]},
        verbose=1,
        seed=1,
    )
    for portion in range(PORTIONS + 1):
        if portion:
            model.learn(asked.steps // PORTIONS, reset_num_timesteps=False)
            model.save(asked.file)
        share = won(model, asked.game, opponents[-1], asked.games)
        print(
            f"{model.num_timesteps} steps, {process_time():.0f} s: {share:.1%} of {asked.games} games won", flush=True
        )


if __name__ == "__main__":
    main()
