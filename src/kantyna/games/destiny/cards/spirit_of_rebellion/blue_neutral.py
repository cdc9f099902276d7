"""Blue neutral cards of Spirit of Rebellion: the Force for either side."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import (
    Card,
    blank,
    discard,
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
from kantyna.games.destiny.effects.ability import action, before, text, use
from kantyna.games.destiny.effects.actions import TakeActions
from kantyna.games.destiny.effects.activity import ExhaustThis
from kantyna.games.destiny.effects.amount import DAMAGE_COMING, Amount
from kantyna.games.destiny.effects.choices import ChooseOne, May
from kantyna.games.destiny.effects.choosing import Choose
from kantyna.games.destiny.effects.damage import Block, DamageTo
from kantyna.games.destiny.effects.hand import Draw
from kantyna.games.destiny.effects.healing import Heal
from kantyna.games.destiny.effects.looking import LayFaceDown, PlayFaceDown
from kantyna.games.destiny.effects.piles import DiscardThis, Mill
from kantyna.games.destiny.effects.removal import RemoveChosen, RemoveDice
from kantyna.games.destiny.effects.requirement import ChosenCharacterDie, HoldsBattlefield, OnlyOn, Spotted
from kantyna.games.destiny.effects.resolution import ResolveDice
from kantyna.games.destiny.effects.rolls import RerollDice
from kantyna.games.destiny.effects.team import Spot
from kantyna.games.destiny.effects.tokens import MoveTokens
from kantyna.games.destiny.effects.trigger import bearer_takes
from kantyna.games.destiny.effects.turning import TurnDice
from kantyna.games.destiny.effects.which import ALL, ANY_NUMBER, OF_CHOSEN, OF_HURT, OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    BLANK,
    BLUE,
    COMMON,
    LEGENDARY,
    MELEE,
    NEUTRAL,
    RANGED,
    RARE,
    SPIRIT_OF_REBELLION,
    UNCOMMON,
)
from kantyna.kernel.combinators import If, Then

BLUE_NEUTRAL: Final[list[Card]] = [
    upgrade(
        "force-push",
        set=SPIRIT_OF_REBELLION,
        number=54,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=3,
        subtype=ABILITY,
        sides=[ranged(2), ranged(2), discard(2), special(), special(), blank()],
        only=[OnlyOn(BLUE)],
        abilities=[use([TurnDice(Dice(OPPONENTS), least=0, most=2)])],
    ),
    upgrade(
        "force-speed",
        set=SPIRIT_OF_REBELLION,
        number=55,
        rarity=LEGENDARY,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=0,
        subtype=ABILITY,
        sides=[focus(1), shield(1), special(), special(), special(), blank()],
        only=[OnlyOn(BLUE)],
        abilities=[use([TakeActions(2)])],
    ),
    upgrade(
        "makashi-training",
        set=SPIRIT_OF_REBELLION,
        number=56,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=2,
        subtype=ABILITY,
        sides=[melee(1, plus=True), melee(2, plus=True), melee(2, plus=True), shield(1), resource(1), blank()],
        only=[Spotted(BLUE)],
        abilities=[
            action([RemoveDice(Dice(symbols=[MELEE]))], cost=[RemoveDice(Dice(YOURS, symbols=[MELEE])), ExhaustThis()])
        ],
    ),
    event(
        "decisive-blow",
        set=SPIRIT_OF_REBELLION,
        number=127,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=3,
        abilities=[text([ResolveDice(Dice(YOURS, symbols=[MELEE])), Then(RemoveDice(Dice(of=OF_HURT), most=ALL))])],
    ),
    event(
        "high-ground",
        set=SPIRIT_OF_REBELLION,
        number=128,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=1,
        only=[HoldsBattlefield()],
        abilities=[
            text(
                [
                    RemoveDice(Dice(OPPONENTS, symbols=[MELEE, RANGED])),
                    Then(If(ChosenCharacterDie(), [DamageTo(OF_CHOSEN, 1)])),
                ]
            )
        ],
    ),
    event(
        "momentum-shift",
        set=SPIRIT_OF_REBELLION,
        number=129,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=1,
        abilities=[text([MoveTokens(Characters(OPPONENTS), Characters(YOURS), shields=True)])],
    ),
    event(
        "overconfidence",
        set=SPIRIT_OF_REBELLION,
        number=130,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=1,
        abilities=[text([RerollDice(Dice(), least=2, most=2), Then(RemoveChosen(lowest=True))], cost=[Spot(BLUE)])],
    ),
    event(
        "premonitions",
        set=SPIRIT_OF_REBELLION,
        number=131,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=0,
        abilities=[text([ChooseOne([[LayFaceDown()], [PlayFaceDown()]])])],
    ),
    event(
        "rejuvenate",
        set=SPIRIT_OF_REBELLION,
        number=132,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=0,
        abilities=[text([Heal(Characters(), 1)], cost=[Spot(BLUE)])],
    ),
    event(
        "trust-your-instincts",
        set=SPIRIT_OF_REBELLION,
        number=133,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=0,
        abilities=[
            text(
                [
                    Choose(Characters(YOURS, colour=BLUE)),
                    RerollDice(Dice(YOURS, of=OF_CHOSEN), least=0, most=ANY_NUMBER),
                    Then(May([Draw(1)])),
                ],
                cost=[Spot(BLUE)],
            )
        ],
    ),
    support(
        "meditate",
        set=SPIRIT_OF_REBELLION,
        number=134,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=0,
        abilities=[
            action(
                [TurnDice(Dice(YOURS), no_damage=True)], cost=[ExhaustThis(), RemoveDice(Dice(YOURS, symbols=[BLANK]))]
            )
        ],
    ),
    upgrade(
        "force-illusion",
        set=SPIRIT_OF_REBELLION,
        number=135,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=1,
        subtype=ABILITY,
        abilities=[
            before(bearer_takes(), [Block(), Then(DiscardThis())], cost=[Mill(equal=Amount(DAMAGE_COMING))], may=True)
        ],
    ),
]
