"""The gray cards of Spirit of Rebellion: what anybody can use."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import (
    Card,
    blank,
    discard,
    disrupt,
    event,
    focus,
    melee,
    resource,
    special,
    support,
    upgrade,
)
from kantyna.games.destiny.effects.ability import action, after, instead, text, use
from kantyna.games.destiny.effects.actions import NextHasAmbush
from kantyna.games.destiny.effects.battlefield import SwapBattlefield, UseClaim
from kantyna.games.destiny.effects.choices import ChooseOne
from kantyna.games.destiny.effects.choosing import Choose
from kantyna.games.destiny.effects.constant import MELEE_UNBLOCKABLE, Constant
from kantyna.games.destiny.effects.hand import DiscardCards, Interrogate
from kantyna.games.destiny.effects.piles import DiscardThisInstead
from kantyna.games.destiny.effects.removal import RemoveChosen, RemoveDice
from kantyna.games.destiny.effects.resolution import ResolveChosen, ResolveDice
from kantyna.games.destiny.effects.rolls import RerollDice
from kantyna.games.destiny.effects.trigger import another_upgrade_discarded, this_activated
from kantyna.games.destiny.effects.which import OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.effects.which_pile import FROM_HAND, Pile
from kantyna.games.destiny.vocabulary import (
    COMMON,
    DROID,
    GRAY,
    HERO,
    MELEE,
    NEUTRAL,
    RANGED,
    RARE,
    SPIRIT_OF_REBELLION,
    UNCOMMON,
    VILLAIN,
    WEAPON,
)
from kantyna.kernel.combinators import Then

GRAY_CARDS: Final[list[Card]] = [
    support(
        "interrogation-droid",
        set=SPIRIT_OF_REBELLION,
        number=17,
        rarity=RARE,
        affiliation=VILLAIN,
        colour=GRAY,
        cost=2,
        subtype=DROID,
        sides=[disrupt(1), discard(1), discard(1), discard(1), resource(1), blank()],
        abilities=[after(this_activated(), [Interrogate()])],
    ),
    support(
        "r2-d2",
        set=SPIRIT_OF_REBELLION,
        number=42,
        rarity=RARE,
        affiliation=HERO,
        colour=GRAY,
        unique=True,
        cost=2,
        subtype=DROID,
        sides=[melee(1), focus(1), disrupt(1), resource(1), special(), special()],
        abilities=[use([ResolveDice(Dice(YOURS), bonus=1)])],
    ),
    upgrade(
        "vibroknife",
        set=SPIRIT_OF_REBELLION,
        number=57,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=GRAY,
        cost=2,
        subtype=WEAPON,
        ambush=True,
        sides=[melee(1), melee(1), melee(2, plus=True), discard(1), resource(1), blank()],
        constants=[Constant(MELEE_UNBLOCKABLE)],
    ),
    event(
        "doubt",
        set=SPIRIT_OF_REBELLION,
        number=80,
        rarity=COMMON,
        affiliation=VILLAIN,
        colour=GRAY,
        cost=0,
        abilities=[
            text(
                [
                    RerollDice(Dice(OPPONENTS)),
                    Then(
                        ChooseOne(
                            [[ResolveChosen(by_opponent=True)], [RemoveChosen(by_opponent=True)]], by_opponent=True
                        )
                    ),
                ]
            )
        ],
    ),
    event(
        "confidence",
        set=SPIRIT_OF_REBELLION,
        number=109,
        rarity=COMMON,
        affiliation=HERO,
        colour=GRAY,
        cost=0,
        abilities=[text([Choose(Dice(OPPONENTS)), ResolveChosen(by_opponent=True)])],
    ),
    event(
        "evade",
        set=SPIRIT_OF_REBELLION,
        number=136,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=GRAY,
        cost=1,
        abilities=[text([RemoveDice(Dice(symbols=[RANGED]))])],
    ),
    event(
        "new-orders",
        set=SPIRIT_OF_REBELLION,
        number=137,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=GRAY,
        cost=2,
        abilities=[text([SwapBattlefield(), UseClaim()])],
    ),
    event(
        "parry",
        set=SPIRIT_OF_REBELLION,
        number=138,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=GRAY,
        cost=1,
        abilities=[text([RemoveDice(Dice(symbols=[MELEE]))])],
    ),
    event(
        "swiftness",
        set=SPIRIT_OF_REBELLION,
        number=139,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=GRAY,
        cost=1,
        ambush=True,
        abilities=[text([NextHasAmbush()])],
    ),
    support(
        "resolve",
        set=SPIRIT_OF_REBELLION,
        number=140,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=GRAY,
        cost=1,
        abilities=[action([RerollDice(Dice(OPPONENTS))], cost=[DiscardCards(Pile(FROM_HAND))])],
    ),
    upgrade(
        "ammo-belt",
        set=SPIRIT_OF_REBELLION,
        number=141,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=GRAY,
        cost=1,
        abilities=[instead(another_upgrade_discarded(), [DiscardThisInstead()], may=True)],
    ),
]
