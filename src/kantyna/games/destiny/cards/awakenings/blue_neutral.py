"""Blue neutral cards of Awakenings: the Force for either side."""

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
    ranged,
    resource,
    shield,
    special,
    support,
    upgrade,
)
from kantyna.games.destiny.effects.ability import before, text, use
from kantyna.games.destiny.effects.activity import ExhaustThis
from kantyna.games.destiny.effects.amount import FOES_HAND, HALF_VALUE, NUMBER_OF, VALUE, Amount
from kantyna.games.destiny.effects.choices import ChooseSome
from kantyna.games.destiny.effects.choosing import Choose
from kantyna.games.destiny.effects.damage import DamageTo, DealDamage
from kantyna.games.destiny.effects.discount import Cheaper
from kantyna.games.destiny.effects.removal import RemoveDice
from kantyna.games.destiny.effects.requirement import OnlyOn, Spotted
from kantyna.games.destiny.effects.resolution import ResolveDice
from kantyna.games.destiny.effects.rolls import RerollDice
from kantyna.games.destiny.effects.shields import GiveShields
from kantyna.games.destiny.effects.singular import PartPool
from kantyna.games.destiny.effects.supplies import Gain
from kantyna.games.destiny.effects.team import Spot
from kantyna.games.destiny.effects.trigger import you_play
from kantyna.games.destiny.effects.turning import TurnDice
from kantyna.games.destiny.effects.which import ALL, OF_CHOSEN, OPPONENTS, YOURS
from kantyna.games.destiny.effects.which_cards import InPlay
from kantyna.games.destiny.effects.which_characters import Characters
from kantyna.games.destiny.effects.which_dice import Dice
from kantyna.games.destiny.vocabulary import (
    ABILITY,
    AWAKENINGS,
    BLUE,
    COMMON,
    NEUTRAL,
    RANGED,
    RARE,
    STARTER,
    UNCOMMON,
    UPGRADE,
    WEAPON,
)

BLUE_NEUTRAL: Final[list[Card]] = [
    upgrade(
        "force-throw",
        set=AWAKENINGS,
        number=57,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=3,
        subtype=ABILITY,
        sides=[ranged(1), disrupt(1), disrupt(2), special(), special(), blank()],
        only=[OnlyOn(BLUE)],
        abilities=[use([DealDamage(Characters(), equal=Amount(VALUE))], cost=[RemoveDice(Dice())])],
    ),
    upgrade(
        "force-training",
        set=AWAKENINGS,
        number=58,
        rarity=RARE,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=2,
        subtype=ABILITY,
        sides=[ranged(1), melee(2, plus=True), focus(1), resource(1), special(), blank()],
        only=[Spotted(BLUE)],
        abilities=[use([ChooseSome(2, [[DealDamage(Characters(), 1)], [Gain(1)], [GiveShields(Characters(), 1)]])])],
    ),
    upgrade(
        "lightsaber",
        set=AWAKENINGS,
        number=59,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=3,
        subtype=WEAPON,
        redeploy=True,
        sides=[melee(3, cost=1), melee(2, plus=True), shield(1), resource(1), special(), blank()],
        abilities=[use([DealDamage(Characters(), 2, unblockable=True)])],
    ),
    upgrade(
        "mind-probe",
        set=AWAKENINGS,
        number=60,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=4,
        subtype=ABILITY,
        sides=[ranged(3, cost=1), disrupt(2), discard(2), special(), special(), blank()],
        only=[OnlyOn(BLUE)],
        abilities=[use([Choose(Characters(OPPONENTS)), DamageTo(OF_CHOSEN, equal=Amount(FOES_HAND))])],
    ),
    event(
        "deflect",
        set=AWAKENINGS,
        number=145,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=1,
        abilities=[
            text(
                [RemoveDice(Dice(symbols=[RANGED])), DealDamage(Characters(), equal=Amount(HALF_VALUE))],
                cost=[Spot(BLUE)],
            )
        ],
    ),
    event(
        "disturbance-in-the-force",
        set=AWAKENINGS,
        number=146,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=1,
        abilities=[text([RerollDice(Dice(), most=ALL)])],
    ),
    event(
        "mind-trick",
        set=AWAKENINGS,
        number=147,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=2,
        abilities=[text([PartPool()], cost=[Spot(BLUE)])],
    ),
    event(
        "the-power-of-the-force",
        set=AWAKENINGS,
        number=148,
        rarity=COMMON,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=1,
        abilities=[text([ResolveDice(Dice(YOURS), value=Amount(NUMBER_OF, InPlay(UPGRADE, YOURS, colour=BLUE)))])],
    ),
    event(
        "use-the-force",
        set=AWAKENINGS,
        number=149,
        rarity=STARTER,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=1,
        abilities=[text([TurnDice(Dice())], cost=[Spot(BLUE)])],
    ),
    support(
        "it-binds-all-things",
        set=AWAKENINGS,
        number=150,
        rarity=UNCOMMON,
        affiliation=NEUTRAL,
        colour=BLUE,
        cost=1,
        abilities=[before(you_play(card_kind=UPGRADE, colour=BLUE), [Cheaper(1)], cost=[ExhaustThis()], may=True)],
    ),
]
