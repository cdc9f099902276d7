"""The words of the Deckbuilding Game, and the numbers that stand for them."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import deck_events
from kantyna.kernel.vocabulary import Questions, Words

# Factions; a seat plays the faction of its number's parity.
FACTIONS: Final = Words()
EMPIRE: Final = FACTIONS.add("empire")
REBEL: Final = FACTIONS.add("rebel")
NEUTRAL: Final = FACTIONS.add("neutral")

# Kinds of card.
KINDS: Final = Words()
UNIT: Final = KINDS.add("unit")
CAPITAL_SHIP: Final = KINDS.add("capital-ship")
BASE: Final = KINDS.add("base")

# Traits, as bits.
TRAITS: Final = Words()
TROOPER: Final = TRAITS.add_bit("trooper")
FIGHTER: Final = TRAITS.add_bit("fighter")
VEHICLE: Final = TRAITS.add_bit("vehicle")
TRANSPORT: Final = TRAITS.add_bit("transport")
OFFICER: Final = TRAITS.add_bit("officer")
SCOUNDREL: Final = TRAITS.add_bit("scoundrel")
HUNTER: Final = TRAITS.add_bit("bounty-hunter")
JEDI: Final = TRAITS.add_bit("jedi")
SITH: Final = TRAITS.add_bit("sith")
DROID: Final = TRAITS.add_bit("droid")
CAPITAL: Final = 1024
"""No trait, but a bit beside theirs: capital ships, where something helps them all."""

# When an ability may be used.
TRIGGERS: Final = Words()
NEVER: Final = TRIGGERS.add("never")
ANYTIME: Final = TRIGGERS.add("text")
WHEN_PLAYED: Final = TRIGGERS.add("when-played")
WHEN_BOUGHT: Final = TRIGGERS.add("when-bought")
WHEN_DEFEATS: Final = TRIGGERS.add("when-defeats")
WHEN_REVEALED: Final = TRIGGERS.add("when-revealed")
WHEN_TURN_STARTS: Final = TRIGGERS.add("when-turn-starts")
WHEN_NEUTRAL_PLAYED: Final = TRIGGERS.add("when-neutral-played")
WHEN_FOE_DISCARDS: Final = TRIGGERS.add("when-foe-discards")

# Constant abilities: what works as long as the card is in play.
CONSTANTS: Final = Words()
NO_CONSTANT: Final = CONSTANTS.add("nothing")
SHIPS_ATTACK: Final = CONSTANTS.add("ships-attack")
TRAITS_ATTACK: Final = CONSTANTS.add("traits-attack")
FORCE_ATTACK: Final = CONSTANTS.add("force-attack")
ROW_ATTACK: Final = CONSTANTS.add("row-attack")
LOST_ATTACK: Final = CONSTANTS.add("lost-attack")
SHIELD: Final = CONSTANTS.add("shield")
FIRST_ON_TOP: Final = CONSTANTS.add("first-on-top")
NEUTRAL_TO_HAND: Final = CONSTANTS.add("neutral-to-hand")
HUNT_NEUTRAL: Final = CONSTANTS.add("hunt-neutral")

# Where a bought card goes, in the order of the options.
DESTINATIONS: Final = Words()
TO_DISCARD: Final = DESTINATIONS.add("discard-pile")
TO_DECK: Final = DESTINATIONS.add("deck")
TO_HAND: Final = DESTINATIONS.add("hand")
TO_HAND_DOOMED: Final = DESTINATIONS.add("hand-doomed")

# The Outer Rim Pilot comes first in the book of cards, then the six starters.
PILOT: Final = 0
STARTERS: Final = 7
"""Cards below this number are not in the galaxy deck."""

# Lasting effects.
NEXT_ON_TOP: Final = 0
MORE_ATTACK: Final = 1
END_OF_TURN: Final = 0

# The steps of a turn.
BASE_STEP: Final = 0
REVEALED: Final = 1
INCOME: Final = 2
ACTIONS: Final = 3

# Questions. Those settle themselves that are about what everybody sees; whoever picks from a hand, or of cards just
# looked at, is always asked, else equal cards would be betrayed.
QUESTIONS: Final = Questions()
ASK_MAIN: Final = QUESTIONS.ask("main", "DB-TURN-2")
ASK_REVEAL_BASE: Final = QUESTIONS.ask("reveal-base", "DB-START-1", settles=True)
ASK_PICK_BASES: Final = QUESTIONS.ask("pick-bases", "DB-MODE-3")
ASK_REACT: Final = QUESTIONS.ask("react", "DB-WHEN-1")
ASK_REWARD: Final = QUESTIONS.ask("reward", "DB-HUNT-7")
ASK_ATTACKERS: Final = QUESTIONS.ask("attackers", "DB-TURN-3", settles=True)
ASK_DIVIDE: Final = QUESTIONS.ask("divide", "DB-ATTACK-3")
ASK_DISCARD: Final = QUESTIONS.ask("discard", "DB-DISCARD-1")
ASK_DISCARD_OR_YIELD: Final = QUESTIONS.ask("discard-or-yield", "DB-CHOOSE-1")
ASK_DISCARD_PRICE: Final = QUESTIONS.ask("discard-price", "DB-ABILITY-6")
ASK_EXILE: Final = QUESTIONS.ask("exile", "DB-ABILITY-4")
ASK_CHOOSE: Final = QUESTIONS.ask("choose", "DB-ABILITY-4", settles=True)
ASK_WHERE: Final = QUESTIONS.ask("where", "DB-BUY-6")
ASK_OPPONENT: Final = QUESTIONS.ask("opponent", "DB-ABILITY-4", settles=True)
ASK_DAMAGE: Final = QUESTIONS.ask("damage", "DB-ABILITY-4", settles=True)
ASK_DESTROY: Final = QUESTIONS.ask("destroy", "DB-ABILITY-4", settles=True)
ASK_DISCARD_ROW: Final = QUESTIONS.ask("discard-row", "DB-ABILITY-4", settles=True)
ASK_SWAP: Final = QUESTIONS.ask("swap", "DB-ABILITY-4", settles=True)
ASK_KEEP: Final = QUESTIONS.ask("keep", "DB-ABILITY-4")
ASK_FREE_PURCHASE: Final = QUESTIONS.ask("free-purchase", "DB-ABILITY-4", settles=True)
ASK_TAKE: Final = QUESTIONS.ask("take", "DB-ABILITY-4", settles=True)
ASK_SALVAGE: Final = QUESTIONS.ask("salvage", "DB-ABILITY-4", settles=True)
ASK_EXCHANGE: Final = QUESTIONS.ask("exchange", "DB-ABILITY-4", settles=True)
ASK_RECOVER: Final = QUESTIONS.ask("recover", "DB-ABILITY-4", settles=True)
ASK_PUT_ON_DECK: Final = QUESTIONS.ask("put-on-deck", "DB-ABILITY-4")
ASK_WHICH: Final = QUESTIONS.ask("which", "DB-ABILITY-8")

# Events; those of every game with personal decks come first.
EVENTS: Final = deck_events()
TURN_BEGAN: Final = EVENTS.add("turn-began")
TURN_ENDED: Final = EVENTS.add("turn-ended")
BASE_REVEALED: Final = EVENTS.add("base-revealed")
BASES_PICKED: Final = EVENTS.add("bases-picked")
PLAYED: Final = EVENTS.add("played")
GAINED_RESOURCES: Final = EVENTS.add("gained-resources")
GAINED_FORCE: Final = EVENTS.add("gained-force")
GAINED_ATTACK: Final = EVENTS.add("gained-attack")
WAS_EXILED: Final = EVENTS.add("exiled")
BOUGHT: Final = EVENTS.add("bought")
BOUGHT_FREE: Final = EVENTS.add("bought-free")
PUT_ON_TOP: Final = EVENTS.add("put-on-top")
WENT_TO_HAND: Final = EVENTS.add("to-hand")
PAID_OFF: Final = EVENTS.add("paid-off")
ROW_DISCARDED: Final = EVENTS.add("row-discarded")
GALAXY_SHUFFLED: Final = EVENTS.add("galaxy-shuffled")
USED_ABILITY: Final = EVENTS.add("used-ability")
TOOK_REWARD: Final = EVENTS.add("took-reward")
COMMITTED_TO_BASE: Final = EVENTS.add("committed-to-base")
COMMITTED_TO_ROW: Final = EVENTS.add("committed-to-row")
STRUCK: Final = EVENTS.add("struck")
SHIP_DAMAGED: Final = EVENTS.add("ship-damaged")
SHIP_DESTROYED: Final = EVENTS.add("ship-destroyed")
BASE_DAMAGED: Final = EVENTS.add("base-damaged")
BASE_SHIELDED: Final = EVENTS.add("base-shielded")
BASE_DESTROYED: Final = EVENTS.add("base-destroyed")
BASE_REPAIRED: Final = EVENTS.add("base-repaired")
DEFEATED: Final = EVENTS.add("defeated")
HUNT_FAILED: Final = EVENTS.add("hunt-failed")
GALAXY_REVEALED: Final = EVENTS.add("galaxy-revealed")
LOOKED_AT_GALAXY: Final = EVENTS.add("looked-at-galaxy")
LOOKED_AT_HAND: Final = EVENTS.add("looked-at-hand")
SWAPPED: Final = EVENTS.add("swapped")
TOOK: Final = EVENTS.add("took")
RECOVERED: Final = EVENTS.add("recovered")
READIED_TOP: Final = EVENTS.add("readied-top")
SPENT_RESOURCES: Final = EVENTS.add("spent-resources")
FORCE_BONUS: Final = EVENTS.add("force-bonus")
SHIP_INCOME: Final = EVENTS.add("ship-income")
GALAXY_DISCARDED: Final = EVENTS.add("galaxy-discarded")
GAME_WON: Final = EVENTS.add("game-won")

# Phases.
PHASES: Final = Words()
PHASE_SETUP: Final = PHASES.add("setup")
PHASE_START: Final = PHASES.add("start")
PHASE_MAIN: Final = PHASES.add("main")

# Why a game ended.
REASONS: Final = Words()
REASON_LIMIT: Final = REASONS.add("limit")
REASON_BASES: Final = REASONS.add("bases")
