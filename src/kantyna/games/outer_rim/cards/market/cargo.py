"""The cargo deck: what is carried from planet to planet."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.ability import Ability
from kantyna.games.outer_rim.card import Icon, Market
from kantyna.games.outer_rim.effects.amounts import Recover
from kantyna.games.outer_rim.effects.conditions import NotDroid
from kantyna.games.outer_rim.effects.dice import turn
from kantyna.games.outer_rim.item import Item, Reward
from kantyna.games.outer_rim.vocabulary import (
    ANY_TIME,
    CANTONICA,
    CARGO,
    CARGO_DECK,
    DELIVERY_ROLL,
    EVERYTHING,
    FOCUS,
    HIT,
    HUTT,
    ILLEGAL,
    IMPERIAL,
    KESSEL,
    MOD,
    MON_CALAMARI,
    NAL_HUTTA,
    ORD_MANTELL,
    OUR_COST,
    OUR_ICON,
    OUR_PLACE,
    OUR_REWARD,
    OUR_TEXT,
    REBEL,
    RING_OF_KAFRENE,
    RYLOTH,
    SYNDICATE,
    TAKODANA,
    TATOOINE,
)

CARGO_CARDS: Final[list[Market]] = [
    Market(
        "cargo-coaxium-crystal",
        CARGO_DECK,
        Item(CARGO, cost=1000, not_on=[RYLOTH], destination=RYLOTH, reward=Reward(credits=5000, reputation=[IMPERIAL])),
        icons=[Icon(SYNDICATE, 2)],
        ours=OUR_ICON,
    ),
    Market(
        "cargo-bacta-supplies",
        CARGO_DECK,
        Item(
            CARGO,
            cost=1000,
            abilities=[Ability(ANY_TIME, [Recover(character=EVERYTHING)], discard=True, condition=NotDroid())],
            not_on=[TAKODANA],
            destination=TAKODANA,
            reward=Reward(credits=6000),
        ),
        icons=[None],
        ours=OUR_PLACE | OUR_ICON,
    ),
    Market(
        "cargo-salvage",
        CARGO_DECK,
        Item(
            CARGO,
            cost=1000,
            not_on=[MON_CALAMARI],
            destination=MON_CALAMARI,
            reward=Reward(credits=5000, reputation=[REBEL]),
        ),
        icons=[Icon(IMPERIAL, 1)],
        ours=OUR_COST | OUR_REWARD | OUR_ICON,
    ),
    Market(
        "cargo-food-supplies",
        CARGO_DECK,
        Item(
            CARGO, cost=1000, not_on=[NAL_HUTTA], destination=NAL_HUTTA, reward=Reward(credits=5000, reputation=[HUTT])
        ),
        icons=[Icon(HUTT, 1)],
        ours=OUR_COST | OUR_PLACE | OUR_REWARD | OUR_ICON,
    ),
    Market(
        "cargo-stolen-hyperfuel",
        CARGO_DECK,
        Item(
            CARGO,
            cost=3000,
            traits=ILLEGAL,
            not_on=[RING_OF_KAFRENE],
            destination=RING_OF_KAFRENE,
            reward=Reward(credits=7000, fame=1),
        ),
        icons=[Icon(REBEL, 4)],
        ours=OUR_PLACE | OUR_REWARD | OUR_ICON,
    ),
    Market(
        "cargo-stolen-weapons",
        CARGO_DECK,
        Item(
            CARGO,
            cost=2000,
            traits=ILLEGAL,
            not_on=[TATOOINE],
            destination=TATOOINE,
            reward=Reward(credits=5000, fame=1),
        ),
        icons=[Icon(SYNDICATE, 4)],
        ours=OUR_REWARD | OUR_ICON,
    ),
    Market(
        "cargo-stolen-prototype",
        CARGO_DECK,
        Item(
            CARGO,
            cost=2000,
            traits=ILLEGAL,
            not_on=[CANTONICA],
            destination=CANTONICA,
            reward=Reward(credits=5000, fame=1),
        ),
        icons=[None],
        ours=OUR_REWARD | OUR_ICON,
    ),
    Market(
        "cargo-stolen-supplies",
        CARGO_DECK,
        Item(
            CARGO, cost=2000, traits=ILLEGAL, not_on=[KESSEL], destination=KESSEL, reward=Reward(credits=4000, fame=1)
        ),
        icons=[Icon(IMPERIAL, 3)],
        ours=OUR_REWARD | OUR_ICON,
    ),
    Market(
        "cargo-droid-parts",
        CARGO_DECK,
        Item(
            CARGO,
            cost=1000,
            not_on=[ORD_MANTELL],
            destination=ORD_MANTELL,
            reward=Reward(credits=5000, reputation=[SYNDICATE]),
        ),
        icons=[Icon(HUTT, 3)],
        ours=OUR_COST | OUR_REWARD | OUR_ICON,
    ),
    Market(
        "cargo-smuggling-compartment",
        CARGO_DECK,
        Item(
            MOD,
            cost=2000,
            abilities=[Ability(DELIVERY_ROLL, optional=True, changes=[turn([FOCUS], HIT)])],
            either_slot=True,
            carries=1,
        ),
        icons=[Icon(REBEL, 2)],
        ours=OUR_TEXT | OUR_ICON,
    ),
]
