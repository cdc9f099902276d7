"""The words of Destiny, and the numbers that stand for them."""

from __future__ import annotations

from typing import Final

from kantyna.kernel.vocabulary import Questions, Words

# Kinds of card; a die is a thing of its own.
KINDS: Final = Words()
CHARACTER: Final = KINDS.add("character")
UPGRADE: Final = KINDS.add("upgrade")
SUPPORT: Final = KINDS.add("support")
EVENT: Final = KINDS.add("event")
BATTLEFIELD: Final = KINDS.add("battlefield")
DIE: Final = KINDS.add("die")

# Affiliations.
AFFILIATIONS: Final = Words()
HERO: Final = AFFILIATIONS.add("hero")
VILLAIN: Final = AFFILIATIONS.add("villain")
NEUTRAL: Final = AFFILIATIONS.add("neutral")

# Colours.
COLOURS: Final = Words()
RED: Final = COLOURS.add("red")
BLUE: Final = COLOURS.add("blue")
YELLOW: Final = COLOURS.add("yellow")
GRAY: Final = COLOURS.add("gray")

# Rarities.
RARITIES: Final = Words()
STARTER: Final = RARITIES.add("starter")
COMMON: Final = RARITIES.add("common")
UNCOMMON: Final = RARITIES.add("uncommon")
RARE: Final = RARITIES.add("rare")
LEGENDARY: Final = RARITIES.add("legendary")

# Sets; a card's code is the set's number and its own.
SETS: Final = Words()
AWAKENINGS: Final = SETS.add("awakenings")
SPIRIT_OF_REBELLION: Final = SETS.add("spirit-of-rebellion")
TWO_PLAYER_GAME: Final = SETS.add("two-player-game")
SET_CODES: Final = ["01", "02", "04"]

# Subtypes: bits of a mask.
SUBTYPES: Final = Words()
ABILITY: Final = SUBTYPES.add_bit("ability")
DROID: Final = SUBTYPES.add_bit("droid")
EQUIPMENT: Final = SUBTYPES.add_bit("equipment")
TITLE: Final = SUBTYPES.add_bit("title")
VEHICLE: Final = SUBTYPES.add_bit("vehicle")
WEAPON: Final = SUBTYPES.add_bit("weapon")

# Keywords: bits of a mask.
KEYWORDS: Final = Words()
AMBUSH: Final = KEYWORDS.add_bit("ambush")
GUARDIAN: Final = KEYWORDS.add_bit("guardian")
REDEPLOY: Final = KEYWORDS.add_bit("redeploy")

# Symbols on dice.
SYMBOLS: Final = Words()
MELEE: Final = SYMBOLS.add("melee")
RANGED: Final = SYMBOLS.add("ranged")
SHIELD: Final = SYMBOLS.add("shield")
RESOURCE: Final = SYMBOLS.add("resource")
DISRUPT: Final = SYMBOLS.add("disrupt")
DISCARD: Final = SYMBOLS.add("discard")
FOCUS: Final = SYMBOLS.add("focus")
SPECIAL: Final = SYMBOLS.add("special")
BLANK: Final = SYMBOLS.add("blank")
ANY_SYMBOL: Final = SYMBOLS.add("any")
"""Adds to whatever symbol is resolved (Lure of Power)."""

# When the abilities of a card work.
TIMINGS: Final = Words()
ON_PLAY: Final = TIMINGS.add("event")
"""The text of an event."""
ON_ACTION: Final = TIMINGS.add("action")
ON_SPECIAL: Final = TIMINGS.add("special")
ON_CLAIM: Final = TIMINGS.add("claim")
BEFORE: Final = TIMINGS.add("before")
INSTEAD: Final = TIMINGS.add("instead")
"""A "before" that replaces what would happen."""
AFTER: Final = TIMINGS.add("after")

# Questions. What betrays a hidden card by not being put is always put.
QUESTIONS: Final = Questions()
ASK_MULLIGAN: Final = QUESTIONS.ask("mulligan", "DE-SETUP-3")
ASK_BATTLEFIELD: Final = QUESTIONS.ask("battlefield", "DE-SETUP-5", settles=True)
ASK_SHIELD: Final = QUESTIONS.ask("shield", "DE-SETUP-6", settles=True)
ASK_ACTION: Final = QUESTIONS.ask("action", "DE-ACT-1")
ASK_EXTRA: Final = QUESTIONS.ask("extra-action", "DE-EXTRA-1")
ASK_BEARER: Final = QUESTIONS.ask("bearer", "DE-UPG-1", settles=True)
ASK_REPLACED: Final = QUESTIONS.ask("replaced", "DE-PLAY-3", settles=True)
ASK_TRIM: Final = QUESTIONS.ask("trim", "DE-UPG-2")
ASK_MODIFY: Final = QUESTIONS.ask("modify", "DE-RESOLVE-2", settles=True)
ASK_TARGET: Final = QUESTIONS.ask("target", "DE-SYM-1", settles=True)
ASK_NEXT_DIE: Final = QUESTIONS.ask("next-die", "DE-RESOLVE-1", settles=True)
ASK_TURN_DIE: Final = QUESTIONS.ask("turn-die", "DE-SYM-7", settles=True)
ASK_FACE: Final = QUESTIONS.ask("face", "DE-TERM-6", settles=True)
ASK_SPECIAL: Final = QUESTIONS.ask("special", "DE-ABIL-7", settles=True)
ASK_OPPONENT: Final = QUESTIONS.ask("opponent", "DE-FFA-4", settles=True)
ASK_REROLL: Final = QUESTIONS.ask("reroll", "DE-REROLL-1", settles=True)
ASK_MAY: Final = QUESTIONS.ask("may", "DE-ABIL-2")
ASK_ORDER: Final = QUESTIONS.ask("order", "DE-SIM-1")
ASK_GUARD: Final = QUESTIONS.ask("guard", "DE-KEY-3")
ASK_REDEPLOY: Final = QUESTIONS.ask("redeploy", "DE-KEY-2")
ASK_MENTOR: Final = QUESTIONS.ask("mentor", "DE-ABIL-2")
ASK_UPKEEP: Final = QUESTIONS.ask("upkeep", "DE-UPKEEP-4")
ASK_DIE: Final = QUESTIONS.ask("die", "DE-TERM-17", settles=True)
ASK_CHARACTER: Final = QUESTIONS.ask("character", "DE-TERM-17", settles=True)
ASK_CARD: Final = QUESTIONS.ask("card", "DE-TERM-17", settles=True)
ASK_HAND: Final = QUESTIONS.ask("hand", "DE-TERM-17")
ASK_CHOICE: Final = QUESTIONS.ask("choice", "DE-TERM-18")
ASK_SYMBOL: Final = QUESTIONS.ask("symbol", "DE-ABIL-2", settles=True)
ASK_COLOUR: Final = QUESTIONS.ask("colour", "DE-ABIL-2")
ASK_AMOUNT: Final = QUESTIONS.ask("amount", "DE-ABIL-2", settles=True)
ASK_POINT: Final = QUESTIONS.ask("point", "DE-DMG-5", settles=True)
ASK_PAY: Final = QUESTIONS.ask("pay", "DE-ABIL-2")
ASK_KEPT_DIE: Final = QUESTIONS.ask("kept-die", "DE-DIE-6")

# What is about to happen or has happened: what triggers answer.
HAPPENINGS: Final = Words()
H_ACTIVATE: Final = HAPPENINGS.add("activate")
H_ROLL: Final = HAPPENINGS.add("roll")
H_PLAY: Final = HAPPENINGS.add("play")
H_RESOLVE: Final = HAPPENINGS.add("resolve")
H_DAMAGE: Final = HAPPENINGS.add("damage")
H_DEFEAT: Final = HAPPENINGS.add("defeat")
H_SHIELDS: Final = HAPPENINGS.add("shields")
H_CLAIM: Final = HAPPENINGS.add("claim")
H_EMPTY_HAND: Final = HAPPENINGS.add("empty-hand")
H_REROLL: Final = HAPPENINGS.add("reroll")
H_DISCARD: Final = HAPPENINGS.add("discard")

# How damage is dealt: bits.
DAMAGE_WAYS: Final = Words()
UNBLOCKABLE: Final = DAMAGE_WAYS.add_bit("unblockable")
IS_MELEE: Final = DAMAGE_WAYS.add_bit("melee")
IS_RANGED: Final = DAMAGE_WAYS.add_bit("ranged")

# Events.
EVENTS: Final = Words()
E_DREW: Final = EVENTS.add("drew")
E_SHUFFLED_BACK: Final = EVENTS.add("shuffled-back")
E_ROLLED: Final = EVENTS.add("rolled")
E_REROLLED: Final = EVENTS.add("rerolled")
E_TURNED: Final = EVENTS.add("turned")
E_CHOSE_BATTLEFIELD: Final = EVENTS.add("chose-battlefield")
E_ROUND_BEGAN: Final = EVENTS.add("round-began")
E_PASSED: Final = EVENTS.add("passed")
E_DECLINED: Final = EVENTS.add("declined")
E_PLAYED: Final = EVENTS.add("played")
E_ATTACHED: Final = EVENTS.add("attached")
E_NOT_PLAYED: Final = EVENTS.add("not-played")
E_ACTIVATED: Final = EVENTS.add("activated")
E_RESOLVED: Final = EVENTS.add("resolved")
E_MODIFIED: Final = EVENTS.add("modified")
E_REMOVED: Final = EVENTS.add("removed")
E_USED: Final = EVENTS.add("used")
E_CLAIMED: Final = EVENTS.add("claimed")
E_GAINED: Final = EVENTS.add("gained")
E_PAID: Final = EVENTS.add("paid")
E_LOST: Final = EVENTS.add("lost")
E_DISCARDED: Final = EVENTS.add("discarded")
E_MILLED: Final = EVENTS.add("milled")
E_LEFT_PLAY: Final = EVENTS.add("left-play")
E_BLOCKED: Final = EVENTS.add("blocked")
E_DAMAGED: Final = EVENTS.add("damaged")
E_MOVED_DAMAGE: Final = EVENTS.add("moved-damage")
E_HEALED: Final = EVENTS.add("healed")
E_SHIELDED: Final = EVENTS.add("shielded")
E_LOST_SHIELDS: Final = EVENTS.add("lost-shields")
E_DEFEATED: Final = EVENTS.add("defeated")
E_RETURNED: Final = EVENTS.add("returned")
E_READIED: Final = EVENTS.add("readied")
E_EXHAUSTED: Final = EVENTS.add("exhausted")
E_EXTRA_ACTION: Final = EVENTS.add("extra-action")
E_UPKEEP: Final = EVENTS.add("upkeep")
E_LOOKED: Final = EVENTS.add("looked")
E_REVEALED: Final = EVENTS.add("revealed")
E_TO_HAND: Final = EVENTS.add("to-hand")
E_TO_DECK: Final = EVENTS.add("to-deck")
E_SET_ASIDE: Final = EVENTS.add("set-aside")
E_CAPTURED: Final = EVENTS.add("captured")
E_LOCKED: Final = EVENTS.add("locked")
E_DOOMED: Final = EVENTS.add("doomed")
E_SWAPPED_BATTLEFIELD: Final = EVENTS.add("swapped-battlefield")
E_TOOK_BATTLEFIELD: Final = EVENTS.add("took-battlefield")
E_PHASE_ENDED: Final = EVENTS.add("phase-ended")
E_ELIMINATED: Final = EVENTS.add("eliminated")
E_NAMED_COLOUR: Final = EVENTS.add("named-colour")
E_SWAPPED_RESOURCES: Final = EVENTS.add("swapped-resources")
E_WON: Final = EVENTS.add("won")

# Phases.
PHASES: Final = Words()
P_SET_UP: Final = PHASES.add("set-up")
P_ACTIONS: Final = PHASES.add("action")
P_UPKEEP: Final = PHASES.add("upkeep")

# Why a game ended.
REASONS: Final = Words()
R_LIMIT: Final = REASONS.add("limit")
R_DEFEATED: Final = REASONS.add("defeated")
R_DECK_OUT: Final = REASONS.add("deck-out")
