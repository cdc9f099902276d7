"""The words of the card game, and the numbers that stand for them."""

from __future__ import annotations

from typing import Final

from kantyna.kernel.vocabulary import Questions, Words

# Seats: the dark side takes the first turn.
DARK: Final = 0
LIGHT: Final = 1
SIDES: Final = ["dark", "light"]

# Affiliations.
AFFILIATIONS: Final = Words()
JEDI: Final = AFFILIATIONS.add("jedi")
REBEL_ALLIANCE: Final = AFFILIATIONS.add("rebel-alliance")
SMUGGLERS_AND_SPIES: Final = AFFILIATIONS.add("smugglers-and-spies")
SITH: Final = AFFILIATIONS.add("sith")
IMPERIAL_NAVY: Final = AFFILIATIONS.add("imperial-navy")
SCUM_AND_VILLAINY: Final = AFFILIATIONS.add("scum-and-villainy")
NEUTRAL: Final = AFFILIATIONS.add("neutral")

# Kinds of card.
KINDS: Final = Words()
UNIT: Final = KINDS.add("unit")
ENHANCEMENT: Final = KINDS.add("enhancement")
EVENT: Final = KINDS.add("event")
FATE: Final = KINDS.add("fate")
OBJECTIVE: Final = KINDS.add("objective")
AFFILIATION: Final = KINDS.add("affiliation")

# Traits: bits of a mask.
TRAITS: Final = Words()
T_ALTER: Final = TRAITS.add_bit("alter")
T_ARMOR: Final = TRAITS.add_bit("armor")
T_BLACK_SQUADRON: Final = TRAITS.add_bit("black-squadron")
T_BOUNTY: Final = TRAITS.add_bit("bounty")
T_BOUNTY_HUNTER: Final = TRAITS.add_bit("bounty-hunter")
T_CAPITAL_SHIP: Final = TRAITS.add_bit("capital-ship")
T_CHARACTER: Final = TRAITS.add_bit("character")
T_CIVILIAN: Final = TRAITS.add_bit("civilian")
T_CLOUD_CITY: Final = TRAITS.add_bit("cloud-city")
T_CONDITION: Final = TRAITS.add_bit("condition")
T_CONTROL: Final = TRAITS.add_bit("control")
T_CORUSCANT: Final = TRAITS.add_bit("coruscant")
T_CREATURE: Final = TRAITS.add_bit("creature")
T_DAGOBAH: Final = TRAITS.add_bit("dagobah")
T_DANTOOINE: Final = TRAITS.add_bit("dantooine")
T_DATHOMIR: Final = TRAITS.add_bit("dathomir")
T_DEATH_STAR: Final = TRAITS.add_bit("death-star")
T_DECOY: Final = TRAITS.add_bit("decoy")
T_DESPAYRE: Final = TRAITS.add_bit("despayre")
T_DROID: Final = TRAITS.add_bit("droid")
T_ENDOR: Final = TRAITS.add_bit("endor")
T_ENGINEER: Final = TRAITS.add_bit("engineer")
T_ESPIONAGE: Final = TRAITS.add_bit("espionage")
T_EWOK: Final = TRAITS.add_bit("ewok")
T_EXECUTOR: Final = TRAITS.add_bit("executor")
T_FIGHTER: Final = TRAITS.add_bit("fighter")
T_FLEET: Final = TRAITS.add_bit("fleet")
T_FORCE: Final = TRAITS.add_bit("force")
T_FORCE_SENSITIVE: Final = TRAITS.add_bit("force-sensitive")
T_FORCE_USER: Final = TRAITS.add_bit("force-user")
T_FORTIFICATION: Final = TRAITS.add_bit("fortification")
T_IMPERIAL_GUARD: Final = TRAITS.add_bit("imperial-guard")
T_KUAT: Final = TRAITS.add_bit("kuat")
T_LEADER: Final = TRAITS.add_bit("leader")
T_LIGHTSABER_FORM: Final = TRAITS.add_bit("lightsaber-form")
T_LOCATION: Final = TRAITS.add_bit("location")
T_MANEUVER: Final = TRAITS.add_bit("maneuver")
T_MISSION: Final = TRAITS.add_bit("mission")
T_OFFICER: Final = TRAITS.add_bit("officer")
T_OPERATION: Final = TRAITS.add_bit("operation")
T_PILOT: Final = TRAITS.add_bit("pilot")
T_ROGUE: Final = TRAITS.add_bit("rogue")
T_SCOUNDREL: Final = TRAITS.add_bit("scoundrel")
T_SENSE: Final = TRAITS.add_bit("sense")
T_SKILL: Final = TRAITS.add_bit("skill")
T_SPY: Final = TRAITS.add_bit("spy")
T_SQUADRON: Final = TRAITS.add_bit("squadron")
T_TATOOINE: Final = TRAITS.add_bit("tatooine")
T_TRAP: Final = TRAITS.add_bit("trap")
T_TROOPER: Final = TRAITS.add_bit("trooper")
T_UPGRADE: Final = TRAITS.add_bit("upgrade")
T_VEHICLE: Final = TRAITS.add_bit("vehicle")
T_WALKER: Final = TRAITS.add_bit("walker")
T_WEAPON: Final = TRAITS.add_bit("weapon")
T_WOOKIEE: Final = TRAITS.add_bit("wookiee")
T_YAVIN_4: Final = TRAITS.add_bit("yavin-4")

# Keywords: bits of a mask.
KEYWORDS: Final = Words()
K_ELITE: Final = KEYWORDS.add_bit("elite")
K_LIMITED: Final = KEYWORDS.add_bit("limited")
K_SHIELDING: Final = KEYWORDS.add_bit("shielding")
K_TARGETED_STRIKE: Final = KEYWORDS.add_bit("targeted-strike")
K_NO_ENHANCEMENTS: Final = KEYWORDS.add_bit("no-enhancements")

# Kinds of combat icon; the edge-enabled ones of a card follow its normal ones.
ICONS: Final = Words()
GUN: Final = ICONS.add("gun")
TACTICS: Final = ICONS.add("tactics")
BLAST: Final = ICONS.add("blast")

# Timing of an ability.
TIMINGS: Final = Words()
ACTION: Final = TIMINGS.add("action")
INTERRUPT: Final = TIMINGS.add("interrupt")
REACTION: Final = TIMINGS.add("reaction")
FORCED_REACTION: Final = TIMINGS.add("forced-reaction")
FATE_EFFECT: Final = TIMINGS.add("fate-effect")

# What is about to happen, or has happened.
HAPPENINGS: Final = Words()
H_TURN_BEGINS: Final = HAPPENINGS.add("turn-begins")
H_REFRESHED: Final = HAPPENINGS.add("refreshed")
H_REFRESH_ENDS: Final = HAPPENINGS.add("refresh-ends")
H_DRAW_BEGINS: Final = HAPPENINGS.add("draw-begins")
H_PLAYING: Final = HAPPENINGS.add("playing")
H_USED: Final = HAPPENINGS.add("used")
H_ENTERS: Final = HAPPENINGS.add("enters")
H_DAMAGE: Final = HAPPENINGS.add("damage")
H_LEAVES: Final = HAPPENINGS.add("leaves")
H_CHOSEN: Final = HAPPENINGS.add("chosen")
H_ENGAGED: Final = HAPPENINGS.add("engaged")
H_DECLARED: Final = HAPPENINGS.add("declared")
H_STRIKES: Final = HAPPENINGS.add("strikes")
H_STRUCK: Final = HAPPENINGS.add("struck")
H_EDGE_WON: Final = HAPPENINGS.add("edge-won")
H_SURVIVED: Final = HAPPENINGS.add("survived")
H_COMMITTED: Final = HAPPENINGS.add("committed")
H_GENERATED: Final = HAPPENINGS.add("generated")

# What a happening tells besides: flags of damage.
ENEMY: Final = 1
"""It comes from an attack or an enemy effect: a shield may stop a point of it."""
MOVED: Final = 2
"""Moved, not dealt."""
PROTECTED: Final = 4
"""A protector has taken it over: it is not handed on again."""

# Why a card leaves play.
DESTROYED: Final = 0
SACRIFICED: Final = 1
DISCARDED: Final = 2
RETURNED: Final = 3
CAPTURED: Final = 4
SUNK: Final = 5
"""Put on the bottom of its owner's deck."""
TO_HAND: Final = -2
"""In a departure's *other*: the card goes to its owner's hand instead. 0 and up: it is captured at that objective."""

# Participation.
ATTACKING: Final = 1
DEFENDING: Final = 2

# Lasting effects, and how long they last.
M_ICON: Final = 0
"""Six kinds: normal gun, tactics, blast, then edge-enabled ones."""
M_NO_ATTACK: Final = 6
M_NO_DEFENCE: Final = 7
M_IGNORE_MATCH: Final = 8
M_CHEAPER: Final = 9
"""The seat's next card."""
M_ENGAGE_AGAIN: Final = 10
M_RESERVE: Final = 11
M_DISCOUNT: Final = 12
"""On a card that is being played."""
M_WITHDRAWN: Final = 13
"""On a card that was taken back for want of payment."""
UNTIL_STRIKE: Final = 0
UNTIL_ENGAGEMENT: Final = 1
UNTIL_PHASE: Final = 2

# Phases.
PHASES: Final = Words()
P_SET_UP: Final = PHASES.add("set-up")
P_BALANCE: Final = PHASES.add("balance")
P_REFRESH: Final = PHASES.add("refresh")
P_DRAW: Final = PHASES.add("draw")
P_DEPLOYMENT: Final = PHASES.add("deployment")
P_CONFLICT: Final = PHASES.add("conflict")
P_FORCE: Final = PHASES.add("force")

# Action windows, for those who want to be asked at some of them only.
WINDOWS: Final = Words()
W_REFRESH: Final = WINDOWS.add("refresh")
W_DRAW: Final = WINDOWS.add("draw")
W_DEPLOYMENT: Final = WINDOWS.add("deployment")
W_CONFLICT: Final = WINDOWS.add("conflict")
W_ATTACKERS: Final = WINDOWS.add("attackers")
W_DEFENDERS: Final = WINDOWS.add("defenders")
W_EDGE: Final = WINDOWS.add("edge")
W_STRIKE: Final = WINDOWS.add("strike")
W_CONFLICT_END: Final = WINDOWS.add("conflict-end")
W_FORCE: Final = WINDOWS.add("force")
W_ANSWERS: Final = WINDOWS.add("answers")

# Questions. Those settle themselves that are about cards everybody sees. Windows are always asked (not to be asked
# would show that nothing in hand answers), and so is whoever picks from a hand or of cards just drawn or looked at.
QUESTIONS: Final = Questions()
ASK_MULLIGAN: Final = QUESTIONS.ask("mulligan", "CG-MULL-1")
ASK_KEEP_OBJECTIVES: Final = QUESTIONS.ask("keep-objectives", "CG-SETUP-7")
ASK_REVEAL_OBJECTIVE: Final = QUESTIONS.ask("reveal-objective", "CG-SETUP-9", settles=True)
ASK_ACTION: Final = QUESTIONS.ask("action", "CG-ACT-2")
ASK_RESPOND: Final = QUESTIONS.ask("respond", "CG-INT-2")
ASK_WHICH: Final = QUESTIONS.ask("which", "CG-RES-10")
ASK_BALANCE_DAMAGE: Final = QUESTIONS.ask("balance-damage", "CG-BAL-2")
ASK_DISCARD_ONE: Final = QUESTIONS.ask("discard-one", "CG-DRAW-1")
ASK_DISCARD_DOWN: Final = QUESTIONS.ask("discard-down", "CG-DRAW-1")
ASK_ENGAGE: Final = QUESTIONS.ask("engage", "CG-CONF-1")
ASK_ATTACKERS: Final = QUESTIONS.ask("attackers", "CG-ENG-3", settles=True)
ASK_DEFENDERS: Final = QUESTIONS.ask("defenders", "CG-ENG-4")
ASK_SHIELDING: Final = QUESTIONS.ask("shielding", "CG-KEY-5")
ASK_EDGE_CARD: Final = QUESTIONS.ask("edge-card", "CG-EDGE-3")
ASK_FATE_AGAIN: Final = QUESTIONS.ask("fate-again", "CG-EDGE-7")
ASK_STRIKE: Final = QUESTIONS.ask("strike", "CG-STRIKE-1", settles=True)
ASK_ICON_ORDER: Final = QUESTIONS.ask("icon-order", "CG-STRIKE-4", settles=True)
ASK_UNIT_DAMAGE: Final = QUESTIONS.ask("unit-damage", "CG-ICON-1", settles=True)
ASK_TACTICS: Final = QUESTIONS.ask("tactics", "CG-ICON-2", settles=True)
ASK_UNOPPOSED: Final = QUESTIONS.ask("unopposed", "CG-UNOP-1")
ASK_COMMIT: Final = QUESTIONS.ask("commit", "CG-FORCE-1")
ASK_PROTECT: Final = QUESTIONS.ask("protect", "CG-KEY-2")
ASK_SHIELD: Final = QUESTIONS.ask("shield", "CG-SHLD-2")
ASK_PAY: Final = QUESTIONS.ask("pay", "CG-RES-10")
ASK_TARGET: Final = QUESTIONS.ask("target", "CG-TARGET-1", settles=True)
ASK_PICK: Final = QUESTIONS.ask("pick", "CG-ACT-3")
ASK_COST: Final = QUESTIONS.ask("cost", "CG-ABIL-6")
ASK_ORDER: Final = QUESTIONS.ask("order", "CG-DISC-1")
ASK_ATTACH: Final = QUESTIONS.ask("attach", "CG-ENH-1", settles=True)
ASK_CAPTURE_AT: Final = QUESTIONS.ask("capture-at", "CG-CAPT-1", settles=True)
ASK_LEIA: Final = QUESTIONS.ask("leia", "CG-OPEN-3")
ASK_KEEP_UNITS: Final = QUESTIONS.ask("keep-units", "CG-ACT-3")
ASK_SEARCH: Final = QUESTIONS.ask("search", "CG-ACT-3")
ASK_PUT_INTO_PLAY: Final = QUESTIONS.ask("put-into-play", "CG-ACT-3")
ASK_OPPONENTS_HAND: Final = QUESTIONS.ask("opponents-hand", "CG-ACT-3")
ASK_BOTTOM_ORDER: Final = QUESTIONS.ask("bottom-order", "CG-ACT-3")
ASK_TOP_ORDER: Final = QUESTIONS.ask("top-order", "CG-ACT-3")
ASK_STRIP: Final = QUESTIONS.ask("strip", "CG-OPEN-7")
ASK_ICON_CHOICE: Final = QUESTIONS.ask("icon-choice", "CG-ACT-3")
ASK_CHEAPER: Final = QUESTIONS.ask("cheaper", "CG-OPEN-8")

# What happened.
EVENTS: Final = Words()
E_TURN_BEGAN: Final = EVENTS.add("turn-began")
E_PHASE_BEGAN: Final = EVENTS.add("phase-began")
E_MULLIGAN: Final = EVENTS.add("mulligan")
E_KEPT_HAND: Final = EVENTS.add("kept-hand")
E_CHOSE_OBJECTIVES: Final = EVENTS.add("chose-objectives")
E_DIAL: Final = EVENTS.add("dial")
E_FOCUS_REMOVED: Final = EVENTS.add("focus-removed")
E_SHIELDS_REMOVED: Final = EVENTS.add("shields-removed")
E_REFRESHED: Final = EVENTS.add("refreshed")
E_DREW: Final = EVENTS.add("drew")
E_DISCARDED: Final = EVENTS.add("discarded")
E_PLAYED: Final = EVENTS.add("played")
E_ENTERED: Final = EVENTS.add("entered")
E_ATTACHED: Final = EVENTS.add("attached")
E_PAID: Final = EVENTS.add("paid")
E_USED: Final = EVENTS.add("used")
E_CANCELLED: Final = EVENTS.add("cancelled")
E_DAMAGED: Final = EVENTS.add("damaged")
E_PREVENTED: Final = EVENTS.add("prevented")
E_PROTECTED: Final = EVENTS.add("protected")
E_FOCUSED: Final = EVENTS.add("focused")
E_SHIELD_SPENT: Final = EVENTS.add("shield-spent")
E_SHIELDED: Final = EVENTS.add("shielded")
E_HEALED: Final = EVENTS.add("healed")
E_DESTROYED: Final = EVENTS.add("destroyed")
E_SACRIFICED: Final = EVENTS.add("sacrificed")
E_DISCARDED_FROM_PLAY: Final = EVENTS.add("discarded-from-play")
E_RETURNED: Final = EVENTS.add("returned")
E_CAPTURED: Final = EVENTS.add("captured")
E_RESCUED: Final = EVENTS.add("rescued")
E_SUNK: Final = EVENTS.add("sunk")
E_ENGAGED: Final = EVENTS.add("engaged")
E_ATTACKER: Final = EVENTS.add("attacker")
E_DEFENDER: Final = EVENTS.add("defender")
E_UNOPPOSED: Final = EVENTS.add("unopposed")
E_EDGE_LAID: Final = EVENTS.add("edge-laid")
E_EDGE_PASSED: Final = EVENTS.add("edge-passed")
E_EDGE_REVEALED: Final = EVENTS.add("edge-revealed")
E_FATE: Final = EVENTS.add("fate")
E_EDGE_WON: Final = EVENTS.add("edge-won")
E_STRIKE: Final = EVENTS.add("strike")
E_COMMITTED: Final = EVENTS.add("committed")
E_STRUGGLE: Final = EVENTS.add("struggle")
E_REVEALED: Final = EVENTS.add("revealed")
E_LOOKED: Final = EVENTS.add("looked")
E_SEARCHED: Final = EVENTS.add("searched")
E_TO_HAND: Final = EVENTS.add("to-hand")
E_BOTTOMED: Final = EVENTS.add("bottomed")
E_TOPPED: Final = EVENTS.add("topped")
E_GAINED_ICONS: Final = EVENTS.add("gained-icons")
E_FORBIDDEN: Final = EVENTS.add("forbidden")
E_MATCH_IGNORED: Final = EVENTS.add("match-ignored")
E_CHEAPER: Final = EVENTS.add("cheaper")
E_REDIRECTED: Final = EVENTS.add("redirected")
E_DIAL_DAMAGED: Final = EVENTS.add("dial-damaged")
E_MOVED_DAMAGE: Final = EVENTS.add("moved-damage")
E_WITHDRAWN: Final = EVENTS.add("withdrawn")
E_SHUFFLED: Final = EVENTS.add("shuffled")
E_GAME_WON: Final = EVENTS.add("game-won")

# Why a game ended.
REASONS: Final = Words()
R_LIMIT: Final = REASONS.add("limit")
R_OBJECTIVES: Final = REASONS.add("objectives")
R_DIAL: Final = REASONS.add("dial")
R_COMMAND_DECK: Final = REASONS.add("command-deck")
R_OBJECTIVE_DECK: Final = REASONS.add("objective-deck")
R_HEART: Final = REASONS.add("heart")
R_TRENCH_RUN: Final = REASONS.add("trench-run")
