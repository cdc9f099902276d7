"""What is printed on cards, sheets and tokens: plain numbers, and abilities as lists of effects. ``texts`` says it.

A *definition* (``Card`` and its kinds) is one different thing of the box. What a card is while somebody has it is an
``Item``: a market card is one, a databank card may carry a crew member, an encounter card one a section. Amounts of
credits are as printed (``5000``). What is not there is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kantyna.games.outer_rim.ability import Ability, Modify, timings_of
from kantyna.games.outer_rim.goal import AIMLESS, Goal
from kantyna.games.outer_rim.item import NOTHING_KEPT, Item, Reward
from kantyna.games.outer_rim.vocabulary import (
    AI,
    CAPTAIN,
    CONTACT,
    DATABANK,
    ENCOUNTER,
    NO_FACTION,
    NOT_OURS,
    NOWHERE,
    PATROL,
    SHEET,
    SPACE_KIND,
)
from kantyna.kernel.effect import Effect, Script
from kantyna.kernel.ids import DefId
from kantyna.kernel.native import i64, mypyc_attr

if TYPE_CHECKING:
    from kantyna.games.outer_rim.effects.conditions import Condition
    from kantyna.games.outer_rim.table import OuterRim


class Icon:
    """A patrol icon of a market card: that patrol moves so far."""

    def __init__(self, faction: i64, distance: i64) -> None:
        self.faction = faction
        self.distance = distance


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """One different thing of the box. *ours*: what of it no public source tells (bits); facts may replace that, its key
    stays."""

    def __init__(
        self,
        key: str,
        kind: i64,
        copies: int = 1,
        ours: i64 = NOT_OURS,
        items: list[Item] | None = None,
        line: bool = False,
    ) -> None:
        self.key = key
        """For ever: saves, replays, scenarios and messages use it."""
        self.kind = kind
        self.copies = copies
        self.ours = ours
        self.line = line
        """It has a line of flavour, ``line-<key>``."""
        self.items = items if items is not None else []
        """What the card is when somebody has it: one of them, told by its section."""
        self.number: DefId = -1
        """Its definition, once it is in the book."""


class Space(Card):
    """A planet with its faction and the ranks of its contact spaces, a navpoint, or the Maelstrom."""

    def __init__(
        self, key: str, encounters: i64, faction: i64 = NO_FACTION, ranks: list[i64] | None = None, ours: i64 = NOT_OURS
    ) -> None:
        super().__init__(key, SPACE_KIND, ours=ours)
        self.encounters = encounters
        """Its deck of encounter cards."""
        self.faction = faction
        self.ranks = ranks if ranks is not None else []


class Captain(Card):
    """A character: *both*, *front*, *back* are the abilities of both sides and of one only; the goal is in front."""

    def __init__(
        self,
        key: str,
        *,
        combat: i64,
        health: i64,
        skills: list[i64],
        start: i64,
        reputation: list[tuple[i64, i64]],
        goal: Goal,
        both: list[Ability] | None = None,
        front: list[Ability] | None = None,
        back: list[Ability] | None = None,
        modify: list[Modify] | None = None,
        droid: bool = False,
        ours: i64 = NOT_OURS,
    ) -> None:
        super().__init__(key, CAPTAIN, ours=ours)
        self.combat = combat
        self.health = health
        self.skills = skills
        self.start = start
        """The number of its starting databank card."""
        self.reputation = reputation
        """Factions and the step (1 or -1) that it starts with; ``OF_CHOICE`` is picked."""
        self.goal = goal
        self.modify = modify if modify is not None else []
        shared = both if both is not None else []
        self.sides = [shared + (front or []), shared + (back or [])]
        """The abilities of the front and of the back."""
        self.timings: list[i64] = [timings_of(abilities) for abilities in self.sides]
        self.both = shared
        self.front = front if front is not None else []
        self.back = back if back is not None else []
        self.droid = droid


class Side:
    """One side of a ship sheet; the back of a bought ship has a name of its own."""

    def __init__(
        self,
        key: str,
        *,
        hull: i64,
        combat: i64,
        hyperdrive: i64,
        cargo: i64,
        mods: i64,
        either: i64,
        crew: i64,
        goal: Goal = AIMLESS,
        modify: list[Modify] | None = None,
        abilities: list[Ability] | None = None,
    ) -> None:
        self.key = key
        self.hull = hull
        self.combat = combat
        self.hyperdrive = hyperdrive
        self.cargo = cargo
        self.mods = mods
        self.either = either
        """Slots for cargo or a mod."""
        self.crew = crew
        self.goal = goal
        self.modify = modify if modify is not None else []
        self.abilities = abilities if abilities is not None else []
        self.timings = timings_of(self.abilities)


class Sheet(Card):
    """A ship: the side it is taken with, and the other. A starting ship is taken with either."""

    def __init__(self, key: str, cost: i64, front: Side, back: Side, copies: int = 1, ours: i64 = NOT_OURS) -> None:
        super().__init__(key, SHEET, copies, ours)
        self.cost = cost
        self.sides = [front, back]


class Market(Card):
    """A card of a market deck. *icons*: the patrol icon of each copy, or nothing where it has none."""

    def __init__(
        self,
        key: str,
        deck: i64,
        item: Item,
        *,
        icons: list[Icon | None],
        copies: int = 1,
        ours: i64 = NOT_OURS,
        line: bool = False,
    ) -> None:
        super().__init__(key, item.kind, copies, ours, [item], line)
        self.deck = deck
        self.icons = icons


class Branch:
    """A part of a section that is resolved while something holds."""

    def __init__(self, condition: Condition | None, effects: list[Effect[OuterRim]]) -> None:
        self.condition = condition
        self.script: Script[OuterRim] = Script(effects)


class Section:
    """What happens at one space (``NAVPOINT``: at each; *patrol*: only with or only without one there).

    Of several *branches* exactly one applies. A *secret* is kept, and used at its timing. An *item* may be gained.
    """

    def __init__(
        self,
        space: i64,
        effects: list[Effect[OuterRim]] | None = None,
        *,
        branches: list[Branch] | None = None,
        secret: Ability | None = None,
        item: Item | None = None,
        patrol: int = -1,
    ) -> None:
        self.space = space
        self.branches = branches if branches is not None else [Branch(None, effects)] if effects else []
        self.secret = secret
        self.item = item
        self.patrol = patrol
        """1: with a patrol in the space, 0: without, -1: either."""


class Encounter(Card):
    """An encounter card: a section for each space of its deck."""

    def __init__(self, key: str, deck: i64, sections: list[Section], ours: i64 = NOT_OURS) -> None:
        super().__init__(key, ENCOUNTER, ours=ours, items=[section.item or NOTHING_KEPT for section in sections])
        self.deck = deck
        self.sections = sections


class Databank(Card):
    """A databank card: its number, what it does, and what it carries (crew, a job, a starting card)."""

    def __init__(
        self,
        key: str,
        numbered: i64,
        effects: list[Effect[OuterRim]] | None = None,
        *,
        contact: str = "",
        item: Item | None = None,
        start: i64 = NOWHERE,
        ours: i64 = NOT_OURS,
        line: bool = False,
    ) -> None:
        super().__init__(key, item.kind if item is not None and start >= 0 else DATABANK, ours=ours, line=line)
        self.numbered = numbered
        self.script: Script[OuterRim] = Script(effects or [])
        self.contact = contact
        """The key of the contact whose card it is."""
        self.token: DefId = -1
        """The definition of that contact, once it is in the book."""
        self.items = [item] if item is not None else []
        self.start = start
        """The planet where whoever starts with this card starts."""


class Contact(Card):
    """A contact token: *symbol* is a faction's number, or nothing; *droid*: it has that symbol."""

    def __init__(
        self, key: str, *, databank: i64, rank: i64, symbol: i64 = NO_FACTION, droid: bool = False, ours: i64 = NOT_OURS
    ) -> None:
        super().__init__(key, CONTACT, ours=ours)
        self.databank = databank
        self.rank = rank
        self.symbol = symbol
        self.droid = droid


class Patrol(Card):
    """A patrol token; *combat* 0: it can't be beaten."""

    def __init__(
        self, key: str, *, faction: i64, level: i64, combat: i64, reward: Reward, ours: i64 = NOT_OURS
    ) -> None:
        super().__init__(key, PATROL, ours=ours)
        self.faction = faction
        self.level = level
        self.combat = combat
        self.reward = reward


class AiCard(Card):
    """What the automatic captain does in a turn. *steps*: the encounter step, of which the first possible is done."""

    def __init__(
        self,
        key: str,
        *,
        buys: i64,
        steps: list[i64],
        instead: i64 = -1,
        marks: bool = True,
        recovers_always: bool = False,
        ship_damage: i64 = 0,
        costs_reputation: bool = False,
        reveals: bool = False,
        reshuffles: bool = False,
    ) -> None:
        super().__init__(key, AI)
        self.buys = buys
        """The deck that it buys from, and *instead* of it where the slots for that are full."""
        self.instead = instead
        self.marks = marks
        """It places a goal token on the destination of what it bought."""
        self.steps = steps
        self.recovers_always = recovers_always
        """It recovers whenever it is damaged; else only when it is defeated."""
        self.ship_damage = ship_damage
        """What the delivery of illegal cargo costs it."""
        self.costs_reputation = costs_reputation
        """That delivery costs it a step of reputation with the planet's faction."""
        self.reveals = reveals
        """In its actions it turns up the contact of the lowest rank here."""
        self.reshuffles = reshuffles
        """At the end bounty and luxury decks turn over, and it is shuffled back into its deck."""
