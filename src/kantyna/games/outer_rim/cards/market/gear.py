"""The deck of gear and ship mods."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.ability import Ability, Modify
from kantyna.games.outer_rim.card import Icon, Market
from kantyna.games.outer_rim.effects.amounts import Recover
from kantyna.games.outer_rim.effects.dice import cancel, reroll, turn
from kantyna.games.outer_rim.item import Item
from kantyna.games.outer_rim.vocabulary import (
    ACTION,
    AFTER_OPPONENT_ROLLS,
    AFTER_ROLL,
    ARMOR,
    BEFORE_DAMAGE,
    BEFORE_OPPONENT_ROLLS,
    BLANK,
    CRIT,
    EVERYTHING,
    FOCUS,
    GEAR,
    GEAR_DECK,
    GROUND_COMBAT,
    HEALTH,
    HIT,
    HULL,
    HUTT,
    HYPERDRIVE,
    IMPERIAL,
    IN_GROUND,
    IN_SHIP,
    MOD,
    ONCE_A_COMBAT,
    OUR_COST,
    OUR_ICON,
    OUR_TEXT,
    REBEL,
    SHIP_COMBAT,
    STEALTH,
    STRENGTH,
    SYNDICATE,
    TACTICS,
    WEAPON,
)

GEAR_CARDS: Final[list[Market]] = [
    Market(
        "mod-improved-nav-computer",
        GEAR_DECK,
        Item(MOD, cost=3000, modify=[Modify(HYPERDRIVE, 1)]),
        icons=[Icon(SYNDICATE, 2)],
        ours=OUR_ICON,
    ),
    Market(
        "gear-mpl-57",
        GEAR_DECK,
        Item(GEAR, cost=8000, traits=WEAPON, modify=[Modify(GROUND_COMBAT, 2)]),
        icons=[None],
        ours=OUR_ICON,
    ),
    Market(
        "gear-iqa-11",
        GEAR_DECK,
        Item(
            GEAR,
            cost=5000,
            traits=WEAPON,
            modify=[Modify(GROUND_COMBAT, 1)],
            abilities=[Ability(BEFORE_DAMAGE, roll=IN_GROUND, amount=2)],
        ),
        icons=[Icon(IMPERIAL, 4)],
        ours=OUR_ICON,
    ),
    Market(
        "gear-dl-44",
        GEAR_DECK,
        Item(GEAR, cost=3000, traits=WEAPON, modify=[Modify(GROUND_COMBAT, 1)]),
        icons=[Icon(HUTT, 4)],
        ours=OUR_COST | OUR_ICON,
    ),
    Market(
        "gear-vibro-ax",
        GEAR_DECK,
        Item(
            GEAR,
            cost=5000,
            traits=WEAPON,
            modify=[Modify(GROUND_COMBAT, 1)],
            abilities=[
                Ability(AFTER_ROLL, optional=True, roll=IN_GROUND, changes=[turn([HIT], CRIT, skills=[STRENGTH])])
            ],
        ),
        icons=[Icon(REBEL, 3)],
        ours=OUR_COST | OUR_ICON,
    ),
    Market(
        "gear-vibroknife",
        GEAR_DECK,
        Item(
            GEAR,
            cost=3000,
            traits=WEAPON,
            modify=[Modify(GROUND_COMBAT, 1, skills=[STEALTH, STRENGTH])],
            abilities=[Ability(AFTER_ROLL, optional=True, roll=IN_GROUND, changes=[turn([FOCUS], HIT)])],
        ),
        icons=[Icon(SYNDICATE, 3)],
        ours=OUR_COST | OUR_TEXT | OUR_ICON,
    ),
    Market(
        "gear-jetpack",
        GEAR_DECK,
        Item(
            GEAR,
            cost=4000,
            abilities=[
                Ability(
                    AFTER_OPPONENT_ROLLS,
                    optional=True,
                    roll=IN_GROUND,
                    changes=[cancel(HIT), cancel(CRIT, skills=[TACTICS])],
                )
            ],
        ),
        icons=[None],
        ours=OUR_COST | OUR_ICON,
    ),
    Market(
        "gear-armored-vest",
        GEAR_DECK,
        Item(GEAR, cost=4000, traits=ARMOR, modify=[Modify(HEALTH, 2)]),
        icons=[Icon(IMPERIAL, 2)],
        ours=OUR_COST | OUR_ICON,
    ),
    Market(
        "gear-plastoid-armor",
        GEAR_DECK,
        Item(
            GEAR,
            cost=8000,
            traits=ARMOR,
            modify=[Modify(HEALTH, 2)],
            abilities=[Ability(BEFORE_OPPONENT_ROLLS, roll=IN_GROUND, amount=1, skills=[STRENGTH])],
        ),
        icons=[Icon(HUTT, 2)],
        ours=OUR_ICON,
    ),
    Market(
        "mod-autoblaster",
        GEAR_DECK,
        Item(
            MOD,
            cost=5000,
            abilities=[
                Ability(
                    AFTER_ROLL,
                    optional=True,
                    roll=IN_SHIP,
                    changes=[turn([FOCUS], HIT, count=2), turn([FOCUS], CRIT, skills=[TACTICS])],
                )
            ],
        ),
        icons=[Icon(REBEL, 1)],
        ours=OUR_COST | OUR_TEXT | OUR_ICON,
    ),
    Market(
        "mod-ion-cannon",
        GEAR_DECK,
        Item(
            MOD,
            cost=4000,
            abilities=[
                Ability(
                    AFTER_OPPONENT_ROLLS,
                    optional=True,
                    roll=IN_SHIP,
                    changes=[cancel(HIT), cancel(CRIT, skills=[TACTICS])],
                )
            ],
        ),
        icons=[Icon(SYNDICATE, 1)],
        ours=OUR_COST | OUR_ICON,
    ),
    Market(
        "mod-maneuvering-thrusters",
        GEAR_DECK,
        Item(MOD, cost=4000, abilities=[Ability(BEFORE_OPPONENT_ROLLS, roll=IN_SHIP, amount=1, skills=[TACTICS])]),
        icons=[None],
        ours=OUR_COST | OUR_ICON,
    ),
    Market(
        "mod-quad-laser",
        GEAR_DECK,
        Item(MOD, cost=2000, modify=[Modify(SHIP_COMBAT, 1)]),
        icons=[Icon(IMPERIAL, 4)],
        ours=OUR_ICON,
    ),
    Market(
        "mod-shield-upgrade",
        GEAR_DECK,
        Item(MOD, cost=4000, modify=[Modify(HULL, 1)], abilities=[Ability(ACTION, [Recover(ship=1)])]),
        icons=[Icon(HUTT, 4)],
        ours=OUR_COST | OUR_ICON,
    ),
    Market(
        "mod-targeting-computer",
        GEAR_DECK,
        Item(
            MOD,
            cost=4000,
            abilities=[
                Ability(
                    AFTER_ROLL,
                    optional=True,
                    roll=IN_SHIP,
                    once=ONCE_A_COMBAT,
                    changes=[reroll(EVERYTHING, only=[BLANK])],
                )
            ],
        ),
        icons=[Icon(REBEL, 3)],
        ours=OUR_COST | OUR_ICON,
    ),
]
