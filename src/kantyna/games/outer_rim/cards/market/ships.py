"""The ship deck: a card for each sheet that can be bought, and a used one."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.ability import Ability
from kantyna.games.outer_rim.card import Icon, Market
from kantyna.games.outer_rim.effects.belongings import ShuffleIntoDeck
from kantyna.games.outer_rim.effects.trade import BuySheet
from kantyna.games.outer_rim.item import Item
from kantyna.games.outer_rim.vocabulary import (
    AFTER_PURCHASE,
    HUTT,
    IMPERIAL,
    OFFER,
    OUR_COST,
    OUR_ICON,
    REBEL,
    SHIP,
    SHIP_DECK,
    SYNDICATE,
)

SHIP_CARDS: Final[list[Market]] = [
    Market(
        "ship-hwk-290", SHIP_DECK, Item(SHIP, cost=5000, sheet="hwk-290"), icons=[Icon(SYNDICATE, 3)], ours=OUR_ICON
    ),
    Market("ship-gx1", SHIP_DECK, Item(SHIP, cost=5000, sheet="gx1"), icons=[None], ours=OUR_ICON),
    Market("ship-lancer", SHIP_DECK, Item(SHIP, cost=10000, sheet="lancer"), icons=[Icon(IMPERIAL, 2)], ours=OUR_ICON),
    Market(
        "ship-heavy-duty-lifter",
        SHIP_DECK,
        Item(SHIP, cost=10000, sheet="heavy-duty-lifter"),
        icons=[Icon(HUTT, 2)],
        ours=OUR_ICON,
    ),
    Market(
        "ship-aggressor", SHIP_DECK, Item(SHIP, cost=15000, sheet="aggressor"), icons=[Icon(REBEL, 1)], ours=OUR_ICON
    ),
    Market("ship-yv-666", SHIP_DECK, Item(SHIP, cost=15000, sheet="yv-666"), icons=[Icon(SYNDICATE, 1)], ours=OUR_ICON),
    Market("ship-firespray", SHIP_DECK, Item(SHIP, cost=20000, sheet="firespray"), icons=[None], ours=OUR_ICON),
    Market(
        "ship-yt-1300", SHIP_DECK, Item(SHIP, cost=20000, sheet="yt-1300"), icons=[Icon(IMPERIAL, 4)], ours=OUR_ICON
    ),
    Market(
        "ship-used-ship-for-sale",
        SHIP_DECK,
        Item(OFFER, abilities=[Ability(AFTER_PURCHASE, [BuySheet(dearer=True, damage=3), ShuffleIntoDeck()])]),
        icons=[Icon(HUTT, 4)],
        ours=OUR_COST | OUR_ICON,
    ),
]
