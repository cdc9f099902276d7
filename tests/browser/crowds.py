"""Tables as full as they get in play: recorded games, and the positions in which most lies open.

``python -m tests.browser.crowds [GAME]`` records those anew that can't be played any more, after the rules or the codes
of answers have changed; ``--pick`` looks for the fullest tables of the recorded games again, when other things count.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from kantyna.games.registry import GAMES
from kantyna.kernel.errors import IllegalAnswer
from kantyna.kernel.ids import NOBODY
from kantyna.play.match import Match
from kantyna.players.factory import make
from kantyna.server.localization import cached_speaker
from kantyna.server.protocol.lobby import SeatInfo, TableInfo
from kantyna.server.protocol.server_frames import Update, Welcome
from kantyna.server.view_serializer import ViewSerializer

FOLDER = Path(__file__).with_suffix("")
POSITIONS = 25
"""How many of each way to play are looked at in the tests."""
PLAYERS = ("greedy", "greedy", "level1", "level1", "random")
"""Who plays the recorded games, one a game: whoever plays badly fills the table in other ways."""
LONGEST = 1500
CLOSED = ("deck", "discard", "heap", "pile", "removed", "exile", "unseen", "victory")
"""Zones with one of these words in their names are piles: what lies in them takes no room."""
NAMES = ("Ola", "Igor", "Zuzanna Wiśniewska", "Bartłomiej", "Kasia", "Maximilian")

WAYS = [(name, variant.name) for name, spec in GAMES.items() for variant in spec.variants()]


class Recorded(msgspec.Struct):
    """A game, and after how many answers its table is one of the fullest."""

    game: str
    variant: str
    seats: int
    seed: int
    answers: list[int]
    steps: list[int]

    def start(self) -> Match:
        return Match.new(self.game, self.variant, self.seats, seed=self.seed, names=NAMES[: self.seats])

    def positions(self, whole: bool = False) -> Iterator[Match]:
        """The match at each of its full tables, or at every question; always the same match, one after the other."""
        match = self.start()
        for step, answer in enumerate(self.answers):
            if whole or step in self.steps:
                yield match
            try:
                match.submit(match.pending_seat, answer)
            except IllegalAnswer as wrong:
                raise AssertionError(
                    f"{self.game} {self.variant}, step {step}: the rules have changed since this was recorded; "
                    "python -m tests.browser.crowds records anew"
                ) from wrong
        if len(self.answers) in self.steps:
            yield match


def recorded(game: str, variant: str) -> list[Recorded]:
    return msgspec.json.decode((FOLDER / f"{game}-{variant}.json").read_bytes(), type=list[Recorded])


def crowd(match: Match) -> int:
    """How much there is to be seen and pressed for whoever is asked; amounts of one thing are one stepper."""
    view = match.view(match.pending_seat)
    names = match.spec.names.zones
    lying = sum(len(zone.cards) for zone in view.zones if not any(word in names[zone.kind] for word in CLOSED))
    pressed = {(one.verb, one.name, one.seat, one.place, one.face) for one in match.options(match.pending_seat)}
    return 2 * lying + len(pressed)


def record(game: str, variant: str) -> list[Recorded]:
    """Games of this way to play, with what is the fullest in them."""
    spec = GAMES[game]
    seats = next(one.most for one in spec.variants() if one.name == variant)
    games: list[Recorded] = []
    for seed, name in enumerate(PLAYERS):
        one = Recorded(game, variant, seats, seed, [], [])
        match, player = one.start(), make(name, seed)
        while not match.over and len(match.given) < LONGEST:
            seat = match.pending_seat
            asked = match.decision(seat)
            assert asked is not None
            match.submit(seat, player.choose(spec, match.view(seat), asked))
        one.answers = match.answers
        games.append(one)
    return fullest(games)


def fullest(games: list[Recorded]) -> list[Recorded]:
    """Keep of every game the turns with the fullest tables; together so many as are wanted."""
    found: list[tuple[int, int, int]] = []
    for n, one in enumerate(games):
        turns = dict[int, tuple[int, int]]()
        for match in one.positions(whole=True):
            if len(match.options(match.pending_seat)) > 1:
                turn = match.view(NOBODY).turn
                turns[turn] = max(turns.get(turn, (0, 0)), (crowd(match), len(match.given)))
        found.extend((full, n, step) for full, step in turns.values())
        one.steps = []
    for _, n, step in sorted(found, reverse=True)[:POSITIONS]:
        games[n].steps.append(step)
    for one in games:
        one.steps.sort()
        del one.answers[max(one.steps, default=0) :]
    return [one for one in games if one.steps]


def welcome(match: Match) -> Welcome:
    """What a page is told that comes to this table and sits there alone, against bots."""
    setup, seat = match.setup, whose(match)
    seats = [
        SeatInfo("human" if n == seat else "level", name, 0 if n == seat else 3, True, 0)
        for n, name in enumerate(setup.names)
    ]
    table = TableInfo(
        "crowd",
        setup.game,
        setup.variant,
        dict(setup.settings),
        "playing",
        seats,
        "en",
        "free",
        True,
        False,
        0,
        1,
        "",
        "",
    )
    return Welcome(1, table, [seat], True, "useful", [])


def whose(match: Match) -> int:
    """Who is asked; when nobody is, the first seat looks at how it ended."""
    return max(match.pending_seat, 0)


def update(match: Match, version: int, language: str) -> Update:
    """The table as whoever is asked sees it."""
    shown = ViewSerializer(match, match.setup.names, whose(match), cached_speaker(language))
    lines = [shown.happened(n, event, 1) for n, (_, event) in enumerate(match.events[-8:])]
    return Update(version, "hello", shown.view(), len(lines), 0, lines, "free", True, -1, -1)


def playable(game: str, variant: str) -> bool:
    """Can the games that were recorded still be played?"""
    try:
        for one in recorded(game, variant):
            list(one.positions())
    except (AssertionError, FileNotFoundError):
        return False
    return True


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = [word for word in sys.argv[1:] if word != "--pick"]
    for game, variant in WAYS:
        if wanted and game not in wanted:
            continue
        if not playable(game, variant):
            kept = record(game, variant)
        elif "--pick" in sys.argv:
            kept = fullest(recorded(game, variant))
        else:
            continue
        lines = b",\n".join(msgspec.json.encode(one) for one in kept)
        (FOLDER / f"{game}-{variant}.json").write_bytes(b"[" + lines + b"]\n")
        print(game, variant, *(f"{len(one.steps)}/{len(one.answers)}" for one in kept), flush=True)


if __name__ == "__main__":
    main()
