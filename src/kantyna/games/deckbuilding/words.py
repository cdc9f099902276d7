"""The numbers of the Deckbuilding Game and the words behind them."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import DECK_EVENTS
from kantyna.kernel.spec import Names

# Factions; a seat plays the faction of its number's parity.
EMPIRE: Final = 0
REBEL: Final = 1
NEUTRAL: Final = 2
FACTIONS: Final = ["empire", "rebel", "neutral"]

# Kinds of card.
UNIT: Final = 0
SHIP: Final = 1
BASE: Final = 2
KINDS: Final = ["unit", "capital-ship", "base"]

# Traits, as bits.
TROOPER: Final = 1
FIGHTER: Final = 2
VEHICLE: Final = 4
TRANSPORT: Final = 8
OFFICER: Final = 16
SCOUNDREL: Final = 32
HUNTER: Final = 64
JEDI: Final = 128
SITH: Final = 256
DROID: Final = 512
CAPITAL: Final = 1024
"""No trait, but a bit beside theirs: capital ships, where something helps them all."""
TRAITS: Final = [
    "trooper",
    "fighter",
    "vehicle",
    "transport",
    "officer",
    "scoundrel",
    "bounty-hunter",
    "jedi",
    "sith",
    "droid",
]

# When an ability may be used.
NEVER: Final = 0
ANYTIME: Final = 1
WHEN_PLAYED: Final = 2
WHEN_BOUGHT: Final = 3
WHEN_DEFEATS: Final = 4
WHEN_REVEALED: Final = 5
WHEN_TURN_STARTS: Final = 6
WHEN_NEUTRAL_PLAYED: Final = 7
WHEN_FOE_DISCARDS: Final = 8
MOMENTS: Final = [
    "never",
    "text",
    "when-played",
    "when-bought",
    "when-defeats",
    "when-revealed",
    "when-turn-starts",
    "when-neutral-played",
    "when-foe-discards",
]

# What works all the time.
NOTHING_ALWAYS: Final = 0
SHIPS_ATTACK: Final = 1
TRAITS_ATTACK: Final = 2
FORCE_ATTACK: Final = 3
ROW_ATTACK: Final = 4
LOST_ATTACK: Final = 5
SHIELD: Final = 6
FIRST_ON_TOP: Final = 7
NEUTRAL_TO_HAND: Final = 8
HUNT_NEUTRAL: Final = 9
ALWAYS: Final = [
    "nothing",
    "ships-attack",
    "traits-attack",
    "force-attack",
    "row-attack",
    "lost-attack",
    "shield",
    "first-on-top",
    "neutral-to-hand",
    "hunt-neutral",
]

# What a card in play is committed to.
FREE: Final = 0
SPENT: Final = 1
AT_SEAT: Final = 2
"""The base of seat 0; the other seats follow."""
AT_ROW: Final = 6
"""The first place of the row; the others follow."""
PLACES: Final = 6

# Where a bought card goes; the order of the options.
TO_DISCARD: Final = 0
TO_DECK: Final = 1
TO_HAND: Final = 2
TO_HAND_DOOMED: Final = 3
WHERE: Final = ["discard-pile", "deck", "hand", "hand-doomed"]

# Ways to play.
BEGINNER: Final = 0
FULL_CONTROL: Final = 1
SECRET_BASES: Final = 2

# Lasting effects.
NEXT_ON_TOP: Final = 0
MORE_ATTACK: Final = 1
END_OF_TURN: Final = 0

# Zones.
HAND: Final = 0
DECK: Final = 1
DISCARD_PILE: Final = 2
IN_PLAY: Final = 3
CURRENT_BASE: Final = 4
BASES: Final = 5
UNSEEN: Final = 6
VICTORY: Final = 7
GALAXY_ROW: Final = 8
GALAXY_DECK: Final = 9
GALAXY_DISCARD: Final = 10
PILOTS: Final = 11
EXILED: Final = 12
AWAY: Final = 13
COMING: Final = 14
UNSEEN_BASES: Final = 15

# Counters.
COUNT_RESOURCES: Final = 0
COUNT_FORCE: Final = 1
COUNT_DESTROYED: Final = 2

# Marks in a view.
MARK_USED: Final = 0
MARK_COMMITTED: Final = 1
MARK_SPENT: Final = 2
MARK_DAMAGE: Final = 3
MARK_ATTACK: Final = 4
MARK_DOOMED: Final = 5

# Decisions.
ASK_MAIN: Final = 0
ASK_REVEAL_BASE: Final = 1
ASK_PICK_BASES: Final = 2
ASK_REACT: Final = 3
ASK_REWARD: Final = 4
ASK_ATTACKERS: Final = 5
ASK_DIVIDE: Final = 6
ASK_DISCARD: Final = 7
ASK_DISCARD_OR_YIELD: Final = 8
ASK_DISCARD_PRICE: Final = 9
ASK_EXILE: Final = 10
ASK_CHOOSE: Final = 11
ASK_WHERE: Final = 12
ASK_OPPONENT: Final = 13
ASK_DAMAGE: Final = 14
ASK_DESTROY: Final = 15
ASK_DISCARD_ROW: Final = 16
ASK_SWAP: Final = 17
ASK_KEEP: Final = 18
ASK_FREE_PURCHASE: Final = 19
ASK_TAKE: Final = 20
ASK_SALVAGE: Final = 21
ASK_EXCHANGE: Final = 22
ASK_RECOVER: Final = 23
ASK_PUT_ON_DECK: Final = 24

# Events; those of every game with personal decks come first.
TURN_BEGAN: Final = 4
TURN_ENDED: Final = 5
BASE_REVEALED: Final = 6
BASES_PICKED: Final = 7
PLAYED: Final = 8
GAINED_RESOURCES: Final = 9
GAINED_FORCE: Final = 10
GAINED_ATTACK: Final = 11
EXILED_EVENT: Final = 12
BOUGHT: Final = 13
BOUGHT_FREE: Final = 14
PUT_ON_TOP: Final = 15
TO_HAND_EVENT: Final = 16
PAID_OFF: Final = 17
ROW_DISCARDED: Final = 18
GALAXY_SHUFFLED: Final = 19
USED_ABILITY: Final = 20
TOOK_REWARD: Final = 21
COMMITTED_TO_BASE: Final = 22
COMMITTED_TO_ROW: Final = 23
STRUCK: Final = 24
SHIP_DAMAGED: Final = 25
SHIP_DESTROYED: Final = 26
BASE_DAMAGED: Final = 27
BASE_SHIELDED: Final = 28
BASE_DESTROYED: Final = 29
BASE_REPAIRED: Final = 30
DEFEATED: Final = 31
HUNT_FAILED: Final = 32
GALAXY_REVEALED: Final = 33
LOOKED_AT_GALAXY: Final = 34
LOOKED_AT_HAND: Final = 35
SWAPPED: Final = 36
TOOK: Final = 37
RECOVERED: Final = 38
READIED_TOP: Final = 39
SPENT_RESOURCES: Final = 40
FORCE_BONUS: Final = 41
SHIP_INCOME: Final = 42
GALAXY_DISCARDED: Final = 43
GAME_WON: Final = 44

# Phases.
PHASE_SETUP: Final = 0
PHASE_START: Final = 1
PHASE_MAIN: Final = 2

# Reasons an outcome has.
REASON_LIMIT: Final = 0
REASON_BASES: Final = 1

NAMES: Final = Names(
    events=[
        *DECK_EVENTS,
        "turn-began",
        "turn-ended",
        "base-revealed",
        "bases-picked",
        "played",
        "gained-resources",
        "gained-force",
        "gained-attack",
        "exiled",
        "bought",
        "bought-free",
        "put-on-top",
        "to-hand",
        "paid-off",
        "row-discarded",
        "galaxy-shuffled",
        "used-ability",
        "took-reward",
        "committed-to-base",
        "committed-to-row",
        "struck",
        "ship-damaged",
        "ship-destroyed",
        "base-damaged",
        "base-shielded",
        "base-destroyed",
        "base-repaired",
        "defeated",
        "hunt-failed",
        "galaxy-revealed",
        "looked-at-galaxy",
        "looked-at-hand",
        "swapped",
        "took",
        "recovered",
        "readied-top",
        "spent-resources",
        "force-bonus",
        "ship-income",
        "galaxy-discarded",
        "game-won",
    ],
    decisions=[
        "main",
        "reveal-base",
        "pick-bases",
        "react",
        "reward",
        "attackers",
        "divide",
        "discard",
        "discard-or-yield",
        "discard-price",
        "exile",
        "choose",
        "where",
        "opponent",
        "damage",
        "destroy",
        "discard-row",
        "swap",
        "keep",
        "free-purchase",
        "take",
        "salvage",
        "exchange",
        "recover",
        "put-on-deck",
    ],
    zones=[
        "hand",
        "deck",
        "discard-pile",
        "in-play",
        "base",
        "bases",
        "unseen",
        "victory-pile",
        "galaxy-row",
        "galaxy-deck",
        "galaxy-discard",
        "pilots",
        "exiled",
        "away",
        "coming",
        "unseen-bases",
    ],
    counters=["resources", "force", "destroyed"],
    marks=["used", "committed", "spent", "damage", "attack", "doomed"],
    phases=["setup", "start", "main"],
    reasons=["limit", "bases"],
)
