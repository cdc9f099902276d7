"""How likely what one tries comes off: exactly, by the faces of the dice, before any ability changes them."""

from __future__ import annotations

from functools import cache
from typing import Final

from kantyna.games.outer_rim.card import Patrol
from kantyna.games.outer_rim.effects.choices import Choose, May
from kantyna.games.outer_rim.effects.trials import Fight, Test
from kantyna.games.outer_rim.table import OuterRim
from kantyna.games.outer_rim.turn.abilities import skill_count
from kantyna.games.outer_rim.turn.answers import CHOOSE, SKILL, YES
from kantyna.games.outer_rim.turn.combat import fewer_dice, kind_here, strength
from kantyna.games.outer_rim.turn.dice import FACES_ON_DIE
from kantyna.games.outer_rim.turn.encounter import ATTEMPT, FIGHT_PATROL, HUNT_CONTACT
from kantyna.games.outer_rim.turn.hunting import HUNT, bounty_on
from kantyna.games.outer_rim.turn.tests import DICE
from kantyna.games.outer_rim.turn.using import CHALLENGE, DUEL
from kantyna.games.outer_rim.vocabulary import BY_SPACE, CRIT, FIGHTS, FOCUS, HIT, SHIP_FIGHT
from kantyna.games.outer_rim.wording import skills_said
from kantyna.kernel.decision import Chance
from kantyna.kernel.effect import Effect, Script
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import Code, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

PASSING: Final = [(CRIT,), (CRIT, HIT), (CRIT, HIT, FOCUS)]
"""The faces that pass a test: without the skill, with it, with it twice."""
DAMAGE: Final = {HIT: 1, CRIT: 2}


@cache
def skill_odds(level: int) -> int:
    """Of a test, in hundredths."""
    faces = len(FACES_ON_DIE)
    missing = sum(face not in PASSING[min(level, 2)] for face in FACES_ON_DIE)
    return round(100 * (1 - (missing / faces) ** DICE))


@cache
def damages(dice: int) -> tuple[int, ...]:
    """In how many ways so many dice show each damage."""
    ways: tuple[int, ...] = (1,)
    for _ in range(dice):
        wider = [0] * (len(ways) + max(DAMAGE.values()))
        for damage, count in enumerate(ways):
            for face in FACES_ON_DIE:
                wider[damage + DAMAGE.get(face, 0)] += count
        ways = tuple(wider)
    return ways


@cache
def fight_odds(own: int, other: int) -> int:
    """Of an attacker with so many dice against so many, in hundredths: a tie is the attacker's (OR-COMBAT-6)."""
    mine, theirs = damages(max(own, 0)), damages(max(other, 0))
    won = sum(mine[a] * sum(theirs[: a + 1]) for a in range(len(mine)))
    return round(100 * won / (sum(mine) * sum(theirs)))


def skill_chance(table: OuterRim, seat: Seat, skills: list[i64]) -> Chance:
    """Of the best of some skills."""
    best = max(skill_odds(int(skill_count(table, seat, skill))) for skill in skills)
    return Chance(Said("chance-test", parts={"skill": [skills_said(skills)]}), best)


def fight_chance(table: OuterRim, seat: Seat, kind: i64, value: i64) -> Chance:
    """Of an attack on an enemy of so much combat."""
    if kind == BY_SPACE:
        kind = kind_here(table, seat)
    return odds_told(kind, int(strength(table, seat, kind)), int(value - fewer_dice(table, seat, kind)))


def player_chance(table: OuterRim, seat: Seat, kind: i64, other: Seat) -> Chance:
    """Of an attack on another player."""
    if kind == BY_SPACE:
        kind = kind_here(table, seat)
    own = strength(table, seat, kind) - fewer_dice(table, other, kind)
    return odds_told(kind, int(own), int(strength(table, other, kind) - fewer_dice(table, seat, kind)))


def odds_told(kind: i64, own: int, other: int) -> Chance:
    """Of an attacker with so many dice against so many."""
    dice = {"own": max(0, own), "other": max(0, other)}
    return Chance(Said(f"chance-{FIGHTS.words[kind]}", dice), fight_odds(own, other))


def trials(table: OuterRim, seat: Seat, script: Script[OuterRim]) -> list[Chance]:
    """The tests and fights of a text that come whatever happens in it."""
    found: list[Chance] = []
    for effect in script.effects:
        if isinstance(effect, Test):
            found.append(skill_chance(table, seat, effect.skills))
        elif isinstance(effect, Fight):
            found.append(fight_chance(table, seat, effect.kind, effect.value))
    return found


def asked_by(table: OuterRim) -> Effect[OuterRim] | None:
    """The text that asks just now."""
    frame = table.stack[-1]
    node = table.program.nodes[frame.node]
    return node.effects[frame.at] if isinstance(node, Script) and frame.at < len(node.effects) else None


def chances(table: OuterRim, seat: Seat, code: Code) -> list[Chance]:
    """What an option depends on, one after the other: for the seat, or the automatic captain for which it decides."""
    if not table.stack:
        return []
    frame = table.stack[-1]
    if table.is_automatic(frame.seat):
        seat = frame.seat
    if frame.node == HUNT:
        return protection(table, seat, frame, code == YES.base)
    if ATTEMPT.has(code) or FIGHT_PATROL.has(code):
        return of_card(table, seat, code)
    if SKILL.has(code):
        return [skill_chance(table, seat, [code - SKILL.base])]
    if code == HUNT_CONTACT.base and table.stack[-1].card >= 0:
        bounty = bounty_on(table, seat, table.defs[table.stack[-1].card])
        return bounty_chance(table, seat, bounty) if bounty >= 0 else []
    if DUEL.has(code) or CHALLENGE.has(code):
        return [player_chance(table, seat, SHIP_FIGHT, code - (DUEL if DUEL.has(code) else CHALLENGE).base)]
    asking = asked_by(table)
    if code == YES.base and isinstance(asking, May):
        return trials(table, seat, asking.then)
    if CHOOSE.has(code) and isinstance(asking, Choose) and code - CHOOSE.base < len(asking.options):
        return trials(table, seat, asking.options[code - CHOOSE.base].script)
    return []


def protection(table: OuterRim, seat: Seat, frame: Frame, protects: bool) -> list[Chance]:
    """Of the fight for a crew member, with its captain or itself: the hunter's chance, or the captain's."""
    hunter, owner = frame.seat, frame.about
    chance = bounty_chance(table, hunter, frame.card)[0]
    if protects:
        chance = player_chance(table, hunter, BY_SPACE, owner)
    if seat == hunter:
        return [chance]
    told = chance.said
    swapped = Said(told.key, {"own": told.numbers["other"], "other": told.numbers["own"]})
    return [Chance(swapped, 100 - chance.percent)]


def of_card(table: OuterRim, seat: Seat, code: Code) -> list[Chance]:
    """Of a job or a patrol."""
    if ATTEMPT.has(code):
        held = [] if table.is_automatic(seat) else ATTEMPT.cards(table, seat, code - ATTEMPT.base)  # without tests
        return [skill_chance(table, seat, skills) for skills in table.item(held[0]).tested] if held else []
    for token in FIGHT_PATROL.cards(table, seat, code - FIGHT_PATROL.base):
        printed = table.printed[token]
        assert isinstance(printed, Patrol)
        if printed.combat > 0:
            return [fight_chance(table, seat, SHIP_FIGHT, printed.combat)]
        return [Chance(Said("chance-none"), 0)]
    return []


def bounty_chance(table: OuterRim, seat: Seat, card: i64) -> list[Chance]:
    bounty = table.item(card).bounty
    assert bounty is not None
    return [fight_chance(table, seat, bounty.fight, bounty.value)]
