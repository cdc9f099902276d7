"""MaskablePPO learns a game against rules of thumb: ``python examples/maskable_ppo.py --steps 200000``.

Needs `pip install "kantyna[research]" sb3-contrib`, which brings torch.
"""

from __future__ import annotations

import argparse

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

from kantyna.research.solo import SoloEnv


def won(model: MaskablePPO, env: SoloEnv, games: int) -> float:
    """The share of games that it wins: rewards are 1 and -1, and come at the end."""
    rewards, _ = evaluate_policy(model, env, games, return_episode_rewards=True, warn=False)
    return sum(reward > 0 for reward in rewards) / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="star-realms")
    parser.add_argument("--opponent", default="greedy", help="any bot by its name: random, greedy, level3 …")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=100, help="for each look at how well it plays")
    parser.add_argument("--file", default="maskable-ppo.zip", help="where what was learnt is kept")
    asked = parser.parse_args()
    env = SoloEnv(asked.game, opponents=(asked.opponent,))
    model = MaskablePPO("MultiInputPolicy", env, gamma=1.0, verbose=1, seed=1)
    print(f"before: {won(model, env, asked.games):.0%} of {asked.games} games won against {asked.opponent}")
    model.learn(asked.steps)
    model.save(asked.file)
    print(f"after {asked.steps} steps: {won(model, env, asked.games):.0%}")


if __name__ == "__main__":
    main()
