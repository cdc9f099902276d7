"""The state of a game of Star Realms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kantyna.games.common.decks import DeckTable
from kantyna.games.star_realms.words import HYDRA
from kantyna.kernel.core import Core
from kantyna.kernel.ids import CardId, DefId, Seat

if TYPE_CHECKING:
    from kantyna.kernel.codec import Writer


class StarRealms(DeckTable):
    """Zones are piles of card ids whose top is the end, never changed in place; counters are lists by seat."""

    def __init__(
        self,
        core: Core,
        mode: int,
        seats: int,
        teams: list[int],
        pools: list[int],
        sight: list[int],
        hand_size: list[int],
        alive: list[int],
        foes: list[list[Seat]],
        base_foes: list[list[Seat]],
        authority: list[int],
        trade: list[int],
        combat: list[int],
        hand: list[list[CardId]],
        deck: list[list[CardId]],
        discard: list[list[CardId]],
        ships: list[list[CardId]],
        bases: list[list[CardId]],
        used: list[int],
        copies: list[int],
        damage: list[int],
        blobs: list[int],
        ended: list[int],
        active: Seat,
        turn: int,
        quiet: int,
        refused: int,
        trade_row: list[CardId],
        trade_deck: list[CardId],
        explorers: list[CardId],
        scrap_heap: list[CardId],
        lost: list[CardId],
        bought: list[CardId],
    ) -> None:
        super().__init__(
            core,
            seats,
            sight,
            hand,
            deck,
            discard,
        )
        self.mode = mode
        self.teams = teams
        """The team of each seat; everybody is a team of one in duel, free-for-all and hunter."""
        self.pools = pools
        """Which entry of ``authority`` each seat lives on: shared by a Hydra."""
        self.hand_size = hand_size
        """Cards drawn in the draw phase."""
        self.alive = alive
        self.foes = foes
        """Whom each seat may attack or target."""
        self.base_foes = base_foes
        """Whose bases each seat may attack or target."""
        self.authority = authority
        self.trade = trade
        self.combat = combat
        self.ships = ships
        self.bases = bases
        self.used = used
        """The abilities used this turn, each as twice the card plus which one."""
        self.copies = copies
        """Pairs: a Stealth Needle in play and the definition it acts as."""
        self.damage = damage
        """Pairs: a base of the Raid's boss and the damage on it."""
        self.blobs = blobs
        """Blob cards each seat has played this turn."""
        self.ended = ended
        """Hydra: which members have ended their main phase."""
        self.active = active
        self.turn = turn
        self.quiet = quiet
        """Hydra: mask of members who let another go on and since when nothing has happened."""
        self.refused = refused
        """Hydra: mask of members whose call for help was refused and since when nothing has happened."""
        self.trade_row = trade_row
        self.trade_deck = trade_deck
        self.explorers = explorers
        self.scrap_heap = scrap_heap
        self.lost = lost
        """Cards of the fallen: out of the game."""
        self.bought = bought
        """Cards on their way: taken, but where they go is being asked."""

    def clone(self) -> StarRealms:
        """Piles and lists that seldom change are shared: whoever changes one puts a new one in its place."""
        return StarRealms(
            self.core(),
            self.mode,
            self.seats,
            self.teams,
            self.pools,
            self.sight,
            self.hand_size,
            self.alive,
            self.foes,
            self.base_foes,
            self.authority[:],
            self.trade[:],
            self.combat[:],
            self.hand[:],
            self.deck[:],
            self.discard[:],
            self.ships[:],
            self.bases[:],
            self.used,
            self.copies,
            self.damage,
            self.blobs,
            self.ended,
            self.active,
            self.turn,
            self.quiet,
            self.refused,
            self.trade_row,
            self.trade_deck,
            self.explorers,
            self.scrap_heap,
            self.lost,
            self.bought,
        )

    def write(self, out: Writer) -> None:
        super().write(out)
        for number in (self.mode, self.seats, self.active, self.turn, self.quiet, self.refused):
            out.number(number)
        for pile in (
            self.teams,
            self.pools,
            self.sight,
            self.hand_size,
            self.alive,
            self.authority,
            self.trade,
            self.combat,
            self.used,
            self.damage,
            self.blobs,
            self.ended,
            self.trade_row,
            self.trade_deck,
            self.explorers,
            self.scrap_heap,
            self.lost,
            self.bought,
        ):
            out.pile(pile)
        for piles in (self.hand, self.deck, self.discard, self.ships, self.bases):
            out.piles(piles)
        out.number(len(self.copies))
        for at in range(0, len(self.copies), 2):
            out.number(self.copies[at])
            out.definition(self.copies[at + 1])

    def acts_as(self, card: CardId) -> DefId:
        """The definition whose text the card has now: its own, or the one a Needle copied."""
        copies = self.copies
        for at in range(0, len(copies), 2):
            if copies[at] == card:
                return copies[at + 1]
        return self.defs[card]

    def times_used(self, card: CardId) -> int:
        """How many abilities of a card were used this turn."""
        return (2 * card in self.used) + (2 * card + 1 in self.used)

    def damage_on(self, card: CardId) -> int:
        """Damage that lasts on a base: only the Raid's boss has any."""
        for at in range(0, len(self.damage), 2):
            if self.damage[at] == card:
                return self.damage[at + 1]
        return 0

    def side(self, seat: Seat) -> list[Seat]:
        """The seats that take their turn together with *seat*: a Hydra's members, else the seat alone."""
        if self.mode != HYDRA:
            return [seat]
        return [other for other in range(self.seats) if self.teams[other] == self.teams[seat]]

    def teammates(self, seat: Seat) -> list[Seat]:
        """The living others of the team."""
        return [
            other
            for other in range(self.seats)
            if other != seat and self.alive[other] and self.teams[other] == self.teams[seat]
        ]

    def following(self, seat: Seat) -> Seat:
        """The next living seat clockwise (to the left)."""
        other = (seat + 1) % self.seats
        while not self.alive[other]:
            other = (other + 1) % self.seats
        return other

    def preceding(self, seat: Seat) -> Seat:
        """The next living seat to the right."""
        other = (seat - 1) % self.seats
        while not self.alive[other]:
            other = (other - 1) % self.seats
        return other
