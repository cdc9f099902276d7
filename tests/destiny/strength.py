"""How well players play the ten ready decks: `python -m tests.destiny.strength FIRST SECOND [GAMES]`, and what each
deck wins of each other in the hands of one player: `python -m tests.destiny.strength --matrix PLAYER [GAMES]`.

A measurement, not a test. Decks are mirrored and sides swapped, so that neither deck nor seat helps anybody.
"""

import sys
from collections import Counter

from kantyna.arena.confidence import wilson
from kantyna.games.destiny.table import CHARACTERS, POOL, SHIELDS, Destiny
from kantyna.games.destiny.turn.main import PASS
from kantyna.games.destiny.turn.values import value_of
from kantyna.games.destiny.variants import DECKS
from kantyna.games.destiny.vocabulary import ASK_ACTION, MELEE, RANGED
from kantyna.games.registry import game
from kantyna.kernel.engine import submit
from kantyna.players import make

SPEC = game("destiny")


class Played:
    """One game: who won, how long it was, and how often somebody passed with a die that would have won."""

    def __init__(self, decks: list[str], players: list[str], seed: int) -> None:
        table = SPEC.new("duel", 2, {f"deck-{seat + 1}": deck for seat, deck in enumerate(decks)}, seed)
        assert isinstance(table, Destiny)
        seated = [make(name, 2 * seed + seat) for seat, name in enumerate(players)]
        self.blind: list[int] = []
        self.choices = 0
        while table.pending is not None:
            asked = table.pending
            code = seated[asked.seat].choose(SPEC, SPEC.view(table, asked.seat), asked)
            self.choices += len(asked.options) > 1
            if asked.kind == ASK_ACTION and code == PASS.base and wins_at_once(table, asked.seat):
                self.blind.append(asked.seat)
            submit(table, asked.seat, code)
        assert table.outcome is not None
        self.winner = table.outcome.winners[0] if table.outcome.winners else -1
        self.rounds = table.turn


def wins_at_once(table: Destiny, seat: int) -> bool:
    """Does one free die in the pool defeat the opponent's last character?"""
    (last, *others) = table.rows[CHARACTERS[1 - seat]]
    if others:
        return False
    left = table.health_left(last) + table.mark(SHIELDS, last)
    for die in table.rows[POOL[seat]]:
        face = table.face(die)
        if face.symbol in (MELEE, RANGED) and not face.plus and not face.cost and value_of(table, die) >= left:
            return True
    return False


def duel(first: str, second: str, games: int) -> None:
    won, rounds, blind, choices = Counter[str](), 0, 0, 0
    for number in range(games):
        deck = DECKS[number // 2 % len(DECKS)]
        swapped = number % 2
        played = Played([deck, deck], [second, first] if swapped else [first, second], 1000 + number // 2)
        won[deck] += played.winner == swapped
        rounds += played.rounds
        choices += played.choices
        blind += played.blind.count(swapped)
    low, high = wilson(won.total(), games)
    print(f"{first} won {won.total()} of {games} against {second}: {low:.1%} to {high:.1%}")
    print(f"{rounds / games:.1f} rounds, {choices / games:.0f} choices a game; passed with a winning die: {blind}")
    print(", ".join(f"{deck} {count}" for deck, count in won.items()))


def matrix(player: str, games: int) -> None:
    print("| deck |", " | ".join(DECKS), "|")
    print("| --- |", " | ".join("---" for _ in DECKS), "|")
    for deck in DECKS:
        cells = []
        for other in DECKS:
            won = 0
            for seed in range(games):
                swapped = seed % 2
                decks = [other, deck] if swapped else [deck, other]
                won += Played(decks, [player, player], seed).winner == swapped
            cells.append(str(won))
        print(f"| {deck} |", " | ".join(cells), "|", flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "--matrix":
        matrix(sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 20)
    else:
        duel(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 400)
