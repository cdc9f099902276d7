"""The numbers of the card game and the words behind them."""

from __future__ import annotations

from typing import Final

from kantyna.kernel.spec import Names

# Seats: the dark side takes the first turn.
DARK: Final = 0
LIGHT: Final = 1
SIDES: Final = ["dark", "light"]

# Affiliations.
JEDI: Final = 0
REBEL_ALLIANCE: Final = 1
SMUGGLERS_AND_SPIES: Final = 2
SITH: Final = 3
IMPERIAL_NAVY: Final = 4
SCUM_AND_VILLAINY: Final = 5
NEUTRAL: Final = 6
AFFILIATIONS: Final = [
    "jedi",
    "rebel-alliance",
    "smugglers-and-spies",
    "sith",
    "imperial-navy",
    "scum-and-villainy",
    "neutral",
]

# Kinds of card.
UNIT: Final = 0
ENHANCEMENT: Final = 1
EVENT: Final = 2
FATE: Final = 3
OBJECTIVE: Final = 4
AFFILIATION: Final = 5
KINDS: Final = [
    "unit",
    "enhancement",
    "event",
    "fate",
    "objective",
    "affiliation",
]

# Traits: bits of a mask.
T_ALTER: Final = 1
T_ARMOR: Final = 2
T_BLACK_SQUADRON: Final = 4
T_BOUNTY: Final = 8
T_BOUNTY_HUNTER: Final = 16
T_CAPITAL_SHIP: Final = 32
T_CHARACTER: Final = 64
T_CIVILIAN: Final = 128
T_CLOUD_CITY: Final = 256
T_CONDITION: Final = 512
T_CONTROL: Final = 1024
T_CORUSCANT: Final = 2048
T_CREATURE: Final = 4096
T_DAGOBAH: Final = 8192
T_DANTOOINE: Final = 16384
T_DATHOMIR: Final = 32768
T_DEATH_STAR: Final = 65536
T_DECOY: Final = 131072
T_DESPAYRE: Final = 262144
T_DROID: Final = 524288
T_ENDOR: Final = 1048576
T_ENGINEER: Final = 2097152
T_ESPIONAGE: Final = 4194304
T_EWOK: Final = 8388608
T_EXECUTOR: Final = 16777216
T_FIGHTER: Final = 33554432
T_FLEET: Final = 67108864
T_FORCE: Final = 134217728
T_FORCE_SENSITIVE: Final = 268435456
T_FORCE_USER: Final = 536870912
T_FORTIFICATION: Final = 1073741824
T_IMPERIAL_GUARD: Final = 2147483648
T_KUAT: Final = 4294967296
T_LEADER: Final = 8589934592
T_LIGHTSABER_FORM: Final = 17179869184
T_LOCATION: Final = 34359738368
T_MANEUVER: Final = 68719476736
T_MISSION: Final = 137438953472
T_OFFICER: Final = 274877906944
T_OPERATION: Final = 549755813888
T_PILOT: Final = 1099511627776
T_ROGUE: Final = 2199023255552
T_SCOUNDREL: Final = 4398046511104
T_SENSE: Final = 8796093022208
T_SKILL: Final = 17592186044416
T_SPY: Final = 35184372088832
T_SQUADRON: Final = 70368744177664
T_TATOOINE: Final = 140737488355328
T_TRAP: Final = 281474976710656
T_TROOPER: Final = 562949953421312
T_UPGRADE: Final = 1125899906842624
T_VEHICLE: Final = 2251799813685248
T_WALKER: Final = 4503599627370496
T_WEAPON: Final = 9007199254740992
T_WOOKIEE: Final = 18014398509481984
T_YAVIN_4: Final = 36028797018963968
TRAITS: Final = [
    "alter",
    "armor",
    "black-squadron",
    "bounty",
    "bounty-hunter",
    "capital-ship",
    "character",
    "civilian",
    "cloud-city",
    "condition",
    "control",
    "coruscant",
    "creature",
    "dagobah",
    "dantooine",
    "dathomir",
    "death-star",
    "decoy",
    "despayre",
    "droid",
    "endor",
    "engineer",
    "espionage",
    "ewok",
    "executor",
    "fighter",
    "fleet",
    "force",
    "force-sensitive",
    "force-user",
    "fortification",
    "imperial-guard",
    "kuat",
    "leader",
    "lightsaber-form",
    "location",
    "maneuver",
    "mission",
    "officer",
    "operation",
    "pilot",
    "rogue",
    "scoundrel",
    "sense",
    "skill",
    "spy",
    "squadron",
    "tatooine",
    "trap",
    "trooper",
    "upgrade",
    "vehicle",
    "walker",
    "weapon",
    "wookiee",
    "yavin-4",
]
"""The trait of each bit, from the lowest."""

# Keywords: bits of a mask.
K_ELITE: Final = 1
K_LIMITED: Final = 2
K_SHIELDING: Final = 4
K_TARGETED_STRIKE: Final = 8
K_NO_ENHANCEMENTS: Final = 16
KEYWORDS: Final = ["elite", "limited", "shielding", "targeted-strike", "no-enhancements"]

# Kinds of combat icon; the edge-enabled ones of a card follow its normal ones.
GUN: Final = 0
TACTICS: Final = 1
BLAST: Final = 2
ICONS: Final = [
    "gun",
    "tactics",
    "blast",
]

# Where a card lies.
Z_DECK: Final = 0
Z_HAND: Final = 1
Z_DISCARD: Final = 2
Z_OBJECTIVE_DECK: Final = 3
Z_CHOSEN: Final = 4
Z_OBJECTIVES: Final = 5
Z_UNITS: Final = 6
Z_ENHANCEMENTS: Final = 7
Z_EDGE: Final = 8
Z_CAPTURED: Final = 9
Z_VICTORY: Final = 10
Z_AFFILIATION: Final = 11
Z_PLAYING: Final = 12
Z_UNSEEN: Final = 13
Z_UNSEEN_OBJECTIVES: Final = 14
ZONES: Final = [
    "deck",
    "hand",
    "discard",
    "objective-deck",
    "chosen",
    "objectives",
    "units",
    "enhancements",
    "edge",
    "captured",
    "victory",
    "affiliation",
    "playing",
    "unseen",
    "unseen-objectives",
]

# Timing of an ability.
ACTION: Final = 0
INTERRUPT: Final = 1
REACTION: Final = 2
FORCED_REACTION: Final = 3
FATE_EFFECT: Final = 4
TIMINGS: Final = [
    "action",
    "interrupt",
    "reaction",
    "forced-reaction",
    "fate-effect",
]

# What is about to happen, or has happened.
H_TURN_BEGINS: Final = 0
H_REFRESHED: Final = 1
H_REFRESH_ENDS: Final = 2
H_DRAW_BEGINS: Final = 3
H_PLAYING: Final = 4
H_USED: Final = 5
H_ENTERS: Final = 6
H_DAMAGE: Final = 7
H_LEAVES: Final = 8
H_CHOSEN: Final = 9
H_ENGAGED: Final = 10
H_DECLARED: Final = 11
H_STRIKES: Final = 12
H_STRUCK: Final = 13
H_EDGE_WON: Final = 14
H_SURVIVED: Final = 15
H_COMMITTED: Final = 16
H_GENERATED: Final = 17
HAPPENINGS: Final = [
    "turn-begins",
    "refreshed",
    "refresh-ends",
    "draw-begins",
    "playing",
    "used",
    "enters",
    "damage",
    "leaves",
    "chosen",
    "engaged",
    "declared",
    "strikes",
    "struck",
    "edge-won",
    "survived",
    "committed",
    "generated",
]

# What a happening tells besides: flags of damage.
ENEMY: Final = 1
"""It comes from an attack or an enemy effect: a shield may stop a point of it."""
MOVED: Final = 2
"""Moved, not dealt."""

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
P_SET_UP: Final = 0
P_BALANCE: Final = 1
P_REFRESH: Final = 2
P_DRAW: Final = 3
P_DEPLOYMENT: Final = 4
P_CONFLICT: Final = 5
P_FORCE: Final = 6
PHASES: Final = [
    "set-up",
    "balance",
    "refresh",
    "draw",
    "deployment",
    "conflict",
    "force",
]

# Action windows, for those who want to be asked at some of them only.
W_REFRESH: Final = 0
W_DRAW: Final = 1
W_DEPLOYMENT: Final = 2
W_CONFLICT: Final = 3
W_ATTACKERS: Final = 4
W_DEFENDERS: Final = 5
W_EDGE: Final = 6
W_STRIKE: Final = 7
W_CONFLICT_END: Final = 8
W_FORCE: Final = 9
W_ANSWERS: Final = 10
WINDOWS: Final = [
    "refresh",
    "draw",
    "deployment",
    "conflict",
    "attackers",
    "defenders",
    "edge",
    "strike",
    "conflict-end",
    "force",
    "answers",
]

# Questions.
ASK_MULLIGAN: Final = 0
ASK_KEEP_OBJECTIVES: Final = 1
ASK_REVEAL_OBJECTIVE: Final = 2
ASK_ACTION: Final = 3
ASK_RESPOND: Final = 4
ASK_WHICH: Final = 5
ASK_BALANCE_DAMAGE: Final = 6
ASK_DISCARD_ONE: Final = 7
ASK_DISCARD_DOWN: Final = 8
ASK_ENGAGE: Final = 9
ASK_ATTACKERS: Final = 10
ASK_DEFENDERS: Final = 11
ASK_SHIELDING: Final = 12
ASK_EDGE_CARD: Final = 13
ASK_FATE_AGAIN: Final = 14
ASK_STRIKE: Final = 15
ASK_ICON_ORDER: Final = 16
ASK_UNIT_DAMAGE: Final = 17
ASK_TACTICS: Final = 18
ASK_UNOPPOSED: Final = 19
ASK_COMMIT: Final = 20
ASK_PROTECT: Final = 21
ASK_SHIELD: Final = 22
ASK_PAY: Final = 23
ASK_TARGET: Final = 24
ASK_PICK: Final = 25
ASK_COST: Final = 26
ASK_ORDER: Final = 27
ASK_ATTACH: Final = 28
ASK_CAPTURE_AT: Final = 29
ASK_LEIA: Final = 30
ASK_KEEP_UNITS: Final = 31
ASK_SEARCH: Final = 32
ASK_PUT_INTO_PLAY: Final = 33
ASK_OPPONENTS_HAND: Final = 34
ASK_BOTTOM_ORDER: Final = 35
ASK_TOP_ORDER: Final = 36
ASK_STRIP: Final = 37
ASK_ICON_CHOICE: Final = 38
ASK_CHEAPER: Final = 39
DECISIONS: Final = [
    "mulligan",
    "keep-objectives",
    "reveal-objective",
    "action",
    "respond",
    "which",
    "balance-damage",
    "discard-one",
    "discard-down",
    "engage",
    "attackers",
    "defenders",
    "shielding",
    "edge-card",
    "fate-again",
    "strike",
    "icon-order",
    "unit-damage",
    "tactics",
    "unopposed",
    "commit",
    "protect",
    "shield",
    "pay",
    "target",
    "pick",
    "cost",
    "order",
    "attach",
    "capture-at",
    "leia",
    "keep-units",
    "search",
    "put-into-play",
    "opponents-hand",
    "bottom-order",
    "top-order",
    "strip",
    "icon-choice",
    "cheaper",
]

# What happened.
E_TURN_BEGAN: Final = 0
E_PHASE_BEGAN: Final = 1
E_MULLIGAN: Final = 2
E_KEPT_HAND: Final = 3
E_CHOSE_OBJECTIVES: Final = 4
E_OBJECTIVE_REVEALED: Final = 5
E_DIAL: Final = 6
E_FOCUS_REMOVED: Final = 7
E_SHIELDS_REMOVED: Final = 8
E_REFRESHED: Final = 9
E_DREW: Final = 10
E_DISCARDED: Final = 11
E_PLAYED: Final = 12
E_ENTERED: Final = 13
E_ATTACHED: Final = 14
E_PAID: Final = 15
E_USED: Final = 16
E_CANCELLED: Final = 17
E_DAMAGED: Final = 18
E_PREVENTED: Final = 19
E_PROTECTED: Final = 20
E_FOCUSED: Final = 21
E_SHIELD_SPENT: Final = 22
E_SHIELDED: Final = 23
E_HEALED: Final = 24
E_DESTROYED: Final = 25
E_SACRIFICED: Final = 26
E_DISCARDED_FROM_PLAY: Final = 27
E_RETURNED: Final = 28
E_CAPTURED: Final = 29
E_RESCUED: Final = 30
E_SUNK: Final = 31
E_ENGAGED: Final = 32
E_ATTACKER: Final = 33
E_DEFENDER: Final = 34
E_UNOPPOSED: Final = 35
E_EDGE_LAID: Final = 36
E_EDGE_PASSED: Final = 37
E_EDGE_REVEALED: Final = 38
E_FATE: Final = 39
E_EDGE_WON: Final = 40
E_STRIKE: Final = 41
E_COMMITTED: Final = 42
E_STRUGGLE: Final = 43
E_REVEALED: Final = 44
E_LOOKED: Final = 45
E_SEARCHED: Final = 46
E_TO_HAND: Final = 47
E_BOTTOMED: Final = 48
E_TOPPED: Final = 49
E_GAINED_ICONS: Final = 50
E_FORBIDDEN: Final = 51
E_MATCH_IGNORED: Final = 52
E_CHEAPER: Final = 53
E_REDIRECTED: Final = 54
E_DIAL_DAMAGED: Final = 55
E_MOVED_DAMAGE: Final = 56
E_WITHDRAWN: Final = 57
E_SHUFFLED: Final = 58
E_GAME_WON: Final = 59
EVENTS: Final = [
    "turn-began",
    "phase-began",
    "mulligan",
    "kept-hand",
    "chose-objectives",
    "objective-revealed",
    "dial",
    "focus-removed",
    "shields-removed",
    "refreshed",
    "drew",
    "discarded",
    "played",
    "entered",
    "attached",
    "paid",
    "used",
    "cancelled",
    "damaged",
    "prevented",
    "protected",
    "focused",
    "shield-spent",
    "shielded",
    "healed",
    "destroyed",
    "sacrificed",
    "discarded-from-play",
    "returned",
    "captured",
    "rescued",
    "sunk",
    "engaged",
    "attacker",
    "defender",
    "unopposed",
    "edge-laid",
    "edge-passed",
    "edge-revealed",
    "fate",
    "edge-won",
    "strike",
    "committed",
    "struggle",
    "revealed",
    "looked",
    "searched",
    "to-hand",
    "bottomed",
    "topped",
    "gained-icons",
    "forbidden",
    "match-ignored",
    "cheaper",
    "redirected",
    "dial-damaged",
    "moved-damage",
    "withdrawn",
    "shuffled",
    "game-won",
]

# Counters.
C_DIAL: Final = 0
C_BALANCE: Final = 1
C_DIAL_DAMAGE: Final = 2
C_FORCE_CARDS: Final = 3
C_RESERVE: Final = 4
C_VICTORY_POINTS: Final = 5
C_EDGE_HELD: Final = 6
COUNTERS: Final = [
    "dial",
    "balance",
    "dial-damage",
    "force-cards",
    "reserve",
    "victory-points",
    "edge-held",
]

# Marks on cards in a view.
MK_FOCUS: Final = 0
MK_DAMAGE: Final = 1
MK_SHIELD: Final = 2
MK_COMMITTED: Final = 3
MK_HOST: Final = 4
MK_ATTACKING: Final = 5
MK_DEFENDING: Final = 6
MK_FACE_UP: Final = 7
MK_CAPACITY: Final = 8
MK_GUN: Final = 9
MK_TACTICS: Final = 10
MK_BLAST: Final = 11
MK_USED: Final = 12
MK_CAPTIVES: Final = 13
MK_ENGAGED: Final = 14
MARKS: Final = [
    "focus",
    "damage",
    "shield",
    "committed",
    "host",
    "attacking",
    "defending",
    "face-up",
    "capacity",
    "gun",
    "tactics",
    "blast",
    "used",
    "captives",
    "engaged",
]

# Why a game ended.
R_LIMIT: Final = 0
R_OBJECTIVES: Final = 1
R_DIAL: Final = 2
R_COMMAND_DECK: Final = 3
R_OBJECTIVE_DECK: Final = 4
R_HEART: Final = 5
R_TRENCH_RUN: Final = 6
REASONS: Final = [
    "limit",
    "objectives",
    "dial",
    "command-deck",
    "objective-deck",
    "heart",
    "trench-run",
]

NAMES: Final = Names(
    events=EVENTS,
    decisions=DECISIONS,
    zones=ZONES,
    counters=COUNTERS,
    marks=MARKS,
    phases=PHASES,
    reasons=REASONS,
)
