"""What cards say, made of what they do: the clauses of effects, put together the way a card is laid out.

A text that holds others gives them as parts, and labels them, so that a reader never has to guess what belongs to what.
"""

from __future__ import annotations

from kantyna.games.outer_rim.ability_texts import ability_text, goal_text, modify_text, reward_text, sentence
from kantyna.games.outer_rim.card import (
    AiCard,
    Captain,
    Card,
    Contact,
    Databank,
    Encounter,
    Icon,
    Market,
    Patrol,
    Section,
    Sheet,
    Side,
    Space,
)
from kantyna.games.outer_rim.effects.amounts import GainReputation, LoseReputation
from kantyna.games.outer_rim.item import Bounty, Item
from kantyna.games.outer_rim.vocabulary import (
    AI_STEPS,
    ANY_NAVPOINT,
    ARMOR,
    CARGO,
    DECKS,
    ENCOUNTERS,
    FACTIONS,
    FIGHTS,
    JOB,
    KINDS,
    MARKED_PLANET,
    NAVPOINT,
    NO_FACTION,
    NOWHERE,
    OUR_WHOLE,
    OURS,
    RANKS,
    SPACES,
)
from kantyna.games.outer_rim.wording import skills_said
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


def card_text(card: Card) -> list[Said]:
    """The lines of a card's page."""
    lines = _own_lines(card)
    if card.line:
        lines.append(Said("ability-line", names={"line": f"line-{card.key}"}))
    if card.ours == OUR_WHOLE:
        lines.append(Said("ability-ours-whole"))
    elif card.ours:
        lines.append(Said("ability-ours", parts={"what": [Said(f"our-{word}") for word in OURS.of_mask(card.ours)]}))
    return lines


def _own_lines(card: Card) -> list[Said]:
    if isinstance(card, Captain):
        return captain_text(card)
    if isinstance(card, Sheet):
        return side_text(card.sides[0]) + side_text(card.sides[1])
    if isinstance(card, Market):
        return item_text(card.items[0]) + [icon_text(icon) for icon in card.icons if icon is not None]
    if isinstance(card, Encounter):
        return [section_text(card, at) for at in range(len(card.sections))]
    if isinstance(card, Databank):
        return databank_text(card)
    if isinstance(card, Contact):
        return contact_text(card)
    if isinstance(card, Patrol):
        return patrol_text(card)
    if isinstance(card, Space):
        return space_text(card)
    assert isinstance(card, AiCard)
    return ai_text(card)


def item_text(item: Item) -> list[Said]:
    """A card as somebody has it."""
    lines: list[Said] = []
    if item.skills:
        lines.append(Said("skills", parts={"skills": [skills_said([skill]) for skill in item.skills]}))
    if item.not_on:
        lines.append(Said("not-on", parts={"places": [Said(f"in-{SPACES.words[place]}") for place in item.not_on]}))
    if item.traits & ARMOR:
        lines.append(Said("one-armor"))
    lines.extend(modify_text(modify) for modify in item.modify)
    for bonus in item.fame:
        lines.append(Said("fame-bonus", {"n": bonus.amount}, parts={"condition": [bonus.condition.said()]}))
    lines.extend(ability_text(ability) for ability in item.abilities)
    if item.carries:
        lines.append(Said("carries", {"n": item.carries}))
    if item.either_slot:
        lines.append(Said("either-slot"))
    if item.kept:
        lines.append(Said("kept"))
    if item.sheet:
        lines.append(Said("gives-sheet", names={"ship": f"ship-{item.sheet}"}))
    if item.bounty is not None:
        lines.extend(bounty_text(item.bounty))
    elif item.kind == CARGO or item.kind == JOB:
        lines.extend(task_text(item))
    ending = item.after.said()
    if item.removed:
        ending.append(Said("leaves-the-game"))
    if ending:
        lines.append(Said("after-reward", parts={"text": ending}))
    return lines


def task_text(item: Item) -> list[Said]:
    """What is delivered or done where, and what it pays."""
    lines: list[Said] = []
    if item.tested:
        lines.append(Said("tested", parts={"skills": [tested(skills) for skills in item.tested]}))
    if item.favor != NO_FACTION:
        lines.append(Said("favor", names={"faction": f"faction-{FACTIONS.words[item.favor]}"}))
    if item.kind == CARGO and item.destination != NOWHERE:
        parts = {"place": [destination(item.destination, "to")], "reward": reward_text(item.reward)}
        lines.append(Said("deliver-illegal" if item.illegal else "deliver", parts=parts))
        return lines
    attempt = item.attempt.said()
    if attempt:
        lines.append(Said("attempt", parts={"place": [destination(item.destination, "in")], "text": attempt}))
    reward = reward_text(item.reward)
    if reward:
        lines.append(Said("reward", parts={"text": reward}))
    return lines


def tested(skills: list[i64]) -> Said:
    """A test that a job lists; one that leaves a choice is kept together."""
    return Said("together", parts={"text": [skills_said(skills)]}) if len(skills) > 1 else skills_said(skills)


def destination(place: i64, way: str) -> Said:
    """A place with its preposition: *to* it, *in* it."""
    if place == ANY_NAVPOINT:
        return Said(f"{way}-any-navpoint")
    return Said(f"{way}-marked-planet" if place == MARKED_PLANET else f"{way}-{SPACES.words[place]}")


def bounty_text(bounty: Bounty) -> list[Said]:
    who = {"target": f"card-{bounty.target}"}
    return [
        Said(f"target-{FIGHTS.words[bounty.fight]}", {"n": bounty.value}, who),
        Said("dead", parts={"text": reward_text(bounty.dead)}),
        Said("alive", parts={"place": [destination(bounty.deliver_to, "to")], "text": reward_text(bounty.alive)}),
    ]


def icon_text(icon: Icon) -> Said:
    return Said("icon", {"n": icon.distance}, {"faction": f"faction-{FACTIONS.words[icon.faction]}"})


# Kinds of cards.


def captain_text(card: Captain) -> list[Said]:
    lines: list[Said] = []
    if card.skills:
        lines.append(Said("skills", parts={"skills": [skills_said([skill]) for skill in card.skills]}))
    if card.droid:
        lines.append(Said("is-droid"))
    lines.append(Said("starts-with", {"n": card.start}))
    for faction, step in card.reputation:
        change = GainReputation(faction).said() if step > 0 else LoseReputation(faction).said()
        lines.append(Said("at-setup", parts={"text": [change]}))
    lines.extend(modify_text(modify) for modify in card.modify)
    lines.extend(ability_text(ability) for ability in card.both)
    lines.extend(Said("front-only", parts={"text": [ability_text(ability)]}) for ability in card.front)
    lines.extend(goal_text(card.goal))
    lines.extend(Said("back-only", parts={"text": [ability_text(ability)]}) for ability in card.back)
    return lines


def side_text(side: Side) -> list[Said]:
    figures = {"hull": side.hull, "combat": side.combat, "hyperdrive": side.hyperdrive}
    slots = {"cargo": side.cargo, "mods": side.mods, "either": side.either, "crew": side.crew}
    name = {"ship": f"ship-{side.key}"}
    texts = [modify_text(modify) for modify in side.modify]
    texts.extend(ability_text(ability) for ability in side.abilities)
    texts.extend(goal_text(side.goal))
    return [Said("figures", {**figures, **slots}, name), *texts]


def section_text(card: Encounter, at: int) -> Said:
    """A section: where, its title, a line to set the scene, and what happens."""
    section = card.sections[at]
    names = {"scene": f"scene-{card.key}-{at + 1}", "place": section_place(section)}
    return Said("section", names=names, parts={"text": section_clauses(section)})


def section_place(section: Section) -> str:
    if section.space == NAVPOINT:
        return ("navpoint-without-patrol", "navpoint-with-patrol", "navpoint-any")[section.patrol]
    return f"card-{SPACES.words[section.space]}"


def section_clauses(section: Section) -> list[Said]:
    texts: list[Said] = []
    for branch in section.branches:
        if branch.condition is None:
            texts.extend(branch.script.said())
        else:
            texts.append(branch_text(branch.condition.said(), branch.script.said()))
    if section.secret is not None:
        texts.append(Said("secret", parts={"text": [ability_text(section.secret)]}))
    if section.item is not None:
        texts.append(carried_text(section.item))
    return texts


def branch_text(condition: Said, then: list[Said]) -> Said:
    """A standing is the heading of its text, which may have ifs of its own."""
    if condition.key == "if-standing":
        return Said("branch", names=condition.names, parts={**condition.parts, "then": then})
    return Said("if", parts={"condition": [condition], "then": then})


def carried_text(item: Item) -> Said:
    """What is printed at the foot of a card."""
    names = {"item": f"item-{item.key}", "kind": f"kind-{KINDS.words[item.kind]}"}
    return Said("carried", {"n": item.cost}, names, {"text": item_text(item)})


def databank_text(card: Databank) -> list[Said]:
    lines = [Said("databank-number", {"n": card.numbered})]
    for text in card.script.said():
        lines.extend(sentence(part) for part in text.parts.get("steps", [text]))
    for item in card.items:
        if item.key:
            lines.append(sentence(carried_text(item)))
        elif card.contact:
            lines.append(Said("as-crew", parts={"text": item_text(item)}))
        else:
            lines.extend(item_text(item))
    if card.start != NOWHERE:
        lines.append(Said("starting-planet", names={"place": f"card-{SPACES.words[card.start]}"}))
    return lines


def contact_text(card: Contact) -> list[Said]:
    lines = [Said("contact", {"n": card.databank}, {"rank": f"rank-{RANKS.words[card.rank]}"})]
    if card.symbol != NO_FACTION:
        lines.append(Said("symbol", names={"faction": f"faction-{FACTIONS.words[card.symbol]}"}))
    if card.droid:
        lines.append(Said("is-droid"))
    return lines


def patrol_text(card: Patrol) -> list[Said]:
    if card.combat == 0:
        return [Said("unbeatable", {"level": card.level})]
    return [Said("patrol", {"level": card.level, "n": card.combat}, parts={"text": reward_text(card.reward)})]


def space_text(card: Space) -> list[Said]:
    lines = [Said("encounters-of", names={"deck": f"encounters-{ENCOUNTERS.words[card.encounters]}"})]
    if card.faction != NO_FACTION:
        lines.append(Said("planet-of", names={"faction": f"faction-{FACTIONS.words[card.faction]}"}))
    if card.ranks:
        ranks = [Said(f"rank-{RANKS.words[rank]}") for rank in card.ranks]
        lines.append(Said("contact-spaces", parts={"ranks": ranks}))
    return lines


def ai_text(card: AiCard) -> list[Said]:
    actions = [ai_delivery(card)]
    buys = {"deck": f"deck-{DECKS.words[card.buys]}"}
    if card.instead >= 0:
        actions.append(Said("ai-buys-instead", names={**buys, "other": f"deck-{DECKS.words[card.instead]}"}))
    else:
        actions.append(Said("ai-buys", names=buys))
    if card.marks:
        actions.append(Said("ai-marks"))
    if card.reveals:
        actions.append(Said("ai-reveals"))
    lines = [
        Said("ai-planning-always" if card.recovers_always else "ai-planning"),
        Said("ai-actions", parts={"text": actions}),
        Said("ai-encounter", parts={"text": [Said(f"ai-step-{AI_STEPS.words[step]}") for step in card.steps]}),
    ]
    if card.reshuffles:
        lines.append(Said("ai-reshuffles"))
    return lines


def ai_delivery(card: AiCard) -> Said:
    if card.costs_reputation:
        return Said("ai-delivers-for-reputation")
    return Said("ai-delivers-for-damage", {"n": card.ship_damage}) if card.ship_damage else Said("ai-delivers")
