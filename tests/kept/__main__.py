"""Play and keep the games whose kept replays are of other rules, or missing; what is no longer kept goes."""

from kantyna.games.registry import GAMES
from kantyna.play.match import Match
from kantyna.play.replay import Replay
from kantyna.players.factory import make
from tests.kept.replays import HERE, MOST, Kept, kept


def played(one: Kept) -> Match:
    """The game, so far as it is kept."""
    variant = next(known for known in GAMES[one.game].variants() if known.name == one.variant)
    seed = 10 * one.seats + one.sample
    match = Match.new(one.game, one.variant, one.seats, variant.samples[one.sample], seed=seed)
    player = make(one.player, seed)
    while not match.over and len(match.answers) < MOST:
        seat = match.pending_seat
        asked = match.decision(seat)
        assert asked is not None
        match.submit(seat, player.choose(match.spec, match.view(seat), asked))
    return match


def main() -> None:
    HERE.mkdir(exist_ok=True)
    wanted = [one for game in GAMES for one in kept(game)]
    for path in set(HERE.iterdir()) - {one.path for one in wanted}:
        path.unlink()
    for one in wanted:
        number = GAMES[one.game].rules_number
        path = one.path
        if not path.exists() or Replay.from_bytes(path.read_bytes(), any_rules=True).rules != number:
            played(one).replay().write(path)
            print(path.name)


main()
