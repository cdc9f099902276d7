"""Yellow neutral cards of Spirit of Rebellion: tricks for either side."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import (
    Card,
    blank,
    discard,
    disrupt,
    event,
    focus,
    ranged,
    resource,
    shield,
    special,
    support,
    upgrade,
)
from kantyna.games.destiny.effects.ability import action, after, text, use
from kantyna.games.destiny.effects.amount import TOKENS_HERE, Amount
from kantyna.games.destiny.effects.battlefield import UseClaim
from kantyna.games.destiny.effects.hand import LookAtHand, PlayFrom
from kantyna.games.destiny.effects.piles import DiscardThis, MillFoe, Sabotage, SwapHandDiscard
from kantyna.games.destiny.effects.removal import RemoveDice
from kantyna.games.destiny.effects.requirement import CopyDiscarded, OnlyOn
from kantyna.games.destiny.effects.resolution import ResolveDice
from kantyna.games.destiny.effects.rolls import RerollDice
from kantyna.games.destiny.effects.shields import ShieldsTo
from kantyna.games.destiny.effects.supplies import FoeLoses, Gain, SwapResources
from kantyna.games.destiny.effects.team import Spot
from kantyna.games.destiny.effects.tokens import PlaceTokens
from kantyna.games.destiny.effects.trigger import bearer_activated, you_claim
from kantyna.games.destiny.effects.which import ANY_NUMBER, OF_BEARER, OF_CHOSEN, OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_cards import InPlay
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.effects.which_pile import FROM_HAND, Pile
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    BLANK,
    CHARACTER,
    COMMON,
    EQUIPMENT,
    EVENT,
    LEGENDARY,
    NEUTRAL,
    RARE,
    RESOURCE,
    SPIRIT_OF_REBELLION,
    SUPPORT,
    UNCOMMON,
    VEHICLE,
    YELLOW,
)
from kantyna.kernel.combinators import Then

YELLOW_NEUTRAL: Final[list[Card]] = [
    support(
        "quadjumper",
        set=SPIRIT_OF_REBELLION,
        number=58,
        rarity=LEGENDARY,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=3,
        subtype=VEHICLE,
        sides=[focus(2), shield(1), shield(2), resource(1), resource(1), blank()],
        abilities=[action([PlayFrom(Pile(FROM_HAND, kinds=[SUPPORT]), less=3)], cost=[DiscardThis()])],
    ),
    upgrade(
        "ascension-gun",
        set=SPIRIT_OF_REBELLION,
        number=59,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=2,
        subtype=EQUIPMENT,
        sides=[ranged(1), ranged(2), focus(1), discard(2, cost=1), special(), blank()],
        abilities=[use([UseClaim(of_unused=True, may=True)])],
    ),
    upgrade(
        "con-artist",
        set=SPIRIT_OF_REBELLION,
        number=60,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=2,
        sides=[disrupt(2), disrupt(2), discard(1), special(), special(), blank()],
        only=[OnlyOn(YELLOW)],
        abilities=[use([PlaceTokens(1), Then(MillFoe(equal=Amount(TOKENS_HERE)))])],
    ),
    event(
        "bolt-hole",
        set=SPIRIT_OF_REBELLION,
        number=142,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=0,
        abilities=[text([ShieldsTo(OF_CHOSEN, 2)], cost=[RemoveDice(Dice(YOURS, colour=YELLOW, kind=CHARACTER))])],
    ),
    event(
        "cheat",
        set=SPIRIT_OF_REBELLION,
        number=143,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=1,
        abilities=[text([SwapHandDiscard()])],
    ),
    event(
        "diversion",
        set=SPIRIT_OF_REBELLION,
        number=144,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=1,
        abilities=[text([FoeLoses(1, unless=CopyDiscarded(), otherwise=3)])],
    ),
    event(
        "fair-trade",
        set=SPIRIT_OF_REBELLION,
        number=145,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=0,
        abilities=[text([ResolveDice(Dice(YOURS, symbols=[RESOURCE])), Then(SwapResources())])],
    ),
    event(
        "friends-in-low-places",
        set=SPIRIT_OF_REBELLION,
        number=146,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=0,
        abilities=[text([LookAtHand(Pile(FROM_HAND, OPPONENTS, kinds=[EVENT], at_most=1))], cost=[Spot(YELLOW)])],
    ),
    event(
        "sabotage",
        set=SPIRIT_OF_REBELLION,
        number=147,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=1,
        abilities=[text([Sabotage(InPlay(SUPPORT))])],
    ),
    support(
        "improvisation",
        set=SPIRIT_OF_REBELLION,
        number=148,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=0,
        ambush=True,
        abilities=[
            action([RerollDice(Dice(YOURS), least=0, most=ANY_NUMBER)], cost=[RemoveDice(Dice(YOURS, symbols=[BLANK]))])
        ],
    ),
    support(
        "outmaneuver",
        set=SPIRIT_OF_REBELLION,
        number=149,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=1,
        abilities=[after(you_claim(), [Gain(1)])],
    ),
    upgrade(
        "fast-hands",
        set=SPIRIT_OF_REBELLION,
        number=150,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=YELLOW,
        cost=0,
        subtype=ABILITY,
        abilities=[after(bearer_activated(), [ResolveDice(Dice(YOURS, of=OF_BEARER))], may=True)],
    ),
]
