"""What is printed on cards, sheets and tokens: plain numbers, and abilities as lists of effects. ``texts`` says it.

A *definition* (``Card`` and its kinds) is one different thing of the box. What a card is while somebody has it is an
``Item``: a market card is one, a databank card may carry a crew member, an encounter card one a section. Amounts of
credits are as printed (``5000``). What is not there is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kantyna.games.outer_rim.vocabulary import (
    AI,
    ALWAYS,
    ANY_ROLL,
    BOUNTY,
    CAPTAIN,
    CONTACT,
    CREW,
    DATABANK,
    ENCOUNTER,
    GROUND_FIGHT,
    ILLEGAL,
    NO_FACTION,
    NO_GOAL,
    NOT_OURS,
    NOWHERE,
    PATROL,
    SHEET,
    SPACE_KIND,
    TIMING_BITS,
)
from kantyna.kernel.effect import Effect, Script
from kantyna.kernel.ids import BITS, DefId
from kantyna.kernel.native import i64, mypyc_attr

if TYPE_CHECKING:
    from kantyna.games.outer_rim.effects.conditions import Condition
    from kantyna.games.outer_rim.effects.dice import Change
    from kantyna.games.outer_rim.table import OuterRim


class Reward:
    """Credits, fame, and one step of reputation with each faction of a list."""

    def __init__(self, credits: i64 = 0, fame: i64 = 0, reputation: list[i64] | None = None) -> None:
        self.credits = credits
        self.fame = fame
        self.reputation = reputation if reputation is not None else []


class Modify:
    """So much more of something; *skills*: only with one of them; *per*: for each card of that kind."""

    def __init__(self, what: i64, amount: i64, skills: list[i64] | None = None, per: i64 = -1) -> None:
        self.what = what
        self.amount = amount
        self.skills = skills if skills is not None else []
        self.per = per


class FameBonus:
    """Counts as fame while something holds (a list of conditions of which one must)."""

    def __init__(self, amount: i64, condition: Condition) -> None:
        self.amount = amount
        self.condition = condition


class Ability:
    """Something that may or must be used at its *timing*.

    *roll*: in which rolls, or fights, it works. *once*: how often. *price*: credits to be paid for it. *discard*: this
    card is the price. *change*: what it does to dice. *amount*: of what its timing speaks of (a discount, dice
    taken off, damage that is the most). *factions*, *decks*: only these. *skills*: only with one of them.
    """

    def __init__(
        self,
        timing: i64,
        effects: list[Effect[OuterRim]] | None = None,
        *,
        optional: bool = False,
        roll: i64 = ANY_ROLL,
        once: i64 = ALWAYS,
        price: i64 = 0,
        discard: bool = False,
        condition: Condition | None = None,
        changes: list[Change] | None = None,
        amount: i64 = 0,
        factions: list[i64] | None = None,
        decks: list[i64] | None = None,
        skills: list[i64] | None = None,
    ) -> None:
        self.timing = timing
        self.script: Script[OuterRim] = Script(effects or [])
        self.optional = optional
        self.roll = roll
        self.once = once
        self.price = price
        self.discard = discard
        self.condition = condition
        self.changes = changes if changes is not None else []
        """One of them is picked where there are several."""
        self.amount = amount
        self.factions = factions if factions is not None else []
        self.decks = decks if decks is not None else []
        self.skills = skills if skills is not None else []


def timings_of(abilities: list[Ability]) -> i64:
    """The timings at which any of some abilities is used: bits."""
    bits: i64 = 0
    for ability in abilities:
        bits |= TIMING_BITS[ability.timing]
    return bits


def numbers_of(modifies: list[Modify]) -> i64:
    """The numbers to which any of some modifiers adds: bits."""
    bits: i64 = 0
    for modify in modifies:
        bits |= BITS[modify.what]
    return bits


class Goal:
    """What a captain or a ship strives for: *count* times an event, with *amount* where the event asks how much, and
    *price* credits to be paid for it. Fulfilled it gives one fame and turns the card or sheet over."""

    def __init__(self, event: i64, count: i64 = 1, amount: i64 = 0, price: i64 = 0) -> None:
        self.event = event
        self.count = count
        self.amount = amount
        self.price = price


AIMLESS: Final = Goal(NO_GOAL)


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


NOTHING_KEPT: Final = Item(DATABANK)
"""Of a section without an item."""


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
