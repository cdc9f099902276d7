"""The words of Outer Rim, and the numbers that stand for them."""

from __future__ import annotations

from typing import Final

from kantyna.kernel.body import Row, row
from kantyna.kernel.vocabulary import Questions, Words

# Factions.
FACTIONS: Final = Words()
HUTT: Final = FACTIONS.add("hutt")
IMPERIAL: Final = FACTIONS.add("imperial")
REBEL: Final = FACTIONS.add("rebel")
SYNDICATE: Final = FACTIONS.add("syndicate")
NO_FACTION: Final = -1
# What a text may say instead of a faction; the place tells which it is.
OF_PLANET: Final = FACTIONS.add("of-planet")
OF_PATROL_HERE: Final = FACTIONS.add("of-patrol-here")
OF_NEAREST_PATROL: Final = FACTIONS.add("of-nearest-patrol")
OF_THIS_FAVOR: Final = FACTIONS.add("of-this-favor")
OF_CHOICE: Final = FACTIONS.add("of-choice")
PATROLLING: Final = 4
"""So many factions have patrols and reputation: the first of the list."""

# Standing with a faction.
STANDINGS: Final = Words()
NEGATIVE: Final = STANDINGS.add_bit("negative")
NEUTRAL: Final = STANDINGS.add_bit("neutral")
POSITIVE: Final = STANDINGS.add_bit("positive")

# Skills.
SKILLS: Final = Words()
INFLUENCE: Final = SKILLS.add("influence")
KNOWLEDGE: Final = SKILLS.add("knowledge")
PILOTING: Final = SKILLS.add("piloting")
STEALTH: Final = SKILLS.add("stealth")
STRENGTH: Final = SKILLS.add("strength")
TACTICS: Final = SKILLS.add("tactics")
TECH: Final = SKILLS.add("tech")

# Ranks of contacts, and the symbols on their tokens besides factions.
RANKS: Final = Words()
WHITE: Final = RANKS.add("white")
GREEN: Final = RANKS.add("green")
YELLOW: Final = RANKS.add("yellow")
DROID: Final = "droid"

# Faces of a die.
FACES: Final = Words()
BLANK: Final = FACES.add("blank")
FOCUS: Final = FACES.add("focus")
HIT: Final = FACES.add("hit")
CRIT: Final = FACES.add("crit")

# Decks of the market, in the order in which they lie.
DECKS: Final = Words()
BOUNTY_DECK: Final = DECKS.add("bounty")
CARGO_DECK: Final = DECKS.add("cargo")
GEAR_DECK: Final = DECKS.add("gear-mod")
JOB_DECK: Final = DECKS.add("job")
LUXURY_DECK: Final = DECKS.add("luxury")
SHIP_DECK: Final = DECKS.add("ship")
ANY_DECK: Final = -1

# Decks of encounters.
ENCOUNTERS: Final = Words()
CANTONICA_ORD_MANTELL: Final = ENCOUNTERS.add("cantonica-ord-mantell")
LOTHAL_MON_CALAMARI: Final = ENCOUNTERS.add("lothal-mon-calamari")
KESSEL_DECK: Final = ENCOUNTERS.add("kessel")
NAL_HUTTA_TATOOINE: Final = ENCOUNTERS.add("nal-hutta-tatooine")
NABOO_RYLOTH: Final = ENCOUNTERS.add("naboo-ryloth")
RING_OF_KAFRENE_TAKODANA: Final = ENCOUNTERS.add("ring-of-kafrene-takodana")
NAVPOINT_DECK: Final = ENCOUNTERS.add("navpoint")

# Spaces: the first definitions of the book, so a space's number is that of its definition and of its thing.
SPACES: Final = Words()
CANTONICA: Final = SPACES.add("cantonica")
ORD_MANTELL: Final = SPACES.add("ord-mantell")
LOTHAL: Final = SPACES.add("lothal")
MON_CALAMARI: Final = SPACES.add("mon-calamari")
KESSEL: Final = SPACES.add("kessel")
NAL_HUTTA: Final = SPACES.add("nal-hutta")
TATOOINE: Final = SPACES.add("tatooine")
NABOO: Final = SPACES.add("naboo")
RYLOTH: Final = SPACES.add("ryloth")
TAKODANA: Final = SPACES.add("takodana")
RING_OF_KAFRENE: Final = SPACES.add("ring-of-kafrene")
PLANETS: Final = len(SPACES.words)
"""So many spaces are planets: the first of the list."""
MAELSTROM: Final = SPACES.add("maelstrom")
for _tile in range(1, 7):
    for _corner in ("lo", "li", "ro", "ri") if _tile != 3 else ("lo", "li", "ro", "ri", "x", "y"):
        SPACES.add(f"navpoint-{_tile}-{_corner}")
NOWHERE: Final = -1
# Where cards may point instead of at a space.
ANY_NAVPOINT: Final = -2
MARKED_PLANET: Final = -3
NAVPOINT: Final = -2
"""A section for every navpoint."""

# Kinds of definitions.
KINDS: Final = Words()
SPACE_KIND: Final = KINDS.add("space")
CAPTAIN: Final = KINDS.add("captain")
SHEET: Final = KINDS.add("sheet")
BOUNTY: Final = KINDS.add("bounty")
CARGO: Final = KINDS.add("cargo")
GEAR: Final = KINDS.add("gear")
MOD: Final = KINDS.add("mod")
CREW: Final = KINDS.add("crew")
JOB: Final = KINDS.add("job")
SHIP: Final = KINDS.add("ship")
OFFER: Final = KINDS.add("offer")
"""A card that is worked off at once when it is bought."""
ENCOUNTER: Final = KINDS.add("encounter")
DATABANK: Final = KINDS.add("databank")
CONTACT: Final = KINDS.add("contact")
PATROL: Final = KINDS.add("patrol")
AI: Final = KINDS.add("ai")

# Traits, as bits.
TRAITS: Final = Words()
ILLEGAL: Final = TRAITS.add_bit("illegal")
WEAPON: Final = TRAITS.add_bit("weapon")
ARMOR: Final = TRAITS.add_bit("armor")

# What of a card no public source tells, so that it is ours, as bits.
OURS: Final = Words()
OUR_NAME: Final = OURS.add_bit("name")
OUR_COST: Final = OURS.add_bit("cost")
OUR_COMBAT: Final = OURS.add_bit("combat")
OUR_RANK: Final = OURS.add_bit("rank")
OUR_SKILL: Final = OURS.add_bit("skills")
OUR_TEXT: Final = OURS.add_bit("text")
OUR_PLACE: Final = OURS.add_bit("places")
OUR_REWARD: Final = OURS.add_bit("reward")
OUR_START: Final = OURS.add_bit("start")
OUR_COPIES: Final = OURS.add_bit("copies")
OUR_ICON: Final = OURS.add_bit("icon")
OUR_LANES: Final = OURS.add_bit("lanes")
OUR_WHOLE: Final = OURS.add_bit("whole")
NOT_OURS: Final = 0

# What cards add to.
NUMBERS: Final = Words()
GROUND_COMBAT: Final = NUMBERS.add("ground-combat")
SHIP_COMBAT: Final = NUMBERS.add("ship-combat")
HEALTH: Final = NUMBERS.add("health")
HULL: Final = NUMBERS.add("hull")
HYPERDRIVE: Final = NUMBERS.add("hyperdrive")
CARGO_SLOTS: Final = NUMBERS.add("cargo-slots")

# Kinds of fight.
FIGHTS: Final = Words()
GROUND_FIGHT: Final = FIGHTS.add("ground")
SHIP_FIGHT: Final = FIGHTS.add("space")
BY_SPACE: Final = FIGHTS.add("by-space")
"""Ground combat on a planet, ship combat elsewhere."""

# When an ability may be used.
TIMINGS: Final = Words()
PLANNING: Final = TIMINGS.add("planning")
ACTION: Final = TIMINGS.add("action")
ENCOUNTER_STEP: Final = TIMINGS.add("encounter")
ANY_TIME: Final = TIMINGS.add("any-time")
"""Among the questions of one's own turn."""
OTHERS_ENCOUNTER: Final = TIMINGS.add("others-encounter")
"""In the encounter step of another player in the owner's space."""
BEFORE_TEST: Final = TIMINGS.add("before-test")
AFTER_ROLL: Final = TIMINGS.add("after-roll")
AFTER_FAILED_TEST: Final = TIMINGS.add("after-failed-test")
BEFORE_OPPONENT_ROLLS: Final = TIMINGS.add("before-opponent-rolls")
AFTER_OPPONENT_ROLLS: Final = TIMINGS.add("after-opponent-rolls")
BEFORE_DAMAGE: Final = TIMINGS.add("before-damage")
ON_DAMAGE: Final = TIMINGS.add("on-damage")
AFTER_WIN: Final = TIMINGS.add("after-win")
AFTER_LOSS: Final = TIMINGS.add("after-loss")
AFTER_DEFEAT: Final = TIMINGS.add("after-defeat")
WOULD_BE_DEFEATED: Final = TIMINGS.add("would-be-defeated")
ENTER_PATROL: Final = TIMINGS.add("enter-patrol")
ENTER_MAELSTROM: Final = TIMINGS.add("enter-maelstrom")
FORCED_ENCOUNTER: Final = TIMINGS.add("forced-encounter")
OTHER_ENTERS: Final = TIMINGS.add("other-enters")
LOSE_REPUTATION_TO_PATROL: Final = TIMINGS.add("lose-reputation-to-patrol")
AFTER_REPUTATION: Final = TIMINGS.add("after-reputation")
BOUNTY_REWARD: Final = TIMINGS.add("bounty-reward")
AFTER_BOUNTY_REWARD: Final = TIMINGS.add("after-bounty-reward")
JOB_REWARD: Final = TIMINGS.add("job-reward")
AFTER_JOB_REWARD: Final = TIMINGS.add("after-job-reward")
ILLEGAL_REWARD: Final = TIMINGS.add("illegal-reward")
AFTER_ELIMINATION: Final = TIMINGS.add("after-elimination")
DELIVERY_ROLL: Final = TIMINGS.add("delivery-roll")
ON_PURCHASE: Final = TIMINGS.add("on-purchase")
"""A discount."""
AFTER_PURCHASE: Final = TIMINGS.add("after-purchase")
"""Of the card that was bought itself."""
MARKET_DISCARD: Final = TIMINGS.add("market-discard")
"""Two decks instead of one may be turned over in a market action."""
PATROL_WOULD_MOVE: Final = TIMINGS.add("patrol-would-move")
AFTER_FAME_PATROL: Final = TIMINGS.add("after-fame-patrol")
"""After a win against a patrol whose reward is fame."""
TIMING_BITS: Final[Row] = row([2**timing for timing in range(len(TIMINGS.words))])
"""Each timing as a bit. A table, since a compiled ``1 << timing`` may shift in 32 bits."""

# What suffers damage.
TARGETS: Final = Words()
CHARACTER: Final = TARGETS.add("character")
SHIP_TARGET: Final = TARGETS.add("ship")

# In which rolls an ability works.
ROLLS: Final = Words()
ANY_ROLL: Final = ROLLS.add("any")
IN_TEST: Final = ROLLS.add("test")
IN_GROUND: Final = ROLLS.add("ground")
IN_SHIP: Final = ROLLS.add("space")
IN_COMBAT: Final = ROLLS.add("combat")
IN_COMBAT_OR_TEST: Final = ROLLS.add("combat-or-test")

# How often.
OFTEN: Final = Words()
ALWAYS: Final = OFTEN.add("always")
ONCE_A_ROLL: Final = OFTEN.add("roll")
ONCE_A_COMBAT: Final = OFTEN.add("combat")
ONCE_A_TURN: Final = OFTEN.add("turn")

# What goals count.
GOALS: Final = Words()
NO_GOAL: Final = GOALS.add("none")
GOAL_BOUNTIES: Final = GOALS.add("bounties")
GOAL_ILLEGAL: Final = GOALS.add("illegal")
GOAL_OWN_SHIP: Final = GOALS.add("own-ship")
GOAL_EQUIPMENT: Final = GOALS.add("equipment")
GOAL_DROIDS: Final = GOALS.add("droids")
GOAL_MARKS: Final = GOALS.add("marks")
GOAL_JOBS: Final = GOALS.add("jobs")
GOAL_WINS: Final = GOALS.add("wins")
GOAL_PATROLS: Final = GOALS.add("patrols")
GOAL_CAPTURED: Final = GOALS.add("captured")
GOAL_FULL_CREW: Final = GOALS.add("full-crew")
GOAL_JOB_LADEN: Final = GOALS.add("job-laden")
GOAL_PAY: Final = GOALS.add("pay")
GOAL_REPAIR: Final = GOALS.add("repair")
GOAL_DUEL: Final = GOALS.add("duel")
GOAL_DELIVER_MODS: Final = GOALS.add("deliver-mods")

# What an AI card does in the encounter step, and what it costs the AI to deliver illegal cargo.
AI_STEPS: Final = Words()
AI_PATROL: Final = AI_STEPS.add("patrol")
AI_JOB: Final = AI_STEPS.add("job")
AI_FAME: Final = AI_STEPS.add("fame")
AI_CREDITS: Final = AI_STEPS.add("credits")
AI_CREW: Final = AI_STEPS.add("crew")
AI_REPUTATION: Final = AI_STEPS.add("reputation")
AI_NEAREST_REPUTATION: Final = AI_STEPS.add("nearest-reputation")

EVERYTHING: Final = 99
"""As much as there is: of damage, of dice."""

# Questions.
QUESTIONS: Final = Questions()
ASK_PLANNING: Final = QUESTIONS.ask("planning", "OR-PLAN-1")
ASK_ACTION: Final = QUESTIONS.ask("action", "OR-ACT-1")
ASK_ENCOUNTER: Final = QUESTIONS.ask("encounter", "OR-ENC-1")
ASK_AFAR: Final = QUESTIONS.ask("afar", "OR-ENC-1")
ASK_AFTER_TEST: Final = QUESTIONS.ask("after-test", "OR-TEST-1")
ASK_AI_PROTECT: Final = QUESTIONS.ask("ai-protect", "OR-SOLO-15")
ASK_AI_TARGET: Final = QUESTIONS.ask("ai-target", "OR-SOLO-15")
ASK_AI_TASK: Final = QUESTIONS.ask("ai-task", "OR-SOLO-15", settles=True)
ASK_AI_WAY: Final = QUESTIONS.ask("ai-way", "OR-SOLO-15")
ASK_ANSWER: Final = QUESTIONS.ask("answer", "OR-TRADE-3")
ASK_BEFORE_TEST: Final = QUESTIONS.ask("before-test", "OR-TEST-1")
ASK_BUY: Final = QUESTIONS.ask("buy", "OR-MARKET-3")
ASK_BUY_SHEET: Final = QUESTIONS.ask("buy-sheet", "OR-SHIP-1")
ASK_CAPTAIN: Final = QUESTIONS.ask("captain", "OR-SETUP-6")
ASK_CHANGE: Final = QUESTIONS.ask("change", "OR-DICE-1", settles=True)
ASK_CHOOSE: Final = QUESTIONS.ask("choose", "OR-TEXT-1")
ASK_DEAD_OR_ALIVE: Final = QUESTIONS.ask("dead-or-alive", "OR-BOUNTY-3")
ASK_DELIVER: Final = QUESTIONS.ask("deliver", "OR-DELIVER-2", settles=True)
ASK_DICE: Final = QUESTIONS.ask("dice", "OR-DICE-1")
ASK_DISCARD: Final = QUESTIONS.ask("discard", "OR-LEAVE-1", settles=True)
ASK_DISCARD_TOP: Final = QUESTIONS.ask("discard-top", "OR-MARKET-2", settles=True)
ASK_EXTRA_DIE: Final = QUESTIONS.ask("extra-die", "OR-TEXT-2")
ASK_FACE: Final = QUESTIONS.ask("face", "OR-DICE-1", settles=True)
ASK_FACTION: Final = QUESTIONS.ask("faction", "OR-REP-2")
ASK_FAME_INSTEAD: Final = QUESTIONS.ask("fame-instead", "OR-TEXT-2")
ASK_FLEE: Final = QUESTIONS.ask("flee", "OR-CREW-4", settles=True)
ASK_GIFT: Final = QUESTIONS.ask("gift", "OR-TRADE-5")
ASK_GRANT: Final = QUESTIONS.ask("grant", "OR-TRADE-5")
ASK_MAKE_ROOM: Final = QUESTIONS.ask("make-room", "OR-MARKET-5", settles=True)
ASK_MARK: Final = QUESTIONS.ask("mark", "OR-TEXT-1")
ASK_MARKET: Final = QUESTIONS.ask("market", "OR-MARKET-2")
ASK_MAY: Final = QUESTIONS.ask("may", "OR-TEXT-2")
ASK_MOVE: Final = QUESTIONS.ask("move", "OR-MOVE-1")
ASK_OFFER: Final = QUESTIONS.ask("offer", "OR-TRADE-1")
ASK_OPPONENT: Final = QUESTIONS.ask("opponent", "OR-SOLO-1")
ASK_PASS_BY: Final = QUESTIONS.ask("pass-by", "OR-MOVE-4")
ASK_PATROL: Final = QUESTIONS.ask("patrol", "OR-ENC-3", settles=True)
ASK_PATROL_WAY: Final = QUESTIONS.ask("patrol-way", "OR-PATROL-2", settles=True)
ASK_PAY: Final = QUESTIONS.ask("pay", "OR-TEXT-2")
ASK_PEEK: Final = QUESTIONS.ask("peek", "OR-MEET-5")
ASK_PLAYER: Final = QUESTIONS.ask("player", "OR-TEXT-1", settles=True)
ASK_PRICE: Final = QUESTIONS.ask("price", "OR-MARKET-8", settles=True)
ASK_PROTECT: Final = QUESTIONS.ask("protect", "OR-CREW-6")
ASK_REDIRECT: Final = QUESTIONS.ask("redirect", "OR-PATROL-9")
ASK_REPLACE: Final = QUESTIONS.ask("replace", "OR-DEFEAT-1")
ASK_REQUEST: Final = QUESTIONS.ask("request", "OR-TRADE-7")
ASK_SELL: Final = QUESTIONS.ask("sell", "OR-TEXT-2")
ASK_SHIELD: Final = QUESTIONS.ask("shield", "OR-COMBAT-8")
ASK_SHIP_SIDE: Final = QUESTIONS.ask("ship-side", "OR-SETUP-8")
ASK_SKILL: Final = QUESTIONS.ask("skill", "OR-TEST-1")
ASK_TAKE: Final = QUESTIONS.ask("take", "OR-TEXT-1", settles=True)
ASK_TAKE_CREW: Final = QUESTIONS.ask("take-crew", "OR-TEXT-1", settles=True)
ASK_TALK_OR_FIGHT: Final = QUESTIONS.ask("talk-or-fight", "OR-BOUNTY-1")
ASK_TRACTOR: Final = QUESTIONS.ask("tractor", "OR-TEXT-2")
