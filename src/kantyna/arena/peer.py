"""Measures the peers in their own environment, where Kantyna is not installed: it imports nothing of ours.

Like the harness, it answers each line of JSON that it reads with one line of JSON. Times are CPU times.
"""

from __future__ import annotations

import copy
import json
import random
import sys
from time import process_time
from typing import Any

PEERS = ("open_spiel hearts", "open_spiel ismcts hearts", "rlcard uno", "rlcard uno, bare steps")
SIMULATIONS = 2000


class Hearts:
    """OpenSpiel's hearts: a C++ game driven from Python, and its own C++ tree search."""

    def __init__(self) -> None:
        import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]  # only in the peers' environment

        self.spiel = pyspiel
        self.game = pyspiel.load_game("hearts")
        self.dice = random.Random(1)
        self.length = 0.0
        """Decisions of a game, once some were played."""

    def driven(self, seconds: float) -> dict[str, float]:
        games = decisions = 0
        begun = process_time()
        while process_time() - begun < seconds:
            state = self.game.new_initial_state()
            while not state.is_terminal():
                # A deal is an action like any other: drawing it from legal_actions() is twice as quick as drawing it
                # from chance_outcomes(), and in hearts as likely.
                decisions += not state.is_chance_node()
                state.apply_action(self.dice.choice(state.legal_actions()))
            games += 1
        spent = process_time() - begun
        self.length = decisions / games
        return {"decisions_per_second": decisions / spent, "clones_per_second": self._clones(seconds / 2)}

    def _dealt(self, decisions: int) -> Any:
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(self.dice.choice(state.legal_actions()))
        for _ in range(decisions):
            state.apply_action(self.dice.choice(state.legal_actions()))
        return state

    def _clones(self, seconds: float) -> float:
        state = self._dealt(28)
        done = 0
        begun = process_time()
        while process_time() - begun < seconds:
            for _ in range(100):
                state.clone()
            done += 100
        return done / (process_time() - begun)

    def search(self, seconds: float) -> dict[str, float]:
        """Simulations a second times decisions of a game: each simulation plays a game to its end."""
        state = self._dealt(0)
        while len(state.legal_actions()) == 1:
            # Where no cards are passed, the two of clubs leads: what is forced is answered without a simulation.
            state.apply_action(state.legal_actions()[0])
        simulations = 0
        begun = process_time()
        while process_time() - begun < seconds:
            evaluator = self.spiel.RandomRolloutEvaluator(1, simulations)
            self.spiel.ISMCTSBot(simulations, evaluator, 2.0, SIMULATIONS).step(state)
            simulations += SIMULATIONS
        rate = simulations / (process_time() - begun)
        return {"decisions_per_second": rate * self.length, "clones_per_second": 0.0}


class Uno:
    """RLCard's uno: a game written in Python."""

    def __init__(self) -> None:
        import rlcard  # type: ignore[import-not-found,import-untyped,unused-ignore]  # only in the peers' environment
        from rlcard.agents import RandomAgent  # type: ignore[import-not-found,import-untyped,unused-ignore]  # as above

        self.env = rlcard.make("uno", config={"seed": 1})
        self.env.set_agents([RandomAgent(num_actions=self.env.num_actions) for _ in range(self.env.num_players)])
        self.dice = random.Random(1)

    def run(self, seconds: float) -> dict[str, float]:
        """Its own loop with its own random players: what its users start."""
        decisions = 0
        begun = process_time()
        while process_time() - begun < seconds:
            paths, _ = self.env.run(is_training=False)
            # Each path goes state, action, state, … to the last state.
            decisions += sum(len(path) // 2 for path in paths)
        rate = decisions / (process_time() - begun)
        return {"decisions_per_second": rate, "clones_per_second": self._clones(seconds / 2)}

    def bare(self, seconds: float) -> dict[str, float]:
        """The same game step by step from out here, with the quickest choice there is."""
        decisions = 0
        begun = process_time()
        while process_time() - begun < seconds:
            state, _ = self.env.reset()
            while not self.env.is_over():
                state, _ = self.env.step(self.dice.choice(list(state["legal_actions"])))
                decisions += 1
        return {"decisions_per_second": decisions / (process_time() - begun), "clones_per_second": 0.0}

    def _clones(self, seconds: float) -> float:
        """It has no clone of its own; a deep copy is what its users make."""
        state, _ = self.env.reset()
        for _ in range(10):
            if not self.env.is_over():
                state, _ = self.env.step(self.dice.choice(list(state["legal_actions"])))
        done = 0
        begun = process_time()
        while process_time() - begun < seconds:
            copy.deepcopy(self.env.game)
            done += 1
        return done / (process_time() - begun)


def main() -> None:
    """Answer until the input ends."""
    hearts, uno = Hearts(), Uno()
    print(json.dumps({"build": "peers"}), flush=True)
    for line in sys.stdin:
        seconds = json.loads(line)["seconds"]
        rounds = (hearts.driven(seconds), hearts.search(seconds), uno.run(seconds), uno.bare(seconds))
        print(json.dumps(dict(zip(PEERS, rounds, strict=True))), flush=True)


if __name__ == "__main__":
    main()
