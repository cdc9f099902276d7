"""The numbers of Star Realms and the words behind them."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import DECK_EVENTS
from kantyna.games.common.decks import DISCARDED as DISCARDED
from kantyna.games.common.decks import DREW as DREW
from kantyna.games.common.decks import REFILLED as REFILLED
from kantyna.games.common.decks import RESHUFFLED as RESHUFFLED
from kantyna.kernel.spec import Names

# Factions.
EMPIRE: Final = 0
FEDERATION: Final = 1
BLOB: Final = 2
CULT: Final = 3
UNALIGNED: Final = 4
EVERY_FACTION: Final = 0b1111
"""The mask of the four factions."""
FACTIONS: Final = ["star-empire", "trade-federation", "blob", "machine-cult", "unaligned"]

# Kinds of card.
SHIP: Final = 0
BASE: Final = 1
OUTPOST: Final = 2
KINDS: Final = ["ship", "base", "outpost"]

# Pools.
TRADE: Final = 0
COMBAT: Final = 1
AUTHORITY: Final = 2
POOLS: Final = ["trade", "combat", "authority"]

# Ways to play.
DUEL: Final = 0
FREE_FOR_ALL: Final = 1
HUNTER: Final = 2
HYDRA: Final = 3
EMPEROR: Final = 4
RAID: Final = 5

# Which ability of a card was used this turn.
PRIMARY_USED: Final = 0
ALLY_USED: Final = 1

# Lasting effects.
NEXT_SHIP_ON_TOP: Final = 0
END_OF_TURN: Final = 0

# Zones.
HAND: Final = 0
DECK: Final = 1
DISCARD_PILE: Final = 2
SHIPS: Final = 3
BASES: Final = 4
UNSEEN: Final = 5
TRADE_ROW: Final = 6
TRADE_DECK: Final = 7
EXPLORERS: Final = 8
SCRAP_HEAP: Final = 9
LOST: Final = 10
ON_THE_WAY: Final = 11

# Counters.
COUNT_AUTHORITY: Final = 0
COUNT_TRADE: Final = 1
COUNT_COMBAT: Final = 2

# Marks in a view.
MARK_PRIMARY_USED: Final = 0
MARK_ALLY_USED: Final = 1
MARK_ACTS_AS: Final = 2
MARK_DAMAGE: Final = 3

# Decisions.
ASK_MAIN: Final = 0
ASK_DISCARD: Final = 1
ASK_TARGET: Final = 2
ASK_SCRAP: Final = 3
ASK_SCRAP_ROW: Final = 4
ASK_DESTROY: Final = 5
ASK_CHOOSE: Final = 6
ASK_TAKE: Final = 7
ASK_COPY: Final = 8
ASK_ON_TOP: Final = 9
ASK_DAMAGE: Final = 10
ASK_DISCARD_TO_DRAW: Final = 11
ASK_SCRAP_TO_DRAW: Final = 12
ASK_GIVE_TO: Final = 13
ASK_LEAVE: Final = 14
ASK_ADD_TRADE: Final = 15
ASK_ADD_COMBAT: Final = 16
ASK_MUST_SCRAP: Final = 17
ASK_PUT_TRADE: Final = 18
ASK_PUT_COMBAT: Final = 19

# Events; those of every game with personal decks come first.
TURN_BEGAN: Final = 4
PLAYED: Final = 5
GAINED_TRADE: Final = 6
GAINED_COMBAT: Final = 7
GAINED_AUTHORITY: Final = 8
SCRAPPED: Final = 9
RETURNED: Final = 10
BOUGHT: Final = 11
TOOK: Final = 12
HIT_BASE_EVENT: Final = 13
BASE_DESTROYED: Final = 14
ATTACKED: Final = 15
FELL: Final = 16
USED_PRIMARY: Final = 17
USED_ALLY: Final = 18
USED_SCRAP: Final = 19
COPIED: Final = 20
TURN_ENDED: Final = 21
HANDED_OVER: Final = 22
GAVE: Final = 23
LEFT: Final = 24
ADDED_TRADE: Final = 25
ADDED_COMBAT: Final = 26
REFUSED: Final = 27
REPAIRED: Final = 28
READIED_TOP: Final = 29
PUT_ON_TOP: Final = 30
GAME_WON: Final = 31

# Phases.
PHASE_MAIN: Final = 0

# Reasons an outcome has.
REASON_LIMIT: Final = 0
REASON_LAST: Final = 1
REASON_EMPEROR: Final = 2
REASON_BOSS: Final = 3
REASON_RAIDERS: Final = 4

NAMES: Final = Names(
    events=[
        *DECK_EVENTS,
        "turn-began",
        "played",
        "gained-trade",
        "gained-combat",
        "gained-authority",
        "scrapped",
        "returned",
        "bought",
        "took",
        "hit-base",
        "base-destroyed",
        "attacked",
        "fell",
        "used-primary",
        "used-ally",
        "used-scrap",
        "copied",
        "turn-ended",
        "handed-over",
        "gave",
        "left",
        "added-trade",
        "added-combat",
        "refused",
        "repaired",
        "readied-top",
        "put-on-top",
        "game-won",
    ],
    decisions=[
        "main",
        "discard",
        "target",
        "scrap",
        "scrap-row",
        "destroy",
        "choose",
        "take",
        "copy",
        "on-top",
        "damage",
        "discard-to-draw",
        "scrap-to-draw",
        "give-to",
        "leave",
        "add-trade",
        "add-combat",
        "must-scrap",
        "put-trade",
        "put-combat",
    ],
    zones=[
        "hand",
        "deck",
        "discard-pile",
        "ships",
        "bases",
        "unseen",
        "trade-row",
        "trade-deck",
        "explorers",
        "scrap-heap",
        "lost",
        "on-the-way",
    ],
    counters=["authority", "trade", "combat"],
    marks=["primary-used", "ally-used", "acts-as", "damage"],
    phases=["main"],
    reasons=["limit", "last", "emperor", "boss", "raiders"],
)
