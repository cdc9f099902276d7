"""Yellow heroes of Awakenings: smugglers and rogues on the right side."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import (
    Card,
    blank,
    character,
    discard,
    disrupt,
    event,
    focus,
    melee,
    ranged,
    resource,
    shield,
    special,
    support,
    upgrade,
)
from kantyna.games.destiny.effects.ability import action, after, instead, text, use
from kantyna.games.destiny.effects.actions import EndPhase
from kantyna.games.destiny.effects.activity import ExhaustThis
from kantyna.games.destiny.effects.battlefield import SwapBattlefield
from kantyna.games.destiny.effects.choices import ChooseOne
from kantyna.games.destiny.effects.constant import RED_VILLAIN_ARMS, SPLIT_SHIELDS, WEAPONS_UNRESTRICTED, Constant
from kantyna.games.destiny.effects.damage import DealDamage
from kantyna.games.destiny.effects.hand import DiscardCards, Draw, LookAtHand, PlayFrom
from kantyna.games.destiny.effects.healing import SaveBearer
from kantyna.games.destiny.effects.piles import SET_ASIDE, DiscardThis, Mill, MillFoe, PlaceThis, Recover
from kantyna.games.destiny.effects.removal import RemoveDice
from kantyna.games.destiny.effects.requirement import ChosenShows, OnlyOn
from kantyna.games.destiny.effects.resolution import ResolveDice
from kantyna.games.destiny.effects.rolls import RerollDice
from kantyna.games.destiny.effects.shields import ShieldsTo
from kantyna.games.destiny.effects.supplies import Gain, Spend
from kantyna.games.destiny.effects.team import Spot
from kantyna.games.destiny.effects.tokens import MoveTokens
from kantyna.games.destiny.effects.trigger import bearer_defeated, this_played, you_play
from kantyna.games.destiny.effects.which import OF_THIS, OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.effects.which_pile import FROM_DISCARD, FROM_HAND, Pile
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    AMBUSH,
    AWAKENINGS,
    CHARACTER,
    COMMON,
    EVENT,
    HERO,
    LEGENDARY,
    RANGED,
    RARE,
    RESOURCE,
    STARTER,
    SUPPORT,
    UNCOMMON,
    UPGRADE,
    VEHICLE,
    WEAPON,
    YELLOW,
)
from kantyna.kernel.combinators import If, Then

YELLOW_HEROES: Final[list[Card]] = [
    character(
        "finn",
        set=AWAKENINGS,
        number=45,
        rarity=STARTER,
        affiliation=HERO,
        colour=YELLOW,
        unique=True,
        health=10,
        points=13,
        elite=16,
        sides=[ranged(1), ranged(2), melee(1), shield(1), resource(1), blank()],
        constants=[Constant(WEAPONS_UNRESTRICTED), Constant(RED_VILLAIN_ARMS)],
    ),
    character(
        "han-solo",
        set=AWAKENINGS,
        number=46,
        rarity=LEGENDARY,
        affiliation=HERO,
        colour=YELLOW,
        unique=True,
        health=10,
        points=14,
        elite=18,
        sides=[ranged(2), ranged(3, cost=1), disrupt(2), resource(1), resource(1), blank()],
        abilities=[after(you_play(keyword=AMBUSH), [ShieldsTo(OF_THIS, 1)], may=True)],
    ),
    character(
        "hired-gun",
        set=AWAKENINGS,
        number=47,
        rarity=RARE,
        affiliation=HERO,
        colour=YELLOW,
        health=9,
        points=8,
        sides=[ranged(2, cost=1), ranged(3, cost=1), disrupt(1), resource(1), resource(1), blank()],
    ),
    character(
        "padme-amidala",
        set=AWAKENINGS,
        number=48,
        rarity=RARE,
        affiliation=HERO,
        colour=YELLOW,
        unique=True,
        health=10,
        points=10,
        elite=14,
        sides=[focus(2), discard(1), resource(1), special(), special(), blank()],
        abilities=[use([ChooseOne([[MillFoe(1)], [MillFoe(2)]], costs=[[], [Spend(1)]])])],
    ),
    support(
        "millennium-falcon",
        set=AWAKENINGS,
        number=49,
        rarity=LEGENDARY,
        affiliation=HERO,
        colour=YELLOW,
        unique=True,
        cost=5,
        subtype=VEHICLE,
        sides=[ranged(3), ranged(4), focus(2), discard(3), resource(2), special()],
        abilities=[use([PlayFrom(Pile(FROM_HAND | FROM_DISCARD, kinds=[EVENT], colour=YELLOW), free=True)])],
    ),
    upgrade(
        "diplomatic-immunity",
        set=AWAKENINGS,
        number=50,
        rarity=RARE,
        affiliation=HERO,
        colour=YELLOW,
        cost=4,
        subtype=ABILITY,
        sides=[focus(2), shield(1), shield(2), shield(3), shield(4), disrupt(2)],
        constants=[Constant(SPLIT_SHIELDS)],
    ),
    upgrade(
        "dl-44-heavy-blaster-pistol",
        set=AWAKENINGS,
        number=51,
        rarity=RARE,
        affiliation=HERO,
        colour=YELLOW,
        cost=3,
        subtype=WEAPON,
        ambush=True,
        sides=[ranged(3), ranged(3, cost=1), ranged(2, plus=True), resource(1), blank(), blank()],
        abilities=[after(this_played(), [RemoveDice(Dice(OPPONENTS), by_opponent=True)])],
    ),
    upgrade(
        "infiltrate",
        set=AWAKENINGS,
        number=52,
        rarity=RARE,
        affiliation=HERO,
        colour=YELLOW,
        cost=1,
        subtype=ABILITY,
        sides=[disrupt(1), shield(1), resource(1), special(), special(), blank()],
        abilities=[use([RerollDice(Dice(OPPONENTS), least=0, most=2)])],
    ),
    event(
        "dont-get-cocky",
        set=AWAKENINGS,
        number=127,
        rarity=COMMON,
        affiliation=HERO,
        colour=YELLOW,
        cost=0,
        abilities=[text([Draw(2, everybody=True)])],
    ),
    event(
        "draw-attention",
        set=AWAKENINGS,
        number=128,
        rarity=COMMON,
        affiliation=HERO,
        colour=YELLOW,
        cost=0,
        abilities=[text([MoveTokens(Characters(YOURS), Characters(YOURS), n=2, up_to=True)])],
    ),
    event(
        "hyperspace-jump",
        set=AWAKENINGS,
        number=129,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=YELLOW,
        cost=3,
        abilities=[text([EndPhase(), SwapBattlefield(may=True), PlaceThis(SET_ASIDE)])],
    ),
    event(
        "let-the-wookiee-win",
        set=AWAKENINGS,
        number=130,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=YELLOW,
        cost=1,
        abilities=[
            text(
                [
                    ChooseOne(
                        [
                            [DealDamage(Characters(OPPONENTS, exhausted=1), 2, by_opponent=True)],
                            [RemoveDice(Dice(OPPONENTS), least=2, most=2, by_opponent=True)],
                        ],
                        by_opponent=True,
                    )
                ]
            )
        ],
    ),
    event(
        "negotiate",
        set=AWAKENINGS,
        number=131,
        rarity=COMMON,
        affiliation=HERO,
        colour=YELLOW,
        cost=1,
        abilities=[
            text(
                [RemoveDice(Dice(OPPONENTS), least=2, most=2, by_opponent=True)],
                cost=[RemoveDice(Dice(YOURS, kind=CHARACTER))],
            )
        ],
    ),
    event(
        "scavenge",
        set=AWAKENINGS,
        number=132,
        rarity=COMMON,
        affiliation=HERO,
        colour=YELLOW,
        cost=0,
        abilities=[text([Mill(3), Then(Recover(Pile(FROM_DISCARD, kinds=[UPGRADE, SUPPORT]), may=True))])],
    ),
    event(
        "shoot-first",
        set=AWAKENINGS,
        number=133,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=YELLOW,
        cost=1,
        ambush=True,
        abilities=[
            text(
                [
                    ResolveDice(Dice(YOURS, colour=YELLOW, symbols=[RANGED])),
                    Then(RemoveDice(Dice(OPPONENTS, symbols=[RANGED]))),
                ]
            )
        ],
    ),
    event(
        "smuggling",
        set=AWAKENINGS,
        number=134,
        rarity=COMMON,
        affiliation=HERO,
        colour=YELLOW,
        cost=0,
        abilities=[text([Gain(1)], cost=[Spot(YELLOW), DiscardCards(Pile(FROM_HAND))])],
    ),
    support(
        "play-the-odds",
        set=AWAKENINGS,
        number=135,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=YELLOW,
        cost=1,
        abilities=[
            action(
                [RerollDice(Dice(YOURS, colour=YELLOW)), If(ChosenShows([RESOURCE]), [Gain(1)])], cost=[ExhaustThis()]
            )
        ],
    ),
    support(
        "street-informants",
        set=AWAKENINGS,
        number=136,
        rarity=COMMON,
        affiliation=HERO,
        colour=YELLOW,
        cost=0,
        ambush=True,
        abilities=[action([LookAtHand()], cost=[ExhaustThis()])],
    ),
    upgrade(
        "second-chance",
        set=AWAKENINGS,
        number=137,
        rarity=UNCOMMON,
        affiliation=HERO,
        colour=YELLOW,
        cost=3,
        subtype=ABILITY,
        only=[OnlyOn(YELLOW)],
        abilities=[instead(bearer_defeated(), [SaveBearer(5), DiscardThis()])],
    ),
]
