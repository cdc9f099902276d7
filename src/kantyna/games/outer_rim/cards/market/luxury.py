"""The luxury deck: expensive ways to fame."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.ability import Ability, FameBonus, Modify
from kantyna.games.outer_rim.card import Icon, Market
from kantyna.games.outer_rim.effects.amounts import Gain
from kantyna.games.outer_rim.effects.belongings import DiscardCard, DiscardThis, ResolveDatabank
from kantyna.games.outer_rim.effects.choices import ChoosePlayer
from kantyna.games.outer_rim.effects.conditions import Always, AtNavpoint, CrewAtLeast, PlayerHere, PositiveReputations
from kantyna.games.outer_rim.effects.trials import FightPlayer, Roll
from kantyna.games.outer_rim.effects.voyage import MarkPlanet
from kantyna.games.outer_rim.item import Item, Reward
from kantyna.games.outer_rim.vocabulary import (
    ACTION,
    AFTER_DEFEAT,
    AFTER_FAME_PATROL,
    AFTER_LOSS,
    AFTER_PURCHASE,
    ARMOR,
    BOUNTY_REWARD,
    CARGO,
    CREW,
    ENCOUNTER_STEP,
    EVERYTHING,
    GEAR,
    HEALTH,
    HUTT,
    ILLEGAL_REWARD,
    IMPERIAL,
    IN_SHIP,
    INFLUENCE,
    JOB,
    JOB_REWARD,
    LUXURY_DECK,
    MARKED_PLANET,
    MOD,
    OTHERS_ENCOUNTER,
    OUR_COST,
    OUR_ICON,
    OUR_SKILL,
    OUR_TEXT,
    PILOTING,
    REBEL,
    SHIP_COMBAT,
    SHIP_FIGHT,
    SYNDICATE,
    TATOOINE,
)

LUXURY_CARDS: Final[list[Market]] = [
    Market(
        "luxury-stolen-jewels",
        LUXURY_DECK,
        Item(
            CARGO,
            cost=10000,
            abilities=[
                Ability(
                    ACTION,
                    [
                        ChoosePlayer(
                            [DiscardThis(), Gain(credits=7000, fame=1), Gain(credits=7000, fame=1, chosen=True)]
                        )
                    ],
                    condition=PlayerHere(),
                )
            ],
        ),
        icons=[Icon(REBEL, 4)],
        ours=OUR_ICON,
    ),
    Market(
        "luxury-mandalorian-armor",
        LUXURY_DECK,
        Item(
            GEAR,
            cost=10000,
            traits=ARMOR,
            modify=[Modify(HEALTH, 3)],
            abilities=[Ability(BOUNTY_REWARD, [Gain(fame=1)], optional=True)],
        ),
        icons=[Icon(SYNDICATE, 4)],
        ours=OUR_ICON,
    ),
    Market(
        "luxury-proton-torpedoes",
        LUXURY_DECK,
        Item(MOD, cost=15000, modify=[Modify(SHIP_COMBAT, 1)], abilities=[Ability(AFTER_FAME_PATROL, [Gain(fame=1)])]),
        icons=[None],
        ours=OUR_ICON,
    ),
    Market(
        "luxury-dash-rendar",
        LUXURY_DECK,
        Item(CREW, cost=6000, skills=[PILOTING], abilities=[Ability(ILLEGAL_REWARD, [Gain(fame=1)], optional=True)]),
        icons=[Icon(IMPERIAL, 3)],
        ours=OUR_COST | OUR_SKILL | OUR_ICON,
    ),
    Market(
        "luxury-sy-snootles",
        LUXURY_DECK,
        Item(CREW, cost=6000, skills=[INFLUENCE], abilities=[Ability(JOB_REWARD, [Gain(fame=1)], optional=True)]),
        icons=[Icon(HUTT, 3)],
        ours=OUR_COST | OUR_SKILL | OUR_ICON,
    ),
    Market(
        "luxury-extravagant-wardrobe",
        LUXURY_DECK,
        Item(GEAR, cost=6000, fame=[FameBonus(1, PositiveReputations(2, 3)), FameBonus(2, PositiveReputations(4, 4))]),
        icons=[Icon(REBEL, 2)],
        ours=OUR_COST | OUR_ICON,
    ),
    Market(
        "luxury-dejarik-holotable",
        LUXURY_DECK,
        Item(
            MOD,
            cost=10000,
            abilities=[
                Ability(
                    ACTION,
                    [Roll(EVERYTHING, hit=[Gain(credits=1000)], crit=[Gain(credits=1000)])],
                    condition=AtNavpoint(),
                )
            ],
            fame=[FameBonus(1, CrewAtLeast(2))],
        ),
        icons=[Icon(SYNDICATE, 2)],
        ours=OUR_TEXT | OUR_ICON,
    ),
    Market(
        "luxury-chromium-hull",
        LUXURY_DECK,
        Item(
            MOD,
            cost=8000,
            abilities=[
                Ability(AFTER_LOSS, [DiscardThis()], roll=IN_SHIP),
                Ability(OTHERS_ENCOUNTER, [FightPlayer(SHIP_FIGHT, owner=True)]),
            ],
            fame=[FameBonus(2, Always())],
        ),
        icons=[None],
        ours=OUR_COST | OUR_TEXT | OUR_ICON,
    ),
    Market(
        "luxury-sith-holocron",
        LUXURY_DECK,
        Item(
            CARGO,
            cost=15000,
            abilities=[Ability(AFTER_PURCHASE, [MarkPlanet()])],
            destination=MARKED_PLANET,
            reward=Reward(fame=2),
        ),
        icons=[Icon(IMPERIAL, 4)],
        ours=OUR_ICON,
    ),
    Market(
        "luxury-gift-for-jabba",
        LUXURY_DECK,
        Item(
            CARGO,
            cost=8000,
            abilities=[Ability(AFTER_DEFEAT, [DiscardCard(CREW)])],
            not_on=[TATOOINE],
            destination=TATOOINE,
            reward=Reward(fame=2, reputation=[HUTT]),
        ),
        icons=[Icon(HUTT, 4)],
        ours=OUR_COST | OUR_ICON,
    ),
    Market(
        "luxury-legendary-sabacc",
        LUXURY_DECK,
        Item(
            JOB,
            cost=10000,
            abilities=[Ability(ENCOUNTER_STEP, [ChoosePlayer([ResolveDatabank(40)])], condition=PlayerHere())],
        ),
        icons=[Icon(REBEL, 3)],
        ours=OUR_ICON,
    ),
]
