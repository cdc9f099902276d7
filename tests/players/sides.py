"""How often each side wins at equal strength, and against chance: `python -m tests.players.sides GAME [DEALS]`.

A measurement, not a test. The arena swaps the sides and tells what each player won; here sides stay where they are.
"""

import sys

from kantyna.games.registry import game
from kantyna.kernel.engine import submit
from kantyna.kernel.spec import GameSpec, Setting
from kantyna.players import make

SAMPLES = {"card-game": 4}
"""The pairs of ready-made decks come first; other games are measured as they are laid by default."""


def first_wins(spec: GameSpec, variant: str, settings: dict[str, Setting], players: list[str], deal: int) -> bool:
    """Play one deal; *players* are those of the first side and of the other."""
    seats = next(one.most for one in spec.variants() if one.name == variant)
    table = spec.new(variant, seats, settings, deal)
    teams = spec.view(table, 0).teams
    seated = [make(players[0 if team == teams[0] else 1], deal * seats + seat) for seat, team in enumerate(teams)]
    while table.pending is not None:
        seat = table.pending.seat
        submit(table, seat, seated[seat].choose(spec, spec.view(table, seat), table.pending))
    return table.outcome is not None and 0 in table.outcome.winners


def main() -> None:
    spec, deals = game(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 400
    print(f"won by the first side, of {deals}: greedy v greedy, greedy v random, random v greedy")
    for variant in spec.variants():
        for settings in variant.samples[: SAMPLES.get(spec.name, 1)]:
            won = [
                sum(first_wins(spec, variant.name, settings, players, deal) for deal in range(deals))
                for players in (["greedy", "greedy"], ["greedy", "random"], ["random", "greedy"])
            ]
            print(variant.name, settings, won, flush=True)


if __name__ == "__main__":
    main()
