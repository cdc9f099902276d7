"""How the card files write cards: what a card does not have is left out."""

from __future__ import annotations

from kantyna.games.card_game.card import Card
from kantyna.games.card_game.effects.ability import AT_ANY_TIME, FROM_HAND, FROM_PLAY, NO_LIMIT, Ability
from kantyna.games.card_game.effects.constant import HOST_ICONS, TITLE_KEYWORD, Constant
from kantyna.games.card_game.effects.selector import Cards
from kantyna.games.card_game.effects.trigger import Trigger
from kantyna.games.card_game.table import CardGame
from kantyna.games.card_game.vocabulary import (
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
from kantyna.kernel.effect import Effect
from kantyna.kernel.native import i64

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


def _side(affiliation: i64, side: i64) -> i64:
    return SIDES[affiliation] if affiliation != NEUTRAL else side


def icons(
    gun: int = 0, tactics: int = 0, blast: int = 0, edge_gun: int = 0, edge_tactics: int = 0, edge_blast: int = 0
) -> list[int]:
    """Combat icons; the edge-enabled ones count for whoever has the edge."""
    return [gun, tactics, blast, edge_gun, edge_tactics, edge_blast]


def unit(
    key: str,
    *,
    affiliation: i64,
    cost: i64,
    force: i64,
    icons: list[int],
    capacity: i64,
    traits: i64,
    side: i64 = -1,
    resources: i64 = 0,
    keywords: i64 = 0,
    protect: i64 = 0,
    edge: i64 = 0,
    unique: bool = False,
    constants: list[Constant] | None = None,
    abilities: list[Ability] | None = None,
) -> Card:
    return Card(
        key,
        UNIT,
        _side(affiliation, side),
        affiliation,
        cost=cost,
        force=force,
        icons=icons,
        capacity=capacity,
        traits=traits,
        resources=resources,
        keywords=keywords,
        protect=protect,
        edge=edge,
        unique=unique,
        constants=constants,
        abilities=abilities,
    )


def objective(
    key: str,
    *,
    affiliation: i64,
    capacity: i64,
    resources: i64,
    traits: i64 = 0,
    side: i64 = -1,
    constants: list[Constant] | None = None,
    abilities: list[Ability] | None = None,
) -> Card:
    return Card(
        key,
        OBJECTIVE,
        _side(affiliation, side),
        affiliation,
        capacity=capacity,
        resources=resources,
        traits=traits,
        constants=constants,
        abilities=abilities,
    )


def enhancement(
    key: str,
    *,
    affiliation: i64,
    cost: i64,
    force: i64,
    on: Cards | str,
    traits: i64,
    side: i64 = -1,
    resources: i64 = 0,
    keywords: i64 = 0,
    unique: bool = False,
    constants: list[Constant] | None = None,
    abilities: list[Ability] | None = None,
) -> Card:
    return Card(
        key,
        ENHANCEMENT,
        _side(affiliation, side),
        affiliation,
        cost=cost,
        force=force,
        traits=traits,
        resources=resources,
        keywords=keywords,
        unique=unique,
        enhances=on if isinstance(on, str) else "",
        host=on if isinstance(on, Cards) else None,
        constants=constants,
        abilities=abilities,
    )


def event(
    key: str, *, affiliation: i64, cost: i64, force: i64, ability: Ability, traits: i64 = 0, side: i64 = -1
) -> Card:
    """An event works from hand, whatever its ability says."""
    ability.place = FROM_HAND
    return Card(
        key,
        EVENT,
        _side(affiliation, side),
        affiliation,
        cost=cost,
        force=force,
        traits=traits,
        abilities=[ability],
    )


def fate(
    key: str,
    *,
    side: i64,
    force: i64,
    priority: i64,
    effects: list[Effect[CardGame]],
    targets: list[Effect[CardGame]] | None = None,
) -> Card:
    ability = Ability(FATE_EFFECT, effects, targets=targets)
    return Card(key, FATE, side, NEUTRAL, force=force, priority=priority, abilities=[ability])


def affiliation(key: str, which: i64) -> Card:
    return Card(key, AFFILIATION, SIDES[which], which, resources=1)


def action(
    effects: list[Effect[CardGame]],
    costs: list[Effect[CardGame]] | None = None,
    targets: list[Effect[CardGame]] | None = None,
    during: i64 = AT_ANY_TIME,
    limit: i64 = NO_LIMIT,
    place: i64 = FROM_PLAY,
) -> Ability:
    return Ability(ACTION, effects, None, costs, targets, place, during, limit)


def reaction(
    trigger: Trigger,
    effects: list[Effect[CardGame]],
    costs: list[Effect[CardGame]] | None = None,
    targets: list[Effect[CardGame]] | None = None,
    limit: i64 = NO_LIMIT,
    place: i64 = FROM_PLAY,
    printed: Trigger | None = None,
    printed_timing: i64 = -1,
) -> Ability:
    return Ability(REACTION, effects, trigger, costs, targets, place, AT_ANY_TIME, limit, printed, printed_timing)


def forced(trigger: Trigger, effects: list[Effect[CardGame]]) -> Ability:
    return Ability(FORCED_REACTION, effects, trigger)


def interrupt(
    trigger: Trigger,
    effects: list[Effect[CardGame]],
    costs: list[Effect[CardGame]] | None = None,
    targets: list[Effect[CardGame]] | None = None,
    limit: i64 = NO_LIMIT,
    printed: Trigger | None = None,
) -> Ability:
    return Ability(INTERRUPT, effects, trigger, costs, targets, FROM_PLAY, AT_ANY_TIME, limit, printed)


def host_icons(gun: int = 0, tactics: int = 0, blast: int = 0) -> Constant:
    return Constant(HOST_ICONS, icons=icons(gun, tactics, blast))


def named(title: str, keyword: i64) -> Constant:
    """The unit of this title also gains the keyword."""
    return Constant(TITLE_KEYWORD, keyword=keyword, title=title)
