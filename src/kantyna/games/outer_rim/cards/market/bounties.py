"""The bounty deck: contacts that somebody wants, and posters of captains."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.ability import Ability
from kantyna.games.outer_rim.card import Icon, Market
from kantyna.games.outer_rim.effects.amounts import LoseReputation
from kantyna.games.outer_rim.effects.choices import ChoosePlayer
from kantyna.games.outer_rim.effects.conditions import PlayerHere
from kantyna.games.outer_rim.effects.jobs import JobComplete
from kantyna.games.outer_rim.effects.trials import FightPlayer
from kantyna.games.outer_rim.item import Item, Reward, wanted
from kantyna.games.outer_rim.vocabulary import (
    BOUNTY_DECK,
    BY_SPACE,
    CANTONICA,
    ENCOUNTER_STEP,
    HUTT,
    IMPERIAL,
    JOB,
    KESSEL,
    LOTHAL,
    NABOO,
    NAL_HUTTA,
    ORD_MANTELL,
    OUR_COMBAT,
    OUR_COPIES,
    OUR_ICON,
    OUR_RANK,
    OUR_REWARD,
    OUR_WHOLE,
    REBEL,
    RYLOTH,
    SHIP_FIGHT,
    SYNDICATE,
    TAKODANA,
    TATOOINE,
)

BOUNTY_CARDS: Final[list[Market]] = [
    Market(
        "bounty-greedo",
        BOUNTY_DECK,
        wanted(
            "contact-greedo",
            value=3,
            dead=Reward(credits=8000, fame=1),
            to=ORD_MANTELL,
            alive=Reward(credits=9000, fame=2, reputation=[SYNDICATE]),
            after=[LoseReputation(HUTT)],
        ),
        icons=[None],
        ours=OUR_COMBAT | OUR_ICON,
        line=True,
    ),
    Market(
        "bounty-hera-syndulla",
        BOUNTY_DECK,
        wanted(
            "contact-hera-syndulla",
            fight=SHIP_FIGHT,
            value=4,
            dead=Reward(credits=6000, fame=1),
            to=LOTHAL,
            alive=Reward(credits=6000, fame=2, reputation=[IMPERIAL]),
            after=[LoseReputation(REBEL)],
        ),
        icons=[Icon(SYNDICATE, 3)],
        ours=OUR_COMBAT | OUR_RANK | OUR_REWARD | OUR_ICON,
        line=True,
    ),
    Market(
        "bounty-maz-kanata",
        BOUNTY_DECK,
        wanted(
            "contact-maz-kanata",
            value=3,
            dead=Reward(credits=5000, fame=2),
            to=NABOO,
            alive=Reward(credits=8000, fame=3),
        ),
        icons=[None],
        ours=OUR_COMBAT | OUR_RANK | OUR_REWARD | OUR_ICON,
        line=True,
    ),
    Market(
        "bounty-chopper",
        BOUNTY_DECK,
        wanted(
            "contact-chopper", value=2, dead=Reward(credits=5000, fame=1), to=KESSEL, alive=Reward(credits=9000, fame=1)
        ),
        icons=[Icon(IMPERIAL, 2)],
        ours=OUR_COMBAT | OUR_RANK | OUR_REWARD | OUR_ICON,
        line=True,
    ),
    Market(
        "bounty-ziton-moj",
        BOUNTY_DECK,
        wanted(
            "contact-ziton-moj",
            value=3,
            dead=Reward(credits=8000, fame=2),
            to=NAL_HUTTA,
            alive=Reward(credits=10000, fame=2, reputation=[HUTT]),
            after=[LoseReputation(SYNDICATE)],
        ),
        icons=[Icon(HUTT, 2)],
        ours=OUR_COMBAT | OUR_RANK | OUR_REWARD | OUR_ICON,
        line=True,
    ),
    Market(
        "job-wanted",
        BOUNTY_DECK,
        Item(
            JOB,
            abilities=[
                Ability(
                    ENCOUNTER_STEP,
                    [ChoosePlayer([FightPlayer(BY_SPACE, win=[JobComplete(over_famous=1)])], any_negative=True)],
                    condition=PlayerHere(),
                )
            ],
            reward=Reward(credits=5000, fame=1),
        ),
        copies=2,
        icons=[Icon(REBEL, 4), Icon(SYNDICATE, 4)],
        ours=OUR_COPIES | OUR_ICON,
        line=True,
    ),
    Market(
        "bounty-4-lom",
        BOUNTY_DECK,
        wanted(
            "contact-4-lom",
            value=3,
            dead=Reward(credits=7000, fame=1),
            to=TATOOINE,
            alive=Reward(credits=12000, fame=1),
        ),
        icons=[None],
        ours=OUR_WHOLE,
        line=True,
    ),
    Market(
        "bounty-dengar",
        BOUNTY_DECK,
        wanted(
            "contact-dengar",
            value=3,
            dead=Reward(credits=7000, fame=1),
            to=TAKODANA,
            alive=Reward(credits=8000, fame=2),
        ),
        icons=[Icon(IMPERIAL, 3)],
        ours=OUR_WHOLE,
        line=True,
    ),
    Market(
        "bounty-hondo-ohnaka",
        BOUNTY_DECK,
        wanted(
            "contact-hondo-ohnaka",
            fight=SHIP_FIGHT,
            value=3,
            dead=Reward(credits=7000, fame=1),
            to=CANTONICA,
            alive=Reward(credits=9000, fame=2),
        ),
        icons=[Icon(HUTT, 3)],
        ours=OUR_WHOLE,
        line=True,
    ),
    Market(
        "bounty-black-krrsantan",
        BOUNTY_DECK,
        wanted(
            "contact-black-krrsantan",
            value=4,
            dead=Reward(credits=9000, fame=2),
            to=RYLOTH,
            alive=Reward(credits=9000, fame=3),
        ),
        icons=[Icon(REBEL, 2)],
        ours=OUR_WHOLE,
        line=True,
    ),
]
