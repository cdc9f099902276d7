"""The ways to play, each with all that tells it apart."""

from __future__ import annotations

from typing import Any, Final

from kantyna.games.star_realms.card import Card
from kantyna.games.star_realms.cards import CARDS
from kantyna.games.star_realms.table import BASES, DECK, DISCARD, HAND, LET_GO_ON, REFUSED, StarRealms, Way
from kantyna.games.star_realms.turn.emperor import GIVE
from kantyna.games.star_realms.turn.hydra import BUY_TOGETHER, HAND_OVER, HIT_TOGETHER
from kantyna.games.star_realms.vocabulary import REASON_BOSS, REASON_EMPEROR, REASON_LAST, REASON_RAIDERS
from kantyna.kernel.action import Verb
from kantyna.kernel.body import Row, vec
from kantyna.kernel.ids import Seat
from kantyna.kernel.native import i64
from kantyna.kernel.variant import Setting

BOOK: Final = vec[Card](CARDS)


class Everybody(Way):
    """Everybody alone: the last who stands has won."""

    def __init__(
        self,
        name: str,
        fewest: int,
        most: int,
        settings: dict[str, Setting] | None = None,
        verbs: list[Verb[Any]] | None = None,
        waits: bool = False,
    ) -> None:
        super().__init__(name, fewest, most, settings)
        self.book = BOOK
        self.verbs = vec[Verb[StarRealms]](verbs or [])
        self.waits = waits

    def reason(self, winner: int) -> int:
        return REASON_LAST


class Duel(Everybody):
    """Two players."""

    def opening_hand(self, table: StarRealms, seat: Seat) -> i64:
        return 3 if seat == table.active else 5


class Hunter(Everybody):
    """The player to the left may be attacked; bases of both neighbours."""

    def foes(self, table: StarRealms, seat: Seat) -> list[Seat]:
        return [table.following(seat)] if table.enemies(seat) else []

    def base_foes(self, table: StarRealms, seat: Seat) -> list[Seat]:
        return sorted({table.following(seat), table.preceding(seat)}) if table.enemies(seat) else []

    def rule_of_reach(self, table: StarRealms, seat: Seat, other: Seat, base: bool) -> str:
        return "SR-HUNTER-3" if base else "SR-HUNTER-2"


class TwoTeams(Everybody):
    """Two teams, the first half of the seats and the second. A whole team begins, by lot, with fewer cards."""

    def teams(self, seats: int) -> list[int]:
        return [0 if seat < seats // 2 else 1 for seat in range(seats)]

    def first_seat(self, table: StarRealms) -> Seat:
        return table.roll(2) * (table.seats // 2)

    def opening_hand(self, table: StarRealms, seat: Seat) -> i64:
        return 3 if table.box.teams[seat] == table.box.teams[table.active] else 5


class Hydra(TwoTeams):
    """A team has one authority and takes its turns together."""

    def __init__(self, name: str, seats: int) -> None:
        super().__init__(name, seats, seats, verbs=[BUY_TOGETHER, HIT_TOGETHER, HAND_OVER], waits=True)

    def side(self, table: StarRealms, seat: Seat) -> list[Seat]:
        teams = table.box.teams
        return [other for other in range(table.seats) if teams[other] == teams[seat]]

    def shielded(self, table: StarRealms, seat: Seat) -> bool:
        for member in self.side(table, seat):
            if super().shielded(table, member):
                return True
        return False

    def attacked_as(self, table: StarRealms, seat: Seat) -> Seat:
        """The team is attacked as one, by the name of its first seat."""
        return self.side(table, seat)[0]

    def authority(self, seats: int, seat: Seat, settings: dict[str, int]) -> int:
        return 75 if seats == 4 else 100

    def next_seat(self, table: StarRealms) -> Seat:
        for seat in range(table.seats):
            if table.box.teams[seat] != table.box.teams[table.active]:
                return seat
        raise AssertionError("a Hydra of one team")

    def acted(self, table: StarRealms) -> None:
        """Whoever handed over, or was refused help, may do so or ask again."""
        for seat in range(table.seats):
            table.count[LET_GO_ON[seat]] = 0
        table.clear(REFUSED)

    def rule_of_outpost(self, attack: bool) -> str:
        return "SR-HYDRA-9"


class Emperor(TwoTeams):
    """Seats 0 to 2 face seats 5 to 3; the middle ones are the Emperors, whose fall ends the game."""

    def authority(self, seats: int, seat: Seat, settings: dict[str, int]) -> int:
        return 60 if is_emperor(seat) else 50

    def foes(self, table: StarRealms, seat: Seat) -> list[Seat]:
        """An Admiral attacks whoever sits opposite, then the other team's Emperor."""
        if is_emperor(seat) or not table.enemies(seat):
            return table.enemies(seat)
        opposite = 5 - seat
        return [opposite if table.lives(opposite) else 5 - emperor_of(seat)]

    def heirs(self, table: StarRealms, fallen: Seat) -> list[Seat]:
        """An Admiral leaves a card to his Emperor."""
        return [] if is_emperor(fallen) else [emperor_of(fallen)]

    def legacy(self) -> list[Row]:
        return [DISCARD, HAND, DECK, BASES]

    def winner(self, table: StarRealms) -> int:
        if not table.lives(1):
            return table.box.teams[4]
        if not table.lives(4):
            return table.box.teams[1]
        return -1

    def reason(self, winner: int) -> int:
        return REASON_EMPEROR

    def role(self, seat: Seat) -> str:
        return "emperor" if is_emperor(seat) else "admiral"

    def rule_of_reach(self, table: StarRealms, seat: Seat, other: Seat, base: bool) -> str:
        if table.box.teams[other] == table.box.teams[seat]:
            return "SR-ATTACK-8"
        return "SR-EMPEROR-4" if table.lives(5 - seat) else "SR-EMPEROR-5"


class Raid(Everybody):
    """One boss against all others, who play with open hands. The boss's bases keep damage until his turn."""

    # The book's table for the boss is not in our edition: these figures are ours (0 = by number of raiders).
    BOSS_AUTHORITY: Final = {2: 100, 3: 150, 4: 200, 5: 250}
    BOSS_HAND: Final = {2: 6, 3: 7, 4: 8, 5: 9}

    def teams(self, seats: int) -> list[int]:
        return [0 if seat == 0 else 1 for seat in range(seats)]

    def partners(self, seats: int, seat: Seat) -> list[Seat]:
        return [0] if seat == 0 else list(range(1, seats))

    def keeps_damage(self, table: StarRealms, owner: Seat) -> bool:
        return table.box.teams[owner] == 0

    def authority(self, seats: int, seat: Seat, settings: dict[str, int]) -> int:
        if seat == 0:
            return settings["boss-authority"] or self.BOSS_AUTHORITY[seats - 1]
        return 50

    def hand_size(self, seats: int, seat: Seat, settings: dict[str, int]) -> int:
        if seat == 0:
            return settings["boss-hand"] or self.BOSS_HAND[seats - 1]
        return 5

    def first_seat(self, table: StarRealms) -> Seat:
        return 0

    def opening_hand(self, table: StarRealms, seat: Seat) -> i64:
        return table.hand_size(0) - 2 if seat == 0 else 5

    def heirs(self, table: StarRealms, fallen: Seat) -> list[Seat]:
        """A raider leaves a card to each raider left."""
        return table.teammates(fallen)

    def reason(self, winner: int) -> int:
        return REASON_BOSS if winner == 0 else REASON_RAIDERS

    def role(self, seat: Seat) -> str:
        return "raider" if seat else "boss"

    def rule_of_reach(self, table: StarRealms, seat: Seat, other: Seat, base: bool) -> str:
        return "SR-RAID-13" if table.box.teams[other] == table.box.teams[seat] else "SR-ATTACK-8"


def is_emperor(seat: Seat) -> bool:
    return seat == 1 or seat == 4


def emperor_of(seat: Seat) -> Seat:
    """The Emperor of a seat's own team."""
    return 1 if seat < 3 else 4


VARIANTS: Final[list[Way]] = [
    Duel("duel", 2, 2),
    Everybody("free-for-all", 3, 6),
    Hunter("hunter", 3, 6),
    Hydra("two-headed-hydra", 4),
    Hydra("three-headed-hydra", 6),
    Emperor("emperor", 6, 6, verbs=[GIVE]),
    Raid("raid", 3, 6, {"boss-authority": 0, "boss-hand": 0}),
]
RANGES: Final = {"boss-authority": (0, 999), "boss-hand": (0, 999)}
