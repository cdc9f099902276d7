"""How the card files write cards: what a card does not have is left out."""

from __future__ import annotations

from kantyna.games.card_game.ability import FROM_HAND, NO_LIMIT, Ability, Verb
from kantyna.games.card_game.card import Card
from kantyna.games.card_game.constant import HOST_ICONS, TITLE_KEYWORD, Constant
from kantyna.games.card_game.select import Select
from kantyna.games.card_game.trigger import Trigger
from kantyna.games.card_game.words import (
    ACTION,
    AFFILIATION,
    DARK,
    ENHANCEMENT,
    EVENT,
    FATE,
    FATE_EFFECT,
    FORCED_REACTION,
    IMPERIAL_NAVY,
    INTERRUPT,
    JEDI,
    LIGHT,
    NEUTRAL,
    OBJECTIVE,
    REACTION,
    REBEL_ALLIANCE,
    SCUM_AND_VILLAINY,
    SITH,
    SMUGGLERS_AND_SPIES,
    UNIT,
)

SIDES = {
    JEDI: LIGHT,
    REBEL_ALLIANCE: LIGHT,
    SMUGGLERS_AND_SPIES: LIGHT,
    SITH: DARK,
    IMPERIAL_NAVY: DARK,
    SCUM_AND_VILLAINY: DARK,
}
PLAY_AREA = "play-area"
DIAL = "dial"


def _side(affiliation: int, side: int) -> int:
    return SIDES[affiliation] if affiliation != NEUTRAL else side


def unit(
    key: str,
    affiliation: int,
    cost: int,
    force: int,
    icons: list[int],
    capacity: int,
    traits: int,
    *,
    side: int = -1,
    resources: int = 0,
    keywords: int = 0,
    protect: int = 0,
    edge: int = 0,
    unique: bool = False,
    constants: list[Constant] | None = None,
    abilities: list[Ability] | None = None,
) -> Card:
    """*icons*: gun, tactics, blast, then the edge-enabled ones."""
    return Card(
        key,
        UNIT,
        _side(affiliation, side),
        affiliation,
        cost,
        force,
        icons,
        capacity,
        resources,
        traits,
        keywords,
        protect,
        edge,
        unique,
        0,
        "",
        None,
        constants or [],
        abilities or [],
    )


def objective(
    key: str,
    affiliation: int,
    capacity: int,
    resources: int,
    traits: int = 0,
    *,
    side: int = -1,
    constants: list[Constant] | None = None,
    abilities: list[Ability] | None = None,
) -> Card:
    return Card(
        key,
        OBJECTIVE,
        _side(affiliation, side),
        affiliation,
        0,
        0,
        [0] * 6,
        capacity,
        resources,
        traits,
        0,
        0,
        0,
        False,
        0,
        "",
        None,
        constants or [],
        abilities or [],
    )


def enhancement(
    key: str,
    affiliation: int,
    cost: int,
    force: int,
    on: Select | str,
    traits: int,
    *,
    side: int = -1,
    resources: int = 0,
    keywords: int = 0,
    unique: bool = False,
    constants: list[Constant] | None = None,
    abilities: list[Ability] | None = None,
) -> Card:
    return Card(
        key,
        ENHANCEMENT,
        _side(affiliation, side),
        affiliation,
        cost,
        force,
        [0] * 6,
        0,
        resources,
        traits,
        keywords,
        0,
        0,
        unique,
        0,
        on if isinstance(on, str) else "",
        on if isinstance(on, Select) else None,
        constants or [],
        abilities or [],
    )


def event(
    key: str, affiliation: int, cost: int, force: int, ability: Ability, traits: int = 0, *, side: int = -1
) -> Card:
    """An event works from hand, whatever its ability says."""
    ability.place = FROM_HAND
    return Card(
        key,
        EVENT,
        _side(affiliation, side),
        affiliation,
        cost,
        force,
        [0] * 6,
        0,
        0,
        traits,
        0,
        0,
        0,
        False,
        0,
        "",
        None,
        [],
        [ability],
    )


def fate(
    key: str, side: int, force: int, priority: int, effects: list[Verb], targets: list[Verb] | None = None
) -> Card:
    ability = Ability(FATE_EFFECT, effects, targets=targets)
    return Card(key, FATE, side, NEUTRAL, 0, force, [0] * 6, 0, 0, 0, 0, 0, 0, False, priority, "", None, [], [ability])


def affiliation(key: str, which: int) -> Card:
    return Card(key, AFFILIATION, SIDES[which], which, 0, 0, [0] * 6, 0, 1, 0, 0, 0, 0, False, 0, "", None, [], [])


def action(
    effects: list[Verb],
    costs: list[Verb] | None = None,
    targets: list[Verb] | None = None,
    during: int = 0,
    limit: int = NO_LIMIT,
    place: int = 0,
) -> Ability:
    return Ability(ACTION, effects, None, costs, targets, place, during, limit)


def reaction(
    trigger: Trigger,
    effects: list[Verb],
    costs: list[Verb] | None = None,
    targets: list[Verb] | None = None,
    limit: int = NO_LIMIT,
    place: int = 0,
    printed: Trigger | None = None,
    printed_timing: int = -1,
) -> Ability:
    return Ability(REACTION, effects, trigger, costs, targets, place, 0, limit, printed, printed_timing)


def forced(trigger: Trigger, effects: list[Verb]) -> Ability:
    return Ability(FORCED_REACTION, effects, trigger)


def interrupt(
    trigger: Trigger,
    effects: list[Verb],
    costs: list[Verb] | None = None,
    targets: list[Verb] | None = None,
    limit: int = NO_LIMIT,
    printed: Trigger | None = None,
) -> Ability:
    return Ability(INTERRUPT, effects, trigger, costs, targets, 0, 0, limit, printed)


def host_icons(gun: int = 0, tactics: int = 0, blast: int = 0) -> Constant:
    return Constant(HOST_ICONS, icons=[gun, tactics, blast, 0, 0, 0])


def named(title: str, keyword: int) -> Constant:
    """The unit of this title also gains the keyword (its place in the list)."""
    return Constant(TITLE_KEYWORD, keyword=keyword, title=title)
