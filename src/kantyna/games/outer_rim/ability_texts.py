"""What abilities, modifiers, goals and rewards say."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.ability import Ability, Modify
from kantyna.games.outer_rim.effects.selectors import Belongings
from kantyna.games.outer_rim.goal import Goal
from kantyna.games.outer_rim.item import Reward
from kantyna.games.outer_rim.vocabulary import (
    AFTER_LOSS,
    AFTER_OPPONENT_ROLLS,
    AFTER_ROLL,
    AFTER_WIN,
    ALWAYS,
    ANY_ROLL,
    BEFORE_DAMAGE,
    BEFORE_OPPONENT_ROLLS,
    BEFORE_TEST,
    BOUNTY_REWARD,
    FACTIONS,
    FORCED_ENCOUNTER,
    GOALS,
    ILLEGAL_REWARD,
    JOB_REWARD,
    LOSE_REPUTATION_TO_PATROL,
    MARKET_DISCARD,
    NO_GOAL,
    NUMBERS,
    OFTEN,
    ON_DAMAGE,
    ON_PURCHASE,
    OTHER_ENTERS,
    PATROL_WOULD_MOVE,
    ROLLS,
    TIMINGS,
    WOULD_BE_DEFEATED,
)
from kantyna.games.outer_rim.wording import decks_said, skills_said
from kantyna.kernel.said import Said

TIMED_BY_ROLL: Final = [
    AFTER_ROLL,
    AFTER_OPPONENT_ROLLS,
    BEFORE_OPPONENT_ROLLS,
    BEFORE_DAMAGE,
    AFTER_WIN,
    AFTER_LOSS,
    WOULD_BE_DEFEATED,
]
"""Timings that tell in which roll they come."""
ACTING: Final = [
    BEFORE_TEST,
    BEFORE_OPPONENT_ROLLS,
    BEFORE_DAMAGE,
    ON_DAMAGE,
    FORCED_ENCOUNTER,
    OTHER_ENTERS,
    LOSE_REPUTATION_TO_PATROL,
    BOUNTY_REWARD,
    JOB_REWARD,
    ILLEGAL_REWARD,
    ON_PURCHASE,
    MARKET_DISCARD,
    PATROL_WOULD_MOVE,
]
"""Timings at which something happens besides what the effects say."""


# Parts of cards.


def sentence(clause: Said) -> Said:
    """A clause that stands as a line of its own."""
    return Said("sentence", parts={"text": [clause]})


def ability_text(ability: Ability) -> Said:
    """When, how often, on which condition and for which price; then what is done."""
    texts = [Said(f"act-{TIMINGS.words[ability.timing]}", {"n": ability.amount})] if ability.timing in ACTING else []
    changes = [change.said() for change in ability.changes]
    if len(changes) > 1:
        ways = {f"choice{at}": [change] for at, change in enumerate(changes)}
        ways["options"] = [Said("bullet", parts={"text": [change]}) for change in changes]
        texts.append(Said("one-of", parts=ways))
    else:
        texts.extend(changes)
    effects = ability.script.said()
    if ability.timing == BEFORE_TEST and effects:
        texts.append(Said("if-passed", parts={"then": effects}))
    elif changes and effects:
        texts = effects + texts
    else:
        texts.extend(effects)
    if ability.decks:
        texts = [Said("only-decks", parts={"what": [decks_said(ability.decks)], "then": texts})]
    if ability.factions:
        what = [Said(f"faction-{FACTIONS.words[faction]}") for faction in ability.factions]
        texts = [Said("only-factions", parts={"what": what, "then": texts})]
    if ability.price:
        texts = [Said("for-credits", {"n": ability.price}, parts={"then": texts})]
    if ability.discard:
        texts = [Said("for-this-card", parts={"then": texts})]
    if ability.once != ALWAYS:
        texts = [Said(f"once-{OFTEN.words[ability.once]}", parts={"then": texts})]
    if ability.optional:
        texts = [Said("may", parts={"then": texts})]
    if ability.skills:
        texts = [Said("if-skilled", parts={"what": [skills_said(ability.skills)], "then": texts})]
    if ability.condition is not None:
        texts = [Said("if", parts={"condition": [ability.condition.said()], "then": texts})]
    key = f"ability-{TIMINGS.words[ability.timing]}"
    if ability.roll == ANY_ROLL:
        return Said(key, parts={"text": texts})
    names = {"roll": f"roll-{ROLLS.words[ability.roll]}"}
    if ability.timing in TIMED_BY_ROLL:
        return Said(f"{key}-rolled", names=names, parts={"text": texts})
    return Said(key, parts={"text": [Said("in-roll", names=names, parts={"then": texts})]})


def modify_text(modify: Modify) -> Said:
    said = Said(f"modify-{NUMBERS.words[modify.what]}", {"n": modify.amount})
    if modify.per >= 0:
        said = Said("for-each", parts={"each": [Belongings(modify.per).said()], "then": [said]})
    if modify.skills:
        said = Said("if-skilled", parts={"what": [skills_said(modify.skills)], "then": [said]})
    return sentence(said)


def goal_text(goal: Goal) -> list[Said]:
    if goal.event == NO_GOAL:
        return []
    numbers = {"n": goal.count, "amount": goal.amount, "price": goal.price}
    clause = Said(f"goal-{GOALS.words[goal.event]}", numbers)
    return [Said("ability-goal", parts={"text": [clause]})]


def reward_text(reward: Reward) -> list[Said]:
    """What a reward gives, as one clause; nothing of nothing."""
    what: list[Said] = []
    if reward.credits:
        what.append(Said("of-credits", {"n": reward.credits}))
    if reward.fame:
        what.append(Said("of-fame", {"n": reward.fame}))
    for faction in reward.reputation:
        what.append(Said("of-reputation", names={"faction": f"faction-{FACTIONS.words[faction]}"}))
    return [Said("gain", parts={"what": what})] if what else []
