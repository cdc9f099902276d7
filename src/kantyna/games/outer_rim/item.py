"""What a card is while somebody has it: cargo, gear, a mod, crew, a job or a bounty, with its reward."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kantyna.games.outer_rim.ability import Ability, FameBonus, Modify, numbers_of, timings_of
from kantyna.games.outer_rim.vocabulary import (
    BOUNTY,
    CREW,
    DATABANK,
    GROUND_FIGHT,
    ILLEGAL,
    NO_FACTION,
    NOWHERE,
)
from kantyna.kernel.effect import Effect, Script
from kantyna.kernel.ids import DefId
from kantyna.kernel.native import i64

if TYPE_CHECKING:
    from kantyna.games.outer_rim.table import OuterRim


class Reward:
    """Credits, fame, and one step of reputation with each faction of a list."""

    def __init__(self, credits: i64 = 0, fame: i64 = 0, reputation: list[i64] | None = None) -> None:
        self.credits = credits
        self.fame = fame
        self.reputation = reputation if reputation is not None else []


class Bounty:
    """Whom a bounty card wants: the contact's key, how it fights, and the rewards dead or alive."""

    def __init__(self, target: str, fight: i64, value: i64, dead: Reward, deliver_to: i64, alive: Reward) -> None:
        self.target = target
        self.fight = fight
        self.value = value
        self.dead = dead
        self.deliver_to = deliver_to
        self.alive = alive
        self.contact: DefId = -1
        """The definition of the contact, once it is in the book."""


class Item:
    """A card as somebody has it."""

    def __init__(
        self,
        kind: i64,
        *,
        key: str = "",
        cost: i64 = 0,
        traits: i64 = 0,
        skills: list[i64] | None = None,
        modify: list[Modify] | None = None,
        abilities: list[Ability] | None = None,
        fame: list[FameBonus] | None = None,
        not_on: list[i64] | None = None,
        destination: i64 = NOWHERE,
        reward: Reward | None = None,
        after: list[Effect[OuterRim]] | None = None,
        removed: bool = False,
        attempt: list[Effect[OuterRim]] | None = None,
        tested: list[list[i64]] | None = None,
        bounty: Bounty | None = None,
        either_slot: bool = False,
        carries: i64 = 0,
        kept: bool = False,
        sheet: str = "",
        favor: i64 = NO_FACTION,
    ) -> None:
        self.kind = kind
        self.key = key
        """Its own name, for what is printed at the foot of an encounter or databank card."""
        self.cost = cost
        self.traits = traits
        self.skills = skills if skills is not None else []
        self.modify = modify if modify is not None else []
        self.abilities = abilities if abilities is not None else []
        self.timings = timings_of(self.abilities)
        self.numbers = numbers_of(self.modify)
        self.fame = fame if fame is not None else []
        self.not_on = not_on if not_on is not None else []
        """Planets where it can't be bought."""
        self.destination = destination
        """Of cargo and jobs: a planet, ``ANY_NAVPOINT``, ``MARKED_PLANET``, or nowhere."""
        self.reward = reward if reward is not None else Reward()
        """For the delivery or the job."""
        self.after: Script[OuterRim] = Script(after or [])
        """What its reward brings with it."""
        self.removed = removed
        """After its reward it leaves the game; else it is discarded."""
        self.attempt: Script[OuterRim] = Script(attempt or [])
        """A job's encounter at its destination."""
        self.tested = tested if tested is not None else []
        """The skills listed on a job: what each of its tests takes."""
        self.bounty = bounty
        self.either_slot = either_slot
        """It may lie in a cargo slot or a mod slot."""
        self.carries = carries
        """It is a slot for so much cargo itself."""
        self.kept = kept
        """It can't be discarded before it is completed."""
        self.sheet = sheet
        """The sheet that a ship card gives."""
        self.favor = favor
        """The faction for which a favour is done."""
        self.illegal = traits & ILLEGAL != 0


NOTHING_KEPT: Final = Item(DATABANK)
"""Of a section without an item."""


def person(skills: list[i64], modify: list[Modify] | None = None, abilities: list[Ability] | None = None) -> Item:
    """A crew member on a databank card."""
    return Item(CREW, skills=skills, modify=modify, abilities=abilities)


def wanted(
    target: str,
    *,
    value: i64,
    dead: Reward,
    to: i64,
    alive: Reward,
    fight: i64 = GROUND_FIGHT,
    after: list[Effect[OuterRim]] | None = None,
) -> Item:
    """A bounty: it leaves the game with its reward."""
    return Item(BOUNTY, bounty=Bounty(target, fight, value, dead, to, alive), after=after, removed=True)
