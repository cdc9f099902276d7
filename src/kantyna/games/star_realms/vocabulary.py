"""The words of Star Realms, and the numbers that stand for them."""

from __future__ import annotations

from typing import Final

from kantyna.games.common.decks import deck_events
from kantyna.kernel.vocabulary import Questions, Words

# Factions.
FACTIONS: Final = Words()
EMPIRE: Final = FACTIONS.add("star-empire")
FEDERATION: Final = FACTIONS.add("trade-federation")
BLOB: Final = FACTIONS.add("blob")
CULT: Final = FACTIONS.add("machine-cult")
UNALIGNED: Final = FACTIONS.add("unaligned")
EVERY_FACTION: Final = 0b1111
"""The mask of the four factions."""

# Kinds of card.
KINDS: Final = Words()
SHIP: Final = KINDS.add("ship")
BASE: Final = KINDS.add("base")
OUTPOST: Final = KINDS.add("outpost")

# Pools of points.
POOLS: Final = Words()
TRADE: Final = POOLS.add("trade")
COMBAT: Final = POOLS.add("combat")
AUTHORITY: Final = POOLS.add("authority")

# The three starters come first in the book of cards.
SCOUT: Final = 0
VIPER: Final = 1
EXPLORER: Final = 2

# Lasting effects.
NEXT_SHIP_ON_TOP: Final = 0
END_OF_TURN: Final = 0

# Questions. Those settle themselves that are about what everybody sees; whoever picks from a hand is always asked, else
# a hand of equal cards would be betrayed.
QUESTIONS: Final = Questions()
ASK_MAIN: Final = QUESTIONS.ask("main")
ASK_DISCARD: Final = QUESTIONS.ask("discard")
ASK_TARGET: Final = QUESTIONS.ask("target", settles=True)
ASK_SCRAP: Final = QUESTIONS.ask("scrap")
ASK_SCRAP_ROW: Final = QUESTIONS.ask("scrap-row")
ASK_DESTROY: Final = QUESTIONS.ask("destroy")
ASK_CHOOSE: Final = QUESTIONS.ask("choose")
ASK_TAKE: Final = QUESTIONS.ask("take", settles=True)
ASK_COPY: Final = QUESTIONS.ask("copy", settles=True)
ASK_ON_TOP: Final = QUESTIONS.ask("on-top")
ASK_DAMAGE: Final = QUESTIONS.ask("damage", settles=True)
ASK_DISCARD_TO_DRAW: Final = QUESTIONS.ask("discard-to-draw")
ASK_SCRAP_TO_DRAW: Final = QUESTIONS.ask("scrap-to-draw")
ASK_GIVE_TO: Final = QUESTIONS.ask("give-to", settles=True)
ASK_LEAVE: Final = QUESTIONS.ask("leave")
ASK_ADD_TRADE: Final = QUESTIONS.ask("add-trade")
ASK_ADD_COMBAT: Final = QUESTIONS.ask("add-combat")
ASK_MUST_SCRAP: Final = QUESTIONS.ask("must-scrap")
ASK_PUT_TRADE: Final = QUESTIONS.ask("put-trade")
ASK_PUT_COMBAT: Final = QUESTIONS.ask("put-combat")
ASK_WHICH: Final = QUESTIONS.ask("which")
ASK_WHICH_DESTROYED: Final = QUESTIONS.ask("which-destroyed")

# Events; those of every game with personal decks come first.
EVENTS: Final = deck_events()
TURN_BEGAN: Final = EVENTS.add("turn-began")
PLAYED: Final = EVENTS.add("played")
GAINED_TRADE: Final = EVENTS.add("gained-trade")
GAINED_COMBAT: Final = EVENTS.add("gained-combat")
GAINED_AUTHORITY: Final = EVENTS.add("gained-authority")
SCRAPPED: Final = EVENTS.add("scrapped")
RETURNED: Final = EVENTS.add("returned")
BOUGHT: Final = EVENTS.add("bought")
TOOK: Final = EVENTS.add("took")
BASE_HIT: Final = EVENTS.add("hit-base")
BASE_DESTROYED: Final = EVENTS.add("base-destroyed")
ATTACKED: Final = EVENTS.add("attacked")
FELL: Final = EVENTS.add("fell")
USED_PRIMARY: Final = EVENTS.add("used-primary")
USED_ALLY: Final = EVENTS.add("used-ally")
USED_SCRAP: Final = EVENTS.add("used-scrap")
COPIED: Final = EVENTS.add("copied")
TURN_ENDED: Final = EVENTS.add("turn-ended")
HANDED_OVER: Final = EVENTS.add("handed-over")
GAVE: Final = EVENTS.add("gave")
LEFT: Final = EVENTS.add("left")
ADDED_TRADE: Final = EVENTS.add("added-trade")
ADDED_COMBAT: Final = EVENTS.add("added-combat")
WAS_REFUSED: Final = EVENTS.add("refused")
REPAIRED: Final = EVENTS.add("repaired")
READIED_TOP: Final = EVENTS.add("readied-top")
PUT_ON_TOP: Final = EVENTS.add("put-on-top")
GAME_WON: Final = EVENTS.add("game-won")
PART_ENDED: Final = EVENTS.add("part-ended")

# Phases.
PHASES: Final = Words()
PHASE_MAIN: Final = PHASES.add("main")

# Why a game ended.
REASONS: Final = Words()
REASON_LIMIT: Final = REASONS.add("limit")
REASON_LAST: Final = REASONS.add("last")
REASON_EMPEROR: Final = REASONS.add("emperor")
REASON_BOSS: Final = REASONS.add("boss")
REASON_RAIDERS: Final = REASONS.add("raiders")
