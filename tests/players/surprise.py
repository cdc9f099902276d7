"""How well heuristics and the learned value tell who will win: `python -m tests.players.surprise GAME [GAMES] [SEED]`.

A measurement, not a test. Games by rule of thumb with few slips, set up as the game's recipe says; whenever a turn
begins the chance of whoever is asked is judged. Told is how surprising it was how the games ended, on average (the
cross-entropy; whoever gives both of two the same chance is at 0.693).
"""

import sys
from math import log

from kantyna.arena.learning import RECIPES
from kantyna.games.registry import game
from kantyna.kernel.engine import advance
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NOBODY
from kantyna.kernel.rng import Dice
from kantyna.players.weights import learned

SLIPS = 20
"""Of a thousand answers so many are taken by chance."""
LEAST = 0.001
"""No chance counts as nearer to 0 or 1."""


def play(name: str, seed: int) -> list[tuple[int, list[int]]]:
    """What each judgement of a game turned out to be worth, and what the judges held its chance to be."""
    spec, recipe, dice, muted = game(name), RECIPES[name], Dice(seed), Log(True)
    judges = (spec.heuristics, learned(spec))
    table = spec.new(recipe.variant, recipe.seats, dict(recipe.settings), seed)
    judged: list[tuple[int, list[int]]] = []
    read = -1
    while table.asked != NOBODY:
        turn = spec.heuristics.turn(table)
        if turn != read:
            read = turn
            if dice.below(recipe.every) == 0:
                judged.append((table.asked, [judge.evaluate(table, table.asked) for judge in judges]))
        options = table.options
        slips = dice.below(1000) < SLIPS
        code = options.codes[dice.below(options.count)] if slips else spec.heuristics.best(table, options)
        advance(table, code, muted)
    if table.outcome is None or not table.outcome.winners:
        return []
    return [(spec.score(table, seat), chances) for seat, chances in judged]


def surprise(result: int, chance: int) -> float:
    """By one judgement; both are in thousandths."""
    held = min(1.0 - LEAST, max(LEAST, chance / 1000))
    return -(result * log(held) + (1000 - result) * log(1.0 - held)) / 1000


def main() -> None:
    name = sys.argv[1]
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 400
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 900_000
    judged = [one for at in range(games) for one in play(name, seed + at)]
    for at, who in enumerate(("rules of thumb", "learned value")):
        mean = sum(surprise(result, chances[at]) for result, chances in judged) / len(judged)
        print(f"{name}, {len(judged)} judgements, {who}: {mean:.3f}")


if __name__ == "__main__":
    main()
