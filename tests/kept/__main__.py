"""Play and keep a random game of every way to play each game whose kept replays are of other rules, or missing."""

from pathlib import Path

from kantyna.games.registry import GAMES
from kantyna.kernel.rng import Dice
from kantyna.play.match import Match
from tests.kept.replays import HERE, MOST, ways


def kept(game: str, variant: str, seats: int) -> Match:
    """A random game, so far as it is kept."""
    match = Match.new(game, variant, seats, seed=seats)
    dice = Dice(seats)
    while not match.over and len(match.answers) < MOST:
        asked = match.decision(match.pending_seat)
        assert asked is not None
        match.submit(asked.seat, asked.options[dice.below(len(asked.options))])
    return match


def main() -> None:
    HERE.mkdir(exist_ok=True)
    for game in GAMES:
        for variant, seats in ways(game):
            path = HERE / f"{game}.{variant}.{seats}.json"
            match = kept(game, variant, seats)
            if not path.exists() or f'"rules": {match.spec.rules_number}' not in path.read_text():
                match.replay().write(Path(path))
                print(path.name)


main()
