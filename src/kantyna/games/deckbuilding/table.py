"""The state of a game of Star Wars: The Deckbuilding Game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kantyna.games.common.decks import DeckTable
from kantyna.kernel.core import Core
from kantyna.kernel.ids import CardId, Seat

if TYPE_CHECKING:
    from kantyna.kernel.codec import Writer


class Deckbuilding(DeckTable):
    """Zones are piles of card ids whose top is the end; even seats play the Empire, odd ones the Rebels."""

    def __init__(
        self,
        core: Core,
        seats: int,
        sight: list[int],
        hand: list[list[CardId]],
        deck: list[list[CardId]],
        discard: list[list[CardId]],
        mode: int,
        goal: int,
        pay_off: int,
        foes: list[list[Seat]],
        play: list[list[CardId]],
        base: list[CardId],
        bases: list[list[CardId]],
        away: list[list[CardId]],
        victory: list[list[CardId]],
        resources: list[int],
        shielded: list[int],
        used: list[int],
        aim: list[int],
        damage: list[int],
        doomed: list[CardId],
        force: int,
        active: Seat,
        turn: int,
        purchases: int,
        neutral_purchases: int,
        played_neutral: int,
        bounty: int,
        row: list[CardId],
        galaxy: list[CardId],
        galaxy_discard: list[CardId],
        pilots: list[CardId],
        exiled: list[CardId],
        coming: list[CardId],
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
        self.goal = goal
        """Bases that a side must destroy to win."""
        self.pay_off = pay_off
        """1 if neutral cards of the row may be paid off."""
        self.foes = foes
        self.play = play
        """Units and capital ships in play, in the order of play."""
        self.base = base
        self.bases = bases
        """The bases each seat has left, face down; a teammate sees them as well as the hand."""
        self.away = away
        """Bases not picked for the game with secret bases."""
        self.victory = victory
        """The destroyed bases by the side that destroyed them."""
        self.resources = resources
        self.shielded = shielded
        """Damage kept off each seat's base this turn (Hoth)."""
        self.used = used
        """1 for each card whose ability was used this turn."""
        self.aim = aim
        """What each card is committed to: nothing, an attack, or spent."""
        self.damage = damage
        self.doomed = doomed
        """Cards to be exiled at the end of the turn."""
        self.force = force
        """The marker: -3 is the dark end, 3 the light end."""
        self.active = active
        self.turn = turn
        self.purchases = purchases
        """Cards bought this turn."""
        self.neutral_purchases = neutral_purchases
        self.played_neutral = played_neutral
        self.bounty = bounty
        """This turn's one aim at a neutral card (Ord Mantell), spent once card or attack is gone, or nothing."""
        self.row = row
        """Six places; nothing where the galaxy has run out."""
        self.galaxy = galaxy
        self.galaxy_discard = galaxy_discard
        self.pilots = pilots
        self.exiled = exiled
        self.coming = coming
        """Bought cards on their way to a place."""

    def clone(self) -> Deckbuilding:
        """Piles and lists that seldom change are shared: whoever changes one puts a new one in its place."""
        return Deckbuilding(
            self.core(),
            self.seats,
            self.sight,
            self.hand[:],
            self.deck[:],
            self.discard[:],
            self.mode,
            self.goal,
            self.pay_off,
            self.foes,
            self.play[:],
            self.base,
            self.bases,
            self.away,
            self.victory,
            self.resources[:],
            self.shielded,
            self.used[:],
            self.aim[:],
            self.damage[:],
            self.doomed,
            self.force,
            self.active,
            self.turn,
            self.purchases,
            self.neutral_purchases,
            self.played_neutral,
            self.bounty,
            self.row,
            self.galaxy,
            self.galaxy_discard,
            self.pilots,
            self.exiled,
            self.coming,
        )

    def write(self, out: Writer) -> None:
        super().write(out)
        for number in (
            self.mode,
            self.goal,
            self.pay_off,
            self.seats,
            self.force,
            self.active,
            self.turn,
            self.purchases,
            self.neutral_purchases,
            self.played_neutral,
            self.bounty,
        ):
            out.number(number)
        for pile in (
            self.base,
            self.resources,
            self.shielded,
            self.used,
            self.aim,
            self.damage,
            self.doomed,
            self.row,
            self.galaxy,
            self.galaxy_discard,
            self.pilots,
            self.exiled,
            self.coming,
        ):
            out.pile(pile)
        for piles in (
            self.hand,
            self.deck,
            self.discard,
            self.play,
            self.bases,
            self.away,
            self.victory,
        ):
            out.piles(piles)

    def force_with(self, seat: Seat) -> bool:
        """Is the Force with this seat's side?"""
        return self.force > 0 if seat % 2 else self.force < 0

    def force_left(self, seat: Seat) -> int:
        """How many spaces the marker can still move towards this seat's side."""
        return 3 - self.force if seat % 2 else 3 + self.force
